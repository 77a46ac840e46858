"""The state of a game of Dice Forge."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import SEATS, new_cells
from bottega.core.rng import Rng
from bottega.games.dice_forge import evaluate, scoring
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, chance, choices, flow
from bottega.games.dice_forge.tables import Tables


@final
class ForgePosition(at.ForgeCells):
    tables: Final[Tables]

    def __init__(self, tables: Tables, cells: vec[i16]) -> None:
        super().__init__(cells)
        self.tables = tables

    @property
    def waiting(self) -> tuple[int, ...]:
        """df-2.3: everybody with something to decide, while nobody can affect another; in turn order."""
        who = self.to_act
        if who < 0:
            return ()
        if not agenda.is_busy(self, who) or not agenda.are_independent(self):
            return (int(who),)
        found: list[int] = []
        seat = self.active
        for _ in range(self.seats):
            if agenda.is_busy(self, seat):
                found.append(int(seat))
            seat = agenda.next_seat(self, seat)
        return tuple(found)

    @property
    def action_count(self) -> i64:
        return at.ACTIONS

    def refuse(self, action: i64, seat: i64) -> i64:
        return choices.refuse(self, action, seat)

    def fill(self, buf: vec[i16], seat: i64 = -1) -> i64:
        return choices.fill(self, buf, seat)

    def apply(self, action: i64, seat: i64 = -1) -> None:
        choices.apply(self, action, seat)

    def weights(self) -> list[tuple[int, int]]:
        return chance.weights(self)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def copy(self) -> ForgePosition:
        return ForgePosition(self.tables, self.cells[:])

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def heuristic(self, seat: i64) -> float:
        return evaluate.heuristic(self, seat)

    def dump(self) -> dict[str, object]:
        from bottega.games.dice_forge.dump import dump

        return dump(self)


def empty(tables: Tables, players: i64) -> ForgePosition:
    """An empty position."""
    cells = new_cells(at.SEATS_AT + players * at.SEAT_SIZE)
    cells[SEATS] = i16(players)
    return ForgePosition(tables, cells)


def new(tables: Tables, players: i64, sets: list[int]) -> ForgePosition:
    """The first position; `sets` has the card of each slot, 0 if it has to be drawn."""
    p = empty(tables, players)
    for slot in range(i64(at.SLOTS)):
        p.set_slot_card(slot, sets[slot])
    flow.set_up(p)
    flow.advance(p, 0)
    return p
