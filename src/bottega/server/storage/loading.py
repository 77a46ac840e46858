"""Read the rows of a table: the table, its seats, and the moves that are new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from bottega.core.chance import commitment
from bottega.core.record import HAND, NEWER_RULES, TAKEBACK, Fair
from bottega.server.database import schema as db
from bottega.server.protocol.tables import Clock
from bottega.server.seats.seat import PlanAhead, Seat, StandIn, StandingOrder
from bottega.server.storage.saving import StoredState
from bottega.server.tables.state import Status


class TableRow(msgspec.Struct, kw_only=True):
    """A row of the database table `tables`, and the rows that belong to it. Fields are named like the columns."""

    id: str
    game: str
    rules: int
    content: str
    box: Any = None
    players: int
    options: dict[str, Any]
    host: str
    name: str
    pace: int
    secret: str
    status: Status
    revision: int
    version: int
    thinker: int | None
    round: int
    moves: int
    rolls: int
    imported: int
    waiting: list[int]
    result: Any
    notes: list[Any]
    clock: Clock | None
    proposals: list[Any]
    due: float | None
    taken_back: list[Any]
    dice: Literal["guide", "hand", "day"] | None
    day: str | None
    guided: bool
    points_hidden: bool
    next_table: str | None
    tried_table: str | None
    tried_move: int | None
    created: float
    updated: float
    visited: float

    seat_rows: list[dict[str, Any]] = []
    seats: list[Seat] = []
    new_moves: list[Any] = []
    """Moves, rounds and answers that are new since the reader's last read."""
    new_rounds: list[Any] = []
    new_answers: list[Any] = []

    @property
    def game_name(self) -> str:
        return self.game

    @property
    def real_dice(self) -> bool:
        return self.dice == HAND

    @property
    def drafts(self) -> dict[int, list[list[str]]]:
        """The draft of each seat in notation, by gesture; older versions stored a flat list of actions."""
        return {
            row["seat"]: [[step] if isinstance(step, str) else step for step in row["draft"]]
            for row in self.seat_rows
        }

    @property
    def fair(self) -> Fair:
        """What proves the dice. Missing numbers belong to moves that were taken back or dropped by newer rules."""
        fair = Fair(commitment(bytes.fromhex(self.secret)), [], after=self.imported)
        back = {number for each in self.taken_back for number in each["rolls"]}

        def skip(number: int) -> None:
            skipped = range(fair.next_number, number)
            fair.forget(len(fair.numbers), number, NEWER_RULES if back.isdisjoint(skipped) else TAKEBACK)

        for move in self.new_moves:
            if move.roll is not None:
                skip(move.roll)
                fair.numbers.append(move.roll)
        skip(self.rolls)
        return fair

    def stored_after(self, before: StoredState) -> StoredState:
        """What a reader has of the table after this row, if it had `before`."""
        row = {name: getattr(self, name) for name in db.tables.columns.keys() if name != "version"}  # noqa: SIM118
        return StoredState(
            self.version,
            self.revision,
            before.moves + len(self.new_moves),
            before.rounds + len(self.new_rounds),
            self.new_answers[-1].number if self.new_answers else before.answers,
            row | {"clock": msgspec.to_builtins(self.clock)},
            {seat["seat"]: seat for seat in self.seat_rows},
        )


WITH_BOX = sa.select(db.tables, db.boxes.c.box).outerjoin(
    db.boxes, sa.and_(db.boxes.c.game == db.tables.c.game, db.boxes.c.content == db.tables.c.content)
)
"""The rows of tables, with the tables of their contents if the game does not ship them."""


def parse_table_row(found: Mapping[Any, Any], seats: list[dict[str, Any]] | None = None) -> TableRow:
    """Raise ValueError if the row is damaged."""
    rows = seats or []
    try:
        values = {**found, "clock": msgspec.convert(found["clock"], Clock | None)}
        return TableRow(**values, seat_rows=rows, seats=[parse_seat(row) for row in rows])
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def read_table(connection: sa.Connection, id: str, stored: StoredState) -> TableRow | None:
    """A consistent snapshot of a table and what is new since `stored`; it is read again if it changes meanwhile."""
    version = sa.select(db.tables.c.version).where(db.tables.c.id == id)
    while True:
        found = connection.execute(WITH_BOX.where(db.tables.c.id == id)).mappings().first()
        if found is None:
            return None
        if found["version"] == stored.version:
            return parse_table_row(found)
        seats = connection.execute(_rows_of(db.seats, id).order_by(db.seats.c.seat)).mappings()
        row = parse_table_row(found, [dict(seat) for seat in seats])
        if row.revision != stored.revision:  # otherwise only drafts have changed
            moves = _rows_of(db.moves, id).where(db.moves.c.seq >= stored.moves).order_by(db.moves.c.seq)
            rounds = _rows_of(db.rounds, id).order_by(db.rounds.c.after).offset(stored.rounds)
            row.new_moves = list(connection.execute(moves))
            row.new_rounds = list(connection.execute(rounds))
        number = db.answers.c.number
        row.new_answers = list(
            connection.execute(_rows_of(db.answers, id).where(number > stored.answers).order_by(number))
        )
        if connection.scalar(version) == row.version:
            return row


def _rows_of(kind: sa.Table, table: str) -> sa.Select[Any]:
    return sa.select(kind).where(kind.c.table_id == table)


def parse_seat(row: dict[str, Any]) -> Seat:
    values = {name: value for name, value in row.items() if name not in ("table_id", "draft")}
    values["orders"] = msgspec.convert(values["orders"], dict[str, StandingOrder])
    values["stand_in"] = msgspec.convert(values["stand_in"], StandIn | None)
    values["plan"] = msgspec.convert(values["plan"], PlanAhead | None)
    return Seat(**values)
