"""Nobody can crowd the others out: rates by a clock that is never set back, and a limit of sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from bottega.server.database.opening import open_database
from bottega.server.http.handlers import COST_HIGH
from bottega.server.http.routes.table_socket import _serve
from bottega.server.live import live_tables
from bottega.server.live.messages import PREVIEWS_PER_MESSAGE, VIEWERS_PER_MESSAGE
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import (
    BURST,
    COOKIE,
    SWEEP_SECONDS,
    Guests,
    Limits,
    RateLimit,
    is_own_origin,
    network_of,
)
from bottega.server.protocol.messages import Confirm, Look, Ping
from bottega.server.protocol.states import State
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.settings import Settings, database_url
from bottega.server.storage.store import Store
from bottega.server.workers.pool import MOST_WAITING, JobQueue, WorkerProcess
from tests.server.conftest import Visit
from tests.server.house import PATIENCE, House, Person, Socket
from tests.server.test_store import new_table


def allowed(rate: RateLimit, who: str) -> bool:
    try:
        rate.hit(who)
    except RequestRefused:
        return False
    return True


def test_a_rate_counts_each_one_apart_and_credit_grows_steadily() -> None:
    now = [100.0]
    rate = RateLimit("2/minute", lambda: now[0])
    assert [allowed(rate, "ada") for _ in range(3)] == [True, True, False]
    assert allowed(rate, "bruno")
    now[0] += 29.9
    assert not allowed(rate, "ada")
    now[0] += 0.2
    assert [allowed(rate, "ada") for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [allowed(rate, "ada") for _ in range(3)] == [True, True, False], (
        "no more than the limit is saved up"
    )


def test_a_minutes_worth_cannot_be_asked_for_at_once() -> None:
    now = [0.0]
    rate = RateLimit("3000/minute", lambda: now[0])
    assert sum(allowed(rate, "ada") for _ in range(3000)) == BURST
    done = 0
    for _ in range(60):
        now[0] += 1
        done += sum(allowed(rate, "ada") for _ in range(100))
    assert done == 3000


def test_a_budget_of_bytes_can_be_used_at_once_and_then_no_more() -> None:
    limits = Limits(Settings(database="", store_rate="1000000/day"))
    limits.charge_bytes(Sender("ada", "192.0.2.1"), 600_000)
    for sender in (Sender("ada", "192.0.2.2"), Sender("bruno", "192.0.2.1")):
        with pytest.raises(RequestRefused, match="too-many"):
            limits.charge_bytes(sender, 600_000)
    limits.charge_bytes(Sender("carla", "192.0.2.3"), 600_000)


def test_who_is_refused_for_one_limit_is_not_charged_by_the_others() -> None:
    limits = Limits(Settings(database="", guest_rate="5/day", address_rate="2/day", create_rate="2/day"))
    for _ in range(2):
        limits.charge("ada", "192.0.2.1")
        limits.charge_table(Sender("ada", "192.0.2.1"))
    for _ in range(9):
        with pytest.raises(RequestRefused, match="too-many"):
            limits.charge("bruno", "192.0.2.1")
        with pytest.raises(RequestRefused, match="too-many"):
            limits.charge_table(Sender("bruno", "192.0.2.1"))
    for _ in range(2):
        limits.charge("bruno", "192.0.2.2")
        limits.charge_table(Sender("bruno", "192.0.2.2"))


def test_tables_and_imports_of_a_guest_and_of_a_network_are_limited(tmp_path: Path) -> None:
    house = House(tmp_path, guest_tables=2, network_tables="6/day", import_rate="2/day")
    people = [Person(house) for _ in range(3)]
    ada, ben, carla = people
    over = ada.play("pig")
    record = ada.get(f"/api/tables/{over}/record")
    ada.post("/api/import", {"record": record})
    assert ada.post("/api/play", {"game": "pig"}, 429)["code"] == "too-many-tables"
    ada.post(f"/api/tables/{over}/end")
    ada.play("pig")
    ben.post("/api/import", {"record": record})
    assert ben.post("/api/import", {"record": record}, 429)["code"] == "too-many", (
        "the network has imported twice"
    )
    assert carla.post("/api/play", {"game": "pig"}, 429)["code"] == "too-many", (
        "the network has its six tables"
    )
    for person in people:
        person.close()
    house.stop()


def test_few_tables_without_viewers_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(live_tables, "MOST_UNUSED", 4)
        manager = hall_in(tmp_path)
        manager.tables._most = 4
        seen = await manager.tables.add(new_table("pig"))
        await manager.connect(seen.table.id, None, "en", 0)
        for _ in range(20):
            newest = await manager.tables.add(new_table("pig"))
            assert len(manager.tables.by_id) <= 6
            assert {seen.table.id, newest.table.id} <= manager.tables.by_id.keys()
        await manager.close()

    asyncio.run(main())


def test_who_has_all_credit_again_is_forgotten() -> None:
    now = [0.0]
    rate = RateLimit("60/minute", lambda: now[0])
    rate.hit("ada")
    now[0] += SWEEP_SECONDS
    rate.hit("bruno", 60)
    now[0] += 1
    rate.hit("carla")
    assert set(rate._spent) == {"bruno", "carla"}


def test_what_is_dear_counts_more() -> None:
    rate = RateLimit("10/day")
    rate.hit("ada", 5)
    rate.hit("ada", 5)
    assert not allowed(rate, "ada")


def test_the_dear_requests_of_a_guest_reach_the_limit_sooner(tmp_path: Path) -> None:
    house = House(tmp_path, guest_rate=f"{4 * COST_HIGH}/day")
    try:
        person = Person(house)
        table = person.play("pig")
        codes = [person.http.get(f"/api/tables/{table}/drawing").status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429], "asking who one is and making the table have counted too"
        person.close()
    finally:
        house.stop()


def hall_in(folder: Path) -> TableManager:
    settings = Settings(database=database_url(str(folder / "tables.sqlite3")))
    return TableManager(settings, Store(open_database(settings.database)))


async def turns_of_others(work: Awaitable[object]) -> int:
    """How often others have their turn while something is done."""
    turns = 0

    async def take_turns() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    others = asyncio.create_task(take_turns())
    await work
    others.cancel()
    return turns


class Pipe:
    """A socket over which all messages have come already."""

    scope = {"client": ("1.1.1.1", 1)}

    def __init__(self, *messages: str) -> None:
        self.messages = list(messages)
        self.sent: list[bytes] = []

    async def receive(self) -> dict[str, str]:
        if not self.messages:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": self.messages.pop(0)}

    async def send_text(self, data: bytes) -> None:
        self.sent.append(data)


def test_many_messages_and_long_ones_let_others_in_between(tmp_path: Path) -> None:
    async def main() -> None:
        manager = hall_in(tmp_path)
        live = await manager.tables.add(new_table("dice-forge"))
        seat = live.table.waiting[0]
        action = live.table.position.actions(seat)[0]
        guest = f"guest{seat}"
        viewer = await manager.connect(live.table.id, guest, "en", 0)
        pings = [f'{{"type": "ping", "id": "{number}"}}' for number in range(50)]
        pipe, limits = cast(Any, Pipe(*pings)), Limits(manager.settings)
        served = _serve(pipe, manager, limits, live.table.id, viewer, "here", compress=False)
        assert await turns_of_others(served) >= 50
        look = Look("look", seat, [action] * 40)
        assert await turns_of_others(manager.messages.handle(live.table.id, guest, "en", look)) >= 39
        await manager.close()

    asyncio.run(main())


def test_a_message_counts_by_what_it_lets_the_server_do(tmp_path: Path) -> None:
    async def main() -> None:
        manager = hall_in(tmp_path)
        live = await manager.tables.add(new_table("pig"))
        id = live.table.id
        viewers = [await manager.connect(id, None, "en", 0) for _ in range(3 * VIEWERS_PER_MESSAGE)]
        assert manager.messages.extra_cost(id, Look("m", 0, [1] * 5 * PREVIEWS_PER_MESSAGE)) == 5
        assert manager.messages.extra_cost(id, Look("m", 0, [1])) == 0
        assert manager.messages.extra_cost(id, Ping("m")) == 0
        assert manager.messages.extra_cost(id, Confirm("m", 0, 0)) == 3, "all of them are told"
        for viewer in viewers:
            manager.disconnect(id, viewer)
        assert manager.messages.extra_cost(id, Confirm("m", 0, 0)) == 0
        await manager.close()

    asyncio.run(main())


def test_all_watchers_get_one_and_the_same_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        manager = hall_in(tmp_path)
        live = await manager.tables.add(new_table("pig"))
        for guest in ("guest0", "guest1", "watcher1", "watcher2", "watcher3", None):
            await manager.connect(live.table.id, guest, "en", 0)
        made: list[str | None] = []
        state = live.presenter.state

        def counted(guest: str | None, *more: Any) -> State:
            made.append(guest)
            return state(guest, *more)

        monkeypatch.setattr(live.presenter, "state", counted)
        manager.broadcaster.send_state(live)
        assert len(made) == 3, "two players, and the watchers together"
        assert {"guest0", "guest1"} < set(made)
        await manager.close()

    asyncio.run(main())


class Turns:
    """The jobs of a queue, which begin and wait until they may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, count: int, wait_seconds: float = PATIENCE) -> None:
        self.queue = JobQueue(count, PATIENCE, wait_seconds)
        self.began: list[str] = []
        self.go_on = asyncio.Event()
        monkeypatch.setattr(WorkerProcess, "run", self.run)

    async def run(self, job: str, *_: object) -> None:
        self.began.append(job)
        await self.go_on.wait()

    def start(self, guest: str, network: str, job: str) -> asyncio.Task[Any]:
        return asyncio.create_task(self.queue.run(Sender(guest, network), job))


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_guest_and_a_network_have_one_long_job_done_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        turns = Turns(monkeypatch, 4)
        jobs = [
            turns.start("ada", "1.1.1.1", "1"),
            turns.start("ada", "2.2.2.2", "2"),
            turns.start("bruno", "3.3.3.3", "3"),
            *(turns.start(f"guest{at}", "3.3.3.3", f"4.{at}") for at in range(25)),
            turns.start("carla", "4.4.4.4", "5"),
        ]
        await settled()
        assert turns.began == ["1", "3", "5"], "25 guests of one network do not delay the others"
        assert turns.queue.waiting == 26
        turns.go_on.set()
        await asyncio.gather(*jobs)
        assert len(turns.began) == len(jobs)
        assert turns.queue.waiting == 0

    asyncio.run(main())


