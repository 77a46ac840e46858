"""Chat for those who sit at a table, muting, and private notes."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path

from bottega.server.live.chat import MAX_LINES
from tests.server.conftest import Visit
from tests.server.house import House, Message, Person, Socket, done, refused
from tests.server.postgres import Postgres
from tests.server.test_several import houses


def pair(host: Person, friend: Person) -> str:
    """A table of Pig for two people."""
    table, tokens = host.table("pig", "me", "open")
    friend.join(tokens[1], name="Bruno")
    return table


def chat(tab: Socket, lines: int, fresh: bool | None = None) -> list[str]:
    """Read until so many lines of the chat have come; what they say."""
    said: list[str] = []
    while True:
        message: Message = tab.read()
        if message["type"] == "chat":
            said = [] if message["fresh"] else said
            said += [line["text"] for line in message["lines"]]
            if len(said) >= lines and fresh in (None, message["fresh"]):
                return said


def test_those_who_sit_there_talk_and_watchers_hear_nothing(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table = pair(host, friend)
    tabs = [person.at(table) for person in (host, friend, watcher)]
    done(tabs[0].ask("say", seat=0, text="  Hello <b>Bruno</b> & good luck \u202e! "))
    assert chat(tabs[1], 1) == ["Hello <b>Bruno</b> & good luck !"], (
        "as it was typed: the page shows it as text"
    )
    refused(tabs[2].ask("say", seat=0, text="me too"), "not-yours")
    refused(tabs[1].ask("say", seat=0, text="for another"), "not-yours")
    assert watcher.get(f"/api/tables/{table}/chat", 403)["code"] == "not-yours"
    tabs[2].drain()
    assert not any(b"good luck" in heard for heard in watcher.heard)
    shown = friend.get(f"/api/tables/{table}/chat")["lines"]
    assert [(line["number"], line["seat"], line["mine"]) for line in shown] == [(1, 0, False)]
    assert chat(friend.at(table), 1) == [shown[0]["text"]], "it is kept with the table"
    assert "good luck" not in host.http.get(f"/api/tables/{table}/record").text
    assert "good luck" not in str(tabs[1].state)


def test_a_line_that_is_sent_again_is_said_once(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = pair(host, friend)
    tab = host.at(table)
    for _ in range(2):
        done(tab.ask("say", id="once", seat=0, text="hello"))
    assert len(host.get(f"/api/tables/{table}/chat")["lines"]) == 1


def test_limits_of_length_memory_and_rate(tmp_path: Path) -> None:
    house = House(tmp_path, chat_rate=f"{MAX_LINES + 5}/day")
    with closing(Person(house)) as host, closing(Person(house)) as friend:
        table = pair(host, friend)
        tab = host.at(table)
        refused(tab.ask("say", seat=0, text="x" * 301), "malformed")
        refused(tab.ask("say", seat=0, text=" \u202e "), "malformed")
        refused(tab.ask("say", seat=0, text="two\nlines"), "malformed")
        for _ in range(MAX_LINES + 4):
            tab.send("say", seat=0, text="hello")
        done(tab.ask("say", seat=0, text="x" * 300))
        lines = [line["number"] for line in friend.get(f"/api/tables/{table}/chat")["lines"]]
        assert lines == list(range(6, MAX_LINES + 6))
        refused(tab.ask("say", seat=0, text="enough"), "too-many")
    house.stop()


def test_muting_is_for_a_person_at_every_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    first, second = pair(host, friend), pair(host, friend)
    hosts, friends = host.at(first), friend.at(first)
    done(friends.ask("say", seat=1, text="one"))
    assert chat(hosts, 1) == ["one"]
    done(hosts.ask("mute", seat=1, muted=True))
    assert chat(hosts, 0, fresh=True) == []
    done(friends.ask("say", seat=1, text="two"))
    done(friend.at(second).ask("say", seat=1, text="three"))
    for table in (first, second):
        shown = host.get(f"/api/tables/{table}/chat")
        assert shown == {"type": "chat", "lines": [], "muted": [1], "fresh": True}
    assert len(friend.get(f"/api/tables/{first}/chat")["lines"]) == 2, "whoever is muted is not told"
    hosts.drain()
    assert not any(b"two" in heard for heard in host.heard)
    done(hosts.ask("mute", seat=1, muted=False))
    assert chat(hosts, 2, fresh=True) == ["one", "two"]
    refused(hosts.ask("mute", seat=0, muted=True), "not-yours")


def test_whoever_sits_down_reads_what_was_said(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open")
    tab = friend.at(table)
    done(host.at(table).ask("say", seat=0, text="come in"))
    friend.join(tokens[1])
    assert chat(tab, 1) == ["come in"]


def test_servers_tell_each_other_what_is_said(tmp_path: Path, postgres: Postgres) -> None:
    with ExitStack() as stack:
        here, there = stack.enter_context(houses(tmp_path, postgres.new_database(), 2))
        host, friend = (stack.enter_context(closing(Person(at))) for at in (here, there))
        table = pair(host, friend)
        hosts, friends = host.at(table), friend.at(table)
        for at in range(3):
            done(hosts.ask("say", seat=0, text=f"here {at}"))
            done(friends.ask("say", seat=1, text=f"there {at}"))
        said = [f"{where} {at}" for at in range(3) for where in ("here", "there")]
        twin = stack.enter_context(closing(Person(there)))
        twin.post("/api/me/return", {"code": host.post("/api/me/device")["token"]})
        second = twin.at(table)
        assert chat(second, 6) == said
        done(hosts.ask("mute", seat=1, muted=True))
        assert chat(second, 3, fresh=True) == said[::2], "at the other server, too"


def test_private_notes_are_their_owners_alone(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table = pair(host, friend)
    tab = friend.at(table)
    path = f"/api/tables/{table}/notes"
    assert host.get(path) == {"text": ""}
    host.put(path, {"text": "Bruno holds at twenty.\nBeware!"})
    host.put(path, {"text": "Bruno holds at twenty-one."})
    assert host.get(path)["text"] == "Bruno holds at twenty-one."
    assert friend.get(path)["text"] == ""
    assert watcher.get(path, 403)["code"] == "not-yours"
    assert watcher.put(path, {"text": "x"}, 403)["code"] == "not-yours"
    assert host.put(path, {"text": "x" * 10_001}, 400)["code"] == "malformed"
    tab.drain()
    for other in (friend, watcher):
        other.get(f"/api/tables/{table}/state")
        assert not any(b"twenty" in heard for heard in other.heard)
    assert "twenty" not in host.http.get(f"/api/tables/{table}/record").text
    host.put(path, {"text": ""})
    assert host.get(path)["text"] == ""


def test_talk_and_notes_go_along_to_another_browser(visit: Visit) -> None:
    host, friend, phone = visit(), visit(), visit()
    table, tokens = host.table("pig", "me", "open", "open")
    friend.join(tokens[1])
    phone.join(tokens[2])
    for person, seat in ((host, 0), (phone, 2)):
        done(person.at(table).ask("say", seat=seat, text=f"seat {seat}"))
        person.put(f"/api/tables/{table}/notes", {"text": f"note {seat}"})
        done(person.at(table).ask("mute", seat=1, muted=True))
    done(friend.at(table).ask("mute", seat=2, muted=True))
    phone.post("/api/me/return", {"code": host.post("/api/me/device")["token"], "merge": True})
    assert phone.get(f"/api/tables/{table}/notes")["text"] == "note 0\n\nnote 2"
    shown = phone.get(f"/api/tables/{table}/chat")
    assert [line["mine"] for line in shown["lines"]] == [True, True]
    assert shown["muted"] == [1]
    assert friend.get(f"/api/tables/{table}/chat")["muted"] == [0, 2], "it is one person now"
