"""The log of a table in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.position import Event
from bottega.core.record import NEWER_RULES
from bottega.server.protocol.replay import LogLine
from bottega.server.refusal import say
from bottega.server.tables.log_lines import HANDED_OVER, LogEntry
from bottega.server.tables.table import Table

CACHED_LOGS = 10
"""How many logs of a table are cached: one for each combination of language and names."""


class TableLog:
    """The log of one table as sentences, with a cache."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._taken_back = 0
        self._cache: dict[tuple[str, int, tuple[str, ...]], list[LogLine]] = {}

    def lines(self, names: list[str], language: str) -> list[LogLine]:
        """All lines of the log, with the names of the seats."""
        handed_over = sum(note.kind in HANDED_OVER for note in self._table.notes)
        key = (language, handed_over, tuple(names))
        if len(self._table.taken_back) != self._taken_back:
            self._cache.clear()
            self._taken_back = len(self._table.taken_back)
        if key not in self._cache and len(self._cache) > CACHED_LOGS:
            self._cache.clear()
        lines = self._cache.setdefault(key, [])
        fresh = self._table.lines[len(lines) :]
        for line, names_then in zip(fresh, _names_then(fresh, names), strict=True):
            lines.append(self._line(len(lines), line, names_then, language))
        return lines

    def _line(self, number: int, line: LogEntry, names: list[str], language: str) -> LogLine:
        move, event, note = line
        if note is not None:
            text = say(note.kind, language, name=note.name, before=note.before)
        else:
            text = self.sentence(event, names, language)
        args = {name: int(value) for name, value in event.args.items()}
        return LogLine(number, move, int(event.seat), text, event.rule, event.kind, args)

    def sentence(self, event: Event, names: list[str], language: str) -> str:
        if event.kind == NEWER_RULES:
            return say(event.kind, language)
        return self._table.game.tell(event, names, language)


def _names_then(lines: Sequence[LogEntry], names: list[str]) -> list[list[str]]:
    """The names of the seats at the time of each line, before later changes of holders."""
    names_by_line = []
    for line in reversed(lines):
        names_by_line.append(names)
        note = line.note
        if note is not None and note.kind in HANDED_OVER:
            names = [*names[: note.seat], note.before, *names[note.seat + 1 :]]
    return names_by_line[::-1]
