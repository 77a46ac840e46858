"""The guided first games: every step of theirs is legal, leads to points, and is told in every language."""

from __future__ import annotations

import pytest

import bottega
from bottega.core.adapting import read_move
from bottega.core.game import leaves
from bottega.core.guide import Guide
from bottega.core.play import Play
from tests.languages import LANGUAGES

NAMES = ["dice-forge", "florenza", "florenza-dice"]
LONGEST = 320
"""Letters that the action bar has room for."""


def guide(name: str) -> Guide:
    found = bottega.game(name).guide
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_never_points_at_an_illegal_action_and_leads_to_points(name: str) -> None:
    game, told = bottega.game(name), guide(name)
    play = Play.start(game, told.players, told.options)
    first = play.position.scores()[0]
    best, steps_to_points = first, 0
    for at, move in enumerate(told.moves):
        assert len(play.position.waiting) <= 1, (
            "at each moment one seat decides: the guide is one row of moves"
        )
        action, seat = read_move(game, play.position, move)
        number = told.number_at(at)
        assert (number is None) == (seat != 0)
        if seat >= 0:
            play.act(action, seat)
        else:
            play.outcome(action)
        if play.position.scores()[0] > best and number is not None:
            best = play.position.scores()[0]
            steps_to_points = steps_to_points or number + 1
    assert play.record.moves == told.moves, "moves are written as the game writes them"
    assert leaves(play.position, 0) or play.position.to_act == 0
    assert best > first
    assert 3 <= steps_to_points <= 14


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_told_in_every_language(name: str) -> None:
    for step in guide(name).step:
        for language in LANGUAGES:
            assert 10 < len(step.text(language)) <= LONGEST, (step.do, language)
        assert len({step.text(language) for language in LANGUAGES}) == len(LANGUAGES)
