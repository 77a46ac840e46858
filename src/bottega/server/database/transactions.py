"""Readers, and one writer that groups commits."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from bottega.server.database.connection import is_lost
from bottega.server.metrics import Histogram

T = TypeVar("T")

READERS = 4
"""Threads that read."""

MAX_BATCH = 200
"""How many writes are committed together at most."""

GROUP_SECONDS = 0.025
"""Group commit: while several tables write, commits are at least this far apart, so that each contains more writes.
A single writer never waits."""


class PendingWrite(NamedTuple):
    """A queued write, and the future of its result."""

    key: str
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Transactions:
    """Reads and writes a database in threads, so that the event loop is not blocked.

    One thread writes. All queued writes are committed together, because a commit is synced to the disk and costs the
    same for one table as for a hundred. If a group fails, each of its writes is repeated alone: so work must have the
    same effect when it is repeated.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Thread(target=self._write_in_thread, name="writer", daemon=True)
        self._batches: SimpleQueue[tuple[list[PendingWrite], asyncio.AbstractEventLoop] | None] = (
            SimpleQueue()
        )
        self._waiting: list[PendingWrite] = []
        self._writing = False
        self._last = ("", -math.inf)
        """The key of the last write that was given to the thread, and when."""
        self._connection: sa.Connection | None = None
        self.commits = 0
        self.writes = 0
        self.write_times = Histogram("bottega_write_seconds", "How long changes took until they were stored.")
        self._writer.start()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def in_thread() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)

    async def write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Do the work in a transaction. A cancelled caller still waits for its end.

        Writes that are committed together are sorted by key, so that two servers never deadlock.
        """
        loop = asyncio.get_running_loop()
        started = loop.time()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(PendingWrite(key, work, done))
        if not self._writing:
            self._write_soon()
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise
        finally:
            self.write_times.observe(loop.time() - started)

    @property
    def waiting(self) -> int:
        """The number of queued writes."""
        return len(self._waiting)

    def _write_soon(self) -> None:
        """Schedule the queued writes: at once, or a little later if other tables have just written."""
        self._writing = True
        loop = asyncio.get_running_loop()
        last, when = self._last
        alone = all(each.key == last for each in self._waiting)
        loop.call_at(loop.time() if alone else when + GROUP_SECONDS, self._write)

    def _write(self) -> None:
        """Give the queued writes to the thread."""
        batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
        batch.sort(key=lambda each: each.key)
        loop = asyncio.get_running_loop()
        self._last = (batch[-1].key, loop.time())
        self._batches.put((batch, loop))

    def _write_in_thread(self) -> None:
        while (given := self._batches.get()) is not None:
            batch, loop = given
            written = self._commit([each.work for each in batch])
            loop.call_soon_threadsafe(self._resolve, batch, written)
        self._close_connection()

    def _resolve(self, batch: list[PendingWrite], written: list[Any]) -> None:
        for each, result in zip(batch, written, strict=True):
            if isinstance(result, Exception):
                each.done.set_exception(result)
            else:
                each.done.set_result(result)
        self._writing = False
        if self._waiting:
            self._write_soon()

    def _commit(self, works: Sequence[Callable[[sa.Connection], Any]]) -> list[Any]:
        """The result of each piece of work, or the exception that it raised."""
        self.writes += len(works)
        if len(works) > 1:
            with contextlib.suppress(Exception), self._transaction() as connection:
                return [work(connection) for work in works]
            # one of them failed: repeat each alone
        return [self._commit_alone(work) for work in works]

    def _commit_alone(self, work: Callable[[sa.Connection], Any], retry: bool = True) -> Any:
        reused = self._connection is not None
        try:
            with self._transaction() as connection:
                return work(connection)
        except Exception as error:
            if reused and retry and is_lost(error):  # the reused connection may be the cause
                return self._commit_alone(work, retry=False)
            return error

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """A transaction of the writer. Its connection is reused: getting one from the pool costs as much as a write."""
        self.commits += 1
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except Exception as error:
            if is_lost(error):
                self._close_connection()
            raise

    def _close_connection(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.01)
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()
