"""A server process, and clients of it."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import queue
import re
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bottega.core.differences import changed, checksum_of
from bottega.core.registry import game_names
from bottega.server.settings import Settings, database_url
from tests.cli.runner import PATIENCE, ROOT, environment
from tests.forking import Forked
from tests.languages import LANGUAGES
from tests.server.serving import serve

TOGETHER = "tests.server.together:game"

Message = dict[str, Any]


class HandClock:
    """The clock of servers under test: it changes only when the test sets it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.set(1_000_000.0)

    def set(self, now: float) -> None:
        self.now = now
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(now))
        fresh.replace(self.file)

    def pass_(self, seconds: float) -> None:
        self.set(self.now + seconds)


class House:
    """A server process on a database file; it can be killed and started again."""

    work: Callable[[], None] = staticmethod(serve)

    def __init__(self, folder: Path, clock: HandClock | None = None, **settings: Any) -> None:
        self.clock = clock
        self.settings = Settings(
            **{
                "database": database_url(str(folder / "tables.sqlite3")),
                "games": (*game_names(), TOGETHER),
                "create_rate": "100000/minute",
                "network_tables": "100000/minute",
                "import_rate": "100000/minute",
                "store_rate": "1000000000/minute",
                "guest_rate": "1000000/minute",
                "address_rate": "1000000/minute",
                **settings,
            }
        )
        self.said: list[str] = []
        self.port = 0
        self.start()

    def start(self) -> None:
        reading, writing = os.pipe()
        self.process = Forked(self.work, self.words(), (writing, writing, writing), environment(), ROOT)
        os.close(writing)
        lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self._listen, args=(reading, lines), daemon=True)
        self.reader.start()
        line = ""
        while not line.startswith("Bottega is at"):
            try:
                line = lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError(f"the server does not start; it said {self.said}") from None
        found = re.search(r":(\d+)/", line)
        assert found
        self.port = int(found[1])

    def words(self) -> list[str]:
        settings = msgspec.json.encode(self.settings).decode()
        clock = [str(self.clock.file)] if self.clock is not None else []
        return [settings, str(self.port), *clock]

    def _listen(self, reading: int, lines: queue.Queue[str]) -> None:
        with open(reading, encoding="utf-8") as output:
            for line in output:
                self.said.append(line)
                lines.put(line)
        lines.put("Bottega is at: nowhere, it has ended")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stored_moves(self, table: str) -> list[str]:
        """All moves of a table, also those that nobody may be shown before the end."""
        with contextlib.closing(sqlite3.connect(self.settings.database.partition(":///")[2])) as database:
            rows = database.execute("select move from moves where table_id = ? order by seq", (table,))
            return [move for (move,) in rows]

    def kill(self) -> None:
        """kill -9, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)


def open_socket(address: str, **more: Any) -> ClientConnection:
    """A socket with generous timeouts, for busy machines."""
    opened: ClientConnection = connect(
        address, open_timeout=PATIENCE, close_timeout=2, ping_interval=None, max_queue=None, **more
    )
    return opened


class Person:
    """Somebody with a browser: a cookie, requests and sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE)
        self.heard: list[bytes] = []
        """Everything that the server has sent."""
        self.sockets: list[Socket] = []
        self.get("/api/me")

    def get(self, path: str, code: int = 200, **query: Any) -> Any:
        return self._answer(self.http.get(path, params=query), code)

    def post(self, path: str, body: Any = None, code: int | None = None, **query: Any) -> Any:
        return self._answer(self.http.post(path, json=body, params=query), code)

    def put(self, path: str, body: Any, code: int = 200) -> Any:
        return self._answer(self.http.put(path, json=body), code)

    def _answer(self, response: httpx.Response, code: int | None) -> Any:
        self.heard.append(response.content)
        assert "Traceback" not in response.text
        if code is None:
            assert response.status_code < 300, response.text
        else:
            assert response.status_code == code, response.text
        return response.json()

    def play(self, game: str, **wish: Any) -> str:
        """A table for this person and bots."""
        return str(self.post("/api/play", {"game": game, "pace": 0, **wish})["table"]["id"])

    def table(self, game: str, *kinds: str, **wish: Any) -> tuple[str, dict[int, str]]:
        """A table with seats of these kinds; its id and the tokens of the open seats."""
        body = {"game": game, "seats": [{"kind": kind} for kind in kinds], "pace": 0, **wish}
        made = self.post("/api/tables", body)
        return made["table"]["id"], {link["seat"]: link["token"] for link in made["links"]}

    def join(self, token: str, code: int = 200, **more: Any) -> Any:
        return self.post("/api/join", {"token": token, **more}, code)

    def at(self, table: str, language: str = "en", since: int = 0, protocol: int = 2) -> Socket:
        socket = Socket(self, table, language, since, protocol=protocol)
        self.sockets.append(socket)
        return socket

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()


