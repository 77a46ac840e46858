"""The dice of the day."""

from __future__ import annotations

from bottega.server.protocol.basics import Wire


class DayEntry(Wire, frozen=True):
    """The first game that a guest has finished with the dice of a day."""

    place: int
    """Who has the same points has the same place."""
    name: str
    mine: bool
    score: int
    won: bool
    begun_before: int
    """How many games the guest had begun before with the same dice."""


class Day(Wire, frozen=True):
    """A game with the dice of one day. Days are those of UTC."""

    day: str
    """As 2026-01-31."""
    commitment: str
    """The SHA-256 of the secret, published a day before."""
    secret: str | None
    """Published when the day is over."""
    table: str | None
    """Your game: the one that you have not finished, else the one that counts."""
    finished: bool
    """You have finished a game."""
    entries: list[DayEntry]


class DayGame(Wire, frozen=True):
    """A game that has dice of the day: one that can be played alone."""

    game: str
    title: str
    today: Day
    yesterday: Day
    tomorrow: str
    """The commitment of tomorrow's secret."""
    left: float
    """Seconds until tomorrow."""


class PlayDay(Wire, frozen=True):
    """Play with the dice of today. A game of yours that is not finished goes on."""

    game: str
