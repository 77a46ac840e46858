"""Reading and writing tables. One call of `save` is one transaction.

Several servers may share a database of PostgreSQL's. Each save raises the table's version, if it is still the one that
the server knows; else another server was first, and it raises Conflict. With the save the others are told, and load the
difference. A file of SQLite's has one server: everything happens in the same way, and nobody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
import time
import zlib
from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from bottega.core.chance import commitment
from bottega.core.errors import RecordError
from bottega.core.game import Game
from bottega.core.play import Play, first_position
from bottega.core.record import GUIDE, NEWER_RULES, Fair, Record, Result, RoundEnd
from bottega.core.record import Seat as RecordSeat
from bottega.server import database as db
from bottega.server.refusal import Refusal
from bottega.server.table import REMEMBERED, Note, PlanAhead, Seat, StandingOrder, Table

log = logging.getLogger(__name__)

CHANNEL = "bottega"
"""Where servers tell each other of tables."""

LOOK = -1
"""Instead of a version: whatever it is, it may be newer."""

MOST_CLAIMED = 100
"""Tables for whose bots a server begins to think at a time."""

LISTENING = 10.0
"""Seconds that a server waits at its start until it hears of the others."""

T = TypeVar("T")


class Conflict(Exception):
    """Another server has written to the table meanwhile: read it again."""


class Stored(NamedTuple):
    """How much of a table is in the database."""

    version: int
    revision: int
    moves: int
    rounds: int
    answers: int


NOTHING = Stored(-1, -1, 0, 0, 0)


class Row(NamedTuple):
    """A table from its row and its seats, without a replay."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


class Kept(NamedTuple):
    """A table as the database has it; of moves, rounds and answers those that were asked for."""

    row: Row
    moves: list[Any]
    rounds: list[Any]
    answers: list[Any]


class Here(NamedTuple):
    """Who is at a table at another server."""

    server: int
    guests: frozenset[str]


