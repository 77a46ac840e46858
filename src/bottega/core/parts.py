"""Parts of views that stay the same from one position to the next: made once, and encoded once.

A part is kept by everything that it depends on, so an equal part is the same object: who sends only what has changed
sees that at once. Nobody may change a part.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

SIZE = 20_000
"""How many parts of all games are cached. When there are more, all are dropped, which costs little."""

_made: dict[tuple[Hashable, ...], Any] = {}
_encoded: dict[int, tuple[object, msgspec.Raw]] = {}
"""Parts as JSON by their ids, which stay valid because the parts are cached, too."""
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


def same_list(parts: Sequence[T]) -> list[T]:
    """A list of parts: always the same one for the same parts."""
    return part(tuple([id(each) for each in parts]), list, parts)


def encode_once(part: object) -> msgspec.Raw:
    """A part as JSON, for a view that is encoded."""
    found = _encoded.get(id(part))
    if found is None:
        _limit(_encoded)
        found = _encoded[id(part)] = (part, msgspec.Raw(msgspec.json.encode(part)))
    return found[1]


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
