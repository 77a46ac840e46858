"""The canonical list: small positions walked exhaustively with both lists reach the same ends of turn.

What the canonical list leaves out is named in `rules/choices.py`. An end that only the full list reaches must be an end
of the canonical list with something done early that can still be done later, or with something given away.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bottega import OVER, Position, new_buffer
from bottega.games.florenza_dice import layout as at
from tests.rulebook.florenza_dice.table import BOX, GAME, HIGH, LOW, change, dump, legal, others, play, table

pytestmark = pytest.mark.once

BUF = new_buffer()
Walk = Callable[[Position], list[int]]


def canonical(p: Position) -> list[int]:
    return [int(BUF[index]) for index in range(p.fill(BUF))]


def ends(p: Position, actions: Walk) -> dict[bytes, Position]:
    """Every position in which seat 0 has ended its turn, by every way there."""
    turn = p.cells[at.TURN_AT]
    found: dict[bytes, Position] = {}
    seen: set[bytes] = set()
    todo = [p]
    while todo:
        here = todo.pop()
        if here.key() in seen:
            continue
        seen.add(here.key())
        if (
            here.to_act != 0
            or here.cells[at.TURN_AT] != turn
            or here.cells[at.STAGE_AT] < at.STAGE_WAITING_DICE
        ):
            found[here.key()] = here
            continue
        for action in actions(here):
            after = here.copy()
            after.apply(action)
            todo.append(after)
    return found


def as_good(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether the second sheet comes from the first by spending now what could be spent later, or by giving away."""
    spare, fiorini = one["spare"] - other["spare"], one["fiorini"] - other["fiorini"]
    if one["stars"] < other["stars"] or any(one["tracks"][t] < other["tracks"][t] for t in one["tracks"]):
        return False
    for mine, its in zip(one["works"], other["works"], strict=True):
        if bool(mine["artist"]) != bool(its["artist"]) or mine["artist"] < its["artist"]:
            return False
    for space, (mine, its) in enumerate(zip(one["rione"], other["rione"], strict=True)):
        if mine["building"] != its["building"]:
            if mine["building"]:
                return False
            spare += BOX.space[space].spare  # built early
            power = BOX.building[its["building"] - 1].power
            spare += BOX.building[its["building"] - 1].amount if power == "spares" else 0
    for mine, its in zip(one["works"] + one["rione"], other["works"] + other["rione"], strict=True):
        early = Counter(its["marks"]) - Counter(mine["marks"])
        fiorini -= 100 * early.pop("fiorini", 0)
        spare -= early.total()
    return bool(spare >= 0 and fiorini >= 0)


def middle_of_the_round(p: Position) -> Position:
    """The same with a roll to follow, and not the incomes of a new round."""
    data = dump(p)
    return GAME.load({**data, "first": 1, "turn": data["turn"] - 1})


SIX = [1, 2, 3, 4, 5, 7]


def nearly_done(**differences: Any) -> dict[str, Any]:
    """A sheet with few free icons: five works complete and six buildings, most of the last space marked."""
    works = [
        "palazzo/ritratto",
        "palazzo/camera-nuziale",
        "palazzo/facciata",
        "chiesa/cupola",
        "chiesa/cappella",
    ]
    sheet: dict[str, Any] = {
        "complete": dict.fromkeys(works, 2),
        "built": SIX,
        "marks": {
            "palazzo/giardino": "marble spice gold",
            "chiesa/facciata": "marble marble gold",
            "chiesa/pulpito": "wood wood metal",
            "rione/8": "wood textile",
        },
        "fiorini": 100,
        "spare": 1,
        "free": 6,
    }
    return sheet | differences


def space_8(marks: str) -> dict[str, str]:
    """The marks of the last space, and works with little to do."""
    works = {"palazzo/giardino": "marble spice gold", "chiesa/facciata": "marble marble gold"}
    return {**works, "chiesa/pulpito": "wood wood metal", "rione/8": marks}


