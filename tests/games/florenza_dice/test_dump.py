"""Dumps that no game leads to: each is refused, and the reason is told."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import CHANCE, OVER, DumpError, Position, Rng
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.content import MOST_DIE_SPACES
from bottega.games.florenza_dice.position import FlorenzaDicePosition
from bottega.games.florenza_dice.rules import agenda
from tests.rulebook.florenza_dice.table import (
    GAME,
    LOW,
    WORKS,
    change,
    change_player,
    dump,
    end_turn,
    others,
    play,
    roll,
    table,
)

Data = dict[str, Any]
DIE = {"item": "die"}
FRESH = {"item": "goods", "count": 1, "die": None, "last": "none"}
RESOURCE = FRESH | {"resource": "any"}
CHIESA = ("chiesa/facciata", "chiesa/cupola", "chiesa/cappella", "chiesa/pulpito")


def refused(data: Data, reason: str) -> None:
    with pytest.raises(DumpError) as error:
        GAME.load(data)
    assert reason in str(error.value)


def sheet(data: Data, seat: int = 0) -> Data:
    one: Data = data["players"][seat]
    return one


def with_agenda(p: Position, asked: str, *items: Data, seat: int = 0) -> Data:
    data = dump(p)
    sheet(data, seat).update(asked=asked, agenda=list(items))
    return data


# -- the agenda ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
def test_an_agenda_cannot_grow_into_the_cells_of_the_next_player(players: int) -> None:
    p = change(table(players), captain=3, bishop=3, preacher=2)
    refused(with_agenda(p, "die", *[DIE] * 11), "only steps and the Chiesa's track wait below other items")
    refused(with_agenda(p, "die", *[DIE] * 12), "there are 11 items at most")
    steps = {"item": "steps", "track": "captain", "count": 1}
    refused(
        with_agenda(play(p, "take white; money"), "die", *[steps] * 10, DIE), "more items than the dice taken"
    )


def test_a_full_agenda_takes_no_more() -> None:
    """Whatever comes, an item is never written into the cells of somebody else."""
    p: Any = table(2)
    assert isinstance(p, FlorenzaDicePosition)
    before = dump(p)["players"][1]
    for _ in range(at.AGENDA_LENGTH):
        agenda.push(p, 0, at.ITEM_DIE)
    with pytest.raises(IndexError, match="no room"):
        agenda.push(p, 0, at.ITEM_DIE)
    assert p.depth(0) == at.AGENDA_LENGTH
    assert dump(p)["players"][1] == before
    assert MOST_DIE_SPACES + 2 <= at.AGENDA_LENGTH, "or a box could lead there"


def test_only_a_complete_chiesa_asks_for_a_track() -> None:
    p = play(table(2), "take white; money")
    refused(with_agenda(p, "track", {"item": "chiesa"}), "when all its works are complete")
    whole = change(p, complete=dict.fromkeys(CHIESA, 2))
    assert GAME.load(with_agenda(whole, "track", {"item": "chiesa"})).to_act == 0
    steps = with_agenda(whole, "track", {"item": "chiesa"}, {"item": "chiesa"})
    refused(steps, "made once")


@pytest.mark.parametrize("die", ["white", "red"])
def test_a_die_in_hand_was_taken_last(die: str) -> None:
    p = play(table(2), "take white; money; take grey; money")
    refused(with_agenda(p, "use", {"item": "use", "die": die}), "neither the last one taken nor a bonus")
    assert GAME.load(with_agenda(p, "use", {"item": "use", "die": "grey"})).to_act == 0


def test_nobody_has_two_dice_in_hand() -> None:
    p = play(table(2), "take white; money; take grey")
    two = with_agenda(p, "use", {"item": "use", "die": "white"}, {"item": "use", "die": "grey"})
    refused(two, "only steps and the Chiesa's track wait below other items")


def test_a_die_in_hand_of_the_others_is_the_one_they_took() -> None:
    p = play(others(2), "take red")
    refused(with_agenda(p, "use", {"item": "use", "die": "green"}), "neither the last one taken nor a bonus")


def test_a_die_bonus_comes_from_the_end_of_a_track() -> None:
    p = play(change(table(2), preacher=6), "take white; money")
    refused(with_agenda(p, "die", DIE), "no track has just given a die")
    assert GAME.load(with_agenda(change(p, preacher=5), "die", DIE)).to_act == 0
    refused(with_agenda(p, "place", RESOURCE), "no track has just given a resource")
    assert GAME.load(with_agenda(change(p, preacher=8), "place", RESOURCE)).to_act == 0


def test_incomes_wait_below_nothing_but_a_resource_and_only_in_phase_1() -> None:
    rest = {"item": "income", "works": [3]}
    p = play(change(table(2), complete=dict.fromkeys(CHIESA, 2)), "take white")
    refused(
        with_agenda(p, "use", rest, *dump(p)["players"][0]["agenda"]), "only steps and the Chiesa's track"
    )


def in_the_income() -> Position:
    """The Captain's step of the Cupola has given a resource, and other works are still to pay."""
    p = change(others(2), complete=dict.fromkeys(CHIESA[1:], 2), captain=6, preacher=0)
    p = end_turn(p)
    assert dump(p)["stage"] == "income"
    return p


