"""What is kept, and how: deletion by age, copies of a database in use."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import make_url

import bottega
from bottega.core.errors import BottegaError
from bottega.core.record import loads
from bottega.core.verifying import verify
from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.database.backup import back_up_database, restore_database
from bottega.server.database.opening import open_database
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Guests
from bottega.server.seats.seat import Seat
from bottega.server.settings import Settings, database_url
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from bottega.server.tables.table import Table
from bottega.server.tasks.retention import BATCH, DAY, Retention
from tests.cli.runner import PATIENCE, ROOT, bottega_command
from tests.server.house import House, Person, done
from tests.server.postgres import Postgres
from tests.server.test_starting import mode

# -- deletion --------------------------------------------------------------------------------------------------


def new_manager(folder: Path, **days: int) -> TableManager:
    settings = replace(
        Settings(database=database_url(str(folder / "tables.sqlite3")), games=("pig",)), **days
    )
    return TableManager(settings, Store(open_database(settings.database)))


def new_table(second: Literal["open", "guest"]) -> Table:
    """A table of Ada's: open if the second seat is, else in play."""
    guest = "bruno" if second == "guest" else None
    seats = [Seat(0, "guest", "Ada", guest="ada"), Seat(1, second, "Bruno", guest=guest)]
    return make_table(bottega.game("pig"), {}, seats, "ada", 0, bytes(32))


async def ids(manager: TableManager) -> set[str]:
    return set(
        await manager.store.write(lambda connection: list(connection.scalars(sa.select(db.tables.c.id))))
    )


