"""How many people a server can hold: `python -m bench.load`, on this machine only, for a limited time.

The server runs on one core and the people, clients of `bottega.client`, on another. Each table has four people; one who
has to decide sends a message (act or confirm), so that each person sends one every 20 seconds. For each number of
people it prints messages per second, the time from sending to the acknowledgement, the server's CPU time per message,
what its people were sent per message, its memory per table and per socket, and how much of the core's working time the
host took for others: on a shared machine CPU times differ from hour to hour, and only those of the same run can be
compared.

    python -m bench.load --people 400,800,1200,1600,2000
    python -m bench.load --version old=/there/src --version new=src      compare versions in one run
    python -m bench.load --database postgresql://... --servers 2         the people of a table on different servers
    python -m bench.load --attack look,drawing                           one guest requests these as often as allowed
    python -m bench.load --people 8 --every 20 --seconds 200 --instructions

The last one lets valgrind count the instructions per message, which do not depend on how busy the machine is: use it to
compare versions. The server is then about 50 times slower, and the kernel's work is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from bench.attack import KINDS, attack
from bottega import client
from bottega.client import Client, Tab

SERVE = """
import sys
from bottega.server.run import serve_settings
from bottega.server.settings import Settings, database_url
wish = {"database": database_url(sys.argv[1]), "port": 0, "create_rate": "1000000/minute"}
wish |= {"address_rate": "1000000/minute", "address_sockets": 100000, "network_tables": "1000000/minute"}
settings = Settings(**{name: value for name, value in wish.items() if name in Settings.__struct_fields__})
serve_settings(settings, *([] if "port" in Settings.__struct_fields__ else ["127.0.0.1", 0]))
"""
"""The limits per address are lifted, because all people have the same one here; those per guest are the usual ones."""

USUAL = """
import sys
from bottega.server.run import serve_settings
from bottega.server.settings import Settings, database_url
serve_settings(Settings(database=database_url(sys.argv[1]), port=0))
"""

TICKS = os.sysconf("SC_CLK_TCK")
IDLE, WAITING, STOLEN = 3, 4, 7
"""The places of these times in the line of a core in /proc/stat."""

SEATS = 4


class Server:
    """A server process on one core."""

    def __init__(
        self, path: str, database: str, core: int, counts: Path | None = None, usual: bool = False
    ) -> None:
        """`counts` is where valgrind writes how many instructions were executed; `usual`: with the usual limits."""
        self.counts = counts
        valgrind = [
            "valgrind",
            "--quiet",
            "--tool=callgrind",
            "--instr-atstart=no",
            f"--callgrind-out-file={counts}",
        ]
        self.process = subprocess.Popen(
            [
                *["taskset", "-c", str(core)],
                *(valgrind if counts else []),
                *[sys.executable, "-c", USUAL if usual else SERVE, database],
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")

    def cpu(self) -> float:
        """Seconds of CPU time used by the server itself, without its workers."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """The server's memory in kilobytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def count(self, on: bool) -> None:
        """Start or stop counting instructions."""
        if self.counts is not None:
            word = f"--instr={'on' if on else 'off'}"
            subprocess.run(
                ["callgrind_control", word, str(self.process.pid)], check=True, capture_output=True
            )

    def instructions(self) -> int:
        """All instructions counted, once the server has stopped."""
        assert self.counts is not None
        found = re.search(r"^totals: (\d+)$", self.counts.read_text(), re.MULTILINE)
        assert found is not None
        return int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30 if self.counts is None else 300)
        assert self.process.stdout is not None
        self.process.stdout.close()


def core_times(core: int) -> list[int]:
    """How long a core has done what, since the machine was started."""
    lines = Path("/proc/stat").read_text().splitlines()
    return [int(word) for word in lines[core + 1].split()[1:]]


def stolen(before: list[int], after: list[int]) -> float:
    """The share of a core's working time that the host has taken for others."""
    spent = [late - early for early, late in zip(before, after, strict=True)]
    return spent[STOLEN] / max(1, sum(spent) - spent[IDLE] - spent[WAITING])


