"""Another seat's draft, links and moves cannot be reached: each attempt gets a clear refusal, none leaves a trace."""

from __future__ import annotations

import json
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

import bottega
from tests.server.conftest import Visit
from tests.server.house import PATIENCE, TOGETHER, House, Message, Person, Socket, done, open_socket, refused


def two_at_a_table(visit: Visit) -> tuple[Person, Socket, Person, Socket]:
    host, friend = visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    friend.join(tokens[1])
    return host, host.at(table), friend, friend.at(table)


def problem(response: httpx.Response, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    assert response.json()["code"] == code
    assert response.json()["text"]
    assert set(response.json()) == {"code", "text"}, "nothing else is told"


def test_the_seat_of_another(visit: Visit) -> None:
    _, mine, friend, theirs = two_at_a_table(visit)
    done(mine.act("card 2"))
    for type, more in (
        ("act", {"action": 0}),
        ("undo", {"keep": 0}),
        ("confirm", {}),
        ("order", {"order": "finish", "choice": "always"}),
        ("why", {"target": "pot"}),
    ):
        refused(theirs.ask(type, seat=0, **more), "not-yours")
        body = {"type": type, "id": "y", "seat": 0, **more}
        body |= {"revision": 99} if type in ("act", "undo", "confirm") else {}
        answer = friend.post(f"/api/tables/{mine.table}/messages", body, 403)
        refused(answer, "not-yours")
    assert mine.draft() == ["card 2"]
    refused(theirs.ask("act", seat=7, action=0), "unknown-seat")


def test_a_watcher_and_a_bare_program_hold_no_seat(visit: Visit, house: House) -> None:
    _, mine, _, _ = two_at_a_table(visit)
    watcher = visit()
    tab = watcher.at(mine.table)
    assert tab.state["mine"] == []
    refused(tab.ask("act", action=0, seat=0), "not-yours")
    with open_socket(f"ws://127.0.0.1:{house.port}/api/tables/{mine.table}/live") as bare:
        assert json.loads(bare.recv())["mine"] == []
        bare.send(json.dumps({"type": "confirm", "id": "a", "seat": 0, "revision": 1}))
        refused(json.loads(bare.recv()), "not-yours")


@pytest.mark.parametrize("change", ["forged", "cut", "unsigned", "empty", "other-key"])
def test_a_forged_cookie_is_a_stranger(visit: Visit, house: House, change: str) -> None:
    from bottega.server.people.guests import COOKIE, Guests

    host, mine, _, _ = two_at_a_table(visit)
    value = host.http.cookies[COOKIE]
    name = value.rpartition(".")[0]
    forged = {
        "forged": value[:-3] + ("aaa" if not value.endswith("aaa") else "bbb"),
        "cut": value[:-5],
        "unsigned": name,
        "empty": "",
        "other-key": Guests("another key").cookie(name, False).split(";")[0].partition("=")[2],
    }[change]
    answer = httpx.get(
        f"{house.url}/api/tables/{mine.table}/state",
        headers={"cookie": f"{COOKIE}={forged}"},
        timeout=PATIENCE,
    )
    assert answer.json()["mine"] == []
    assert "set-cookie" in answer.headers, "a stranger gets a cookie of its own"
    own = httpx.get(
        f"{house.url}/api/tables/{mine.table}/state",
        headers={"cookie": f"{COOKIE}={value}"},
        timeout=PATIENCE,
    )
    assert own.json()["mine"] != []


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(house: House) -> None:
    header = httpx.get(f"{house.url}/api/me", timeout=PATIENCE).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert "Path=/" in header


FOREIGN = ("http://evil.example", "http://127.0.0.1:1", "null", "https://127.0.0.1.evil.example")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_origin(visit: Visit, house: House, origin: str) -> None:
    host, mine, _, _ = two_at_a_table(visit)
    headers = {"origin": origin}
    message = {"type": "act", "id": "f", "seat": 0, "revision": 9, "action": 1}
    problem(
        host.http.post(f"/api/tables/{mine.table}/messages", json=message, headers=headers),
        403,
        "foreign-origin",
    )
    problem(host.http.post("/api/play", json={"game": "pig"}, headers=headers), 403, "foreign-origin")
    problem(host.http.put("/api/me", json={"name": "x"}, headers=headers), 403, "foreign-origin")
    problem(host.http.post(f"/api/tables/{mine.table}/seats/1/link", headers=headers), 403, "foreign-origin")
    with (
        pytest.raises(InvalidStatus) as caught,
        open_socket(
            f"ws://127.0.0.1:{house.port}/api/tables/{mine.table}/live",
            additional_headers={"Cookie": host.cookie, "Origin": origin},
        ),
    ):
        pass
    assert caught.value.response.status_code == 403
    mine.drain()
    assert mine.draft() == []


def test_our_own_origin_is_welcome(visit: Visit, house: House) -> None:
    host, mine, _, _ = two_at_a_table(visit)
    headers = {"Origin": house.url}
    assert host.http.put("/api/me", json={"name": "Lisa"}, headers=headers).status_code == 200
    with open_socket(
        f"ws://127.0.0.1:{house.port}/api/tables/{mine.table}/live",
        additional_headers={"Cookie": host.cookie, **headers},
    ) as socket:
        assert json.loads(socket.recv())["mine"]


def test_a_guessed_table(visit: Visit, house: House) -> None:
    person = visit()
    for id in (secrets.token_urlsafe(16), "1", "%27or%201=1", "a%00b", "x" * 300):
        for path in ("", "/state", "/record", "/at/0", "/check"):
            problem(person.http.get(f"/api/tables/{id}{path}"), 404, "unknown-table")
        with open_socket(f"ws://127.0.0.1:{house.port}/api/tables/{id}/live") as socket:
            refused(json.loads(socket.recv()), "unknown-table")
            with pytest.raises(ConnectionClosedError) as caught:
                socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4404


def test_a_wrong_link(visit: Visit) -> None:
    host, thief = visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    token = tokens[1]
    for guess in (
        secrets.token_urlsafe(24),
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        token.swapcase(),
    ):
        assert thief.join(guess, 404)["code"] == "bad-link"
        assert thief.post("/api/link", {"token": guess}, 404)["code"] == "bad-link"
    assert thief.join("short", 400)["code"] == "malformed"
    assert thief.join(f"{token}\n", 400)["code"] == "malformed"
    for word in ("two\nlines", "newline\n", "a\0b", ""):
        assert thief.join(token, 400, word=word)["code"] == "malformed"
    assert thief.join("' or 1=1 --' or 1=1", 400)["code"] == "malformed"
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_links_are_never_shown_again_nor_stored(house: House, visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    (token,) = tokens.values()
    del host.heard[:]
    for person in (host, friend):
        person.get(f"/api/tables/{table}")
        person.get(f"/api/tables/{table}/state")
        person.get("/api/tables")
        person.get(f"/api/tables/{table}/record")
        assert not any(token.encode() in heard for heard in person.heard)
    folder = Path(house.settings.database.partition(":///")[2]).parent
    assert not any(token.encode() in file.read_bytes() for file in folder.iterdir() if file.is_file())
    assert not any(token in line for line in house.said)


def test_only_the_host_hands_out_seats(visit: Visit) -> None:
    host, mine, friend, _ = two_at_a_table(visit)
    stranger = visit()
    for person in (friend, stranger):
        answer = person.put(f"/api/tables/{mine.table}/seats/0", {"kind": "bot"}, 403)
        assert answer["code"] == "host-only"
        assert person.post(f"/api/tables/{mine.table}/seats/0/link", None, 403)["code"] == "host-only"
        assert person.put(f"/api/tables/{mine.table}/seats/0", {"name": "Nobody"}, 403)["code"] == "not-yours"
    assert host.put(f"/api/tables/{mine.table}/seats/9", {"kind": "bot"}, 404)["code"] == "unknown-seat"


def test_a_seat_that_was_handed_over_is_lost(visit: Visit) -> None:
    _, mine, friend, theirs = two_at_a_table(visit)
    done(theirs.act("card 1"))
    done(mine.ask("propose", kind="seat", seat=1, to="open"))
    (proposal,) = theirs.until(lambda state: state["proposals"])["proposals"]
    done(theirs.ask("agree", proposal=proposal["number"]))
    theirs.until(lambda state: state["mine"] == [])
    refused(theirs.ask("confirm", seat=1, revision=99), "not-yours")
    assert friend.get(f"/api/tables/{mine.table}/state")["mine"] == []


MALFORMED: list[Any] = [
    "",
    "{",
    "[]",
    "null",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"fly","id":"1"}',
    '{"type":"act","id":"1","revision":0,"seat":0,"action":"1"}',
    '{"type":"act","id":"1","revision":0,"seat":0,"action":-1}',
    '{"type":"act","id":"1","revision":0,"seat":0,"action":1.5}',
    '{"type":"act","id":"1","revision":0,"seat":0,"action":99999999999999999999}',
    '{"type":"act","id":"1","revision":0,"seat":-1,"action":0}',
    '{"type":"act","id":"","revision":0,"seat":0,"action":0}',
    '{"type":"act","id":"a\\u0000b","revision":0,"seat":0,"action":0}',
    '{"type":"act","id":"a\\n","revision":0,"seat":0,"action":0}',
    '{"type":"why","id":"1","seat":0,"target":"a\\u0085"}',
    '{"type":"act","id":"1","revision":0,"seat":0,"action":0,"admin":true}',
    '{"type":"confirm","id":"1","revision":0,"seat":0,"moves":["0 pot"]}',
    "[" * 3000,
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


@pytest.mark.parametrize("data", MALFORMED, ids=lambda data: repr(data[:40]))
def test_a_malformed_message(visit: Visit, data: str | bytes) -> None:
    _, mine, _, _ = two_at_a_table(visit)
    mine.connection.send(data)
    answer = mine.read()
    while answer["type"] != "refused":
        answer = mine.read()
    refused(answer, "malformed")
    assert answer["id"] == ("1" if '"id":"1"' in str(data) else None)
    if '"action":"1"' not in str(data):  # over HTTP a number may be a text
        response = mine.person.http.post(f"/api/tables/{mine.table}/messages", content=data)
        problem(response, 400, "malformed")
    assert mine.ask("ping")["type"] == "pong", "the connection goes on"
    assert mine.draft() == []


def test_malformed_bodies(visit: Visit) -> None:
    person = visit()
    for path, body in (
        ("/api/play", {}),
        ("/api/play", {"game": 3}),
        ("/api/play", {"game": "pig", "bot": 1}),
        ("/api/play", {"game": "pig", "extra": 1}),
        ("/api/play", {"game": "pig", "players": 0}),
        ("/api/tables", {"game": "pig", "seats": []}),
        ("/api/tables", {"game": "pig", "seats": [{"kind": "admin"}]}),
        ("/api/tables", {"game": "pig", "seats": [{"kind": "me"}] * 17}),
        ("/api/tables", {"game": "pig", "seats": [{"kind": "me", "name": "x" * 41}]}),
    ):
        problem(person.http.post(path, json=body), 400, "malformed")
    problem(person.http.put("/api/me", json={"name": "\u200b \n"}), 400, "malformed")


def test_games_options_and_bots_that_are_not_offered(visit: Visit) -> None:
    person = visit()
    for name in ("chess", "os:system", "bottega.games.pig:game", "../pig"):
        problem(person.http.post("/api/play", json={"game": name}), 404, "unknown-game")
    for bot in ("os:system", "tests.outside.nim:PerfectBot", "flat:1000000000", "exe", "exe:true", ""):
        problem(person.http.post("/api/play", json={"game": "pig", "bot": bot}), 400, "unknown-bot")
    problem(person.http.post("/api/play", json={"game": "pig", "players": 9}), 400, "bad-options")
    problem(person.http.post("/api/play", json={"game": "pig", "options": {"goal": 1}}), 400, "bad-options")
    problem(person.http.post("/api/play", json={"game": "pig", "options": {"no": 1}}), 400, "bad-options")


@pytest.mark.parametrize("name", [*bottega.game_names(), TOGETHER])
def test_whatever_is_sent_the_server_knows_what_to_say(visit: Visit, name: str) -> None:
    """Messages of the right shape with any content: done or refused with a reason, never a failure of ours."""
    person = visit()
    table, _ = person.table(name, *["me"] * max(2, bottega.game(name).min_players))
    tab = person.at(table)
    chance = random.Random(17)
    targets = [
        "",
        "moon",
        "die/0",
        "x" * 120,
        *(action["target"] for action in tab.state["mine"][0]["actions"]),
    ]
    for number in range(250):
        type = chance.choice(["act", "act", "act", "undo", "confirm", "order", "why", "why"])
        message: dict[str, Any] = {"seat": chance.choice([0, 0, 0, 1, 1, 5])}
        if type in ("act", "undo", "confirm"):
            message["revision"] = tab.state["revision"] - chance.choice([0, 0, 0, 0, 1, 5, -5])
            message["revision"] = max(0, message["revision"])
        if type == "act":
            legal = [a["action"] for my in tab.state["mine"] for a in my["actions"]]
            message["action"] = chance.choice(
                [*legal, chance.randrange(bottega.game(name).action_count), 10**6]
            )
        elif type == "undo":
            message["keep"] = chance.randrange(4)
        elif type == "order":
            message |= {"order": chance.choice(["finish", "x"]), "choice": chance.choice(["ask", "always"])}
        elif type == "why" and chance.random() < 0.5:
            message["action"] = chance.randrange(bottega.game(name).action_count + 3)
        elif type == "why":
            message["target"] = chance.choice(targets)
        answer = tab.ask(type, **message)
        assert answer.get("code") != "failed", (number, type, message)


def next_answer(tab: Socket) -> Message:
    """The next message that answers one; news of the table may come before it."""
    while "id" not in (message := tab.read()):
        pass
    return message


def test_an_oversized_message(visit: Visit) -> None:
    _, mine, _, _ = two_at_a_table(visit)
    mine.connection.send(json.dumps({"type": "ping", "id": "x" * 5000}))
    assert refused(next_answer(mine), "too-large")["id"] is None
    mine.connection.send(json.dumps({"type": "ping", "id": "long", "more": "x" * 5000}))
    assert refused(next_answer(mine), "too-large")["id"] == "long"
    assert mine.ask("ping")["type"] == "pong"
    mine.connection.send("x" * 100_000)
    with pytest.raises(ConnectionClosedError) as caught:
        next_answer(mine)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009
    body = {"game": "pig", "options": {"x": "y" * 100_000}}
    problem(mine.person.http.post("/api/play", json=body), 413, "too-large")


def test_an_old_revision(visit: Visit) -> None:
    _, mine, _, _ = two_at_a_table(visit)
    old = mine.state["revision"]
    done(mine.act("card 1"))
    done(mine.act("done"))
    done(mine.ask("confirm"))
    refused(mine.ask("act", action=0, revision=old), "stale")
    refused(mine.ask("act", action=0, revision=0), "stale")


def test_moves_and_addresses_that_are_not_there(visit: Visit) -> None:
    person = visit()
    table = person.play("pig")
    problem(person.http.get(f"/api/tables/{table}/at/5000"), 404, "unknown-move")
    problem(person.http.get(f"/api/tables/{table}/at/x"), 404, "not-found")
    problem(person.http.get(f"/api/tables/{table}/secret"), 404, "not-found")
    problem(person.http.get("/api/games/chess"), 404, "unknown-game")
    problem(person.http.delete(f"/api/tables/{table}"), 404, "not-found")
    for path in ("/..%2f..%2fpyproject.toml", "/assets/../../app.py", "/static/app.py"):
        assert "import" not in person.http.get(path).text


def test_floods_are_refused_by_guest_then_by_address(tmp_path: Path) -> None:
    house = House(tmp_path, guest_rate="30/day", address_rate="100/day", create_rate="3/day")
    person = Person(house)
    try:
        table = [person.play("pig") for _ in range(3)][-1]
        problem(person.http.post("/api/play", json={"game": "pig"}), 429, "too-many")
        tab = person.at(table)
        answers = [tab.ask("ping")["type"] for _ in range(20)]
        assert answers == ["pong"] * 20
        sent = [tab.send("ping") for _ in range(20)]
        got: list[Message] = []
        while len(got) < len(sent):
            got += [message for message in [tab.read()] if "id" in message]  # others tell of the bot's moves
        refused(got[-1], "too-many")
        assert [answer["id"] for answer in got] == sent, "each message has one reply, refused or not"
        problem(person.http.get("/api/tables"), 429, "too-many")
        codes = [httpx.get(f"{house.url}/api/me", timeout=PATIENCE).status_code for _ in range(100)]
        assert codes[0] == 200, "another guest is still heard"
        assert codes[-1] == 429, "until the address is too loud"
    finally:
        person.close()
        house.stop()


def test_refusals_leave_no_trace_in_the_log(house: House, visit: Visit) -> None:
    person = visit()
    person.http.post("/api/play", content=b"{")
    person.get("/api/tables/nowhere", 404)
    said = "".join(house.said)
    assert "Traceback" not in said
    assert "nowhere" not in said