MIDDLE = {
    "plain": nearly_done(),
    "a star and a Casa": nearly_done(built=[1, 2, 3, 4, 5, 13], stars=1, fiorini=100),
    "a discount, any artist": nearly_done(built=[1, 2, 3, 4, 18, 21], spare=0, fiorini=200),
    "an exchange could be built within the use": nearly_done(marks=space_8("gold fiorini fiorini"), spare=0),
    "the Cambiavalute could be built within the use": nearly_done(marks=space_8("wood fiorini"), spare=0),
    "the Fondaco": nearly_done(marks=space_8("marble spice gold"), spare=0, fiorini=100),
    "two Spare Resources": nearly_done(spare=2, fiorini=0, marks=space_8("fiorini")),
    "Mercatante and Taverna": nearly_done(built=[1, 2, 3, 4, 14, 16], spare=0, fiorini=100),
}
LONG = ("plain", "a star and a Casa", "two Spare Resources")
"""So many ways through the turn that they are tried on the compiled package only."""
EACH_SHEET = pytest.mark.parametrize(
    "sheet",
    [
        pytest.param(sheet, id=name, marks=[pytest.mark.compiled] if name in LONG else [])
        for name, sheet in MIDDLE.items()
    ],
)


@pytest.mark.rule("fd-6.4")
@EACH_SHEET
def test_both_lists_reach_the_same_ends_of_turn(sheet: dict[str, Any]) -> None:
    p = middle_of_the_round(change(others(2, round=3, dice={"yellow": LOW}), **sheet))
    full, short = ends(p, lambda here: here.actions()), ends(p, canonical)
    assert short.keys() <= full.keys()
    kept = [dump(end)["players"][0] for end in short.values()]
    for key in full.keys() - short.keys():
        end = dump(full[key])["players"][0]
        assert any(as_good(one, end) for one in kept), end


@pytest.mark.rule("fd-10.1")
@EACH_SHEET
def test_both_lists_reach_the_same_scores_in_the_last_turn(sheet: dict[str, Any]) -> None:
    p = change(others(2, round=6, dice={"yellow": LOW}), **sheet)
    full, short = ends(p, lambda here: here.actions()), ends(p, canonical)

    def results(found: dict[bytes, Position]) -> set[tuple[int, int]]:
        assert all(end.to_act == OVER for end in found.values())
        return {(GAME.score_sheet(end)[-1].points[0], projects(end)) for end in found.values()}

    reached = results(short)
    for points, count in results(full):
        assert any(most >= points and more >= count for most, more in reached), (points, count)


def projects(p: Position) -> int:
    one = dump(p)["players"][0]
    return sum(bool(work["artist"]) for work in one["works"]) + sum(bool(s["building"]) for s in one["rione"])


def test_what_is_left_out() -> None:
    """The named cases, one by one."""
    p = change(
        table(2, dice={"yellow": LOW}), free=6, built=[18], marks={"palazzo/ritratto": "all"}, fiorini=400
    )

    def offered(here: Position) -> set[str]:
        return {GAME.notate(here, action) for action in canonical(here)}

    assert "pay palazzo/giardino" not in offered(p)  # nothing is finished by it
    play(p, "take yellow")
    assert {move for move in offered(p) if move[:4] in ("gain", "hire")} == {
        "gain 2",
        "hire palazzo/ritratto 100 bottega",
    }
    assert legal(p, "gain 1")
    assert legal(p, "hire palazzo/ritratto 200")
    play(p, "gain 2; place gold rione/3")
    assert "place gold palazzo/giardino" not in offered(
        p
    )  # up the sheet: the same two marks in another order
    assert "place gold rione/4" in offered(p)


def test_a_work_that_lacks_one_marble_only_is_listed_for_it() -> None:
    p = play(change(table(2), marks={"palazzo/giardino": "spice gold fiorini"}), "take white; gain 2")
    assert GAME.parse(p, "place marble palazzo/giardino") in canonical(p)


# -- the resources of one die ----------------------------------------------------------------------------------------


def results(p: Position, actions: Walk) -> Counter[str]:
    """How many lines lead to each sheet on which the resources of the die are placed."""
    found: Counter[str] = Counter()
    todo = [p]
    while todo:
        here = todo.pop()
        one = dump(here)["players"][0]
        if one["asked"] != "place":
            found[json.dumps({**one, "asked": "", "agenda": []})] += 1
            continue
        for action in actions(here):
            after = here.copy()
            after.apply(action, 0)
            todo.append(after)
    return found


