"""An option that lets something planned fail says so: in the contract, at the question, behind the option."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bottega import Position
from bottega.cli.listing import NumberedList, unit
from bottega.core.texts import Texts
from tests.games.florenza.test_forecast_moves import swap_and_sale
from tests.rulebook.florenza.scene import Scene, crest, game, hired, play

SAGRESTIA = "Sagrestia (San Lorenzo)"


def ruins(p: Position, move: str, language: str = "en") -> list[str]:
    return game().ruins(p, game().parse(p, move), language)


def said(p: Position, move: str, language: str = "en") -> str:
    return game().say(game().sentence(p, game().parse(p, move)), language)


def asked(p: Position, language: str = "en") -> str:
    return game().say(game().question(p), language)


def sagrestia() -> Scene:
    """Exactly what the Sagrestia with Antonello costs, and a familiar on Ludovico."""
    work = next(row for row in game().content.tables.artwork if row.name == "Sagrestia")
    names = ("marble", "wood", "metal", "gold", "spice", "textile")
    goods = [f"{count} {name}" for count, name in zip(work.cost.row(), names, strict=False) if count]
    price = min(row.price for row in game().content.tables.skill if row.artist == 4)
    scene = Scene(3).family(0, ", ".join(goods), florins=work.cost.row()[6] + price)
    scene.works(lorenzo_sagrestia={"planned": 0, "artist": "Antonello da Messina"})
    return hired(scene, f=0)


@pytest.mark.rule("fx-13.1")
def test_a_captains_row_that_takes_the_money_of_a_work_says_so() -> None:
    p = sagrestia().resolve()
    assert ruins(p, "pay f 3") == [SAGRESTIA]
    assert ruins(p, "done") == []
    before = crest(p, 0)
    play(p, "pay f 3")  # the phase ends at once, and the work has failed
    assert crest(p, 0) < before + 1


def test_rich_enough_for_captain_and_work_nothing_is_ruined() -> None:
    p = sagrestia().family(0, florins=1000).resolve()
    assert ruins(p, "pay f 3") == []


def test_a_plan_that_takes_what_another_needs_says_so() -> None:
    scene = Scene(2).family(0, "1 marble, 2 wood, 1 gold", florins=50)
    p = scene.family(0, squares={1: ("Casa", "planned", 0)}).turn(0)
    assert ruins(play(p, "work palazzo/giardino"), "artist anonymous") == ["Casa"]


def test_a_familiar_on_the_market_ruins_nothing_though_something_dearer_could_be_saved_instead() -> None:
    scene = Scene(2).family(0, "2 marble, 2 wood, 1 metal, 2 spice", florins=300)
    scene.family(0, squares={1: ("Cava", "planned", 0)}, works={"palazzo/camera-nuziale": {"artist": None}})
    p = scene.turn(0)
    assert verdicts(p) == ["enough", "short"]
    assert ruins(p, "market") == []
    assert verdicts(play(p.copy(), "market")) == ["short", "by-market"]


def verdicts(p: Position) -> list[str]:
    view: Any = game().view(p, 0)
    lines = view.families[0].forecast.lines
    return [line.verdict for line in lines if line.target.startswith(("building", "work"))]


def test_what_failed_before_is_not_ruined_again() -> None:
    scene = Scene(2).family(0, "1 gold", florins=150, works={"palazzo/giardino": {"artist": None}})
    p = hired(scene, f=0).resolve()
    assert ruins(p, "done") == ruins(p, "pay f 3") == []


def test_what_is_given_up_on_purpose_is_not_ruined() -> None:
    p = Scene(2).family(0, "1 gold", squares={1: ("Lanaiuolo", "planned", 0)}).resolve()
    assert ruins(p, "refuse") == []


@pytest.mark.rule("fx-13.1")
def test_going_on_past_a_market_that_the_forecast_counts_on_says_so() -> None:
    p = swap_and_sale().resolve()
    assert asked(p).endswith(
        "condottiere? For Boscaiuolo, Ritratto (Palazzo di Rione): sell wood, 2 wood for spice."
    )
    assert said(p, "done") == "Go on without the market that the forecast counts on"
    assert ruins(p, "done") == ["Boscaiuolo"]
    for language in ("it", "de"):
        assert said(p, "done", language) != said(p, "done")
        assert "Ritratto" in asked(p, language)
    play(p, "sell wood", "give wood", "give wood", "take spice")
    assert "Ritratto" not in asked(p)


def test_a_market_that_nothing_needs_is_not_spoken_of() -> None:
    scene = Scene(2).family(0, "1 marble, 1 gold", florins=100, market=1)
    p = scene.family(0, works={"palazzo/giardino": {"artist": None}}).resolve()
    assert said(p, "done") == "Go on"
    assert asked(p).endswith("last chance.")


def test_the_terminal_names_what_an_option_ruins_behind_it() -> None:
    p = sagrestia().resolve()
    listing = NumberedList(game(), p, 0, "en", ["A", "B", "C"], Texts("bottega.cli"))
    console = Console(width=200, file=StringIO())
    [row] = [line.plain for line in listing.sentences(console, listing.items) if "pay f 3" in line.plain]
    assert f"✕ Fails then: {SAGRESTIA}" in row
    [short] = [unit(item).plain for item in listing.items if item.notation == "pay f 3"]
    assert short.endswith(f"✕ {SAGRESTIA}")
    assert all("✕" not in unit(item).plain for item in listing.items if item.notation == "done")
