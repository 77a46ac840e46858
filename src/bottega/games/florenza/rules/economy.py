"""Phase 5: the squares of the districts in order; market, administration and captains when their owner likes.

What the owner likes is asked only where it can matter. The administration pays at once, for money is never a burden.
Waiting with market and captains loses nothing either, except before a square that asks for payment which is not in
hand (or is, while both market and captains wait for money), or that gives points while a captain's loss would still be
forgiven at the bottom of a track; there a window opens, and once more at the end of the phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import (
    ask,
    can_pay,
    florins,
    gain,
    goods_total,
    is_ghost,
    pay,
    prestige,
    release,
    seat_at,
)

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

CHEAPEST_FIRST: Final = (0, 4, 2, 1, 5, 3, 6, 7)
"""Sets of market deals as bits (1 sell, 2 buy, 4 swap two for one)."""


def begin(p: FlorenzaPosition) -> None:
    """fx-5.7: each familiar at the administration brings its fiorini and goes home."""
    cells = p.cells
    for seat in range(p.seats):
        base = at.FAMILY + seat * at.STRIDE
        count = i64(cells[base + at.ADMINISTRATION])
        if count > 0:
            brought = count * p.tables.administration
            cells[base + at.FLORINS] += i16(brought)
            cells[base + at.RESERVE] += i16(count)
            cells[base + at.ADMINISTRATION] = 0
            if p.log is not None:
                p.log.append(Event("administration", seat, {"florins": brought}, "fx-5.7"))


def proceed(p: FlorenzaPosition) -> bool:
    """fx-5.1: square 1 of every district in turn order, then square 2, and so on; at last what is left of the
    free activities.
    """
    cells = p.cells
    seats = p.seats
    while cells[at.SQUARE] < at.SQUARES:
        square = i64(cells[at.SQUARE])
        while i64(cells[at.TURN]) < seats:
            district = seat_at(p, i64(cells[at.TURN]))
            if cells[at.FAMILY + district * at.STRIDE + at.MEMBER + square] != 0:
                if resolve(p, district, square):
                    return True
            next_square(p)
        cells[at.SQUARE] += 1
        cells[at.TURN] = 0
    while i64(cells[at.TURN]) < seats:
        seat = seat_at(p, i64(cells[at.TURN]))
        if not is_ghost(p, seat):
            if last_window(p, seat):
                return ask(p, at.WINDOW, seat)
            close(p, seat)
        next_square(p)
    return False


def next_square(p: FlorenzaPosition) -> None:
    cells = p.cells
    cells[at.TURN] += 1
    cells[at.ASKED] = 0
    cells[at.LATEST] = 0


def resolve(p: FlorenzaPosition, district: i64, square: i64) -> bool:
    """fx-5.1: the owner of the familiar, not of the district, decides; True if something is asked."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + district * at.STRIDE + square
    seat = i64(cells[base + at.MEMBER]) - 1
    building = i64(cells[base + at.TILE]) - 1
    if cells[at.ASKED] == 0 and window(p, seat, base):
        return ask(p, at.WINDOW, seat)
    if cells[base + at.STATE] == at.PLANNED:
        if can_pay(p, seat, t.building_cost, building, 0):
            return ask(p, at.CONSTRUCTION, seat)
        give_up(p, seat, square)
    elif t.building_sale[building] != 0:
        if can_pay(p, seat, t.building_pay, building, 0):
            return ask(p, at.SALE, seat)
        go_home(p, seat, base)
        if p.log is not None:
            p.log.append(Event("idle", seat, {"building": building}, "fx-5.3"))
    else:
        activate(p, seat, base)
    return False


def go_home(p: FlorenzaPosition, seat: i64, base: i64) -> None:
    p.cells[base + at.MEMBER] = 0
    release(p, seat)


def activate(p: FlorenzaPosition, seat: i64, base: i64) -> None:
    """fx-5.2: the familiar's family pays what the building asks and gains what it shows."""
    cells = p.cells
    t = p.tables
    building = i64(cells[base + at.TILE]) - 1
    pay(p, seat, t.building_pay, building, 0)
    gain(p, seat, t.building_gain, building)
    go_home(p, seat, base)
    if p.log is not None:
        p.log.append(Event("activates", seat, {"building": building}, "fx-5.2"))


def decide_sale(p: FlorenzaPosition, action: i64) -> None:
    """fx-5.3: selling is optional, and done once for each familiar."""
    cells = p.cells
    seat = p.to_act
    base = at.FAMILY + seat_at(p, i64(cells[at.TURN])) * at.STRIDE + i64(cells[at.SQUARE])
    if action == at.ACTIVATE:
        activate(p, seat, base)
    else:
        go_home(p, seat, base)
        if p.log is not None:
            p.log.append(Event("idle", seat, {"building": i64(cells[base + at.TILE]) - 1}, "fx-5.3"))
    next_square(p)