class Store:
    """The database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.threads = db.Threads(engine)
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
        if not db.is_lost(error):
            return
        problem = db.reason(error)
        if problem != self.problem:
            log.error("the database cannot be used: %s", problem)
            self.problem = problem
        raise Refusal("no-storage") from error

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """Work of others on the database, in a transaction."""
        return await self._write(work)

    async def check(self) -> str:
        """What is wrong with the database; empty: nothing. It is written to only if that has failed before."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(db.settings).where(db.settings.c.name == "checked"))
            connection.execute(sa.insert(db.settings).values(name="checked", value=str(time.time())))

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
        self, heard: Callable[[str, int], None], here: Callable[[str, Here | None], None] = lambda *_: None
    ) -> None:
        """Hear of other servers.

        `heard` gets the id and the version of a table that was saved; no id: some may have been missed. `here` gets
        who is at a table elsewhere; None: somebody asks.
        """
        if self.shared:
            self._listener = Listener(self.threads.engine, self.number, heard, here)
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

    async def key(self) -> str:
        """The key that signs cookies: made once, kept in the database."""

        def work(connection: sa.Connection) -> str:
            db.lock(connection, db.KEY_LOCK)
            found = connection.scalar(sa.select(db.settings.c.value).filter_by(name="key"))
            if found is None:
                found = secrets.token_urlsafe(32)
                connection.execute(sa.insert(db.settings).values(name="key", value=found))
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
                connection.execute(sa.insert(db.guests).values(id=guest, name=name, created=time.time()))

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

    # -- lists of tables ---------------------------------------------------------------------------------------------

    async def row(self, table: str) -> Row | None:
        found = await self._rows(sa.select(db.tables).where(db.tables.c.id == table))
        return found[0] if found else None

    async def tables_of(self, guest: str, most: int = 200) -> list[Row]:
        """The tables where the guest sits or which the guest has made, the latest first."""
        sits = sa.select(db.seats.c.table_id).where(db.seats.c.guest == guest)
        listed = [column for column in db.tables.c if column is not db.tables.c.box]
        mine = sa.or_(db.tables.c.host == guest, db.tables.c.id.in_(sits))
        try:
            return await self._rows(sa.select(*listed).where(mine).limit(most))
        except ValueError:  # one of them is damaged: the others are listed
            return await self._readable_rows(sa.select(db.tables.c.id).where(mine).limit(most))

    async def _readable_rows(self, wanted: sa.Select[Any]) -> list[Row]:
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
                    tell_others(connection, id, LOOK)
            return ids

        return await self._write(work)

    async def seat_of_link(self, link: str) -> tuple[str, int] | None:
        wanted = sa.select(db.seats.c.table_id, db.seats.c.seat).where(db.seats.c.link == link)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        return (row.table_id, row.seat) if row is not None else None

    async def _rows(self, wanted: sa.Select[Any]) -> list[Row]:
        def work(connection: sa.Connection) -> list[Row]:
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
            return [Row(table, seats[table["id"]]) for table in tables]

        return await self._read(work)

    # -- one table ---------------------------------------------------------------------------------------------------

    async def load(self, row: Row, game: Game) -> Table:
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
            fair=_fair(secret, moves, row.table["imported"], row.table["rolls"]),
            dice=GUIDE if any(note["kind"] == "guided" for note in row.table["notes"]) else None,
        )
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
        wanted = sa.select(db.tables.c.version).where(db.tables.c.id == table.id)
        version = await self._read(lambda connection: connection.scalar(wanted))
        if version == stored.version:
            return False
        kept = await self._read(lambda connection: _kept(connection, table.id, stored))
        if kept is None:
            raise Conflict
        record = table.play.record
        if kept.row.table["moves"] != len(record.moves) + len(kept.moves):
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

    async def save(self, table: Table, answered: tuple[str, str] | None = None) -> None:
        """Write what has changed, in one transaction; `answered` is the guest and the message that it comes from."""
        stored = self._stored.get(table.id, NOTHING)
        number = stored.answers + (answered is not None)
        seats = [_seat_row(table, table.seats[seat]) for seat in sorted(table.touched)]
        table.thinker = (table.thinker or self.number) if table.waits_for_bot else None

        def work(connection: sa.Connection) -> None:
            _save_table(connection, table, stored)
            _save_seats(connection, seats, new=stored is NOTHING)
            if answered is not None:
                _save_answer(connection, table, answered, number)
            if stored is not NOTHING:
                tell_others(connection, table.id, stored.version + 1)

        await self._write(work, table.id)
        rounds = len(table.play.record.rounds)
        self._stored[table.id] = Stored(stored.version + 1, table.revision, table.moves, rounds, number)
        table.touched.clear()
        table.kept = None


def tell_others(connection: sa.Connection, table: str, version: int) -> None:
    """Tell the other servers of a table, if and when the transaction is committed."""
    notify(connection, f"{table} {version}")


def notify(connection: sa.Connection, said: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"said": said})


