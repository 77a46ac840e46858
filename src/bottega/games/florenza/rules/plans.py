"""The buildings and works that a family has planned and not paid yet: what they cost, and what is lost if they fail.

A set of them is a number with a bit for each: the squares of the family's district first, then the works.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.characters import artist_price

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


MOST_THINGS: Final = at.SQUARES + at.MOST_WORKS
HIGHEST: Final = 1 << MOST_THINGS


def bit(number: i64) -> i64:
    """The set that contains only this thing."""
    return HIGHEST >> (
        MOST_THINGS - number
    )  # in compiled code a literal 1 that is shifted left has only 32 bits


def square_bit(square: i64) -> i64:
    return bit(square)


def work_bit(work: i64) -> i64:
    return bit(at.SQUARES + work)


def is_work(number: i64) -> bool:
    """Whether the bit with this number stands for a work."""
    return number >= at.SQUARES


def planned(p: FlorenzaPosition, seat: i64) -> list[i64]:
    """Everything that the family has planned and not paid, by the numbers of the bits."""
    found: list[i64] = []
    for square in range(i64(at.SQUARES)):
        if p.state(seat, square) == at.PLANNED:
            found.append(square)
    work = works.next_planned(p, seat, 0)
    while work >= 0:
        if not is_paid(p, work):
            found.append(at.SQUARES + work)
        work = works.next_planned(p, seat, work + 1)
    return found


def planned_works(p: FlorenzaPosition, seat: i64) -> list[i64]:
    """The works that the family has planned and not paid, those that give most points first."""
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
    """Whether the work is being realised right now and has been paid."""
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
    """The lowest price of the chosen artist."""
    return artist_price(p, works.artist_of(p, seat, work), cheapest_speciality(p, seat, work))


# -- what they ask for -------------------------------------------------------------------------------------------------


def add_needs(p: FlorenzaPosition, seat: i64, given_up: i64, need: vec[i16]) -> None:
    """Add the costs of everything planned, except what is given up."""
    for number in planned(p, seat):
        if not given_up & bit(number):
            add_thing(p, seat, number, need, 1)


def add_thing(p: FlorenzaPosition, seat: i64, number: i64, need: vec[i16], sign: i64) -> None:
    """Add (sign 1) or subtract (sign -1) the cost of a building or work, given by the number of its bit."""
    t = p.tables
    if is_work(number):
        work = number - at.SQUARES
        add_cost(need, t.work_cost, work, lowest_price(p, seat, work), sign)
    else:
        add_cost(need, t.building_cost, p.tile(seat, number), 0, sign)


def add_cost(need: vec[i16], costs: vec[i16], row: i64, more: i64, sign: i64) -> None:
    """Add (sign 1) or subtract (sign -1) a row of costs and `more` fiorini."""
    for kind in range(i64(at.COSTS)):
        need[kind] += i16(sign * i64(costs[row * at.COSTS + kind]))
    need[at.FLORINS_COLUMN] += i16(sign * more)


# -- what failing loses ------------------------------------------------------------------------------------------------


def work_penalty(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-6.8: what a failed work costs."""
    t = p.tables
    lost = i64(t.place_failure[i64(t.work_place[work])])
    return lost if works.artist_of(p, seat, work) == at.ANONYMOUS else lost + t.failed_named


def lost_points(p: FlorenzaPosition, seat: i64, number: i64) -> i64:
    """The points lost if a building or work fails, including the penalty; given by the number of its bit."""
    t = p.tables
    if is_work(number):
        work = number - at.SQUARES
        return i64(t.work_pp[work]) + i64(t.work_bp[work]) + work_penalty(p, seat, work)
    return i64(t.building_pp[p.tile(seat, number)]) + t.failed_building
