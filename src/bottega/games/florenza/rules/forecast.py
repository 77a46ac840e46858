"""What a family will have at each square and each work, if everything it has placed resolves in order.

Among all moves that the family could make, the forecast chooses those with the fewest failing plans; then those that
lose the fewest points (what failed things would have given, and their penalties); then those that leave the most goods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from bottega.core.position import new_cells
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import artworks, economy, family, market, plans, works
from bottega.games.florenza.rules.agenda import whose_turn
from bottega.games.florenza.rules.characters import artist_points
from bottega.games.florenza.rules.search import (
    END,
    Search,
    alone,
    decide,
    is_curable,
    is_dealing,
    point,
    search,
    square_line,
    within_reach,
)
from bottega.games.florenza.rules.windows import BUY, SELL, SWAP, deals_that_cure

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

MOST_LINES: Final = 24
WORK_LINE: Final = 100
"""`where` of a work is this plus its number; that of a square is `square_line`."""


@final
class Forecast:
    """The lines of a forecast, in the order in which they resolve, and their results."""

    count: i64
    where: vec[i16]
    verdict: vec[i16]
    have: vec[i16]  # seven cells per line: what is in hand before it
    short: vec[i16]  # seven cells per line: what is missing
    left: vec[i16]  # in hand after everything
    need: vec[i16]  # what still has to be paid, while the forecast is made
    brought: vec[i16]  # brought by the market, and not used yet
    pp: float
    bp: float
    failing: i64  # planned things that fail, as a set
    failed: i64  # how many they are
    given_up: i64  # those that must not be paid even if they could be
    hired: i64  # captains of fortune not paid yet, as bits
    market: bool  # whether it can still be visited
    choices: bool  # whether there is a market, a captain of fortune or a sale at all
    helps: vec[i16]  # deals and captains' rows: pairs of `where` and action, in order
    found: Search | None  # moves to follow instead of the usual assumptions
    followed: i64  # how many of them have been made

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
        self.failing = 0
        self.failed = 0
        self.given_up = 0
        self.hired = 0
        self.market = False
        self.choices = False
        self.helps = vec[i16]()
        self.found = None
        self.followed = 0


def forecast(p: FlorenzaPosition, seat: i64) -> Forecast:
    """fx-13.1: let everything resolve in order: squares, captains of fortune, works; the market helps where it can.

    If the default assumptions (see `assume`) pay for all plans, they are the forecast. Otherwise better moves are
    searched for.
    """
    f = assume(p, seat, 0, None)
    if f.failed == 0 and not is_dealing(p, seat):
        return f
    return best_choice(p, seat, f)


def advice(p: FlorenzaPosition, seat: i64) -> Forecast:
    """fx-13.1: the forecast for people: a market that no plan needs is tried for a sale that lacks its resource."""
    f = forecast(p, seat)
    if f.found is not None or not f.market or not lacks_sale(p, f):
        return f
    found = search(p, seat, f.failing)
    if not found.found:
        return f
    better = assume(p, seat, f.failing, found)
    return better if better.failing == f.failing and worth(p, better) > worth(p, f) else f


def lacks_sale(p: FlorenzaPosition, f: Forecast) -> bool:
    """Whether a sale lacks the resource that it asks for."""
    for number in range(f.count):
        where = i64(f.where[number])
        if where < WORK_LINE and f.verdict[number] == at.SHORT:
            if p.state(where // at.SQUARES, where % at.SQUARES) != at.PLANNED:
                return True
    return False


def worth(p: FlorenzaPosition, f: Forecast) -> float:
    """What a forecast leaves and brings, in fiorini."""
    t = p.tables
    goods: i64 = 0
    for kind in range(i64(at.RESOURCES)):
        goods += i64(f.left[kind])
    money = i64(f.left[at.FLORINS_COLUMN]) + goods * t.goods_value
    return float(money) + (f.pp + f.bp) * float(t.florins_per_point)


def paying_for(p: FlorenzaPosition, seat: i64, number: i64) -> Forecast | None:
    """The forecast that gives up the least and pays for this plan (the number of its bit); None if none does."""
    things = plans.planned(p, seat)
    choices = assume(p, seat, 0, None).choices
    reach = within_reach(p, seat)
    size: i64 = 1 << len(things)
    ranked: list[i64] = []
    for chosen in range(size):
        given_up = spread(things, chosen)
        if not given_up & plans.bit(number):
            ranked.append(rank(p, seat, things, given_up) * size + size - 1 - chosen)
    ranked.sort()
    for each in ranked:
        given_up = spread(things, size - 1 - each % size)
        if is_curable(p, seat, reach_less(p, seat, reach, things, given_up)):
            found = pay_all_but(p, seat, given_up, choices)
            if found is not None:
                return found
    return None


# -- what to give up ---------------------------------------------------------------------------------------------------


def best_choice(p: FlorenzaPosition, seat: i64, f: Forecast) -> Forecast:
    """The forecast that gives up the least; `f` is the one with the default assumptions."""
    things = plans.planned(p, seat)
    if not f.choices and f.failed == len(things):
        return f
    reach = within_reach(p, seat)
    hopeless: i64 = 0
    for number in things:
        thing = plans.bit(number)
        if f.failing & thing and not is_curable(p, seat, reach_less(p, seat, reach, things, ~thing)):
            hopeless |= thing
    if not f.choices and hopeless == f.failing:
        return f
    for given_up in sets_to_give_up(p, seat, things, hopeless, f):
        if is_curable(p, seat, reach_less(p, seat, reach, things, given_up)):
            better = pay_all_but(p, seat, given_up, f.choices)
            if better is not None:
                return better
    return f


def reach_less(p: FlorenzaPosition, seat: i64, reach: vec[i16], things: list[i64], given_up: i64) -> vec[i16]:
    """What is left of everything within reach when all things except the given-up ones are paid."""
    rest = reach[:]
    for number in things:
        if not given_up & plans.bit(number):
            plans.add_thing(p, seat, number, rest, -1)
    return rest


def sets_to_give_up(
    p: FlorenzaPosition, seat: i64, things: list[i64], hopeless: i64, f: Forecast
) -> list[i64]:
    """The sets of things, always including the hopeless ones, that are no worse to lose than what fails in `f`.

    Sets with the fewest things come first, then those with the fewest points; among equals, the one with later things.
    """
    everything = is_dealing(p, seat)  # because then `f` assumes deals that are over
    size: i64 = 1 << len(things)
    most = rank(p, seat, things, f.failing)
    ranked: list[i64] = []
    for chosen in range(size):
        given_up = spread(things, chosen)
        if given_up & hopeless == hopeless:
            order = rank(p, seat, things, given_up)
            if everything or order < most or (order == most and f.choices):
                ranked.append(order * size + size - 1 - chosen)
    ranked.sort()
    return [spread(things, size - 1 - each % size) for each in ranked]


def rank(p: FlorenzaPosition, seat: i64, things: list[i64], given_up: i64) -> i64:
    """The sort key: which things one would rather lose."""
    order: i64 = 0
    for number in things:
        if given_up & plans.bit(number):
            order += 4096 + plans.lost_points(p, seat, number)
    return order


def spread(things: list[i64], chosen: i64) -> i64:
    """The set of the things whose positions in the list are chosen."""
    found: i64 = 0
    for place in range(len(things)):
        if chosen >> place & 1:
            found |= plans.bit(things[place])
    return found


def pay_all_but(p: FlorenzaPosition, seat: i64, given_up: i64, choices: bool) -> Forecast | None:
    """The forecast in which exactly these things fail, if there is one."""
    if not is_dealing(p, seat):
        f = assume(p, seat, given_up, None)
        if f.failing == given_up:
            return f
    if not choices:
        return None
    found = search(p, seat, given_up)
    return assume(p, seat, given_up, found) if found.found else None


# -- one way through everything ----------------------------------------------------------------------------------------


def assume(p: FlorenzaPosition, seat: i64, given_up: i64, found: Search | None) -> Forecast:
    """Let everything resolve with these moves of phase 5 or, if there are none, with the default assumptions.

    These are: a sale is made unless a later payment needs the resource. A captain gets the most expensive row that
    later payments leave money for, before a square if it lacks what he brings, otherwise at the end of phase 5. The
    market is visited for the first payment that it makes possible, and gets what no payment needs. In any case artists
    are paid for their cheapest speciality, the works that give most come first, and neither the Muse nor incentives are
    paid.
    """
    f = Forecast()
    f.given_up = given_up
    f.found = found
    for resource in range(i64(at.RESOURCES)):
        f.left[resource] = i16(p.goods(seat, resource))
    f.left[at.FLORINS_COLUMN] = i16(p.florins(seat) + p.administration(seat) * p.tables.administration)
    for fortune in range(p.tables.fortunes):
        if p.fortune(fortune) == at.HELD + seat:
            f.hired |= 1 << fortune
    f.market = p.market(seat) != 0
    f.choices = f.market or f.hired != 0 or is_dealing(p, seat)
    planned = plans.planned_works(p, seat)
    for square in range(i64(at.SQUARES)):
        if p.state(seat, square) == at.PLANNED and not given_up & plans.square_bit(square):
            plans.add_thing(p, seat, square, f.need, 1)
    for work in planned:
        if not given_up & plans.work_bit(work):
            plans.add_thing(p, seat, at.SQUARES + work, f.need, 1)
    squares(p, seat, f)
    follow(p, f, END)
    fortunes(p, f)
    before_works(p, f, planned)
    for work in planned:
        realise(p, seat, f, work)
    return f


def squares(p: FlorenzaPosition, seat: i64, f: Forecast) -> None:
    """The squares with the family's familiars, in the order of phase 5."""
    for square in range(i64(at.SQUARES)):
        for place in range(p.seats):
            district = p.order(place)
            if p.member(district, square) == seat:
                one_square(p, f, district, square)


