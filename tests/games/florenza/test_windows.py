"""Windows in phase 5 open only where they can matter: nothing is lost against asking before every square.

The free activities are walked through here once more, slowly and apart from the engine, with market and captains of
fortune allowed at every moment. Whatever that reaches, the engine reaches as well, or something at least as good.
"""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import pytest

import bottega
from bottega import Position
from tests.games.florenza.test_canonical import canonical, ends
from tests.rulebook.florenza.scene import GOODS, Scene, family, table

pytestmark = pytest.mark.once

BOX = bottega.game("florenza").content.tables
Six = tuple[int, ...]


class State(NamedTuple):
    goods: Six
    florins: int
    crest: int
    mitre: int
    market: bool
    captains: tuple[str, ...]
    built: tuple[str, ...]


def changed(goods: Six, kind: int, by: int) -> Six:
    return (*goods[:kind], goods[kind] + by, *goods[kind + 1 :])


def scored(state: State, pp: int, bp: int) -> State:
    crest = state.crest + pp if pp >= 0 else max(-3, state.crest + pp)
    mitre = state.mitre + bp if bp >= 0 else max(-1, state.mitre + bp)
    return state._replace(crest=crest, mitre=mitre)


def gained(state: State, row: Any) -> State:
    amounts = row.row()
    goods = tuple(have + more for have, more in zip(state.goods, amounts[:6], strict=True))
    return scored(state._replace(goods=goods, florins=state.florins + amounts[6]), amounts[7], amounts[8])


def visits(state: State) -> list[State]:
    """All visits to the market."""
    start = state._replace(market=False)
    found = [start]
    found += [
        start._replace(goods=changed(start.goods, kind, -1), florins=start.florins + BOX.rates.sell)
        for kind in range(6)
        if start.goods[kind]
    ]
    found += [
        one._replace(goods=changed(one.goods, kind, 1), florins=one.florins - BOX.rates.buy)
        for one in list(found)
        for kind in range(6)
        if one.florins >= BOX.rates.buy
    ]
    for one in list(found):
        for first, second in combinations_with_replacement(range(6), 2):
            left = changed(changed(one.goods, first, -1), second, -1)
            if min(left) >= 0:
                found += [one._replace(goods=changed(left, kind, 1)) for kind in range(6)]
    return found


def rows(state: State, name: str) -> list[State]:
    """All rows of a captain of fortune that can be paid."""
    captain = next(row for row in BOX.captain if row.name == name)
    left = tuple(other for other in state.captains if other != name)
    lines = ((captain.price1, captain.row1), (captain.price2, captain.row2), (captain.price3, captain.row3))
    return [
        gained(state._replace(captains=left, florins=state.florins - price), line)
        for price, line in lines
        if state.florins >= price
    ]


def at_any_moment(states: set[State]) -> set[State]:
    """Everything that free activities lead to from these states."""
    found, todo = set(states), list(states)
    while todo:
        here = todo.pop()
        after = visits(here) if here.market else []
        for name in here.captains:
            after += rows(here, name)
        for one in after:
            if one not in found:
                found.add(one)
                todo.append(one)
    return found


def asked_for(name: str, planned: bool) -> list[int]:
    """What a square asks for."""
    building = next(row for row in BOX.building if row.name == name)
    found: list[int] = (building.cost if planned else building.pay).row()
    return found


def payable(state: State, name: str, planned: bool) -> bool:
    cost = asked_for(name, planned)
    return state.florins >= cost[6] and all(have >= due for have, due in zip(state.goods, cost, strict=False))


def resolved(state: State, name: str, planned: bool) -> list[State]:
    """All ways to resolve a square."""
    building = next(row for row in BOX.building if row.name == name)
    cost = asked_for(name, planned)
    refused = scored(state, -1, 0) if planned else state
    if not payable(state, name, planned):
        return [refused]
    goods = tuple(have - due for have, due in zip(state.goods, cost, strict=False))
    paid = state._replace(goods=goods, florins=state.florins - cost[6])
    if planned:
        return [refused, scored(paid._replace(built=(*paid.built, name)), building.pp, 0)]
    return [gained(paid, building.gain)] + ([refused] if any(cost) else [])