@pytest.mark.parametrize("works", [[], [0], [1], [0, 3], [1, 2, 3]])
def test_works_of_the_chiesa_pay_in_order(works: list[int]) -> None:
    data = dump(in_the_income())
    rest = sheet(data)["agenda"][0]
    assert (rest["item"], GAME.load(data).to_act) == ("income", 0)
    assert rest["works"] != works
    rest["works"] = works
    refused(data, "a work that gives a step has paid, and those after it have not")


def test_in_phase_1_and_2_there_is_a_resource_and_nothing_else() -> None:
    data = dump(in_the_income())
    sheet(data)["agenda"].append(DIE)
    refused(data, "in phase 1 only a resource")
    data = dump(end_turn(change(others(2), captain=2)))
    assert data["stage"] == "roles"
    sheet(data)["agenda"] *= 2
    refused(data, "in phase 2 there is the Captain's resource and nothing else")
    data = dump(end_turn(change(others(2), captain=2)))
    data["players"][0]["agenda"], data["players"][1]["agenda"] = [], data["players"][0]["agenda"]
    data["players"][0]["asked"], data["players"][1]["asked"] = "nothing", "place"
    refused(data, "in phase 2 there is the Captain's resource and nothing else")


@pytest.mark.parametrize(
    ("goods", "reason"),
    [
        ({"resource": "gold", "count": 2, "die": "white"}, "the white die gives other resources"),
        ({"resource": "marble", "count": 2, "die": None}, "neither an exchange nor a building"),
        ({"resource": "marble", "count": 1, "die": None}, "neither an exchange nor a building"),
        ({"resource": "wood", "count": 2, "die": "brown"}, "neither the last one taken nor a bonus"),
        ({"resource": "any", "count": 2, "die": None}, "of resources of choice there is one"),
        ({"resource": "any", "count": 1, "die": "white"}, "of resources of choice there is one"),
        ({"resource": "marble", "count": 2, "last": 1}, "left no trace"),
        ({"resource": "marble", "count": 1, "last": 1}, "left no trace"),
        ({"resource": "marble", "count": 1, "last": "changed"}, "left no trace"),
        ({"resource": "marble", "count": 1, "last": "exchanged"}, "left no trace"),
        ({"resource": "marble", "count": 2, "last": "exchange-built"}, "left no trace"),
        ({"resource": "marble", "count": 2, "last": "change-built"}, "left no trace"),
    ],
)
def test_resources_come_from_a_die_or_a_building(goods: Data, reason: str) -> None:
    p = play(table(2), "take white; gain 2")
    item = {"item": "goods", "die": "white", "last": "none"} | goods
    refused(with_agenda(p, "place", item), reason)


def test_a_die_gives_no_more_resources_than_it_shows() -> None:
    p = play(table(2, dice={"white": LOW}), "take white; gain 1")
    data = dump(p)
    sheet(data)["agenda"][0]["count"] = 2
    refused(data, "the white die does not give as many")


def test_old_dumps_name_the_first_work_for_resources_that_are_not_placed_yet() -> None:
    p = play(table(2), "take white; gain 2")
    data = dump(p)
    assert sheet(data)["agenda"][0]["last"] == "none"
    sheet(data)["agenda"][0]["last"] = 0
    assert GAME.load(data) == p
    p = change(end_turn(change(others(2), captain=2)), marks={WORKS[0]: "all"})
    data = dump(p)
    assert sheet(data)["agenda"] == [RESOURCE]
    sheet(data)["agenda"] = [RESOURCE | {"last": 0}]
    assert GAME.load(data) == p


@pytest.mark.parametrize("count", [2, 3, 7])
def test_of_steps_only_a_rest_is_left(count: int) -> None:
    p = change(play(table(2), "take white; money"), preacher=5)
    steps = {"item": "steps", "track": "preacher", "count": count}
    refused(with_agenda(p, "die", steps, DIE), "no more than 1 of the steps on a track can be left")
    assert GAME.load(with_agenda(p, "die", steps | {"count": 1}, DIE)).to_act == 0


# -- the turn ------------------------------------------------------------------------------------------------------


def test_the_others_wait_for_the_active_player() -> None:
    data = dump(play(table(2), "take white; money"))
    sheet(data, 1)["asked"] = "done"
    refused(data, "players[1].asked: the others wait")
    data = dump(others(2))
    sheet(data, 1)["asked"] = "done"
    refused(data, "players[1].asked: the Active Player's part of the turn is over")


