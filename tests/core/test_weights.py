"""The learned weights that are shipped."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
import pytest

import bottega
from bottega import CHANCE, OVER, Position, Rng
from bottega.bots import make
from bottega.core.features import features
from bottega.core.weights import Weights, features_hash


class Shipped(NamedTuple):
    game: str
    name: str
    data: bytes

    def start(self, number: int = 0) -> Position:
        """The first position of the game that the weights are for; ghosts of each strength in turn."""
        persons, _, ghosts = self.name.partition("+")
        strength = ("facile", "media", "difficile", "capolavoro")[number % 4]
        options: dict[str, Any] = {"ghosts": [strength] * int(ghosts)} if ghosts else {}
        return bottega.game(self.game).start(int(persons), **options)

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def shipped() -> list[Shipped]:
    found = []
    for name in bottega.game_names():
        folder = files(bottega.game(name).package) / "weights"
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda one: one.name):
                found.append(Shipped(name, file.name.removesuffix(".json"), file.read_bytes()))
    return found


SHIPPED = shipped()
OFF = {"dice-forge": (6, 0.1), "florenza-dice": (3, 0.1), "florenza": (5, 0.15), "pig": (6, 0.1)}
"""How far points and chances may be off on average at the beginning of a round, over 40 games."""


def test_all_weights_together_are_small() -> None:
    assert 0 < sum(len(one.data) for one in SHIPPED) < 2_000_000


@pytest.mark.parametrize("one", SHIPPED, ids=str)
def test_weights_fit_their_game_and_say_how_they_were_made(one: Shipped) -> None:
    weights = msgspec.json.decode(one.data, type=Weights)
    game, position = bottega.game(one.game), one.start()
    assert (weights.game, weights.players) == (one.game, one.name)
    assert game.weights_name(position) == one.name
    assert game.shape is not None
    assert weights.features == features_hash(features(game.shape, position))
    assert weights.content == game.content.hash
    assert weights.command.startswith(f"bottega train {one.game}")
    assert weights.results["games"] >= 40
    assert game.judge(position).learned


@pytest.mark.compiled
@pytest.mark.parametrize("one", SHIPPED, ids=str)
def test_values_are_right_on_average_in_every_round(one: Shipped) -> None:
    """Games of bots that look one step ahead: expected points and chances against what came of them."""
    games = 40
    points: dict[int, list[float]] = {}
    chances: dict[int, list[float]] = {}
    for number in range(games):
        p = one.start(number)
        bots = [make("apprendista", Rng(8, number, seat)) for seat in range(p.seats)]
        dice = Rng(9, number)
        persons = int(one.name.partition("+")[0])
        seen: list[tuple[int, int, float, float]] = []
        before = 0
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                p.apply(p.sample(dice))
                continue
            if p.round != before:
                before = p.round
                for seat in range(persons):
                    seen.append((p.round, seat, p.value(seat), p.win_chance(seat)))
            p.apply(bots[p.to_act].choose(p.copy(), p.to_act))
        scores, winners = p.scores(), p.winners()
        for when, seat, value, chance in seen:
            points.setdefault(when, []).append(scores[seat] - value)
            chances.setdefault(when, []).append((seat in winners) / max(1, len(winners)) - chance)
    off = {when: sum(found) / len(found) for when, found in points.items() if len(found) >= games}
    assert max(map(abs, off.values())) < OFF[one.game][0], off
    wrong = {when: sum(found) / len(found) for when, found in chances.items() if len(found) >= games}
    assert max(map(abs, wrong.values())) < OFF[one.game][1], wrong
