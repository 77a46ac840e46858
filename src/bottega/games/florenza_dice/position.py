"""The state of a Florenza Dice Game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, ROUND, SEATS, TO_ACT, Position, new_cells
from bottega.core.rng import Rng
from bottega.games.florenza_dice import evaluate, scoring
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import choices, flow
from bottega.games.florenza_dice.rules.sheet import of, put
from bottega.games.florenza_dice.tables import Tables


class FlorenzaDicePosition(Position):
    tables: Final[Tables]

    def __init__(self, tables: Tables, cells: vec[i16]) -> None:
        super().__init__(cells)
        self.tables = tables

    @property
    def waiting(self) -> tuple[int, ...]:
        """fd-4.3: all who are asked for something, the first in turn order first."""
        first: int = self.to_act
        if first < 0:
            return ()
        seats: int = self.seats
        order = [(first + step) % seats for step in range(seats)]
        return tuple([seat for seat in order if of(self, seat, at.ASKED) != at.NOTHING])

    @property
    def action_count(self) -> i64:
        return at.ACTIONS

    def refusal(self, action: i64, seat: i64 = -1) -> i64:
        return choices.refusal(self, action, self.to_act if seat < 0 else seat)

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        return choices.fill(self, buf, self.to_act if seat < 0 else seat)

    def apply(self, action: i64, seat: i64 = -1) -> None:
        choices.apply(self, action, self.to_act if seat < 0 else seat)

    def weights(self) -> list[tuple[int, int]]:
        if i64(self.cells[at.STAGE]) == at.DRAW_FIRST:
            return [(at.LOT + seat, 1) for seat in range(self.seats) if flow.lowest(self, seat)]
        return [(side, 1) for side in range(1, 7)]

    def sample(self, rng: Rng) -> i64:
        if i64(self.cells[at.STAGE]) == at.DRAW_FIRST:
            return super().sample(rng)
        return rng.below(6) + 1

    def copy(self) -> FlorenzaDicePosition:
        return FlorenzaDicePosition(self.tables, self.cells[:])

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def value(self, seat: i64) -> float:
        return evaluate.value(self, seat)

    def dump(self) -> dict[str, object]:
        from bottega.games.florenza_dice.dump import dump

        return dump(self)


def new(tables: Tables, players: i64, target: i64) -> FlorenzaDicePosition:
    """fd-1.2, fd-11.1: the first position: everybody has the starting supply and rolls for a free building."""
    cells = new_cells(at.TABLE + players * at.SEAT)
    cells[TO_ACT] = i16(CHANCE)
    cells[SEATS] = i16(players)
    cells[ROUND] = 1
    cells[at.STAGE] = i16(at.ROLL_BUILDINGS)
    cells[at.FIRST] = -1
    cells[at.CAPTAIN_SEAT] = -1
    cells[at.BISHOP_SEAT] = -1
    cells[at.TARGET] = i16(target)
    p = FlorenzaDicePosition(tables, cells)
    for seat in range(players):
        put(p, seat, at.FIORINI, i64(tables.start[0]))
        put(p, seat, at.SPARE, i64(tables.start[1]))
        put(p, seat, at.STARS, i64(tables.start[2]))
        put(p, seat, at.NEXT, at.RIONE + 1)
    return p