def decide_construction(p: FlorenzaPosition, action: i64) -> None:
    """fx-5.4: building is optional even for those who can pay."""
    seat = p.to_act
    if action == at.CONSTRUCT:
        construct(p, seat, i64(p.cells[at.SQUARE]))
    else:
        give_up(p, seat, i64(p.cells[at.SQUARE]))
    next_square(p)


def construct(p: FlorenzaPosition, seat: i64, square: i64) -> None:
    """fx-5.4: the cost is paid and the points are taken; the building works from the next round."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE + square
    building = i64(cells[base + at.TILE]) - 1
    pay(p, seat, t.building_cost, building, 0)
    prestige(p, seat, i64(t.building_pp[building]))
    cells[base + at.STATE] = i16(at.BUILT)
    go_home(p, seat, base)
    if p.log is not None:
        p.log.append(Event("builds", seat, {"building": building, "square": square + 1}, "fx-5.4"))


def give_up(p: FlorenzaPosition, seat: i64, square: i64) -> None:
    """fx-5.4: a building that is not paid goes back to the supply and costs a PP; the squares after it stay
    where they are.
    """
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE + square
    building = i64(cells[base + at.TILE]) - 1
    cells[at.SUPPLY + building] += 1
    cells[base + at.TILE] = 0
    cells[base + at.STATE] = i16(at.BUILT)
    prestige(p, seat, -p.tables.failed_building)
    go_home(p, seat, base)
    if p.log is not None:
        p.log.append(Event("gives-up-building", seat, {"building": building}, "fx-5.4"))


# -- windows ---------------------------------------------------------------------------------------------------------


def window(p: FlorenzaPosition, seat: i64, base: i64) -> bool:
    """fx-5.5: whether market or captains of fortune can matter before a square is resolved."""
    cells = p.cells
    t = p.tables
    market = cells[at.FAMILY + seat * at.STRIDE + at.MARKET] != 0
    hired = hired_fortunes(p, seat)
    if not market and hired == 0:
        return False
    building = i64(cells[base + at.TILE]) - 1
    if cells[base + at.STATE] == at.PLANNED:
        points = i64(t.building_pp[building])
        if not can_pay(p, seat, t.building_cost, building, 0):
            return curable(p, seat, t.building_cost, building, market)
        return hired > 0 and (market or (points > 0 and forgiving(p, seat, 1, 0)))
    points = i64(t.building_gain[building * at.GAINS + at.PP_COLUMN])
    devotion = i64(t.building_gain[building * at.GAINS + at.BP_COLUMN])
    if t.building_sale[building] != 0:
        if not can_pay(p, seat, t.building_pay, building, 0):
            return curable(p, seat, t.building_pay, building, market)
        if market and hired > 0:
            return True
    return hired > 0 and forgiving(p, seat, points, devotion)


def hired_fortunes(p: FlorenzaPosition, seat: i64) -> i64:
    """How many captains of fortune wait for the family's money."""
    count: i64 = 0
    for fortune in range(i64(at.FORTUNES)):
        if i64(p.cells[at.FORTUNE + fortune]) == at.BY + seat:
            count += 1
    return count


def curable(p: FlorenzaPosition, seat: i64, costs: vec[i16], row: i64, market: bool) -> bool:
    """Whether the free activities can bring what is missing for a payment."""
    base = at.FAMILY + seat * at.STRIDE
    rest = p.cells[base : base + at.COSTS]
    for kind in range(i64(at.COSTS)):
        rest[kind] -= costs[row * at.COSTS + kind]
    return captains_cure(p, seat, rest, market, 0, florins(p, seat))


def captains_cure(
    p: FlorenzaPosition, seat: i64, rest: vec[i16], market: bool, first: i64, money: i64
) -> bool:
    """fx-5.8: whether the market, after any of the hired captains of fortune from `first` on, fills what is missing.

    `rest` is what a payment would leave, negative where it is missing. What a captain brings may serve for a swap on
    the market; then he is paid before the visit, with the money that is there.
    """
    if enough(p, rest, market):
        return True
    t = p.tables
    for fortune in range(first, i64(at.FORTUNES)):
        if i64(p.cells[at.FORTUNE + fortune]) != at.BY + seat:
            continue
        line = goods_row(p, fortune)
        if line < 0:
            continue
        price = i64(t.fortune_price[line])
        missing = False
        after = rest[:]
        for kind in range(i64(at.GOODS_COUNT)):
            missing = missing or (rest[kind] < 0 and t.fortune_gain[line * at.GAINS + kind] > 0)
            after[kind] += t.fortune_gain[line * at.GAINS + kind]
        after[at.FLORINS_COLUMN] -= i16(price)
        if missing:
            if captains_cure(p, seat, after, market, fortune + 1, money):
                return True
        elif market and price <= money:
            if captains_cure(p, seat, after, market, fortune + 1, money - price):
                return True
    return False