def running_servers(connection: sa.Connection, own: int) -> list[int]:
    """The numbers of the servers that use the database now: each of them holds a lock as long as it is connected."""
    if connection.dialect.name != "postgresql":
        return [own]
    held = sa.text(
        "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind AND granted AND database = "
        "(SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return [own, *connection.scalars(held, {"kind": db.SERVER_LOCK})]


class Listener:
    """Hears, in a thread, of what other servers have saved, and holds the lock that says that this server runs."""

    def __init__(
        self,
        engine: sa.Engine,
        number: int,
        heard: Callable[[str, int], None],
        here: Callable[[str, Here | None], None],
    ) -> None:
        self.engine = engine
        self.number = number
        self.heard = heard
        self.here = here
        self.ready = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as error:
                log.warning("news of other servers are interrupted: %s", db.reason(error))
                self._ended.wait(1.0)

    def _listen(self) -> None:
        pooled = self.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        with contextlib.closing(connection):
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute("SELECT pg_advisory_lock(%s, %s)", (db.SERVER_LOCK, self.number))
            self._tell(self.heard, "", LOOK)
            self.ready.set()
            while not self._ended.is_set():
                for news in connection.notifies(timeout=0.25):
                    self._understand(*news.payload.split(" "))

    def _understand(self, table: str, what: str, server: str = "", guests: str = "") -> None:
        if what == "who":
            self._tell(self.here, table, None)
        elif what == "here":
            if int(server) != self.number:
                self._tell(self.here, table, Here(int(server), frozenset(filter(None, guests.split(",")))))
        else:
            self._tell(self.heard, table, int(what))

    def _tell(self, whom: Callable[..., None], *news: object) -> None:
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self._loop.call_soon_threadsafe(whom, *news)


def _kept(connection: sa.Connection, id: str, stored: Stored) -> Kept | None:
    """A table, and what is new since it was stored, as it is at one moment: read again if it changes meanwhile."""
    version = sa.select(db.tables.c.version).where(db.tables.c.id == id)
    while True:
        found = connection.execute(sa.select(db.tables).where(db.tables.c.id == id)).mappings().first()
        if found is None:
            return None
        seats = connection.execute(_of(db.seats, id).order_by(db.seats.c.seat)).mappings()
        row = Row(dict(found), [dict(seat) for seat in seats])
        moves = _of(db.moves, id).where(db.moves.c.seq >= stored.moves).order_by(db.moves.c.seq)
        rounds = _of(db.rounds, id).order_by(db.rounds.c.after).offset(stored.rounds)
        answers = (
            _of(db.answers, id).where(db.answers.c.number > stored.answers).order_by(db.answers.c.number)
        )
        kept = Kept(row, *(list(connection.execute(each)) for each in (moves, rounds, answers)))
        if connection.scalar(version) == found["version"]:
            return kept


def _take_over(table: Table, kept: Kept) -> None:
    row = kept.row.table
    table.status = row["status"]
    table.revision = row["revision"]
    table.updated = row["updated"]
    table.thinker = row["thinker"]
    if table.play.record.fair is not None:
        table.play.record.fair.after = row["imported"]
    table.know({(answer.guest, answer.message): answer.revision for answer in kept.answers})


def _stored(kept: Kept, before: Stored) -> Stored:
    answers = kept.answers[-1].number if kept.answers else before.answers
    rounds = before.rounds + len(kept.rounds)
    return Stored(
        kept.row.table["version"], kept.row.table["revision"], before.moves + len(kept.moves), rounds, answers
    )


def _drafts(row: Row) -> dict[int, list[list[str]]]:
    return {values["seat"]: _gestures(values["draft"]) for values in row.seats}


# Statements are made once: to make them costs more than to execute them.


def _its(column: sa.Column[Any]) -> sa.BindParameter[Any]:
    """The place of a column's value in a statement."""
    return sa.bindparam(f"its_{column.name}", type_=column.type)


def _bound(values: dict[str, Any]) -> dict[str, Any]:
    return {f"its_{name}": value for name, value in values.items()}


def _update(kind: sa.Table, where: Any, names: Iterable[str]) -> sa.Update:
    return sa.update(kind).where(where).values({name: _its(kind.c[name]) for name in names})


CHANGING = (
    "status",
    "revision",
    "round",
    "moves",
    "rolls",
    "waiting",
    "updated",
    "result",
    "notes",
    "imported",
)
ALWAYS = ("version", "thinker")
SEEN = sa.and_(db.tables.c.id == _its(db.tables.c.id), db.tables.c.version == sa.bindparam("seen"))
UPDATE_VERSION = _update(db.tables, SEEN, ALWAYS)
UPDATE_TABLE = _update(db.tables, SEEN, (*ALWAYS, *CHANGING))
UPDATE_SEAT = _update(
    db.seats,
    sa.and_(db.seats.c.table_id == _its(db.seats.c.table_id), db.seats.c.seat == _its(db.seats.c.seat)),
    [column.name for column in db.seats.c if not column.primary_key],
)
FORGET_ANSWERS = sa.delete(db.answers).where(
    db.answers.c.table_id == _its(db.answers.c.table_id), db.answers.c.number <= _its(db.answers.c.number)
)
INSERTS = {kind.name: sa.insert(kind) for kind in (db.seats, db.moves, db.rounds, db.answers)}
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("said", type_=sa.String)))


