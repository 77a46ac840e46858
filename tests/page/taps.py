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
from bottega.games.florenza.names import RESOURCES
from bottega.server.views.actions import ActionList
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
        "costs": ActionList(game, position, seat, "en", []).costs(after),
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


def _offerings(view: Any, seat: int) -> list[dict[str, Any]]:
    """The faces of the temple and the feats of the islands, with their prices; a card may make faces cheaper."""
    asked = view["players"][seat]["asked"]
    cheaper = asked["number"] if asked["kind"] == "purchase" else 0
    faces = [
        (face["id"], "gold", max(0, stack["price"] - cheaper))
        for stack in view["temple"]
        for face in stack["faces"]
    ]
    feats = [
        (feat["id"], good, feat[good])
        for island in view["islands"]
        for feat in island["feats"]
        for good in ("sun", "moon")
        if feat[good]
    ]
    return [_price(*one) for one in (*faces, *feats)]


def _city(view: Any, seat: int) -> list[dict[str, Any]]:
    """What is paid at once: the first building, the Muse, preachers, the deals of the market."""
    stage, rates = view["choice"]["stage"], view["rates"]
    held = {one["what"]: one["count"] for one in view["families"][seat]["goods"]}
    florins = held.get("florins", 0)
    if stage == "first-building":
        return [
            _price(tile["id"], one["what"], one["count"]) for tile in view["supply"] for one in tile["cost"]
        ]
    if stage in ("call-muse", "judge"):
        return [_price("muse", "florins", rates["muse"])]
    if stage == "window" or (stage == "sold" and florins >= rates["buy"]):
        # what is held is sold first, then something is bought
        sells = {good: stage == "window" and held.get(good, 0) > 0 for good in RESOURCES}
        return [
            _price(f"resource/{good}", "florins", -rates["sell"] if sold else rates["buy"])
            for good, sold in sells.items()
            if sold or florins >= rates["buy"]
        ]
    return []


def _price(target: str, good: str, amount: int) -> dict[str, Any]:
    return {"target": target, "outer": target, "good": good, "amount": -amount}


DISPLAYS = {"florenza-dice": _dice, "dice-forge": _offerings, "florenza": _city}


def write(name: str, count: int, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for game, position in positions(name, count):
            file.write(json.dumps(told(game, position)) + "\n")


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
