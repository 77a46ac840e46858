"""How servers on one PostgreSQL tell each other: saved tables, chat, presence, running servers.

The `publish_*` functions send, `Listener` receives; what is done with the news is in `live.other_servers`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import sqlalchemy as sa

from bottega.server.database.connection import SERVER_LOCK, reason

log = logging.getLogger(__name__)

CHANNEL = "bottega"
"""Where servers tell each other of tables."""

LOOK = -1
"""Instead of a version: whatever it is, it may be newer."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', %(payload)s)"


class Saved(NamedTuple):
    """Another server has saved a table. Without a table: perhaps many were saved."""

    table: str = ""
    version: int = LOOK
    only: str = ""
    """The one guest who may see what has changed, as with a draft; empty: everybody may."""


class PresentElsewhere(NamedTuple):
    """Who is at a table at another server."""

    server: int
    guests: frozenset[str]


def publish_saved(connection: sa.Connection, server: int, saved: Saved) -> None:
    """Tell the other servers of a table, if and when the transaction is committed."""
    notify(connection, f"{saved.table} {saved.version} {server} {saved.only}")


def publish_chat(connection: sa.Connection, server: int, table: str, guest: str = "") -> None:
    """Tell the other servers that something was said at a table; or that a guest reads its chat in another way."""
    notify(connection, f"{table} chat {server} {guest}")


def publish_presence(
    connection: sa.Connection, server: int, table: str, guests: Collection[str] | None
) -> None:
    """Tell the other servers who is at a table here; None: ask them."""
    notify(connection, f"{table} who" if guests is None else f"{table} here {server} {','.join(guests)}")


def notify(connection: sa.Connection, payload: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(NOTIFY, {"payload": payload})


def running_servers(connection: sa.Connection, own: int) -> list[int]:
    """The numbers of the servers that use the database now: each of them holds a lock as long as it is connected."""
    if connection.dialect.name != "postgresql":
        return [own]
    held = sa.text(
        "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind AND granted AND database = "
        "(SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return [own, *connection.scalars(held, {"kind": SERVER_LOCK})]


class Listener:
    """Hears, in a thread, of what other servers have saved, and holds the lock that says that this server runs."""

    def __init__(
        self,
        engine: sa.Engine,
        number: int,
        on_saved: Callable[[Saved], None],
        on_presence: Callable[[str, PresentElsewhere | None], None],
        on_chat: Callable[[str, str], None],
    ) -> None:
        self.engine = engine
        self.number = number
        self.on_saved = on_saved
        self.on_presence = on_presence
        self.on_chat = on_chat
        self.ready = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as error:
                log.warning("news of other servers are interrupted: %s", reason(error))
                self._ended.wait(1.0)

    def _listen(self) -> None:
        pooled = self.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        with contextlib.closing(connection):
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute("SELECT pg_advisory_lock(%s, %s)", (SERVER_LOCK, self.number))
            self._dispatch(self.on_saved, Saved())
            self.ready.set()
            while not self._ended.is_set():
                for news in connection.notifies(timeout=0.25):
                    self._receive(*news.payload.split(" "))

    def _receive(self, table: str, what: str, server: str = "", guests: str = "") -> None:
        if what == "who":
            self._dispatch(self.on_presence, table, None)
        elif server == str(self.number):
            return  # this server has said it
        elif what == "chat":
            self._dispatch(self.on_chat, table, guests)
        elif what == "here":
            self._dispatch(
                self.on_presence,
                table,
                PresentElsewhere(int(server), frozenset(filter(None, guests.split(",")))),
            )
        else:
            self._dispatch(self.on_saved, Saved(table, int(what), guests))

    def _dispatch(self, callback: Callable[..., None], *news: object) -> None:
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self._loop.call_soon_threadsafe(callback, *news)
