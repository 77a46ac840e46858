"""Two faces in one divine blessing."""

from __future__ import annotations

import pytest

from tests.rulebook.dice_forge.table import bless, has, hero, left, options, play, roll, shows


@pytest.mark.rule("df-3.4")
def test_x3_beside_a_plain_face() -> None:
    p = bless(hero(light="x3", dark="g1s1m1v1"), hero())
    roll(p, "x3 g1s1m1v1 g1 g1")
    assert has(p) == (3, 3, 3, 3)


@pytest.mark.rule("df-3.4")
@pytest.mark.parametrize(("choice", "gives"), [("take gold", (9, 0, 1, 0)), ("take glory", (0, 0, 1, 6))])
def test_x3_beside_a_choice_is_one_choice_tripled(choice: str, gives: tuple[int, ...]) -> None:
    p = bless(hero(moon=1, light="g3-v2", dark="x3"), hero())
    roll(p, "g3-v2 x3 g1 g1")
    play(p, choice)
    assert has(p) == gives
    assert p.to_act == 0


@pytest.mark.rule("df-3.4", "df-3.5")
def test_x3_beside_a_mirror_triples_what_is_copied() -> None:
    p = bless(hero(light="x3", dark="mirror"), hero(light="s2"))
    roll(p, "x3 mirror s2 m1")
    play(p, "copy s2")
    assert has(p) == (0, 6, 0, 0)


@pytest.mark.rule("df-3.4", "df-3.5")
def test_x3_beside_a_mirror_that_copies_x3_is_nothing() -> None:
    p = bless(hero(light="x3", dark="mirror"), hero(light="x3"))
    roll(p, "x3 mirror x3 m1")
    play(p, "copy x3")
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-3.5")
def test_two_mirrors_are_both_named_before_anything_is_applied() -> None:
    p = bless(hero(light="mirror", dark="mirror"), hero(light="s2", dark="m2"))
    roll(p, "mirror mirror s2 m2")
    play(p, "copy s2")
    assert has(p) == (0, 0, 0, 0)
    play(p, "copy m2")
    assert has(p) == (0, 2, 2, 0)


@pytest.mark.rule("df-3.4", "df-3.7")
def test_x3_beside_a_ship_is_one_face_for_six_less() -> None:
    p = bless(hero(light="x3", dark="ship", gold=6), hero(), sets="ship")
    roll(p, "x3 ship g1 g1")
    assert "buy v4" in options(p)
    play(p, "buy s2", "forge light g1")
    assert has(p)[0] == 4
    assert options(p) != {"done", "buy g3"}


@pytest.mark.rule("df-3.4", "df-3.7")
def test_the_tripled_discount_stops_at_nothing() -> None:
    p = bless(hero(light="x3", dark="ship", gold=1), hero(), sets="ship")
    roll(p, "x3 ship g1 g1")
    play(p, "buy m2", "forge light g1")
    assert has(p)[0] == 1


@pytest.mark.rule("df-3.4", "df-3.8")
@pytest.mark.parametrize(
    ("shield", "gives"),
    [
        ("shield-red", (0, 6, 0, 0)),
        ("shield-blue", (0, 0, 6, 0)),
        ("shield-yellow", (9, 0, 0, 0)),
        ("shield-green", (0, 0, 0, 9)),
    ],
)
def test_x3_beside_a_shield_triples_its_lower_half(shield: str, gives: tuple[int, ...]) -> None:
    p = bless(hero(light=shield, dark="x3"), hero(), sets="shield")
    roll(p, f"{shield} x3 g1 g1")
    assert has(p) == gives


@pytest.mark.rule("df-3.4", "df-3.9", "df-3.10")
def test_x3_beside_a_boar_three_of_one_shard_and_three_free_picks() -> None:
    p = bless(hero(light="boar-red", dark="x3"), hero(cards="boar", boars="red"), sets="boar")
    roll(p, "boar-red x3 g1 g1")
    play(p, "take sun")
    assert has(p) == (0, 3, 0, 0)
    play(p, "take glory", "take moon", "take sun")
    assert has(p, 1) == (2, 1, 1, 3)


