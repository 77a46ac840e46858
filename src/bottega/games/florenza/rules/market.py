"""Phase 5: a visit to the market, and the captains of fortune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.agenda import ask
from bottega.games.florenza.rules.family import gain, goods_total, release
from bottega.games.florenza.rules.windows import has_hired, is_loss_forgiven

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def close(p: FlorenzaPosition, seat: i64) -> None:
    """fx-5.5, fx-5.8: at the end of the phase an unused market does nothing, and an unpaid captain gives his first
    row.
    """
    if p.market(seat) > 0:
        leave_market(p, seat)
    if has_hired(p, seat):
        for fortune in range(p.tables.fortunes):
            if p.fortune(fortune) == at.HELD + seat:
                pay_fortune(p, seat, fortune, 0)


# -- the visit ---------------------------------------------------------------------------------------------------------


def leave_market(p: FlorenzaPosition, seat: i64) -> None:
    p.set_market(seat, 0)
    release(p, seat)


def refuse_deal(p: FlorenzaPosition, seat: i64, kind: i64, resource: i64) -> i64:
    """fx-5.6, fx-5.9: sell one, buy one, give two for one: in this order, each once, all in one visit."""
    stage = p.stage
    if stage == at.WINDOW and p.market(seat) == 0:
        return at.NOT_ON_MARKET
    if kind == at.SELL:
        if stage != at.WINDOW:
            return at.DEAL_PAST
        return 0 if p.goods(seat, resource) > 0 else at.NOT_HELD
    if kind == at.BUY:
        if stage != at.WINDOW and stage != at.SOLD:
            return at.DEAL_PAST
        return 0 if p.florins(seat) >= p.tables.buy else at.CANNOT_PAY
    if p.goods(seat, resource) == 0:
        return at.NOT_HELD
    return at.NOT_HELD if stage != at.GAVE and goods_total(p, seat) < 2 else 0


def deal(p: FlorenzaPosition, kind: i64, resource: i64) -> bool:
    """fx-5.6: carry out one step of a visit to the market; True if the visit continues."""
    seat = p.to_act
    if p.stage == at.WINDOW:
        leave_market(p, seat)
        p.set_latest(0)
    if kind == at.SELL:
        return sell(p, seat, resource)
    if kind == at.BUY:
        return buy(p, seat, resource)
    if kind == at.GIVE:
        return give(p, seat, resource)
    take(p, seat, resource)
    return False


def sell(p: FlorenzaPosition, seat: i64, resource: i64) -> bool:
    """fx-5.6: sell one resource; True if the visit continues."""
    p.add_goods(seat, resource, -1)
    p.add_florins(seat, p.tables.sell)
    if p.log is not None:
        p.log.append(Event("sells", seat, {"resource": resource, "florins": p.tables.sell}, "fx-5.6"))
    if p.florins(seat) >= p.tables.buy or goods_total(p, seat) >= 2:
        return ask(p, at.SOLD, seat)
    return False


def buy(p: FlorenzaPosition, seat: i64, resource: i64) -> bool:
    """fx-5.6: buy one resource; True if the visit continues."""
    p.add_goods(seat, resource, 1)
    p.add_florins(seat, -p.tables.buy)
    if p.log is not None:
        p.log.append(Event("buys", seat, {"resource": resource, "florins": p.tables.buy}, "fx-5.6"))
    return ask(p, at.BOUGHT, seat) if goods_total(p, seat) >= 2 else False


def give(p: FlorenzaPosition, seat: i64, resource: i64) -> bool:
    """fx-5.6: give the first or the second of two resources; the second is asked for if several kinds are left."""
    p.add_goods(seat, resource, -1)
    second = resource
    if p.given(0) < 0:
        p.set_given(0, resource)
        second = only_kind(p, seat)
        if second < 0:
            return ask(p, at.GAVE, seat)
        p.add_goods(seat, second, -1)
    first = p.given(0)
    p.set_given(0, min(first, second))
    p.set_given(1, max(first, second))
    return ask(p, at.MARKET_TAKE, seat)


def only_kind(p: FlorenzaPosition, seat: i64) -> i64:
    """The only kind of resource that the family has; -1 if there are several."""
    found: i64 = -1
    for resource in range(i64(at.RESOURCES)):
        if p.goods(seat, resource) > 0:
            if found >= 0:
                return -1
            found = resource
    return found


def take(p: FlorenzaPosition, seat: i64, resource: i64) -> None:
    """fx-5.6: one resource of any kind for the two that were given."""
    p.add_goods(seat, resource, 1)
    if p.log is not None:
        args: dict[str, int] = {"first": p.given(0), "second": p.given(1), "taken": resource}
        p.log.append(Event("swaps-two", seat, args, "fx-5.6"))
    p.set_given(0, -1)
    p.set_given(1, -1)


# -- captains of fortune -----------------------------------------------------------------------------------------------


def refuse_fortune(p: FlorenzaPosition, seat: i64, fortune: i64, row: i64) -> i64:
    """fx-5.8: one row of a captain whom a familiar has hired, if it can be paid."""
    if p.fortune(fortune) != at.HELD + seat:
        return at.NOT_YOURS
    price = i64(p.tables.fortune_price[fortune * at.FORTUNE_ROWS + row])
    return 0 if p.florins(seat) >= price else at.CANNOT_PAY


def pay_fortune(p: FlorenzaPosition, seat: i64, fortune: i64, row: i64) -> None:
    """fx-5.8: pay a row and take its effect; rows don't add up, and the free one hurts."""
    t = p.tables
    line = fortune * at.FORTUNE_ROWS + row
    price = i64(t.fortune_price[line])
    before, devotion_before = p.crest(seat), p.mitre(seat)
    p.add_florins(seat, -price)
    gain(p, seat, t.fortune_gain, line)
    p.set_fortune(fortune, at.FREE)
    release(p, seat)
    if p.log is not None:
        args: dict[str, int] = {"fortune": fortune, "florins": price, "row": row}
        args["pp"] = p.crest(seat) - before
        args["bp"] = p.mitre(seat) - devotion_before
        p.log.append(Event("pays-fortune", seat, args, "fx-5.8"))


