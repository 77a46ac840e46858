"""The socket of a table: states out, messages in."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import zlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bottega.server.http.guest_middleware import network
from bottega.server.http.handlers import COST_MEDIUM
from bottega.server.live.table_manager import TableManager
from bottega.server.live.viewers import Viewer
from bottega.server.people.guests import Limits
from bottega.server.protocol.basics import encode
from bottega.server.protocol.messages import Unreadable, read_id, read_message
from bottega.server.protocol.states import ServerMessage
from bottega.server.refusal import RequestRefused

UNKNOWN_TABLE = 4404
TOO_MANY = 4429
SERVICE_RESTART = 1012

COMPRESS_BYTES = 4096
"""Smaller messages are sent as they are: they fit into a few packets anyway."""

FINAL_BLOCK = b"\x03\x00"
"""An empty block, which ends a stream of raw deflate."""

COLLECT_EVERY = 2_000
"""A full garbage collection follows after this many closed sockets: sockets are reference cycles, and the automatic
collection runs rarely."""

closed = itertools.count(1)
compressor = zlib.compressobj(level=1, wbits=-zlib.MAX_WBITS)
"""Shared by all sockets: creating one for each message would cost more than the compression."""


@websocket("/api/tables/{id:str}/live", cost=COST_MEDIUM)
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    id: str,
    manager: TableManager,
    limits: Limits,
    language: str,
    since: int = 0,
    compress: bool = False,
    protocol: int = 1,
) -> None:
    """The connection of a player or a watcher to one table.

    With `compress`, large messages are sent as binary ones, compressed with raw deflate. A client of `protocol` 2 is
    sent what changes of the state instead of the whole.
    """
    guest: str | None = socket.scope["state"]["guest"]
    await socket.accept()
    try:
        sender = network(socket.scope)
        with limits.open_socket(guest, sender, id):
            viewer = await manager.connect(id, guest, language, since, protocol)
            await _serve(socket, manager, limits, id, viewer, sender, compress)
    except RequestRefused as refusal:
        await socket.send_text(encode(refusal.message(None, language)))
        code = {"no-storage": SERVICE_RESTART, "too-many": TOO_MANY}.get(refusal.code, UNKNOWN_TABLE)
        await socket.close(code=code, reason=refusal.code)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    id: str,
    viewer: Viewer,
    sender: str,
    compress: bool,
) -> None:
    writer = asyncio.create_task(_write(socket, viewer, compress))
    try:
        while (data := await _read(socket)) is not None:
            with viewer.answering():
                answer = await _answer(manager, limits, id, viewer, data, sender)
                if answer is not None:
                    viewer.send(answer)
            await asyncio.sleep(0)  # let other connections run between many messages
    finally:
        manager.disconnect(id, viewer)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writer
        if next(closed) % COLLECT_EVERY == 0:
            gc.collect()


async def _write(socket: WebSocket[Any, Any, Any], viewer: Viewer, compress: bool) -> None:
    """Send the viewer's queue."""
    with contextlib.suppress(WebSocketDisconnect, OSError):
        while (data := await viewer.queue.get()) is not None:
            if compress and len(data) >= COMPRESS_BYTES:
                await socket.send_bytes(compressed(data))
            else:
                await socket.send_text(data)
            del data  # it may be large, and waiting for the next message would keep it in memory
        await socket.close(code=SERVICE_RESTART, reason=viewer.reason)


def compressed(data: bytes) -> bytes:
    """A message as a complete stream of raw deflate: after a full flush it does not refer to earlier messages."""
    return compressor.compress(data) + compressor.flush(zlib.Z_FULL_FLUSH) + FINAL_BLOCK


async def _read(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """The next message; None when the client has disconnected."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def _answer(
    manager: TableManager, limits: Limits, id: str, viewer: Viewer, data: str | bytes, sender: str
) -> ServerMessage | None:
    try:
        if len(data) > manager.settings.message_bytes:
            raise RequestRefused("too-large")
        limits.charge(viewer.guest, sender)
        message = read_message(data)
        if extra := manager.messages.extra_cost(id, message):
            limits.charge(viewer.guest, sender, extra)
    except RequestRefused as refusal:
        return refusal.message(read_id(data), viewer.language)
    except Unreadable:
        return RequestRefused("malformed").message(read_id(data), viewer.language)
    return await manager.messages.handle(id, viewer.guest, viewer.language, message, viewer)
