"""Dumps with one value changed: what load must refuse, or make a sound position of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

Path = tuple[str | int, ...]

WRONG: tuple[Any, ...] = (None, -1, 0, 1, 30001, True, False, "no such word", [], {})
"""Values of every kind, tried everywhere."""
MANY_KEYS = 3
"""An object with more keys, all with values of one kind, holds things of the content: its keys have no names here."""


class Missing:
    """Instead of a value: the key or the entry is taken out."""

    def __repr__(self) -> str:
        return "missing"


MISSING = Missing()


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all values of a dump, those of lists and objects included, outer ones first."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from places(inner, (*path, at))


def value_at(dump: Any, path: Path) -> Any:
    for part in path:
        dump = dump[part]
    return dump


def changed(dump: Any, path: Path, value: Any) -> Any:
    """A copy of the dump with another value in one place; only what leads to it is copied."""
    first, rest = path[0], path[1:]
    copy = dump.copy()
    if rest:
        copy[first] = changed(dump[first], rest, value)
    elif value is MISSING:
        del copy[first]
    else:
        copy[first] = value
    return copy


def name_of(dump: Any, path: Path) -> str:
    """A place without the numbers of lists and the things of the content: `players[].works[].artist`, `supply.*`."""
    name = ""
    for part in path:
        if isinstance(part, int):
            name += "[]"
        elif len(dump) > MANY_KEYS and len({type(inner) for inner in dump.values()}) == 1:
            name += ".*"
        else:
            name += f".{part}"
        dump = dump[part]
    return name.removeprefix(".")


def values_for(old: Any, known: Sequence[Any]) -> list[Any]:
    """What to try in place of a value: wrong ones, near ones, and what other dumps have in such places."""
    found = [MISSING, *WRONG, *known]
    if isinstance(old, int) and not isinstance(old, bool):
        found += [old - 1, old + 1]
    elif isinstance(old, list) and old:
        found += [old[:-1], [*old, old[0]], old[::-1]]
    elif isinstance(old, dict):
        found += [{**old, "wings": 2}]
    return [value for value in found if value is MISSING or not same(value, old)]


def same(a: Any, b: Any) -> bool:
    return type(a) is type(b) and bool(a == b)
