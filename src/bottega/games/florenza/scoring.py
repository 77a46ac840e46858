"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.elections import bishop_value
from bottega.games.florenza.rules.family import goods_total

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def scores(p: FlorenzaPosition) -> list[int]:
    """fx-9.1, fx-9.3: at the end the final score; before that what the table shows: the crests, and tokens if they
    are open.
    """
    return [int(shown_score(p, seat)) for seat in range(p.seats)]


def score_so_far(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-9.1: what the track and the tokens show."""
    return p.crest(seat) + p.tokens(seat)


def shown_score(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-9.3: the same for all viewers and all seats: until the end only the crest, unless the table plays open."""
    if p.to_act == OVER:
        return final_score(p, seat)
    return score_so_far(p, seat) if p.open_tokens != 0 else p.crest(seat)


def sees_tokens(p: FlorenzaPosition, seat: i64, viewer: i64) -> bool:
    """fx-9.3: one's own tokens, everybody's at an open table and at the end."""
    return viewer == seat or p.open_tokens != 0 or p.to_act == OVER


def final_score(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-9.1: the sum of all lines, without any floor."""
    total: i64 = 0
    for which in range(i64(at.SCORES)):
        total += line(p, seat, which)
    return total


def line(p: FlorenzaPosition, seat: i64, which: i64) -> i64:
    """fx-9.1: one line of the score sheet, counted as if the game ended now."""
    t = p.tables
    if which == at.SCORE_CREST:
        return p.crest(seat)
    if which == at.SCORE_TOKENS:
        return p.tokens(seat)
    if which == at.SCORE_BISHOP_SPACE:
        return bishop_value(p, p.mitre(seat))
    if which == at.SCORE_GOODS:
        return (p.florins(seat) + t.goods_value * goods_total(p, seat)) // t.florins_per_point
    if which == at.SCORE_CAPTAIN:
        return t.captain_bonus if p.captain == seat else 0
    if which == at.SCORE_BISHOP:
        return t.bishop_bonus if p.bishop == seat else 0
    if which == at.SCORE_SQUARES:
        return t.empty_square * empty_squares(p, seat)
    palazzo = works.count_made(p, seat, at.PALAZZO)
    chiesa = works.count_made(p, seat, at.CHIESA)
    if which == at.SCORE_WORKS:
        return t.missing_work * (at.DISTRICT_WORKS - palazzo - chiesa)
    if which == at.SCORE_NO_PALAZZO:
        return t.no_palazzo if palazzo == 0 else 0
    return t.no_chiesa if chiesa == 0 else 0


def empty_squares(p: FlorenzaPosition, seat: i64) -> i64:
    """How many squares of the district have no building."""
    count: i64 = 0
    for square in range(i64(at.SQUARES)):
        if p.tile(seat, square) < 0:
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
    """fx-9.2: above 0 if the seat ranks before the other, 0 if they share."""
    points = final_score(p, seat) - final_score(p, other)
    if points != 0:
        return points
    goods = goods_total(p, seat) - goods_total(p, other)
    if goods != 0:
        return goods
    return p.florins(seat) - p.florins(other)
