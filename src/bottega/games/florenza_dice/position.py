"""The state of a Florenza Dice Game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, SEATS, new_cells
from bottega.core.rng import Rng
from bottega.games.florenza_dice import evaluate, scoring
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import choices, flow
from bottega.games.florenza_dice.tables import Tables


@final
class FlorenzaDicePosition(at.FlorenzaDiceCells):
    tables: Final[Tables]

    def __init__(self, tables: Tables, cells: vec[i16]) -> None:
        super().__init__(cells)
        self.tables = tables

    @property
    def waiting(self) -> tuple[int, ...]:
        """fd-4.3: all seats that have something to decide, in turn order."""
        first: int = self.to_act
        if first < 0:
            return ()
        seats: int = self.seats
        order = [(first + step) % seats for step in range(seats)]
        return tuple([seat for seat in order if self.asked(seat) != at.ASK_NOTHING])

    @property
    def action_count(self) -> i64:
        return at.ACTIONS

    def refuse(self, action: i64, seat: i64) -> i64:
        return choices.refuse(self, action, seat)

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        return choices.fill(self, buf, self.to_act if seat < 0 else seat)

    def apply(self, action: i64, seat: i64 = -1) -> None:
        choices.apply(self, action, self.to_act if seat < 0 else seat)

    def weights(self) -> list[tuple[int, int]]:
        if self.stage == at.STAGE_DRAW_FIRST:
            return [(at.lot(seat), 1) for seat in range(self.seats) if flow.is_lowest(self, seat)]
        return [(side, 1) for side in range(1, at.SIDES + 1)]

    def sample(self, rng: Rng) -> i64:
        if self.stage == at.STAGE_DRAW_FIRST:
            return super().sample(rng)
        return rng.below(at.SIDES) + 1

    def copy(self) -> FlorenzaDicePosition:
        return FlorenzaDicePosition(self.tables, self.cells[:])

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def heuristic(self, seat: i64) -> float:
        return evaluate.heuristic(self, seat)

    def dump(self) -> dict[str, object]:
        from bottega.games.florenza_dice.dump import dump

        return dump(self)


def new(tables: Tables, players: i64, target: i64) -> FlorenzaDicePosition:
    """fd-1.2, fd-11.1: the first position: everybody has the starting supply and rolls for a free building."""
    cells = new_cells(at.SEATS_AT + players * at.SEAT_SIZE)
    cells[SEATS] = i16(players)
    p = FlorenzaDicePosition(tables, cells)
    p.set_to_act(CHANCE)
    p.set_round(1)
    p.set_stage(at.STAGE_ROLL_BUILDINGS)
    p.set_first(-1)
    p.set_captain(-1)
    p.set_bishop(-1)
    p.set_target(target)
    for seat in range(players):
        p.set_fiorini(seat, tables.start_fiorini)
        p.set_spare(seat, tables.start_spare)
        p.set_stars(seat, tables.start_stars)
        p.set_next_project(seat, at.RIONE + 1)
    return p
