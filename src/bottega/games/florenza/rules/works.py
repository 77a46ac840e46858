"""The artworks: numbers below DISTRICT_WORKS are works of the seat's own district, the others are on the main board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.family import devotion, prestige

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def made_by(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """The seat that has made the work, or -1."""
    if work < at.DISTRICT_WORKS:
        return seat if p.own_made(seat, work) else -1
    return p.main_made_by(work - at.DISTRICT_WORKS)


def marker_on(p: FlorenzaPosition, work: i64) -> i64:
    """The marker on a finished work: 0 for neutral, as always in a district, or the number of a special one."""
    return 0 if work < at.DISTRICT_WORKS else p.main_marker(work - at.DISTRICT_WORKS)


def planned_by(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """The seat whose familiar is on the work, or -1."""
    if work < at.DISTRICT_WORKS:
        return seat if p.own_artist(seat, work) >= 0 else -1
    return p.main_planned_by(work - at.DISTRICT_WORKS)


def artist_of(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """The artist planned for the work, ANONYMOUS for an anonymous one, or -1."""
    if work < at.DISTRICT_WORKS:
        return p.own_artist(seat, work)
    return p.main_artist(work - at.DISTRICT_WORKS)


def artist_now(p: FlorenzaPosition, seat: i64) -> i64:
    """The artist of the work that the seat is realising."""
    return artist_of(p, seat, p.work_now)


def plan(p: FlorenzaPosition, seat: i64, work: i64, artist: i64) -> None:
    """Put a familiar and the artist's tile on the work."""
    if work < at.DISTRICT_WORKS:
        p.set_own_artist(seat, work, artist)
    else:
        p.set_main_planned_by(work - at.DISTRICT_WORKS, seat)
        p.set_main_artist(work - at.DISTRICT_WORKS, artist)
    if artist != at.ANONYMOUS:
        p.set_taken(artist, 1)


def clear_plan(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """Remove the familiar and the artist's tile."""
    artist = artist_of(p, seat, work)
    if artist != at.ANONYMOUS:
        p.set_taken(artist, 0)
    if work < at.DISTRICT_WORKS:
        p.set_own_artist(seat, work, -1)
    else:
        p.set_main_planned_by(work - at.DISTRICT_WORKS, -1)
        p.set_main_artist(work - at.DISTRICT_WORKS, -1)


def mark(p: FlorenzaPosition, seat: i64, work: i64, marker: i64) -> None:
    """Put a marker of the seat on the work it has made."""
    if work < at.DISTRICT_WORKS:
        p.set_own_made(seat, work, 1)
    else:
        p.set_main_made_by(work - at.DISTRICT_WORKS, seat)
        p.set_main_marker(work - at.DISTRICT_WORKS, marker)
    if marker > 0:
        p.set_special(seat, marker - 1, 0)
    else:
        p.add_neutral(seat, -1)


def count_made(p: FlorenzaPosition, seat: i64, house: i64) -> i64:
    """How many works of the Palazzo (0) or the Chiesa (HOUSE_WORKS) are made; a house is known by its first work."""
    count: i64 = 0
    for work in range(house, house + at.HOUSE_WORKS):
        count += p.own_made(seat, work)
    return count


def is_complete(p: FlorenzaPosition, seat: i64, house: i64) -> bool:
    return count_made(p, seat, house) == at.HOUSE_WORKS


def house_of(work: i64) -> i64:
    """The house of a work of the district, identified by its first work."""
    return at.PALAZZO if work < at.CHIESA else at.CHIESA


def complete_house(p: FlorenzaPosition, seat: i64, work: i64) -> None:
    """fx-6.7: the work that completes a Palazzo or a Chiesa gives its bonus at once."""
    if work >= at.DISTRICT_WORKS or not is_complete(p, seat, house_of(work)):
        return
    house = house_of(work)
    house_bonus(p, seat, house)
    if p.log is not None:
        if house == at.PALAZZO:
            p.log.append(Event("full-palazzo", seat, {"points": p.tables.palazzo_pp}, "fx-6.7"))
        else:
            p.log.append(Event("full-chiesa", seat, {"points": p.tables.chiesa_bp}, "fx-6.7"))


def house_bonus(p: FlorenzaPosition, seat: i64, house: i64) -> None:
    """fx-1.4, fx-6.7: a complete Palazzo gives PP, a complete Chiesa BP."""
    if house == at.PALAZZO:
        prestige(p, seat, p.tables.palazzo_pp)
    else:
        devotion(p, seat, p.tables.chiesa_bp)


def next_planned(p: FlorenzaPosition, seat: i64, first: i64) -> i64:
    """The first work from `first` on that the seat has planned, or -1."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE + at.OWN_ARTIST_AT
    for work in range(first, i64(at.DISTRICT_WORKS)):
        if cells[base + work] != 0:
            return work
    base = at.MAIN_PLANNED_BY_AT - at.DISTRICT_WORKS
    for work in range(max(first, i64(at.DISTRICT_WORKS)), p.tables.works):
        if i64(cells[base + work]) == seat + 1:
            return work
    return -1


def count_planned_own(p: FlorenzaPosition, seat: i64) -> i64:
    """How many works of its district the family has planned."""
    count: i64 = 0
    for work in range(i64(at.DISTRICT_WORKS)):
        if p.own_artist(seat, work) >= 0:
            count += 1
    return count


def count_planned_main(p: FlorenzaPosition, seat: i64) -> i64:
    """How many works of the main board the family has planned."""
    count: i64 = 0
    for work in range(p.tables.works - at.DISTRICT_WORKS):
        if p.main_planned_by(work) == seat:
            count += 1
    return count
