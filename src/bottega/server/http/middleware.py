"""What every request passes first: prefix, host names, metrics, log of requests."""

from __future__ import annotations

import logging
import re
import time
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Send

from bottega.server.http.connections import current
from bottega.server.metrics import Metrics
from bottega.server.settings import Settings

log = logging.getLogger(__name__)

TABLE = re.compile(r"(/tables/|/t/)([\w-]{6})[\w-]*")
WRONG_HOST = b"This server does not answer for that host name.\n"


class Middleware:
    """Limits the time of a request, strips the prefix, treats HEAD as GET, refuses unknown host names, counts, logs."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.hosts = frozenset(host.lower() for host in settings.hosts)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        connection = current.get()
        if connection is None:
            await self._serve(scope, receive, send)
            return
        with connection.request():
            if scope["type"] == ScopeType.HTTP:
                receive = connection.timed_body(receive)
            await self._serve(scope, receive, connection.timed_send(send))

    async def _serve(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif not self._serves_host(scope):
            await send({"type": "websocket.close", "code": 4403, "reason": "wrong host"})
        else:
            await self.app(self._without_prefix(scope), receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        method = scope["method"]
        started = time.perf_counter()
        status = 500

        async def send_and_note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        inner = self._without_prefix(scope)
        if method == "HEAD":  # the server leaves the body out by itself
            inner = {**inner, "method": HttpMethod.GET}
        try:
            if self._serves_host(inner):
                await self.app(inner, receive, send_and_note_status)
            else:
                await refuse_host(send_and_note_status)
        finally:
            seconds = time.perf_counter() - started
            self.metrics.requests.count(method=method_label(method), status=str(status))
            self.metrics.request_times.observe(seconds)
            if self.settings.log_requests:
                self._log_request(method, scope["path"], status, seconds)

    def _without_prefix(self, scope: Any) -> Any:
        """Some proxies take the prefix off, some do not."""
        prefix, path = self.settings.prefix, scope.get("path", "")
        if not prefix or not f"{path}/".startswith(f"{prefix}/"):
            return scope
        rest = path[len(prefix) :] or "/"
        return {**scope, "path": rest, "raw_path": rest.encode()}

    def _serves_host(self, scope: Any) -> bool:
        """Whether the request is for one of our host names. Health checks may use an IP address."""
        if not self.hosts or scope["path"].startswith("/health"):
            return True
        host = Headers.from_scope(scope).get("host", "").lower()
        return host in self.hosts or re.sub(r":\d+\Z", "", host) in self.hosts

    def _log_request(self, method: str, path: str, status: int, seconds: float) -> None:
        """Log a request. Table ids are shortened, because anybody who knows one can watch the table."""
        path = TABLE.sub(r"\1\2...", path)
        fields = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        log.info(
            "%s %s %d %.1f ms", method, ascii(path)[1:-1], status, seconds * 1000, extra={"fields": fields}
        )


async def refuse_host(send: Send) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(WRONG_HOST))]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": WRONG_HOST, "more_body": False})


def method_label(method: str) -> str:
    """The label for the metrics; clients can send any method, so unknown ones are counted together."""
    return method if method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH") else "other"