class Crowd:
    """People at tables who send messages at a steady pace."""

    def __init__(self, servers: list[Server], game: str, every: float) -> None:
        self.servers = servers
        self.game = game
        self.every = every
        self.chance = random.Random(1)
        self.tables: list[list[Tab]] = []
        self.open = contextlib.AsyncExitStack()
        self.took: list[float] = []
        self.late = 0

    async def grow(self, people: int) -> float:
        """Let more people come; the memory per new socket, in kilobytes."""
        made: list[list[AbstractAsyncContextManager[Tab]]] = []
        while SEATS * (len(self.tables) + len(made)) < people:
            made += await asyncio.gather(*(self.add_table() for _ in range(10)))
        before = self.memory()
        for tabs in made:
            self.tables.append([await self.open.enter_async_context(tab) for tab in tabs])
        return (self.memory() - before) / max(1, SEATS * len(made))

    def memory(self) -> int:
        return sum(server.memory() for server in self.servers)

    @property
    def received(self) -> int:
        """The bytes that all people were sent."""
        return sum(tab.received for tabs in self.tables for tab in tabs)

    async def add_table(self) -> list[AbstractAsyncContextManager[Tab]]:
        """A new table, to which nobody is connected yet. Its people are distributed among the servers in turn."""
        urls = [self.servers[at % len(self.servers)].url for at in range(SEATS)]
        people = [Client(url) for url in urls]
        seats = [{"kind": kind} for kind in ("me", *["open"] * (SEATS - 1))]
        made = await people[0].post("/api/tables", {"game": self.game, "seats": seats})
        for person, link in zip(people[1:], made["links"], strict=True):
            await person.post("/api/join", {"token": link["token"]})
        return [person.at(made["table"]["id"]) for person in people]

    async def play(self, seconds: float) -> float:
        """Play for so many seconds; how long it took until the last message was answered."""
        self.took, self.late = [], 0
        start = time.monotonic()
        await asyncio.gather(*(self.table(tabs, start + seconds) for tabs in self.tables))
        return time.monotonic() - start

    async def table(self, tabs: list[Tab], end: float) -> None:
        pause = self.every / SEATS
        due = time.monotonic() + self.chance.uniform(0, pause)
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.late += time.monotonic() - due > 1
            due += pause
            tab = next((tab for tab in tabs if tab.mine is not None), None)
            if tab is not None:
                await self.message(tab)

    async def message(self, tab: Tab) -> None:
        mine = tab.mine
        assert mine is not None
        action = None if mine["complete"] else self.chance.choice(mine["actions"])["action"]
        began = time.perf_counter()
        await tab.step(mine, action)
        self.took.append(1000 * (time.perf_counter() - began))


async def measure(wish: argparse.Namespace, label: str, path: str, database: str, counted: Path) -> None:
    counts = [Path(f"{counted}-{at}") if wish.instructions else None for at in range(wish.servers)]
    servers = [Server(path, database, wish.cores[0], count) for count in counts]
    crowd = Crowd(servers, wish.game, wish.every)
    attacker: asyncio.Task[None] | None = None
    messages = 0
    try:
        before = crowd.memory()
        if wish.attack:
            attacker = asyncio.create_task(attack(servers[0].url, wish.attack))
            await asyncio.sleep(2)
        for people in wish.people:
            socket = await crowd.grow(people)
            for server in servers:
                server.count(True)
            cpu, core = sum(server.cpu() for server in servers), core_times(wish.cores[0])
            received = crowd.received
            seconds = await crowd.play(wish.seconds)
            received = crowd.received - received
            taken = stolen(core, core_times(wish.cores[0]))
            for server in servers:
                server.count(False)
            messages += len(crowd.took)
            cpu = sum(server.cpu() for server in servers) - cpu
            memory = (crowd.memory() - before) / len(crowd.tables)
            took = sorted(crowd.took)
            print(
                f"{label:8} {wish.game:14} {people:5} people {len(took) / seconds:6.1f} messages/s  "
                f"p50 {took[len(took) // 2]:6.1f}  p99 {took[int(0.99 * len(took)) - 1]:7.1f} ms  "
                f"CPU {1000 * cpu / len(took):5.2f} ms and {received / 1000 / len(took):5.1f} kB a message  "
                f"{memory:5.0f} kB a table, {socket:3.0f} a socket  late {crowd.late}  stolen {taken:.0%}",
                flush=True,
            )
    finally:
        if attacker is not None:
            attacker.cancel()
        with contextlib.suppress(Exception):
            await crowd.open.aclose()
        for server in servers:
            server.stop()
    if wish.instructions:
        done = sum(server.instructions() for server in servers)
        print(
            f"{label:8} {wish.game:14} {done / messages / 1e6:.2f} million instructions a message", flush=True
        )


@contextlib.contextmanager
def files_for(wish: argparse.Namespace) -> Iterator[tuple[str, Path]]:
    """The database, and the folder for instruction counts."""
    with tempfile.TemporaryDirectory(dir=wish.folder) as folder:
        yield wish.database or str(Path(folder) / "tables.sqlite3"), Path(folder) / "counts"


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    words.add_argument("--game", default="florenza-dice")
    words.add_argument(
        "--people", default="400,800", type=lambda text: [int(word) for word in text.split(",")]
    )
    words.add_argument("--seconds", default=20.0, type=float, help="for each number of people, at most 300")
    words.add_argument("--every", default=20.0, type=float, help="seconds between two messages of a person")
    words.add_argument("--servers", default=1, type=int)
    words.add_argument("--database", help="else a fresh file of SQLite's")
    words.add_argument("--folder", help="where that file lies")
    words.add_argument("--cores", default=[0, 1], type=lambda text: [int(word) for word in text.split(",")])
    words.add_argument("--version", action="append", metavar="LABEL=PATH", help="where the package is")
    words.add_argument("--attack", metavar="KINDS", help=f"all, or some of {', '.join(KINDS)}")
    words.add_argument("--instructions", action="store_true", help="let valgrind count them")
    wish = words.parse_args()
    wish.seconds = min(wish.seconds, 300.0)
    os.sched_setaffinity(0, {wish.cores[1]})
    if wish.instructions:
        client.PING_SECONDS = None  # under valgrind an answer may take long
    gc.disable()  # the client's garbage collection would count as the server's time
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for version in wish.version or [f"here={os.environ.get('PYTHONPATH', '')}"]:
        label, _, path = version.partition("=")
        with files_for(wish) as files:
            asyncio.run(measure(wish, label, path, *files))


if __name__ == "__main__":
    main()
