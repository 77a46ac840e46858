"""The bot that takes what the heuristic values most. Other bots are measured against it, so it must not change."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.bots.base import Bot
from bottega.core.position import Position, new_buffer
from bottega.core.rng import Rng


@final
class GreedyBot(Bot):
    buf: vec[i16]

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.buf = new_buffer()

    def choose(self, position: Position, seat: int) -> int:
        """The action that leads to the position with the highest value; ties are broken at random."""
        buf = self.buf
        count = position.fill(buf, seat)
        best: i64 = 0
        best_value = 0.0
        equals: i64 = 0
        for at in range(count):
            action = i64(buf[at])
            after = position.copy()
            after.apply(action, seat)
            value = after.heuristic(seat)
            if at == 0 or value > best_value:
                best, best_value, equals = action, value, 1
            elif value == best_value:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = action
        return best
