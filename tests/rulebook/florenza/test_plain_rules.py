"""Rules that the rulebook states in passing, each as a player would try them out."""

from __future__ import annotations

import pytest

from bottega import OptionError
from tests.rulebook.florenza.scene import (
    GEORGE,
    JOHN,
    PALAZZO,
    PAUL,
    RINGO,
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

ONLY_THE_CHIESA = ["lying"] * 3 + ["free"] + ["lying"] * 4
ONLY_THE_PALAZZO = ["lying"] * 4 + ["free"] + ["lying"] * 3
ONLY_A_CAPTAIN = ["lying"] * 5 + ["free"] + ["lying"] * 2


@pytest.mark.rule("fx-0.8")
def test_resources_are_paid_out_however_many_there_are() -> None:
    """The box has 24 marble; the four families hold 40 and still get more."""
    scene = Scene(round=4)
    for seat in range(4):
        scene.family(seat, "10 marble", florins=9000)
    p = play(scene.next_round(), "1")
    assert sum(family(p, seat)["goods"]["marble"] for seat in range(4)) >= 44
    assert [money(p, seat) for seat in range(4)] == [9200] * 4


@pytest.mark.rule("fx-4.13")
def test_bruno_and_savonarola_do_not_come_for_a_point_that_cannot_be_lost() -> None:
    def refused(bishop_points: int, prestige: int) -> list[bool]:
        scene = Scene(2).display("Giordano Bruno", "Girolamo Savonarola")
        p = scene.family(0, florins=300, bishop_points=bishop_points, crest=prestige).turn(0)
        return [not legal(p, "church 22"), not legal(p, "church 26")]

    assert refused(0, -2) == [False, False]
    assert refused(-1, -2) == [True, False]
    assert refused(0, -3) == [False, True]


@pytest.mark.rule("fx-4.14")
def test_anonymous_preachers_are_always_there() -> None:
    scene = (
        Scene(3).family(0, florins=200, zone=1).family(1, florins=100, zone=1).family(2, florins=99, zone=1)
    )
    p = play(scene.turn(0), "church anonymous")
    assert money(p, 0) == 100
    play(p, "church anonymous")
    assert money(p, 1) == 0
    assert why(p, "church anonymous") == "fx-4.8"  # a fiorino short


@pytest.mark.rule("fx-4.15")
def test_familiars_of_a_preacher_wait_for_the_next_turn() -> None:
    scene = Scene(2).display("Francesco d'Assisi").family(0, florins=200, zone=1).family(1, zone=1)
    p = play(scene.turn(0), "church 18")
    assert (p.to_act, family(p, 0)["zone"]) == (1, 3)
    play(p, "administration")
    assert p.to_act == 0
    play(p, "administration", "administration", "administration")
    assert family(p, 0)["reserve"] + family(p, 0)["zone"] == 8  # the next round starts with the reserve full


@pytest.mark.rule("fx-5.9")
def test_no_deal_touches_what_a_rival_has() -> None:
    scene = Scene(2).family(0, "2 gold", florins=200, market=1).family(1, "3 wood", florins=500)
    p = scene.resolve()
    for move in moves(p):
        after = play(p.copy(), move)
        if table(after)["phase"] == "economy":
            assert (goods(after, 1), money(after, 1)) == ("3 wood", 500), move
    assert not any(move.startswith(("offer", "trade")) for move in moves(p))


@pytest.mark.rule("fx-6.9")
def test_a_failure_spends_nothing_and_frees_the_artist() -> None:
    scene = Scene(2).family(0, "2 marble", florins=300).family(1, crest=9)
    scene.family(0, works={"palazzo/facciata": {"artist": "Andrea Palladio"}})
    p = play(scene.resolve(), "refuse")
    assert (goods(p, 0), money(p, 0)) == ("2 marble", 300)
    assert family(p, 0)["reserve"] + family(p, 0)["zone"] == 8
    assert not any(entry["taken"] for entry in table(p)["display"])


@pytest.mark.rule("fx-7.5")
def test_a_bishops_points_come_too_late_for_the_election_of_the_captain() -> None:
    p = Scene(2).family(0, crest=5).family(1, crest=4, bishop_points=6).resolve()
    assert (table(p)["captain"], table(p)["bishop"]) == (0, 1)
    assert crest(p, 1) > 5  # more than the Captain had
    assert family(p, 1)["tokens"] == 0


@pytest.mark.rule("fx-7.6")
def test_one_family_with_both_offices_uses_both_powers() -> None:
    p = Scene(round=4).put(captain=PAUL, bishop=PAUL, order=[PAUL, GEORGE, RINGO, JOHN]).next_round()
    assert (table(p)["stage"], p.to_act) == ("third-choice", PAUL)
    play(p, "name gold")
    assert p.to_act == PAUL  # one character for himself
    play(p, "reserve nobody")
    assert [family(p, seat)["exiled"] for seat in range(4)] == [1, 0, 1, 1]
    assert family(p, PAUL)["zone"] == family(p, JOHN)["zone"] + 1


@pytest.mark.rule("fx-7.6", "fx-7.4")
def test_with_an_office_vacant_the_others_move_up() -> None:
    bishop_only = Scene().family(JOHN, crest=5).family(PAUL, crest=5).family(RINGO, bishop_points=3)
    assert table(bishop_only.resolve())["order"][0] == RINGO
    captain_only = Scene().family(GEORGE, crest=5).family(PAUL, crest=4).family(JOHN, crest=2)
    assert table(captain_only.resolve())["order"] == [GEORGE, PAUL, JOHN, RINGO]
    nobody = Scene().family(JOHN, crest=1).family(PAUL, crest=2).family(GEORGE, crest=2)
    assert table(nobody.resolve())["order"] == [GEORGE, PAUL, JOHN, RINGO]


@pytest.mark.rule("fx-7.7")
def test_a_second_lap_of_the_bishop_track() -> None:
    lap = game().content.tables.bishop

    def won(points: int) -> int:
        p = Scene(2).family(0, bishop_points=points).family(1, crest=40).resolve()
        assert mitre(p, 0) == 0
        return crest(p, 0)

    for rest in range(1, lap.lap_spaces + 1):
        assert (
            won(lap.lap_spaces + rest)
            == lap.lap_points + lap.points[rest - game().content.tables.start.bishop_floor]
        )


@pytest.mark.rule("fx-12.9")
def test_the_box_is_prepared_as_for_as_many_families() -> None:
    for ghosts in (1, 2, 3, 4):
        alone = table(draft(1, ghosts=("facile",) * ghosts))
        together = table(draft(1 + ghosts))
        for part in ("display", "fortunes"):
            assert len(alone[part]) == len(together[part])
        assert alone["supply"] == together["supply"]


@pytest.mark.rule("fx-12.9", "fx-7.3")
def test_a_ghost_can_be_elected_and_made_cardinal() -> None:
    p = (
        Scene(1, ghosts=("facile", "media"))
        .put(bishop=1)
        .family(1, bishop_points=3)
        .family(2, crest=9)
        .resolve()
    )
    assert (table(p)["captain"], table(p)["bishop"]) == (2, 1)
    assert crest(p, 1) == 2 + 3
    assert table(p)["order"] == [2, 1, 0]


@pytest.mark.rule("fx-12.10")
def test_a_ghost_gets_familiars_and_nothing_else() -> None:
    scene = Scene(1, round=5).family(
        1, squares={1: "Scarpellino", 2: "Palagio"}, works=dict.fromkeys(PALAZZO, "made")
    )
    p = play(scene.works(novella_cappella={"made": 1, "marker": "special-1"}).next_round(), "1")
    assert (goods(p, 1), money(p, 1), crest(p, 1), mitre(p, 1)) == ("", 0, 0, 0)
    assert family(p, 1)["zone"] == 5


@pytest.mark.rule("fx-12.10")
def test_a_ghost_uses_no_anonymous_artist_and_no_preacher() -> None:
    scene = solo(table=ONLY_THE_CHIESA).display("Tommaso d'Aquino", "Francesco d'Assisi")
    p = play(ghost_rolls(scene), "1")
    assert "ghost-nothing" in kinds(p)
    assert family(p, 1)["works"] == {}
    assert not any(entry["taken"] for entry in table(p)["display"])
    assert not table(p)["muse_used"]


@pytest.mark.rule("fx-12.11")
def test_of_equally_priced_characters_a_ghost_takes_the_lower_card_and_there_the_upper_one() -> None:
    people = ("Benvenuto Cellini", "Domenico Ghirlandaio", "Lorenzo Ghiberti")  # all for 150
    for cards, chosen in (((2, 2, 2), 0), ((3, 2, 2), 1), ((3, 3, 2), 2)):
        scene = solo(table=ONLY_THE_CHIESA).display(*people, cards=dict(zip(people, cards, strict=True)))
        p = play(ghost_rolls(scene), "1")
        assert [entry["taken"] for entry in table(p)["display"]] == [at == chosen for at in range(3)]


@pytest.mark.rule("fx-12.12")
def test_a_ghost_with_nothing_to_do_does_nothing() -> None:
    no_captain = solo(table=ONLY_A_CAPTAIN).captains("Gattamelata", "Ludovico il Moro")
    no_captain.dump["fortunes"] = {"Gattamelata": "turned", "Ludovico il Moro": "turned"}
    no_artist = solo(table=ONLY_THE_CHIESA).display("Tommaso d'Aquino")
    no_work = solo(round=3, table=ONLY_THE_PALAZZO).display("Correggio")  # a painter
    no_work.family(1, works=dict.fromkeys(("palazzo/camera-nuziale", "palazzo/ritratto"), "made"))
    for scene in (no_captain, no_artist, no_work):
        before = scene.dump["families"][1]["crest"], scene.dump["families"][1]["bishop_points"]
        p = play(ghost_rolls(scene), "1")
        assert "ghost-nothing" in kinds(p)
        assert (crest(p, 1), mitre(p, 1)) == before
        assert not any(entry["taken"] for entry in table(p)["display"])
    houses = Scene(1, ghosts=("facile",)).put(order=[1, 0], to_act="chance", round=2)
    houses.family(0, zone=1, squares={1: "Casa", 2: "Casa"}).family(1, zone=1)
    sold_out = play(ghost_rolls(houses, "ghost-category"), "6", "1")
    assert "ghost-nothing" in kinds(sold_out)
    assert square(sold_out, 1, 1) is None


@pytest.mark.rule("fx-12.13")
def test_on_the_main_board_the_die_names_the_place_and_special_markers_go_first() -> None:
    scene = solo("capolavoro", round=3).display("Correggio", "Benvenuto Cellini", "Donatello")
    scene.works(lorenzo_navata={"made": 1, "marker": "special-1"})
    p = play(ghost_rolls(scene, "ghost-place"), "6")
    made = {work: state for work, state in table(p)["works"].items() if state.get("made") == 1}
    assert [work.split("/")[0] for work in made] == ["lorenzo", "novella"]
    assert [state["marker"] for state in made.values()] == ["special-1", "special-2"]
    play(p, "work palazzo/facciata")
    assert why(p, "artist 13") == "fx-4.6"  # Donatello, for the rest of the round


@pytest.mark.rule("fx-12.14")
def test_ghosts_have_levels_of_their_own_and_play_against_one_person() -> None:
    levels = ("difficile", "facile", "media", "capolavoro")
    p = game().start(1, ghosts=levels)
    assert [family(p, seat)["level"] for seat in range(5)] == [None, *levels]
    assert game().start(1).seats == 2
    with pytest.raises(OptionError):
        game().start(2, ghosts=("facile",))
