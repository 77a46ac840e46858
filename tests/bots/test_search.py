"""Search, and the levels made of it."""

from __future__ import annotations

import pytest

import bottega
from bottega import CHANCE, OVER, Position, Rng
from bottega.bots import LEVELS, Budget, SearchBot, make
from bottega.bots.search import Tree
from bottega.core.judge import judge_for

GAMES = ["dice-forge", "florenza-dice", "florenza", "pig", "tests.outside.nim:game"]


def some_decision(name: str, skip: int = 0, least: int = 2) -> Position:
    """A position of a game in which there is something to decide."""
    p = bottega.game(name).start(2)
    rng = Rng(5)
    while True:
        if p.to_act == CHANCE:
            p.apply(p.sample(rng))
            continue
        actions = p.actions()
        if len(actions) >= least:
            skip -= 1
            if skip < 0:
                return p
        p.apply(actions[rng.below(len(actions))])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level(name: str, level: str) -> None:
    p = some_decision(name)
    setting = {"lavorante": "lavorante:4", "maestro": "maestro:8"}.get(level, level)
    action = make(setting, Rng(1)).choose(p.copy(), p.to_act)
    assert p.legal(action)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_never_changes_the_position_that_it_was_given(name: str) -> None:
    p = some_decision(name, 3)
    before = p.key()
    SearchBot(Rng(1)).think(p, p.to_act, Budget(12))
    assert p.key() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thoughts(name: str) -> None:
    p = some_decision(name, 3)
    thoughts = [SearchBot(Rng(4)).think(p, p.to_act, Budget(12)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert {thought.action for thought in thoughts[0]} <= set(p.actions())


def test_a_forced_decision_costs_nothing() -> None:
    p = bottega.game("tests.outside.nim:game").start(2)
    while len(p.actions()) > 1:
        p.apply(0)
    tree = Tree(p, p.to_act, judge_for(p), Rng(1))
    tree.search(1000)
    assert tree.iterations == 0
    assert [thought.action for thought in tree.thoughts()] == p.actions()


def test_search_finds_what_one_step_does_not_show() -> None:
    """In Nim with five stones the only good move leaves four: nothing of that shows before the end."""
    p = bottega.game("tests.outside.nim:game").start(2)
    while len(p.actions()) == 3 and p.dump()["stones"] != 5:
        p.apply(0)
    best = SearchBot(Rng(1)).think(p, p.to_act, Budget(300))[0]
    assert best.action == 0
    assert best.visits > 20


def test_the_tree_is_reused_within_a_turn() -> None:
    for skip in range(60):
        p = some_decision("dice-forge", skip)
        seat = p.to_act
        bot = SearchBot(Rng(2))
        best = bot.think(p, seat, Budget(200))[0]
        after = p.copy()
        after.apply(best.action, seat)
        if after.to_act == seat and len(after.actions()) > 1:
            tree = bot.tree
            known = sum(thought.visits for thought in bot.think(after, seat, Budget(0)))
            if bot.tree is tree and known > len(after.actions()):
                return
    raise AssertionError("nothing was kept for a second decision in a turn")


def test_a_bot_can_think_for_a_time() -> None:
    p = some_decision("pig")
    thoughts = SearchBot(Rng(1)).think(p, p.to_act, Budget(seconds=0.01))
    assert max(thought.visits for thought in thoughts) > 1


@pytest.mark.parametrize("name", GAMES)
def test_thinking_where_the_seat_has_nothing_to_decide_is_refused(name: str) -> None:
    p = bottega.game(name).start(2)
    dice = Rng(3)
    seen: set[bool] = set()
    while p.to_act != OVER and len(seen) < 2:
        idle = [seat for seat in range(p.seats) if seat not in p.waiting]
        for seat in idle[:1]:
            seen.add(p.to_act == CHANCE)
            with pytest.raises(bottega.BottegaError, match="nothing to decide"):
                SearchBot(Rng(1)).think(p, seat, Budget(4))
        p.apply(p.sample(dice) if p.to_act == CHANCE else p.actions()[0])
    assert seen


def test_maestro_takes_a_number_of_iterations() -> None:
    with pytest.raises(bottega.OptionError, match="whole number"):
        make("maestro:many", Rng(1))
    assert make("maestro:77", Rng(1)).setting == "77"
