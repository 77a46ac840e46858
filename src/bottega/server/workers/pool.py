"""The pool of worker processes for bots and long jobs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import secrets
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bottega.bots import is_program, make
from bottega.bots.guard import report
from bottega.core.position import Position
from bottega.core.rng import Rng
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.workers.jobs import GameRef, pack
from bottega.server.workers.worker import LENGTH, frame

log = logging.getLogger(__name__)

FALLBACK_BOT = "greedy"
"""The bot that decides when another one has failed twice."""

QUEUE_PER_WORKER = 4
"""Bots that may wait for each worker before all of them think with fewer iterations."""

MIN_EFFORT = 0.1

MOST_WAITING = 200
"""How many requests may wait for the workers of a queue."""


END_SECONDS = 1.0
"""How long to wait for a process that has closed its output."""


class JobFailed(Exception):
    """A job has failed, or its worker has."""


class JobTooHeavy(JobFailed):
    """A job needed more time or memory than its worker may use."""


class WorkerLimits(NamedTuple):
    """What a worker may use: megabytes of memory, and seconds of CPU time for a job; 0: no limit."""

    megabytes: int = 0
    cpu_seconds: int = 0


NO_LIMITS = WorkerLimits()


class WorkerProcess:
    """A process, started on first use and again after it has ended."""

    def __init__(self, limits: WorkerLimits) -> None:
        self.limits = limits
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
            code, text_args = answer
            raise RequestRefused(code, **text_args)
        if kind == "exhausted":
            await self.stop()  # it may not have given all memory back
            raise JobTooHeavy("it needs too much memory")
        if kind != "done":
            raise JobFailed(answer)
        return answer

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            command = [sys.executable, "-m", "bottega.server.workers.worker", *map(str, self.limits)]
            self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self.process

    async def ended(self) -> JobFailed:
        """Why the process has ended during a job."""
        if self.process is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), END_SECONDS)
            if self.process.returncode == -signal.SIGXCPU:
                return JobTooHeavy("it needs too much time")
        return JobFailed("the worker has ended")

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class WorkerPool:
    """Workers with one queue. If a worker takes too long or ends, its job fails and the worker is replaced."""

    def __init__(self, count: int, seconds: float, limits: WorkerLimits = NO_LIMITS) -> None:
        self.seconds = seconds
        self.workers = [WorkerProcess(limits) for _ in range(max(1, count))]
        self.waiting = 0
        """The number of queued jobs."""
        self.results: Counter[str] = Counter()
        """How many jobs ended how: `done`, `failed`, or `busy` if they waited too long."""
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
            self.results["done"] += 1
        except RequestRefused:
            self.results["done"] += 1
            raise
        except JobFailed:
            self.results["failed"] += 1
            raise
        except TimeoutError as error:
            self.results["failed"] += 1
            await worker.stop()
            raise JobFailed(f"it took more than {self.seconds:g} seconds") from error
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            self.results["failed"] += 1
            failure = await worker.ended()
            await worker.stop()
            raise failure from error
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)

    @property
    def busy(self) -> int:
        """The number of workers that have a job."""
        return len(self.workers) - self._free.qsize()

    async def run(self, job: str, *arguments: Any, on_progress: Callable[[Any], None] | None = None) -> Any:
        async with self.worker() as worker:
            return await worker.run(job, *arguments, on_progress=on_progress)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


class JobQueue:
    """Workers for the requests of guests.

    One job at a time for each guest and each network, so that nobody fills the queue. A request that would wait too
    long is refused.
    """

    def __init__(
        self, count: int, seconds: float, wait_seconds: float, limits: WorkerLimits = NO_LIMITS
    ) -> None:
        self.pool = WorkerPool(count, seconds, limits)
        self.wait_seconds = wait_seconds
        self.waiting = 0
        """The number of requests that wait for their turn or for a worker."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, sender: Sender, job: str, *arguments: Any) -> Any:
        try:
            return await self._run(sender, job, *arguments)
        except JobTooHeavy:
            raise
        except JobFailed as error:
            log.error("the job %s failed: %s", job, error)
            raise RequestRefused("failed") from error

    async def _run(self, sender: Sender, job: str, *arguments: Any) -> Any:
        if self.waiting >= MOST_WAITING:
            self.pool.results["busy"] += 1
            raise RequestRefused("busy")
        self.waiting += 1
        waits = True
        try:
            async with (
                asyncio.timeout(self.wait_seconds) as limit,
                self._turn(f"network {sender.network}"),
                self._turn(f"guest {sender.guest}"),
                self.pool.worker() as worker,
            ):
                limit.reschedule(None)
                self.waiting -= 1
                waits = False
                return await worker.run(job, *arguments)
        except TimeoutError as error:
            self.pool.results["busy"] += 1
            raise RequestRefused("busy") from error
        finally:
            self.waiting -= waits

    def _turn(self, key: str) -> asyncio.Lock:
        return self._turns.setdefault(key, asyncio.Lock())

    async def close(self) -> None:
        await self.pool.close()


class BotPool(WorkerPool):
    """The workers in which bots think. When many wait, each thinks with fewer iterations."""

    def __init__(self, count: int, seconds: float, programs: Mapping[str, str] = {}) -> None:
        super().__init__(count, seconds)
        self.programs = programs
        """The commands of the host's programs by their names: no other program is ever started."""
        self._reduced = False

    async def choose(
        self, bot: str, position: Position, seat: int, game_ref: GameRef, table: str = ""
    ) -> int:
        """The action of a bot. Failures are reported with the position; after two of them a simpler bot decides."""
        for name in (bot, bot, FALLBACK_BOT):
            try:
                action = await self._ask(name, position, seat, game_ref, table)
                if position.refusal(action, seat) != 0:
                    raise JobFailed(f"action {action} is not legal")
                return action
            except JobFailed as error:
                report(name, position, seat, str(error))
        return int(make("random", Rng(secrets.randbits(60))).choose(position.copy(), seat))

    async def _ask(self, name: str, position: Position, seat: int, game_ref: GameRef, table: str) -> int:
        if is_program(name):
            raise JobFailed("only the host's programs play here, by their names")
        async with self.worker() as worker:
            if name in self.programs:
                asked = self.programs[name], game_ref, pack(position), seat, self.seconds
                return int(await worker.run("choose_by_program", *asked))
            job = ("choose", name, game_ref, table, pack(position), seat, self._effort())
            return int(await worker.run(*job))

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
