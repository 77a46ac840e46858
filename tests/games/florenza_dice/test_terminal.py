"""The table drawn in terminals of different widths."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bottega import Position
from tests.languages import LANGUAGES
from tests.rulebook.florenza_dice.table import GAME, change, table


def busy() -> Position:
    """A sheet on which everything is to be seen: marks, buildings, a completed work, one that is ready."""
    marks = {"palazzo/facciata": "all", "chiesa/cupola": "marble wood", "rione/4": "wood metal gold"}
    return change(table(4), built=[14, 17], complete={"chiesa/pulpito": 2}, marks=marks, captain=6, bishop=7)


def drawn(p: Position, language: str, width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(GAME.draw(p, 0, language, ["Ada", "Bruno", "Carla", "Dino"]))
    return console.export_text().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_gets_short_words(language: str) -> None:
    lines = drawn(busy(), language, 80)
    assert max(len(line.rstrip()) for line in lines) <= 80
    space = next(line for line in lines if line.startswith("Rione 4"))
    assert space.count("✗") == 3
    assert "▣" in space
    assert len(space.rstrip()) <= 80
    facciata = next(line for line in lines if line.startswith("Palazzo · Facciata"))
    assert ("✗Ma ✗Ma ✗Mé ✗F ✗F" if language == "fr" else "✗Ma ✗Ma ✗Me ✗F ✗F") in facciata


def test_a_wide_terminal_gets_whole_words() -> None:
    lines = drawn(busy(), "en", 150)
    assert any(line.startswith("Rione 4 ▸ next   marble ✗wood ✗metal  spice") for line in lines)
    assert any("▸ architect, ready for an artist" in line for line in lines)
    table_of_buildings = [line for line in lines if "once a turn" in line]
    assert len(table_of_buildings) == 6, "no line of the building table is broken"
