"""A small client for a server's tables: it plays, it watches, and it seats your own bot.

    async with Client("http://127.0.0.1:8000") as me:
        table = await me.play("pig")
        async with me.at(table) as tab:
            await tab.play(lambda state, mine: mine["actions"][0]["action"])

Everything that the server sends is plain data, as `docs/protocol.md` describes. If several servers share one database,
give several addresses: when the connection is lost, the client continues at the next one and resends messages that were
not answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import zlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from http.client import HTTPException
from operator import is_not
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bottega.bots.base import Bot
from bottega.core.differences import Mismatch, changed, checksum_of
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.play import Play
from bottega.core.position import Position
from bottega.core.record import Record, loads
from bottega.core.registry import game_for
from bottega.core.verifying import Proof, Receipt, verify, verify_receipt

Message = dict[str, Any]
Choose = Callable[[Message, Message], int]
"""A function of a state and one's own seat in it (an entry of its `mine`) that returns the number of an action."""

BARE: Message = {"log": [], "answers": None}
"""What differences of states do not compare."""

PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds to wait before each attempt to reconnect; after the last one the client gives up."""

PROTOCOL = 2
"""The version of the protocol in which the server sends what changes of a state instead of the whole."""

PING_SECONDS: float | None = 45.0
"""How often a client asks whether its server is still there; None: never."""


class Refused(BottegaError):
    """The server refused: `code` is for programs, the text for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Lost(BottegaError):
    """No server answers."""


