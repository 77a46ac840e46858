"""The canonical list reaches the same ends of turn as the full one, apart from dominated ones.

Dominated, and left out by name: an Owl left unused; gold lost over the limit that the Hammer could take; a Triton spent
for shards that are not used in the turn (the token keeps, and shards cannot be spent in others' turns).
"""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest

from bottega import CHANCE, OVER, Position, new_buffer
from tests.rulebook.dice_forge.table import GAME, bless, canonical, hero, play, roll, table

pytestmark = pytest.mark.once

BUF = new_buffer()


def ends(p: Position, full: bool) -> dict[bytes, Position]:
    """Every position in which the turn can end, or the next die is rolled."""
    found: dict[bytes, Position] = {}
    seen = set()
    stack = [p]
    while stack:
        at = stack.pop()
        if at.key() in seen:
            continue
        seen.add(at.key())
        if at.to_act in (CHANCE, OVER):
            found[at.key()] = at
            continue
        for action in at.actions() if full else [int(BUF[n]) for n in range(at.fill(BUF))]:
            after = at.copy()
            after.apply(action)
            stack.append(after)
    return found


def is_dominated(end: Position, by: Position) -> bool:
    """All is equal but the active player's goods, and those are no better, counting tokens for what they bring."""
    worse, better = (_apart(p) for p in (end, by))
    if worse[0] != better[0]:
        return False
    goods, best = worse[1], better[1]
    tokens = best["tritons"] - goods["tritons"]
    missing = {name: goods[name] - best[name] for name in ("gold", "sun", "moon", "glory", "hammer")}
    if missing["glory"] > 0:
        return False
    gold = max(0, missing["gold"]) + max(0, missing["hammer"])
    return ceil(gold / 6) + ceil(max(0, missing["sun"]) / 2) + ceil(max(0, missing["moon"]) / 2) <= tokens


def _apart(p: Position) -> tuple[Any, dict[str, int]]:
    dump: Any = p.dump()
    seat = dump["seats"][0]
    goods = {name: seat.pop(name) for name in ("gold", "sun", "moon", "glory", "hammer", "tritons")}
    return dump, goods


STARTS = {
    "offering": lambda: table(hero(gold=5), hero()),
    "offering with an extra action": lambda: table(hero(gold=4, sun=2, dark="x3"), hero()),
    "two owls and an elder at the limit": lambda: table(
        hero(gold=11, cards="owl owl elder"), hero(), step="reinforcements", sold_out="g3 m1 g4 s1 g6 s1v1 g3-v2"
    ),
    "spirits and hammer at the limit": lambda: table(
        hero(gold=11, sun=1, cards="hammer", hammer=13), hero(), sold_out="g3 m1 g4 s1 g6 s1v1 g3-v2 s2"
    ),
    "a triton in the action": lambda: table(
        hero(sun=2, moon=1, cards="triton", tritons=1), hero(), sets="triton", sold_out="g3 m1 g4 s1 g6 s1v1"
    ),
    "a triton for an elder": lambda: table(
        hero(gold=2, cards="triton elder hammer", tritons=1), hero(), sets="triton", step="reinforcements",
        sold_out="g3 m1 g4 s1 g6 s1v1 g3-v2",
    ),
    "a triton while something else is asked": lambda: blessed_with_a_choice(),
    "a triton between two faces of an offering": lambda: table(
        hero(gold=12, cards="triton", tritons=1), hero(), sets="triton", sold_out=all_but("v4", "g4")
    ),
    "a triton, two faces and an extra action": lambda: table(
        hero(gold=3, sun=2, cards="triton", tritons=1), hero(), sets="triton", sold_out=all_but("m1", "g4")
    ),
    "two tritons": lambda: table(
        hero(moon=1, cards="triton triton", tritons=2), hero(), sets="triton", sold_out="g3 m1 g4 s1 g6 s1v1 g3-v2 m2"
    ),
}  # fmt: skip


def all_but(*faces: str) -> str:
    """Everything that is for sale but these faces."""
    return " ".join({face for stack in GAME.content.tables.stack for face in stack.faces} - set(faces))


def blessed_with_a_choice() -> Position:
    p = bless(
        hero(light="g3-v2", cards="triton", tritons=1), hero(), sets="triton", sold_out="g3 m1 g4 s1 g6 s1v1"
    )
    roll(p, "g3-v2 g1 g1 g1")
    return p


@pytest.mark.parametrize("name", STARTS)
def test_both_lists_reach_the_same_ends_of_turn(name: str) -> None:
    p = STARTS[name]()
    full, canonical = ends(p, full=True), ends(p, full=False)
    assert canonical.keys() <= full.keys()
    left_out = [end for key, end in full.items() if key not in canonical]
    for end in left_out:
        assert any(is_dominated(end, by) for by in canonical.values()), end.dump()["seats"]


@pytest.mark.parametrize("name", ["offering", "offering with an extra action"])
def test_nothing_at_all_is_left_out_of_an_offering(name: str) -> None:
    p = STARTS[name]()
    assert ends(p, full=False).keys() == ends(p, full=True).keys()


def test_after_a_triton_the_light_die_can_be_forged_again() -> None:
    p = table(hero(gold=12, cards="triton", tritons=1), hero(), sets="triton", sold_out=all_but("v4", "g4"))
    play(p, "buy v4", "forge dark g1", "triton gold", "buy g4")
    assert {"forge light g1", "forge dark g1"} <= canonical(p)


def test_nothing_is_left_out_of_satyrs_picks() -> None:
    p = table(hero(moon=3), hero(light="s2"), hero(dark="m2", light="mirror"))
    play(p, "feat satyrs")
    roll(p, "s2 g1 mirror m2")
    full, canonical = ends(p, full=True), ends(p, full=False)
    assert canonical.keys() == full.keys()


@pytest.mark.parametrize("active", [0, 1, 2])
def test_after_any_first_pick_the_canonical_list_has_a_second(active: int) -> None:
    heroes = [hero(moon=3) if seat == active else hero() for seat in range(3)]
    p = table(*heroes, active=active)
    play(p, "feat satyrs")
    roll(p, "g1 g1 g1 g1")
    for action in p.actions():
        after = p.copy()
        after.apply(action)
        second = [int(BUF[at]) for at in range(after.fill(BUF))]
        assert second
        assert set(second) <= set(after.actions())


def test_the_canonical_list_is_shorter() -> None:
    p = STARTS["offering with an extra action"]()
    assert sequences(p, full=False) < sequences(p, full=True)


def sequences(p: Position, full: bool) -> int:
    """How many ways there are to the end of the turn."""
    if p.to_act in (CHANCE, OVER):
        return 1
    total = 0
    for action in p.actions() if full else [int(BUF[n]) for n in range(p.fill(BUF))]:
        after = p.copy()
        after.apply(action)
        total += sequences(after, full)
    return total
