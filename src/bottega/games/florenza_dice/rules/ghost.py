"""The Ghost of the solo game: it takes dice and moves on two tracks, but has no sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def choose_dice(p: FlorenzaDicePosition) -> None:
    """fd-11.2, fd-11.3: count on from the last selected die, as far as its value, over those left; start at white."""
    die: i64 = 0
    for order in range(1, p.tables.dice_used + 1):
        left = p.die_value(die)
        while left > 0:
            die += 1
            if die == at.DICE:
                die = 0
            if p.die_order(die) == 0:
                left -= 1
        p.set_die_order(die, order)
        if p.log is not None:
            p.log.append(Event("ghost-took", -1, {"die": die}, "fd-11.2"))
        walk(p, die)


def walk_unused(p: FlorenzaDicePosition) -> None:
    """fd-11.3, fd-8.7: the white and the brown die that the player left move the Ghost; a bonus use does not count."""
    for die in range(i64(at.DICE)):
        if p.die_order(die) == 0:
            walk(p, die)


def walk(p: FlorenzaDicePosition, die: i64) -> None:
    """fd-11.3, fd-11.7: the die's steps on the Captain or Bishop track, without bonuses, up to the last space."""
    tables = p.tables
    track = i64(tables.track_of[die])
    if track != at.CAPTAIN and track != at.BISHOP:
        return
    before = p.ghost_marks(track)
    steps = i64(tables.person[die * at.SIDES + p.die_value(die) - 1])
    marks = min(before + steps, i64(tables.track_length[track]))
    if marks == before:
        return
    p.set_ghost_marks(track, marks)
    if p.log is not None:
        steps = marks - before
        p.log.append(Event("ghost-steps", -1, {"track": track, "steps": steps, "marks": marks}, "fd-11.3"))
