"""What a family will have at each square and each work, if everything that it has placed resolves in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import new_cells
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.characters import artist_points, artist_price
from bottega.games.florenza.rules.windows import BUY, SELL, SWAP, deals_that_cure

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

MOST_LINES: Final = 24
WORK_LINE: Final = 100
"""`where` of a work is this plus its number; of a square, `square_line`."""


def square_line(district: i64, square: i64) -> i64:
    """`where` of a square."""
    return district * at.SQUARES + square


class Forecast:
    """The lines of a forecast, in the order in which they resolve, and what they come to."""

    count: i64
    where: vec[i16]
    verdict: vec[i16]
    have: vec[i16]  # seven cells a line: in hand before it
    short: vec[i16]  # seven cells a line: what is missing
    left: vec[i16]  # in hand after everything
    need: vec[i16]  # still to be paid while the forecast is made
    brought: vec[i16]  # by the market for several works together
    pp: float
    bp: float
    failed: i64
    hired: i64  # captains of fortune not paid yet, as bits
    can_sell: bool
    can_buy: bool
    swap_for: i64

    def __init__(self) -> None:
        self.count = 0
        self.where = new_cells(MOST_LINES)
        self.verdict = new_cells(MOST_LINES)
        self.have = new_cells(MOST_LINES * at.COSTS)
        self.short = new_cells(MOST_LINES * at.COSTS)
        self.left = new_cells(at.COSTS)
        self.need = new_cells(at.COSTS)
        self.brought = new_cells(at.COSTS)
        self.pp = 0.0
        self.bp = 0.0
        self.failed = 0
        self.hired = 0
        self.can_sell = False
        self.can_buy = False
        self.swap_for = -1


def forecast(p: FlorenzaPosition, seat: i64) -> Forecast:
    """fx-13.1: let everything resolve in order: squares, captains of fortune, works; the market helps where it can.

    Assumed: sales are made unless a later payment needs the resource; a captain gets the most expensive row that later
    payments leave money for, before a square if it lacks what he brings, else at the end of phase 5; artists are paid
    in their cheapest speciality, the works that give most first.
    """
    f = Forecast()
    for resource in range(i64(at.RESOURCES)):
        f.left[resource] = i16(p.goods(seat, resource))
    f.left[at.FLORINS_COLUMN] = i16(p.florins(seat) + p.administration(seat) * p.tables.administration)
    for fortune in range(p.tables.fortunes):
        if p.fortune(fortune) == at.HELD + seat:
            f.hired |= 1 << fortune
    market_state(p, seat, f)
    plans = planned_works(p, seat)
    total_need(p, seat, f, plans)
    squares(p, seat, f)
    fortunes(p, f)
    before_works(p, f, plans)
    for work in plans:
        realise(p, seat, f, work)
    return f


def market_state(p: FlorenzaPosition, seat: i64, f: Forecast) -> None:
    """Which deals of the market the family may still make; a half-made swap waits for the other half."""
    stage = p.stage
    if p.market(seat) != 0:
        f.can_sell = True
        f.can_buy = True
        f.swap_for = 2
    elif p.to_act == seat and stage >= at.SOLD and stage <= at.MARKET_TAKE:
        f.can_buy = stage == at.SOLD
        f.swap_for = 2 if stage <= at.BOUGHT else 1 if stage == at.GAVE else 0


def planned_works(p: FlorenzaPosition, seat: i64) -> list[i64]:
    """The works that the family has planned and not paid, those that give most first."""
    t = p.tables
    found: list[i64] = []
    work = works.next_planned(p, seat, 0)
    while work >= 0:
        if not is_paid(p, work):
            place = len(found)
            while place > 0 and t.work_pp[work] > t.work_pp[found[place - 1]]:
                place -= 1
            found.insert(place, work)
        work = works.next_planned(p, seat, work + 1)
    return found


def is_paid(p: FlorenzaPosition, work: i64) -> bool:
    """Whether the work is being realised just now, with its payment done."""
    return p.work_now == work and p.stage > at.PAYMENT


def cheapest_speciality(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """The cheapest speciality in which the chosen artist can make the work."""
    t = p.tables
    artist = works.artist_of(p, seat, work)
    fitting = i64(t.skills[artist]) & i64(t.work_artists[work])
    best: i64 = -1
    for speciality in range(i64(at.SPECIALITIES)):
        if fitting >> speciality & 1:
            if best < 0 or artist_price(p, artist, speciality) < artist_price(p, artist, best):
                best = speciality
    return best


def lowest_price(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """What the chosen artist asks at least."""
    return artist_price(p, works.artist_of(p, seat, work), cheapest_speciality(p, seat, work))


def total_need(p: FlorenzaPosition, seat: i64, f: Forecast, plans: list[i64]) -> None:
    """Everything that planned buildings and works will ask for."""
    t = p.tables
    for square in range(i64(at.SQUARES)):
        if p.state(seat, square) == at.PLANNED:
            needed(f, t.building_cost, p.tile(seat, square), 0, 1)
    for work in plans:
        needed(f, t.work_cost, work, lowest_price(p, seat, work), 1)


def needed(f: Forecast, costs: vec[i16], row: i64, more: i64, sign: i64) -> None:
    """Add a payment to what is still to be paid (sign 1), or take it off (sign -1)."""
    for kind in range(i64(at.COSTS)):
        f.need[kind] += i16(sign * i64(costs[row * at.COSTS + kind]))
    f.need[at.FLORINS_COLUMN] += i16(sign * more)


def squares(p: FlorenzaPosition, seat: i64, f: Forecast) -> None:
    """The squares on which the family's familiars stand, in the order of phase 5."""
    for square in range(i64(at.SQUARES)):
        for place in range(p.seats):
            district = p.order(place)
            if p.member(district, square) == seat:
                one_square(p, f, district, square)


