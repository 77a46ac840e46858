"""Measure how many points the levels make: bots of the same level play against each other.

python -m tools.level_points        play what is missing, then write the level_points.toml of each game

Every match is stored in build/level_points.jsonl when it is finished, so that the next run goes on from there. Delete
that file after a change of the rules or of the bots.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean

import msgspec

from bottega.bots import LEVELS
from bottega.bots.level_points import NAME
from bottega.core.registry import game as find_game
from bottega.lab.simulate import Simulation, Summary, make_plan
from bottega.lab.workers import InProcess

GAMES = {"dice-forge": (2, 3, 4), "florenza-dice": (1, 2, 3, 4), "florenza": (1, 2, 3, 4, 5)}
MATCH_GAMES = {"lavorante": 30, "maestro": 10}
"""How many games of the levels that think long; the others play `FAST`."""
FAST = 200
RESULTS = Path("build/level_points.jsonl")
HEAD = """# The mean points of each level among bots of the same level, by the number of players.
# Written by `python -m tools.level_points`.
"""


def main() -> None:
    wanted = [(game, n, level) for level in LEVELS for game, counts in GAMES.items() for n in counts]
    found = {(one.game, one.players, one.bots[0]): one for one in _stored()}
    for at, (game, players, level) in enumerate(wanted):
        if (game, players, level) not in found:
            print(f"{at + 1} of {len(wanted)}: {game}, {players} x {level}", file=sys.stderr)
            found[game, players, level] = _play(game, players, level)
    for game, counts in GAMES.items():
        lines = [HEAD]
        for players in counts:
            lines.append(f"\n[{players}]\n")
            lines += [f"{level} = {round(mean(found[game, players, level].scores))}\n" for level in LEVELS]
        folder = Path("src", *find_game(game).package.split("."))
        (folder / NAME).write_text("".join(lines), "utf-8")


def _stored() -> list[Summary]:
    if not RESULTS.exists():
        return []
    return [msgspec.json.decode(line, type=Summary) for line in RESULTS.read_bytes().splitlines()]


def _play(game: str, players: int, level: str) -> Summary:
    plan = make_plan(find_game(game), players, [level], MATCH_GAMES.get(level, FAST), seed=29)
    simulation = Simulation(plan, InProcess())
    for _ in simulation:
        pass
    summary = simulation.summary()
    with RESULTS.open("ab") as file:
        file.write(msgspec.json.encode(summary) + b"\n")
    return summary


if __name__ == "__main__":
    main()
