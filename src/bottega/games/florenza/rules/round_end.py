"""Phase 8: everything is returned, and the characters move on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import ghosts
from bottega.games.florenza.rules.agenda import is_ghost, roll
from bottega.games.florenza.rules.family import release
from bottega.games.florenza.rules.setup import count_in_bag

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-8.2: new characters are drawn for those that left, as long as the bag has any."""
    if not p.asked:
        p.set_asked(1)
        tidy(p)
        move_on(p)
    if p.draws > 0:
        return roll(p, at.DRAW_CHARACTER)
    p.set_round(p.round + 1)
    return False


def tidy(p: FlorenzaPosition) -> None:
    """fx-8.1: reserved characters, preachers, exiled familiars and the Muse return; what ghosts turned over
    opens again.
    """
    p.set_reserved(-1)
    p.set_muse_used(0)
    if p.duomo_by >= 0:
        release(p, p.duomo_by)
        p.set_duomo_by(-1)
        p.set_duomo_preacher(-1)
    for slot in range(i64(at.DISPLAY_SLOTS)):
        if p.display(slot) >= 0:
            p.set_taken(p.display(slot), 0)
    for fortune in range(p.tables.fortunes):
        if p.fortune(fortune) == at.TURNED_OVER:
            p.set_fortune(fortune, at.FREE)
    for seat in range(p.seats):
        tidy_family(p, seat)


def tidy_family(p: FlorenzaPosition, seat: i64) -> None:
    """fx-8.1: the familiars on the preacher spaces and on the Bishop's card go home; blocked buildings open."""
    p.add_reserve(seat, p.exiled(seat))
    p.set_exiled(seat, 0)
    if p.church(seat) >= 0:
        p.set_church(seat, -1)
        release(p, seat)
    for square in range(i64(at.SQUARES)):
        if p.state(seat, square) == at.BLOCKED:
            p.set_state(seat, square, at.BUILT)
    if is_ghost(p, seat):
        ghosts.end_round(p, seat)


def move_on(p: FlorenzaPosition) -> None:
    """fx-8.2: the characters under card I leave for good, the others move one card to the left."""
    kept: i64 = 0
    for slot in range(i64(at.DISPLAY_SLOTS)):
        character = p.display(slot)
        if character < 0:
            break
        p.set_display(slot, -1)
        if p.card(character) == 1:
            p.set_card(character, -1)
            p.set_turned(character, 0)
            if p.log is not None:
                p.log.append(Event("leaves", -1, {"character": character}, "fx-8.2"))
        else:
            p.add_card(character, -1)
            p.set_display(kept, character)
            kept += 1
    due = p.seats + p.tables.more_characters - kept
    p.set_draws(min(due, count_in_bag(p)))
