"""The rulebooks' worked examples and plain sentences as cases, numbered as in the notes on the content."""

from __future__ import annotations

import pytest

import bottega
from bottega import CHANCE, OVER, Event, NotationError
from tests.rulebook.florenza_dice.table import (
    GAME,
    HIGH,
    LOW,
    artist,
    box,
    buildings,
    change,
    dump,
    end_turn,
    legal,
    marks,
    others,
    over,
    play,
    player,
    refused,
    roll,
    supply,
    table,
    track,
    used,
    view,
    with_bishop,
)


@pytest.mark.rule("fd-1.2")
def test_01_start() -> None:
    p = GAME.start(4)
    assert [supply(p, seat) for seat in range(4)] == [(200, 1, 0)] * 4


@pytest.mark.rule("fd-2.1")
@pytest.mark.rule("fd-2.2")
def test_02_free_building_and_first_player() -> None:
    p = play(GAME.start(4), "2; 5; 2; 6")
    assert [buildings(p, seat) for seat in range(4)] == [[2], [5], [2], [6]]
    assert [GAME.notate(p, outcome) for outcome, _ in p.weights()] == ["first 0", "first 2"]
    assert [probability for _, probability in p.outcomes()] == [0.5, 0.5]
    play(p, "first 2")
    assert dump(p)["first"] == dump(p)["active"] == 2
    assert play(GAME.start(2), "3; 2").dump()["first"] == 1


@pytest.mark.rule("fd-2.3")
def test_03_income() -> None:
    p = change(others(2), complete={"chiesa/facciata": 2, "chiesa/cupola": 2}, captain=1)
    end_turn(p)
    assert p.round == 2
    # 200 at the start, 200 by the last die, 100 by the Facciata, 100 by the second space of the Captain track
    assert supply(p) == (600, 1, 0)
    assert track(p, "captain") == 2


@pytest.mark.rule("fd-3.1")
@pytest.mark.rule("fd-3.2")
def test_04_captain() -> None:
    p = end_turn(change(others(2), captain=2))
    assert (dump(p)["captain"], p.waiting) == (0, (0,))
    play(p, "place gold chiesa/facciata")
    assert marks(p, "chiesa/facciata") == "gold"
    assert supply(p)[1] == 1

    tied = end_turn(change(change(others(2), captain=2), seat=1, captain=2))
    assert (dump(tied)["captain"], tied.to_act) == (None, CHANCE)


@pytest.mark.rule("fd-3.2")
def test_04_the_captain_cannot_keep_the_resource() -> None:
    p = end_turn(change(others(2), captain=2))
    assert refused(p, "lose") == "fd-5.1"
    assert refused(p, "done") == "fd-4.5"


@pytest.mark.rule("fd-4.1")
@pytest.mark.rule("fd-4.2")
@pytest.mark.rule("fd-4.3")
@pytest.mark.rule("fd-4.4")
def test_05_turn_order() -> None:
    """Ringo is seat 0, Paul 1, George 2, John 3."""
    p = table(4)
    play(p, "take white; money; take red; money; take yellow; money; done")
    assert used(p) == ["white", "red", "yellow"]
    assert p.waiting == (1, 2, 3)
    play(p, "take brown; money; done", seat=1)
    play(p, "take green; money; done", seat=3)
    play(p, "take green", seat=2)
    assert used(p) == ["white", "red", "yellow"]
    play(p, "money; done", seat=2)
    assert p.to_act == CHANCE
    assert dump(p)["active"] == 1


