"""Search for moves of phase 5 that pay for certain plans, on a copy of the table without the other families.

Every question of the engine is answered in each way that can matter:

- On the market, it sells and gives what no plan needs or, if all is needed, anything; it buys and takes what is
  missing.
- A captain of fortune is paid before a square for what is missing, or for something to give on the market; at the end
  of the phase, for any row.
- A sale is made or not. What has to be paid is paid, and what is given up is declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, new_cells
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import economy, market
from bottega.games.florenza.rules.agenda import whose_turn
from bottega.games.florenza.rules.family import goods_total
from bottega.games.florenza.rules.plans import add_needs, bit, planned, square_bit
from bottega.games.florenza.rules.windows import deals_that_cure, has_hired

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

MOST_NODES: Final = 5000
"""The most positions that one search visits; then it gives up, and the forecast treats the plan as not payable."""
MOST_MOVES: Final = 24
"""The most deals, captains' rows and sales in a phase; eight familiars need fewer."""
END: Final = 90
"""`where` of a move: `square_line` before a square, this at the end of the phase."""


def square_line(district: i64, square: i64) -> i64:
    """`where` of a square."""
    return district * at.SQUARES + square


@final
class Search:
    """The goal of a search, and the best moves found so far."""

    seat: i64
    given_up: i64  # planned things that must not be paid
    to_pay: i64  # the others
    nodes: i64
    found: bool
    worth: i64  # the value of what the best moves leave
    moves: vec[i16]  # the best: pairs of `where` and action
    count: i64
    path: vec[i16]  # those being tried
    depth: i64

    def __init__(self, seat: i64, given_up: i64, to_pay: i64) -> None:
        self.seat = seat
        self.given_up = given_up
        self.to_pay = to_pay
        self.nodes = 0
        self.found = False
        self.worth = 0
        self.moves = new_cells(2 * MOST_MOVES)
        self.count = 0
        self.path = new_cells(2 * MOST_MOVES)
        self.depth = 0


def search(p: FlorenzaPosition, seat: i64, given_up: i64) -> Search:
    """Among all moves that pay for every plan except those given up, the ones that leave the most."""
    to_pay: i64 = 0
    for number in planned(p, seat):
        to_pay |= bit(number) & ~given_up
    s = Search(seat, given_up, to_pay)
    go_on(alone(p, seat), s, False)
    return s


def alone(p: FlorenzaPosition, seat: i64) -> FlorenzaPosition:
    """The table in phase 5 as if the other families had placed nothing: at a question for the seat, or between two."""
    q = p.copy()
    for other in range(q.seats):
        for square in range(i64(at.SQUARES)):
            if q.member(other, square) != seat:
                q.set_member(other, square, -1)
        if other != seat:
            q.set_market(other, 0)
    for fortune in range(q.tables.fortunes):
        if q.fortune(fortune) >= at.HELD and q.fortune(fortune) != at.HELD + seat:
            q.set_fortune(fortune, at.FREE)
    if q.phase < at.PHASE_ECONOMY:
        q.set_phase(at.PHASE_ECONOMY)
        q.set_turn(0)
        q.set_square(0)
        q.set_asked(0)
        q.set_latest(0)
        economy.begin(q)
    elif q.to_act == seat:
        return q
    q.set_given(0, -1)
    q.set_given(1, -1)
    q.set_to_act(CHANCE)
    return q


def point(q: FlorenzaPosition) -> i64:
    """`where` of the current question."""
    return square_line(whose_turn(q), q.square) if q.square < at.SQUARES else END


def decide(q: FlorenzaPosition, action: i64) -> bool:
    """Carry out a decision of phase 5; True if a visit to the market continues."""
    if q.stage == at.SALE:
        economy.decide_sale(q, action)
    elif q.stage == at.CONSTRUCTION:
        economy.decide_construction(q, action)
    else:
        return economy.decide_window(q, action)
    return False


# -- the tree ----------------------------------------------------------------------------------------------------------


def go_on(q: FlorenzaPosition, s: Search, asked: bool) -> None:
    """Continue to the next question (unless the seat is already asked), or to the end of the phase."""
    if asked or q.to_act == s.seat or economy.proceed(q):
        explore(q, s)
    else:
        finish(q, s)


def attempt(q: FlorenzaPosition, s: Search, action: i64) -> None:
    """Try an answer; answers that follow from the plans themselves are not recorded."""
    depth = s.depth
    after = q.copy()
    asked = decide(after, action)
    if action != at.DONE and action != at.CONSTRUCT and action != at.REFUSE:
        note(s, point(q), action)
        if q.stage != at.GAVE and at.action_kind(action) == at.GIVE and after.stage == at.MARKET_TAKE:
            second = after.given(0) + after.given(1) - at.action_index(action)
            note(s, point(q), at.give(second))  # the only remaining kind is given without a question
    if not asked:
        after.set_to_act(CHANCE)
    go_on(after, s, asked)
    s.depth = depth


