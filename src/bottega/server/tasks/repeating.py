"""Repeat a task as long as the server runs, also after errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bottega.server.refusal import RequestRefused

log = logging.getLogger(__name__)


async def repeat(work: Callable[[], Awaitable[None]], pause: float, problem: str) -> None:
    """Do the work again and again; `problem` is logged if it fails."""
    while True:
        try:
            await work()
        except RequestRefused:
            pass  # a failing database has been logged
        except Exception:
            log.exception(problem)
        await asyncio.sleep(pause)