@pytest.mark.rule("fd-5.1")
@pytest.mark.rule("fd-5.2")
@pytest.mark.rule("fd-5.4")
def test_06_use_of_dice() -> None:
    p = table(4, dice={"white": LOW, "red": HIGH, "yellow": HIGH, "brown": LOW, "green": HIGH})
    play(p, "take white; step 2")
    play(p, "take red; gain 2; place textile palazzo/camera-nuziale; place textile palazzo/camera-nuziale")
    play(p, "take yellow; gain 2; place gold chiesa/facciata; place gold rione/2; done")
    play(p, "take brown; step 2; done", seat=1)
    play(p, "take green; gain 2; place spice rione/2; place spice palazzo/ritratto; done", seat=3)
    play(p, "take green; money; done", seat=2)
    assert track(p, "captain", seat=0) == 2
    assert marks(p, "palazzo/camera-nuziale", seat=0) == "textile textile"
    assert (marks(p, "chiesa/facciata", seat=0), marks(p, "rione/2", seat=0)) == ("gold", "gold")
    assert track(p, "bishop", seat=1) == 2
    assert (marks(p, "rione/2", seat=3), marks(p, "palazzo/ritratto", seat=3)) == ("spice", "spice")
    # the second space of both tracks gives 100 Fiorini
    assert [supply(p, seat)[0] for seat in range(4)] == [300, 300, 400, 200]


CARPENTIERE = "take green; gain 2; place spice rione/3; place spice palazzo/ritratto; pay rione/3"


@pytest.mark.rule("fd-6.1")
@pytest.mark.rule("fd-6.4")
def test_07_building_english_version() -> None:
    p = change(table(2), built=[13], marks={"rione/3": "wood"}, fiorini=100)
    play(p, CARPENTIERE)
    play(p, "build 8")
    assert buildings(p) == [6, 13, 8]
    assert supply(p)[0] == 0
    assert marks(p, "palazzo/ritratto") == "spice"
    play(p, "take brown; gain 2; place gold chiesa/facciata")  # the Carpentiere's exchange
    assert marks(p, "chiesa/facciata") == "gold"


@pytest.mark.rule("fd-6.1")
def test_08_building_italian_version() -> None:
    p = change(table(2), built=[13], marks={"rione/3": "metal gold"}, fiorini=100)
    play(p, CARPENTIERE)
    assert refused(p, "build 8") == "fd-6.1"
    assert "wood" in GAME.why_not(p, GAME.parse(p, "build 8"), "en")

    italian = bottega.game("florenza-dice", content="italian")
    again = italian.load(dump(p))
    again.play(italian.find(again, "build 8"))
    assert dump(again)["players"][0]["rione"][2]["building"] == 8
    assert italian.content.hash != GAME.content.hash


def ringo() -> bottega.Position:
    """Textile in space 2, metal in space 3, too little money; two wood, one for each space."""
    p = change(table(2), marks={"rione/2": "textile", "rione/3": "metal"}, fiorini=100)
    return play(p, "take brown; gain 2; place wood rione/2; place wood rione/3")


@pytest.mark.rule("fd-6.2")
def test_09_order_of_spaces() -> None:
    p = ringo()
    assert refused(p, "build 16") == "fd-6.2"  # covered in space 3, but space 2 is open
    play(p, "pay rione/2")
    assert refused(p, "build 17") == "fd-6.1"
    assert refused(p, "pay rione/2") == "fd-1.5"


@pytest.mark.rule("fd-6.1")
def test_10_surplus() -> None:
    p = play(ringo(), "spare metal rione/2; build 16")
    assert buildings(p) == [6, 16]
    assert supply(p)[1] == 0
    assert marks(p, "rione/3") == "wood metal"
    assert refused(p, "pay rione/2") == "fd-1.4"


@pytest.mark.rule("fd-1.3")
@pytest.mark.rule("fd-1.5")
@pytest.mark.rule("fd-6.4")
def test_11_early_building() -> None:
    p = change(table(2, dice={"white": LOW}), spare=2, captain=4, fiorini=100)
    play(p, "spare wood rione/2; spare marble rione/2; pay rione/2; build 1; take white; gain 2")
    assert player(p)["agenda"][0]["count"] == 2


