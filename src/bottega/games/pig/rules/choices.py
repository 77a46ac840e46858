"""What a player may do: whether an action is legal, the canonical list, and carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, NOT_TO_ACT
from bottega.games.pig import layout as at
from bottega.games.pig.rules import flow

if TYPE_CHECKING:
    from bottega.games.pig.position import PigPosition


def refuse(p: PigPosition, action: i64, seat: i64) -> i64:
    """pig-1: a player who has rolled may do both. 0 if the action is legal, else the reason."""
    return 0 if p.to_act >= 0 and seat == p.to_act else NOT_TO_ACT


def fill(p: PigPosition, buf: vec[i16]) -> i64:
    """pig-1: roll again or hold. If holding wins, rolling again is only a risk, so it is left out."""
    if p.pot + p.points(p.active) >= p.goal:
        buf[0] = i16(at.HOLD)
        return 1
    buf[0] = i16(at.ROLL)
    buf[1] = i16(at.HOLD)
    return 2


def apply(p: PigPosition, action: i64) -> None:
    """Carry out an action or, at CHANCE, an outcome: the side of the die."""
    if p.to_act == CHANCE:
        flow.rolled(p, action)
    elif action == at.ROLL:
        p.set_to_act(CHANCE)
    else:
        flow.hold(p)
