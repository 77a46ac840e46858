"""How good a position is: for greedy and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import CHANCE

if TYPE_CHECKING:
    from bottega.games.pig.position import PigPosition


def heuristic(p: PigPosition, seat: i64) -> float:
    """Safe points, and what the pot is worth: all of it when held; before a roll, what the roll leaves on average."""
    total = float(p.points(seat))
    if p.active != seat:
        return total
    pot = float(p.pot)
    if p.to_act != CHANCE:
        return total + pot
    sides = p.tables.sides
    gain = float(sides * (sides + 1) // 2 - p.tables.bust) / float(sides)
    return total + pot * float(sides - 1) / float(sides) + gain
