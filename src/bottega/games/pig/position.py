"""The state of a game of Pig."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import (
    CHANCE,
    NOT_TO_ACT,
    ROUND,
    SEATS,
    TO_ACT,
    Position,
    cells_from_key,
    new_cells,
)
from bottega.core.rng import Rng
from bottega.games.pig import evaluate, rules, scoring
from bottega.games.pig.tables import Tables

# Cells.
HEADER: Final = 3  # as in core.position; written out, for only numbers of the same module are folded
ACTIVE: Final = HEADER  # whose turn it is
POT: Final = HEADER + 1  # points of this turn, not yet safe
GOAL: Final = HEADER + 2
POINTS: Final = HEADER + 3  # of each seat
LENGTH: Final = POINTS

# Actions.
ROLL: Final = 0
HOLD: Final = 1
ACTIONS: Final = 2


class PigPosition(Position):
    tables: Final[Tables]

    def __init__(self, tables: Tables, cells: vec[i16]) -> None:
        super().__init__(cells)
        self.tables = tables

    @property
    def action_count(self) -> i64:
        return ACTIONS

    def refusal(self, action: i64, seat: i64 = -1) -> i64:
        if self.to_act < 0 or (seat >= 0 and seat != self.to_act):
            return NOT_TO_ACT
        return 0

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        return rules.fill(self, buf)

    def apply(self, action: i64, seat: i64 = -1) -> None:
        rules.apply(self, action)

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

    def value(self, seat: i64) -> float:
        return evaluate.value(self, seat)

    def dump(self) -> dict[str, object]:
        cells = self.cells
        return {
            "round": self.round,
            "active": i64(cells[ACTIVE]),
            "rolling": self.to_act == CHANCE,
            "over": self.to_act < CHANCE,
            "pot": i64(cells[POT]),
            "goal": i64(cells[GOAL]),
            "points": [int(cells[POINTS + seat]) for seat in range(self.seats)],
        }

    def __reduce__(self) -> tuple[Callable[[Tables, bytes], PigPosition], tuple[Tables, bytes]]:
        return restore, (self.tables, self.key())


def restore(tables: Tables, key: bytes) -> PigPosition:
    """A position from its key: for pickles."""
    return PigPosition(tables, cells_from_key(key))


def new(tables: Tables, players: i64, goal: i64) -> PigPosition:
    """The first position: the first player is about to roll."""
    cells = new_cells(LENGTH + players)
    cells[TO_ACT] = i16(CHANCE)
    cells[SEATS] = i16(players)
    cells[ROUND] = i16(1)
    cells[GOAL] = i16(goal)
    return PigPosition(tables, cells)
