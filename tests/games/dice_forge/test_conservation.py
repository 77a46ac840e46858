"""Nothing is lost, found, or out of its limits: over random games."""

from __future__ import annotations

import pytest

import bottega
from tests.games.dice_forge.checker import watched_game
from tests.laws.cases import SEED
from tests.recounts.dice_forge import recount
from tests.soak import soak

pytestmark = pytest.mark.once

GAME = bottega.game("dice-forge")
WAYS = [(players, sets) for players in (2, 3, 4) for sets in ("introductory", "random")]


@pytest.mark.parametrize(("players", "sets"), WAYS)
@pytest.mark.parametrize("canonical", [True, False], ids=["canonical", "all"])
def test_random_games(players: int, sets: str, canonical: bool) -> None:
    for number in range(3):
        p = watched_game(GAME, players, sets, SEED + number, canonical)
        assert p.scores() == recount(GAME, p.dump())


@pytest.mark.soak
@pytest.mark.parametrize(("players", "sets"), WAYS)
def test_many_random_games(players: int, sets: str) -> None:
    def play(seed: int, number: int) -> None:
        p = watched_game(GAME, players, sets, seed + number, canonical=number % 4 > 0, every=7)
        assert p.scores() == recount(GAME, p.dump())

    soak("dice-forge", 17_000, play)
