"""Rules that the rulebook states in passing, each as a player would try them out."""

from __future__ import annotations

from typing import Any

import pytest

from bottega import CHANCE, OVER, Position, Rng
from bottega.games.dice_forge.names import DICE
from bottega.games.dice_forge.view import ForgeView
from tests.rulebook.dice_forge.table import (
    GAME,
    START,
    bless,
    cards,
    has,
    hero,
    options,
    play,
    roll,
    seat_of,
    table,
)


def random_game(players: int, seed: int) -> list[tuple[Position, list[str]]]:
    """The positions of a random game, each with the kinds of events that led to it."""
    p, rng = GAME.start(players), Rng(seed)
    seen: list[tuple[Position, list[str]]] = []
    while p.to_act != OVER:
        p.log = []
        actions = p.actions() if p.to_act != CHANCE else []
        p.play(actions[rng.below(len(actions))] if actions else p.sample(rng))
        seen.append((p.copy(), [event.kind for event in p.log]))
    return seen


@pytest.mark.rule("df-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_order_is_the_same_in_every_round(players: int) -> None:
    turns: list[tuple[int, int]] = []
    for p, _ in random_game(players, seed=players):
        dump: Any = p.dump()
        turn = dump["round"], dump["active"]
        if turn not in turns[-1:]:
            turns.append(turn)
    rounds = turns[-1][0]
    assert turns == [(round, seat) for round in range(1, rounds + 1) for seat in range(players)]


def faces(p: Position) -> list[list[str]]:
    return [seat_of(p, seat)[die] for seat in range(p.seats) for die in DICE]


@pytest.mark.rule("df-5.5")
def test_only_forging_changes_a_die_one_face_at_a_time() -> None:
    before = [START[die] for _ in range(2) for die in DICE]
    changes = 0
    for p, events in random_game(2, seed=1):
        after = faces(p)
        changed = sum(
            one != two
            for old, new in zip(before, after, strict=True)
            for one, two in zip(old, new, strict=True)
        )
        assert changed <= events.count("forged")
        changes += changed
        before = after
    assert changes > 0


@pytest.mark.rule("df-5.5")
def test_the_colour_of_a_die_makes_no_difference() -> None:
    for light, dark in (("g1", "s1"), ("s1", "g1")):
        p = bless(hero(light=light, dark=dark), hero())
        roll(p, f"{light} {dark} g1 g1")
        assert has(p) == (1, 1, 0, 0)


@pytest.mark.rule("df-5.6")
def test_everybody_sees_all_faces_of_all_dice() -> None:
    p = table(hero(gold=2, light="g3 s1"), hero(dark="m1"))
    for seat in (0, 1, None):
        view = GAME.view(p, seat)
        assert isinstance(view, ForgeView)
        shown = [[side.face for side in die.sides] for one in view.players for die in one.dice]
        assert shown == faces(p)


@pytest.mark.rule("df-6.5")
def test_a_pawn_stays_until_it_is_ousted_or_moves() -> None:
    p = table(hero(moon=1, sun=1, gold=2), hero(portal=2), hero(portal=3))
    play(p, "feat hammer")
    where = [seat_of(p, seat)["portal"] for seat in range(3)]
    assert where == [1, 2, 3]
    roll(p, "g1 g1 g1 g1 g1 g1")
    while p.to_act == 1:  # the second player buys a face or nothing: no pawn moves
        play(p, "done")
    assert [seat_of(p, seat)["portal"] for seat in range(3)] == where


@pytest.mark.rule("df-6.5")
def test_never_two_pawns_on_a_portal() -> None:
    for p, _ in random_game(4, seed=4):
        away = [seat_of(p, seat)["portal"] for seat in range(4) if seat_of(p, seat)["portal"]]
        assert len(away) == len(set(away))


@pytest.mark.rule("df-6.6")
def test_a_lasting_effect_holds_in_the_turns_of_others_and_a_reinforcement_does_not() -> None:
    p = table(hero(cards="bear owl", portal=1), hero(moon=1), active=1, sets="bear")
    assert all(not move.startswith("use") for move in options(p))
    play(p, "feat hammer")
    assert has(p) == (0, 0, 0, 3)  # the Great Bear of the one who is ousted
    own = table(hero(cards="bear owl"), hero(), step="reinforcements", sets="bear")
    assert "use owl" in options(own)
    assert cards(own, 0, "bear") == 1
