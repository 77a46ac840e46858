"""How good a position is: for greedy and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.games.dice_forge import scoring

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def value(p: ForgePosition, seat: i64) -> float:
    return float(scoring.score(p, seat))
