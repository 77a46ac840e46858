"""Carry out the commands of clients at a table."""

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
from bottega.server.refusal import RequestRefused
from bottega.server.tables import proposals, real_dice
from bottega.server.tables.log_lines import Note
from bottega.server.tables.proposals import ProposalContext
from bottega.server.tables.seating import return_to_seat, seats_with_stand_in
from bottega.server.tables.table import Table

ABANDONED_SECONDS = 7 * 24 * 3600.0
"""Seconds without a move after which anybody with a seat may end a game, not only the host."""

Command = Act | Undo | Confirm | SetOrder | Plan | Propose | Agree | Refuse | Back | Enter | Correct
"""A message that changes a table or one of its seats."""


def concerns_all(message: Command) -> bool:
    """Whether the new state is sent to everybody; otherwise only to the sender, unless the table itself has changed."""
    return not isinstance(message, Act | Undo | SetOrder | Plan)


class AlreadyDone(Exception):
    """The message has been carried out before, by this server or another one."""


def carry_out(
    table: Table, guest: str, message: Command, context: Callable[[], ProposalContext], name: str
) -> None:
    """Carry out a command. `context` is for proposals; `name` is the guest's name, for a seat that is taken over."""
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
            return_to_seat(table, table.own_seat(guest, message.seat))
        case _:
            assert_never(message)


def changes_on_return(table: Table, guest: str) -> bool:
    """Whether the guest's return changes the table: see `return_to_table`."""
    return bool(proposals.about_absent(table, guest)) or bool(seats_with_stand_in(table, guest))


def return_to_table(table: Table, guest: str) -> None:
    """A guest comes back: bots leave the guest's seats, and proposals about the absence are dropped."""
    for proposal in proposals.about_absent(table, guest):
        proposals.drop(table, proposal)
    for seat in seats_with_stand_in(table, guest):
        return_to_seat(table, seat)


def ask_hint(table: Table, guest: str | None, number: int) -> Position:
    """The position for a hint, with the draft; refused if other people play. The log notes that hints were used."""
    seat = table.own_seat(guest, number)
    if table.day is not None:
        raise RequestRefused("day-dice")
    if any(other.guest not in (None, guest) or other.kind == "open" for other in table.seats):
        raise RequestRefused("no-hints")
    if table.status != "playing":
        raise RequestRefused("over")
    drafted = table.drafted(seat)
    if drafted.complete:
        raise RequestRefused("draft-complete")
    if number not in drafted.position.waiting:
        raise RequestRefused("illegal")
    note = Note(table.moves, "hint-used", number, seat.name)
    if note not in table.notes:
        table.add_notes([note])
        table.touch()
    return drafted.position.copy()


def end_game(table: Table, guest: str) -> None:
    """End a game that will not be finished, and publish the secret of its dice.

    The host may do this at any time, others with a seat only in an abandoned game.
    """
    if table.status != "playing":
        raise RequestRefused("over" if table.status == "over" else "not-started")
    abandoned = bool(table.seats_of(guest)) and clock.now() - table.updated > ABANDONED_SECONDS
    if guest != table.host and not abandoned:
        raise RequestRefused("host-only")
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
