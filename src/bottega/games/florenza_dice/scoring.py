"""The end of the game: six boxes, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.sheet import is_solo

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def boxes(p: FlorenzaDicePosition, seat: i64) -> list[int]:
    """fd-10.2: Palazzo, Chiesa, Rione, Captain track, supply, and the total."""
    parts = [
        area(p, seat, 0) + p.palazzo_bonus(seat),
        area(p, seat, at.CHIESA),
        rione(p, seat),
        captain_track(p, seat),
        supply(p, seat),
    ]
    return [*[int(part) for part in parts], int(total(p, seat))]


def total(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-10.2: all the boxes together."""
    works = area(p, seat, 0) + p.palazzo_bonus(seat) + area(p, seat, at.CHIESA)
    return works + rione(p, seat) + captain_track(p, seat) + supply(p, seat)


def area(p: FlorenzaDicePosition, seat: i64, first: i64) -> i64:
    """fd-10.2: completed works and their artists; works that are only begun do not count."""
    points: i64 = 0
    for work in range(first, first + at.AREA_WORKS):
        artist = p.artist(seat, work)
        if artist > 0:
            points += artist + i64(p.tables.work_points[work])
    return points


def rione(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-10.2, fd-2.1: buildings and the spaces built on; the free building scores nothing."""
    points: i64 = 0
    for space in range(1, p.next_project(seat) - at.RIONE):
        points += i64(p.tables.building_points[p.building(seat, space)])
        points += i64(p.tables.space_points[space])
    return points


def captain_track(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-8.3, fd-10.2: all points marked on the tracks; in the box only the Captain's track has any."""
    points: i64 = 0
    for track in range(i64(at.TRACKS)):
        for space in range(p.track_marks(seat, track)):
            points += i64(p.tables.track_points[track * at.LONGEST + space])
    return points


def supply(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-10.2: unspent stars, Spare Resources and whole sums of Fiorini."""
    tables = p.tables
    points = p.stars(seat) * tables.end_star + p.spare(seat) * tables.end_spare
    return points + p.fiorini(seat) // tables.end_fiorini


def projects(p: FlorenzaDicePosition, seat: i64) -> int:
    """fd-10.3: completed works and buildings."""
    count = p.next_project(seat) - at.RIONE
    for work in range(i64(at.WORKS)):
        if p.artist(seat, work) > 0:
            count += 1
    return count


def scores(p: FlorenzaDicePosition) -> list[int]:
    return [int(total(p, seat)) for seat in range(p.seats)]


def winners(p: FlorenzaDicePosition) -> tuple[int, ...]:
    """fd-10.3, fd-11.6: most points, then most projects, else shared; solo, more points than the level requires."""
    if p.to_act != OVER:
        return ()
    if is_solo(p):
        return (0,) if total(p, 0) > p.target else ()
    standing = [(int(total(p, seat)), projects(p, seat)) for seat in range(p.seats)]
    best = max(standing)
    return tuple([seat for seat in range(p.seats) if standing[seat] == best])
