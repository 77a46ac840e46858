"""Dumps: what cannot be is refused, with the reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bottega import CHANCE, OVER, DumpError, Rng, new_buffer
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
        (set_("seats", 0, "hammer", to=3), "fewer steps"),
        (set_("seats", 0, "tritons", to=1), "more tokens than cards"),
        (set_("seats", 0, "light", to=["g1"] * 5), "six faces"),
        (set_("seats", 0, "light", to=["nothing"] * 6), "not one of"),
        (set_("seats", 0, "light", to=["v4"] * 6), "fewer faces v4"),
        (set_("seats", 0, "light", to=["boar-red", "g1", "g1", "g1", "g1", "s1"]), "boar|fewer"),
        (set_("seats", 0, "cards", "M1a", to=1), "slot M1a has 3 cards"),
        (set_("faces", "mirror", to=2), "the cards mirror that are left do not find their faces"),
        (set_("seats", 0, "converts", to="chest"), "turns nothing into glory"),
        (set_("sets", "S2", to="gorgon"), "another slot"),
        (set_("sets", "S2", to="dragon"), "not one of"),
        (set_("round", to=11), "not between 1 and 10"),
        (set_("step", to="lunch"), "not one of"),
        (set_("active", to=3), "not between 0 and 2"),
        (set_("rolling", to=[{"seat": 0, "die": "red"}]), "not one of light, dark"),
        (set_("seats", 0, "agenda", to=[{"item": "resolve"}]), "if and only if"),
        (set_("seats", 0, "agenda", to=[{"item": "sleep"}]), "not one of"),
        (set_("seats", 0, "agenda", to=[{"item": "which-die", "rolls": 1}] * 9), "at most 8"),
        (set_("seats", 0, "agenda", to=[{"item": "bonus", "colour": 0, "times": 1}]), "no owner"),
        (
            set_("seats", 0, "agenda", to=[{"item": "convert-it", "slot": 0, "option": 0}]),
            "no card that turns anything into glory",
        ),
        (set_("step", to="blessings"), "not at a question"),
        (set_("seats", 0, "luck", to=1), "not known here"),
        (set_("seats", to=[]), "2 to 4 players"),
    ],
)
def test_what_cannot_be_is_refused(change: Any, message: str) -> None:
    with pytest.raises(DumpError, match=message):
        load(change)


@pytest.mark.parametrize(("card", "face"), [("boar", "boar-green"), ("shield", "shield-red")])
def test_cards_find_their_faces_in_the_gardens(card: str, face: str) -> None:
    dump: Any = table(hero(), hero(), hero(), hero(), sets=card).dump()
    assert GAME.load(dump).dump() == dump
    dump["faces"][face] = 0
    with pytest.raises(DumpError, match=f"the cards {card} that are left do not find their faces"):
        GAME.load(dump)


def test_two_pawns_on_a_portal_are_refused() -> None:
    with pytest.raises(DumpError, match="one pawn"):
        table(hero(portal=2), hero(portal=2))


@pytest.mark.once
def test_whatever_is_loaded_can_be_played() -> None:
    """Numbers changed at random: either the dump is refused, or the position works."""
    rng, buf, loaded = Rng(11), new_buffer(), 0
    p = GAME.start(3, sets="random")
    for _ in range(400):
        if p.to_act == OVER:
            p = GAME.start(3, sets="random")
        p.apply(p.sample(rng) if p.to_act == CHANCE else int(buf[rng.below(p.fill(buf))]))
        dump = p.dump()
        change_one(dump, rng)
        try:
            found = GAME.load(dump)
        except DumpError:
            continue
        loaded += 1
        GAME.view(found, None)
        for _ in range(6):
            if found.to_act == OVER:
                break
            if found.to_act == CHANCE:
                found.play(found.sample(rng))
            else:
                actions = found.actions()
                found.play(actions[rng.below(len(actions))])
    assert loaded > 0


def change_one(value: Any, rng: Rng) -> None:
    """Change one number, somewhere."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = keys[rng.below(len(keys))]
        if isinstance(value[key], (dict, list)):
            value = value[key]
            continue
        if isinstance(value[key], int) and not isinstance(value[key], bool):
            value[key] = rng.below(8) - 1
        return


def test_a_position_is_small() -> None:
    p = GAME.start(4)
    assert len(p.key()) < 1024
    assert len(p.key()) > HEADER
