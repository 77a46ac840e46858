"""The current time; tests set it."""

from __future__ import annotations

import time
from collections.abc import Callable

_source: Callable[[], float] = time.time


def now() -> float:
    return _source()


def use(source: Callable[[], float]) -> None:
    """Go by another clock: for tests, in which days pass in a moment."""
    global _source
    _source = source
