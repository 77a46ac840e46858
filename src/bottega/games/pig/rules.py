"""The rules of Pig, in the order of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, OVER, ROUND, TO_ACT, Event
from bottega.games.pig import position as at

if TYPE_CHECKING:
    from bottega.games.pig.position import PigPosition


def fill(p: PigPosition, buf: vec[i16]) -> i64:
    """pig-1: a player who has rolled may roll again or hold. Rolling on where holding wins only risks: left out."""
    cells = p.cells
    if i64(cells[at.POT]) + points(p, i64(cells[at.ACTIVE])) >= i64(cells[at.GOAL]):
        buf[0] = i16(at.HOLD)
        return 1
    buf[0] = i16(at.ROLL)
    buf[1] = i16(at.HOLD)
    return 2


def apply(p: PigPosition, action: i64) -> None:
    """Carry out an action or, when the die is in the air, its outcome."""
    if p.to_act == CHANCE:
        rolled(p, action)
    elif action == at.ROLL:
        p.cells[TO_ACT] = i16(CHANCE)
    else:
        hold(p)


def rolled(p: PigPosition, side: i64) -> None:
    """pig-2: the side is added to the pot, but the bust side empties it and ends the turn."""
    cells = p.cells
    seat = i64(cells[at.ACTIVE])
    if side == p.tables.bust:
        if p.log is not None:
            p.log.append(Event("bust", seat, {"side": side, "lost": i64(cells[at.POT])}, "pig-2"))
        cells[at.POT] = 0
        next_turn(p)
    else:
        cells[at.POT] += i16(side)
        cells[TO_ACT] = i16(seat)
        if p.log is not None:
            p.log.append(Event("rolled", seat, {"side": side, "pot": i64(cells[at.POT])}, "pig-2"))


def hold(p: PigPosition) -> None:
    """pig-3, pig-4: holding makes the pot safe; whoever reaches the goal so has won at once."""
    cells = p.cells
    seat = i64(cells[at.ACTIVE])
    pot = cells[at.POT]
    cells[at.POINTS + seat] += pot
    cells[at.POT] = 0
    if p.log is not None:
        p.log.append(Event("held", seat, {"pot": i64(pot), "points": points(p, seat)}, "pig-3"))
    if cells[at.POINTS + seat] >= cells[at.GOAL]:
        cells[TO_ACT] = i16(OVER)
        if p.log is not None:
            p.log.append(Event("won", seat, {"points": points(p, seat)}, "pig-4"))
    else:
        next_turn(p)


def next_turn(p: PigPosition) -> None:
    """pig-5: the turn passes to the left; the first thing in a turn is always a roll, so nobody is asked."""
    cells = p.cells
    seat = i64(cells[at.ACTIVE]) + 1
    if seat == p.seats:
        seat = 0
        cells[ROUND] += 1
    cells[at.ACTIVE] = i16(seat)
    cells[TO_ACT] = i16(CHANCE)


def points(p: PigPosition, seat: i64) -> i64:
    """The safe points of a seat."""
    return i64(p.cells[at.POINTS + seat])
