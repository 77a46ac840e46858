"""What a seat still has to decide or to carry out: a small pile in its cells, the most urgent on top.

A bonus is carried out with all that follows from it before the rest of whatever caused it, so what comes up later is
always done first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules.sheet import of, put

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def push(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    depth = of(p, seat, at.DEPTH)
    put(p, seat, at.AGENDA + depth, item)
    put(p, seat, at.DEPTH, depth + 1)


def pop(p: FlorenzaDicePosition, seat: i64) -> None:
    depth = of(p, seat, at.DEPTH) - 1
    put(p, seat, at.AGENDA + depth, 0)
    put(p, seat, at.DEPTH, depth)


def top(p: FlorenzaDicePosition, seat: i64) -> i64:
    """The item on top, 0 if there is none."""
    mine = at.TABLE + seat * at.SEAT
    depth = i64(p.cells[mine + at.DEPTH])
    if depth == 0:
        return 0
    return i64(p.cells[mine + at.AGENDA + depth - 1])


def replace(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """Another item on top."""
    mine = at.TABLE + seat * at.SEAT
    p.cells[mine + at.AGENDA + i64(p.cells[mine + at.DEPTH]) - 1] = i16(item)


def steps(track: i64, count: i64) -> i64:
    """Steps to make on a track."""
    return at.ITEM_STEPS | track << 3 | count << 5


def use(die: i64) -> i64:
    """A die in hand."""
    return at.ITEM_USE | die << 3


def income(works: i64) -> i64:
    """Works of the Chiesa that are still to pay, as bits."""
    return at.ITEM_INCOME | works << 3


def goods(resource: i64, count: i64, die: i64, last: i64) -> i64:
    """Resources to mark: which (ANY: of choice), how many, from which die (NONE: nothing can be exchanged any more),
    and where the one before was put, for the canonical order."""
    return at.ITEM_GOODS | resource << 3 | count << 6 | die << 8 | last << 11


def goods_resource(item: i64) -> i64:
    return item >> 3 & 7


def goods_count(item: i64) -> i64:
    return item >> 6 & 3


def goods_die(item: i64) -> i64:
    return item >> 8 & 7


def goods_last(item: i64) -> i64:
    return item >> 11 & 15


def die_in_hand(p: FlorenzaDicePosition, seat: i64) -> i64:
    """The die that the seat has taken and not used yet; -1 for none."""
    item = top(p, seat)
    if item & 7 != at.ITEM_USE:
        return -1
    return item >> 3
