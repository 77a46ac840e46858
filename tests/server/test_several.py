"""Several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

import bottega
from bottega.client import Client, Message, Refused, Tab
from bottega.core.verifying import verify
from bottega.server.database.opening import open_database
from bottega.server.seats.seat import Seat
from bottega.server.settings import database_url
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from bottega.server.tables.table import Table
from tests.cli.runner import PATIENCE
from tests.server.house import TOGETHER, HandClock, House
from tests.server.postgres import Postgres
from tests.server.test_store import any_step, load, new_table, shown


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
            me, other = Client(one.url), Client(two.url)
            table, (token,) = await me.create("pig", "me", "open")
            await other.join(token)

            def connected(tab: Tab) -> list[bool]:
                return [seat["connected"] for seat in tab.state["table"]["seats"]]

            async with me.at(table) as here:
                async with other.at(table) as there:
                    await until(lambda: connected(here) == connected(there) == [True, True])
                await until(lambda: connected(here) == [True, False])
                async with other.at(table):
                    await until(lambda: connected(here) == [True, True])
                    await asyncio.to_thread(two.kill)
                    await until(lambda: connected(here) == [True, False])

        patiently(work)


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
