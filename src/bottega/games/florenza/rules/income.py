"""Phase 1: incomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import ROUND, Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import (
    ask,
    call_members,
    complete,
    devotion,
    gain,
    is_ghost,
    prestige,
    throw,
)

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-1.1, fx-12.7: the Captain of the People names the third resource; without one, or with a ghost, the die
    does.
    """
    cells = p.cells
    if cells[at.ASKED] != 0:
        return False
    captain = i64(cells[at.CAPTAIN])
    if captain >= 0 and not is_ghost(p, captain):
        return ask(p, at.THIRD_CHOICE, captain)
    return throw(p, at.THIRD_DIE)


def named(p: FlorenzaPosition, resource: i64) -> None:
    """fx-1.1: everybody gets the same third resource, and then all incomes."""
    p.cells[at.ASKED] = 1
    if p.log is not None:
        p.log.append(Event("third", i64(p.cells[at.CAPTAIN]), {"resource": resource}, "fx-1.1"))
    for seat in range(p.seats):
        if is_ghost(p, seat):
            p.cells[at.FAMILY + seat * at.STRIDE + at.ZONE] = p.cells[ROUND]
        else:
            incomes(p, seat, resource)


def incomes(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-1.2: a family's incomes; who asked for events is told what they came to, all in one."""
    if p.log is None:
        receive(p, seat, resource)
        return
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    before = cells[:]
    receive(p, seat, resource)
    names = ["marble", "wood", "metal", "gold", "spice", "textile", "florins", "pp", "bp"]
    args: dict[str, int] = {
        name: i64(cells[base + kind]) - i64(before[base + kind]) for kind, name in enumerate(names)
    }
    args["members"] = i64(cells[base + at.ZONE])
    p.log.append(Event("income", seat, args, "fx-1.2"))


def receive(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-1.1, fx-1.2: everything that a family gets in this phase, first what is the same for all."""
    common(p, seat, resource)
    from_buildings(p, seat)
    from_works(p, seat)


def common(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-1.2: familiars, marble, wood, the third resource and fiorini, the same for every family."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    cells[base] += i16(t.common_marble)
    cells[base + 1] += i16(t.common_wood)
    cells[base + resource] += 1
    cells[base + at.FLORINS] += i16(t.common_florins)
    call_members(p, seat, t.common_members)


def from_buildings(p: FlorenzaPosition, seat: i64) -> None:
    """fx-1.3: each violet building gives its owner what it shows."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    for square in range(i64(at.SQUARES)):
        building = i64(cells[base + at.TILE + square]) - 1
        if building >= 0 and t.building_violet[building] != 0:
            gain(p, seat, t.building_gain, building)
            call_members(p, seat, i64(t.building_gain[building * at.GAINS + at.MEMBERS_COLUMN]))


def from_works(p: FlorenzaPosition, seat: i64) -> None:
    """fx-1.4: works of the main board, special markers on them, a full Palazzo and a full Chiesa give every round."""
    cells = p.cells
    t = p.tables
    for work in range(i64(at.MAIN_WORKS)):
        cell = at.WORKS_AT + work * 4
        if i64(cells[cell + at.MARK]) == seat + 1:
            flag(p, seat, i64(t.work_income[at.DISTRICT_WORKS + work]), 1)
            marker = i64(cells[cell + at.MARKER]) - 1
            if marker >= 0:
                flag(p, seat, i64(t.special[marker * 2]), i64(t.special[marker * 2 + 1]))
    if complete(p, seat, 0):
        prestige(p, seat, t.palazzo_pp)
    if complete(p, seat, 4):
        devotion(p, seat, t.chiesa_bp)


def flag(p: FlorenzaPosition, seat: i64, kind: i64, amount: i64) -> None:
    """fx-1.4: what a flag shows: PP, BP or familiars."""
    if kind == 1:
        prestige(p, seat, amount)
    elif kind == 2:
        devotion(p, seat, amount)
    else:
        call_members(p, seat, amount)
