"""Dumps that no game can have led to are refused with the reason; what load accepts stays within its limits."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import bottega
from bottega import OVER, DumpError, Rng
from bottega.games.florenza.names import STAGES
from bottega.games.florenza.position import FlorenzaPosition
from tests.laws.walking import one_of, random_move
from tests.rulebook.florenza.scene import CALM, Scene, play, table

GAME = bottega.game("florenza")
GAMES = 40

Dump = dict[str, Any]
Change = Callable[[Dump], object]


def dumped(stage: str, holds: Callable[[Dump], bool] = lambda data: True, **options: Any) -> Dump:
    """The dump of the first position in some random games that is at the stage, and for which this holds."""
    players = options.pop("players", 2)
    for number in range(GAMES):
        p, rng = GAME.start(players, **options), Rng(5, number)
        while p.to_act != OVER:
            assert isinstance(p, FlorenzaPosition)
            if STAGES[p.stage] == stage:
                data = table(p)
                if holds(data):
                    return data
            random_move(p, rng)
    raise AssertionError("no game has such a position")


@cache
def first_placing() -> Dump:
    """Phase 4 of the first round: somebody places a familiar."""
    return dumped("placing")


@cache
def later_placing() -> Dump:
    """Phase 4 of the third round, with a Captain, a Bishop and their rival."""
    scene = Scene(3).put(captain=0, bishop=1).family(0, exiled=1).family(2, exiled=1)
    return table(scene.turn(0))


def refused(data: Dump, change: Change, message: str) -> None:
    """The change makes an impossible position of one that has been played."""
    damaged = copy.deepcopy(data)
    assert GAME.load(damaged).dump() == data
    change(damaged)
    with pytest.raises(DumpError, match=message):
        GAME.load(damaged)


# -- works ---------------------------------------------------------------------------------------------------------


def test_no_marker_is_chosen_for_a_work_of_the_district() -> None:
    """Only neutral markers lie there: nobody asks."""
    data = dumped("choose-marker")
    seat = data["to_act"]

    def move(d: Dump) -> None:
        name, family = d["agenda"]["work"], d["families"][seat]
        own = next(work for work in ("palazzo/facciata", "chiesa/facciata") if work not in family["works"])
        artist = d["works"].pop(name)["artist"]
        for entry in d["display"]:
            if entry["name"] == artist:
                entry["taken"] = False
        family["works"][own] = {"artist": None}
        d["agenda"]["work"] = own

    refused(data, move, "agenda.work: only on the main board a marker is chosen")


def test_plans_that_cannot_be_paid_have_failed_before_one_is_chosen() -> None:
    data = dumped("commission")

    def rob(d: Dump) -> None:
        d["families"][d["to_act"]]["goods"] = dict.fromkeys(d["families"][0]["goods"], 0)

    refused(data, rob, r"works\..*: it cannot be paid, and has failed by now")


def test_a_work_that_is_made_is_not_planned_again() -> None:
    data = dumped("choose-artist", lambda d: "made" in d["families"][d["to_act"]]["works"].values())
    made = [name for name, state in data["families"][data["to_act"]]["works"].items() if state == "made"]
    refused(data, lambda d: d["agenda"].update(work=made[0]), "choose-artist")


def test_no_plan_is_left_when_the_works_are_settled() -> None:
    data = dumped("commission", lambda d: d["agenda"]["turn"] == 0)

    def later(d: Dump) -> None:
        d["agenda"]["turn"] = 1
        d["to_act"] = d["order"][1]

    refused(data, later, "its plans are settled by now")


def test_nobody_has_finished_a_work_in_the_first_round() -> None:
    def make(d: Dump) -> None:
        d["families"][1]["works"]["palazzo/facciata"] = "made"
        d["families"][1]["neutral_markers"] -= 1

    refused(first_placing(), make, r"families\[1\].works: it cannot have made 1 work yet")


# -- offices -------------------------------------------------------------------------------------------------------


def test_there_is_neither_captain_nor_bishop_in_the_first_round() -> None:
    refused(
        first_placing(), lambda d: d.update(captain=d["order"][0]), "captain: there has been no election yet"
    )
    refused(
        first_placing(), lambda d: d.update(bishop=d["order"][0]), "bishop: there has been no election yet"
    )


def test_nobody_has_tokens_in_the_first_round() -> None:
    refused(
        first_placing(),
        lambda d: d["families"][0].update(tokens=1, pieces=1),
        r"families\[0\].tokens: there have been 0 elections so far",
    )


def test_without_a_captain_nobody_is_reserved() -> None:
    name = first_placing()["display"][0]["name"]
    refused(first_placing(), lambda d: d.update(reserved=name), "reserved: the Captain reserves a character")


def test_captain_and_bishop_are_first_in_the_turn_order() -> None:
    refused(
        later_placing(),
        lambda d: d["agenda"].update(turn=2 - d["agenda"]["turn"]) or d["order"].reverse(),
        "order: the Captain is first, then comes the Bishop",
    )


def exile(d: Dump, seat: int, count: int) -> None:
    family = d["families"][seat]
    family["reserve"] += family["exiled"] - count
    family["exiled"] = count


def test_without_a_bishop_no_familiar_is_exiled() -> None:
    refused(
        first_placing(),
        lambda d: exile(d, 0, 1),
        r"families\[0\].exiled: 0 familiars must be on the Bishop's card",
    )


@pytest.mark.parametrize("count", [0, 3])
def test_each_rival_of_the_bishop_has_exiled_one_familiar(count: int) -> None:
    rival = next(seat for seat in range(3) if seat != later_placing()["bishop"])
    refused(
        later_placing(),
        lambda d: exile(d, rival, count),
        rf"families\[{rival}\].exiled: 1 familiar must be on the Bishop's card",
    )


def test_the_bishop_exiles_none_of_his_own() -> None:
    bishop = later_placing()["bishop"]
    refused(later_placing(), lambda d: exile(d, bishop, 1), rf"families\[{bishop}\].exiled: 0 familiars")


def test_after_the_elections_the_captains_crest_is_back_at_0() -> None:
    data = dumped("third-choice", lambda d: d["captain"] != d["bishop"])
    captain = data["captain"]
    refused(data, lambda d: d["families"][captain].update(crest=4), rf"families\[{captain}\].crest")


# -- familiars -----------------------------------------------------------------------------------------------------


def test_without_antonio_familiars_are_not_placed_at_once() -> None:
    data = dumped("placing", lambda d: d["families"][d["to_act"]]["zone"] == 1)
    seat = data["to_act"]
    refused(data, lambda d: d["agenda"].update(at_once=1), f"seat {seat} has no preacher for 1 familiar$")
    refused(data, lambda d: d["agenda"].update(at_once=2), "agenda.at_once: 1 familiar can be placed at once")


def test_without_bernardo_there_is_no_swap() -> None:
    bernardo = "Bernardo di Chiaravalle"
    scene = Scene(2).display(bernardo, *CALM[:6]).family(0, "1 gold, 1 wood", florins=500, zone=2)
    data = table(play(scene.turn(0), "church 9"))
    assert data["stage"] == "swap-give"

    def elsewhere(d: Dump) -> None:
        d["display"][0]["taken"] = False
        d["families"][0].update(preacher=None, market=1)

    refused(data, elsewhere, "no preacher who offers a swap")


def test_the_incomes_have_brought_the_familiars() -> None:
    data = dumped("reservation")

    def call(d: Dump) -> None:
        d["families"][0]["zone"] -= 1
        d["families"][0]["reserve"] += 1

    refused(data, call, r"families\[0\].zone: the incomes bring")


def test_who_visits_the_market_has_left_it() -> None:
    data = dumped("sold")

    def stay(d: Dump) -> None:
        d["families"][d["to_act"]]["market"] = 1
        d["families"][d["to_act"]]["reserve"] -= 1

    refused(data, stay, "there is nothing to decide")


# -- the setup, the display, the ghosts ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda d: d["families"][0].update(florins=1000),
            r"families\[0\].florins: after the first buildings",
        ),
        (
            lambda d: d["families"][1]["goods"].update(gold=9),
            r"families\[1\].goods.gold: after the first buildings",
        ),
        (lambda d: d["families"][1].update(crest=20), "so far only buildings have given points"),
    ],
)
def test_the_first_buildings_are_paid_with_what_everybody_starts_with(change: Change, message: str) -> None:
    refused(dumped("third-die"), change, message)


def test_the_turn_order_is_drawn_after_the_characters() -> None:
    refused(table(GAME.start(2)), lambda d: d.update(order=[0, 1]), "order: the setup cannot be there yet")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d["display"][0].update(card=1), "cannot have moved on for"),
        (lambda d: d["display"][0].update(masterpiece_done=True), "cannot have made a masterpiece yet"),
        (lambda d: d["bag"].pop(), "bag: .* cannot have left yet"),
        (
            lambda d: d["bag"].append(d["display"].pop()["name"]),
            "agenda.draws: 1 character must be drawn, not 0",
        ),
    ],
)
def test_in_the_first_round_everybody_has_just_arrived(change: Change, message: str) -> None:
    preachers = [row.name for row in GAME.content.tables.preacher]
    data = dumped(
        "placing",
        lambda d: (
            d["display"][0]["card"] > 1
            and d["display"][0]["name"] not in preachers
            and not any(entry["taken"] for entry in d["display"])
        ),
    )
    refused(data, change, message)


def test_a_ghost_rolls_for_the_action_on_which_its_figure_stands() -> None:
    data = dumped("ghost-space", players=1, ghosts=("media",))
    refused(data, lambda d: d.update(stage="ghost-place"), "no figure of the ghost asks for this die")


def test_ghosts_turn_over_no_more_captains_than_they_have_figures_for_it() -> None:
    data = dumped("ghost-space", players=1, ghosts=("media",))
    name = next(iter(data["fortunes"]))
    refused(
        data, lambda d: d["fortunes"].update({name: "turned"}), "fortunes: the ghosts cannot have turned over"
    )


# -- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda f: f.update(florins=30000), "nobody can have 30000 florins by now"),
        (lambda f: f["goods"].update(gold=999), "nobody can have 999 gold by now"),
        (lambda f: f.update(crest=9999), "nobody can have .* pp by now"),
        (lambda f: f.update(bishop_points=999), "nobody can have 999 bp by now"),
    ],
)
def test_nobody_has_more_than_a_game_can_bring(change: Callable[[Dump], object], message: str) -> None:
    refused(later_placing(), lambda d: change(d["families"][0]), message)


def test_whoever_has_the_most_that_is_possible_plays_to_the_end() -> None:
    """Nothing grows beyond what its own dump may say."""
    data = copy.deepcopy(later_placing())
    for family in data["families"]:
        most = {"florins": 30000, "crest": 9999, "bishop_points": 999}
        for name, high in most.items():
            family[name] = highest(data, family, name, high)
        for name in family["goods"]:
            family["goods"][name] = highest(data, family["goods"], name, 999)
    p, rng = GAME.load(data), Rng(8)
    while p.to_act != OVER:
        assert GAME.load(p.dump()) == p
        action = p.sample(rng) if p.to_act < 0 else one_of(p.actions(), rng)
        p.play(action)
    assert GAME.load(p.dump()) == p


def highest(data: Dump, part: Dump, name: str, high: int) -> int:
    """The highest value that load accepts."""
    low = int(part[name])
    while low < high:
        part[name] = (low + high + 1) // 2
        low, high = (part[name], high) if is_accepted(data) else (low, part[name] - 1)
    return low


def is_accepted(data: Dump) -> bool:
    try:
        GAME.load(data)
    except DumpError:
        return False
    return True


def test_a_position_after_any_move_of_a_loaded_one_loads() -> None:
    for data in (first_placing(), later_placing()):
        p = GAME.load(data)
        for action in p.actions():
            after = p.copy()
            after.play(action)
            assert GAME.load(after.dump()) == after
