"""A table in memory with its viewers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator

from bottega.server.protocol.basics import encode
from bottega.server.protocol.states import ServerMessage, State
from bottega.server.tables.table import Table
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.table_info import NOBODY, Presence

CHANGES = 2
"""The version of the protocol from which on clients understand differences of states."""

QUEUE_SIZE = 256
"""How many messages may wait for a slow connection; then it is closed, and the client reconnects."""


class Viewer:
    """A connection to a table."""

    def __init__(self, guest: str | None, language: str, next_line: int, protocol: int = 1) -> None:
        self.guest = guest
        self.language = language
        self.next_line = next_line
        self.protocol = protocol
        """The version of the protocol that the client understands: see `CHANGES`."""
        self.taken_back = 0
        """The number of takebacks when the last state was sent."""
        self.chat_sent: int | None = None
        """The number of the last line of the chat that was sent; None: nothing was sent yet."""
        self.sent: State | None = None
        """The last state that was sent, without log and answers, if the next one can be sent as a difference to it. Its
        parts are those of the presenter, shared by all viewers."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE_SIZE)
        self.reason = ""
        """Why the connection is closed."""
        self.page_hidden = False
        """The page is in the background."""
        self._answering = False

    def send(self, message: ServerMessage | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close("too slow")

    def close(self, reason: str) -> None:
        """Close the connection at once; the client reconnects by itself."""
        self.reason = reason
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def close_when_sent(self, reason: str) -> None:
        """Close the connection once the current message is answered and the queue is sent."""
        if not self.reason:
            self.reason = reason
            if not self._answering:
                self._end()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Mark that a message is being answered."""
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
        self.bot_task: asyncio.Task[None] | None = None
        self.last_used = time.monotonic()
        self.evicted = False
        self.remote_guests: dict[int, frozenset[str]] = {}
        """The guests connected to other servers, by server."""
        self.published_guests: frozenset[str] | None = frozenset()
        """The local guests as last published to other servers; None: they have to be published again."""
        self.sent_presence = NOBODY
        """The presence that viewers were last sent."""
        self.outdated = False
        """Another server has saved a change that is not loaded here yet."""
        self.needs_reload = False
        """A change in memory may not be stored: the table has to be read again before the next change."""

    @property
    def is_busy(self) -> bool:
        """Somebody is connected, or something is being done."""
        thinks = self.bot_task is not None and not self.bot_task.done()
        return bool(self.viewers) or self.lock.locked() or thinks

    @property
    def local_guests(self) -> frozenset[str]:
        """The guests with a seat who are connected to this server."""
        seated = {seat.guest for seat in self.table.seats}
        return frozenset(viewer.guest for viewer in self.viewers if viewer.guest and viewer.guest in seated)

    @property
    def looking_guests(self) -> set[str]:
        """The guests connected to this server whose page is visible."""
        return {viewer.guest for viewer in self.viewers if viewer.guest and not viewer.page_hidden}

    @property
    def connected_guests(self) -> frozenset[str]:
        """The guests with a seat who are connected, to any server."""
        return self.local_guests.union(*self.remote_guests.values())

    def presence(self) -> Presence:
        seated = {seat.guest for seat in self.table.seats if seat.guest is not None}
        watchers = sum(viewer.guest not in seated for viewer in self.viewers)
        return Presence(self.connected_guests, watchers, frozenset(self.thinking))

    def state(self, guest: str | None, language: str, since: int) -> State:
        return self.presenter.state(guest, language, since, self.presence())
