"""Repeat a task as long as the server runs, whatever fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bottega.server.refusal import Refusal

log = logging.getLogger(__name__)


async def repeat(work: Callable[[], Awaitable[None]], pause: float, problem: str) -> None:
    """Do the work again and again; `problem` is logged if it fails."""
    while True:
        try:
            await work()
        except Refusal:
            pass  # the database has failed, and the log says so
        except Exception:
            log.exception(problem)
        await asyncio.sleep(pause)
