"""Chance: dice, and drawing the First Player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.rng import Rng
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import flow

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def weights(p: FlorenzaDicePosition) -> list[tuple[int, int]]:
    """fd-2.2, fd-4.1: one of those who rolled lowest, or a side of the die."""
    if p.stage == at.STAGE_DRAW_FIRST:
        return [(at.lot(seat), 1) for seat in range(p.seats) if flow.is_lowest(p, seat)]
    return [(side, 1) for side in range(1, at.SIDES + 1)]


def sample(p: FlorenzaDicePosition, rng: Rng) -> i64:
    if p.stage == at.STAGE_DRAW_FIRST:
        found = weights(p)
        return found[rng.below(len(found))][0]
    return rng.below(at.SIDES) + 1
