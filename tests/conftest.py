"""No test hangs: one that is not finished in time fails, and its traceback shows what it waited for."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Generator
from types import FrameType

import pytest

LIMITS = {"soak": 0, "packaging": 600, "page": 180}
"""Seconds for each phase of a test with this mark; 0: no limit. The steps of the page have limits of their own."""
LIMIT = 60


def limit(item: pytest.Item) -> int:
    return next((seconds for mark, seconds in LIMITS.items() if item.get_closest_marker(mark)), LIMIT)


def limited(item: pytest.Item) -> Generator[None, object, object]:
    seconds, begun = limit(item), time.monotonic()

    def give_up(number: int, frame: FrameType | None) -> None:
        if time.monotonic() - begun < seconds * os.getloadavg()[0] / (os.cpu_count() or 1):
            signal.alarm(5)  # others use the machine: it gets the time that it would have had alone
            return
        pytest.fail(f"not finished after {seconds} seconds; the last lines show what it waited for")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    signal.setitimer(signal.ITIMER_VIRTUAL, 2 * seconds)  # ends the process: compiled loops notice no signals
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from limited(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from limited(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from limited(item))
