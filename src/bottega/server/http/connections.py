"""Connections: how many one network may have, and how long they may take over a request."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from litestar.types import Message, Receive, Send

from bottega.server.people.guests import network_of
from bottega.server.settings import Settings, in_networks

RESERVED_FILES = 300
"""How many files the server may open beside connections: database, workers, page."""

BODY_FACTOR = 4
"""A body may take so many times as long as the head of a request: a record on a slow line."""

SEND_SECONDS = 60.0
"""How long the other side may take nothing of what is sent."""


class Connection:
    """An open connection. It is closed if it has had no request for some seconds."""

    def __init__(self, connections: Connections, transport: asyncio.Transport, network: str) -> None:
        self._connections = connections
        self._transport = transport
        self._network = network
        self._requests = 0
        self._timer: asyncio.TimerHandle | None = None
        self._wait()

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._connections.seconds, self._give_up)

    def _give_up(self) -> None:
        self._transport.abort()
        self.release()

    def timed_body(self, receive: Receive) -> Receive:
        """Close the connection if the body of a request takes too long."""
        until = math.inf
        complete = False

        async def receive_in_time() -> Any:
            nonlocal until, complete
            if complete:
                return await receive()
            until = min(until, time.monotonic() + BODY_FACTOR * self._connections.seconds)
            with self._deadline(until - time.monotonic()):
                message: Any = await receive()
            complete = not message.get("more_body", False)
            return message

        return receive_in_time

    def timed_send(self, send: Send) -> Send:
        """Close the connection if the other side does not take what is sent."""

        async def send_in_time(message: Message) -> None:
            with self._deadline(SEND_SECONDS):
                await send(message)

        return send_in_time

    @contextmanager
    def _deadline(self, seconds: float) -> Iterator[None]:
        timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._transport.abort)
        try:
            yield
        finally:
            timer.cancel()

    @contextmanager
    def request(self) -> Iterator[None]:
        """Mark that a request is being answered, or that a socket is open."""
        self._requests += 1
        self._stop_waiting()
        try:
            yield
        finally:
            self._requests -= 1
            if self._transport.is_closing() and not self._transport.get_write_buffer_size():
                self.release()
            elif not self._requests:
                self._wait()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def release(self) -> None:
        """The connection is closed: forget it."""
        self._stop_waiting()
        self._connections.forget(self, self._network)


current: ContextVar[Connection | None] = ContextVar("connection", default=None)
"""The connection of the request that is being answered."""


class Connections:
    """All open connections. Trusted proxies may have as many as they like."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.seconds = settings.request_seconds
        self._trusted = settings.forwarded
        self._most_by_network = settings.address_connections
        self.most = max(1, files - RESERVED_FILES)
        self._open: set[Connection] = set()
        self._networks: Counter[str] = Counter()
        self.refused = 0

    @property
    def count(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport) -> Connection | None:
        """A new connection; None: there are too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        network = network_of(address)
        crowded = self._networks[network] >= self._most_by_network and not in_networks(address, self._trusted)
        if crowded or len(self._open) >= self.most:
            self.refused += 1
            return None
        self._networks[network] += 1
        connection = Connection(self, transport, network)
        self._open.add(connection)
        return connection

    def forget(self, connection: Connection, network: str) -> None:
        if connection in self._open:
            self._open.discard(connection)
            self._networks[network] -= 1
            if not self._networks[network]:
                del self._networks[network]

    def limited(self, protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
        """The protocol of a web server, with these limits."""
        connections = self

        class Limited(protocol):  # type: ignore[valid-type, misc]
            def __init__(self, *args: Any, **more: Any) -> None:
                super().__init__(*args, **more)
                self._connection: Connection | None = None

            def connection_made(self, transport: asyncio.Transport) -> None:
                self._connection = connections.admit(transport)
                if self._connection is None:
                    transport.abort()
                else:
                    super().connection_made(transport)

            def data_received(self, data: bytes) -> None:
                if self._connection is not None:
                    before = current.set(self._connection)
                    try:
                        super().data_received(data)
                    finally:
                        current.reset(before)

            def eof_received(self) -> Any:
                return super().eof_received() if self._connection is not None else None

            def connection_lost(self, error: Exception | None) -> None:
                if self._connection is not None:
                    self._connection.release()
                    super().connection_lost(error)

        return Limited
