"""The worked examples of the rulebook. John, Paul, George and Ringo are four families."""

from __future__ import annotations

import pytest

from bottega import CHANCE, OVER
from bottega.bots import make
from bottega.core.rng import Rng
from tests.rulebook.florenza.scene import (
    GEORGE,
    JOHN,
    PAUL,
    RINGO,
    Scene,
    crest,
    draft,
    draw,
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

# -- T0: set-up ----------------------------


@pytest.mark.rule("fx-0.1", "fx-0.7")
def test_t0_first_buildings() -> None:
    p = draft(4)
    play(p, "build 1", "build 6", "build 2", "build 3", "build 5", "build 19", "build 3", "build 1")
    held = [goods(p, seat) for seat in range(4)]
    assert money(p, RINGO) == 50
    assert held[RINGO] == "1 marble, 1 metal, 1 gold, 1 spice"
    assert money(p, GEORGE) == 0
    assert held[GEORGE] == "1 metal, 1 spice, 1 textile"
    assert crest(p, GEORGE) == 1
    assert money(p, PAUL) == 50
    assert held[PAUL] == "1 wood, 1 metal, 1 gold, 1 textile"
    assert money(p, JOHN) == 50
    assert held[JOHN] == "1 marble, 1 metal, 1 gold, 1 textile"
    first, second = square(p, RINGO, 1), square(p, RINGO, 2)
    assert first == {"building": "Picconiere", "state": "built", "member": None}
    assert second is not None
    assert second["building"] == "Erbolaio"


@pytest.mark.rule("fx-0.7")
def test_t0_what_may_not_be_taken() -> None:
    p = draft(4)
    play(p, "build 1", "build 6")
    assert why(p, "build 6") == "fx-0.7"
    assert why(p, "build 7") == "fx-0.7"
    assert why(p, "build 28") == "fx-0.7"
    assert moves(p) == ["build 2", "build 3", "build 4", "build 5", "build 19"]


@pytest.mark.rule("fx-0.7")
def test_t0_the_first_of_five_may_be_left_without() -> None:
    p = draft(5)
    play(p, "build 1", "build 2", "build 3", "build 4", "build 19")
    p.log = []
    play(p, "build 3", "build 4", "build 5", "build 6")
    assert "no-first-building" in kinds(p)
    assert square(p, 0, 2) is None
    assert table(p)["phase"] == "income"


# -- T1: incomes ----------------------------


@pytest.mark.rule("fx-1.1", "fx-1.2", "fx-1.3", "fx-1.4")
def test_t1_incomes() -> None:
    scene = Scene().put(captain=JOHN)
    scene.family(JOHN, squares={1: "Palagio"}).family(PAUL, squares={1: "Casa", 2: "Scarpellino"})
    scene.works(novella_cappella={"made": GEORGE, "marker": "special-3"})
    scene.works(vescovile_salone={"made": RINGO, "marker": "special-1"})
    p = play(scene.next_round(), "name gold")
    held = [goods(p, seat) for seat in range(4)]
    assert held == ["1 marble, 1 wood, 1 gold", "2 marble, 1 wood, 1 gold"] + ["1 marble, 1 wood, 1 gold"] * 2
    assert [money(p, seat) for seat in range(4)] == [300, 250, 200, 200]
    assert [family(p, seat)["zone"] for seat in range(4)] == [4, 4, 5, 3]
    assert [crest(p, seat) for seat in range(4)] == [1, 0, 0, 2]
    assert [mitre(p, seat) for seat in range(4)] == [0, 0, 0, 1]


# -- T2: placing ----------------------------


def street() -> Scene:
    scene = Scene().display(
        "Leonardo da Vinci", "Donatello", "Gian Lorenzo Bernini", "Raffaello Sanzio", "Caravaggio"
    )
    firsts = ("Picconiere", "Fabbro", "Erbolaio", "Picconiere")
    seconds = ("Lanaiuolo", "Lanaiuolo", "Monte di Pietà", "Monte di Pietà")
    for seat in range(4):
        scene.family(seat, zone=2, squares={1: firsts[seat], 2: seconds[seat]})
    return scene


@pytest.mark.rule("fx-4.1", "fx-4.2", "fx-4.3", "fx-4.4", "fx-4.5", "fx-4.6")
def test_t2_placing() -> None:
    p = street().turn(JOHN)
    play(p, "occupy 0/1", "build 14", "occupy 3/1", "work vescovile/salone", "artist 29")
    assert square(p, JOHN, 1) == {"building": "Picconiere", "state": "built", "member": JOHN}
    assert square(p, PAUL, 3) == {"building": "Carpentiere", "state": "planned", "member": PAUL}
    assert [crest(p, seat) for seat in range(4)] == [0, 0, -1, 1]
    planned = table(p)["works"]["vescovile/salone"]
    assert planned == {"planned": RINGO, "artist": "Leonardo da Vinci"}
    assert [entry["taken"] for entry in table(p)["display"]] == [True, False, False, False, False]
    assert p.to_act == JOHN


@pytest.mark.rule("fx-4.3", "fx-4.6")
def test_t2_a_pure_sculptor_and_a_crest_at_the_bottom_are_refused() -> None:
    p = play(street().turn(RINGO), "work vescovile/salone")
    assert why(p, "artist 13") == "fx-4.6"
    assert why(street().family(GEORGE, crest=-3).turn(GEORGE), "occupy 3/1") == "fx-4.3"


# -- T3: charity ----------------------------


@pytest.mark.rule("fx-4.8", "fx-4.9", "fx-4.15")
def test_t3_charity() -> None:
    scene = street().display("Bernardo di Chiaravalle", "Donatello")
    p = scene.family(RINGO, "1 spice", florins=250, zone=1).turn(RINGO)
    play(p, "duomo 9", "give spice", "take gold")
    assert money(p, RINGO) == 0
    assert goods(p, RINGO) == "1 gold"
    assert family(p, RINGO)["zone"] == 3
    assert family(p, RINGO)["reserve"] == 4
    assert table(p)["duomo_preacher"] == {"seat": RINGO, "preacher": "Bernardo di Chiaravalle"}
    assert p.to_act == JOHN
    assert why(p, "duomo anonymous") == "fx-4.8"


@pytest.mark.rule("fx-8.1")
def test_t3_the_familiar_stays_until_phase_8() -> None:
    scene = Scene(2).put(duomo_preacher={"seat": 0, "preacher": "Anonymous"}).family(1, preacher="Anonymous")
    p = scene.resolve()
    assert table(p)["duomo_preacher"] is None
    assert family(p, 0)["reserve"] == family(p, 1)["reserve"] == 8


# -- T4: captain of fortune ----------------------------


@pytest.mark.rule("fx-4.12", "fx-5.8")
def test_t4_ludovico_il_moro() -> None:
    scene = Scene().family(GEORGE, florins=150)
    scene.dump["fortunes"]["Ludovico il Moro"] = GEORGE
    p = play(scene.resolve(), "pay f 3")
    assert (money(p, GEORGE), mitre(p, GEORGE)) == (0, 1)
    assert "captain" in kinds(p)  # alone in front, so the point has become a token
    assert family(p, GEORGE)["tokens"] == 1


@pytest.mark.rule("fx-5.8")
def test_t4_without_money_the_first_row_applies() -> None:
    scene = Scene()
    scene.dump["fortunes"]["Ludovico il Moro"] = GEORGE
    p = scene.resolve()
    assert crest(p, GEORGE) == -1
    assert table(p)["fortunes"]["Ludovico il Moro"] == "free"


# -- T5: squares, building with the market, the chain ----------------------------


@pytest.mark.rule("fx-5.1", "fx-5.2")
def test_t5a_squares_in_order() -> None:
    scene = Scene()
    scene.family(JOHN, squares={1: ("Fabbro", "built", JOHN)}).family(
        PAUL, squares={1: ("Boscaiuolo", "built", PAUL)}
    )
    scene.family(GEORGE, squares={1: "Lanaiuolo"}).family(RINGO, squares={1: ("Picconiere", "built", GEORGE)})
    p = scene.resolve()
    done = [(event.seat, event.args["building"]) for event in p.log or [] if event.kind == "activates"]
    assert done == [(JOHN, 2), (PAUL, 1), (GEORGE, 0)]
    assert [goods(p, seat) for seat in range(4)] == ["1 metal", "1 wood", "1 marble", ""]
    assert [family(p, seat)["reserve"] for seat in range(4)] == [8] * 4


def carpentiere() -> Scene:
    scene = Scene().family(PAUL, "1 marble, 1 wood, 1 gold, 1 spice, 1 textile", market=1)
    return scene.family(PAUL, squares={1: "Boscaiuolo", 2: "Fabbro", 3: ("Carpentiere", "planned", PAUL)})


@pytest.mark.rule("fx-5.4", "fx-5.5", "fx-5.6")
def test_t5b_building_with_the_market() -> None:
    p = carpentiere().resolve()
    assert p.to_act == PAUL
    play(p, "sell wood", "give gold", "give textile", "take marble")
    assert (money(p, PAUL), goods(p, PAUL)) == (100, "2 marble, 1 spice")
    play(p, "construct")
    assert (money(p, PAUL), goods(p, PAUL)) == (0, "")
    assert family(p, PAUL)["tokens"] == 1  # the only PP of the table: Captain
    assert square(p, PAUL, 3) == {"building": "Carpentiere", "state": "built", "member": None}


@pytest.mark.rule("fx-5.4")
def test_t5b_refusing_to_build() -> None:
    p = play(carpentiere().resolve(), "sell wood", "give gold", "give textile", "take marble", "refuse")
    assert (money(p, PAUL), goods(p, PAUL)) == (100, "2 marble, 1 spice")
    assert crest(p, PAUL) == -1
    assert square(p, PAUL, 3) is None
    assert table(p)["supply"]["Carpentiere"] == 1


@pytest.mark.rule("fx-5.3", "fx-5.5", "fx-5.6", "fx-5.7", "fx-5.8")
def test_t5c_the_chain() -> None:
    scene = Scene().family(JOHN, "1 metal, 1 gold, 1 marble", market=1, administration=2)
    scene.family(JOHN, squares={1: "Fabbro", 2: "Picconiere", 3: "Casa", 4: ("Sartore", "built", JOHN)})
    scene.dump["fortunes"]["Duca d'Alba"] = JOHN
    p = scene.resolve()
    assert money(p, JOHN) == 100  # the administration has paid
    play(p, "sell gold", "done", "pay c 3", "activate")
    assert money(p, JOHN) == 300
    assert goods(p, JOHN) == "1 marble, 1 metal"
    assert family(p, JOHN)["tokens"] == 1
    assert mitre(p, JOHN) == 1


# -- T6 to T8: artworks ----------------------------


def salone(florins: int = 250, artist: str | None = "Leonardo da Vinci") -> Scene:
    scene = street().family(RINGO, "1 wood, 1 metal, 1 gold, 1 spice, 1 textile", florins=florins)
    for seat in range(4):
        scene.family(seat, zone=0)
    return scene.works(vescovile_salone={"planned": RINGO, "artist": artist})


@pytest.mark.rule("fx-6.2")
def test_t6_paying_a_work() -> None:
    p = salone().resolve()
    assert moves(p) == ["refuse", "as P"]  # Leonardo's other speciality is not asked for
    play(p, "as P")
    assert (money(p, RINGO), goods(p, RINGO)) == (0, "")
    assert p.to_act == CHANCE


def signoria() -> Scene:
    scene = street().family(JOHN, "3 marble, 1 spice, 1 textile", florins=400)
    for seat in range(4):
        scene.family(seat, zone=0)
    return scene.works(signoria_facciata={"planned": JOHN, "artist": "Gian Lorenzo Bernini"})


@pytest.mark.rule("fx-6.2", "fx-6.3", "fx-6.6")
def test_t7_bernini_as_architect() -> None:
    p = play(signoria().resolve(), "as A")
    assert (money(p, JOHN), goods(p, JOHN)) == (0, "")
    assert crest(p, JOHN) == 8
    play(p, "4")
    assert crest(p, JOHN) == 13
    play(p, "mark special-3")
    assert table(draw(p))["round"] == 4
    play(p, "name gold")  # John is Captain
    assert family(p, JOHN)["zone"] == 4
    assert crest(p, JOHN) == 1


@pytest.mark.rule("fx-6.2", "fx-6.3")
def test_t7_bernini_as_sculptor() -> None:
    p = play(signoria().resolve(), "as S", "4", "face 4")  # 50 f are left for the Muse, and not used
    assert money(p, JOHN) == 50
    assert crest(p, JOHN) == 8 + 4


@pytest.mark.rule("fx-6.5")
def test_t8_a_masterpiece() -> None:
    p = play(salone().resolve(), "as P", "6")
    assert (crest(p, RINGO), mitre(p, RINGO)) == (6 + 7, 1)
    leonardo = table(p)["display"][0]
    assert leonardo == {"name": "Leonardo da Vinci", "card": 3, "taken": True, "masterpiece_done": True}
    assert "masterpiece" in kinds(p)


@pytest.mark.rule("fx-6.5")
@pytest.mark.parametrize(("work", "speciality"), [("novella_cappella", "P"), ("novella_crocifisso", "S")])
def test_t8_later_sixes_of_the_same_artist(work: str, speciality: str) -> None:
    scene = Scene().display("Leonardo da Vinci", done=("Leonardo da Vinci",)).family(RINGO, florins=350)
    scene.family(RINGO, "1 marble, 2 wood, 1 gold, 1 spice, 1 textile")
    p = scene.works(**{work: {"planned": RINGO, "artist": "Leonardo da Vinci"}}).resolve()
    play(p, f"as {speciality}", "6")
    assert crest(p, RINGO) == 6 + 3
    assert "masterpiece" not in kinds(p)


@pytest.mark.rule("fx-6.8", "fx-6.9")
def test_t8b_failures() -> None:
    p = salone(florins=200).resolve()
    assert (crest(p, RINGO), money(p, RINGO)) == (-3, 200)
    assert goods(p, RINGO) == "1 wood, 1 metal, 1 gold, 1 spice, 1 textile"
    assert crest(salone(florins=0, artist=None).resolve(), RINGO) == -2
    rione = Scene().family(RINGO, works={"palazzo/ritratto": {"artist": None}})
    assert crest(rione.resolve(), RINGO) == -1
    duomo = Scene().family(RINGO, crest=10).family(JOHN, crest=20)
    duomo.works(duomo_pulpito={"planned": RINGO, "artist": "Donatello"})
    assert crest(duomo.resolve(), RINGO) == 10 - 4


# -- T9, T10: elections ----------------------------


@pytest.mark.rule("fx-7.2", "fx-7.3")
@pytest.mark.parametrize("space", [3, 4])
def test_t9_a_cardinal(space: int) -> None:
    scene = Scene().put(bishop=PAUL).family(PAUL, bishop_points=space).family(JOHN, crest=20)
    p = scene.resolve()
    assert crest(p, PAUL) == 2 + 4
    assert mitre(p, PAUL) == 0
    assert table(p)["bishop"] == PAUL


@pytest.mark.rule("fx-7.1", "fx-7.2", "fx-7.4")
def test_t10_the_new_order() -> None:
    scene = Scene().put(order=[JOHN, PAUL, RINGO, GEORGE])
    for seat, points in ((RINGO, 19), (JOHN, 14), (GEORGE, 14), (PAUL, 10)):
        scene.family(seat, crest=points)
    p = scene.family(PAUL, bishop_points=3).resolve()
    assert (family(p, RINGO)["tokens"], crest(p, RINGO)) == (19, 0)
    assert (crest(p, PAUL), mitre(p, PAUL)) == (12, 0)
    assert (table(p)["captain"], table(p)["bishop"]) == (RINGO, PAUL)
    assert table(p)["order"] == [RINGO, PAUL, GEORGE, JOHN]


@pytest.mark.rule("fx-7.1", "fx-7.4")
def test_t10b_a_tie_for_captain() -> None:
    scene = Scene().put(order=[JOHN, PAUL, RINGO, GEORGE]).family(RINGO, crest=14).family(JOHN, crest=14)
    p = scene.family(PAUL, crest=5, bishop_points=3).resolve()
    assert table(p)["captain"] is None
    assert [family(p, seat)["tokens"] for seat in range(4)] == [0, 0, 0, 0]
    assert table(p)["order"] == [PAUL, RINGO, JOHN, GEORGE]


@pytest.mark.rule("fx-7.2")
def test_t10b_nobody_at_three() -> None:
    p = Scene().family(PAUL, bishop_points=2).family(JOHN, crest=1).resolve()
    assert table(p)["bishop"] is None
    assert mitre(p, PAUL) == 2


@pytest.mark.rule("fx-7.1", "fx-7.2", "fx-7.4", "fx-7.6")
def test_t10b_both_offices_in_one_hand() -> None:
    p = Scene().family(PAUL, crest=9, bishop_points=5).family(GEORGE, crest=4).resolve()
    assert (table(p)["captain"], table(p)["bishop"]) == (PAUL, PAUL)
    assert (family(p, PAUL)["tokens"], crest(p, PAUL)) == (9, 3)
    assert table(p)["order"][:2] == [PAUL, GEORGE]


@pytest.mark.rule("fx-7.2")
def test_t10b_a_tie_for_bishop_is_not_inherited() -> None:
    scene = Scene().put(bishop=RINGO).family(PAUL, bishop_points=5).family(JOHN, bishop_points=5)
    p = scene.family(GEORGE, bishop_points=4).resolve()
    assert table(p)["bishop"] is None
    assert [mitre(p, seat) for seat in range(4)] == [5, 5, 4, 0]


# -- T11 to T15: ghosts ----------------------------


@pytest.mark.rule("fx-12.2")
def test_t11_a_ghost_counts_free_spaces() -> None:
    free = "free"
    p = ghost_rolls(solo(table=[free, "lying", "lying", free, free, free, free, free]))
    play(p, "4")
    assert family(p, 1)["table"][5] == "standing"


@pytest.mark.rule("fx-12.2")
def test_t12_a_full_table() -> None:
    figures = ["lying"] * 6 + ["standing", "free"]
    scene = solo(round=4, table=figures).put(bishop=1).family(1, zone=4)
    p = play(ghost_rolls(scene), "3")
    assert family(p, 1)["table"] == ["free"] * 6 + ["standing", "standing"]
    assert family(p, 1)["zone"] == 3


@pytest.mark.rule("fx-12.3")
def test_t13_a_ghost_activates() -> None:
    scene = solo().put(order=[0, 1])
    scene.dump["agenda"]["turn"] = 1
    scene.family(
        0, squares={1: "Picconiere", 2: "Casa", 3: ("Fabbro", "built", 0), 4: "Erbolaio", 5: "Convento"}
    )
    p = play(ghost_rolls(scene, "ghost-activate"), "3")
    assert (crest(p, 1), mitre(p, 1)) == (-1 + 2, 1)
    assert crest(p, 0) == 1
    convento = square(p, 0, 5)
    assert convento == {"building": "Convento", "state": "blocked", "member": None}


@pytest.mark.rule("fx-12.4")
def test_t14_a_ghost_builds() -> None:
    scene = solo()
    p = play(ghost_rolls(scene, "ghost-category"), "2", "5")
    assert square(p, 1, 1) == {"building": "Mercatante", "state": "blocked", "member": None}
    assert crest(p, 1) == 2
    for dice, name in ((("4", "3"), "Biblioteca"), (("6", "6"), "Palagio")):
        p = play(ghost_rolls(solo(), "ghost-category"), *dice)
        built = square(p, 1, 1)
        assert built is not None
        assert built["building"] == name
    sold_out = solo().family(0, squares={1: "Biblioteca"})
    p = play(ghost_rolls(sold_out, "ghost-category"), "4", "3")
    assert square(p, 1, 1) is None
    assert "ghost-nothing" in kinds(p)


FIVE = ("Leonardo da Vinci", "Donatello", "Gian Lorenzo Bernini", "Raffaello Sanzio", "Caravaggio")


def chiesa(level: str) -> Scene:
    scene = solo(level, table=["lying", "lying", "lying", "free", "lying", "lying", "lying", "lying"])
    return scene.display(*FIVE)


@pytest.mark.rule("fx-12.5")
def test_t15_a_ghost_makes_a_work() -> None:
    p = play(ghost_rolls(chiesa("facile")), "1")
    assert (crest(p, 1), mitre(p, 1)) == (4 + 2, 1)
    assert family(p, 1)["works"] == {"chiesa/cappella": "made"}
    assert family(p, 1)["neutral_markers"] == 9
    assert table(p)["display"][0]["taken"]


@pytest.mark.rule("fx-12.5")
def test_t15_at_the_level_capolavoro() -> None:
    p = play(ghost_rolls(chiesa("capolavoro")), "1")
    assert (crest(p, 1), mitre(p, 1)) == (4 + 6, 1)
    assert family(p, 1)["works"] == {"chiesa/cappella": "made"}
    caravaggio = table(p)["display"][4]
    assert (caravaggio["taken"], caravaggio["masterpiece_done"]) == (True, True)


# -- T16: the variant without dice ----------------------------


def novella(florins: int) -> Scene:
    scene = (
        Scene(dice=False).display("Raffaello Sanzio").family(GEORGE, "1 marble, 1 gold, 1 spice, 1 textile")
    )
    scene.family(GEORGE, florins=100 + 250 + florins)
    return scene.works(novella_cappella={"planned": GEORGE, "artist": "Raffaello Sanzio"})


@pytest.mark.rule("fx-11.1", "fx-11.2")
@pytest.mark.parametrize(
    ("florins", "answers", "points"),
    [
        (100, ("incentive 2",), 5),
        (150, ("incentive 3",), 5),
        (200, ("incentive 3", "muse"), 6),
        (0, (), 4),
    ],
)
def test_t16_raffaello(florins: int, answers: tuple[str, ...], points: int) -> None:
    p = play(novella(florins).resolve(), "as P", *answers)
    assert crest(p, GEORGE) == 6 + points
    assert money(p, GEORGE) == 0
    assert table(p)["display"][0]["masterpiece_done"] == (points == 6)


@pytest.mark.rule("fx-11.1")
def test_t16_four_steps_need_the_muse() -> None:
    p = play(novella(200).put(muse_used=True).resolve(), "as P")
    assert moves(p) == ["incentive 0", "incentive 1", "incentive 2", "incentive 3"]
    play(p, "incentive 3")
    assert crest(p, GEORGE) == 6 + 5
    assert money(p, GEORGE) == 50


@pytest.mark.rule("fx-11.1")
def test_t16_an_anonymous_painter() -> None:
    ritratto = {"palazzo/ritratto": {"artist": None}}
    for florins, points in ((0, -1), (50, 0)):
        scene = Scene(dice=False).put(muse_used=True)
        scene.family(GEORGE, "1 spice, 1 textile", florins=florins, works=dict(ritratto)).family(
            JOHN, crest=20
        )
        p = play(scene.resolve(), "as P")
        if florins:
            play(p, "incentive 1")
        assert crest(p, GEORGE) == 2 + points
    scene = (
        Scene(dice=False).put(muse_used=True).family(GEORGE, "3 marble, 2 wood, 1 gold, 1 spice", florins=350)
    )
    p = scene.works(duomo_abside={"planned": GEORGE, "artist": None}).resolve()
    play(p, "as P", "incentive 3")
    assert crest(p, GEORGE) == 14 + 1


# -- T17: the end ----------------------------


@pytest.mark.rule("fx-9.1", "fx-10.1")
def test_t17_the_final_scoring() -> None:
    scene = Scene(round=7).family(
        JOHN, "3 marble", florins=350, tokens=39, pieces=4, crest=1, bishop_points=2
    )
    names = ("Picconiere", "Boscaiuolo", "Fabbro", "Erbolaio", "Lanaiuolo", "Cava")
    scene.family(JOHN, squares=dict(enumerate(names, 1)))
    made = ("palazzo/camera-nuziale", "palazzo/facciata", "palazzo/giardino")
    scene.family(JOHN, works=dict.fromkeys(made, "made")).family(PAUL, bishop_points=2)
    p = scene.family(JOHN, bishop_points=2).resolve()
    assert p.to_act == OVER
    lines = {line.label.key: line.points[JOHN] for line in game().score_sheet(p)}
    assert lines == {
        "score-crest": 0,
        "score-tokens": 40,
        "score-bishop-space": 1,
        "score-goods": 3,
        "score-captain": 3,
        "score-bishop": 0,
        "score-squares": -2,
        "score-works": -1 - 4,
        "score-no-palazzo": 0,
        "score-no-chiesa": -4,
        "score-total": 36,
    }


@pytest.mark.rule("fx-9.1")
def test_t17_with_the_bishop_space_of_the_example() -> None:
    """A tie at 4 leaves the crests where they are: the example's 37 points."""
    scene = Scene(round=7).family(
        JOHN, "3 marble", florins=350, tokens=39, pieces=4, crest=1, bishop_points=4
    )
    names = ("Picconiere", "Boscaiuolo", "Fabbro", "Erbolaio", "Lanaiuolo", "Cava")
    made = ("palazzo/camera-nuziale", "palazzo/facciata", "palazzo/giardino")
    scene.family(JOHN, squares=dict(enumerate(names, 1)), works=dict.fromkeys(made, "made"))
    p = scene.family(PAUL, bishop_points=4).resolve()
    assert p.scores()[JOHN] == 0 + 40 + 2 + 3 + 3 - 2 - 1 - 4 - 4
    assert legal(Scene().turn(JOHN), "administration")


def test_a_whole_game_ends_after_seven_rounds() -> None:
    p = draft(4)
    bot, dice = make("random", Rng(1)), Rng(2)
    while p.to_act != OVER:
        p.apply(p.sample(dice) if p.to_act == CHANCE else bot.choose(p.copy(), p.to_act))
    assert p.round == 7
    assert p.winners()
