"""The things of a box: everything that a table can name, with its names, a sentence, and its effect as a line of parts.

A line is written as a short text beside what carries the effect out, and read by `line`:

    +{gold} [gold] / [turn] {price} [gold] [to] {glory} [glory] / (forge) [face/ship] / {times} × [die]

`{x}` is a number of the content, with a sign if one stands before it, `2` a number of the rules; `[x]` an icon;
`[kind/x]` another thing; `(x)` the text `line-x` of the game; everything else stands for itself. The text `icon-x` says
what an icon means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import msgspec

from bottega.core.texts import Text


class Count(msgspec.Struct, frozen=True):
    """A number, with a sign before it if it is added or taken away."""

    count: int
    sign: str = ""


class Icon(msgspec.Struct, frozen=True):
    """An icon by its name, and what it means in a word."""

    icon: str
    word: Text


class Other(msgspec.Struct, frozen=True):
    """Another thing, by its id."""

    thing: str


Part = str | Text | Count | Icon | Other
Line = tuple[Part, ...]


class Thing(msgspec.Struct, frozen=True):
    """Something in the box. A board refers to it by its id."""

    id: str
    name: Text | str
    short: Text | str
    """The name where there is little room."""
    text: Text
    """What it does, in a sentence."""
    effect: Line
    """The same as a line of parts. What does nothing says what it is worth or used for."""


TOKEN = re.compile(
    r"(?P<sign>[+−]?)(?:\{(?P<cell>\w+)\}|(?P<count>\d+))"
    r"|\[(?P<icon>[\w-]+)\]|\[(?P<thing>[\w/-]+)\]|\((?P<word>[\w-]+)\)"
)


def icon(name: str) -> Icon:
    return Icon(name, Text(f"icon-{name}"))


def counted(count: int, name: str, sign: str = "") -> Line:
    """So many of something that has an icon."""
    return Count(count, sign), icon(name)


def line(written: str, values: Mapping[str, int] | None = None) -> Line:
    """The parts of a line, with the numbers of the content."""
    return tuple(_part(token, values or {}) for token in written.split())


def _part(token: str, values: Mapping[str, int]) -> Part:
    found = TOKEN.fullmatch(token)
    if found is None:
        return token
    if found["cell"] or found["count"]:
        return Count(values[found["cell"]] if found["cell"] else int(found["count"]), found["sign"])
    if found["icon"]:
        return icon(found["icon"])
    return Other(found["thing"]) if found["thing"] else Text(f"line-{found['word']}")


def in_words(line: Line, say: Callable[[Text], str], name: Callable[[str], str]) -> str:
    """A line as plain text: icons as words, other things by their names."""
    return " ".join(_words(part, say, name) for part in line)


def _words(part: Part, say: Callable[[Text], str], name: Callable[[str], str]) -> str:
    match part:
        case str():
            return part
        case Text():
            return say(part)
        case Count():
            return f"{part.sign}{part.count}"
        case Icon():
            return say(part.word)
        case Other():
            return name(part.thing)
