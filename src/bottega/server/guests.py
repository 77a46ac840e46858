"""Who asks: guests by a signed cookie, requests from our own pages only, and not too many of them."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from bottega.server.refusal import Refusal
from bottega.server.settings import Settings

COOKIE = "bottega_guest"
COOKIE_SECONDS = 400 * 24 * 3600


class Guests:
    """Makes and reads the cookie."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="bottega.guest")

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def read(self, cookies: str) -> str | None:
        """The guest of a Cookie header; None if there is none that we signed."""
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
            return self._signer.unsign(morsel.value).decode() if morsel is not None else None
        except (CookieError, BadSignature, UnicodeError):
            return None

    def cookie(self, guest: str, secure: bool) -> str:
        """The Set-Cookie header for a guest."""
        signed = self._signer.sign(guest).decode()
        safe = "; Secure" if secure else ""
        return f"{COOKIE}={signed}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{safe}"


class Limits:
    """How often one guest, and one address, may ask."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._guest = parse(settings.guest_rate)
        self._address = parse(settings.address_rate)
        self._create = parse(settings.create_rate)
        self._fault = parse(settings.fault_rate)

    def ask(self, guest: str | None, address: str) -> None:
        if guest is not None and not self._limiter.hit(self._guest, "guest", guest):
            raise Refusal("too-many")
        if not self._limiter.hit(self._address, "address", address):
            raise Refusal("too-many")

    def create(self, guest: str, address: str) -> None:
        self._hit(self._create, "create", guest, address)

    def report(self, guest: str, address: str) -> None:
        self._hit(self._fault, "fault", guest, address)

    def _hit(self, rate: RateLimitItem, what: str, guest: str, address: str) -> None:
        for kind, who in ((f"{what}-guest", guest), (f"{what}-address", address)):
            if not self._limiter.hit(rate, kind, who):
                raise Refusal("too-many")


def own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from one of our pages. Browsers always say where; programs need not."""
    if origin is None:
        return True
    return origin in allowed or (bool(host) and urlsplit(origin).netloc == host)
