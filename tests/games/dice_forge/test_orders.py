"""Standing orders: ordinary legal actions, taken only where nothing is lost."""

from __future__ import annotations

import pytest

from bottega import CHANCE, OVER, Position, Rng, Text
from tests.languages import LANGUAGES
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table


def does(p: Position, seat: int = 0, **orders: str) -> str | None:
    action = GAME.standing_action(
        p, seat, {name.replace("_", "-"): choice for name, choice in orders.items()}
    )
    return None if action is None else GAME.notate(p, action)


def gains_gold(gold: int = 0, face: str = "g4", **more: object) -> Position:
    p = bless(hero(light=face, gold=gold, cards="hammer", **more), hero())
    roll(p, f"{face} m1 g1 g1")
    return p


def test_hammer_all_puts_as_much_as_it_can() -> None:
    assert does(gains_gold(), hammer="all") == "put 4"
    assert does(gains_gold(hammer=28), hammer="all") == "put 2"


def test_hammer_none_keeps_it_while_there_is_room() -> None:
    assert does(gains_gold(8), hammer="none") == "put 0"
    assert does(gains_gold(9), hammer="none") is None


def test_hammer_all_asks_where_the_rest_would_be_lost() -> None:
    assert does(gains_gold(11, hammer=28), hammer="all") is None


def test_without_an_order_or_with_ask_the_seat_is_asked() -> None:
    assert does(gains_gold()) is None
    assert does(gains_gold(), hammer="ask") is None


def chooses(face: str, sets: str = "introductory", **more: object) -> Position:
    p = bless(hero(light=face, **more), hero(), sets=sets)
    roll(p, f"{face} m1 g1 g1")
    return p


def test_a_choice_of_gold_or_glory() -> None:
    assert does(chooses("g3-v2"), gold_or_glory="glory") == "take glory"
    assert does(chooses("g3-v2"), gold_or_glory="gold") == "take gold"
    assert does(chooses("g3-v2"), any_resource="gold") is None


def test_a_choice_of_any_resource() -> None:
    assert does(chooses("g1-s1-m1"), any_resource="sun") == "take sun"
    assert does(chooses("g2-s2-m2"), any_resource="moon") == "take moon"


def test_a_choice_that_would_overflow_is_asked() -> None:
    assert does(chooses("g3-v2", gold=10), gold_or_glory="gold") is None
    assert does(chooses("g2-s2-m2", sun=5), any_resource="sun") is None


def test_the_hammer_makes_room_for_gold() -> None:
    assert does(chooses("g3-v2", gold=10, cards="hammer"), gold_or_glory="gold") == "take gold"


def test_beside_a_shield_the_seat_is_asked() -> None:
    p = bless(hero(light="g3-v2", dark="shield-green"), hero(), sets="shield")
    roll(p, "g3-v2 shield-green g1 g1")
    assert does(p, gold_or_glory="gold") is None


def test_a_loss_is_asked() -> None:
    p = table(hero(sun=3), hero(light="g3-v2", gold=5))
    play(p, "feat minotaur")
    roll(p, "g3-v2 m1")
    assert does(p, 1, gold_or_glory="glory") is None


def test_boars() -> None:
    p = bless(hero(light="boar-red"), hero(cards="boar", boars="red"), sets="boar")
    roll(p, "boar-red g1 g1 g1")
    assert does(p, boar_shard="moon") == "take moon"
    play(p, "take moon")
    assert does(p, 1, boar_bonus="glory") == "take glory"
    assert does(p, 1, boar_shard="moon") is None


def test_a_bonus_without_room_is_asked() -> None:
    p = bless(hero(light="boar-red"), hero(cards="boar", boars="red", sun=6), sets="boar")
    roll(p, "boar-red g1 g1 g1")
    play(p, "take moon")
    assert does(p, 1, boar_bonus="sun") is None


def test_cerberus_is_kept_but_not_into_the_end() -> None:
    for number, answer in ((3, "done"), (9, None)):
        p = bless(hero(cards="cerberus", cerberi=1), hero(), sets="cerberus", round=number)
        roll(p, "g1 m1 g1 g1")
        assert does(p, cerberus="keep") == answer


def test_steps_of_the_turn_are_always_asked() -> None:
    assert does(table(hero(gold=9), hero()), hammer="all", gold_or_glory="gold") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_words(language: str) -> None:
    for order in GAME.orders:
        assert GAME.say(order.label, language)
        assert order.choices[0] == "ask"
        for choice in order.choices:
            assert GAME.say(Text(f"order-{order.name}-{choice}"), language)


@pytest.mark.once
def test_orders_give_legal_actions_in_random_games() -> None:
    """Whatever is ordered, what comes out may be played."""
    rng = Rng(7)
    acted = 0
    for number in range(4):
        p = GAME.start(2 + number % 3, sets="random")
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                p.play(p.sample(rng))
                continue
            seat = p.waiting[rng.below(len(p.waiting))]
            orders = {order.name: order.choices[rng.below(len(order.choices))] for order in GAME.orders}
            action = GAME.standing_action(p, seat, orders)
            acted += action is not None
            if action is None:
                actions = p.actions(seat)
                action = actions[rng.below(len(actions))]
            p.play(action, seat)
    assert acted > 0
