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
from bottega.server.http.connections import Connections
from bottega.server.http.middleware import Middleware
from bottega.server.live.table_manager import TableManager
from bottega.server.metrics import Metrics
from bottega.server.settings import Settings, read_settings
from bottega.server.system import raise_file_limit
from bottega.server.tasks.systemd import feed_watchdog, notify_systemd

if sys.platform == "win32":
    new_loop = asyncio.new_event_loop
else:
    from uvloop import new_event_loop as new_loop

PING_SECONDS = 45.0
"""Interval of WebSocket pings; proxies close connections that are silent for a minute."""

BACKLOG = 2048
"""How many connections may wait to be accepted by the operating system."""

GC_THRESHOLDS = (5_000, 10, 1_000)
"""Thresholds of Python's garbage collector: many pauses of a few milliseconds instead of few long ones."""


def run(values: Mapping[str, str | bool]) -> None:
    settings = read_settings(values)
    with logs.written(settings.log, settings.log_level):
        serve_settings(settings)


def serve_settings(settings: Settings) -> None:
    """Serve until a signal stops the process."""
    listener = listen(settings.host, settings.port)
    files = raise_file_limit()

    async def main() -> None:
        app = await create_app(settings)
        manager: TableManager = app.state.manager

        def started() -> None:
            close_sockets_on_signal(manager, settings.stop_seconds)
            print_address(listener, settings)
            notify_systemd("READY=1")

        app.on_startup.append(started)
        connections = Connections(settings, files)
        add_connection_metrics(manager.metrics, connections)
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
        config.load()
        config.http_protocol_class = connections.limited(config.http_protocol_class)
        tune_garbage_collector()
        watchdog = asyncio.create_task(feed_watchdog())
        await uvicorn.Server(config).serve([listener])
        watchdog.cancel()

    runner = asyncio.Runner(loop_factory=new_loop)
    with listener, only_server(settings.database), contextlib.suppress(KeyboardInterrupt), runner:
        runner.run(main())  # until Ctrl-C


def add_connection_metrics(metrics: Metrics, connections: Connections) -> None:
    metrics.gauge("bottega_connections", "Open connections.", lambda: connections.count)
    metrics.gauge("bottega_connections_max", "How many may be open.", lambda: connections.most)
    metrics.gauge(
        "bottega_connections_refused_total", "Connections refused.", lambda: connections.refused, "counter"
    )


def print_address(listener: socket.socket, settings: Settings) -> None:
    """Print the address of the server, and open it in the browser if that is set."""
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}{settings.prefix}/"
    print(f"Bottega is at {address} (Ctrl-C ends it)", flush=True)
    if settings.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def close_sockets_on_signal(manager: TableManager, seconds: float) -> None:
    """On a signal, close all sockets with a reason, then let uvicorn stop. A second signal goes to uvicorn at once.

    Call this when the application starts, because uvicorn must have set its signal handlers before.
    """
    loop = asyncio.get_running_loop()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    async def finish(number: int) -> None:
        notify_systemd("STOPPING=1")
        await manager.close_sockets(seconds)
        signal.raise_signal(number)

    def handle(number: int, _: Any) -> None:
        for each, handler in handlers.items():
            signal.signal(each, handler)
        asyncio.run_coroutine_threadsafe(finish(number), loop)

    for number in handlers:
        signal.signal(number, handle)


def tune_garbage_collector() -> None:
    """Run the garbage collector less often, and exclude everything that was loaded at the start.

    With thousands of sockets a full collection would pause the server for half a second. Only reference cycles need
    the collector; everything else is freed by reference counting.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises BottegaError with a sentence if the address cannot be used.

    The protocol is set explicitly to TCP: only then asyncio disables Nagle's algorithm, which delays small messages
    by 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        listener.close()
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise BottegaError(
            f"cannot listen at {host}, port {port}: {reason}; {advice(error, port)}"
        ) from error
    return listener


def advice(error: Exception, port: int) -> str:
    """What to try if an address cannot be used."""
    if isinstance(error, OverflowError) or getattr(error, "errno", 0) in (errno.EADDRINUSE, errno.EACCES):
        return f"choose another port: --port {port + 1 if 1024 <= port < 65535 else 8001}"
    return "choose another address: --host 127.0.0.1"
