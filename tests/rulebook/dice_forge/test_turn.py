"""The turn, offerings, feats, and the end."""

from __future__ import annotations

import pytest

from bottega import CHANCE, OVER
from tests.rulebook.dice_forge.table import (
    GAME,
    bless,
    cards,
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

# -- steps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-2.1", "df-2.2")
def test_a_turn_begins_with_everybodys_blessing_twice_with_two_players() -> None:
    p = table(hero(moon=1), hero(), round=1)
    play(p, "done")
    assert (p.to_act, p.dump()["active"]) == (CHANCE, 1)
    roll(p, "g1 g1 g1 g1")
    assert p.to_act == CHANCE
    roll(p, "s1 m1 s1 m1")
    assert has(p) == (2, 1, 2, 0)
    assert p.to_act == 1


@pytest.mark.rule("df-2.2")
def test_once_with_three_players() -> None:
    p = table(hero(moon=1), hero(), hero())
    play(p, "done")
    roll(p, "g1 g1 g1 g1 g1 g1")
    assert p.to_act == 1


@pytest.mark.rule("df-2.2")
def test_dice_are_rolled_from_the_active_player_light_before_dark() -> None:
    p = bless(hero(), hero(light="s2", dark="m2"), active=1)
    roll(p, "s2 m2 s1 v2")
    assert has(p, 1) == (0, 2, 2, 0)
    assert has(p, 0) == (0, 1, 0, 2)


@pytest.mark.rule("df-2.2")
def test_all_dice_are_rolled_before_anything_is_applied() -> None:
    p = bless(hero(), hero())
    roll(p, "g1 g1 g1")
    assert has(p) == (0, 0, 0, 0)
    roll(p, "g1")
    assert has(p)[0] == 2


@pytest.mark.rule("df-2.4")
def test_reinforcements_each_card_once_in_any_order() -> None:
    p = table(hero(gold=4, cards="elder owl"), hero(), step="reinforcements")
    assert options(p) == {"use elder", "use owl", "done"}
    play(p, "use owl", "take gold", "use elder")
    assert step(p) == "action"


@pytest.mark.rule("df-2.4")
def test_a_card_used_is_not_used_again() -> None:
    p = table(hero(gold=9, cards="elder owl"), hero(), step="reinforcements")
    play(p, "use elder")
    refused(p, "use elder", "df-2.4")


@pytest.mark.rule("df-2.4")
def test_reinforcements_may_be_declined() -> None:
    p = table(hero(gold=3, cards="elder"), hero(), step="reinforcements")
    play(p, "done")
    assert has(p) == (3, 0, 0, 0)
    assert step(p) == "action"


@pytest.mark.rule("df-2.4")
def test_a_gear_card_bought_now_works_from_the_next_turn_on() -> None:
    p = table(hero(sun=2), hero(), round=1)
    play(p, "feat owl")
    roll(p, "g1 g1 g1 g1 g1 g1 g1 g1")
    play(p, "done")
    roll(p, "g1 g1 g1 g1 g1 g1 g1 g1")
    assert options(p) == {"use owl", "done"}


@pytest.mark.rule("df-2.4")
def test_without_reinforcements_the_step_is_skipped() -> None:
    p = bless(hero(), hero())
    roll(p, "g1 g1 g1 g1")
    assert step(p) == "action"


@pytest.mark.rule("df-2.5")
def test_passing_the_action_ends_the_turn_without_an_extra_one() -> None:
    p = table(hero(sun=6), hero())
    play(p, "done")
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-2.6")
def test_two_suns_for_an_extra_action_of_either_kind() -> None:
    p = table(hero(gold=2, sun=3), hero())
    play(p, "buy g3", "forge light g1", "extra", "feat elder")
    assert has(p) == (0, 0, 0, 0)
    assert cards(p, 0, "elder") == 1


@pytest.mark.rule("df-2.6")
def test_once_in_a_turn() -> None:
    p = table(hero(moon=2, sun=6), hero())
    play(p, "feat hammer", "extra", "feat chest")
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-2.6", "df-6.2")
def test_the_same_feat_again_at_the_same_portal() -> None:
    p = table(hero(sun=4), hero())
    play(p, "feat elder", "extra", "feat elder")
    assert cards(p, 0, "elder") == 2


@pytest.mark.rule("df-2.6")
def test_the_suns_are_paid_first_and_cannot_also_pay_a_feat() -> None:
    p = table(hero(moon=1, sun=3), hero())
    play(p, "feat hammer", "extra")
    refused(p, "feat owl", "df-4.6")


@pytest.mark.rule("df-2.6")
def test_whoever_has_paid_may_still_do_nothing() -> None:
    p = table(hero(moon=1, sun=3), hero())
    play(p, "feat hammer", "extra", "done")
    assert has(p)[1] == 1
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-2.6")
def test_without_two_suns_the_turn_ends_unasked() -> None:
    p = table(hero(moon=1, sun=1), hero())
    play(p, "feat hammer")
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-2.6")
def test_the_extra_action_may_be_declined() -> None:
    p = table(hero(moon=1, sun=2), hero())
    play(p, "feat hammer", "done")
    assert has(p)[1] == 2
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-2.6")
def test_what_is_not_asked_is_refused() -> None:
    p = table(hero(sun=6, gold=6), hero())
    refused(p, "extra", "df-2.5")
    refused(p, "use owl", "df-2.5")


# -- offering ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-5.1")
def test_an_offering_of_several_different_faces() -> None:
    p = table(hero(gold=7), hero())
    play(p, "buy g3", "forge light g1", "buy m1", "forge dark g1", "buy s1", "forge dark g1")
    assert has(p)[0] == 0
    assert shows(p) == ("g3", "s1")


@pytest.mark.rule("df-5.1")
def test_not_the_same_face_twice() -> None:
    p = table(hero(gold=7), hero())
    play(p, "buy g3", "forge light g1")
    refused(p, "buy g3", "df-5.1")


@pytest.mark.rule("df-5.1")
def test_the_different_faces_of_one_stack_may_be_bought_together() -> None:
    p = table(hero(gold=8), hero(), hero())
    play(p, "buy g6", "forge light g1", "buy s1v1", "forge light g1")
    assert has(p)[0] == 0


@pytest.mark.rule("df-5.1", "df-2.6")
def test_a_second_offering_may_buy_the_same_face_again() -> None:
    p = table(hero(gold=4, sun=2), hero())
    play(p, "buy g3", "forge light g1", "done", "extra", "buy g3", "forge light g1")
    assert left(p, "g3") == 0


@pytest.mark.rule("df-4.6", "df-5.1")
def test_no_debt() -> None:
    p = table(hero(gold=4), hero())
    refused(p, "buy g3-v2", "df-4.6")


@pytest.mark.rule("df-5.1")
def test_the_offering_ends_when_nothing_can_be_paid() -> None:
    p = table(hero(gold=2), hero())
    play(p, "buy g3", "forge light g1")
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-5.4")
def test_an_empty_stack_is_empty() -> None:
    p = table(hero(gold=12), hero(), sold_out="g3")
    refused(p, "buy g3", "df-5.4")


@pytest.mark.rule("df-5.4")
def test_the_gardens_are_not_for_sale() -> None:
    p = table(hero(gold=12), hero())
    for face in ("mirror", "ship", "x3", "shield-red", "boar-red", "g1", "v2"):
        refused(p, f"buy {face}", "df-5.4")


# -- forging -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-5.2")
def test_any_face_may_be_replaced_each_different_one_is_one_option() -> None:
    p = table(hero(gold=2), hero())
    play(p, "buy g3")
    assert options(p) == {
        "forge light g1",
        "forge light s1",
        "forge dark g1",
        "forge dark m1",
        "forge dark v2",
    }


@pytest.mark.rule("df-5.2")
def test_the_last_forged_face_of_a_die_is_up() -> None:
    p = table(hero(gold=5), hero())
    play(p, "buy g3", "forge light g1", "buy s1", "forge light g1")
    assert shows(p)[0] == "s1"


@pytest.mark.rule("df-5.2")
def test_a_face_forged_a_moment_ago_may_be_replaced() -> None:
    p = table(hero(gold=5), hero())
    play(p, "buy g3", "forge light g1", "buy g4", "forge light g3")
    assert "g3" not in seat_of(p)["light"]
    assert seat_of(p)["forged"] == 2


@pytest.mark.rule("df-5.2", "df-5.5")
def test_replaced_faces_do_not_come_back() -> None:
    p = table(hero(gold=2, light="s2"), hero())
    before = left(p, "s2")
    play(p, "buy g3", "forge light s2")
    assert left(p, "s2") == before


@pytest.mark.rule("df-5.2")
def test_only_faces_on_the_die_can_be_replaced() -> None:
    p = table(hero(gold=2), hero())
    play(p, "buy g3")
    refused(p, "forge light v2", "df-5.2")


# -- feats -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-6.2")
def test_no_feat_without_cards() -> None:
    p = table(hero(moon=1), hero(cards="hammer hammer"))
    refused(p, "feat hammer", "df-6.2")


@pytest.mark.rule("df-1.3")
def test_no_feat_that_is_not_in_the_game() -> None:
    p = table(hero(sun=6), hero())
    refused(p, "feat triton", "df-1.3")


@pytest.mark.rule("df-6.3")
def test_oust_the_other_goes_home_and_is_blessed_before_the_card_is_taken() -> None:
    p = table(hero(moon=1), hero(portal=1))
    play(p, "feat hammer")
    assert p.to_act == CHANCE
    assert seat_of(p, 1)["portal"] == 0
    assert cards(p, 0, "hammer") == 0
    roll(p, "s1 m1")
    assert has(p, 1) == (0, 1, 1, 0)
    assert cards(p, 0, "hammer") == 1


@pytest.mark.rule("df-6.3")
def test_one_blessing_also_with_two_players() -> None:
    p = table(hero(moon=1, sun=2), hero(portal=1))
    play(p, "feat hammer")
    roll(p, "s1 m1")
    assert (p.to_act, step(p)) == (0, "extra")


@pytest.mark.rule("df-6.1", "df-6.3")
def test_no_oust_and_no_move_where_one_stands_already() -> None:
    p = table(hero(moon=1, sun=2, portal=1), hero(portal=2))
    play(p, "feat chest")
    assert step(p) == "extra"


@pytest.mark.rule("df-6.3")
def test_the_ousted_ship_may_take_the_last_face() -> None:
    p = table(
        hero(moon=1, sun=2, gold=3), hero(portal=1, light="ship", gold=1), sets="ship", sold_out="g3 m1 g4"
    )
    play(p, "feat hammer")
    roll(p, "ship v2")
    play(p, "buy s1", "forge light g1")
    assert left(p, "s1") == 1


@pytest.mark.rule("df-6.3", "df-3.10", "df-4.6")
def test_the_price_is_paid_before_a_boars_bonus_comes() -> None:
    p = table(hero(moon=6, cards="boar", boars="red"), hero(portal=4, light="boar-red"), sets="boar")
    play(p, "feat cancer")
    roll(p, "boar-red g1")
    play(p, "take sun", "take moon")
    assert has(p)[2] == 1


@pytest.mark.rule("df-6.3", "df-6.5")
def test_at_most_one_hero_is_ousted_and_others_stay() -> None:
    p = table(hero(moon=1), hero(portal=1), hero(portal=2))
    play(p, "feat hammer")
    assert [seat_of(p, seat)["portal"] for seat in range(3)] == [1, 0, 2]


@pytest.mark.rule("df-6.1")
def test_a_pawn_goes_from_anywhere_to_any_portal() -> None:
    p = table(hero(sun=1, portal=1), hero())
    play(p, "feat elder")
    assert seat_of(p)["portal"] == 7


# -- who waits for whom --------------------------------------------------------------------------------------------


@pytest.mark.rule("df-2.3")
def test_players_who_cannot_affect_each_other_do_not_wait() -> None:
    p = bless(hero(light="g3-v2"), hero(light="g3-v2"), hero(cards="hammer"), active=1)
    roll(p, "g3-v2 g1 g1 g1 g3-v2 g1")
    assert list(p.waiting) == [1, 2, 0]
    play(p, "take glory", seat=0)
    assert list(p.waiting) == [1, 2]
    play(p, "put 1", "put 0", seat=2)
    play(p, "take gold", seat=1)
    assert p.to_act == 1
    assert step(p) == "action"


@pytest.mark.rule("df-2.3")
@pytest.mark.parametrize(
    ("face", "sets"), [("ship", "ship"), ("mirror", "introductory"), ("boar-red", "boar")]
)
def test_a_ship_a_mirror_or_a_boar_makes_them_wait(face: str, sets: str) -> None:
    cards = "boar" if sets == "boar" else ""
    p = bless(
        hero(light="g3-v2", cards=cards, boars="red" if cards else ""),
        hero(light="g3-v2"),
        hero(light=face),
        active=1,
        sets=sets,
    )
    roll(p, f"g3-v2 g1 {face} g1 g3-v2 g1")
    assert p.waiting == (1,)


@pytest.mark.rule("df-2.3")
def test_two_ships_and_one_face_left_go_in_turn_order() -> None:
    p = bless(
        hero(light="ship", gold=1),
        hero(light="ship", gold=1, moon=1, dark="s1"),
        active=1,
        sets="ship",
        sold_out="g3 m1 g4 g6 s1v1 g3-v2",
    )
    roll(p, "ship v2 ship v2")
    assert left(p, "s1") == 1
    assert p.waiting == (1,)
    play(p, "buy s1", "forge light g1")
    assert step(p) == "action"
    assert has(p, 0)[0] == 1


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-2.7")
def test_after_the_last_turn_of_the_last_round_the_game_is_over() -> None:
    p = table(hero(), hero(gold=2), round=9, active=1)
    play(p, "done")
    assert p.to_act == OVER


@pytest.mark.rule("df-2.7", "df-2.9")
def test_everybody_is_active_in_the_last_round() -> None:
    p = table(hero(gold=2), hero(), round=9, active=0)
    play(p, "done")
    assert p.to_act == CHANCE
    assert p.dump()["active"] == 1


@pytest.mark.rule("df-2.7", "df-1.1")
def test_three_players_play_ten_rounds() -> None:
    p = table(hero(), hero(), hero(gold=2), round=9, active=2)
    play(p, "done")
    assert p.round == 10


@pytest.mark.rule("df-8.1")
def test_glory_and_every_copy_of_a_card_count_and_nothing_else() -> None:
    p = table(hero(glory=7, cards="gorgon gorgon hammer", hammer=14, gold=12, sun=6, moon=6), hero())
    assert p.scores()[0] == 7 + 14 + 14
    assert [line.points[0] for line in GAME.score_sheet(p)] == [7, 28, 35]


@pytest.mark.rule("df-8.1")
def test_used_token_cards_count() -> None:
    p = table(hero(gold=2, cards="triton cerberus"), hero(), sets="triton,cerberus")
    assert p.scores()[0] == 8 + 6


@pytest.mark.rule("df-8.2")
def test_the_most_points_win() -> None:
    p = table(hero(glory=7), hero(gold=2, glory=9), round=9, active=1)
    play(p, "done")
    assert p.winners() == (1,)


@pytest.mark.rule("df-8.2")
def test_who_is_tied_wins_together() -> None:
    p = table(hero(glory=9), hero(glory=9), hero(gold=2, glory=3), round=10, active=2)
    play(p, "done")
    assert p.winners() == (0, 1)


@pytest.mark.rule("df-3.11")
@pytest.mark.parametrize("card", ["sphinx", "satyrs"])
def test_instant_effects_cannot_be_refused(card: str) -> None:
    p = table(hero(sun=6, moon=6), hero(), hero())
    play(p, f"feat {card}")
    if card == "satyrs":
        roll(p, "s1 g1 g1 g1")
    refused(p, "done", "df-3.11")
