"""Access to the database: transactions, failures, and messages of other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection
from typing import TypeVar

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.cluster.bus import Listener, RemotePresence, Saved, publish_presence, running_servers
from bottega.server.database import schema as db
from bottega.server.database.connection import is_lost, reason
from bottega.server.database.transactions import Transactions
from bottega.server.refusal import RequestRefused

log = logging.getLogger(__name__)

LISTEN_TIMEOUT = 10.0
"""Seconds that a starting server waits until it is connected to the others."""

T = TypeVar("T")


class DatabaseAccess:
    """Reads and writes in transactions, tracks failures of the database, and listens to other servers."""

    def __init__(self, engine: sa.Engine) -> None:
        self.transactions = Transactions(engine)
        self.shared = engine.dialect.name == "postgresql"
        """Other servers may use the database too."""
        self.number = secrets.randbelow(2**31 - 1) + 1
        """Identifies this server as long as it runs."""
        self._listener: Listener | None = None
        self.problem = ""
        """Why the last access to the database failed; empty: it succeeded."""

    async def write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Work in a transaction; raises RequestRefused if the database fails. `key` is the table that it locks."""
        try:
            written = await self.transactions.write(work, key)
        except Exception as error:
            self._note_failure(error)
            raise
        if self.problem:
            log.warning("the database can be used again")
            self.problem = ""
        return written

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Read something; raises RequestRefused if the database fails."""
        try:
            return await self.transactions.read(work)
        except Exception as error:
            self._note_failure(error)
            raise

    def _note_failure(self, error: Exception) -> None:
        if not is_lost(error):
            return
        problem = reason(error)
        if problem != self.problem:
            log.error("the database cannot be used: %s", problem)
            self.problem = problem
        raise RequestRefused("no-storage") from error

    async def check(self) -> str:
        """What is wrong with the database; empty: nothing. Writing is tested only if it has failed before."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.settings).where(db.settings.c.name == "checked"))
            connection.execute(sa.insert(db.settings).values(name="checked", value=str(clock.now())))

        try:
            if self.problem:
                await self.write(work)
            else:
                await self.read(lambda connection: connection.execute(sa.select(1)))
        except RequestRefused:
            return self.problem
        return ""

    async def close(self) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        await self.transactions.close()

    async def listen(
        self,
        on_saved: Callable[[Saved], None],
        on_presence: Callable[[str, RemotePresence | None], None] = lambda *_: None,
        on_chat: Callable[[str, str], None] = lambda *_: None,
    ) -> None:
        """Listen to other servers.

        `on_saved` is called when another server has saved a table; without a table, messages may have been missed.
        `on_presence` gets who is connected to a table elsewhere; None: another server asks for ours. `on_chat` gets a
        table with a new chat line, or a guest who has muted or unmuted somebody there.
        """
        if self.shared:
            self._listener = Listener(self.transactions.engine, self.number, on_saved, on_presence, on_chat)
            await asyncio.to_thread(self._listener.ready.wait, LISTEN_TIMEOUT)

    async def publish_presence(self, table: str, guests: Collection[str] | None) -> None:
        """Send the other servers who is connected to a table here; None: ask them for theirs."""
        if self.shared:
            with contextlib.suppress(RequestRefused):
                await self.write(lambda connection: publish_presence(connection, self.number, table, guests))

    async def servers(self) -> list[int]:
        """The numbers of the running servers."""
        return await self.read(lambda connection: running_servers(connection, self.number))
