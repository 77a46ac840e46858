"""One guest who makes the most expensive requests as often as the server's limits allow: `bench.load --attack`."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import bottega
from bottega.client import Client, Message, Refused, Tab
from bottega.core.chance import FairDice
from bottega.core.play import Play
from bottega.core.position import CHANCE, OVER

GAME = "florenza"
CONNECTIONS = 10

READ = {
    "drawing": "/drawing",
    "check": "/check",
    "at": "/at/100",
    "record": "/record",
    "state": "/state",
    "course": "/course",
    "things": "/things",
}
"""What the attacker requests of a table in play."""


def finished_game() -> Message:
    """The record of a finished game."""
    chance = random.Random(1)
    play = Play.start(bottega.game(GAME), 2, dice=FairDice(bytes(32), ["one", "two"]))
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            play.roll()
        else:
            seat = play.position.to_act
            play.act(chance.choice(play.position.actions(seat)), seat)
    record: Message = json.loads(play.record.dumps())
    return record


class Attacker:
    """A guest with two tables: one in the middle of a game, where it holds both seats, and a finished one."""

    def __init__(self, guest: Client, record: Message, playing: str, over: str, tab: Tab) -> None:
        self.guest = guest
        self.record = record
        self.playing = playing
        self.over = over
        self.tab = tab
        self.kinds: dict[str, Callable[[], Awaitable[Any]]] = {
            "look": self.look,
            "why": self.why,
            "act": self.act,
            "rename": self.rename,
            "hint": self.hint,
            "import": self.import_table,
            "analysis": self.analyze,
            "dice": lambda: guest.get(f"/api/tables/{over}/dice"),
            "tables": lambda: guest.get("/api/tables"),
            "rules": lambda: guest.get(f"/api/games/{GAME}/rules"),
            **{kind: self.reader(path) for kind, path in READ.items()},
        }

    def reader(self, path: str) -> Callable[[], Awaitable[Any]]:
        return lambda: self.guest.get(f"/api/tables/{self.playing}{path}")

    @property
    def mine(self) -> Message:
        mine = self.tab.mine
        assert mine is not None
        return mine

    async def look(self) -> None:
        actions = [action["action"] for action in self.mine["actions"]]
        await self.tab.ask("look", seat=self.mine["seat"], actions=(actions * 40)[:40])

    async def why(self) -> None:
        await self.tab.ask("why", seat=self.mine["seat"], target=self.mine["actions"][0]["target"])

    async def act(self) -> None:
        mine = self.mine
        if mine["draft"]:
            await self.tab.undo(mine["seat"])
        else:
            await self.tab.act(mine["actions"][0]["action"], mine["seat"])

    async def rename(self) -> None:
        name = f"Ada {random.random():.4f}"
        await self.guest.put(f"/api/tables/{self.playing}/seats/0", {"name": name})

    async def hint(self) -> None:
        await self.guest.post(f"/api/tables/{self.playing}/seats/{self.mine['seat']}/hint")

    async def import_table(self) -> str:
        made = await self.guest.post("/api/import", {"record": self.record})
        return str(made["table"]["id"])

    async def analyze(self) -> None:
        await self.guest.post(f"/api/tables/{await self.import_table()}/analysis")

    async def ask(self, kinds: list[str]) -> None:
        """One connection, which makes one request after the other."""
        for kind in itertools.cycle(kinds):
            try:
                await self.kinds[kind]()
            except Refused:
                await asyncio.sleep(0.05)


KINDS = [
    "look", "why", "act", "rename", "hint", "import", "analysis", "dice", "tables", "rules", *READ
]  # fmt: skip


async def attack(url: str, kinds: str) -> None:
    """Make requests until cancelled."""
    record = finished_game()
    async with Client(url) as guest:
        middle = {"record": record, "move": len(record["moves"]) // 2}
        playing = (await guest.post("/api/import", middle))["table"]["id"]
        over = (await guest.post("/api/import", {"record": record}))["table"]["id"]
        async with guest.at(playing) as tab, contextlib.AsyncExitStack() as sockets:
            tabs = [await sockets.enter_async_context(guest.at(playing)) for _ in range(CONNECTIONS - 1)]
            attackers = [Attacker(guest, record, playing, over, each) for each in (tab, *tabs)]
            wanted = KINDS if kinds == "all" else kinds.split(",")
            chance = random.Random(2)
            await asyncio.gather(*(each.ask(chance.sample(wanted, len(wanted))) for each in attackers))
