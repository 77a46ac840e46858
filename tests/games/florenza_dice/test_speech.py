"""What people read: refusals say what is missing and how much, and every language says it its own way."""

from __future__ import annotations

import pytest

import bottega
from bottega import Position
from bottega.games.florenza_dice import layout as at
from tests.rulebook.florenza_dice.table import (
    GAME,
    HIGH,
    LOW,
    change,
    end_turn,
    others,
    over,
    play,
    roll,
    table,
)


def after_active() -> Position:
    return play(table(2), "take white; money; take brown; money; take grey; money; done")


def after_others() -> Position:
    p = play(table(3), "take white; money; take brown; money; take grey; money; done")
    return play(p, "take red; money; done", seat=1)


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
    ): "Ritratto in the Palazzo needs a painter; this die hires a sculptor.",
    ("take green", "hire palazzo/facciata 200"): (
        "Facciata in the Palazzo needs an architect; this die hires a sculptor."
    ),
    ("take green", "hire chiesa/cappella 200"): (
        "Cappella in the Chiesa still needs: 2 spices, textile, gold, 100 Fiorini."
    ),
    ("take white", "gain 2"): "The white die shows 2 and gives 1 marble, not 2.",
    ("take white", "step 1"): "The white die shows 2 and gives 2 Captain steps, not 1.",
    (
        "take white",
        "take red",
    ): "Something else must be decided first. The white die shows 2. What is it for?",
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
        "1 punto per l’artista",
        "1 Punkt für den Künstler",
    ]


NOT_ASKED: list[tuple[Position, int, str, str]] = [
    (table(2), 1, "fd-4.2", "Now the Active Player uses dice; yours comes afterwards."),
    (after_active(), 0, "fd-4.3", "Your dice are used; now each of the others uses one."),
    (after_others(), 1, "fd-4.5", "You have used your die and ended your turn."),
    (end_turn(change(others(2), captain=1)), 1, "fd-3.2", "Now the Captain crosses off a resource."),
    (GAME.start(2), 0, "fd-2.1", "The dice for the free buildings are still to be rolled."),
    (over(2, []), 0, "fd-10.1", "The game is over."),
]


@pytest.mark.parametrize(("p", "seat", "rule", "said"), NOT_ASKED, ids=[case[2] for case in NOT_ASKED])
def test_who_is_not_asked_is_told_who_is_and_by_which_rule(
    p: Position, seat: int, rule: str, said: str
) -> None:
    told = GAME.why_not(p, at.MONEY, "en", seat)
    assert told.startswith(f"{said} [{rule}: ")


def test_a_building_covered_in_a_later_space_is_refused_for_the_order() -> None:
    p = change(table(2), marks={"rione/3": "wood metal"})
    assert GAME.why_not(p, GAME.parse(p, "build 16"), "en").startswith(
        "What Taverna costs is crossed off in space 3, but space 2 is to be built on first. [fd-6.2: "
    )


NO_MARBLE = {
    "palazzo/giardino": "marble",
    "palazzo/facciata": "marble marble",
    "chiesa/facciata": "marble marble",
    "chiesa/cupola": "marble",
    **{f"rione/{space}": "marble" for space in range(2, 9)},
}


def test_the_question_for_a_resource_without_an_icon_says_what_may_be_taken_instead() -> None:
    p = change(table(2), marks=NO_MARBLE)
    asked = {}
    for built in ([], [7], [17], [7, 17]):
        here = play(change(p, built=built, marks=NO_MARBLE if not built else {}), "take white; gain 2")
        asked[tuple(built)] = GAME.say(GAME.question(here), "en")
    assert asked == {
        (): "There is no free icon for marble.",
        (7,): "There is no free icon for marble, but you may take another resource instead.",
        (17,): "There is no free icon for marble, but Cambiavalute gives you 200 Fiorini instead.",
        (7, 17): (
            "There is no free icon for marble, but you may take another resource instead, "
            "or 200 Fiorini with Cambiavalute."
        ),
    }


def test_a_waiting_die_is_asked_for_as_the_die_of_the_income() -> None:
    p = roll(end_turn(change(others(2), seat=1, complete={"chiesa/pulpito": 2}, preacher=4)))
    assert GAME.say(GAME.question(p), "en") == (
        "Your bonus die from the income: use any of the six, before the Active Player chooses. "
        "An effect that works once a turn is then used up for this turn."
    )
    play(p, "take red; money")
    assert GAME.say(GAME.question(p), "it").startswith("Il dado bonus è usato.")
    assert GAME.describe(p, at.DONE, "de") == "Vorerst nichts mehr"


def test_several_of_a_resource_have_their_plural() -> None:
    p = play(change(table(2), built=[14]), "take green")
    spices, textiles = GAME.parse(p, "gain 2"), GAME.parse(p, "mercatante textile")
    assert [GAME.describe(p, spices, language) for language in ("en", "it", "de")] == [
        "Get 2 spices",
        "Ottieni 2 spezie",
        "2 Gewürze erhalten",
    ]
    assert GAME.describe(p, textiles, "it") == "Mercatante: ottieni 2 tessuti"


def test_numbers_of_the_content_are_in_the_texts() -> None:
    bonus, level = GAME.content.raw["bonus"], GAME.content.raw["level"]
    targets = [{**one, "target": one["target"] + 5} for one in level]
    content = {**GAME.content.raw, "bonus": {**bonus, "income_fiorini": 300}, "level": targets}
    game = bottega.game("florenza-dice", content=content)
    assert game.say(game.option_label("level", "extreme"), "it") == "estremo: più di 75"
    assert "income 300 Fiorini" in game.show(game.start(1), 0)
