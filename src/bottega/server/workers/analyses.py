"""Analyses of finished games: made once, cached with the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from bottega.lab import analyze
from bottega.server.protocol.replay import Analysis
from bottega.server.refusal import Refusal
from bottega.server.storage.store import Store
from bottega.server.workers.pool import JobFailed, WorkerPool

log = logging.getLogger(__name__)

MOST_RUNNING = 20
"""Analyses that run or wait at a time."""

CACHED_TEXTS = 20
"""How many analyses in words are cached."""


class Run:
    """An analysis that is being made."""

    def __init__(self) -> None:
        self.begun = False
        self.done = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """All analyses that are made, and the last ones in words."""

    def __init__(self, store: Store, workers: int, seconds: float) -> None:
        self.store = store
        self.workers = WorkerPool(workers, seconds)
        self._runs: dict[str, Run] = {}
        self._texts: dict[tuple[object, ...], Analysis] = {}

    def run(self, table: str) -> Run | None:
        return self._runs.get(table)

    def start(self, table: str, record: bytes) -> None:
        """Begin to analyze the record of a table, if nobody has done so."""
        run = self._runs.get(table)
        if run is not None and not run.failed:
            return
        if sum(not one.failed for one in self._runs.values()) >= MOST_RUNNING:
            raise Refusal("too-many")
        run = self._runs[table] = Run()
        run.task = asyncio.create_task(self._make(table, record, run))

    async def _make(self, table: str, record: bytes, run: Run) -> None:
        def step(done: Any) -> None:
            run.begun = True
            run.done = done if isinstance(done, int) else run.done

        try:
            made = await self.workers.run("analyze_record", record, step=step)
            await self.store.save_analysis(table, made)
            del self._runs[table]
        except (JobFailed, Refusal) as error:
            log.error("the analysis of a table failed: %s", error)
            run.failed = True

    async def made(self, table: str) -> bytes | None:
        """The analysis of a table, if there is one that this version can read."""
        found = await self.store.analysis(table)
        if found is None:
            return None
        with contextlib.suppress(msgspec.DecodeError):
            msgspec.json.decode(found, type=analyze.Analysis)
            return found
        return None

    def cached_text(self, key: tuple[object, ...]) -> Analysis | None:
        return self._texts.get(key)

    def cache_text(self, key: tuple[object, ...], analysis: Analysis) -> None:
        self._texts[key] = analysis
        if len(self._texts) > CACHED_TEXTS:
            del self._texts[next(iter(self._texts))]

    async def close(self) -> None:
        for run in self._runs.values():
            if run.task is not None:
                run.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await run.task
        await self.workers.close()
