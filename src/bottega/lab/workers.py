"""One small interface for running work in this process, in several processes, or on a Ray cluster.

Work is a function of a list of items, usually numbers of games. Items go to the workers in chunks, and each finished
chunk is one result. The size of the chunks depends on how long earlier ones took; since a game depends only on its seed
and its number, the results do not depend on the chunks, on the workers, or on their order.

If a worker is lost, only its chunk is lost, and another worker repeats it.
"""

from __future__ import annotations

import contextlib
import math
import signal
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bottega.core.errors import BottegaError, OptionError

SLICE = 0.03
"""Seconds of work in a chunk that is done in this process: Ctrl-C may take this long to respond."""
CHUNK = 1.0
"""Seconds of work in a chunk for another process or machine."""
GROWTH = 8
"""A chunk is at most this many times as large as earlier ones, because the first item may be an easy one."""
LAST = 8
"""The last chunks are at most this many times smaller."""
TRIES = 3
"""How often a chunk may lose its worker before it is assumed to be the cause."""


Item = TypeVar("Item")
Result = TypeVar("Result")


class Workers(Protocol):
    """Something that can do the work."""

    def run(
        self, work: Callable[[list[Item]], Result], items: Sequence[Item]
    ) -> Generator[Result, None, None]:
        """Yield the result of each chunk, in the order in which they are finished."""
        ...


def make_workers(jobs: int = 1, ray: str | None = None) -> Workers:
    """Workers in this process, in several processes, or on the Ray cluster at an address."""
    if jobs < 1:
        raise OptionError(f"the number of jobs must be at least 1, not {jobs}")
    if ray is not None:
        return RayCluster(ray)
    return InProcess() if jobs == 1 else ProcessPool(jobs)