def note(s: Search, where: i64, action: i64) -> None:
    """Record a move."""
    s.path[2 * s.depth] = i16(where)
    s.path[2 * s.depth + 1] = i16(action)
    s.depth += 1


def finish(q: FlorenzaPosition, s: Search) -> None:
    """At the end of the phase, keep the moves if everything is or can be paid and more is left than before."""
    t, seat = q.tables, s.seat
    if is_lost(q, s):
        return
    need = new_cells(at.COSTS)
    add_needs(q, seat, s.given_up, need)
    for kind in range(i64(at.RESOURCES)):
        if q.goods(seat, kind) < i64(need[kind]):
            return
    if q.florins(seat) < i64(need[at.FLORINS_COLUMN]):
        return
    points = q.crest(seat) + q.mitre(seat)
    worth = q.florins(seat) + goods_total(q, seat) * t.goods_value + points * t.florins_per_point
    if not s.found or worth > s.worth:
        s.found = True
        s.worth = worth
        s.moves = s.path[:]
        s.count = s.depth


def is_lost(q: FlorenzaPosition, s: Search) -> bool:
    """Whether a building that has to be paid has already failed."""
    for square in range(i64(at.SQUARES)):
        if s.to_pay & square_bit(square) and q.tile(s.seat, square) < 0:
            return True
    return False


def explore(q: FlorenzaPosition, s: Search) -> None:
    """Try all answers to the current question, those that spend least first."""
    s.nodes += 1
    if s.nodes > MOST_NODES or is_lost(q, s) or is_hopeless(q, s.seat, s.given_up):
        return
    stage = q.stage
    if stage == at.CONSTRUCTION:
        attempt(q, s, at.CONSTRUCT if s.to_pay & square_bit(q.square) else at.REFUSE)
    elif stage == at.SALE:
        attempt(q, s, at.ACTIVATE)
        attempt(q, s, at.REFUSE)
    elif stage == at.GAVE:
        give(q, s, wanted(q, s))
    elif stage == at.MARKET_TAKE:
        take(q, s, wanted(q, s))
    else:
        attempt(q, s, at.DONE)
        if stage != at.WINDOW or point(q) == END or asks_for_payment(q):
            free_activities(q, s)


def asks_for_payment(q: FlorenzaPosition) -> bool:
    """Whether the current square is a planned building or a sale."""
    district = whose_turn(q)
    if q.state(district, q.square) == at.PLANNED:
        return True
    return q.tables.building_sale[q.tile(district, q.square)] != 0


def wanted(q: FlorenzaPosition, s: Search) -> vec[i16]:
    """What the plans to be paid and the remaining sales need."""
    t = q.tables
    need = new_cells(at.COSTS)
    add_needs(q, s.seat, s.given_up, need)
    for square in range(i64(at.SQUARES)):
        for district in range(q.seats):
            if q.member(district, square) == s.seat and q.state(district, square) != at.PLANNED:
                first = q.tile(district, square) * at.COSTS
                for kind in range(i64(at.COSTS)):
                    need[kind] += t.building_pay[first + kind]
    return need


def free_activities(q: FlorenzaPosition, s: Search) -> None:
    """Try the captains of fortune and the deals of the market."""
    seat, stage = s.seat, q.stage
    need = wanted(q, s)
    missing = lacks(q, seat, need)
    on_market = stage != at.WINDOW or q.market(seat) > 0
    if stage == at.WINDOW:
        for fortune in range(q.latest, q.tables.fortunes):
            for row in range(i64(at.FORTUNE_ROWS - 1), i64(0), i64(-1)):
                if market.refuse_fortune(q, seat, fortune, row) == 0:
                    if point(q) == END or brings(q, s, fortune, row, need, on_market and missing):
                        attempt(q, s, at.pay_fortune(fortune, row))
    if not on_market:
        return
    if missing and stage != at.BOUGHT:
        for kind in range(i64(at.RESOURCES)):
            if q.goods(seat, kind) < i64(need[kind]) and market.refuse_deal(q, seat, at.BUY, kind) == 0:
                attempt(q, s, at.buy(kind))
    if missing and goods_total(q, seat) > 1:
        give(q, s, need)
    if stage == at.WINDOW and money_helps(q, s, need, missing):
        sell(q, s, need)


def lacks(q: FlorenzaPosition, seat: i64, need: vec[i16]) -> bool:
    """Whether a resource is missing now."""
    for kind in range(i64(at.RESOURCES)):
        if q.goods(seat, kind) < i64(need[kind]):
            return True
    return False


def brings(q: FlorenzaPosition, s: Search, fortune: i64, row: i64, need: vec[i16], to_give: bool) -> bool:
    """Whether a captain's row brings a missing resource, or any resource `to_give` on the market."""
    first = (fortune * at.FORTUNE_ROWS + row) * at.GAINS
    for kind in range(i64(at.RESOURCES)):
        if q.tables.fortune_gain[first + kind] > 0:
            if to_give or q.goods(s.seat, kind) < i64(need[kind]):
                return True
    return False