@pytest.mark.rule("fd-7.2")
@pytest.mark.rule("fd-7.5")
def test_12_artwork() -> None:
    p = table(2, dice={"white": HIGH, "yellow": HIGH, "green": LOW})
    play(p, "take white; gain 2; place marble chiesa/facciata; place marble chiesa/facciata")
    play(p, "take yellow; gain 2; place gold palazzo/giardino; place gold chiesa/facciata")
    play(p, "spare metal chiesa/facciata; take green; hire chiesa/facciata 100")
    assert artist(p, "chiesa/facciata") == 2
    assert box(p, 2) == 4 + 2
    assert supply(p) == (200, 0, 0)
    assert marks(p, "palazzo/giardino") == "gold"


def paul(built: list[int]) -> bottega.Position:
    """Green and yellow are used; Paul, seat 1, has a Casa, a star and a Facciata with all its marks."""
    p = change(table(2), seat=1, built=built, stars=1, marks={"chiesa/facciata": "all"})
    return play(p, "take white; money; take green; money; take yellow; money; done")


@pytest.mark.rule("fd-7.3")
@pytest.mark.rule("fd-9.3")
@pytest.mark.rule("fd-9.10")
def test_13_anonymous_artist() -> None:
    p = paul([13])
    assert refused(p, "take green") == refused(p, "take yellow") == "fd-4.3"
    play(p, "take brown; casa chiesa/facciata star")
    assert artist(p, "chiesa/facciata", seat=1) == 3
    assert supply(p, seat=1) == (300, 1, 0)
    assert artist(play(paul([13]), "take brown; casa chiesa/facciata"), "chiesa/facciata", seat=1) == 1
    zecca = play(paul([13, 20]), "take brown; casa chiesa/facciata star")
    assert artist(zecca, "chiesa/facciata", seat=1) == 4


THREE = {"palazzo/giardino": 2, "palazzo/camera-nuziale": 2, "palazzo/facciata": 2}


def almost_palazzo(players: int) -> bottega.Position:
    """Everybody needs only the painter of the Ritratto."""
    p = table(players, dice={"yellow": LOW, "green": LOW})
    for seat in range(players):
        p = change(p, seat=seat, complete=THREE, marks={"palazzo/ritratto": "all"}, fiorini=600)
    return p


@pytest.mark.rule("fd-7.6")
def test_14_palazzo_in_the_same_turn() -> None:
    """John, seat 0, hires the painter; Ringo, seat 1, the sculptor in the same turn."""
    p = change(
        table(2, dice={"yellow": LOW, "green": LOW}), complete=THREE, marks={"palazzo/ritratto": "all"}
    )
    missing_giardino = {"palazzo/ritratto": 2, "palazzo/camera-nuziale": 2, "palazzo/facciata": 2}
    p = change(p, seat=1, complete=missing_giardino, marks={"palazzo/giardino": "all"})
    play(p, "take white; money; take red; money; take yellow; hire palazzo/ritratto 100; done")
    play(p, "take green; hire palazzo/giardino 100")
    assert [player(p, seat)["palazzo_bonus"] for seat in range(2)] == [6, 6]


@pytest.mark.rule("fd-7.6")
def test_15_palazzo_ranks() -> None:
    p = almost_palazzo(4)
    play(p, "take white; money; take red; money; take brown; money; done")
    play(p, "take yellow; hire palazzo/ritratto 100; done", seat=1)
    play(p, "take yellow; hire palazzo/ritratto 100; done", seat=2)
    play(p, "take green; money; done", seat=3)
    roll(p, "2 2 2 2 2 2")
    play(p, "take white; money; take red; money; take brown; money; done")
    play(p, "take yellow; hire palazzo/ritratto 100; done", seat=3)
    assert [player(p, seat)["palazzo_bonus"] for seat in range(4)] == [0, 6, 6, 1]


