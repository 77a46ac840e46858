"""What is kept from one view to the next is what would be made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

import bottega
from bottega import OVER
from bottega.core.position import CHANCE
from bottega.games.florenza_dice import view

GAME = bottega.game("florenza-dice")


@pytest.mark.once
def test_a_sheet_that_was_kept_is_the_sheet_of_the_position() -> None:
    chance = random.Random(4)
    p = GAME.start(3)
    shown = []
    while p.to_act != OVER:
        if p.to_act == CHANCE:
            p.play(chance.choice([outcome for outcome, _ in p.outcomes()]))
        else:
            seat = chance.choice(p.waiting)
            p.play(chance.choice(p.actions(seat)), seat)
        shown.append((p.copy(), msgspec.json.encode(GAME.view(p, 0))))
    assert len(shown) > 100
    for position, kept in shown[::5]:
        view._sheets.clear()
        view._last = (None, b"", [])
        assert msgspec.json.encode(GAME.view(position, 0)) == kept