def goods_row(p: FlorenzaPosition, fortune: i64) -> i64:
    """The first, and so the cheapest, row of a captain of fortune that gives a resource; -1 if none does."""
    for line in range(fortune * 3, fortune * 3 + 3):
        for kind in range(i64(at.GOODS_COUNT)):
            if p.tables.fortune_gain[line * at.GAINS + kind] > 0:
                return line
    return -1


def enough(p: FlorenzaPosition, rest: vec[i16], market: bool) -> bool:
    """Whether nothing is missing, or a visit to the market brings it."""
    short: i64 = 0
    surplus: i64 = 0
    for kind in range(i64(at.GOODS_COUNT)):
        short += max(i64(0), -i64(rest[kind]))
        surplus += max(i64(0), i64(rest[kind]))
    spare = i64(rest[at.FLORINS_COLUMN])
    return market_cures(p, short, surplus, spare, market, market, 2 if market else -1) >= 0


def market_cures(
    p: FlorenzaPosition, short: i64, surplus: i64, spare: i64, can_sell: bool, can_buy: bool, swap_for: i64
) -> i64:
    """fx-5.6: which deals of one visit bring what is missing: 1 sell, 2 buy, 4 swap, added; -1 if none do.

    `surplus` counts the resources, `spare` the fiorini that are not needed (negative: missing); a swap asks for
    `swap_for` more resources, or is past if that is negative.
    """
    sell, buy = p.tables.sell, p.tables.buy
    for deals in CHEAPEST_FIRST:
        sold: i64 = deals & 1
        bought: i64 = deals >> 1 & 1
        swapped: i64 = deals >> 2
        if (sold and not can_sell) or (bought and not can_buy) or (swapped and swap_for < 0):
            continue
        if bought + swapped == short and surplus >= sold + swapped * swap_for:
            if spare + sold * sell - bought * buy >= 0:
                return deals
    return -1


def forgiving(p: FlorenzaPosition, seat: i64, points: i64, devotion: i64) -> bool:
    """Whether a captain's loss, taken before these points, would be forgiven at the bottom of a track."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    prestige_loss: i64 = 0
    devotion_loss: i64 = 0
    for fortune in range(i64(at.FORTUNES)):
        if i64(cells[at.FORTUNE + fortune]) == at.BY + seat:
            row = fortune * 3 * at.GAINS
            prestige_loss += i64(t.fortune_gain[row + at.PP_COLUMN])
            devotion_loss += i64(t.fortune_gain[row + at.BP_COLUMN])
    if points > 0 and prestige_loss < 0 and i64(cells[base + at.CREST]) + prestige_loss < t.crest_floor:
        return True
    return devotion > 0 and devotion_loss < 0 and i64(cells[base + at.MITRE]) + devotion_loss < t.bishop_floor


def last_window(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-5.5: whether there is still something to decide at the end of the phase: a deal, or a row that can be
    paid.
    """
    cells = p.cells
    t = p.tables
    money = florins(p, seat)
    if cells[at.FAMILY + seat * at.STRIDE + at.MARKET] != 0:
        if money >= t.buy or goods_total(p, seat) > 0:
            return True
    for fortune in range(i64(at.FORTUNES)):
        if i64(cells[at.FORTUNE + fortune]) == at.BY + seat:
            if money >= i64(t.fortune_price[fortune * 3 + 1]) or money >= i64(
                t.fortune_price[fortune * 3 + 2]
            ):
                return True
    return False


def close(p: FlorenzaPosition, seat: i64) -> None:
    """fx-5.5, fx-5.8: at the end of the phase an idle market does nothing, and an unpaid captain gives his first
    row.
    """
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    if cells[base + at.MARKET] != 0:
        leave_market(p, seat)
    for fortune in range(i64(at.FORTUNES)):
        if i64(cells[at.FORTUNE + fortune]) == at.BY + seat:
            pay_fortune(p, seat, fortune, 0)


# -- market ------------------------------------------------------------------------------------------------------------


def leave_market(p: FlorenzaPosition, seat: i64) -> None:
    p.cells[at.FAMILY + seat * at.STRIDE + at.MARKET] = 0
    release(p, seat)