def answers(p: Position) -> list[int]:
    """Every answer but letting a resource go that could be exchanged or changed into Fiorini."""
    found = [action for action in p.actions(0) if not GAME.is_any_time(p, action)]
    return [action for action in found if action != at.LOSE or len(found) == 1]


def answers_and_buildings(p: Position) -> list[int]:
    return answers(p) + [action for action in p.actions(0) if GAME.notate(p, action).startswith("build")]


ALMOST_FULL = nearly_done(spare=0, fiorini=0)
RESOURCES: dict[str, tuple[dict[str, Any], str]] = {
    "plain": ({}, "take white; gain 2"),
    "exchange": ({"built": [7]}, "take white; gain 2"),
    "exchange of one": ({"built": [7]}, "take white; gain 1"),
    "change": ({"built": [17]}, "take white; gain 2"),
    "both": ({"built": [7, 17]}, "take white; gain 2"),
    "Mercatante": ({"built": [14, 17]}, "take white; mercatante gold"),
    "few icons": (ALMOST_FULL, "take white; gain 2"),
    "few icons, change": ({**ALMOST_FULL, "built": [1, 2, 3, 4, 17, 7]}, "take white; gain 2"),
    "few icons, Mercatante": ({**ALMOST_FULL, "built": [1, 2, 3, 4, 17, 14]}, "take grey; mercatante metal"),
    "one icon": ({**ALMOST_FULL, "marks": space_8("marble metal spice gold")}, "take brown; gain 2"),
}


@pytest.mark.rule("fd-9.2")
@pytest.mark.rule("fd-9.7")
@pytest.mark.parametrize("name", RESOURCES)
def test_the_canonical_lines_reach_every_use_of_resources_once(name: str) -> None:
    sheet, moves = RESOURCES[name]
    value = LOW if "of one" in name else HIGH
    start = change(table(2, dice={"white": value}), **{"spare": 0, "fiorini": 0, **sheet})
    p = play(start, moves)
    short = results(p, canonical)
    assert set(short) == set(results(p, answers))
    assert set(short.values()) == {1}


WITHIN: dict[str, tuple[dict[str, Any], str]] = {
    "exchange": ({"marks": {"rione/2": "spice fiorini"}}, "take brown; gain 2"),
    "change": ({"marks": {"rione/2": "textile fiorini fiorini"}}, "take brown; gain 2"),
    "change after an exchange": (
        {"built": [8], "marks": {"rione/3": "textile fiorini fiorini"}, "free": 2},
        "take brown; gain 2",
    ),
}


@pytest.mark.rule("fd-6.4")
@pytest.mark.parametrize("name", WITHIN)
def test_a_building_within_the_use_of_a_die_is_reached_once(name: str) -> None:
    """Of the lines with a building, those that use what it is for; the others can build later just as well."""
    sheet, moves = WITHIN[name]
    p = play(change(table(2), **{"spare": 0, "fiorini": 0, **sheet}), moves)
    short, full = results(p, canonical), results(p, answers_and_buildings)
    assert set(short) <= set(full)
    assert set(short.values()) == {1}
    plain = set(results(p, answers))
    built = {end for end in set(full) - plain if uses_the_building(json.loads(end), p)}
    assert built == set(short) - plain
    assert built


def uses_the_building(one: dict[str, Any], before: Position) -> bool:
    """Whether a resource was exchanged by the new building, or changed into Fiorini."""
    if one["fiorini"]:
        return True
    owned = [space["building"] for space in dump(before)["players"][0]["rione"]]
    if one["rione"][1]["building"] != 8 or 8 in owned:
        return False
    places = [*zip(one["works"], dump(before)["players"][0]["works"], strict=True)]
    places += [*zip(one["rione"], dump(before)["players"][0]["rione"], strict=True)][2:]
    return any(set(after["marks"]) - set(then["marks"]) - {"wood"} for after, then in places)
