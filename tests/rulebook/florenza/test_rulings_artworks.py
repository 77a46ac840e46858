"""The artworks where the rulebook leaves them open: rulings 29 to 35."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.florenza.scene import (
    CHIESA,
    PALAZZO,
    Scene,
    canonical,
    crest,
    family,
    kinds,
    mitre,
    money,
    moves,
    play,
    table,
    why,
)


@pytest.mark.rule("fx-6.1", "fx-6.4")
def test_29_families_in_order_works_as_they_like() -> None:
    scene = Scene(2).put(order=[1, 0])
    for seat in (0, 1):
        scene.family(seat, "1 wood, 2 spice, 3 textile", florins=100)
        scene.family(
            seat, works={"palazzo/ritratto": {"artist": None}, "palazzo/camera-nuziale": {"artist": None}}
        )
    p = scene.resolve()
    assert p.to_act == 1
    assert moves(p) == ["work palazzo/camera-nuziale", "work palazzo/ritratto"]
    play(p, "work palazzo/ritratto", "as P", "1", "muse", "2", "face 2", "as P", "1")
    assert p.to_act == 0
    play(p, "work palazzo/camera-nuziale", "as P", "1")  # the Muse has been called
    assert kinds(p).count("muse") == 1
    assert crest(p, 0) == 3 - 1


@pytest.mark.rule("fx-6.2", "fx-6.8")
def test_30_the_works_points_come_first() -> None:
    scene = Scene(2).family(0, "1 spice, 1 textile", crest=-3, works={"palazzo/ritratto": {"artist": None}})
    p = play(scene.resolve(), "as P", "1")
    assert crest(p, 0) == -3 + 2 - 1
    failed = Scene(2).family(0, florins=500, works={"palazzo/ritratto": {"artist": "Sandro Botticelli"}})
    failed.display("Sandro Botticelli")
    p = failed.resolve()
    assert (money(p, 0), family(p, 0)["reserve"]) == (500, 8)
    assert not table(p)["display"][0]["taken"]
    assert family(p, 0)["works"] == {}


@pytest.mark.rule("fx-6.3", "fx-6.4")
def test_31_two_rolls_in_the_duomo_and_the_muse() -> None:
    scene = Scene(2).display("Donatello").family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=450)
    scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"})
    p = play(scene.resolve(), "as S", "1", "3")
    assert moves(p) == ["face 1", "face 3", "muse"]
    play(p, "muse", "2")
    assert moves(p) == ["face 1", "face 2", "face 3"]
    play(p, "face 3")
    assert crest(p, 0) == 9 + 4
    assert money(p, 0) == 0


@pytest.mark.rule("fx-6.4")
@pytest.mark.parametrize(
    ("goods", "florins", "asked"),
    [("1 spice, 1 textile", 50, True), ("1 spice, 1 textile", 0, False), ("1 spice", 50, False)],
)
def test_31_the_muse_may_be_kept_from_a_family_that_could_use_her(
    goods: str, florins: int, asked: bool
) -> None:
    scene = Scene(3).display("Gian Lorenzo Bernini").family(0, "2 marble", florins=1000)
    scene.family(0, works={"palazzo/facciata": {"artist": "Gian Lorenzo Bernini"}})
    scene.family(2, goods, florins=florins, works={"palazzo/ritratto": {"artist": None}})
    p = play(scene.resolve(), "as A", "6")
    if not asked:
        assert p.to_act != 0
        return
    assert moves(p) == ["face 6", "muse"]
    assert canonical(p) == ["face 6", "muse"]
    play(p, "muse", "6")  # two rolls alike: nothing to choose
    assert (money(p, 0), crest(p, 0)) == (1000 - 100 - 250 - 50, 4 + 6)
    play(p, "as P", "1")
    assert crest(p, 2) == 2 - 1


@pytest.mark.rule("fx-6.4")
def test_31_the_muse_is_not_asked_for_by_the_last_family() -> None:
    scene = Scene(2).put(order=[1, 0]).display("Gian Lorenzo Bernini").family(0, "2 marble", florins=1000)
    scene.family(0, works={"palazzo/facciata": {"artist": "Gian Lorenzo Bernini"}})
    assert play(scene.resolve(), "as A", "6").to_act == CHANCE


@pytest.mark.rule("fx-6.5")
def test_32_a_masterpiece_may_be_kept_for_later() -> None:
    scene = Scene(2).display("Donatello").family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=400)
    scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"})
    p = play(scene.resolve(), "as S", "6", "4")
    kept = play(p.copy(), "face 4")
    assert crest(kept, 0) == 9 + 4
    assert not table(kept)["display"][0]["masterpiece_done"]
    made = play(p.copy(), "face 6")
    assert crest(made, 0) == 9 + 5
    assert table(made)["display"][0]["masterpiece_done"]


@pytest.mark.rule("fx-6.3")
def test_33_an_anonymous_artist_may_cost_a_point() -> None:
    scene = Scene(2).family(0, "2 marble", florins=100, works={"palazzo/facciata": {"artist": None}})
    p = play(scene.family(1, crest=9).resolve(), "as A", "1")
    assert crest(p, 0) == 4 - 1


@pytest.mark.rule("fx-6.6")
def test_34_special_markers() -> None:
    scene = Scene(2).family(0, "1 wood, 1 gold, 1 spice, 1 textile", florins=100)
    scene.works(
        duomo_cupola={"made": 0, "marker": "special-1"}, lorenzo_navata={"planned": 0, "artist": None}
    )
    p = play(scene.resolve(), "as P", "3")
    assert moves(p) == ["mark neutral", "mark special-2", "mark special-3"]
    assert why(p, "mark special-1") == "fx-6.6"
    own = Scene(2).family(0, "1 spice, 1 textile", works={"palazzo/ritratto": {"artist": None}})
    p = play(own.resolve(), "as P", "3")
    assert family(p, 0)["neutral_markers"] == 9  # nobody was asked


@pytest.mark.rule("fx-6.7", "fx-1.4")
def test_35_full_houses_give_at_once_and_every_round() -> None:
    scene = Scene(2).family(0, "1 spice, 1 textile", works=dict.fromkeys(PALAZZO[:3], "made"))
    p = scene.family(0, works={"palazzo/ritratto": {"artist": None}}).family(1, crest=30).resolve()
    assert crest(play(p, "as P", "3"), 0) == 2 + 4
    scene = Scene(2).family(0, "1 wood, 1 gold, 1 spice", works=dict.fromkeys(CHIESA[:3], "made"))
    p = scene.family(0, works={"chiesa/pala-d-altare": {"artist": None}}).family(1, bishop_points=9).resolve()
    assert mitre(play(p, "as P", "3"), 0) == 1 + 2
    both = Scene(2).family(0, works=dict.fromkeys(PALAZZO + CHIESA, "made")).next_round()
    play(both, "1")
    assert (crest(both, 0), mitre(both, 0)) == (4, 2)
