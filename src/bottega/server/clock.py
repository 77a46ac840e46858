"""The current time; tests set it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

FOLLOW = 0.1
"""How much faster or slower than real time the server's clock runs at most, to follow a corrected one."""

JUMP_SECONDS = 10.0
"""A larger correction is logged."""


class SteadyClock:
    """The time since 1970, without jumps.

    If somebody sets the clock of the machine forward, nobody's time to move runs out at once: this clock follows
    slowly. It never goes back.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._last = (wall(), steady())
        """The time when it was last asked for, on both clocks; one tuple, because threads ask, too."""
        self._behind = False

    def __call__(self) -> float:
        now, before = self._last
        when = self._steady()
        passed = when - before
        difference = self._wall() - (now + passed)
        if (abs(difference) > JUMP_SECONDS) != self._behind:
            self._behind = not self._behind
            if self._behind:
                log.warning("the machine's clock was set by %.0f seconds: following slowly", difference)
        now += passed + max(-FOLLOW * passed, min(difference, FOLLOW * passed))
        self._last = (now, when)
        return now


_source: Callable[[], float] = SteadyClock()


def now() -> float:
    return _source()


def set_source(source: Callable[[], float]) -> None:
    """Replace the clock, in tests."""
    global _source
    _source = source
