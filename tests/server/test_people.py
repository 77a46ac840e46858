"""One guest on several devices, a recovery code that brings a guest back, and tables that have a name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.database.opening import open_database
from bottega.server.people.guests import Guests
from bottega.server.people.login_links import ALPHABET, DEVICE_SECONDS, LoginLinks, normalized
from bottega.server.people.sessions import Sessions
from bottega.server.refusal import RequestRefused
from bottega.server.settings import database_url
from bottega.server.storage.store import Store
from tests.server.conftest import Visit
from tests.server.house import ConnectionClosed, House, Person, done
from tests.server.postgres import Postgres
from tests.server.test_several import houses

GUESSES = "100000/hour"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("people"), guess_rate=GUESSES)
    yield house
    house.stop()
    assert "Traceback" not in "".join(house.said)


def code_of(person: Person) -> str:
    return str(person.post("/api/me/recovery")["code"])


def test_a_recovery_code_brings_name_and_seats_to_a_new_browser(own: House) -> None:
    with closing(Person(own)) as anna, closing(Person(own)) as laptop, closing(Person(own)) as friend:
        anna.put("/api/me", {"name": "Anna"})
        assert anna.get("/api/me")["recovery"] is None
        table, tokens = anna.table("pig", "me", "open")
        friend.join(tokens[1])
        code = code_of(anna)
        assert anna.get("/api/me")["recovery"] is not None
        typed = f" {code.lower().replace('0', 'o').replace('1', 'l').replace('-', ' ')} "
        info = laptop.post("/api/me/pass", {"code": typed})
        assert info == {"name": "Anna", "tables": 1, "own_tables": 0, "mine": False}
        assert laptop.get("/api/me")["name"] != "Anna", "looking changes nothing"
        assert laptop.post("/api/me/return", {"code": typed})["name"] == "Anna"
        assert laptop.get("/api/me")["name"] == "Anna"
        (mine,) = laptop.get("/api/tables")
        assert mine["id"] == table
        assert mine["host"]
        assert mine["seats"][0]["mine"]
        both = [person.at(table) for person in (anna, laptop)]
        assert all(tab.state["mine"][0]["seat"] == 0 for tab in both), "both browsers hold the seat"
        assert laptop.post("/api/me/pass", {"code": code})["mine"]


def test_a_new_code_makes_the_old_one_useless_and_none_is_stored(own: House) -> None:
    with closing(Person(own)) as anna, closing(Person(own)) as other:
        first, second = code_of(anna), code_of(anna)
        assert other.post("/api/me/pass", {"code": first}, 404)["code"] == "bad-pass"
        other.post("/api/me/pass", {"code": second})
        assert len(normalized(second)) == 20
        assert set(normalized(second)) <= set(ALPHABET)
        stored = Path(own.settings.database.removeprefix("sqlite:///"))
        kept = b"".join(path.read_bytes() for path in stored.parent.glob(f"{stored.name}*"))
        assert normalized(second).encode() not in kept
        assert second.encode() not in kept


def test_what_a_browser_had_goes_along(own: House) -> None:
    """Its seats, its tables, its drafts and its own recovery code; others at the table see no change."""
    with closing(Person(own)) as anna, closing(Person(own)) as phone, closing(Person(own)) as friend:
        anna.put("/api/me", {"name": "Anna"})
        phone.put("/api/me", {"name": "Anna's phone"})
        table, tokens = phone.table("pig", "me", "open", name="Friday")
        friend.join(tokens[1])
        hers = anna.play("pig")
        tab = friend.at(table)
        phones = phone.at(table)
        phones_code = code_of(phone)
        seat = tab.state["waiting"][0]
        active = {0: phones, 1: tab}[seat]
        done(active.act("roll"))
        info = phone.post("/api/me/pass", {"code": code_of(anna)})
        assert (info["tables"], info["own_tables"]) == (1, 1)
        phone.post("/api/me/return", {"code": code_of(anna), "merge": True})
        assert {one["id"] for one in phone.get("/api/tables")} == {table, hers}
        assert {one["id"] for one in anna.get("/api/tables")} == {table, hers}
        tab.until(lambda state: state["revision"] > 1)
        assert tab.state["table"]["seats"][0]["name"] == "Anna's phone", "names at tables stay"
        again = anna.at(table)
        if seat == 0:
            assert again.draft() == ["roll"]
            done(again.ask("confirm"))
        assert anna.put(f"/api/tables/{table}", {"name": "Saturday"})["host"]
        with closing(Person(own)) as third:
            assert third.post("/api/me/return", {"code": phones_code})["name"] == "Anna"


def test_who_follows_the_link_of_a_stranger_keeps_everything_and_can_go_back(own: House) -> None:
    """The reproduction: whoever followed an attacker's link gave all seats, tables and the code to the attacker."""
    with closing(Person(own)) as victim, closing(Person(own)) as attacker:
        victim.put("/api/me", {"name": "Vera"})
        table, _ = victim.table("pig", "me", "bot")
        code = code_of(victim)
        assert victim.get("/api/me")["before"] is None
        link = attacker.post("/api/me/device")["token"]
        became = victim.post("/api/me/return", {"code": link})
        assert became["name"] == attacker.get("/api/me")["name"]
        assert became["before"] == "Vera"
        assert attacker.get("/api/tables") == []
        assert attacker.get(f"/api/tables/{table}")["seats"][0]["mine"] is False
        assert victim.get("/api/me")["before"] == "Vera"
        assert victim.post("/api/me/back")["name"] == "Vera"
        assert victim.get("/api/me")["name"] == "Vera"
        assert [each["id"] for each in victim.get("/api/tables")] == [table]
        assert victim.get(f"/api/tables/{table}")["seats"][0]["mine"]
        with closing(Person(own)) as laptop:
            assert laptop.post("/api/me/return", {"code": code})["name"] == "Vera"
            assert laptop.get("/api/me")["before"] is None, "it was nobody before"
        attacker.post("/api/me/back", code=404)


