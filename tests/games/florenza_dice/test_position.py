"""Dumps that are not possible, what the view shows, and the bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bottega import DumpError, OptionError, Position, Rng
from bottega.bots import make
from bottega.bots.match import run
from tests.rulebook.florenza_dice.table import (
    GAME,
    LOW,
    WORKS,
    change,
    change_player,
    dump,
    end_turn,
    needs,
    others,
    play,
    player,
    project,
    roll,
    table,
    view,
)

PALAZZO = WORKS[:4]

Spoil = Callable[[dict[str, Any]], object]


def first(data: dict[str, Any]) -> dict[str, Any]:
    one: dict[str, Any] = data["players"][0]
    return one


SPOILED: dict[str, tuple[str, Spoil]] = {
    "stage": ("'noon' is not one of", lambda data: data.update(stage="noon")),
    "turn": ("turn: by round, stage and Active Player it must be 1", lambda data: data.update(turn=2)),
    "first": ("there is a First Player if and only if all have rolled", lambda data: data.update(first=None)),
    "dice": ("all six dice lie on the board", lambda data: data["dice"]["red"].update(value=0)),
    "order": ("numbered in the order", lambda data: data["dice"]["red"].update(order=2)),
    "money": ("whole hundreds", lambda data: first(data).update(fiorini=150)),
    "marks": (
        "there are fewer icons of gold",
        lambda data: first(data)["works"][1].update(marks=["gold", "gold"]),
    ),
    "artist": ("only when all its icons are marked", lambda data: first(data)["works"][1].update(artist=2)),
    "free": ("one of 1 to 6", lambda data: first(data)["rione"][0].update(building=7)),
    "order of spaces": ("built on in order", lambda data: first(data)["rione"][2].update(building=16)),
    "cost": ("do not cover its cost", lambda data: first(data)["rione"][1].update(building=16)),
    "twice": (
        "each building can be there once",
        lambda data: first(data)["rione"][1].update(building=6, marks=["metal", "fiorini"]),
    ),
    "palazzo": ("when all its works are complete", lambda data: first(data).update(palazzo_bonus=6)),
    "asked": ("the agenda leads to 'die'", lambda data: first(data).update(asked="use")),
    "nothing asked": (
        "there are more items than the dice taken and won can have left",
        lambda data: data["players"][1].update(agenda=[{"item": "die"}]),
    ),
    "nobody": ("nobody is asked", lambda data: first(data).update(asked="nothing", dice_left=0)),
    "dice left": ("on USED it must be 3", lambda data: first(data).update(dice_left=1)),
    "not active": (
        "on USED it must be 0",
        lambda data: data["players"][1].update(asked="die", dice_left=1),
    ),
    "waiting dice": ("after the first roll of the round", lambda data: first(data).update(waiting_dice=1)),
    "once": ("the building of 'casa' is not there", lambda data: first(data).update(once=["casa"])),
    "unknown": ("is not known here", lambda data: first(data).update(hats=3)),
    "agenda": (
        "there are more items than the dice taken and won can have left",
        lambda data: first(data)["agenda"].append({"item": "use", "die": "red"}),
    ),
    "too many": ("1 to 4 players", lambda data: data.update(players=data["players"] * 3)),
}


@pytest.mark.parametrize("name", SPOILED)
def test_an_impossible_position_is_refused(name: str) -> None:
    problem, spoil = SPOILED[name]
    data = dump(table(2))
    spoil(data)
    with pytest.raises(DumpError) as error:
        GAME.load(data)
    assert problem in str(error.value)


def test_a_dump_from_the_incomes_is_exact() -> None:
    """The offices of the last round are over, those of the new one not filled yet."""
    p = end_turn(change(others(2), captain=6, bishop=3, complete={"chiesa/cupola": 2}))
    assert (dump(p)["stage"], dump(p)["captain"], dump(p)["bishop"]) == ("income", None, None)
    assert GAME.load(dump(p)) == p


def test_an_effect_named_twice_is_used_once() -> None:
    data = dump(play(change(table(2), built=[13]), "take white; money"))
    data["players"][0]["once"] = ["casa", "casa"]
    assert dump(GAME.load(data))["players"][0]["once"] == ["casa"]


def test_dice_of_the_income_are_asked_for_in_turn_order() -> None:
    p = change(others(2), complete={"chiesa/pulpito": 2}, preacher=4)
    p = change(p, seat=1, complete={"chiesa/pulpito": 2}, preacher=4)
    data = dump(roll(end_turn(p)))
    assert [one["asked"] for one in data["players"]] == ["die", "nothing"]
    for asked in (["die", "die"], ["nothing", "die"]):
        for one, word in zip(data["players"], asked, strict=True):
            one["asked"] = word
        with pytest.raises(DumpError, match="by one after the other, in turn order"):
            GAME.load(data)


OFFICES: dict[str, tuple[str, Spoil]] = {
    "bishop": ("bishop: the office needs 3 marks at least", lambda data: data.update(bishop=1)),
    "captain": ("captain: the office needs 1 mark at least", lambda data: data.update(captain=1)),
    "round": (
        "offices are filled from the second round on",
        lambda data: data.update(captain=0, round=1, turn=1),
    ),
    "artist": (
        "players[0].works[0].artist: 20 is not between 0 and 4",
        lambda data: first(data)["works"][0].update(artist=20),
    ),
    "anonymous": (
        "with these buildings it can be 2, 4",
        lambda data: first(data)["works"][0].update(artist=3),
    ),
    "palazzo": ("completed it must be 6", lambda data: first(data).update(palazzo_bonus=100)),
    "second palazzo": (
        "completed it must be 3",
        lambda data: data["players"][1].update(palazzo_turn=2),
    ),
}


@pytest.mark.parametrize("name", OFFICES)
def test_impossible_points_and_offices_are_refused(name: str) -> None:
    problem, spoil = OFFICES[name]
    sheet: dict[str, Any] = {"complete": dict.fromkeys(PALAZZO, 2), "palazzo_turn": 1, "palazzo_bonus": 6}
    data = dump(table(2, round=2))
    change_player(data["players"][0], {"captain": 1, **sheet})
    change_player(data["players"][1], sheet)
    data["captain"] = 0
    GAME.load(data)
    spoil(data)
    with pytest.raises(DumpError) as error:
        GAME.load(data)
    assert problem in str(error.value)


def test_at_the_election_the_offices_follow_from_the_marks() -> None:
    data = dump(end_turn(change(others(2), captain=2)))
    assert (data["stage"], data["captain"]) == ("roles", 0)
    data["players"][1]["tracks"]["captain"] = 3
    with pytest.raises(DumpError, match="captain: by the marks on the tracks it must be 1"):
        GAME.load(data)


def test_nothing_remains_of_a_turn_that_is_over() -> None:
    """In phases 1 and 2, and after the end, no die is on the board or taken and no (1x) effect used."""
    for round, stage in ((1, "roles"), (6, "over")):
        p = change(others(2, round=round), captain=3, built=[16])
        other = p.copy()
        play(p, "take green; taverna; done")
        play(other, "take red; money; done")
        assert dump(p)["stage"] == stage
        for end in (p, other):
            assert [die["value"] for die in dump(end)["dice"].values()] == [0] * 6
            assert not any(dump(end)["players"][0][name] for name in ("taken", "once"))
            assert not any(die.taken_by or die.used for die in view(end).dice)
        assert change(other, fiorini=player(p)["fiorini"]) == p


def test_a_dump_that_keeps_the_marks_of_an_old_turn_is_read_without_them() -> None:
    """As older versions wrote them."""
    p = play(change(others(2), captain=3, built=[16]), "take green; money; done")
    data = dump(p)
    data["players"][0] |= {"taken": "green", "once": ["taverna"]}
    data["players"][0]["rione"][1]["marks"].append("gold")
    assert GAME.load(data) == p


def test_two_ways_to_a_building_with_the_same_rest_are_one_position() -> None:
    """What is marked beyond the cost is lost."""
    p = change(table(2), marks={"rione/2": "wood metal"}, spare=0)
    assert play(p.copy(), "build 16") == play(change(p, marks={"rione/2": "all"}), "build 16")


def test_a_complete_chiesa_asks_for_no_track_if_all_are_full() -> None:
    works = ["chiesa/cupola", "chiesa/cappella", "chiesa/pulpito"]
    full = {"captain": 10, "bishop": 10, "preacher": 10}
    p = change(table(2, dice={"yellow": LOW}), complete=dict.fromkeys(works, 2), **full)
    p = change(p, marks={"chiesa/facciata": "all"}, fiorini=100)
    play(p, "take yellow; hire chiesa/facciata 100")
    assert (player(p)["asked"], player(p)["fiorini"]) == ("die", 100 + 400)


def test_an_exchange_without_a_free_icon_is_not_asked_for() -> None:
    works = dict.fromkeys(WORKS, 2)
    p = change(table(2), built=[7, *range(20, 26)], complete=works, palazzo_turn=1, palazzo_bonus=6)
    play(p, "take white; gain 2")
    assert player(p)["asked"] == "die"


def test_two_resources_for_the_last_two_icons_are_placed_without_a_question() -> None:
    places = [*WORKS, *(f"rione/{number}" for number in range(2, 9))]
    with_marble = [place for place in places if "marble" in needs(place)]
    marks = {place: "marble " * needs(place).count("marble") for place in with_marble}
    last = [place for place in with_marble if needs(place).count("marble") == 1][-2:]
    marks |= dict.fromkeys(last, "")
    p = change(table(2), marks=marks, fiorini=0, spare=0)
    play(p, "take white; gain 2")
    assert player(p)["asked"] == "die"
    assert not any("marble" in set(needs(place)) - set(project(player(p), place)["marks"]) for place in last)
    three = change(table(2), marks=marks | {with_marble[0]: ""}, fiorini=0, spare=0)
    play(three, "take white; gain 2")
    assert player(three)["asked"] == "place"


def test_only_the_solo_game_has_levels() -> None:
    with pytest.raises(OptionError, match="only the game for one player has levels"):
        GAME.start(2, level="easy")
    assert view(GAME.start(1, level="extreme")).ghost.target == 70  # type: ignore[union-attr]


def test_the_view_shows_what_a_die_gives_to_whom_looks() -> None:
    p = change(table(2, dice={"green": LOW}), free=4)
    mine = view(p).dice[3].options
    assert [(option.kind, option.amount, option.changed_by) for option in mine] == [
        ("resources", 2, 4),
        ("artist", 100, None),
        ("money", 200, None),
    ]
    assert not mine[1].possible
    ready = change(p, marks={"palazzo/giardino": "all"})
    assert view(ready).dice[3].options[1].possible
    other: Any = GAME.view(p, 1)
    assert [option.amount for option in other.dice[3].options] == [1, 100, 200]


def test_the_view_names_what_moves_touch() -> None:
    """Every target is a name in the view, or one of its parts."""
    p = change(table(2), built=[13, 14, 15], spare=2, fiorini=500, stars=1, marks={"palazzo/ritratto": "all"})
    seen = {"turn/end", "lost"}
    shown: Any = view(p)
    for die in shown.dice:
        seen |= {die.id, *(option.id for option in die.options)}
    me = shown.players[0]
    for place in [*me.works, *me.spaces]:
        seen |= {place.id, f"{place.id}/artist", *(icon.id for icon in place.icons)}
    seen |= {track.id for track in me.tracks} | {building.id for building in shown.buildings}
    seen |= {f"building/14/{kind}" for kind in ("marble", "wood", "metal", "spice", "textile", "gold")}
    for moves in ("take yellow", "take red; gain 2", "take brown; money"):
        after = play(p.copy(), moves)
        for action in after.actions():
            assert GAME.target(after, action, 0) in seen


def test_a_building_names_the_resource_of_its_die() -> None:
    shown = view(GAME.start(2))
    resources = {die.colour: die.resource for die in shown.dice}
    assert len(resources) == 6
    for building in shown.buildings:
        assert building.resource == resources.get(building.die or "")


def test_the_open_decision_stands_in_the_view() -> None:
    p = table(2)
    asked = view(p).players[0].asked
    assert asked is not None
    assert (asked.kind, asked.left, view(p).players[1].asked) == ("die", 3, None)
    play(p, "take brown; gain 2")
    asked = view(p).players[0].asked
    assert asked is not None
    assert (asked.kind, asked.resource, asked.left, asked.die) == ("place", "wood", 2, "die/brown")


def match(seats: list[str], number: int) -> Position:
    p = GAME.start(len(seats))
    run(p, [make(name, Rng(number, seat)) for seat, name in enumerate(seats)], Rng(number, 99))
    return p


@pytest.mark.once
def test_greedy_beats_random() -> None:
    assert match(["greedy", "random"], 1).winners() == (0,)
    assert match(["random", "greedy"], 2).winners() == (1,)


@pytest.mark.compiled
def test_greedy_wins_95_of_100_against_random_and_makes_40_points_alone() -> None:
    won = 0
    for number in range(100):
        seats = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        won += match(seats, number).winners() == (seats.index("greedy"),)
    assert won >= 95
    alone = [match(["greedy"], number).scores()[0] for number in range(200)]
    assert sum(alone) / len(alone) >= 40


def test_the_end_of_the_turn_is_asked_only_if_there_is_something_to_do() -> None:
    p = change(others(2), spare=0, fiorini=0, bishop=10, preacher=10)
    asked = dump(play(p.copy(), "take green; money"))["players"][0]["asked"]
    assert asked == "done"
    play(p, "take green; gain 2; place spice rione/2; place spice rione/3")
    assert p.round == 2


def test_a_standing_order_ends_every_turn_but_the_last() -> None:
    p = play(others(2, round=5), "take green; money")
    done = GAME.parse(p, "done")
    assert GAME.standing_action(p, 0, {}) is None
    assert GAME.standing_action(p, 0, {"end-turn": "yes"}) == done
    last = play(others(2, round=6), "take green; money")
    assert GAME.standing_action(last, 0, {"end-turn": "yes"}) is None
