"""The mirror, exactly."""

from __future__ import annotations

import pytest

from tests.rulebook.dice_forge.table import bless, has, hero, options, play, refused, roll, shows, table


@pytest.mark.rule("df-3.5")
def test_candidates_are_all_faces_that_show_on_the_opponents_dice() -> None:
    p = bless(hero(light="mirror"), hero(light="s2"), hero(dark="m2"))
    roll(p, "mirror g1 s2 m1 g1 m2")
    assert options(p) == {"copy s2", "copy m1", "copy g1", "copy m2"}


@pytest.mark.rule("df-3.5")
def test_ones_own_dice_are_no_candidates() -> None:
    p = bless(hero(light="mirror", dark="v4"), hero(light="s2"))
    roll(p, "mirror v4 s2 m1")
    refused(p, "copy v4", "df-3.5")


@pytest.mark.rule("df-3.5")
def test_faces_that_read_the_same_are_one_option_and_are_copied_unasked() -> None:
    p = bless(hero(light="mirror"), hero())
    roll(p, "mirror v2 g1 g1")
    assert has(p) == (1, 0, 0, 2)


@pytest.mark.rule("df-3.5", "df-3.11")
def test_copying_is_mandatory() -> None:
    p = bless(hero(light="mirror"), hero(light="s2"))
    roll(p, "mirror v2 s2 g1")
    refused(p, "done", "df-3.11")


@pytest.mark.rule("df-3.6")
def test_an_opposing_mirror_opens_ones_own_other_face() -> None:
    p = bless(hero(light="mirror", dark="v4"), hero(light="mirror", dark="s2"))
    roll(p, "mirror v4 mirror s2")
    assert options(p) == {"copy v4", "copy s2"}
    play(p, "copy v4")
    assert has(p) == (0, 0, 0, 8)


@pytest.mark.rule("df-3.6")
def test_in_a_minor_blessing_the_other_face_is_the_one_that_lies_there() -> None:
    p = table(
        hero(light="mirror", dark="v4", cards="hind"), hero(light="mirror", dark="s2"), step="reinforcements"
    )
    play(p, "use hind", "roll light")
    roll(p, "mirror")
    assert options(p) == {"copy v4", "copy s2"}
    play(p, "copy v4")
    assert has(p) == (0, 0, 0, 4)


@pytest.mark.rule("df-3.6")
def test_nothing_but_mirrors_is_no_effect() -> None:
    p = bless(
        hero(light="mirror", dark="mirror", cards="mirror"),
        hero(light="mirror", dark="mirror", cards="mirror"),
    )
    roll(p, "mirror mirror mirror mirror")
    assert has(p) == (0, 0, 0, 0)
    assert has(p, 1) == (0, 0, 0, 0)


@pytest.mark.rule("df-3.5")
def test_two_mirrors_may_copy_the_same_face() -> None:
    p = bless(hero(light="mirror", dark="mirror"), hero(light="s2", dark="m2"))
    roll(p, "mirror mirror s2 m2")
    play(p, "copy s2", "copy s2")
    assert has(p) == (0, 4, 0, 0)


@pytest.mark.rule("df-3.5", "df-3.4")
def test_one_mirror_copies_x3_and_the_other_a_face_that_is_tripled() -> None:
    p = bless(hero(light="mirror", dark="mirror"), hero(light="x3", dark="m2"))
    roll(p, "mirror mirror x3 m2")
    play(p, "copy x3", "copy m2")
    assert has(p) == (0, 0, 6, 0)


@pytest.mark.rule("df-3.5", "df-3.4")
def test_both_mirrors_copying_x3_give_nothing() -> None:
    p = bless(hero(light="mirror", dark="mirror"), hero(light="x3", dark="m2"))
    roll(p, "mirror mirror x3 m2")
    play(p, "copy x3", "copy x3")
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-3.5", "df-3.4")
def test_a_copied_x3_triples_the_copiers_other_die() -> None:
    p = bless(hero(light="mirror", dark="m2"), hero(light="x3"))
    roll(p, "mirror m2 x3 g1")
    play(p, "copy x3")
    assert has(p) == (0, 0, 6, 0)


