"""Replay the moves of a stored table, including those made under older rules."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from bottega.core.adapting import Script
from bottega.core.errors import RecordError
from bottega.core.game import Game
from bottega.core.position import Event, Position
from bottega.core.record import NEWER_RULES, Record
from bottega.core.replaying import first_position
from bottega.server.tables.log_lines import LogEntry


class Replayed(NamedTuple):
    """The result of a replay: the position, the lines of the log, and how many moves are still valid."""

    position: Position
    lines: list[LogEntry]
    valid_moves: int | None = None
    """How many of the moves are legal under the current rules; None: all, or all after a dump."""


def replay(game: Game, position: Position, record: Record, start: int, lines: list[LogEntry]) -> None:
    """Make the moves from number `start` on, and append their events to the lines."""
    _replay(Script(game, record, None), position, start, lines)


def _replay(script: Script, position: Position, start: int, lines: list[LogEntry]) -> None:
    for at in range(start, len(script.moves)):
        position.log = []
        script.play(position, at)
        lines += [LogEntry(at + 1, event) for event in position.log]
    position.log = None


def replay_all(game: Game, record: Record) -> Replayed:
    """Replay a record, adapted if the rules have changed since; if that is not possible, from a dump."""
    position = first_position(game, record)
    lines: list[LogEntry] = []
    try:
        _replay(Script(game, record, position), position, 0, lines)
    except RecordError:
        if record.rules == game.rules_version:
            raise
        return _replay_from_dump(game, record, lines)
    return Replayed(position, lines)


def _replay_from_dump(game: Game, record: Record, logged: list[LogEntry]) -> Replayed:
    """Continue from a dump, because the moves before it are not legal under the current rules. The log says so.

    It is the first dump after which all moves are legal (the table was continued there before), else the last one.
    """
    for end in record.rounds:
        position = game.load(end.position)
        lines = _lines_until(end.after, logged)
        with contextlib.suppress(RecordError):
            replay(game, position, record, end.after, lines)
            return Replayed(position, lines)
    if not record.rounds:
        raise RecordError("the record follows older rules, and there is no dump to go on from")
    end = record.rounds[-1]
    return Replayed(game.load(end.position), _lines_until(end.after, logged), end.after)


def _lines_until(moves: int, logged: list[LogEntry]) -> list[LogEntry]:
    """The log up to a dump."""
    lines = [line for line in logged if line.move <= moves]
    return [*lines, LogEntry(moves, Event(NEWER_RULES, -1, {}, ""))]
