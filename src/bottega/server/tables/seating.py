"""The holders of seats: guests, bots, and bots that stand in for a guest."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

from bottega.server import clock
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat, StandIn, distinct, hash_token
from bottega.server.tables.log_lines import Note

if TYPE_CHECKING:
    from bottega.server.tables.table import Table


def _unique_name(table: Table, name: str, besides: int = -1) -> str:
    """The name, with a number if another seat has the same."""
    return distinct(name, [seat.name for seat in table.seats if seat.seat != besides]) if name else ""


def new_link(table: Table, seat: Seat) -> str:
    """Create a new token for the seat's link; the old one becomes invalid."""
    token = secrets.token_urlsafe(24)
    seat.link = hash_token(token)
    seat.joined = False
    table.mark_changed(seat)
    return token


def join(table: Table, seat: Seat, guest: str, name: str, word: str | None) -> None:
    """Let a guest take a seat by its link."""
    if seat.guest == guest:
        return
    if table.status == "over":
        raise RequestRefused("over")
    if seat.joined:
        raise RequestRefused("taken")
    seat.joined = True
    seat_guest(table, seat, guest, name, word)


def seat_guest(table: Table, seat: Seat, guest: str, name: str, word: str | None = None) -> None:
    """Give the seat to a guest."""
    before = seat.name
    seat.kind, seat.guest, seat.bot = "guest", guest, None
    seat.name = _unique_name(table, name, seat.seat)
    _change_holder(table, seat, before, word or "")


def seat_bot(table: Table, seat: Seat, bot: str, name: str) -> None:
    """Give the seat to a bot."""
    before = seat.name
    seat.kind, seat.guest, seat.bot = "bot", None, bot
    seat.link = None
    seat.name = _unique_name(table, name, seat.seat)
    _change_holder(table, seat, before)


def free_seat(table: Table, seat: Seat) -> str:
    """Free the seat, and return the token of its new link."""
    before = seat.name
    seat.kind, seat.guest, seat.bot = "open", None, None
    seat.name = ""
    _change_holder(table, seat, before)
    return new_link(table, seat)


def rename_seat(table: Table, seat: Seat, name: str) -> None:
    seat.name = _unique_name(table, name, seat.seat)
    table.mark_changed(seat)


def needs_consent(table: Table, seat: Seat, guest: str) -> bool:
    """Whether the holder has to agree before the seat is given away: in a running game, unless time is up."""
    held = seat.kind == "guest" and seat.guest not in (None, guest)
    return held and table.status == "playing" and not table.is_late(seat, clock.now())


def let_bot_play(
    table: Table, seat: Seat, bot: str, why: Literal["holder", "people", "clock"], once: bool = False
) -> None:
    """Let a bot play for the seat's holder, for one turn or until the holder comes back. The log notes it."""
    kind: Any = "bot-plays" if why != "clock" else "time-up-move" if once else "time-up-bot"
    table.add_notes([Note(table.moves, kind, seat.seat, seat.name)])
    seat.stand_in = StandIn(bot, why, once)
    seat.draft = []
    table.forget_draft(seat)
    table.mark_changed(seat)
    seat.changed = table.revision_for(seat.guest)


def return_to_seat(table: Table, seat: Seat) -> None:
    """Give the seat back to its holder, whose clock starts again. The log notes it."""
    if seat.stand_in is not None:
        seat.stand_in = None
        table.restart_clock(seat)
        table.add_notes([Note(table.moves, "person-back", seat.seat, seat.name)])
        table.mark_changed(seat)
        seat.changed = table.revision_for(seat.guest)


def seats_with_stand_in(table: Table, guest: str) -> list[Seat]:
    """The seats of a guest for which a bot plays until the guest comes back."""
    held = table.seats_of(guest) if table.status == "playing" else []
    return [seat for seat in held if seat.stand_in is not None and not seat.stand_in.once]


def replace_late(table: Table, now: float) -> None:
    """Let bots play for seats whose time is up, if the table's clock says so."""
    agreed = table.clock
    if agreed is None or agreed.at_zero == "nothing" or table.status != "playing":
        return
    for seat in table.seats:
        if seat.stand_in is None and table.is_late(seat, now):
            let_bot_play(table, seat, table.stand_in, "clock", once=agreed.at_zero == "move")


def _change_holder(table: Table, seat: Seat, before: str, word: str = "") -> None:
    """Clear draft, orders and plan of the previous holder and, before the game begins, the word for the dice.

    In a game that has begun the log notes the change.
    """
    if table.status == "open":
        seat.word = word
    else:
        kind: Any = "seat-freed" if not seat.name else "seat-changed" if before else "seat-joined"
        table.add_notes([Note(table.moves, kind, seat.seat, seat.name, before)])
        table.abandon_guide()
    seat.draft, seat.orders, seat.plan, seat.notice = [], {}, None, ""
    seat.stand_in = None
    table.restart_clock(seat)
    table.forget_draft(seat)
    table.revision += seat.steps  # so that no viewer's revision decreases, see `revision_for`
    seat.steps = 0
    table.mark_changed(seat)
    table.begin()
    seat.changed = table.revision_for(seat.guest)
