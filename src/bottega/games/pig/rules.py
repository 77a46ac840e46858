"""The rules of Pig."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, NOT_TO_ACT, OVER, Event
from bottega.core.rng import Rng
from bottega.games.pig import layout as at

if TYPE_CHECKING:
    from bottega.games.pig.position import PigPosition


def set_up(p: PigPosition, goal: i64) -> None:
    """pig-5: the first player is about to roll."""
    p.set_round(1)
    p.set_goal(goal)
    p.set_to_act(CHANCE)


# -- what a player may do ------------------------------------------------------------------------------------------


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
        rolled(p, action)
    elif action == at.ROLL:
        p.set_to_act(CHANCE)
    else:
        hold(p)


def weights(p: PigPosition) -> list[tuple[int, int]]:
    """pig-2: all sides of the die are equally likely."""
    return [(side, 1) for side in range(1, p.tables.sides + 1)]


def sample(p: PigPosition, rng: Rng) -> i64:
    return rng.below(p.tables.sides) + 1


# -- the course of the game ----------------------------------------------------------------------------------------


def rolled(p: PigPosition, side: i64) -> None:
    """pig-2: the side is added to the pot, but the bust side empties it and ends the turn."""
    seat = p.active
    if side == p.tables.bust:
        if p.log is not None:
            p.log.append(Event("bust", seat, {"side": side, "lost": p.pot}, "pig-2"))
        p.set_pot(0)
        next_turn(p)
    else:
        p.add_pot(side)
        p.set_to_act(seat)
        if p.log is not None:
            p.log.append(Event("rolled", seat, {"side": side, "pot": p.pot}, "pig-2"))


def hold(p: PigPosition) -> None:
    """pig-3, pig-4: holding makes the pot safe; a player who reaches the goal this way wins at once."""
    seat, pot = p.active, p.pot
    p.add_points(seat, pot)
    p.set_pot(0)
    if p.log is not None:
        p.log.append(Event("held", seat, {"pot": pot, "points": p.points(seat)}, "pig-3"))
    if p.points(seat) >= p.goal:
        p.set_to_act(OVER)
        if p.log is not None:
            p.log.append(Event("won", seat, {"points": p.points(seat)}, "pig-4"))
    else:
        next_turn(p)


def next_turn(p: PigPosition) -> None:
    """pig-5: the turn passes to the left; a turn always begins with a roll, so nobody is asked."""
    seat = p.active + 1
    if seat == p.seats:
        seat = 0
        p.set_round(p.round + 1)
    p.set_active(seat)
    p.set_to_act(CHANCE)


# -- how it stands -------------------------------------------------------------------------------------------------


def winners(p: PigPosition) -> tuple[int, ...]:
    """pig-4: the player whose turn it was when the goal was reached."""
    return (int(p.active),) if p.to_act == OVER else ()


def heuristic(p: PigPosition, seat: i64) -> float:
    """Safe points, and what the pot is worth: all of it when held; before a roll, what the roll leaves on average."""
    total = float(p.points(seat))
    if p.active != seat:
        return total
    pot = float(p.pot)
    if p.to_act != CHANCE:
        return total + pot
    sides = p.tables.sides
    gain = float(sides * (sides + 1) // 2 - p.tables.bust) / float(sides)
    return total + pot * float(sides - 1) / float(sides) + gain
