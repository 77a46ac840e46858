"""Sentences that need more than their words: prices, players, lists."""

from __future__ import annotations

import pytest

from bottega import Position
from tests.languages import LANGUAGES
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table


def refusal(p: Position, move: str, language: str = "en") -> str:
    """Why the move is not possible, without the rule."""
    found = GAME.refusal(p, GAME.parse(p, move))
    assert found is not None, f"{move} is possible"
    return GAME.say(found.text, language)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("feat gorgon", "Cost: 4 suns; you lack 3 suns. Gorgon. Nothing but its points."),
        (
            "feat hind",
            "Cost: 2 moons; you lack 1 moon. "
            "The Silver Hind. Reinforcement: a minor blessing; the die is chosen before the roll.",
        ),
        (
            "feat hydra",
            "Cost: 5 suns and 5 moons; you lack 4 suns and 4 moons. "
            "Hydra. Nothing but its points, the most of all.",
        ),
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
        ("it", "Costa 5 Frammenti Solari e 5 Frammenti Lunari; ti manca ancora 1 Frammento Lunare."),
        ("de", "Kosten: 5 Sonnensplitter und 5 Mondsplitter; dir fehlt noch 1 Mondsplitter."),
    ],
)
def test_only_what_is_missing_is_named(language: str, told: str) -> None:
    assert refusal(table(hero(sun=6, moon=4), hero()), "feat hydra", language).startswith(told)


def test_a_feat_tells_its_price_its_points_and_what_it_does() -> None:
    p = table(hero(sun=1, moon=1), hero())
    told = {move: GAME.describe(p, GAME.parse(p, move), "en") for move in ("feat chest", "feat elder")}
    assert told["feat chest"].startswith("For 1 moon, 2 points at the end: The Blacksmith’s Chest. ")
    assert told["feat elder"].startswith("For 1 sun: The Elder. ")


def test_other_players_are_named() -> None:
    p = table(hero(moon=3), hero(portal=2), hero(), sets="boar")
    names = ["Ada", "Bruno", "Carla"]
    p.log = []
    play(p, "feat boar")
    assert "Bruno is ousted by Ada, goes home and receives a blessing" in [
        GAME.tell(event, names, "en") for event in p.log
    ]
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


# -- refusals name what really prevents the action ---------------------------------------------------------------------


def why(p: Position, move: str, seat: int = -1) -> tuple[str, str]:
    """Why the move is not possible, with the rule."""
    found = GAME.refusal(p, GAME.parse(p, move), seat)
    assert found is not None, f"{move} is possible"
    return found.rule, GAME.say(found.text, "en")


@pytest.mark.parametrize(("card", "rule"), [("cyclops", "df-7.11"), ("sentinel", "df-7.22")])
def test_a_conversion_cites_the_card_that_allows_it(card: str, rule: str) -> None:
    p = table(hero(sun=6, moon=6, light="g3"), hero(), sets=card)
    play(p, f"feat {card}")
    if card == "cyclops":
        play(p, "roll light")
    roll(p, "g3" if card == "cyclops" else "s1 v2")
    assert why(p, "buy g3")[0] == rule
    assert why(p, "done") == (rule, "To turn nothing into glory, keep what you gain.")
    p.log = []
    play(p, "convert")
    assert next(event.rule for event in p.log if event.kind == "gained") == rule


def test_a_face_that_is_in_the_offering_already_is_not_called_too_dear() -> None:
    p = table(hero(gold=5), hero(), hero())
    play(p, "buy g4", "forge light g1")
    assert why(p, "buy g4") == ("df-5.1", "You have bought this face in this offering already.")


def test_at_the_hammer_nothing_is_put_by_a_zero() -> None:
    p = table(hero(cards="triton hammer", tritons=1), hero(), sets="triton")
    play(p, "triton gold")
    assert why(p, "done") == ("df-4.4", "To put nothing on the Hammer, put 0.")


