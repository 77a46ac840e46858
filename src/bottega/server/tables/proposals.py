"""Proposals and votes: bots for who is away, seats, takebacks.

A kind of proposal says when it stands, who has to agree, and what it does: see `KINDS`. Proposals are part of the
table and stored with it. They are looked at after every change of the table (`settle`): what all have agreed to is
done, and what no longer stands is dropped. About somebody who is away the others decide, but not before some time has
passed, and only if the one who is away does not come back meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from bottega.bots import DEFAULT_BOT
from bottega.server.protocol.messages import Propose
from bottega.server.refusal import Refusal
from bottega.server.seats.seat import bot_name
from bottega.server.tables import takebacks
from bottega.server.tables.log_lines import Note
from bottega.server.tables.seating import free_seat, let_bot_play, seat_bot, seat_guest

if TYPE_CHECKING:
    from bottega.server.tables.table import Table


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest proposes, who has to agree and who has agreed so far."""

    number: int
    kind: Literal["replace", "seat", "takeback"]
    by: str
    seat: int
    """The seat that it is about."""
    holder: str | None = None
    """Who holds that seat: with somebody else there it would be another proposal."""
    to: Literal["me", "open", "bot"] = "bot"
    """Who shall have the seat."""
    bot: str = DEFAULT_BOT
    move: int = 0
    """How many moves are left if moves are taken back."""
    name: str = ""
    """The name of the one who proposes it."""
    asked: list[str] = []
    """The guests who have to agree."""
    agreed: list[str] = []
    earliest: float | None = None
    """It is not done before; the seat's holder was away when it was proposed, and it is dropped if they come back."""

    @property
    def waits_for(self) -> list[str]:
        """The guests who have not answered yet."""
        return [guest for guest in self.asked if guest not in self.agreed]


class ProposalContext(NamedTuple):
    """What a table does not know by itself: the time, who is there, and how long somebody has to be away."""

    now: float
    present: frozenset[str] = frozenset()
    away_seconds: float = 60.0


class Kind(NamedTuple):
    """A kind of proposal."""

    check: Callable[[Table, Proposal], None]
    """Raise if it cannot be proposed, or if what it rests on has gone."""
    ask: Callable[[Table, Proposal, ProposalContext], None]
    """Write down who has to agree."""
    carry_out: Callable[[Table, Proposal], None]


# -- what people do ----------------------------------------------------------------------------------------------


def propose(table: Table, guest: str, message: Propose, name: str, context: ProposalContext) -> None:
    """Propose something. Who has proposed something else before gives that up."""
    if not table.seats_of(guest) and guest != table.host:
        raise Refusal("not-yours")
    proposal = Proposal(
        number=table.revision + 1,
        kind=message.kind,
        by=guest,
        seat=message.seat,
        holder=table.at_seat(message.seat).guest,
        to=message.to,
        bot=message.bot or table.stand_in,
        name=name,
    )
    if proposal.kind == "takeback":
        table.own_seat(guest, message.seat)
        proposal.move = takebacks.first_taken_back(table, message.seat, message.move)
    kind = KINDS[proposal.kind]
    kind.check(table, proposal)
    kind.ask(table, proposal, context)
    table.proposals = [*(each for each in table.proposals if each.by != guest), proposal]
    table.revision += 1


def agree(table: Table, guest: str, number: int) -> None:
    proposal = find(table, number)
    if guest not in proposal.waits_for:
        raise Refusal("not-yours")
    proposal.agreed = [*proposal.agreed, guest]
    table.revision += 1


def refuse(table: Table, guest: str, number: int) -> None:
    """Say no to a proposal, or withdraw one's own."""
    proposal = find(table, number)
    holder = table.seats[proposal.seat].guest
    if guest not in (*proposal.asked, proposal.by, holder):
        raise Refusal("not-yours")
    held = table.seats_of(guest)
    if guest != proposal.by and held:
        table.add_notes([Note(table.moves, "proposal-refused", held[0].seat, held[0].name)])
    drop(table, proposal)


def find(table: Table, number: int) -> Proposal:
    found = next((each for each in table.proposals if each.number == number), None)
    if found is None:
        raise Refusal("no-proposal")
    return found


def drop(table: Table, proposal: Proposal) -> None:
    table.proposals = [each for each in table.proposals if each is not proposal]
    table.revision += 1


# -- what follows ------------------------------------------------------------------------------------------------


def settle(table: Table, now: float) -> None:
    """Do what everybody agrees to, as soon as it is time, and drop what no longer stands: after every change."""
    for proposal in list(table.proposals):
        proposal.asked = [guest for guest in proposal.asked if table.seats_of(guest)]
        try:
            KINDS[proposal.kind].check(table, proposal)
        except Refusal:
            drop(table, proposal)
            continue
        if not proposal.waits_for and (proposal.earliest is None or proposal.earliest <= now):
            drop(table, proposal)
            KINDS[proposal.kind].carry_out(table, proposal)


def about_absent(table: Table, guest: str) -> list[Proposal]:
    """What was proposed because a guest was away."""
    held = {seat.seat for seat in table.seats_of(guest)}
    return [each for each in table.proposals if each.earliest is not None and each.seat in held]


# -- the kinds ---------------------------------------------------------------------------------------------------


def check_seat(table: Table, proposal: Proposal) -> None:
    """It is about the seat of a person, in a game that goes on."""
    if table.status != "playing":
        raise Refusal("over" if table.status == "over" else "not-started")
    if table.day is not None:
        raise Refusal("day-dice")
    seat = table.at_seat(proposal.seat)
    if seat.kind != "guest" or seat.guest != proposal.holder:
        raise Refusal("unknown-seat")


def check_replace(table: Table, proposal: Proposal) -> None:
    check_seat(table, proposal)
    if table.seats[proposal.seat].stand_in is not None:
        raise Refusal("replaced")


def check_host(table: Table, proposal: Proposal) -> None:
    check_seat(table, proposal)
    if proposal.by != table.host:
        raise Refusal("host-only")


def ask_holder(table: Table, proposal: Proposal, context: ProposalContext) -> None:
    """The holder has to agree; of one who is away, all others who are there. After the clock nobody is asked."""
    seat = table.seats[proposal.seat]
    if seat.guest is None or seat.guest == proposal.by or table.is_late(seat, context.now):
        return
    if seat.guest in context.present:
        proposal.asked = [seat.guest]
        return
    people = dict.fromkeys(each.guest for each in table.seats if each.guest is not None)
    proposal.asked = [guest for guest in people if guest in context.present and guest != proposal.by]
    proposal.earliest = context.now + context.away_seconds


def replace(table: Table, proposal: Proposal) -> None:
    """A bot plays for the holder, who comes back at any time."""
    seat = table.seats[proposal.seat]
    let_bot_play(table, seat, proposal.bot, "holder" if proposal.by == seat.guest else "people")


def hand_over(table: Table, proposal: Proposal) -> None:
    """The host takes the seat, gives it to a bot, or frees it for somebody else."""
    seat = table.seats[proposal.seat]
    if proposal.to == "me":
        seat_guest(table, seat, proposal.by, proposal.name)
    elif proposal.to == "bot":
        seat_bot(table, seat, proposal.bot, bot_name(table.names))
    else:
        free_seat(table, seat)


KINDS = {
    "replace": Kind(check_replace, ask_holder, replace),
    "seat": Kind(check_host, ask_holder, hand_over),
    "takeback": Kind(takebacks.check, takebacks.ask_everybody, takebacks.take_back),
}
