"""Advice that is right: what the market allows, what is really short, what going on loses, points in the log."""

from __future__ import annotations

from typing import Any

import bottega
from bottega import Position
from tests.languages import LANGUAGES
from tests.rulebook.florenza.scene import GOODS, Scene, draft, hired, play

GAME = bottega.game("florenza")
NAMES = ["Ada", "Bruno", "Carla"]


def asked(p: Position, language: str = "en") -> str:
    return GAME.say(GAME.question(p), language)


def said(p: Position, move: str, language: str = "en") -> str:
    return GAME.describe(p, GAME.find(p, move), language, names=NAMES)


def told(p: Position, kind: str, language: str = "en") -> str:
    """The last event of a kind."""
    event = next(event for event in reversed(p.log or []) if event.kind == kind)
    return GAME.tell(event, NAMES, language)


def forecast(p: Position) -> Any:
    view: Any = GAME.view(p, 0)
    return view.families[0].forecast


# -- the market helps a sale ---------------------------------------------------------------------------------------


def tailor() -> Scene:
    """A familiar at the Sartore, who sells textile, and one on the market, with two gold and no textile."""
    return Scene(2).family(0, "2 gold", market=1, squares={1: ("Sartore", "built", 0)})


def test_the_market_brings_what_a_sale_lacks() -> None:
    p = tailor().resolve()
    assert "Not enough" not in asked(p)
    assert "For Sartore: " in asked(p)
    line = next(line for line in forecast(p).lines if line.target == "building/0/1")
    assert line.verdict == "by-market"
    assert [(one.count, one.what) for one in line.short] == [(1, "textile")]


def test_the_moves_of_a_sale_by_market_can_be_played() -> None:
    p = tailor().resolve()
    left = {one.what: one.count for one in forecast(p).left}
    for move in forecast(p).moves:
        play(p, move)
    data: Any = p.dump()
    family = data["families"][0]
    assert family["florins"] == left["florins"] > 0
    assert sum(family["goods"].values()) == sum(left.values()) - left["florins"]


def test_the_market_helps_a_plan_before_it_helps_a_sale() -> None:
    scene = tailor().family(0, "2 gold, 1 textile", works={"palazzo/ritratto": {"artist": None}})
    p = scene.resolve()
    assert "For Ritratto (Palazzo di Rione): " in asked(p)
    assert "Sartore" not in asked(p).partition("?")[2]


# -- what is asked about and can be paid is not short --------------------------------------------------------------


def contested() -> Position:
    """The Carpentiere can be paid, or else what comes after it."""
    scene = Scene(2).family(0, "2 marble, 1 spice", florins=100)
    squares = {1: ("Carpentiere", "planned", 0)}
    works = {"palazzo/facciata": {"artist": None}, "palazzo/giardino": {"artist": None}}
    return scene.family(0, squares=squares, works=works).resolve()


def test_a_building_that_can_be_paid_is_not_called_short() -> None:
    p = contested()
    question = asked(p)
    assert question.startswith("Carpentiere: do you build it for ")
    assert "ot enough for Carpentiere" not in question
    ends = {"en": "there is not enough for ", "it": "non basta per ", "de": "reicht es nicht für "}
    for language, end in ends.items():
        assert f"Carpentiere {end}" in asked(p, language)


def test_what_is_short_in_any_case_is_still_called_short() -> None:
    scene = Scene(2).family(0, "2 marble, 1 spice", florins=100, squares={1: ("Carpentiere", "planned", 0)})
    p = scene.works(duomo_pulpito={"planned": 0, "artist": "Benvenuto Cellini"}).resolve()
    assert asked(p).endswith("? Not enough for Pulpito (Duomo).")


def test_works_that_can_each_be_paid_are_not_called_short() -> None:
    works = {"palazzo/ritratto": {"artist": None}, "palazzo/camera-nuziale": {"artist": None}}
    p = Scene(2).family(0, "1 spice, 2 textile, 1 gold, 1 wood, 1 metal", works=works).resolve()
    assert asked(p) == "Which of your works comes next? Not enough for all of them."
    play(p, "work palazzo/ritratto")
    assert asked(p).startswith("Ritratto (Palazzo di Rione): do you pay")
    assert "ot enough for Ritratto" not in asked(p)


# -- what going on loses -------------------------------------------------------------------------------------------


def test_going_on_past_an_unpaid_captain_says_what_is_lost() -> None:
    p = hired(Scene(2).family(0, florins=500, crest=5, bishop_points=5), c=0).resolve()
    assert asked(p).startswith("End of phase 5")
    lost = {language: said(p, "done", language) for language in LANGUAGES}
    shorts = {GAME.say(entry.short, "en") for entry in GAME.entries(p)}
    assert lost["en"] == "Go on; unpaid: Duca d’Alba (minus 1 bishop point)"
    assert "Go on: minus 1 bishop point" in shorts
    assert "Prosegui; non pagati: " in lost["it"]
    assert "Weiter; unbezahlt: " in lost["de"]
    play(p, "done")
    assert told(p, "pays-fortune").endswith("loses 1 bishop point")


def test_going_on_without_a_captain_loses_nothing() -> None:
    p = Scene(2).family(0, "1 gold", market=1).resolve()
    assert said(p, "done") == "Go on"


# -- points in the log ---------------------------------------------------------------------------------------------


def test_the_log_tells_the_points_of_a_building() -> None:
    everything = ", ".join(f"9 {name}" for name in GOODS)
    for name, told_as in (
        ("Palagio", "Ada builds Palagio: 2 prestige"),
        ("Picconiere", "Ada builds Picconiere"),
    ):
        p = Scene(2).family(0, everything, florins=900, squares={1: (name, "planned", 0)}).resolve()
        play(p, "construct")
        assert told(p, "builds") == told_as


def test_the_log_tells_the_points_of_a_first_building() -> None:
    told_points = 0
    for action in draft(2).actions():
        p = draft(2)
        p.log = []
        seat = p.to_act
        p.play(action)
        data: Any = p.dump()
        points = data["families"][seat]["crest"]
        assert told(p, "first-building").endswith(
            f" on square 1: {points} prestige" if points else " on square 1"
        )
        told_points += points
    assert told_points


def test_the_log_tells_the_points_of_a_work() -> None:
    works = {"palazzo/ritratto": {"artist": None}}
    p = Scene(2).family(0, "1 spice, 1 textile", works=works).resolve()
    play(p, "as P")
    row = next(row for row in GAME.content.tables.artwork if (row.place, row.name) == ("palazzo", "Ritratto"))
    assert told(p, "realises").endswith(f" as painter: {row.pp} prestige")
