"""Instructions per decision, copy and search iteration, counted by valgrind.

    python -m bench.instructions [--python PYTHON ...] [--game NAME] [--what decision]

Unlike seconds, they do not depend on how busy the machine is. Name the interpreters of several environments to compare
what is installed there, such as an older and a newer wheel. Each run is made twice, the second time with three times as
much work, so that the start of Python does not count.
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

DECISIONS = """
import sys
import bottega
from bottega.core.playout import playout
name, players, games = sys.argv[1], int(sys.argv[2]), 40 * int(sys.argv[3])
first, buf, decisions = bottega.game(name).start(players), bottega.new_buffer(), 0
for seed in range(games):
    decisions += playout(first.copy(), bottega.Rng(seed), buf)
print(decisions)
"""

COPIES = """
import sys
import bottega
from bottega.core.playout import copies
name, players, count = sys.argv[1], int(sys.argv[2]), 20000 * int(sys.argv[3])
copies(bottega.game(name).start(players), count)
print(count)
"""

ITERATIONS = """
import sys
import bottega
from bottega.bots import make
from bottega.bots.search import Tree
from bottega.core.judge import judge_for
name, players, decisions = sys.argv[1], int(sys.argv[2]), 2 * int(sys.argv[3])
p, dice, iterations = bottega.game(name).start(players), bottega.Rng(7), 0
while decisions and p.to_act != bottega.OVER:
    if p.to_act == bottega.CHANCE:
        p.apply(p.sample(dice))
        continue
    tree = Tree(p, p.to_act, judge_for(p), bottega.Rng(decisions))
    tree.search(200)
    if tree.iterations:
        iterations += tree.iterations
        decisions -= 1
    p.apply(make("greedy", bottega.Rng(1)).choose(p.copy(), p.to_act))
print(iterations)
"""

PROGRAMS = {"decision": DECISIONS, "copy": COPIES, "iteration": ITERATIONS}


def count(python: str, program: str, name: str, players: int, times: int) -> tuple[int, int]:
    """The number of instructions of a run, and of what was done in it."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out.name}"]
        command += [python, "-c", program, name, str(players), str(times)]
        run = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "0"}
        )
    found = re.search(r"I\s+refs:\s+([\d,]+)", run.stderr)
    assert found is not None, run.stderr
    return int(found[1].replace(",", "")), int(run.stdout)


def per_unit(python: str, program: str, name: str, players: int) -> float:
    few, some = (count(python, program, name, players, times) for times in (1, 3))
    return (some[0] - few[0]) / (some[1] - few[1])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--python", action="append", metavar="PYTHON", help="an interpreter to count with")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--what", choices=PROGRAMS, action="append", help="only this (may be repeated)")
    given = parser.parse_args()
    pythons: list[str] = given.python or [sys.executable]
    for what in given.what or PROGRAMS:
        for name, players in CASES:
            if given.game not in (None, name):
                continue
            found = [per_unit(python, PROGRAMS[what], name, players) for python in pythons]
            ratios = [f"  {100 * (value / found[0] - 1):+.1f}%" for value in found[1:]]
            values = ", ".join(f"{value:,.0f}" for value in found)
            print(f"{what} of {name}, {players} players: {values}{''.join(ratios)}", flush=True)


if __name__ == "__main__":
    main()
