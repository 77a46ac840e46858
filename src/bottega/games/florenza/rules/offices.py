"""Phases 2 and 3: the powers of the Captain of the People and of the Bishop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.agenda import ask, is_ghost
from bottega.games.florenza.rules.characters import artist_price
from bottega.games.florenza.rules.family import call_members, leave_zone

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def reservation(p: FlorenzaPosition) -> bool:
    """fx-2.1: the Captain may reserve one character of the display for the round."""
    captain = p.captain
    if captain < 0 or p.asked or p.display(0) < 0:
        return False
    if is_ghost(p, captain):
        reserve(p, most_expensive(p))
        return False
    return ask(p, at.RESERVATION, captain)


def reserve(p: FlorenzaPosition, character: i64) -> None:
    """fx-2.1: the tile lies on the Captain's card and returns to its own in phase 8."""
    p.set_asked(1)
    if character != at.NOBODY:
        p.set_reserved(character)
        if p.log is not None:
            p.log.append(Event("reserves", p.captain, {"character": character}, "fx-2.1"))


def most_expensive(p: FlorenzaPosition) -> i64:
    """fx-12.7, fx-12.11: a ghost reserves the most expensive character; ties go to the lower card, then to the higher
    place under it.
    """
    best: i64 = -1
    best_price: i64 = -1
    for slot in range(i64(at.DISPLAY_SLOTS)):
        character = p.display(slot)
        if character < 0:
            break
        price = highest_price(p, character)
        if price > best_price or (price == best_price and p.card(character) < p.card(best)):
            best = character
            best_price = price
    return best


def highest_price(p: FlorenzaPosition, character: i64) -> i64:
    """The price of a preacher, or of an artist's most expensive speciality."""
    t = p.tables
    preacher = i64(t.preacher_of[character])
    if preacher >= 0:
        return i64(t.preacher_price[preacher])
    best: i64 = -1
    for speciality in range(i64(at.SPECIALITIES)):
        if i64(t.skills[character]) >> speciality & 1:
            best = max(best, artist_price(p, character, speciality))
    return best


def refuse(p: FlorenzaPosition, action: i64) -> i64:
    """fx-2.1: a character on display, or nobody."""
    character = at.action_index(action)
    if at.action_kind(action) != at.RESERVE:
        return at.NO_SUCH_MOVE
    return at.NOT_ON_DISPLAY if character != at.NOBODY and p.card(character) <= 0 else 0


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The characters on display, and nobody."""
    count: i64 = 0
    while count < at.DISPLAY_SLOTS and p.display(count) >= 0:
        buf[count] = i16(at.reserve(p.display(count)))
        count += 1
    buf[count] = i16(at.reserve(at.NOBODY))
    return count + 1


def exile(p: FlorenzaPosition) -> None:
    """fx-3.1: the Bishop gets a familiar, and each rival sends one away: from the reserve, otherwise from those to
    place.
    """
    bishop = p.bishop
    if bishop < 0:
        return
    for seat in range(p.seats):
        if seat == bishop:
            if is_ghost(p, seat):
                p.add_zone(seat, 1)
            else:
                call_members(p, seat, 1)
        elif not is_ghost(p, seat):
            if p.reserve(seat) > 0:
                p.add_reserve(seat, -1)
                p.add_exiled(seat, 1)
            elif p.zone(seat) > 0:
                leave_zone(p, seat)
                p.add_exiled(seat, 1)
    if p.log is not None:
        p.log.append(Event("exile", bishop, {}, "fx-3.1"))
