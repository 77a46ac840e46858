"""Random games from a position, at the speed of the engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.interrupts import yield_to_interpreter
from bottega.core.position import CHANCE, OVER, TO_ACT, Position
from bottega.core.rng import Rng


def playout(position: Position, rng: Rng, buf: vec[i16]) -> i64:
    """Play random canonical actions to the end and return how many decisions were taken."""
    decisions: i64 = 0
    while True:
        who = i64(position.cells[TO_ACT])
        if who >= 0:
            count = position.fill(buf)
            position.apply(i64(buf[rng.below(count)]))
            decisions += 1
            if decisions & 4095 == 0:
                yield_to_interpreter()
        elif who == CHANCE:
            position.apply(position.sample(rng))
        elif who == OVER:
            yield_to_interpreter()
            return decisions


def copies(position: Position, count: i64) -> Position:
    """Copy a position `count` times, each from the one before; for measuring."""
    for _ in range(count):
        position = position.copy()
    return position
