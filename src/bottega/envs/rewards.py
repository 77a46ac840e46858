"""Rewards for the seats of a finished game: by rank or by points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bottega.core.errors import OptionError

Reward = Callable[[Sequence[int], Sequence[int]], list[float]]
"""From the final points and the winners to a reward for each seat."""


def by_rank(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """1 for the first, -1 for the last, evenly spaced in between; tied seats share the rewards of their places.

    The winners are those the rules name: a tie-break may exclude a seat with the same number of points. A solo player
    gets 1 for winning and -1 for losing.
    """
    if len(scores) == 1:
        return [1.0 if winners else -1.0]
    order = [(seat in winners, points) for seat, points in enumerate(scores)]
    places = len(scores) - 1
    found = []
    for own in order:
        better = sum(other > own for other in order)
        equal = sum(other == own for other in order) - 1
        found.append(1 - 2 * (better + equal / 2) / places)
    return found


def by_points(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """The final points."""
    return [float(points) for points in scores]


REWARDS: dict[str, Reward] = {"rank": by_rank, "points": by_points}


def reward(name: str) -> Reward:
    if name not in REWARDS:
        raise OptionError(f"rewards can be {' or '.join(REWARDS)}, not {name}")
    return REWARDS[name]
