"""The log: what each move and each roll tells."""

from __future__ import annotations

from bottega import Position
from tests.rulebook.florenza_dice.table import (
    GAME,
    LOW,
    WORKS,
    change,
    dump,
    end_turn,
    others,
    play,
    roll,
    table,
)

NAMES = ["Ada", "Bruno"]


def told(p: Position, moves: str = "") -> list[str]:
    """The log of these moves, or of the rest of the turn."""
    p.log = []
    if moves:
        play(p, moves)
    else:
        end_turn(p)
    return [GAME.tell(event, NAMES[: p.seats], "en") for event in p.log]


def test_the_set_up_and_the_first_roll() -> None:
    assert told(GAME.start(2), "4; 5; 3; 2") == [
        "Ada gets the free building 4 Erbolaio: use the green die as any value",
        "Bruno gets the free building 5 Lanaiuolo: use the red die as any value",
        "Ada is First Player",
        "Ada is Active Player and rolls",
        "The white die shows 3",
        "The brown die shows 2",
    ]


def test_resources_of_a_die_and_of_the_supply() -> None:
    p = change(table(), spare=1, fiorini=100, built=[7])
    assert told(
        p,
        "take white; gain 2; place marble palazzo/facciata; place gold rione/4; spare wood rione/3; pay rione/3",
    ) == [
        "Ada takes the white die (5)",
        "Ada gets 2 marble",
        "Ada crosses off marble on Facciata in the Palazzo",
        "Ada takes gold instead and crosses it off on Rione 4",
        "Ada spends a Spare Resource as wood on Rione 3",
        "Ada spends 100 Fiorini on Rione 3",
    ]


def test_resources_without_a_free_icon() -> None:
    works = dict.fromkeys(WORKS, 2)
    p = change(table(), built=[*range(19, 26)], complete=works, palazzo_turn=1, palazzo_bonus=6)
    assert told(p, "take white; gain 2")[2:] == 2 * ["Ada loses the marble: there is no free icon for it"]


def test_buildings() -> None:
    assert told(change(table(), marks={"rione/2": "all"}), "build 19") == [
        "Ada builds 19 Fondaco in space 2: 2 Spare Resources at once, one time only",
        "Ada gets 2 Spare Resources",
    ]
    p = change(table(), built=[14, 15, 16])
    assert told(p, "take white; taverna")[1:] == ["Ada gets 300 Fiorini (Taverna)"]
    assert told(p, "take grey; convento bishop")[1:] == [
        "Ada makes 2 steps on the Bishop track (Convento)",
        "Ada marks space 1 of the Bishop track",
        "Ada marks space 2 of the Bishop track",
        "Ada gets 100 Fiorini",
    ]
    assert told(p, "take brown; mercatante gold")[1:] == ["Ada gets 2 gold (Mercatante)"]


def test_steps_beyond_the_end_of_a_track() -> None:
    p = change(table(dice={"white": LOW}), captain=9)
    assert told(p, "take white; step 2")[1:] == [
        "Ada marks space 10 of the Captain track, worth 3 points",
        "Ada is at the end of the Captain track",
        "Ada gets 100 Fiorini",
    ]


def test_a_star_and_a_bonus_die() -> None:
    p = change(table(), preacher=1, captain=8)
    assert told(p, "take grey; step 1")[2:] == ["Ada gets a star"]
    assert told(p, "take white; step 1; take white")[2:] == [
        "Ada wins a bonus die",
        "Ada uses the white die (5) as a bonus",
    ]


def test_artists() -> None:
    p = change(table(dice={"yellow": LOW}), marks={"palazzo/ritratto": "all", "chiesa/facciata": "all"})
    p = change(p, complete=dict.fromkeys(WORKS[1:4] + WORKS[5:], 2), built=[13])
    assert told(p, "take yellow; hire palazzo/ritratto 100")[1:] == [
        "Ada hires an artist for 100 Fiorini and completes Ritratto in the Palazzo (2 points for the artist)",
        "Ada has completed the Palazzo: 6 bonus points",
    ]
    assert told(p, "take white; casa chiesa/facciata; steps captain")[1:5] == [
        "Ada completes Facciata in the Chiesa with the anonymous artist of Casa (1 point for the artist)",
        "Ada gets 100 Fiorini",
        "Ada has completed the Chiesa: 4 steps on the Captain track",
        "Ada marks space 1 of the Captain track",
    ]