class Days:
    """A clock that is a number of days ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead * DAY


@pytest.fixture
def days() -> Iterator[Days]:
    days = Days()
    clock.set_source(days)
    yield days
    clock.set_source(time.time)


def test_old_tables_go_by_their_status_and_visited_ones_stay(tmp_path: Path, days: Days) -> None:
    async def main() -> None:
        manager = new_manager(tmp_path, open_days=10, playing_days=20, over_days=30)
        retention = Retention(manager.settings, manager, Guests("key"))
        tables = {name: new_table("guest") for name in ("playing", "visited", "over")}
        tables["open"] = new_table("open")
        tables["over"].status = "over"
        for table in tables.values():
            await manager.store.save(table)
        names = {table.id: name for name, table in tables.items()}

        async def left() -> set[str]:
            await retention.work()
            return {names[id] for id in await ids(manager)}

        assert await left() == {"open", "playing", "visited", "over"}
        days.ahead = 11
        assert await left() == {"playing", "visited", "over"}
        manager.tables.visited.add(tables["visited"].id)
        await retention.note_visits()
        days.ahead = 21
        assert await left() == {"visited", "over"}, "a table in play goes only if nobody came lately"
        days.ahead = 32
        assert await left() == set()
        counted = manager.metrics.text()
        assert 'bottega_deleted_total{kind="playing_tables"} 2' in counted
        await manager.close()

    asyncio.run(main())


def test_imports_that_nobody_opened_go_after_a_week_by_default(tmp_path: Path, days: Days) -> None:
    async def main() -> None:
        manager = new_manager(tmp_path)
        retention = Retention(manager.settings, manager, Guests("key"))
        tables = {name: new_table("guest") for name in ("imported", "opened", "own")}
        for name, table in tables.items():
            table.fair.after = int(name != "own")
            await manager.store.save(table)
        manager.tables.visited.add(tables["opened"].id)
        days.ahead = 6
        await retention.work()
        assert len(await ids(manager)) == 3
        days.ahead = 100
        await retention.work()
        assert await ids(manager) == {tables["opened"].id, tables["own"].id}
        await manager.close()

    asyncio.run(main())


def test_a_content_of_guests_is_stored_once_and_goes_with_its_last_table(tmp_path: Path, days: Days) -> None:
    async def main() -> None:
        manager = new_manager(tmp_path, playing_days=10)
        retention = Retention(manager.settings, manager, Guests("key"))
        content = {"extends": "first", "goal": {"points": 7, "mark": "rulebook"}}
        game = bottega.game("pig", content)
        seats = [Seat(0, "guest", "Ada", guest="ada"), Seat(1, "guest", "Bruno", guest="bruno")]
        for _ in range(3):
            await manager.store.save(make_table(game, {}, seats, "ada", 0, bytes(32)))

        async def stored() -> int:
            counted = sa.select(sa.func.count()).select_from(db.boxes)
            return await manager.store.read(lambda connection: connection.execute(counted).scalar_one())

        assert await stored() == 1
        days.ahead = 5
        await retention.work()
        assert await stored() == 1
        days.ahead = 12
        await retention.work()
        assert await stored() == 0
        await manager.close()

    asyncio.run(main())


def test_a_table_that_somebody_is_at_is_never_deleted(tmp_path: Path, days: Days) -> None:
    async def main() -> None:
        manager = new_manager(tmp_path, playing_days=1)
        retention = Retention(manager.settings, manager, Guests("key"))
        looked_at, in_memory, gone = (new_table("guest") for _ in range(3))
        for table in (looked_at, in_memory, gone):
            await manager.tables.add(table)
        viewer = await manager.connect(looked_at.id, "ada", "en", 0)
        manager.tables.visited.clear()
        manager.tables.evict(manager.tables.by_id[gone.id])
        days.ahead = 5
        await retention.work()
        assert await ids(manager) == {looked_at.id, in_memory.id}
        manager.disconnect(looked_at.id, viewer)
        for live in list(manager.tables.by_id.values()):
            manager.tables.evict(live)
        await retention.work()
        assert await ids(manager) == {looked_at.id}, "it was looked at until now"
        await manager.close()

    asyncio.run(main())


def test_nothing_is_deleted_by_default_and_many_go_in_parts(tmp_path: Path, days: Days) -> None:
    async def main() -> None:
        manager = new_manager(tmp_path)
        tables = [new_table("open") for _ in range(BATCH + 3)]
        await asyncio.gather(*(manager.store.save(table) for table in tables))
        days.ahead = 100_000
        await Retention(manager.settings, manager, Guests("key")).work()
        assert len(await ids(manager)) == len(tables)
        some = Settings(database="", open_days=1)
        await Retention(some, manager, Guests("key")).work()
        assert not await ids(manager)
        seats = sa.select(sa.func.count()).select_from(db.seats)
        assert await manager.store.write(lambda connection: connection.scalar(seats)) == 0
        await manager.close()

    asyncio.run(main())


def test_guests_go_who_have_no_table_and_did_not_come(tmp_path: Path, days: Days) -> None:
    async def main() -> None:
        manager = new_manager(tmp_path, guest_days=30)
        guests = Guests("key")
        retention = Retention(manager.settings, manager, guests)
        for name in ("ada", "bruno", "carla", "dino"):
            await manager.store.name_guest(name, name)
        await manager.store.save(new_table("guest"))  # Ada's, with Bruno
        days.ahead = 20
        guests.note_visit("carla")
        await retention.work()
        days.ahead = 40
        await retention.work()
        kept = [name for name in ("ada", "bruno", "carla", "dino") if await manager.store.guest_name(name)]
        assert kept == ["ada", "bruno", "carla"]
        await manager.close()

    asyncio.run(main())


def test_visits_are_written_down_when_the_server_stops(own_house: House) -> None:
    person = Person(own_house)
    person.put("/api/me", {"name": "Ada"})
    table = person.play("pig")
    person.get(f"/api/tables/{table}")
    person.close()
    own_house.stop()
    with closing(sqlite3.connect(own_house.settings.database.partition(":///")[2])) as database:
        (visited,) = database.execute("select visited from tables").fetchone()
        (seen,) = database.execute("select seen from guests").fetchone()
    assert visited > 0
    assert seen > 0


# -- copies ----------------------------------------------------------------------------------------------------


def test_a_copy_made_under_play_has_every_move_acknowledged_before_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    person = Person(house)
    table, _ = person.table("pig", "me", "me", options={"goal": 1000})
    tab = person.at(table)
    acknowledged, enough = 0, threading.Event()
    stop = threading.Event()

    def play() -> None:
        nonlocal acknowledged
        while not stop.is_set():
            seat = next(my["seat"] for my in tab.state["mine"] if my["asked"])
            done(tab.act("roll" if tab.state["moves"] % 5 else "hold", seat=seat))
            done(tab.ask("confirm", seat=seat))
            acknowledged = tab.state["moves"]
            if acknowledged > 10:
                enough.set()

    player = threading.Thread(target=play)
    player.start()
    copies = []
    try:
        assert enough.wait(PATIENCE)
        for number in range(3):
            before = acknowledged
            copy = tmp_path / f"copy{number}"
            assert "1 tables of" in back_up_database(house.settings.database, str(copy))
            copies.append((copy, before))
    finally:
        stop.set()
        player.join()
    person.close()
    for copy, before in copies:
        assert mode(copy) == 0o600
        with closing(sqlite3.connect(copy)) as database:
            assert database.execute("select moves from tables").fetchone()[0] >= before
            (moves,) = database.execute("select count(*) from moves").fetchone()
            assert moves >= before
    assert not list(tmp_path.glob("copy*-wal"))
    with pytest.raises(BottegaError, match="another server uses the database"):
        restore_database(str(copies[0][0]), house.settings.database)
    house.stop()
    told = restore_database(str(copies[0][0]), house.settings.database)
    assert "what was there is in " in told
    house.start()
    person = Person(house)
    record = loads(person.http.get(f"/api/tables/{table}/record").text)
    assert copies[0][1] <= len(record.moves) <= acknowledged + 4
    verify(bottega.game("pig"), record)
    person.close()
    house.stop()
    kept = next(tmp_path.glob("tables.sqlite3.before-restore-*"))
    with closing(sqlite3.connect(kept)) as database:
        assert database.execute("select moves from tables").fetchone()[0] >= acknowledged


def test_backup_and_restore_as_commands(tmp_path: Path) -> None:
    asyncio.run(new_manager(tmp_path).close())
    file, copy, other = (str(tmp_path / name) for name in ("tables.sqlite3", "copy", "other/tables.sqlite3"))
    assert "0 tables of" in bottega_command("backup", copy, BOTTEGA_DATABASE=file).stdout
    assert "are back in" in bottega_command("restore", copy, "--database", other).stdout
    assert mode(Path(other)) == 0o600


@pytest.mark.parametrize(
    ("source", "database", "told"),
    [
        ("copy", "postgresql://ada:secret@db/x", "only SQLite files can be copied; for postgresql .*pg_dump"),
        ("nothing", "tables.sqlite3", "there is no file .*nothing"),
        ("text", "tables.sqlite3", "cannot copy .*text to .*: file is not a database"),
        ("foreign", "tables.sqlite3", "foreign has no tables of Bottega's"),
        ("newer", "tables.sqlite3", "newer was made by a newer version of Bottega"),
    ],
)
def test_what_cannot_be_restored_is_one_sentence_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, database: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(new_manager(tmp_path).close())
    back_up_database("tables.sqlite3", "copy")
    Path("text").write_text("this was never a database" * 100)
    with closing(sqlite3.connect("foreign")) as foreign:
        foreign.execute("create table x (y)")
    back_up_database("tables.sqlite3", "newer")
    with closing(sqlite3.connect("newer")) as newer:
        newer.execute("update alembic_version set version_num = 'from the future'")
        newer.commit()
    before = Path("tables.sqlite3").read_bytes()
    with pytest.raises(BottegaError, match=told):
        restore_database(source, database)
    assert Path("tables.sqlite3").read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("database", "target", "told"),
    [
        ("nowhere", "copy", "there are no tables at .*nowhere"),
        ("tables.sqlite3", "tables.sqlite3", "is the database itself"),
        ("tables.sqlite3", "no/folder/copy/", "cannot copy"),
    ],
)
def test_what_cannot_be_copied_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, target: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(new_manager(tmp_path).close())
    Path("no").write_text("")
    with pytest.raises(BottegaError, match=told):
        back_up_database(database, target)


# -- copies of PostgreSQL ----------------------------------------------------------------------------------------------


def test_the_backup_job_copies_a_database_that_can_be_restored(tmp_path: Path, postgres: Postgres) -> None:
    if not (postgres.programs / "pg_dump").exists():
        pytest.skip("there is no pg_dump here")

    async def tables(url: str) -> int:
        store = Store(open_database(database_url(url)))
        await store.save(new_table("open"))
        counted = sa.select(sa.func.count()).select_from(db.tables)
        found = await store.read(lambda connection: connection.execute(counted).scalar_one())
        await store.close()
        return found

    first, second = postgres.new_database(), postgres.new_database()
    asyncio.run(tables(first))
    for number in range(8):
        (tmp_path / f"bottega-2001010{number}-000000.dump").write_text("old")
    where = make_url(first)
    env = {"PGHOST": str(where.query["host"]), "PGDATABASE": where.database or "", "PGUSER": "bottega"}
    env |= {"PATH": f"{postgres.programs}:/usr/bin:/bin", "COPIES": str(tmp_path)}
    subprocess.run([ROOT / "deploy" / "backup", "once"], check=True, env=env)
    copies = sorted(tmp_path.glob("*.dump"))
    assert len(copies) == 7
    assert not list(tmp_path.glob("*.part"))
    assert copies[-1].stat().st_mode & 0o077 == 0
    name = make_url(second).database or ""
    restore = [str(postgres.programs / "pg_restore"), "--no-owner", "--dbname", name, str(copies[-1])]
    subprocess.run(restore, check=True, env=env)
    assert asyncio.run(tables(second)) == 2
