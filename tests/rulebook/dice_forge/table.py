"""Words for the tests: tables with named differences, rolls by face, moves in notation."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import bottega
from bottega import CHANCE, Game, NotationError, Position
from bottega.core.position import game_of
from bottega.games.dice_forge.game import DiceForgeGame
from bottega.games.dice_forge.names import DICE, FACES

GAME = cast(DiceForgeGame, bottega.game("dice-forge"))
SLOT = {card.name: card.slot for card in GAME.content.tables.card}
START = {"light": list(GAME.content.tables.dice.light), "dark": list(GAME.content.tables.dice.dark)}
OUT_FOR_TWO = ("g2m1", "g1-s1-m1", "g1s1m1v1", "g2-s2-m2")

Hero = dict[str, Any]


def hero(**changes: Any) -> Hero:
    """A seat with differences from the start: `hero(gold=5, light="x3 s2", cards="owl owl", sun=2)`.

    Faces named for a die lie on its first sides; the first of all shows.
    """
    return changes


def table(
    *heroes: Hero,
    step: str = "action",
    sets: str = "introductory",
    round: int = 3,
    active: int = 0,
    game: Game = GAME,
    **more: Any,
) -> Position:
    """A table in the middle of a game, at a step of the active player's turn, with the named differences."""
    return game.load(_dump(game, list(heroes), step, sets, round, active, more))


def _dump(
    game: Game, heroes: list[Hero], step: str, sets: str, round: int, active: int, more: dict[str, Any]
) -> dict[str, Any]:
    players = max(2, len(heroes))
    heroes += [hero() for _ in range(players - len(heroes))]
    dump: dict[str, Any] = game.start(players, sets=sets).dump()
    dump |= {"round": round, "active": active, "step": step, "blessings": 0, "rolling": []}
    if players == 2:
        for name in OUT_FOR_TWO:
            dump["faces"][name] = 0
    for seat, changes in enumerate(heroes):
        part = dump["seats"][seat]
        part |= {"blessing": None, "agenda": [], "gold": 0}
        part |= {name: value for name, value in changes.items() if name not in (*DICE, "cards", "boars")}
        _put_faces(dump, part, changes)
        for card in changes.get("cards", "").split():
            part["cards"][SLOT[card]] += 1
            dump["cards"][SLOT[card]] -= 1
        for colour in changes.get("boars", "").split():
            dump["boars"][colour] = seat
    if players == 2:
        _keep_stacks(dump)
    for face in more.pop("sold_out", "").split():
        dump["faces"][face] = 0
    return dump | more


def _put_faces(dump: dict[str, Any], part: dict[str, Any], changes: Hero) -> None:
    for die in DICE:
        for side, face in enumerate(changes.get(die, "").split()):
            if part[die][side] == face:
                continue
            part[die][side] = face
            dump["faces"][face] = max(0, dump["faces"][face] - 1)
        part["forged"] += (Counter(part[die]) - Counter(START[die])).total()
    if "forged" in changes:
        part["forged"] = changes["forged"]


def _keep_stacks(dump: dict[str, Any]) -> None:
    """A stack of different faces has two of them with two players: what is on dice is not in the Sanctuary."""
    t = GAME.tables
    for stack in t.mixed:
        names = [name for face, name in enumerate(t.face_names, 1) if t.stack[face] == stack]
        dice = [face for seat in dump["seats"] for die in DICE for face in seat[die]]
        room = max(0, int(t.faces_each[2]) - sum(face in names for face in dice))
        for name in names:
            dump["faces"][name] = min(room, dump["faces"][name])
            room -= dump["faces"][name]


def bless(*heroes: Hero, **more: Any) -> Position:
    """The blessings of step 1, with all dice in the air."""
    dump = _dump(
        GAME, list(heroes), "blessings", more.pop("sets", "introductory"), 3, more.pop("active", 0), more
    )
    nothing = {"acts": ["none", "none"], "picked": [0, 0], "first": 0, "gave": [0, 0], "repeat": False}
    for seat in dump["seats"]:
        seat["blessing"] = {"kind": "divine", "stage": 0, "rolled": ["none", "none"], **nothing}
        seat["agenda"] = [{"item": "resolve"}]
    dump["rolling"] = [{"seat": seat, "die": die} for seat in range(len(dump["seats"])) for die in DICE]
    return GAME.load(dump)


def roll(p: Position, faces: str) -> None:
    """Let the next dice fall with these faces up, in the order in which they are rolled."""
    for face in faces.split():
        assert p.to_act == CHANCE, f"nothing is rolled now, but {face} was to come"
        for side, _ in p.weights():
            if f" shows “{GAME.say(_face(face), 'en')}” (" in GAME.describe(p, side, "en"):
                p.play(side)
                break
        else:
            raise AssertionError(f"{face} is not on that die")


def _face(name: str) -> Any:
    from bottega.games.dice_forge.speech import face_text

    return face_text(GAME.tables, FACES.index(name) + 1)


def play(p: Position, *moves: str, seat: int = -1) -> None:
    """Moves in notation, one after the other."""
    for move in moves:
        p.play(game_of(p).find(p, move, seat), seat)


def options(p: Position, seat: int = -1) -> set[str]:
    """All that the seat may do."""
    return {game_of(p).notate(p, action) for action in p.actions(seat)}


def canonical(p: Position, seat: int = -1) -> set[str]:
    """The canonical list of the seat."""
    buf = bottega.new_buffer()
    return {game_of(p).notate(p, int(buf[at])) for at in range(p.fill(buf, seat))}


def refused(p: Position, move: str, rule: str, seat: int = -1) -> None:
    """The move is refused, and the refusal names the rule."""
    refusal = game_of(p).refusal(p, game_of(p).parse(p, move), seat)
    assert refusal is not None, f"{move} should not be possible"
    assert refusal.rule == rule
    with pytest.raises(NotationError):
        game_of(p).find(p, move, seat)


def has(p: Position, seat: int = 0) -> tuple[int, int, int, int]:
    """Gold, suns, moons and glory of a seat."""
    part = seat_of(p, seat)
    return part["gold"], part["sun"], part["moon"], part["glory"]


def seat_of(p: Position, seat: int = 0) -> dict[str, Any]:
    dump: Any = p.dump()
    found: dict[str, Any] = dump["seats"][seat]
    return found


def shows(p: Position, seat: int = 0) -> tuple[str, str]:
    """The faces that show on a seat's two dice."""
    part = seat_of(p, seat)
    return part["light"][part["shows"][0]], part["dark"][part["shows"][1]]


def left(p: Position, face: str) -> int:
    """Faces left in the temple."""
    dump: Any = p.dump()
    return int(dump["faces"][face])


def cards(p: Position, seat: int, card: str) -> int:
    """Copies of a card that a seat has."""
    return int(seat_of(p, seat)["cards"][SLOT[card]])


def step(p: Position) -> str:
    return str(p.dump()["step"])
