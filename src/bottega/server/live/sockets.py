"""Send and receive on a socket, fast for many small messages."""

from __future__ import annotations

import gc
import struct
import zlib
from functools import cache, cached_property
from typing import Any, ClassVar, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

TEXT = 0x81
COMPRESSED = 0x40
"""The first byte of a frame that is a whole message of text, and what is added to it if the message is compressed."""

END = b"\x00\x00\xff\xff"
"""What ends compressed data; by the protocol it is not sent."""

PLAIN_BYTES = 4096
"""What is smaller is sent as it is: it fits into a few packets anyway."""

PUSH = "bottega.push"
"""The name under which a request for a socket offers `Socket.push`: sending through all layers costs twice as much."""

WAITING = 8
"""How many messages of a client may wait before no more are read from it."""

CLOSED = 2_000
"""After so many closed sockets all garbage is collected: they refer to themselves, and the collector leaves them."""


@cache
def compressor(window_bits: int) -> Any:
    """What compresses for all sockets with such a window: a new one for each message would cost more than its work."""
    return zlib.compressobj(level=1, wbits=-window_bits)


def compress(data: bytes, window_bits: int) -> bytes:
    """Compress a message by itself. A state is so large that nothing has to be kept for the next one."""
    shared = compressor(window_bits)
    begun: bytes = shared.compress(data)
    data = begun + shared.flush(zlib.Z_FULL_FLUSH)  # so that nothing refers to what was compressed before
    return data.removesuffix(END)


def frame(data: bytes, window_bits: int | None) -> bytes:
    """A message of text as it goes over the wire; `window_bits` is None if the client cannot decompress."""
    first = TEXT
    if window_bits is not None and len(data) >= PLAIN_BYTES:
        data, first = compress(data, window_bits), TEXT | COMPRESSED
    size = len(data)
    if size < 126:
        return struct.pack("!BB", first, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", first, 126, size) + data
    return struct.pack("!BBQ", first, 127, size) + data


class Socket(WebSocketsSansIOProtocol):
    """A socket of ours. All messages that it sends are text, encoded already."""

    closed: ClassVar[int] = 0

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=self.conn.logger
        )

    @cached_property
    def window_bits(self) -> int | None:
        """The window in which the client decompresses; None: it does not. To be asked when the socket is open."""
        agreed: list[Any] = self.conn.extensions
        return next(
            (each.local_max_window_bits for each in agreed if isinstance(each, PerMessageDeflate)), None
        )

    async def run_asgi(self) -> None:
        cast(Any, self.scope)["extensions"][PUSH] = self.push
        await super().run_asgi()

    def push(self, data: bytes) -> bool:
        """Send a message at once; False: the connection is not ready for it."""
        ready = self.conn.state is OPEN and self.writable.is_set() and not self.disconnected
        if ready:
            self.transport.write(frame(data, self.window_bits))
        return ready

    async def send(self, message: Any) -> None:
        data = message.get("bytes")
        if data is not None:
            await self.writable.wait()
        if data is None or not self.push(data):
            await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. The client is read on until some wait: pausing after each costs more than reading it."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        Socket.closed += 1
        if Socket.closed % CLOSED == 0:
            gc.collect()
