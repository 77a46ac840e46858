"""An owner's corrections to reconstructed values."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from bottega.server.protocol.basics import Wire

Place = Annotated[str, Meta(max_length=100)]


class BoxCell(Wire, frozen=True):
    """A value of a content and what people call its place."""

    column: str
    label: str
    value: Any
    open: bool
    """It is reconstructed: nobody has seen it in a box."""


class BoxRow(Wire, frozen=True):
    """A row of a table, all of its values: on one card, or in one place of a sheet."""

    table: str
    label: str
    row: str
    """Its name; empty if the table has only one."""
    component: Literal["board", "card", "die", "sheet", "track"]
    cells: list[BoxCell]


class BoxInfo(Wire, frozen=True):
    """The rows of a game's content that have reconstructed values."""

    game: str
    title: str
    rows: list[BoxRow]
    words: dict[str, list[str]]
    """The words that a column has, by `table/column`; empty where it has none."""
    names: dict[str, str]
    """What people call these words, and the rows that are named by one."""


class BoxAnswer(Wire, frozen=True):
    """What the box says; the value that is shown if it says the same."""

    table: Place
    row: Place
    column: Place
    value: Any


class CheckBox(Wire, frozen=True):
    answers: Annotated[list[BoxAnswer], Meta(max_length=2000)]


class OpenBox(Wire, frozen=True):
    """A content file that somebody has sent, in TOML."""

    file: Annotated[str, Meta(max_length=65_536)]


class BoxMade(Wire, frozen=True):
    """A content that can be played with."""

    content: dict[str, Any]
    """For `CreateTable.content`: what differs from the content that it extends."""
    file: str
    """The same as a file, in TOML: for others, and for `bottega play --content FILE`."""
    hash: str
    answers: list[BoxAnswer]
    """What it says of reconstructed values."""
    changed: int
    """How many values differ from what Bottega ships."""
