"""Phase 5: when a family is asked whether to use its market and captains of fortune now.

Waiting loses nothing, except before a square that asks for a payment the family does not have (or has, while both
market and captains wait for money), or that gives points while a captain's loss would still be forgiven at the bottom
of a track. There a window opens, and once more at the end of the phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import new_cells
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.family import can_pay, goods_total

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

SELL: Final = 1
BUY: Final = 2
SWAP: Final = 4
"""The deals of a visit to the market; a set of them is their sum."""
CHEAPEST_FIRST: Final = (0, SWAP, BUY, SELL, SELL + SWAP, SELL + BUY, BUY + SWAP, SELL + BUY + SWAP)


def has_window(p: FlorenzaPosition, seat: i64, building: i64, planned: bool) -> bool:
    """fx-5.5: whether market or captains of fortune can matter before the family builds or activates a building."""
    t = p.tables
    market = p.market(seat) > 0
    hired = has_hired(p, seat)
    if not market and not hired:
        return False
    if planned:
        if not can_pay(p, seat, t.building_cost, building, 0):
            return can_be_cured(p, seat, t.building_cost, building, market)
        return hired and (market or (t.building_pp[building] > 0 and is_loss_forgiven(p, seat, 1, 0)))
    if t.building_sale[building] != 0:
        if not can_pay(p, seat, t.building_pay, building, 0):
            return can_be_cured(p, seat, t.building_pay, building, market)
        if market and hired:
            return True
    points = i64(t.building_gain[building * at.GAINS + at.PP_COLUMN])
    devotion = i64(t.building_gain[building * at.GAINS + at.BP_COLUMN])
    return hired and is_loss_forgiven(p, seat, points, devotion)


def has_last_window(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-5.5: whether there is still something to decide at the end of the phase: a deal, or a row that can be
    paid.
    """
    t = p.tables
    money = p.florins(seat)
    if p.market(seat) > 0 and (money >= t.buy or goods_total(p, seat) > 0):
        return True
    if not has_hired(p, seat):
        return False
    for fortune in range(t.fortunes):
        if p.fortune(fortune) == at.HELD + seat:
            for row in range(i64(1), i64(at.FORTUNE_ROWS)):
                if money >= i64(t.fortune_price[fortune * at.FORTUNE_ROWS + row]):
                    return True
    return False


def has_hired(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether a captain of fortune waits for the family's money."""
    # hot: raw cells
    cells = p.cells
    for fortune in range(p.tables.fortunes):
        if i64(cells[at.FORTUNE_AT + fortune]) == at.HELD + seat:
            return True
    return False


def is_loss_forgiven(p: FlorenzaPosition, seat: i64, points: i64, devotion: i64) -> bool:
    """Whether a captain's loss, taken before these points, would be forgiven at the bottom of a track."""
    t = p.tables
    prestige_loss: i64 = 0
    devotion_loss: i64 = 0
    for fortune in range(t.fortunes):
        if p.fortune(fortune) == at.HELD + seat:
            row = fortune * at.FORTUNE_ROWS * at.GAINS
            prestige_loss += i64(t.fortune_gain[row + at.PP_COLUMN])
            devotion_loss += i64(t.fortune_gain[row + at.BP_COLUMN])
    if points > 0 and prestige_loss < 0 and p.crest(seat) + prestige_loss < t.crest_floor:
        return True
    return devotion > 0 and devotion_loss < 0 and p.mitre(seat) + devotion_loss < t.bishop_floor


# -- what the free activities can bring --------------------------------------------------------------------------------


def can_be_cured(p: FlorenzaPosition, seat: i64, costs: vec[i16], row: i64, market: bool) -> bool:
    """Whether the free activities can bring what is missing for a payment."""
    rest = new_cells(at.COSTS)
    for resource in range(i64(at.RESOURCES)):
        rest[resource] = i16(p.goods(seat, resource)) - costs[row * at.COSTS + resource]
    rest[at.FLORINS_COLUMN] = i16(p.florins(seat)) - costs[row * at.COSTS + at.FLORINS_COLUMN]
    return captains_cure(p, seat, rest, market, 0, p.florins(seat))


def captains_cure(
    p: FlorenzaPosition, seat: i64, rest: vec[i16], market: bool, first: i64, money: i64
) -> bool:
    """fx-5.8: whether the market, after any of the hired captains of fortune from `first` on, provides what is missing.

    `rest` is what a payment would leave; negative amounts are missing. What a captain brings may be used for a swap on
    the market; then he is paid before the visit, with the money available then.
    """
    if is_enough(p, rest, market):
        return True
    t = p.tables
    for fortune in range(first, t.fortunes):
        if p.fortune(fortune) != at.HELD + seat:
            continue
        line = first_line_with_goods(p, fortune)
        if line < 0:
            continue
        price = i64(t.fortune_price[line])
        missing = False
        after = rest[:]
        for resource in range(i64(at.RESOURCES)):
            brought = t.fortune_gain[line * at.GAINS + resource]
            missing = missing or (rest[resource] < 0 and brought > 0)
            after[resource] += brought
        after[at.FLORINS_COLUMN] -= i16(price)
        if missing:
            if captains_cure(p, seat, after, market, fortune + 1, money):
                return True
        elif market and price <= money:
            if captains_cure(p, seat, after, market, fortune + 1, money - price):
                return True
    return False


def first_line_with_goods(p: FlorenzaPosition, fortune: i64) -> i64:
    """The first, and therefore cheapest, row of a captain of fortune that gives a resource; -1 if none does."""
    first = fortune * at.FORTUNE_ROWS
    for line in range(first, first + at.FORTUNE_ROWS):
        for resource in range(i64(at.RESOURCES)):
            if p.tables.fortune_gain[line * at.GAINS + resource] > 0:
                return line
    return -1


def is_enough(p: FlorenzaPosition, rest: vec[i16], market: bool) -> bool:
    """Whether nothing is missing, or a visit to the market brings it."""
    short: i64 = 0
    surplus: i64 = 0
    for resource in range(i64(at.RESOURCES)):
        short += max(i64(0), -i64(rest[resource]))
        surplus += max(i64(0), i64(rest[resource]))
    spare = i64(rest[at.FLORINS_COLUMN])
    return deals_that_cure(p, short, surplus, spare, market, market, 2 if market else -1) >= 0


def deals_that_cure(
    p: FlorenzaPosition, short: i64, surplus: i64, spare: i64, can_sell: bool, can_buy: bool, swap_for: i64
) -> i64:
    """fx-5.6: the cheapest deals of one visit that bring what is missing, as a sum of SELL, BUY, SWAP; -1 if none do.

    `surplus` counts the resources, `spare` the fiorini that are not needed (negative: missing); a swap needs
    `swap_for` more resources, or is no longer possible if that is negative.
    """
    for deals in CHEAPEST_FIRST:
        sold: i64 = 1 if deals & SELL else 0
        bought: i64 = 1 if deals & BUY else 0
        swapped: i64 = 1 if deals & SWAP else 0
        if (sold and not can_sell) or (bought and not can_buy) or (swapped and swap_for < 0):
            continue
        if bought + swapped == short and surplus >= sold + swapped * swap_for:
            if spare + sold * p.tables.sell - bought * p.tables.buy >= 0:
                return deals
    return -1
