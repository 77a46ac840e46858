"""The Garzone: a beginner."""

from __future__ import annotations

import math

from bottega.bots import numbers
from bottega.bots.base import Bot
from bottega.core.position import Position, new_buffer
from bottega.core.rng import Rng


class GarzoneBot(Bot):
    """Makes a beginner's mistakes: it uses the heuristic, and often takes something that looks nearly as good.

    How far it strays depends on the distance between the best action and the next few. It never takes an action worse
    than the average of these.
    """

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.buf = new_buffer()

    def choose(self, position: Position, seat: int) -> int:
        values: dict[int, float] = {}
        for at in range(position.fill(self.buf, seat)):
            action = int(self.buf[at])
            after = position.copy()
            after.apply(action, seat)
            values[action] = after.heuristic(seat)
        top = sorted(values.values(), reverse=True)[: numbers.NEXT_FEW]
        distance = max(0.0, top[0] - sum(top) / len(top))

        def appeal(action: int) -> float:
            luck = (1 + self.rng.below(1_000_000)) / 1_000_001
            return values[action] - numbers.CARELESS * distance * math.log(-math.log(luck))

        return max((action for action in values if values[action] >= top[0] - distance), key=appeal)