@pytest.mark.rule("fd-7.6")
def test_15_palazzo_ranks_one_then_two_then_one() -> None:
    p = with_bishop(almost_palazzo(4), 2)
    play(p, "take white; money; take red; money; take yellow; hire palazzo/ritratto 100; done")
    for seat in (1, 2, 3):
        play(p, "take green; money; done", seat=seat)
    roll(p, "2 2 2 2 2 2")
    play(p, "take white; money; take red; money; take yellow; hire palazzo/ritratto 100; done")
    play(p, "take yellow; hire palazzo/ritratto 100; done", seat=2)
    play(p, "take green; money; done", seat=3)
    play(p, "take green; money; done", seat=0)
    roll(p, "2 2 2 2 2 2")
    play(p, "take white; money; take red; money; take green; money; done")
    play(p, "take yellow; hire palazzo/ritratto 100", seat=3)
    assert [player(p, seat)["palazzo_bonus"] for seat in range(4)] == [6, 3, 3, 1]


@pytest.mark.rule("fd-8.2")
@pytest.mark.rule("fd-8.6")
def test_16_track_overflow() -> None:
    p = change(table(2, dice={"brown": LOW}), bishop=9)
    play(p, "take brown; step 2")
    assert track(p, "bishop") == 10
    assert [player(p)["asked"], supply(p)[0]] == ["die", 200]  # the Die first, the second step afterwards
    play(p, "take red; money")
    assert supply(p)[0] == 200 + 200 + 100


def almost_chiesa(work: str, captain: int) -> bottega.Position:
    names = ["chiesa/facciata", "chiesa/cupola", "chiesa/cappella", "chiesa/pulpito"]
    done = {name: 2 for name in names if name != work}
    return change(table(2, dice={"yellow": LOW}), complete=done, marks={work: "all"}, captain=captain)


@pytest.mark.rule("fd-7.7")
def test_17_chiesa_complete() -> None:
    p = play(almost_chiesa("chiesa/facciata", captain=8), "take yellow; hire chiesa/facciata 100")
    assert [player(p)["asked"], supply(p)[0]] == ["track", 200 - 100 + 100]
    play(p, "steps captain; take red; money")  # space 9 is a Die
    assert track(p, "captain") == 10
    assert supply(p)[0] == 200 + 200 + 200
    assert box(p, 4) == 7


@pytest.mark.rule("fd-7.7")
def test_17_the_income_of_the_last_work_comes_first() -> None:
    p = play(
        almost_chiesa("chiesa/cupola", captain=8), "take yellow; hire chiesa/cupola 100; take red; money"
    )
    assert [track(p, "captain"), player(p)["asked"]] == [9, "track"]
    play(p, "steps captain")
    assert supply(p)[0] == 100 + 200 + 300


@pytest.mark.rule("fd-6.5")
def test_18_spare_resource_of_space_4() -> None:
    p = change(table(2), built=[13, 14], marks={"rione/4": "wood metal"}, spare=0)
    play(p, "build 16")
    assert supply(p)[1] == 1
    play(p, "spare gold rione/5")
    assert marks(p, "rione/5") == "gold"


def ghost_dice(values: str) -> bottega.Position:
    """The Ghost's roll, in a solo game."""
    p = end_turn(table(1))
    return roll(p, values)


@pytest.mark.rule("fd-11.2")
def test_19_ghost_1() -> None:
    assert used(ghost_dice("1 2 3 5 3 3")) == ["brown", "green", "red"]


@pytest.mark.rule("fd-11.2")
def test_20_ghost_2() -> None:
    assert used(ghost_dice("6 3 1 1 1 1")) == ["white", "brown", "red"]


@pytest.mark.rule("fd-11.3")
def test_21_ghost_steps() -> None:
    p = table(1, dice={"white": LOW, "brown": HIGH})
    play(p, "take green; money; take red; money; take yellow; money; done")
    ghost = dump(p)["ghost"]
    assert (ghost["captain"], ghost["bishop"]) == (2, 1)


@pytest.mark.rule("fd-11.6")
def test_22_solo_target() -> None:
    fifty = {"fiorini": 100 * 2 * 50, "spare": 0}
    assert over(1, [fifty]).scores() == [50]
    assert over(1, [fifty]).winners() == ()
    assert over(1, [{**fifty, "spare": 1}]).winners() == (0,)