def one_square(p: FlorenzaPosition, f: Forecast, district: i64, square: i64) -> None:
    """Resolve a square: a building that is paid or fails, a sale, or a building that simply gives something."""
    t = p.tables
    building = p.tile(district, square)
    where = square_line(district, square)
    if p.state(district, square) == at.PLANNED:
        if settle(p, f, where, plans.square_bit(square), t.building_cost, building, 0):
            f.pp += float(i64(t.building_pp[building]))
        else:
            f.pp -= float(t.failed_building)
    elif t.building_sale[building] != 0:
        sell(p, f, where, building)
    else:
        follow(p, f, where)
        line(f, where, at.ENOUGH)
        gains(f, t.building_gain, building)


def sell(p: FlorenzaPosition, f: Forecast, where: i64, building: i64) -> None:
    """Resolve a sale: made if the resource is in hand or a captain of fortune brings it, and it is not needed later."""
    t = p.tables
    f.choices = True
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
    if f.found is not None:
        verdict = sell_or_not(p, f, where, verdict)
        if verdict == at.BY_MARKET:
            uses_market(f, t.building_pay, building, 0)
    else:
        back = i64(t.building_gain[building * at.GAINS + at.FLORINS_COLUMN])
        if verdict == at.SHORT and not needed_later:
            if captains_bring(p, f, where, t.building_pay, building, back):
                verdict = at.BY_CAPTAIN
    line(f, where, verdict)
    if verdict != at.SHORT and verdict != at.KEPT_BACK:
        for kind in range(i64(at.COSTS)):
            f.left[kind] -= t.building_pay[first + kind]
        gains(f, t.building_gain, building)