@pytest.mark.rule("df-3.4")
def test_two_x3_are_nothing() -> None:
    p = bless(hero(light="x3", dark="x3"), hero())
    roll(p, "x3 x3 g1 g1")
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-3.7")
def test_two_ships_are_two_purchases_even_of_the_same_face() -> None:
    p = bless(hero(light="ship", dark="ship", gold=3), hero(), sets="ship")
    roll(p, "ship ship g1 g1")
    play(p, "buy s1", "forge light g1")
    play(p, "buy s1", "forge dark g1")
    assert has(p) == (1, 0, 0, 0)
    assert left(p, "s1") == 0


@pytest.mark.rule("df-3.1", "df-3.7")
@pytest.mark.parametrize("gold", [0, 8])
def test_ship_and_gold_that_finds_room_is_gold_first_unasked(gold: int) -> None:
    p = bless(hero(light="ship", dark="g4", gold=gold), hero(), sets="ship")
    roll(p, "ship g4 g1 g1")
    assert has(p)[0] == gold + 4
    assert "buy m2" in options(p)


@pytest.mark.rule("df-3.1", "df-3.7")
@pytest.mark.parametrize(("order", "gold"), [("ship first", 10), ("gold first", 6)])
def test_ship_and_gold_that_may_overflow_is_asked(order: str, gold: int) -> None:
    p = bless(hero(light="ship", dark="g4", gold=12), hero(), sets="ship")
    roll(p, "ship g4 g1 g1")
    assert options(p) == {"ship first", "gold first"}
    play(p, order, "buy s2", "forge light g1")
    assert has(p)[0] == gold


@pytest.mark.rule("df-3.1", "df-3.7")
def test_ship_and_a_choice_with_gold_may_be_asked_too() -> None:
    p = bless(hero(light="ship", dark="g3-v2", gold=10), hero(), sets="ship")
    roll(p, "ship g3-v2 g1 g1")
    assert options(p) == {"ship first", "gold first"}


@pytest.mark.rule("df-3.1", "df-3.7", "df-3.8")
def test_ship_and_yellow_shield_is_as_ship_and_gold() -> None:
    p = bless(hero(light="ship", dark="shield-yellow", gold=10), hero(), sets="ship,shield")
    roll(p, "ship shield-yellow g1 g1")
    assert options(p) == {"ship first", "gold first"}
    play(p, "ship first", "buy s2", "forge light g1")
    assert has(p) == (7, 0, 0, 0)


@pytest.mark.rule("df-3.7", "df-3.8")
def test_a_shield_beside_a_ship_gives_its_lower_half() -> None:
    p = bless(hero(light="shield-red", dark="ship"), hero(), sets="ship,shield")
    roll(p, "shield-red ship g1 g1")
    play(p, "done")
    assert has(p) == (0, 2, 0, 0)


@pytest.mark.rule("df-3.8")
def test_two_shields_give_both_lower_halves() -> None:
    p = bless(hero(light="shield-red", dark="shield-blue"), hero(), sets="shield")
    roll(p, "shield-red shield-blue g1 g1")
    assert has(p) == (0, 2, 2, 0)


@pytest.mark.rule("df-3.8", "df-3.6")
def test_a_shield_beside_a_mirror_that_found_nothing_gives_its_lower_half() -> None:
    p = bless(
        hero(light="shield-red", dark="mirror", cards="mirror"),
        hero(light="mirror", dark="mirror", cards="mirror"),
        sets="shield",
    )
    roll(p, "shield-red mirror mirror mirror")
    # the opposing mirrors open the copier's own other face: the shield itself
    assert has(p) == (0, 4, 0, 0)


