"""Statements that are executed again and again, without what SQLAlchemy does for each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa


class Compiled(NamedTuple):
    """A statement in the language of one kind of database."""

    sql: str
    positional: bool
    """Whether values are given by their order, else by name."""
    places: list[tuple[str, Callable[[Any], Any] | None]]
    """The names of the values, and what converts each for the database."""


class Statement:
    """A statement that is executed again and again: compiled once for each kind of database.

    SQLAlchemy's own way finds the compiled one in a cache, which costs several times what the database does.
    """

    def __init__(self, clause: sa.UpdateBase, columns: list[str] | None = None) -> None:
        self._clause = clause
        self._columns = columns
        self._compiled: dict[str, Compiled] = {}

    def execute(self, connection: sa.Connection, *rows: dict[str, Any]) -> int:
        """Execute it for each of the rows; how many rows of the database it has changed."""
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            self._compiled[dialect.name] = self._compile(dialect)
        sql, positional, places = self._compiled[dialect.name]
        filled: list[Any] = []
        for row in rows:
            values = {name: row[name] if convert is None else convert(row[name]) for name, convert in places}
            filled.append(tuple(values.values()) if positional else values)
        return connection.exec_driver_sql(sql, filled if len(filled) > 1 else filled[0]).rowcount

    def _compile(self, dialect: sa.Dialect) -> Compiled:
        compiled: Any = self._clause.compile(dialect=dialect, column_keys=self._columns)
        names = compiled.positiontup if compiled.positional else compiled.binds
        types = {name: compiled.binds[name].type.dialect_impl(dialect) for name in names}
        places = [(name, type_.bind_processor(dialect)) for name, type_ in types.items()]
        return Compiled(compiled.string, compiled.positional, places)
