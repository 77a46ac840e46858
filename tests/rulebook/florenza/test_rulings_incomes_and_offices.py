"""Incomes, the Captain and the Bishop where the rulebook leaves them open: rulings 7 to 12."""

from __future__ import annotations

import pytest

from tests.rulebook.florenza.scene import (
    JOHN,
    Scene,
    family,
    goods,
    legal,
    moves,
    play,
    table,
    why,
)


@pytest.mark.rule("fx-1.5")
def test_07_never_more_than_eight_familiars() -> None:
    scene = Scene().family(JOHN, squares={1: "Casa", 2: "Casamento", 3: "Palagio", 4: "Palagio"})
    for name in ("duomo_cappella", "duomo_navata", "signoria_salone"):
        scene.works(**{name: {"made": JOHN}})
    p = play(scene.next_round(), "1")
    assert (family(p, JOHN)["zone"], family(p, JOHN)["reserve"]) == (8, 0)


@pytest.mark.rule("fx-1.1")
def test_08_the_third_resource_is_the_same_for_all() -> None:
    p = play(Scene(2).put(captain=1).next_round(), "name marble")
    assert goods(p, 0) == goods(p, 1) == "2 marble, 1 wood"
    p = play(Scene(2).next_round(), "3")
    assert goods(p, 0) == goods(p, 1) == "1 marble, 1 wood, 1 metal"


@pytest.mark.rule("fx-1.3")
def test_09_personal_incomes_add_up() -> None:
    scene = Scene(2).family(0, squares={1: "Legnaiuolo", 2: "Orafo"}).family(1, squares={1: "Tintore"})
    p = play(scene.next_round(), "4")
    assert goods(p, 0) == "1 marble, 2 wood, 2 gold"
    assert goods(p, 1) == "1 marble, 1 wood, 1 gold, 1 textile"


@pytest.mark.rule("fx-2.1", "fx-8.1")
def test_10_the_captains_reservation() -> None:
    p = play(Scene(2).put(captain=0).next_round(), "name gold")
    assert "reserve nobody" in moves(p)
    play(p, "reserve 8")
    mine = play(p.copy(), "work palazzo/facciata")
    assert legal(mine, "artist 8")
    play(p, "administration", "work palazzo/facciata")
    assert why(p, "artist 8") == "fx-2.1"
    after = Scene(2).put(captain=0, reserved="Benvenuto Cellini").resolve()
    assert table(after)["reserved"] is None


@pytest.mark.rule("fx-3.1")
def test_11_the_bishop_exiles_by_himself() -> None:
    scene = Scene(3).put(bishop=1).family(0, squares={1: "Casa", 2: "Casamento", 3: "Palagio", 4: "Palagio"})
    scene.works(duomo_cappella={"made": 0})
    p = play(scene.next_round(), "1")
    assert family(p, 0)["zone"] == 7  # its reserve was empty
    assert family(p, 0)["exiled"] == family(p, 2)["exiled"] == 1
    assert (family(p, 1)["zone"], family(p, 1)["exiled"]) == (4, 0)
    assert (family(p, 2)["zone"], family(p, 2)["reserve"]) == (3, 4)


@pytest.mark.rule("fx-4.1")
def test_12_both_offices_act_once_a_cycle() -> None:
    p = play(Scene(2).put(captain=0, bishop=0).next_round(), "name gold", "reserve nobody")
    play(p, "administration")
    assert p.to_act == 1
