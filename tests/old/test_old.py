"""What older versions have stored opens, replays and continues: see `tests.old.make`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import bottega
from bottega import OVER, Game, Play
from bottega.core import record as records
from bottega.core.chance import FairDice
from bottega.core.record import Record
from bottega.core.replaying import replay
from bottega.core.verifying import verify
from tests.old.make import FOLDER, notations, play_out
from tests.server.house import House, Message, Person, done
from tests.server.test_games import check_the_end

SETS = sorted(file.parent for file in FOLDER.glob("*/tables.json"))
RECORDS = sorted(file for folder in SETS for file in (folder / "records").glob("*.json"))
OWN_CONTENTS = {file.stem: str(file) for file in FOLDER.glob("*.toml")}
"""Files that records of older versions name by their hash alone."""

EACH_RECORD = pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")


# -- records -----------------------------------------------------------------------------------------------------------


def open_record(file: Path) -> tuple[Game, Record]:
    record = records.load(file)
    own = [path for name, path in OWN_CONTENTS.items() if f"+{name}-" in file.stem]
    if own and record.box is None:
        return bottega.game(record.game, own[0]), record
    return bottega.game_for(record), record


@EACH_RECORD
def test_a_record_replays_and_verifies(file: Path) -> None:
    game, record = open_record(file)
    steps = list(replay(game, record))
    assert steps[-1].moves == len(record.moves)
    assert (record.result is None) == file.stem.endswith("unfinished")
    verify(game, record)


@EACH_RECORD
def test_an_unfinished_record_resumes_and_continues(file: Path) -> None:
    game, record = open_record(file)
    if record.result is not None:
        assert Play.resume(game, record).position.to_act == OVER
        return
    assert record.fair is not None
    secret = bytes.fromhex(file.with_name(file.name + ".secret").read_text())
    dice = FairDice(secret, record.fair.words, max(record.fair.numbers) + 1)
    play = play_out(Play.resume(game, record, dice), file.stem)
    assert play.record.result is not None
    verify(game, records.loads(play.record.dumps()))


# -- tables ------------------------------------------------------------------------------------------------------------

Open = Callable[[Path], Person]


def tables(kind: str) -> pytest.MarkDecorator:
    """Every table of this kind, with the folder of its database."""
    found = [
        pytest.param(folder, table, id=f"{folder.name}-{table['game']}")
        for folder in SETS
        for table in json.loads((folder / "tables.json").read_text("utf-8"))["tables"]
        if table["kind"] == kind
    ]
    return pytest.mark.parametrize(("folder", "table"), found)


@pytest.fixture(scope="module")
def as_ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Opens a copy of an old database with today's server, and comes with Ada's old cookie."""
    opened: dict[Path, tuple[House, Person]] = {}

    def open_(folder: Path) -> Person:
        if folder not in opened:
            work = tmp_path_factory.mktemp("old")
            shutil.copy(folder / "tables.sqlite3", work)
            house = House(work, away_seconds=0.01)
            person = Person(house)
            person.http.cookies.clear()
            for name, value in json.loads((folder / "tables.json").read_text("utf-8"))["cookies"].items():
                person.http.cookies.set(name, value, domain="127.0.0.1", path="/")
            opened[folder] = house, person
        return opened[folder][1]

    yield open_
    for house, person in opened.values():
        person.close()
        house.stop()
        assert "Traceback" not in "".join(house.said)


def shown(state: Message) -> Message:
    """What `tables.json` tells of a table."""
    return {
        "status": state["table"]["status"],
        "moves": state["moves"],
        "waiting": state["waiting"],
        "result": state["result"],
        "mine": [
            {"seat": my["seat"], "draft": notations(my), "orders": my["orders"]} for my in state["mine"]
        ],
    }


def finish_with_bots(person: Person, table: str) -> None:
    """Put bots on all seats of people and let them play to the end."""
    with closing(person.at(table)) as tab:
        for seat in tab.state["table"]["seats"]:
            number = seat["seat"]
            if (
                seat["kind"] == "guest" and not seat["mine"]
            ):  # they are away: after a moment a bot plays for them
                done(tab.ask("propose", kind="replace", seat=number, bot="random"))
                while tab.state["table"]["seats"][number]["stand_in"] is None:
                    tab.read()
            elif seat["kind"] in ("guest", "open"):
                person.put(f"/api/tables/{table}/seats/{number}", {"kind": "bot", "bot": "random"})
        tab.until(lambda state: bool(state["table"]["status"] == "over"))
    check_the_end(person, table)


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_all_tables_are_listed(as_ada: Open, folder: Path) -> None:
    person = as_ada(folder)
    assert person.get("/api/me")["name"] == "Ada"
    made = json.loads((folder / "tables.json").read_text("utf-8"))["tables"]
    assert {table["id"] for table in person.get("/api/tables")} == {table["id"] for table in made}


@tables("finished")
def test_a_finished_table_replays_and_verifies(as_ada: Open, folder: Path, table: Message) -> None:
    person = as_ada(folder)
    state = person.get(f"/api/tables/{table['id']}/state")
    assert shown(state) == {name: table[name] for name in shown(state)}
    check_the_end(person, table["id"])


@tables("running")
def test_a_running_table_has_its_draft_and_continues(as_ada: Open, folder: Path, table: Message) -> None:
    person = as_ada(folder)
    with closing(person.at(table["id"])) as tab:
        assert shown(tab.state) == {name: table[name] for name in shown(tab.state)}
        assert tab.draft(), "Ada had begun a draft"
        while not tab.mine()["complete"]:
            done(tab.ask("act", action=tab.mine()["actions"][0]["action"]))
        done(tab.ask("confirm"))
        assert tab.state["moves"] > table["moves"]
    finish_with_bots(person, table["id"])


@tables("lobby")
def test_a_free_seat_is_taken_by_its_old_link(as_ada: Open, folder: Path, table: Message) -> None:
    person = as_ada(folder)
    state = person.get(f"/api/tables/{table['id']}/state")
    assert shown(state) == {name: table[name] for name in shown(state)}
    with closing(Person(person.house)) as friend:
        for token in table["tokens"]:
            friend.join(token)
        assert friend.get(f"/api/tables/{table['id']}")["status"] == "playing"
    finish_with_bots(person, table["id"])
