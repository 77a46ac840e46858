"""What a decision costs when a program decides: `python -m bench.programs BOT ...`, in microseconds.

    python -m bench.programs exe:./careful "exe:node examples/bot.mjs" "exe:bottega engine --bot random" random

The positions come from random games between two players. Waiting for the program counts, so this is time by the clock.
"""

from __future__ import annotations

import statistics
import sys
import time

import bottega
from bottega import CHANCE, OVER, Position, Rng
from bottega.bots import make

POSITIONS = 400


def positions(name: str) -> list[Position]:
    found: list[Position] = []
    rng = Rng(5)
    while len(found) < POSITIONS:
        p = bottega.game(name).start(2)
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                p.apply(p.sample(rng))
                continue
            found.append(p.copy())
            actions = p.actions()
            p.apply(actions[rng.below(len(actions))])
    return found[:POSITIONS]


def main() -> None:
    for game in bottega.game_names():
        sample = positions(game)
        for name in sys.argv[1:]:
            bot = make(name, Rng(1))
            bot.choose(sample[0].copy(), int(sample[0].to_act))
            took = []
            for p in sample:
                started = time.perf_counter()
                bot.choose(p.copy(), int(p.to_act))
                took.append(time.perf_counter() - started)
            print(
                f"{game}, {name}: median {1e6 * statistics.median(took):.0f}, mean {1e6 * statistics.mean(took):.0f}"
            )


if __name__ == "__main__":
    main()
