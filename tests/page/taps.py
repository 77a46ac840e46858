"""Positions of random games with what a seat may do and what the board displays, for the mapping of taps to actions.

`python -m tests.page.taps GAME COUNT FILE` writes them.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bottega import CHANCE, OVER, Game, Position, Rng
from bottega.server.showing import costs
from tests.laws.cases import CASES, SEED
from tests.laws.walking import random_move

TILES = ("florenza-dice",)
"""Games in which a tapped target may say what follows the action: a use of a die that is not taken yet."""

EVERY = 7
"""Of so many positions of a game one is taken."""


def positions(name: str, count: int) -> Iterator[tuple[Game, Position]]:
    """Positions in which somebody decides, from games with every number of players and all variants."""
    rng = random.Random(f"{SEED} taps {name}")
    cases = [case for case in CASES if case.name == name]
    found = 0
    for number in range(count):
        case = cases[number % len(cases)]
        position, dice = case.start(), Rng(rng.getrandbits(60))
        while position.to_act != OVER and found < count:
            if position.to_act != CHANCE and rng.randrange(EVERY) == 0:
                found += 1
                yield case.game, position
            random_move(position, dice)
        if found == count:
            return


def told(game: Game, position: Position) -> dict[str, Any]:
    """What the page needs, and what every action really does."""
    seat = position.waiting[0]
    offered = [
        _offered(game, position, entry.action, entry.more, seat) for entry in game.entries(position, seat)
    ]
    view = msgspec.to_builtins(game.view(position, seat))
    return {"actions": offered, "displays": DISPLAYS.get(game.name, _nothing)(view, seat)}


def _offered(game: Game, position: Position, action: int, more: bool, seat: int) -> dict[str, Any]:
    after = position.copy()
    after.apply(action, seat)
    pairs: list[dict[str, Any]] = []
    if game.name in TILES:
        found = game.preview_more(position, after, seat)
        besides: dict[str, Any] = {} if found is None else msgspec.to_builtins(found)
        pairs = besides.get("pairs", [])
    return {
        "action": action,
        "targets": game.targets(position, action, seat),
        "more": more,
        "any_time": game.is_any_time(position, action),
        "costs": costs(game, position, after, seat),
        "notation": game.notate(position, action),
        "gives": gives(game, position, after, action, seat),
        "pairs": [{**pair, "gives": _follow(game, after, pair["action"], seat)} for pair in pairs],
    }


def _follow(game: Game, position: Position, action: int, seat: int) -> dict[str, int]:
    after = position.copy()
    after.apply(action, seat)
    return gives(game, position, after, action, seat)


def gives(game: Game, position: Position, after: Position, action: int, seat: int) -> dict[str, int]:
    """What an action gives or takes: goods, and where things have to be placed one by one, how many."""
    before, then = game.goods(position, seat), game.goods(after, seat)
    found = {good: then[good] - before[good] for good in before}
    verb, *words = game.notate(position, action).split()
    if game.name == "florenza-dice" and verb == "gain":
        asked = msgspec.to_builtins(game.view(after, seat))["players"][seat]["asked"]
        placed = asked is not None and asked["kind"] == "place"
        found["resources"] = asked["left"] if placed else int(words[0])  # nothing is asked where all are lost
    if game.name == "florenza-dice" and verb == "step":
        found["steps"] = int(words[0])
    return found


def _nothing(view: Any, seat: int) -> list[dict[str, Any]]:
    return []


def _dice(view: Any, seat: int) -> list[dict[str, Any]]:
    """The uses of the dice, with the amounts on their tiles."""
    sign = {"artist": ("fiorini", -1), "money": ("fiorini", 1)}
    return [
        {
            "target": option["id"],
            "outer": die["id"],
            "good": sign.get(option["kind"], (option["kind"], 1))[0],
            "amount": sign.get(option["kind"], (option["kind"], 1))[1] * option["amount"],
        }
        for die in view["dice"]
        for option in die["options"]
    ]


def _temple(view: Any, seat: int) -> list[dict[str, Any]]:
    """The faces of the temple, with their prices."""
    return [
        {"target": face["id"], "outer": face["id"], "good": "gold", "amount": -stack["price"]}
        for stack in view["temple"]
        for face in stack["faces"]
    ]


DISPLAYS = {"florenza-dice": _dice, "dice-forge": _temple}


def write(name: str, count: int, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for game, position in positions(name, count):
            file.write(json.dumps(told(game, position)) + "\n")


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
