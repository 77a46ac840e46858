"""The faces of dice that the page knows from its build."""

from __future__ import annotations

import pytest

import bottega
from tools import page_faces


def test_the_page_has_the_faces_of_these_games() -> None:
    assert page_faces.FILE.read_text("utf-8") == page_faces.text(), "run `python -m tools.page_faces`"


@pytest.mark.parametrize("name", bottega.game_names())
def test_a_die_that_never_changes_has_the_same_faces_in_other_games(name: str) -> None:
    game = bottega.game(name)
    fixed, changing = page_faces.fixed_dice(game)
    known = {outcome for faces in fixed for outcome, _ in faces}
    for die, faces in page_faces.rolled(game, first_seed=7):
        assert faces in fixed or die in changing or known.isdisjoint(outcome for outcome, _ in faces)
