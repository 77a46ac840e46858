"""No test hangs: one that is not finished in time fails, and its traceback shows what it waited for."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Generator
from types import FrameType

import pytest

LIMITS = {"soak": 0, "packaging": 600, "page": 180}
"""Seconds for each phase of a test with this mark; 0: no limit. The steps of the page have limits of their own."""
LIMIT = 60


def limit(item: pytest.Item) -> int:
    return next((seconds for mark, seconds in LIMITS.items() if item.get_closest_marker(mark)), LIMIT)


def allowed(item: pytest.Item) -> float:
    """Seconds; where others use the machine too, as many as it takes until it has had its own."""
    return limit(item) * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def limited(item: pytest.Item) -> Generator[None, object, object]:
    if not limit(item):
        return (yield)
    finished = threading.Event()

    def watch() -> None:
        begun = time.monotonic()
        while time.monotonic() - begun < allowed(item):
            if finished.wait(1.0):
                return
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)  # bots use the alarm

    def give_up(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"not finished after {limit(item)} seconds; the lines above show what it waited for")

    before = signal.signal(signal.SIGUSR1, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, 2 * limit(item))  # ends a compiled loop, which notices no signal
    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        return (yield)
    finally:
        finished.set()
        watcher.join()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGUSR1, before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from limited(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from limited(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from limited(item))