class Chunks(Generic[Item]):
    """Divides items into chunks that take about the same time."""

    def __init__(self, items: Sequence[Item], seconds: float, workers: int = 1) -> None:
        self._items = items
        self._next = 0
        self._seconds = seconds
        self._workers = workers
        self._size = 1
        self._done = 0
        self._took = 0.0

    def next(self) -> list[Item]:
        """The next chunk; it is empty when there are no more items.

        The last chunks are smaller, so that all workers finish at about the same time.
        """
        fair = math.ceil((len(self._items) - self._next) / self._workers)
        size = min(self._size, max(fair, self._size // LAST))
        chunk = list(self._items[self._next : self._next + size])
        self._next += len(chunk)
        return chunk

    def done(self, size: int, seconds: float) -> None:
        """Report how long a chunk of this size took."""
        self._done += size
        self._took += seconds
        wanted = math.ceil(self._seconds * self._done / max(self._took, 1e-9))
        self._size = max(1, min(wanted, GROWTH * self._size))


class InProcess:
    """Does the work in this process."""

    def run(
        self, work: Callable[[list[Item]], Result], items: Sequence[Item]
    ) -> Generator[Result, None, None]:
        chunks = Chunks(items, SLICE)
        while chunk := chunks.next():
            result, seconds = timed(work, chunk)
            chunks.done(len(chunk), seconds)
            yield result


def timed(work: Callable[[list[Item]], Result], chunk: list[Item]) -> tuple[Result, float]:
    started = time.perf_counter()
    result = work(chunk)
    return result, time.perf_counter() - started


class PoolProcess(msgspec.Struct, eq=False):
    """A process of the pool, the pipe to it, and the chunk it works on."""

    process: SpawnProcess
    pipe: Connection
    chunk: list[Any] = []
    tries: int = 0


class ProcessPool:
    """Does the work in several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(
        self, work: Callable[[list[Item]], Result], items: Sequence[Item]
    ) -> Generator[Result, None, None]:
        chunks = Chunks(items, CHUNK, self.jobs)
        pool: list[PoolProcess] = []
        with _interrupts() as interrupted:
            try:
                for _ in range(self.jobs):
                    worker = _start()
                    pool.append(worker)
                    _send(worker, work, chunks.next())
                while busy := {worker.pipe: worker for worker in pool if worker.chunk}:
                    for line in wait(list(busy), SLICE):
                        assert isinstance(line, Connection)
                        worker = busy[line]
                        answer = _receive(worker)
                        if answer is None:
                            pool[pool.index(worker)] = _replace(worker, work)
                            continue
                        result, seconds = answer
                        chunks.done(len(worker.chunk), seconds)
                        _send(worker, work, chunks.next())
                        yield result
                    if interrupted():
                        raise KeyboardInterrupt
            finally:
                for worker in pool:
                    worker.process.kill()
                    worker.process.join()
                    worker.pipe.close()


@contextlib.contextmanager
def _interrupts() -> Iterator[Callable[[], bool]]:
    """Record that Ctrl-C was pressed, so that it stops us between two results, never within one."""
    pressed = False

    def press(*_: object) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


def _start() -> PoolProcess:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    ours_only = signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # the process inherits this: only we handle Ctrl-C
    try:
        process.start()
    finally:
        signal.signal(signal.SIGINT, ours_only)
    theirs.close()
    return PoolProcess(process, ours)


def _send(worker: PoolProcess, work: Callable[[list[Any]], Any], chunk: list[Any], tries: int = 0) -> None:
    worker.chunk, worker.tries = chunk, tries
    if chunk:
        with contextlib.suppress(BrokenPipeError):  # it is gone: reading from the pipe will show that
            worker.pipe.send((work, chunk))


def _receive(worker: PoolProcess) -> tuple[Any, float] | None:
    """The worker's result and how long it took, or None if it is lost; if it raised, that is raised here."""
    try:
        answer: tuple[Any, float] | Exception = worker.pipe.recv()
    except (EOFError, ConnectionError):
        return None
    if isinstance(answer, Exception):
        raise answer
    return answer


def _replace(lost: PoolProcess, work: Callable[[list[Any]], Any]) -> PoolProcess:
    """A new worker that repeats the chunk of a lost one."""
    lost.process.join()
    lost.pipe.close()
    if lost.tries + 1 == TRIES:
        raise BottegaError(f"{TRIES} worker processes were lost, the last with code {lost.process.exitcode}")
    worker = _start()
    _send(worker, work, lost.chunk, lost.tries + 1)
    return worker


def _serve(pipe: Connection) -> None:
    """Run in a worker: do chunk after chunk, and answer each with its result or its exception."""
    with contextlib.suppress(EOFError, ConnectionError):  # the parent process is gone
        while True:
            work, chunk = pipe.recv()
            try:
                pipe.send(timed(work, chunk))
            except Exception as error:
                pipe.send(error)


class RayCluster:
    """Does the work on the machines of a Ray cluster; the address `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise OptionError("a cluster needs Ray: pip install 'bottega[cluster]'") from error
        self.ray: Any = ray
        try:
            ray.init(None if address == "local" else address, log_to_driver=False, ignore_reinit_error=True)
        except (ConnectionError, ValueError) as error:
            raise OptionError(f"no Ray cluster answers at {address}: {error}") from error

    def run(
        self, work: Callable[[list[Item]], Result], items: Sequence[Item]
    ) -> Generator[Result, None, None]:
        ray = self.ray
        chunks = Chunks(items, CHUNK)
        shared = ray.put(work)
        remote = ray.remote(max_retries=TRIES)(timed)
        waiting: dict[Any, int] = {}
        try:
            while True:
                free = 2 * int(ray.cluster_resources().get("CPU", 1)) - len(waiting)
                for _ in range(free):
                    if not (chunk := chunks.next()):
                        break
                    waiting[remote.remote(shared, chunk)] = len(chunk)
                if not waiting:
                    return
                done, _ = ray.wait(list(waiting), timeout=CHUNK)
                for reference in done:
                    result, seconds = self._answer(reference)
                    chunks.done(waiting.pop(reference), seconds)
                    yield result
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def _answer(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.WorkerCrashedError as error:
            raise BottegaError(f"{TRIES + 1} workers of the cluster were lost on the same games") from error
