"""Bots that look one step ahead: they evaluate the position right after each action."""

from __future__ import annotations

import math

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.bots.base import Bot
from bottega.core.judge import Judge, judge_for
from bottega.core.position import Position, new_buffer
from bottega.core.rng import Rng


class StepBot(Bot):
    """Takes the action with the highest learned value.

    For training it can explore: in `explore` of 1000 decisions it takes a random action, better ones more often; a
    difference of `temperature` points counts as large.
    """

    buf: vec[i16]
    judge: Judge | None
    explore: i64
    temperature: float

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.buf = new_buffer()
        self.judge = None
        self.explore = 0
        self.temperature = 2.0

    def choose(self, position: Position, seat: int) -> int:
        buf = self.buf
        count = position.fill(buf, seat)
        if count == 1:
            return int(buf[0])
        values = self.values(position, seat, count)
        best: i64 = 0
        for at in range(count):
            if values[at] > values[best]:
                best = at
        if self.explore > 0 and self.rng.below(1000) < self.explore:
            best = self.sample(values, values[best])
        return int(buf[best])

    def values(self, position: Position, seat: i64, count: i64) -> list[float]:
        """The value of each of the actions in the buffer."""
        judge = self.judge if self.judge is not None else judge_for(position)
        judge.start(position, seat)
        values: list[float] = []
        for at in range(count):
            after = position.copy()
            after.apply(i64(self.buf[at]), seat)
            values.append(judge.assess(after, seat))
        return values

    def sample(self, values: list[float], best: float) -> i64:
        """A random action, better ones more often."""
        total = 0.0
        for value in values:
            total += math.exp(max(-20.0, (value - best) / self.temperature))
        rest = float(self.rng.below(1000000)) / 1000000.0 * total
        for at in range(len(values)):
            rest -= math.exp(max(-20.0, (values[at] - best) / self.temperature))
            if rest <= 0.0:
                return at
        return 0