def test_who_would_wait_too_long_for_a_worker_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        turns = Turns(monkeypatch, 1, wait_seconds=0.01)
        first = turns.start("ada", "1.1.1.1", "1")
        await settled()
        for sender in (Sender("ada", "2.2.2.2"), Sender("bruno", "1.1.1.1"), Sender("carla", "3.3.3.3")):
            with pytest.raises(RequestRefused) as refused:
                await turns.queue.run(sender, "2")
            assert (refused.value.code, refused.value.status) == ("busy", 503)
        assert (turns.began, turns.queue.waiting) == (["1"], 0)
        turns.go_on.set()
        await first

    asyncio.run(main())


def test_a_full_queue_refuses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        turns = Turns(monkeypatch, 1)
        jobs = [turns.start(f"guest{at}", f"net{at}", str(at)) for at in range(MOST_WAITING + 2)]
        await settled()
        assert jobs[-1].done()
        assert isinstance(jobs[-1].exception(), RequestRefused)
        turns.go_on.set()
        await asyncio.gather(*jobs[:-1])

    asyncio.run(main())


def test_setting_the_clock_of_the_machine_locks_nobody_out() -> None:
    assert RateLimit("1/minute")._clock is time.monotonic


def test_sockets_are_limited_by_guest_address_and_table() -> None:
    limits = Limits(Settings(database="", guest_sockets=1, address_sockets=2, table_sockets=3))
    with limits.open_socket("ada", "1.1.1.1", "table"):
        with pytest.raises(RequestRefused), limits.open_socket("ada", "2.2.2.2", "other"):
            pass
        with limits.open_socket("bruno", "1.1.1.1", "table"):
            with pytest.raises(RequestRefused), limits.open_socket(None, "1.1.1.1", "other"):
                pass
            with limits.open_socket(None, "2.2.2.2", "table"), pytest.raises(RequestRefused):
                limits.open_socket(None, "3.3.3.3", "table").__enter__()
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
    while not any(b'"type":"chat"' in raw for raw in person.heard):
        tab.read()
    tab.drain()
    heard = len(person.heard)
    for _ in range(3):
        visit().at(table).close()
    tab.drain()
    assert len(person.heard) == heard + 1, "the answer to the ping alone"


