"""Nobody can crowd the others out: rates by a clock that is never set back, and a limit of sockets."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from bottega.server.database import open_database
from bottega.server.guests import Limits, Rate
from bottega.server.hall import Hall
from bottega.server.refusal import Refusal
from bottega.server.rest import DEAR
from bottega.server.settings import Settings, database_url
from bottega.server.store import Store
from tests.server.conftest import Visit
from tests.server.house import House, Person, Socket


def allowed(rate: Rate, who: str) -> bool:
    try:
        rate.hit(who)
    except Refusal:
        return False
    return True


def test_a_rate_counts_each_one_apart_and_begins_anew() -> None:
    now = [100.0]
    rate = Rate("2/minute", lambda: now[0])
    assert [allowed(rate, "ada") for _ in range(3)] == [True, True, False]
    assert allowed(rate, "bruno")
    now[0] += 59.9
    assert not allowed(rate, "ada")
    now[0] += 0.1
    assert allowed(rate, "ada")


def test_what_is_dear_counts_more() -> None:
    rate = Rate("10/day")
    rate.hit("ada", 5)
    rate.hit("ada", 5)
    assert not allowed(rate, "ada")


def test_the_dear_requests_of_a_guest_reach_the_limit_sooner(tmp_path: Path) -> None:
    house = House(tmp_path, guest_rate=f"{4 * DEAR}/day")
    try:
        person = Person(house)
        table = person.play("pig")
        codes = [person.http.get(f"/api/tables/{table}/drawing").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429], "asking who one is and making the table have counted too"
        person.close()
    finally:
        house.stop()


def test_a_guest_has_one_long_job_done_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        settings = Settings(database=database_url(str(tmp_path / "tables.sqlite3")))
        hall = Hall(settings, Store(open_database(settings.database)))
        began: list[str] = []
        go_on = asyncio.Event()

        async def do(job: str, *arguments: object) -> None:
            began.append(job)
            await go_on.wait()

        monkeypatch.setattr(hall.helpers, "do", do)
        jobs = [asyncio.create_task(hall.help(*job)) for job in (("ada", "1"), ("ada", "2"), ("bruno", "3"))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert began == ["1", "3"]
        go_on.set()
        await asyncio.gather(*jobs)
        assert began == ["1", "3", "2"]
        await hall.close()

    asyncio.run(main())


def test_setting_the_clock_of_the_machine_locks_nobody_out() -> None:
    assert Rate("1/minute")._clock is time.monotonic


def test_sockets_are_limited_by_guest_address_and_table() -> None:
    limits = Limits(Settings(database="", guest_sockets=1, address_sockets=2, table_sockets=3))
    with limits.socket("ada", "1.1.1.1", "table"):
        with pytest.raises(Refusal), limits.socket("ada", "2.2.2.2", "other"):
            pass
        with limits.socket("bruno", "1.1.1.1", "table"):
            with pytest.raises(Refusal), limits.socket(None, "1.1.1.1", "other"):
                pass
            with limits.socket(None, "2.2.2.2", "table"), pytest.raises(Refusal):
                limits.socket(None, "3.3.3.3", "table").__enter__()
    assert not limits._sockets, "what is closed is forgotten"


def test_a_socket_too_many_is_refused_with_a_sentence_and_the_others_stay(tmp_path: Path) -> None:
    house = House(tmp_path, guest_sockets=2)
    person = Person(house)
    table = person.play("pig")
    tabs = [person.at(table), person.at(table)]
    third = Socket(person, table, "en", 0, state=False)
    assert third.read()["code"] == "too-many"
    with pytest.raises(ConnectionClosedError) as caught:
        third.read()
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4429
    third.close()
    assert all(tab.ask("ping")["type"] == "pong" for tab in tabs)
    person.close()
    house.stop()


def test_watchers_who_come_and_go_are_no_news(visit: Visit) -> None:
    person = visit()
    table = person.play("pig", players=2)
    tab = person.at(table)
    tab.until(lambda state: state["waiting"] == [0])
    tab.drain()
    heard = len(person.heard)
    for _ in range(3):
        visit().at(table).close()
    tab.drain()
    assert len(person.heard) == heard + 1, "the answer to the ping alone"
