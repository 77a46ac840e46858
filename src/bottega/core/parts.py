"""Parts of views that stay the same from one position to the next: made once, and encoded once.

A part is kept by everything that it depends on, so an equal part is the same object: who sends only what has changed
sees that at once. Nobody may change a part.

The checksum of a whole is made of those of its parts: while it is computed, `encode_once` and `encoded` leave holes in
the text instead of parts.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from bottega.core.differences import Sum, checksum, checksum_of_parts

T = TypeVar("T")

SIZE = 20_000
"""How many parts of all games are cached. When there are more, all are dropped, which costs little."""

HOLE = b"\0"
"""Begins and ends a hole, in which the number of a part is. JSON does not contain it."""


class Encoded(NamedTuple):
    """A part as JSON."""

    part: object
    text: msgspec.Raw
    sum: Sum


_made: dict[tuple[Hashable, ...], Any] = {}
_encoded: dict[int, Encoded] = {}
"""Parts as JSON by their ids, which stay valid because the parts are cached, too."""
_sums: dict[int, tuple[object, Sum]] = {}
_holes: list[Sum] | None = None
"""The sums of the parts for which there are holes in a text; None: the text shall have no holes."""
_cached = True


def part(key: tuple[Hashable, ...], make: Callable[..., T], *args: Any) -> T:
    """The part with this key, or a new one: `make(*args)`, which may depend on nothing else than the key."""
    found: T | None = _made.get(key) if _cached else None
    if found is None:
        found = make(*args)
        if _cached:
            _limit(_made)
            _made[key] = found
    return found


def part_of(base: T, key: tuple[Hashable, ...], make: Callable[..., T], *args: Any) -> T:
    """A part that is made from another one: `make(base, *args)`."""
    found: T = part(("of", id(base), *key), _with_base, base, make, args)[0]
    return found


def _with_base(base: T, make: Callable[..., T], args: tuple[Any, ...]) -> tuple[T, T]:
    """The base is kept too: its id in the key stays valid."""
    return make(base, *args), base


def same_list(parts: Sequence[T]) -> list[T]:
    """A list of parts: always the same one for the same parts."""
    return part(tuple([id(each) for each in parts]), list, parts)


def encode_once(part: object) -> msgspec.Raw:
    """A part, which is a list or an object, as JSON for a view that is encoded."""
    found = _encoded.get(id(part))
    if found is None:
        _limit(_encoded)
        text = msgspec.json.encode(part)
        found = _encoded[id(part)] = Encoded(part, msgspec.Raw(text), checksum(text))
    return found.text if _holes is None else _hole(_holes, found.sum)


def encode_parts(part: T, encode: Callable[[T], bytes]) -> msgspec.Raw:
    """A part that consists of others: `encode` makes JSON of it, with the help of `encode_once`."""
    if _holes is None:
        return msgspec.Raw(encode(part))
    found = _sums.get(id(part))
    if found is None:
        _limit(_sums)
        found = _sums[id(part)] = (part, sum_of(encode, part))
    return _hole(_holes, found[1])


def encoded(encode: Callable[[], bytes], sum: Callable[[], Sum]) -> msgspec.Raw:
    """A list or an object as JSON for a value that is encoded, of which the sum may be known already."""
    return msgspec.Raw(encode()) if _holes is None else _hole(_holes, sum())


def _hole(holes: list[Sum], sum: Sum) -> msgspec.Raw:
    holes.append(sum)
    return msgspec.Raw(b"%b%d%b" % (HOLE, len(holes) - 1, HOLE))


def sum_of(encode: Callable[[T], bytes], value: T) -> Sum:
    """The sum of a value as JSON, of which only what is not known already is encoded."""
    global _holes
    before, _holes = _holes, []
    try:
        text, sums = encode(value), _holes
    finally:
        _holes = before
    pieces = enumerate(text.split(HOLE))
    return checksum_of_parts([sums[int(piece)] if at % 2 else checksum(piece) for at, piece in pieces])


def _limit(cache: dict[Any, Any]) -> None:
    if len(cache) >= SIZE:
        cache.clear()


@contextlib.contextmanager
def made_anew() -> Iterator[None]:
    """Use no cache meanwhile: for the law that cached parts equal those made anew."""
    global _cached
    before, _cached = _cached, False
    try:
        yield
    finally:
        _cached = before
