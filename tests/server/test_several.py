"""Several servers on one PostgreSQL, and servers that are killed while people play, on PostgreSQL and SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

import bottega
from bottega.client import Client, Message, Refused, Tab
from bottega.core.record import loads
from bottega.core.verifying import verify
from bottega.server.database.opening import open_database
from bottega.server.seats.seat import Seat
from bottega.server.settings import database_url
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from bottega.server.tables.table import Table
from tests.cli.runner import PATIENCE
from tests.server.house import TOGETHER, HandClock, House, Person, done, refused
from tests.server.postgres import Postgres
from tests.server.test_store import any_step, load, new_table, shown
from tests.soak import soak


@contextlib.contextmanager
def houses(
    folder: Path, url: str, count: int = 1, clock: HandClock | None = None, **settings: object
) -> Iterator[list[House]]:
    """Servers on one database."""
    running: list[House] = []
    try:
        for _ in range(count):
            running.append(House(folder, clock, database=database_url(url), **settings))
        yield running
        assert "Traceback" not in "".join("".join(house.said) for house in running)
    finally:
        for house in running:
            if house.process.poll() is None:
                house.stop()


def patiently(work: Callable[[], Awaitable[None]], seconds: float = PATIENCE) -> None:
    async def main() -> None:
        async with asyncio.timeout(seconds):
            await work()

    asyncio.run(main())


class Player:
    """Somebody who plays a seat of Pig, and knows what was acknowledged."""

    def __init__(self, tab: Tab, seat: int) -> None:
        self.tab = tab
        self.seat = seat

    async def turn(self, chance: random.Random, acknowledged: list[str]) -> None:
        """Draft and confirm one decision."""
        mine = self.tab.mine
        assert mine is not None
        if not mine["draft"]:
            action = chance.choice(mine["actions"])
            await self.tab.act(action["action"], self.seat)
            acknowledged.append(f"{self.seat} {action['notation']}")
        await self.tab.confirm(self.seat)


async def sit_down(*urls: list[str], **wish: object) -> tuple[str, list[Player], Client]:
    """A table of Pig, with one person for each list of addresses."""
    people = [Client(*each) for each in urls]
    table, tokens = await people[0].create("pig", "me", *["open"] * (len(people) - 1), **wish)
    for person, token in zip(people[1:], tokens, strict=True):
        await person.join(token)
    players = [Player(Tab(person, table, 0), seat) for seat, person in enumerate(people)]
    for player in players:
        await player.tab.open()
    return table, players, people[0]


async def play_and_kill(
    running: list[House],
    players: list[Player],
    chance: random.Random,
    kills: int,
    back: Callable[[House], None],
) -> list[str]:
    """Play, and kill one of the servers in the middle of something again and again; return what was acknowledged."""
    acknowledged: list[str] = []
    for _ in range(kills):
        for _ in range(chance.randrange(1, 4)):
            player = await next_player(players)
            await player.turn(chance, acknowledged)
        player = await next_player(players)
        turn = asyncio.create_task(player.turn(chance, acknowledged))
        await asyncio.sleep(chance.choice([0.0, 0.001, 0.004, 0.015]))
        house = chance.choice(running)
        await asyncio.to_thread(house.kill)
        back(house)
        await turn
    return acknowledged


async def next_player(players: list[Player]) -> Player:
    """The one that the table waits for, as soon as everybody knows."""
    while True:
        moves = {player.tab.state["moves"] for player in players}
        waiting = [player for player in players if player.tab.mine is not None]
        if len(waiting) == len(moves) == 1:
            return waiting[0]
        await asyncio.sleep(0.005)


async def nothing_lost(client: Client, table: str, acknowledged: list[str]) -> None:
    record = await client.record(table)
    made = [move for move in record.moves if not move.startswith("*")]
    assert made == acknowledged, "every acknowledged move is there, once, and no other"
    verify(bottega.game("pig"), record)


def killed_again_and_again(folder: Path, database: str, seed: int, kills: int, servers: int = 1) -> None:
    with houses(folder, database, servers) as running:

        async def work() -> None:
            urls = [house.url for house in running]
            table, players, client = await sit_down(urls, urls[::-1], options={"goal": 1000})
            back = House.start
            acknowledged = await play_and_kill(running, players, random.Random(seed), kills, back)
            await nothing_lost(client, table, acknowledged)
            for player in players:
                await player.tab.close()

        patiently(work, kills * PATIENCE)


@pytest.mark.slow
def test_killed_under_play_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path, database: str) -> None:
    killed_again_and_again(tmp_path, database, 3, 3)


@pytest.mark.soak
def test_killed_under_play_for_long(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> None:
    def play(seed: int, number: int) -> None:
        folder = tmp_path_factory.mktemp("killed")
        file = str(folder / "tables.sqlite3")
        for database, servers in ((file, 1), (postgres.new_database(), 1), (postgres.new_database(), 2)):
            killed_again_and_again(folder, database, 1000 * seed + number, 10, servers)

    soak("pig", 10, play)


@pytest.mark.slow
def test_one_of_two_servers_is_killed_and_its_people_go_on_at_the_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    with houses(tmp_path, postgres.new_database(), 2) as (one, two):

        async def work() -> None:
            both = [one.url, two.url], [two.url, one.url]
            table, players, client = await sit_down(*both, options={"goal": 1000})
            chance = random.Random(2)
            acknowledged: list[str] = []
            for _ in range(8):
                await (await next_player(players)).turn(chance, acknowledged)
            kill_first = await play_and_kill([one], players, chance, 1, lambda house: None)
            for _ in range(8):
                await (await next_player(players)).turn(chance, kill_first)
            await nothing_lost(client, table, acknowledged + kill_first)
            assert all(player.tab.client.urls[0] == two.url for player in players)
            for player in players:
                await player.tab.close()

        patiently(work)


def test_two_servers_show_the_same_without_closing_a_connection(tmp_path: Path, postgres: Postgres) -> None:
    with houses(tmp_path, postgres.new_database(), 2) as (one, two):

        async def work() -> None:
            async with Client(one.url) as me:
                table, _ = await me.create(TOGETHER, "me", "me", pace=0)
                other = Client(two.url, cookie=me.cookie)
                async with (
                    me.at(table) as here,
                    other.at(table) as there,
                    Client(two.url).at(table) as watcher,
                ):
                    sockets = [tab._socket for tab in (here, there, watcher)]
                    revision = watcher.state["revision"]
                    action = here.state["mine"][1]["actions"][0]
                    await here.act(action["action"], 1)
                    await there.until(lambda state: len(state["mine"][1]["draft"]) == 1)
                    with pytest.raises(Refused) as refused:
                        await there.ask("act", seat=1, action=action["action"], revision=0)
                    assert refused.value.code == "stale", "two drafts of a seat do not overwrite each other"
                    await there.undo(1)
                    await here.until(lambda state: not state["mine"][1]["draft"])
                    assert watcher.state["revision"] == revision, "drafts are nobody else's business"
                    await asyncio.gather(*(finish(tab, seat) for tab, seat in ((here, 0), (there, 1))))
                    await watcher.until(lambda state: state["table"]["status"] == "over")
                    assert [tab._socket for tab in (here, there, watcher)] == sockets
                    assert here.log == there.log == watcher.log
                    await me.verify(table)

        patiently(work)


async def finish(tab: Tab, seat: int) -> None:
    """Decide for one of several own seats up to the end."""

    def mine(state: Message) -> Message:
        found: Message = state["mine"][seat]
        return found

    while not tab.over:
        await tab.until(lambda state: tab.over or mine(state)["asked"])
        if not tab.over:
            my = mine(tab.state)
            await tab.step(my, None if my["complete"] else my["actions"][-1]["action"])


def test_bots_play_once_and_go_on_at_another_server(tmp_path: Path, postgres: Postgres) -> None:
    with houses(tmp_path, postgres.new_database(), 2) as (one, two):

        async def work() -> None:
            async with Client(one.url) as me, Client(two.url) as watcher:
                table, _ = await me.create("pig", "bot", "bot", pace=20, options={"goal": 60})
                async with watcher.at(table) as tab:
                    await tab.until(lambda state: state["moves"] > 6)
                    await asyncio.to_thread(one.kill)
                    await tab.until(lambda state: state["table"]["status"] == "over")
                    assert [line["number"] for line in tab.log] == list(range(len(tab.log)))
                verify(bottega.game("pig"), await watcher.record(table))

        patiently(work)


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize("name", ["pig", TOGETHER])
def test_the_difference_that_another_server_loads_gives_the_same_table(postgres: Postgres, name: str) -> None:
    url = database_url(postgres.new_database())

    async def work() -> None:
        ours, theirs = Store(open_database(url)), Store(open_database(url))
        table, chance = new_table(name), random.Random(1)
        await ours.save(table)
        other = await load(theirs, table)
        assert not await theirs.refresh(other), "nothing is new"
        for _ in range(25):
            if table.status == "over":
                break
            await ours.save(table, any_step(table, chance))
            assert await theirs.refresh(other)
            assert shown(other) == shown(table)
            assert other.answered == table.answered
        for store in (ours, theirs):
            await store.close()

    patiently(work)


def test_four_servers_start_at_once_on_an_empty_database(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()

    async def open_one() -> str:
        store = Store(await asyncio.to_thread(open_database, database_url(url)))
        try:
            return await store.key()
        finally:
            await store.close()

    async def work() -> None:
        keys = await asyncio.gather(*(open_one() for _ in range(4)))
        assert len(set(keys)) == 1

    patiently(work)


def bot_table() -> Table:
    seats = [Seat(at, "bot", f"Bot {at}", bot="random") for at in range(2)]
    return make_table(bottega.game("pig"), {}, seats, "host", 0, bytes(32))


def test_each_table_that_waits_for_a_bot_is_claimed_once(database: str) -> None:
    async def work() -> None:
        gone, first, second = (Store(open_database(database_url(database))) for _ in range(3))
        tables = [bot_table() for _ in range(30)]
        for table in tables:
            await gone.save(table)
        stores = (first, second) if first.shared else (first,)
        for store in (gone, *stores):
            await store.listen(lambda table, version: None)
        if gone.shared:
            assert await first.claim_bot_tables() == [], "their server runs"
        await gone.close()
        while first.shared and await first.read(others_running) > 2:
            await asyncio.sleep(0.01)
        claimed = await asyncio.gather(*(store.claim_bot_tables() for store in stores))
        assert sorted(itertools.chain.from_iterable(claimed)) == sorted(table.id for table in tables)
        assert [await store.claim_bot_tables() for store in stores] == [[] for _ in stores]
        for store in (first, second):
            await store.close()

    patiently(work)


def others_running(connection: sa.Connection) -> int:
    from bottega.server.cluster.bus import running_servers

    return len(set(running_servers(connection, 0)) - {0})


def test_who_is_connected_elsewhere_is_known_here(tmp_path: Path, postgres: Postgres) -> None:
    with houses(tmp_path, postgres.new_database(), 2) as (one, two):

        async def work() -> None:
            table, players, _ = await sit_down([one.url], [two.url])

            def connected(player: Player) -> list[bool]:
                return [seat["connected"] for seat in player.tab.state["table"]["seats"]]

            await until(lambda: all(connected(player) == [True, True] for player in players))
            await players[1].tab.close()
            await until(lambda: connected(players[0]) == [True, False])
            async with players[1].tab.client.at(table):
                await until(lambda: connected(players[0]) == [True, True])
                await asyncio.to_thread(two.kill)
                await until(lambda: connected(players[0]) == [True, False])
            await players[0].tab.close()

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
        verify(bottega.game("pig"), record)


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_a_server_that_lost_its_news_catches_up(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    with houses(tmp_path, url, 2) as (one, two):

        async def work() -> None:
            async with Client(one.url) as me:
                table, _ = await me.create("pig", "me", "me", pace=0)
                async with me.at(table) as here, Client(two.url, cookie=me.cookie).at(table) as there:
                    engine = sa.create_engine(database_url(url))
                    with engine.begin() as connection:
                        connection.execute(
                            sa.text(
                                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
                            )
                        )
                    engine.dispose()
                    mine = here.mine
                    assert mine is not None
                    await here.act(mine["actions"][0]["action"], mine["seat"])
                    await there.until(lambda state: any(my["draft"] for my in state["mine"]))

        patiently(work)


@pytest.mark.usefixtures("stopped_clock")
def test_a_connection_that_is_lost_between_two_saves_is_replaced(postgres: Postgres) -> None:
    url = database_url(postgres.new_database())

    async def work() -> None:
        store, engine = Store(open_database(url)), sa.create_engine(url)
        table, chance = new_table("pig"), random.Random(2)
        await store.save(table)
        with engine.connect() as connection:
            end = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database()"
            assert connection.scalar(sa.text(f"{end} AND pid <> pg_backend_pid()")), "it had a connection"
        await store.save(table, any_step(table, chance))
        assert shown(await load(store, table)) == shown(table)
        await store.close()
        engine.dispose()

    patiently(work)
