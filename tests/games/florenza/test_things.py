"""Every thing on the table can be asked about: the box has a name and a sentence for it, in every language."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import bottega
from bottega import CHANCE, OVER, Rng
from bottega.core.languages import LANGUAGES
from bottega.core.texts import Text
from bottega.games.florenza.names import PHASES

FIXED = (
    "charity/duomo", "charity/0", "market", "administration", "resource/gold", "muse", "marker/neutral", "die", "bag",
    "captains", "order", "token", "office/captain", "office/bishop", "track/captain", "track/bishop", "track/bishop/-2",
    "track/bishop/3", *(f"ghost/{space}" for space in range(1, 9)), *(f"phase/{name}" for name in PHASES[1:]),
)  # fmt: skip
"""What the board draws without an id of its own in the view."""
NO_THING = ("done",)
"""Ends a question, and is nothing on the table."""


def ids(view: Any) -> set[str]:
    """All ids in a view, and the targets that it names."""
    if isinstance(view, dict):
        own = {view["id"]} if isinstance(view.get("id"), str) and "/" in view["id"] else set()
        return own.union(*(ids(one) for one in view.values()))
    return set().union(*(ids(one) for one in view)) if isinstance(view, list) else set()


def thing_of(id: str, known: set[str]) -> str:
    """What each seat has stands in the box once, without a number; the page does the same."""
    return id if id in known else re.sub(r"/-?\d+(?=/|$)", "", id)


@pytest.mark.parametrize("options", [{}, {"ghosts": ("media", "capolavoro")}, {"dice": False}])
@pytest.mark.parametrize("content", ["first", "second"])
def test_every_target_of_the_view_is_a_thing(options: dict[str, Any], content: str) -> None:
    game: Any = bottega.game("florenza", content)
    things = {thing.id: thing for thing in game.things()}
    p, rng = game.start(1 if "ghosts" in options else 3, **options), Rng(5)
    found = set(FIXED)
    while p.to_act != OVER and p.round < 3:
        if p.to_act == CHANCE:
            found.add(game.target(p, 0))
            p.play(p.sample(rng))
            continue
        actions = p.actions()
        found |= {target for action in actions for target in game.targets(p, action, p.to_act)}
        p.play(actions[rng.below(len(actions))])
    found |= ids(msgspec.to_builtins(game.view(p, 0)))
    missing = {id for id in found if thing_of(id, set(things)) not in things} - set(NO_THING)
    assert not missing
    for id in found - set(NO_THING):
        thing = things[thing_of(id, set(things))]
        for language in LANGUAGES:
            for what in (thing.name, thing.text):
                assert game.say(what, language).strip() if isinstance(what, Text) else what
