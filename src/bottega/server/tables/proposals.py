"""Proposals and votes: bots for absent people, seats, takebacks.

Each kind of proposal defines when it is valid, who has to agree, and what it does: see `KINDS`. Proposals are part of
the table and stored with it. After every change of the table, `settle` carries out the proposals that everybody has
agreed to and drops those that are no longer valid. If the holder of a seat is absent, the others may let a bot play for
the holder, but only after a delay, and only if the holder does not come back meanwhile. The seat itself, and moves that
are taken back, always need the consent of everybody concerned, unless their time is up by the table's clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from bottega.bots import DEFAULT_BOT
from bottega.server.protocol.messages import Propose
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import bot_name
from bottega.server.tables import takebacks
from bottega.server.tables.log_lines import Note
from bottega.server.tables.seating import free_seat, let_bot_play, seat_bot, seat_guest

if TYPE_CHECKING:
    from bottega.server.tables.table import Table


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """A proposal of a guest, with the guests who have to agree and those who have agreed."""

    number: int
    kind: Literal["replace", "seat", "takeback"]
    by: str
    seat: int
    """The seat that it is about."""
    holder: str | None = None
    """The holder of that seat; the proposal is void if the seat gets another holder."""
    to: Literal["me", "open", "bot"] = "bot"
    """Who gets the seat."""
    bot: str = DEFAULT_BOT
    move: int = 0
    """For a takeback: how many moves are left after it."""
    name: str = ""
    """The name of the guest who proposes it."""
    asked: list[str] = []
    """The guests who have to agree."""
    agreed: list[str] = []
    earliest: float | None = None
    """Set if the seat's holder was absent: it is not carried out before this time, and dropped if they come back."""

    @property
    def waits_for(self) -> list[str]:
        """The guests who have not answered yet."""
        return [guest for guest in self.asked if guest not in self.agreed]


class ProposalContext(NamedTuple):
    """What a table does not know itself: the time, who is connected, and the delay before others may decide."""

    now: float
    present: frozenset[str] = frozenset()
    away_seconds: float = 60.0


class ProposalKind(NamedTuple):
    """A kind of proposal."""

    check: Callable[[Table, Proposal], None]
    """Raise RequestRefused if it cannot be proposed or is no longer valid."""
    ask: Callable[[Table, Proposal, ProposalContext], None]
    """Set who has to agree."""
    carry_out: Callable[[Table, Proposal], None]


# -- actions of people ----------------------------------------------------------------------------------------------


def propose(table: Table, guest: str, message: Propose, name: str, context: ProposalContext) -> None:
    """Add a proposal; it replaces an earlier one of the same guest."""
    if not table.seats_of(guest) and guest != table.host:
        raise RequestRefused("not-yours")
    proposal = Proposal(
        number=table.revision + 1,
        kind=message.kind,
        by=guest,
        seat=message.seat,
        holder=table.seat_at(message.seat).guest,
        to=message.to,
        bot=message.bot or table.stand_in,
        name=name,
    )
    if proposal.kind == "takeback":
        table.own_seat(guest, message.seat)
        proposal.move = takebacks.moves_left(table, message.seat, message.move)
    kind = KINDS[proposal.kind]
    kind.check(table, proposal)
    kind.ask(table, proposal, context)
    table.proposals = [*(each for each in table.proposals if each.by != guest), proposal]
    table.revision += 1


def agree(table: Table, guest: str, number: int) -> None:
    proposal = find(table, number)
    if guest not in proposal.waits_for:
        raise RequestRefused("not-yours")
    proposal.agreed = [*proposal.agreed, guest]
    table.revision += 1


def refuse(table: Table, guest: str, number: int) -> None:
    """Refuse a proposal, or withdraw one's own."""
    proposal = find(table, number)
    holder = table.seats[proposal.seat].guest
    if guest not in (*proposal.asked, proposal.by, holder):
        raise RequestRefused("not-yours")
    held = table.seats_of(guest)
    if guest != proposal.by and held:
        table.add_notes([Note(table.moves, "proposal-refused", held[0].seat, held[0].name)])
    drop(table, proposal)


def find(table: Table, number: int) -> Proposal:
    found = next((each for each in table.proposals if each.number == number), None)
    if found is None:
        raise RequestRefused("no-proposal")
    return found


