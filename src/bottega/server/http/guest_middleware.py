"""Who sends a request (the cookie is read here), from which page, and rate limits."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bottega.server.people.guests import BEFORE_COOKIE, Guests, Limits, is_own_origin, network_of
from bottega.server.refusal import RequestRefused, known_language
from bottega.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class GuestMiddleware:
    """Checks origin and rate limits, and stores the guest of the request in `scope["state"]["guest"]`."""

    def __init__(self, app: ASGIApp, settings: Settings, guests: Guests, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.guests = guests
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if not scope["path"].startswith("/api/"):
            self.limits.charge(None, network(scope))
            await self.app(scope, receive, self._with_guest_cookie(scope, headers, send))
            return
        own = is_own_origin(headers.get("origin"), headers.get("host"), self.settings.origins)
        guest = self.guests.read(headers.get("cookie", ""))
        cost = scope["route_handler"].opt.get("cost", 1)
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                if not own:
                    raise RequestRefused("foreign-origin")
                self.limits.charge(guest, network(scope), cost)
            except RequestRefused as refusal:
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
                return
            scope["state"]["guest"] = guest
            await self.app(scope, receive, send)
            return
        if not own and scope["method"] not in SAFE_METHODS:
            raise RequestRefused("foreign-origin")
        self.limits.charge(guest, network(scope), cost)
        needs_cookie = guest is None or self.guests.note_visit(guest)
        guest = guest or self.guests.new()
        state = scope["state"]
        state["guest"] = guest

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
                secure = scope["scheme"] == "https"
                current: str = state["guest"]  # another guest if a login link was used
                if needs_cookie or current != guest or "new_cookie" in state:
                    extra.append((b"set-cookie", self.guests.cookie(current, secure).encode()))
                if "before" in state:
                    cookie = self.guests.cookie(state["before"], secure, BEFORE_COOKIE)
                    extra.append((b"set-cookie", cookie.encode()))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def _with_guest_cookie(self, scope: Scope, headers: Headers, send: Send) -> Send:
        """Set the cookie of a new guest with the page itself, so that the page's parallel requests share one guest."""
        page = scope["type"] == ScopeType.HTTP and "text/html" in headers.get("accept", "")
        if not page or self.guests.read(headers.get("cookie", "")) is not None:
            return send
        cookie = self.guests.cookie(self.guests.new(), secure=scope["scheme"] == "https").encode()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and is_page(message["headers"]):
                rest = [pair for pair in message["headers"] if pair[0] != b"cache-control"]
                message["headers"] = [
                    *rest,
                    (b"cache-control", b"private, no-cache"),
                    (b"set-cookie", cookie),
                ]
            await send(message)

        return send_with_cookie


def is_page(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Only the page itself sets a cookie: a shared cache may store everything else."""
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in headers)


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def network(scope: Scope) -> str:
    """Whom limits count as one sender."""
    return network_of(address(scope))


def language_of(scope: Scope) -> str:
    """The language of a request that failed before its parameters were parsed."""
    for pair in scope.get("query_string", b"").decode("latin-1").split("&"):
        if pair.startswith("lang="):
            return known_language(pair[5:])
    return "en"
