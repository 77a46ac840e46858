"""Which cookies are valid: each has its guest's generation, which signing out everywhere raises.

All raised generations are in memory, so that a request needs no database.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.people.guests import Guests
from bottega.server.storage.store import Store

PAUSE = 5.0
"""Seconds after which another server on the same database knows who has signed out."""


class Sessions:
    def __init__(self, store: Store, guests: Guests, on_end: Callable[[str], None]) -> None:
        self.store = store
        self.guests = guests
        self.on_end = on_end
        """Called for a guest whose older cookies have become invalid."""

    async def load(self) -> None:
        """Load the generations that other servers have raised."""
        kind = db.guests.c
        raised = sa.select(kind.id, kind.generation).where(kind.generation > 0)
        rows = await self.store.read(lambda connection: list(connection.execute(raised)))
        for guest, generation in rows:
            self._set(guest, generation)

    async def end_all(self, guest: str) -> None:
        """Make all cookies and device links of a guest invalid."""

        def work(connection: sa.Connection) -> int:
            kind = db.guests.c
            raised = sa.update(db.guests).where(kind.id == guest).values(generation=kind.generation + 1)
            if connection.execute(raised).rowcount == 0:
                values = {"id": guest, "name": "", "created": clock.now(), "generation": 1}
                connection.execute(sa.insert(db.guests).values(values))
            links = db.login_links.c
            mine = sa.and_(links.guest == guest, links.until.is_not(None))
            connection.execute(sa.delete(db.login_links).where(mine))
            found = connection.execute(sa.select(kind.generation).where(kind.id == guest))
            return int(found.scalar_one())

        self._set(guest, await self.store.write(work))

    def _set(self, guest: str, generation: int) -> None:
        if self.guests.generations.get(guest, 0) < generation:
            self.guests.generations[guest] = generation
            self.on_end(guest)
