"""Phase 5: the squares of the districts in order.

Market and captains of fortune may be used at any time, but families are asked only when it can matter: see windows.py.
The administration pays at once, since having money early is never a disadvantage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import market, windows
from bottega.games.florenza.rules.agenda import ask, is_ghost, whose_turn
from bottega.games.florenza.rules.family import can_pay, gain, pay, prestige, prestige_lost, release

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def begin(p: FlorenzaPosition) -> None:
    """fx-5.7: each familiar at the administration brings its fiorini and goes home."""
    for seat in range(p.seats):
        count = p.administration(seat)
        if count > 0:
            brought = count * p.tables.administration
            p.add_florins(seat, brought)
            p.add_reserve(seat, count)
            p.set_administration(seat, 0)
            if p.log is not None:
                p.log.append(Event("administration", seat, {"florins": brought}, "fx-5.7"))


def proceed(p: FlorenzaPosition) -> bool:
    """fx-5.1: square 1 of every district in turn order, then square 2, and so on; finally the remaining free
    activities.
    """
    seats = p.seats
    while p.square < at.SQUARES:
        square = p.square
        while p.turn < seats:
            district = whose_turn(p)
            if p.member(district, square) >= 0 and resolve(p, district, square):
                return True
            next_district(p)
        p.set_square(square + 1)
        p.set_turn(0)
    while p.turn < seats:
        seat = whose_turn(p)
        if not is_ghost(p, seat):
            if windows.has_last_window(p, seat):
                return ask(p, at.WINDOW, seat)
            market.close(p, seat)
        next_district(p)
    return False


def next_district(p: FlorenzaPosition) -> None:
    """Continue with the same square of the next district."""
    p.add_turn(1)
    p.set_asked(0)
    p.set_latest(0)


def resolve(p: FlorenzaPosition, district: i64, square: i64) -> bool:
    """fx-5.1: the owner of the familiar, not of the district, decides; True if there is a question."""
    t = p.tables
    seat = p.member(district, square)
    building = p.tile(district, square)
    if not p.asked and windows.has_window(p, seat, building, p.state(district, square) == at.PLANNED):
        return ask(p, at.WINDOW, seat)
    if p.state(district, square) == at.PLANNED:
        if can_pay(p, seat, t.building_cost, building, 0):
            return propose(p, at.CONSTRUCTION, seat)
        give_up(p, seat, square)
    elif t.building_sale[building] != 0:
        if can_pay(p, seat, t.building_pay, building, 0):
            return propose(p, at.SALE, seat)
        stay_idle(p, seat, district, square)
    else:
        activate(p, seat, district, square)
    return False


def propose(p: FlorenzaPosition, stage: i64, seat: i64) -> bool:
    """Ask whether to build or to sell; the window before the square is over."""
    p.set_asked(0)
    p.set_latest(0)
    return ask(p, stage, seat)


def go_home(p: FlorenzaPosition, seat: i64, district: i64, square: i64) -> None:
    """The familiar on a square goes back to the reserve."""
    p.set_member(district, square, -1)
    release(p, seat)


def activate(p: FlorenzaPosition, seat: i64, district: i64, square: i64) -> None:
    """fx-5.2: the familiar's family pays what the building asks and gains what it shows."""
    t = p.tables
    building = p.tile(district, square)
    pay(p, seat, t.building_pay, building, 0)
    gain(p, seat, t.building_gain, building)
    go_home(p, seat, district, square)
    if p.log is not None:
        p.log.append(Event("activates", seat, {"building": building}, "fx-5.2"))


def stay_idle(p: FlorenzaPosition, seat: i64, district: i64, square: i64) -> None:
    """fx-5.3: the familiar goes home without a sale."""
    go_home(p, seat, district, square)
    if p.log is not None:
        p.log.append(Event("idle", seat, {"building": p.tile(district, square)}, "fx-5.3"))


def decide_sale(p: FlorenzaPosition, action: i64) -> None:
    """fx-5.3: selling is optional, and done once for each familiar."""
    if action == at.ACTIVATE:
        activate(p, p.to_act, whose_turn(p), p.square)
    else:
        stay_idle(p, p.to_act, whose_turn(p), p.square)
    next_district(p)


def decide_construction(p: FlorenzaPosition, action: i64) -> None:
    """fx-5.4: building is optional even for a family that can pay."""
    if action == at.CONSTRUCT:
        construct(p, p.to_act, p.square)
    else:
        give_up(p, p.to_act, p.square)
    next_district(p)


def construct(p: FlorenzaPosition, seat: i64, square: i64) -> None:
    """fx-5.4: the cost is paid and the points are scored; the building works from the next round on."""
    t = p.tables
    building = p.tile(seat, square)
    pay(p, seat, t.building_cost, building, 0)
    prestige(p, seat, i64(t.building_pp[building]))
    p.set_state(seat, square, at.BUILT)
    go_home(p, seat, seat, square)
    if p.log is not None:
        p.log.append(Event("builds", seat, {"building": building, "square": square + 1}, "fx-5.4"))


def give_up(p: FlorenzaPosition, seat: i64, square: i64) -> None:
    """fx-5.4: a building that is not paid goes back to the supply and costs a PP; the squares after it stay
    where they are.
    """
    building = p.tile(seat, square)
    p.add_supply(building, 1)
    p.set_tile(seat, square, -1)
    p.set_state(seat, square, at.BUILT)
    go_home(p, seat, seat, square)
    if p.log is not None:
        args: dict[str, int] = {
            "building": building,
            "lost": prestige_lost(p, seat, p.tables.failed_building),
        }
        p.log.append(Event("gives-up-building", seat, args, "fx-5.4"))
    prestige(p, seat, -p.tables.failed_building)


def decide_window(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a step in a window or on the market; True if the visit to the market continues."""
    if action != at.DONE:
        return market.step(p, action)
    if p.stage == at.WINDOW:
        if p.square < at.SQUARES:
            p.set_asked(1)
        else:
            market.close(p, p.to_act)
            next_district(p)
    return False
