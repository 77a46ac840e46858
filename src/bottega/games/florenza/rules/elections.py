"""Phase 7: the elections and the new turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza.rules.family import prestige

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def hold(p: FlorenzaPosition) -> None:
    """fx-7.1, fx-7.5: first the Captain of the People, then the Bishop, then everybody's place."""
    elect_captain(p)
    elect_bishop(p)
    new_order(p)


def alone_in_front(p: FlorenzaPosition, bishop: bool, least: i64) -> i64:
    """The family alone in front on a track, with at least these points; -1 if there is none or a tie."""
    best: i64 = -1
    highest = least - 1
    for seat in range(p.seats):
        points = p.mitre(seat) if bishop else p.crest(seat)
        if points > highest:
            best = seat
            highest = points
        elif points == highest:
            best = -1
    return best


def elect_captain(p: FlorenzaPosition) -> None:
    """fx-7.1: the crest alone in front turns into tokens and goes back to 0; a tie leaves the office vacant."""
    captain = alone_in_front(p, False, p.tables.crest_floor)
    p.set_captain(captain)
    if captain < 0:
        if p.log is not None:
            p.log.append(Event("no-captain", -1, {}, "fx-7.1"))
        return
    points = max(i64(0), p.crest(captain))
    p.add_tokens(captain, points)
    p.add_pieces(captain, pieces(p, points))
    p.set_crest(captain, 0)
    if p.log is not None:
        p.log.append(Event("captain", captain, {"points": points}, "fx-7.1"))


def pieces(p: FlorenzaPosition, points: i64) -> i64:
    """The smallest number of tokens worth these points."""
    t = p.tables
    count: i64 = 0
    for kind in range(len(t.token) - 1, -1, -1):
        value = i64(t.token[kind])
        count += points // value
        points %= value
    return count


def bishop_value(p: FlorenzaPosition, points: i64) -> i64:
    """fx-7.2, fx-7.7: the PP of a space of the Bishop track; beyond the last space full laps count plus the rest."""
    t = p.tables
    if points <= t.lap_spaces:
        return i64(t.bishop_points[points - t.bishop_floor])
    laps = points // t.lap_spaces
    return laps * t.lap_points + i64(t.bishop_points[points - laps * t.lap_spaces - t.bishop_floor])


def elect_bishop(p: FlorenzaPosition) -> None:
    """fx-7.2, fx-7.3: the crest alone in front, at 3 or more, wins its space's PP; a Bishop elected again is
    Cardinal.
    """
    before = p.bishop
    bishop = alone_in_front(p, True, p.tables.bishop_least)
    p.set_bishop(bishop)
    if bishop < 0:
        if p.log is not None:
            p.log.append(Event("no-bishop", -1, {}, "fx-7.2"))
        return
    points = bishop_value(p, p.mitre(bishop))
    p.set_mitre(bishop, 0)
    prestige(p, bishop, points)
    if p.log is not None:
        p.log.append(Event("bishop", bishop, {"points": points}, "fx-7.2"))
    if bishop == before:
        prestige(p, bishop, p.seats)
        if p.log is not None:
            p.log.append(Event("cardinal", bishop, {"points": p.seats}, "fx-7.3"))


def new_order(p: FlorenzaPosition) -> None:
    """fx-7.4, fx-7.6: Captain, Bishop, then the others by crest; those on the same space change their order."""
    place: i64 = 0
    if p.captain >= 0:
        move_forward(p, p.captain, place)
        place += 1
    if p.bishop >= 0 and p.bishop != p.captain:
        move_forward(p, p.bishop, place)
        place += 1
    while place < p.seats:
        move_forward(p, highest_from(p, place), place)
        place += 1
    if p.log is not None:
        for place in range(p.seats):
            p.log.append(Event("order", p.order(place), {"place": place + 1}, "fx-7.4"))


def highest_from(p: FlorenzaPosition, first: i64) -> i64:
    """The family with the highest crest from a place of the order on; the last one if there is a tie."""
    best = p.order(p.seats - 1)
    for place in range(p.seats - 2, first - 1, -1):
        if p.crest(p.order(place)) > p.crest(best):
            best = p.order(place)
    return best


def move_forward(p: FlorenzaPosition, seat: i64, place: i64) -> None:
    """Move a family forward to a place of the order; those that it passes move one place back."""
    now = place
    while p.order(now) != seat:
        now += 1
    while now > place:
        p.set_order(now, p.order(now - 1))
        now -= 1
    p.set_order(place, seat)
