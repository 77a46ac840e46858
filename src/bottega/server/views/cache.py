"""A small LRU cache."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class LruCache:
    """Values by key; if there are too many, the least recently used one is dropped."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: dict[tuple[object, ...], Any] = {}

    def __call__(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """The value of the key, or a new one."""
        value: T = self._values.pop(key) if key in self._values else make()
        self._values[key] = value
        if len(self._values) > self._size:
            del self._values[next(iter(self._values))]
        return value
