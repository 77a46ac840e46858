"""How long a person waits for the server: `python -m bench.server [GAME...]`, on this machine, over a real socket.

It measures the time from sending a message to reading its acknowledgement, with the new state in between; then the time
to open a finished game, the first time after a start and again.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

import bottega
from tests.server.house import House, Person, Socket, done

MESSAGES = 600


def play(tab: Socket, chance: random.Random, took: dict[str, list[float]]) -> None:
    """Play a game in which we hold every seat, and time each message."""
    while tab.state["table"]["status"] != "over" and sum(map(len, took.values())) < MESSAGES:
        mine = next(my for my in tab.state["mine"] if my["asked"])
        kind = "confirm" if mine["complete"] else "act"
        more = {} if mine["complete"] else {"action": chance.choice(mine["actions"])["action"]}
        began = time.perf_counter()
        done(tab.ask(kind, seat=mine["seat"], **more))
        took[kind].append(1000 * (time.perf_counter() - began))


def measure(house: House, name: str) -> None:
    person, chance = Person(house), random.Random(1)
    took: dict[str, list[float]] = {"act": [], "confirm": []}
    seats = ["me"] * max(2, bottega.game(name).min_players)
    while sum(map(len, took.values())) < MESSAGES:
        play(person.at(person.table(name, *seats)[0]), chance, took)
    for kind, times in took.items():
        times.sort()
        print(
            f"{name:15} {kind:8} median {statistics.median(times):6.1f} ms   "
            f"p99 {times[int(0.99 * len(times)) - 1]:6.1f} ms   of {len(times)}"
        )
    table, _ = person.table(name, *["bot"] * len(seats))
    while person.get(f"/api/tables/{table}")["status"] != "over":
        time.sleep(0.2)
    house.stop()
    house.start()
    person.get("/api/games")
    opened = []
    for _ in range(3):
        began = time.perf_counter()
        state = person.get(f"/api/tables/{table}/state")
        opened.append(1000 * (time.perf_counter() - began))
    print(
        f"{name:15} finished, {state['moves']} moves: opens in {opened[0]:.0f} ms, then {opened[-1]:.0f} ms"
    )
    person.close()


if __name__ == "__main__":
    for name in sys.argv[1:] or bottega.game_names():
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder))
            try:
                measure(house, name)
            finally:
                house.stop()
