"""What the database has of a table, and the parts of a table that are made of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from bottega.core.chance import commitment
from bottega.core.record import (
    DAY,
    GUIDE,
    HAND,
    NEWER_RULES,
    TAKEBACK,
    Fair,
)
from bottega.server.database import schema as db
from bottega.server.protocol.tables import Clock
from bottega.server.seats.seat import PlanAhead, Seat, StandIn, StandingOrder
from bottega.server.storage.saving import (
    Stored,
)
from bottega.server.tables.proposals import Proposal
from bottega.server.tables.table import Table


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


def stored_table(connection: sa.Connection, id: str, stored: Stored) -> StoredTable | None:
    """A table, and what is new since it was stored, as it is at one moment: read again if it changes meanwhile."""
    version = sa.select(db.tables.c.version).where(db.tables.c.id == id)
    while True:
        found = connection.execute(sa.select(db.tables).where(db.tables.c.id == id)).mappings().first()
        if found is None:
            return None
        if found["version"] == stored.version:
            return StoredTable(TableRow(dict(found), []), [], [], [])
        seats = connection.execute(rows_of(db.seats, id).order_by(db.seats.c.seat)).mappings()
        row = TableRow(dict(found), [dict(seat) for seat in seats])
        moves = rows_of(db.moves, id).where(db.moves.c.seq >= stored.moves).order_by(db.moves.c.seq)
        rounds = rows_of(db.rounds, id).order_by(db.rounds.c.after).offset(stored.rounds)
        answers = (
            rows_of(db.answers, id).where(db.answers.c.number > stored.answers).order_by(db.answers.c.number)
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


def take_over(table: Table, kept: StoredTable) -> None:
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


def stored_part(kept: StoredTable, before: Stored) -> Stored:
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


def drafts_of(row: TableRow) -> dict[int, list[list[str]]]:
    return {values["seat"]: gestures_of(values["draft"]) for values in row.seats}


def rows_of(kind: sa.Table, table: str) -> sa.Select[Any]:
    return sa.select(kind).where(kind.c.table_id == table)


def fair_of(secret: bytes, moves: list[sa.Row[Any]], table: dict[str, Any]) -> Fair:
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


def dice_of(notes: list[dict[str, Any]]) -> tuple[Literal["guide", "hand", "day"] | None, str | None]:
    """Where the dice of a table come from, and from which day, as its notes say."""
    for note in notes:
        if note["kind"] == "guided":
            return GUIDE, None
        if note["kind"] == "real-dice":
            return HAND, None
        if note["kind"] == "day-dice":
            return DAY, note["name"]
    return None, None


def seat_of(row: dict[str, Any]) -> Seat:
    values = {name: value for name, value in row.items() if name not in ("table_id", "draft")}
    values["orders"] = msgspec.convert(values["orders"], dict[str, StandingOrder])
    values["stand_in"] = msgspec.convert(values["stand_in"], StandIn | None)
    values["plan"] = msgspec.convert(values["plan"], PlanAhead | None)
    return Seat(**values)


def gestures_of(draft: list[str | list[str]]) -> list[list[str]]:
    """A stored draft by gesture; older versions stored one action after the other."""
    return [[step] if isinstance(step, str) else step for step in draft]
