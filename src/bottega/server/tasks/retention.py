"""Note last visits; delete old tables and guests."""

from __future__ import annotations

import logging
from collections.abc import Collection

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Guests
from bottega.server.refusal import RequestRefused
from bottega.server.settings import Settings
from bottega.server.tasks.repeating import repeat

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
PAUSE = 3600.0
BATCH = 200
"""How many rows one transaction changes at most, so that moves do not have to wait long."""


class Retention:
    """Runs once an hour; visits are also noted when the server stops."""

    def __init__(
        self,
        settings: Settings,
        manager: TableManager,
        guests: Guests,
    ) -> None:
        kind = db.tables.c
        self.ages = [
            ("open_tables", settings.open_days, kind.status == "open"),
            ("playing_tables", settings.playing_days, kind.status == "playing"),
            ("over_tables", settings.over_days, kind.status == "over"),
            (
                "unvisited_imports",
                settings.unvisited_days,
                sa.and_(kind.imported > 0, kind.visited == 0),
            ),
        ]
        """Which tables are deleted after how many days without a move or a visit."""
        self.guest_days = settings.guest_days
        self.manager = manager
        self.store = manager.store
        self.guests = guests

    async def run(self) -> None:
        await repeat(self.work, PAUSE, "old tables could not be deleted")

    async def work(self) -> None:
        await self.note_visits()
        for kind, days, condition in self.ages:
            if days:
                before = clock.now() - days * DAY
                while await self._delete_tables(kind, condition, before) == BATCH:
                    pass
        unused = clock.now() - DAY
        await self.store.write(lambda connection: _delete_boxes(connection, unused))
        if self.guest_days:
            before = clock.now() - self.guest_days * DAY
            self._report(
                "guests", await self.store.write(lambda connection: _delete_guests(connection, before))
            )

    async def note_visits(self) -> None:
        """Store which tables and guests were active since the last time. A table with viewers counts as visited."""
        tables, self.manager.tables.visited = self.manager.tables.visited, set()
        tables |= {id for id, live in self.manager.tables.by_id.items() if live.viewers}
        guests, self.guests.visitors = self.guests.visitors, set()
        now = clock.now()

        def work(connection: sa.Connection) -> None:
            for ids in _batches(tables):
                connection.execute(sa.update(db.tables).where(db.tables.c.id.in_(ids)).values(visited=now))
            for ids in _batches(guests):
                connection.execute(sa.update(db.guests).where(db.guests.c.id.in_(ids)).values(seen=now))

        if tables or guests:
            try:
                await self.store.write(work)
            except RequestRefused:
                self.manager.tables.visited |= tables
                self.guests.visitors |= guests
                raise

    async def _delete_tables(self, kind: str, condition: sa.ColumnElement[bool], before: float) -> int:
        """Tables in memory are not deleted, and no other table is loaded meanwhile."""
        async with self.manager.tables.loading_paused() as loaded:
            deleted = await self.store.write(
                lambda connection: _delete_tables(connection, condition, before, loaded)
            )
        self._report(kind, deleted)
        return deleted

    def _report(self, kind: str, deleted: int) -> None:
        if deleted:
            self.manager.metrics.deleted.count(deleted, kind=kind)
            log.info("deleted because of their age: %d %s", deleted, kind.replace("_", " "))


def _batches(ids: Collection[str]) -> list[list[str]]:
    ordered = sorted(ids)
    return [ordered[at : at + BATCH] for at in range(0, len(ordered), BATCH)]


def _delete_tables(
    connection: sa.Connection, condition: sa.ColumnElement[bool], before: float, loaded: Collection[str]
) -> int:
    kind = db.tables.c
    old = (
        sa.select(kind.id)
        .where(condition, kind.updated < before, kind.visited < before)
        .order_by(kind.updated)
        .limit(BATCH + len(loaded))
    )
    ids = [id for id in connection.scalars(old) if id not in loaded][:BATCH]
    connection.execute(sa.delete(db.tables).where(kind.id.in_(ids), kind.visited < before))
    return len(ids)


def _delete_boxes(connection: sa.Connection, before: float) -> None:
    """Delete contents that no table has any more."""
    box, table = db.boxes.c, db.tables.c
    has_table = sa.exists().where(table.game == box.game, table.content == box.content)
    connection.execute(sa.delete(db.boxes).where(box.used < before, ~has_table))


def _delete_guests(connection: sa.Connection, before: float) -> int:
    """Delete the names and addresses of guests who have not come since, unless they have a seat or host a table."""
    kind = db.guests.c
    sitting = sa.select(db.seats.c.guest).where(db.seats.c.guest.is_not(None))
    hosts = sa.select(db.tables.c.host)
    old = sa.and_(kind.created < before, kind.seen < before, kind.id.not_in(sitting), kind.id.not_in(hosts))
    ids = sa.select(kind.id).where(old)
    connection.execute(sa.delete(db.addresses).where(db.addresses.c.guest.in_(ids)))
    return connection.execute(sa.delete(db.guests).where(old)).rowcount
