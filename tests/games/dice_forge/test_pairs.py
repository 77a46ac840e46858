"""Every pair of faces, in every way of applying them, against a slow calculation written apart from the engine.

Mirrors are left to their own tests, and so are ships, which change the dice.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bottega import CHANCE, Position, Rng
from bottega.games.dice_forge.names import FACES, RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from tests.laws.cases import SEED
from tests.rulebook.dice_forge.table import GAME, bless, has, hero, play, roll, seat_of, table

pytestmark = pytest.mark.once

BOX: Any = GAME.content.tables
FACE = {face.name: face for face in BOX.face}
PAIRS = [pair for pair in product(FACES, FACES) if not {"mirror", "ship"} & set(pair)]
WAYS = ("blessing", "minor", "loss", "satyrs", "cerberus")
FULL = (12, 6, 6, 40)
LIMITS = (12, 6, 6, 10**6)

Amounts = tuple[int, ...]


def possible(face: str) -> list[Amounts]:
    """What a face gives by itself, for each choice on it."""
    amounts = FACE[face].amounts
    if FACE[face].kind in ("choice", "boar"):
        return [_only(amounts, at) for at in range(4) if amounts[at]]
    return [tuple(amounts)] if FACE[face].kind == "plain" else [(0, 0, 0, 0)]


def _only(amounts: list[int], at: int) -> Amounts:
    return tuple(amount if place == at else 0 for place, amount in enumerate(amounts))


def shield(face: str, beside: Amounts, times: int) -> Amounts:
    row = FACE[face]
    if beside[RESOURCES.index(row.matches)]:
        return (0, 0, 0, BOX.special.shield_glory)
    return _scaled(tuple(row.amounts), times)


def _scaled(amounts: Amounts, times: int) -> Amounts:
    return tuple(amount * times for amount in amounts)


def _sum(one: Amounts, other: Amounts) -> Amounts:
    return tuple(map(sum, zip(one, other, strict=True)))


def results(light: str, dark: str | None) -> set[Amounts]:
    """All that one application of the faces can give."""
    faces = (light, dark) if dark else (light,)
    times = [3 if len(faces) == 2 and faces[1 - at] == "x3" else 1 for at in range(len(faces))]
    found = set()
    for chosen in product(*(possible(face) for face in faces)):
        total: Amounts = (0, 0, 0, 0)
        for at, face in enumerate(faces):
            beside = chosen[1 - at] if len(faces) == 2 else (0, 0, 0, 0)
            gives = (
                shield(face, beside, times[at])
                if FACE[face].kind == "shield"
                else _scaled(chosen[at], times[at])
            )
            total = _sum(total, gives)
        found.add(total)
    return found


def picks(light: str, dark: str | None) -> int:
    """Bonuses that the owner of the boars gets for one application."""
    pairs = [(light, dark), (dark, light)]
    return sum((3 if other == "x3" else 1) for face, other in pairs if face and FACE[face].kind == "boar")


def expected(light: str, dark: str, way: str) -> tuple[set[Amounts], int]:
    one = results(light, None if way == "minor" else dark)
    bonuses = picks(light, None if way == "minor" else dark)
    if way == "cerberus":
        if light == dark == "x3":
            return {(0, 0, 0, 0)}, 0
        one, bonuses = {_sum(first, second) for first in one for second in one}, 2 * bonuses
    if way == "loss":
        return {tuple(max(0, FULL[at] - lost[at]) for at in range(4)) for lost in one}, bonuses
    return {tuple(min(LIMITS[at], gain[at]) for at in range(4)) for gain in one}, bonuses


def begun(light: str, dark: str, way: str) -> tuple[Position, int]:
    """The faces rolled and about to be applied, and the seat that applies them."""
    if way == "minor":
        p = table(hero(cards="hind"), hero(), step="reinforcements")
        lay(p, 0, light, dark)
        play(p, "use hind", "roll light")
        roll(p, light)
        return p, 0
    if way == "loss":
        p = table(hero(sun=3), hero(gold=12, sun=6, moon=6, glory=40))
        lay(p, 1, light, dark)
        play(p, "feat minotaur")
        roll(p, f"{light} {dark}")
        return p, 1
    if way == "satyrs":
        p = table(hero(moon=3), hero())
        lay(p, 1, light, dark, owner=1)
        play(p, "feat satyrs")
        roll(p, f"{light} {dark}")
        return p, 0
    more = {"cards": "cerberus", "cerberi": 1} if way == "cerberus" else {}
    p = bless(hero(**more), hero(), sets="cerberus")
    lay(p, 0, light, dark)
    roll(p, f"{light} {dark} g1 g1")
    return p, 0


def lay(p: Position, seat: int, light: str, dark: str, owner: int | None = None) -> None:
    """Put the faces on a seat's dice, also where no play can bring them; one player owns all boars."""
    assert isinstance(p, ForgePosition)
    for die, face in enumerate((light, dark)):
        p.set_face(seat, die, 0, FACES.index(face) + 1)
    for colour in range(4):
        p.set_boar_owner(colour, 1 - seat if owner is None else owner)


def explored(p: Position, seat: int) -> tuple[set[Amounts], set[int]]:
    """All ends that the choices of the seat reach; the owner of the boars always takes glory."""
    found: set[Amounts] = set()
    bonuses: set[int] = set()
    stack = [p]
    while stack:
        at = stack.pop()
        if at.to_act == CHANCE or not seat_of(at, seat)["agenda"]:
            found.add(has(at, seat))
            bonuses.add(has(at, 1 - seat)[3] // 3)
            continue
        answers = at.actions()
        if at.to_act != seat:
            answers = [GAME.parse(at, "take glory")]
        elif GAME.parse(at, "again") in answers:
            answers = [GAME.parse(at, "again")]
        for answer in answers:
            after = at.copy()
            after.apply(answer)
            stack.append(after)
    return found, bonuses


def check(light: str, dark: str, way: str) -> None:
    ends, bonuses = explored(*begun(light, dark, way))
    assert (ends, bonuses) == (expected(light, dark, way)[0], {expected(light, dark, way)[1]})


@pytest.mark.parametrize("way", WAYS)
def test_some_pairs(way: str) -> None:
    rng = Rng(SEED, WAYS.index(way))
    for _ in range(60):
        light, dark = PAIRS[rng.below(len(PAIRS))]
        check(light, dark, way)


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS)
def test_all_pairs(way: str) -> None:
    for light, dark in PAIRS:
        check(light, dark, way)
