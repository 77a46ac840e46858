"""Ratings of bots from the matches between them, with choix. It needs the extra `plots`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import choix
import msgspec
import numpy as np

from bottega.lab.matches import Book, Match

UNIT = 400 / math.log(10)
"""Rating points per unit of the model: 400 more means winning ten times as often."""
MEAN = 1500
PRIOR = 0.01
"""The strength of the prior, which gives even a bot that has won all its games a finite rating."""


class Rating(msgspec.Struct, frozen=True):
    """The rating of a bot, with half the width of its 95% interval."""

    bot: str
    rating: float
    off: float


def ratings(matches: Sequence[Match], book: Book) -> list[Rating]:
    """The ratings of all bots that met, strongest first; their mean is 1500.

    They follow the Bradley-Terry model: the chance of one bot to beat another depends on the difference of their
    ratings. A shared win counts as one for each.
    """
    bots = sorted({name for match in matches for name in (match.first, match.second)})
    number = {name: index for index, name in enumerate(bots)}
    games: list[tuple[int, int]] = []
    for match in matches:
        first, second = number[match.first], number[match.second]
        for result in book.of(match):
            if result.won > 0:
                games.append((first, second))
            if result.won < 1:
                games.append((second, first))
    if not games:
        return [Rating(name, MEAN, math.inf) for name in bots]
    np.random.seed(0)  # choix goes through the games in random order, which changes the last digits
    strength, spread = choix.ep_pairwise(len(bots), games, alpha=PRIOR, model="logit")
    centred = np.eye(len(bots)) - 1 / len(bots)
    spread = centred @ spread @ centred
    found = [
        Rating(name, MEAN + UNIT * float(value), 1.96 * UNIT * math.sqrt(float(variance)))
        for name, value, variance in zip(bots, strength - strength.mean(), np.diag(spread), strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def plot_ratings(found: Sequence[Rating], title: str, file: Path) -> None:
    """Draw the ratings with their intervals; the file's extension determines the format."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.4 * len(found)), layout="constrained")
    axes = figure.add_subplot()
    rows = range(len(found), 0, -1)
    axes.errorbar(
        [rating.rating for rating in found],
        list(rows),
        xerr=[rating.off for rating in found],
        fmt="o",
        color="#8a3b12",
        capsize=3,
    )
    axes.set_yticks(list(rows), [rating.bot for rating in found])
    axes.set_ylim(0.4, len(found) + 0.6)
    axes.set_xlabel("rating, with its 95% interval")
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    figure.savefig(file)
