"""Lines of the table's log."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from bottega.core.position import Event

HANDED_OVER = ("seat-changed", "seat-joined", "seat-freed")
"""The kinds of notes about a seat that has another holder now."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something after `after` moves that is not a move: a seat changed hands, a hint was used, the game was ended.

    Some kinds stand before the first move: `points-hidden`, the table counts points at the end only; `day-dice`, it is
    played with the dice of the day in `name`; `real-dice`, people roll real dice and enter what they show.
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


class Line(NamedTuple):
    """An event, and how many moves had been made when it had happened; or a note."""

    move: int
    event: Event
    note: Note | None = None
