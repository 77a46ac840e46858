"""An owner's answers about the reconstructed values of a content, as a content file to play with."""

from __future__ import annotations

from typing import Any

import tomlkit

from bottega.core.content import Cell, Content, row_names

OWNER = "public: an owner's box"
"""The mark of a value that an owner has confirmed or corrected."""


def open_cells(content: Content[Any]) -> list[Cell]:
    """The values that nobody has checked against a box."""
    return [cell for cell in content.cells if cell.mark.startswith("reconstructed")]


def new_corrections(base: str) -> Any:
    """A file that extends a content and has no answers yet."""
    document = tomlkit.document()
    document["extends"] = base
    return document


def answer(document: Any, cell: Cell, value: object) -> None:
    """Record what the box says for a value."""
    row = _row(document, cell)
    if value != cell.value:
        row[cell.column] = value
    if "marks" not in row:
        row["marks"] = tomlkit.inline_table()
    row["marks"][cell.column] = OWNER


def _row(document: Any, cell: Cell) -> Any:
    """The row of the cell in the document; it is added if it is missing."""
    if not cell.row:
        return document.setdefault(cell.table, tomlkit.table())
    rows = document.setdefault(cell.table, tomlkit.aot())
    names = row_names(rows)
    if cell.row in names:
        return rows[names.index(cell.row)]
    rows.append(tomlkit.table())
    rows[-1]["name"] = cell.row
    return rows[-1]
