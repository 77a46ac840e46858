"""What is still to be decided and resolved: a small stack of items for each seat, as plain numbers in the cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import SEATS
from bottega.games.dice_forge import layout as at

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def seat_at(seat: i64) -> i64:
    """Where the cells of a seat begin."""
    return at.SEAT + seat * at.SEAT_SIZE


def push(cells: vec[i16], seat: i64, kind: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Put an item on top of a seat's agenda."""
    here = at.SEAT + seat * at.SEAT_SIZE
    depth = i64(cells[here + at.DEPTH])
    item = here + at.AGENDA + depth * at.ITEM
    cells[item] = i16(kind)
    cells[item + 1] = i16(a)
    cells[item + 2] = i16(b)
    cells[here + at.DEPTH] = i16(depth + 1)


def pop(cells: vec[i16], seat: i64) -> None:
    """Take the top item off, and leave no trace of it."""
    here = at.SEAT + seat * at.SEAT_SIZE
    depth = i64(cells[here + at.DEPTH]) - 1
    item = here + at.AGENDA + depth * at.ITEM
    cells[item] = 0
    cells[item + 1] = 0
    cells[item + 2] = 0
    cells[here + at.DEPTH] = i16(depth)


def top(cells: vec[i16], seat: i64) -> i64:
    """Where the top item of a seat's agenda lies; there is one."""
    here = at.SEAT + seat * at.SEAT_SIZE
    return here + at.AGENDA + (i64(cells[here + at.DEPTH]) - 1) * at.ITEM


def is_busy(cells: vec[i16], seat: i64) -> bool:
    """Whether anything is on the seat's agenda."""
    return i64(cells[at.SEAT + seat * at.SEAT_SIZE + at.DEPTH]) > 0


def next_seat(cells: vec[i16], seat: i64) -> i64:
    """The seat to the left."""
    seat += 1
    if seat == i64(cells[SEATS]):
        return 0
    return seat


def lane(p: ForgePosition, seat: i64) -> i64:
    """The agenda from which the seat is asked now: its own, or the roller's of a boar; -1: a step of the turn."""
    cells = p.cells
    seats = i64(cells[SEATS])
    active = i64(cells[at.ACTIVE])
    for turn in range(seats):
        first = active + turn
        if first >= seats:
            first -= seats
        here = at.SEAT + first * at.SEAT_SIZE
        depth = i64(cells[here + at.DEPTH])
        if depth > 0:
            return first if i64(cells[here + at.AGENDA + (depth - 1) * at.ITEM]) == at.BONUS else seat
    return -1


def are_independent(p: ForgePosition) -> bool:
    """df-2.3: no ship, mirror or boar shows or was rolled, so nobody who resolves can affect another."""
    cells = p.cells
    kind = p.tables.kind
    for seat in range(i64(cells[SEATS])):
        here = at.SEAT + seat * at.SEAT_SIZE
        for die in range(i64(2)):
            shown = here + at.DICE + die * at.SIDES + i64(cells[here + at.SHOWS + die])
            if touches(i64(kind[i64(cells[shown])])) or touches(
                i64(kind[i64(cells[here + at.ROLLED + die])])
            ):
                return False
    return True


def touches(kind: i64) -> bool:
    """Whether a face of this kind can touch other players."""
    return kind == at.SHIP or kind == at.MIRROR or kind == at.BOAR
