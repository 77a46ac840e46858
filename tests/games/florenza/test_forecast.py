"""The forecast: what a family will have at each square and work, and what it will be short of."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import Position
from tests.rulebook.florenza.scene import Scene, game, hired, play


def lines(p: Position, seat: int = 0) -> list[tuple[str, str, str]]:
    """Of each square and work: target, verdict, and what is missing."""
    view: Any = game().view(p, seat)
    forecast = view.families[seat].forecast
    return [
        (line.target, line.verdict, ", ".join(f"{short.count} {short.what}" for short in line.short))
        for line in forecast.lines
        if line.target.startswith(("building", "work"))
    ]


def left(p: Position, seat: int = 0) -> str:
    view: Any = game().view(p, seat)
    return ", ".join(f"{amount.count} {amount.what}" for amount in view.families[seat].forecast.left)


@pytest.mark.rule("fx-13.1")
def test_squares_resolve_before_works() -> None:
    scene = Scene(2).family(0, "1 marble, 1 spice", florins=50, administration=1)
    scene.family(0, squares={1: ("Picconiere", "built", 0), 2: ("Erbolaio", "built", 0)})
    p = scene.family(0, works={"palazzo/facciata": {"artist": None}}).turn(0)
    assert lines(p) == [
        ("building/0/1", "enough", ""),
        ("building/0/2", "enough", ""),
        ("work/0/palazzo/facciata", "enough", ""),
    ]
    assert left(p) == "2 spice"


@pytest.mark.rule("fx-13.1")
def test_what_will_be_missing() -> None:
    scene = Scene(2).family(0, "1 marble", florins=60, squares={1: ("Carpentiere", "planned", 0)})
    p = scene.works(duomo_pulpito={"planned": 0, "artist": "Benvenuto Cellini"}).turn(0)
    assert lines(p) == [
        ("building/0/1", "short", "1 marble, 1 spice, 40 florins"),
        ("work/duomo/pulpito", "short", "1 marble, 1 wood, 1 gold, 1 textile, 290 florins"),
    ]
    assert left(p) == "1 marble, 60 florins"


@pytest.mark.rule("fx-13.1")
def test_the_market_and_what_is_kept_back() -> None:
    scene = Scene(2).family(0, "2 textile, 1 gold, 1 metal, 1 wood", market=1)
    scene.family(0, squares={1: ("Sartore", "built", 0)}, works={"palazzo/camera-nuziale": {"artist": None}})
    p = scene.turn(0)
    assert lines(p) == [
        ("building/0/1", "kept-back", ""),
        ("work/0/palazzo/camera-nuziale", "enough", ""),
    ]
    scene.family(0, works={"palazzo/ritratto": {"artist": None}}, goods="3 textile")
    assert lines(scene.turn(0))[-1] == ("work/0/palazzo/ritratto", "by-market", "1 spice")


@pytest.mark.rule("fx-13.1")
def test_captains_of_fortune_bring_what_a_square_lacks() -> None:
    """The chain of the rulebook's fifth example: Alba's textile is what the Sartore sells."""
    scene = Scene(2).family(0, "1 metal, 1 marble", administration=2, zone=0)
    scene.family(0, squares={1: ("Sartore", "built", 0)})
    p = hired(scene, c=0).turn(0)
    assert lines(p) == [("building/0/1", "by-captain", "1 textile")]
    assert left(p) == "1 marble, 1 metal, 300 florins"
    kept = scene.family(0, "1 spice", works={"palazzo/ritratto": {"artist": None}})
    assert lines(kept.turn(0)) == [
        ("building/0/1", "short", "1 textile"),  # the captain's textile is for the Ritratto
        ("work/0/palazzo/ritratto", "enough", ""),
    ]


@pytest.mark.rule("fx-13.1")
def test_a_captain_helps_a_building_that_planned_payments_leave_money_for() -> None:
    scene = Scene(2).family(0, "2 wood, 1 gold", florins=200, squares={1: ("Mercatante", "planned", 0)})
    assert lines(hired(scene, c=0).turn(0)) == [("building/0/1", "by-captain", "1 textile")]
    scene.family(0, florins=150)  # 100 f for the Mercatante leave too little for Alba
    assert lines(scene.turn(0)) == [("building/0/1", "short", "1 textile")]
    assert (
        left(scene.turn(0)) == "2 wood, 1 gold, 1 textile, 50 florins"
    )  # he is paid when the building is lost


@pytest.mark.rule("fx-13.1")
def test_a_captain_leaves_the_price_of_a_planned_artist() -> None:
    scene = Scene(2).family(0, "1 spice, 1 textile", florins=200)
    scene.family(0, works={"palazzo/ritratto": {"artist": "Andrea Mantegna"}})  # 150 f
    p = hired(scene, c=0).turn(0)
    assert lines(p) == [("work/0/palazzo/ritratto", "enough", "")]
    assert left(p) == "50 florins"


@pytest.mark.rule("fx-13.1")
def test_what_is_forecast_happens() -> None:
    scene = Scene(2).family(0, "1 gold, 1 metal, 1 wood, 1 marble", market=1, administration=2)
    scene.family(0, squares={1: ("Lanaiuolo", "built", 0), 2: ("Cambiavalute", "planned", 0)}, zone=0)
    p = scene.resolve()
    assert lines(p) == [("building/0/2", "enough", "")]
    before = left(p)
    play(p, "construct")
    assert left(p) == before == "1 metal, 1 gold, 1 textile"


def test_the_standing_order_carries_out_what_the_forecast_allows() -> None:
    yes = {"plans": "yes"}
    scene = Scene(2).family(
        0, "1 textile, 1 gold", squares={1: ("Sartore", "built", 0), 2: ("Lanaiuolo", "planned", 0)}
    )
    p = scene.resolve()
    assert game().standing_action(p, 0, {}) is None
    assert game().standing_action(p, 1, yes) is None
    assert game().standing_action(p, 0, yes) == game().parse(p, "activate")
    play(p, "activate")
    assert game().standing_action(p, 0, yes) == game().parse(p, "construct")
    needed = Scene(2).family(0, "1 spice, 1 textile", squares={1: ("Sartore", "built", 0)})
    p = needed.family(0, works={"palazzo/ritratto": {"artist": None}}).resolve()
    assert game().standing_action(p, 0, yes) is None
