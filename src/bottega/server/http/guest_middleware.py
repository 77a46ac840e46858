"""Who sends a request (the cookie is read here), from which page, and rate limits."""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bottega.server.people.guests import Guests, Limits, own_origin
from bottega.server.refusal import Refusal, known_language
from bottega.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")


class GuestMiddleware:
    """Refuses foreign origins and floods, and knows or makes the guest: `scope["state"]["guest"]`."""

    def __init__(self, app: ASGIApp, settings: Settings, guests: Guests, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.guests = guests
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if not scope["path"].startswith("/api/"):
            await self.app(scope, receive, self._welcome(scope, headers, send))
            return
        own = own_origin(headers.get("origin"), headers.get("host"), self.settings.origins)
        guest = self.guests.read(headers.get("cookie", ""))
        cost = scope["route_handler"].opt.get("cost", 1)
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                if not own:
                    raise Refusal("foreign-origin")
                self.limits.ask(guest, address(scope), cost)
            except Refusal as refusal:
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
                return
            scope["state"]["guest"] = guest
            await self.app(scope, receive, send)
            return
        if not own and scope["method"] not in SAFE:
            raise Refusal("foreign-origin")
        self.limits.ask(guest, address(scope), cost)
        due = guest is None or self.guests.welcome(guest)
        guest = guest or self.guests.new()
        scope["state"]["guest"] = guest

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff")]
                now: str = scope["state"]["guest"]  # another one if the browser has come by a pass
                if due or now != guest:
                    cookie = self.guests.cookie(now, secure=scope["scheme"] == "https")
                    extra.append((b"set-cookie", cookie.encode()))
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def _welcome(self, scope: Scope, headers: Headers, send: Send) -> Send:
        """The first page makes the guest: what it asks for next, all at once, is then asked by one and the same."""
        page = scope["type"] == ScopeType.HTTP and "text/html" in headers.get("accept", "")
        if not page or self.guests.read(headers.get("cookie", "")) is not None:
            return send
        cookie = self.guests.cookie(self.guests.new(), secure=scope["scheme"] == "https").encode()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"set-cookie", cookie)]
            await send(message)

        return send_with_cookie


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def language_of(scope: Scope) -> str:
    """The language of a request that went wrong before its parameters were read."""
    for pair in scope.get("query_string", b"").decode("latin-1").split("&"):
        if pair.startswith("lang="):
            return known_language(pair[5:])
    return "en"