def test_a_player_who_is_not_there_is_not_called_another() -> None:
    p = table(hero(moon=3), hero(), hero(), sets="boar")
    play(p, "feat boar")
    assert why(p, "boar 3") == ("df-7.17", "There is no such player.")
    assert why(p, "boar 0") == ("df-7.17", "It must be another player.")
    p = table(hero(moon=3), hero(), hero())
    play(p, "feat satyrs")
    roll(p, "s1 g1 g1 g1")
    assert why(p, "borrow 3 light") == ("df-7.16", "There is no such player.")


def test_who_waits_is_told_by_which_rule() -> None:
    assert why(table(hero(gold=2), hero()), "done", seat=1)[0] == "df-2.1"
    p = table(hero(moon=3), hero(portal=2, light="g3-v2"), hero())
    play(p, "feat satyrs")
    assert GAME.why_not(p, 0, "en", seat=0).startswith("It is not your turn to decide. [df-3.1: ")
    roll(p, "g3-v2 g1")
    assert (p.to_act, why(p, "done", seat=0)[0]) == (1, "df-2.3")
    p = table(hero(), hero(gold=2), round=9, active=1)
    play(p, "done")
    assert "[df-2.7: " in GAME.why_not(p, 0, "en", seat=0)


# -- questions fit their answers ---------------------------------------------------------------------------------------


def question(p: Position, language: str = "en") -> str:
    return GAME.say(GAME.question(p), language, ["Ada", "Bruno", "Carla"])


def test_without_suns_the_extra_action_is_not_asked_about() -> None:
    p = table(hero(moon=1, cards="triton", tritons=1), hero(), hero(), sets="triton")
    play(p, "feat chest")
    assert question(p) == "Do you use a Triton before your turn ends?"


def test_where_nothing_can_be_paid_the_question_is_about_the_triton() -> None:
    told = "You can pay for nothing now. Do you use a Triton?"
    p = table(hero(cards="triton", tritons=1), hero(), sets="triton")
    assert question(p) == told
    p = table(hero(gold=2, cards="triton", tritons=1), hero(), sets="triton")
    assert question(p) != told
    play(p, "buy g3", "forge light g1")
    assert question(p) == told
    p = bless(hero(light="ship", cards="triton", tritons=1), hero(), sets="triton,ship", sold_out="g3 m1")
    roll(p, "ship v2 g1 g1")
    assert question(p) == told


@pytest.mark.parametrize(
    ("language", "light", "dark", "borrowed"),
    [
        (
            "en",
            "Which face does the mirror on your light die copy?",
            "Which face does the mirror on your dark die copy?",
            "Which face does the mirror on the light die of Bruno copy for you?",
        ),
        (
            "it",
            "Quale faccia copia lo specchio sul tuo dado chiaro?",
            "Quale faccia copia lo specchio sul tuo dado scuro?",
            "Quale faccia copia per te lo specchio sul dado chiaro di Bruno?",
        ),
        (
            "de",
            "Welche Seite kopiert der Spiegel auf deinem hellen Würfel?",
            "Welche Seite kopiert der Spiegel auf deinem dunklen Würfel?",
            "Welche Seite kopiert für dich der Spiegel auf dem hellen Würfel von Bruno?",
        ),
    ],
)
def test_a_mirror_is_named_by_its_die(language: str, light: str, dark: str, borrowed: str) -> None:
    p = bless(hero(light="mirror", dark="mirror"), hero(light="s2"))
    roll(p, "mirror mirror s2 g1")
    assert question(p, language) == light
    play(p, "copy s2")
    assert question(p, language) == dark
    p = table(hero(moon=3), hero(light="mirror"), hero(light="s2"))
    play(p, "feat satyrs")
    roll(p, "mirror g1 s2 g1")
    play(p, "borrow 1 light", "borrow 1 dark")
    assert question(p, language) == borrowed


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("copy s2", "Copy “2 suns” from the light die of player 2"),
        ("copy v4", "Copy “4 glory” from your own dark die"),
    ],
)
def test_a_copy_tells_whose_face_it_is(move: str, told: str) -> None:
    p = bless(hero(light="mirror", dark="v4"), hero(light="s2", dark="mirror"))
    roll(p, "mirror v4 s2 mirror")
    assert GAME.describe(p, GAME.parse(p, move), "en") == told


