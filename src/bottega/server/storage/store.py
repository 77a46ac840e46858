"""Load tables, and save each change as one transaction.

Several servers may share a PostgreSQL database. A save increments the table's version if it is still the one that this
server has read; otherwise another server was first, and the save raises Conflict. The same transaction notifies the
other servers, which then load the difference. A SQLite file has only one server, so nobody has to be notified.
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
from bottega.core.record import Record
from bottega.server import clock
from bottega.server.cluster.bus import Saved, publish_saved, running_servers
from bottega.server.database import schema as db
from bottega.server.database.connection import KEY_LOCK, lock
from bottega.server.refusal import RequestRefused
from bottega.server.storage.access import DatabaseAccess
from bottega.server.storage.loading import WITH_BOX, TableRow, parse_table_row, read_table
from bottega.server.storage.resuming import apply_changes, build_table, published_record, resume
from bottega.server.storage.saving import (
    NOT_STORED,
    Conflict,
    StoredState,
    save_answer,
    save_day,
    save_seats,
    save_table,
    seat_row,
    table_row,
)
from bottega.server.tables.table import Table

log = logging.getLogger(__name__)

MAX_CLAIMED = 100
"""How many tables a server claims at a time."""

T = TypeVar("T")


class Store(DatabaseAccess):
    """Stores and loads guests, tables, and what belongs to them."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self._stored: dict[str, StoredState] = {}

    # -- settings and guests -----------------------------------------------------------------------------------------

    async def key(self, name: str = "key") -> str:
        """A secret key that all servers on this database share, created on first use. `key` signs cookies."""

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
        """The private notes of a guest about a table."""
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
        found = await self._rows(WITH_BOX.where(db.tables.c.id == table))
        return found[0] if found else None

    async def tables_of(self, guest: str, limit: int = 200) -> list[TableRow]:
        """The tables where the guest has a seat or is the host, latest first."""
        mine = is_table_of(guest)
        try:
            return await self._rows(sa.select(db.tables).where(mine).limit(limit))
        except ValueError:  # one of them is damaged: the others are listed
            return await self._readable_rows(sa.select(db.tables.c.id).where(mine).limit(limit))

    async def count_tables(self, guest: str) -> int:
        """The number of tables that `tables_of` lists."""
        counted = sa.select(sa.func.count()).select_from(db.tables).where(is_table_of(guest))
        return await self.read(lambda connection: connection.execute(counted).scalar_one())

    async def count_hosted(self, guest: str) -> int:
        """The number of tables that the guest has created and that are not over."""
        own = sa.and_(db.tables.c.host == guest, db.tables.c.status != "over")
        counted = sa.select(sa.func.count()).select_from(db.tables).where(own)
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

    async def claim_bot_tables(self) -> list[str]:
        """Claim tables that wait for a bot and whose server has stopped; returns their ids."""

        def work(connection: sa.Connection) -> list[str]:
            others = db.tables.c.thinker.not_in(running_servers(connection, self.number))
            wanted = sa.select(db.tables.c.id).where(others).limit(MAX_CLAIMED)
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

    async def claim_due_tables(self, now: float, lease: float) -> list[str]:
        """Claim tables at which something is due; returns their ids. The claim expires after `lease` seconds."""
        due = sa.select(db.tables.c.id).where(db.tables.c.due <= now).limit(MAX_CLAIMED)

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
            return [parse_table_row(table, seats[table["id"]]) for table in tables]

        return await self.read(work)

    # -- one table ---------------------------------------------------------------------------------------------------

    async def stored_record(self, id: str) -> tuple[Record, float]:
        """The record of a table whose content is not here, and when the table was created."""
        row = await self.read(lambda connection: read_table(connection, id, NOT_STORED))
        if row is None:
            raise RequestRefused("unknown-table")
        return published_record(row), row.created

    async def load(self, id: str, game: Game) -> Table:
        """Load a table and replay its moves."""
        row = await self.read(lambda connection: read_table(connection, id, NOT_STORED))
        if row is None:
            raise RequestRefused("unknown-table")
        table = build_table(row, game)
        self._stored[id] = row.stored_after(NOT_STORED)
        await asyncio.to_thread(resume, table, row)
        if table.valid_moves is not None:
            await self.save(table)
        return table

    async def refresh(self, table: Table) -> bool:
        """Load what other servers have stored of a table; True if there was anything. Conflict: load it anew."""
        stored = self._stored[table.id]
        row = await self.read(lambda connection: read_table(connection, table.id, stored))
        if row is None:
            raise Conflict
        if row.version == stored.version:
            return False
        if row.moves != table.moves + len(row.new_moves) or len(row.taken_back) != len(table.taken_back):
            raise Conflict
        try:
            apply_changes(table, row)
        except RecordError as error:
            raise Conflict from error
        self._stored[table.id] = row.stored_after(stored)
        return True

    def forget(self, table: str) -> None:
        self._stored.pop(table, None)

    def version(self, table: str) -> int:
        """The version of a table that this server has."""
        return self._stored.get(table, NOT_STORED).version

    async def save(
        self, table: Table, answer_to: tuple[str, str] | None = None, only: str | None = None
    ) -> None:
        """Write what has changed, in one transaction.

        `answer_to` is the guest and the message that caused the change; `only` is the only guest who may see it.
        """
        stored = self._stored.get(table.id, NOT_STORED)
        number = stored.answers + (answer_to is not None)
        seats = {seat: seat_row(table, table.seats[seat]) for seat in sorted(table.changed_seats)}
        table.thinker = (table.thinker or self.number) if table.waits_for_bot else None
        same = table.revision == stored.revision
        row = stored.row | {"thinker": table.thinker} if same else table_row(table)

        def work(connection: sa.Connection) -> None:
            save_table(connection, table, stored, row)
            if table.day is not None:
                save_day(connection, table, new=stored is NOT_STORED)
            save_seats(connection, stored, seats)
            if answer_to is not None:
                save_answer(connection, table, answer_to, number)
            if stored is not NOT_STORED:
                publish_saved(connection, self.number, Saved(table.id, stored.version + 1, only or ""))

        await self.write(work, table.id)
        rounds = len(table.play.record.rounds)
        self._stored[table.id] = StoredState(
            stored.version + 1, table.revision, table.moves, rounds, number, row, stored.seats | seats
        )
        table.changed_seats.clear()
        table.valid_moves = None


def is_table_of(guest: str) -> sa.ColumnElement[bool]:
    """The condition that the guest has a seat at a table or is its host."""
    seated_at = sa.select(db.seats.c.table_id).where(db.seats.c.guest == guest)
    return sa.or_(db.tables.c.host == guest, db.tables.c.id.in_(seated_at))
