"""What an environment shows of a position: a row of integers with the same structure for every observing seat.

It is derived from the declaration of the cells in the game's `shape.py`: first who decides and the round, then the
fields of the table, then those of each seat, the observer's own first and the others in turn order. Seat numbers are
distances from the observer's own seat. What others hide, such as the value of prestige tokens, is 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.batch import AS_IT_IS, HIDDEN, INDEX, SEAT, Observer
from bottega.core.game import Game
from bottega.core.position import CHANCE, OVER, ROUND, TO_ACT, Position
from bottega.core.shape import Field, Shape

MOST = 32767


class Column(NamedTuple):
    """One number of an observation."""

    name: str
    about: str
    low: int
    high: int
    cell: int
    """Its cell; for a seat's field, the cell within the seat."""
    seat: int
    """The distance of the seat it is about; -1: the table."""
    kind: int
    flag: int
    """The cell of the flag that reveals a hidden number."""


def columns(game: Game, position: Position) -> list[Column]:
    """The numbers of an observation, in order, for positions with as many seats as this one."""
    shape = game.shape
    if shape is None:
        raise ValueError(f"{game.name} declares no shape, so there is nothing to observe")
    seats = int(position.seats)
    found = [
        Column("to_act", "who decides: 0 for oneself", OVER, seats - 1, TO_ACT, -1, SEAT, 0),
        Column("round", "the number of the round", 0, MOST, ROUND, -1, AS_IT_IS, 0),
    ]
    assert CHANCE > OVER
    for field in shape.table:
        found += _columns(field, shape, position, -1)
    for distance in range(seats):
        for field in shape.seat:
            found += _columns(field, shape, position, distance)
    return found


def _columns(field: Field, shape: Shape, position: Position, seat: int) -> Iterator[Column]:
    prefix = "" if seat < 0 else "own " if seat == 0 else f"rival {seat} "
    hidden = bool(field.hidden_unless) and seat > 0
    flag = shape.offsets[field.hidden_unless] if hidden else 0
    kind = HIDDEN if hidden else _kind(field, shape)
    low, high = _limits(field, position, kind)
    for at, index in enumerate(product(*(range(size) for size in field.each.values()))):
        name = prefix + " ".join([field.name, *map(str, index)])
        yield Column(
            name,
            field.about,
            min(low, 0) if hidden else low,
            high,
            shape.offsets[field.name] + at,
            seat,
            kind,
            flag,
        )


def _kind(field: Field, shape: Shape) -> int:
    read = shape.features.get(field.name)
    if read is None or read.kind != "seat":
        return AS_IT_IS
    return INDEX if field.may_be_none else SEAT


def _limits(field: Field, position: Position, kind: int) -> tuple[int, int]:
    """The smallest and the largest value of a cell of the field."""
    if kind in (SEAT, INDEX):
        return -1, int(position.seats)
    if field.flag:
        return 0, 1
    if field.words is not None:
        words = field.words(position) if callable(field.words) else field.words
        return 0, len(words) if field.may_be_none else len(words) - 1
    low = field.low(position) if callable(field.low) else field.low
    high = field.high(position) if callable(field.high) else field.high
    return (0, high + 1) if field.may_be_none else (low, high)


def observer(game: Game, position: Position) -> Observer:
    """An observer for positions with as many seats as this one."""
    shape = game.shape
    assert shape is not None
    seats = int(position.seats)
    found = columns(game, position)
    cells: list[int] = []
    for seat in range(seats):
        for column in found:
            whose = (seat + column.seat) % seats
            cells.append(
                column.cell if column.seat < 0 else shape.seats_at + whose * shape.seat_size + column.cell
            )
    return Observer(
        len(found),
        vec[i64](cells),
        vec[i64]([column.kind for column in found] * seats),
        vec[i64]([column.flag for column in found] * seats),
    )