@pytest.mark.rule("df-3.5", "df-3.2")
def test_a_copied_x3_does_nothing_for_a_single_die() -> None:
    p = table(hero(light="mirror", dark="m2", cards="hind"), hero(light="x3"), step="reinforcements")
    play(p, "use hind", "roll light")
    roll(p, "mirror")
    play(p, "copy x3")
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-3.5", "df-3.7")
def test_a_copied_ship_lets_the_copier_forge() -> None:
    p = bless(hero(light="mirror", gold=1), hero(light="ship"), sets="ship")
    roll(p, "mirror v2 ship g1")
    play(p, "copy ship", "buy s1", "forge dark g1")
    assert shows(p) == ("mirror", "s1")


@pytest.mark.rule("df-3.5", "df-3.10")
def test_a_copied_boar_pays_its_owner_even_the_copier() -> None:
    p = bless(hero(light="mirror", cards="boar", boars="red"), hero(light="boar-red"), sets="boar")
    roll(p, "mirror v2 boar-red g1")
    play(p, "copy boar-red", "take sun")
    assert p.to_act == 0
    play(p, "take glory")
    assert has(p) == (0, 1, 0, 5)


@pytest.mark.rule("df-3.5", "df-3.8")
def test_a_copied_shield_is_judged_against_the_copiers_other_die() -> None:
    p = bless(hero(light="mirror", dark="s2"), hero(light="shield-red", dark="m2"), sets="shield")
    roll(p, "mirror s2 shield-red m2")
    play(p, "copy shield-red")
    assert has(p) == (0, 2, 0, 5)


@pytest.mark.rule("df-3.5", "df-3.3")
def test_a_copied_choice_is_made_afresh() -> None:
    p = bless(hero(light="mirror"), hero(light="g3-v2"))
    roll(p, "mirror m1 g3-v2 g1")
    play(p, "copy g3-v2", "take glory")
    assert has(p) == (0, 0, 1, 2)
    play(p, "take gold")
    assert has(p, 1)[0] == 4


@pytest.mark.rule("df-3.5", "df-5.2", "df-2.3")
def test_a_mirror_after_a_ship_sees_the_new_face() -> None:
    p = bless(hero(light="ship", gold=6), hero(light="mirror"), sets="ship")
    roll(p, "ship m1 mirror g1")
    play(p, "buy s2", "forge light ship")
    assert p.to_act == 1
    assert options(p) == {"copy s2", "copy m1"}


@pytest.mark.rule("df-3.5", "df-2.3")
def test_a_mirror_before_a_ship_keeps_what_it_copied() -> None:
    p = bless(hero(light="mirror"), hero(light="ship", gold=6), sets="ship")
    roll(p, "mirror v2 ship m1")
    play(p, "copy m1")
    play(p, "buy s2", "forge light ship")
    assert has(p) == (0, 0, 1, 2)


@pytest.mark.rule("df-3.6", "df-7.19")
def test_a_repeated_mirror_that_was_forged_over_may_copy_both_own_faces() -> None:
    p = bless(
        hero(light="mirror", dark="ship", gold=6, cards="cerberus", cerberi=1),
        hero(light="mirror", dark="s1"),
        sets="ship,cerberus",
    )
    roll(p, "mirror ship mirror s1")
    play(p, "copy s1", "buy s2", "forge light mirror", "again")
    assert shows(p) == ("s2", "ship")
    assert options(p) == {"copy s1", "copy s2", "copy ship"}
    play(p, "copy s2")
    assert has(p)[1] == 3


@pytest.mark.rule("df-3.6")
def test_ones_own_mirror_that_still_shows_is_never_copied() -> None:
    p = bless(
        hero(light="mirror", dark="v4", cards="cerberus", cerberi=1),
        hero(light="mirror", dark="s1"),
        sets="cerberus",
    )
    roll(p, "mirror v4 mirror s1")
    play(p, "copy s1", "again")
    assert options(p) == {"copy s1", "copy v4"}
