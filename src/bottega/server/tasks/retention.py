"""Note last visits; delete old tables and guests."""

from __future__ import annotations

import logging
from collections.abc import Collection

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Guests
from bottega.server.refusal import Refusal
from bottega.server.settings import Settings
from bottega.server.tasks.repeating import repeat

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
PAUSE = 3600.0
MOST_AT_ONCE = 200
"""How many are deleted in one transaction, so that no move waits long for it."""


class Retention:
    """Works once an hour, and a last time when the server stops."""

    def __init__(
        self,
        settings: Settings,
        manager: TableManager,
        guests: Guests,
    ) -> None:
        self.days = {
            "open": settings.open_days,
            "playing": settings.playing_days,
            "over": settings.over_days,
        }
        self.guest_days = settings.guest_days
        self.manager = manager
        self.store = manager.store
        self.guests = guests

    async def run(self) -> None:
        await repeat(self.work, PAUSE, "old tables could not be deleted")

    async def work(self) -> None:
        await self.note_visits()
        for status, days in self.days.items():
            if days:
                before = clock.now() - days * DAY
                while await self._delete_tables(status, before) == MOST_AT_ONCE:
                    pass
        if self.guest_days:
            before = clock.now() - self.guest_days * DAY
            self._report(
                "guests", await self.store.write(lambda connection: _delete_guests(connection, before))
            )

    async def note_visits(self) -> None:
        """Write down who was where since the last time. A table that somebody looks at is being visited."""
        tables, self.manager.tables.visited = self.manager.tables.visited, set()
        tables |= {id for id, live in self.manager.tables.by_id.items() if live.viewers}
        guests, self.guests.came = self.guests.came, set()
        now = clock.now()

        def work(connection: sa.Connection) -> None:
            for some in _parts(tables):
                connection.execute(sa.update(db.tables).where(db.tables.c.id.in_(some)).values(visited=now))
            for some in _parts(guests):
                connection.execute(sa.update(db.guests).where(db.guests.c.id.in_(some)).values(seen=now))

        if tables or guests:
            try:
                await self.store.write(work)
            except Refusal:
                self.manager.tables.visited |= tables
                self.guests.came |= guests
                raise

    async def _delete_tables(self, status: str, before: float) -> int:
        """Tables in memory stay, and while this works no other one is loaded."""
        async with self.manager.tables.loading_paused() as present:
            deleted = await self.store.write(
                lambda connection: _delete_tables(connection, status, before, present)
            )
        self._report(f"{status} tables", deleted)
        return deleted

    def _report(self, kind: str, deleted: int) -> None:
        if deleted:
            self.manager.metrics.deleted.count(deleted, kind=kind.replace(" ", "_"))
            log.info("deleted because of their age: %d %s", deleted, kind)


def _parts(ids: Collection[str]) -> list[list[str]]:
    ordered = sorted(ids)
    return [ordered[at : at + MOST_AT_ONCE] for at in range(0, len(ordered), MOST_AT_ONCE)]


def _delete_tables(connection: sa.Connection, status: str, before: float, besides: Collection[str]) -> int:
    kind = db.tables.c
    old = (
        sa.select(kind.id)
        .where(kind.status == status, kind.updated < before, kind.visited < before)
        .order_by(kind.updated)
        .limit(MOST_AT_ONCE + len(besides))
    )
    ids = [id for id in connection.scalars(old) if id not in besides][:MOST_AT_ONCE]
    connection.execute(sa.delete(db.tables).where(kind.id.in_(ids), kind.visited < before))
    return len(ids)


def _delete_guests(connection: sa.Connection, before: float) -> int:
    """Names of guests, and where notices went. Who sits at a table, or is its host, is still needed there."""
    kind = db.guests.c
    sitting = sa.select(db.seats.c.guest).where(db.seats.c.guest.is_not(None))
    hosts = sa.select(db.tables.c.host)
    old = sa.and_(kind.created < before, kind.seen < before, kind.id.not_in(sitting), kind.id.not_in(hosts))
    gone = sa.select(kind.id).where(old)
    connection.execute(sa.delete(db.addresses).where(db.addresses.c.guest.in_(gone)))
    return connection.execute(sa.delete(db.guests).where(old)).rowcount
