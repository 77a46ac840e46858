"""What people read: refusals say what is missing and how much, and every language says it its own way."""

from __future__ import annotations

import pytest

from bottega import Position
from tests.rulebook.florenza_dice.table import GAME, HIGH, LOW, change, play, table

READY = {"palazzo/giardino": "all", "palazzo/ritratto": "all", "chiesa/facciata": "marble"}


def poor() -> Position:
    """Two works are ready, but there are only 100 Fiorini, and the green die asks for 200."""
    return change(table(2, dice={"green": HIGH, "white": LOW}), fiorini=100, marks=READY)


REFUSALS = {
    ("take green", "hire palazzo/giardino 200"): "The artist costs 200 Fiorini, and you have 100.",
    (
        "take green",
        "hire palazzo/giardino 100",
    ): "The green die shows 5: the artist costs 200 Fiorini, not 100.",
    (
        "take green",
        "hire palazzo/ritratto 200",
    ): "Palazzo: Ritratto needs a painter; this die hires a sculptor.",
    (
        "take green",
        "hire palazzo/facciata 200",
    ): "Palazzo: Facciata still needs: 2 marble, metal, 200 Fiorini.",
    ("take white", "gain 2"): "The white die shows 2 and gives 1 marble, not 2.",
    ("take white", "step 1"): "The white die shows 2 and gives 2 Captain steps, not 1.",
    (
        "take white",
        "take red",
    ): "Something else must be decided first: The white die shows 2. What is it for?",
    ("", "money"): "You have no die in hand to use; take one first.",
    ("", "build 17"): "For Cambiavalute, space 2 still needs: wood, textile, 200 Fiorini.",
    (
        "take white; money; take red; money; take grey; money",
        "take brown",
    ): "You have used all your dice of this turn.",
}


@pytest.mark.parametrize(("moves", "refused"), REFUSALS)
def test_a_refusal_says_what_is_missing(moves: str, refused: str) -> None:
    p = play(poor(), moves) if moves else poor()
    told = GAME.why_not(p, GAME.parse(p, refused), "en")
    assert told.startswith(REFUSALS[moves, refused])


def test_the_languages_have_their_own_forms() -> None:
    p = change(table(2, dice={"green": LOW}), marks=READY, built=[13])
    take = GAME.parse(p, "take green")
    assert GAME.describe(p, take, "de").startswith(
        "Den grünen Würfel nehmen (2): 1 Gewürz, Bildhauer (kostet 100)"
    )
    play(p, "take green")
    assert GAME.say(GAME.question(p), "de") == "Der grüne Würfel zeigt 2. Wofür nutzt du ihn?"
    hire = GAME.parse(p, "hire palazzo/giardino 100")
    assert "uno scultore per 100 Fiorini" in GAME.describe(p, hire, "it")
    assert "einen Bildhauer anwerben" in GAME.describe(p, hire, "de")
    casa = GAME.parse(p, "casa palazzo/giardino")
    assert [GAME.describe(p, casa, language).rpartition(", ")[2] for language in ("en", "it", "de")] == [
        "1 point for the artist",
        "1 punto per l'artista",
        "1 Punkt für den Künstler",
    ]
