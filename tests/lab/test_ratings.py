"""Ratings of bots, and their plot."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

pytest.importorskip("choix", reason="ratings need bottega[plots]")

from bottega.lab.matches import Book, Match, MatchGame, run_matches
from bottega.lab.ratings import plot_ratings, ratings

pytestmark = pytest.mark.once

PAIRS = [("greedy", "random"), ("greedy", "garzone"), ("garzone", "random")]


def test_ratings_order_the_bots(tmp_path: Path) -> None:
    matches = [Match("pig", 2, first, second, 30, options={"goal": 30}) for first, second in PAIRS]
    book = Book(None)
    list(run_matches(matches, book))
    found = ratings(matches, book)
    assert found[-1].bot == "random"
    assert sum(rating.rating for rating in found) == pytest.approx(4500)
    assert all(0 < rating.off < 300 for rating in found)
    assert ratings(matches, book) == found, "the same games, the same digits"
    file = tmp_path / "ratings.svg"
    plot_ratings(found, "pig", file)
    assert "garzone" in file.read_text("utf-8")


def test_ratings_find_the_strengths_by_which_games_were_won() -> None:
    strengths = {"greedy": 1650, "garzone": 1500, "random": 1350}
    matches = [Match("pig", 2, first, second, 400) for first, second in PAIRS]
    book = Book(None)
    die = random.Random(3)
    for match in matches:
        chance = 1 / (1 + 10 ** ((strengths[match.second] - strengths[match.first]) / 400))
        for number in range(match.games):
            won = float(die.random() < chance)
            book.add(match, MatchGame(number, 0, won, [0, 0]))
    for rating in ratings(matches, book):
        assert abs(rating.rating - strengths[rating.bot]) < 2 * rating.off
        assert rating.off < 30


def test_nothing_is_known_without_games() -> None:
    matches = [Match("pig", 2, "greedy", "random", 10)]
    assert {rating.rating for rating in ratings(matches, Book(None))} == {1500}
