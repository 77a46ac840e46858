"""The course of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import CHANCE, OVER, Event

if TYPE_CHECKING:
    from bottega.games.pig.position import PigPosition


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
