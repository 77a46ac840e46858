"""The numbers of a box: TOML tables in which every row says where its values come from.

A row (or a single table) has `mark = "rulebook"`, `"public: source"` or `"reconstructed"`; cells with a different mark
are listed in `marks = { cost = "reconstructed" }`.

A game ships its contents in the folder `contents/` of its package; shipped contents are never removed. Two keys may
precede the tables of a file:

- `extends`: the name of a shipped content, or a file beside this one. The tables then contain only the differences.
- `hashes`: the hashes that older versions computed for the same values.

Records and tables name a content by its hash. It depends only on the values, not on marks, comments or the order of
tables and columns: two contents with the same values are the same.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bottega.core.errors import ContentError

KINDS = ("rulebook", "public", "reconstructed")

MARK_LENGTH = 200
"""The longest mark: enough to name a source."""

ContentSource = str | Mapping[str, Any]
"""The name of a shipped content, the path of a file, or the tables themselves, as a record carries them."""

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

    def __init__(self, document: Document, package: str, kind: type[T], check: Callable[[T], None]) -> None:
        name = self.name = document.name
        self.raw = _extended(document, package)
        """The tables as written, including those of the content that it extends."""
        self.cells = list(_cells(self.raw, name))
        try:
            self.tables = msgspec.convert(_without_marks(self.raw), kind)
        except msgspec.ValidationError as error:
            raise ContentError(f"{name}: {_place(str(error), self.raw, document)}") from error
        try:
            check(self.tables)
        except ContentError as error:
            raise ContentError(f"{name}: {error}") from error
        self.hash = hash_of(self.raw)
        own = {self.hash, *_former_hashes(document)}
        shipped = _shipped_hashes(package)
        self.shipped = self.hash in shipped
        """Whether the game's package has these values, so that a record need not contain them."""
        self.hashes = (
            {known for known, other in shipped.items() if other == shipped[self.hash]}
            if self.shipped
            else own - shipped.keys()
        )
        """Every hash by which a record may name these values. A changed copy of a shipped file does not count."""


def load_content(
    package: str, source: ContentSource, kind: type[T], check: Callable[[T], None]
) -> Content[T]:
    """Read and check a content of the game in this package."""
    return Content(_open(package, source), package, kind, check)


@cache
def content_names(package: str) -> tuple[str, ...]:
    """The names of the shipped contents."""
    folder = files(package) / "contents"
    found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return tuple(sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml")))


def find_content(package: str, hash: str) -> str | None:
    """The name of the shipped content that has this hash, now or in an older version."""
    return _shipped_hashes(package).get(hash)


def hash_of(raw: Mapping[str, Any]) -> str:
    """The hash of the values in these tables."""
    canonical = msgspec.json.encode(_without_marks(raw), order="sorted")
    return hashlib.sha256(canonical).hexdigest()[:16]


@cache
def _shipped_hashes(package: str) -> dict[str, str]:
    """The name of a shipped content by each of its hashes."""
    found: dict[str, str] = {}
    for name in content_names(package):
        document = _shipped(package, name)
        for hash in (hash_of(_extended(document, package)), *_former_hashes(document)):
            if found.setdefault(hash, name) != name:
                raise ContentError(f"the contents {found[hash]} and {name} have the same hash {hash}")
    return found


# -- reading -------------------------------------------------------------------------------------------------------


class Document(NamedTuple):
    """A content as written in one file."""

    name: str
    written: Mapping[str, Any]
    folder: Path | None
    """Where to look for the files that it extends; None: it can extend only shipped contents."""


def _open(package: str, source: ContentSource) -> Document:
    if not isinstance(source, str):
        return Document("custom content", source, None)
    if source in content_names(package):
        return _shipped(package, source)
    path = Path(source)
    if path.suffix or path.parent != Path() or path.exists():
        return _file(path)
    known = ", ".join(content_names(package)) or "none"
    raise ContentError(f"there is no content {source!r}; shipped are {known}; to use a file, give its path")


@cache
def _shipped(package: str, name: str) -> Document:
    return _parse(name, (files(package) / "contents" / f"{name}.toml").read_text("utf-8"), None)


def _file(path: Path) -> Document:
    try:
        return _parse(path.name, path.read_text("utf-8"), path.resolve().parent)
    except OSError as error:
        raise ContentError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ContentError(f"{path} is not UTF-8 text") from error


def _parse(name: str, source: str, folder: Path | None) -> Document:
    try:
        return Document(name, tomllib.loads(source), folder)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from error


def _former_hashes(document: Document) -> list[str]:
    hashes = document.written.get("hashes", [])
    if not isinstance(hashes, list) or not all(isinstance(hash, str) for hash in hashes):
        raise ContentError(f"{document.name}: hashes must be a list of texts")
    return hashes


# -- extending -----------------------------------------------------------------------------------------------------


def _extended(document: Document, package: str, above: tuple[Document, ...] = ()) -> dict[str, Any]:
    """The tables of a document, merged with those that it extends."""
    raw = _tables(document)
    if "extends" not in document.written:
        return raw
    base = _base(document, package)
    chain = (*above, document)
    if base in chain:
        raise ContentError(f"{' extends '.join(each.name for each in (*chain, base))}: that is circular")
    return _merged(_extended(base, package, chain), raw, document.name)


def _base(document: Document, package: str) -> Document:
    name = document.written["extends"]
    if isinstance(name, str) and name in content_names(package):
        return _shipped(package, name)
    known = ", ".join(content_names(package))
    if isinstance(name, str) and document.folder is not None:
        if not (document.folder / name).exists():
            raise ContentError(f"{document.name}: extends {name!r}: no such file; shipped are {known}")
        return _file(document.folder / name)
    raise ContentError(f"{document.name}: extends must be one of {known}, not {name!r}")


def _tables(document: Document) -> dict[str, Any]:
    raw = {name: value for name, value in document.written.items() if name not in ("extends", "hashes")}
    for table, value in raw.items():
        rows = value if isinstance(value, list) else [value]
        if not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"{document.name}: {table} must be a table or a list of tables")
        for row in rows:
            if not isinstance(row.get("marks", {}), dict):
                raise ContentError(f"{document.name}: table {table}: marks must be a table")
    return raw