def drop(table: Table, proposal: Proposal) -> None:
    table.proposals = [each for each in table.proposals if each is not proposal]
    table.revision += 1


# -- consequences ------------------------------------------------------------------------------------------------


def settle(table: Table, now: float) -> None:
    """Carry out proposals that everybody has agreed to and whose delay has passed; drop those no longer valid."""
    for proposal in list(table.proposals):
        proposal.asked = [guest for guest in proposal.asked if needs_consent(table, guest, now)]
        try:
            KINDS[proposal.kind].check(table, proposal)
        except RequestRefused:
            drop(table, proposal)
            continue
        if not proposal.waits_for and (proposal.earliest is None or proposal.earliest <= now):
            drop(table, proposal)
            KINDS[proposal.kind].carry_out(table, proposal)


def needs_consent(table: Table, guest: str, now: float) -> bool:
    """Whether the guest holds a seat whose time is not up."""
    return any(not table.is_late(seat, now) for seat in table.seats_of(guest))


def about_absent(table: Table, guest: str) -> list[Proposal]:
    """The proposals that were made because a guest was absent."""
    held = {seat.seat for seat in table.seats_of(guest)}
    return [each for each in table.proposals if each.earliest is not None and each.seat in held]


# -- the kinds ---------------------------------------------------------------------------------------------------


def check_seat(table: Table, proposal: Proposal) -> None:
    """The proposal must be about the seat of a person, in a running game, with the same holder as before."""
    if table.status != "playing":
        raise RequestRefused("over" if table.status == "over" else "not-started")
    if table.day is not None:
        raise RequestRefused("day-dice")
    seat = table.seat_at(proposal.seat)
    if seat.kind != "guest" or seat.guest != proposal.holder:
        raise RequestRefused("unknown-seat")


def check_replace(table: Table, proposal: Proposal) -> None:
    check_seat(table, proposal)
    if table.seats[proposal.seat].stand_in is not None:
        raise RequestRefused("replaced")


def check_host(table: Table, proposal: Proposal) -> None:
    check_seat(table, proposal)
    if proposal.by != table.host:
        raise RequestRefused("host-only")


def ask_holder(table: Table, proposal: Proposal, context: ProposalContext) -> None:
    """The holder has to agree, also if absent."""
    holder = table.seats[proposal.seat].guest
    if holder is not None and holder != proposal.by and needs_consent(table, holder, context.now):
        proposal.asked = [holder]


def ask_those_present(table: Table, proposal: Proposal, context: ProposalContext) -> None:
    """The holder has to agree; if the holder is absent, all others who are connected."""
    ask_holder(table, proposal, context)
    if not proposal.asked or proposal.asked[0] in context.present:
        return
    people = dict.fromkeys(each.guest for each in table.seats if each.guest is not None)
    proposal.asked = [guest for guest in people if guest in context.present and guest != proposal.by]
    proposal.earliest = context.now + context.away_seconds


def ask_everybody(table: Table, proposal: Proposal, context: ProposalContext) -> None:
    """All people at the table have to agree, also those who are absent."""
    people = dict.fromkeys(each.guest for each in table.seats if each.guest is not None)
    others = [guest for guest in people if guest != proposal.by]
    proposal.asked = [guest for guest in others if needs_consent(table, guest, context.now)]


def replace(table: Table, proposal: Proposal) -> None:
    """Let a bot play for the holder until the holder comes back."""
    seat = table.seats[proposal.seat]
    let_bot_play(table, seat, proposal.bot, "holder" if proposal.by == seat.guest else "people")


def hand_over(table: Table, proposal: Proposal) -> None:
    """Give the seat to the host or to a bot, or free it."""
    seat = table.seats[proposal.seat]
    if proposal.to == "me":
        seat_guest(table, seat, proposal.by, proposal.name)
    elif proposal.to == "bot":
        seat_bot(table, seat, proposal.bot, bot_name(table.names))
    else:
        free_seat(table, seat)


KINDS = {
    "replace": ProposalKind(check_replace, ask_those_present, replace),
    "seat": ProposalKind(check_host, ask_holder, hand_over),
    "takeback": ProposalKind(takebacks.check, ask_everybody, takebacks.take_back),
}
