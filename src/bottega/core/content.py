"""The numbers of a box: TOML tables in which every row says where it is known from.

A row (or a single table) has `mark = "rulebook"`, `"public: source"` or `"reconstructed"`; single cells that differ
are named in `marks = { cost = "reconstructed" }`. Marks are for people and are not part of the hash: two contents
that play the same are the same.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from bottega.core.errors import ContentError

KINDS = ("rulebook", "public", "reconstructed")

T = TypeVar("T", bound=msgspec.Struct)


class Cell(msgspec.Struct, frozen=True):
    """A value of the content, with its place and its mark."""

    table: str
    row: str
    column: str
    value: object
    mark: str


class Content(Generic[T]):
    """The tables of a game, typed and checked, with the mark of every cell."""

    def __init__(self, raw: dict[str, Any], kind: type[T], check: Callable[[T], None], name: str) -> None:
        self.name = name
        self.cells = list(_cells(raw, name))
        plain = _without_marks(raw)
        try:
            self.tables = msgspec.convert(plain, kind)
        except msgspec.ValidationError as error:
            raise ContentError(f"{name}: {_place(str(error))}") from error
        try:
            check(self.tables)
        except ContentError as error:
            raise ContentError(f"{name}: {error}") from error
        canonical = msgspec.json.encode(self.tables, order="sorted")
        self.hash = hashlib.sha256(canonical).hexdigest()[:16]


def load_content(package: str, file: str | None, kind: type[T], check: Callable[[T], None]) -> Content[T]:
    """Read a game's own content, or the file given in its place."""
    if file is None:
        source, name = (files(package) / "content.toml").read_text("utf-8"), "content.toml"
    else:
        try:
            source, name = Path(file).read_text("utf-8"), Path(file).name
        except OSError as error:
            raise ContentError(f"cannot read {file}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise ContentError(f"{file} is not a text in UTF-8") from error
    try:
        raw = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from error
    return Content(raw, kind, check, name)


def _rows(raw: dict[str, Any], name: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every row with the name of its table and of itself."""
    for table, value in raw.items():
        if isinstance(value, dict):
            yield table, "", value
        elif isinstance(value, list) and all(isinstance(row, dict) for row in value):
            for row_name, row in zip(row_names(value), value, strict=True):
                yield table, row_name, row
        else:
            raise ContentError(f"{name}: {table} must be a table or a list of tables")


def row_names(rows: list[dict[str, Any]]) -> list[str]:
    """What the rows of a list are called: by their name, or their number; by both if several have the same name.

    >>> row_names([{"name": "Facciata"}, {"name": "Cupola"}, {"name": "Facciata"}, {}])
    ['Facciata 1', 'Cupola', 'Facciata 3', '4']
    """
    names = [str(row["name"]) if "name" in row else "" for row in rows]
    return [
        str(at) if not name else f"{name} {at}" if names.count(name) > 1 else name
        for at, name in enumerate(names, 1)
    ]


def _cells(raw: dict[str, Any], name: str) -> Iterator[Cell]:
    for table, row, values in _rows(raw, name):
        where = f"{name}: table {table}" + (f", row {row}" if row else "")
        mark = values.get("mark")
        if mark is None:
            raise ContentError(f"{where}: the mark is missing; say {', '.join(KINDS)}")
        _check_mark(mark, where)
        marks = values.get("marks", {})
        for column in marks:
            if column not in values:
                raise ContentError(f"{where}: marks names {column}, which is not a cell of the row")
        for column, value in values.items():
            if column not in ("mark", "marks"):
                _check_mark(marks.get(column, mark), f"{where}, cell {column}")
                yield Cell(table, row, column, value, marks.get(column, mark))


def _check_mark(mark: object, where: str) -> None:
    if not isinstance(mark, str) or mark.split(":")[0] not in KINDS:
        raise ContentError(f"{where}: {mark!r} is not one of {', '.join(KINDS)}")


def _without_marks(raw: dict[str, Any]) -> dict[str, Any]:
    def plain(row: dict[str, Any]) -> dict[str, Any]:
        return {column: value for column, value in row.items() if column not in ("mark", "marks")}

    return {
        table: plain(value) if isinstance(value, dict) else [plain(row) for row in value]
        for table, value in raw.items()
    }


def _place(problem: str) -> str:
    """msgspec's "... - at `$.building[3].cost`" as "table building, row 4, cell cost: ..."."""
    text, _, path = problem.partition(" - at `$")
    parts = path.rstrip("`").lstrip(".").replace("]", "").replace("[", ".").split(".")
    place = f"table {parts[0]}" if parts[0] else "content"
    rest = parts[1:]
    if rest and rest[0].isdigit():
        place += f", row {int(rest[0]) + 1}"
        rest = rest[1:]
    if rest:
        place += f", cell {'.'.join(rest)}"
    return f"{place}: {text[:1].lower()}{text[1:]}"