class Socket:
    """A connection to a table, with the last state and all lines of the log."""

    ids = itertools.count(1)

    def __init__(
        self, person: Person, table: str, language: str, since: int, state: bool = True, protocol: int = 2
    ) -> None:
        self.person = person
        query = urlencode({"lang": language, "since": since, "protocol": protocol})
        self._open = ExitStack()
        self.connection: ClientConnection = self._open.enter_context(
            open_socket(
                f"ws://127.0.0.1:{person.house.port}/api/tables/{table}/live?{query}",
                additional_headers={"Cookie": person.cookie} if person.cookie else {},
            )
        )
        self.table = table
        self.since = since
        self.log: list[Message] = []
        self.state: Message = {}
        self.base: Message = {}
        """The last state without log and answers, to which differences are sent."""
        if state:
            self.read()

    def read(self) -> Message:
        """The next message."""
        try:
            data = self.connection.recv(PATIENCE)
        except TimeoutError as error:
            raise AssertionError(f"no news for {PATIENCE:g} seconds: {self.standing()}") from error
        assert isinstance(data, str), "a browser would get a blob"
        raw = data.encode()
        self.person.heard.append(raw)
        message: Message = json.loads(raw)
        if message["type"] == "changes":
            state = changed(self.base, message["changes"])
            assert checksum_of(state) == message["check"], (
                "the difference does not lead to the server's state"
            )
            message = {**state, "log": message["log"], "answers": message["answers"]}
        if message["type"] == "state":
            self.base = {**message, "log": [], "answers": None}
            self.state = message
            if message["log"]:  # after moves were taken back it comes from its beginning
                self.log[max(0, message["log"][0]["number"] - self.since) :] = message["log"]
            numbers = [line["number"] for line in self.log]
            assert numbers == list(range(self.since, self.since + len(numbers))), (
                "no line twice, none missing"
            )
        elif message["type"] == "seats":
            self.state = {**self.state, "table": {**self.state["table"], "seats": message["seats"]}}
        return message

    def send(self, type: str, **fields: Any) -> str:
        id = str(fields.pop("id", f"m{next(self.ids)}"))
        if type in ("act", "undo", "confirm"):
            fields.setdefault("revision", self.state["revision"])
        if type not in ("ping", "agree", "refuse"):
            fields.setdefault("seat", self.state["mine"][0]["seat"] if self.state["mine"] else 0)
        self.connection.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    def ask(self, type: str, **fields: Any) -> Message:
        """Send a message and read until it is answered."""
        return self.answer(self.send(type, **fields))

    def answer(self, id: str) -> Message:
        """Read until a message is answered: by the state that it led to, or by a message with its id."""
        while True:
            message = self.read()
            if id in (message.get("id"), message.get("answers")):
                return message

    def act(self, notation: str, **fields: Any) -> Message:
        """Act by notation, as the list offers it."""
        seat = fields.get("seat", self.state["mine"][0]["seat"])
        return self.ask("act", action=self.offered(seat)[notation]["action"], **fields)

    def offered(self, seat: int | None = None) -> dict[str, Message]:
        """The actions of a seat by notation."""
        return {action["notation"]: action for action in self.mine(seat)["actions"]}

    def mine(self, seat: int | None = None) -> Message:
        found: Message = next(my for my in self.state["mine"] if seat in (None, my["seat"]))
        return found

    def draft(self, seat: int | None = None) -> list[str]:
        return [step["notation"] for step in self.mine(seat)["draft"]]

    def until(self, condition: Callable[[Message], bool]) -> Message:
        """Read until a state is as wanted; it is given up when there is no news, however long it takes."""
        while not condition(self.state):
            self.read()
        return self.state

    def standing(self) -> str:
        """Where the table stands: the last revision, and who is asked."""
        if not self.state:
            return "no state was sent"
        table = self.state["table"]
        asked = ", ".join(table["seats"][seat]["name"] for seat in self.state["waiting"]) or "nobody"
        return f"revision {self.state['revision']}, {table['status']}, asked: {asked}"

    def drain(self) -> None:
        """Read what has come meanwhile."""
        self.ask("ping")

    def close(self) -> None:
        self._open.close()


def done(answer: Message) -> Message:
    """Check that a message was carried out: the answer is a state, or `done`."""
    assert answer["type"] in ("state", "done"), answer
    return answer


def refused(answer: Message, code: str) -> Message:
    assert answer["type"] == "refused", answer
    assert answer["code"] == code, answer
    assert answer["text"]
    return answer


__all__ = [
    "LANGUAGES",
    "PATIENCE",
    "TOGETHER",
    "ConnectionClosed",
    "HandClock",
    "House",
    "Message",
    "Person",
    "Socket",
    "done",
    "refused",
]
