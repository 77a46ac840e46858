"""What environments show and give: the same game as the engine's, from the seat that looks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bottega
import bottega.envs
from bottega.core.batch import HIDDEN
from bottega.core.errors import OptionError
from bottega.envs.rewards import by_points, by_rank
from bottega.envs.table import EnvGame

pytestmark = pytest.mark.once

GAMES = ("pig", "florenza-dice", "dice-forge", "florenza")
ROUNDS = 400
"""Steps of some games side by side."""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_number_is_within_its_limits_and_every_mask_has_an_action(name: str, players: int) -> None:
    env = bottega.envs.vector(name, players, count=16, seed=5)
    low, high = env.game.limits()
    rng = np.random.default_rng(1)
    for _ in range(ROUNDS):
        wrong = np.nonzero((env.observations < low) | (env.observations > high))[1]
        assert [env.game.columns[at] for at in wrong] == []
        assert env.masks.any(axis=1).all()
        assert (env.observations[:, 0] == 0).all(), "who decides looks"
        env.step(env.sample(rng))


@pytest.mark.parametrize("name", GAMES)
def test_the_games_of_a_batch_are_those_of_the_engine(name: str) -> None:
    env = bottega.envs.vector(name, 3, count=8, seed=7)
    game: EnvGame = env.game
    rng = np.random.default_rng(2)
    for _ in range(ROUNDS):
        for number, position in enumerate(env.batch.games):
            seat = int(position.to_act)
            assert seat == env.seats[number]
            assert (game.observe(position, seat) == env.observations[number]).all()
            assert np.flatnonzero(env.masks[number]).tolist() == sorted(game.legal(position, seat))
        env.step(env.sample(rng))


def test_the_same_seed_and_actions_give_the_same_games_and_the_end_is_rewarded() -> None:
    results: list[list[list[float]]] = []
    for _ in range(2):
        env = bottega.envs.vector("pig", 2, count=32, seed=3, goal=30)
        rng = np.random.default_rng(4)
        ends: list[list[float]] = []
        for _ in range(300):
            env.step(env.sample(rng))
            ends += env.rewards[env.ended].tolist()
            assert not env.rewards[~env.ended].any()
        results.append(ends)
    assert results[0] == results[1]
    assert len(results[0]) > 20
    assert {tuple(each) for each in results[0]} == {(1.0, -1.0), (-1.0, 1.0)}


def test_an_illegal_action_changes_nothing() -> None:
    env = bottega.envs.vector("dice-forge", 2, count=4, seed=1)
    before = [position.key() for position in env.batch.games]
    actions = env.sample(np.random.default_rng(1))
    actions[3] = np.flatnonzero(~env.masks[3])[0]
    with pytest.raises(bottega.IllegalAction, match="game 3"):
        env.step(actions)
    with pytest.raises(ValueError, match="4 games, but 2 actions"):
        env.step(actions[:2])
    assert [position.key() for position in env.batch.games] == before


def test_the_own_seat_comes_first_and_seats_are_distances() -> None:
    game = EnvGame("pig", 3, "rank", None, {})
    position: Any = game.start()
    position.set_to_act(1)
    position.set_active(1)
    for seat, points in enumerate((10, 20, 30)):
        position.set_points(seat, points)
    at = {column.name: index for index, column in enumerate(game.columns)}
    seen = [game.observe(position, seat) for seat in range(3)]
    assert [int(one[at["own points"]]) for one in seen] == [10, 20, 30]
    assert [int(one[at["rival 1 points"]]) for one in seen] == [20, 30, 10]
    assert [int(one[at["active"]]) for one in seen] == [1, 0, 2]


def test_the_value_of_rivals_tokens_is_hidden_unless_the_table_is_open() -> None:
    for is_open in (False, True):
        game = EnvGame("florenza", 2, "rank", None, {"open": is_open})
        shown = {column.name: at for at, column in enumerate(game.columns)}
        position: Any = game.start()
        position.set_tokens(0, 5)
        position.set_tokens(1, 7)
        seen = game.observe(position, 0)
        assert seen[shown["own tokens"]] == 5
        assert seen[shown["rival 1 tokens"]] == (7 if is_open else 0)
        assert [column.name for column in game.columns if column.kind == HIDDEN] == ["rival 1 tokens"]


def test_every_index_is_documented() -> None:
    told = bottega.envs.observation("dice-forge", 2)
    assert [one[0] for one in told] == list(range(len(told)))
    assert all(about for _, _, about, _, _ in told)
    assert len({name for _, name, _, _, _ in told}) == len(told)


def test_a_learner_sits_at_each_seat_in_turn_and_an_illegal_action_ends_the_game() -> None:
    env = bottega.envs.gym("pig", players=3, bots="greedy", goal=20)
    seats = [env.reset(seed=1)[1]["seat"]]
    seats += [env.reset()[1]["seat"] for _ in range(3)]
    assert seats == [0, 1, 2, 0]
    over, reward = False, 0.0
    while not over:
        action = int(np.flatnonzero(env.action_masks())[0])
        _, reward, over, _, info = env.step(action)
    assert -1 <= reward <= 1
    assert len(info["scores"]) == 3
    env.reset()
    _, reward, over, _, info = env.step(99)
    assert (reward, over, info["illegal"]) == (-1.0, True, 99)
    with pytest.raises(OptionError, match="the seat must be 0 to 2"):
        bottega.envs.gym("pig", players=3, seat=3)


def test_rewards() -> None:
    assert by_rank([40, 60, 50], [1]) == [-1.0, 1.0, 0.0]
    assert by_rank([50, 50], [0]) == [1.0, -1.0]
    assert by_rank([50, 50], [0, 1]) == [0.0, 0.0]
    assert by_rank([50, 50, 20, 10], [0, 1]) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1.0])
    assert by_rank([50], [0]) == [1.0]
    assert by_rank([50], []) == [-1.0]
    assert by_points([50, 20], [0]) == [50.0, 20.0]
    with pytest.raises(OptionError, match="rank or points"):
        bottega.envs.vector("pig", rewards="fame")


def test_ghosts_are_no_agents() -> None:
    env = bottega.envs.gym("florenza", players=1, ghosts=["media"])
    env.reset(seed=1)
    assert len(env.game.rewards(env.position)) == 1
