"""What a seat still has to decide or to carry out: a small stack in its cells, the most urgent on top.

A bonus, with everything that follows from it, is carried out before the rest of whatever caused it, so what comes up
later is always done first. An item is one number: its kind in the low three bits, its details above them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.games.florenza_dice import layout as at

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


# -- the stack -----------------------------------------------------------------------------------------------------


def push(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    depth = p.depth(seat)
    if depth == at.AGENDA_LENGTH:
        raise IndexError("there is no room for another item")  # play never comes here: see consistency.py
    p.set_agenda(seat, depth, item)
    p.set_depth(seat, depth + 1)


def pop(p: FlorenzaDicePosition, seat: i64) -> None:
    depth = p.depth(seat) - 1
    p.set_agenda(seat, depth, 0)
    p.set_depth(seat, depth)


def top(p: FlorenzaDicePosition, seat: i64) -> i64:  # hot: raw cells
    """The item on top, 0 if there is none."""
    cells, base = p.cells, at.SEATS_AT + seat * at.SEAT_SIZE
    depth = i64(cells[base + at.DEPTH_AT])
    if depth == 0:
        return 0
    return i64(cells[base + at.AGENDA_AT + depth - 1])


def replace(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """Replace the item on top."""
    p.set_agenda(seat, p.depth(seat) - 1, item)


# -- items -----------------------------------------------------------------------------------------------------------


def kind(item: i64) -> i64:
    """The kind of an item: ITEM_DIE, ...; 0 if there is no item."""
    return item & 7


def use(die: i64) -> i64:
    """A die in hand."""
    return at.ITEM_USE | die << 3


def use_die(item: i64) -> i64:
    return item >> 3


def steps(track: i64, count: i64) -> i64:
    """Steps to make on a track."""
    return at.ITEM_STEPS | track << 3 | count << 5


def steps_track(item: i64) -> i64:
    return item >> 3 & 3


def steps_count(item: i64) -> i64:
    return item >> 5


def income(works: i64) -> i64:
    """Works of the Chiesa that are still to pay, as bits."""
    return at.ITEM_INCOME | works << 3


def income_works(item: i64) -> i64:
    return item >> 3


def goods(resource: i64, count: i64, die: i64, last: i64) -> i64:
    """Resources to mark: which (ANY: of choice), how many (1 or 2), from which die (NONE: nothing can be exchanged any
    more), and what happened to the previous one, for the canonical order: FRESH, ..., or the project where it is."""
    return at.ITEM_GOODS | resource << 3 | count - 1 << 6 | die << 7 | last << 10


def goods_resource(item: i64) -> i64:
    return item >> 3 & 7


def goods_count(item: i64) -> i64:
    return (item >> 6 & 1) + 1


def goods_die(item: i64) -> i64:
    return item >> 7 & 7


def goods_last(item: i64) -> i64:
    return item >> 10


def die_in_hand(p: FlorenzaDicePosition, seat: i64) -> i64:
    """The die that the seat has taken and not used yet; -1 for none."""
    item = top(p, seat)
    return use_die(item) if kind(item) == at.ITEM_USE else -1
