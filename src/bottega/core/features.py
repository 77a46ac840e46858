"""The features of a position, by name: what training, environments and analysis see of it, own seat first.

They are derived from the declaration of the cells in a game's `shape.py`. Each cell has one feature, or one for each of
its values; a feature counts how many cells have it. The cells of the table come first, then those of the seat itself
(`own`), then those of all others together (`rival`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from bottega.core.position import ROUND, TO_ACT, Position
from bottega.core.shape import Field, Read, Shape

NUMBER, VALUE, BITS, SEAT, INDEX, SKIPPED = range(6)
"""How a cell is read. SEAT: a seat's number; INDEX: the same, with 0 for nobody."""
KINDS = {"number": NUMBER, "value": VALUE, "bits": BITS}
LAST_ROUND = 15
"""Rounds are distinguished up to this one; later ones count as this one."""


@dataclass(frozen=True)
class CellFeatures:
    """Which features a cell has: by its kind, `values` features starting at `row`; a number is counted in units."""

    kind: int
    row: int = 0
    values: int = 0
    unit: int = 1


@dataclass(frozen=True)
class Features:
    """The features of the positions of a game for a number of seats."""

    names: tuple[str, ...]
    cells: tuple[tuple[CellFeatures, ...], ...]
    """For each observing seat: how it reads each cell."""
    progress: int = -1
    """The cell that says how far a round has come (see `Shape.progress`); -1: there is none."""

    def of(self, position: Position, seat: int) -> dict[str, int]:
        """The features that the position has for the seat, with their counts."""
        found: dict[str, int] = {}
        for cell, value in zip(self.cells[seat], position.cells, strict=True):
            for row, count in read(cell, int(value), seat, position.seats):
                name = self.names[row]
                found[name] = found.get(name, 0) + count
        return {name: count for name, count in found.items() if count}


def read(cell: CellFeatures, value: int, seat: int, seats: int) -> list[tuple[int, int]]:
    """The features that a cell with this value has, and how often."""
    if cell.kind == NUMBER:
        return [(cell.row, value // cell.unit)]
    if cell.kind == VALUE:
        return [(cell.row + min(value, cell.values) - 1, 1)] if value > 0 else []
    if cell.kind == BITS:
        return [(cell.row + bit, 1) for bit in range(cell.values) if value >> bit & 1]
    if cell.kind in (SEAT, INDEX):
        whose = value - (cell.kind == INDEX)
        return [(cell.row + (whose - seat) % seats, 1)] if 0 <= whose < seats else []
    return []


def features(shape: Shape, position: Position) -> Features:
    """The features of all positions with as many seats and the same content as this one."""
    seats: int = position.seats
    names: list[str] = []
    table = [
        _block(names, "to_act", SEAT, seats, seats),
        CellFeatures(SKIPPED),
        _block(names, "round", VALUE, LAST_ROUND, seats),
    ]
    assert (TO_ACT, ROUND) == (0, 2)
    for declared in shape.table:
        table += _cells(names, "", declared, shape, position)
    own = [cell for declared in shape.seat for cell in _cells(names, "own ", declared, shape, position)]
    rival: list[CellFeatures] = []
    if seats > 1:
        rival = [
            cell for declared in shape.seat for cell in _cells(names, "rival ", declared, shape, position)
        ]
    views = []
    for seat in range(seats):
        view = list(table)
        for other in range(seats):
            view += own if other == seat else rival
        views.append(tuple(view))
    return Features(tuple(names), tuple(views), shape.offsets.get(shape.progress, -1))


def _cells(
    names: list[str], prefix: str, declared: Field, shape: Shape, position: Position
) -> list[CellFeatures]:
    """How the cells of a field are read; the names of their features are appended."""
    read_as = shape.features.get(declared.name) or _usual(declared, position)
    if read_as.kind == "skip":
        return [CellFeatures(SKIPPED)] * declared.size
    kind = KINDS.get(read_as.kind, INDEX if declared.index else SEAT)
    made: dict[tuple[int, ...], CellFeatures] = {}
    found = []
    for index in product(*(range(size) for size in declared.each.values())):
        apart = tuple(
            number
            for number, dimension in zip(index, declared.each, strict=True)
            if dimension not in read_as.alike
        )
        if apart not in made:
            name = prefix + " ".join([declared.name, *map(str, apart)])
            made[apart] = _block(names, name, kind, read_as.values, position.seats, read_as.unit)
        found.append(made[apart])
    return found


def _block(names: list[str], name: str, kind: int, values: int, seats: int, unit: int = 1) -> CellFeatures:
    row = len(names)
    if kind == NUMBER:
        names.append(name)
    elif kind in (SEAT, INDEX):
        names += [f"{name} = {'own' if distance == 0 else f'rival {distance}'}" for distance in range(seats)]
    elif kind == VALUE:
        names += [f"{name} = {value}" for value in range(1, values + 1)]
    else:
        names += [f"{name} has {bit}" for bit in range(values)]
    return CellFeatures(kind, row, values, unit)


def _usual(declared: Field, position: Any) -> Read:
    """How a field is read if the game does not specify it."""
    if declared.is_number:
        return Read("number")
    if declared.flag:
        return Read("value", 1)
    words = declared.words(position) if callable(declared.words) else declared.words
    if words is None:
        raise ValueError(f"{declared.name}: specify in `features` how training reads it")
    return Read("value", len(words) - (0 if declared.may_be_none else 1))