@pytest.mark.rule("df-3.8", "df-3.5")
def test_a_shield_beside_a_mirror_looks_at_what_is_copied() -> None:
    p = bless(hero(light="shield-red", dark="mirror"), hero(light="s2", dark="s2"), sets="shield")
    roll(p, "shield-red mirror s2 s2")
    assert has(p) == (0, 2, 0, 5)


@pytest.mark.rule("df-3.8", "df-3.3")
@pytest.mark.parametrize(
    ("choice", "gives"),
    [("take sun", (0, 1, 0, 5)), ("take moon", (0, 2, 1, 0)), ("take gold", (1, 2, 0, 0))],
)
def test_a_shield_beside_a_choice_compares_with_what_was_chosen(choice: str, gives: tuple[int, ...]) -> None:
    p = bless(hero(light="shield-red", dark="g1-s1-m1"), hero(), sets="shield")
    roll(p, "shield-red g1-s1-m1 g1 g1")
    play(p, choice)
    assert has(p) == gives


@pytest.mark.rule("df-3.8")
def test_a_shield_beside_a_double_face_compares_with_each_resource() -> None:
    p = bless(hero(light="shield-green", dark="m2v2"), hero(), sets="shield")
    roll(p, "shield-green m2v2 g1 g1")
    assert has(p) == (0, 0, 2, 7)


@pytest.mark.rule("df-3.8", "df-3.9", "df-3.10")
@pytest.mark.parametrize(("shard", "gives"), [("take sun", (0, 1, 0, 5)), ("take moon", (0, 2, 1, 0))])
def test_a_shield_beside_a_boar_looks_at_the_rollers_shard(shard: str, gives: tuple[int, ...]) -> None:
    p = bless(hero(light="shield-red", dark="boar-red"), hero(cards="boar", boars="red"), sets="shield,boar")
    roll(p, "shield-red boar-red g1 g1")
    play(p, shard, "take sun")
    assert has(p) == gives


@pytest.mark.rule("df-3.8", "df-3.10")
def test_the_owners_bonus_is_not_on_the_other_die() -> None:
    p = bless(hero(light="mirror", dark="shield-green", cards="boar", boars="red"), hero(light="boar-red"),
              sets="shield,boar")  # fmt: skip
    roll(p, "mirror shield-green boar-red g1")
    play(p, "copy boar-red", "take sun", "take glory")
    assert has(p) == (0, 1, 0, 6)


@pytest.mark.rule("df-3.9", "df-3.10")
def test_two_boars_are_two_choices_and_each_owner_gains() -> None:
    p = bless(
        hero(light="boar-red", dark="boar-yellow"),
        hero(cards="boar", boars="red"),
        hero(cards="boar", boars="yellow"),
        sets="boar",
    )
    roll(p, "boar-red boar-yellow g1 g1 g1 g1")
    play(p, "take sun")
    assert p.to_act == 1
    play(p, "take glory", "take moon")
    assert p.to_act == 2
    play(p, "take sun")
    assert [has(p, seat) for seat in range(3)] == [(0, 1, 1, 0), (2, 0, 0, 3), (2, 1, 0, 0)]


@pytest.mark.rule("df-3.7", "df-5.2")
def test_a_ships_face_lies_up_and_nothing_is_applied() -> None:
    p = bless(hero(light="ship", gold=6), hero(), sets="ship")
    roll(p, "ship m1 g1 g1")
    play(p, "buy s2", "forge light ship")
    assert shows(p) == ("s2", "m1")
    assert has(p) == (0, 0, 1, 0)


@pytest.mark.rule("df-3.7")
def test_a_ship_that_can_buy_nothing_does_not_ask() -> None:
    p = bless(hero(light="ship", gold=1, sun=1), hero(), sets="ship", sold_out="g3 m1 g4 s1")
    roll(p, "ship v2 g1 g1")
    assert has(p) == (1, 1, 0, 2)
    assert p.dump()["step"] == "action"
