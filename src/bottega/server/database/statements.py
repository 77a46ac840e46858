"""Prepared statements for hot paths."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

ITS = "its_"
"""What the names of places begin with that would else be taken for those of columns."""


def its(column: sa.Column[Any]) -> sa.BindParameter[Any]:
    """The place of a column's value in a statement."""
    return sa.bindparam(f"{ITS}{column.name}", type_=column.type)


class Compiled(NamedTuple):
    """A statement in the language of one kind of database."""

    sql: str
    positional: bool
    """Whether values are given by their order, else by name."""
    places: list[tuple[str, str, Callable[[Any], Any] | None]]
    """The names of the places, those of their values in a row, and what converts each for the database."""


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
        dialect: Any = connection.dialect
        if dialect.name not in self._compiled:
            self._compiled[dialect.name] = self._compile(dialect)
        sql, positional, places = self._compiled[dialect.name]
        filled: list[Any] = []
        for row in rows:
            values = [row[name] if convert is None else convert(row[name]) for _, name, convert in places]
            filled.append(values if positional else dict(zip((at for at, *_ in places), values, strict=True)))
        cursor = connection.connection.cursor()
        try:
            if len(filled) == 1:
                cursor.execute(sql, filled[0])
            else:
                cursor.executemany(sql, filled)
            return int(cursor.rowcount)
        except dialect.dbapi.Error as error:
            raise sa.exc.DBAPIError.instance(sql, None, error, dialect.dbapi.Error) from error
        finally:
            cursor.close()

    def _compile(self, dialect: sa.Dialect) -> Compiled:
        compiled: Any = self._clause.compile(dialect=dialect, column_keys=self._columns)
        names = compiled.positiontup if compiled.positional else compiled.binds
        types = {name: compiled.binds[name].type.dialect_impl(dialect) for name in names}
        places = [
            (name, name.removeprefix(ITS), type_.bind_processor(dialect)) for name, type_ in types.items()
        ]
        return Compiled(compiled.string, compiled.positional, places)