def test_neighbours_in_an_ipv6_network_are_one_sender() -> None:
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::7") != network_of("2001:db8:1:2::7")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unknown") == "unknown"


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "//", "http://other", "x" * 10_000])
def test_an_origin_that_is_no_address_is_foreign(origin: str) -> None:
    assert not is_own_origin(origin, "games.example", ())
    assert is_own_origin("https://games.example", "games.example", ())


def test_a_cookie_is_read_whatever_stands_beside_it() -> None:
    guests = Guests("key")
    guest = guests.new()
    own = guests.cookie(guest, secure=True).partition(";")[0]
    assert guests.read(own) == guest
    assert guests.read(f"theme=dark; {own} ; other={COOKIE}=x") == guest
    assert guests.read(f'other="a; {own}') == guest
    for wrong in ("", COOKIE, f"{COOKIE}=", f"x{own}", f"{own}x", own.lower()):
        assert guests.read(wrong) is None, wrong


def test_a_long_cookie_is_not_parsed() -> None:
    assert Guests("key").read(f'{COOKIE}="' + "\\a" * 30_000 + '"') is None


def test_nothing_is_remembered_of_who_does_not_send_the_cookie_back() -> None:
    guests = Guests("key")
    guest = guests.new()
    assert guests.visitors == set()
    assert guests.note_visit(guest)
    assert guests.visitors == {guest}


def test_pages_are_limited_too_and_only_the_page_sets_a_cookie(tmp_path: Path) -> None:
    house = House(tmp_path, address_rate="4/day")
    try:
        with httpx.Client(base_url=house.url, headers={"accept": "text/html"}) as browser:
            page = browser.get("/")
            assert "set-cookie" in page.headers
            assert page.headers["cache-control"] == "private, no-cache"
            browser.cookies.clear()
            assert "set-cookie" not in browser.get("/favicon.svg").headers
            assert browser.get("/schema/openapi.json").status_code == 200
            assert browser.get("/health").status_code == 200
            assert browser.get("/").status_code == 429
    finally:
        house.stop()
