"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.dice_forge import layout as at

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def score(p: ForgePosition, seat: i64) -> i64:
    """df-8.1: glory on the track and the points printed on the cards, every copy; nothing else counts."""
    return p.glory(seat) + card_points(p, seat)


def card_points(p: ForgePosition, seat: i64) -> i64:
    """df-8.1: the points printed on a seat's cards."""
    points = p.tables.points
    total: i64 = 0
    for slot in range(i64(at.SLOTS)):
        total += p.owned(seat, slot) * i64(points[p.slot_card(slot)])
    return total


def scores(p: ForgePosition) -> list[int]:
    """df-8.1: the points of each seat."""
    return [int(score(p, seat)) for seat in range(p.seats)]


def winners(p: ForgePosition) -> tuple[int, ...]:
    """df-8.2: the most points win; a tie is shared."""
    if p.to_act != OVER:
        return ()
    points = scores(p)
    best = max(points)
    return tuple([seat for seat, mine in enumerate(points) if mine == best])
