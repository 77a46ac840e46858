"""The upper levels: the apprentices of a workshop, up to its master.

A level is a fixed number of iterations, so that it is equally strong on every machine.
"""

from __future__ import annotations

from typing import final

from bottega.bots import numbers
from bottega.bots.search import Budget, SearchBot
from bottega.bots.steps import StepBot
from bottega.core.position import Position, game_of
from bottega.core.rng import Rng


@final
class ApprendistaBot(StepBot):
    """Looks one step ahead."""


class LavoranteBot(SearchBot):
    """Searches a little."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting or str(numbers.LAVORANTE))

    def usual(self, position: Position) -> Budget:
        return Budget(iterations(position, self.effort * float(self.budget)))


@final
class MaestroBot(LavoranteBot):
    """Searches well; `maestro:8000` for longer."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting or str(numbers.MAESTRO))


def iterations(position: Position, budget: float) -> int:
    """The number of iterations of a level in this game."""
    game = game_of(position)
    pace = 1.0 if game is None else float(game.pace)
    return max(1, int(budget * pace))
