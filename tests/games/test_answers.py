"""Which decisions only answer what is happening: bots take them without a pause."""

from __future__ import annotations

from collections import Counter

import pytest

import bottega
from bottega.core.position import CHANCE, OVER


def decisions(name: str, players: int) -> Counter[tuple[str, bool]]:
    """How often seats answer or decide, by whether it is their turn; chance is drawn from one seed."""
    game, rng = bottega.game(name), bottega.Rng(7)
    position = game.start(players)
    found: Counter[tuple[str, bool]] = Counter()
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            position.play(position.sample(rng))
            continue
        for seat in position.waiting:
            own = position.active == seat  # type: ignore[attr-defined]
            found["own turn" if own else "other's turn", game.only_answers(position, seat)] += 1
        actions = position.actions()
        position.play(actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize("name", ["dice-forge", "florenza-dice"])
def test_in_the_turn_of_somebody_else_everything_is_an_answer(name: str) -> None:
    found = decisions(name, 3)
    assert found["other's turn", True]
    assert not found["other's turn", False]
    assert found["own turn", False]


def test_what_dice_ask_the_active_player_is_an_answer_too() -> None:
    assert decisions("dice-forge", 2)["own turn", True]


def test_where_nobody_has_the_turn_every_decision_is_one() -> None:
    game = bottega.game("florenza")
    position, rng = game.start(2), bottega.Rng(1)
    while position.to_act == CHANCE:
        position.play(position.sample(rng))
    assert not game.only_answers(position, position.to_act)
