"""The levels for beginners: they use the heuristic, and make a beginner's mistakes."""

from __future__ import annotations

import math
from typing import ClassVar

from bottega.bots import numbers
from bottega.bots.base import Bot
from bottega.core.position import Position, new_buffer
from bottega.core.rng import Rng


class GarzoneBot(Bot):
    """Often takes something that looks nearly as good as the best action.

    How far it strays depends on the distance between the best action and the average of the next few. It never takes an
    action that looks worse than this average.
    """

    leeway: ClassVar[float] = 1.0
    """The worst that it takes: so many times this distance below the best."""

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.buf = new_buffer()

    def choose(self, position: Position, seat: int) -> int:
        values: dict[int, float] = {}
        for action in self.considered([int(self.buf[at]) for at in range(position.fill(self.buf, seat))]):
            after = position.copy()
            after.apply(action, seat)
            values[action] = after.heuristic(seat)
        top = sorted(values.values(), reverse=True)[: numbers.NEXT_FEW]
        distance = max(0.0, top[0] - sum(top) / len(top))
        worst = top[0] - self.leeway * distance

        def appeal(action: int) -> float:
            luck = (1 + self.rng.below(1_000_000)) / 1_000_001
            return values[action] - numbers.CARELESS * distance * math.log(-math.log(luck))

        return max((action for action in values if values[action] >= worst), key=appeal)

    def considered(self, actions: list[int]) -> list[int]:
        """The actions that it compares."""
        return actions


class FattorinoBot(GarzoneBot):
    """Plays as people do in their first games: it also overlooks half of what it could do."""

    leeway: ClassVar[float] = numbers.FATTORINO_LEEWAY

    def considered(self, actions: list[int]) -> list[int]:
        seen = [action for action in actions if self.rng.below(100) < numbers.SEEN]
        return seen if len(seen) > 1 else actions
