"""Load tables, and save each change as one transaction.

Several servers may share a database of PostgreSQL's. Each save raises the table's version, if it is still the one that
the server knows; else another server was first, and it raises Conflict. With the save the others are told, and load the
difference. A file of SQLite's has one server: everything happens in the same way, and nobody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import zlib
from collections.abc import Callable, Collection
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from bottega.core.chance import commitment
from bottega.core.errors import RecordError
from bottega.core.game import Game
from bottega.core.play import Play, first_position
from bottega.core.record import (
    DAY,
    GUIDE,
    HAND,
    NEWER_RULES,
    TAKEBACK,
    Fair,
    Record,
    Result,
    RoundEnd,
    TakenBack,
)
from bottega.core.record import Seat as RecordSeat
from bottega.server import clock
from bottega.server.cluster.bus import Listener, PresentElsewhere, Saved, notify, running_servers, tell_saved
from bottega.server.database import schema as db
from bottega.server.database.connection import KEY_LOCK, is_lost, lock, reason
from bottega.server.database.transactions import Transactions
from bottega.server.protocol.tables import Clock
from bottega.server.refusal import Refusal
from bottega.server.seats.seat import PlanAhead, Seat, StandIn, StandingOrder
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
from bottega.server.tables.log_lines import Note
from bottega.server.tables.proposals import Proposal
from bottega.server.tables.table import Table

log = logging.getLogger(__name__)

MOST_CLAIMED = 100
"""Tables for whose bots a server begins to think at a time."""

LISTENING = 10.0
"""Seconds that a server waits at its start until it hears of the others."""

T = TypeVar("T")


class TableRow(NamedTuple):
    """A table from its row and its seats, without a replay."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


class StoredTable(NamedTuple):
    """A table as the database has it; of moves, rounds and answers those that were asked for."""

    row: TableRow
    moves: list[Any]
    rounds: list[Any]
    answers: list[Any]


