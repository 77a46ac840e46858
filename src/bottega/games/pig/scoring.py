"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.core.position import OVER

if TYPE_CHECKING:
    from bottega.games.pig.position import PigPosition


def scores(p: PigPosition) -> list[int]:
    """pig-3: only what was held counts."""
    return [int(p.points(seat)) for seat in range(p.seats)]


def winners(p: PigPosition) -> tuple[int, ...]:
    """pig-4: the player whose turn it was when the goal was reached."""
    if p.to_act != OVER:
        return ()
    return (int(p.active),)
