"""The state of a game of Pig."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, SEATS, new_cells
from bottega.core.rng import Rng
from bottega.games.pig import evaluate, scoring
from bottega.games.pig import layout as at
from bottega.games.pig.rules import choices
from bottega.games.pig.tables import Tables


@final
class PigPosition(at.PigCells):
    tables: Final[Tables]

    def __init__(self, tables: Tables, cells: vec[i16]) -> None:
        super().__init__(cells)
        self.tables = tables

    @property
    def action_count(self) -> i64:
        return at.ACTIONS

    def refuse(self, action: i64, seat: i64) -> i64:
        return choices.refuse(self, action, seat)

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        return choices.fill(self, buf)

    def apply(self, action: i64, seat: i64 = -1) -> None:
        choices.apply(self, action)

    def weights(self) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(1, self.tables.sides + 1)]

    def sample(self, rng: Rng) -> i64:
        return rng.below(self.tables.sides) + 1

    def copy(self) -> PigPosition:
        return PigPosition(self.tables, self.cells[:])

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def heuristic(self, seat: i64) -> float:
        return evaluate.heuristic(self, seat)

    def dump(self) -> dict[str, object]:
        from bottega.games.pig.dump import dump

        return dump(self)


def new(tables: Tables, players: i64, goal: i64) -> PigPosition:
    """The first position: the first player is about to roll."""
    cells = new_cells(at.SEATS_AT + players * at.SEAT_SIZE)
    cells[SEATS] = i16(players)
    p = PigPosition(tables, cells)
    p.set_to_act(CHANCE)
    p.set_round(1)
    p.set_goal(goal)
    return p