def sell_or_not(p: FlorenzaPosition, f: Forecast, where: i64, verdict: i64) -> i64:
    """The verdict on a sale according to the moves that were found; `verdict` is the previous one."""
    short = verdict == at.SHORT
    captains = f.hired
    follow(p, f, where)
    if not is_next(f, where, at.ACTIVATE):
        return at.SHORT if short else at.KEPT_BACK
    f.followed += 1
    if not short:
        return at.ENOUGH
    return at.BY_CAPTAIN if f.hired != captains else at.BY_MARKET


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


def settle(
    p: FlorenzaPosition, f: Forecast, where: i64, thing: i64, costs: vec[i16], row: i64, more: i64
) -> bool:
    """Pay a building or a work, with the help of captains or the market if necessary; else record what is missing."""
    if f.given_up & thing:
        give_up(p, f, where, thing, costs, row, more)
        return False
    first = row * at.COSTS
    verdict: i64 = at.ENOUGH
    for kind in range(i64(at.COSTS)):
        missing = i64(costs[first + kind]) - i64(f.left[kind]) + (more if kind == at.FLORINS_COLUMN else 0)
        if missing > 0:
            verdict = at.SHORT
            f.short[f.count * at.COSTS + kind] = i16(missing)
    moment = where if where < WORK_LINE else END
    if f.found is not None:
        captains = f.hired
        follow(p, f, moment)
        if verdict == at.SHORT:
            verdict = at.BY_CAPTAIN if f.hired != captains else at.ENOUGH
    elif verdict == at.SHORT:
        if captains_bring(p, f, moment, costs, row, 0):
            verdict = at.BY_CAPTAIN
        elif visit_market(p, f, moment, costs, row, more):
            verdict = at.BY_MARKET
    if verdict != at.SHORT and uses_market(f, costs, row, more):
        verdict = at.BY_MARKET
    line(f, where, verdict)
    plans.add_cost(f.need, costs, row, more, -1)
    if verdict == at.SHORT:
        fail(f, thing)
        return False
    plans.add_cost(f.left, costs, row, more, -1)
    return True