class Store:
    """The database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.threads = Transactions(engine)
        self.shared = engine.dialect.name == "postgresql"
        """Other servers may use the database too."""
        self.number = secrets.randbelow(2**31 - 1) + 1
        """This server's, as long as it runs."""
        self._listener: Listener | None = None
        self._stored: dict[str, Stored] = {}
        self.problem = ""
        """Why the database could not be used the last time; empty: it could."""

    async def _write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Do the work in a transaction; refuse if the database has failed."""
        try:
            written = await self.threads.write(work, key)
        except Exception as error:
            self._note_failure(error)
            raise
        if self.problem:
            log.warning("the database can be used again")
            self.problem = ""
        return written

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        """Read something; refuse if the database has failed."""
        try:
            return await self.threads.read(work)
        except Exception as error:
            self._note_failure(error)
            raise

    def _note_failure(self, error: Exception) -> None:
        if not is_lost(error):
            return
        problem = reason(error)
        if problem != self.problem:
            log.error("the database cannot be used: %s", problem)
            self.problem = problem
        raise Refusal("no-storage") from error

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Something that others read from the database."""
        return await self._read(work)

    async def do(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Work of others on the database, in a transaction; `key` is the table that it locks."""
        return await self._write(work, key)

    async def check(self) -> str:
        """What is wrong with the database; empty: nothing. It is written to only if that has failed before."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.settings).where(db.settings.c.name == "checked"))
            connection.execute(sa.insert(db.settings).values(name="checked", value=str(clock.now())))

        try:
            if self.problem:
                await self._write(work)
            else:
                await self._read(lambda connection: connection.execute(sa.select(1)))
        except Refusal:
            return self.problem
        return ""

    async def close(self) -> None:
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)
        await self.threads.close()

    async def listen(
        self,
        heard: Callable[[Saved], None],
        here: Callable[[str, PresentElsewhere | None], None] = lambda *_: None,
        said: Callable[[str, str], None] = lambda *_: None,
    ) -> None:
        """Hear of other servers.

        `heard` gets what other servers have saved; without a table: some may have been missed. `here` gets
        who is at a table elsewhere; None: somebody asks. `said` gets the table at which something was said, or at which
        a guest reads the chat in another way.
        """
        if self.shared:
            self._listener = Listener(self.threads.engine, self.number, heard, here, said)
            await asyncio.to_thread(self._listener.ready.wait, LISTENING)

    async def tell_presence(self, table: str, guests: Collection[str] | None) -> None:
        """Tell the other servers who is at a table here; None: ask them."""
        if self.shared:
            said = f"{table} who" if guests is None else f"{table} here {self.number} {','.join(guests)}"
            with contextlib.suppress(Refusal):
                await self._write(lambda connection: notify(connection, said))

    async def servers(self) -> list[int]:
        """The numbers of the servers that run on the database."""
        return await self._read(lambda connection: running_servers(connection, self.number))

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

        return await self._write(work)

    async def guest_name(self, guest: str) -> str | None:
        wanted = sa.select(db.guests.c.name).where(db.guests.c.id == guest)
        return await self._read(lambda connection: connection.scalar(wanted))

    async def name_guest(self, guest: str, name: str) -> None:
        def work(connection: sa.Connection) -> None:
            changed = connection.execute(
                sa.update(db.guests).where(db.guests.c.id == guest).values(name=name)
            )
            if changed.rowcount == 0:
                connection.execute(sa.insert(db.guests).values(id=guest, name=name, created=clock.now()))

        await self._write(work)

    # -- analyses ----------------------------------------------------------------------------------------------------

    async def analysis(self, table: str) -> bytes | None:
        """The analysis of a table, encoded."""
        wanted = sa.select(db.analyses.c.analysis).where(db.analyses.c.table_id == table)
        found = await self._read(lambda connection: connection.scalar(wanted))
        return zlib.decompress(found) if found is not None else None

    async def keep_analysis(self, table: str, analysis: bytes) -> None:
        data = zlib.compress(analysis)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.analyses).where(db.analyses.c.table_id == table))
            connection.execute(sa.insert(db.analyses).values(table_id=table, analysis=data))

        await self._write(work)

    # -- private notes -----------------------------------------------------------------------------------------------

    async def private_notes(self, table: str, guest: str) -> str:
        """What a guest has noted about a table."""
        wanted = sa.select(db.private_notes.c.text).filter_by(table_id=table, guest=guest)
        return await self._read(lambda connection: connection.scalar(wanted)) or ""

    async def keep_private_notes(self, table: str, guest: str, text: str) -> None:
        kind = db.private_notes.c

        def work(connection: sa.Connection) -> None:
            own = sa.and_(kind.table_id == table, kind.guest == guest)
            connection.execute(sa.delete(db.private_notes).where(own))
            if text:
                row = {"table_id": table, "guest": guest, "text": text}
                connection.execute(sa.insert(db.private_notes).values(row))

        await self._write(work)

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
        return await self._read(lambda connection: connection.execute(counted).scalar_one())

    async def _readable_rows(self, wanted: sa.Select[Any]) -> list[TableRow]:
        latest = wanted.order_by(db.tables.c.updated.desc())
        ids = await self._read(lambda connection: list(connection.scalars(latest)))
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
                    tell_saved(connection, self.number, Saved(id))
            return ids

        return await self._write(work)

    async def claim_due(self, now: float, lease: float) -> list[str]:
        """Tables at which something is due: this server does it. If it ends before, another one does after `lease`."""
        due = sa.select(db.tables.c.id).where(db.tables.c.due <= now).limit(MOST_CLAIMED)

        def work(connection: sa.Connection) -> list[str]:
            ids = list(connection.scalars(due.with_for_update(skip_locked=True)))
            connection.execute(sa.update(db.tables).where(db.tables.c.id.in_(ids)).values(due=now + lease))
            return ids

        if await self._read(lambda connection: connection.scalar(due)) is None:
            return []
        claimed = await self._write(work)
        for id in claimed:
            if id in self._stored:
                self._stored[id].row["due"] = now + lease
        return claimed

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        wanted = sa.select(db.seats.c.table_id, db.seats.c.seat).where(db.seats.c.link == link)
        row = await self._read(lambda connection: connection.execute(wanted).first())
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
            return [TableRow(table, seats[table["id"]]) for table in tables]

        return await self._read(work)

    # -- one table ---------------------------------------------------------------------------------------------------

    async def load(self, row: TableRow, game: Game) -> Table:
        """The table of a row, replayed."""
        id = row.table["id"]
        kept = await self._read(lambda connection: _kept(connection, id, NOTHING))
        if kept is None:
            raise Refusal("unknown-table")
        row, moves = kept.row, kept.moves
        seats = [_seat(values) for values in row.seats]
        secret = bytes.fromhex(row.table["secret"])
        record = Record(
            game=row.table["game"],
            rules=row.table["rules"],
            players=row.table["players"],
            options=row.table["options"],
            content=row.table["content"],
            box=row.table["box"],
            seats=[RecordSeat(seat.name, seat.bot) for seat in seats],
            moves=[move.move for move in moves],
            rounds=[RoundEnd(end.after, end.position) for end in kept.rounds],
            result=msgspec.convert(row.table["result"], Result | None),
            fair=_fair(secret, moves, row.table),
            taken_back=msgspec.convert(row.table["taken_back"], list[TakenBack]),
        )
        record.dice, record.day = _dice(row.table["notes"])
        play = Play(game, first_position(game, record), record)
        table = Table(id, play, seats, row.table["host"], secret, row.table["pace"], row.table["created"])
        _take_over(table, kept)
        table.notes = msgspec.convert(row.table["notes"], list[Note])
        if record.fair is not None and table.status != "open":
            record.fair.words = table.words
        self._stored[id] = _stored(kept, NOTHING)
        await asyncio.to_thread(table.take_up, record, row.table["rolls"], _drafts(row))
        if table.kept is not None:
            await self.save(table)
        return table

    async def refresh(self, table: Table) -> bool:
        """Load what other servers have stored of a table; whether that was anything. Conflict: it must be read anew."""
        stored = self._stored[table.id]
        kept = await self._read(lambda connection: _kept(connection, table.id, stored))
        if kept is None:
            raise Conflict
        if kept.row.table["version"] == stored.version:
            return False
        record = table.play.record
        if kept.row.table["moves"] != len(record.moves) + len(kept.moves):
            raise Conflict
        if len(kept.row.table["taken_back"]) != len(record.taken_back):
            raise Conflict
        seats = [_seat(values) for values in kept.row.seats]
        _take_over(table, kept)
        rounds = [RoundEnd(end.after, end.position) for end in kept.rounds]
        rolls = [move.roll for move in kept.moves if move.roll is not None]
        result = msgspec.convert(kept.row.table["result"], Result | None)
        try:
            table.catch_up(
                seats,
                [move.move for move in kept.moves],
                rolls,
                rounds,
                result,
                kept.row.table["rolls"],
                _drafts(kept.row),
                msgspec.convert(kept.row.table["notes"], list[Note]),
            )
        except RecordError as error:
            raise Conflict from error
        self._stored[table.id] = _stored(kept, stored)
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
        seats = {seat: seat_row(table, table.seats[seat]) for seat in sorted(table.touched)}
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
                tell_saved(connection, self.number, Saved(table.id, stored.version + 1, only or ""))

        await self._write(work, table.id)
        rounds = len(table.play.record.rounds)
        self._stored[table.id] = Stored(
            stored.version + 1, table.revision, table.moves, rounds, number, row, stored.seats | seats
        )
        table.touched.clear()
        table.kept = None


