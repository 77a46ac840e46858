"""Messages from clients over the socket.

`id` is the client's own name for the message: a repeated one changes nothing and gets the same answer again.
`revision` is that of the state which the client saw.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from bottega.server.protocol.basics import PLAIN, Count, MoveId, SeatNumber, Wire


class Act(Wire, frozen=True, tag_field="type", tag="act"):
    """Add an action to the seat's draft, and those that follow in the same gesture: all of them, or none."""

    id: MoveId
    revision: Count
    seat: SeatNumber
    action: Count
    then: Annotated[list[Count], Meta(max_length=8)] = []
    confirm: bool = False
    """If the draft is complete then, make it final in the same step."""


class Undo(Wire, frozen=True, tag_field="type", tag="undo"):
    """Take the draft back to its first `keep` gestures; 0: all of it."""

    id: MoveId
    revision: Count
    seat: SeatNumber
    keep: Count


class Confirm(Wire, frozen=True, tag_field="type", tag="confirm"):
    """Make the draft final: from now on everybody sees it, and the dice fall."""

    id: MoveId
    revision: Count
    seat: SeatNumber


class SetOrder(Wire, frozen=True, tag_field="type", tag="order"):
    """Set a standing order. It acts on later decisions only, until the end of the game or of this round."""

    id: MoveId
    seat: SeatNumber
    order: Annotated[str, Meta(max_length=64, pattern=PLAIN)]
    choice: Annotated[str, Meta(max_length=64, pattern=PLAIN)]
    until: Literal["game", "round"] = "game"


class Plan(Wire, frozen=True, tag_field="type", tag="plan"):
    """Plan ahead on the turns of others: keep these gestures of the plan, in this order, and add one.

    `keep` is null to give up planning. Nothing of a plan is ever played by itself.
    """

    id: MoveId
    revision: Count
    seat: SeatNumber
    keep: Annotated[list[Count], Meta(max_length=16)] | None
    add: Annotated[list[Count], Meta(max_length=8)] = []


class Enter(Wire, frozen=True, tag_field="type", tag="enter"):
    """What the real dice show: a whole roll, each outcome in notation. See `State.roll`."""

    id: MoveId
    moves: Count
    """How many moves the table had when the dice were rolled."""
    outcomes: Annotated[
        list[Annotated[str, Meta(max_length=120, pattern=PLAIN)]], Meta(min_length=1, max_length=12)
    ]


class Correct(Wire, frozen=True, tag_field="type", tag="correct"):
    """Enter the last roll of real dice again: as long as nobody has decided anything since."""

    id: MoveId
    moves: Count


class AskWhy(Wire, frozen=True, tag_field="type", tag="why"):
    """Why can't I? For an action, or for everything that a target on the board could be used for."""

    id: MoveId
    seat: SeatNumber
    action: Count | None = None
    target: Annotated[str, Meta(max_length=120, pattern=PLAIN)] | None = None


class Look(Wire, frozen=True, tag_field="type", tag="look"):
    """What would these actions do? For what the seat has selected, or for a few that are compared."""

    id: MoveId
    seat: SeatNumber
    actions: Annotated[list[Count], Meta(min_length=1, max_length=40)]


class Say(Wire, frozen=True, tag_field="type", tag="say"):
    """Say something to the people who sit at the table."""

    id: MoveId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=PLAIN)]


class Mute(Wire, frozen=True, tag_field="type", tag="mute"):
    """Read nothing more of the person on a seat, at any table; or read it again."""

    id: MoveId
    seat: SeatNumber
    muted: bool


class Propose(Wire, frozen=True, tag_field="type", tag="propose"):
    """Propose something to the people whom it concerns; a proposal of yours that is still open is given up.

    `replace`: let a bot play for the holder of a seat, who may come back at any time. `seat`: the host takes a seat, or
    gives it to a bot, or frees it for somebody else. `takeback`: go back to the decision after the first `move` moves;
    null: to the last decision of your seat.
    """

    id: MoveId
    kind: Literal["replace", "seat", "takeback"]
    seat: SeatNumber
    to: Literal["me", "open", "bot"] = "bot"
    """Who shall have the seat; a seat that is replaced goes to a bot."""
    bot: Annotated[str, Meta(max_length=100, pattern=PLAIN)] | None = None
    move: Count | None = None


class Agree(Wire, frozen=True, tag_field="type", tag="agree"):
    """Say yes to a proposal: it is done when all who are asked have agreed."""

    id: MoveId
    proposal: Count


class Refuse(Wire, frozen=True, tag_field="type", tag="refuse"):
    """Say no to a proposal, or withdraw your own."""

    id: MoveId
    proposal: Count


class Back(Wire, frozen=True, tag_field="type", tag="back"):
    """Play your seat yourself again: the bot that plays for you leaves it."""

    id: MoveId
    seat: SeatNumber


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    """Is the server there? `hidden` says that nobody sees the page now: then notices of a turn are sent."""

    id: MoveId
    hidden: bool = False


ClientMessage = (
    Act
    | Undo
    | Confirm
    | SetOrder
    | Plan
    | Propose
    | Agree
    | Refuse
    | Back
    | Enter
    | Correct
    | AskWhy
    | Look
    | Say
    | Mute
    | Ping
)


class Unreadable(Exception):
    """Not a message of a client."""


class _WithId(Struct):
    id: MoveId


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_decode_id = msgspec.json.Decoder(_WithId).decode


def read_message(data: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable from error


def read_id(data: str | bytes) -> str | None:
    """The id of a message that is refused unread, so that the client knows which one; None: it has none."""
    try:
        return _decode_id(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
