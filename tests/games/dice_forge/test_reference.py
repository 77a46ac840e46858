"""The engine beside a second implementation of the rules: the same questions, the same options, the same outcome.

Only what makes no difference is asked by the second one alone.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from bottega import CHANCE, OVER, Position
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.rules import forging
from tests.games.dice_forge.reference import DICE, Ask, Course, Reference, Roll, as_data, hero_of, kind
from tests.laws.cases import SEED
from tests.rulebook.dice_forge.table import GAME

pytestmark = pytest.mark.once

SPECIAL = 0.3
"""How many sides of the dice have a special face at the start, so that all of them meet soon."""


def start(rng: Random) -> Position:
    """A table in the middle of a game: random sets, faces, cards, tokens and reserves."""
    p = GAME.start(rng.choice((2, 3, 4)), sets="random")
    while p.dump()["step"] == "setup":
        p.play(rng.choice([outcome for outcome, _ in p.weights()]))
    dump: Any = p.dump()
    dump |= {"step": "action", "blessings": 0, "rolling": []}
    dump |= {"round": rng.choice((1, 5, 8, 9)), "active": rng.randrange(p.seats)}
    for seat in dump["seats"]:
        seat |= {"blessing": None, "agenda": [], "portal": 0}
        put_faces(dump, seat, rng)
        give_cards(dump, seat, rng)
    lay_boars(dump, rng)
    for seat in dump["seats"]:
        fill_inventory(dump, seat, rng)
    for portal in rng.sample(range(1, 8), 3):
        rng.choice(dump["seats"])["portal"] = portal
    return GAME.load(dump)


def put_faces(dump: Any, seat: Any, rng: Random) -> None:
    """Faces of the Sanctuary, and of the Gardens as many as no card will miss."""
    missed = {card: slot for slot, card in dump["sets"].items()}
    for die in DICE:
        for side in range(6):
            face = rng.choice(list(dump["faces"])) if rng.random() < 2 * SPECIAL else ""
            if not face or dump["faces"][face] == 0 or kind(face) == "boar":
                continue
            card = {"x3": "helmet"}.get(face, str(kind(face)))
            if card in missed:
                if dump["cards"][missed[card]] == 0:
                    continue
                take_card(dump, seat, missed[card])
            dump["faces"][face] -= 1
            seat[die][side] = face
            seat["forged"] += 1


def take_card(dump: Any, seat: Any, slot: str) -> None:
    dump["cards"][slot] -= 1
    seat["cards"][slot] += 1


def give_cards(dump: Any, seat: Any, rng: Random) -> None:
    """Cards that give no face: those with a face came with it."""
    for slot, card in dump["sets"].items():
        if card not in ("mirror", "helmet", "ship", "shield", "boar") and rng.random() < 0.3:
            if dump["cards"][slot]:
                take_card(dump, seat, slot)


def lay_boars(dump: Any, rng: Random) -> None:
    """Some boars, in the order of their cards, each on a die of somebody else than its owner."""
    if dump["sets"]["M3"] != "boar":
        return
    seats = range(len(dump["seats"]))
    for colour in GAME.content.tables.boar.order[: rng.randrange(dump["cards"]["M3"] + 1)]:
        owner, bearer = rng.sample(seats, 2)
        take_card(dump, dump["seats"][owner], "M3")
        dump["boars"][colour] = owner
        dump["faces"][f"boar-{colour}"] -= 1
        die = dump["seats"][bearer][rng.choice(DICE)]
        die[rng.choice([side for side in range(6) if kind(die[side]) != "boar"])] = f"boar-{colour}"
        dump["seats"][bearer]["forged"] += 1


def fill_inventory(dump: Any, seat: Any, rng: Random) -> None:
    cards = {dump["sets"][slot]: count for slot, count in seat["cards"].items()}
    for name, limit, more in (("gold", 12, 4), ("sun", 6, 3), ("moon", 6, 3)):
        seat[name] = rng.randint(2 if name == "gold" else 0, limit + more * cards["chest"])
    seat["glory"] = rng.choice((0, 1, 99))
    seat["hammer"] = rng.randint(0, 30 * cards["hammer"])
    seat["tritons"] = rng.randint(0, cards.get("triton", 0))
    seat["cerberi"] = rng.randint(0, cards.get("cerberus", 0))
    seat["shows"] = [rng.randrange(6), rng.randrange(6)]


def compare(p: Position, reference: Reference, seats: range) -> None:
    dump: Any = p.dump()
    for seat in seats:
        assert hero_of(dump, seat) == as_data(reference.heroes[seat])


def rolled(p: Position, course: Course, rng: Random) -> str:
    """Let a die fall: it is the one that the reference rolls, and falls with the same odds."""
    seat, die = divmod(int(forging.next_die(cast(ForgePosition, p))), 2)
    assert course.request == Roll(seat, die)
    dump: Any = p.dump()
    faces: list[str] = dump["seats"][seat][DICE[die]]
    own = course.reference.heroes[seat].dice[die]
    assert {faces[side]: weight for side, weight in p.weights()} == {face: own.count(face) for face in own}
    side = rng.choice([side for side, _ in p.weights()])
    p.play(side)
    return faces[side]


def answered(p: Position, course: Course, rng: Random) -> str:
    """Let the seat to act choose: it is the one that the reference asks, among the same options."""
    seat, reference = p.to_act, course.reference
    actions = options(p)
    assert course.request == Ask(seat, set(actions))
    compare(p, reference, range(seat, seat + 1))
    dump: Any = p.dump()
    if not any(hero["agenda"] for hero in dump["seats"]):
        compare(p, reference, range(p.seats))
        assert dump["faces"] == reference.faces
    feats = sorted(move for move in actions if move.startswith("feat"))
    move = rng.choice(feats if feats and rng.random() < 0.6 else sorted(actions))
    p.play(actions[move], seat)
    return move


def options(p: Position) -> dict[str, int]:
    return {GAME.notate(p, action): action for action in p.actions()} if p.to_act >= 0 else {}


def catch_up(p: Position, course: Course) -> None:
    """What the engine has not asked makes no difference in the reference either."""
    while isinstance(course.request, Ask) and course.request != Ask(p.to_act, set(options(p))):
        assert course.settle(), f"{course.request} has not been asked"


def play_beside(seed: int) -> None:
    try:
        play_a_game(Random(seed))
    except Exception as error:
        error.add_note(f"play_beside({seed}) repeats it")
        raise


def play_a_game(rng: Random) -> None:
    p = start(rng)
    course = Course(GAME, p.dump())
    while p.to_act != OVER:
        course.send((rolled if p.to_act == CHANCE else answered)(p, course, rng))
        catch_up(p, course)
    assert course.request is None
    compare(p, course.reference, range(p.seats))
    assert p.scores() == course.reference.scores()


@pytest.mark.parametrize("number", range(8))
def test_the_rules_told_twice(number: int) -> None:
    play_beside(100 * SEED + number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(8))
def test_soak_the_rules_told_twice(number: int) -> None:
    for game in range(500):
        play_beside(100_000 * SEED + 1000 * number + game)
