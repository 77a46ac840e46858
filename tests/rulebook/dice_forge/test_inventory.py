"""Reserves, Chest, Hammer and tokens."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.dice_forge.table import (
    bless,
    canonical,
    has,
    hero,
    options,
    play,
    refused,
    roll,
    seat_of,
    step,
    table,
)

# -- limits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-4.1")
@pytest.mark.parametrize(
    ("resource", "at_most", "face"), [("gold", 12, "g3"), ("sun", 6, "s2"), ("moon", 6, "m2")]
)
def test_what_goes_over_the_limit_is_lost(resource: str, at_most: int, face: str) -> None:
    p = bless(hero(light=face, **{resource: at_most - 1}), hero())
    roll(p, f"{face} v2 g1 g1")
    assert seat_of(p)[resource] == at_most


@pytest.mark.rule("df-4.2")
def test_glory_has_no_limit() -> None:
    p = bless(hero(glory=99), hero())
    roll(p, "g1 v2 g1 g1")
    assert has(p)[3] == 101


@pytest.mark.rule("df-4.1")
def test_limits_are_looked_at_in_the_order_of_the_gains() -> None:
    p = bless(hero(gold=11, light="g3", dark="ship"), hero(), sets="ship")
    roll(p, "g3 ship g1 g1")
    play(p, "gold first", "buy g4", "forge light g1")
    assert has(p)[0] == 11


@pytest.mark.rule("df-4.3", "df-7.13")
@pytest.mark.parametrize(("chests", "limits"), [(1, (16, 9, 9)), (2, (20, 12, 12))])
def test_each_chest_adds_to_the_limits(chests: int, limits: tuple[int, int, int]) -> None:
    p = bless(
        hero(gold=limits[0] - 1, sun=limits[1] - 1, moon=limits[2] - 1, light="g1s1m1v1", dark="x3",
             cards="chest " * chests),
        hero(),
    )  # fmt: skip
    roll(p, "g1s1m1v1 x3 g1 g1")
    assert has(p)[:3] == limits


@pytest.mark.rule("df-4.3", "df-7.13")
def test_what_was_lost_before_a_chest_does_not_come_back() -> None:
    p = table(hero(gold=12, moon=1), hero())
    play(p, "feat chest")
    assert has(p)[0] == 12


# -- hammer ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-4.4", "df-7.12")
def test_any_part_of_a_gain_of_gold_may_go_on_the_track() -> None:
    p = bless(hero(light="g4", cards="hammer"), hero())
    roll(p, "g4 m1 g1 g1")
    assert options(p) == {"put 0", "put 1", "put 2", "put 3", "put 4"}
    play(p, "put 3")
    assert has(p)[0] == 1
    assert seat_of(p)["hammer"] == 3


@pytest.mark.rule("df-4.4")
def test_gold_in_the_reserve_cannot_go_on_the_track() -> None:
    p = bless(hero(light="g4", gold=5, cards="hammer"), hero())
    roll(p, "g4 m1 g1 g1")
    refused(p, "put 5", "df-4.4")


@pytest.mark.rule("df-4.4")
def test_without_a_hammer_nothing_is_asked() -> None:
    p = bless(hero(light="g4"), hero())
    roll(p, "g4 m1 g1 g1")
    assert step(p) == "action"


@pytest.mark.rule("df-4.5")
def test_the_first_side_gives_ten_glory_and_the_rest_carries_on() -> None:
    p = bless(hero(light="g4", cards="hammer", hammer=13), hero())
    roll(p, "g4 m1 g1 g1")
    play(p, "put 4")
    assert has(p)[3] == 10
    assert seat_of(p)["hammer"] == 17


@pytest.mark.rule("df-4.5")
def test_the_second_side_gives_fifteen_glory_and_the_card_is_finished() -> None:
    p = bless(hero(light="g4", cards="hammer", hammer=28), hero())
    roll(p, "g4 m1 g1 g1")
    assert options(p) == {"put 0", "put 1", "put 2"}
    play(p, "put 2")
    assert has(p) == (2, 0, 1, 15)


@pytest.mark.rule("df-4.5")
def test_a_finished_hammer_asks_no_more() -> None:
    p = bless(hero(light="g4", cards="hammer", hammer=30), hero())
    roll(p, "g4 m1 g1 g1")
    assert step(p) == "action"


@pytest.mark.rule("df-4.5")
def test_several_hammers_run_one_after_the_other() -> None:
    p = bless(hero(light="g4", cards="hammer hammer", hammer=28), hero())
    roll(p, "g4 m1 g1 g1")
    play(p, "put 4")
    assert has(p)[3] == 15
    assert seat_of(p)["hammer"] == 32


@pytest.mark.rule("df-4.5")
def test_the_second_hammer_begins_with_ten_again() -> None:
    p = bless(hero(light="g4", cards="hammer hammer", hammer=44), hero())
    roll(p, "g4 m1 g1 g1")
    play(p, "put 1")
    assert has(p)[3] == 10


@pytest.mark.rule("df-4.5", "df-3.4")
def test_one_gain_may_pass_two_rewards() -> None:
    p = bless(hero(light="g6", dark="x3", cards="hammer", hammer=14), hero())
    roll(p, "g6 x3 g1 g1")
    play(p, "put 16")
    assert has(p) == (2, 0, 0, 25)


@pytest.mark.rule("df-4.4", "df-3.4")
def test_the_split_is_asked_after_tripling_up_to_eighteen() -> None:
    p = bless(hero(light="g6", dark="x3", cards="hammer"), hero())
    roll(p, "g6 x3 g1 g1")
    assert "put 18" in options(p)
    assert "put 19" not in options(p)


@pytest.mark.rule("df-4.4")
def test_the_split_is_asked_for_each_face() -> None:
    p = bless(hero(light="g4", dark="g3", cards="hammer"), hero())
    roll(p, "g4 g3 g1 g1")
    play(p, "put 4")
    assert options(p) == {"put 0", "put 1", "put 2", "put 3"}


@pytest.mark.rule("df-4.4")
def test_the_canonical_list_does_not_waste_gold() -> None:
    p = bless(hero(light="g4", gold=10, cards="hammer"), hero())
    roll(p, "g4 m1 g1 g1")
    assert canonical(p) == {"put 2", "put 3", "put 4"}


@pytest.mark.rule("df-8.1")
def test_a_finished_hammer_is_a_card_without_points() -> None:
    p = table(hero(gold=2, cards="hammer", hammer=30, glory=25), hero())
    assert p.scores()[0] == 25


# -- Triton ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.8")
@pytest.mark.parametrize(
    ("choice", "gives"), [("gold", (6, 0, 0, 0)), ("sun", (0, 2, 0, 0)), ("moon", (0, 0, 2, 0))]
)
def test_a_triton_brings_six_gold_two_suns_or_two_moons(choice: str, gives: tuple[int, ...]) -> None:
    p = table(hero(cards="triton", tritons=1), hero(), sets="triton")
    play(p, f"triton {choice}")
    assert has(p) == gives
    assert seat_of(p)["tritons"] == 0
    refused(p, "triton gold", "df-7.8")


@pytest.mark.rule("df-7.8", "df-4.4")
def test_a_tritons_gold_may_go_on_the_hammer() -> None:
    p = table(hero(gold=2, cards="triton hammer", tritons=1), hero(), sets="triton")
    play(p, "triton gold", "put 6")
    assert seat_of(p)["hammer"] == 6
    assert step(p) == "action"


@pytest.mark.rule("df-7.8")
def test_never_in_another_players_turn() -> None:
    p = bless(hero(), hero(light="g3-v2", cards="triton", tritons=1), sets="triton")
    roll(p, "g1 g1 g3-v2 g1")
    refused(p, "triton gold", "df-7.8")


@pytest.mark.rule("df-7.8")
def test_not_even_while_ousted() -> None:
    p = table(hero(moon=1), hero(portal=1, light="g3-v2", cards="triton", tritons=1), sets="triton")
    play(p, "feat hammer")
    roll(p, "g3-v2 g1")
    assert p.to_act == 1
    refused(p, "triton gold", "df-7.8")


@pytest.mark.rule("df-7.8", "df-3.7")
def test_before_a_ships_purchase_which_is_asked_though_nothing_can_be_paid() -> None:
    p = bless(
        hero(light="ship", cards="triton", tritons=1), hero(), sets="triton,ship", sold_out="g3 m1"
    )  # fmt: skip
    roll(p, "ship m1 g1 g1")
    assert options(p) == {"done", "triton gold", "triton sun", "triton moon"}
    play(p, "triton gold", "buy s2", "forge light g1")
    assert has(p) == (0, 0, 1, 0)


@pytest.mark.rule("df-7.8", "df-7.1")
def test_to_pay_an_elder() -> None:
    p = table(hero(cards="triton elder", tritons=1), hero(), step="reinforcements", sets="triton")
    play(p, "triton gold", "use elder")
    assert has(p) == (3, 0, 0, 4)


@pytest.mark.rule("df-7.8", "df-5.1")
def test_within_an_offering() -> None:
    p = table(hero(gold=2, cards="triton", tritons=1), hero(), sets="triton")
    play(p, "buy g3", "forge light g1")
    assert options(p) == {"done", "triton gold", "triton sun", "triton moon"}
    play(p, "triton gold", "buy m2", "forge dark g1")
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-7.8", "df-2.6")
def test_to_pay_for_the_extra_action() -> None:
    p = table(hero(moon=2, cards="triton", tritons=1), hero(), sets="triton")
    play(p, "feat hammer", "triton sun", "extra", "feat chest")
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-7.8")
def test_at_the_very_end_of_the_turn_after_an_extra_action() -> None:
    p = table(hero(moon=2, sun=2, cards="triton", tritons=1), hero(), sets="triton")
    play(p, "feat hammer", "extra", "feat chest")
    assert step(p) == "end"
    play(p, "triton gold", "put 6")
    assert p.to_act == CHANCE


@pytest.mark.rule("df-7.8")
def test_the_one_just_gained_and_several_in_a_turn() -> None:
    p = table(hero(sun=4, cards="triton", tritons=1), hero(), sets="triton")
    play(p, "feat triton", "triton moon", "triton sun")
    assert has(p) == (0, 2, 2, 0)


@pytest.mark.rule("df-7.8", "df-4.1")
def test_limits_hold_for_a_triton() -> None:
    p = table(hero(gold=9, cards="triton", tritons=1), hero(), sets="triton")
    play(p, "triton gold")
    assert has(p)[0] == 12


@pytest.mark.rule("df-7.8")
def test_beside_the_options_of_every_decision() -> None:
    p = bless(hero(light="g3-v2", cards="triton", tritons=1), hero(), sets="triton")
    roll(p, "g3-v2 v2 g1 g1")
    assert options(p) == {"take gold", "take glory", "triton gold", "triton sun", "triton moon"}
    assert canonical(p) == {"take gold", "take glory"}
    play(p, "triton moon", "take glory")
    assert has(p) == (0, 0, 2, 4)


# -- Cerberus ----------------------------------------------------------------------------------------------------


def with_cerberus(**changes: object) -> dict[str, object]:
    return hero(cards="cerberus", cerberi=1, **changes)


@pytest.mark.rule("df-7.19")
def test_cerberus_applies_the_whole_result_again() -> None:
    p = bless(with_cerberus(light="s2"), hero(), sets="cerberus")
    roll(p, "s2 v2 g1 g1")
    assert options(p) == {"done", "again"}
    play(p, "again")
    assert has(p) == (0, 4, 0, 4)
    assert seat_of(p)["cerberi"] == 0


@pytest.mark.rule("df-7.19")
def test_the_token_may_be_kept() -> None:
    p = bless(with_cerberus(), hero(), sets="cerberus")
    roll(p, "g1 v2 g1 g1")
    play(p, "done")
    assert has(p) == (1, 0, 0, 2)
    assert seat_of(p)["cerberi"] == 1


@pytest.mark.rule("df-7.19")
def test_at_most_one_token_for_a_roll() -> None:
    p = bless(hero(cards="cerberus cerberus", cerberi=2), hero(), sets="cerberus")
    roll(p, "g1 v2 g1 g1")
    play(p, "again")
    assert step(p) == "action"
    assert seat_of(p)["cerberi"] == 1


@pytest.mark.rule("df-7.19")
def test_also_in_another_players_turn() -> None:
    p = bless(hero(), with_cerberus(), sets="cerberus")
    roll(p, "g1 g1 s1 m1")
    assert p.waiting == (1,)
    play(p, "again")
    assert has(p, 1) == (0, 2, 2, 0)


@pytest.mark.rule("df-7.19", "df-6.3")
def test_also_when_ousted_and_before_the_card_is_taken() -> None:
    p = table(hero(moon=1), with_cerberus(portal=1), sets="cerberus")
    play(p, "feat hammer")
    roll(p, "s1 m1")
    assert p.to_act == 1
    assert seat_of(p)["cards"]["M1a"] == 0
    play(p, "again")
    assert has(p, 1) == (0, 2, 2, 0)
    assert seat_of(p)["cards"]["M1a"] == 1


@pytest.mark.rule("df-7.19")
def test_choices_are_decided_anew() -> None:
    p = bless(with_cerberus(light="g3-v2"), hero(), sets="cerberus")
    roll(p, "g3-v2 m1 g1 g1")
    play(p, "take gold", "again", "take glory")
    assert has(p) == (3, 0, 2, 2)


@pytest.mark.rule("df-7.19", "df-3.4")
def test_x3_works_as_the_first_time() -> None:
    p = bless(with_cerberus(light="x3", dark="m1"), hero(), sets="cerberus")
    roll(p, "x3 m1 g1 g1")
    play(p, "again")
    assert has(p) == (0, 0, 6, 0)


@pytest.mark.rule("df-7.19", "df-3.8")
def test_shields_compare_only_within_the_repeat() -> None:
    p = bless(with_cerberus(light="shield-red", dark="g1-s1-m1"), hero(), sets="cerberus,shield")
    roll(p, "shield-red g1-s1-m1 g1 g1")
    play(p, "take sun", "again", "take moon")
    assert has(p) == (0, 3, 1, 5)


@pytest.mark.rule("df-7.19", "df-3.10")
def test_a_boars_owner_is_paid_again() -> None:
    p = bless(with_cerberus(light="boar-red"), hero(cards="boar", boars="red"), sets="cerberus,boar")
    roll(p, "boar-red g1 g1 g1")
    play(p, "take sun", "take glory", "again", "take sun", "take glory")
    assert has(p, 1) == (2, 0, 0, 6)


@pytest.mark.rule("df-7.19", "df-3.5")
def test_a_mirror_looks_at_what_shows_now() -> None:
    p = bless(hero(light="ship", gold=6), with_cerberus(light="mirror"), sets="cerberus,ship", active=1)
    roll(p, "mirror g1 ship m1")
    play(p, "copy m1", "again")
    assert options(p) == {"copy ship", "copy m1"}


@pytest.mark.rule("df-7.19")
def test_x3_alone_has_nothing_to_repeat() -> None:
    p = table(
        hero(gold=2, light="x3", cards="hind cerberus", cerberi=1),
        hero(),
        step="reinforcements",
        sets="cerberus",
    )
    play(p, "use hind", "roll light")
    roll(p, "x3")
    assert step(p) == "action"


@pytest.mark.rule("df-7.19")
def test_two_x3_have_nothing_to_repeat() -> None:
    p = bless(with_cerberus(gold=2, light="x3", dark="x3"), hero(), sets="cerberus")
    roll(p, "x3 x3 g1 g1")
    assert step(p) == "action"


@pytest.mark.rule("df-7.19", "df-7.10")
def test_a_token_may_follow_each_roll_of_the_sphinx() -> None:
    p = table(hero(sun=6, cards="cerberus cerberus", cerberi=2), hero(), sets="cerberus")
    play(p, "feat sphinx", "roll light")
    roll(p, "s1")
    play(p, "again")
    roll(p, "s1")
    play(p, "again")
    roll(p, "g1 g1")
    assert has(p) == (2, 4, 0, 0)
