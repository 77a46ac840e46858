"""Serving: from settings to a running process."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import math
import socket
import sys
import threading
import webbrowser
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol

from bottega.core.errors import BottegaError
from bottega.server import logs
from bottega.server.app import create_app
from bottega.server.database import only_server
from bottega.server.door import Door
from bottega.server.hall import Hall
from bottega.server.settings import Settings, read_settings

END = b"\x00\x00\xff\xff"
"""What ends compressed data; by the protocol it is not sent."""

PLAIN_BYTES = 4096
"""What is smaller is sent as it is: it fits into a few packets anyway."""


@cache
def compressor(window_bits: int) -> Any:
    """What compresses for all sockets with such a window: a new one for each message would cost more than its work."""
    return zlib.compressobj(level=1, wbits=-window_bits)


class Deflate(PerMessageDeflate):
    """Compresses what is large."""

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < PLAIN_BYTES:
            return frame
        shared = compressor(self.local_max_window_bits)
        data = shared.compress(frame.data)
        data += shared.flush(zlib.Z_FULL_FLUSH)  # so that nothing refers to what was compressed before
        return Frame(frame.opcode, memoryview(data)[: -len(END)], frame.fin, rsv1=True)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Each message is compressed by itself, fast and in a large window.

    A state is so large that it compresses well alone, and nothing has to be kept for a socket between two messages.
    """

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], Deflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )


class Connection(ServerProtocol):
    """All messages are text: those given as bytes are encoded already."""

    send_binary = ServerProtocol.send_text


class Socket(WebSocketsSansIOProtocol):
    """A socket that encodes and compresses in our way."""

    closed: ClassVar[int] = 0

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Connection(
            extensions=[DeflateFactory()], max_size=self.config.ws_max_size, logger=self.conn.logger
        )

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        Socket.closed += 1
        if Socket.closed % CLOSED_SOCKETS == 0:
            gc.collect()


if sys.platform == "win32":
    new_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop as new_loop

PING_SECONDS = 45.0
"""How often a socket is asked whether its client is still there; proxies close those that are silent for a minute."""

COLLECTOR = (5_000, 10, 1_000)
"""The thresholds of Python's garbage collector: it stops everybody often, for a few milliseconds, rather than seldom
and for long."""

CLOSED_SOCKETS = 2_000
"""After so many, all garbage is collected: a closed socket refers to itself, and the collector would leave it."""


class Server(uvicorn.Server):
    """Says where it is once it listens, and shows it; ends sockets with a reason when it stops."""

    def __init__(self, config: uvicorn.Config, hall: Hall, settings: Settings) -> None:
        super().__init__(config)
        self.hall = hall
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{port}{self.settings.prefix}/"
            print(f"Bottega is at {address} (Ctrl-C ends it)", flush=True)
            if self.settings.open:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hall.finish(self.settings.stop_seconds)
        await super().shutdown(sockets)


def run(given: Mapping[str, str | bool]) -> None:
    settings = read_settings(given)
    logs.set_up(settings.log, settings.log_level)
    serve_settings(settings)


def serve_settings(settings: Settings) -> None:
    """Serve until a signal ends it."""
    listening = listen(settings.host, settings.port)

    async def main() -> None:
        app = await create_app(settings)
        config = uvicorn.Config(
            Door(app, settings, app.state.hall.metrics),
            access_log=False,
            log_config=None,
            ws=Socket,
            ws_max_size=settings.body_bytes,
            ws_ping_interval=PING_SECONDS,
            timeout_graceful_shutdown=math.ceil(settings.stop_seconds),
            forwarded_allow_ips=list(settings.forwarded),
            server_header=False,
        )
        spare_the_collector()
        await Server(config, app.state.hall, settings).serve([listening])

    runner = asyncio.Runner(loop_factory=new_loop)
    with listening, only_server(settings.database), contextlib.suppress(KeyboardInterrupt), runner:
        runner.run(main())  # until Ctrl-C


def spare_the_collector() -> None:
    """Let Python look for garbage less often, and never among what is there from the start.

    With thousands of sockets it would stop everybody for half a second. Little is left to it: what is no longer used
    is freed at once, unless it refers to itself.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address, or one sentence about why there is none.

    It says that it is TCP's: only then asyncio sends small messages at once rather than 40 ms later.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError, UnicodeError) as error:
        listening.close()
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BottegaError(
            f"cannot listen at {host}, port {port}: {reason}; {advice(error, port)}"
        ) from error
    return listening


def advice(error: Exception, port: int) -> str:
    """What to try if an address cannot be used."""
    if isinstance(error, OverflowError) or getattr(error, "errno", 0) in (errno.EADDRINUSE, errno.EACCES):
        return f"choose another port: --port {port + 1 if 1024 <= port < 65535 else 8001}"
    return "choose another address: --host 127.0.0.1"