def test_only_the_bishop_takes_a_used_die() -> None:
    data = dump(play(others(2), "take red; money"))
    sheet(data)["taken"] = "white"
    refused(data, "only the Bishop can have taken a die from USED")


def test_an_effect_is_used_with_a_die() -> None:
    rich = change(table(2), built=[13, 14, 15, 16])
    data = dump(rich)
    sheet(data)["once"] = ["taverna"]
    refused(data, "these effects need more dice than the 0 used in this turn")
    data = dump(play(rich.copy(), "take white"))
    sheet(data)["once"] = ["taverna"]
    refused(data, "these effects need more dice than the 0 used in this turn")
    data = dump(play(rich, "take white; money"))
    sheet(data)["once"] = ["taverna", "convento"]
    refused(data, "these effects need more dice than the 1 used in this turn")
    sheet(data)["once"] = ["taverna"]
    assert GAME.load(data).to_act == 0


@pytest.mark.parametrize("used", [["white", "brown"], ["white", "brown", "grey"], ["brown", "grey", "white"]])
def test_the_ghost_selects_its_dice_by_counting(used: list[str]) -> None:
    data = dump(others(1))
    for die, one in data["dice"].items():
        one["order"] = used.index(die) + 1 if die in used else 0
    refused(data, "the Ghost selects white, brown, grey")


def test_the_active_player_has_used_three_dice() -> None:
    data = dump(others(2))
    data["dice"]["grey"]["order"] = 0
    refused(data, "the Active Player has used 3 dice, not 2")


def test_the_game_is_over_after_the_last_turn() -> None:
    data = dump(table(2))
    data["stage"] = "over"
    sheet(data).update(asked="nothing", dice_left=0)
    refused(data, "the game is over after the last turn of the last round")


def test_before_there_is_a_first_player_nothing_is_played() -> None:
    data = dump(GAME.start(2))
    sheet(data)["tracks"]["captain"] = 1
    refused(data, "nothing has been played yet")
    data = dump(GAME.start(3))
    sheet(data, 1)["rione"][0]["building"] = 3
    refused(data, "in the order of the seats")
    data = dump(play(GAME.start(2), "3; 3"))
    sheet(data)["rione"][0]["building"] = 2
    refused(data, "if and only if several have rolled lowest")


# -- offices and supply --------------------------------------------------------------------------------------------


def second_round() -> Data:
    """A is Captain with two marks and has not taken a die yet."""
    data = dump(table(2, round=2))
    change_player(sheet(data), {"captain": 2})
    data["captain"] = 0
    return data


def test_right_after_the_election_the_captain_has_the_most_marks() -> None:
    data = second_round()
    assert GAME.load(data).to_act == 0
    for other in (2, 3):
        sheet(data, 1)["tracks"]["captain"] = other
        refused(data, "captain: by the marks on the tracks it must be")
    data = second_round()
    data["captain"] = None
    refused(data, "captain: by the marks on the tracks it must be 0")


def test_who_has_moved_since_may_have_more_marks_now() -> None:
    data = dump(play(GAME.load(second_round()), "take white; money"))
    sheet(data, 1)["tracks"]["captain"] = 3
    refused(data, "captain: by the marks on the tracks it cannot be 0")
    data = dump(end_turn(GAME.load(second_round())))
    assert data["stage"] == "roll"
    sheet(data, 1)["tracks"]["captain"] = 3
    assert dump(GAME.load(data))["captain"] == 0


@pytest.mark.parametrize(("name", "count"), [("stars", 1000), ("stars", 1), ("spare", 1000), ("spare", 2)])
def test_the_supply_comes_from_the_sheet(name: str, count: int) -> None:
    data = dump(table(2))
    sheet(data)[name] = count
    refused(data, f"players[0].{name}: by ")


def test_money_is_no_more_than_games_can_bring() -> None:
    """However much somebody has, what is gained later can be dumped and loaded, too."""
    data = dump(table(2))
    sheet(data)["fiorini"] = 1_000_000
    with pytest.raises(
        DumpError, match=r"fiorini: a game does not bring more than (\d+)00 up to here"
    ) as error:
        GAME.load(data)
    sheet(data)["fiorini"] = int(str(error.value).split()[-4])
    p = GAME.load(data)
    while p.to_act != OVER:
        p.play(p.sample(Rng(1)) if p.to_act == CHANCE else p.actions()[0])
        assert GAME.load(dump(p)) == p


def test_dice_of_the_income_come_from_the_chiesa_and_a_track() -> None:
    p = change(others(2), complete={"chiesa/pulpito": 2}, preacher=4)
    data = dump(roll(end_turn(p)))
    assert sheet(data)["waiting_dice"] == 1
    sheet(data)["waiting_dice"] = 2
    refused(data, "there are fewer")
