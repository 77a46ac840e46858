"""What a family has and receives: the two tracks, paying and gaining, familiars, squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.games.florenza import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


# -- the tracks ----------------------------------------------------------------------------------------------------


def prestige(p: FlorenzaPosition, seat: i64, points: i64) -> None:
    """fx-0.2: prestige points move the crest on the Captain track; a loss stops at its floor."""
    if points != 0:
        p.set_crest(seat, max(p.crest(seat) + points, p.tables.crest_floor))


def devotion(p: FlorenzaPosition, seat: i64, points: i64) -> None:
    """fx-0.2: bishop points move the crest on the Bishop track; a loss stops at its floor."""
    if points != 0:
        p.set_mitre(seat, max(p.mitre(seat) + points, p.tables.bishop_floor))


def prestige_lost(p: FlorenzaPosition, seat: i64, points: i64) -> i64:
    """fx-0.2: how much of a loss of prestige points counts, given the floor of the track."""
    return min(points, p.crest(seat) - p.tables.crest_floor)


def at_floor(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether the crest is on the lowest space of the Captain track."""
    return p.crest(seat) <= p.tables.crest_floor


# -- paying and gaining --------------------------------------------------------------------------------------------


def can_pay(p: FlorenzaPosition, seat: i64, costs: vec[i16], row: i64, more: i64) -> bool:
    """Whether the family has the resources and fiorini of a row of costs, and `more` fiorini."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    first = row * at.COSTS
    for resource in range(i64(at.RESOURCES)):
        if cells[base + at.GOODS_AT + resource] < costs[first + resource]:
            return False
    return i64(cells[base + at.FLORINS_AT]) >= i64(costs[first + at.FLORINS_COLUMN]) + more


def pay(p: FlorenzaPosition, seat: i64, costs: vec[i16], row: i64, more: i64) -> None:
    """Pay a row of costs, and `more` fiorini."""
    # hot: raw cells; fiorini lie after the resources, as in costs
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE + at.GOODS_AT
    first = row * at.COSTS
    for column in range(i64(at.COSTS)):
        cells[base + column] -= costs[first + column]
    p.add_florins(seat, -more)


def gain(p: FlorenzaPosition, seat: i64, gains: vec[i16], row: i64) -> None:
    """fx-0.8: gain (or, where negative, lose) a row of resources, fiorini, PP and BP."""
    # hot: raw cells; fiorini lie after the resources, as in gains
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE + at.GOODS_AT
    first = row * at.GAINS
    for column in range(i64(at.COSTS)):
        cells[base + column] += gains[first + column]
    gain_points(p, seat, gains, row)


def gain_points(p: FlorenzaPosition, seat: i64, gains: vec[i16], row: i64) -> None:
    """Gain or lose the PP and BP of a row of gains."""
    first = row * at.GAINS
    prestige(p, seat, i64(gains[first + at.PP_COLUMN]))
    devotion(p, seat, i64(gains[first + at.BP_COLUMN]))


def goods_total(p: FlorenzaPosition, seat: i64) -> i64:
    """How many resources the family has."""
    total: i64 = 0
    for resource in range(i64(at.RESOURCES)):
        total += p.goods(seat, resource)
    return total


# -- familiars and squares -------------------------------------------------------------------------------------------


def call_members(p: FlorenzaPosition, seat: i64, count: i64) -> i64:
    """fx-1.5: familiars come from the reserve; if there are too few, the rest are lost."""
    found = min(count, p.reserve(seat))
    p.add_reserve(seat, -found)
    p.add_zone(seat, found)
    return found


def leave_zone(p: FlorenzaPosition, seat: i64) -> None:
    """Take a familiar from those to place."""
    p.add_zone(seat, -1)


def release(p: FlorenzaPosition, seat: i64) -> None:
    """Return a familiar to the reserve."""
    p.add_reserve(seat, 1)


def first_empty(p: FlorenzaPosition, seat: i64) -> i64:
    """The lowest empty square of a district, or -1."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE + at.TILE_AT
    for square in range(i64(at.SQUARES)):
        if cells[base + square] == 0:
            return square
    return -1


def take_tile(p: FlorenzaPosition, seat: i64, building: i64, state: i64) -> i64:
    """Put a tile of the supply on the lowest empty square, and return that square."""
    square = first_empty(p, seat)
    p.add_supply(building, -1)
    p.set_tile(seat, square, building)
    p.set_state(seat, square, state)
    return square
