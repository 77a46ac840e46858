"""The Rione: building in its spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.agenda import (
    goods,
    goods_count,
    goods_die,
    goods_resource,
    replace,
    top,
)
from bottega.games.florenza_dice.rules.sheet import gain_spares, of, own, owns, put

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def missing(p: FlorenzaDicePosition, seat: i64, number: i64) -> i64:
    """The icons of the next space that are not marked and that the building needs; its cost if there is no space."""
    project = of(p, seat, at.NEXT)
    cost = i64(p.tables.cost[number])
    if project == at.PROJECTS:
        return cost
    return cost & ~of(p, seat, at.MARKS + project)


def refuse_build(p: FlorenzaDicePosition, seat: i64, number: i64) -> i64:
    """fd-6.1, fd-6.2, fd-6.3: the lowest open space, its marks cover the cost, and each building once."""
    if of(p, seat, at.NEXT) == at.PROJECTS:
        return at.NO_SPACE
    if owns(p, seat, number):
        return at.OWNED_ALREADY
    if missing(p, seat, number) != 0:
        return at.COST_MISSING
    return 0


def build(p: FlorenzaDicePosition, seat: i64, number: i64) -> None:
    """fd-6.1, fd-6.4: the space is closed with all its marks, and the building works from now on."""
    project = of(p, seat, at.NEXT)
    space = project - at.RIONE
    put(p, seat, at.BUILDING + space, number)
    put(p, seat, at.NEXT, project + 1)
    own(p, seat, number)
    if p.log is not None:
        p.log.append(Event("built", seat, {"building": number, "space": space + 1}, "fd-6.1"))
    space_bonus(p, seat, space)
    if number == p.tables.fondaco:
        fondaco(p, seat)
    item = top(p, seat)
    if item & 7 == at.ITEM_GOODS:
        replace(p, seat, goods(goods_resource(item), goods_count(item), goods_die(item), 0))


def space_bonus(p: FlorenzaDicePosition, seat: i64, space: i64) -> None:
    """fd-6.5: some spaces give a Spare Resource when they are built on; points are counted at the end."""
    spare = i64(p.tables.space_spare[space])
    if spare > 0:
        gain_spares(p, seat, spare, "fd-6.5")


def fondaco(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-9.9: Spare Resources at once, and never again."""
    gain_spares(p, seat, p.tables.fondaco_spares, "fd-9.9")
