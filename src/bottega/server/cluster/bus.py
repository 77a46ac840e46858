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
"""The channel of LISTEN and NOTIFY."""

UNKNOWN_VERSION = -1
"""Stands for a version that is not known and may be newer."""

NOTIFY = f"SELECT pg_notify('{CHANNEL}', %(payload)s)"


class Saved(NamedTuple):
    """Another server has saved a table. Without a table: messages may have been missed, so any may have changed."""

    table: str = ""
    version: int = UNKNOWN_VERSION
    only: str = ""
    """The only guest who may see the change, such as a draft; empty: everybody may."""


class RemotePresence(NamedTuple):
    """The guests connected to a table on another server."""

    server: int
    guests: frozenset[str]


def publish_saved(connection: sa.Connection, server: int, saved: Saved) -> None:
    """Notify the other servers of a saved table when the transaction is committed."""
    notify(connection, f"{saved.table} {saved.version} {server} {saved.only}")


def publish_chat(connection: sa.Connection, server: int, table: str, guest: str = "") -> None:
    """Notify the other servers of a new chat line, or that `guest` has muted or unmuted somebody."""
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
    """The numbers of the running servers: each holds an advisory lock as long as it is connected."""
    if connection.dialect.name != "postgresql":
        return [own]
    held = sa.text(
        "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind AND granted AND database = "
        "(SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return [own, *connection.scalars(held, {"kind": SERVER_LOCK})]


class Listener:
    """A thread that receives messages of other servers, and holds the lock that shows that this server runs."""

    def __init__(
        self,
        engine: sa.Engine,
        number: int,
        on_saved: Callable[[Saved], None],
        on_presence: Callable[[str, RemotePresence | None], None],
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
                log.warning("lost the connection for messages of other servers: %s", reason(error))
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
                for notification in connection.notifies(timeout=0.25):
                    self._receive(*notification.payload.split(" "))

    def _receive(self, table: str, what: str, server: str = "", guests: str = "") -> None:
        if what == "who":
            self._dispatch(self.on_presence, table, None)
        elif server == str(self.number):
            return  # this server has sent it
        elif what == "chat":
            self._dispatch(self.on_chat, table, guests)
        elif what == "here":
            self._dispatch(
                self.on_presence,
                table,
                RemotePresence(int(server), frozenset(filter(None, guests.split(",")))),
            )
        else:
            self._dispatch(self.on_saved, Saved(table, int(what), guests))

    def _dispatch(self, callback: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop is closed: the server has stopped
            self._loop.call_soon_threadsafe(callback, *args)
