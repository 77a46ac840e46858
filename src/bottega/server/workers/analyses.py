"""Analyses of finished games: made once and stored with the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec

from bottega.lab import analyze
from bottega.server.protocol.replay import Analysis
from bottega.server.refusal import RequestRefused
from bottega.server.storage.store import Store
from bottega.server.workers.pool import JobFailed, WorkerPool

log = logging.getLogger(__name__)

MAX_RUNNING = 20
"""How many analyses may run or wait at a time."""

CACHED_TEXTS = 20
"""How many analyses in words are cached."""


class AnalysisRun:
    """A running or failed analysis."""

    def __init__(self) -> None:
        self.started = False
        self.done = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Running analyses, and a cache of the latest ones as texts."""

    def __init__(self, store: Store, workers: int, seconds: float) -> None:
        self.store = store
        self.workers = WorkerPool(workers, seconds)
        self._runs: dict[str, AnalysisRun] = {}
        self._texts: dict[tuple[object, ...], Analysis] = {}

    def run(self, table: str) -> AnalysisRun | None:
        return self._runs.get(table)

    def start(self, table: str, record: bytes) -> None:
        """Start the analysis of a table's record, unless it is running."""
        run = self._runs.get(table)
        if run is not None and not run.failed:
            return
        if sum(not one.failed for one in self._runs.values()) >= MAX_RUNNING:
            raise RequestRefused("too-many")
        run = self._runs[table] = AnalysisRun()
        run.task = asyncio.create_task(self._make(table, record, run))

    async def _make(self, table: str, record: bytes, run: AnalysisRun) -> None:
        def on_progress(done: Any) -> None:
            run.started = True
            run.done = done if isinstance(done, int) else run.done

        try:
            made = await self.workers.run("analyze_record", record, on_progress=on_progress)
            await self.store.save_analysis(table, made)
            del self._runs[table]
        except (JobFailed, RequestRefused) as error:
            log.error("the analysis of a table failed: %s", error)
            run.failed = True

    async def stored(self, table: str) -> bytes | None:
        """The stored analysis of a table, if there is one that this version can read."""
        found = await self.store.analysis(table)
        if found is None:
            return None
        with contextlib.suppress(msgspec.DecodeError):
            msgspec.json.decode(found, type=analyze.GameAnalysis)
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
