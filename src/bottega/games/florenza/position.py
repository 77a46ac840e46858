"""The state of a game of Florenza."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import NOT_TO_ACT, SEATS, Position, new_cells
from bottega.core.rng import Rng
from bottega.games.florenza import evaluate, scoring
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import flow, setup
from bottega.games.florenza.rules.common import seat_at
from bottega.games.florenza.tables import Tables


class FlorenzaPosition(Position):
    tables: Final[Tables]

    def __init__(self, tables: Tables, cells: vec[i16]) -> None:
        super().__init__(cells)
        self.tables = tables

    @property
    def action_count(self) -> i64:
        return at.ACTIONS

    def refusal(self, action: i64, seat: i64 = -1) -> i64:
        if self.to_act < 0 or (seat >= 0 and seat != self.to_act):
            return NOT_TO_ACT
        return flow.refusal(self, action)

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        return flow.fill(self, buf)

    def apply(self, action: i64, seat: i64 = -1) -> None:
        flow.apply(self, action)

    def weights(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in self.possible()]

    def possible(self) -> list[int]:
        """At CHANCE: the outcomes, all equally likely."""
        cells = self.cells
        stage = i64(cells[at.STAGE])
        if stage == at.DRAW_CHARACTER:
            return [character for character in range(at.CHARACTERS) if cells[at.COLUMN + character] == 0]
        if stage == at.DRAW_FORTUNE:
            return [
                fortune for fortune in range(at.FORTUNES) if cells[at.FORTUNE + fortune] == at.NOT_IN_PLAY
            ]
        if stage == at.DRAW_ORDER:
            return [int(seat) for seat in range(self.seats) if not setup.has_place(self, seat)]
        if stage == at.GHOST_FIRST:
            ghost = seat_at(self, i64(cells[at.TURN]))
            return [int(face) for face in range(1, 7) if setup.ghost_may_start_with(self, ghost, face - 1)]
        return [1, 2, 3, 4, 5, 6]

    def sample(self, rng: Rng) -> i64:
        stage = i64(self.cells[at.STAGE])
        if stage == at.DRAW_CHARACTER:
            left = rng.below(setup.in_bag(self))
            character: i64 = 0
            while True:
                if self.cells[at.COLUMN + character] == 0:
                    if left == 0:
                        return character
                    left -= 1
                character += 1
        if stage > at.GHOST_FIRST:
            return rng.below(6) + 1
        found = self.possible()
        return found[rng.below(len(found))]

    def copy(self) -> FlorenzaPosition:
        return FlorenzaPosition(self.tables, self.cells[:])

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def value(self, seat: i64) -> float:
        return evaluate.value(self, seat)

    def dump(self) -> dict[str, object]:
        from bottega.games.florenza.dump import dump

        return dump(self)


def blank(tables: Tables, persons: i64, levels: list[int], dice: bool, open_tokens: bool) -> FlorenzaPosition:
    """A table with nothing on it: persons first, then a ghost for each level (1 to 4)."""
    seats = persons + len(levels)
    cells = new_cells(at.FAMILY + seats * at.STRIDE)
    cells[SEATS] = i16(seats)
    cells[at.PERSONS] = i16(persons)
    cells[at.WITH_DICE] = i16(1 if dice else 0)
    cells[at.OPEN_TOKENS] = i16(1 if open_tokens else 0)
    for ghost, level in enumerate(levels):
        cells[at.FAMILY + (persons + ghost) * at.STRIDE + at.LEVEL] = i16(level)
    return FlorenzaPosition(tables, cells)


def new(tables: Tables, persons: i64, levels: list[int], dice: bool, open_tokens: bool) -> FlorenzaPosition:
    """The first position: the first character is about to be drawn."""
    p = blank(tables, persons, levels, dice, open_tokens)
    setup.prepare(p)
    flow.advance(p)
    return p