def reachable(start: State, squares: list[tuple[str, bool]]) -> set[State]:
    states = {start}
    for name, planned in squares:
        states = {after for here in at_any_moment(states) for after in resolved(here, name, planned)}
    return {
        state._replace(market=False, captains=())
        for state in at_any_moment(states)
        if not state.captains  # an unpaid captain must be given a row
    }


def state_of(p: Position, standing: list[str]) -> State:
    """The family's state at an end, with the buildings that were not there before."""
    mine = family(p, 0)
    built = [square["building"] for square in mine["squares"] if square]
    built = [name for name in built if name not in standing]
    goods = tuple(mine["goods"][name] for name in GOODS)
    return State(goods, mine["florins"], mine["crest"], mine["bishop_points"], False, (), tuple(built))


def as_good(one: State, other: State) -> bool:
    return (
        one.built == other.built
        and one.florins >= other.florins
        and one.crest >= other.crest
        and one.mitre >= other.mitre
        and all(a >= b for a, b in zip(one.goods, other.goods, strict=True))
    )


class Case(NamedTuple):
    """What the family holds, its squares (planned or built), and the captains it has hired of those in play."""

    goods: str
    values: dict[str, int]
    squares: list[tuple[str, bool]]
    hired: list[str]
    in_play: tuple[str, str] = ("Ludovico il Moro", "Duca d'Alba")


CASES = [
    Case("1 marble, 1 gold", {"florins": 100, "market": 1}, [("Picconiere", False), ("Zecca", False)], []),
    Case(
        "1 wood, 1 gold", {"florins": 100, "market": 1}, [("Cambiavalute", True), ("Carpentiere", False)], []
    ),
    Case("2 spice", {"florins": 200}, [("Sartore", False), ("Fabbro", True)], ["Duca d'Alba"]),
    Case("1 gold", {"florins": 100, "market": 1}, [("Sartore", False)], ["Duca d'Alba"]),
    Case(
        "",
        {"florins": 150, "crest": -3},
        [("Biblioteca", False), ("Picconiere", False)],
        ["Ludovico il Moro"],
    ),
    Case(
        "", {"florins": 100, "bishop_points": -1}, [("Convento", False)], ["Duca d'Alba", "Ludovico il Moro"]
    ),
    Case("1 marble, 1 wood", {"florins": 100, "crest": -3}, [("Cambiavalute", True)], ["Ludovico il Moro"]),
    Case(
        # paying the captain before the building leaves his spice for the swap
        "1 marble, 1 wood, 2 spice",
        {"florins": 200, "market": 1},
        [("Cambiavalute", True), ("Setaiuolo", False), ("Mercatante", True)],
        ["Bartolomeo Colleoni"],
        ("Bartolomeo Colleoni", "Duca d'Alba"),
    ),
    Case(
        # one captain's loss is forgiven before the other's gain
        "1 marble",
        {"florins": 300, "crest": -2, "bishop_points": -1},
        [("Biblioteca", True), ("Sartore", True)],
        ["Giovanni dalle Bande Nere", "Ludovico il Moro"],
        ("Giovanni dalle Bande Nere", "Ludovico il Moro"),
    ),
    Case(
        # the captain's spice goes into the swap
        "1 wood, 1 gold",
        {"florins": 300, "market": 1},
        [("Scarpellino", True)],
        ["Bartolomeo Colleoni"],
        ("Bartolomeo Colleoni", "Duca d'Alba"),
    ),
    Case(
        # two captains fill the swap between them
        "1 wood",
        {"florins": 500, "market": 1},
        [("Cava", True)],
        ["Bartolomeo Colleoni", "Duca d'Alba"],
        ("Bartolomeo Colleoni", "Duca d'Alba"),
    ),
]


