"""What the rulebook leaves open, each point with its ruling."""

from __future__ import annotations

import pytest

from bottega import CHANCE, Text
from tests.rulebook.dice_forge.table import (
    GAME,
    bless,
    has,
    hero,
    left,
    options,
    play,
    refused,
    roll,
    seat_of,
    shows,
    step,
    table,
)


@pytest.mark.rule("df-3.10", "df-3.4")
def test_1_x3_beside_a_boar_pays_its_owner_three_free_picks() -> None:
    p = bless(hero(light="boar-red", dark="x3"), hero(cards="boar", boars="red"), sets="boar")
    roll(p, "boar-red x3 g1 g1")
    play(p, "take moon", "take glory", "take sun", "take glory")
    assert has(p) == (0, 0, 3, 0)
    assert has(p, 1) == (2, 1, 0, 6)


@pytest.mark.rule("df-3.4")
def test_2_x3_beside_a_choice_is_one_choice() -> None:
    p = bless(hero(light="g2-s2-m2", dark="x3"), hero())
    roll(p, "g2-s2-m2 x3 g1 g1")
    play(p, "take moon")
    assert has(p) == (0, 0, 6, 0)


@pytest.mark.rule("df-3.8", "df-3.5")
def test_3_two_equal_shields_both_give_their_lower_half() -> None:
    p = bless(hero(light="shield-red", dark="mirror"), hero(light="mirror", dark="m2"), sets="shield")
    roll(p, "shield-red mirror mirror m2")
    play(p, "copy shield-red")
    assert has(p) == (0, 4, 0, 0)


@pytest.mark.rule("df-3.8", "df-7.5")
@pytest.mark.parametrize(("other", "lost"), [("s1", (5, 2, 4, 0)), ("m1", (5, 1, 3, 5))])
def test_4_a_shield_lost_to_minotaur_in_changed_content(other: str, lost: tuple[int, ...]) -> None:
    # Shield and Minotaur share a slot: the shield comes onto the die by hand here.
    p = table(hero(sun=3), hero(light="shield-red", dark=f"{other} g1", gold=5, sun=3, moon=4, glory=5))
    play(p, "feat minotaur")
    roll(p, f"shield-red {other}")
    assert has(p, 1) == lost


@pytest.mark.rule("df-3.6", "df-7.16")
def test_5_a_borrowed_mirror_may_copy_the_other_pick_on_a_third_players_die() -> None:
    p = table(hero(moon=3), hero(light="mirror"), hero(light="s2"))
    play(p, "feat satyrs")
    roll(p, "mirror g1 s2 m1")
    play(p, "borrow 1 light", "borrow 2 light")
    assert options(p) == {"copy g1", "copy s2", "copy m1"}
    play(p, "copy s2")
    assert has(p) == (0, 4, 0, 0)


@pytest.mark.rule("df-7.22", "df-7.11")
def test_6_turning_is_all_or_nothing_for_a_face() -> None:
    p = table(hero(moon=6, light="m2v2"), hero(), sets="sentinel")
    play(p, "feat sentinel")
    roll(p, "m2v2 g1")
    assert options(p) == {"keep", "convert"}
    play(p, "convert")
    assert has(p) == (1, 0, 0, 6)


@pytest.mark.rule("df-1.3")
def test_7_names_of_our_own_in_italian() -> None:
    names = {"cancer": "Granchio", "ship": "Nave Celeste", "shield": "Scudo del Guardiano", "triton": "Tritone",
             "cyclops": "Ciclope", "bear": "Orsa Maggiore", "boar": "Cinghiale Tenace", "cerberus": "Cerbero",
             "sentinel": "Sentinella", "typhon": "Tifone"}  # fmt: skip
    for card, name in names.items():
        assert GAME.say(Text(f"card-{card}"), "it") == name


@pytest.mark.rule("df-4.2")
def test_8_a_hundred_glory_is_only_bookkeeping() -> None:
    p = bless(hero(glory=198), hero())
    roll(p, "g1 v2 g1 g1")
    assert p.scores()[0] == 200


