"""Flat Monte Carlo: try every action with random games to the end, and take the one that wins most often."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.bots.base import Bot
from bottega.core.playout import playout
from bottega.core.position import Position, new_buffer
from bottega.core.rng import Rng


@final
class FlatBot(Bot):
    """`flat:200` plays 200 random games for each decision, divided among its actions; the default is 100."""

    buf: vec[i16]
    games: i64

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        self.buf = new_buffer()
        if setting and not (setting.isdecimal() and int(setting) > 0):
            raise ValueError(f"the number of random games must be a whole number above 0, not {setting!r}")
        self.games = int(setting) if setting else 100

    def choose(self, position: Position, seat: int) -> int:
        count = position.fill(self.buf, seat)
        actions = [i64(self.buf[at]) for at in range(count)]
        if count == 1:
            return actions[0]
        each = max(1, int(self.effort * float(self.games)) // count)
        best: i64 = actions[0]
        best_value = -1e9
        for action in actions:
            value = 0.0
            for _ in range(each):
                game = position.copy()
                game.apply(action, seat)
                playout(game, self.rng, self.buf)
                value += worth(game, seat)
            if value > best_value:
                best, best_value = action, value
        return best


def worth(position: Position, seat: i64) -> float:
    """What a finished game is worth to a seat: its share of the win, and a little for the points, to break ties.

    Points count by how far they are behind the best; a solo player counts their own.
    """
    winners = position.winners()
    share = 1.0 / len(winners) if seat in winners else 0.0
    scores = position.scores()
    points = scores[seat] if len(scores) == 1 else scores[seat] - max(scores)
    return share + 0.001 * points
