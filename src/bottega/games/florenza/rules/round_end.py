"""Phase 8: everything goes back, and the characters move on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import ROUND, Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import ghosts
from bottega.games.florenza.rules.common import is_ghost, throw
from bottega.games.florenza.rules.setup import in_bag

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-8.2: new characters are drawn for those that left, as long as the bag has any."""
    cells = p.cells
    if cells[at.ASKED] == 0:
        cells[at.ASKED] = 1
        tidy(p)
        move_on(p)
    if cells[at.DRAWS] > 0:
        return throw(p, at.DRAW_CHARACTER)
    cells[ROUND] += 1
    return False


def tidy(p: FlorenzaPosition) -> None:
    """fx-8.1: reserved characters, preachers, exiled familiars and the Muse return; what ghosts turned over
    opens again.
    """
    cells = p.cells
    cells[at.RESERVED] = 0
    cells[at.MUSE_USED] = 0
    if cells[at.DUOMO_BY] != 0:
        cells[at.FAMILY + (i64(cells[at.DUOMO_BY]) - 1) * at.STRIDE + at.RESERVE] += 1
        cells[at.DUOMO_BY] = 0
        cells[at.DUOMO_WHO] = 0
    for character in range(i64(at.CHARACTERS)):
        cells[at.TAKEN + character] = 0
    for fortune in range(i64(at.FORTUNES)):
        if cells[at.FORTUNE + fortune] == at.TURNED_OVER:
            cells[at.FORTUNE + fortune] = i16(at.FREE)
    for seat in range(p.seats):
        tidy_family(p, seat)


def tidy_family(p: FlorenzaPosition, seat: i64) -> None:
    """fx-8.1: the familiars of the preacher spaces and of the Bishop's card go home; blocked buildings open."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    cells[base + at.RESERVE] += cells[base + at.EXILED]
    cells[base + at.EXILED] = 0
    if cells[base + at.CHURCH] != 0:
        cells[base + at.CHURCH] = 0
        cells[base + at.RESERVE] += 1
    for square in range(i64(at.SQUARES)):
        if cells[base + at.STATE + square] == at.BLOCKED:
            cells[base + at.STATE + square] = i16(at.BUILT)
    if is_ghost(p, seat):
        ghosts.end_round(p, seat)


def move_on(p: FlorenzaPosition) -> None:
    """fx-8.2: the characters under card I leave for good, the others move one card to the left."""
    cells = p.cells
    kept: i64 = 0
    gone: i64 = 0
    for slot in range(i64(10)):
        character = i64(cells[at.DISPLAY + slot]) - 1
        if character < 0:
            break
        cells[at.DISPLAY + slot] = 0
        if cells[at.COLUMN + character] == 1:
            cells[at.COLUMN + character] = -1
            cells[at.TURNED + character] = 0
            gone += 1
            if p.log is not None:
                p.log.append(Event("leaves", -1, {"character": character}, "fx-8.2"))
        else:
            cells[at.COLUMN + character] -= 1
            cells[at.DISPLAY + kept] = i16(character + 1)
            kept += 1
    due = p.seats + p.tables.more_characters - kept
    cells[at.DRAWS] = i16(min(due, in_bag(p)))
