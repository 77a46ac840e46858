"""Reading and writing tables. One call of `save` is one transaction."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from bottega.core.chance import commitment
from bottega.core.game import Game
from bottega.core.play import Play, first_position
from bottega.core.record import NEWER_RULES, Fair, Record, Result, RoundEnd
from bottega.core.record import Seat as RecordSeat
from bottega.server import database as db
from bottega.server.refusal import Refusal
from bottega.server.table import REMEMBERED, PlanAhead, Seat, StandingOrder, Table

log = logging.getLogger(__name__)

T = TypeVar("T")


class Conflict(Exception):
    """Another server has written to the table meanwhile: read it again."""


class Stored(NamedTuple):
    """How much of a table is in the database."""

    revision: int
    moves: int
    rounds: int
    answers: int


NOTHING = Stored(-1, 0, 0, 0)


class Row(NamedTuple):
    """A table from its row and its seats, without a replay."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]


class Store:
    """The database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.threads = db.Threads(engine)
        self._stored: dict[str, Stored] = {}
        self.problem = ""
        """Why the database could not be used the last time; empty: it could."""

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do the work in a transaction; refuse if the database has failed."""
        try:
            written = await self.threads.write(work)
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
        await self.threads.close()

    # -- settings and guests -----------------------------------------------------------------------------------------

    async def key(self) -> str:
        """The key that signs cookies: made once, kept in the database."""

        def work(connection: sa.Connection) -> str:
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

    async def running_with_bots(self) -> list[str]:
        """Tables that wait for a bot: after a start of the server somebody has to wake it."""
        waiting = sa.type_coerce(db.tables.c.waiting, sa.Text).label("waiting")
        wanted = (
            sa.select(db.tables.c.id, waiting, db.seats.c.seat)
            .join(db.seats, db.seats.c.table_id == db.tables.c.id)
            .where(db.tables.c.status == "playing", db.seats.c.kind == "bot")
        )
        found = await self._read(lambda connection: list(connection.execute(wanted)))
        return list(dict.fromkeys(row.id for row in found if _waits(row.waiting, row.seat)))

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

        def work(connection: sa.Connection) -> tuple[list[Any], list[Any], list[Any]]:
            moves = connection.execute(_of(db.moves, id).order_by(db.moves.c.seq))
            rounds = connection.execute(_of(db.rounds, id).order_by(db.rounds.c.after))
            answers = connection.execute(_of(db.answers, id).order_by(db.answers.c.number))
            return list(moves), list(rounds), list(answers)

        moves, rounds, answers = await self._read(work)
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
            rounds=[RoundEnd(end.after, end.position) for end in rounds],
            result=msgspec.convert(row.table["result"], Result | None),
            fair=_fair(secret, moves, row.table["imported"], row.table["rolls"]),
        )
        play = Play(game, first_position(game, record), record)
        table = Table(id, play, seats, row.table["host"], secret, row.table["pace"], row.table["created"])
        table.status = row.table["status"]
        if record.fair is not None and table.status != "open":
            record.fair.words = table.words
        table.revision = row.table["revision"]
        table.updated = row.table["updated"]
        table.done = {(answer.guest, answer.message): answer.revision for answer in answers}
        self._stored[id] = Stored(
            table.revision, len(moves), len(rounds), answers[-1].number if answers else 0
        )
        drafts = {values["seat"]: _gestures(values["draft"]) for values in row.seats}
        await asyncio.to_thread(table.take_up, record, row.table["rolls"], drafts)
        if table.kept is not None:
            await self.save(table)
        return table

    def forget(self, table: str) -> None:
        self._stored.pop(table, None)

    async def save(self, table: Table, answered: tuple[str, str] | None = None) -> None:
        """Write what has changed, in one transaction; `answered` is the guest and the message that it comes from."""
        stored = self._stored.get(table.id, NOTHING)
        number = stored.answers + (answered is not None)
        seats = [_seat_row(table, table.seats[seat]) for seat in sorted(table.touched)]

        def work(connection: sa.Connection) -> None:
            if table.revision != stored.revision:
                _save_table(connection, table, stored)
            _save_seats(connection, seats, new=stored is NOTHING)
            if answered is not None:
                _save_answer(connection, table, answered, number)

        await self._write(work)
        self._stored[table.id] = Stored(table.revision, table.moves, len(table.play.record.rounds), number)
        table.touched.clear()
        table.kept = None


def _waits(waiting: str, seat: int) -> bool:
    """Whether a table waits for the seat. What cannot be read is found out when the table is loaded."""
    try:
        return seat in json.loads(waiting)
    except (ValueError, TypeError):
        return True


def _save_table(connection: sa.Connection, table: Table, stored: Stored) -> None:
    record = table.play.record
    changing = {
        "status": table.status,
        "revision": table.revision,
        "round": int(table.position.round),
        "moves": table.moves,
        "rolls": table.rolls,
        "waiting": list(table.waiting),
        "updated": table.updated,
        "result": msgspec.to_builtins(record.result),
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
                imported=table.fair.after,
                created=table.created,
                **changing,
            )
        )
    else:
        written = connection.execute(
            sa.update(db.tables)
            .where(db.tables.c.id == table.id, db.tables.c.revision == stored.revision)
            .values(**changing)
        )
        if written.rowcount != 1:
            raise Conflict
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
    for values in seats:
        if new:
            connection.execute(sa.insert(db.seats).values(**values))
        else:
            here = sa.and_(db.seats.c.table_id == values["table_id"], db.seats.c.seat == values["seat"])
            connection.execute(sa.update(db.seats).where(here).values(**values))


def _save_answer(connection: sa.Connection, table: Table, answered: tuple[str, str], number: int) -> None:
    guest, message = answered
    connection.execute(
        sa.insert(db.answers).values(
            table_id=table.id,
            guest=guest,
            message=message,
            number=number,
            revision=table.seen(guest),
        )
    )
    if number > REMEMBERED:
        old = sa.and_(db.answers.c.table_id == table.id, db.answers.c.number <= number - REMEMBERED)
        connection.execute(sa.delete(db.answers).where(old))


def _of(kind: sa.Table, table: str) -> sa.Select[Any]:
    return sa.select(kind).where(kind.c.table_id == table)


def _insert(connection: sa.Connection, kind: sa.Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(sa.insert(kind), rows)


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
