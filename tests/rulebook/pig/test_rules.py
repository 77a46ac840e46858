"""The rules of Pig, one by one."""

from __future__ import annotations

import pytest

import bottega
from bottega import CHANCE, OVER, Position

GAME = bottega.game("pig")


def table(**changes: object) -> Position:
    """Two players, the first to roll, with the named differences."""
    return GAME.load({**GAME.start(2).dump(), **changes})


def play(p: Position, moves: str) -> None:
    for move in moves.split():
        p.play(GAME.find(p, move))


@pytest.mark.rule("pig-1")
def test_after_a_roll_you_roll_again_or_hold() -> None:
    p = table()
    play(p, "4")
    assert [GAME.notate(p, action) for action in p.actions()] == ["roll", "hold"]
    play(p, "roll 5 roll 2")
    assert p.dump()["pot"] == 11


@pytest.mark.rule("pig-1")
def test_the_canonical_list_holds_where_holding_wins() -> None:
    p = table(points=[97, 0])
    play(p, "3")
    buf = bottega.new_buffer()
    assert [GAME.notate(p, int(buf[at])) for at in range(p.fill(buf))] == ["hold"]
    assert len(p.actions()) == 2


@pytest.mark.rule("pig-2")
def test_a_one_empties_the_pot_and_ends_the_turn() -> None:
    p = table(points=[20, 30])
    play(p, "6 roll 6 roll 1")
    assert p.scores() == [20, 30]
    assert p.dump()["pot"] == 0
    assert p.dump()["active"] == 1


@pytest.mark.rule("pig-3")
def test_holding_makes_the_pot_safe() -> None:
    p = table(points=[20, 30])
    play(p, "6 roll 5 hold 1")
    assert p.scores() == [31, 30]


@pytest.mark.rule("pig-4")
def test_the_first_to_hold_at_the_goal_wins() -> None:
    p = table(points=[95, 99])
    play(p, "5")
    assert p.to_act == 0, "reaching the goal is not enough: one must hold"
    assert p.winners() == ()
    play(p, "hold")
    assert p.to_act == OVER
    assert p.winners() == (0,)
    assert p.scores() == [100, 99]


@pytest.mark.rule("pig-5")
def test_the_turn_passes_to_the_left_and_begins_with_a_roll() -> None:
    p = GAME.start(3)
    for active in (0, 1, 2, 0):
        assert p.dump()["active"] == active
        assert p.to_act == CHANCE, "nobody is asked whether to roll first"
        play(p, "1")
    assert p.round == 2
