"""Signed cookies, same-origin checks, rate limits."""

from __future__ import annotations

import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.settings import Settings

COOKIE = "bottega_guest"
BEFORE_COOKIE = "bottega_before"
"""The guest that this browser was before it became another one by a link or a code."""

DAY = 24 * 3600
COOKIE_SECONDS = 400 * DAY
COOKIE_LENGTH = 200
"""Longer values are not even looked at."""
SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 24 * 3600}

BURST = 500.0
BURST_SECONDS = 10.0
"""Burst size: this many requests, or this many seconds' worth, but never more than the rate."""

SWEEP_SECONDS = 60.0

Clock = Callable[[], float]


class Guests:
    """Creates guests, and signs and reads their cookies."""

    def __init__(self, key: str, prefix: str = "", clock: Clock = time.monotonic) -> None:
        self._signer = Signer(key, salt="bottega.guest")
        self._path = prefix or "/"
        self._clock = clock
        self._day = -1
        self._visited_today: set[str] = set()
        self.visitors: set[str] = set()
        """Guests who have come since visits were last stored."""
        self.generations: dict[str, int] = {}
        """The generation of each guest who has signed out everywhere; older cookies are not valid."""

    def new(self) -> str:
        """Nothing is remembered of a guest before the cookie comes back."""
        return secrets.token_urlsafe(16)

    def note_visit(self, guest: str) -> bool:
        """Note a visit. True: it is the first one today, so the cookie should be renewed."""
        day = int(self._clock() // DAY)
        if day != self._day:
            self._day, self._visited_today = day, set()
        if guest in self._visited_today:
            return False
        self._visited_today.add(guest)
        self.visitors.add(guest)
        return True

    def read(self, cookies: str, cookie: str = COOKIE) -> str | None:
        """The guest of a Cookie header; None if it has no valid signature or its generation is over.

        The standard library's parser takes quadratic time in some versions of Python.
        """
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            if name == cookie and len(value) <= COOKIE_LENGTH:
                try:
                    signed = self._signer.unsign(value).decode()
                except (BadSignature, UnicodeError):
                    return None
                guest, _, generation = signed.partition(".")
                return guest if int(generation or 0) == self.generations.get(guest, 0) else None
        return None

    def cookie(self, guest: str, secure: bool, cookie: str = COOKIE) -> str:
        """The Set-Cookie header for a guest."""
        generation = self.generations.get(guest, 0)
        signed = self._signer.sign(f"{guest}.{generation}" if generation else guest).decode()
        safe = "; Secure" if secure else ""
        return f"{cookie}={signed}; Path={self._path}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{safe}"


class RateLimit:
    """A token bucket for each key, with a rate such as "60/minute".

    Tokens are refilled steadily up to a limit, so a minute's worth cannot be used in one second, and a refused key may
    soon try again.
    """

    def __init__(self, rate: str, clock: Clock = time.monotonic, burst: float = BURST) -> None:
        most, _, unit = rate.partition("/")
        self.per_second = int(most) / SECONDS[unit]
        """Tokens refilled per second."""
        self.limit = min(float(most), max(burst, BURST_SECONDS * self.per_second))
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}
        """The tokens that each key had used, and when."""
        self._swept = clock()

    def hit(self, key: str, cost: int = 1) -> None:
        """Use tokens; raises RequestRefused if there are not enough."""
        self._use(key, self._after(key, cost))

    def _after(self, key: str, cost: int) -> tuple[float, float]:
        """What the key has used afterwards, and when; raises RequestRefused if that is too much."""
        now = self._clock()
        spent, when = self._spent.get(key, (0.0, now))
        spent = max(0.0, spent - (now - when) * self.per_second) + cost
        if spent > self.limit:
            raise RequestRefused("too-many")
        return spent, now

    def _use(self, key: str, after: tuple[float, float]) -> None:
        self._spent[key] = after
        if after[1] - self._swept > SWEEP_SECONDS:
            self._sweep(after[1])

    @staticmethod
    def hit_all(hits: list[tuple[RateLimit, str]], cost: int = 1) -> None:
        """Use tokens of several limits; of none if one of them refuses."""
        for (rate, key), after in zip(hits, [rate._after(key, cost) for rate, key in hits], strict=True):
            rate._use(key, after)

    def _sweep(self, now: float) -> None:
        """Drop the keys whose tokens are all refilled."""
        self._swept = now
        self._spent = {
            key: (spent, when)
            for key, (spent, when) in self._spent.items()
            if spent > (now - when) * self.per_second
        }


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the /64, which is what one household gets."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False))


def both(rate: str, burst: float = BURST) -> tuple[RateLimit, RateLimit]:
    """The same limit for a guest and for a network."""
    return RateLimit(rate, burst=burst), RateLimit(rate, burst=burst)


class Limits:
    """Rate limits and numbers of open sockets, by guest and by network: an IPv4 address or an IPv6 /64."""

    def __init__(self, settings: Settings) -> None:
        self._guest = RateLimit(settings.guest_rate)
        self._network = RateLimit(settings.address_rate)
        self._create = both(settings.create_rate)
        self._network_tables = RateLimit(settings.network_tables)
        self._import = both(settings.import_rate)
        self._store = both(settings.store_rate, math.inf)
        self._guess = RateLimit(settings.guess_rate)
        self._fault = both(settings.fault_rate)
        self._most_sockets = {
            "guest": settings.guest_sockets,
            "network": settings.address_sockets,
            "table": settings.table_sockets,
        }
        self._sockets: Counter[tuple[str, str]] = Counter()

    def charge(self, guest: str | None, network: str, cost: int = 1) -> None:
        of_guest = [(self._guest, guest)] if guest is not None else []
        RateLimit.hit_all([*of_guest, (self._network, network)], cost)

    def charge_table(self, sender: Sender) -> None:
        RateLimit.hit_all([(self._network_tables, sender.network), *zip(self._create, sender, strict=True)])

    def charge_import(self, sender: Sender) -> None:
        self._charge_both(self._import, sender)

    def charge_bytes(self, sender: Sender, count: int) -> None:
        """Charge what will be stored of a document."""
        self._charge_both(self._store, sender, count)

    def charge_guess(self, network: str) -> None:
        """Charge an attempt with a code or a link: only by network, because anybody can become a new guest."""
        self._guess.hit(network)

    def charge_fault(self, sender: Sender) -> None:
        self._charge_both(self._fault, sender)

    def _charge_both(self, rates: tuple[RateLimit, RateLimit], sender: Sender, cost: int = 1) -> None:
        RateLimit.hit_all(list(zip(rates, sender, strict=True)), cost)

    @contextmanager
    def open_socket(self, guest: str | None, network: str, table: str) -> Iterator[None]:
        """Count an open socket; refuses it if guest, network or table have too many."""
        keys = [("network", network), ("table", table)]
        if guest is not None:
            keys.append(("guest", guest))
        if any(self._sockets[key] >= self._most_sockets[key[0]] for key in keys):
            raise RequestRefused("too-many")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]


def is_own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own page. Browsers always send the origin; other programs need not."""
    if origin is None:
        return True
    try:
        return origin in allowed or (bool(host) and urlsplit(origin).netloc == host)
    except ValueError:  # it is no address
        return False
