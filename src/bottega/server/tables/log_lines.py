"""Lines of the table's log."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from bottega.core.position import Event

HANDED_OVER = ("seat-changed", "seat-joined", "seat-freed")
"""The kinds of notes about a change of a seat's holder."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happened after `after` moves and is not a move, such as a new holder of a seat, or a used hint.

    Some kinds come before the first move: `points-hidden`, points are counted only at the end; `day-dice`, the dice are
    those of the day in `name`; `real-dice`, people roll real dice and enter the results.
    """

    after: int
    kind: Literal[
        "seat-changed",
        "seat-joined",
        "seat-freed",
        "game-ended",
        "hint-used",
        "guided",
        "guide-left",
        "rematch",
        "points-hidden",
        "bot-plays",
        "person-back",
        "time-up-move",
        "time-up-bot",
        "proposal-refused",
        "day-dice",
        "taken-back",
        "real-dice",
        "dice-entered",
        "dice-corrected",
    ]
    seat: int
    name: str = ""
    before: str = ""


class LogEntry(NamedTuple):
    """A line of the table's log: an event or a note, and the number of moves at that time."""

    move: int
    event: Event
    note: Note | None = None
