"""What a seat sees: everything, for Pig is an open game."""

from __future__ import annotations

from msgspec import Struct

from bottega.core.position import CHANCE, OVER
from bottega.games.pig.position import ACTIVE, GOAL, POINTS, POT, PigPosition


class Player(Struct, forbid_unknown_fields=True):
    points: int


class PigView(Struct, forbid_unknown_fields=True):
    """The table. Targets: `die` to roll, `bank` to hold."""

    round: int
    goal: int
    active: int
    pot: int
    rolling: bool
    over: bool
    players: list[Player]


def view(p: PigPosition) -> PigView:
    cells = p.cells
    return PigView(
        round=p.round,
        goal=cells[GOAL],
        active=cells[ACTIVE],
        pot=cells[POT],
        rolling=p.to_act == CHANCE,
        over=p.to_act == OVER,
        players=[Player(cells[POINTS + seat]) for seat in range(p.seats)],
    )
