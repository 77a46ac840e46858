"""Phases 2 and 3: the powers of the Captain of the People and of the Bishop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import ask, call_members, is_ghost

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def reservation(p: FlorenzaPosition) -> bool:
    """fx-2.1: the Captain may keep one character of the display for himself for the round."""
    cells = p.cells
    captain = i64(cells[at.CAPTAIN])
    if captain < 0 or cells[at.ASKED] != 0 or cells[at.DISPLAY] == 0:
        return False
    if is_ghost(p, captain):
        reserve(p, dearest(p))
        return False
    return ask(p, at.RESERVATION, captain)


def reserve(p: FlorenzaPosition, character: i64) -> None:
    """fx-2.1: the tile lies on the Captain's card; it is back on its own in phase 8."""
    cells = p.cells
    cells[at.ASKED] = 1
    if character < at.CHARACTERS:
        cells[at.RESERVED] = i16(character + 1)
        if p.log is not None:
            p.log.append(Event("reserves", i64(cells[at.CAPTAIN]), {"character": character}, "fx-2.1"))


def dearest(p: FlorenzaPosition) -> i64:
    """fx-12.7: a ghost keeps the dearest character; ties go to the lower card, then to the higher place under it."""
    cells = p.cells
    best: i64 = -1
    best_price: i64 = -1
    for slot in range(i64(10)):
        character = i64(cells[at.DISPLAY + slot]) - 1
        if character < 0:
            break
        price = highest_price(p, character)
        if price > best_price or (
            price == best_price and cells[at.COLUMN + character] < cells[at.COLUMN + best]
        ):
            best = character
            best_price = price
    return best


def highest_price(p: FlorenzaPosition, character: i64) -> i64:
    """The price of a preacher, or of an artist's dearest speciality."""
    t = p.tables
    preacher = i64(t.preacher_of[character])
    if preacher >= 0:
        return i64(t.preacher_price[preacher])
    best: i64 = -1
    for row in range(i64(3)):
        if i64(t.skills[character]) >> row & 1:
            best = max(best, i64(t.price[character * 3 + row]))
    return best


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    cells = p.cells
    count: i64 = 0
    while count < 10 and cells[at.DISPLAY + count] > 0:
        buf[count] = i16(at.RESERVE_FOR_ONESELF + i64(cells[at.DISPLAY + count]) - 1)
        count += 1
    buf[count] = i16(at.RESERVE_FOR_ONESELF + at.CHARACTERS)
    return count + 1


def refusal(p: FlorenzaPosition, action: i64) -> i64:
    character = action - at.RESERVE_FOR_ONESELF
    if character < 0 or character > at.CHARACTERS:
        return at.NO_SUCH_MOVE
    if character < at.CHARACTERS and p.cells[at.COLUMN + character] <= 0:
        return at.NOT_ON_DISPLAY
    return 0


def exile(p: FlorenzaPosition) -> None:
    """fx-3.1: the Bishop gets a familiar, and each rival sends one away: from the reserve, else from those to
    place.
    """
    cells = p.cells
    bishop = i64(cells[at.BISHOP])
    if bishop < 0:
        return
    for seat in range(p.seats):
        base = at.FAMILY + seat * at.STRIDE
        if seat == bishop:
            if is_ghost(p, seat):
                cells[base + at.ZONE] += 1
            else:
                call_members(p, seat, 1)
        elif not is_ghost(p, seat):
            if cells[base + at.RESERVE] > 0:
                cells[base + at.RESERVE] -= 1
                cells[base + at.EXILED] += 1
            elif cells[base + at.ZONE] > 0:
                cells[base + at.ZONE] -= 1
                cells[base + at.EXILED] += 1
    if p.log is not None:
        p.log.append(Event("exile", bishop, {}, "fx-3.1"))
