"""The dice of the day at a server: one secret for each day and game, its hash before and itself after, and a list."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bottega
from bottega.core.chance import commitment
from bottega.core.record import loads
from bottega.core.verifying import verify
from bottega.server.database.opening import open_database
from bottega.server.http.routes.days import counted_games, day_entries
from bottega.server.people.daily_dice import DailyDice
from bottega.server.seats.seat import Seat
from bottega.server.settings import database_url
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from tests.server.house import HandClock, House, Message, Person
from tests.server.test_games import play_out
from tests.server.test_store import any_step

NOON = 1_777_896_000.0  # 2026-05-04, 12:00 UTC
DAY = 24 * 3600
GAME = "florenza-dice"


class Dated(House):
    """A server whose days are set by the test."""

    def __init__(self, folder: Path) -> None:
        self.hand = HandClock(folder)
        self.set(NOON)
        super().__init__(folder, self.hand)

    def set(self, now: float) -> None:
        self.hand.set(now)


@pytest.fixture(scope="module")
def dated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dated]:
    house = Dated(tmp_path_factory.mktemp("days"))
    yield house
    house.stop()
    assert "Traceback" not in "".join(house.said)


def shown(person: Person, game: str = GAME) -> Message:
    days: list[Message] = person.get("/api/days")
    return next(day for day in days if day["game"] == game)


def begin(person: Person, game: str = GAME) -> str:
    return str(person.post("/api/days", {"game": game})["table"]["id"])


def finish(person: Person, table: str, seed: int) -> list[str]:
    """Play by chance to the end; the first rolls."""
    play_out([person.at(table)], random.Random(seed))
    record = loads(person.http.get(f"/api/tables/{table}/record").text)
    return [move for move in record.moves if move.startswith("*")][:7]


def test_only_games_for_one_have_dice_of_the_day(dated: Dated) -> None:
    with closing(Person(dated)) as person:
        games = [day["game"] for day in person.get("/api/days")]
        assert games == [name for name in dated.settings.games if bottega.game(name).min_players == 1]
        assert person.post("/api/days", {"game": "pig"}, 404)["code"] == "not-found"


def test_a_day_from_its_promise_to_its_secret(dated: Dated) -> None:
    dated.set(NOON - DAY)
    with closing(Person(dated)) as ada, closing(Person(dated)) as ben:
        promise = shown(ada)["tomorrow"]
        dated.set(NOON)
        today = shown(ada)["today"]
        assert today["day"] == "2026-05-04"
        assert today["commitment"] == promise
        assert today["secret"] is None
        assert shown(ada)["left"] == DAY / 2
        first = begin(ada)
        assert begin(ada) == first, "what is not finished goes on"
        assert shown(ada)["today"]["table"] == first
        rolls = finish(ada, first, 1)
        assert finish(ben, begin(ben), 2) == rolls
        again = begin(ada)
        assert again != first
        finish(ada, again, 3)
        entries = shown(ada)["today"]["entries"]
        assert [entry["mine"] for entry in entries].count(True) == 1, "the first finished game counts"
        score = ada.get(f"/api/tables/{first}/state")["result"]["scores"][0]
        assert {(entry["score"], entry["mine"]) for entry in entries} >= {(score, True)}
        first_score, second_score = (entry["score"] for entry in entries)
        assert [entry["place"] for entry in entries] == [1, 2 if second_score < first_score else 1]
        check_secret(dated, ada, first, promise)


def check_secret(dated: Dated, person: Person, table: str, promise: str) -> None:
    """The secret is kept on the day, also when the game is over, and published on the next."""
    assert person.get(f"/api/tables/{table}/state")["fair"] == {
        "commitment": promise,
        "words": [],
        "secret": None,
        "after": 0,
    }
    assert person.get(f"/api/tables/{table}/dice", 409)["code"] == "not-over"
    assert not person.get(f"/api/tables/{table}/check")["dice_checked"]
    dated.set(NOON + DAY)
    secret = shown(person)["yesterday"]["secret"]
    assert commitment(bytes.fromhex(secret)) == promise
    assert len(shown(person)["yesterday"]["entries"]) == 2
    assert shown(person)["today"]["entries"] == []
    record = loads(person.http.get(f"/api/tables/{table}/record").text)
    assert record.day == "2026-05-04"
    proof = verify(bottega.game(GAME), record)
    assert proof is not None
    assert proof.rolls > 50
    proved = person.get(f"/api/tables/{table}/dice")
    assert proved["day"] == "2026-05-04"
    assert {roll["round"] for roll in proved["rolls"]} > {1, 2}
    check = person.get(f"/api/tables/{table}/check")
    assert check["ok"]
    assert check["dice_checked"]


def test_a_game_that_is_finished_too_late_or_ended_does_not_count(dated: Dated) -> None:
    dated.set(NOON + 2 * DAY)
    with closing(Person(dated)) as late:
        ended = begin(late)
        late.post(f"/api/tables/{ended}/end")
        assert late.get(f"/api/tables/{ended}/state")["fair"]["secret"] is None
        dated.set(NOON + 2 * DAY + 1)
        table = begin(late)
        assert table != ended
        play_out([late.at(table)], random.Random(4))
        assert [entry["begun_before"] for entry in shown(late)["today"]["entries"]] == [1]
    with closing(Person(dated)) as late:
        table = begin(late)
        dated.set(NOON + 3 * DAY)
        play_out([late.at(table)], random.Random(5))
        assert not any(entry["mine"] for entry in shown(late)["yesterday"]["entries"])


def test_nobody_helps_with_the_dice_of_the_day(dated: Dated) -> None:
    dated.set(NOON + 4 * DAY)
    with closing(Person(dated)) as person:
        table = begin(person)
        assert person.get(f"/api/tables/{table}")["day"] == "2026-05-08"
        assert person.post(f"/api/tables/{table}/seats/0/hint", None, 409)["code"] == "day-dice"
        assert person.put(f"/api/tables/{table}/seats/0", {"kind": "bot"}, 409)["code"] == "day-dice"
        for_me = {"type": "propose", "id": "p", "kind": "replace", "seat": 0}
        assert person.post(f"/api/tables/{table}/messages", for_me, 409)["code"] == "day-dice"


def test_a_record_of_a_day_keeps_its_proof_when_it_is_opened(dated: Dated) -> None:
    dated.set(NOON + 5 * DAY)
    with closing(Person(dated)) as person:
        table = begin(person)
        finish(person, table, 6)
        dated.set(NOON + 6 * DAY)
        record = person.http.get(f"/api/tables/{table}/record").json()
        opened = person.post("/api/import", {"record": record})["table"]["id"]
        assert person.get(f"/api/tables/{opened}/check")["dice_checked"]
        assert len(shown(person)["yesterday"]["entries"]) == 1, "what comes from a record does not count"


def test_a_table_that_is_read_back_goes_on_with_the_dice_that_are_due(database: str) -> None:
    async def main() -> None:
        secret = DailyDice("key", lambda: NOON).secret(GAME, "2026-05-04")
        tables = []
        for _ in range(2):
            me = Seat(0, "guest", "Ada", guest="ada")
            tables.append(make_table(bottega.game(GAME), {}, [me], "ada", 0, secret, day="2026-05-04"))
        chance = [random.Random(9), random.Random(9)]
        while tables[0].moves < 60:
            any_step(tables[0], chance[0])
            any_step(tables[1], chance[1])
        store = Store(open_database(database_url(database)))
        await store.save(tables[1])
        row = await store.row(tables[1].id)
        assert row is not None
        tables[1] = await store.load(row.id, tables[1].game)
        while tables[0].status == "playing":
            any_step(tables[0], chance[0])
            any_step(tables[1], chance[1])
        assert tables[0].play.record.moves == tables[1].play.record.moves
        assert tables[1].fair.secret is None
        await store.close()

    asyncio.run(main())


def test_all_servers_on_a_database_have_the_same_key_of_days(database: str) -> None:
    async def main() -> None:
        stores = [Store(open_database(database_url(database))) for _ in range(2)]
        keys = [await store.key("days") for store in stores]
        assert keys[0] == keys[1] != await stores[0].key()
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_days_are_those_of_utc() -> None:
    now = NOON + DAY / 2 - 1
    days = DailyDice("key", lambda: now)
    assert days.today() == "2026-05-04"
    assert days.today(1) == "2026-05-05"
    assert days.seconds_left() == 1
    assert days.is_over("2026-05-03")
    assert not days.is_over("2026-05-04")
    assert days.secret("a", "2026-05-04") != days.secret("b", "2026-05-04")


def test_a_day_of_many_games_is_listed_in_linear_time() -> None:
    rows: list[Any] = [
        SimpleNamespace(
            table_id=str(at), guest=str(at), name="x", score=at % 7, won=True, begun=at, finished=at
        )
        for at in range(20_000)
    ]
    started = time.thread_time()
    entries = day_entries(rows, counted_games(rows, math.inf), "0")
    assert time.thread_time() - started < 1, "each entry must not be compared with each other game"
    assert {(entry.place, entry.score, entry.begun_before) for entry in entries} == {(1, 6, 0)}
