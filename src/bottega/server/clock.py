"""The current time; tests set it."""

from __future__ import annotations

import time
from collections.abc import Callable

_source: Callable[[], float] = time.time


def now() -> float:
    return _source()


def set_source(source: Callable[[], float]) -> None:
    """Replace the clock, in tests."""
    global _source
    _source = source
