"""The lessons: every step of theirs is legal, leads to points, and is told in every language."""

from __future__ import annotations

import pytest

import bottega
from bottega.core.adapting import read_move
from bottega.core.game import leaves
from bottega.core.guide import Guide
from bottega.core.play import Play
from tests.languages import LANGUAGES

NAMES = ["dice-forge", "florenza", "florenza-dice"]
GUIDES = [(name, number) for name in NAMES for number in range(len(bottega.game(name).guides))]
LONGEST = 320
"""Letters that the action bar has room for."""
SHORT = 200
"""Letters of what is said before and after, and of what was not shown."""


def guide(name: str, number: int) -> Guide:
    return bottega.game(name).guides[number]


def test_each_game_has_its_lessons() -> None:
    assert [len(bottega.game(name).guides) for name in NAMES] == [2, 2, 1]


@pytest.mark.parametrize(("name", "number"), GUIDES)
def test_a_guide_never_points_at_an_illegal_action_and_leads_to_points(name: str, number: int) -> None:
    game, told = bottega.game(name), guide(name, number)
    play = Play.start(game, told.players, told.options)
    first, best, steps_to_points = 0, 0, 0
    for at, move in enumerate(told.moves):
        assert len(play.position.waiting) <= 1, (
            "at each moment one seat decides: the guide is one row of moves"
        )
        if at == len(told.start):
            first = best = play.position.scores()[0]
        action, seat = read_move(game, play.position, move)
        step = told.number_at(at)
        if at >= len(told.start):
            assert (step is None) == (seat != 0)
        if seat >= 0:
            play.act(action, seat)
        else:
            play.outcome(action)
        if play.position.scores()[0] > best and step is not None:
            best = play.position.scores()[0]
            steps_to_points = steps_to_points or step + 1
    assert play.record.moves == told.moves, "moves are written as the game writes them"
    assert leaves(play.position, 0) or play.position.to_act == 0
    assert best > first
    assert 3 <= steps_to_points <= 14


@pytest.mark.parametrize(("name", "number"), GUIDES)
def test_every_text_of_a_lesson_is_there_in_every_language(name: str, number: int) -> None:
    told = guide(name, number)
    for key in told.keys:
        texts = {told.texts[language][key] for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES), key
        longest = LONGEST if key in {step.id for step in told.step} else SHORT
        assert all(10 < len(text) <= longest for text in texts), key


@pytest.mark.parametrize(("name", "number"), GUIDES)
def test_what_was_not_shown_can_be_met_later(name: str, number: int) -> None:
    """By the notation of an action that the game has, and none that the lesson has taught."""
    told = guide(name, number)
    taught = [step.do for step in told.step]
    for one in told.not_yet:
        for does in one.does:
            assert not any(do.startswith(does) for do in taught), (one.id, does)
