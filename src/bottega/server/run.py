"""Serving: from settings to a running process."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser

import uvicorn

from bottega.core.errors import BottegaError
from bottega.server.app import create_app
from bottega.server.database import only_server
from bottega.server.gate import answer_head
from bottega.server.settings import Settings, database_url

LOG_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Server(uvicorn.Server):
    """Says where it is once it listens, and shows it."""

    open_browser = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{port}/"
            print(f"Bottega is at {address} (Ctrl-C ends it)", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(host: str, port: int, database: str | None, open_browser: bool) -> None:
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format=LOG_LINE)
    for name in ("uvicorn", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    origins = tuple(os.environ.get("BOTTEGA_ORIGINS", "").split())
    settings = Settings(database=database_url(database), origins=origins)
    serve_settings(settings, host, port, open_browser)


def serve_settings(settings: Settings, host: str, port: int, open_browser: bool = False) -> None:
    """Serve until a signal ends it."""
    listening = listen(host, port)

    async def main() -> None:
        config = uvicorn.Config(
            answer_head(await create_app(settings)),
            access_log=False,
            log_config=None,
            ws="websockets-sansio",
            ws_max_size=settings.body_bytes,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
        server = Server(config)
        server.open_browser = open_browser
        await server.serve([listening])

    with listening, only_server(settings.database), contextlib.suppress(KeyboardInterrupt):  # Ctrl-C ends it
        asyncio.run(main())


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
