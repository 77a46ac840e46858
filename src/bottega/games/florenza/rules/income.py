"""Phase 1: incomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.names import RESOURCES
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import ask, is_ghost, roll
from bottega.games.florenza.rules.family import call_members, devotion, gain, prestige

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-1.1, fx-12.7: the Captain of the People names the third resource; if there is none, or it is a ghost, the die
    does.
    """
    if p.asked:
        return False
    captain = p.captain
    if captain >= 0 and not is_ghost(p, captain):
        return ask(p, at.THIRD_CHOICE, captain)
    return roll(p, at.THIRD_DIE)


def pay_out(p: FlorenzaPosition, resource: i64) -> None:
    """fx-1.1, fx-12.10: everybody gets the same third resource, and then all incomes; a ghost gets only familiars."""
    p.set_asked(1)
    if p.log is not None:
        p.log.append(Event("third", p.captain, {"resource": resource}, "fx-1.1"))
    for seat in range(p.seats):
        if is_ghost(p, seat):
            p.set_zone(seat, p.round)
        else:
            incomes(p, seat, resource)


def incomes(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-1.2: a family's incomes, reported as one event."""
    if p.log is None:
        receive(p, seat, resource)
        return
    before = p.copy()
    receive(p, seat, resource)
    args: dict[str, int] = {
        name: p.goods(seat, kind) - before.goods(seat, kind) for kind, name in enumerate(RESOURCES)
    }
    args["florins"] = p.florins(seat) - before.florins(seat)
    args["pp"] = p.crest(seat) - before.crest(seat)
    args["bp"] = p.mitre(seat) - before.mitre(seat)
    args["members"] = p.zone(seat)
    p.log.append(Event("income", seat, args, "fx-1.2"))


def receive(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-1.1, fx-1.2: everything a family gets in this phase, beginning with what is the same for all."""
    common(p, seat, resource)
    from_buildings(p, seat)
    from_works(p, seat)


def common(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-1.2: familiars, marble, wood, the third resource and fiorini, the same for every family."""
    t = p.tables
    p.add_goods(seat, at.MARBLE, t.common_marble)
    p.add_goods(seat, at.WOOD, t.common_wood)
    p.add_goods(seat, resource, 1)
    p.add_florins(seat, t.common_florins)
    call_members(p, seat, t.common_members)


def from_buildings(p: FlorenzaPosition, seat: i64) -> None:
    """fx-1.3: each violet building gives its owner what it shows."""
    t = p.tables
    for square in range(i64(at.SQUARES)):
        building = p.tile(seat, square)
        if building >= 0 and t.building_violet[building] != 0:
            gain(p, seat, t.building_gain, building)
            call_members(p, seat, i64(t.building_gain[building * at.GAINS + at.MEMBERS_COLUMN]))


def from_works(p: FlorenzaPosition, seat: i64) -> None:
    """fx-1.4: works of the main board, special markers on them, a full Palazzo and a full Chiesa give every round."""
    # hot: raw cells
    cells, t = p.cells, p.tables
    for number in range(t.works - at.DISTRICT_WORKS):
        if i64(cells[at.MAIN_MADE_BY_AT + number]) == seat + 1:
            receive_income(p, seat, i64(t.work_income[at.DISTRICT_WORKS + number]), 1)
            marker = p.main_marker(number)
            if marker > 0:
                income, amount = i64(t.special_income[marker - 1]), i64(t.special_amount[marker - 1])
                receive_income(p, seat, income, amount)
    if works.is_complete(p, seat, at.PALAZZO):
        works.house_bonus(p, seat, at.PALAZZO)
    if works.is_complete(p, seat, at.CHIESA):
        works.house_bonus(p, seat, at.CHIESA)


def receive_income(p: FlorenzaPosition, seat: i64, income: i64, amount: i64) -> None:
    """fx-1.4: what the flag of a work or of a special marker shows: PP, BP or familiars."""
    if income == at.GIVES_PP:
        prestige(p, seat, amount)
    elif income == at.GIVES_BP:
        devotion(p, seat, amount)
    else:
        call_members(p, seat, amount)