def drawn_case(seed: int) -> Case:
    """Any small case."""
    draw = random.Random(seed)
    counts = [0] * 6
    for _ in range(draw.randint(0, 4)):
        counts[draw.randrange(6)] += 1
    goods = ", ".join(f"{count} {name}" for count, name in zip(counts, GOODS, strict=True) if count)
    values = {
        "florins": 50 * draw.randint(0, 9),
        "crest": draw.choice((-3, -3, -2, -1, 2)),
        "bishop_points": draw.choice((-1, 0, 1)),
        "market": draw.randint(0, 1),
    }
    tiles = draw.sample(BOX.building, draw.randint(1, 3))
    squares = [(row.name, row.income is not None or draw.random() < 0.5) for row in tiles]
    first, second = draw.sample([row.name for row in BOX.captain], 2)
    hired = [first, second][: draw.choice((0, 1, 1, 2))]
    return Case(goods, values, squares, hired, (first, second))


def scene_of(case: Case) -> Scene:
    scene = Scene(2).family(1, crest=60, bishop_points=40).family(0, case.goods, **case.values)
    for square, (name, planned) in enumerate(case.squares, 1):
        scene.family(0, squares={square: (name, "planned" if planned else "built", 0)})
    scene.captains(*case.in_play)
    for name in case.hired:
        scene.dump["fortunes"][name] = 0
    return scene


def check(case: Case) -> None:
    scene = scene_of(case)
    mine = scene.dump["families"][0]
    held = tuple(mine["goods"][name] for name in GOODS)
    market, hired = bool(mine["market"]), tuple(case.hired)
    start = State(held, mine["florins"], mine["crest"], mine["bishop_points"], market, hired, ())
    p = scene.resolve()
    found = ends(p, canonical) if table(p)["phase"] == "economy" else {p.key(): p}
    standing = [name for name, planned in case.squares if not planned]
    engine = {state_of(end, standing) for end in found.values()}
    slow = reachable(start, case.squares)
    assert engine <= slow, "the engine reaches what the rules don't allow"
    assert all(any(as_good(one, other) for one in engine) for other in slow - engine)


@pytest.mark.rule("fx-5.5")
@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_nothing_is_lost_by_not_being_asked(case: Case) -> None:
    check(case)


@pytest.mark.rule("fx-5.5")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_in_drawn_cases(seed: int) -> None:
    check(drawn_case(seed))


def missing_case(seed: int) -> tuple[State, str, bool]:
    """A family before a square that it cannot pay, with the market or captains of fortune at hand."""
    draw = random.Random(seed)
    while True:
        row = draw.choice(BOX.building)
        planned = not any(row.pay.row()) or draw.random() < 0.7
        cost = (row.cost if planned else row.pay).row()
        goods = [max(0, due - draw.choice((0, 0, 0, 1, 1, 2))) for due in cost[:6]]
        for _ in range(draw.choice((0, 0, 1, 1, 2, 3))):
            goods[draw.randrange(6)] += 1
        hired = draw.sample([captain.name for captain in BOX.captain], draw.choice((0, 1, 1, 2, 2)))
        florins = max(0, cost[6] + 50 * draw.randint(-4, 9))
        state = State(tuple(goods), florins, 0, 0, draw.random() < 0.8, tuple(sorted(hired)), ())
        if (state.market or hired) and not payable(state, row.name, planned):
            return state, row.name, planned


@pytest.mark.rule("fx-5.5")
def test_a_window_opens_exactly_where_something_missing_can_be_brought() -> None:
    for seed in range(60):
        state, name, planned = missing_case(seed)
        scene = Scene(3).family(1, crest=60, bishop_points=40)
        held = ", ".join(f"{count} {kind}" for count, kind in zip(state.goods, GOODS, strict=True) if count)
        scene.family(0, held, florins=state.florins, market=int(state.market))
        scene.family(0, squares={1: (name, "planned" if planned else "built", 0)})
        others = [row.name for row in BOX.captain if row.name not in state.captains]
        scene.captains(*state.captains, *others[: 3 - len(state.captains)])
        scene.dump["fortunes"].update(dict.fromkeys(state.captains, 0))
        now = table(scene.resolve())
        asked = now["stage"] == "window" and now["agenda"]["square"] == 0
        assert asked == any(payable(after, name, planned) for after in at_any_moment({state})), seed


@pytest.mark.soak
def test_nothing_is_lost_in_many_drawn_cases() -> None:
    for seed in range(100, 1100):
        check(drawn_case(seed))
