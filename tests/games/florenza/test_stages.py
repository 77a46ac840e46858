"""Nobody gets stuck between the steps of one visit: windows with market and captains, and Bernardo's swap.

Every sequence of legal actions is played from many positions. Each position on the way must offer an answer, and no
sequence may come back to a position that it has left.
"""

from __future__ import annotations

import random
from functools import partial
from itertools import product

import pytest

import bottega
from bottega import CHANCE, OVER, Position, Rng
from tests.games.florenza.test_windows import drawn_case, scene_of
from tests.rulebook.florenza.scene import GOODS, Scene, hired, play, table
from tests.soak import soak

pytestmark = pytest.mark.once

GAME = bottega.game("florenza")
MARKET = ("window", "sold", "bought", "gave", "market-take")
SWAP = ("swap-give", "swap-take")


def stage(p: Position) -> str:
    return str(table(p)["stage"])


def walk_all(start: Position, stages: tuple[str, ...]) -> set[str]:
    """Play every sequence of actions up to the first position at another stage; return the stages on the way."""
    seen: set[str] = set()
    done: set[bytes] = set()
    path: set[bytes] = set()
    todo: list[tuple[Position, bool]] = [(start, False)]
    while todo:
        p, all_played = todo.pop()
        key = p.key()
        if all_played:
            path.remove(key)
            done.add(key)
            continue
        assert key not in path, "a sequence of actions came back to a position that it had left"
        if key in done:
            continue
        now = stage(p)
        actions = p.actions() if p.to_act >= 0 else []
        if p.to_act == CHANCE:
            assert p.weights(), f"nothing can be rolled at the stage {now}"
        elif p.to_act != OVER:
            assert actions, f"there is no answer at the stage {now}:\n{p.dump()}"
        if now not in stages:
            done.add(key)
            continue
        seen.add(now)
        path.add(key)
        todo.append((p, True))
        for action in actions:
            after = p.copy()
            after.apply(action)
            todo.append((after, False))
    return seen


def walk_window(seed: int) -> set[str]:
    """From a drawn table of phase 5. Nothing is seen where no window opens."""
    return walk_all(scene_of(drawn_case(seed)).resolve(), MARKET)


def walk_swap(seed: int) -> set[str]:
    """From a table on which Bernardo di Chiaravalle is called, perhaps among Antonio da Padova's familiars."""
    draw = random.Random(seed)
    counts = [draw.choice((0, 0, 0, 1, 2)) for _ in GOODS]
    goods = ", ".join(f"{count} {name}" for count, name in zip(counts, GOODS, strict=True) if count)
    scene = Scene(2).display("Antonio da Padova", "Bernardo di Chiaravalle")
    scene.family(0, goods, florins=500, zone=draw.randint(1, 3)).family(1, zone=draw.randint(0, 1))
    moves = draw.choice((("church 9",), ("duomo 9",), ("church 5", "duomo 9"), ("duomo 5", "church 9")))
    return walk_all(play(scene.turn(0), *moves), SWAP)


@pytest.mark.rule("fx-5.5", "fx-5.6", "fx-5.8")
def test_every_small_window_offers_an_answer_to_its_end() -> None:
    seen: set[str] = set()
    for goods, florins in product(("", "1 gold", "2 gold", "1 wood, 1 gold"), (0, 100, 200)):
        seen |= walk_all(Scene(2).family(0, goods, florins=florins, market=1).resolve(), MARKET)
        seen |= walk_all(hired(Scene(2).family(0, goods, florins=florins), c=0).resolve(), MARKET)
    assert seen == set(MARKET)


@pytest.mark.compiled
@pytest.mark.rule("fx-5.5", "fx-5.6", "fx-5.8")
def test_every_window_offers_an_answer_to_its_end() -> None:
    assert set.union(*(walk_window(seed) for seed in range(30))) == set(MARKET)


@pytest.mark.rule("fx-4.9")
def test_every_swap_offers_an_answer_to_its_end() -> None:
    assert set.union(*(walk_swap(seed) for seed in range(20))) == set(SWAP)


# -- make soak -----------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_every_window_and_swap_of_many_tables() -> None:
    def walk(seed: int, number: int) -> None:
        walk_window(seed + number)
        walk_swap(seed + number)

    soak("florenza", 500, walk)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_window_and_swap_of_random_games(players: int) -> None:
    soak("florenza", 50, partial(walk_game, players))


def walk_game(players: int, seed: int, number: int) -> None:
    """A random game, with a walk from each window and swap that opens in it."""
    rng = Rng(seed, number, players)
    p = GAME.start(players)
    before = ""
    while p.to_act != OVER:
        now = stage(p)
        for stages in (MARKET, SWAP):
            if now == stages[0] and before not in stages and captains(p) <= 1:
                walk_all(p, stages)
        before = now
        actions = p.actions() if p.to_act >= 0 else []
        p.apply(actions[rng.below(len(actions))] if actions else p.sample(rng))


def captains(p: Position) -> int:
    """How many captains of fortune the family has hired; with each the walk is four times as long."""
    return sum(by == p.to_act for by in table(p)["fortunes"].values())
