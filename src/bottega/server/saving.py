"""How a table is written: what has changed since it was stored, in statements that are compiled once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from bottega.server import database as db
from bottega.server.seats import Seat
from bottega.server.statements import Statement, its
from bottega.server.table import Table
from bottega.server.table_state import REMEMBERED


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


def _update(kind: sa.Table, where: Any, names: Iterable[str]) -> Statement:
    return Statement(sa.update(kind).where(where).values({name: its(kind.c[name]) for name in names}))


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
    "proposals",
    "due",
    "imported",
    "name",
    "taken_back",
)
ALWAYS = ("version", "thinker")
SEEN = sa.and_(db.tables.c.id == its(db.tables.c.id), db.tables.c.version == sa.bindparam("seen"))
UPDATE_VERSION = _update(db.tables, SEEN, ALWAYS)
UPDATE_TABLE = _update(db.tables, SEEN, (*ALWAYS, *CHANGING))
UPDATE_SEAT = _update(
    db.seats,
    sa.and_(db.seats.c.table_id == its(db.seats.c.table_id), db.seats.c.seat == its(db.seats.c.seat)),
    [column.name for column in db.seats.c if not column.primary_key],
)
FORGET_ANSWERS = Statement(
    sa.delete(db.answers).where(
        db.answers.c.table_id == its(db.answers.c.table_id), db.answers.c.number <= its(db.answers.c.number)
    )
)
INSERTS = {
    kind.name: Statement(sa.insert(kind).inline(), kind.columns.keys())
    for kind in (db.seats, db.moves, db.rounds, db.answers)
}


def save_table(connection: sa.Connection, table: Table, stored: Stored) -> None:
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
            "proposals": msgspec.to_builtins(table.proposals),
            "due": table.due,
            "imported": table.fair.after,
            "name": table.name,
            "taken_back": msgspec.to_builtins(record.taken_back),
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
                clock=msgspec.to_builtins(table.clock),
                secret=table.secret.hex(),
                created=table.created,
                **changing,
            )
        )
    else:
        update = UPDATE_VERSION if table.revision == stored.revision else UPDATE_TABLE
        seen = {"id": table.id, "seen": stored.version}
        if update.execute(connection, changing | seen) != 1:
            raise Conflict
    if table.revision == stored.revision:
        return
    kept, rounds = stored.moves, record.rounds[stored.rounds :]
    if table.kept is not None:
        kept = table.kept
        rounds = [end for end in record.rounds if end.after > kept]
        for kind, at in ((db.moves, db.moves.c.seq >= kept), (db.rounds, db.rounds.c.after > kept)):
            connection.execute(sa.delete(kind).where(kind.c.table_id == table.id, at))
    _insert(connection, db.moves, _moves(table, kept))
    rows = [{"table_id": table.id, "after": end.after, "position": end.position} for end in rounds]
    _insert(connection, db.rounds, rows)


def save_seats(connection: sa.Connection, seats: list[dict[str, Any]], new: bool) -> None:
    if new:
        _insert(connection, db.seats, seats)
    elif seats:
        UPDATE_SEAT.execute(connection, *seats)


def save_answer(connection: sa.Connection, table: Table, answered: tuple[str, str], number: int) -> None:
    guest, message = answered
    revision = table.seen(guest)
    row = {"table_id": table.id, "guest": guest, "message": message, "number": number, "revision": revision}
    _insert(connection, db.answers, [row])
    if number > REMEMBERED:
        FORGET_ANSWERS.execute(connection, {"table_id": table.id, "number": number - REMEMBERED})


def save_day(connection: sa.Connection, table: Table, new: bool) -> None:
    """A game with the dice of a day, for the list of the day: when it is begun, and how it has ended.

    A finished game that comes from a record was not played here.
    """
    row, result = db.day_games.c, table.play.record.result
    if new and table.status == "playing":
        begun = {"day": table.day, "game": table.play.record.game, "begun": table.created}
        connection.execute(sa.insert(db.day_games).values(table_id=table.id, **begun))
    elif result is not None:
        ended = {"finished": table.updated, "score": result.scores[0], "won": 0 in result.winners}
        mine = sa.and_(row.table_id == table.id, row.finished.is_(None))
        connection.execute(sa.update(db.day_games).where(mine).values(**ended))


def _insert(connection: sa.Connection, kind: sa.Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        INSERTS[kind.name].execute(connection, *rows)


def _moves(table: Table, stored: int) -> list[dict[str, Any]]:
    """The moves that are not stored yet; a roll has its number."""
    moves, fair = table.play.record.moves, table.play.record.fair
    numbers: Iterator[int] = iter(())
    first = len(moves)
    if fair is not None and table.day is None and not table.real_dice:
        first = fair.after
        rolls = sum(move.startswith("*") for move in moves[max(first, stored) :])
        numbers = iter(fair.numbers[len(fair.numbers) - rolls :])
    rows = []
    for seq in range(stored, len(moves)):
        rolled = seq >= first and moves[seq].startswith("*")
        roll = next(numbers) if rolled else None
        rows.append({"table_id": table.id, "seq": seq, "move": moves[seq], "roll": roll})
    return rows


def seat_row(table: Table, seat: Seat) -> dict[str, Any]:
    """A seat as it is stored: with its draft in notation, which outlives a change of the rules."""
    return {**msgspec.to_builtins(seat), "table_id": table.id, "draft": table.noted(seat)}
