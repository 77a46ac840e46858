"""Types that all messages share, and errors."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TableName = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")]
PLAIN = r"^[^\x00-\x1f\x7f-\x9f]*(?![\s\S])"
"""No control characters. The end is written so that Python and JavaScript mean the same by it, newlines included."""
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Code = Literal[
    "malformed",
    "too-large",
    "too-many",
    "too-many-tables",
    "foreign-origin",
    "unknown-game",
    "unknown-content",
    "bad-options",
    "bad-record",
    "bad-content",
    "unknown-table",
    "unknown-seat",
    "unknown-move",
    "unknown-bot",
    "unknown-order",
    "unknown-language",
    "bad-link",
    "bad-pass",
    "taken",
    "host-only",
    "not-yours",
    "not-started",
    "over",
    "stale",
    "illegal",
    "draft-complete",
    "no-draft",
    "guided",
    "unknown-seal",
    "not-over",
    "no-hints",
    "points-hidden",
    "ask-holder",
    "no-proposal",
    "no-takeback",
    "replaced",
    "day-dice",
    "bad-address",
    "no-notices",
    "no-roll",
    "wrong-roll",
    "not-found",
    "unreadable",
    "no-storage",
    "busy",
    "failed",
]
"""Why something was refused. People read the text beside it, programs this."""


TREE: dict[str, Any] = {"type": "object"}
Document = Annotated[msgspec.Raw, Meta(extra_json_schema=TREE)]
OptionalDocument = Annotated[msgspec.Raw, Meta(extra_json_schema={"anyOf": [TREE, {"type": "null"}]})]
"""Something that a guest sends as a whole. It stays text until a worker parses it: see `workers.reading`."""


def no_document() -> msgspec.Raw:
    return msgspec.Raw(b"null")


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """What goes over the wire: unknown fields are refused, also in the schema."""


class Problem(Wire, frozen=True):
    """The body of every refusal over HTTP."""

    code: Code
    text: str


class Fault(Wire, frozen=True):
    """A fault of the page itself, for the log of the server."""

    part: Annotated[str, Meta(max_length=40)]
    """Which part of the page failed."""
    error: Annotated[str, Meta(max_length=1000)]
    stack: Annotated[str, Meta(max_length=4000)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    message: Annotated[str, Meta(max_length=4000)] = ""
    """The message of the server that the page was showing, in short."""


class Alive(Wire, frozen=True):
    """The process answers; nothing is said of its database."""

    version: str


class Health(Wire, frozen=True):
    status: Literal["ok", "failing"]
    """Failing, with the HTTP status 503: the database cannot be read or written, or the server stops."""
    problem: str
    """What is wrong; empty: nothing."""
    version: str
    tables: int
    """In memory now."""
    page: bool
    """The page is built."""


encode = msgspec.json.Encoder().encode
