"""Why nobody can act any more."""

from __future__ import annotations

import pytest

import bottega
from bottega import OVER, Rng, new_buffer
from bottega.core.playout import playout
from tests.languages import LANGUAGES


@pytest.mark.parametrize("name", bottega.game_names())
def test_after_the_end_a_refusal_says_that_the_game_is_over(name: str) -> None:
    game = bottega.game(name)
    p = game.start(2)
    playout(p, Rng(3), new_buffer())
    assert p.to_act == OVER
    ended = {
        "en": "The game is over.",
        "it": "La partita è finita.",
        "de": "Das Spiel ist zu Ende.",
        "fr": "La partie est finie.",
    }
    for seat in (-1, 0, 1):
        for language in LANGUAGES:
            assert ended[language] in game.why_not(p, 0, language, seat)
