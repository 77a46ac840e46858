"""The lists for people: what is shown, under which titles, and what is shown on request."""

from __future__ import annotations

from itertools import groupby

import pytest

from bottega import Position
from bottega.core.texts import Text
from tests.languages import LANGUAGES
from tests.laws import laws
from tests.rulebook.florenza_dice.table import GAME, HIGH, LOW, change, end_turn, others, play, roll, table


def shown(p: Position, language: str, seat: int = -1) -> dict[str, list[str]]:
    """What is shown, under the titles."""
    found = {}
    for group, run in groupby(GAME.entries(p, seat), key=lambda entry: entry.group):
        title = GAME.say(Text(f"group-{group}"), language) if group else ""
        lines = [GAME.say(entry.short, language) for entry in run if not entry.more]
        if lines:
            found[title] = lines
    return found


def test_the_dice_with_what_they_give_and_nothing_idle_from_the_supply() -> None:
    p = table(2, dice={"green": LOW, "white": LOW})
    assert shown(p, "en") == {
        "Take a die": [
            "white 2: 1 marble / 2 steps",
            "brown 5: 2 wood / 1 step",
            "grey 5: 2 metal / 1 step",
            "green 2: 1 spice / artist 100",
            "red 5: 2 textiles / artist 200",
            "yellow 5: 2 gold / artist 100",  # by the free building
        ]
    }
    assert shown(p, "it")["Prendi un dado"][3] == "verde 2: 1 spezia / artista 100"
    assert shown(p, "de")["Einen Würfel nehmen"][4] == "rot 5: 2 Stoffe / Künstler 200"
    assert len(GAME.entries(p)) == len(p.actions()) > 80


def test_one_ready_work_is_hired_for_in_two_ways_not_in_eight() -> None:
    p = change(table(2, dice={"green": LOW}), free=4, built=[18], stars=1, fiorini=200)
    p = play(change(p, marks={"palazzo/giardino": "all"}), "take green")
    hires = [entry for entry in GAME.entries(p) if entry.group == "artist"]
    assert len(hires) == 8
    assert shown(p, "en") == {
        "Use the die for": ["2 spices", "200 Fiorini"],
        "Hire an artist for": ["Palazzo · Giardino, 0 Fiorini", "Palazzo · Giardino, 0 Fiorini ★"],
    }
    assert shown(p, "de")["Einen Künstler anwerben für"][1] == "Palazzo · Giardino, 0 Fiorini ★"


def test_the_uses_of_a_die_with_and_without_buildings() -> None:
    p = play(change(table(2, dice={"white": HIGH}), free=1, built=[15, 16], spare=0, fiorini=0), "take white")
    assert shown(p, "it") == {
        "Usa il dado per": ["2 di marmo", "2 passi Capitano", "200 Fiorini"],
        "Con i tuoi edifici": [
            "300 Fiorini (Taverna)",
            "2 passi Capitano (Convento)",
            "2 passi Vescovo (Convento)",
            "2 passi Predicatore (Convento)",
        ],
    }


def test_a_resource_goes_to_works_and_the_first_space_that_has_an_icon() -> None:
    p = play(change(table(2), marks={"rione/2": "textile"}, spare=0, fiorini=0), "take red; gain 2")
    assert shown(p, "en") == {
        "Cross off textile": [
            "Palazzo · Ritratto",
            "Palazzo · Camera Nuziale",
            "Chiesa · Cappella",
            "Rione 3",
        ]
    }


def test_a_resource_of_choice_is_listed_by_kind() -> None:
    p = end_turn(change(others(2), captain=1))
    titles = list(shown(p, "de"))
    assert titles == [f"{kind} ankreuzen" for kind in ("Marmor", "Holz", "Metall", "Gewürz", "Stoff", "Gold")]
    assert all(len(lines) <= 5 for lines in shown(p, "de").values())


def test_what_the_supply_can_finish_is_shown_and_the_end_of_the_turn_comes_last() -> None:
    p = change(
        others(2, round=6), marks={"rione/2": "wood", "palazzo/giardino": "marble spice gold"}, spare=1
    )
    play(p, "take green; money")
    listed = shown(p, "en")
    assert "Rione 2, metal" in listed["Spend a Spare Resource"]
    assert not any(line.startswith("Rione 3") for line in listed["Spend a Spare Resource"])
    assert "Palazzo · Giardino" in listed["Pay 100 Fiorini"]
    assert list(listed)[-1] == ""
    assert listed[""] == ["End your turn"]
    built = shown(play(p, "spare metal rione/2"), "en")
    assert built["Build"] == ["16 Taverna, 1 point"]


def test_letting_go_is_shown_only_if_nothing_else_can_be_done() -> None:
    full = {f"rione/{space}": "marble" for space in range(2, 9)}
    works = {"palazzo/giardino": "marble", "palazzo/facciata": "marble marble"}
    works |= {"chiesa/facciata": "marble marble", "chiesa/cupola": "marble"}
    p = change(table(2), marks={**full, **works})
    assert shown(play(p.copy(), "take white; gain 2"), "en")[""] == ["Let it go"]
    listed = shown(play(change(p, built=[17]), "take white; gain 2"), "en")
    assert listed["With your buildings"] == ["200 Fiorini (Cambiavalute)"]
    assert "" not in listed


def test_the_owner_of_a_waiting_die_ends_with_nothing_more() -> None:
    p = roll(end_turn(change(others(2), seat=1, complete={"chiesa/pulpito": 2}, preacher=4)))
    play(p, "take red; money")
    assert [shown(p, language)[""] for language in ("en", "it", "de")] == [
        ["Nothing more for now"],
        ["Per ora basta così"],
        ["Vorerst nichts mehr"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rich_sheet_fits_the_list(language: str) -> None:
    """Everything ready, all buildings that matter, much in the supply: the law of lists holds."""
    ready = {"palazzo/ritratto": "all", "palazzo/camera-nuziale": "all", "chiesa/facciata": "all"}
    ready |= {"palazzo/giardino": "all", "chiesa/cappella": "all", "rione/8": "all"}
    p = change(
        table(2),
        built=[13, 14, 15, 17, 18, 21],
        stars=2,
        spare=4,
        captain=4,
        bishop=6,
        fiorini=900,
        marks=ready,
    )
    laws.it_can_be_listed(GAME, p, 0, language)
    for moves in ("take yellow", "gain 2"):
        laws.it_can_be_listed(GAME, play(p, moves), 0, language)
