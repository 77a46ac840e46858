"""The variant without dice where the rulebook leaves it open: ruling 44."""

from __future__ import annotations

import pytest

from bottega import Position
from tests.rulebook.florenza.scene import (
    Scene,
    crest,
    money,
    moves,
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
    rione = Scene(2, dice=False).display("Sandro Botticelli").family(0, "1 spice, 1 textile", florins=300)
    p = play(rione.family(0, works={"palazzo/ritratto": {"artist": "Sandro Botticelli"}}).resolve(), "as P")
    assert why(p, "incentive 3") == "fx-11.1"


def raffaello(florins: int, rival: int) -> Position:
    """Santa Maria Novella, Cappella is paid; the rival, who comes later, plans a Ritratto and has these fiorini."""
    scene = Scene(2, dice=False).display("Raffaello Sanzio")
    scene.family(0, "1 marble, 1 gold, 1 spice, 1 textile", florins=350 + florins)
    scene.works(novella_cappella={"planned": 0, "artist": "Raffaello Sanzio"})
    scene.family(1, "1 spice, 1 textile", florins=rival, works={"palazzo/ritratto": {"artist": None}})
    return play(scene.resolve(), "as P")


@pytest.mark.rule("fx-11.1")
def test_44_no_incentive_is_asked_for_that_can_only_cost() -> None:
    assert table(raffaello(50, rival=0))["stage"] == "choose-marker"  # value 2 or 3: both give 4
    p = raffaello(100, rival=0)
    assert moves(p) == ["incentive 0", "incentive 1", "incentive 2"]
    play(p, "incentive 1", "muse")
    assert crest(p, 0) == 6 + 5
    assert table(raffaello(0, rival=50))["stage"] == "choose-marker"


@pytest.mark.rule("fx-11.2")
def test_44_the_muse_may_be_kept_from_another_family() -> None:
    p = play(raffaello(150, rival=50), "incentive 2")  # value 5 gives no more than 4
    assert moves(p) == ["done", "muse"]
    play(p, "muse", "mark neutral")
    assert (p.to_act, money(p, 0), crest(p, 0)) == (1, 0, 6 + 5)
    play(p, "as P", "incentive 0")
    assert crest(p, 1) == 2 - 1
    alone = play(raffaello(150, rival=0), "incentive 2")  # the rival has no fiorini for her
    assert table(alone)["stage"] == "choose-marker"
