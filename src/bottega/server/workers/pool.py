"""The pool of worker processes for bots and long jobs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from bottega.bots import make
from bottega.bots.guard import report
from bottega.core.position import Position
from bottega.core.rng import Rng
from bottega.server.refusal import RequestRefused
from bottega.server.workers.jobs import GameRef, pack
from bottega.server.workers.worker import LENGTH, frame

log = logging.getLogger(__name__)

FALLBACK_BOT = "greedy"
"""The bot that decides when another one has failed twice."""

QUEUE_PER_WORKER = 4
"""Bots that may wait for each worker before all of them think with fewer iterations."""

MIN_EFFORT = 0.1


class JobFailed(Exception):
    """A job has failed, or its worker has."""


class WorkerProcess:
    """A process, started on first use and again after it has ended."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def run(self, job: str, *arguments: Any, on_progress: Callable[[Any], None] | None = None) -> Any:
        """Run a job; `on_progress` is called with what the job yields."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame((job, arguments)))
        await process.stdin.drain()
        kind = "step"
        while kind == "step":
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            kind, answer = pickle.loads(await process.stdout.readexactly(length))
            if kind == "step" and on_progress is not None:
                on_progress(answer)
        if kind == "refused":
            raise RequestRefused(answer)
        if kind != "done":
            raise JobFailed(answer)
        return answer

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bottega.server.workers.worker", stdin=PIPE, stdout=PIPE
            )
        return self.process

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class WorkerPool:
    """Workers with one queue. If a worker takes too long or ends, its job fails and the worker is replaced."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [WorkerProcess() for _ in range(max(1, count))]
        self.waiting = 0
        """The number of queued jobs."""
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[WorkerProcess]:
        """Wait for a free worker and use it. Failures of the worker raise JobFailed."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            async with asyncio.timeout(self.seconds):
                yield worker
        except TimeoutError as error:
            await worker.stop()
            raise JobFailed(f"it took more than {self.seconds:g} seconds") from error
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            await worker.stop()
            raise JobFailed("the worker has ended") from error
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)

    async def run(self, job: str, *arguments: Any, on_progress: Callable[[Any], None] | None = None) -> Any:
        async with self.worker() as worker:
            return await worker.run(job, *arguments, on_progress=on_progress)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


class BotPool(WorkerPool):
    """The workers in which bots think. When many wait, each thinks with fewer iterations."""

    def __init__(self, count: int, seconds: float) -> None:
        super().__init__(count, seconds)
        self._reduced = False

    async def choose(
        self, bot: str, position: Position, seat: int, game_ref: GameRef, table: str = ""
    ) -> int:
        """The action of a bot. Failures are reported with the position; after two of them a simpler bot decides."""
        for name in (bot, bot, FALLBACK_BOT):
            try:
                async with self.worker() as worker:
                    job = ("choose", name, game_ref, table, pack(position), seat, self._effort())
                    action = int(await worker.run(*job))
                if position.refusal(action, seat) != 0:
                    raise JobFailed(f"action {action} is not legal")
                return action
            except JobFailed as error:
                report(name, position, seat, str(error))
        return int(make("random", Rng(secrets.randbits(60))).choose(position.copy(), seat))

    def _effort(self) -> float:
        """The share of its iterations that a bot may use."""
        patient = QUEUE_PER_WORKER * len(self.workers)
        effort = 1.0 if self.waiting <= patient else max(MIN_EFFORT, patient / self.waiting)
        if (effort < 1) != self._reduced:
            self._reduced = effort < 1
            if self._reduced:
                log.warning("%d bots are waiting: they think with fewer iterations", self.waiting)
            else:
                log.info("bots think with all their iterations again")
        return effort
