"""Servers, or their database, are killed again and again while people play several games at once.

Nothing acknowledged is lost or done twice, and everybody has what the server has: each connection puts its state
together from differences.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bottega.client import Client, Message, Refused, Tab
from bottega.core.record import loads
from bottega.core.registry import game_for
from bottega.core.verifying import verify
from bottega.server.settings import database_url
from tests.cli.runner import PATIENCE
from tests.server.house import Person, done, refused
from tests.server.postgres import Postgres
from tests.server.test_several import houses, patiently
from tests.soak import report, soak

GAMES = {"pig": 2, "florenza-dice": 4, "florenza": 3, "dice-forge": 3}
OPTIONS: dict[str, dict[str, object]] = {"pig": {"goal": 1000}}

Break = Callable[[], Awaitable[None]]
"""Breaks something and repairs it."""


class CountingTab(Tab):
    """A connection that counts the differences that it was sent."""

    differences = 0

    async def _take(self, message: Message) -> None:
        self.differences += message["type"] == "changes"
        await super()._take(message)


class Player:
    """Somebody with one seat, who knows what was acknowledged."""

    def __init__(self, tab: CountingTab, seat: int, chance: random.Random) -> None:
        self.tab, self.seat, self.chance = tab, seat, chance
        self.made: list[str] = []
        """The moves whose confirmation was acknowledged."""
        self.messages = 0

    async def play(self, ended: asyncio.Event) -> None:
        while not ended.is_set() and not self.tab.over:
            mine = self.tab.mine
            if mine is not None:
                await self.decide(mine)
            await asyncio.sleep(self.chance.uniform(0.0, 0.04))

    async def decide(self, mine: Message) -> None:
        """Send one message: draft an action, take the draft back, or confirm it."""
        moves, draft = self.tab.state["moves"], drafted(mine)
        if draft and self.chance.random() < 0.05:
            if await self.send("undo", keep=0):
                assert not drafted(self.tab.state["mine"][0])
        elif mine["complete"]:
            if await self.send("confirm"):
                self.made += [f"{self.seat} {notation}" for notation in draft]
        else:
            action = self.chance.choice(mine["actions"])
            if await self.send("act", action=action["action"]) and self.tab.state["moves"] == moves:
                assert drafted(self.tab.state["mine"][0]) == [*draft, action["notation"]]

    async def send(self, type: str, **fields: Any) -> bool:
        """Send a message until it is answered; whether it was carried out."""
        self.messages += 1
        id, revision = f"message {self.messages}", self.tab.state["revision"]
        while True:
            try:
                await self.tab.ask(type, id=id, seat=self.seat, revision=revision, **fields)
                return True
            except Refused as refusal:
                if refusal.code == "stale":
                    return False
                if refusal.code != "no-storage":
                    raise
                await asyncio.sleep(0.02)


def drafted(mine: Message) -> list[str]:
    return [step["notation"] for step in mine["draft"]]


class Company:
    """People who play a game, and somebody who watches."""

    def __init__(self, game: str, table: str, players: list[Player], watcher: CountingTab) -> None:
        self.game, self.table, self.players = game, table, players
        self.tabs = [*(player.tab for player in players), watcher]

    @classmethod
    async def sit_down(cls, game: str, urls: list[str], chance: random.Random) -> Company:
        people = [Client(*urls[at % len(urls) :], *urls[: at % len(urls)]) for at in range(GAMES[game] + 1)]
        playing = people[:-1]
        open_seats = ["open"] * (len(playing) - 1)
        table, tokens = await playing[0].create(game, "me", *open_seats, options=OPTIONS.get(game, {}))
        for person, token in zip(playing[1:], tokens, strict=True):
            await person.join(token)
        tabs = [CountingTab(person, table, 0) for person in people]
        for tab in tabs:
            await tab.open()
        players = [Player(tab, seat, random.Random(chance.random())) for seat, tab in enumerate(tabs[:-1])]
        return cls(game, table, players, tabs[-1])

    async def check(self, urls: list[str], database: str) -> None:
        """Compare what was acknowledged with what is stored, and what everybody has with what the servers have."""
        for tab in self.tabs:
            for url in urls:
                await has_the_state_of(tab, url)
            assert tab.protocol == 2, "a difference did not lead to the server's state"
        assert sum(tab.differences for tab in self.tabs) > 0
        stored = stored_moves(database, self.table)
        for player in self.players:
            made = [move for move in stored if move.startswith(f"{player.seat} ")]
            assert made == player.made, "every acknowledged move is there, once, and no other"
        host = self.players[0].tab.client
        if not self.players[0].tab.over:
            await host.post(f"/api/tables/{self.table}/end")
        record = await host.record(self.table)
        assert record.moves == stored
        verify(game_for(record), record)

    async def leave(self) -> None:
        for tab in self.tabs:
            await tab.close()


async def has_the_state_of(tab: Tab, url: str) -> None:
    """Wait until a connection has the same state as a server."""
    client = Client(url, cookie=tab.client.cookie)
    here: Message = {}
    there: Message = {}
    try:
        async with asyncio.timeout(PATIENCE):
            while not here or here != there:
                there = lasting(await client.get(f"/api/tables/{tab.table}/state"))
                here = lasting({**tab.state, "log": tab.log})
                await asyncio.sleep(0.02)
    except TimeoutError:
        different = [name for name in there if here.get(name) != there[name]]
        text = "; ".join(f"{name}: {here.get(name)} here, {there[name]} at the server" for name in different)
        raise AssertionError(f"at a table of {there['table']['game']}: {text}") from None


def lasting(state: Message) -> Message:
    """A state without what differs from one request to the next."""
    return {**state, "answers": None, "table": {**state["table"], "now": 0, "watchers": 0}}


def stored_moves(database: str, table: str) -> list[str]:
    """All moves of a table, also those that nobody may be shown before the end."""
    engine = sa.create_engine(database_url(database))
    with engine.connect() as connection:
        wanted = sa.text("SELECT move FROM moves WHERE table_id = :table ORDER BY seq")
        moves = list(connection.scalars(wanted, {"table": table}))
    engine.dispose()
    return moves


@contextlib.asynccontextmanager
async def playing(companies: list[Company]) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """Let everybody play; gives a function that waits until so many more messages were sent."""
    ended = asyncio.Event()
    players = [player for company in companies for player in company.players]
    tasks = [asyncio.create_task(player.play(ended)) for player in players]

    async def progress(messages: int) -> None:
        wanted = messages + sum(player.messages for player in players)
        async with asyncio.timeout(PATIENCE):
            while sum(player.messages for player in players) < wanted:
                for task in tasks:
                    if task.done():
                        task.result()
                assert not all(task.done() for task in tasks), "all games are over"
                await asyncio.sleep(0.001)

    try:
        yield progress
        ended.set()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


async def play_and_break(
    companies: list[Company], chance: random.Random, times: int, broken: Break, pause: int = 40
) -> None:
    async with playing(companies) as progress:
        for _ in range(times):
            await progress(chance.randrange(5, 2 * pause))
            await asyncio.sleep(chance.choice([0.0, 0.001, 0.004, 0.015]))
            await broken()
        await progress(pause)


def broken_again_and_again(
    folder: Path,
    database: str,
    seed: int,
    times: int,
    servers: int,
    postgres: Postgres | None = None,
    games: int = len(GAMES),
) -> int:
    """Play on so many servers, and kill one of them, or the given database, so many times; returns the messages."""
    chance, messages = random.Random(seed), 0
    with houses(folder, database, servers) as running:
        urls = [house.url for house in running]

        async def break_server() -> None:
            house = chance.choice(running)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)

        async def break_database() -> None:
            assert postgres is not None
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(chance.choice([0.0, 0.1, 0.4]))
            await asyncio.to_thread(postgres.start)

        async def work() -> None:
            nonlocal messages
            companies = [await Company.sit_down(game, urls, chance) for game in list(GAMES)[:games]]
            await play_and_break(companies, chance, times, break_database if postgres else break_server)
            for company in companies:
                await company.check(urls, database)
                await company.leave()
            messages = sum(player.messages for company in companies for player in company.players)

        patiently(work, (times + 1) * PATIENCE)
    return messages


@pytest.mark.slow
@pytest.mark.parametrize("servers", [1, 2])
def test_killed_under_play_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path, postgres: Postgres, servers: int
) -> None:
    database = postgres.new_database() if servers > 1 else str(tmp_path / "tables.sqlite3")
    broken_again_and_again(tmp_path, database, 3, 2, servers, games=2)


@pytest.mark.slow
def test_the_database_is_killed_under_play(tmp_path: Path, postgres: Postgres) -> None:
    broken_again_and_again(tmp_path, postgres.new_database(), 4, 1, 2, postgres, games=2)


@pytest.mark.soak
def test_killed_under_play_for_long(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> None:
    def play(seed: int, number: int) -> None:
        folder = tmp_path_factory.mktemp("killed")
        file = str(folder / "tables.sqlite3")
        for database, servers in ((file, 1), (postgres.new_database(), 1), (postgres.new_database(), 2)):
            messages = broken_again_and_again(folder, database, 1000 * seed + number, 10, servers)
            kind = "SQLite" if database == file else "PostgreSQL"
            report(f"{messages:,} messages and 10 kills on {kind}, {servers} servers\n")

    soak("pig", 10, play)


@pytest.mark.soak
def test_the_database_is_killed_for_long(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> None:
    def play(seed: int, number: int) -> None:
        folder, servers = tmp_path_factory.mktemp("killed"), 1 + number % 2
        database = postgres.new_database()
        messages = broken_again_and_again(folder, database, 1000 * seed + number, 5, servers, postgres)
        report(f"{messages:,} messages and 5 kills of PostgreSQL, {servers} servers\n")

    soak("pig", 6, play)


@pytest.mark.slow
def test_one_of_two_servers_is_killed_and_its_people_go_on_at_the_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with houses(tmp_path, database, 2) as (one, two):

        async def work() -> None:
            company = await Company.sit_down("pig", [one.url, two.url], random.Random(2))
            await play_and_break([company], random.Random(2), 1, lambda: asyncio.to_thread(one.kill))
            assert all(tab.client.urls[0] == two.url for tab in company.tabs)
            await company.check([two.url], database)
            await company.leave()

        patiently(work)


def test_a_lost_database_is_told_to_the_player_and_play_goes_on_when_it_is_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    with houses(tmp_path, postgres.new_database()) as (house,), closing(Person(house)) as person:
        table, _ = person.table("pig", "me", "me")
        tab = person.at(table)
        seat = tab.state["waiting"][0]
        done(tab.act("roll", seat=seat))
        postgres.stop()
        try:
            refused(tab.ask("confirm", seat=seat), "no-storage")
            assert person.get("/health", 503)["status"] == "failing"
        finally:
            postgres.start()
        done(tab.ask("confirm", seat=seat))
        assert person.get("/health")["status"] == "ok"
        record = loads(person.http.get(f"/api/tables/{table}/record").text)
        assert sum(move == f"{seat} roll" for move in record.moves) == 1, "it was made once"
        verify(game_for(record), record)
