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
from bottega.server.refusal import Refusal
from bottega.server.workers.jobs import Box, pack
from bottega.server.workers.worker import LENGTH, frame

log = logging.getLogger(__name__)

SIMPLER = "greedy"
"""Who decides for a bot that has failed twice."""

PATIENT = 4
"""Bots that may wait for each worker before all of them think less."""

LEAST_EFFORT = 0.1


class JobFailed(Exception):
    """No answer, or not a legal one."""


class WorkerProcess:
    """One process, started when it is first needed and again after it has ended."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, job: str, *arguments: Any, step: Callable[[Any], None] | None = None) -> Any:
        """Let the worker do a job; `step` hears how far it is, where the job tells."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame((job, arguments)))
        await process.stdin.drain()
        kind = "step"
        while kind == "step":
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            kind, answer = pickle.loads(await process.stdout.readexactly(length))
            if kind == "step" and step is not None:
                step(answer)
        if kind == "refused":
            raise Refusal(answer)
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
    """A few workers with one queue. A worker that takes too long, or ends, is replaced, and the job has failed."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [WorkerProcess() for _ in range(max(1, count))]
        self.waiting = 0
        """Jobs that no worker has begun."""
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[WorkerProcess]:
        """A free worker, as soon as there is one. Failures of the worker are JobFailed."""
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

    async def run(self, job: str, *arguments: Any, step: Callable[[Any], None] | None = None) -> Any:
        async with self.worker() as worker:
            return await worker.ask(job, *arguments, step=step)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


class BotPool(WorkerPool):
    """The workers in which bots think, for all tables. When many wait, each thinks less."""

    def __init__(self, count: int, seconds: float) -> None:
        super().__init__(count, seconds)
        self._hurried = False

    async def choose(self, bot: str, position: Position, seat: int, box: Box, table: str = "") -> int:
        """What the bot does. One that fails is reported, with the position, and a simpler one decides."""
        for name in (bot, bot, SIMPLER):
            try:
                async with self.worker() as worker:
                    job = ("choose", name, box, table, pack(position), seat, self._effort())
                    action = int(await worker.ask(*job))
                if position.refusal(action, seat) != 0:
                    raise JobFailed(f"action {action} is not legal")
                return action
            except JobFailed as error:
                report(name, position, seat, str(error))
        return int(make("random", Rng(secrets.randbits(60))).choose(position.copy(), seat))

    def _effort(self) -> float:
        """The share of its iterations that a bot has time for."""
        patient = PATIENT * len(self.workers)
        effort = 1.0 if self.waiting <= patient else max(LEAST_EFFORT, patient / self.waiting)
        if (effort < 1) != self._hurried:
            self._hurried = effort < 1
            if self._hurried:
                log.warning("%d bots wait: they think with fewer iterations", self.waiting)
            else:
                log.info("bots think with all their iterations again")
        return effort
