"""Simulations and measurements."""

from __future__ import annotations

from itertools import pairwise

import pytest

import bottega
from bottega import OptionError
from bottega.lab.bench import measure
from bottega.lab.simulate import Simulation, make_plan

pytestmark = pytest.mark.once


def test_wins_are_shared_and_points_are_means() -> None:
    plan = make_plan(bottega.game("pig"), None, ["greedy", "random"], 60, seed=5)
    simulation = Simulation(plan)
    assert list(simulation)[-1] == 60
    summary = simulation.summary()
    assert sum(summary.wins) == pytest.approx(60)
    assert summary.wins[0] > summary.wins[1]
    assert 0 < summary.scores[1] < 120
    assert summary.decisions > 60


def test_a_stopped_simulation_tells_what_was_finished() -> None:
    simulation = Simulation(make_plan(bottega.game("pig"), 2, ["flat:20"], 1000))
    games = next(iter(simulation))
    assert simulation.summary().games == games < 1000


def games_of(seed: int, count: int) -> list[tuple[int, ...]]:
    """The points and the number of decisions of each game, by simulating one game more each time."""
    totals: list[tuple[int, ...]] = [(0, 0, 0)]
    for games in range(1, count + 1):
        simulation = Simulation(make_plan(bottega.game("pig"), 2, ["random"], games, seed=seed))
        list(simulation)
        summary = simulation.summary()
        totals.append((*(round(mean * games) for mean in summary.scores), summary.decisions))
    return [tuple(b - a for a, b in zip(*pair, strict=True)) for pair in pairwise(totals)]


def test_every_game_of_a_simulation_is_another_one() -> None:
    games = games_of(seed=1, count=12)
    assert len(set(games)) == 12


def test_games_depend_on_the_seed() -> None:
    games = games_of(seed=1, count=6)
    assert games_of(seed=1, count=6) == games
    assert not set(games_of(seed=2, count=6)) & set(games)


def test_content_and_options_reach_the_games() -> None:
    plan = make_plan(bottega.game("pig"), 2, ["random"], 5, options={"goal": 4})
    simulation = Simulation(plan)
    list(simulation)
    assert max(simulation.summary().scores) < 12


@pytest.mark.parametrize(
    ("players", "bots", "games", "told"),
    [
        (2, [], 1, "name at least one bot"),
        (3, ["random", "random"], 1, "3 players and 2 bots"),
        (2, ["random"], 0, "at least 1"),
        (20, ["random"], 1, "2 to 8 players"),
        (2, ["nobody"], 1, "no bot 'nobody'"),
    ],
)
def test_a_bad_plan_is_refused(players: int, bots: list[str], games: int, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        make_plan(bottega.game("pig"), players, bots, games)


def test_measuring_measures() -> None:
    speed = measure(bottega.game("pig"), 3, 0.05)
    assert speed.players == 3
    assert speed.decisions_per_second > 0
    assert speed.decisions_per_second / speed.games_per_second == pytest.approx(speed.decisions_per_game)
    assert speed.copies_per_second > 0
    assert speed.position_bytes >= 2 * 9
