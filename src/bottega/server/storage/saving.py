"""The SQL statements of a save: only what has changed is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from bottega.core.record import Record
from bottega.server.database import schema as db
from bottega.server.seats.seat import Seat
from bottega.server.tables.state import MAX_ANSWERS
from bottega.server.tables.table import Table


class Conflict(Exception):
    """Another server has saved the table meanwhile: it has to be read again."""


class StoredState(NamedTuple):
    """What the database has of a table, as far as this server knows."""

    version: int
    revision: int
    moves: int
    rounds: int
    answers: int
    row: dict[str, Any]
    """The columns of the table's row that can change."""
    seats: dict[int, dict[str, Any]]


NOT_STORED = StoredState(-1, -1, 0, 0, 0, {}, {})

DELETE_BATCH = 50
"""Old answers are deleted in batches of this size, because finding them is slow."""


UPDATE_TABLE = sa.update(db.tables).where(
    db.tables.c.id == sa.bindparam("table"), db.tables.c.version == sa.bindparam("seen")
)
"""Update a table if it still has the version that was read."""

UPDATE_SEAT = sa.update(db.seats).where(
    db.seats.c.table_id == sa.bindparam("table"), db.seats.c.seat == sa.bindparam("number")
)
DELETE_ANSWERS = sa.delete(db.answers).where(
    db.answers.c.table_id == sa.bindparam("table"), db.answers.c.number <= sa.bindparam("last")
)
INSERTS = {kind: sa.insert(kind).inline() for kind in (db.seats, db.moves, db.rounds, db.answers)}


def table_row(table: Table) -> dict[str, Any]:
    """The columns of a table's row that can change."""
    record = table.play.record
    return {
        "thinker": table.thinker,
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
        "guided": table.guided,
        "next_table": table.next_table,
        "taken_back": msgspec.to_builtins(record.taken_back),
    }


def seat_row(table: Table, seat: Seat) -> dict[str, Any]:
    """The row of a seat. The draft is stored in notation, which is stable when the rules change."""
    return {**msgspec.to_builtins(seat), "table_id": table.id, "draft": table.draft_notation(seat)}


def save_table(connection: sa.Connection, table: Table, stored: StoredState, row: dict[str, Any]) -> None:
    """Write only changed columns: setting a column to its old value would still update its indexes."""
    record = table.play.record
    if stored is NOT_STORED:
        if record.box is not None:
            save_box(connection, record, table.created)
        connection.execute(
            sa.insert(db.tables).values(
                id=table.id,
                game=record.game,
                rules=record.rules,
                content=record.content,
                players=record.players,
                options=record.options,
                host=table.host,
                pace=table.pace,
                dice=record.dice,
                day=record.day,
                points_hidden=table.points_hidden,
                clock=msgspec.to_builtins(table.clock),
                tried_table=table.tried_table,
                tried_move=table.tried_move,
                secret=table.secret.hex(),
                created=table.created,
                version=0,
                **row,
            )
        )
    else:
        changes = {"version": stored.version + 1, **_changes(stored.row, row)}
        where = {"table": table.id, "seen": stored.version}
        if connection.execute(UPDATE_TABLE, where | changes).rowcount != 1:
            raise Conflict
    if table.revision == stored.revision:
        return
    kept, rounds = stored.moves, record.rounds[stored.rounds :]
    if table.valid_moves is not None:
        kept = table.valid_moves
        rounds = [end for end in record.rounds if end.after > kept]
        for kind, at in ((db.moves, db.moves.c.seq >= kept), (db.rounds, db.rounds.c.after > kept)):
            connection.execute(sa.delete(kind).where(kind.c.table_id == table.id, at))
    _insert(connection, db.moves, _new_moves(table, kept))
    rows = [{"table_id": table.id, "after": end.after, "position": end.position} for end in rounds]
    _insert(connection, db.rounds, rows)


def save_box(connection: sa.Connection, record: Record, now: float) -> None:
    """Store a content of guests once. The update also keeps `tasks.retention` from deleting it meanwhile."""
    kind: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = {"game": record.game, "content": record.content}
    insert = kind.insert(db.boxes).values(**key, box=record.box, used=now)
    connection.execute(insert.on_conflict_do_update(index_elements=list(key), set_={"used": now}))


def save_seats(connection: sa.Connection, stored: StoredState, seats: dict[int, dict[str, Any]]) -> None:
    if stored is NOT_STORED:
        _insert(connection, db.seats, list(seats.values()))
        return
    for seat, row in seats.items():
        if changes := _changes(stored.seats[seat], row):
            connection.execute(UPDATE_SEAT, {"table": row["table_id"], "number": seat, **changes})


def _changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in now.items() if value != before[name]}


def save_answer(connection: sa.Connection, table: Table, answer_to: tuple[str, str], number: int) -> None:
    guest, message = answer_to
    revision = table.revision_for(guest)
    row = {"table_id": table.id, "guest": guest, "message": message, "number": number, "revision": revision}
    _insert(connection, db.answers, [row])
    if number > MAX_ANSWERS and number % DELETE_BATCH == 0:
        connection.execute(DELETE_ANSWERS, {"table": table.id, "last": number - MAX_ANSWERS})


def save_day(connection: sa.Connection, table: Table, new: bool) -> None:
    """Store the start and the result of a game with the dice of a day, for the list of that day.

    A finished game that was imported from a record is not listed.
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
        connection.execute(INSERTS[kind], rows)


def _new_moves(table: Table, stored: int) -> list[dict[str, Any]]:
    """The rows of moves that are not stored yet; rolls have their numbers."""
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
