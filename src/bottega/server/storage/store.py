"""Load tables, and save each change as one transaction.

Several servers may share a database of PostgreSQL's. Each save raises the table's version, if it is still the one that
the server knows; else another server was first, and it raises Conflict. With the save the others are told, and load the
difference. A file of SQLite's has one server: everything happens in the same way, and nobody is told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from typing import Any, TypeVar

import sqlalchemy as sa

from bottega.core.errors import RecordError
from bottega.core.game import Game
from bottega.server import clock
from bottega.server.cluster.bus import Saved, publish_saved, running_servers
from bottega.server.database import schema as db
from bottega.server.database.connection import KEY_LOCK, lock
from bottega.server.refusal import Refusal
from bottega.server.storage.access import DatabaseAccess
from bottega.server.storage.loading import TableRow, read_table, table_row_of
from bottega.server.storage.resuming import catch_up, resume, table_of
from bottega.server.storage.saving import (
    NOTHING,
    Conflict,
    Stored,
    save_answer,
    save_day,
    save_seats,
    save_table,
    seat_row,
    table_row,
)
from bottega.server.tables.table import Table

log = logging.getLogger(__name__)

MOST_CLAIMED = 100
"""Tables for whose bots a server begins to think at a time."""

T = TypeVar("T")


class Store(DatabaseAccess):
    """Guests, tables and what belongs to them, as the database has them."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self._stored: dict[str, Stored] = {}

    # -- settings and guests -----------------------------------------------------------------------------------------

    async def key(self, name: str = "key") -> str:
        """A key of the servers on this database: made once, kept in it. `key` signs cookies."""

        def work(connection: sa.Connection) -> str:
            lock(connection, KEY_LOCK)
            found = connection.scalar(sa.select(db.settings.c.value).filter_by(name=name))
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(sa.insert(db.settings).values(name=name, value=found))
            return str(found)

        return await self.write(work)

    async def guest_name(self, guest: str) -> str | None:
        wanted = sa.select(db.guests.c.name).where(db.guests.c.id == guest)
        return await self.read(lambda connection: connection.scalar(wanted))

    async def name_guest(self, guest: str, name: str) -> None:
        def work(connection: sa.Connection) -> None:
            changed = connection.execute(
                sa.update(db.guests).where(db.guests.c.id == guest).values(name=name)
            )
            if changed.rowcount == 0:
                connection.execute(sa.insert(db.guests).values(id=guest, name=name, created=clock.now()))

        await self.write(work)

    # -- analyses ----------------------------------------------------------------------------------------------------

    async def analysis(self, table: str) -> bytes | None:
        """The analysis of a table, encoded."""
        wanted = sa.select(db.analyses.c.analysis).where(db.analyses.c.table_id == table)
        found = await self.read(lambda connection: connection.scalar(wanted))
        return zlib.decompress(found) if found is not None else None

    async def save_analysis(self, table: str, analysis: bytes) -> None:
        data = zlib.compress(analysis)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.analyses).where(db.analyses.c.table_id == table))
            connection.execute(sa.insert(db.analyses).values(table_id=table, analysis=data))

        await self.write(work)

    # -- private notes -----------------------------------------------------------------------------------------------

    async def private_notes(self, table: str, guest: str) -> str:
        """What a guest has noted about a table."""
        wanted = sa.select(db.private_notes.c.text).filter_by(table_id=table, guest=guest)
        return await self.read(lambda connection: connection.scalar(wanted)) or ""

    async def save_private_notes(self, table: str, guest: str, text: str) -> None:
        kind = db.private_notes.c

        def work(connection: sa.Connection) -> None:
            own = sa.and_(kind.table_id == table, kind.guest == guest)
            connection.execute(sa.delete(db.private_notes).where(own))
            if text:
                row = {"table_id": table, "guest": guest, "text": text}
                connection.execute(sa.insert(db.private_notes).values(row))

        await self.write(work)

    # -- lists of tables ---------------------------------------------------------------------------------------------

    async def row(self, table: str) -> TableRow | None:
        found = await self._rows(sa.select(db.tables).where(db.tables.c.id == table))
        return found[0] if found else None

    async def tables_of(self, guest: str, most: int = 200) -> list[TableRow]:
        """The tables where the guest sits or which the guest has made, the latest first."""
        listed = [column for column in db.tables.c if column is not db.tables.c.box]
        mine = tables_of(guest)
        try:
            return await self._rows(sa.select(*listed).where(mine).limit(most))
        except ValueError:  # one of them is damaged: the others are listed
            return await self._readable_rows(sa.select(db.tables.c.id).where(mine).limit(most))

    async def count_tables(self, guest: str) -> int:
        """How many tables the guest has, as `tables_of` lists them."""
        counted = sa.select(sa.func.count()).select_from(db.tables).where(tables_of(guest))
        return await self.read(lambda connection: connection.execute(counted).scalar_one())

    async def _readable_rows(self, wanted: sa.Select[Any]) -> list[TableRow]:
        latest = wanted.order_by(db.tables.c.updated.desc())
        ids = await self.read(lambda connection: list(connection.scalars(latest)))
        rows = []
        for id in ids:
            try:
                rows += await self._rows(sa.select(db.tables).where(db.tables.c.id == id))
            except ValueError as error:
                log.warning("table %s... is not listed: %s", id[:6], error)
        return rows

    async def claim(self) -> list[str]:
        """Tables that wait for a bot for which no running server thinks: from now on this one does."""

        def work(connection: sa.Connection) -> list[str]:
            others = db.tables.c.thinker.not_in(running_servers(connection, self.number))
            wanted = sa.select(db.tables.c.id).where(others).limit(MOST_CLAIMED)
            ids = list(connection.scalars(wanted.with_for_update(skip_locked=True)))
            if ids:
                connection.execute(
                    sa.update(db.tables)
                    .where(db.tables.c.id.in_(ids))
                    .values(thinker=self.number, version=db.tables.c.version + 1)
                )
                for id in ids:
                    publish_saved(connection, self.number, Saved(id))
            return ids

        return await self.write(work)

    async def claim_due(self, now: float, lease: float) -> list[str]:
        """Tables at which something is due: this server does it. If it ends before, another one does after `lease`."""
        due = sa.select(db.tables.c.id).where(db.tables.c.due <= now).limit(MOST_CLAIMED)

        def work(connection: sa.Connection) -> list[str]:
            ids = list(connection.scalars(due.with_for_update(skip_locked=True)))
            connection.execute(sa.update(db.tables).where(db.tables.c.id.in_(ids)).values(due=now + lease))
            return ids

        if await self.read(lambda connection: connection.scalar(due)) is None:
            return []
        claimed = await self.write(work)
        for id in claimed:
            if id in self._stored:
                self._stored[id].row["due"] = now + lease
        return claimed

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        wanted = sa.select(db.seats.c.table_id, db.seats.c.seat).where(db.seats.c.link == link)
        row = await self.read(lambda connection: connection.execute(wanted).first())
        return (row.table_id, row.seat) if row is not None else None

    async def _rows(self, wanted: sa.Select[Any]) -> list[TableRow]:
        def work(connection: sa.Connection) -> list[TableRow]:
            found = connection.execute(wanted.order_by(db.tables.c.updated.desc()))
            tables = [dict(row) for row in found.mappings()]
            found = connection.execute(
                sa.select(db.seats)
                .where(db.seats.c.table_id.in_([table["id"] for table in tables]))
                .order_by(db.seats.c.table_id, db.seats.c.seat)
            )
            seats: dict[str, list[dict[str, Any]]] = {table["id"]: [] for table in tables}
            for row in found.mappings():
                seats[row["table_id"]].append(dict(row))
            return [table_row_of(table, seats[table["id"]]) for table in tables]

        return await self.read(work)

    # -- one table ---------------------------------------------------------------------------------------------------

    async def load(self, id: str, game: Game) -> Table:
        """A table, replayed."""
        row = await self.read(lambda connection: read_table(connection, id, NOTHING))
        if row is None:
            raise Refusal("unknown-table")
        table = table_of(row, game)
        self._stored[id] = row.stored_after(NOTHING)
        await asyncio.to_thread(resume, table, row)
        if table.valid_moves is not None:
            await self.save(table)
        return table

    async def refresh(self, table: Table) -> bool:
        """Load what other servers have stored of a table; whether that was anything. Conflict: it must be read anew."""
        stored = self._stored[table.id]
        row = await self.read(lambda connection: read_table(connection, table.id, stored))
        if row is None:
            raise Conflict
        if row.version == stored.version:
            return False
        if row.moves != table.moves + len(row.new_moves) or len(row.taken_back) != len(table.taken_back):
            raise Conflict
        try:
            catch_up(table, row)
        except RecordError as error:
            raise Conflict from error
        self._stored[table.id] = row.stored_after(stored)
        return True

    def forget(self, table: str) -> None:
        self._stored.pop(table, None)

    def version(self, table: str) -> int:
        """The version of a table that is known here."""
        return self._stored.get(table, NOTHING).version

    async def save(
        self, table: Table, answered: tuple[str, str] | None = None, only: str | None = None
    ) -> None:
        """Write what has changed, in one transaction; `answered` is the guest and the message that it comes from.

        `only`: nobody but this guest may see it.
        """
        stored = self._stored.get(table.id, NOTHING)
        number = stored.answers + (answered is not None)
        seats = {seat: seat_row(table, table.seats[seat]) for seat in sorted(table.changed_seats)}
        table.thinker = (table.thinker or self.number) if table.waits_for_bot else None
        same = table.revision == stored.revision
        row = stored.row | {"thinker": table.thinker} if same else table_row(table)

        def work(connection: sa.Connection) -> None:
            save_table(connection, table, stored, row)
            if table.day is not None:
                save_day(connection, table, new=stored is NOTHING)
            save_seats(connection, stored, seats)
            if answered is not None:
                save_answer(connection, table, answered, number)
            if stored is not NOTHING:
                publish_saved(connection, self.number, Saved(table.id, stored.version + 1, only or ""))

        await self.write(work, table.id)
        rounds = len(table.play.record.rounds)
        self._stored[table.id] = Stored(
            stored.version + 1, table.revision, table.moves, rounds, number, row, stored.seats | seats
        )
        table.changed_seats.clear()
        table.valid_moves = None


def tables_of(guest: str) -> sa.ColumnElement[bool]:
    """Those where the guest sits, and those that the guest has made."""
    sits = sa.select(db.seats.c.table_id).where(db.seats.c.guest == guest)
    return sa.or_(db.tables.c.host == guest, db.tables.c.id.in_(sits))