def _save_table(connection: sa.Connection, table: Table, stored: Stored) -> None:
    record = table.play.record
    changing: dict[str, Any] = {"version": stored.version + 1, "thinker": table.thinker}
    if table.revision != stored.revision:
        changing |= {
            "status": table.status,
            "revision": table.revision,
            "round": int(table.position.round),
            "moves": table.moves,
            "rolls": table.rolls,
            "waiting": list(table.waiting),
            "updated": table.updated,
            "result": msgspec.to_builtins(record.result),
            "notes": msgspec.to_builtins(table.notes),
            "imported": table.fair.after,
        }
    if stored is NOTHING:
        connection.execute(
            sa.insert(db.tables).values(
                id=table.id,
                game=record.game,
                rules=record.rules,
                content=record.content,
                box=record.box,
                players=record.players,
                options=record.options,
                host=table.host,
                pace=table.pace,
                secret=table.secret.hex(),
                created=table.created,
                **changing,
            )
        )
    else:
        update = UPDATE_VERSION if table.revision == stored.revision else UPDATE_TABLE
        seen = {"its_id": table.id, "seen": stored.version}
        if connection.execute(update, _bound(changing) | seen).rowcount != 1:
            raise Conflict
    if table.revision == stored.revision:
        return
    kept = stored.moves
    if table.kept is not None:
        kept = table.kept
        gone = sa.and_(db.moves.c.table_id == table.id, db.moves.c.seq >= kept)
        connection.execute(sa.delete(db.moves).where(gone))
    _insert(connection, db.moves, _moves(table, kept))
    _insert(
        connection,
        db.rounds,
        [
            {"table_id": table.id, "after": end.after, "position": end.position}
            for end in record.rounds[stored.rounds :]
        ],
    )


def _save_seats(connection: sa.Connection, seats: list[dict[str, Any]], new: bool) -> None:
    if new:
        _insert(connection, db.seats, seats)
    elif seats:
        connection.execute(UPDATE_SEAT, [_bound(values) for values in seats])


def _save_answer(connection: sa.Connection, table: Table, answered: tuple[str, str], number: int) -> None:
    guest, message = answered
    revision = table.seen(guest)
    row = {"table_id": table.id, "guest": guest, "message": message, "number": number, "revision": revision}
    _insert(connection, db.answers, [row])
    if number > REMEMBERED:
        connection.execute(FORGET_ANSWERS, {"its_table_id": table.id, "its_number": number - REMEMBERED})


def _of(kind: sa.Table, table: str) -> sa.Select[Any]:
    return sa.select(kind).where(kind.c.table_id == table)


def _insert(connection: sa.Connection, kind: sa.Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(INSERTS[kind.name], rows)


def _moves(table: Table, stored: int) -> list[dict[str, Any]]:
    """The moves that are not stored yet; a roll has its number."""
    moves = table.play.record.moves
    fair = table.play.record.fair
    first = fair.after if fair is not None else 0
    rolls = sum(move.startswith("*") for move in moves[first:stored])
    rows = []
    for seq in range(stored, len(moves)):
        roll = None
        if moves[seq].startswith("*") and fair is not None and seq >= first:
            roll = fair.numbers[rolls]
            rolls += 1
        rows.append({"table_id": table.id, "seq": seq, "move": moves[seq], "roll": roll})
    return rows


def _fair(secret: bytes, moves: list[sa.Row[Any]], imported: int, rolls: int) -> Fair:
    """What proves the dice. At a server nobody takes a roll back, so what is skipped is skipped by newer rules."""
    fair = Fair(commitment(secret), [], after=imported)
    for move in moves:
        if move.roll is not None:
            fair.forget(len(fair.numbers), move.roll, NEWER_RULES)
            fair.numbers.append(move.roll)
    fair.forget(len(fair.numbers), rolls, NEWER_RULES)
    return fair


def _seat(row: dict[str, Any]) -> Seat:
    values = {name: value for name, value in row.items() if name not in ("table_id", "draft")}
    values["orders"] = msgspec.convert(values["orders"], dict[str, StandingOrder])
    values["plan"] = msgspec.convert(values["plan"], PlanAhead | None)
    return Seat(**values)


def _seat_row(table: Table, seat: Seat) -> dict[str, Any]:
    """A seat as it is stored: with its draft in notation, which outlives a change of the rules."""
    return {**msgspec.to_builtins(seat), "table_id": table.id, "draft": table.noted(seat)}


def _gestures(draft: list[str | list[str]]) -> list[list[str]]:
    """A stored draft by gesture; older versions stored one action after the other."""
    return [[step] if isinstance(step, str) else step for step in draft]