def one_square(p: FlorenzaPosition, f: Forecast, district: i64, square: i64) -> None:
    """A building that is paid, or fails; a sale; or a building that simply gives something."""
    t = p.tables
    building = p.tile(district, square)
    where = square_line(district, square)
    if p.state(district, square) == at.PLANNED:
        if settle(p, f, where, t.building_cost, building, 0):
            f.pp += float(i64(t.building_pp[building]))
        else:
            f.pp -= float(t.failed_building)
    elif t.building_sale[building] != 0:
        sell(p, f, where, building)
    else:
        line(f, where, at.ENOUGH)
        gains(f, t.building_gain, building)


def sell(p: FlorenzaPosition, f: Forecast, where: i64, building: i64) -> None:
    """A sale: made if the resource is in hand, or a captain of fortune brings it, and it is not needed later."""
    t = p.tables
    first = building * at.COSTS
    verdict: i64 = at.ENOUGH
    needed_later = False
    for kind in range(i64(at.RESOURCES)):
        asked = i64(t.building_pay[first + kind])
        if asked > 0:
            needed_later = needed_later or f.need[kind] > 0
            if i64(f.left[kind]) < asked:
                verdict = at.SHORT
                f.short[f.count * at.COSTS + kind] = i16(asked - i64(f.left[kind]))
            elif i64(f.left[kind]) - i64(f.need[kind]) < asked and verdict != at.SHORT:
                verdict = at.KEPT_BACK
    back = i64(t.building_gain[building * at.GAINS + at.FLORINS_COLUMN])
    if verdict == at.SHORT and not needed_later and captains_bring(p, f, t.building_pay, building, back):
        verdict = at.BY_CAPTAIN
    line(f, where, verdict)
    if verdict != at.SHORT and verdict != at.KEPT_BACK:
        for kind in range(i64(at.COSTS)):
            f.left[kind] -= t.building_pay[first + kind]
        gains(f, t.building_gain, building)


def gains(f: Forecast, table: vec[i16], row: i64) -> None:
    first = row * at.GAINS
    for kind in range(i64(at.COSTS)):
        f.left[kind] += table[first + kind]
    f.pp += float(i64(table[first + at.PP_COLUMN]))
    f.bp += float(i64(table[first + at.BP_COLUMN]))


