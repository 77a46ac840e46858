"""Who asks: guests by a signed cookie, requests from our own pages only, and not too many of them."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

from bottega.server.refusal import Refusal
from bottega.server.settings import Settings

COOKIE = "bottega_guest"
DAY = 24 * 3600
COOKIE_SECONDS = 400 * DAY
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 24 * 3600}

Clock = Callable[[], float]


class Guests:
    """Makes and reads the cookie."""

    def __init__(self, key: str, prefix: str = "", clock: Clock = time.monotonic) -> None:
        self._signer = Signer(key, salt="bottega.guest")
        self._path = prefix or "/"
        self._clock = clock
        self._day = -1
        self._today: set[str] = set()
        self.came: set[str] = set()
        """Guests who came since the keeper last wrote it down."""

    def new(self) -> str:
        guest = secrets.token_urlsafe(16)
        self.welcome(guest)
        return guest

    def welcome(self, guest: str) -> bool:
        """Note that a guest is here; whether it is the first time today, and the cookie is to last longer again."""
        day = int(self._clock() // DAY)
        if day != self._day:
            self._day, self._today = day, set()
        if guest in self._today:
            return False
        self._today.add(guest)
        self.came.add(guest)
        return True

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
        return f"{COOKIE}={signed}; Path={self._path}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{safe}"


class Rate:
    """How often each one may do something in a while, such as "60/minute". Its clock is never set back."""

    def __init__(self, rate: str, clock: Clock = time.monotonic) -> None:
        most, _, unit = rate.partition("/")
        self.most = int(most)
        self.seconds = SECONDS[unit]
        self._clock = clock
        self._began = clock()
        self._counts: Counter[str] = Counter()

    def hit(self, who: str, price: int = 1) -> None:
        """Count what is done, by its price, and refuse if it is too much."""
        now = self._clock()
        if now - self._began >= self.seconds:
            self._began = now
            self._counts.clear()
        self._counts[who] += price
        if self._counts[who] > self.most:
            raise Refusal("too-many")


class Limits:
    """How often one guest, and one address, may ask, and how many sockets they may have."""

    def __init__(self, settings: Settings) -> None:
        self._guest = Rate(settings.guest_rate)
        self._address = Rate(settings.address_rate)
        self._create = (Rate(settings.create_rate), Rate(settings.create_rate))
        self._fault = (Rate(settings.fault_rate), Rate(settings.fault_rate))
        self._most_sockets = {
            "guest": settings.guest_sockets,
            "address": settings.address_sockets,
            "table": settings.table_sockets,
        }
        self._sockets: Counter[tuple[str, str]] = Counter()

    def ask(self, guest: str | None, address: str, price: int = 1) -> None:
        if guest is not None:
            self._guest.hit(guest, price)
        self._address.hit(address, price)

    def create(self, guest: str, address: str) -> None:
        self._both(self._create, guest, address)

    def report(self, guest: str, address: str) -> None:
        self._both(self._fault, guest, address)

    def _both(self, rates: tuple[Rate, Rate], guest: str, address: str) -> None:
        rates[0].hit(guest)
        rates[1].hit(address)

    @contextmanager
    def socket(self, guest: str | None, address: str, table: str) -> Iterator[None]:
        """Have a socket open, if guest, address and table have not too many."""
        keys = [("address", address), ("table", table)]
        if guest is not None:
            keys.append(("guest", guest))
        if any(self._sockets[key] >= self._most_sockets[key[0]] for key in keys):
            raise Refusal("too-many")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]


def own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from one of our pages. Browsers always say where; programs need not."""
    if origin is None:
        return True
    return origin in allowed or (bool(host) and urlsplit(origin).netloc == host)
