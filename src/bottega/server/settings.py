"""What can be set when a server starts."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bottega.core.errors import BottegaError
from bottega.core.home import tables_file
from bottega.core.registry import game_names


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything has a default that suits one machine."""

    database: str
    """A URL of SQLAlchemy's."""
    games: tuple[str, ...] = ()
    """The games on offer; none: all that are installed."""
    page: str = ""
    """The folder of the built page; none: the package's own."""
    origins: tuple[str, ...] = ()
    """Origins that count as our own beside the one of the request, for a server behind a proxy."""
    thinkers: int = 1
    """Worker processes for bots."""
    helpers: int = 1
    """Worker processes for drawings, checks, replays and records."""
    help_seconds: float = 20.0
    """After this such a request is given up."""
    think_seconds: float = 60.0
    """After this a bot's worker is replaced, and at the second time the bot takes any move."""
    idle_seconds: float = 600.0
    """A table that nobody looks at leaves memory after this."""
    guest_rate: str = "3000/minute"
    """Messages and requests of one guest."""
    address_rate: str = "12000/minute"
    create_rate: str = "60/minute"
    """New tables, by guest and by address."""
    fault_rate: str = "20/minute"
    """Reports of faults of the page, by guest and by address."""
    guest_sockets: int = 50
    address_sockets: int = 2000
    table_sockets: int = 300
    """Sockets that are open at a time."""
    message_bytes: int = 4096
    body_bytes: int = 65536

    def offered(self) -> tuple[str, ...]:
        return self.games or tuple(game_names())


def database_url(wish: str | None) -> str:
    """The URL for SQLAlchemy: a file in the user's data folder by default, a path as a file, and our driver."""
    try:
        if not wish:
            wish = str(tables_file())
        if "://" not in wish:
            wish = f"sqlite:///{Path(wish).expanduser().absolute()}"
    except (BottegaError, RuntimeError) as error:
        raise BottegaError(f"{error}; name a file for the tables with --database FILE") from error
    plain = "postgresql://"
    return f"postgresql+psycopg://{wish[len(plain) :]}" if wish.startswith(plain) else wish
