"""Whose turn it is, and what is asked or rolled next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import CHANCE
from bottega.games.florenza import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def ask(p: FlorenzaPosition, stage: i64, seat: i64) -> bool:
    """Stop here: the seat has to decide."""
    p.set_stage(stage)
    p.set_to_act(seat)
    return True


def roll(p: FlorenzaPosition, stage: i64) -> bool:
    """Stop here: a die is rolled, or something is drawn."""
    p.set_stage(stage)
    p.set_to_act(CHANCE)
    return True


def whose_turn(p: FlorenzaPosition) -> i64:
    """The seat whose turn it is: in phase 5 the owner of the district, not of the familiar."""
    return p.order(p.turn)


def is_ghost(p: FlorenzaPosition, seat: i64) -> bool:
    return seat >= p.persons


# -- lists, for dumps and views ----------------------------------------------------------------------------------------


def turn_order(p: FlorenzaPosition) -> list[int]:
    """The seats in turn order, as far as it is drawn."""
    return [int(p.order(place)) for place in range(p.seats) if p.order(place) >= 0]


def resources_given(p: FlorenzaPosition) -> list[int]:
    """The resources given in a swap so far."""
    return [int(p.given(number)) for number in range(2) if p.given(number) >= 0]


def faces_rolled(p: FlorenzaPosition) -> list[int]:
    """The faces rolled for the current work."""
    return [int(p.rolls(number)) for number in range(at.MOST_ROLLS) if p.rolls(number) > 0]
