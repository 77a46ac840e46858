"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import complete, florins, goods_total
from bottega.games.florenza.rules.elections import bishop_value

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

LINES: Final = 10
"""Crest, tokens, Bishop space, goods, Captain, Bishop, empty squares, missing works, no Palazzo work, no Chiesa
work.
"""


def scores(p: FlorenzaPosition) -> list[int]:
    """fx-9.1, fx-9.3: at the end the final score; before it what the table shows: the crests, and tokens if they
    are open.
    """
    return [int(shown_score(p, seat, -1)) for seat in range(p.seats)]


def score_so_far(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-9.1: what the track and the tokens show."""
    base = at.FAMILY + seat * at.STRIDE
    return i64(p.cells[base + at.CREST]) + i64(p.cells[base + at.TOKENS])


def shown_score(p: FlorenzaPosition, seat: i64, viewer: i64) -> i64:
    """fx-9.3: rivals see the crest only: the value of tokens is its owner's secret until the end, unless the
    table plays open.
    """
    if p.to_act == OVER:
        return final_score(p, seat)
    if sees_tokens(p, seat, viewer):
        return score_so_far(p, seat)
    return i64(p.cells[at.FAMILY + seat * at.STRIDE + at.CREST])


def sees_tokens(p: FlorenzaPosition, seat: i64, viewer: i64) -> bool:
    """fx-9.3: one's own tokens, everybody's at an open table and at the end."""
    return viewer == seat or p.cells[at.OPEN_TOKENS] != 0 or p.to_act == OVER


def final_score(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-9.1: the sum of all lines, without any floor."""
    total: i64 = 0
    for which in range(LINES):
        total += line(p, seat, which)
    return total


def line(p: FlorenzaPosition, seat: i64, which: i64) -> i64:
    """fx-9.1: one line of the score sheet, counted as if the game ended now."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    if which == 0:
        return i64(cells[base + at.CREST])
    if which == 1:
        return i64(cells[base + at.TOKENS])
    if which == 2:
        return bishop_value(p, i64(cells[base + at.MITRE]))
    if which == 3:
        return (florins(p, seat) + t.goods_value * goods_total(p, seat)) // t.florins_per_point
    if which == 4:
        return t.captain_bonus if i64(cells[at.CAPTAIN]) == seat else 0
    if which == 5:
        return t.bishop_bonus if i64(cells[at.BISHOP]) == seat else 0
    if which == 6:
        return t.empty_square * empty_squares(p, seat)
    if which == 7:
        return t.missing_work * (at.DISTRICT_WORKS - made(p, seat, 0) - made(p, seat, 4))
    if which == 8:
        return t.no_palazzo if made(p, seat, 0) == 0 else 0
    return t.no_chiesa if made(p, seat, 4) == 0 else 0


def empty_squares(p: FlorenzaPosition, seat: i64) -> i64:
    base = at.FAMILY + seat * at.STRIDE + at.TILE
    count: i64 = 0
    for square in range(i64(at.SQUARES)):
        if p.cells[base + square] == 0:
            count += 1
    return count


def made(p: FlorenzaPosition, seat: i64, first: i64) -> i64:
    """How many works of the Palazzo (first 0) or the Chiesa (first 4) are made."""
    if complete(p, seat, first):
        return 4
    base = at.FAMILY + seat * at.STRIDE + at.OWN_WORKS
    count: i64 = 0
    for work in range(first, first + 4):
        if p.cells[base + work * 4 + at.MARK] != 0:
            count += 1
    return count


def winners(p: FlorenzaPosition) -> tuple[int, ...]:
    """fx-9.2: most points; then most resources, then most fiorini; then the victory is shared."""
    if p.to_act != OVER:
        return ()
    best: list[int] = []
    for seat in range(p.seats):
        if len(best) == 0:
            best.append(seat)
            continue
        order = compare(p, seat, best[0])
        if order > 0:
            best = [seat]
        elif order == 0:
            best.append(seat)
    return tuple(best)


def compare(p: FlorenzaPosition, seat: i64, other: i64) -> i64:
    """fx-9.2: above 0 if the seat stands before the other, 0 if they share."""
    points = final_score(p, seat) - final_score(p, other)
    if points != 0:
        return points
    goods = goods_total(p, seat) - goods_total(p, other)
    if goods != 0:
        return goods
    return florins(p, seat) - florins(p, other)
