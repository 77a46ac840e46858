"""What the rulebooks leave open or say in two ways: a test for each ruling, numbered as in the notes."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from bottega import CHANCE, OVER, Position, Rng
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules import agenda, flow
from tests.rulebook.florenza_dice.table import (
    BOX,
    DICE,
    GAME,
    HIGH,
    LOW,
    artist,
    box,
    buildings,
    change,
    dump,
    end_turn,
    legal,
    marks,
    others,
    over,
    play,
    player,
    refused,
    roll,
    supply,
    table,
    track,
    used,
    view,
    with_bishop,
)

CHIESA = ("chiesa/facciata", "chiesa/cupola", "chiesa/cappella", "chiesa/pulpito")


@pytest.mark.rule("fd-6.1")
def test_01_the_carpentiere_costs_wood_spice_and_100() -> None:
    p = change(table(2), marks={"rione/2": "wood spice fiorini"})
    assert legal(p, "build 8")
    assert not legal(change(table(2), marks={"rione/2": "metal gold spice fiorini"}), "build 8")


@pytest.mark.rule("fd-7.1")
def test_02_a_work_may_need_no_fiorini() -> None:
    p = change(table(2, dice={"green": LOW}), marks={"chiesa/facciata": "marble marble metal gold"})
    play(p, "take green")
    assert legal(p, "hire chiesa/facciata 100")
    assert refused(p, "pay chiesa/facciata") == "fd-1.4"
    assert refused(p, "hire palazzo/giardino 100") == "fd-7.1"


@pytest.mark.rule("fd-3.3")
@pytest.mark.rule("fd-3.1")
def test_03_the_bishop_needs_three_marks_and_the_captain_one() -> None:
    assert end_turn(change(others(2), bishop=2)).dump()["bishop"] is None
    assert end_turn(change(others(2), bishop=3)).dump()["bishop"] == 0
    assert end_turn(change(others(2), captain=1)).dump()["captain"] == 0
    assert end_turn(others(2)).dump()["captain"] is None


@pytest.mark.rule("fd-3.4")
def test_04_the_bishop_chooses_freely_in_every_turn_of_others() -> None:
    p = with_bishop(table(3), 2)
    for active in (0, 1):
        play(p, "take white; money; take brown; money; take grey; money; done")
        play(p, "take green; money; done", seat=1 - active)
        assert legal(p, "take white", seat=2)
        play(p, "take white; money; done", seat=2)
        roll(p)
    play(p, "take white; money")  # the Bishop's own turn: three different dice
    assert refused(p, "take white") == "fd-4.2"


@pytest.mark.rule("fd-3.1")
def test_05_offices_count_marks_after_the_income_and_last_one_round() -> None:
    tied = change(change(others(2), captain=10), seat=1, captain=10)
    assert end_turn(tied).dump()["captain"] is None
    by_income = change(change(others(2), captain=3, complete={"chiesa/cupola": 2}), seat=1, captain=3)
    p = end_turn(by_income)
    assert dump(p)["captain"] == 0
    play(p, "place gold rione/2")
    later = change(end_turn(roll(p)), seat=1, captain=9)
    assert dump(later)["captain"] == 0
    both = end_turn(change(others(2), captain=1, bishop=3))
    assert (dump(both)["captain"], dump(both)["bishop"]) == (0, 0)


@pytest.mark.rule("fd-2.2")
def test_06_a_tie_for_first_player_is_drawn_and_holds_for_the_game() -> None:
    p = play(GAME.start(3), "4; 2; 2; first 2")
    assert [buildings(p, seat) for seat in (1, 2)] == [[2], [2]]
    rng = Rng(1)
    while p.to_act != OVER:
        assert dump(p)["first"] == 2
        p.play(p.sample(rng) if p.to_act == CHANCE else p.actions()[0])


@pytest.mark.rule("fd-2.4")
@pytest.mark.rule("fd-9.12")
def test_07_a_die_of_the_income_is_used_after_the_first_roll() -> None:
    """Both have won one; seat 1 uses its Taverna on it, which is used up for that turn."""
    p = change(others(2), complete={"chiesa/pulpito": 2}, preacher=4)
    p = change(p, seat=1, complete={"chiesa/pulpito": 2}, preacher=4, built=[16], fiorini=300)
    end_turn(p)
    roll(p)
    play(p, "take red; money", seat=0)
    play(p, "take red; taverna", seat=1)
    assert supply(p, seat=1)[0] == 600
    play(p, "done", seat=1)
    assert list(p.waiting) == [0]
    assert used(p) == []
    play(p, "take white; money; take brown; money; take grey; money; done")
    play(p, "take red", seat=1)
    assert refused(p, "taverna", seat=1) == "fd-9.12"


def owners(first: dict[str, Any], second: dict[str, Any]) -> Position:
    """The first roll of round 2: both players have won a die in the income, and have these differences."""
    won: dict[str, Any] = {"complete": {"chiesa/pulpito": 2}, "preacher": 4}
    return roll(end_turn(change(change(others(2), **won, **first), seat=1, **won, **second)))


@pytest.mark.rule("fd-2.4")
@pytest.mark.rule("fd-1.3")
def test_07_the_owner_of_a_waiting_die_spends_and_builds_before_and_after_it() -> None:
    p = owners({"spare": 0}, {"fiorini": 500, "marks": {"rione/2": "wood metal"}})
    play(p, "take red; money", seat=0)
    play(p, "pay rione/3; take red; money", seat=1)
    assert refused(p, "take white", seat=1) == "fd-2.4"
    play(p, "pay rione/3; build 16; spare gold rione/3", seat=1)
    assert buildings(p, seat=1) == [6, 16]
    play(p, "done", seat=1)
    assert (p.waiting, dump(p)["stage"]) == ((0,), "active")


@pytest.mark.rule("fd-2.4")
def test_07_waiting_dice_are_used_in_turn_order() -> None:
    p = owners({}, {})
    assert p.waiting == (0,)
    assert refused(p, "take red", seat=1) == "fd-2.4"
    play(p, "take red; money", seat=0)  # the Active Player spends in the own turn, which comes next
    assert p.waiting == (1,)
    assert refused(p, "pay rione/2", seat=0) == "fd-2.4"
    play(p, "take red; money; done", seat=1)
    assert p.waiting == (0,)


@pytest.mark.rule("fd-2.4")
def test_07_who_has_nothing_to_spend_after_a_waiting_die_is_not_asked() -> None:
    p = play(owners({}, {"spare": 0, "fiorini": 0}), "take red; money", seat=0)
    p = change(p, seat=1, fiorini=0)
    play(p, "take red; gain 2; place textile rione/2; place textile rione/3", seat=1)
    assert (p.waiting, dump(p)["stage"]) == ((0,), "active")


@pytest.mark.rule("fd-8.6")
def test_08_a_bonus_die_is_any_of_the_six_and_does_not_count() -> None:
    p = change(table(2, dice={"grey": LOW}), preacher=4)
    play(p, "take grey; step 2")
    assert all(legal(p, f"take {die}") for die in DICE)
    assert not legal(p, "done")
    play(p, "take white; money")
    assert used(p) == ["grey"]
    play(p, "take white; money; take brown; money; done")
    assert used(p) == ["white", "brown", "grey"]


@pytest.mark.rule("fd-1.3")
@pytest.mark.rule("fd-4.5")
def test_09_supply_may_be_spent_at_any_moment_of_ones_own_turn() -> None:
    p = table(3)
    assert legal(p, "pay rione/2")
    assert refused(p, "pay rione/2", seat=1) == "fd-4.2"  # while the Active Player acts
    play(p, "take white")
    assert legal(p, "pay rione/2")
    play(p, "gain 2; place marble rione/2")
    assert legal(p, "spare gold rione/2")
    play(p, "place marble rione/3; take brown; money; take grey; money")
    assert legal(p, "pay rione/2")
    captain = end_turn(change(others(2), captain=1))
    assert legal(captain, "pay rione/2")
    assert legal(change(captain, marks={"rione/2": "wood metal"}), "build 16")
    assert refused(captain, "hire palazzo/ritratto 100") == "fd-5.1"


@pytest.mark.rule("fd-5.1")
@pytest.mark.rule("fd-5.5")
def test_10_resources_cannot_be_kept() -> None:
    full = {f"rione/{space}": "wood" for space in range(2, 9)}
    works = {"palazzo/ritratto": "wood", "palazzo/camera-nuziale": "wood"}
    works |= {"chiesa/cupola": "wood wood", "chiesa/pulpito": "wood"}
    p = change(table(2), marks={**full, **works}, spare=0, fiorini=0)
    play(p, "take brown; gain 2")  # one icon is left: the first goes there, the second is lost
    assert marks(p, "chiesa/pulpito") == "wood wood"
    assert (player(p)["asked"], supply(p)) == ("die", (0, 0, 0))
    mercatante = change(p, built=[14], marks={f"rione/{space}": "wood" for space in range(3, 9)})
    play(mercatante, "take white")
    assert refused(mercatante, "mercatante wood") == "fd-5.5"
    assert legal(mercatante, "mercatante gold")
    play(mercatante, "gain 2")
    assert refused(mercatante, "lose") == "fd-5.1"


@pytest.mark.rule("fd-1.4")
@pytest.mark.rule("fd-1.5")
def test_11_anything_is_marked_on_a_free_icon_of_its_kind() -> None:
    p = change(table(2), complete={"palazzo/ritratto": 2}, built=[16], fiorini=300)
    play(p, "take brown; gain 2")
    assert legal(p, "place wood rione/8")
    assert refused(p, "place wood rione/2") == "fd-1.4"
    assert refused(p, "place wood palazzo/ritratto") == "fd-1.4"
    assert refused(p, "place gold rione/3") == "fd-9.2"
    play(p, "pay rione/8; pay rione/8")
    assert refused(p, "pay rione/8") == "fd-1.4"
    assert refused(p, "spare wood chiesa/facciata") == "fd-1.4"


@pytest.mark.rule("fd-6.1")
@pytest.mark.rule("fd-6.2")
@pytest.mark.rule("fd-6.3")
def test_12_completing_a_space_is_optional_and_each_building_is_there_once() -> None:
    p = change(table(2), marks={"rione/2": "marble wood metal fiorini", "rione/3": "wood metal"})
    assert {"build 1", "build 16"} <= {GAME.notate(p, action) for action in p.actions()}
    assert refused(p, "build 6") == "fd-6.3"  # the free one
    assert legal(p, "take white")
    play(p, "build 16")
    assert refused(p, "build 16") == "fd-6.3"
    assert refused(p, "spare gold rione/2") == "fd-1.4"
    full = change(table(2), built=[1, 2, 3, 4, 5, 7, 8])
    assert refused(full, "build 9") == "fd-6.2"


@pytest.mark.rule("fd-2.1")
def test_13_the_free_building_scores_nothing() -> None:
    p = over(2, [{"free": 4, "spare": 0, "fiorini": 0}, {"free": 4, "built": [6], "spare": 0, "fiorini": 0}])
    assert p.scores() == [0, 1]


@pytest.mark.rule("fd-7.6")
def test_14_the_rank_counts_those_of_earlier_turns() -> None:
    three = {"palazzo/giardino": 2, "palazzo/camera-nuziale": 2, "palazzo/facciata": 2}

    def bonus(earlier: int) -> int:
        p = change(table(4, round=2, dice={"yellow": LOW}), complete=three, marks={"palazzo/ritratto": "all"})
        for seat in range(1, earlier + 1):
            whole = {**three, "palazzo/ritratto": 2}
            p = change(p, seat=seat, complete=whole, palazzo_turn=1, palazzo_bonus=6)
        return int(player(play(p, "take yellow; hire palazzo/ritratto 100"))["palazzo_bonus"])

    assert [bonus(earlier) for earlier in range(4)] == [6, 3, 1, 1]


@pytest.mark.rule("fd-5.3")
@pytest.mark.rule("fd-7.2")
@pytest.mark.rule("fd-7.3")
def test_15_hiring() -> None:
    p = table(2, dice={"yellow": HIGH})
    p = change(p, fiorini=100, stars=2, marks={"chiesa/facciata": "all", "palazzo/giardino": "all"}, free=1)
    play(p, "take yellow")
    assert refused(p, "hire chiesa/facciata 100") == "fd-5.3"
    assert refused(p, "hire chiesa/facciata 200") == "fd-7.2"  # its income cannot help to pay
    rich = change(p, fiorini=200)
    assert refused(rich, "hire palazzo/giardino 200") == "fd-7.2"  # a painter
    assert refused(rich, "hire palazzo/ritratto 200") == "fd-7.1"
    play(rich, "hire chiesa/facciata 200 star")
    assert (artist(rich, "chiesa/facciata"), supply(rich)) == (4, (100, 1, 1))
    assert refused(change(p, stars=0, fiorini=200), "hire chiesa/facciata 200 star") == "fd-7.3"


@pytest.mark.rule("fd-9.8")
def test_16_the_bottega_lowers_a_price_and_not_the_points() -> None:
    p = change(table(2, dice={"yellow": LOW}), built=[18, 13], fiorini=0, marks={"chiesa/facciata": "all"})
    play(p, "take yellow")
    assert refused(p, "hire chiesa/facciata 100") == "fd-7.2"
    after = play(p.copy(), "hire chiesa/facciata 100 bottega")
    assert (artist(after, "chiesa/facciata"), player(after)["once"]) == (2, ["bottega"])
    play(p, "casa chiesa/facciata")
    assert (artist(p, "chiesa/facciata"), player(p)["once"]) == (1, ["casa"])


@pytest.mark.rule("fd-9.11")
def test_17_the_biblioteca_changes_the_type_and_not_the_price() -> None:
    p = change(table(2, dice={"red": HIGH}), built=[21], marks={"chiesa/facciata": "all"}, fiorini=200)
    red = play(p.copy(), "take red")
    assert refused(red, "hire chiesa/facciata 100") == "fd-5.3"
    play(red, "hire chiesa/facciata 200")
    assert artist(red, "chiesa/facciata") == 2
    assert refused(play(p, "take white"), "hire chiesa/facciata 200") == "fd-5.3"


@pytest.mark.rule("fd-9.3")
def test_18_the_casa_takes_any_die_and_any_ready_work() -> None:
    for die in DICE:
        p = change(table(2), built=[13], marks={"palazzo/facciata": "all"}, fiorini=0, stars=1)
        play(p, f"take {die}; casa palazzo/facciata star")
        assert artist(p, "palazzo/facciata") == 3


@pytest.mark.rule("fd-9.2")
def test_19_an_exchange_is_for_one_resource_of_the_printed_die() -> None:
    p = change(table(2), built=[8, 14])
    play(p, "take brown; gain 2; place gold rione/4")
    assert refused(p, "place gold rione/5") == "fd-9.2"
    play(p, "place wood rione/4; take white; gain 2")
    assert refused(p, "place gold rione/5") == "fd-9.2"
    play(p, "place marble rione/4; place marble rione/5; take red; mercatante wood")
    assert refused(p, "place gold rione/5") == "fd-9.2"


@pytest.mark.rule("fd-9.7")
def test_20_the_cambiavalute_takes_any_resource_obtained_in_a_turn() -> None:
    p = change(table(2, dice={"brown": LOW}), built=[17, 14], bishop=1, fiorini=0)
    die = play(p.copy(), "take red; gain 2; cambiavalute")
    assert supply(die)[0] == 200
    assert refused(die, "cambiavalute") == "fd-9.12"
    icon = play(p.copy(), "take brown; step 2; cambiavalute")  # the third space of the Bishop track
    assert supply(icon)[0] == 100 + 200
    assert legal(play(p.copy(), "take red; mercatante gold"), "cambiavalute")
    captain = end_turn(change(others(2), built=[17], captain=1))
    assert refused(captain, "cambiavalute") == "fd-9.12"


@pytest.mark.rule("fd-9.12")
def test_21_once_a_turn_means_once_until_the_active_player_changes() -> None:
    p = change(table(2), built=[16])
    play(p, "take white; taverna; take brown")
    assert refused(p, "taverna") == "fd-9.12"
    play(p, "money; take grey; money; done")
    end_turn(p)
    roll(p)
    play(p, "take white; money; take brown; money; take grey; money; done", seat=1)
    assert legal(play(p, "take green"), "taverna")  # as Non-Active Player, in the next turn
    built = change(table(2), marks={"rione/2": "wood metal"})
    play(built, "take white; build 16; taverna; take brown")
    assert refused(built, "taverna") == "fd-9.12"


@pytest.mark.rule("fd-3.2")
def test_22_the_captains_resource_is_marked_at_once() -> None:
    p = end_turn(change(others(2), captain=1))
    kinds = {
        GAME.notate(p, action).split()[1] for action in p.actions() if GAME.notate(p, action)[:5] == "place"
    }
    assert kinds == {"marble", "wood", "metal", "spice", "textile", "gold"}
    before = supply(p)
    play(p, "place textile rione/7")
    assert (supply(p), p.to_act) == (before, CHANCE)


@pytest.mark.rule("fd-2.3")
def test_23_the_order_of_incomes_does_not_matter() -> None:
    """Every order of the four incomes, with every answer to what they ask, leads to the same positions."""
    reached = [ends_of_income(order) for order in permutations(range(4))]
    assert len(reached[0]) > 1
    assert all(ends == reached[0] for ends in reached)


def ends_of_income(order: tuple[int, ...]) -> set[bytes]:
    """Let the works pay one by one in this order, try every answer, and see what stands before the first roll."""
    p = change(others(2), complete=dict.fromkeys(CHIESA, 2), captain=6, bishop=6, preacher=7)
    assert isinstance(p, FlorenzaDicePosition)
    p.set_round(2)
    p.set_active(0)
    p.set_stage(at.STAGE_INCOME)
    p.set_dice_left(0, 0)
    for work in reversed(order):
        agenda.push(p, 0, agenda.income(1 << work))
    flow.resolve(p, 0)
    flow.advance(p)
    ends: set[bytes] = set()
    explore(p, ends)
    return ends


def explore(p: Position, ends: set[bytes]) -> None:
    """Put every resource of choice in every one of four places."""
    if p.to_act == CHANCE:
        ends.add(p.key())
        return
    for place in ("wood rione/2", "gold rione/2", "wood rione/3", "gold rione/3"):
        if legal(p, f"place {place}"):
            explore(play(p.copy(), f"place {place}"), ends)


@pytest.mark.rule("fd-7.7")
def test_24_the_chiesas_steps_are_all_on_one_track() -> None:
    done = dict.fromkeys(CHIESA[1:], 2)
    p = change(table(2, dice={"yellow": LOW}), complete=done, marks={"chiesa/facciata": "all"}, preacher=7)
    play(p, "take yellow; hire chiesa/facciata 100")
    assert [GAME.notate(p, action) for action in p.actions()][-3:] == [
        "steps captain",
        "steps bishop",
        "steps preacher",
    ]
    assert refused(p, "take white") == "fd-4.2"
    play(
        p, "steps preacher; place gold rione/2; take red; money"
    )  # a resource, a star, a Die, then 100 Fiorini
    assert (track(p, "preacher"), supply(p)) == (10, (200 + 200 + 100, 1, 1))


@pytest.mark.rule("fd-4.3")
def test_25_the_others_do_not_wait_for_each_other() -> None:
    p = play(table(4), "take white; money; take brown; money; take grey; money; done")
    moves = {1: "take red; money; done", 3: "take green; money; done"}
    moves[2] = "take red; gain 2; place textile rione/2; place textile rione/3; done"
    reached = set()
    for order in permutations(moves):
        after = p.copy()
        for seat in order:
            assert seat in after.waiting
            play(after, moves[seat], seat=seat)
        reached.add(after.key())
    assert len(reached) == 1


@pytest.mark.rule("fd-4.2")
@pytest.mark.rule("fd-9.1")
def test_26_three_different_dice_one_after_the_other() -> None:
    p = change(table(2, dice={"yellow": LOW}), free=6)
    play(p, "take yellow")
    assert refused(p, "take white") == "fd-4.2"
    play(p, "gain 2; place gold rione/2; place gold rione/3")
    assert refused(p, "take yellow") == "fd-4.2"
    play(p, "take white; money; take brown; money; done")
    data = with_bishop(p, 1)
    other = change(data, seat=1, free=1)
    assert refused(play(other, "take yellow"), "gain 2") == "fd-5.1"  # for the others it shows what it shows


@pytest.mark.rule("fd-11.2")
def test_27_ghost_counting_skips_selected_dice_and_wraps_around() -> None:
    p = roll(end_turn(table(1)), "4 4 4 4 3 4")  # white 4: red; red 3: brown; brown 4: white
    assert {die: one["order"] for die, one in dump(p)["dice"].items() if one["order"]} == {
        "red": 1,
        "brown": 2,
        "white": 3,
    }


@pytest.mark.rule("fd-11.3")
@pytest.mark.rule("fd-8.7")
@pytest.mark.rule("fd-11.7")
def test_28_the_ghost_moves_by_what_the_player_leaves() -> None:
    def ghost(p: Position) -> tuple[int, int]:
        data = dump(p)["ghost"]
        return data["captain"], data["bishop"]

    p = change(table(1, dice={"white": LOW, "brown": LOW, "grey": LOW}), preacher=4, free=5)
    play(p, "take grey; step 2; take white; money")  # a bonus use of white is not taking it
    play(p, "take brown; money; take green; money; done")
    assert ghost(p) == (2, 0)
    roll(p, "6 1 1 1 1 1")  # white by itself, then brown, then grey
    assert ghost(p) == (2 + 1, 2)
    play(p, "take red; money; done")
    assert ghost(p) == (3, 2)
    full = table(1, dice={"white": LOW, "brown": LOW})
    data = dump(full)
    data["ghost"] |= {"captain": 9, "bishop": 10}
    full = GAME.load(data)
    play(full, "take red; money; take grey; money; take green; money; done")
    assert ghost(full) == (10, 10)


@pytest.mark.rule("fd-11.5")
def test_29_the_solo_palazzo_counts_by_round() -> None:
    assert BOX.bonus.palazzo_solo == [6, 6, 6, 3, 3, 1]
    three = {"palazzo/giardino": 2, "palazzo/camera-nuziale": 2, "palazzo/facciata": 2}
    p = change(others(1, round=3, dice={"yellow": LOW}), complete=three, marks={"palazzo/ritratto": "all"})
    assert player(play(p, "take yellow; hire palazzo/ritratto 100"))["palazzo_bonus"] == 6


@pytest.mark.rule("fd-11.6")
def test_30_a_solo_game_is_won_with_more_than_the_target() -> None:
    for level, target in (("easy", 40), ("normal", 50), ("hard", 60), ("extreme", 70)):
        points = {"spare": 0, "fiorini": 200 * target}
        assert over(1, [points], level=level).winners() == ()
        assert over(1, [{**points, "stars": 1}], level=level).winners() == (0,)


@pytest.mark.rule("fd-10.2")
def test_31_only_whole_200_fiorini_score() -> None:
    assert [box(over(2, [{"spare": 0, "fiorini": sum_}]), 5) for sum_ in (0, 100, 200, 300)] == [0, 0, 1, 1]


@pytest.mark.rule("fd-10.1")
def test_32_the_end_of_ones_last_turn_is_the_last_chance() -> None:
    p = change(others(2, round=6), marks={"rione/2": "wood metal"})
    play(p, "take green; money")
    assert (player(p)["asked"], legal(p, "build 16")) == ("done", True)
    play(p, "build 16; done")
    assert (p.to_act, buildings(p)) == (OVER, [6, 16])


@pytest.mark.rule("fd-8.1")
@pytest.mark.rule("fd-8.4")
@pytest.mark.rule("fd-8.5")
def test_33_what_follows_from_a_step_comes_before_the_next_step() -> None:
    p = change(table(2, dice={"grey": LOW}), preacher=4)
    play(p, "take grey; step 2")
    assert (track(p, "preacher"), player(p)["asked"]) == (5, "die")
    play(p, "take grey; step 2")  # spaces 6 and 7, then the outstanding step to 8, a resource
    assert (track(p, "preacher"), player(p)["asked"]) == (8, "place")
    chain = change(table(2, dice={"grey": LOW}), preacher=2, captain=4)
    play(
        chain, "take grey; step 2"
    )  # 3: a Captain step to 5, whose cross is a Preacher step; then 5 by the second
    assert (track(chain, "captain"), track(chain, "preacher")) == (5, 5)
    full = change(table(2, dice={"grey": HIGH}), preacher=2, captain=10, free=1)
    play(full, "take grey; step 1")
    assert supply(full)[0] == 300


@pytest.mark.rule("fd-6.4")
def test_34_a_building_works_on_what_is_still_open() -> None:
    p = change(table(2), marks={"rione/2": "spice fiorini"})
    play(p, "take brown; gain 2; place wood rione/2")
    assert refused(p, "place gold rione/3") == "fd-9.2"
    play(p, "build 8; place gold rione/3")
    assert marks(p, "rione/3") == "gold"
    money = change(table(2), marks={"rione/2": "textile fiorini fiorini"}, fiorini=0)
    play(money, "take brown; gain 2; place wood rione/2; build 17; cambiavalute")
    assert supply(money)[0] == 200
    fixed = change(table(2, dice={"white": LOW}), marks={"rione/2": "marble fiorini"}, spare=1)
    play(fixed, "take white; gain 1; spare wood rione/2; build 1; place marble rione/3")
    assert player(fixed)["asked"] == "die"  # one resource, as when the use was chosen


@pytest.mark.rule("fd-9.4")
@pytest.mark.rule("fd-9.5")
@pytest.mark.rule("fd-9.6")
@pytest.mark.rule("fd-9.13")
def test_35_combining_buildings_on_one_die() -> None:
    start = change(table(2), free=5, fiorini=0, marks={"chiesa/facciata": "all"})
    p = change(start, built=[18, 21, 11, 17, 14, 15, 16])
    hire = play(p.copy(), "take red; hire chiesa/facciata 100 bottega")  # value by 5, type by 21, price by 18
    assert artist(hire, "chiesa/facciata") == 2
    goods = play(change(start, built=[18, 21, 11, 17]), "take red; gain 2; place gold rione/6; cambiavalute")
    assert (marks(goods, "rione/6"), supply(goods)[0]) == ("gold", 200)
    play(p, "take white; taverna; take brown; convento bishop; take grey; mercatante gold; cambiavalute")
    assert (supply(p)[0], track(p, "bishop")) == (300 + 200 + 100, 2)
    assert player(p)["once"] == ["mercatante", "convento", "taverna", "cambiavalute"]


@pytest.mark.rule("fd-9.9")
@pytest.mark.rule("fd-9.10")
def test_36_no_effect_looks_back() -> None:
    p = change(
        table(2, dice={"yellow": LOW}), marks={"rione/2": "metal gold fiorini fiorini"}, stars=2, fiorini=500
    )
    p = change(p, complete={"chiesa/facciata": 4}, free=6)
    play(p, "build 20")
    assert artist(p, "chiesa/facciata") == 4
    p = change(p, marks={"palazzo/ritratto": "all"})
    play(p, "take yellow; hire palazzo/ritratto 100 star")
    assert artist(p, "palazzo/ritratto") == 5
    fondaco = play(change(table(2), marks={"rione/2": "marble spice gold fiorini"}), "build 19")
    assert supply(fondaco)[1] == 3


@pytest.mark.rule("fd-11.1")
def test_37_solo_set_up_and_order() -> None:
    p = play(GAME.start(1), "4")
    assert (buildings(p), dump(p)["first"], p.to_act) == ([4], 0, CHANCE)
    roll(p)
    play(p, "take white; money; take brown; money; take grey; money; done")
    roll(p, "1 2 3 5 3 3")
    assert used(p) == ["brown", "green", "red"]
    assert [die for die in DICE if legal(p, f"take {die}")] == ["white", "grey", "yellow"]
    assert all(legal(with_bishop(p, 0), f"take {die}") for die in DICE)
    play(p, "take white; money; done")
    assert p.round == 2


@pytest.mark.rule("fd-11.4")
def test_38_solo_roles() -> None:
    def roles(captain: int, bishop: int, ghost_captain: int, ghost_bishop: int) -> tuple[object, object]:
        data = dump(change(others(1), captain=captain, bishop=bishop))
        data["ghost"] |= {"captain": ghost_captain, "bishop": ghost_bishop}
        p = end_turn(GAME.load(data))
        return dump(p)["captain"], dump(p)["bishop"]

    assert roles(3, 3, 2, 2) == (0, 0)
    assert roles(3, 3, 3, 3) == (None, None)
    assert roles(1, 1, 4, 4) == (1, 1)  # the Ghost is seat 1
    assert roles(0, 1, 0, 2) == (None, None)


@pytest.mark.rule("fd-4.5")
def test_39_a_turn_ends_when_all_dice_are_used_and_the_player_says_so() -> None:
    p = table(2)
    for die in ("white", "brown", "grey"):
        assert refused(p, "done") == "fd-4.5"
        play(p, f"take {die}; money")
    assert legal(p, "done")
    assert legal(p, "pay rione/2")
    poor = change(table(2, dice={"white": LOW, "brown": LOW, "grey": LOW}), spare=0, fiorini=0)
    play(poor, "take white; step 2; take brown; step 2; take grey; step 2")
    assert poor.to_act == 0  # the tracks gave money, so there is something to ask


@pytest.mark.rule("fd-1.1")
def test_rounds_by_players() -> None:
    assert [view(GAME.start(players)).rounds for players in (1, 2, 3, 4)] == [6, 6, 5, 4]


@pytest.mark.rule("fd-7.4")
def test_a_spare_resource_of_the_palazzo() -> None:
    for work, die in (("palazzo/camera-nuziale", "yellow"), ("palazzo/facciata", "red")):
        p = change(table(2, dice={"yellow": LOW, "red": LOW}), marks={work: "all"}, free=1)
        play(p, f"take {die}; hire {work} 100")
        assert supply(p) == (100, 2, 0)


@pytest.mark.rule("fd-9.1")
def test_every_free_building_lets_its_die_be_any_value() -> None:
    for number, die in enumerate(DICE, 1):
        p = play(change(table(2, dice={die: LOW}), free=number), f"take {die}")
        assert legal(p, "gain 1")
        assert legal(p, "gain 2")
        if number <= 3:
            assert legal(p, "step 1")
            assert legal(p, "step 2")


@pytest.mark.rule("fd-9.2")
def test_every_exchange_works_with_its_own_die() -> None:
    for number, die in enumerate(DICE, 7):
        p = play(change(table(2), built=[number]), f"take {die}; gain 2")
        other = "gold" if die != "yellow" else "wood"
        assert legal(p, f"place {other} rione/3")