@pytest.mark.rule("fd-11.5")
def test_23_solo_palazzo() -> None:
    bonuses = []
    for number in range(1, 7):
        p = table(1, round=number, dice={"yellow": LOW})
        p = change(p, complete=THREE, marks={"palazzo/ritratto": "all"})
        bonuses.append(player(play(p, "take yellow; hire palazzo/ritratto 100"))["palazzo_bonus"])
    assert bonuses == [6, 6, 6, 3, 3, 1]


@pytest.mark.rule("fd-2.4")
def test_24_die_bonus_in_income() -> None:
    p = change(others(2), seat=1, complete={"chiesa/pulpito": 2}, preacher=4)
    end_turn(p)
    assert track(p, "preacher", seat=1) == 5
    assert (p.to_act, player(p, 1)["waiting_dice"]) == (CHANCE, 1)
    roll(p)
    assert p.waiting == (1,)
    play(p, "take white; gain 2; place marble palazzo/facciata; place marble palazzo/facciata", seat=1)
    assert used(p) == []
    assert (p.waiting, player(p, 1)["asked"]) == ((1,), "done")
    play(p, "done", seat=1)
    assert (p.to_act, dump(p)["stage"]) == (0, "active")
    assert legal(p, "take white")


@pytest.mark.rule("fd-3.3")
def test_25_bishop_threshold() -> None:
    def elected(*bishops: int) -> object:
        p = others(3)
        for seat, count in enumerate(bishops):
            p = change(p, seat=seat, bishop=count)
        return end_turn(p).dump()["bishop"]

    assert elected(2, 1, 0) is None
    assert elected(3, 1, 0) == 0
    assert elected(3, 3, 0) is None


@pytest.mark.rule("fd-3.4")
def test_26_bishops_choice() -> None:
    p = with_bishop(table(3), 1)
    play(p, "take white; money; take red; money; take yellow; money; done")
    assert legal(p, "take white", seat=1)
    assert refused(p, "take white", seat=2) == "fd-4.3"


@pytest.mark.rule("fd-4.2")
@pytest.mark.rule("fd-4.3")
def test_27_dice_count() -> None:
    p = GAME.start(4)
    log: list[Event] = []
    p.log = log
    play(p, "1; 2; 3; 4")
    while p.round == 1:
        if p.to_act == CHANCE:
            p.play(5)
        else:
            end_turn(p)
    taken = [event.seat for event in log if event.kind == "took"]
    assert [taken.count(seat) for seat in range(4)] == [6, 6, 6, 6]


@pytest.mark.rule("fd-10.2")
def test_28_taverna_note() -> None:
    p = play(change(table(2), marks={"rione/2": "wood metal"}), "build 16")
    space = view(p).players[0].spaces[1]
    assert (space.number, space.building, space.name, space.points) == (2, 16, "Taverna", 1)


@pytest.mark.rule("fd-10.2")
@pytest.mark.rule("fd-8.3")
def test_29_final_score() -> None:
    p = over(2, [{"captain": 10, "stars": 1, "spare": 2, "fiorini": 500}])
    assert (box(p, 4), box(p, 5), box(p, 6)) == (7, 5, 12)


@pytest.mark.rule("fd-10.3")
def test_30_tie_break() -> None:
    works = dict.fromkeys(("palazzo/ritratto", "palazzo/giardino", "palazzo/camera-nuziale"), 2)
    more = {"complete": works, "built": [16, 13], "spare": 0, "fiorini": 0}
    less = {"complete": works, "built": [20], "spare": 0, "fiorini": 0}
    p = over(2, [more, less])
    assert p.to_act == OVER
    assert p.scores()[0] == p.scores()[1]
    assert p.winners() == (0,)
    assert over(2, [less, less]).winners() == (0, 1)


def test_a_text_that_is_no_move_is_refused() -> None:
    p = table(2)
    with pytest.raises(NotationError, match="take white"):
        GAME.parse(p, "take purple")
    with pytest.raises(NotationError, match=r"fd-4\.5"):
        GAME.find(p, "done")
