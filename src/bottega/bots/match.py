"""Bots against each other."""

from __future__ import annotations

from mypy_extensions import i64

from bottega.bots.base import Bot
from bottega.core.interrupts import yield_to_interpreter
from bottega.core.position import CHANCE, OVER, Position
from bottega.core.rng import Rng


def run(position: Position, bots: list[Bot], dice: Rng) -> i64:
    """Let the bots, one for each seat, play the position to its end; return how many decisions they made."""
    decisions: i64 = 0
    while True:
        who = position.to_act
        if who >= 0:
            position.apply(bots[who].choose(position.copy(), who))
            decisions += 1
            if decisions & 1023 == 0:
                yield_to_interpreter()
        elif who == CHANCE:
            position.apply(position.sample(dice))
        elif who == OVER:
            return decisions
