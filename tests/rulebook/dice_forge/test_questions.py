"""What leaves no choice is not asked."""

from __future__ import annotations

import pytest

from bottega import CHANCE, Position
from tests.rulebook.dice_forge.table import GAME, bless, has, hero, options, play, roll, seat_of, step, table


@pytest.mark.rule("df-2.8", "df-4.4")
def test_a_hammer_without_steps_left_is_not_asked_about() -> None:
    p = bless(
        hero(light="g4", cards="triton hammer", tritons=1, hammer=28, moon=1),
        hero(),
        sets="triton",
    )
    roll(p, "g4 v2 g1 g1")
    play(p, "triton gold", "put 2")
    assert seat_of(p)["hammer"] == 30
    assert has(p)[0] == 8
    assert step(p) == "action"


@pytest.mark.rule("df-2.8", "df-3.3")
@pytest.mark.parametrize("hammer", [0, 1])
def test_a_choice_of_what_has_no_room_is_asked_only_for_the_hammer(hammer: int) -> None:
    cards = "hammer" if hammer else ""
    p = bless(hero(light="g1-s1-m1", gold=12, sun=6, moon=6, cards=cards), hero(), hero())
    roll(p, "g1-s1-m1 v2 g1 g1 g1 g1")
    assert options(p) >= {"take gold", "take sun", "take moon"} if hammer else step(p) == "action"


@pytest.mark.rule("df-2.8", "df-3.8")
def test_a_useless_choice_beside_a_shield_that_looks_at_it_is_asked() -> None:
    p = bless(
        hero(light="g1-s1-m1", dark="shield-red", gold=12, sun=6, moon=6), hero(), hero(), sets="shield"
    )
    roll(p, "g1-s1-m1 shield-red g1 g1 g1 g1")
    assert options(p) == {"take gold", "take sun", "take moon"}


@pytest.mark.rule("df-2.8", "df-7.5")
def test_a_loss_of_what_one_has_none_of_is_not_asked_about() -> None:
    p = table(hero(sun=3), hero(light="g3-v2"))
    play(p, "feat minotaur")
    roll(p, "g3-v2 m1")
    assert p.to_act != 1


@pytest.mark.rule("df-2.8", "df-3.5")
def test_a_mirror_that_gains_the_same_from_every_face_copies_unasked() -> None:
    p = bless(hero(light="mirror", gold=11), hero(light="g3", dark="g6"))
    roll(p, "mirror v2 g3 g6")
    assert has(p) == (12, 0, 0, 2)
    assert step(p) == "action"


@pytest.mark.rule("df-2.8", "df-3.1")
def test_ship_or_gold_first_is_not_asked_where_nothing_is_for_sale() -> None:
    stacks = [face for stack in GAME.content.tables.stack for face in stack.faces]
    p = bless(hero(light="ship", dark="g4", gold=10), hero(), sets="ship", sold_out=" ".join(set(stacks)))
    roll(p, "ship g4 g1 g1")
    assert has(p)[0] == 12


@pytest.mark.rule("df-2.8", "df-2.4", "df-7.3")
def test_an_owl_for_whose_gifts_there_is_no_room_is_no_reinforcement_to_ask_about() -> None:
    p = bless(hero(gold=12, sun=6, moon=6, cards="owl"), hero(), hero())
    roll(p, "g1 g1 g1 g1 g1 g1")
    assert step(p) == "action"


@pytest.mark.rule("df-2.5", "df-2.8")
def test_who_can_pay_for_nothing_does_nothing_and_it_is_told() -> None:
    p = bless(hero(), hero(), hero())
    p.log = []
    roll(p, "g1 v2 g1 g1 g1 g1")
    assert (p.to_act, p.dump()["active"]) == (CHANCE, 1)
    assert "Ada can pay for nothing, and the turn ends" in [
        GAME.tell(event, ["Ada", "Bruno", "Carla"], "en") for event in p.log
    ]


@pytest.mark.rule("df-2.5", "df-2.6")
def test_who_can_pay_for_nothing_after_the_price_of_the_extra_action_ends_the_turn() -> None:
    p = table(hero(sun=2, moon=1), hero())
    play(p, "feat chest", "extra")
    assert (p.to_act, p.dump()["active"]) == (CHANCE, 1)
    assert has(p)[1] == 0


@pytest.mark.rule("df-2.5", "df-7.8")
def test_with_a_triton_the_action_is_asked_for() -> None:
    p = bless(hero(cards="triton", tritons=1), hero(), hero(), sets="triton")
    roll(p, "g1 v2 g1 g1 g1 g1")
    assert options(p) == {"done", "triton gold", "triton sun", "triton moon"}


# -- what no rule reads is not in a position -------------------------------------------------------------------------


def after(p: Position, *moves: str) -> Position:
    twin = p.copy()
    play(twin, *moves)
    return twin


@pytest.mark.rule("df-2.4", "df-7.3")
def test_the_order_of_the_owls_is_forgotten() -> None:
    p = table(hero(gold=3, cards="owl owl elder"), hero(), step="reinforcements")
    gold, sun = ("use owl", "take gold"), ("use owl", "take sun")
    assert after(p, *gold, *sun) == after(p, *sun, *gold)
    assert after(p, *gold, *sun, "use elder") == after(p, "use elder", *sun, *gold)


@pytest.mark.rule("df-7.16")
def test_whose_die_was_picked_is_forgotten_unless_it_is_a_mirror() -> None:
    p = table(hero(moon=3), hero(light="g3-v2"), hero(light="g3-v2"))
    play(p, "feat satyrs")
    roll(p, "g3-v2 g1 g3-v2 g1")
    assert after(p, "borrow 1 light", "borrow 1 dark") == after(p, "borrow 2 light", "borrow 2 dark")


@pytest.mark.rule("df-3.8")
def test_what_a_face_gave_is_noted_only_for_a_shield() -> None:
    p = bless(hero(light="g3-v2", dark="g3-v2"), hero(), hero())
    roll(p, "g3-v2 g3-v2 g1 g1 g1 g1")
    play(p, "take gold")
    assert seat_of(p)["blessing"]["gave"] == [0, 0]


@pytest.mark.rule("df-7.19", "df-3.1")
def test_the_order_of_ship_and_gold_is_forgotten_when_cerberus_is_asked() -> None:
    p = bless(
        hero(light="ship", dark="g1", gold=12, cards="cerberus", cerberi=1), hero(), sets="ship,cerberus"
    )
    roll(p, "ship g1 g1 g1")
    assert after(p, "gold first", "done") == after(p, "ship first", "done")
