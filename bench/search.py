"""Iterations of search per second of CPU time, for each game: `python -m bench.search [--seconds 5] [--game NAME]`.

It makes searches as long as the Maestro's at decisions of a game that `greedy` plays, on the compiled package.
Forced decisions, which need no search, do not count.
"""

from __future__ import annotations

import argparse
import time

import bottega
from bottega import CHANCE, OVER, Rng
from bottega.bots import make
from bottega.bots.search import Tree
from bottega.core.judge import judge_for

CASES = [
    ("dice-forge", 2),
    ("dice-forge", 4),
    ("florenza-dice", 1),
    ("florenza-dice", 2),
    ("florenza", 2),
    ("pig", 2),
]
ITERATIONS = 400


def measure(name: str, players: int, seconds: float) -> tuple[float, bool]:
    """Iterations per second, and whether there is a learned value."""
    game = bottega.game(name)
    iterations, spent, number = 0, 0.0, 0
    learned = judge_for(game.start(players)).learned
    while spent < seconds:
        p = game.start(players)
        bots = [make("greedy", Rng(number, seat)) for seat in range(p.seats)]
        dice = Rng(number)
        number += 1
        decisions = 0
        while p.to_act != OVER and spent < seconds:
            if p.to_act == CHANCE:
                p.apply(p.sample(dice))
                continue
            decisions += 1
            if decisions % 5 == 0:
                started = time.process_time()
                tree = Tree(p, p.to_act, judge_for(p), Rng(decisions))
                tree.search(ITERATIONS)
                if tree.iterations:
                    spent += time.process_time() - started
                    iterations += tree.iterations
            p.apply(bots[p.to_act].choose(p.copy(), p.to_act))
    return iterations / spent, learned


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5.0, help="of CPU time for each game")
    parser.add_argument("--game", help="only this game")
    given = parser.parse_args()
    for name, players in CASES:
        if given.game in (None, name):
            speed, learned = measure(name, players, given.seconds)
            value = "learned value" if learned else "heuristic"
            print(f"{name}, {players} players, {value}: {speed:,.0f} iterations a second")


if __name__ == "__main__":
    main()
