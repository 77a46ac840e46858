"""What is stored is the table: after every step a table read back shows the same to everybody."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

import bottega
from bottega.server.database import open_database
from bottega.server.protocol import Act, Confirm, Undo, encode
from bottega.server.settings import database_url
from bottega.server.showing import NOBODY, Show
from bottega.server.store import Conflict, Store
from bottega.server.table import Seat, Table
from tests.server.test_games import GAMES

STEPS = 60


def new_table(name: str) -> Table:
    game = bottega.game(name)
    count = max(2, game.min_players)
    seats = [Seat(at, "guest", f"Player {at + 1}", f"word{at}", guest=f"guest{at}") for at in range(count)]
    return Table.new(game, {}, seats, "guest0", 0)


def any_step(table: Table, chance: random.Random) -> tuple[str, str]:
    """Let somebody act, take back or confirm; the guest and the message that did it."""
    seat = table.seats[chance.choice(table.waiting)]
    guest, revision = str(seat.guest), table.seen(seat.guest)
    id = f"m{chance.random()}"
    drafted = table.drafted(seat)
    if drafted.steps and chance.random() < 0.15:
        table.undo(guest, Undo(id, revision, seat.seat, chance.randrange(len(drafted.steps))))
    elif drafted.complete or (drafted.steps and chance.random() < 0.1):
        table.confirm(guest, Confirm(id, revision, seat.seat))
    else:
        action = chance.choice(drafted.position.actions(seat.seat))
        table.act(guest, Act(id, revision, seat.seat, action))
    table.remember(guest, id)
    return guest, id


def shown(table: Table) -> list[bytes]:
    viewers = [None, *(seat.guest for seat in table.seats)]
    return [encode(Show(table).state(guest, "en", 0, NOBODY)) for guest in viewers]


@asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    store = Store(await open_database(database_url(str(folder / "tables.sqlite3"))))
    try:
        yield store
    finally:
        await store.close()


async def load(store: Store, table: Table) -> Table:
    row = await store.row(table.id)
    assert row is not None
    return await store.load(row, table.game)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_read_back_is_the_same(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            table, chance = new_table(name), random.Random(7)
            await ours.save(table)
            for number in range(STEPS):
                if table.status == "over":
                    break
                await ours.save(table, any_step(table, chance))
                if number % 3 == 0:
                    back = await load(theirs, table)
                    assert shown(back) == shown(table)
                    assert back.done == table.done
                    assert back.record().dumps() == table.record().dumps()

    asyncio.run(main())


def test_a_second_server_cannot_write_over_the_first(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_store(tmp_path) as ours, open_store(tmp_path) as theirs:
            table = new_table("pig")
            await ours.save(table)
            other = await load(theirs, table)
            for each in (table, other):
                seat = each.seats[each.waiting[0]]
                each.act(seat.guest, Act("a", each.seen(seat.guest), seat.seat, 1))
                each.confirm(seat.guest, Confirm("b", each.seen(seat.guest), seat.seat))
            await ours.save(table)
            with pytest.raises(Conflict):
                await theirs.save(other)
            assert (await load(theirs, table)).record() == table.record()

    asyncio.run(main())


def test_migrations_make_what_the_code_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from bottega.server.database import metadata

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def main() -> None:
        async with open_store(tmp_path) as store, store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(main())