def give_up(
    p: FlorenzaPosition, f: Forecast, where: i64, thing: i64, costs: vec[i16], row: i64, more: i64
) -> None:
    """Do not pay; record what other payments leave too little of."""
    if where < WORK_LINE:
        follow(p, f, where)
    first = row * at.COSTS
    for kind in range(i64(at.COSTS)):
        asked = i64(costs[first + kind]) + (more if kind == at.FLORINS_COLUMN else 0)
        missing = asked - max(i64(0), i64(f.left[kind]) - i64(f.need[kind]))
        f.short[f.count * at.COSTS + kind] = i16(max(i64(0), missing))
    line(f, where, at.SHORT)
    fail(f, thing)


def fail(f: Forecast, thing: i64) -> None:
    f.failing |= thing
    f.failed += 1


# -- the market and the captains of fortune ----------------------------------------------------------------------------


def follow(p: FlorenzaPosition, f: Forecast, where: i64) -> None:
    """Make the moves that were found for this point."""
    if f.found is None:
        return
    while f.followed < f.found.count and i64(f.found.moves[2 * f.followed]) == where:
        action = i64(f.found.moves[2 * f.followed + 1])
        if action == at.ACTIVATE:
            return
        help_out(p, f, where, action)
        f.followed += 1


def is_next(f: Forecast, where: i64, action: i64) -> bool:
    """Whether this is the next of the moves that were found."""
    if f.found is None or f.followed >= f.found.count:
        return False
    place = 2 * f.followed
    return i64(f.found.moves[place]) == where and i64(f.found.moves[place + 1]) == action


def help_out(p: FlorenzaPosition, f: Forecast, where: i64, action: i64) -> None:
    """Carry out a deal of the market, or a captain's row."""
    t = p.tables
    kind = at.action_kind(action)
    index = at.action_index(action)
    if kind == at.SELL or kind == at.GIVE:
        f.left[index] -= 1
    elif kind == at.BUY or kind == at.TAKE:
        f.left[index] += 1
        f.brought[index] += 1
    else:
        captain = at.pay_fortune_captain(index)
        row = captain * at.FORTUNE_ROWS + at.pay_fortune_row(index)
        f.left[at.FLORINS_COLUMN] -= t.fortune_price[row]
        gains(f, t.fortune_gain, row)
        f.hired &= ~(1 << captain)
    if kind == at.SELL:
        f.left[at.FLORINS_COLUMN] += i16(t.sell)
        f.brought[at.FLORINS_COLUMN] += i16(t.sell)
    elif kind == at.BUY:
        f.left[at.FLORINS_COLUMN] -= i16(t.buy)
        f.brought[at.FLORINS_COLUMN] = 0
    f.helps = append(append(f.helps, i16(where)), i16(action))


def uses_market(f: Forecast, costs: vec[i16], row: i64, more: i64) -> bool:
    """Whether a payment needs something that the market has brought; that is recorded as missing."""
    found = False
    for kind in range(i64(at.COSTS)):
        if f.brought[kind] > 0:
            asked = i64(costs[row * at.COSTS + kind]) + (more if kind == at.FLORINS_COLUMN else 0)
            used = min(i64(f.brought[kind]), asked - i64(f.left[kind]) + i64(f.brought[kind]))
            if used > 0:
                f.brought[kind] -= i16(used)
                f.short[f.count * at.COSTS + kind] = i16(used)
                found = True
    return found


