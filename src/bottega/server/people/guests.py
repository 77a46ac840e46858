"""Signed cookies, same-origin checks, rate limits."""

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

BURST = 500.0
BURST_SECONDS = 10.0
"""Burst size: this many requests, or this many seconds' worth, but never more than the rate."""

SWEEP_SECONDS = 60.0

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
        """Guests who came since visits were last stored."""

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


class RateLimit:
    """How often each one may do something, such as "60/minute", by a clock that is never set back.

    Everybody has some credit, which grows steadily up to a limit, and pays with it: so a minute's worth cannot be asked
    for in one second, and who was refused may soon ask again.
    """

    def __init__(self, rate: str, clock: Clock = time.monotonic) -> None:
        most, _, unit = rate.partition("/")
        self.growth = int(most) / SECONDS[unit]
        """Credit a second."""
        self.most = min(float(most), max(BURST, BURST_SECONDS * self.growth))
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}
        """How much of the credit each one had spent, and when."""
        self._swept = clock()

    def hit(self, who: str, cost: int = 1) -> None:
        """Pay for what is done, or refuse it."""
        now = self._clock()
        spent, when = self._spent.get(who, (0.0, now))
        spent = max(0.0, spent - (now - when) * self.growth) + cost
        if spent > self.most:
            raise Refusal("too-many")
        self._spent[who] = (spent, now)
        if now - self._swept > SWEEP_SECONDS:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Forget those who have all their credit again."""
        self._swept = now
        self._spent = {
            who: (spent, when)
            for who, (spent, when) in self._spent.items()
            if spent > (now - when) * self.growth
        }


class Limits:
    """How often one guest, and one address, may ask, and how many sockets they may have."""

    def __init__(self, settings: Settings) -> None:
        self._guest = RateLimit(settings.guest_rate)
        self._address = RateLimit(settings.address_rate)
        self._create = (RateLimit(settings.create_rate), RateLimit(settings.create_rate))
        self._guess = RateLimit(settings.guess_rate)
        self._fault = (RateLimit(settings.fault_rate), RateLimit(settings.fault_rate))
        self._most_sockets = {
            "guest": settings.guest_sockets,
            "address": settings.address_sockets,
            "table": settings.table_sockets,
        }
        self._sockets: Counter[tuple[str, str]] = Counter()

    def ask(self, guest: str | None, address: str, cost: int = 1) -> None:
        if guest is not None:
            self._guest.hit(guest, cost)
        self._address.hit(address, cost)

    def create(self, guest: str, address: str) -> None:
        self._both(self._create, guest, address)

    def guess(self, address: str) -> None:
        """A recovery code or a device link is tried. Guests cost nothing, so it is the address that counts."""
        self._guess.hit(address)

    def report(self, guest: str, address: str) -> None:
        self._both(self._fault, guest, address)

    def _both(self, rates: tuple[RateLimit, RateLimit], guest: str, address: str) -> None:
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
