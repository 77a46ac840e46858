"""A player's sheet: its cells, its icons and its supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def of(p: FlorenzaDicePosition, seat: i64, offset: i64) -> i64:
    """A cell of a seat."""
    return i64(p.cells[at.TABLE + seat * at.SEAT + offset])


def put(p: FlorenzaDicePosition, seat: i64, offset: i64, value: i64) -> None:
    p.cells[at.TABLE + seat * at.SEAT + offset] = i16(value)


def add(p: FlorenzaDicePosition, seat: i64, offset: i64, value: i64) -> None:
    p.cells[at.TABLE + seat * at.SEAT + offset] += i16(value)


def solo(p: FlorenzaDicePosition) -> bool:
    return p.seats == 1


def in_turn(p: FlorenzaDicePosition) -> bool:
    """Whether a turn is going on: phases 1 and 2 belong to none."""
    return i64(p.cells[at.STAGE]) >= at.WAITED


# -- icons -------------------------------------------------------------------------------------------------------


def free_icons(p: FlorenzaDicePosition, seat: i64, project: i64) -> i64:
    """fd-1.4: icons can be marked on any work or Rione space that is not completed, also beyond the next space."""
    cells = p.cells
    mine = at.TABLE + seat * at.SEAT
    if at.RIONE <= project < i64(cells[mine + at.NEXT]):
        return 0
    return i64(p.tables.need[project]) & ~i64(cells[mine + at.MARKS + project])


def has_icon(p: FlorenzaDicePosition, seat: i64, project: i64, kind: i64) -> bool:
    """Whether the project has a free icon of that kind."""
    return free_icons(p, seat, project) >> 2 * kind & 3 != 0


def refuse_icon(p: FlorenzaDicePosition, seat: i64, project: i64, kind: i64) -> i64:
    """Why nothing of that kind can be marked on the project; 0 if it can."""
    if has_icon(p, seat, project, kind):
        return 0
    if complete(p, seat, project):
        return at.CLOSED
    return at.NO_ICON


def complete(p: FlorenzaDicePosition, seat: i64, project: i64) -> bool:
    """Whether a work has its artist, or a Rione space its building."""
    if project < at.WORKS:
        return of(p, seat, at.ARTIST + project) > 0
    return project < of(p, seat, at.NEXT)


def mark(p: FlorenzaDicePosition, seat: i64, project: i64, kind: i64) -> None:
    """fd-1.4: mark the first free icon of that kind; a mark is never taken back."""
    marks = of(p, seat, at.MARKS + project)
    first = i64(1) << 2 * kind
    put(p, seat, at.MARKS + project, marks | (first if marks & first == 0 else first << 1))


def ready(p: FlorenzaDicePosition, seat: i64, work: i64) -> bool:
    """fd-7.1: whether every icon of a work is marked."""
    return of(p, seat, at.MARKS + work) == i64(p.tables.need[work])


def open_kinds(p: FlorenzaDicePosition, seat: i64) -> i64:
    """The icons, of all projects together, that are still free: as bits, without their numbers."""
    cells, need = p.cells, p.tables.need
    marks = at.TABLE + seat * at.SEAT + at.MARKS
    found: i64 = 0
    for work in range(i64(at.WORKS)):
        found |= i64(need[work]) & ~i64(cells[marks + work])
    space = i64(cells[marks - at.MARKS + at.NEXT])
    while space < at.PROJECTS:
        found |= i64(need[space]) & ~i64(cells[marks + space])
        space += 1
    return found


# -- buildings ---------------------------------------------------------------------------------------------------


def owns(p: FlorenzaDicePosition, seat: i64, number: i64) -> bool:
    """Whether the seat has the building."""
    if number <= 12:
        return of(p, seat, at.OWNED) >> number - 1 & 1 != 0
    return of(p, seat, at.OWNED + 1) >> number - 13 & 1 != 0


def own(p: FlorenzaDicePosition, seat: i64, number: i64) -> None:
    """The seat has the building from now on."""
    if number <= 12:
        put(p, seat, at.OWNED, of(p, seat, at.OWNED) | i64(1) << number - 1)
    else:
        put(p, seat, at.OWNED + 1, of(p, seat, at.OWNED + 1) | i64(1) << number - 13)


def refuse_once(p: FlorenzaDicePosition, seat: i64, effect: i64) -> i64:
    """fd-9.12: a (1x) effect works once in each turn, of whoever it is; phases 1 and 2 belong to no turn."""
    if not owns(p, seat, i64(p.tables.once[effect])):
        return at.NOT_OWNED
    if not in_turn(p):
        return at.NO_TURN
    if of(p, seat, at.ONCE) >> effect & 1 != 0:
        return at.USED_ONCE
    return 0


def use_once(p: FlorenzaDicePosition, seat: i64, effect: i64) -> None:
    """fd-9.12: the effect is used up for this turn."""
    put(p, seat, at.ONCE, of(p, seat, at.ONCE) | i64(1) << effect)


# -- supply ------------------------------------------------------------------------------------------------------


def gain_fiorini(p: FlorenzaDicePosition, seat: i64, hundreds: i64, rule: str) -> None:
    add(p, seat, at.FIORINI, hundreds)
    if p.log is not None:
        p.log.append(Event("fiorini", seat, {"fiorini": 100 * hundreds}, rule))


def gain_spares(p: FlorenzaDicePosition, seat: i64, count: i64, rule: str) -> None:
    add(p, seat, at.SPARE, count)
    if p.log is not None:
        p.log.append(Event("spares", seat, {"count": count}, rule))


def gain_star(p: FlorenzaDicePosition, seat: i64, rule: str) -> None:
    add(p, seat, at.STARS, 1)
    if p.log is not None:
        p.log.append(Event("star", seat, {}, rule))


def refuse_spend(p: FlorenzaDicePosition, seat: i64, project: i64, resource: i64) -> i64:
    """fd-1.3: a Spare Resource can be spent whenever the seat decides, only onto a free resource icon."""
    if of(p, seat, at.SPARE) == 0:
        return at.NO_SPARE
    return refuse_icon(p, seat, project, resource)


def spend(p: FlorenzaDicePosition, seat: i64, project: i64, resource: i64) -> None:
    """fd-1.3: a Spare Resource becomes a resource of choice on a free icon."""
    add(p, seat, at.SPARE, -1)
    mark(p, seat, project, resource)
    if p.log is not None:
        p.log.append(Event("spent", seat, {"resource": resource, "project": project}, "fd-1.3"))


def refuse_pay(p: FlorenzaDicePosition, seat: i64, project: i64) -> i64:
    """fd-1.5: 100 Fiorini can be spent whenever the seat decides, only onto a free Fiorini icon."""
    if of(p, seat, at.FIORINI) == 0:
        return at.NO_MONEY
    return refuse_icon(p, seat, project, at.FIORINI_KIND)


def pay(p: FlorenzaDicePosition, seat: i64, project: i64) -> None:
    """fd-1.5: 100 Fiorini mark a Fiorini icon."""
    add(p, seat, at.FIORINI, -1)
    mark(p, seat, project, at.FIORINI_KIND)
    if p.log is not None:
        p.log.append(Event("paid", seat, {"project": project}, "fd-1.5"))
