"""The state of a game of Florenza."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import SEATS, new_cells
from bottega.core.rng import Rng
from bottega.games.florenza import evaluate, scoring
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import choices, flow, setup
from bottega.games.florenza.tables import Tables


@final
class FlorenzaPosition(at.FlorenzaCells):
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
        return [(outcome, 1) for outcome in setup.possible(self)]

    def sample(self, rng: Rng) -> i64:
        if self.stage == at.DRAW_CHARACTER:
            return setup.in_bag(self, rng.below(setup.count_in_bag(self)))
        if self.stage > at.GHOST_FIRST:
            return rng.below(at.FACES) + 1
        found = setup.possible(self)
        return found[rng.below(len(found))]

    def copy(self) -> FlorenzaPosition:
        return FlorenzaPosition(self.tables, self.cells[:])

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def heuristic(self, seat: i64) -> float:
        return evaluate.heuristic(self, seat)

    def dump(self) -> dict[str, object]:
        from bottega.games.florenza.dump import dump

        return dump(self)


def blank(tables: Tables, persons: i64, levels: list[int], dice: bool, open_tokens: bool) -> FlorenzaPosition:
    """An empty table: people first, then a ghost for each level."""
    seats = persons + len(levels)
    cells = new_cells(at.SEATS_AT + seats * at.SEAT_SIZE)
    cells[SEATS] = i16(seats)
    p = FlorenzaPosition(tables, cells)
    p.set_persons(persons)
    p.set_with_dice(1 if dice else 0)
    p.set_open_tokens(1 if open_tokens else 0)
    for ghost, level in enumerate(levels):
        p.set_level(persons + ghost, level)
    return p


def new(tables: Tables, persons: i64, levels: list[int], dice: bool, open_tokens: bool) -> FlorenzaPosition:
    """The first position: the first character is about to be drawn."""
    p = blank(tables, persons, levels, dice, open_tokens)
    setup.prepare(p)
    flow.advance(p)
    return p
