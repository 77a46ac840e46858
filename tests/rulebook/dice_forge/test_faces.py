"""Faces: what each gives, in a divine blessing and in a minor one."""

from __future__ import annotations

import pytest

from tests.rulebook.dice_forge.table import (
    bless,
    has,
    hero,
    left,
    options,
    play,
    refused,
    roll,
    shows,
    step,
    table,
)

PLAIN = [
    ("g1", (1, 0, 0, 0)),
    ("g3", (3, 0, 0, 0)),
    ("m1", (0, 0, 1, 0)),
    ("g4", (4, 0, 0, 0)),
    ("s1", (0, 1, 0, 0)),
    ("g6", (6, 0, 0, 0)),
    ("s1v1", (0, 1, 0, 1)),
    ("g2m1", (2, 0, 1, 0)),
    ("m2", (0, 0, 2, 0)),
    ("s2", (0, 2, 0, 0)),
    ("v3", (0, 0, 0, 3)),
    ("v4", (0, 0, 0, 4)),
    ("m2v2", (0, 0, 2, 2)),
    ("g1s1m1v1", (1, 1, 1, 1)),
]


@pytest.mark.rule("df-3.3")
@pytest.mark.parametrize(("face", "gives"), PLAIN, ids=[face for face, _ in PLAIN])
def test_a_plain_face_gives_everything_on_it(face: str, gives: tuple[int, ...]) -> None:
    p = bless(hero(light=face), hero())
    roll(p, f"{face} v2 g1 g1")
    assert has(p) == (gives[0], gives[1], gives[2], gives[3] + 2)


@pytest.mark.rule("df-1.4", "df-3.3")
def test_the_two_glory_of_the_starting_dice() -> None:
    p = bless(hero(), hero())
    roll(p, "g1 v2 s1 m1")
    assert has(p) == (1, 0, 0, 2)
    assert has(p, 1) == (0, 1, 1, 0)


@pytest.mark.rule("df-3.3")
@pytest.mark.parametrize(
    ("face", "choice", "gives"),
    [
        ("g1-s1-m1", "take gold", (1, 0, 0, 2)),
        ("g1-s1-m1", "take sun", (0, 1, 0, 2)),
        ("g1-s1-m1", "take moon", (0, 0, 1, 2)),
        ("g3-v2", "take gold", (3, 0, 0, 2)),
        ("g3-v2", "take glory", (0, 0, 0, 4)),
        ("g2-s2-m2", "take gold", (2, 0, 0, 2)),
        ("g2-s2-m2", "take sun", (0, 2, 0, 2)),
        ("g2-s2-m2", "take moon", (0, 0, 2, 2)),
    ],
)
def test_a_choice_face_gives_one_option(face: str, choice: str, gives: tuple[int, ...]) -> None:
    p = bless(hero(light=face), hero())
    roll(p, f"{face} v2 g1 g1")
    play(p, choice)
    assert has(p) == gives


@pytest.mark.rule("df-3.3")
def test_an_option_that_overflows_may_be_taken() -> None:
    p = bless(hero(light="g3-v2", gold=12), hero())
    roll(p, "g3-v2 v2 g1 g1")
    assert options(p) == {"take gold", "take glory"}
    play(p, "take gold")
    assert has(p) == (12, 0, 0, 2)


@pytest.mark.rule("df-3.3")
def test_only_the_options_on_the_face_are_there() -> None:
    p = bless(hero(light="g3-v2"), hero())
    roll(p, "g3-v2 v2 g1 g1")
    refused(p, "take sun", "df-3.3")


@pytest.mark.rule("df-3.11")
def test_a_choice_cannot_be_refused() -> None:
    p = bless(hero(light="g3-v2"), hero())
    roll(p, "g3-v2 v2 g1 g1")
    refused(p, "done", "df-3.11")


# -- x3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-3.4")
def test_x3_triples_the_other_face() -> None:
    p = bless(hero(light="x3", dark="g2m1"), hero())
    roll(p, "x3 g2m1 g1 g1")
    assert has(p) == (6, 0, 3, 0)


@pytest.mark.rule("df-3.4")
def test_x3_does_nothing_in_a_minor_blessing() -> None:
    p = table(hero(gold=2, light="x3", cards="hind"), hero(), step="reinforcements")
    play(p, "use hind", "roll light")
    roll(p, "x3")
    assert has(p) == (2, 0, 0, 0)
    assert step(p) == "action"


@pytest.mark.rule("df-3.4", "df-7.5")
def test_x3_triples_a_loss() -> None:
    p = table(hero(sun=3), hero(light="x3", dark="g1 g1 g1 g1 m1", moon=5, gold=4))
    play(p, "feat minotaur")
    roll(p, "x3 m1")
    assert has(p, 1) == (4, 0, 2, 0)