def test_the_buildings_that_help_are_named() -> None:
    p = change(table(dice={"yellow": LOW}), built=[17, 18], marks={"palazzo/ritratto": "all"}, bishop=2)
    assert told(p, "take yellow; hire palazzo/ritratto 100 bottega")[1:] == [
        "Ada hires an artist for 0 Fiorini with Bottega and completes Ritratto in the Palazzo (2 points for the artist)"
    ]
    assert told(p.copy(), "take red; gain 2; cambiavalute")[1:] == [
        "Ada gets 2 textiles",
        "Ada takes 200 Fiorini instead of the textile (Cambiavalute)",
    ]
    assert told(p, "take brown; step 1; cambiavalute")[-1] == (
        "Ada takes 200 Fiorini instead of the resource (Cambiavalute)"
    )


def test_a_building_that_changes_the_value_is_named() -> None:
    p = change(table(dice={"white": LOW}), built=[1])
    assert told(p.copy(), "take white; gain 2")[1:] == [
        "Ada uses the white die as another value (Picconiere)",
        "Ada gets 2 marble",
    ]
    assert told(p.copy(), "take white; gain 1")[1:] == ["Ada gets 1 marble"]
    assert told(p, "take white; step 1")[1] == "Ada uses the white die as another value (Picconiere)"


def test_a_new_round() -> None:
    p = change(others(2), complete={"chiesa/pulpito": 2}, preacher=4, captain=1, bishop=3)
    assert told(p) == [
        "Ada takes the green die (5)",
        "Ada gets 200 Fiorini",
        "Round 2",
        "Ada has income from Pulpito in the Chiesa",
        "Ada marks space 5 of the Preacher track",
        "Ada wins a bonus die, to be used after the first roll of the round",
        "Ada is Captain of the People in this round",
        "Ada is Bishop in this round",
    ]


def test_a_resource_of_the_income() -> None:
    p = end_turn(change(others(2), complete={"chiesa/cupola": 2}, captain=6))
    assert told(p, "place gold rione/4") == [
        "Ada crosses off gold on Rione 4",
        "Ada is Captain of the People in this round",
        "Nobody is Bishop in this round: it takes the lead alone, with at least 3 spaces",
    ]


def test_the_end() -> None:
    assert told(others(2, round=6))[-1] == "The last turn is over"
    assert told(others(1, round=6))[-2:] == [
        "The last turn is over",
        "3 points: to beat Pope Sisto IV it takes more than 50",
    ]
    assert told(change(others(1, round=6, level="easy"), fiorini=10_000))[-1] == (
        "Ada beats Pope Sisto IV, 52 points to 40"
    )


def test_the_ghost() -> None:
    p = end_turn(table(1))
    p.log = []
    roll(p)
    assert [GAME.tell(event, NAMES[:1], "en") for event in p.log[6:]] == [
        "Sisto IV takes the yellow die",
        "Sisto IV takes the red die",
        "Sisto IV takes the white die",
        "Sisto IV goes 1 step on the Captain track and has 1",
    ]
    assert told(table(1))[-1] == "Pope Sisto IV is active: the dice are rolled for him"
    nearly = dump(table(1, dice={"white": LOW, "brown": LOW}))
    nearly["ghost"] |= {"captain": 9, "bishop": 10}
    moves = "take green; money; take red; money; take yellow; money; done"
    assert [line for line in told(GAME.load(nearly), moves) if "goes" in line] == [
        "Sisto IV goes 1 step on the Captain track and has 10"
    ]
    ahead = dump(others(1))
    ahead["ghost"] |= {"captain": 3, "bishop": 3}
    assert told(GAME.load(ahead))[3:5] == [
        "Sisto IV is Captain of the People in this round",
        "Sisto IV is Bishop in this round",
    ]
