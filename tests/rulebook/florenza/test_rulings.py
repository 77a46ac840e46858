"""What the rulebook leaves open, as it is ruled here: one test for each of the 57 rulings, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import CHANCE, OVER, Position
from tests.rulebook.florenza.scene import (
    JOHN,
    PAUL,
    Scene,
    crest,
    draft,
    family,
    game,
    ghost_rolls,
    goods,
    kinds,
    legal,
    mitre,
    money,
    moves,
    play,
    solo,
    square,
    table,
    why,
)

PALAZZO = ("palazzo/camera-nuziale", "palazzo/facciata", "palazzo/giardino", "palazzo/ritratto")
CHIESA = ("chiesa/cappella", "chiesa/cupola", "chiesa/facciata", "chiesa/pala-d-altare")


def draw(p: Position) -> Position:
    """Draw characters until something else comes."""
    while p.to_act == CHANCE and table(p)["stage"] == "draw-character":
        p.play(p.weights()[0][0])
    return p


def hired(scene: Scene, **by: int) -> Scene:
    names = {row.id: row.name for row in game().content.tables.captain}
    for letter, seat in by.items():
        scene.dump["fortunes"][names[letter]] = seat
    return scene


# -- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("fx-0.2", "fx-7.2")
def test_01_floors_and_no_ceiling() -> None:
    scene = Scene().family(JOHN, crest=-3, works={"palazzo/ritratto": {"artist": None}})
    scene = hired(scene.family(PAUL, bishop_points=-1), c=PAUL)
    p = scene.resolve()
    assert crest(p, JOHN) == -3
    assert mitre(p, PAUL) == -1
    beyond = (
        Scene(2, round=7)
        .family(0, crest=45, bishop_points=13)
        .family(1, crest=40, bishop_points=13)
        .resolve()
    )
    assert family(beyond, 0)["tokens"] == 45
    lines = {line.label.key: line.points for line in game().score_sheet(beyond)}
    assert lines["score-bishop-space"] == [8 + 2, 8 + 2]


@pytest.mark.rule("fx-0.7")
def test_02_different_means_the_same_square_of_earlier_choosers() -> None:
    p = play(draft(4), "build 19", "build 3", "build 2", "build 4")
    assert why(p, "build 19") == "fx-0.7"  # the only tile is gone
    assert legal(p, "build 3")  # George has it on square 1, and that does not matter
    play(p, "build 5")
    assert why(p, "build 5") == "fx-0.7"


@pytest.mark.rule("fx-0.7")
def test_03_who_can_pay_must_build() -> None:
    p = draft(2)
    assert all(move.startswith("build ") for move in moves(p))
    with_none = play(
        draft(5), "build 1", "build 2", "build 3", "build 4", "build 19", "build 3", "build 4", "build 5"
    )
    play(with_none, "build 6")
    assert square(with_none, 0, 2) is None
    assert draw(with_none).to_act == CHANCE  # the first player had no choice and was not asked


@pytest.mark.rule("fx-0.7")
def test_04_points_of_the_set_up_are_on_the_track() -> None:
    p = play(draft(2), "build 19", "build 1")
    assert crest(p, 1) == 1


@pytest.mark.rule("fx-0.3", "fx-8.2")
def test_05_the_order_under_a_card_is_that_of_arrival() -> None:
    names = ("Caravaggio", "Donatello", "Antonello da Messina", "Sandro Botticelli")
    p = Scene(2).display(*names, cards={"Donatello": 1}).resolve()
    play(p, "character 24")  # Giorgione stays for two rounds
    shown = [(entry["name"], entry["card"]) for entry in table(p)["display"]]
    assert shown[:3] == [("Caravaggio", 1), ("Antonello da Messina", 1), ("Sandro Botticelli", 5)]
    assert shown[3] == ("Giorgione", 2)


@pytest.mark.rule("fx-0.6", "fx-1.1")
def test_06_the_first_player_rolls_while_nobody_is_captain() -> None:
    p = Scene().next_round()
    assert p.to_act == CHANCE
    assert table(p)["stage"] == "third-die"


# -- phases 1 to 3 -------------------------------------------------------------------------------------------------


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


# -- phase 4 -------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("fx-4.8")
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


@pytest.mark.rule("fx-4.9")
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
    assert why(low, "church 22") == why(low, "church 26") == "fx-4.9"


@pytest.mark.rule("fx-4.10", "fx-4.12", "fx-0.4")
def test_22_market_and_captains() -> None:
    p = play(Scene(2).family(0, zone=4).turn(0), "market")
    assert why(p, "market") == "fx-4.10"
    play(p, "captain f")
    assert why(p, "captain f") == "fx-4.12"
    assert why(p, "captain a") == "fx-0.4"
    play(p, "captain c")
    assert list(table(p)["fortunes"].values()) == [0, 0]


# -- phase 5 -------------------------------------------------------------------------------------------------------


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


# -- phase 6 -------------------------------------------------------------------------------------------------------


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


# -- phases 7 and 8, end -------------------------------------------------------------------------------------------


@pytest.mark.rule("fx-7.1")
def test_36_the_captain() -> None:
    p = Scene(3).family(0, crest=-1).family(1, crest=-2).family(2, crest=-3).resolve()
    assert (table(p)["captain"], family(p, 0)["tokens"], crest(p, 0)) == (0, 0, 0)
    tied = Scene(3).put(captain=2).family(0, crest=4).family(1, crest=4).resolve()
    assert table(tied)["captain"] is None
    assert crest(tied, 0) == 4


@pytest.mark.rule("fx-7.2")
def test_37_the_bishop_comes_after_the_captain() -> None:
    p = Scene(2).family(0, crest=5, bishop_points=6).family(1, crest=2).resolve()
    assert (family(p, 0)["tokens"], crest(p, 0), mitre(p, 0)) == (5, 4, 0)
    tie = Scene(2).put(bishop=0).family(0, bishop_points=6).family(1, bishop_points=6).resolve()
    assert table(tie)["bishop"] is None
    assert mitre(tie, 0) == mitre(tie, 1) == 6


@pytest.mark.rule("fx-7.3")
def test_38_the_cardinal() -> None:
    scene = Scene(1, ghosts=("facile", "media", "media")).put(bishop=0).family(0, bishop_points=3)
    p = scene.family(1, crest=9).resolve()
    assert crest(p, 0) == 2 + 4  # ghosts are players
    fresh = Scene(3).put(bishop=None).family(0, bishop_points=3).family(1, crest=9).resolve()
    assert crest(fresh, 0) == 2


@pytest.mark.rule("fx-7.4")
def test_39_ties_reverse_the_present_order() -> None:
    scene = Scene(5).put(order=[4, 0, 3, 1, 2]).family(3, crest=9)
    for seat in (0, 1, 2, 4):
        scene.family(seat, crest=2)
    assert table(scene.resolve())["order"] == [3, 2, 1, 0, 4]


@pytest.mark.rule("fx-10.1")
def test_40_round_seven_has_no_phase_8() -> None:
    p = Scene(2, round=7).family(0, preacher="Anonymous").resolve()
    assert p.to_act == OVER
    assert family(p, 0)["preacher"] == "Anonymous"
    assert "leaves" not in kinds(p)


@pytest.mark.rule("fx-8.2")
def test_41_an_empty_bag() -> None:
    scene = Scene(2).display("Donatello", "Caravaggio", cards={"Donatello": 1})
    p = scene.put(bag=[]).resolve()
    assert [entry["name"] for entry in table(p)["display"]] == ["Caravaggio"]
    assert table(p)["stage"] == "third-die"


@pytest.mark.rule("fx-9.1", "fx-9.2")
def test_42_the_final_score_has_no_floor() -> None:
    p = Scene(2, round=7).family(0, "1 gold", florins=300).family(1, "2 gold", florins=200).resolve()
    assert p.scores() == [2 - 8 - 8 - 4 - 4] * 2
    assert p.winners() == (1,)  # more resources
    p = Scene(2, round=7).family(0, "1 gold", florins=350).family(1, "1 gold", florins=300).resolve()
    assert p.winners() == (0,)  # more fiorini
    assert Scene(2, round=7).resolve().winners() == (0, 1)


@pytest.mark.rule("fx-9.3")
def test_43_the_value_of_tokens_is_secret() -> None:
    p = Scene(2).family(0, tokens=23, pieces=5, crest=4).turn(0)
    own, rival, guest = (game().view(p, seat).families[0] for seat in (0, 1, None))  # type: ignore[attr-defined]
    assert (own.tokens, own.score) == (23, 27)
    assert (rival.tokens, rival.pieces, rival.score) == (None, 5, 4)
    assert (guest.tokens, guest.score) == (None, 4)
    assert p.scores() == [4, 0]  # what the table shows
    at_open_table = Scene(2, open=True).family(0, tokens=23, pieces=5, crest=4).turn(0)
    assert at_open_table.scores() == [27, 0]
    assert game().view(at_open_table, 1).families[0].tokens == 23  # type: ignore[attr-defined]


# -- variant without dice ------------------------------------------------------------------------------------------


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


# -- solo ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("fx-0.4", "fx-0.5", "fx-0.6", "fx-12.1")
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
    last = play(ghost_rolls(solo(round=7, table=["standing"] * 7 + ["free"])), "1")
    assert family(last, 1)["table"] == ["standing"] * 8


@pytest.mark.rule("fx-12.3")
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


@pytest.mark.rule("fx-12.4")
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


@pytest.mark.rule("fx-12.5")
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


@pytest.mark.rule("fx-12.5", "fx-6.7")
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


@pytest.mark.rule("fx-12.7")
def test_55_a_ghost_as_captain() -> None:
    scene = Scene(1).put(captain=1).display("Donatello", "Francesco d'Assisi", "Tommaso d'Aquino")
    p = scene.next_round()
    assert table(p)["stage"] == "third-die"
    play(p, "2")
    assert table(p)["reserved"] == "Francesco d'Assisi"  # 200 f like Donatello, under a lower card


@pytest.mark.rule("fx-12.2", "fx-9.1")
def test_56_ghosts_have_no_goods() -> None:
    scene = Scene(1, round=4).family(1, squares={1: "Palagio", 2: "Tintore"})
    p = play(scene.works(duomo_cupola={"made": 1}).next_round(), "1")
    assert (goods(p, 1), money(p, 1), crest(p, 1)) == ("", 0, 0)
    end = Scene(1, round=7).family(1, crest=20).resolve()
    assert end.scores()[1] == 20 + 3 - 8 - 8 - 4 - 4


@pytest.mark.rule("fx-12.5")
def test_57_different_levels() -> None:
    p = game().start(1, ghosts=("facile", "capolavoro"))
    assert [family(p, seat)["level"] for seat in range(3)] == [None, "facile", "capolavoro"]
    dearest = play(ghost_rolls(solo("capolavoro").display("Correggio", "Donatello"), "ghost-place"), "6")
    assert [entry["taken"] for entry in table(dearest)["display"]] == [False, True]
    cheapest = play(ghost_rolls(solo("facile").display("Correggio", "Donatello"), "ghost-place"), "6")
    assert [entry["taken"] for entry in table(cheapest)["display"]] == [True, False]
