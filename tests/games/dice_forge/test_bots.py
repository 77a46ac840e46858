"""How well greedy plays."""

from __future__ import annotations

import pytest

import bottega
from bottega import Rng
from bottega.bots import make
from bottega.bots.match import run

GAME = bottega.game("dice-forge")


def scores(bots: list[str], seed: int, sets: str) -> list[int]:
    p = GAME.start(len(bots), sets=sets)
    run(p, [make(bot, Rng(seed, seat)) for seat, bot in enumerate(bots)], Rng(seed, 99))
    return p.scores()


@pytest.mark.compiled
@pytest.mark.parametrize("sets", ["introductory", "random"])
def test_four_greedy_players_average_ninety_points(sets: str) -> None:
    totals = [point for seed in range(40) for point in scores(["greedy"] * 4, seed, sets)]
    assert sum(totals) / len(totals) >= 90


@pytest.mark.compiled
@pytest.mark.parametrize("sets", ["introductory", "random"])
def test_greedy_beats_random(sets: str) -> None:
    wins = 0
    for seed in range(100):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        points = scores(bots, seed, sets)
        wins += points[bots.index("greedy")] > points[bots.index("random")]
    assert wins >= 95


def test_greedy_takes_points_in_the_last_action() -> None:
    from tests.rulebook.dice_forge.table import hero, table

    p = table(hero(sun=4, moon=4, gold=12), hero(), round=9, active=0)
    assert GAME.notate(p, make("greedy", Rng(1)).choose(p.copy(), 0)) == "feat gorgon"


def test_greedy_pays_for_no_extra_action_that_it_cannot_use() -> None:
    from tests.rulebook.dice_forge.table import hero, play, table

    p = table(hero(sun=2, moon=1), hero(), round=5)
    play(p, "feat chest")
    assert GAME.notate(p, make("greedy", Rng(1)).choose(p.copy(), 0)) == "done"
