"""The twenty-four feats: price, points, and what each does."""

from __future__ import annotations

import pytest

from bottega import CHANCE
from tests.rulebook.dice_forge.table import (
    GAME,
    bless,
    canonical,
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

PRICES = [
    ("elder", 1, 0, 0, 7),
    ("spirits", 1, 0, 2, 7),
    ("owl", 2, 0, 4, 6),
    ("ship", 2, 0, 4, 6),
    ("minotaur", 3, 0, 8, 6),
    ("shield", 3, 0, 6, 6),
    ("gorgon", 4, 0, 14, 5),
    ("triton", 4, 0, 8, 5),
    ("mirror", 5, 0, 10, 5),
    ("sphinx", 6, 0, 10, 4),
    ("cyclops", 6, 0, 8, 4),
    ("hammer", 0, 1, 0, 1),
    ("chest", 0, 1, 2, 1),
    ("hind", 0, 2, 2, 2),
    ("bear", 0, 2, 2, 2),
    ("satyrs", 0, 3, 6, 2),
    ("boar", 0, 3, 4, 2),
    ("ferryman", 0, 4, 12, 3),
    ("cerberus", 0, 4, 6, 3),
    ("helmet", 0, 5, 4, 3),
    ("cancer", 0, 6, 8, 4),
    ("sentinel", 0, 6, 6, 4),
    ("hydra", 5, 5, 26, 4),
    ("typhon", 5, 5, 16, 4),
]
DOUBLE = {
    *("owl", "ship", "minotaur", "shield", "gorgon", "triton", "sphinx", "cyclops", "hind", "bear", "satyrs"),
    *("boar", "ferryman", "cerberus", "cancer", "sentinel", "hydra", "typhon"),
}


def sets(card: str) -> str:
    return card if card in DOUBLE else "introductory"


@pytest.mark.rule("df-6.1", "df-6.4")
@pytest.mark.parametrize(("card", "sun", "moon", "points", "portal"), PRICES, ids=[row[0] for row in PRICES])
def test_price_points_and_portal(card: str, sun: int, moon: int, points: int, portal: int) -> None:
    p = table(hero(sun=sun, moon=moon), hero(), sets=sets(card))
    play(p, f"feat {card}")
    assert seat_of(p)["portal"] == portal
    assert cards(p, 0, card) == 1
    assert has(p)[1] == 0
    assert GAME.view(p, None).players[0].card_points == points


@pytest.mark.rule("df-4.6")
@pytest.mark.parametrize(("card", "sun", "moon", "points", "portal"), PRICES, ids=[row[0] for row in PRICES])
def test_one_shard_less_is_too_little(card: str, sun: int, moon: int, points: int, portal: int) -> None:
    p = table(hero(gold=2, sun=max(0, sun - 1), moon=moon if sun else moon - 1), hero(), sets=sets(card))
    refused(p, f"feat {card}", "df-4.6")


# -- reinforcements ----------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.1")
def test_elder_three_gold_for_four_glory() -> None:
    p = table(hero(gold=4, cards="elder"), hero(), step="reinforcements")
    play(p, "use elder")
    assert has(p) == (1, 0, 0, 4)


@pytest.mark.rule("df-7.1")
def test_elder_needs_the_gold() -> None:
    p = table(hero(gold=2, cards="elder owl"), hero(), step="reinforcements")
    refused(p, "use elder", "df-7.1")


@pytest.mark.rule("df-7.1", "df-2.4")
def test_two_elders_are_two_uses() -> None:
    p = table(hero(gold=8, cards="elder elder"), hero(), step="reinforcements")
    play(p, "use elder", "use elder")
    assert has(p) == (2, 0, 0, 8)
    assert step(p) == "action"


@pytest.mark.rule("df-7.3")
@pytest.mark.parametrize(
    ("choice", "gives"), [("gold", (1, 0, 0, 0)), ("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))]
)
def test_owl_brings_gold_a_sun_or_a_moon(choice: str, gives: tuple[int, ...]) -> None:
    p = table(hero(cards="owl"), hero(), step="reinforcements")
    play(p, "use owl", f"take {choice}")
    assert has(p) == gives


@pytest.mark.rule("df-7.3", "df-2.4")
def test_an_owl_may_be_left_unused() -> None:
    p = table(hero(cards="owl"), hero(), step="reinforcements")
    assert "done" in options(p)
    assert "done" not in canonical(p)


@pytest.mark.rule("df-7.3", "df-4.4")
def test_an_owls_gold_may_go_on_the_hammer() -> None:
    p = table(hero(cards="owl hammer"), hero(), step="reinforcements")
    play(p, "use owl", "take gold", "put 1")
    assert seat_of(p)["hammer"] == 1


@pytest.mark.rule("df-7.3")
def test_an_owl_brings_no_glory() -> None:
    p = table(hero(cards="owl"), hero(), step="reinforcements")
    play(p, "use owl")
    refused(p, "take glory", "df-7.3")


@pytest.mark.rule("df-7.14")
def test_hind_is_a_minor_blessing_with_a_die_chosen_before() -> None:
    p = table(hero(light="s2", cards="hind"), hero(), step="reinforcements")
    play(p, "use hind")
    assert options(p) == {"roll light", "roll dark"}
    play(p, "roll light")
    roll(p, "s2")
    assert has(p) == (0, 2, 0, 0)


@pytest.mark.rule("df-7.14", "df-2.4")
def test_every_hind_is_a_blessing_of_its_own_and_others_may_come_between() -> None:
    p = table(hero(cards="hind hind owl"), hero(), step="reinforcements")
    play(p, "use hind", "roll light")
    roll(p, "s1")
    play(p, "use owl", "take sun", "use hind", "roll dark")
    roll(p, "m1")
    assert has(p) == (0, 2, 1, 0)


@pytest.mark.rule("df-7.14", "df-7.19")
def test_cerberus_may_follow_a_hind() -> None:
    p = table(hero(cards="hind cerberus", cerberi=1), hero(), step="reinforcements", sets="cerberus")
    play(p, "use hind", "roll light")
    roll(p, "s1")
    play(p, "again")
    assert has(p) == (0, 2, 0, 0)


# -- at once -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.2")
def test_spirits_three_gold_and_three_moons() -> None:
    p = table(hero(sun=1), hero())
    play(p, "feat spirits")
    assert has(p) == (3, 0, 3, 0)


@pytest.mark.rule("df-7.2", "df-4.4")
def test_spirits_gold_may_be_split_with_the_hammer_and_moons_are_capped() -> None:
    p = table(hero(sun=1, moon=5, cards="hammer"), hero())
    play(p, "feat spirits", "put 2")
    assert has(p) == (1, 0, 6, 0)
    assert seat_of(p)["hammer"] == 2


@pytest.mark.rule("df-7.4", "df-5.2")
def test_ship_gives_a_ship_face() -> None:
    p = table(hero(sun=2), hero(), sets="ship")
    play(p, "feat ship", "forge light g1")
    assert shows(p)[0] == "ship"
    assert left(p, "ship") == 3
    assert seat_of(p)["forged"] == 1


@pytest.mark.rule("df-7.9", "df-5.2")
def test_mirror_gives_a_mirror_face() -> None:
    p = table(hero(sun=5), hero())
    play(p, "feat mirror", "forge dark v2")
    assert shows(p)[1] == "mirror"
    assert left(p, "mirror") == 3


@pytest.mark.rule("df-7.20", "df-5.2")
def test_helmet_gives_an_x3_face() -> None:
    p = table(hero(moon=5), hero())
    play(p, "feat helmet", "forge light s1")
    assert shows(p)[0] == "x3"
    assert left(p, "x3") == 3


@pytest.mark.rule("df-3.11", "df-7.20")
def test_a_face_that_a_card_gives_must_be_forged() -> None:
    p = table(hero(moon=5), hero())
    play(p, "feat helmet")
    refused(p, "done", "df-3.11")


@pytest.mark.rule("df-7.6")
def test_shield_of_ones_choice_all_four_whatever_the_number_of_players() -> None:
    p = table(hero(sun=3), hero(), sets="shield")
    play(p, "feat shield")
    assert options(p) == {"shield red", "shield blue", "shield yellow", "shield green"}
    play(p, "shield green", "forge light g1")
    assert shows(p)[0] == "shield-green"


@pytest.mark.rule("df-7.6")
def test_only_shields_that_are_left() -> None:
    p = table(hero(sun=3), hero(light="shield-red", cards="shield"), sets="shield")
    play(p, "feat shield")
    refused(p, "shield red", "df-7.6")


@pytest.mark.rule("df-7.6")
def test_the_last_shield_is_taken_unasked() -> None:
    others = hero(light="shield-red shield-blue shield-yellow", cards="shield shield shield")
    p = table(hero(sun=3), others, hero(), hero(), sets="shield")
    play(p, "feat shield")
    assert GAME.describe(p, p.actions()[0], "en").startswith("Forge “green shield”")


@pytest.mark.rule("df-7.7", "df-7.18", "df-7.23")
@pytest.mark.parametrize("card", ["gorgon", "ferryman", "hydra"])
def test_nothing_but_points(card: str) -> None:
    p = table(hero(sun=6, moon=6), hero())
    before = p.dump()["faces"]
    play(p, f"feat {card}")
    assert has(p)[0] == 0
    assert has(p)[3] == 0
    assert p.dump()["faces"] == before


@pytest.mark.rule("df-7.10")
def test_sphinx_four_rolls_of_one_die_each_resolved_before_the_next() -> None:
    p = table(hero(sun=6, light="g3-v2"), hero())
    play(p, "feat sphinx", "roll light")
    roll(p, "g3-v2")
    play(p, "take glory")
    roll(p, "g1 s1 g1")
    assert has(p) == (2, 1, 0, 2)
    assert p.to_act != CHANCE or step(p) == "blessings"


@pytest.mark.rule("df-7.10", "df-3.7")
def test_a_ship_may_change_the_very_die_that_the_sphinx_rolls() -> None:
    p = table(hero(sun=6, light="ship", gold=6), hero(), sets="ship")
    play(p, "feat sphinx", "roll light")
    roll(p, "ship")
    play(p, "buy s2", "forge light g1")
    roll(p, "s2 s2 s1")
    assert has(p) == (0, 5, 0, 0)


@pytest.mark.rule("df-7.11")
def test_cyclops_turns_all_the_gold_of_a_roll_into_glory_or_none() -> None:
    p = table(hero(sun=6, light="g4"), hero(), sets="cyclops")
    play(p, "feat cyclops", "roll light")
    roll(p, "g4")
    assert options(p) == {"keep", "convert"}
    play(p, "convert")
    roll(p, "g4")
    play(p, "keep")
    roll(p, "s1")
    assert has(p) == (4, 1, 0, 4)


@pytest.mark.rule("df-7.11", "df-4.4")
def test_kept_gold_may_be_split_with_the_hammer_converted_gold_may_not() -> None:
    p = table(hero(sun=6, light="g4", cards="hammer"), hero(), sets="cyclops")
    play(p, "feat cyclops", "roll light")
    roll(p, "g4")
    play(p, "keep", "put 3")
    roll(p, "g4")
    play(p, "convert")
    assert p.to_act == CHANCE
    assert has(p) == (1, 0, 0, 4)


@pytest.mark.rule("df-7.11", "df-3.8", "df-3.5")
def test_cyclops_turns_the_gold_of_a_yellow_shield_and_copied_gold() -> None:
    p = table(hero(sun=6, light="shield-yellow mirror"), hero(light="g4", dark="g4"), sets="cyclops,shield")
    play(p, "feat cyclops", "roll light")
    roll(p, "shield-yellow")
    play(p, "convert")
    roll(p, "mirror")
    play(p, "convert")
    assert has(p) == (0, 0, 0, 7)


@pytest.mark.rule("df-7.11", "df-7.19")
def test_cyclops_is_decided_anew_in_a_repeat() -> None:
    p = table(hero(sun=6, light="g4", cards="cerberus", cerberi=1), hero(), sets="cyclops,cerberus")
    play(p, "feat cyclops", "roll light")
    roll(p, "g4")
    play(p, "convert", "again", "keep")
    assert has(p) == (4, 0, 0, 4)


@pytest.mark.rule("df-7.21")
def test_cancer_two_divine_blessings_the_first_resolved_before_the_second() -> None:
    p = table(hero(moon=6, light="g3-v2"), hero())
    play(p, "feat cancer")
    roll(p, "g3-v2 g1")
    play(p, "take glory")
    roll(p, "g1 m1")
    assert has(p) == (2, 0, 1, 2)


@pytest.mark.rule("df-7.22")
def test_sentinel_turns_all_shards_of_a_face_into_two_glory_each() -> None:
    p = table(hero(moon=6, light="s2", dark="g1s1m1v1"), hero(), sets="sentinel")
    play(p, "feat sentinel")
    roll(p, "s2 g1s1m1v1")
    play(p, "keep", "convert")
    assert has(p) == (1, 2, 0, 5)


@pytest.mark.rule("df-7.22", "df-3.4", "df-4.1")
def test_sentinel_turns_after_tripling_and_before_the_limit() -> None:
    p = table(hero(moon=6, sun=6, light="s2", dark="x3"), hero(), sets="sentinel")
    play(p, "feat sentinel")
    roll(p, "s2 x3")
    play(p, "convert")
    assert has(p) == (0, 6, 0, 12)


@pytest.mark.rule("df-7.22", "df-3.8")
def test_sentinel_turns_the_lower_half_of_a_shield_and_not_its_glory() -> None:
    p = table(hero(moon=6, light="shield-red", dark="s1"), hero(), sets="sentinel,shield")
    play(p, "feat sentinel")
    roll(p, "shield-red g1")
    play(p, "convert")
    assert has(p) == (1, 0, 0, 4)
    roll(p, "shield-red s1")
    play(p, "keep")
    assert has(p) == (1, 1, 0, 9)


@pytest.mark.rule("df-7.22", "df-3.9", "df-3.10")
def test_sentinel_turns_the_rollers_shard_of_a_boar_and_not_the_bonus() -> None:
    p = table(hero(moon=6, light="boar-red"), hero(cards="boar", boars="red"), sets="sentinel,boar")
    play(p, "feat sentinel")
    roll(p, "boar-red g1")
    play(p, "take sun", "convert")
    assert has(p)[3] == 2
    assert p.to_act == 1
    play(p, "take moon")
    assert has(p, 1) == (0, 0, 1, 0)


@pytest.mark.rule("df-7.22")
def test_sentinels_turning_ends_with_its_two_blessings() -> None:
    p = table(hero(moon=6, sun=2), hero(), sets="sentinel")
    play(p, "feat sentinel")
    roll(p, "g1 g1 g1 g1")
    assert seat_of(p)["converts"] is None


# -- Great Bear --------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.15")
def test_great_bear_pays_for_ousting_and_for_being_ousted_before_the_blessing() -> None:
    p = table(hero(moon=1, cards="bear"), hero(portal=1, cards="bear"), sets="bear")
    play(p, "feat hammer")
    assert p.to_act == CHANCE
    assert has(p)[3] == 3
    assert has(p, 1)[3] == 3


@pytest.mark.rule("df-7.15")
def test_two_great_bears_pay_twice() -> None:
    p = table(hero(moon=1, cards="bear bear"), hero(portal=1), sets="bear")
    play(p, "feat hammer")
    assert has(p)[3] == 6


@pytest.mark.rule("df-7.15")
def test_a_bear_does_not_count_for_the_oust_that_buys_it() -> None:
    p = table(hero(moon=2, cards="bear"), hero(portal=2), sets="bear")
    play(p, "feat bear")
    roll(p, "g1 g1")
    assert has(p)[3] == 3


# -- Satyrs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.16")
def test_satyrs_the_others_roll_without_effect_and_you_apply_two_faces() -> None:
    p = table(hero(moon=3), hero(light="s2"), hero(dark="m2"))
    play(p, "feat satyrs")
    roll(p, "s2 g1 g1 m2")
    assert options(p) == {"borrow 1 light", "borrow 1 dark", "borrow 2 light", "borrow 2 dark"}
    play(p, "borrow 1 light", "borrow 2 dark")
    assert has(p) == (0, 2, 2, 0)
    assert has(p, 1) == (0, 0, 0, 0)
    assert shows(p, 1) == ("s2", "g1")


@pytest.mark.rule("df-7.16")
def test_with_two_players_the_opponents_dice_are_the_two() -> None:
    p = table(hero(moon=3), hero(light="s2"))
    play(p, "feat satyrs")
    roll(p, "s2 v2")
    assert has(p) == (0, 2, 0, 2)


@pytest.mark.rule("df-7.16")
def test_not_the_same_die_twice_nor_ones_own() -> None:
    p = table(hero(moon=3), hero(), hero())
    play(p, "feat satyrs")
    roll(p, "g1 g1 s1 g1")
    refused(p, "borrow 0 light", "df-7.16")
    refused(p, "borrow 3 light", "df-7.16")
    play(p, "borrow 1 light")
    refused(p, "borrow 1 light", "df-7.16")


@pytest.mark.rule("df-7.16", "df-3.4")
def test_a_borrowed_x3_triples_the_other_pick() -> None:
    p = table(hero(moon=3), hero(light="x3", dark="m2"))
    play(p, "feat satyrs")
    roll(p, "x3 m2")
    assert has(p) == (0, 0, 6, 0)


@pytest.mark.rule("df-7.16", "df-3.7")
def test_a_borrowed_ship_forges_on_your_own_dice() -> None:
    p = table(hero(moon=3, gold=1), hero(light="ship"), sets="ship")
    play(p, "feat satyrs")
    roll(p, "ship v2")
    play(p, "buy s1", "forge light g1")
    assert shows(p)[0] == "s1"
    assert has(p) == (0, 0, 0, 2)


@pytest.mark.rule("df-7.16", "df-3.8")
def test_a_borrowed_shield_compares_with_the_other_pick() -> None:
    p = table(hero(moon=3), hero(light="shield-red", dark="s2"), sets="shield")
    play(p, "feat satyrs")
    roll(p, "shield-red s2")
    assert has(p) == (0, 2, 0, 5)


@pytest.mark.rule("df-7.16", "df-3.5")
def test_a_borrowed_mirror_sees_what_its_owner_would_see() -> None:
    p = table(hero(moon=3, light="v4", dark="s2"), hero(light="mirror", dark="m2"))
    play(p, "feat satyrs")
    roll(p, "mirror m2")
    assert options(p) == {"copy v4", "copy s2"}
    play(p, "copy v4")
    assert has(p) == (0, 0, 2, 4)
    assert shows(p) == ("v4", "s2")


@pytest.mark.rule("df-7.16", "df-3.6")
def test_a_borrowed_mirror_that_sees_a_mirror_may_copy_its_owners_other_face() -> None:
    p = table(hero(moon=3, light="mirror", dark="s2"), hero(light="mirror", dark="m2"))
    play(p, "feat satyrs")
    roll(p, "mirror m2")
    assert options(p) == {"copy m2", "copy s2"}


@pytest.mark.rule("df-7.16", "df-7.19")
def test_cerberus_cannot_repeat_satyrs() -> None:
    p = table(hero(moon=3, cards="cerberus", cerberi=1), hero(), sets="cerberus")
    play(p, "feat satyrs")
    roll(p, "g1 v2")
    assert has(p) == (1, 0, 0, 2)
    assert "again" not in options(p)
    assert seat_of(p)["cerberi"] == 1


# -- Tenacious Boar ----------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.17")
def test_boar_the_bearer_chooses_the_face_and_nobody_gains_yet() -> None:
    p = table(hero(moon=3), hero(), hero(), sets="boar")
    play(p, "feat boar")
    assert options(p) == {"boar 1", "boar 2"}
    play(p, "boar 2")
    assert p.to_act == 2
    play(p, "forge dark m1")
    assert shows(p, 2)[1] == "boar-red"
    assert has(p, 2) == (0, 0, 0, 0)
    assert has(p) == (0, 0, 0, 0)


@pytest.mark.rule("df-7.17")
def test_the_buyer_cannot_bear_it() -> None:
    p = table(hero(moon=3), hero(), hero(), sets="boar")
    play(p, "feat boar")
    refused(p, "boar 0", "df-7.17")


@pytest.mark.rule("df-7.17")
def test_with_two_players_the_opponent_bears_it_and_it_counts_as_forged_by_him() -> None:
    p = table(hero(moon=3), hero(), sets="boar")
    play(p, "feat boar")
    assert p.to_act == 1
    play(p, "forge light g1")
    assert seat_of(p, 1)["forged"] == 1
    assert seat_of(p)["forged"] == 0
    assert p.dump()["boars"] == {"red": 0, "blue": None, "yellow": None, "green": None}


@pytest.mark.rule("df-7.17", "df-5.3")
def test_a_boar_is_never_removed() -> None:
    p = table(hero(moon=3, cards="boar", boars="red"), hero(light="boar-red"), sets="boar")
    play(p, "feat boar")
    refused(p, "forge light boar-red", "df-5.3")
    assert "forge light boar-red" not in options(p)


@pytest.mark.rule("df-7.17")
def test_boars_come_in_the_order_red_yellow_green_blue() -> None:
    p = table(hero(moon=3, cards="boar", boars="red"), hero(light="boar-red"), sets="boar")
    play(p, "feat boar", "forge dark g1")
    assert shows(p, 1)[1] == "boar-yellow"


# -- tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("df-7.8")
def test_triton_takes_a_token() -> None:
    p = table(hero(sun=4), hero(), sets="triton")
    play(p, "feat triton")
    assert seat_of(p)["tritons"] == 1


@pytest.mark.rule("df-7.19")
def test_cerberus_takes_a_token() -> None:
    p = table(hero(moon=4), hero(), sets="cerberus")
    play(p, "feat cerberus")
    assert seat_of(p)["cerberi"] == 1


@pytest.mark.rule("df-7.24")
def test_typhon_counts_every_face_ever_forged_when_it_is_taken() -> None:
    gone = "m1 s1 g6"
    p = table(hero(sun=5, moon=5, light="g3 g4", forged=7), hero(), sets="typhon", sold_out=gone)
    play(p, "feat typhon")
    assert has(p)[3] == 7


@pytest.mark.rule("df-7.24", "df-5.2")
def test_later_faces_no_longer_count_for_typhon() -> None:
    p = table(hero(sun=6, moon=5, gold=2, cards="triton", tritons=1), hero(), sets="typhon,triton")
    play(p, "feat typhon", "triton sun", "extra", "buy g3", "forge light g1")
    assert has(p)[3] == 0
    assert seat_of(p)["forged"] == 1


@pytest.mark.rule("df-7.12")
def test_a_hammer_bought_now_serves_every_later_gain_of_the_turn() -> None:
    p = table(hero(sun=3, moon=1), hero())
    play(p, "feat hammer", "extra", "feat spirits", "put 3")
    assert seat_of(p)["hammer"] == 3


@pytest.mark.rule("df-7.13", "df-4.3")
def test_a_chest_works_from_the_moment_it_is_taken() -> None:
    p = bless(hero(gold=12, sun=6, moon=6, light="g3", cards="chest"), hero())
    roll(p, "g3 m1 g1 g1")
    assert has(p) == (15, 6, 7, 0)
