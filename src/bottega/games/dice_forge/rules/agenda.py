"""What is still to be decided and resolved: a small stack of items for each seat, stored as numbers in the cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from bottega.core.position import SEATS
from bottega.games.dice_forge import layout as at

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition

NOBODY: Final = -1
"""Instead of a seat."""
FULL: Final = "there is no room for another item"
"""Play never comes to this: see consistency.py."""


def push(p: ForgePosition, seat: i64, kind: i64, first: i64 = 0, second: i64 = 0) -> None:
    """Put an item with its two numbers on top of a seat's agenda."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    depth = i64(cells[base + at.DEPTH_AT])
    if depth == at.DEEPEST:
        raise IndexError(FULL)
    item = base + at.AGENDA_AT + depth * at.ITEM_SIZE
    cells[item] = i16(kind)
    cells[item + 1] = i16(first)
    cells[item + 2] = i16(second)
    cells[base + at.DEPTH_AT] = i16(depth + 1)


def push_below(p: ForgePosition, seat: i64, kind: i64, first: i64, second: i64) -> None:
    """Put an item below all others of a seat's agenda."""
    if p.depth(seat) == at.DEEPEST:
        raise IndexError(FULL)
    for depth in range(p.depth(seat), 0, -1):
        for part in range(i64(at.ITEM_SIZE)):
            p.set_agenda(seat, depth, part, p.agenda(seat, depth - 1, part))
    p.set_agenda(seat, 0, 0, kind)
    p.set_agenda(seat, 0, 1, first)
    p.set_agenda(seat, 0, 2, second)
    p.set_depth(seat, p.depth(seat) + 1)


def pop(p: ForgePosition, seat: i64) -> None:
    """Remove the top item and clear its cells."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    depth = i64(cells[base + at.DEPTH_AT]) - 1
    item = base + at.AGENDA_AT + depth * at.ITEM_SIZE
    cells[item] = 0
    cells[item + 1] = 0
    cells[item + 2] = 0
    cells[base + at.DEPTH_AT] = i16(depth)


def kind(p: ForgePosition, seat: i64) -> i64:
    """The kind of the top item of a seat's agenda, which must not be empty."""
    return p.agenda(seat, p.depth(seat) - 1, 0)


def first(p: ForgePosition, seat: i64) -> i64:
    """The first number of the top item."""
    return p.agenda(seat, p.depth(seat) - 1, 1)


def second(p: ForgePosition, seat: i64) -> i64:
    """The second number of the top item."""
    return p.agenda(seat, p.depth(seat) - 1, 2)


def set_first(p: ForgePosition, seat: i64, number: i64) -> None:
    """Change the first number of the top item."""
    p.set_agenda(seat, p.depth(seat) - 1, 1, number)


def set_second(p: ForgePosition, seat: i64, number: i64) -> None:
    """Change the second number of the top item."""
    p.set_agenda(seat, p.depth(seat) - 1, 2, number)


def is_busy(p: ForgePosition, seat: i64) -> bool:
    """Whether anything is on the seat's agenda."""
    return p.depth(seat) > 0


def next_seat(p: ForgePosition, seat: i64) -> i64:
    """The seat to the left."""
    seat += 1
    if seat == p.seats:
        return 0
    return seat


def asker(p: ForgePosition, seat: i64) -> i64:
    """The seat whose agenda asks this seat now: its own, or a boar roller's; -1: a step of the turn asks."""
    # hot: raw cells
    cells = p.cells
    seats = i64(cells[SEATS])
    active = i64(cells[at.ACTIVE_AT])
    for turn in range(seats):
        other = active + turn
        if other >= seats:
            other -= seats
        base = at.SEATS_AT + other * at.SEAT_SIZE
        depth = i64(cells[base + at.DEPTH_AT])
        if depth > 0:
            kind = i64(cells[base + at.AGENDA_AT + (depth - 1) * at.ITEM_SIZE])
            return other if kind == at.BONUS else seat
    return NOBODY


def are_independent(p: ForgePosition) -> bool:
    """df-2.3: no ship, mirror or boar shows or was rolled, so players who resolve cannot affect each other."""
    # hot: raw cells
    cells, kinds = p.cells, p.tables.kind
    for seat in range(i64(cells[SEATS])):
        base = at.SEATS_AT + seat * at.SEAT_SIZE
        for die in range(i64(2)):
            shown = base + at.FACE_AT + die * at.SIDES + i64(cells[base + at.SHOWS_AT + die])
            if affects_others(i64(kinds[i64(cells[shown])])):
                return False
            if affects_others(i64(kinds[i64(cells[base + at.ROLLED_AT + die])])):
                return False
    return True


def affects_others(kind: i64) -> bool:
    """Whether a face of this kind can affect other players."""
    return kind == at.SHIP or kind == at.MIRROR or kind == at.BOAR