def visit_market(p: FlorenzaPosition, f: Forecast, where: i64, costs: vec[i16], row: i64, more: i64) -> bool:
    """Use the market for a payment, giving away only what no planned payment needs; False if that is not enough."""
    if not f.market:
        return False
    first = row * at.COSTS
    short: i64 = 0
    surplus: i64 = 0
    for kind in range(i64(at.RESOURCES)):
        short += max(i64(0), i64(costs[first + kind]) - i64(f.left[kind]))
        surplus += max(i64(0), i64(f.left[kind]) - i64(f.need[kind]))
    spare = i64(f.left[at.FLORINS_COLUMN]) - i64(costs[first + at.FLORINS_COLUMN]) - more
    deals = deals_that_cure(p, short, surplus, spare, True, True, 2)
    if deals <= 0:
        return False
    f.market = False
    if deals & SELL:
        help_out(p, f, where, at.sell(first_spare(f)))
    if deals & BUY:
        help_out(p, f, where, at.buy(first_missing(f, costs, first)))
    if deals & SWAP:
        help_out(p, f, where, at.give(first_spare(f)))
        help_out(p, f, where, at.give(first_spare(f)))
        help_out(p, f, where, at.take(first_missing(f, costs, first)))
    return True


def first_spare(f: Forecast) -> i64:
    """The first resource that no planned payment needs."""
    kind: i64 = 0
    while f.left[kind] <= f.need[kind]:
        kind += 1
    return kind


def first_missing(f: Forecast, costs: vec[i16], first: i64) -> i64:
    """The first resource that a payment lacks."""
    kind: i64 = 0
    while f.left[kind] >= costs[first + kind]:
        kind += 1
    return kind


def captains_bring(
    p: FlorenzaPosition, f: Forecast, where: i64, costs: vec[i16], row: i64, back: i64
) -> bool:
    """Pay hired captains for the resources that are missing; False, and nothing paid, if that is not enough.

    They may cost what planned payments leave, plus the fiorini that the square gives `back`.
    """
    if f.hired == 0:
        return False
    before, hired, pp, bp, helps = f.left[:], f.hired, f.pp, f.bp, f.helps[:]
    first = row * at.COSTS
    for kind in range(i64(at.RESOURCES)):
        for fortune in range(p.tables.fortunes):
            if f.left[kind] < costs[first + kind] and f.hired >> fortune & 1:
                pay_captain(p, f, where, fortune, kind, back)
    for kind in range(i64(at.COSTS)):
        if f.left[kind] < costs[first + kind]:
            f.left, f.hired, f.pp, f.bp, f.helps = before, hired, pp, bp, helps
            return False
    return True


def pay_captain(p: FlorenzaPosition, f: Forecast, where: i64, fortune: i64, kind: i64, back: i64) -> None:
    """Pay the most expensive row that there is money for; if a kind of resource is wanted (else -1), one with it."""
    t = p.tables
    money = i64(f.left[at.FLORINS_COLUMN])
    spare = min(money, money + back - i64(f.need[at.FLORINS_COLUMN]))
    first = fortune * at.FORTUNE_ROWS
    for row in range(i64(at.FORTUNE_ROWS - 1), i64(0), i64(-1)):
        if i64(t.fortune_price[first + row]) <= spare:
            if kind < 0 or t.fortune_gain[(first + row) * at.GAINS + kind] > 0:
                help_out(p, f, where, at.pay_fortune(fortune, row))
                return


def fortunes(p: FlorenzaPosition, f: Forecast) -> None:
    """The remaining captains of fortune are paid at the end of phase 5, or else give their first row."""
    for fortune in range(p.tables.fortunes):
        if f.hired >> fortune & 1 and f.found is None:
            pay_captain(p, f, END, fortune, -1, 0)
        if f.hired >> fortune & 1:
            gains(f, p.tables.fortune_gain, fortune * at.FORTUNE_ROWS)
    f.hired = 0


def before_works(p: FlorenzaPosition, f: Forecast, planned: list[i64]) -> None:
    """A market that has not been used helps all works together, or else the first of them that it can save."""
    if f.found is None and f.market and len(planned) > 1 and is_short(f):
        visit_market(p, f, END, f.need, 0, 0)


def is_short(f: Forecast) -> bool:
    for kind in range(i64(at.COSTS)):
        if f.left[kind] < f.need[kind]:
            return True
    return False


# -- the works ---------------------------------------------------------------------------------------------------------


