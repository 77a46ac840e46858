"""The rulebook's example of a full turn: Max is active; Luca stands at the portal of the Ferryman."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.dice_forge.table import (
    bless,
    cards,
    has,
    hero,
    options,
    play,
    refused,
    roll,
    seat_of,
    shows,
    step,
)

MAX, LUCA = 0, 1


@pytest.mark.rule("df-2.1", "df-2.4", "df-5.1", "df-5.2", "df-2.6", "df-6.1", "df-6.3", "df-6.4")
def test_a_full_turn() -> None:
    p = bless(
        hero(gold=7, moon=4, cards="hind owl owl"),
        hero(portal=3, cards="helmet", light="x3"),
        hero(),
    )

    # 1. All receive their blessings. Max rolls gold and a sun, and adds them to his reserves.
    roll(p, "s1 g1  g1 g1  g1 g1")
    assert has(p, MAX) == (8, 1, 4, 0)

    # 2. Max has three reinforcements, and uses the Hind first, then both Owls.
    play(p, "use hind", "roll dark")
    roll(p, "m1")
    assert has(p, MAX) == (8, 1, 5, 0)
    play(p, "use owl", "take gold", "use owl", "take sun")
    assert has(p, MAX) == (9, 2, 5, 0)
    assert step(p) == "action"

    # 3. Max has 9 gold and makes an offering: a face for 3 and another for 3 ...
    play(p, "buy s1", "forge light g1")
    assert shows(p, MAX)[0] == "s1"
    play(p, "buy g4", "forge dark g1")
    # ... and, as neither can be taken again in this offering, a third for 2: 8 gold in all.
    refused(p, "buy g4", "df-5.1")
    play(p, "buy g3", "forge dark v2")
    assert has(p, MAX)[0] == 1
    assert shows(p, MAX) == ("s1", "g3")
    assert sorted(seat_of(p, MAX)["dark"]) == sorted(["g4", "g1", "g1", "g1", "m1", "g3"])

    # 4. Max spends 2 suns for a second action, and has 5 moons: he wants the Ferryman, for 4.
    assert options(p) == {"extra", "done"}
    play(p, "extra", "feat ferryman")
    assert has(p, MAX) == (1, 0, 1, 0)
    assert seat_of(p, MAX)["portal"] == 3

    # Luca is ousted: he goes home and receives a divine blessing at once.
    assert seat_of(p, LUCA)["portal"] == 0
    assert cards(p, MAX, "ferryman") == 0
    roll(p, "g1 m1")
    assert has(p, LUCA) == (3, 0, 1, 0)

    # Max takes the card, which has no effect, and his turn is over.
    assert cards(p, MAX, "ferryman") == 1
    assert p.scores()[MAX] == 12 + 2 + 4 + 4
    assert p.to_act == CHANCE
    assert p.dump()["active"] == LUCA
