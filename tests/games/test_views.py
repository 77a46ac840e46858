"""What is shared between views, or kept from one to the next, is what would be made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

import bottega
from bottega import CHANCE, OVER, Position
from bottega.core.parts import made_anew, part, same_list


def positions(name: str, players: int) -> list[Position]:
    """The positions of a random game."""
    chance, p, found = random.Random(4), bottega.game(name).start(players), []
    while p.to_act != OVER:
        if p.to_act == CHANCE:
            p.play(chance.choice([outcome for outcome, _ in p.outcomes()]))
        else:
            seat = chance.choice(p.waiting)
            p.play(chance.choice(p.actions(seat)), seat)
        found.append(p.copy())
    return found


@pytest.mark.once
@pytest.mark.parametrize("name", bottega.game_names())
def test_views_made_of_parts_are_those_made_anew(name: str) -> None:
    """All are made first, so that a part that somebody changes, or keeps too long, shows up in another one."""
    game = bottega.game(name)
    chosen = positions(name, 3)[::7]
    shown = []
    for p in chosen:
        shared = game.view(p, None)
        shown.append([shared] + [game.personal_view(p, shared, seat) for seat in range(p.seats)])
    for p, views in zip(chosen, shown, strict=True):
        for view, seat in zip(views, (None, *range(p.seats)), strict=True):
            with made_anew():
                anew = game.view(p, seat)
            assert view == anew
            assert game.encode_view(view) == msgspec.json.encode(anew)


def test_the_same_part_is_the_same_object() -> None:
    made: list[str] = part(("test", 1), list, "abc")
    assert part(("test", 1), list, "xyz") is made
    with made_anew():
        assert part(("test", 1), list, "xyz") == ["x", "y", "z"]
    assert part(("test", 1), list, "xyz") is made
    assert same_list([made, made]) is same_list([made, made])
    assert same_list([made]) is not same_list([made, made])
