"""The bot that takes any canonical action."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16

from bottega.bots.base import Bot
from bottega.core.position import Position, new_buffer
from bottega.core.rng import Rng


@final
class RandomBot(Bot):
    buf: vec[i16]

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.buf = new_buffer()

    def choose(self, position: Position, seat: int) -> int:
        return int(self.buf[self.rng.below(position.fill(self.buf, seat))])
