"""The list for people: what can be paid first, one's own before the city's, what is alike only once."""

from __future__ import annotations

import pytest

import bottega
from bottega import Position
from bottega.core.game import LAST, Entry
from tests.rulebook.florenza.scene import Scene, hired, play

GAME = bottega.game("florenza")
NAMES = ["Ada", "Bruno"]


def listed(p: Position, language: str = "en", more: bool = False) -> dict[str, list[str]]:
    """The short texts under each heading: those that are shown, or those behind "more"."""
    found: dict[str, list[str]] = {}
    for entry in GAME.entries(p):
        if entry.more == more:
            found.setdefault(entry.group, []).append(GAME.say(entry.short, language, NAMES))
    return found


def placing() -> Position:
    """Two workshops alike, a rival's, and goods for a few plans."""
    squares = {1: "Fabbro", 2: "Erbolaio", 3: "Fabbro"}
    scene = Scene(2).family(0, "2 marble, 1 gold", florins=250, squares=squares, zone=2)
    scene.display("Donatello", "Sandro Botticelli", "Bernardo di Chiaravalle")
    return scene.family(1, squares={1: "Erbolaio", 2: "Lanaiuolo"}).turn(0)


@pytest.mark.parametrize(
    ("language", "groups"),
    [
        ("en", {
            "own": ["Fabbro: 1 metal", "Erbolaio: 1 spice"],
            "build-goods": ["Boscaiuolo · 1 marble, 50 fiorini", "Lanaiuolo · 1 gold"],
            "build-points": ["Sartore · 2 marble, 1 gold, 100 fiorini"],
            "district": ["Facciata, Palazzo · 4 prestige", "Giardino, Palazzo · 3 prestige"],
            "rivals": ["Lanaiuolo (Pazzi): 1 textile"],
            "charity": ["Chiesa, Bernardo di Chiaravalle · 150 fiorini", "Chiesa, anonymous · 100 fiorini",
                        "Duomo, Bernardo di Chiaravalle · 250 fiorini", "Duomo, anonymous · 200 fiorini"],
            "errands": ["market", "administration, 50 fiorini", "condottiere Duca d’Alba",
                        "condottiere Ludovico il Moro"],
        }),
        ("it", {
            "own": ["Fabbro: 1 metallo", "Erbolaio: 1 spezia"],
            "build-goods": ["Boscaiuolo · 1 marmo, 50 fiorini", "Lanaiuolo · 1 oro"],
            "build-points": ["Sartore · 2 marmo, 1 oro, 100 fiorini"],
            "district": ["Facciata, Palazzo · 4 prestigio", "Giardino, Palazzo · 3 prestigio"],
            "rivals": ["Lanaiuolo (Pazzi): 1 tessuto"],
            "charity": ["Chiesa, Bernardo di Chiaravalle · 150 fiorini", "Chiesa, anonimo · 100 fiorini",
                        "Duomo, Bernardo di Chiaravalle · 250 fiorini", "Duomo, anonimo · 200 fiorini"],
            "errands": ["mercato", "amministrazione, 50 fiorini", "capitano di ventura Duca d’Alba",
                        "capitano di ventura Ludovico il Moro"],
        }),
        ("de", {
            "own": ["Fabbro: 1 Metall", "Erbolaio: 1 Gewürz"],
            "build-goods": ["Boscaiuolo · 1 Marmor, 50 Fiorini", "Lanaiuolo · 1 Gold"],
            "build-points": ["Sartore · 2 Marmor, 1 Gold, 100 Fiorini"],
            "district": ["Facciata, Palazzo · 4 Prestige", "Giardino, Palazzo · 3 Prestige"],
            "rivals": ["Lanaiuolo (Pazzi): 1 Stoff"],
            "charity": ["Chiesa, Bernardo di Chiaravalle · 150 Fiorini", "Chiesa, anonym · 100 Fiorini",
                        "Duomo, Bernardo di Chiaravalle · 250 Fiorini", "Duomo, anonym · 200 Fiorini"],
            "errands": ["Markt", "Verwaltung, 50 Fiorini", "Condottiere Duca d’Alba", "Condottiere Ludovico il Moro"],
        }),
    ],
)  # fmt: skip
def test_placing_shows_what_can_be_paid_and_ones_own_first(
    language: str, groups: dict[str, list[str]]
) -> None:
    found = listed(placing(), language)
    assert found == groups
    assert list(found) == list(groups)


