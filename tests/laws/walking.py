"""Steps of random games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bottega import CHANCE, Position, Rng

Thing = TypeVar("Thing")

MANY = 16


def random_move(p: Position, rng: Rng) -> None:
    """Any outcome, or anything that somebody may do: not only what is canonical."""
    if p.to_act == CHANCE:
        p.play(p.sample(rng))
        return
    seat = one_of(p.waiting, rng)
    p.play(one_of(p.actions(seat), rng), seat)


def one_of(things: Sequence[Thing], rng: Rng) -> Thing:
    return things[rng.below(len(things))]


def some(actions: list[int], rng: Rng) -> list[int]:
    """All of a short list, `MANY` of a long one."""
    if len(actions) <= MANY:
        return actions
    return sorted({one_of(actions, rng) for _ in range(MANY)})