def tables_of(guest: str) -> sa.ColumnElement[bool]:
    """Those where the guest sits, and those that the guest has made."""
    sits = sa.select(db.seats.c.table_id).where(db.seats.c.guest == guest)
    return sa.or_(db.tables.c.host == guest, db.tables.c.id.in_(sits))


def _kept(connection: sa.Connection, id: str, stored: Stored) -> StoredTable | None:
    """A table, and what is new since it was stored, as it is at one moment: read again if it changes meanwhile."""
    version = sa.select(db.tables.c.version).where(db.tables.c.id == id)
    while True:
        found = connection.execute(sa.select(db.tables).where(db.tables.c.id == id)).mappings().first()
        if found is None:
            return None
        if found["version"] == stored.version:
            return StoredTable(TableRow(dict(found), []), [], [], [])
        seats = connection.execute(_of(db.seats, id).order_by(db.seats.c.seat)).mappings()
        row = TableRow(dict(found), [dict(seat) for seat in seats])
        moves = _of(db.moves, id).where(db.moves.c.seq >= stored.moves).order_by(db.moves.c.seq)
        rounds = _of(db.rounds, id).order_by(db.rounds.c.after).offset(stored.rounds)
        answers = (
            _of(db.answers, id).where(db.answers.c.number > stored.answers).order_by(db.answers.c.number)
        )
        played = found["revision"] != stored.revision  # else somebody has only drafted
        kept = StoredTable(
            row,
            list(connection.execute(moves)) if played else [],
            list(connection.execute(rounds)) if played else [],
            list(connection.execute(answers)),
        )
        if connection.scalar(version) == found["version"]:
            return kept


