"""The canonical list: small positions walked exhaustively with both lists reach the same ends of phase.

What the canonical list leaves out is named at the `fill` functions of `rules/economy.py` and `rules/artworks.py`. An
end that only the full list reaches must be beaten, or equalled in everything that counts, by one of the canonical list:
it comes from taking back a resource that was just given away, from a captain's loss suffered where it hurts more, or
from fiorini spent for nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bottega
from bottega import CHANCE, Position, new_buffer
from tests.rulebook.florenza.scene import GOODS, Scene, family, table

pytestmark = pytest.mark.once

BUF = new_buffer()
Walk = Callable[[Position], list[int]]


def canonical(p: Position) -> list[int]:
    return [int(BUF[at]) for at in range(p.fill(BUF))]


def every(p: Position) -> list[int]:
    return p.actions()


def ends(p: Position, actions: Walk) -> dict[bytes, Position]:
    """Every position in which the phase is over, by every way there and every roll."""
    phase = table(p)["phase"]
    found: dict[bytes, Position] = {}
    seen: set[bytes] = set()
    todo = [p]
    while todo:
        here = todo.pop()
        if here.key() in seen:
            continue
        seen.add(here.key())
        if table(here)["phase"] != phase:
            found[here.key()] = here
            continue
        choices = [outcome for outcome, _ in here.weights()] if here.to_act == CHANCE else actions(here)
        for choice in choices:
            after = here.copy()
            after.apply(choice)
            todo.append(after)
    return found


def worth(p: Position) -> list[int]:
    """What counts for the family that decides, each number better when it is higher."""
    mine: dict[str, Any] = family(p, 0)
    goods = [mine["goods"][name] for name in GOODS]
    built = sum(square is not None for square in mine["squares"])
    works = sum(state == "made" for state in mine["works"].values())
    works += sum(state.get("made") == 0 for state in table(p)["works"].values())
    special = -sum(mine["special_markers"])
    fresh = -sum(entry["masterpiece_done"] for entry in table(p)["display"])
    return [*goods, mine["florins"], mine["crest"], mine["bishop_points"], built, works, special, fresh]


def beaten(end: Position, others: list[list[int]]) -> bool:
    mine = worth(end)
    return any(all(a >= b for a, b in zip(other, mine, strict=True)) for other in others)


def scene(**mine: Any) -> Scene:
    """Two families; the rival holds both offices whatever happens."""
    return Scene(2, dice=mine.pop("dice", True)).family(1, crest=60, bishop_points=40).family(0, **mine)


def last_window() -> Position:
    found = scene(goods="1 marble, 1 gold", florins=300, market=1)
    found.dump["fortunes"].update({"Ludovico il Moro": 0, "Duca d'Alba": 0})
    return found.resolve()


def window_before_a_building() -> Position:
    found = scene(goods="1 marble, 2 wood, 1 spice", florins=100, market=1)
    found.family(0, squares={1: ("Carpentiere", "planned", 0)})
    found.dump["fortunes"]["Duca d'Alba"] = 0
    return found.resolve()


def at_the_bottom_of_the_track() -> Position:
    found = scene(crest=-3, florins=150, squares={1: ("Biblioteca", "built", 0)})
    found.dump["fortunes"]["Ludovico il Moro"] = 0
    return found.resolve()


def anonymous_work() -> Position:
    return scene(goods="2 marble", florins=150, works={"palazzo/facciata": {"artist": None}}).resolve()


def duomo() -> Position:
    found = scene(goods="2 marble, 1 wood, 1 gold, 1 textile", florins=450).display("Donatello")
    return found.works(duomo_pulpito={"planned": 0, "artist": "Donatello"}).resolve()


def two_works() -> Position:
    works = {"palazzo/ritratto": {"artist": None}, "palazzo/camera-nuziale": {"artist": None}}
    return scene(goods="1 wood, 1 spice, 3 textile", florins=50, works=works).resolve()


def without_dice() -> Position:
    found = scene(goods="1 marble, 1 gold, 1 spice, 1 textile", florins=550, dice=False).display(
        "Raffaello Sanzio"
    )
    return found.works(novella_cappella={"planned": 0, "artist": "Raffaello Sanzio"}).resolve()


PLACES = [
    pytest.param(last_window, marks=pytest.mark.compiled),  # long, interpreted
    pytest.param(window_before_a_building, marks=pytest.mark.compiled),
    at_the_bottom_of_the_track,
    anonymous_work,
    duomo,
    two_works,
    without_dice,
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_both_lists_reach_the_same_ends(place: Callable[[], Position]) -> None:
    p = place()
    short, full = ends(p, canonical), ends(p, every)
    assert short.keys() <= full.keys()
    values = [worth(end) for end in short.values()]
    extra = [end for key, end in full.items() if key not in short]
    assert all(beaten(end, values) for end in extra)


@pytest.mark.compiled
def test_the_canonical_list_is_shorter_where_it_should_be() -> None:
    p = last_window()
    assert len(ends(p, canonical)) < len(ends(p, every))
    assert (
        len(canonical(anonymous_work())) == 2
    )  # pay, whatever the anonymous artist calls himself, or refuse
    assert len(anonymous_work().actions()) == 3


@pytest.mark.parametrize(("price", "offered"), [(0, ["as A", "refuse"]), (50, ["as A", "as S", "refuse"])])
def test_specialities_that_cost_the_same_and_give_the_same_are_one_choice(
    price: int, offered: list[str]
) -> None:
    row = {"name": "Anonymous, S", "price": price, "mark": "reconstructed"}
    mine = bottega.game("florenza", content={"extends": "first", "skill": [row]})
    scene = Scene(2).family(0, "2 marble", florins=200, works={"palazzo/facciata": {"artist": None}})
    p = mine.load(scene.resolve().dump())
    assert [mine.notate(p, action) for action in canonical(p)] == offered
