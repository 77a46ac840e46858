"""The three tracks: Captain of the People, Bishop and Preacher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.agenda import goods, push, steps
from bottega.games.florenza_dice.rules.sheet import gain_fiorini, gain_spares, gain_star

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def can_step(p: FlorenzaDicePosition, seat: i64) -> bool:
    """Whether a space of any track can still be marked."""
    for track in range(i64(at.TRACKS)):
        if p.track_marks(seat, track) < i64(p.tables.track_length[track]):
            return True
    return False


def step(p: FlorenzaDicePosition, seat: i64, track: i64) -> None:
    """fd-8.1, fd-8.2: a step marks the next space and gives its bonus at once; beyond the end it gives Fiorini."""
    tables = p.tables
    marked = p.track_marks(seat, track)
    if marked == i64(tables.track_length[track]):
        if p.log is not None:
            p.log.append(Event("overflow", seat, {"track": track}, "fd-8.2"))
        gain_fiorini(p, seat, tables.overflow, "fd-8.2")
        return
    p.add_track_marks(seat, track, 1)
    space = track * at.LONGEST + marked
    if p.log is not None:
        points = i64(tables.track_points[space])
        args = {"track": track, "space": marked + 1, "points": points}
        p.log.append(Event("step" if points == 0 else "step-points", seat, args, "fd-8.1"))
    bonus(p, seat, i64(tables.track_bonus[space]))


def bonus(p: FlorenzaDicePosition, seat: i64, kind: i64) -> None:
    """fd-8.3, fd-8.4, fd-8.5: supply, a step on another track, or a resource to be marked. Points wait for the end."""
    if kind == at.BONUS_FIORINI:
        gain_fiorini(p, seat, 1, "fd-8.3")
    elif kind == at.BONUS_STAR:
        gain_star(p, seat, "fd-8.3")
    elif kind == at.BONUS_BOX:
        gain_spares(p, seat, 1, "fd-8.3")
    elif kind == at.BONUS_CROSS:
        push(p, seat, steps(at.PREACHER, 1))
    elif kind == at.BONUS_CAPTAIN:
        push(p, seat, steps(at.CAPTAIN, 1))
    elif kind == at.BONUS_BISHOP:
        push(p, seat, steps(at.BISHOP, 1))
    elif kind == at.BONUS_RESOURCE:
        push(p, seat, goods(at.ANY, 1, at.NONE, at.FRESH))
    elif kind == at.BONUS_DIE:
        bonus_die(p, seat)


def bonus_die(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-8.6, fd-2.4: a Die bonus is used at once; won in the Income phase, it waits for the first roll."""
    waits = p.stage == at.STAGE_INCOME
    if p.log is not None:
        p.log.append(Event("die-waits" if waits else "die-won", seat, {}, "fd-2.4" if waits else "fd-8.6"))
    if waits:
        p.add_waiting_dice(seat, 1)
    else:
        push(p, seat, at.ITEM_DIE)