class Client:
    """A guest of a server. Pass the `cookie` of an earlier client to be the same guest again."""

    def __init__(self, *urls: str, language: str = "en", cookie: str = "", timeout: float = 60.0) -> None:
        self.urls = [url.rstrip("/") for url in urls]
        self.language = language
        self.cookie = cookie
        self.timeout = timeout
        self.receipts: dict[str, Receipt] = {}
        """What this client keeps to verify each table: see `docs/dice.md`. It does not count to which takebacks its
        program agreed.
        """

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    # -- requests ----------------------------------------------------------------------------------------------------

    async def get(self, path: str, **query: Any) -> Any:
        return await self.request("GET", path, None, **query)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.request("POST", path, body)

    async def put(self, path: str, body: Any) -> Any:
        return await self.request("PUT", path, body)

    async def request(self, method: str, path: str, body: Any, **query: Any) -> Any:
        """The answer of the first server that responds."""
        pauses = iter(PAUSES)
        while True:
            try:
                return await asyncio.to_thread(self._request, method, path, body, query)
            except (HTTPException, OSError) as error:
                unsent = isinstance(getattr(error, "reason", None), ConnectionRefusedError)
                pause = next(pauses, None) if unsent or method == "GET" else None
                if pause is None:
                    raise Lost(f"no server answers at {', '.join(self.urls)}: {error}") from error
                self._next_server()
                await asyncio.sleep(pause)

    def _request(self, method: str, path: str, body: Any, query: dict[str, Any]) -> Any:
        address = f"{self.urls[0]}{path}?{urlencode({'lang': self.language, **query})}"
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
        data = json.dumps(body).encode() if body is not None else None
        try:
            with urlopen(Request(address, data, headers, method=method), timeout=self.timeout) as answer:
                self._store_cookie(answer.headers.get("Set-Cookie"))
                return json.loads(answer.read() or b"null")
        except HTTPError as error:
            with error:
                self._store_cookie(error.headers.get("Set-Cookie"))
                problem = json.loads(error.read())
                raise Refused(problem["code"], problem["text"]) from None

    def _store_cookie(self, header: str | None) -> None:
        if header:
            self.cookie = header.partition(";")[0]

    def _next_server(self) -> None:
        self.urls.append(self.urls.pop(0))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def play(self, game: str, **wish: Any) -> str:
        """Create a table for this guest and bots; return its id. `wish`: players, bot, options, pace."""
        seal, word = await self._seal(), secrets.token_hex(16)
        made = await self.post("/api/play", {"game": game, **wish, "commitment": seal, "word": word})
        return self._keep(made, Receipt(seal, {0: word}, after=0, people=[]))

    async def create(self, game: str, *kinds: str, **wish: Any) -> tuple[str, list[str]]:
        """Create a table with seats of these kinds (me, open, bot); return its id and the tokens of the open seats."""
        seal, word = await self._seal(), secrets.token_hex(16)
        seats = [{"kind": kind, **({"word": word} if kind == "me" else {})} for kind in kinds]
        made = await self.post("/api/tables", {"game": game, "seats": seats, "commitment": seal, **wish})
        words = {seat: word for seat, kind in enumerate(kinds) if kind == "me"}
        table = self._keep(made, Receipt(seal, words, after=0, people=[]))
        return table, [link["token"] for link in made["links"]]

    async def join(self, token: str) -> str:
        """Take the seat of a link, by the token after its #; return the table's id."""
        seen = await self.post("/api/link", {"token": token})
        word = secrets.token_hex(16)
        joined = await self.post("/api/join", {"token": token, "word": word})
        receipt = Receipt(seen["commitment"], after=seen["after"], back=seen["table"]["taken_back"])
        if seen["table"]["status"] == "open":
            receipt.words, receipt.people = {seen["seat"]: word}, []
        return self._keep(joined, receipt)

    async def _seal(self) -> str:
        """Ask for the commitment to the dice before sending any word."""
        commitment: str = (await self.post("/api/seal"))["commitment"]
        return commitment

    def _keep(self, answer: Message, receipt: Receipt) -> str:
        """Keep what is known of a table before its game begins; what was kept first stays."""
        id: str = answer["table"]["id"]
        before = self.receipts.setdefault(id, receipt)
        before.words |= receipt.words
        return id

    async def record(self, table: str) -> Record:
        return loads(json.dumps(await self.get(f"/api/tables/{table}/record")))

    async def verify(self, table: str) -> Proof | None:
        """Check the table's record on this machine; it must match what was kept and seen."""
        record = await self.record(table)
        if (receipt := self.receipts.get(table)) is not None:
            verify_receipt(record, receipt)
        return verify(game_for(record), record)

    @contextlib.asynccontextmanager
    async def at(self, table: str, since: int = 0) -> AsyncIterator[Tab]:
        """Connect to a table, to play or to watch."""
        tab = Tab(self, table, since)
        try:
            await tab.open()
            yield tab
        finally:
            await tab.close()


