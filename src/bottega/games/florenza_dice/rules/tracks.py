"""The three tracks: Captain of the People, Bishop and Preacher."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.agenda import goods, push, steps
from bottega.games.florenza_dice.rules.sheet import add, gain_fiorini, gain_spares, gain_star, of

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition

# Bonuses of spaces, as the content lists them.
FIORINI: Final = 1
STAR: Final = 2
BOX: Final = 3
CROSS: Final = 4
TO_CAPTAIN: Final = 5
TO_BISHOP: Final = 6
RESOURCE: Final = 7
DIE: Final = 8

LONGEST: Final = 20  # spaces of a track at most


def step(p: FlorenzaDicePosition, seat: i64, track: i64) -> None:
    """fd-8.1, fd-8.2: a step marks the next space and gives its bonus at once; beyond the end it gives Fiorini."""
    tables = p.tables
    marked = of(p, seat, at.MARKED + track)
    if marked == i64(tables.track_length[track]):
        if p.log is not None:
            p.log.append(Event("overflow", seat, {"track": track}, "fd-8.2"))
        gain_fiorini(p, seat, tables.overflow, "fd-8.2")
        return
    add(p, seat, at.MARKED + track, 1)
    space = track * LONGEST + marked
    if p.log is not None:
        points = i64(tables.track_points[space])
        args = {"track": track, "space": marked + 1, "points": points}
        p.log.append(Event("step" if points == 0 else "step-points", seat, args, "fd-8.1"))
    bonus(p, seat, i64(tables.track_bonus[space]))


def bonus(p: FlorenzaDicePosition, seat: i64, kind: i64) -> None:
    """fd-8.3, fd-8.4, fd-8.5: supply, a step on another track, or a resource to be marked. Points wait for the end."""
    if kind == FIORINI:
        gain_fiorini(p, seat, 1, "fd-8.3")
    elif kind == STAR:
        gain_star(p, seat, "fd-8.3")
    elif kind == BOX:
        gain_spares(p, seat, 1, "fd-8.3")
    elif kind == CROSS:
        push(p, seat, steps(at.PREACHER, 1))
    elif kind == TO_CAPTAIN:
        push(p, seat, steps(at.CAPTAIN, 1))
    elif kind == TO_BISHOP:
        push(p, seat, steps(at.BISHOP, 1))
    elif kind == RESOURCE:
        push(p, seat, goods(at.ANY, 1, at.NONE, 0))
    elif kind == DIE:
        bonus_die(p, seat)


def bonus_die(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-8.6, fd-2.4: a Die bonus is used at once; won in the Income phase, it waits for the first roll."""
    waits = i64(p.cells[at.STAGE]) == at.INCOME
    if p.log is not None:
        p.log.append(Event("die-waits" if waits else "die-won", seat, {}, "fd-2.4" if waits else "fd-8.6"))
    if waits:
        add(p, seat, at.WAITING_DICE, 1)
    else:
        push(p, seat, at.ITEM_DIE)
