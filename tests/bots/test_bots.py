"""The bots that come with Bottega."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega import Rng
from bottega.bots import LEVELS, label, make
from bottega.bots.flat import worth
from bottega.bots.level_points import level_points
from bottega.bots.match import run
from tests.bots.yardstick import lines, recorded


def wins(first: str, second: str, games: int) -> int:
    """How many games of Pig the first bot wins, sitting first in every other one."""
    won = 0
    for number in range(games):
        names = (first, second) if number % 2 == 0 else (second, first)
        p = bottega.game("pig").start(2)
        run(p, [make(name, Rng(number, seat)) for seat, name in enumerate(names)], Rng(number, 9))
        won += p.winners() == (number % 2,)
    return won


@pytest.mark.compiled
@pytest.mark.parametrize("name", bottega.game_names())
def test_greedy_plays_as_recorded(name: str) -> None:
    assert lines(name) == recorded(name)


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 60) >= 48


@pytest.mark.compiled
def test_flat_beats_random() -> None:
    assert wins("flat:200", "random", 8) >= 7


def test_flat_counts_its_own_points_where_it_plays_alone() -> None:
    game = bottega.game("florenza-dice")
    p = game.start(1)
    p.play(1)
    dump: dict[str, Any] = p.dump()
    dump["players"][0]["fiorini"] = 2000
    assert worth(game.load(dump), 0) > worth(p, 0)


@pytest.mark.compiled
def test_flat_beats_random_where_it_plays_alone() -> None:
    points = {}
    for name in ("flat:20", "random"):
        points[name] = 0
        for number in range(4):
            p = bottega.game("florenza-dice").start(1)
            run(p, [make(name, Rng(number))], Rng(number, 9))
            points[name] += p.scores()[0]
    assert points["flat:20"] > 1.5 * points["random"], points


@pytest.mark.compiled
def test_beginners_score_as_people_do_in_their_first_games() -> None:
    points = dict.fromkeys(("fattorino", "garzone"), 0)
    games = 20
    for name in points:
        for number in range(games):
            p = bottega.game("florenza-dice").start(3)
            run(p, [make(name, Rng(number, seat)) for seat in range(3)], Rng(number, 9))
            points[name] += sum(p.scores())
    assert 25 <= points["fattorino"] / (3 * games) <= 32
    assert points["garzone"] / (3 * games) >= 40


@pytest.mark.parametrize("name", ["random", "greedy", "flat", "flat:5", "search:5", *LEVELS])
def test_a_bot_plays_the_same_game_from_the_same_seed(name: str) -> None:
    finals = []
    for _ in range(2):
        p = bottega.game("pig").start(2, goal=30)
        shorter = {"lavorante": "lavorante:4", "maestro": "maestro:8"}.get(name, name)
        run(p, [make(shorter, Rng(3, seat)) for seat in range(2)], Rng(4))
        finals.append(p.key())
    assert finals[0] == finals[1]


def test_a_bot_that_forgets_to_choose_is_told() -> None:
    with pytest.raises(NotImplementedError):
        bottega.bots.Bot(Rng(1)).choose(bottega.game("pig").start(2), 0)


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "Maestro (very hard)"), ("it", "Maestro (molto difficile)"), ("de", "Maestro (sehr schwer)")],
)
def test_levels_are_shown_with_a_word_for_their_strength(language: str, shown: str) -> None:
    assert label("maestro", language) == shown
    assert label("maestro:2000", language) == f"{shown} 2000"
    assert label("mybots", language) == "Mybots"


@pytest.mark.interpreted
def test_the_flat_bot_plays_fewer_games_with_less_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    p = bottega.game("pig").start(2)
    p.apply(6)
    played = []
    monkeypatch.setattr("bottega.bots.flat.playout", lambda game, rng, buf: played.append(1))
    monkeypatch.setattr("bottega.bots.flat.worth", lambda game, seat: 0.0)
    for effort in (1.0, 0.1):
        played.clear()
        bot = make("flat:200", Rng(1))
        bot.effort = effort
        bot.choose(p, 0)
        assert len(played) == 200 * effort


@pytest.mark.parametrize("name", ["dice-forge", "florenza", "florenza-dice"])
def test_every_level_was_measured_with_every_number_of_players(name: str) -> None:
    game = bottega.game(name)
    measured = level_points(game.package)
    assert list(measured) == list(range(game.min_players, game.max_players + 1))
    for players, points in measured.items():
        assert list(points) == list(LEVELS), players
        assert points["fattorino"] < points["maestro"], players
