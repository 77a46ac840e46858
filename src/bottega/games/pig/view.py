"""What a seat sees: everything, since Pig has no hidden information."""

from __future__ import annotations

from msgspec import Struct

from bottega.core.position import CHANCE, OVER
from bottega.games.pig.position import PigPosition


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


def view(p: PigPosition, seat: int | None) -> PigView:
    return PigView(
        round=p.round,
        goal=p.goal,
        active=p.active,
        pot=p.pot,
        rolling=p.to_act == CHANCE,
        over=p.to_act == OVER,
        players=[Player(p.points(player)) for player in range(p.seats)],
    )
