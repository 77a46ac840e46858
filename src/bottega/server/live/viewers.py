"""A table in memory with its viewers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

import msgspec

from bottega.server.protocol.basics import encode
from bottega.server.protocol.states import ServerMessage, State
from bottega.server.tables.table import Table
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.table_info import NOBODY, Presence

QUEUE = 256
"""How many messages may wait for a slow connection before it is closed; it resumes later."""


class Viewer:
    """A connection to a table."""

    def __init__(self, guest: str | None, language: str, next_line: int) -> None:
        self.guest = guest
        self.language = language
        self.next_line = next_line
        self.taken_back = 0
        """How often moves had been taken back when the last state was sent."""
        self.chat_sent: int | None = None
        """The number of the last line of the chat that was sent; None: it has had nothing yet."""
        self.view = msgspec.Raw()
        """The view of the last state: an equal one is not sent again."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.reason = ""
        """Why the connection is ended."""
        self.hidden = False
        """The page is in the background."""
        self._answering = False

    def send(self, message: ServerMessage | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close("too slow")

    def close(self, reason: str) -> None:
        """End the connection at once; the client comes back by itself."""
        self.reason = reason
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def finish(self, reason: str) -> None:
        """End the connection when the message that is being answered is answered and all that waits is sent."""
        if not self.reason:
            self.reason = reason
            if not self._answering:
                self._end()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Answer a message."""
        self._answering = True
        try:
            yield
        finally:
            self._answering = False
            if self.reason:
                self._end()

    def _end(self) -> None:
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self.close(self.reason)


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presenter = TablePresenter(table)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.thinking: set[int] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.gone = False
        self.elsewhere: dict[int, frozenset[str]] = {}
        """The guests at other servers, by server."""
        self.published: frozenset[str] = frozenset()
        """The guests here that other servers were told of last."""
        self.sent_presence = NOBODY
        """The presence that was sent to viewers last."""
        self.behind = False
        """Another server has saved something that is not loaded here yet."""
        self.broken = False
        """A change was made and could not be stored: the table is read again before anybody goes on."""

    @property
    def here(self) -> frozenset[str]:
        """The guests with a seat who are connected to this server."""
        sitting = {seat.guest for seat in self.table.seats}
        return frozenset(viewer.guest for viewer in self.viewers if viewer.guest and viewer.guest in sitting)

    @property
    def looking(self) -> set[str]:
        """The guests who see the table now, at this server."""
        return {viewer.guest for viewer in self.viewers if viewer.guest and not viewer.hidden}

    @property
    def guests(self) -> frozenset[str]:
        """The guests with a seat who are connected, here or elsewhere."""
        return self.here.union(*self.elsewhere.values())

    def presence(self) -> Presence:
        sitting = {seat.guest for seat in self.table.seats if seat.guest is not None}
        watchers = sum(viewer.guest not in sitting for viewer in self.viewers)
        return Presence(self.guests, watchers, frozenset(self.thinking))

    def state(self, guest: str | None, language: str, since: int) -> State:
        return self.presenter.state(guest, language, since, self.presence())
