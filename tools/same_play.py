"""Prove that a refactoring does not change play.

    python -m tools.same_play record FILE    before: play seeded random games and write a digest of every move
    python -m tools.same_play check FILE     afterwards: play them again and compare, move by move

Run it from the root of the project with either form of the package. The games cover every number of players and every
variant that the laws run over. A digest covers the move's number and notation, the dump and the scores. A line of the
file is one game.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bottega
from bottega import CHANCE, OVER, Rng
from tests.laws.cases import CASES, Case

GAMES = 240
"""The least number of plays recorded for each game, divided among its cases."""


def digests(case: Case, seed: int) -> Iterator[str]:
    """Play one random game, over all legal actions, and yield a digest of each move."""
    game, rng = case.game, Rng(seed)
    position = case.start()
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            seat, move = -1, int(position.sample(rng))
        else:
            waiting = position.waiting
            seat = waiting[int(rng.below(len(waiting)))]
            actions = position.actions(seat)
            move = actions[int(rng.below(len(actions)))]
        notation = game.notate(position, move)
        position.play(move, seat)
        told = json.dumps([seat, move, notation, position.dump(), position.scores()], sort_keys=True)
        yield hashlib.sha256(told.encode()).hexdigest()[:6]


def describe(case: Case, seed: int) -> dict[str, Any]:
    played = {"game": case.name, "players": case.players, "options": case.options, "content": case.content}
    return {**played, "seed": seed}


def record(file: Path) -> None:
    """Play the games and write the file."""
    with file.open("w") as stream:
        for name in bottega.game_names():
            cases = [case for case in CASES if case.name == name]
            each = -(-GAMES // len(cases))
            for case in cases:
                for seed in range(each):
                    moves = "".join(digests(case, seed))
                    line = {**describe(case, seed), "rules": case.game.rules_version, "moves": moves}
                    stream.write(json.dumps(line) + "\n")
            print(f"{name}: {each * len(cases)} games recorded", flush=True)


def check(file: Path, only: str | None) -> int:
    """Play the recorded games again; return how many differ."""
    different = 0
    counts: dict[str, int] = {}
    for line in file.read_text().splitlines():
        game = json.loads(line)
        if only is not None and game["game"] != only:
            continue
        case = Case(game["game"], game["players"], game["options"], game.get("content"))
        counts[case.name] = counts.get(case.name, 0) + 1
        if game["rules"] != case.game.rules_version:
            print(f"{case}: the rules were version {game['rules']}, now {case.game.rules_version}")
            different += 1
            continue
        before = [game["moves"][at : at + 6] for at in range(0, len(game["moves"]), 6)]
        now = list(digests(case, game["seed"]))
        if now != before:
            pairs = enumerate(zip(before, now, strict=False), 1)
            at = next((move for move, (old, new) in pairs if old != new), min(len(before), len(now)) + 1)
            print(f"{case}, seed {game['seed']}: differs from move {at} on", flush=True)
            different += 1
    print(", ".join(f"{name}: {count} games" for name, count in counts.items()) + f"; {different} differ")
    return different


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("record", "check"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", help="check only this game")
    given = parser.parse_args()
    if given.what == "record":
        record(given.file)
    else:
        sys.exit(1 if check(given.file, given.game) else 0)


if __name__ == "__main__":
    main()