@pytest.mark.rule("df-3.11")
def test_9_a_forging_that_hurts_cannot_be_declined() -> None:
    p = table(hero(moon=5, light="v4 s2 m2 g6 s1v1 v3"), hero())
    play(p, "feat helmet")
    refused(p, "done", "df-3.11")


@pytest.mark.rule("df-2.5", "df-2.6")
def test_10_passing_the_action_closes_the_extra_one() -> None:
    p = table(hero(sun=6), hero())
    play(p, "done")
    assert p.to_act == CHANCE


@pytest.mark.rule("df-7.19", "df-7.5")
def test_11_no_cerberus_after_minotaurs_loss() -> None:
    p = table(hero(sun=3), hero(gold=5, cards="cerberus", cerberi=1), sets="cerberus")
    play(p, "feat minotaur")
    roll(p, "g1 g1")
    assert p.dump()["active"] == 1
    assert seat_of(p, 1)["cerberi"] == 1


@pytest.mark.rule("df-7.19")
def test_12_cerberus_is_asked_after_everything_is_settled() -> None:
    p = bless(hero(light="ship", gold=1, cards="cerberus", cerberi=1), hero(), sets="ship,cerberus")
    roll(p, "ship v2 g1 g1")
    assert "again" not in options(p)
    play(p, "buy s1", "forge dark g1")
    assert has(p) == (0, 0, 0, 2)
    assert options(p) == {"done", "again"}


@pytest.mark.rule("df-7.19", "df-3.7")
def test_13_cerberus_repeats_the_faces_as_rolled() -> None:
    p = bless(hero(light="ship", gold=1, cards="cerberus", cerberi=1), hero(), sets="ship,cerberus")
    roll(p, "ship v2 g1 g1")
    play(p, "buy s1", "forge light ship", "again", "buy g3", "forge light g1")
    assert has(p) == (0, 0, 0, 4)
    assert "ship" not in seat_of(p)["light"]


@pytest.mark.rule("df-7.5", "df-2.3")
def test_14_minotaurs_victims_lose_in_turn_order_from_the_left() -> None:
    p = table(
        hero(light="mirror", gold=3, cards="mirror"),
        hero(sun=3),
        hero(light="g3-v2", gold=5),
        hero(),
        active=1,
    )
    play(p, "feat minotaur")
    roll(p, "g3-v2 m1 s1 g1 mirror g1")
    assert p.waiting == (2,)
    play(p, "take gold")
    assert p.waiting == (0,)


@pytest.mark.rule("df-3.10")
def test_15_the_bonus_comes_before_the_rollers_other_die_and_his_cerberus() -> None:
    p = bless(
        hero(light="boar-red", dark="g3-v2", cards="cerberus", cerberi=1),
        hero(cards="boar", boars="red"),
        sets="boar,cerberus",
    )
    roll(p, "boar-red g3-v2 g1 g1")
    play(p, "take sun")
    assert p.to_act == 1
    play(p, "take glory")
    assert options(p) == {"take gold", "take glory"}
    play(p, "take gold")
    assert options(p) == {"done", "again"}


@pytest.mark.rule("df-3.7", "df-5.1")
def test_16_two_ships_may_buy_the_same_face_twice() -> None:
    p = bless(hero(light="ship", dark="ship", gold=6), hero(), sets="ship")
    roll(p, "ship ship g1 g1")
    play(p, "buy g3-v2", "forge light g1", "buy g3-v2", "forge dark g1")
    assert left(p, "g3-v2") == 0
    assert shows(p) == ("g3-v2", "g3-v2")


@pytest.mark.rule("df-3.2", "df-3.8")
def test_minor_blessings_see_nothing_of_the_other_die() -> None:
    p = table(hero(light="shield-red", dark="s1", cards="hind"), hero(), step="reinforcements", sets="shield")
    play(p, "use hind", "roll light")
    roll(p, "shield-red")
    assert has(p) == (0, 2, 0, 0)
    assert step(p) == "action"
