"""The variant without dice where the rulebook leaves it open: ruling 44."""

from __future__ import annotations

import pytest

from tests.rulebook.florenza.scene import (
    Scene,
    crest,
    play,
    table,
    why,
)


@pytest.mark.rule("fx-11.1", "fx-11.2")
def test_44_value_without_dice() -> None:
    scene = (
        Scene(2, dice=False)
        .display("Donatello")
        .family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=600)
    )
    scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"})
    p = play(scene.resolve(), "as S")
    assert table(p)["agenda"]["value"] == 3
    three = play(p.copy(), "incentive 3")  # six: the Muse is not offered
    assert crest(three, 0) == 9 + 5
    assert table(three)["stage"] == "choose-marker"
    two = play(p.copy(), "incentive 2", "muse")
    assert crest(two, 0) == 9 + 5
    none = play(p.copy(), "incentive 0")
    assert crest(none, 0) == 9 + 4  # the Muse's step to 4 would bring nothing: not asked
    rione = Scene(2, dice=False).display("Sandro Botticelli").family(0, "1 spice, 1 textile", florins=250)
    p = play(rione.family(0, works={"palazzo/ritratto": {"artist": "Sandro Botticelli"}}).resolve(), "as P")
    assert why(p, "incentive 2") == "fx-11.1"
