"""Phase 7: the elections and the new turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import prestige, seat_at

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def hold(p: FlorenzaPosition) -> None:
    """fx-7.1: first the Captain of the People, then the Bishop, then everybody's place."""
    elect_captain(p)
    elect_bishop(p)
    new_order(p)


def furthest(p: FlorenzaPosition, track: i64, least: i64) -> i64:
    """The family alone at the top of a track, with at least so many points; -1 if there is none or a tie."""
    cells = p.cells
    best: i64 = -1
    alone = False
    for seat in range(p.seats):
        points = i64(cells[at.FAMILY + seat * at.STRIDE + track])
        if points < least:
            continue
        if best < 0 or points > i64(cells[at.FAMILY + best * at.STRIDE + track]):
            best = seat
            alone = True
        elif points == i64(cells[at.FAMILY + best * at.STRIDE + track]):
            alone = False
    return best if alone else -1


def elect_captain(p: FlorenzaPosition) -> None:
    """fx-7.1: the crest alone in front turns into tokens and goes back to 0; a tie leaves the office vacant."""
    cells = p.cells
    captain = furthest(p, at.CREST, -30000)
    cells[at.CAPTAIN] = i16(captain)
    if captain < 0:
        if p.log is not None:
            p.log.append(Event("no-captain", -1, {}, "fx-7.1"))
        return
    base = at.FAMILY + captain * at.STRIDE
    points = max(i64(0), i64(cells[base + at.CREST]))
    cells[base + at.TOKENS] += i16(points)
    cells[base + at.PIECES] += i16(pieces(p, points))
    cells[base + at.CREST] = 0
    if p.log is not None:
        p.log.append(Event("captain", captain, {"points": points}, "fx-7.1"))


def pieces(p: FlorenzaPosition, points: i64) -> i64:
    """The fewest tokens that make these points."""
    t = p.tables
    count: i64 = 0
    for kind in range(len(t.token) - 1, -1, -1):
        value = i64(t.token[kind])
        count += points // value
        points %= value
    return count


def bishop_value(p: FlorenzaPosition, points: i64) -> i64:
    """fx-7.2: the PP of a space of the Bishop track; a crest beyond the last space counts whole laps and the rest."""
    t = p.tables
    if points <= t.lap_spaces:
        return i64(t.bishop_points[points - t.bishop_floor])
    laps = points // t.lap_spaces
    return laps * t.lap_points + i64(t.bishop_points[points - laps * t.lap_spaces - t.bishop_floor])


def elect_bishop(p: FlorenzaPosition) -> None:
    """fx-7.2, fx-7.3: the crest alone in front, at 3 or more, wins its space's PP; a Bishop elected again is
    Cardinal.
    """
    cells = p.cells
    before = i64(cells[at.BISHOP])
    bishop = furthest(p, at.MITRE, p.tables.bishop_least)
    cells[at.BISHOP] = i16(bishop)
    if bishop < 0:
        if p.log is not None:
            p.log.append(Event("no-bishop", -1, {}, "fx-7.2"))
        return
    crest = at.FAMILY + bishop * at.STRIDE + at.MITRE
    points = bishop_value(p, i64(cells[crest]))
    cells[crest] = 0
    prestige(p, bishop, points)
    if p.log is not None:
        p.log.append(Event("bishop", bishop, {"points": points}, "fx-7.2"))
    if bishop == before:
        prestige(p, bishop, p.seats)
        if p.log is not None:
            p.log.append(Event("cardinal", bishop, {"points": p.seats}, "fx-7.3"))


def new_order(p: FlorenzaPosition) -> None:
    """fx-7.4: Captain, Bishop, then the others by crest; those on the same space change their order."""
    cells = p.cells
    seats = p.seats
    place: i64 = 0
    chosen: i64 = 0
    old: i64 = 0  # the order until now, three bits a place: a list costs more than the rest of the elections
    for spot in range(seats):
        old |= seat_at(p, spot) << (3 * spot)
    for office in (i64(cells[at.CAPTAIN]), i64(cells[at.BISHOP])):
        if office >= 0 and not chosen >> office & 1:
            cells[at.ORDER + place] = i16(office + 1)
            chosen |= 1 << office
            place += 1
    while place < seats:
        best: i64 = -1
        for spot in range(seats - 1, -1, -1):
            seat = old >> (3 * spot) & 7
            if chosen >> seat & 1:
                continue
            if best < 0 or crest(p, seat) > crest(p, best):
                best = seat
        cells[at.ORDER + place] = i16(best + 1)
        chosen |= 1 << best
        place += 1
    if p.log is not None:
        for spot in range(seats):
            p.log.append(Event("order", seat_at(p, spot), {"place": spot + 1}, "fx-7.4"))


def crest(p: FlorenzaPosition, seat: i64) -> i64:
    return i64(p.cells[at.FAMILY + seat * at.STRIDE + at.CREST])
