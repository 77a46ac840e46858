"""The options of a seat as a numbered list that fits the screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console
from rich.text import Text as Line

from bottega.core.game import LAST, Game
from bottega.core.languages import typographic
from bottega.core.position import Position
from bottega.core.texts import Text, Texts, text

SENTENCES = 8
"""Up to this many options are shown as whole sentences, if there is room; more are short texts in groups."""
INDENT = 4
END = 0
"""The number of the entry that ends the turn."""


class Item(NamedTuple):
    """An option as shown in the list."""

    number: int
    action: int
    notation: str
    sentence: str
    short: str
    group: str
    more: bool
    final: bool
    ruins: list[str]


class Group(NamedTuple):
    """Options under a common title."""

    name: str
    title: str
    items: list[Item]


class NumberedList:
    """All options of a seat in a position. Those shown only on request have the highest numbers."""

    def __init__(
        self, game: Game, position: Position, seat: int, language: str, names: Sequence[str], texts: Texts
    ) -> None:
        self.game, self.language, self.texts = game, language, texts
        entries = game.entries(position, seat)
        ends = bool(entries) and entries[-1].rank == LAST
        counted = entries[:-1] if ends else entries
        in_turn = [entry for entry in counted if not entry.more] + [entry for entry in counted if entry.more]
        numbers = {entry.action: number for number, entry in enumerate(in_turn, 1)}
        self.items = [
            Item(
                number=numbers.get(entry.action, END),
                action=entry.action,
                notation=game.notate(position, entry.action),
                sentence=game.describe(position, entry.action, language, seat, names),
                short=game.say(entry.short, language, names),
                group=entry.group,
                more=entry.more,
                final=game.ends_draft(position, entry.action, seat),
                ruins=game.ruins(position, entry.action, language, seat),
            )
            for entry in entries
        ]

    def by_number(self, number: int) -> Item | None:
        return next((item for item in self.items if item.number == number), None)

    def starting_with(self, words: str) -> list[Item]:
        """The options whose short text begins with these words; an exact match wins over longer ones."""
        exact = [item for item in self.items if item.notation == words]
        return exact or [item for item in self.items if item.notation.startswith(words)]

    def group(self, words: str) -> list[Item]:
        """The options of the group with this name, or of the only group whose name or title begins with these words."""
        words = typographic(words)
        groups = dict.fromkeys(item.group for item in self.items if item.group)
        found = [group for group in groups if group == words] or [
            group
            for group in groups
            if any(name.lower().startswith(words.lower()) for name in (group, self.title(group)))
        ]
        return [item for item in self.items if item.group == found[0]] if len(found) == 1 else []

    def title(self, group: str) -> str:
        return self.game.say(Text(f"group-{group}"), self.language) if group else ""

    # -- on the screen -----------------------------------------------------------------------------------------

    def lines(self, console: Console, room: int) -> list[Line]:
        """The list in at most this many lines, as far as possible: groups are folded, beginning with the last."""
        visible = [item for item in self.items if not item.more]
        hidden = len(self.items) - len(visible)
        more = [self._more(hidden)] if hidden else []
        if len(visible) <= SENTENCES:
            sentences = self.sentences(console, visible) + more
            if len(sentences) <= room:
                return sentences
        ends = [item for item in visible if item.number == END]
        tail = flow(Line(), [unit(item) for item in ends] + more, console) if ends or more else []
        shown = self._fitting(
            console, [item for item in visible if item.number != END], room - len(tail), True
        )
        return shown + tail

    def all_lines(self, console: Console, items: list[Item], room: int) -> list[Line]:
        """These options as sentences if there is room, else as short texts; options without a title are not folded."""
        sentences = self.sentences(console, items)
        return sentences if len(sentences) <= room else self._fitting(console, items, room, False)

    def _fitting(self, console: Console, items: list[Item], room: int, untitled: bool) -> list[Line]:
        """Options as short texts, group by group; if that needs too many lines, groups are folded from the last on.

        A single group is not folded: it was asked for. Options without a title are folded only if `untitled` says so.
        """
        groups = self._groups(items)
        shown = [self._flow(group, console) for group in groups]
        for at in reversed(range(len(groups))):
            excess = sum(map(len, shown)) - room
            if excess > 0 and (untitled or (groups[at].name and len(groups) > 1)):
                shown[at] = self._folded(groups[at], console, max(len(shown[at]) - excess, 1))
        return [line for lines in shown for line in lines]

    def sentences(self, console: Console, items: list[Item]) -> list[Line]:
        """The options as sentences, each with the text that can be typed for it, if there is room."""
        lines: list[Line] = []
        for item in items:
            line = Line.assemble((f"{item.number})", "cyan"), f" {item.sentence}")
            line.append(" ▸" if item.final else "", "red")
            if item.ruins:
                line.append(f" ✕ {self.game.warning(item.ruins, self.language)}", "red")
            parts = wrapped(line, console)
            if parts[-1].cell_len + 2 + len(item.notation) <= console.width:
                parts[-1].append(f"  {item.notation}", "dim")
            lines += parts
        return lines

    def _groups(self, items: list[Item]) -> list[Group]:
        return [
            Group(name, self.title(name), list(group))
            for name, group in groupby(items, key=lambda item: item.group)
        ]

    def _flow(self, group: Group, console: Console) -> list[Line]:
        return flow(head(group), [unit(item) for item in group.items], console)

    def _folded(self, group: Group, console: Console, most: int) -> list[Line]:
        """The first options of a group in this many lines, and how to see the rest."""
        said = text("play-folded", count=len(group.items), word=f"m {group.name}".strip())
        note = Line(self.texts.format(said, self.language), "dim")
        for count in range(len(group.items) - 1, 0, -1):
            lines = flow(head(group), [*(unit(item) for item in group.items[:count]), note], console)
            if len(lines) <= most:
                return lines
        return flow(head(group), [note], console)[:1]

    def _more(self, count: int) -> Line:
        said = self.texts.format(text("play-more", count=count), self.language)
        return Line.assemble(("m)", "cyan"), f" {said}")


def head(group: Group) -> Line:
    return Line(f"{group.title}:" if group.title else "", "bold")


def unit(item: Item) -> Line:
    """An option as a short text, with its number and what it ruins."""
    signs = (" ▸" if item.final else "") + (f" ✕ {', '.join(item.ruins)}" if item.ruins else "")
    return Line.assemble((f"{item.number})", "cyan"), f" {item.short}", (signs, "red"))


def flow(begin: Line, units: Sequence[Line], console: Console) -> list[Line]:
    """Units one after the other, as many per line as fit; further lines are indented under the title."""
    lines = [begin.copy()]
    indent = " " * INDENT if begin else ""
    for each in units:
        gap = "  " if lines[-1].plain.strip() else ""
        if gap and lines[-1].cell_len + len(gap) + each.cell_len > console.width:
            lines.append(Line(indent))
            gap = ""
        lines[-1].append(gap).append_text(each)
    return [part for line in lines for part in wrapped(line, console)]


def wrapped(line: Line, console: Console) -> list[Line]:
    """A line broken into as many as it needs, indented from the second on."""
    if line.cell_len <= console.width:
        return [line]
    first, *rest = line.wrap(console, console.width)
    if rest:
        plain = line[len(first.plain) :]
        plain = plain[len(plain.plain) - len(plain.plain.lstrip()) :]
        rest = list(plain.wrap(console, console.width - INDENT))
    first.rstrip()
    parts = [first]
    for part in rest:
        part.rstrip()
        parts.append(Line(" " * INDENT).append_text(part))
    return parts
