"""No request holds the event loop: everybody else would wait. And nothing that is sent is an error of the server.

The time is the CPU time of the loop's thread in one iteration, so it does not depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import selectors
import socket
import sys
import threading
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bottega.core import registry
from bottega.server import run
from tests.laws.cases import SEED
from tests.server.fuzzing import Corpus, Request
from tests.server.house import PATIENCE, House, Person, open_socket
from tests.server.serving import serve

MOST = 0.050
"""Seconds for which a request may hold the loop."""

MEGABYTES = 600
"""What the server may need at most."""

SESSION = 12
"""How many messages are sent over each socket."""

GAMES = ("pig", "dice-forge", "florenza", "florenza-dice")


class MeasuringSelector(selectors.DefaultSelector):
    """Writes down how long each iteration of the event loop held its thread, if it was long."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.began = time.thread_time()

    def select(self, timeout: float | None = None) -> Any:
        held = time.thread_time() - self.began
        if held > MOST:
            with self.file.open("a") as log:
                log.write(f"{held:.3f}\n")
        try:
            return super().select(timeout)
        finally:
            self.began = time.thread_time()


class NoticedLock:
    """The lock under which games are loaded; writes down when the event loop takes it, so that it may have to wait."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lock = threading.RLock()

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            with self.file.open("a") as log:
                log.write("lock\n")
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def serve_measured() -> None:
    file = Path(json.loads(sys.argv[1])["database"].partition("///")[2]).with_name("held")
    loop: Any = lambda: asyncio.SelectorEventLoop(MeasuringSelector(file))  # noqa: E731
    vars(run)["new_loop"] = loop
    vars(registry)["_loading"] = NoticedLock(file)
    serve()


class MeasuredHouse(House):
    work = staticmethod(serve_measured)


class Fuzz:
    """Sends a corpus to a server, with a guest's cookie and without, and collects what is wrong."""

    def __init__(self, house: House, folder: Path, seed: int) -> None:
        self.house = house
        self.held = folder / "held"
        self.held.write_text("")
        self.stack = ExitStack()
        self.person = self.stack.enter_context(closing(Person(house)))
        self.wrong: list[str] = []
        self.statuses: dict[int, int] = {}
        self.seen = 0
        self.most = 0.0
        openapi = self.person.get("/schema/openapi.json")
        self.check("the schema")
        self.corpus = Corpus(seed, openapi, self.known())

    def known(self) -> dict[str, list[Any]]:
        """Good values: tables of every game, running and over, their links and records."""
        person = self.person
        self.tables = []
        for game in GAMES:
            self.tables.append(person.table(game, "me", "open")[0])
            self.check(f"a table of {game}")
            self.tables.append(person.play(game, players=2))
            self.check(f"a game of {game}")
        over = person.play("pig", options={"goal": 10})
        person.post(f"/api/tables/{over}/end")
        _, tokens = person.table("pig", "me", "open", "open")
        records = [person.get(f"/api/tables/{id}/record") for id in (self.tables[-1], over)]
        return {
            "id": [*self.tables, over],
            "game": list(GAMES),
            "lang": ["en", "it", "de", "fr"],
            "token": list(tokens.values()),
            "record": records,
            "content": [{"extends": "first"}, None],
            "options": [{}],
            "commitment": [None],
            "bot": [None, "easy", "greedy"],
            "seat": [0, 0, 1],
            "revision": list(range(1, 9)),
            "moves": [0, 1, 5],
            "move": [0, 1, 3],
            "file": ['extends = "first"\n'],
            "pace": [0],
        }

    def check(self, what: object) -> None:
        """Whether the last request held the loop, and how much memory the server has."""
        size = self.held.stat().st_size
        if size != self.seen:
            self.wrong.append(f"held for {self.held.read_text()[self.seen :].split()}: {what}")
            self.seen = size
        self.most = max(self.most, resident(self.house))

    def send(self, request: Request, as_guest: bool) -> None:
        headers = {"host": f"127.0.0.1:{self.house.port}", "connection": "close"} | request.headers
        if as_guest:
            headers.setdefault("cookie", self.person.cookie)
        if request.body is not None:
            headers["content-length"] = str(len(request.body))
        lines = [f"{request.method} {request.path} HTTP/1.1"]
        lines += [f"{name}: {value.strip()}" for name, value in headers.items()]
        head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
        answer = b""
        with (
            closing(socket.create_connection(("127.0.0.1", self.house.port), PATIENCE)) as link,
            contextlib.suppress(ConnectionError),  # it is refused before all of it is sent
        ):
            link.sendall(head + (request.body or b""))
            while data := link.recv(1 << 20):
                answer += data
        status = int(answer.split(b" ", 2)[1]) if answer else 0
        self.statuses[status] = self.statuses.get(status, 0) + 1
        if status >= 500:
            self.wrong.append(f"{status} {answer.rpartition(bytes(2))[2][-80:]!r}: {request}")
        self.check(request)

    def talk(self, as_guest: bool) -> None:
        """Send messages over a socket until it is closed."""
        chance = self.corpus.chance
        query = chance.choice(("lang=en&since=0", "lang=fr&since=99&compress=true", "since=-5", "lang=xx"))
        url = f"{self.house.url.replace('http', 'ws')}/api/tables/{chance.choice(self.tables)}/live?{query}"
        cookie = {"Cookie": self.person.cookie} if as_guest else {}
        messages = list(self.corpus.messages(SESSION))
        try:
            with open_socket(url, additional_headers=cookie) as link:
                for message in messages:
                    link.send(message)
                link.send('{"type": "ping", "id": "last"}')
                while True:
                    answer = link.recv(PATIENCE)
                    if isinstance(answer, str):
                        read = json.loads(answer)
                        if read.get("code") in ("failed", "unreadable"):
                            self.wrong.append(f"{answer[:200]}: {messages}")
                        if read.get("type") == "pong" and read["id"] == "last":
                            break
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError):
            pass
        self.check(messages)

    def run(self, count: int) -> None:
        """So many requests and messages."""
        sockets = count // 4 // SESSION
        requests = count - sockets * SESSION
        for at, request in enumerate(self.corpus.requests(requests)):
            self.send(request, as_guest=at % 3 != 0)
            if at % (requests // sockets) == 0:
                self.talk(as_guest=at % 2 == 0)


def resident(house: House) -> float:
    pages = int(Path(f"/proc/{house.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def fuzz(folder: Path, seed: int, count: int) -> Fuzz:
    house = MeasuredHouse(folder, guess_rate="1000000/hour", chat_rate="1000/minute")
    found = Fuzz(house, folder, seed)
    with found.stack:
        found.run(count)
    house.stop()
    said = "".join(house.said)
    assert not found.wrong, "\n".join(found.wrong[:20])
    assert "Traceback" not in said, said[-6000:]
    assert found.most < MEGABYTES
    assert found.statuses.get(200, 0) + found.statuses.get(201, 0) > count // 10, found.statuses
    return found


@pytest.mark.compiled
def test_a_sample_of_all_requests_and_messages_holds_the_loop_for_moments_only(tmp_path: Path) -> None:
    fuzz(tmp_path, seed=1, count=240)


@pytest.mark.soak
@pytest.mark.compiled
def test_thousands_of_requests_and_messages_hold_the_loop_for_moments_only(tmp_path: Path) -> None:
    for part in range(3):
        folder = tmp_path / str(part)
        folder.mkdir()
        found = fuzz(folder, seed=SEED + part, count=2500)
        print(f"seed {SEED + part}: {found.statuses}, at most {found.most:.0f} MB", flush=True)
