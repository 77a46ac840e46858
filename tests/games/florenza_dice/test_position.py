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
    change,
    dump,
    end_turn,
    others,
    play,
    roll,
    table,
    view,
)

Spoil = Callable[[dict[str, Any]], object]


def first(data: dict[str, Any]) -> dict[str, Any]:
    one: dict[str, Any] = data["players"][0]
    return one


SPOILED: dict[str, tuple[str, Spoil]] = {
    "stage": ("'noon' is not one of", lambda data: data.update(stage="noon")),
    "turn": ("turn: by round, stage and Active Player it must be 1", lambda data: data.update(turn=2)),
    "first": ("there is a First Player once all have rolled", lambda data: data.update(first=None)),
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
    "asked": ("the agenda leads to 'die'", lambda data: first(data).update(asked="done")),
    "nothing asked": ("something must be asked", lambda data: first(data).update(asked="nothing")),
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
        "the agenda leads to 'use'",
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
    data = dump(change(table(2), built=[13]))
    data["players"][0]["once"] = ["casa", "casa"]
    assert dump(GAME.load(data))["players"][0]["once"] == ["casa"]


def test_a_die_of_the_income_must_be_asked_for() -> None:
    p = change(others(2), complete={"chiesa/pulpito": 2}, preacher=4)
    p = change(p, seat=1, complete={"chiesa/pulpito": 2}, preacher=4)
    data = dump(roll(end_turn(p)))
    assert [player["asked"] for player in data["players"]] == ["die", "die"]
    data["players"][1]["asked"] = "nothing"
    with pytest.raises(DumpError, match="something must be asked"):
        GAME.load(data)


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