# -- choices -----------------------------------------------------------------------------------------------------------


def refuse(p: FlorenzaPosition, action: i64) -> i64:
    """fx-5.5: in a window and during a visit to the market: deals, captains' rows, or done."""
    stage = p.stage
    kind = at.action_kind(action)
    index = at.action_index(action)
    if stage == at.MARKET_TAKE:
        return 0 if kind == at.TAKE else at.NO_SUCH_MOVE
    if kind == at.GIVE:
        return refuse_deal(p, p.to_act, kind, index)
    if stage == at.GAVE:
        return at.NO_SUCH_MOVE
    if kind == at.SELL or kind == at.BUY:
        return refuse_deal(p, p.to_act, kind, index)
    if stage == at.WINDOW and kind == at.PAY_FORTUNE:
        return refuse_fortune(p, p.to_act, at.pay_fortune_captain(index), at.pay_fortune_row(index))
    return 0 if kind == at.DONE else at.NO_SUCH_MOVE


def step(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a deal, or pay a captain of fortune; True if a visit to the market continues."""
    kind = at.action_kind(action)
    index = at.action_index(action)
    if kind != at.PAY_FORTUNE:
        return deal(p, kind, index)
    fortune = at.pay_fortune_captain(index)
    pay_fortune(p, p.to_act, fortune, at.pay_fortune_row(index))
    if not has_hired(p, p.to_act):
        p.set_latest(0)
    elif at.pay_fortune_row(index) > 0:
        p.set_latest(fortune + 1)
    return False


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The canonical list of a window and of the market.

    Left out: giving two resources in the other order, taking back what was just given, captains in another order than
    that of their letters (unless the market comes in between), and a captain's free row if waiting for the end of the
    phase loses nothing. At the bottom of a track, where losses are forgiven, every order is listed.
    """
    stage = p.stage
    seat = p.to_act
    if stage == at.MARKET_TAKE:
        return fill_take(p, buf)
    if stage == at.GAVE:
        return fill_second(p, buf, seat)
    count: i64 = 0
    if stage == at.WINDOW:
        count = fill_fortunes(p, buf, seat)
    if stage != at.WINDOW or p.market(seat) > 0:
        count = fill_deals(p, buf, count, seat)
    buf[count] = i16(at.DONE)
    return count + 1


def fill_deals(p: FlorenzaPosition, buf: vec[i16], count: i64, seat: i64) -> i64:
    """Sales, purchases, and the first resource of a swap."""
    for resource in range(i64(at.RESOURCES)):
        if refuse_deal(p, seat, at.SELL, resource) == 0:
            buf[count] = i16(at.sell(resource))
            count += 1
    for resource in range(i64(at.RESOURCES)):
        if refuse_deal(p, seat, at.BUY, resource) == 0:
            buf[count] = i16(at.buy(resource))
            count += 1
    for resource in range(i64(at.RESOURCES)):
        if refuse_deal(p, seat, at.GIVE, resource) == 0 and has_second(p, seat, resource):
            buf[count] = i16(at.give(resource))
            count += 1
    return count


def has_second(p: FlorenzaPosition, seat: i64, first: i64) -> bool:
    """Whether a second resource of the same or a later kind can be given."""
    if p.goods(seat, first) > 1:
        return True
    for resource in range(first + 1, i64(at.RESOURCES)):
        if p.goods(seat, resource) > 0:
            return True
    return False


def fill_second(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    """The second resource to give: not before the first in order, unless there is nothing else."""
    count = fill_gifts(p, buf, seat, p.given(0))
    return count if count > 0 else fill_gifts(p, buf, seat, 0)


def fill_gifts(p: FlorenzaPosition, buf: vec[i16], seat: i64, first: i64) -> i64:
    """The resources in hand that may be given, from `first` on."""
    count: i64 = 0
    for resource in range(first, i64(at.RESOURCES)):
        if p.goods(seat, resource) > 0:
            buf[count] = i16(at.give(resource))
            count += 1
    return count


def fill_take(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """What to take for the two that were given: something different."""
    count: i64 = 0
    for resource in range(i64(at.RESOURCES)):
        if p.given(0) != resource and p.given(1) != resource:
            buf[count] = i16(at.take(resource))
            count += 1
    return count


def fill_fortunes(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    """Captains' rows by letter; the free row, and any other order, only if a loss would be forgiven now."""
    forgiven = is_loss_forgiven(p, seat, 1, 1)
    first_row: i64 = 0 if forgiven else 1
    first: i64 = 0 if forgiven else p.latest
    count: i64 = 0
    for fortune in range(first, p.tables.fortunes):
        for row in range(first_row, i64(at.FORTUNE_ROWS)):
            if refuse_fortune(p, seat, fortune, row) == 0:
                buf[count] = i16(at.pay_fortune(fortune, row))
                count += 1
    return count
