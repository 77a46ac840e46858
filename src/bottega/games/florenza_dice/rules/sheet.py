"""A player's sheet: its icons, its buildings and its supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def is_solo(p: FlorenzaDicePosition) -> bool:
    return p.seats == 1


def in_turn(p: FlorenzaDicePosition) -> bool:
    """Whether a turn is in progress: phases 1 and 2 belong to none."""
    return p.stage >= at.STAGE_WAITING_DICE


# -- icons -------------------------------------------------------------------------------------------------------


def free_icons(p: FlorenzaDicePosition, seat: i64, project: i64) -> i64:
    """fd-1.4: icons can be marked on any work or Rione space that is not completed, even beyond the next space."""
    if at.RIONE <= project < p.next_project(seat):
        return 0
    return i64(p.tables.need[project]) & ~p.marks(seat, project)


def has_icon(p: FlorenzaDicePosition, seat: i64, project: i64, kind: i64) -> bool:
    """Whether the project has a free icon of that kind."""
    return free_icons(p, seat, project) >> 2 * kind & 3 != 0


def refuse_icon(p: FlorenzaDicePosition, seat: i64, project: i64, kind: i64) -> i64:
    """Why nothing of that kind can be marked on the project; 0 if it can."""
    if has_icon(p, seat, project, kind):
        return 0
    if i64(p.tables.number_of[project]) < 0:
        return at.NOT_IN_BOX
    return at.CLOSED if is_complete(p, seat, project) else at.NO_ICON


def is_complete(p: FlorenzaDicePosition, seat: i64, project: i64) -> bool:
    """Whether a work has its artist, or a Rione space its building."""
    if project < at.WORKS:
        return p.artist(seat, project) > 0
    return project < p.next_project(seat)


def mark(p: FlorenzaDicePosition, seat: i64, project: i64, kind: i64) -> None:
    """fd-1.4: mark the first free icon of that kind; a mark is never taken back."""
    marks = p.marks(seat, project)
    first = i64(1) << 2 * kind
    p.set_marks(seat, project, marks | (first if marks & first == 0 else first << 1))


def is_ready(p: FlorenzaDicePosition, seat: i64, work: i64) -> bool:
    """fd-7.1: whether every icon of a work is marked."""
    return p.marks(seat, work) == i64(p.tables.need[work])


def open_kinds(p: FlorenzaDicePosition, seat: i64) -> i64:  # hot: raw cells
    """The kinds of icons that are still free on any project, as bits, without their numbers."""
    cells, tables, need = p.cells, p.tables, p.tables.need
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    marks = base + at.MARKS_AT
    found: i64 = 0
    for work in range(tables.palazzo_end):
        found |= i64(need[work]) & ~i64(cells[marks + work])
    for work in range(at.CHIESA, tables.chiesa_end):
        found |= i64(need[work]) & ~i64(cells[marks + work])
    for space in range(i64(cells[base + at.NEXT_PROJECT_AT]), tables.rione_end):
        found |= i64(need[space]) & ~i64(cells[marks + space])
    return found


# -- buildings ---------------------------------------------------------------------------------------------------


def owns(p: FlorenzaDicePosition, seat: i64, number: i64) -> bool:
    """Whether the seat has the building."""
    bit = number - 1
    return p.owned(seat, bit >> 3) >> (bit & 7) & 1 != 0


def owned_bits(p: FlorenzaDicePosition, seat: i64) -> i64:  # hot: raw cells
    """All buildings of the seat, as bits from number 1 on."""
    cells, owned = p.cells, at.SEATS_AT + seat * at.SEAT_SIZE + at.OWNED_AT
    bits: i64 = 0
    for eight in range(i64(at.BUILDINGS // 8)):
        bits |= i64(cells[owned + eight]) << 8 * eight
    return bits


def own(p: FlorenzaDicePosition, seat: i64, number: i64) -> None:
    """fd-6.4, fd-9.14: the seat has the building and its power, if it has any, from now on."""
    bit = number - 1
    p.set_owned(seat, bit >> 3, p.owned(seat, bit >> 3) | i64(1) << (bit & 7))
    power, die = i64(p.tables.power[number]), i64(p.tables.power_die[number])
    p.set_powers(seat, p.powers(seat) | i64(1) << power)
    if power == at.POWER_VALUE:
        p.set_any_value(seat, p.any_value(seat) | i64(1) << die)
    elif power == at.POWER_EXCHANGE:
        p.set_exchange(seat, p.exchange(seat) | i64(1) << die)


def has_power(p: FlorenzaDicePosition, seat: i64, power: i64) -> bool:
    """Whether a building of the seat has the power."""
    return p.powers(seat) >> power & 1 != 0


def refuse_once(p: FlorenzaDicePosition, seat: i64, power: i64) -> i64:
    """fd-9.12: a (1x) power works once in each turn, whosever it is; phases 1 and 2 belong to no turn."""
    if not has_power(p, seat, power):
        return at.NOT_OWNED
    if not in_turn(p):
        return at.NO_TURN
    return at.USED_ONCE if p.once(seat) >> power & 1 != 0 else 0


def use_once(p: FlorenzaDicePosition, seat: i64, power: i64) -> None:
    """fd-9.12: the power is used up for this turn."""
    p.set_once(seat, p.once(seat) | i64(1) << power)


# -- supply ------------------------------------------------------------------------------------------------------


def gain_fiorini(p: FlorenzaDicePosition, seat: i64, hundreds: i64, rule: str) -> None:
    p.add_fiorini(seat, hundreds)
    if p.log is not None:
        p.log.append(Event("fiorini", seat, {"fiorini": 100 * hundreds}, rule))


def gain_spares(p: FlorenzaDicePosition, seat: i64, count: i64, rule: str) -> None:
    p.add_spare(seat, count)
    if p.log is not None:
        p.log.append(Event("spares", seat, {"count": count}, rule))


def gain_star(p: FlorenzaDicePosition, seat: i64, rule: str) -> None:
    p.add_stars(seat, 1)
    if p.log is not None:
        p.log.append(Event("star", seat, {}, rule))


def refuse_spend(p: FlorenzaDicePosition, seat: i64, project: i64, resource: i64) -> i64:
    """fd-1.3: a Spare Resource can be spent at any time of one's turn, but only on a free resource icon."""
    if p.spare(seat) == 0:
        return at.NO_SPARE
    return refuse_icon(p, seat, project, resource)


def spend(p: FlorenzaDicePosition, seat: i64, project: i64, resource: i64) -> None:
    """fd-1.3: a Spare Resource becomes a resource of choice on a free icon."""
    p.add_spare(seat, -1)
    mark(p, seat, project, resource)
    if p.log is not None:
        number = i64(p.tables.number_of[project])
        p.log.append(Event("spent", seat, {"resource": resource, "project": number}, "fd-1.3"))


def refuse_pay(p: FlorenzaDicePosition, seat: i64, project: i64) -> i64:
    """fd-1.5: 100 Fiorini can be spent at any time of one's turn, but only on a free Fiorini icon."""
    if p.fiorini(seat) == 0:
        return at.NO_MONEY
    return refuse_icon(p, seat, project, at.FIORINI_KIND)


def pay(p: FlorenzaDicePosition, seat: i64, project: i64) -> None:
    """fd-1.5: 100 Fiorini mark a Fiorini icon."""
    p.add_fiorini(seat, -1)
    mark(p, seat, project, at.FIORINI_KIND)
    if p.log is not None:
        p.log.append(Event("paid", seat, {"project": i64(p.tables.number_of[project])}, "fd-1.5"))