# -- what things pay ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Take the red shield (2 suns); if the other face gives sun shards, 5 glory instead"),
        (
            "it",
            "Prendi lo scudo rosso (2 Frammenti Solari); se l’altra faccia dà Frammenti Solari, invece 5 Punti Gloria",
        ),
        (
            "de",
            "„roter Schild (2 Sonnensplitter)“ nehmen; "
            "gibt die andere Seite Sonnensplitter, stattdessen 5 Ruhmespunkte",
        ),
    ],
)
def test_a_shield_says_what_it_pays(language: str, told: str) -> None:
    p = table(hero(sun=3), hero(), sets="shield")
    play(p, "feat shield")
    assert GAME.describe(p, GAME.parse(p, "shield red"), language) == told


def test_the_boars_card_says_what_its_owner_gains() -> None:
    p = table(hero(moon=3), hero(), sets="boar")
    told = GAME.describe(p, GAME.parse(p, "feat boar"), "en")
    assert told.endswith("Each time it is applied you gain 1 sun, 1 moon or 3 glory.")
    play(p, "feat boar")
    assert question(p) == "Where do you forge “red boar (1 sun or 1 moon)”?"


def test_the_rule_of_shields_has_their_lower_halves() -> None:
    assert "red 2 suns, blue 2 moons, yellow 3 gold, green 3 glory" in GAME.rules["df-3.8"].text("en")


def test_satyrs_do_not_speak_of_a_card_that_may_not_be_there() -> None:
    assert not any("erb" in GAME.rules["df-7.16"].text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Put 0 on the Hammer, 2 into the reserve; no room for 4 gold"),
        ("it", "Metti 0 sul Martello e 2 nella riserva; senza posto: 4 Oro"),
        ("de", "0 auf den Hammer legen, 2 in den Vorrat; kein Platz für 4 Gold"),
    ],
)
def test_a_split_tells_what_finds_no_room(language: str, told: str) -> None:
    p = table(hero(gold=10, cards="triton hammer", tritons=1), hero(), sets="triton")
    play(p, "triton gold")
    assert GAME.describe(p, GAME.parse(p, "put 0"), language) == told


def test_a_face_over_its_own_like_is_told_as_such() -> None:
    p = table(hero(gold=2), hero())
    play(p, "buy m1")
    told = GAME.describe(p, GAME.parse(p, "forge dark m1"), "en")
    assert told == "Forge “1 moon” on the dark die, in place of one just like it"


def test_a_refused_copy_names_the_owner_of_a_borrowed_mirror() -> None:
    p = table(hero(moon=3), hero(light="s2"), hero(dark="m2", light="mirror"))
    play(p, "feat satyrs")
    roll(p, "s2 g1 mirror m2")
    play(p, "borrow 2 light", "borrow 1 light")
    names = ["Ada", "Bruno", "Carla"]
    found = GAME.refusal(p, GAME.parse(p, "copy v4"))
    assert found is not None
    assert [GAME.say(found.text, language, names) for language in ("en", "it", "de")] == [
        "The mirror of Carla cannot see this face.",
        "Lo specchio di Carla non vede questa faccia.",
        "Diese Seite sieht der Spiegel von Carla nicht.",
    ]
    own = bless(hero(light="mirror"), hero(light="s2"))
    roll(own, "mirror v2 s2 m1")
    assert refusal(own, "copy v4") == "Your mirror cannot see this face."
