"""The ghosts where the rulebook leaves them open: rulings 45 to 57."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.florenza.scene import (
    CHIESA,
    Scene,
    crest,
    draft,
    draw,
    family,
    game,
    ghost_rolls,
    goods,
    kinds,
    mitre,
    money,
    play,
    solo,
    square,
    table,
    why,
)


@pytest.mark.rule("fx-0.4", "fx-0.5", "fx-0.6", "fx-12.1", "fx-12.9")
def test_45_ghosts_count_as_players() -> None:
    p = draft(1, ghosts=("facile", "media", "capolavoro"))
    shown = table(p)
    assert len(shown["display"]) == 9
    assert len(shown["fortunes"]) == 4
    assert (shown["supply"]["Casa"], shown["supply"]["Casamento"]) == (4, 3)
    assert shown["order"][0] == 0
    scene = Scene(1).family(0, zone=2).family(1, squares={1: "Picconiere", 2: ("Fabbro", "blocked", None)})
    p = scene.turn(0)
    assert why(p, "occupy 1/2") == "fx-12.3"
    play(p, "occupy 1/1")
    assert (crest(p, 0), crest(p, 1)) == (-1, 1)


@pytest.mark.rule("fx-12.1")
def test_46_the_ghosts_set_up() -> None:
    p = draft(1, ghosts=("facile", "media"))
    assert table(p)["stage"] == "ghost-first"
    play(p, "3")
    assert [outcome for outcome, _ in p.weights()] == [1, 2, 4, 5, 6]
    play(p, "5")
    assert why(p, "build 3") == why(p, "build 5") == "fx-0.7"
    play(p, "build 1")
    assert [outcome for outcome, _ in p.weights()] == [1, 2, 4, 5, 6]  # not its own first building
    assert crest(p, 1) == crest(p, 2) == money(p, 1) == 0


@pytest.mark.rule("fx-12.2", "fx-3.1")
def test_47_the_familiars_of_a_ghost() -> None:
    p = play(Scene(1, round=5).put(bishop=1).next_round(), "1")
    assert family(p, 1)["zone"] == 6
    assert family(p, 0)["exiled"] == 1
    p = play(Scene(1, round=5).put(bishop=0).next_round(), "1")
    assert family(p, 1)["zone"] == 5
    assert family(p, 0)["zone"] == 4


@pytest.mark.rule("fx-12.2", "fx-12.8")
def test_48_a_table_filled_by_the_last_familiar() -> None:
    figures = ["lying"] * 6 + ["free", "lying"]
    p = play(ghost_rolls(solo(table=figures)), "5")
    assert family(p, 1)["table"] == ["free"] * 6 + ["standing", "free"]
    assert mitre(p, 1) == 1  # the action of the eighth space is carried out
    play(p, "administration")
    assert family(draw(p), 1)["table"][6] == "lying"
    eighth = solo(round=7, table=["standing"] * 7 + ["free"]).put(bishop=1)  # as Bishop it has eight
    last = play(ghost_rolls(eighth), "1")
    assert family(last, 1)["table"] == ["standing"] * 8


@pytest.mark.rule("fx-12.3", "fx-12.12")
def test_49_counting_the_buildings() -> None:
    def scene(**ghost: Any) -> Scene:
        found = solo(squares={1: "Fabbro"}, **ghost)
        return found.family(0, squares={1: "Picconiere", 2: "Casa", 3: ("Cava", "planned", 0), 4: "Sartore"})

    wrapped = play(ghost_rolls(scene(), "ghost-activate"), "4")  # ghost's Fabbro, Picconiere, Sartore, Fabbro
    fabbro = square(wrapped, 1, 1)
    assert fabbro is not None
    assert fabbro["state"] == "blocked"
    assert crest(wrapped, 1) == 0  # 1-12 give a ghost nothing
    third = play(ghost_rolls(scene(), "ghost-activate"), "3")
    assert (crest(third, 1), crest(third, 0)) == (-1 + 1, 1)
    low = play(ghost_rolls(scene(crest=-3), "ghost-activate"), "3")
    own = square(low, 1, 1)
    assert own is not None
    assert own["state"] == "blocked"
    nothing = ghost_rolls(solo(crest=-3).family(0, squares={1: "Picconiere"}))
    assert "ghost-nothing" in kinds(play(nothing, "1"))


@pytest.mark.rule("fx-12.3", "fx-8.1")
def test_50_blocked_is_not_under_construction() -> None:
    scene = Scene(1).family(0, squares={1: ("Sartore", "blocked", None)})
    p = scene.resolve()
    assert square(p, 0, 1) == {"building": "Sartore", "state": "built", "member": None}
    assert "gives-up-building" not in kinds(p)


@pytest.mark.rule("fx-12.4", "fx-12.12")
def test_51_a_ghost_without_a_free_square() -> None:
    names = ("Picconiere", "Boscaiuolo", "Fabbro", "Erbolaio", "Lanaiuolo", "Cava", "Zecca", "Casa")
    figures = ["lying", "lying", "free", "lying", "lying", "lying", "lying", "lying"]
    p = ghost_rolls(solo(squares=dict(enumerate(names, 1)), table=figures))
    play(p, "1")
    assert "ghost-nothing" in kinds(p)
    houses = play(ghost_rolls(solo(), "ghost-category"), "6", "4")
    built = square(houses, 1, 1)
    assert built == {"building": "Casamento", "state": "blocked", "member": None}
    assert crest(houses, 1) == 1


@pytest.mark.rule("fx-12.5", "fx-12.11", "fx-12.12")
def test_52_the_ghosts_artist() -> None:
    palazzo = ["lying"] * 4 + ["free"] + ["lying"] * 3
    two = ("Domenico Ghirlandaio", "Lorenzo Ghiberti", "Benvenuto Cellini")  # all for 150
    scene = solo(table=palazzo).display(*two, cards={"Lorenzo Ghiberti": 4, "Benvenuto Cellini": 4})
    p = play(ghost_rolls(scene), "1")
    assert [entry["taken"] for entry in table(p)["display"]] == [False, True, False]
    assert family(p, 1)["works"] == {"palazzo/facciata": "made"}
    painter = solo(table=palazzo).display("Correggio", "Donatello")  # the cheapest is a painter
    painter.family(1, works=dict.fromkeys(("palazzo/camera-nuziale", "palazzo/ritratto"), "made"))
    p = play(ghost_rolls(painter), "1")
    assert "ghost-nothing" in kinds(p)
    assert not table(p)["display"][0]["taken"]


@pytest.mark.rule("fx-12.5", "fx-6.7", "fx-12.13")
def test_53_the_ghosts_work() -> None:
    scene = solo("media").display("Leonardo da Vinci", "Donatello")
    p = play(ghost_rolls(scene, "ghost-place"), "6")  # Santa Maria Novella
    assert table(p)["works"]["novella/cappella"] == {"made": 1, "marker": "special-1"}
    assert crest(p, 1) == 6 + 4
    assert table(p)["display"][0]["masterpiece_done"]
    chiesa = ["lying"] * 3 + ["free"] + ["lying"] * 4
    full = solo(table=chiesa, works=dict.fromkeys(CHIESA[1:], "made")).display("Donatello")
    p = play(ghost_rolls(full), "1")
    assert mitre(p, 1) == 1 + 2


@pytest.mark.rule("fx-12.6")
def test_54_the_ghosts_captain_of_fortune() -> None:
    fortune = ["lying"] * 5 + ["free"] + ["lying"] * 2
    scene = solo(table=fortune).captains("Giovanni dalle Bande Nere", "Ludovico il Moro")
    scene.dump["fortunes"]["Giovanni dalle Bande Nere"] = 0
    p = play(ghost_rolls(scene), "2")
    assert (crest(p, 1), mitre(p, 1)) == (1, 1)
    assert table(p)["fortunes"] == {"Giovanni dalle Bande Nere": 0, "Ludovico il Moro": "turned"}


@pytest.mark.rule("fx-12.7", "fx-12.11")
def test_55_a_ghost_as_captain() -> None:
    scene = Scene(1).put(captain=1).display("Donatello", "Francesco d'Assisi", "Tommaso d'Aquino")
    p = scene.next_round()
    assert table(p)["stage"] == "third-die"
    play(p, "2")
    assert table(p)["reserved"] == "Francesco d'Assisi"  # 200 f like Donatello, under a lower card


@pytest.mark.rule("fx-12.2", "fx-9.1", "fx-12.10")
def test_56_ghosts_have_no_goods() -> None:
    scene = Scene(1, round=4).family(1, squares={1: "Palagio", 2: "Tintore"})
    p = play(scene.works(duomo_cupola={"made": 1}).next_round(), "1")
    assert (goods(p, 1), money(p, 1), crest(p, 1)) == ("", 0, 0)
    end = Scene(1, round=7).family(1, crest=20).resolve()
    assert end.scores()[1] == 20 + 3 - 8 - 8 - 4 - 4


@pytest.mark.rule("fx-12.5", "fx-12.14")
def test_57_different_levels() -> None:
    p = game().start(1, ghosts=("facile", "capolavoro"))
    assert [family(p, seat)["level"] for seat in range(3)] == [None, "facile", "capolavoro"]
    dearest = play(ghost_rolls(solo("capolavoro").display("Correggio", "Donatello"), "ghost-place"), "6")
    assert [entry["taken"] for entry in table(dearest)["display"]] == [False, True]
    cheapest = play(ghost_rolls(solo("facile").display("Correggio", "Donatello"), "ghost-place"), "6")
    assert [entry["taken"] for entry in table(cheapest)["display"]] == [True, False]
