"""Devices, chat, private notes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bottega.server.protocol.basics import PLAIN, Wire

PassText = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]


class RecoveryCode(Wire, frozen=True):
    """A code that makes any browser this guest. It is shown once; a new one makes the old one useless."""

    code: str


class DeviceLink(Wire, frozen=True):
    """A link that makes one other browser this guest, once and for a short time: `/device#token`."""

    token: str
    path: str
    seconds: int


class UsePass(Wire, frozen=True):
    """A recovery code as it was typed, or the token of a device link."""

    code: PassText
    merge: bool = False
    """That guest gets all that this browser has now, for good. Otherwise both stay apart: see `Me.before`."""


class PassInfo(Wire, frozen=True):
    """Whom a code or a device link makes this browser, and what happens to what the browser has."""

    name: str
    tables: int
    """How many tables that guest has."""
    own_tables: int
    """How many this browser has: with `UsePass.merge` they go to that guest, too."""
    mine: bool
    """This browser is that guest already."""


class ChatLine(Wire, frozen=True):
    """Something that a person at the table said."""

    number: int
    """Counted from 1 over the whole table."""
    seat: int
    """Where the person sat then."""
    name: str
    text: str
    sent: float
    """Seconds since 1970."""
    mine: bool


class Chat(Wire, frozen=True, tag_field="type", tag="chat"):
    """What the people at the table say to each other; only they get it."""

    lines: list[ChatLine]
    """New to this connection; without those of people whom you have muted."""
    muted: list[int]
    """The seats of these people."""
    fresh: bool
    """The lines replace all that came before: the first time, and when somebody is muted or heard again."""


class PrivateNotes(Wire, frozen=True):
    """What you have noted about a table: nobody else ever gets it."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*(?![\s\S])")]
    """PostgreSQL stores no NUL."""
