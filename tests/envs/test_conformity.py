"""The environments pass the checks of the projects that they are made for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gymnasium.utils.env_checker
import pyspiel
import pytest
from pettingzoo.utils import parallel_to_aec

import bottega.envs
from bottega.envs.spiel import spiel_name

SOME = ("dice-forge",)
OTHERS = ("pig", "florenza-dice", "florenza")
GAMES = [*SOME, *(pytest.param(name, marks=pytest.mark.soak) for name in OTHERS)]
pytestmark = [
    pytest.mark.once,
    # what the checkers warn of are their own habits: spaces without limits, a dictionary as an observation
    pytest.mark.filterwarnings("ignore"),
]


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name: str) -> None:
    import pettingzoo.test

    pettingzoo.test.api_test(bottega.envs.aec(name, players=2), num_cycles=500)
    pettingzoo.test.seed_test(lambda: bottega.envs.aec(name, players=2), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_parallel(name: str) -> None:
    import pettingzoo.test

    pettingzoo.test.parallel_api_test(bottega.envs.parallel(name, players=2), num_cycles=200)
    pettingzoo.test.parallel_seed_test(lambda: bottega.envs.parallel(name, players=2), num_cycles=200)

    def parallel(max_cycles: int) -> Any:
        return bottega.envs.parallel(name, players=2, max_cycles=max_cycles)

    def aec(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    pettingzoo.test.max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    gymnasium.utils.env_checker.check_env(bottega.envs.gym(name, players=2, bots="greedy"))


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel(name: str) -> None:
    game = pyspiel.load_game(spiel_name(name))
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