# -- mirror ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-3.5")
def test_a_mirror_copies_a_face_that_an_opponent_shows() -> None:
    p = bless(hero(light="mirror"), hero(light="s2", dark="m2"))
    roll(p, "mirror g1 s2 m2")
    assert options(p) == {"copy s2", "copy m2"}
    play(p, "copy m2")
    assert has(p) == (1, 0, 2, 0)


@pytest.mark.rule("df-3.5", "df-3.2")
def test_a_mirror_in_a_minor_blessing_copies_what_lies_there() -> None:
    p = table(hero(light="mirror", cards="hind"), hero(light="s2", dark="m2"), step="reinforcements")
    play(p, "use hind", "roll light")
    roll(p, "mirror")
    play(p, "copy s2")
    assert has(p) == (0, 2, 0, 0)


@pytest.mark.rule("df-3.5", "df-7.5")
def test_a_mirror_under_minotaur_copies_and_loses() -> None:
    p = table(hero(sun=3, light="s2", dark="m2"), hero(light="mirror", sun=4, moon=4, gold=3))
    play(p, "feat minotaur")
    roll(p, "mirror g1")
    assert options(p) == {"copy s2", "copy m2"}
    play(p, "copy s2")
    assert has(p, 1) == (2, 2, 4, 0)


# -- ship --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-3.7")
def test_a_ship_buys_a_face_for_two_gold_less() -> None:
    p = bless(hero(light="ship", gold=3), hero(), sets="ship")
    roll(p, "ship v2 g1 g1")
    assert options(p) == {"done", "buy g3", "buy m1", "buy g4", "buy s1", "buy g6", "buy s1v1", "buy g3-v2"}
    play(p, "buy g3-v2", "forge dark v2")
    assert has(p) == (0, 0, 0, 2)
    assert shows(p) == ("ship", "g3-v2")


@pytest.mark.rule("df-3.7")
def test_a_ship_never_pays_out() -> None:
    p = bless(hero(light="ship", gold=0), hero(), sets="ship")
    roll(p, "ship v2 g1 g1")
    play(p, "buy m1", "forge light g1")
    assert has(p) == (0, 0, 0, 2)


@pytest.mark.rule("df-3.7")
def test_a_ship_may_be_declined() -> None:
    p = bless(hero(light="ship", gold=3), hero(), sets="ship")
    roll(p, "ship v2 g1 g1")
    play(p, "done")
    assert has(p) == (3, 0, 0, 2)


@pytest.mark.rule("df-3.7")
def test_a_ship_works_in_a_minor_blessing() -> None:
    p = table(hero(light="ship", gold=1, cards="hind"), hero(), step="reinforcements", sets="ship")
    play(p, "use hind", "roll light")
    roll(p, "ship")
    play(p, "buy s1", "forge dark g1")
    assert has(p) == (0, 0, 0, 0)
    assert left(p, "s1") == 1


@pytest.mark.rule("df-3.7", "df-7.5")
def test_a_ship_does_nothing_under_minotaur() -> None:
    p = table(hero(sun=3), hero(light="ship", gold=9), sets="ship")
    play(p, "feat minotaur")
    roll(p, "ship v2")
    assert has(p, 1) == (9, 0, 0, 0)
    assert p.to_act in (0, -1)


# -- shields -----------------------------------------------------------------------------------------------------

SHIELDS = [
    ("shield-red", "s1", (0, 1, 0, 5), (0, 2, 0, 2), (0, 2, 0, 0)),
    ("shield-blue", "m1", (0, 0, 1, 5), (0, 0, 2, 2), (0, 0, 2, 0)),
    ("shield-yellow", "g1", (1, 0, 0, 5), (3, 0, 0, 2), (3, 0, 0, 0)),
    ("shield-green", "v3", (0, 0, 0, 8), None, (0, 0, 0, 3)),
]
SHIELD_IDS = [row[0] for row in SHIELDS]


@pytest.mark.rule("df-3.8")
@pytest.mark.parametrize("row", SHIELDS, ids=SHIELD_IDS)
def test_a_shield_gives_five_glory_beside_its_resource(
    row: tuple[str, str, tuple[int, ...], object, object],
) -> None:
    p = bless(hero(light=row[0], dark=f"{row[1]} g1 g1 g1 m1"), hero(), sets="shield")
    roll(p, f"{row[0]} {row[1]} g1 g1")
    assert has(p) == row[2]


@pytest.mark.rule("df-3.8")
@pytest.mark.parametrize("row", SHIELDS, ids=SHIELD_IDS)
def test_a_shield_gives_its_lower_half_otherwise(
    row: tuple[str, str, object, tuple[int, ...] | None, object],
) -> None:
    other, gives = ("v2", row[3]) if row[3] is not None else ("g1", (1, 0, 0, 3))
    p = bless(hero(light=row[0]), hero(), sets="shield")
    roll(p, f"{row[0]} {other} g1 g1")
    assert has(p) == gives


