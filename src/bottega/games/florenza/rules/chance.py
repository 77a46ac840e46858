"""Chance: what can be drawn or rolled, with equal odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.rng import Rng
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import setup

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def weights(p: FlorenzaPosition) -> list[tuple[int, int]]:
    """fx-0.4, fx-9.1: every character in the bag, or every face of the die, once."""
    return [(outcome, 1) for outcome in setup.possible(p)]


def sample(p: FlorenzaPosition, rng: Rng) -> i64:
    """One of them, found without a list where that is possible."""
    if p.stage == at.DRAW_CHARACTER:
        return setup.in_bag(p, rng.below(setup.count_in_bag(p)))
    if p.stage > at.GHOST_FIRST:
        return rng.below(at.FACES) + 1
    found = setup.possible(p)
    return found[rng.below(len(found))]