def deal_refusal(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """fx-5.6: sell one, buy one, give two for one: in this order, each once, all in one visit."""
    cells = p.cells
    t = p.tables
    stage = i64(cells[at.STAGE])
    base = at.FAMILY + seat * at.STRIDE
    if stage == at.WINDOW and cells[base + at.MARKET] == 0:
        return at.NOT_ON_MARKET
    if action < at.BUY:
        if stage != at.WINDOW:
            return at.DEAL_PAST
        return 0 if cells[base + action - at.SELL] > 0 else at.NOT_HELD
    if action < at.GIVE:
        if stage != at.WINDOW and stage != at.SOLD:
            return at.DEAL_PAST
        return 0 if florins(p, seat) >= t.buy else at.CANNOT_PAY
    if cells[base + action - at.GIVE] == 0:
        return at.NOT_HELD
    return at.NOT_HELD if stage != at.GAVE and goods_total(p, seat) < 2 else 0


def deal(p: FlorenzaPosition, action: i64) -> bool:
    """fx-5.6: carry out one step of a visit to the market; True if the visit goes on."""
    cells = p.cells
    t = p.tables
    seat = p.to_act
    base = at.FAMILY + seat * at.STRIDE
    if cells[at.STAGE] == at.WINDOW:
        leave_market(p, seat)
        cells[at.LATEST] = 0
    if action < at.BUY:
        cells[base + action - at.SELL] -= 1
        cells[base + at.FLORINS] += i16(t.sell)
        if p.log is not None:
            p.log.append(Event("sells", seat, {"resource": action - at.SELL, "florins": t.sell}, "fx-5.6"))
        if florins(p, seat) >= t.buy or goods_total(p, seat) >= 2:
            return ask(p, at.SOLD, seat)
    elif action < at.GIVE:
        cells[base + action - at.BUY] += 1
        cells[base + at.FLORINS] -= i16(t.buy)
        if p.log is not None:
            p.log.append(Event("buys", seat, {"resource": action - at.BUY, "florins": t.buy}, "fx-5.6"))
        if goods_total(p, seat) >= 2:
            return ask(p, at.BOUGHT, seat)
    elif action < at.TAKE:
        cells[base + action - at.GIVE] -= 1
        if cells[at.GIVEN] == 0:
            cells[at.GIVEN] = i16(action - at.GIVE + 1)
            return ask(p, at.GAVE, seat)
        cells[at.GIVEN + 1] = i16(action - at.GIVE + 1)
        return ask(p, at.MARKET_TAKE, seat)
    else:
        take(p, seat, action - at.TAKE)
    return False


def take(p: FlorenzaPosition, seat: i64, kind: i64) -> None:
    """fx-5.6: one resource of any kind for the two that were given."""
    cells = p.cells
    cells[at.FAMILY + seat * at.STRIDE + kind] += 1
    if p.log is not None:
        first, second = i64(cells[at.GIVEN]) - 1, i64(cells[at.GIVEN + 1]) - 1
        p.log.append(Event("swaps-two", seat, {"first": first, "second": second, "taken": kind}, "fx-5.6"))
    cells[at.GIVEN] = 0
    cells[at.GIVEN + 1] = 0


# -- captains of fortune -----------------------------------------------------------------------------------------------


def fortune_refusal(p: FlorenzaPosition, seat: i64, fortune: i64, row: i64) -> i64:
    """fx-5.8: one row of a captain on whom a familiar stands, if it can be paid."""
    if i64(p.cells[at.FORTUNE + fortune]) != at.BY + seat:
        return at.NOT_YOURS
    return 0 if florins(p, seat) >= i64(p.tables.fortune_price[fortune * 3 + row]) else at.CANNOT_PAY


def pay_fortune(p: FlorenzaPosition, seat: i64, fortune: i64, row: i64) -> None:
    """fx-5.8: pay a row and take its effect; rows don't add up, and the free one hurts."""
    cells = p.cells
    t = p.tables
    price = i64(t.fortune_price[fortune * 3 + row])
    cells[at.FAMILY + seat * at.STRIDE + at.FLORINS] -= i16(price)
    gain(p, seat, t.fortune_gain, fortune * 3 + row)
    cells[at.FORTUNE + fortune] = i16(at.FREE)
    release(p, seat)
    if p.log is not None:
        p.log.append(Event("pays-fortune", seat, {"fortune": fortune, "florins": price}, "fx-5.8"))


# -- the contract ------------------------------------------------------------------------------------------------------


def window_refusal(p: FlorenzaPosition, action: i64) -> i64:
    """fx-5.5: in a window and during a visit to the market: deals, captains' rows, or done."""
    stage = i64(p.cells[at.STAGE])
    seat = p.to_act
    if stage == at.MARKET_TAKE:
        return 0 if action >= at.TAKE and action < at.PAY_FORTUNE else at.NO_SUCH_MOVE
    if stage == at.GAVE:
        if action < at.GIVE or action >= at.TAKE:
            return at.NO_SUCH_MOVE
        return deal_refusal(p, seat, action)
    if action == at.DONE:
        return 0
    if action >= at.SELL and action < at.TAKE:
        return deal_refusal(p, seat, action)
    if stage == at.WINDOW and action >= at.PAY_FORTUNE and action < at.DONE:
        return fortune_refusal(p, seat, (action - at.PAY_FORTUNE) // 3, (action - at.PAY_FORTUNE) % 3)
    return at.NO_SUCH_MOVE


def window_step(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a step in a window or on the market; True if the visit to the market goes on."""
    cells = p.cells
    seat = p.to_act
    if action == at.DONE:
        if cells[at.STAGE] == at.WINDOW:
            if cells[at.SQUARE] == at.SQUARES:
                close(p, seat)
                next_square(p)
            else:
                cells[at.ASKED] = 1
        return False
    if action >= at.PAY_FORTUNE:
        fortune = (action - at.PAY_FORTUNE) // 3
        row = (action - at.PAY_FORTUNE) % 3
        pay_fortune(p, seat, fortune, row)
        if row > 0:
            cells[at.LATEST] = i16(fortune + 1)
        return False
    return deal(p, action)


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list of a window and of the market.

    Left out: giving two resources in the other order, taking back what was just given, captains in another order than
    their letters (unless the market comes between), and a captain's free row where waiting for the end of the phase
    loses nothing. At the bottom of a track, where losses are forgiven, every order is listed.
    """
    cells = p.cells
    stage = i64(cells[at.STAGE])
    seat = p.to_act
    if stage == at.MARKET_TAKE:
        return fill_take(p, buf)
    if stage == at.GAVE:
        return fill_second(p, buf, seat)
    count: i64 = 0
    if stage == at.WINDOW:
        count = fill_fortunes(p, buf, seat)
    if stage != at.WINDOW or cells[at.FAMILY + seat * at.STRIDE + at.MARKET] != 0:
        for action in range(at.SELL, at.GIVE):
            if deal_refusal(p, seat, action) == 0:
                buf[count] = i16(action)
                count += 1
        for kind in range(i64(at.GOODS_COUNT)):
            if deal_refusal(p, seat, at.GIVE + kind) == 0 and has_second(p, seat, kind):
                buf[count] = i16(at.GIVE + kind)
                count += 1
    buf[count] = i16(at.DONE)
    return count + 1


def has_second(p: FlorenzaPosition, seat: i64, first: i64) -> bool:
    """Whether a second resource of the same or a later kind can be given."""
    base = at.FAMILY + seat * at.STRIDE
    if p.cells[base + first] > 1:
        return True
    for kind in range(first + 1, i64(at.GOODS_COUNT)):
        if p.cells[base + kind] > 0:
            return True
    return False


def fill_second(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    """The second resource given: not before the first in order, unless nothing else is there."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    count: i64 = 0
    for kind in range(i64(cells[at.GIVEN]) - 1, i64(at.GOODS_COUNT)):
        if cells[base + kind] > 0:
            buf[count] = i16(at.GIVE + kind)
            count += 1
    if count == 0:
        for kind in range(i64(at.GOODS_COUNT)):
            if cells[base + kind] > 0:
                buf[count] = i16(at.GIVE + kind)
                count += 1
    return count


def fill_take(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    count: i64 = 0
    for kind in range(i64(at.GOODS_COUNT)):
        if i64(p.cells[at.GIVEN]) != kind + 1 and i64(p.cells[at.GIVEN + 1]) != kind + 1:
            buf[count] = i16(at.TAKE + kind)
            count += 1
    return count


def fill_fortunes(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    """Captains' rows by letter; the free row, and any order, only where a loss would be forgiven now."""
    free_row: i64 = 1
    first = i64(p.cells[at.LATEST])
    if forgiving(p, seat, 1, 1):
        free_row = 0
        first = 0
    count: i64 = 0
    for fortune in range(first, i64(at.FORTUNES)):
        for row in range(free_row, 3):
            if fortune_refusal(p, seat, fortune, row) == 0:
                buf[count] = i16(at.PAY_FORTUNE + fortune * 3 + row)
                count += 1
    return count
