"""Carry out what clients ask for at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never, cast

from bottega.core.position import Position
from bottega.core.record import Fair
from bottega.server import clock
from bottega.server.protocol.messages import (
    Act,
    Agree,
    Back,
    Confirm,
    Correct,
    Enter,
    Plan,
    Propose,
    Refuse,
    SetOrder,
    Undo,
)
from bottega.server.refusal import Refusal
from bottega.server.tables import proposals, real_dice
from bottega.server.tables.log_lines import Note
from bottega.server.tables.proposals import ProposalContext
from bottega.server.tables.seating import come_back, seats_with_stand_in
from bottega.server.tables.table import Table

ABANDONED_SECONDS = 7 * 24 * 3600.0
"""Seconds without a move after which not only the host may end a game."""

Command = Act | Undo | Confirm | SetOrder | Plan | Propose | Agree | Refuse | Back | Enter | Correct
"""What changes a table, or a seat of it."""


def concerns_all(message: Command) -> bool:
    """Whether everybody is told of it; otherwise only the sender is, if it leaves the table as it was."""
    return not isinstance(message, Act | Undo | SetOrder | Plan)


class AlreadyDone(Exception):
    """The message was carried out before: here, or by another server."""


def carry_out(
    table: Table, guest: str, message: Command, context: Callable[[], ProposalContext], name: str
) -> None:
    """`context` says who is there; `name` is the guest's own, for a seat that is taken over."""
    if (guest, message.id) in table.answered:
        raise AlreadyDone
    match message:
        case Act():
            table.act(guest, message)
        case Undo():
            table.undo(guest, message)
        case Confirm():
            table.confirm(guest, message)
        case SetOrder():
            table.set_order(guest, message)
        case Plan():
            table.plan(guest, message)
        case Propose():
            proposals.propose(table, guest, message, name, context())
        case Agree():
            proposals.agree(table, guest, message.proposal)
        case Refuse():
            proposals.refuse(table, guest, message.proposal)
        case Enter():
            real_dice.enter(table, guest, message, name)
        case Correct():
            real_dice.correct(table, guest, message, name)
        case Back():
            come_back(table, table.own_seat(guest, message.seat))
        case _:
            assert_never(message)


def is_missed(table: Table, guest: str) -> bool:
    """Whether a guest who comes to the table changes something by it."""
    return bool(proposals.about_absent(table, guest)) or bool(seats_with_stand_in(table, guest))


def welcome(table: Table, guest: str) -> None:
    """A guest comes to the table: the bots leave their seats, and nobody decides about them any more."""
    for proposal in proposals.about_absent(table, guest):
        proposals.drop(table, proposal)
    for seat in seats_with_stand_in(table, guest):
        come_back(table, seat)


def ask_hint(table: Table, guest: str | None, number: int) -> Position:
    """The position in which the seat asks for a hint: only where nobody else plays. The log says so, once."""
    seat = table.own_seat(guest, number)
    if table.day is not None:
        raise Refusal("day-dice")
    if any(other.guest not in (None, guest) or other.kind == "open" for other in table.seats):
        raise Refusal("no-hints")
    if table.status != "playing":
        raise Refusal("over")
    drafted = table.drafted(seat)
    if drafted.complete:
        raise Refusal("draft-complete")
    if number not in drafted.position.waiting:
        raise Refusal("illegal")
    note = Note(table.moves, "hint-used", number, seat.name)
    if note not in table.notes:
        table.add_notes([note])
        table.touch()
    return drafted.position.copy()


def end_game(table: Table, guest: str) -> None:
    """End a game that nobody will finish, so that the secret of its dice is opened.

    The host may do it, and whoever holds a seat if nothing has happened for long.
    """
    if table.status != "playing":
        raise Refusal("over" if table.status == "over" else "not-started")
    abandoned = bool(table.seats_of(guest)) and clock.now() - table.updated > ABANDONED_SECONDS
    if guest != table.host and not abandoned:
        raise Refusal("host-only")
    table.status = "over"
    for seat in table.seats:
        if seat.draft or seat.plan is not None:
            seat.draft, seat.plan = [], None
            table.changed_seats.add(seat.seat)
    table.forget_drafts()
    if table.day is None:
        cast(Fair, table.play.record.fair).secret = table.secret.hex()
    table.add_notes([Note(table.moves, "game-ended", -1)])
    table.touch()