class Tab:
    """A connection to a table: the last state, the log, and messages with their answers."""

    def __init__(self, client: Client, table: str, since: int) -> None:
        self.client = client
        self.table = table
        self.state: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        """What the people at the table said, if this guest has a seat there."""
        self.since = since
        self.protocol = PROTOCOL
        self.received = 0
        """How many bytes of messages the server has sent."""
        self._base: Message | None = None
        """The last state of this connection as the server compares it, without log and answers."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._failure: BottegaError | None = None
        self._refusals = 0
        """How often in succession a new connection was refused because the server could not use its database."""
        self._pending: dict[str, tuple[str, asyncio.Future[Message]]] = {}
        self._name = secrets.token_hex(6)
        self._numbers = itertools.count()

    # -- the connection ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda state: bool(state))

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        """Connect to the first server that responds, and resend messages that were not answered."""
        self._base = None
        for pause in (*PAUSES, None):
            query = urlencode(
                {
                    "lang": self.client.language,
                    "since": self.since + len(self.log),
                    "compress": "true",
                    "protocol": self.protocol,
                }
            )
            address = f"ws{self.client.urls[0].removeprefix('http')}/api/tables/{self.table}/live?{query}"
            try:
                self._socket = await connect(
                    address,
                    additional_headers={"Cookie": self.client.cookie},
                    max_size=None,
                    ping_interval=PING_SECONDS,
                    compression=None,
                )
                for text, _ in list(self._pending.values()):
                    await self._socket.send(text)
                return
            except (OSError, WebSocketException) as error:
                if pause is None:
                    raise Lost(f"no server answers: {error}") from error
                self.client._next_server()
                await asyncio.sleep(pause)

    async def _read(self) -> None:
        """Receive messages, over as many connections as necessary."""
        try:
            while True:
                assert self._socket is not None
                try:
                    data = await self._socket.recv()
                    self.received += len(data)
                    if isinstance(data, bytes):
                        data = zlib.decompress(data, -zlib.MAX_WBITS).decode()
                    await self._take(json.loads(data))
                except Mismatch:
                    self.protocol = 1  # whole states from now on
                    await self._socket.close()
                    await self._connect()
                except WebSocketException:
                    await self._connect()
        except BottegaError as error:
            self._failure = error
            for _, answer in self._pending.values():
                if not answer.done():
                    answer.set_exception(error)
            async with self._news:
                self._news.notify_all()

    async def _take(self, message: Message) -> None:
        kind, id = message["type"], message.get("id")
        if kind == "changes":
            kind, message = "state", self._changed(message)
        if kind == "state":
            self._base, self._refusals = {**message, **BARE}, 0
            await self._take_log(message)
            if message["view"] is None:  # servers before protocol 2 do not repeat it
                message["view"] = self.state["view"]
            self.state = message
            self._keep_hash(message)
            async with self._news:
                self._news.notify_all()
            self._answer(message["answers"], message)
        elif kind == "seats":
            self.state = {**self.state, "table": {**self.state["table"], "seats": message["seats"]}}
        elif kind == "chat":
            self.chat = message["lines"] if message["fresh"] else self.chat + message["lines"]
            async with self._news:
                self._news.notify_all()
        elif kind == "refused" and id is None:
            if message["code"] != "no-storage" or self._refusals == len(PAUSES):
                raise Refused(message["code"], message["text"])
            await asyncio.sleep(PAUSES[self._refusals])  # the server closes the connection: try again
            self._refusals += 1
        else:
            self._answer(id, message)

    def _changed(self, message: Message) -> Message:
        """The state that results from a difference; raises Mismatch if it is not the one that the server has."""
        state: Message = changed(self._base, message["changes"])
        if checksum_of(state) != message["check"]:
            raise Mismatch("the state is not that of the server")
        return {**state, "log": message["log"], "answers": message["answers"]}

    def _answer(self, id: str | None, message: Message) -> None:
        """A message of ours is answered by this one: a state that it led to, or one with its id."""
        if id in self._pending:
            answer = self._pending.pop(id)[1]
            if not answer.done():
                answer.set_result(message)

    def _keep_hash(self, state: Message) -> None:
        """Keep the hash of the moves; those from before a takeback are kept separately."""
        receipt = self.client.receipts.setdefault(self.table, Receipt())
        if state["table"]["taken_back"] > receipt.back:
            receipt.earlier.append(receipt.chains)
            receipt.chains, receipt.back = {}, state["table"]["taken_back"]
        receipt.chains.setdefault(state["moves"], state["chain"])
        if state["table"]["status"] != "open" and receipt.published is None:
            receipt.published = state["fair"]["words"]
        if receipt.people is not None:
            held = {seat["seat"] for seat in state["table"]["seats"] if seat["kind"] == "guest"}
            receipt.people = sorted(held.union(receipt.people))

    async def _take_log(self, message: Message) -> None:
        """Add the new lines. After moves were taken back, the log comes from its beginning, or is requested."""
        lines: list[Message] = message["log"]
        taken_back = message["table"].get("taken_back", 0)
        before = self.state["table"].get("taken_back", 0) if self.state else taken_back
        if taken_back != before and (not lines or lines[0]["number"] > self.since):
            lines = (await self.client.get(f"/api/tables/{self.table}/state", since=self.since))["log"]
        if lines:
            self.log[max(0, lines[0]["number"] - self.since) :] = lines

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")

    @property
    def mine(self) -> Message | None:
        """The first of one's own seats that has something to decide; None: none has."""
        return next((my for my in self.state["mine"] if my["asked"]), None)

    async def until(self, condition: Callable[[Message], bool]) -> Message:
        """Wait for a state that meets a condition."""
        async with self._news:
            while not condition(self.state):
                if self._failure is not None:
                    raise self._failure
                await self._news.wait()
        return self.state

    async def states(self) -> AsyncIterator[Message]:
        """Yield the state now and after every change, up to the end of the game."""
        shown: Message = {}
        while not shown or shown["table"]["status"] != "over":
            shown = await self.until(partial(is_not, shown))
            yield shown

    # -- messages ----------------------------------------------------------------------------------------------------

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> Message:
        """Send a message and wait for its answer, which may be the state that it led to; raises Refused."""
        if self._failure is not None:
            raise self._failure
        id = id or f"{self._name}-{next(self._numbers)}"
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        text = json.dumps({"type": type, "id": id, **fields})
        self._pending[id] = (text, answer)
        assert self._socket is not None
        with contextlib.suppress(WebSocketException):  # it is resent over the next connection
            await self._socket.send(text)
        message = await answer
        if message["type"] == "refused":
            raise Refused(message["code"], message["text"])
        return message

    async def act(self, action: int, seat: int, *then: int, confirm: bool = False) -> Message:
        """Add actions to the draft; `confirm`: if it is complete then, make it final."""
        more: dict[str, Any] = {"then": then} if then else {}
        more |= {"confirm": True} if confirm else {}
        return await self.ask("act", seat=seat, action=action, revision=self.state["revision"], **more)

    async def undo(self, seat: int, keep: int = 0) -> Message:
        return await self.ask("undo", seat=seat, keep=keep, revision=self.state["revision"])

    async def confirm(self, seat: int) -> Message:
        return await self.ask("confirm", seat=seat, revision=self.state["revision"])

    async def say(self, seat: int, text: str) -> Message:
        """Say something in the table's chat."""
        return await self.ask("say", seat=seat, text=text)

    # -- playing -----------------------------------------------------------------------------------------------------

    async def play(self, choose: Choose) -> Message:
        """Decide for all of one's own seats up to the end of the game; return the last state."""
        while (mine := await self.wait_for_turn()) is not None:
            await self.step(mine, choose(self.state, mine) if not mine["complete"] else None)
        return self.state

    async def play_bot(self, bot: Bot) -> Message:
        """Let a bot of `bottega.bots`, or your own, decide. It gets the position, rebuilt from the record."""
        while (mine := await self.wait_for_turn()) is not None:
            action = bot.choose(await self.position(mine), mine["seat"]) if not mine["complete"] else None
            await self.step(mine, action)
        return self.state

    async def wait_for_turn(self) -> Message | None:
        """Wait until one's own seat has something to decide; None: the game is over."""
        await self.until(lambda state: self.over or self.mine is not None)
        return None if self.over else self.mine

    async def step(self, mine: Message, action: int | None) -> None:
        """Take an action, final if it completes the draft, or confirm. If the situation has changed, decide again."""
        try:
            if action is None:
                await self.confirm(mine["seat"])
            else:
                await self.act(action, mine["seat"], confirm=True)
        except Refused as refused:
            if refused.code != "stale":
                raise

    async def position(self, mine: Message) -> Position:
        """The position with our seat's draft, for engines and bots on this machine."""
        record = await self.client.record(self.table)
        game: Game = game_for(record)
        if len(record.moves) < self.state["moves"]:
            raise BottegaError(
                "some moves of this game are secret: its position cannot be rebuilt before the end"
            )
        position = Play.resume(game, record).position
        for step in mine["draft"]:
            position.play(game.find(position, step["notation"], mine["seat"]), mine["seat"])
        return position