def test_signing_out_everywhere_ends_the_other_browsers_only(own: House) -> None:
    with closing(Person(own)) as anna, closing(Person(own)) as thief, closing(Person(own)) as other:
        anna.put("/api/me", {"name": "Anna"})
        table, _ = anna.table("pig", "me", "bot")
        unused = anna.post("/api/me/device")["token"]
        thief.http.cookies = anna.http.cookies.__class__(anna.http.cookies)
        assert thief.get("/api/me")["name"] == "Anna"
        stolen = thief.at(table)
        assert stolen.state["mine"]
        assert anna.post("/api/me/sign-out")["name"] == "Anna"
        with pytest.raises(ConnectionClosed):
            stolen.until(lambda _: False)
        assert anna.get("/api/me")["name"] == "Anna"
        assert anna.at(table).state["mine"]
        assert thief.get("/api/me")["name"] != "Anna"
        other.post("/api/me/return", {"code": unused}, 404)
        own.stop()
        own.start()
        cookie = anna.cookie
        with closing(Person(own)) as again:
            again.http.cookies.clear()
            again.http.headers["cookie"] = cookie
            assert again.get("/api/me")["name"] == "Anna"
            again.post("/api/me/sign-out")
            assert again.get("/api/me")["name"] != "Anna", "its old cookie is sent still"


def test_another_server_hears_of_who_has_signed_out(tmp_path: Path, postgres: Postgres) -> None:
    async def main() -> None:
        url = database_url(postgres.new_database())
        stores = [Store(open_database(url)) for _ in range(2)]
        guests = [Guests("key"), Guests("key")]
        ended: list[str] = []
        here, there = (
            Sessions(store, each, ended.append) for store, each in zip(stores, guests, strict=True)
        )
        cookie = guests[0].cookie("anna", secure=False).partition(";")[0]
        assert guests[1].read(cookie) == "anna"
        await here.end_all("anna")
        await there.load()
        await there.load()
        assert [each.read(cookie) for each in guests] == [None, None]
        assert ended == ["anna", "anna"]
        fresh = guests[0].cookie("anna", secure=False).partition(";")[0]
        assert guests[1].read(fresh) == "anna"
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_device_link_works_once(own: House) -> None:
    with closing(Person(own)) as anna, closing(Person(own)) as phone, closing(Person(own)) as thief:
        anna.put("/api/me", {"name": "Anna"})
        old = anna.post("/api/me/device")
        link = anna.post("/api/me/device")
        assert link["path"] == f"/device#{link['token']}"
        assert link["seconds"] == DEVICE_SECONDS
        assert phone.post("/api/me/return", {"code": old["token"]}, 404)["code"] == "bad-pass"
        phone.post("/api/me/pass", {"code": link["token"]})
        assert phone.post("/api/me/return", {"code": link["token"]})["name"] == "Anna"
        assert thief.post("/api/me/return", {"code": link["token"]}, 404)["code"] == "bad-pass"
        assert phone.get("/api/me")["name"] == "Anna"
        assert anna.get("/api/me")["name"] == "Anna"


