"""The placing of familiars where the rulebook leaves it open: rulings 13 to 22."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import Position
from tests.rulebook.florenza.scene import (
    CHIESA,
    PALAZZO,
    Scene,
    crest,
    family,
    goods,
    legal,
    mitre,
    money,
    moves,
    play,
    square,
    table,
    why,
)


@pytest.mark.rule("fx-4.1", "fx-4.11")
def test_13_nobody_passes() -> None:
    p = Scene(3).family(0, zone=1).family(2, zone=3).turn(0)
    assert "done" not in moves(p)
    play(p, "administration")
    assert p.to_act == 2  # the second family has nobody to place
    play(p, "administration", "administration", "market")
    assert table(p)["phase"] != "placing"


@pytest.mark.rule("fx-4.2", "fx-4.3")
def test_14_occupying() -> None:
    scene = Scene(2).family(0, crest=-3, squares={1: "Picconiere", 2: "Casa"})
    p = scene.family(1, squares={1: "Sartore", 2: ("Cava", "planned", 1), 3: ("Fabbro", "built", 1)}).turn(0)
    assert legal(p, "occupy 0/1")
    assert why(p, "occupy 1/1") == "fx-4.3"
    assert why(p, "occupy 0/2") == "fx-4.2"
    assert why(p, "occupy 1/2") == "fx-5.4"
    assert why(p, "occupy 1/3") == "fx-4.2"
    p = Scene(2).family(0, crest=-2).family(1, squares={1: "Sartore"}, zone=1).turn(0)
    play(p, "occupy 1/1", "administration")  # nothing to sell: the point stays paid
    assert crest(p, 0) == -3


@pytest.mark.rule("fx-4.4")
def test_15_planning_buildings() -> None:
    p = Scene(2).family(0, zone=3).family(1, zone=3).turn(0)
    play(p, "build 7")
    assert why(p, "build 7") == "fx-4.4"
    play(p, "build 28", "build 28", "build 29", "build 9")
    tiles = [square(p, 0, number) for number in (1, 2, 3)]
    assert [tile and tile["building"] for tile in tiles] == ["Cava", "Casa", "Fonderia"]
    names = ("Picconiere", "Picconiere", "Boscaiuolo", "Fabbro", "Erbolaio", "Cava", "Zecca", "Casa")
    full = Scene(2).family(0, squares=dict(enumerate(names, 1))).turn(0)
    assert why(full, "build 2") == "fx-4.4"


@pytest.mark.rule("fx-4.5", "fx-4.6")
def test_16_planning_works() -> None:
    scene = Scene(2).works(duomo_cupola={"made": 1}, duomo_navata={"planned": 1, "artist": "Donatello"})
    scene.display("Donatello", "Sandro Botticelli", "Bernardo di Chiaravalle")
    scene.dump["works"]["duomo/navata"]["artist"] = "Sandro Botticelli"
    p = scene.family(1, works={"palazzo/facciata": "made"}).family(0, zone=3).turn(0)
    assert why(p, "work duomo/cupola") == "fx-4.5"
    assert why(p, "work duomo/navata") == "fx-4.5"
    play(p, "work palazzo/facciata")  # everybody has an own one
    assert why(p, "artist 9") == "fx-4.6"
    assert why(p, "artist 36") == "fx-4.6"
    play(p, "artist 13")
    assert table(p)["families"][0]["works"]["palazzo/facciata"] == {"artist": "Donatello"}


@pytest.mark.rule("fx-4.7", "fx-6.6")
def test_17_markers_must_be_left() -> None:
    scene = Scene(2).family(0, works=dict.fromkeys(PALAZZO + CHIESA[:3], "made"))
    scene.works(duomo_cupola={"made": 0}, duomo_navata={"made": 0}, novella_cappella={"made": 0})
    p = scene.turn(0)
    assert why(p, "work chiesa/pala-d-altare") == "fx-4.7"  # the ten neutral ones are used
    assert legal(p, "work duomo/pulpito")
    for number, name in enumerate(("duomo_altare", "duomo_abside", "duomo_facciata"), 1):
        scene.works(**{name: {"made": 0, "marker": f"special-{number}"}})
    assert why(scene.turn(0), "work duomo/pulpito") == "fx-4.7"
    needed = Scene(2).family(0, works=dict.fromkeys(PALAZZO + CHIESA[:3], "made"))
    needed.family(0, "2 marble, 2 wood, 2 gold, 2 spice, 1 textile", florins=600)
    needed.works(duomo_cupola={"made": 0}, duomo_navata={"made": 0})
    needed.works(novella_cappella={"planned": 0, "artist": None})
    needed.family(0, works={"chiesa/pala-d-altare": {"artist": None}})
    p = play(needed.resolve(), "work novella/cappella", "as S", "2", "face 2")
    assert moves(p) == ["mark special-1", "mark special-2", "mark special-3"]


@pytest.mark.rule("fx-4.6", "fx-6.2")
def test_18_the_artist_is_bound_the_speciality_is_not() -> None:
    scene = Scene(2).display("Gian Lorenzo Bernini").family(0, "2 marble", florins=300)
    p = scene.family(0, works={"palazzo/facciata": {"artist": "Gian Lorenzo Bernini"}}).resolve()
    assert moves(p) == ["refuse", "as S"]  # as architect he would cost 350 with the work
    play(p, "refuse")
    assert crest(p, 0) == -2
    assert money(p, 0) == 300


@pytest.mark.rule("fx-4.8", "fx-4.14")
def test_19_preacher_spaces() -> None:
    scene = Scene(2).family(0, florins=300, zone=2, exiled=6).display("Francesco d'Assisi")
    p = scene.turn(0)
    assert family(p, 0)["reserve"] == 0
    play(p, "church anonymous")  # nobody comes, and it is legal
    assert (money(p, 0), family(p, 0)["zone"]) == (200, 1)
    assert why(p, "church anonymous") == "fx-4.8"
    assert why(p, "duomo 18") == "fx-4.8"  # 300 f with the Duomo's hundred
    play(p, "duomo anonymous")
    assert money(p, 0) == 0


@pytest.mark.rule("fx-4.9")
def test_20_antonios_familiars_are_placed_at_once() -> None:
    scene = Scene(2).display("Antonio da Padova", "Tommaso d'Aquino")
    scene.family(0, florins=500, zone=2).family(1, zone=1)
    p = play(scene.turn(0), "duomo 5")
    assert p.to_act == 0
    play(p, "market", "church 39")
    assert (p.to_act, family(p, 0)["zone"]) == (0, 1 + 1 + 2)  # one of Antonio's, one old, two of Tommaso's
    play(p, "administration")
    assert (p.to_act, family(p, 0)["zone"]) == (1, 3)


@pytest.mark.rule("fx-4.9", "fx-4.13")
def test_21_the_other_preachers() -> None:
    names = ("Bernardo di Chiaravalle", "Giordano Bruno", "Girolamo Savonarola", "Tommaso d'Aquino")

    def sent(move: str, **values: Any) -> Position:
        return play(Scene(2).display(*names).family(0, "1 gold", florins=200, **values).turn(0), move)

    assert goods(play(sent("church 9"), "done"), 0) == "1 gold"
    assert why(sent("church 9"), "give wood") == "fx-4.9"
    bruno = sent("church 22")
    assert (goods(bruno, 0), mitre(bruno, 0)) == ("1 wood, 1 gold", -1)
    savonarola = sent("church 26")
    assert (goods(savonarola, 0), crest(savonarola, 0)) == ("1 marble, 1 gold", -1)
    assert mitre(sent("church 39"), 0) == 1
    low = Scene(2).display(*names).family(0, florins=200, bishop_points=-1, crest=-3).turn(0)
    assert why(low, "church 22") == why(low, "church 26") == "fx-4.13"


@pytest.mark.rule("fx-4.10", "fx-4.12", "fx-0.4")
def test_22_market_and_captains() -> None:
    p = play(Scene(2).family(0, zone=4).turn(0), "market")
    assert why(p, "market") == "fx-4.10"
    play(p, "captain f")
    assert why(p, "captain f") == "fx-4.12"
    assert why(p, "captain a") == "fx-0.4"
    play(p, "captain c")
    assert list(table(p)["fortunes"].values()) == [0, 0]
