"""How good a position is: for greedy and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.games.florenza_dice import scoring

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def value(p: FlorenzaDicePosition, seat: i64) -> float:
    return float(scoring.total(p, seat))