def test_a_device_link_ends_and_a_code_does_not(tmp_path: Path, stopped_clock: None) -> None:
    start = clock.now()

    async def main() -> None:
        store = Store(open_database(database_url(str(tmp_path / "x.sqlite3"))))
        passes = LoginLinks(store)
        token, code = await passes.new_device("anna"), await passes.new_code("anna")
        assert (await passes.find(token)).guest == "anna"
        clock.set_source(lambda: start + DEVICE_SECONDS + 1)
        with pytest.raises(RequestRefused):
            await passes.find(token)
        assert (await passes.find(code)).guest == "anna"
        await passes.new_device("bruno")
        left = await store.read(
            lambda connection: list(connection.scalars(sa.select(db.login_links.c.guest)))
        )
        assert sorted(left) == ["anna", "bruno"], "what has ended is deleted"
        await store.close()

    asyncio.run(main())


def test_addresses_for_notices_go_along_if_there_are_none(tmp_path: Path) -> None:
    def address(guest: str, kind: str) -> dict[str, object]:
        at = f"{kind} of {guest}"
        return {
            "guest": guest, "kind": kind, "address": at, "language": "en", "confirmed": True, "token": at
        }  # fmt: skip

    async def main() -> None:
        store = Store(open_database(database_url(str(tmp_path / "x.sqlite3"))))
        passes = LoginLinks(store)
        rows = [address("anna", "mail"), address("phone", "mail"), address("phone", "webhook")]
        await store.write(lambda connection: connection.execute(sa.insert(db.addresses), rows))
        await passes.use(await passes.new_device("anna"), "phone", merge=True)
        kept = sa.select(db.addresses.c.guest, db.addresses.c.address)
        found = await store.read(lambda connection: sorted(map(tuple, connection.execute(kept))))
        assert found == [("anna", "mail of anna"), ("anna", "webhook of phone")]
        await store.close()

    asyncio.run(main())


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    house = House(tmp_path, guess_rate="3/day")
    with closing(Person(house)) as anna, closing(Person(house)) as thief:
        code = code_of(anna)
        for _ in range(3):
            thief.post("/api/me/return", {"code": "GUESS"}, 404)
        thief.http.cookies.clear()
        assert thief.post("/api/me/return", {"code": code}, 429)["code"] == "too-many"
    house.stop()


def test_a_browser_comes_back_at_another_server(tmp_path: Path, postgres: Postgres) -> None:
    """The seats of the new browser move while somebody is at the table, at a server that hears of it from the other."""
    with ExitStack() as stack:
        here, there = stack.enter_context(houses(tmp_path, postgres.new_database(), 2))
        anna, phone, friend = (stack.enter_context(closing(Person(at))) for at in (here, there, here))
        anna.put("/api/me", {"name": "Anna"})
        table, tokens = phone.table("pig", "open", "open")
        friend.join(tokens[0])
        phone.join(tokens[1], name="Phone")
        tab = friend.at(table)
        assert not anna.at(table).state["mine"]
        watching = anna.at(table)
        phone.post("/api/me/return", {"code": code_of(anna), "merge": True})
        watching.until(lambda state: bool(state["mine"]))
        assert watching.state["table"]["host"]
        seats = {0: tab, 1: watching}
        for _ in range(2):
            seat = tab.state["waiting"][0]
            done(seats[seat].act("roll"))
            done(seats[seat].ask("confirm"))
            moves = seats[seat].state["moves"]
            for each in seats.values():
                each.until(lambda state, moves=moves: state["moves"] >= moves)  # type: ignore[misc]


def test_the_host_gives_a_table_its_name(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open", name="  Friday \n night ")
    assert friend.post("/api/link", {"token": tokens[1]})["table"]["name"] == "Friday  night"
    friend.join(tokens[1])
    tab = friend.at(table)
    assert host.put(f"/api/tables/{table}", {"name": "Saturday"})["name"] == "Saturday"
    tab.until(lambda state: state["table"]["name"] == "Saturday")
    assert friend.get("/api/tables")[0]["name"] == "Saturday"
    assert friend.put(f"/api/tables/{table}", {"name": "Mine"}, 403)["code"] == "host-only"
    assert host.put(f"/api/tables/{table}", {"name": "x" * 61}, 400)["code"] == "malformed"
    host.post(f"/api/tables/{table}/end")
    assert host.post(f"/api/tables/{table}/rematch", {})["table"]["name"] == "Saturday"
    assert host.put(f"/api/tables/{table}", {"name": ""})["name"] == ""
