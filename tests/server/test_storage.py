"""Bad data and a failing database: one damaged table concerns no other, and nobody is left without an answer."""

from __future__ import annotations

import resource
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from bottega.core.errors import BottegaError
from bottega.server.database.connection import only_server
from tests.old.make import FOLDER
from tests.server.house import PATIENCE, House, Person, done, refused
from tests.server.test_import import again
from tests.server.test_starting import mode, open_and_close

OLD = sorted(FOLDER.glob("*/tables.sqlite3"))[0]


def change_row(house: House, *statements: tuple[str, str]) -> None:
    with closing(sqlite3.connect(house.settings.database.partition(":///")[2])) as database:
        for statement, table in statements:
            database.execute(statement, (table,))
        database.commit()


def test_damaged_tables_are_skipped_and_the_server_starts(own_house: House) -> None:
    person = Person(own_house)
    good, orders, waiting, move = (person.play("pig", bot="random") for _ in range(4))
    own_house.kill()
    change_row(
        own_house,
        ("update tables set thinker = 0 where id = ?", orders),
        ('update seats set orders = \'{"hold": {"no": 1}}\' where table_id = ?', orders),
        ("update tables set thinker = 0, waiting = 'no list' where id = ?", waiting),
        ("update tables set thinker = 0 where id = ?", move),
        ("update moves set move = '0 fly' where seq = 0 and table_id = ?", move),
    )
    own_house.start()
    person = again(person, own_house)
    said = "".join(own_house.said)
    for table in (orders, waiting, move):
        assert f"table {table[:6]}... cannot be read: " in said
        assert person.get(f"/api/tables/{table}", 500)["code"] == "unreadable"
    assert "Traceback" not in said
    assert good in {table["id"] for table in person.get("/api/tables")}
    tab = person.at(good)
    tab.until(lambda state: state["waiting"] == [0])
    done(tab.act("roll"))
    person.close()


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(house: House) -> None:
    with pytest.raises(BottegaError, match=r"another server uses the database .*--database$") as told:
        only_server(house.settings.database).__enter__()
    assert "\n" not in str(told.value)


def test_the_lock_ends_with_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    for _ in range(2):
        with only_server(url):
            assert mode(tmp_path / "tables.sqlite3.lock") == 0o600


def test_a_copy_is_made_before_a_migration_and_only_then(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(OLD, file)
    with closing(sqlite3.connect(OLD)) as old:
        before = list(old.iterdump())
    open_and_close(str(file))
    copies = list(tmp_path.glob("tables.sqlite3.before-*"))
    assert len(copies) == 1
    assert mode(copies[0]) == 0o600
    with closing(sqlite3.connect(copies[0])) as copy:
        assert list(copy.iterdump()) == before
    copies[0].unlink()
    open_and_close(str(file))
    open_and_close(str(tmp_path / "new.sqlite3"))
    assert not list(tmp_path.glob("*.before-*"))


def test_a_full_disk_is_told_to_the_player_and_nothing_is_lost(own_house: House) -> None:
    person, friend = Person(own_house), Person(own_house)
    table, tokens = person.table("pig", "me", "open")
    friend.join(tokens[1])
    tabs = [person.at(table), friend.at(table)]
    tab, other = sorted(tabs, key=lambda tab: not tab.mine()["asked"])
    done(tab.act("roll"))
    pid = own_house.process.pid
    free = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    for _ in range(2):
        refused(tab.ask("confirm"), "no-storage")
    assert tab.draft() == ["roll"], "the connection is still there, and so is the draft"
    refused(tab.ask("undo", keep=0), "no-storage")
    assert person.post("/api/play", {"game": "pig"}, 503)["code"] == "no-storage"
    health = httpx.get(f"{own_house.url}/health", timeout=PATIENCE)
    assert health.status_code == 503
    assert health.json()["status"] == "failing"
    assert health.json()["problem"]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
    assert httpx.get(f"{own_house.url}/health", timeout=PATIENCE).json()["status"] == "ok"
    done(tab.ask("confirm"))
    other.drain()
    assert other.state["moves"] == tab.state["moves"] > 0
    said = "".join(own_house.said)
    assert said.count("the database cannot be used") == 1, "once, not at every attempt"
    assert "the database can be used again" in said
    assert "Traceback" not in said
    person.close()
    friend.close()
