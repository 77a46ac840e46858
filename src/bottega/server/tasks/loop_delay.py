"""Measure how late the event loop runs what is due: everybody waits that long."""

from __future__ import annotations

import asyncio
import time

from bottega.server.metrics import Histogram

PAUSE = 0.25
"""Seconds between two measurements."""


async def measure_loop_delay(delays: Histogram) -> None:
    while True:
        due = time.monotonic() + PAUSE
        await asyncio.sleep(PAUSE)
        delays.observe(max(0.0, time.monotonic() - due))
