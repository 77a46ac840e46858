"""A mail server and a web server for tests: they keep what they receive, and can be set to wait or to fail."""

from __future__ import annotations

import contextlib
import email
import email.policy
import json
import queue
import socketserver
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

from tests.cli.runner import PATIENCE


def nothing() -> None:
    pass


class Inbox:
    """Received messages. A message with a known key is only counted, as mailboxes do."""

    def __init__(self) -> None:
        self.before_answer: Callable[[], None] = nothing
        """Called when something has arrived and is kept, before it is acknowledged."""
        self.refusals: list[int] = []
        """The next ones are refused with these codes."""
        self.times: Counter[str] = Counter()
        """How often each key came over the wire."""
        self._new: queue.Queue[Any] = queue.Queue()
        self.port = 0

    def keep(self, key: str, thing: Any) -> None:
        self.times[key] += 1
        if self.times[key] == 1:
            self._new.put(thing)

    def next(self) -> Any:
        """The next that arrives, or has arrived and was not asked for."""
        try:
            return self._new.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError(f"nothing arrived; before: {dict(self.times)}") from None

    def code(self, otherwise: int) -> int:
        return self.refusals.pop(0) if self.refusals else otherwise


class _Smtp(socketserver.StreamRequestHandler):
    """As much of SMTP as a client needs that sends one mail."""

    def handle(self) -> None:
        box = cast(Any, self.server).box
        self._say(220)
        while line := self._line():
            verb = line[:4].upper()
            if verb == b"DATA":
                self._say(354)
                self._receive(box)
            elif verb == b"QUIT":
                self._say(221)
                return
            else:
                self._say(box.code(250) if verb == b"RCPT" else 250)

    def _receive(self, box: Inbox) -> None:
        lines = []
        while (line := self._line()) not in (b".\r\n", b""):
            lines.append(line.removeprefix(b"."))
        if line:
            message = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
            box.keep(message["Message-ID"], message)
            box.before_answer()
            self._say(250)

    def _line(self) -> bytes:
        """The next line; empty if the client has gone, in whatever way."""
        try:
            return self.rfile.readline()
        except OSError:
            return b""

    def _say(self, code: int) -> None:
        with contextlib.suppress(OSError):
            self.wfile.write(f"{code} well\r\n".encode())


class _Threads(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True


class _Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        box = cast(Any, self.server).box
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        code = box.code(204)
        if code == 204:
            key = self.headers["Idempotency-Key"]
            box.keep(key, (key, body))
            box.before_answer()
        with contextlib.suppress(OSError):
            self.send_response(code)
            self.send_header("Location", f"http://127.0.0.1:{box.port}/elsewhere")
            self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def mail_server() -> Iterator[Inbox]:
    with _Threads(("127.0.0.1", 0), _Smtp) as server, _serving(server) as box:
        yield box


@contextlib.contextmanager
def web_server() -> Iterator[Inbox]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Hook) as server, _serving(server) as box:
        yield box


@contextlib.contextmanager
def _serving(server: socketserver.TCPServer) -> Iterator[Inbox]:
    box = Inbox()
    box.port = server.server_address[1]
    cast(Any, server).box = box
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield box
    finally:
        server.shutdown()
        thread.join()


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())
