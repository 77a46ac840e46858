"""The Rione: building in its spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import agenda
from bottega.games.florenza_dice.rules.sheet import gain_spares, own, owns

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def has_space(p: FlorenzaDicePosition, seat: i64) -> bool:
    """Whether a Rione space has no building yet."""
    return p.next_project(seat) < p.tables.rione_end


def missing(p: FlorenzaDicePosition, seat: i64, number: i64) -> i64:
    """The unmarked icons of the next space that the building needs; its whole cost if there is no space."""
    cost = i64(p.tables.cost[number])
    if not has_space(p, seat):
        return cost
    return cost & ~p.marks(seat, p.next_project(seat))


def refuse_build(p: FlorenzaDicePosition, seat: i64, number: i64) -> i64:
    """fd-6.1, fd-6.2, fd-6.3: the lowest open space, its marks cover the cost, and each building once."""
    if number > p.tables.buildings:
        return at.NOT_IN_BOX
    if not has_space(p, seat):
        return at.NO_SPACE
    if owns(p, seat, number):
        return at.OWNED_ALREADY
    return at.COST_MISSING if missing(p, seat, number) != 0 else 0


def can_build(p: FlorenzaDicePosition, seat: i64) -> bool:
    """Whether the marks of the next space cover the cost of a building."""
    tables = p.tables
    project = p.next_project(seat)
    if project == tables.rione_end:
        return False
    unmarked, cost = ~p.marks(seat, project), tables.cost
    for number in range(1, tables.buildings + 1):
        if i64(cost[number]) & unmarked == 0 and not owns(p, seat, number):
            return True
    return False


def build(p: FlorenzaDicePosition, seat: i64, number: i64) -> None:
    """fd-6.1, fd-6.4: the space is closed, surplus marks are lost, and the building works from now on."""
    project = p.next_project(seat)
    space = project - at.RIONE
    p.set_building(seat, space, number)
    p.set_marks(seat, project, i64(p.tables.cost[number]))
    p.set_next_project(seat, project + 1)
    own(p, seat, number)
    if p.log is not None:
        p.log.append(Event("built", seat, {"building": number, "space": space + 1}, "fd-6.1"))
    space_bonus(p, seat, space)
    if i64(p.tables.power[number]) == at.POWER_SPARES:
        building_bonus(p, seat, number)
    item = agenda.top(p, seat)
    if agenda.kind(item) == at.ITEM_GOODS:
        resource, count, die = agenda.goods_resource(item), agenda.goods_count(item), agenda.goods_die(item)
        agenda.replace(p, seat, agenda.goods(resource, count, die, built_for(p, number, die)))


def built_for(p: FlorenzaDicePosition, number: i64, die: i64) -> i64:
    """What a building built while resources of this die are being placed is for, as in `agenda.goods`."""
    power = i64(p.tables.power[number])
    if power == at.POWER_CHANGE:
        return at.MUST_CHANGE
    if power == at.POWER_EXCHANGE and i64(p.tables.power_die[number]) == die:
        return at.MUST_EXCHANGE
    return at.FRESH


def space_bonus(p: FlorenzaDicePosition, seat: i64, space: i64) -> None:
    """fd-6.5: some spaces give a Spare Resource when they are built on; points are counted at the end."""
    spare = i64(p.tables.space_spare[space])
    if spare > 0:
        gain_spares(p, seat, spare, "fd-6.5")


def building_bonus(p: FlorenzaDicePosition, seat: i64, number: i64) -> None:
    """fd-9.9: Spare Resources, once, when it is built."""
    gain_spares(p, seat, i64(p.tables.power_amount[number]), "fd-9.9")
