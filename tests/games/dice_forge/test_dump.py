"""Dumps: what cannot be is refused, with the reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bottega import DumpError
from bottega.core.position import HEADER
from tests.rulebook.dice_forge.table import GAME, hero, table

START: Any = table(hero(gold=5), hero(), hero()).dump()


def load(change: Any) -> None:
    dump = copy.deepcopy(START)
    change(dump)
    GAME.load(dump)


def set_(*path: Any, to: Any) -> Any:
    def change(dump: Any) -> None:
        for step in path[:-1]:
            dump = dump[step]
        dump[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (set_("seats", 0, "gold", to=13), "limit is 12"),
        (set_("seats", 0, "sun", to=-1), "not between"),
        (set_("seats", 0, "hammer", to=3), "not so many Hammers"),
        (set_("seats", 0, "tritons", to=1), "more tokens than cards"),
        (set_("seats", 0, "light", to=["g1"] * 5), "six faces"),
        (set_("seats", 0, "light", to=["nothing"] * 6), "not one of"),
        (set_("seats", 0, "light", to=["v4"] * 6), "not so many faces v4"),
        (set_("seats", 0, "light", to=["boar-red", "g1", "g1", "g1", "g1", "s1"]), "boar|not so many"),
        (set_("seats", 0, "cards", "M1a", to=1), "slot M1a has 3 cards"),
        (set_("sets", "S2", to="gorgon"), "another slot"),
        (set_("sets", "S2", to="dragon"), "not one of"),
        (set_("round", to=11), "not between 1 and 10"),
        (set_("step", to="lunch"), "not one of"),
        (set_("active", to=3), "not between 0 and 2"),
        (set_("rolling", to=[[0, "red"]]), "light or dark"),
        (set_("seats", 0, "agenda", to=[{"item": "resolve"}]), "if and only if"),
        (set_("seats", 0, "agenda", to=[{"item": "sleep"}]), "not one of"),
        (set_("seats", 0, "agenda", to=[{"item": "which-die", "rolls": 1}] * 9), "at most 8"),
        (set_("step", to="blessings"), "not at a question"),
        (set_("seats", 0, "luck", to=1), "not known here"),
        (set_("seats", to=[]), "2 to 4 players"),
    ],
)
def test_what_cannot_be_is_refused(change: Any, message: str) -> None:
    with pytest.raises(DumpError, match=message):
        load(change)


def test_two_pawns_on_a_portal_are_refused() -> None:
    with pytest.raises(DumpError, match="one pawn"):
        table(hero(portal=2), hero(portal=2))


def test_a_position_is_small() -> None:
    p = GAME.start(4)
    assert len(p.key()) < 1024
    assert len(p.key()) > HEADER