def test_what_cannot_be_paid_and_what_is_alike_is_behind_more() -> None:
    hidden = listed(placing(), more=True)
    assert hidden["own"] == ["Fabbro: 1 metal"]  # the second one
    assert hidden["rivals"] == ["Erbolaio (Pazzi): 1 spice"]  # one's own is free
    assert "Facciata, Signoria · 8 prestige" in hidden["city"]
    assert len(hidden["city"]) == 19
    assert "Palagio · 3 marble, 2 wood, 1 textile, 150 fiorini" in hidden["build-income"]


def test_what_can_be_paid_in_time_stands_under_its_own_heading() -> None:
    """A familiar on the Erbolaio brings the spice before the next building is paid."""
    p = Scene(2).family(0, "1 metal", squares={1: ("Erbolaio", "built", 0)}).turn(0)
    assert listed(p)["build-goods"] == ["Monte di Pietà · 1 metal"]
    assert listed(p)["in-time"] == ["Fabbro · 1 spice"]


def test_a_building_of_a_rival_that_sells_says_only_what() -> None:
    """With what it gives, the line would be too long for a phone."""
    p = Scene(2).family(0, "1 textile", florins=50, zone=1).family(1, squares={1: "Sartore"}).turn(0)
    assert listed(p)["rivals"] == ["Sartore (Pazzi): sells 1 textile"]
    p = Scene(2).family(0, "1 textile", florins=50, zone=1, squares={1: "Sartore"}).turn(0)
    assert listed(p)["own"] == ["Sartore: 300 fiorini, 1 prestige for 1 textile"]


def test_artists_who_can_be_paid_come_first() -> None:
    p = play(placing(), "work palazzo/facciata")
    assert listed(p) == {"": ["anonymous"]}
    assert listed(p, more=True) == {"": ["Donatello · 200 fiorini"]}
    rich = (
        Scene(2)
        .family(0, "2 marble", florins=400)
        .display("Donatello", "Gian Lorenzo Bernini", "Giambologna")
    )
    p = play(rich.turn(0), "work palazzo/facciata")
    shown = [
        "Gian Lorenzo Bernini · 200/250 fiorini",
        "Donatello · 200 fiorini",
        "Giambologna · 100 fiorini",
        "anonymous",
    ]
    assert listed(p)[""] == shown


def test_an_anonymous_artist_is_paid_in_one_way() -> None:
    p = Scene(2).family(0, "2 marble", florins=100, works={"palazzo/facciata": {"artist": None}}).resolve()
    assert listed(p) == {"": ["architect · 100 fiorini", "let it fail"]}
    assert listed(p, more=True) == {"": ["sculptor · 100 fiorini"]}


def test_the_market_stands_in_the_order_of_its_deals_and_leaving_is_last() -> None:
    p = hired(Scene(2).family(0, "1 wood, 1 gold", florins=200, market=1), f=0).resolve()
    found = listed(p)
    assert list(found) == ["captains", "sell", "buy", "swap", ""]
    assert found["captains"] == [
        "Ludovico, 100 fiorini: 1 bishop point",
        "Ludovico, 150 fiorini: 1 prestige, 1 bishop point",
    ]
    assert (found["sell"], found["swap"], found[""]) == (
        ["wood", "gold"],
        ["wood", "gold"],
        ["Go on: minus 1 prestige"],
    )
    assert last(p).action == GAME.parse(p, "done")
    taking = play(p, "give wood")
    assert listed(taking, more=True) == {"": ["wood", "gold"]}  # what was just given


def last(p: Position) -> Entry:
    found = GAME.entries(p)[-1]
    assert found.rank == LAST
    return found


def test_an_incentive_that_brings_nothing_is_behind_more() -> None:
    scene = Scene(2, dice=False).family(0, "1 spice, 1 textile", florins=150)
    p = play(scene.family(0, works={"palazzo/ritratto": {"artist": None}}).resolve(), "as P")
    assert listed(p) == {"": ["50 fiorini: value 2, no points", "none: value 1, minus 1 prestige"]}
    assert last(p).action == GAME.parse(p, "incentive 0")


def test_one_of_two_rolls_alike_is_enough() -> None:
    scene = Scene(2).display("Donatello").family(0, "2 marble, 1 wood, 1 gold, 1 textile", florins=450)
    scene.works(duomo_pulpito={"planned": 0, "artist": "Donatello"})
    p = play(scene.resolve(), "as S", "1", "2")
    assert listed(p) == {"": ["1: 3 prestige", "the Muse, 50 fiorini"]}
    p = play(p, "muse", "6")
    assert listed(p, "de") == {"": ["6: Meisterwerk, 5 Prestige", "1: 3 Prestige"]}


def test_nobody_is_listed_for_who_is_not_to_act() -> None:
    assert GAME.entries(placing(), 1) == []
