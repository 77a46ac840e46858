"""The economic phase where the rulebook leaves it open: rulings 23 to 28."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.florenza.scene import (
    Scene,
    crest,
    family,
    goods,
    hired,
    kinds,
    mitre,
    money,
    moves,
    play,
    square,
    table,
    why,
)


@pytest.mark.rule("fx-5.5", "fx-5.6")
def test_23_free_activities_when_their_owner_likes() -> None:
    scene = Scene(2).family(0, "1 gold, 1 wood, 2 spice", florins=0, market=1)
    p = scene.family(0, squares={1: ("Sartore", "built", 0), 2: ("Cerusico", "built", 0)}).resolve()
    assert table(p)["stage"] == "window"  # a textile is missing, and the market could bring one
    play(p, "done")
    assert table(p)["stage"] == "sale"  # spice is there: no window before the Cerusico
    play(p, "activate")
    assert table(p)["stage"] == "window"  # the end of the phase
    play(p, "buy gold")
    assert why(p, "sell gold") == "fx-5.6"
    play(p, "done")
    assert not kinds(p).count("sells")
    assert family(p, 0)["reserve"] == 8
    nothing = Scene(2).family(0, market=1).resolve()
    assert nothing.to_act == CHANCE  # nobody was asked


@pytest.mark.rule("fx-5.6")
def test_23_a_swap_needs_two_resources() -> None:
    p = Scene(2).family(0, "1 gold", florins=200, market=1).resolve()
    assert why(p, "give gold") == "fx-5.6"
    play(p, "buy wood")
    assert [move for move in moves(p) if move.startswith("give")] == ["give wood", "give gold"]
    poor = play(Scene(2).family(0, "2 gold", market=1).resolve(), "sell gold")
    assert poor.to_act == CHANCE  # one resource and 100 f are left: nothing to buy, nothing to swap


@pytest.mark.rule("fx-5.5", "fx-5.6", "fx-5.8")
def test_23_a_captains_goods_for_the_market() -> None:
    """The captain's spice, for 100 f, is the second resource of a swap; the other missing one is bought."""
    scene = Scene(2).captains("Bartolomeo Colleoni", "Duca d'Alba")
    scene.family(0, "1 wood, 1 gold", florins=400, market=1, squares={1: ("Cava", "planned", 0)})
    p = hired(scene, b=0).resolve()
    assert table(p)["stage"] == "window"
    play(p, "pay b 2", "buy metal", "give gold", "give spice", "take wood", "construct")
    assert (money(p, 0), goods(p, 0)) == (0, "")
    built = square(p, 0, 1)
    assert built is not None
    assert built["state"] == "built"
    poor = Scene(2).captains("Bartolomeo Colleoni", "Duca d'Alba")
    poor.family(0, "1 wood, 1 gold", florins=350, market=1, squares={1: ("Cava", "planned", 0)})
    p = hired(poor, b=0).resolve()
    assert "gives-up-building" in kinds(p)  # nothing could help: nobody was asked before the square


@pytest.mark.rule("fx-5.6")
def test_23_the_only_kind_that_is_left_is_given_without_a_question() -> None:
    p = Scene(2).family(0, "1 wood, 2 gold", market=1).resolve()
    one_kind = play(p.copy(), "give wood")
    assert goods(one_kind, 0) == "1 gold"
    assert table(one_kind)["stage"] == "market-take"
    two_kinds = play(p.copy(), "give gold")
    assert moves(two_kinds) == ["give wood", "give gold"]
    assert play(two_kinds, "give wood") == one_kind  # the order of the two does not matter


@pytest.mark.rule("fx-5.8")
def test_26_captains_paid_in_any_order_lead_to_the_same_position() -> None:
    scene = Scene(2).family(0, "2 marble", florins=600, market=1, squares={1: ("Carpentiere", "planned", 0)})
    p = hired(scene, c=0, f=0).resolve()
    paid = play(p.copy(), "pay c 2", "pay f 2")
    assert table(paid)["stage"] == "window"
    assert paid == play(p.copy(), "pay f 2", "pay c 2")
    play(p, "pay c 2", "buy spice", "done")
    assert table(p)["stage"] == "construction"
    agenda = table(p)["agenda"]
    assert (agenda["asked"], agenda["latest"]) == (0, 0)  # the window is past


@pytest.mark.rule("fx-5.1")
def test_24_the_owner_of_the_familiar_decides() -> None:
    scene = Scene(2).family(0, "1 textile").family(1, "1 textile", squares={2: ("Sartore", "built", 0)})
    scene.family(1, squares={1: ("Fabbro", "built", 1)})
    p = scene.resolve()
    assert p.to_act == 0
    play(p, "activate")
    assert (money(p, 0), money(p, 1)) == (300, 0)


@pytest.mark.rule("fx-5.2", "fx-5.3")
def test_25_only_sales_are_optional() -> None:
    scene = Scene(2).family(0, "1 textile", squares={1: ("Cava", "built", 0), 2: ("Sartore", "built", 0)})
    p = scene.resolve()
    assert goods(p, 0) == "2 marble, 1 textile"
    assert moves(p) == ["activate", "refuse"]
    play(p, "refuse")
    assert goods(p, 0) == "2 marble, 1 textile"


@pytest.mark.rule("fx-5.8")
def test_26_one_row_of_a_captain() -> None:
    p = hired(Scene(2).family(0, florins=150), f=0).resolve()
    assert moves(p) == ["pay f 1", "pay f 2", "pay f 3", "done"]
    assert crest(play(p.copy(), "pay f 1"), 0) == -1
    assert crest(play(p.copy(), "done"), 0) == -1
    second = play(p.copy(), "pay f 2")
    assert (money(second, 0), mitre(second, 0), crest(second, 0)) == (50, 1, 0)
    poor = hired(Scene(2).family(0, florins=100), f=0).resolve()
    assert why(poor, "pay f 3") == "fx-5.8"


@pytest.mark.rule("fx-5.4")
def test_27_construction_is_optional() -> None:
    scene = Scene(2).family(0, "1 spice, 1 textile", crest=-3)
    p = scene.family(0, squares={1: ("Fabbro", "planned", 0), 2: ("Erbolaio", "planned", 0)}).resolve()
    play(p, "refuse", "construct")
    assert crest(p, 0) == -3
    assert goods(p, 0) == "1 spice"
    assert square(p, 0, 1) is None
    second = square(p, 0, 2)
    assert second == {"building": "Erbolaio", "state": "built", "member": None}
    gap = play(Scene(2).family(0, squares={2: "Erbolaio"}).turn(0), "build 3")
    while gap.to_act == 0 and table(gap)["phase"] == "placing":
        play(gap, "administration")
    assert "gives-up-building" not in kinds(gap)
    again = Scene(2).family(0, zone=2, squares={2: "Erbolaio"}).turn(0)
    play(again, "build 3")
    filled = square(again, 0, 1)
    assert filled is not None
    assert filled["building"] == "Fabbro"


@pytest.mark.rule("fx-0.2")
def test_28_losses_never_touch_tokens() -> None:
    scene = Scene(2).family(0, crest=-3, tokens=7, pieces=3, works={"palazzo/ritratto": {"artist": None}})
    p = scene.family(1, crest=5).resolve()
    assert (crest(p, 0), family(p, 0)["tokens"]) == (-3, 7)