def _take_over(table: Table, kept: StoredTable) -> None:
    row = kept.row.table
    table.status = row["status"]
    table.revision = row["revision"]
    table.updated = row["updated"]
    table.thinker = row["thinker"]
    table.host = row["host"]
    table.name = row["name"]
    table.clock = msgspec.convert(row["clock"], Clock | None)
    table.proposals = msgspec.convert(row["proposals"], list[Proposal])
    if table.play.record.fair is not None:
        table.play.record.fair.after = row["imported"]
    table.know({(answer.guest, answer.message): answer.revision for answer in kept.answers})


def _stored(kept: StoredTable, before: Stored) -> Stored:
    answers = kept.answers[-1].number if kept.answers else before.answers
    rounds = before.rounds + len(kept.rounds)
    row, seats = kept.row
    return Stored(
        row["version"],
        row["revision"],
        before.moves + len(kept.moves),
        rounds,
        answers,
        {name: value for name, value in row.items() if name != "version"},
        {seat["seat"]: seat for seat in seats},
    )


def _drafts(row: TableRow) -> dict[int, list[list[str]]]:
    return {values["seat"]: _gestures(values["draft"]) for values in row.seats}


def _of(kind: sa.Table, table: str) -> sa.Select[Any]:
    return sa.select(kind).where(kind.c.table_id == table)


def _fair(secret: bytes, moves: list[sa.Row[Any]], table: dict[str, Any]) -> Fair:
    """What proves the dice. Numbers are skipped when moves are taken back, or by newer rules."""
    fair = Fair(commitment(secret), [], after=table["imported"])
    back = {number for each in table["taken_back"] for number in each["rolls"]}

    def skip(number: int) -> None:
        skipped = range(fair.next_number, number)
        fair.forget(len(fair.numbers), number, NEWER_RULES if back.isdisjoint(skipped) else TAKEBACK)

    for move in moves:
        if move.roll is not None:
            skip(move.roll)
            fair.numbers.append(move.roll)
    skip(table["rolls"])
    return fair


def _dice(notes: list[dict[str, Any]]) -> tuple[Literal["guide", "hand", "day"] | None, str | None]:
    """Where the dice of a table come from, and from which day, as its notes say."""
    for note in notes:
        if note["kind"] == "guided":
            return GUIDE, None
        if note["kind"] == "real-dice":
            return HAND, None
        if note["kind"] == "day-dice":
            return DAY, note["name"]
    return None, None


def _seat(row: dict[str, Any]) -> Seat:
    values = {name: value for name, value in row.items() if name not in ("table_id", "draft")}
    values["orders"] = msgspec.convert(values["orders"], dict[str, StandingOrder])
    values["stand_in"] = msgspec.convert(values["stand_in"], StandIn | None)
    values["plan"] = msgspec.convert(values["plan"], PlanAhead | None)
    return Seat(**values)


def _gestures(draft: list[str | list[str]]) -> list[list[str]]:
    """A stored draft by gesture; older versions stored one action after the other."""
    return [[step] if isinstance(step, str) else step for step in draft]
