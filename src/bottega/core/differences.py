"""Differences of JSON values: what is sent of a state if the receiver has an earlier one.

A change of a value is one of four things:

    [value]                     another value in its place
    {"name": change, ...}       changes of some members of an object or, by their indices, of a list
    [at, removed, [values]]     other items of a list, from index `at` on, in place of so many
    [["name", ...], change]     a copy of another part of the old value as a whole, by its path, with a change

Objects with the same members must have them in the same order, as structs have, and what is true or false in one value
may not be 1 or 0 in the other. The server makes differences of structs; clients apply them to plain values. The
`checksum` of the result tells a client whether it has what the server has.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from bottega.core.errors import BottegaError

Change = dict[str, Any] | list[Any]
Memo = dict[tuple[int, int], tuple[object, object, Change | None]]
"""Changes from one part to another that were found before, by their ids, which the parts here keep valid."""

NOTHING: Change = {}

LEAVES = frozenset({str, int, float, bool, type(None)})

WHOLE_NUMBER = re.compile(rb"\.0(?=[,}\]])")

ADLER = 65521
"""The largest prime number below 65536, by which Adler-32 counts."""

DEEPEST = 60
"""How deep the parts of a value may be nested."""


class Mismatch(BottegaError):
    """A difference does not fit the value that it is applied to."""


class Differ:
    """Makes differences; one of them for all pairs of values that have parts in common."""

    def __init__(self, copied: str = "") -> None:
        """`copied` names the member of the whole value that a new part of the same type is made from."""
        self._copied = copied
        self._copies = 0
        """How many parts have been copied from others."""
        self._memo: Memo = {}
        self._whole: Any = None

    def difference(self, old: Any, new: Any) -> Change:
        """The change that makes the new value of the old one."""
        self._whole = old
        return self._change(old, new) or NOTHING

    def _change(self, old: Any, new: Any) -> Change | None:
        """The change; None: there is none."""
        kind = type(new)
        if type(old) is not kind:
            return self._copy(new) or [new]
        if kind in LEAVES:
            return None if old == new else [new]
        key = (id(old), id(new))
        found = self._memo.get(key)
        if found is not None:
            return found[2]
        copies = self._copies
        change = self._find(kind, old, new)
        if copies == self._copies:  # a copied part may be another one in another whole value
            self._memo[key] = (old, new, change)
        return change

    def _find(self, kind: type, old: Any, new: Any) -> Change | None:
        if kind is list or kind is tuple:
            return self._items(old, new)
        if kind is dict:
            names = list(new)
            return self._members(names, old.values(), new.values()) if list(old) == names else [new]
        fields = fields_of(kind)
        return [new] if fields is None else self._members(fields, astuple(old), astuple(new))

    def _members(self, names: Sequence[str], old: Iterable[Any], new: Iterable[Any]) -> Change | None:
        changes: dict[str, Any] = {}
        for name, before, after in zip(names, old, new, strict=True):
            if before is after:
                continue
            if type(before) is type(after):
                if before == after:
                    continue
                if type(after) in LEAVES:
                    changes[name] = [after]
                    continue
            change = self._change(before, after)
            if change is not None:
                changes[name] = change
        return changes or None

    def _items(self, old: Sequence[Any], new: Sequence[Any]) -> Change | None:
        if len(old) == len(new):
            return self._members(indices(len(new)), old, new)
        shorter = min(len(old), len(new))
        first = next((at for at in range(shorter) if old[at] != new[at]), shorter)
        last = next((at for at in range(shorter - first) if old[-1 - at] != new[-1 - at]), shorter - first)
        return [first, len(old) - first - last, list(new[first : len(new) - last])]

    def _copy(self, new: Any) -> Change | None:
        """The change that copies another part."""
        other = getattr(self._whole, self._copied, None)
        if other is None or type(other) is not type(new) or not isinstance(new, msgspec.Struct):
            return None
        self._copies += 1
        return [[self._copied], self._change(other, new) or NOTHING]


@cache
def fields_of(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of a struct in JSON; None: it is no struct, or not encoded with all its fields."""
    if not issubclass(kind, msgspec.Struct):
        return None
    config = kind.__struct_config__
    return None if config.omit_defaults or config.array_like else kind.__struct_encode_fields__


@cache
def indices(count: int) -> tuple[str, ...]:
    return tuple([str(at) for at in range(count)])


class Sum(NamedTuple):
    """The checksum of a text, and its length. The sums of its parts give that of the whole."""

    check: int
    length: int


def checksum(text: bytes) -> Sum:
    """The Adler-32 of a value as JSON, in which whole numbers have no decimals, as in JavaScript."""
    plain = WHOLE_NUMBER.sub(b"", text) if b".0" in text else text
    return Sum(zlib.adler32(plain), len(plain))


def checksum_of_parts(parts: Iterable[Sum]) -> Sum:
    """The sum of a text that consists of parts."""
    low, high, length = 1, 0, 0
    for check, size in parts:
        high = (high + (check >> 16) + size * (low - 1)) % ADLER
        low = (low + (check & 0xFFFF) - 1) % ADLER
        length += size
    return Sum(high << 16 | low, length)


def checksum_of(value: Any) -> int:
    """The checksum of a plain value."""
    return checksum(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()).check


def changed(old: Any, change: Any) -> Any:
    """The plain value that a change makes of the old one, which stays as it is; raises Mismatch if it does not fit."""
    return _changed(old, change, old, 0)


def _changed(old: Any, change: Any, whole: Any, depth: int) -> Any:
    if depth > DEEPEST:
        raise Mismatch("too deep")
    if isinstance(change, dict):
        return _with_members(old, change, whole, depth)
    match change:
        case [value]:
            return value
        case [[*path], other]:
            return _changed(_part(whole, path), other, whole, depth + 1)
        case [int(at), int(removed), [*values]] if isinstance(old, list):
            if at >= 0 and removed >= 0 and at + removed <= len(old):
                return [*old[:at], *values, *old[at + removed :]]
    raise Mismatch("no such change")


def _with_members(old: Any, changes: dict[str, Any], whole: Any, depth: int) -> Any:
    if not changes:
        return old
    if isinstance(old, dict) and changes.keys() <= old.keys():
        return {
            **old,
            **{name: _changed(old[name], change, whole, depth + 1) for name, change in changes.items()},
        }
    if isinstance(old, list) and all(name.isdecimal() and int(name) < len(old) for name in changes):
        found = list(old)
        for name, change in changes.items():
            found[int(name)] = _changed(old[int(name)], change, whole, depth + 1)
        return found
    raise Mismatch("there is no such member")


def _part(whole: Any, path: list[Any]) -> Any:
    for name in path:
        if not isinstance(whole, dict) or name not in whole:
            raise Mismatch("there is no such part")
        whole = whole[name]
    return whole