def _merged(base: dict[str, Any], changes: dict[str, Any], name: str) -> dict[str, Any]:
    """The tables of the base with the changes applied: cell by cell and, in a list of tables, row by row."""
    merged = dict(base)
    for table, change in changes.items():
        old = base.get(table)
        if old is None:
            merged[table] = change
        elif isinstance(old, list) != isinstance(change, list):
            kind = "a list of tables" if isinstance(old, list) else "a table"
            raise ContentError(f"{name}: {table} must be {kind}, as in what it extends")
        elif isinstance(old, list):
            merged[table] = _merged_rows(old, change, f"{name}: table {table}")
        else:
            merged[table] = _merged_row(old, change, f"{name}: table {table}")
    return merged


def _merged_rows(
    base: list[dict[str, Any]], changes: list[dict[str, Any]], where: str
) -> list[dict[str, Any]]:
    """A row whose name is in `row_names` changes that row; every other row is added at the end."""
    names = row_names(base)
    merged = list(base)
    for change in changes:
        name = str(change.get("name", ""))
        if name in names:
            cells = {column: value for column, value in change.items() if column != "name"}
            at = names.index(name)
            merged[at] = _merged_row(merged[at], cells, f"{where}, row {name}")
        else:
            merged.append(change)
    return merged


def _merged_row(base: dict[str, Any], change: dict[str, Any], where: str) -> dict[str, Any]:
    """The row with the changed cells and their new marks."""
    cells = _values(change)
    marks = {column: change.get("mark") for column in cells} | change.get("marks", {})
    for column, mark in marks.items():
        _check_mark(mark, f"{where}, cell {column}")
    return {**base, **cells, "marks": {**base.get("marks", {}), **marks}}


# -- rows and cells ------------------------------------------------------------------------------------------------


def _rows(raw: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every row with the name of its table and its own name."""
    for table, value in raw.items():
        if isinstance(value, dict):
            yield table, "", value
        else:
            for row_name, row in zip(row_names(value), value, strict=True):
                yield table, row_name, row


def row_names(rows: list[dict[str, Any]]) -> list[str]:
    """The names of the rows of a list: their name or number, or both if several have the same name.

    >>> row_names([{"name": "Facciata"}, {"name": "Cupola"}, {"name": "Facciata"}, {}])
    ['Facciata 1', 'Cupola', 'Facciata 3', '4']
    """
    names = [str(row["name"]) if "name" in row else "" for row in rows]
    found = Counter(names)
    return [
        str(at) if not name else f"{name} {at}" if found[name] > 1 else name
        for at, name in enumerate(names, 1)
    ]


def _cells(raw: dict[str, Any], name: str) -> Iterator[Cell]:
    for table, row, values in _rows(raw):
        where = f"{name}: table {table}" + (f", row {row}" if row else "")
        mark = values.get("mark")
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
    if mark is None:
        raise ContentError(f"{where}: the mark is missing; use one of {', '.join(KINDS)}")
    if not isinstance(mark, str) or mark.partition(":")[0] not in KINDS:
        raise ContentError(f"{where}: {mark!r} is not one of {', '.join(KINDS)}")
    if len(mark) > MARK_LENGTH:
        raise ContentError(f"{where}: a mark has at most {MARK_LENGTH} characters")


def _values(row: Mapping[str, Any]) -> dict[str, Any]:
    return {column: value for column, value in row.items() if column not in ("mark", "marks")}


def _without_marks(raw: Mapping[str, Any]) -> dict[str, Any]:
    return {
        table: [_values(row) for row in value] if isinstance(value, list) else _values(value)
        for table, value in raw.items()
    }


def _place(problem: str, raw: dict[str, Any], document: Document) -> str:
    """msgspec's "... - at `$.building[3].cost`" as "table building, row Gilda, cell cost: ..."."""
    text, _, path = problem.partition(" - at `$")
    parts = path.rstrip("`").lstrip(".").replace("]", "").replace("[", ".").split(".")
    place = f"table {parts[0]}" if parts[0] else "content"
    rest = parts[1:]
    if rest and rest[0].isdigit():
        place += f", row {row_names(raw[parts[0]])[int(rest[0])]}"
        rest = rest[1:]
        if "extends" in document.written and "missing required field" in text:
            text += "; it is a new row, as there is none of this name to change"
    if rest:
        place += f", cell {'.'.join(rest)}"
    return f"{place}: {text[:1].lower()}{text[1:]}"
