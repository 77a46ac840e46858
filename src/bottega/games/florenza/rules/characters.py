"""The characters of Florence: which are free, and what an artist's card shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.games.florenza import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def refuse_character(p: FlorenzaPosition, character: i64, seat: i64) -> i64:
    """Why the seat cannot use a character now: not on display, taken, or reserved by the Captain; otherwise 0."""
    # hot: raw cells
    cells = p.cells
    if cells[at.CARD_AT + character] <= 0:
        return at.NOT_ON_DISPLAY
    if cells[at.TAKEN_AT + character] != 0:
        return at.IS_TAKEN
    if i64(cells[at.RESERVED_AT]) == character + 1 and p.captain != seat:
        return at.IS_RESERVED
    return 0


def event_artist(p: FlorenzaPosition, artist: i64) -> i64:
    """The number of an artist in events: the anonymous come after the last character of the content."""
    return p.tables.characters if artist == at.ANONYMOUS else artist


def skill_of(artist: i64, speciality: i64) -> i64:
    """The row of an artist's speciality in the tables."""
    return artist * at.SPECIALITIES + speciality


def artist_price(p: FlorenzaPosition, artist: i64, speciality: i64) -> i64:
    return i64(p.tables.price[skill_of(artist, speciality)])


def artist_points(p: FlorenzaPosition, artist: i64, speciality: i64, face: i64) -> i64:
    """fx-6.5: the points of a face; once the card is turned, the masterpiece's face gives what its back shows."""
    t = p.tables
    skill = skill_of(artist, speciality)
    if i64(t.masterpiece[skill]) == face and artist != at.ANONYMOUS and p.turned(artist):
        return i64(t.after[skill])
    return i64(t.faces[skill * at.FACES + face - 1])


def is_masterpiece(p: FlorenzaPosition, artist: i64, speciality: i64, face: i64) -> bool:
    """fx-6.5: a highlighted face on the side of the card that still allows one."""
    if artist == at.ANONYMOUS or p.turned(artist):
        return False
    return i64(p.tables.masterpiece[skill_of(artist, speciality)]) == face


def same_result(p: FlorenzaPosition, artist: i64, speciality: i64, face: i64, other: i64) -> bool:
    """Whether two faces give the same points, and both or neither are a masterpiece."""
    if artist_points(p, artist, speciality, face) != artist_points(p, artist, speciality, other):
        return False
    return is_masterpiece(p, artist, speciality, face) == is_masterpiece(p, artist, speciality, other)


def on_display(p: FlorenzaPosition) -> list[int]:
    """The characters in Florence, by arrival."""
    return [int(p.display(slot)) for slot in range(at.DISPLAY_SLOTS) if p.display(slot) >= 0]
