"""Losing instead of gaining."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.dice_forge.table import has, hero, options, play, refused, roll, seat_of, step, table


@pytest.mark.rule("df-7.5")
def test_all_others_roll_first_and_then_lose_in_turn_order() -> None:
    p = table(hero(), hero(sun=3), hero(light="g3-v2", gold=5), active=1)
    play(p, "feat minotaur")
    roll(p, "g3-v2 v2")
    assert p.to_act == CHANCE
    roll(p, "g1 g1")
    assert p.to_act == 2
    play(p, "take gold")
    assert has(p, 2) == (2, 0, 0, 0)


@pytest.mark.rule("df-7.5", "df-4.1")
def test_a_reserve_stops_at_nothing() -> None:
    p = table(hero(sun=3), hero(light="g4", gold=1, glory=1))
    play(p, "feat minotaur")
    roll(p, "g4 v2")
    assert has(p, 1) == (0, 0, 0, 0)


@pytest.mark.rule("df-7.5", "df-6.4")
def test_printed_points_are_safe() -> None:
    p = table(hero(sun=3), hero(cards="gorgon", glory=1))
    play(p, "feat minotaur")
    roll(p, "g1 v2")
    assert p.scores()[1] == 14


@pytest.mark.rule("df-7.5", "df-4.2")
def test_glory_is_lost_through_a_hundred() -> None:
    p = table(hero(sun=3), hero(glory=101))
    play(p, "feat minotaur")
    roll(p, "g1 v2")
    assert has(p, 1)[3] == 99


@pytest.mark.rule("df-7.5")
def test_the_victim_chooses_and_may_lose_what_he_has_none_of() -> None:
    p = table(hero(sun=3), hero(light="g3-v2", gold=5))
    play(p, "feat minotaur")
    roll(p, "g3-v2 m1")
    assert options(p) == {"take gold", "take glory"}
    play(p, "take glory")
    assert has(p, 1) == (5, 0, 0, 0)


@pytest.mark.rule("df-7.5", "df-3.11")
def test_the_loss_cannot_be_refused() -> None:
    p = table(hero(sun=3), hero(light="g3-v2", gold=5))
    play(p, "feat minotaur")
    roll(p, "g3-v2 m1")
    refused(p, "done", "df-3.11")


@pytest.mark.rule("df-7.5", "df-3.5")
def test_a_mirror_may_copy_something_harmless() -> None:
    p = table(hero(sun=3, light="ship"), hero(light="mirror", gold=5), sets="ship")
    play(p, "feat minotaur")
    roll(p, "mirror m1")
    play(p, "copy ship")
    assert has(p, 1) == (5, 0, 0, 0)


@pytest.mark.rule("df-7.5", "df-4.4")
def test_the_hammer_is_not_touched() -> None:
    p = table(hero(sun=3), hero(light="g4", gold=5, cards="hammer", hammer=9))
    play(p, "feat minotaur")
    roll(p, "g4 m1")
    assert has(p, 1)[0] == 1
    assert seat_of(p, 1)["hammer"] == 9


@pytest.mark.rule("df-7.5", "df-3.10")
def test_a_boars_owner_among_the_victims_gains() -> None:
    p = table(
        hero(sun=3),
        hero(light="boar-red", sun=1),
        hero(cards="boar", boars="red"),
        sets="boar",
    )
    play(p, "feat minotaur")
    roll(p, "boar-red g1 g1 g1")
    play(p, "take sun")
    assert p.to_act == 2
    play(p, "take glory")
    assert has(p, 2) == (0, 0, 0, 3)


@pytest.mark.rule("df-7.5", "df-3.4", "df-3.10")
def test_x3_beside_a_boar_three_of_one_shard_lost_and_three_picks_gained() -> None:
    p = table(
        hero(sun=3, cards="boar", boars="red"), hero(light="boar-red", dark="x3", sun=2, moon=5), sets="boar"
    )
    play(p, "feat minotaur")
    roll(p, "boar-red x3")
    play(p, "take moon")
    assert has(p, 1) == (0, 2, 2, 0)
    play(p, "take glory", "take glory", "take sun")
    assert has(p) == (0, 1, 0, 6)


@pytest.mark.rule("df-7.5", "df-7.19")
def test_it_is_no_blessing_so_no_cerberus() -> None:
    p = table(hero(sun=3), hero(gold=3, cards="cerberus", cerberi=1), sets="cerberus")
    play(p, "feat minotaur")
    roll(p, "g1 g1")
    assert has(p, 1)[0] == 1
    assert step(p) != "taking"
    assert p.to_act != 1


@pytest.mark.rule("df-7.5")
def test_the_rolled_dice_stay_as_they_fell() -> None:
    p = table(hero(sun=3), hero())
    play(p, "feat minotaur")
    roll(p, "s1 m1")
    assert seat_of(p, 1)["shows"] == [5, 4]


@pytest.mark.rule("df-7.5")
def test_nobody_else_than_the_others_loses() -> None:
    p = table(hero(sun=5, gold=5), hero(gold=5))
    play(p, "feat minotaur")
    roll(p, "g1 g1")
    assert has(p) == (5, 2, 0, 0)
    assert has(p, 1) == (3, 0, 0, 0)


@pytest.mark.rule("df-7.5", "df-3.10")
@pytest.mark.parametrize(("light", "dark"), [("mirror", "v4"), ("v4", "mirror")])
def test_the_colour_of_the_die_does_not_matter_to_a_victim_who_copies_his_own_boar(
    light: str, dark: str
) -> None:
    p = table(
        hero(sun=3, light="boar-red"),
        hero(light=light, dark=dark, cards="boar", boars="red"),
        sets="boar",
    )
    play(p, "feat minotaur")
    roll(p, f"{light} {dark}")
    play(p, "copy boar-red")
    assert options(p) == {"take sun", "take moon", "take glory"}, (
        "a shard that he has none of is lost unasked"
    )
    play(p, "take glory")
    assert has(p, 1) == (0, 0, 0, 3)


@pytest.mark.rule("df-7.5", "df-3.10")
def test_two_bonuses_of_ones_own_come_after_both_losses() -> None:
    p = table(
        hero(sun=3, light="boar-red"),
        hero(light="mirror", dark="mirror", cards="boar", boars="red", sun=1, moon=1),
        sets="boar",
    )
    play(p, "feat minotaur")
    roll(p, "mirror mirror")
    play(p, "copy boar-red", "copy boar-red", "take sun", "take moon")
    assert has(p, 1) == (0, 0, 0, 0)
    play(p, "take sun", "take moon")
    assert has(p, 1) == (0, 1, 1, 0)


@pytest.mark.rule("df-7.5", "df-3.4", "df-3.10")
def test_x3_beside_ones_own_boar_pays_three_bonuses_after_the_loss() -> None:
    p = table(
        hero(sun=3, light="boar-red"),
        hero(light="x3", dark="mirror", cards="boar", boars="red", sun=2),
        sets="boar",
    )
    play(p, "feat minotaur")
    roll(p, "x3 mirror")
    play(p, "copy boar-red", "take sun", "take glory", "take glory", "take sun")
    assert has(p, 1) == (0, 1, 0, 6)
