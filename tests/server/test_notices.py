"""Notices that it is somebody's turn, against a real mail server and a real web server, with kills and two servers."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bottega.core.errors import BottegaError
from bottega.server.database import schema as db
from bottega.server.settings import database_url, read_settings
from bottega.server.tasks.delivery import DeliveryFailed, body_for, find_target, is_mail, is_public
from bottega.server.tasks.notices import BACKOFF, CHECK_AHEAD, LEASE
from tests.server.house import PATIENCE, TOGETHER, HandClock, House, Person
from tests.server.postgres import Postgres
from tests.server.receiving import Inbox, mail_server, nothing, text_of, web_server
from tests.server.test_chairs import gone, play, sit
from tests.server.test_several import houses

WAIT = 60.0
PUBLIC = "https://games.example"


@pytest.fixture(scope="module")
def mails() -> Iterator[Inbox]:
    with mail_server() as box:
        yield box


@pytest.fixture(scope="module")
def hooks() -> Iterator[Inbox]:
    with web_server() as box:
        yield box


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> HandClock:
    return HandClock(tmp_path_factory.mktemp("clock"))


def settings(mails: Inbox) -> dict[str, Any]:
    return {
        "public_url": PUBLIC,
        "smtp": f"smtp://127.0.0.1:{mails.port}",
        "mail_from": "Bottega <games@example.org>",
        "notice_seconds": WAIT,
        "webhook_networks": ("127.0.0.0/8",),
        "guess_rate": "10000/minute",
    }


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory, clock: HandClock, mails: Inbox) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("office"), clock, **settings(mails))
    yield running
    running.stop()
    assert "Traceback" not in "".join(running.said)


@pytest.fixture
def two(office: House) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        people = [stack.enter_context(closing(Person(office))) for _ in range(2)]
        for person, name in zip(people, ("Ada", "Bruno"), strict=True):
            person.put("/api/me", {"name": name})
        yield people


def subscribe(person: Person, mails: Inbox, address: str) -> str:
    """Have mails sent to an address, and confirm it; the token of its links."""
    assert not person.put("/api/me/notices", {"mail": address})["mail_confirmed"]
    asked = mails.next()
    assert asked["To"] == address
    found = re.search(PUBLIC + r"/notices#confirm=(\S+)", text_of(asked))
    assert found
    person.http.post("/api/notices/confirm", json={"token": found[1]}).raise_for_status()
    assert person.get("/api/me/notices")["mail_confirmed"]
    return found[1]


def sweep(house: House, mails: Inbox) -> None:
    """Until the server has looked after all that is due, twice; fail if anybody else gets a mail meanwhile."""
    for _ in range(2):
        with closing(Person(house)) as other:
            address = f"sweep{len(mails.times)}@example.org"
            other.put("/api/me/notices", {"mail": address})
            assert mails.next()["To"] == address, "a mail that nobody expects"


def wait_outbox(url: str, condition: sa.ColumnElement[bool]) -> None:
    """Until it is true of all notices about tables in the outbox."""
    rows = sa.select(condition).where(db.outbox.c.table_id.is_not(None))
    engine = sa.create_engine(database_url(url))
    end = time.monotonic() + PATIENCE
    with closing(engine.connect()) as connection:
        while not (found := connection.scalars(rows).all()) or not all(found):
            assert time.monotonic() < end, f"never true: {condition}"
            connection.rollback()
            time.sleep(0.1)
    engine.dispose()


def let_pass(clock: HandClock, house: House, mails: Inbox) -> None:
    """So much time that a notice is written down, and then is due."""
    clock.pass_(WAIT)
    sweep(house, mails)
    clock.pass_(CHECK_AHEAD)


def test_one_mail_for_each_turn_to_who_does_not_look(
    office: House, clock: HandClock, mails: Inbox, two: list[Person]
) -> None:
    token = subscribe(two[1], mails, "bruno@example.org")
    table, (ada, bruno) = sit(two, TOGETHER, name="Friday night")
    let_pass(clock, office, mails)
    sweep(office, mails)  # Bruno looks at the table, and gets none

    bruno.ask("ping", hidden=True)
    clock.pass_(WAIT)
    mail = mails.next()
    assert mail["To"] == "bruno@example.org"
    assert mail["Subject"] == "It is your turn: Together, Friday night."
    assert f"{PUBLIC}/t/{table}" in text_of(mail)
    assert f"{PUBLIC}/notices#stop={token}" in text_of(mail)
    assert mail["List-Unsubscribe"] == f"<{PUBLIC}/api/notices/stop?token={token}>"
    gone(bruno, ada)
    play(ada)
    for _ in range(2):
        clock.pass_(LEASE)
        sweep(office, mails)  # no second one for the same turn, also when others move

    bruno = two[1].at(table)
    play(bruno)
    gone(bruno, ada)
    let_pass(clock, office, mails)
    assert mails.next()["Message-ID"] != mail["Message-ID"], "another turn"

    two[1].http.post("/api/notices/stop", params={"token": token}).raise_for_status()
    assert two[1].get("/api/me/notices")["mail"] is None
    bruno = two[1].at(table)
    play(ada)
    play(bruno)
    gone(bruno, ada)
    let_pass(clock, office, mails)
    sweep(office, mails)


@pytest.mark.parametrize(
    ("language", "said"), [("it", "Tocca a te: Insieme."), ("de", "Du bist dran: Zusammen.")]
)
def test_a_webhook_that_fails_is_tried_again(
    office: House, clock: HandClock, mails: Inbox, hooks: Inbox, two: list[Person], language: str, said: str
) -> None:
    address = f"http://127.0.0.1:{hooks.port}/services/secret"
    answer = two[1].http.put("/api/me/notices", json={"webhook": address}, params={"lang": language})
    assert answer.json()["webhook"] == "127.0.0.1", "the rest of the address is a secret"
    table, (ada, bruno) = sit(two, TOGETHER)
    gone(bruno, ada)
    hooks.refusals = [503, 429]
    let_pass(clock, office, mails)
    for seconds in BACKOFF[:2]:
        sweep(office, mails)
        clock.pass_(seconds)
    _, body = hooks.next()
    assert body == {"text": f"{said} {PUBLIC}/t/{table}", "content": f"{said} {PUBLIC}/t/{table}"}
    assert hooks.refusals == []
    two[1].put("/api/me/notices", {"webhook": ""})


def test_a_redirect_is_not_followed(
    office: House, clock: HandClock, mails: Inbox, hooks: Inbox, two: list[Person]
) -> None:
    two[1].put("/api/me/notices", {"webhook": f"http://127.0.0.1:{hooks.port}/"})
    _, (ada, bruno) = sit(two, TOGETHER)
    gone(bruno, ada)
    before = hooks.times.total()
    hooks.refusals = [302]
    let_pass(clock, office, mails)
    for seconds in BACKOFF[:2]:
        sweep(office, mails)
        clock.pass_(seconds)
    assert hooks.refusals == []
    assert hooks.times.total() == before, "it is given up"
    two[1].put("/api/me/notices", {"webhook": ""})


def test_killed_between_outbox_and_delivery_nothing_is_lost_and_nothing_comes_twice(
    office: House, clock: HandClock, mails: Inbox, hooks: Inbox, two: list[Person]
) -> None:
    subscribe(two[1], mails, "bruno@example.net")
    two[1].put("/api/me/notices", {"webhook": f"http://127.0.0.1:{hooks.port}/hook"})
    table, (ada, bruno) = sit(two, TOGETHER)
    gone(bruno, ada)
    clock.pass_(WAIT)
    sweep(office, mails)
    office.kill()  # the notices are written down, and nothing is sent
    clock.pass_(CHECK_AHEAD)
    office.start()
    mail, (key, _) = mails.next(), hooks.next()
    assert mail["To"] == "bruno@example.net"
    clock.pass_(LEASE)
    sweep(office, mails)
    assert hooks.times[key] == mails.times[mail["Message-ID"]] == 1

    # both have been handed over, and the server is killed before it hears of it
    ada, bruno = two[0].at(table), two[1].at(table)
    play(ada)
    play(bruno)
    gone(bruno, ada)
    clock.pass_(WAIT)
    sweep(office, mails)
    arrived, go_on = threading.Semaphore(0), threading.Event()

    def hold() -> None:
        arrived.release()
        go_on.wait()

    mails.before_answer = hooks.before_answer = hold
    clock.pass_(CHECK_AHEAD)
    assert arrived.acquire(timeout=PATIENCE)
    assert arrived.acquire(timeout=PATIENCE)
    office.kill()
    mails.before_answer = hooks.before_answer = nothing
    go_on.set()
    office.start()
    clock.pass_(LEASE)
    mail, (key, _) = mails.next(), hooks.next()
    for _ in range(2):
        sweep(office, mails)
        clock.pass_(LEASE)
    assert hooks.times[key] == mails.times[mail["Message-ID"]] == 2, (
        "once more, under the same key, and never again"
    )
    two[1].put("/api/me/notices", {"mail": "", "webhook": ""})


def test_two_servers_send_one_notice(
    tmp_path: Path, clock: HandClock, mails: Inbox, hooks: Inbox, postgres: Postgres
) -> None:
    url = postgres.new_database()
    with houses(tmp_path, url, 2, clock, **settings(mails)) as pair, ExitStack() as stack:
        people = [stack.enter_context(closing(Person(house))) for house in pair]
        subscribe(people[1], mails, "bruno@example.com")
        people[1].put("/api/me/notices", {"webhook": f"http://127.0.0.1:{hooks.port}/hook"})
        _, (ada, bruno) = sit(people, TOGETHER)
        clock.pass_(WAIT)
        wait_outbox(url, db.outbox.c.due > db.outbox.c.made + CHECK_AHEAD)  # put off, where Bruno looks
        clock.pass_(CHECK_AHEAD)
        sweep(pair[0], mails)  # Bruno looks, at the other server
        gone(bruno, ada)
        clock.pass_(WAIT)
        mail = mails.next()
        assert mail["To"] == "bruno@example.com"
        key, _ = hooks.next()
        wait_outbox(url, db.outbox.c.state != "waiting")  # stored as sent, so that no lease can end
        for house in pair:
            clock.pass_(LEASE)
            sweep(house, mails)
        assert hooks.times[key] == mails.times[mail["Message-ID"]] == 1


def test_nobody_can_bomb_a_stranger_with_mails(two: list[Person], mails: Inbox) -> None:
    for at in range(4):
        answer = two[at % 2].http.put("/api/me/notices", json={"mail": "stranger@example.org"})
        assert answer.status_code == (200 if at < 3 else 429)
        if at < 3:
            assert mails.next()["To"] == "stranger@example.org"
        two[at % 2].put("/api/me/notices", {"mail": ""})
    for address in (
        "nobody",
        "a@b",
        "a b@example.org",
        "a@example.org\nBcc: b@example.org",
        "a@example.org, b@c.de",
    ):
        assert not is_mail(address)
    assert two[0].put("/api/me/notices", {"mail": "nobody"}, 400)["code"] == "bad-address"
    assert two[0].post("/api/notices/confirm", {"token": "x" * 32}, 404)["code"] == "not-found"


@pytest.mark.parametrize(
    "address",
    [
        "http://1.1.1.1/plain",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://user:word@1.1.1.1/",
        "https://localhost/",
        "ftp://1.1.1.1/",
        "https:///nothing",
        "https://192.0.0.192/",
        "https://[::127.0.0.1]/",
        "https://[::7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[ff0e::1]/",
        "https://1.1.1.1:22/",
        "https://1.1.1.1:6379/",
        "https://1.1.1.1:99999/",
    ],
)
def test_webhooks_do_not_lead_into_the_own_network(address: str) -> None:
    with pytest.raises(DeliveryFailed) as error:
        find_target(address, ())
    assert error.value.permanent


def test_what_services_take() -> None:
    assert find_target("https://1.1.1.1/hook", ()).address == "1.1.1.1"
    assert find_target("https://1.1.1.1:8443/", ()).port == 8443
    assert is_public("64:ff9b::101:101")
    assert find_target("http://10.1.2.3/", ("10.0.0.0/8",)).port == 80
    assert is_public("2606:4700::1111")
    assert body_for("discord.com", "<@everyone>") == {
        "content": "‹@everyone›",
        "allowed_mentions": {"parse": []},
    }
    assert body_for("chat.googleapis.com", "a") == {"text": "a"}
    card = body_for("x.webhook.office.com", "a")["attachments"][0]["content"]
    assert card["body"] == [{"type": "TextBlock", "text": "a", "wrap": True}]


@pytest.mark.parametrize(
    "given",
    [
        {"smtp": "mail.example"},
        {"smtp": "smtp://mail.example"},
        {"public_url": "games.example"},
        {"webhook_networks": "everywhere"},
    ],
)
def test_settings_that_cannot_work_are_told_without_the_password(given: dict[str, str]) -> None:
    with pytest.raises(BottegaError):
        read_settings(given)
