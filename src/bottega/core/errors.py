"""The errors, each with one clear sentence for the person who caused it."""

from __future__ import annotations


class BottegaError(Exception):
    """Anything that a user can fix: bad input, a broken file, an illegal move."""


class UnknownGame(BottegaError):
    """No game of that name is installed."""


class OptionError(BottegaError):
    """An option or a number of players that the game does not have."""


class IllegalAction(BottegaError):
    """An action that the rules don't allow in this position; nothing has changed."""


class NotationError(BottegaError):
    """A text that is not a move of this game."""


class DumpError(BottegaError):
    """A dump that is not a possible position."""


class ContentError(BottegaError):
    """A content file that cannot be played with; the message names table and cell."""


class RecordError(BottegaError):
    """A record that cannot be read or replayed; the message names the line or the move."""
