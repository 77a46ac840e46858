"""Start a server from its settings, in one process."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import math
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Any

import uvicorn

from bottega.core.errors import BottegaError
from bottega.server import logs
from bottega.server.app import create_app
from bottega.server.database.connection import only_server
from bottega.server.http.middleware import Middleware
from bottega.server.live.table_manager import TableManager
from bottega.server.settings import Settings, read_settings

if sys.platform == "win32":
    new_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop as new_loop

PING_SECONDS = 45.0
"""How often a socket is asked whether its client is still there; proxies close those that are silent for a minute."""

BACKLOG = 2048
"""How many connections may wait to be accepted."""

COLLECTOR = (5_000, 10, 1_000)
"""The thresholds of Python's garbage collector: it stops everybody often, for a few milliseconds, rather than seldom
and for long."""


def run(given: Mapping[str, str | bool]) -> None:
    settings = read_settings(given)
    logs.set_up(settings.log, settings.log_level)
    serve_settings(settings)


def serve_settings(settings: Settings) -> None:
    """Serve until a signal ends it."""
    listening = listen(settings.host, settings.port)

    async def main() -> None:
        app = await create_app(settings)
        manager: TableManager = app.state.manager

        def started() -> None:
            finish_before_stopping(manager, settings.stop_seconds)
            announce(listening, settings)

        app.on_startup.append(started)
        config = uvicorn.Config(
            Middleware(app, settings, manager.metrics),
            backlog=BACKLOG,
            access_log=False,
            log_config=None,
            ws="websockets-sansio",
            ws_per_message_deflate=False,  # large messages are compressed by `table_socket`, which costs half
            ws_max_size=settings.body_bytes,
            ws_ping_interval=PING_SECONDS,
            timeout_graceful_shutdown=math.ceil(settings.stop_seconds),
            forwarded_allow_ips=list(settings.forwarded),
            server_header=False,
        )
        spare_the_collector()
        await uvicorn.Server(config).serve([listening])

    runner = asyncio.Runner(loop_factory=new_loop)
    with listening, only_server(settings.database), contextlib.suppress(KeyboardInterrupt), runner:
        runner.run(main())  # until Ctrl-C


def announce(listening: socket.socket, settings: Settings) -> None:
    """Say where the server is, and show it."""
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}{settings.prefix}/"
    print(f"Bottega is at {address} (Ctrl-C ends it)", flush=True)
    if settings.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def finish_before_stopping(manager: TableManager, seconds: float) -> None:
    """Let a signal end all sockets with a reason before uvicorn drops them; a second signal goes to uvicorn alone.

    To be called after uvicorn has set its handlers, thus when the application starts.
    """
    loop = asyncio.get_running_loop()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    async def finish(number: int) -> None:
        await manager.finish(seconds)
        signal.raise_signal(number)

    def handle(number: int, _: Any) -> None:
        for each, handler in handlers.items():
            signal.signal(each, handler)
        asyncio.run_coroutine_threadsafe(finish(number), loop)

    for number in handlers:
        signal.signal(number, handle)


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
        listening.listen(BACKLOG)
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