def money_helps(q: FlorenzaPosition, s: Search, need: vec[i16], missing: bool) -> bool:
    """Whether more fiorini than the family has could be spent on something useful."""
    t = q.tables
    asked = i64(need[at.FLORINS_COLUMN]) + (t.buy if missing else 0)
    for fortune in range(t.fortunes):
        if q.fortune(fortune) == at.HELD + s.seat:
            asked += i64(t.fortune_price[fortune * at.FORTUNE_ROWS + at.FORTUNE_ROWS - 1])
    return q.florins(s.seat) < asked


def sell(q: FlorenzaPosition, s: Search, need: vec[i16]) -> None:
    spare = first_spare(q, s.seat, need)
    for kind in range(i64(at.RESOURCES)):
        if q.goods(s.seat, kind) > 0 and (spare < 0 or kind == spare):
            attempt(q, s, at.sell(kind))


def give(q: FlorenzaPosition, s: Search, need: vec[i16]) -> None:
    """Try giving a resource for a swap."""
    spare = first_spare(q, s.seat, need)
    for kind in range(i64(at.RESOURCES)):
        if q.goods(s.seat, kind) > 0 and (spare < 0 or kind == spare):
            attempt(q, s, at.give(kind))


def first_spare(q: FlorenzaPosition, seat: i64, need: vec[i16]) -> i64:
    """The first resource that no plan needs, or -1; any other would do as well."""
    for kind in range(i64(at.RESOURCES)):
        if q.goods(seat, kind) > i64(need[kind]):
            return kind
    return -1


def take(q: FlorenzaPosition, s: Search, need: vec[i16]) -> None:
    """Try taking something that is missing for the two that were given; if nothing is, the first resource."""
    missing = lacks(q, s.seat, need)
    for kind in range(i64(at.RESOURCES)):
        if q.goods(s.seat, kind) < i64(need[kind]) or (kind == 0 and not missing):
            attempt(q, s, at.take(kind))


# -- what cannot be paid at all ----------------------------------------------------------------------------------------


def is_hopeless(p: FlorenzaPosition, seat: i64, given_up: i64) -> bool:
    """Whether the plans, except those given up, cannot be paid in any way."""
    need = new_cells(at.COSTS)
    add_needs(p, seat, given_up, need)
    rest = within_reach(p, seat)
    for kind in range(i64(at.COSTS)):
        rest[kind] -= need[kind]
    return not is_curable(p, seat, rest)


def within_reach(p: FlorenzaPosition, seat: i64) -> vec[i16]:
    """Everything in hand and everything that can still come, except from the market."""
    t = p.tables
    found = new_cells(at.COSTS)
    for kind in range(i64(at.RESOURCES)):
        found[kind] = i16(p.goods(seat, kind))
    found[at.FLORINS_COLUMN] = i16(p.florins(seat) + p.administration(seat) * t.administration)
    for district in range(p.seats):
        for square in range(i64(at.SQUARES)):
            if p.member(district, square) == seat and p.state(district, square) != at.PLANNED:
                first = p.tile(district, square) * at.GAINS
                for kind in range(i64(at.COSTS)):
                    found[kind] += t.building_gain[first + kind]
    if has_hired(p, seat):
        for fortune in range(t.fortunes):
            if p.fortune(fortune) == at.HELD + seat:
                add_best_of_each(p, fortune, found)
    return found


def is_curable(p: FlorenzaPosition, seat: i64, rest: vec[i16]) -> bool:
    """Whether nothing is missing (negative) in what a payment leaves, or the market can bring it."""
    short: i64 = 0
    surplus: i64 = 0
    for kind in range(i64(at.RESOURCES)):
        short += max(i64(0), -i64(rest[kind]))
        surplus += max(i64(0), i64(rest[kind]))
    spare = i64(rest[at.FLORINS_COLUMN])
    if p.market(seat) > 0:
        return deals_that_cure(p, short, surplus, spare, True, True, 2) >= 0
    if not is_dealing(p, seat):
        return short == 0 and spare >= 0
    stage = p.stage
    swap_for: i64 = 2 if stage <= at.BOUGHT else 1 if stage == at.GAVE else 0
    return deals_that_cure(p, short, surplus, spare, False, stage == at.SOLD, swap_for) >= 0


def add_best_of_each(p: FlorenzaPosition, fortune: i64, rest: vec[i16]) -> None:
    """Add, for each resource, the most that a captain of fortune brings in any row."""
    t = p.tables
    for kind in range(i64(at.COSTS)):
        best: i64 = 0
        for row in range(i64(at.FORTUNE_ROWS)):
            best = max(best, i64(t.fortune_gain[(fortune * at.FORTUNE_ROWS + row) * at.GAINS + kind]))
        rest[kind] += i16(best)


def is_dealing(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether the family is in the middle of a visit to the market."""
    return p.to_act == seat and p.stage >= at.SOLD and p.stage <= at.MARKET_TAKE