def line(f: Forecast, where: i64, verdict: i64) -> None:
    """Write a line with what is in hand before it."""
    if f.count < MOST_LINES:
        f.where[f.count] = i16(where)
        f.verdict[f.count] = i16(verdict)
        for kind in range(i64(at.COSTS)):
            f.have[f.count * at.COSTS + kind] = f.left[kind]
        f.count += 1


def settle(p: FlorenzaPosition, f: Forecast, where: i64, costs: vec[i16], row: i64, more: i64) -> bool:
    """Pay a building or a work, with the help of captains or the market if it takes that; else note what is missing."""
    first = row * at.COSTS
    verdict: i64 = at.ENOUGH
    for kind in range(i64(at.COSTS)):
        missing = i64(costs[first + kind]) - i64(f.left[kind]) + (more if kind == at.FLORINS_COLUMN else 0)
        if missing > 0:
            verdict = at.SHORT
            f.short[f.count * at.COSTS + kind] = i16(missing)
    if verdict == at.SHORT and captains_bring(p, f, costs, row, 0):
        verdict = at.BY_CAPTAIN
    if verdict == at.SHORT and visit_market(p, f, costs, row, more):
        verdict = at.BY_MARKET
    for kind in range(i64(at.COSTS)):
        if f.brought[kind] > 0 and costs[first + kind] > 0:
            used = min(i64(f.brought[kind]), i64(costs[first + kind]))
            f.brought[kind] -= i16(used)
            f.short[f.count * at.COSTS + kind] = i16(used)
            verdict = at.BY_MARKET
    line(f, where, verdict)
    needed(f, costs, row, more, -1)
    if verdict == at.SHORT:
        f.failed += 1
        return False
    for kind in range(i64(at.COSTS)):
        f.left[kind] -= costs[first + kind]
    f.left[at.FLORINS_COLUMN] -= i16(more)
    return True


def visit_market(p: FlorenzaPosition, f: Forecast, costs: vec[i16], row: i64, more: i64) -> bool:
    """Use the market for a payment, giving only what no planned payment needs; False if that is not enough."""
    first = row * at.COSTS
    short: i64 = 0
    surplus: i64 = 0
    for kind in range(i64(at.RESOURCES)):
        short += max(i64(0), i64(costs[first + kind]) - i64(f.left[kind]))
        surplus += max(i64(0), i64(f.left[kind]) - i64(f.need[kind]))
    spare = i64(f.left[at.FLORINS_COLUMN]) - i64(costs[first + at.FLORINS_COLUMN]) - more
    deals = deals_that_cure(p, short, surplus, spare, f.can_sell, f.can_buy, f.swap_for)
    if deals <= 0:
        return False
    given: i64 = (1 if deals & SELL else 0) + (f.swap_for if deals & SWAP else 0)
    for kind in range(i64(at.RESOURCES)):
        while given > 0 and i64(f.left[kind]) > i64(f.need[kind]):
            f.left[kind] -= 1
            given -= 1
        if costs[first + kind] > f.left[kind]:
            f.left[kind] = costs[first + kind]
    if deals & SELL:
        f.left[at.FLORINS_COLUMN] += i16(p.tables.sell)
    if deals & BUY:
        f.left[at.FLORINS_COLUMN] -= i16(p.tables.buy)
    close_market(f)
    return True


def close_market(f: Forecast) -> None:
    """No deal is left."""
    f.can_sell = False
    f.can_buy = False
    f.swap_for = -1


