"""A table is opened with the content that it was begun with, or refused with a sentence."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.core.record import loads
from bottega.core.registry import game_for
from bottega.core.verifying import verify
from bottega.games.pig.layout import HOLD, ROLL
from bottega.server.database.opening import open_database
from bottega.server.live.table_manager import TableManager
from bottega.server.protocol.messages import Act, Confirm
from bottega.server.protocol.states import Done
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat
from bottega.server.settings import Settings, database_url
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from bottega.server.tables.table import Table
from bottega.server.views.table_info import table_info
from tests.server.house import House, Person

GOAL = 7
CUSTOM: dict[str, Any] = {
    "extends": "first",
    "die": {"sides": 4, "mark": "rulebook"},
    "goal": {"points": GOAL, "mark": "rulebook"},
}


async def open_hall(folder: Path) -> TableManager:
    settings = Settings(database=database_url(str(folder / "tables.sqlite3")), games=("pig",))
    manager = TableManager(settings, Store(open_database(settings.database)))
    await manager.open()
    return manager


def new_table() -> Table:
    seats = [
        Seat(0, "guest", "Ada", "word", guest="ada"),
        Seat(1, "guest", "Ben", "word", guest="ben"),
    ]
    return make_table(bottega.game("pig", CUSTOM), {}, seats, "ada", 0, bytes(32))


async def play(manager: TableManager, id: str) -> None:
    """Whoever is asked rolls, or holds where that wins."""
    async with manager.tables.locked(id) as live:
        table = live.table
        (seat,) = table.waiting
        guest, revision, moves = (
            table.seats[seat].guest,
            table.revision_for(table.seats[seat].guest),
            table.moves,
        )
        pot = table.position.dump()["pot"]
        assert isinstance(pot, int)
        action = HOLD if pot >= GOAL else ROLL
    for message in (Act(f"a{moves}", revision, seat, action), Confirm(f"c{moves}", revision + 1, seat)):
        assert isinstance(await manager.messages.handle(id, guest, "en", message), Done)


def test_custom_content_stays_with_its_table(tmp_path: Path) -> None:
    async def main() -> None:
        manager = await open_hall(tmp_path)
        id = (await manager.tables.add(new_table())).table.id
        await play(manager, id)
        moves = manager.tables.by_id[id].table.moves
        await manager.close()
        manager = await open_hall(tmp_path)
        async with manager.tables.locked(id) as live:
            assert live.table.game.content.tables.goal.points == GOAL
            assert live.table.moves == moves
        while manager.tables.by_id[id].table.status != "over":
            await play(manager, id)
        async with manager.tables.locked(id) as live:
            record = loads(live.table.record().dumps())
        await manager.close()
        assert len(record.moves) > moves
        assert record.box is not None
        game = game_for(record)
        assert game.content.tables.die.sides == 4
        verify(game, record)
        assert record.result is not None
        assert max(record.result.scores) < 100

    asyncio.run(main())


def test_a_table_without_its_content_is_listed_and_not_opened(tmp_path: Path) -> None:
    async def main() -> None:
        manager = await open_hall(tmp_path)
        id = (await manager.tables.add(new_table())).table.id
        await manager.close()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
            database.execute("DELETE FROM boxes")
        manager = await open_hall(tmp_path)
        rows = await manager.store.tables_of("ada")
        assert [table_info(row, manager.catalogue.game("pig"), "ada", "en").id for row in rows] == [id]
        with pytest.raises(RequestRefused) as refused:
            async with manager.tables.locked(id):
                pass
        assert refused.value.say("en") == "This table is played with a content that is not here."
        await manager.close()

    asyncio.run(main())


def test_the_refusal_over_http(own_house: House) -> None:
    with closing(Person(own_house)) as person:
        table, _ = person.table("pig", "me", "bot")
        own_house.stop()
        file = own_house.settings.database.partition("///")[2]
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE tables SET content = 'ffffffffffffffff'")
        own_house.start()
        assert [each["id"] for each in person.get("/api/tables")] == [table]
        for path in ("", "/state", "/check"):
            problem = person.get(f"/api/tables/{table}{path}", code=409)
            assert problem["code"] == "unknown-content"
        record = person.get(f"/api/tables/{table}/record")
        assert (record["content"], record["game"]) == ("ffffffffffffffff", "pig")
        assert record["fair"]["commitment"]
        assert record["fair"].get("secret") is None
        person.get("/api/tables/unknown/record", 404)
        said = "".join(own_house.said)
        assert "Traceback" not in said
        assert "pig has no content ffffffffffffffff" in said


def test_tables_that_do_not_match_their_hash_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        manager = await open_hall(tmp_path)
        id = (await manager.tables.add(new_table())).table.id
        await manager.close()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
            ((stored,),) = database.execute("SELECT box FROM boxes")
            box = json.loads(stored)
            box["goal"]["points"] = 9
            database.execute("UPDATE boxes SET box = ?", [json.dumps(box)])
        manager = await open_hall(tmp_path)
        with pytest.raises(RequestRefused, match="unknown-content"):
            async with manager.tables.locked(id):
                pass
        await manager.close()

    asyncio.run(main())