def realise(p: FlorenzaPosition, seat: i64, f: Forecast, work: i64) -> None:
    """Resolve a planned work: its points and what its artist gives on average, or the cost of failing."""
    t = p.tables
    place = i64(t.work_place[work])
    artist = works.artist_of(p, seat, work)
    price = plans.lowest_price(p, seat, work)
    if settle(p, f, WORK_LINE + work, plans.work_bit(work), t.work_cost, work, price):
        speciality = plans.cheapest_speciality(p, seat, work)
        f.pp += float(i64(t.work_pp[work])) + expected_points(p, artist, speciality, place)
        f.bp += float(i64(t.work_bp[work]))
    else:
        f.pp -= float(plans.work_penalty(p, seat, work))


def expected_points(p: FlorenzaPosition, artist: i64, speciality: i64, place: i64) -> float:
    """The average points of an artist: in the Duomo for the better of two rolls; without dice for the place's value."""
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


# -- the moves ---------------------------------------------------------------------------------------------------------


def moves(p: FlorenzaPosition, seat: i64, f: Forecast) -> list[int]:
    """The actions with which the family carries out the forecast, in the order in which it will be asked for them.

    Everything about the artists' dice is left out: rolls, incentives, the Muse and markers.
    """
    found: list[int] = []
    if p.phase < at.PHASE_PLACING or p.phase > at.PHASE_ARTWORKS:
        return found
    if p.phase == at.PHASE_ARTWORKS:
        q = p.copy()
    else:
        q = alone(p, seat)
        helped: i64 = 0
        while q.to_act == seat or economy.proceed(q):
            waiting = i64(f.helps[helped + 1]) if helped < len(f.helps) else at.DONE
            if q.stage == at.MARKET_TAKE and at.action_kind(waiting) == at.GIVE:
                helped += 2  # the only remaining kind was given without a question
            action = answer(q, f, helped)
            if helped < len(f.helps) and action == i64(f.helps[helped + 1]):
                helped += 2
            found.append(int(action))
            if not decide(q, action):
                q.set_to_act(-1)
    return found + payments(q, seat, f)


def answer(q: FlorenzaPosition, f: Forecast, helped: i64) -> i64:
    """The forecast's answer to a question of phase 5, when the first `helped` of its helps have been used."""
    paid = is_paid_for(f, point(q))
    if q.stage == at.SALE:
        return at.ACTIVATE if paid else at.REFUSE
    if q.stage == at.CONSTRUCTION:
        return at.CONSTRUCT if paid else at.REFUSE
    if helped < len(f.helps) and i64(f.helps[helped]) == point(q):
        action = i64(f.helps[helped + 1])
        if market.refuse(q, action) == 0:
            return action
    return at.DONE


def is_paid_for(f: Forecast, where: i64) -> bool:
    """Whether the forecast expects this square or work to be paid."""
    for number in range(f.count):
        if i64(f.where[number]) == where:
            return f.verdict[number] != at.SHORT and f.verdict[number] != at.KEPT_BACK
    return True


def payments(q: FlorenzaPosition, seat: i64, f: Forecast) -> list[int]:
    """The payments of phase 6, beginning with the current work if there is one."""
    found: list[int] = []
    if q.phase == at.PHASE_ARTWORKS and q.work_now >= 0 and whose_turn(q) == seat:
        if q.stage == at.PAYMENT:
            found.append(int(pay_or_refuse(q, seat, f, q.work_now)))
        else:
            works.clear_plan(q, seat, q.work_now)
    payable = artworks.settle(q, seat)
    while payable > 0:
        work = next_work(q, seat, f)
        if payable > 1:
            found.append(int(at.work(work)))
        found.append(int(pay_or_refuse(q, seat, f, work)))
        payable = artworks.settle(q, seat)
    return found


def next_work(q: FlorenzaPosition, seat: i64, f: Forecast) -> i64:
    """The next work that the forecast pays for; after those, any remaining one."""
    for number in range(f.count):
        work = i64(f.where[number]) - WORK_LINE
        if work >= 0 and f.verdict[number] != at.SHORT and works.planned_by(q, seat, work) == seat:
            return work
    return works.next_planned(q, seat, 0)


def pay_or_refuse(q: FlorenzaPosition, seat: i64, f: Forecast, work: i64) -> i64:
    """Pay a work if the forecast does, otherwise let it fail; return the action that does it."""
    if not is_paid_for(f, WORK_LINE + work):
        artworks.fail(q, seat, work)
        return at.REFUSE
    speciality = plans.cheapest_speciality(q, seat, work)
    family.pay(q, seat, q.tables.work_cost, work, plans.lowest_price(q, seat, work))
    works.clear_plan(q, seat, work)
    return at.pay_as(speciality)