def captains_bring(p: FlorenzaPosition, f: Forecast, costs: vec[i16], row: i64, back: i64) -> bool:
    """Pay hired captains for the resources that are missing; False, and nothing paid, if that is not enough.

    They may cost what planned payments leave, and the fiorini that the square gives `back`.
    """
    if f.hired == 0:
        return False
    before, hired, pp, bp = f.left[:], f.hired, f.pp, f.bp
    first = row * at.COSTS
    for kind in range(i64(at.RESOURCES)):
        for fortune in range(p.tables.fortunes):
            if f.left[kind] < costs[first + kind] and f.hired >> fortune & 1:
                pay_captain(p, f, fortune, kind, back)
    for kind in range(i64(at.COSTS)):
        if f.left[kind] < costs[first + kind]:
            f.left, f.hired, f.pp, f.bp = before, hired, pp, bp
            return False
    return True


def pay_captain(p: FlorenzaPosition, f: Forecast, fortune: i64, kind: i64, back: i64) -> None:
    """The most expensive row that there is money for; if a kind of resource is asked (else -1), one with it."""
    t = p.tables
    money = i64(f.left[at.FLORINS_COLUMN])
    spare = min(money, money + back - i64(f.need[at.FLORINS_COLUMN]))
    first = fortune * at.FORTUNE_ROWS
    for line in range(first + at.FORTUNE_ROWS - 1, first - 1, -1):
        price = i64(t.fortune_price[line])
        if price == 0 or price <= spare:
            if kind < 0 or t.fortune_gain[line * at.GAINS + kind] > 0:
                f.left[at.FLORINS_COLUMN] -= i16(price)
                gains(f, t.fortune_gain, line)
                f.hired &= ~(1 << fortune)
                return


def fortunes(p: FlorenzaPosition, f: Forecast) -> None:
    """The captains of fortune that are left are paid at the end of phase 5."""
    for fortune in range(p.tables.fortunes):
        if f.hired >> fortune & 1:
            pay_captain(p, f, fortune, -1, 0)


def before_works(p: FlorenzaPosition, f: Forecast, plans: list[i64]) -> None:
    """A market that is still open helps the works together, or else the first of them that it can save.

    A swap that is half made and helps nothing gives any resource.
    """
    if len(plans) > 1 and is_short(f):
        for kind in range(i64(at.COSTS)):
            f.brought[kind] = i16(max(i64(0), i64(f.need[kind]) - i64(f.left[kind])))
        if visit_market(p, f, f.need, 0, 0):
            return
        for kind in range(i64(at.COSTS)):
            f.brought[kind] = 0
    if len(plans) == 0 and f.swap_for == 0:
        f.left[0] += 1
        close_market(f)


def is_short(f: Forecast) -> bool:
    for kind in range(i64(at.COSTS)):
        if f.left[kind] < f.need[kind]:
            return True
    return False


def realise(p: FlorenzaPosition, seat: i64, f: Forecast, work: i64) -> None:
    """A planned work: its points and what its artist gives on average, or the cost of failing."""
    t = p.tables
    place = i64(t.work_place[work])
    artist = works.artist_of(p, seat, work)
    if settle(p, f, WORK_LINE + work, t.work_cost, work, lowest_price(p, seat, work)):
        f.pp += float(i64(t.work_pp[work])) + expected_points(
            p, artist, cheapest_speciality(p, seat, work), place
        )
        f.bp += float(i64(t.work_bp[work]))
    else:
        f.pp -= float(i64(t.place_failure[place]))
        if artist != at.ANONYMOUS:
            f.pp -= float(t.failed_named)


def expected_points(p: FlorenzaPosition, artist: i64, speciality: i64, place: i64) -> float:
    """What an artist gives on average: of the better of two rolls in the Duomo; without dice, at the place's
    value.
    """
    t = p.tables
    if not p.with_dice:
        return float(artist_points(p, artist, speciality, i64(t.place_base[place])))
    total: i64 = 0
    if t.place_rolls[place] == 1:
        for face in range(i64(1), i64(at.FACES + 1)):
            total += artist_points(p, artist, speciality, face)
        return float(total) / 6.0
    for face in range(i64(1), i64(at.FACES + 1)):
        for other in range(i64(1), i64(at.FACES + 1)):
            total += max(
                artist_points(p, artist, speciality, face), artist_points(p, artist, speciality, other)
            )
    return float(total) / 36.0
