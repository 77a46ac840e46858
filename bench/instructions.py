"""Instructions per decision of random games, counted by valgrind: `python -m bench.instructions [--python PYTHON ...]`.

Unlike seconds, they do not depend on how busy the machine is. Name the interpreters of several environments to compare
what is installed there, such as an older and a newer wheel. Each game is measured twice, with some games and with three
times as many, so that the start of Python does not count.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile

CASES = [
    ("pig", 2), ("florenza-dice", 2), ("florenza-dice", 4), ("dice-forge", 2), ("dice-forge", 4),
    ("florenza", 2), ("florenza", 4),
]  # fmt: skip
GAMES = 40

PLAY = """
import sys
import bottega
from bottega.core.playout import playout
name, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
first, buf, decisions = bottega.game(name).start(players), bottega.new_buffer(), 0
for seed in range(games):
    decisions += playout(first.copy(), bottega.Rng(seed), buf)
print(decisions)
"""


def count(python: str, name: str, players: int, games: int) -> tuple[int, int]:
    """The number of instructions of a run, and of decisions made in it."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out.name}"]
        command += [python, "-c", PLAY, name, str(players), str(games)]
        run = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "0"}
        )
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    assert found is not None, run.stderr
    return int(found[1].replace(",", "")), int(run.stdout)


def per_decision(python: str, name: str, players: int) -> float:
    few, some = count(python, name, players, GAMES), count(python, name, players, 3 * GAMES)
    return (some[0] - few[0]) / (some[1] - few[1])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--python", action="append", metavar="PYTHON", help="an interpreter to count with")
    parser.add_argument("--game", help="only this game")
    given = parser.parse_args()
    pythons: list[str] = given.python or [sys.executable]
    for name, players in CASES:
        if given.game in (None, name):
            found = [per_decision(python, name, players) for python in pythons]
            ratio = f"  {100 * (found[-1] / found[0] - 1):+.1f}%" if len(found) > 1 else ""
            print(
                f"{name}, {players} players: {', '.join(f'{value:,.0f}' for value in found)}{ratio}",
                flush=True,
            )


if __name__ == "__main__":
    main()
