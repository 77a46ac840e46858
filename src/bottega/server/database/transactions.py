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

T = TypeVar("T")

READERS = 4
"""Threads that read."""

MOST_TOGETHER = 200
"""How much is committed together at most."""

BUSY_SECONDS = 0.025
"""While several tables write, commits begin at least so long after each other and so hold more of them: waking up and
committing cost more than what is written. Nobody waits who is alone."""


class PendingWrite(NamedTuple):
    """Something to be written, and who waits for it."""

    key: str
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Transactions:
    """Reads and writes a database in threads, so that nobody else waits for it.

    One thread writes. What waits when it becomes free is committed together: a commit has to reach the disk, and costs
    the same for one table as for a hundred. While several tables write, it is not free at once: see BUSY_SECONDS. Work
    must do the same when it is done again.
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
        """Whose work was given to the thread last, and when."""
        self._connection: sa.Connection | None = None
        self.commits = 0
        self.writes = 0
        self._writer.start()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def in_thread() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)

    async def write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Do the work in a transaction. Who is cancelled meanwhile still waits for its end.

        What is committed together is done in the order of the keys, so that two servers never wait for each other.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(PendingWrite(key, work, done))
        if not self._writing:
            self._write_soon()
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    def _write_soon(self) -> None:
        """Write what waits: at once, or a little later if others have just written."""
        self._writing = True
        loop = asyncio.get_running_loop()
        last, when = self._last
        alone = all(each.key == last for each in self._waiting)
        loop.call_at(loop.time() if alone else when + BUSY_SECONDS, self._write)

    def _write(self) -> None:
        """Let the thread write what waits."""
        batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        batch.sort(key=lambda each: each.key)
        loop = asyncio.get_running_loop()
        self._last = (batch[-1].key, loop.time())
        self._batches.put((batch, loop))

    def _write_in_thread(self) -> None:
        while (given := self._batches.get()) is not None:
            batch, loop = given
            written = self._commit([each.work for each in batch])
            loop.call_soon_threadsafe(self._written, batch, written)
        self._let_go()

    def _written(self, batch: list[PendingWrite], written: list[Any]) -> None:
        for each, result in zip(batch, written, strict=True):
            if isinstance(result, Exception):
                each.done.set_exception(result)
            else:
                each.done.set_result(result)
        self._writing = False
        if self._waiting:
            self._write_soon()

    def _commit(self, works: Sequence[Callable[[sa.Connection], Any]]) -> list[Any]:
        """What each of the works gives, or the exception that it raises."""
        self.writes += len(works)
        if len(works) > 1:
            with contextlib.suppress(Exception), self._transaction() as connection:
                return [work(connection) for work in works]
            # one of them failed: each by itself
        return [self._alone(work) for work in works]

    def _alone(self, work: Callable[[sa.Connection], Any], again: bool = True) -> Any:
        kept = self._connection is not None
        try:
            with self._transaction() as connection:
                return work(connection)
        except Exception as error:
            if kept and again and is_lost(error):  # the connection that was kept may be at fault
                return self._alone(work, again=False)
            return error

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """A transaction of the writer. Its connection is kept: one from the pool costs as much as what is written."""
        self.commits += 1
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except Exception as error:
            if is_lost(error):
                self._let_go()
            raise

    def _let_go(self) -> None:
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