@pytest.mark.rule("df-3.8", "df-3.2")
@pytest.mark.parametrize("row", SHIELDS, ids=SHIELD_IDS)
def test_a_shield_gives_its_lower_half_in_a_minor_blessing(
    row: tuple[str, str, object, object, tuple[int, ...]],
) -> None:
    p = table(hero(light=row[0], dark="g1", cards="hind"), hero(), step="reinforcements", sets="shield")
    play(p, "use hind", "roll light")
    roll(p, row[0])
    assert has(p) == row[4]


@pytest.mark.rule("df-3.8")
def test_what_is_lost_over_a_limit_still_matches() -> None:
    p = bless(hero(light="shield-yellow", gold=12), hero(), sets="shield")
    roll(p, "shield-yellow g1 g1 g1")
    assert has(p) == (12, 0, 0, 5)


@pytest.mark.rule("df-3.8")
def test_gold_on_the_hammer_still_matches() -> None:
    p = bless(hero(light="shield-yellow", cards="hammer"), hero(), sets="shield")
    roll(p, "shield-yellow g1 g1 g1")
    play(p, "put 1")
    assert has(p) == (0, 0, 0, 5)


@pytest.mark.rule("df-3.8", "df-7.22")
def test_a_shard_turned_by_sentinel_matches_as_a_shard_and_not_as_glory() -> None:
    for shield, glory in (("shield-red", 2 + 5), ("shield-green", 2 + 3)):
        p = table(hero(moon=6, light=shield, dark="s1"), hero(), sets="shield,sentinel")
        play(p, "feat sentinel")
        roll(p, f"{shield} s1")
        play(p, "convert")
        assert has(p) == (0, 0, 0, glory)


@pytest.mark.rule("df-3.8", "df-4.5")
def test_glory_of_the_hammer_does_not_match() -> None:
    p = bless(hero(light="shield-green", cards="hammer", hammer=14), hero(), sets="shield")
    roll(p, "shield-green g1 g1 g1")
    play(p, "put 1")
    assert has(p) == (0, 0, 0, 13)


# -- boars -------------------------------------------------------------------------------------------------------

BOARS = ("red", "blue", "yellow", "green")


@pytest.mark.rule("df-3.9", "df-3.10")
@pytest.mark.parametrize("colour", BOARS)
def test_a_boar_gives_its_roller_a_shard_and_its_owner_a_bonus(colour: str) -> None:
    p = bless(
        hero(dark=" ".join(f"boar-{each}" for each in BOARS)),
        hero(cards="boar " * 4, boars=" ".join(BOARS)),
        hero(),
        hero(),
        sets="boar",
    )
    roll(p, f"g1 boar-{colour} g1 g1 g1 g1 g1 g1")
    assert options(p) == {"take sun", "take moon"}
    play(p, "take moon")
    assert p.to_act == 1
    assert options(p) == {"take sun", "take moon", "take glory"}
    play(p, "take glory")
    assert has(p) == (1, 0, 1, 0)
    assert has(p, 1) == (2, 0, 0, 3)


@pytest.mark.rule("df-3.10")
@pytest.mark.parametrize(
    ("bonus", "gives"), [("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0)), ("glory", (0, 0, 0, 3))]
)
def test_the_bonus_is_a_sun_a_moon_or_three_glory(bonus: str, gives: tuple[int, ...]) -> None:
    p = table(
        hero(light="boar-red", cards="hind"),
        hero(cards="boar", boars="red"),
        step="reinforcements",
        sets="boar",
    )
    play(p, "use hind", "roll light")
    roll(p, "boar-red")
    play(p, "take sun", f"take {bonus}")
    assert has(p) == (0, 1, 0, 0)
    assert has(p, 1) == gives


@pytest.mark.rule("df-3.9", "df-7.5")
def test_a_boar_under_minotaur_costs_a_shard_and_its_owner_still_gains() -> None:
    p = table(hero(sun=3, cards="boar", boars="red"), hero(light="boar-red", sun=2, moon=2), sets="boar")
    play(p, "feat minotaur")
    roll(p, "boar-red v2")
    play(p, "take sun")
    assert p.to_act == 0
    play(p, "take glory")
    assert has(p, 1) == (0, 1, 2, 0)
    assert has(p) == (0, 0, 0, 3)


@pytest.mark.rule("df-3.10", "df-4.1")
def test_limits_hold_for_the_bonus() -> None:
    p = bless(hero(dark="boar-red"), hero(cards="boar", boars="red", sun=6), sets="boar")
    roll(p, "g1 boar-red g1 g1")
    play(p, "take sun", "take sun")
    assert has(p, 1)[1] == 6
