"""Sentences that need more than their words: prices, players, lists."""

from __future__ import annotations

import pytest

from bottega import LANGUAGES, Position
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table


def refusal(p: Position, move: str, language: str = "en") -> str:
    """Why the move is not possible, without the rule."""
    found = GAME.refusal(p, GAME.parse(p, move))
    assert found is not None, f"{move} is possible"
    return GAME.say(found.text, language)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("feat gorgon", "Gorgon costs 4 suns; you lack 3 suns."),
        ("feat hind", "The Silver Hind costs 2 moons; you lack 1 moon."),
        ("feat hydra", "Hydra costs 5 suns and 5 moons; you lack 4 suns and 4 moons."),
        ("buy g4", "“4 gold” costs 3 gold; you lack 1 gold."),
    ],
)
def test_what_cannot_be_paid_says_what_is_missing(move: str, told: str) -> None:
    assert refusal(table(hero(gold=2, sun=1, moon=1), hero()), move) == told


def test_a_ships_price_is_the_one_with_the_discount() -> None:
    p = bless(hero(light="ship", gold=3), hero(), sets="ship")
    roll(p, "ship m1 g1 g1")
    assert refusal(p, "buy s2") == "“2 suns” costs 6 gold; you lack 3 gold."


def test_the_elder_and_the_extra_action_say_it_too() -> None:
    p = table(hero(gold=1, cards="elder owl"), hero(), step="reinforcements")
    assert refusal(p, "use elder") == "The Elder costs 3 gold; you lack 2 gold."
    p = table(hero(sun=1, cards="triton", tritons=1), hero(), sets="triton", step="extra")
    assert refusal(p, "extra") == "An extra action costs 2 suns; you lack 1 sun."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", "Idra costa 5 Frammenti Solari e 5 Frammenti Lunari. Ti manca ancora: 1 Frammento Lunare."),
        ("de", "Hydra kostet 5 Sonnensplitter und 5 Mondsplitter; es fehlt noch: 1 Mondsplitter."),
    ],
)
def test_only_what_is_missing_is_named(language: str, told: str) -> None:
    assert refusal(table(hero(sun=6, moon=4), hero()), "feat hydra", language) == told


def test_a_feat_tells_its_price_its_points_and_what_it_does() -> None:
    p = table(hero(sun=1, moon=1), hero())
    told = {move: GAME.describe(p, GAME.parse(p, move), "en") for move in ("feat chest", "feat elder")}
    assert told["feat chest"].startswith("For 1 moon, 2 points at the end: The Blacksmith's Chest. ")
    assert told["feat elder"].startswith("For 1 sun: The Elder. ")


def test_other_players_are_named() -> None:
    p = table(hero(moon=3), hero(portal=2), hero(), sets="boar")
    names = ["Ada", "Bruno", "Carla"]
    p.log = []
    play(p, "feat boar")
    assert "Bruno is ousted by Ada and goes home" in [GAME.tell(event, names, "en") for event in p.log]
    roll(p, "g1 g1")
    action = GAME.parse(p, "boar 2")
    assert GAME.describe(p, action, "en", names=names) == "Let Carla bear the boar"
    assert GAME.describe(p, action, "en") == "Let player 3 bear the boar"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Forge “2 gold, 2 suns or 2 moons” on the light die, in place of “1 gold”"),
        (
            "it",
            "Forgia «2 Oro, 2 Frammenti Solari o 2 Frammenti Lunari» sul dado chiaro, al posto di «1 Oro»",
        ),
        (
            "de",
            "„2 Gold, 2 Sonnensplitter oder 2 Mondsplitter“ auf den hellen Würfel schmieden, "
            "anstelle von „1 Gold“",
        ),
    ],
)
def test_lists_and_dice_are_said_as_people_say_them(language: str, told: str) -> None:
    p = table(hero(gold=12), hero(), hero())
    play(p, "buy g2-s2-m2")
    assert GAME.describe(p, GAME.parse(p, "forge light g1"), language) == told


def test_who_waits_for_another_sees_what_that_one_is_asked() -> None:
    p = bless(hero(light="ship", gold=6), hero(light="g3-v2"), sets="ship")
    roll(p, "ship m1 g3-v2 g1")
    assert p.waiting == (0,)
    assert GAME.question(p, 1) == GAME.question(p, 0)
    play(p, "done")
    assert GAME.question(p, 1) != GAME.question(table(hero(gold=2), hero()), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_tells_whose_die_it_is(language: str) -> None:
    p = bless(hero(), hero())
    assert "Ada" in GAME.describe(p, 0, language, names=["Ada", "Bruno"])
