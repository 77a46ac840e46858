"""The four levels: the apprentices of a workshop, up to its master.

A level is a fixed number of iterations, so that it is as strong on every machine.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from bottega.bots import numbers
from bottega.bots.search import Budget, SearchBot
from bottega.bots.steps import StepBot
from bottega.core.position import Position, game_of
from bottega.core.rng import Rng


class GarzoneBot(StepBot):
    """Makes a beginner's mistakes: it goes by the heuristic, and often takes something that looks nearly as good."""

    def choose(self, position: Position, seat: int) -> int:
        count = position.fill(self.buf, seat)
        values: list[float] = []
        total = 0.0
        best = -1e18
        for at in range(count):
            after = position.copy()
            after.apply(i64(self.buf[at]), seat)
            value = after.heuristic(seat)
            values.append(value)
            total += value
            best = max(best, value)
        distance = best - total / float(count)
        careless: float = numbers.CARELESS
        found: i64 = 0
        most = -1e18
        for at in range(count):
            if values[at] < best - distance:
                continue
            luck = float(1 + self.rng.below(1000000)) / 1000001.0
            promise = values[at] - careless * distance * math.log(-math.log(luck))
            if promise > most:
                found, most = at, promise
        return int(self.buf[found])


class ApprendistaBot(StepBot):
    """Looks one step ahead."""


class LavoranteBot(SearchBot):
    """Searches a little."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting or str(numbers.LAVORANTE))

    def choose(self, position: Position, seat: int) -> int:
        return self.think(position, seat, Budget(iterations(position, self.effort * float(self.budget))))[
            0
        ].action


class MaestroBot(LavoranteBot):
    """Searches well; `maestro:2000` for longer."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting or str(numbers.MAESTRO))


def iterations(position: Position, budget: float) -> int:
    """The iterations of a level in this game."""
    game = game_of(position)
    pace = 1.0 if game is None else float(game.pace)
    return max(1, int(budget * pace))
