"""Who sits where: friends by link, several seats on one screen, bots, watchers; and what the front page lists."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

import bottega
from tests.server.conftest import Visit
from tests.server.house import LANGUAGES, PATIENCE, TOGETHER, House, Person, Socket, done


def test_friends_by_link(visit: Visit) -> None:
    host, friend, third = visit(), visit(), visit()
    host.put("/api/me", {"name": "Lisa"})
    table, tokens = host.table(TOGETHER, "me", "open")
    waiting = host.at(table)
    assert waiting.state["table"]["status"] == "open"
    assert waiting.state["waiting"] == []
    assert host.post(f"/api/tables/{table}/messages", act(0), 409)["code"] == "not-started"

    link = friend.post("/api/link", {"token": tokens[1]})
    assert link["seat"] == 1
    assert not link["taken"]
    assert link["table"]["seats"][0]["name"] == "Lisa"
    commitment = waiting.state["fair"]["commitment"]
    joined = friend.join(tokens[1], name="Lisa", word="my own word")
    assert joined["table"]["status"] == "playing"
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Lisa", "Lisa 2"]
    waiting.until(lambda state: state["table"]["status"] == "playing")
    assert waiting.state["fair"]["commitment"] == commitment
    assert waiting.state["fair"]["words"][1] == "my own word"

    friend.join(tokens[1])  # again is fine
    assert third.post("/api/link", {"token": tokens[1]})["taken"]
    assert third.join(tokens[1], 409)["code"] == "taken"


def test_who_looked_at_the_lobby_is_asked_when_the_game_begins(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open")
    assert not host.get(f"/api/tables/{table}/state")["mine"][0]["asked"]
    friend.join(tokens[1])
    asked = [person.get(f"/api/tables/{table}/state")["mine"][0]["asked"] for person in (host, friend)]
    assert sorted(asked) == [False, True], (
        "one of the two is to act, also if it is the host who looked before"
    )


def test_the_page_itself_makes_the_guest(visit: Visit) -> None:
    """What a page asks for all at once must be asked by one and the same guest."""
    accept = {"accept": "text/html,application/xhtml+xml"}
    with httpx.Client(base_url=visit().house.url, timeout=PATIENCE) as browser:
        assert "set-cookie" not in browser.get("/assets/nothing.js").headers
        assert "bottega_guest" in browser.get("/", headers=accept).headers["set-cookie"]
        assert "set-cookie" not in browser.get("/", headers=accept).headers, "the browser sends it back"
        mine = browser.cookies["bottega_guest"].partition(".")[0]
        renewed = browser.get("/api/me").headers["set-cookie"]
        assert f"bottega_guest={mine}." in renewed, "the first visit of a day renews it"
        assert "set-cookie" not in browser.get("/api/me").headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_letters(visit: Visit, language: str) -> None:
    person = visit()
    table = person.play("pig")
    drawn = person.get(f"/api/tables/{table}/drawing", lang=language)["text"]
    goal = {"en": "first to 100", "it": "arriva a 100", "de": "zuerst 100", "fr": "premier à 100"}
    assert goal[language] in drawn
    begun = person.get(f"/api/tables/{table}/drawing", lang=language, move=0)["text"]
    assert begun.splitlines()[0].strip()


def test_the_host_can_give_a_new_link(visit: Visit) -> None:
    host, friend, heir = visit(), visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open", "open")
    friend.join(tokens[1])
    link = host.post(f"/api/tables/{table}/seats/1/link")
    assert link["path"] == f"/join#{link['token']}"
    assert heir.join(tokens[1], 404)["code"] == "bad-link", "the old one is dead"
    assert friend.get(f"/api/tables/{table}/state")["mine"], "until somebody uses it nothing changes"
    heir.join(link["token"])
    assert heir.get(f"/api/tables/{table}/state")["mine"][0]["seat"] == 1
    assert friend.get(f"/api/tables/{table}/state")["mine"] == []


def test_a_holder_takes_the_seat_to_another_device(visit: Visit) -> None:
    host, friend, phone = visit(), visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    friend.join(tokens[1])
    phone.join(friend.post(f"/api/tables/{table}/seats/1/link")["token"])
    assert phone.get(f"/api/tables/{table}/state")["mine"]


def test_several_seats_on_one_screen(visit: Visit) -> None:
    person = visit()
    table, _ = person.table(TOGETHER, "me", "me", "me")
    tab = person.at(table)
    assert [my["seat"] for my in tab.state["mine"]] == [0, 1, 2]
    assert len({seat["name"] for seat in tab.state["table"]["seats"]}) == 3
    for seat in (2, 0, 1):
        done(tab.act(f"card {seat + 1}", seat=seat))
        assert tab.mine(seat)["view"]["players"][seat]["picked"] == seat + 1
        done(tab.act("done", seat=seat))
        done(tab.ask("confirm", seat=seat))
    assert tab.state["table"]["round"] == 2
    assert tab.state["sheet"][-1]["points"] == [1, 2, 3]


def test_the_host_fills_and_frees_seats(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, _ = host.table(TOGETHER, "me", "open", "open")
    changed = host.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random", "name": "Robo"})
    assert changed["table"]["seats"][1]["name"] == "Robo"
    assert changed["link"] is None
    assert host.put(f"/api/tables/{table}/seats/2", {"kind": "me"})["table"]["status"] == "playing"
    link = host.put(f"/api/tables/{table}/seats/2", {"kind": "open"})["link"]
    friend.join(link["token"], name="Nanni")
    tab = friend.at(table)
    assert tab.mine()["seat"] == 2
    friend.put(f"/api/tables/{table}/seats/2", {"name": "Nanni di Banco"})
    tab.until(lambda state: state["table"]["seats"][2]["name"] == "Nanni di Banco")


def test_watching_and_presence(visit: Visit) -> None:
    host, watcher = visit(), visit()
    tab = host.at(host.play(TOGETHER, players=2))
    assert tab.state["table"]["seats"][0]["connected"]
    watching = watcher.at(tab.table, "de")
    assert watching.state["mine"] == []
    assert watching.state["table"]["watchers"] == 1
    assert not watching.state["table"]["host"]
    assert watching.state["table"]["title"] == "Zusammen"
    tab.until(lambda state: state["waiting"] == [0])
    done(tab.act("card 1"))
    done(tab.ask("confirm"))
    watching.until(lambda state: state["moves"] >= tab.state["moves"])
    assert watching.state["view"]["players"][0]["picked"] is None, "face down"
    tab.close()
    watching.until(lambda state: not state["table"]["seats"][0]["connected"])


def test_reconnecting_gets_only_what_was_missed(visit: Visit) -> None:
    person = visit()
    table = person.play(TOGETHER, players=1)
    tab = person.at(table)
    seen = len(tab.log)
    tab.close()
    done(post(person, table, act(0)))
    done(post(person, table, {"type": "confirm", "id": "c", "seat": 0, "revision": 99}))
    again = person.at(table, since=seen)
    assert [line["kind"] for line in again.log] == ["picked"]
    assert [line["kind"] for line in person.at(table).log] == ["pot", "picked"]
    assert person.at(table, since=2).log == []


def test_my_tables(visit: Visit) -> None:
    person, friend = visit(), visit()
    first, tokens = person.table(TOGETHER, "me", "open")
    second = person.play(TOGETHER, players=1)
    assert [table["id"] for table in person.get("/api/tables")] == [second, first]
    assert person.get("/api/tables")[0]["my_turn"]
    assert person.get("/api/tables")[1]["status"] == "open"
    assert friend.get("/api/tables") == []
    friend.join(tokens[1])
    (theirs,) = friend.get("/api/tables")
    assert theirs["id"] == first
    assert theirs["seats"][1]["mine"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_offer(visit: Visit, language: str) -> None:
    person = visit()
    games = person.get("/api/games", lang=language)
    assert {game["name"] for game in games} >= set(bottega.game_names())
    for info in games:
        game = bottega.game(info["name"])
        assert info["title"] == game.title(language)
        assert info["default_bot"] in [bot["value"] for bot in info["bots"]]
        for option in info["options"]:
            assert option["label"]
        rules = person.get(f"/api/games/{info['name']}/rules", lang=language)
        assert [rule["id"] for rule in rules] == [rule.id for rule in game.rules.rules]


def test_options_are_typed(visit: Visit) -> None:
    pig = visit().get("/api/games/pig")
    (goal,) = pig["options"]
    assert goal["kind"] == "number"
    assert (goal["minimum"], goal["maximum"], goal["optional"], goal["default"]) == (2, 1000, True, None)


def test_a_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    house = House(tmp_path, idle_seconds=0.2)
    person = Person(house)
    try:
        table = person.play(TOGETHER, players=1)
        done(post(person, table, act(0)))
        deadline = time.monotonic() + PATIENCE
        while person.get("/health")["tables"] and time.monotonic() < deadline:
            time.sleep(0.05)
        assert person.get("/health")["tables"] == 0
        assert person.get(f"/api/tables/{table}/state")["mine"][0]["draft"][0]["notation"] == "card 1"
    finally:
        person.close()
        house.stop()


def test_who_gives_one_of_two_seats_away_plays_on_with_the_other(visit: Visit) -> None:
    """A revision never falls, though the steps of a seat that is given away are no longer one's own."""
    host, friend = visit(), visit()
    table, _ = host.table(TOGETHER, "me", "me")
    tab = host.at(table)
    for _ in range(3):
        done(tab.act("card 1", seat=1))
        done(tab.ask("undo", seat=1, keep=0))
    done(tab.act("card 2", seat=0))
    before = tab.state["revision"]
    link = host.put(f"/api/tables/{table}/seats/1", {"kind": "open"})["link"]["token"]
    tab.until(lambda state: len(state["mine"]) == 1)
    assert tab.state["revision"] > before
    done(tab.ask("undo", seat=0, keep=0))
    done(tab.act("card 3", seat=0))
    friend.join(link)
    done(friend.at(table).act("card 1", seat=1))


def act(action: int) -> dict[str, object]:
    return {"type": "act", "id": f"a{action}", "seat": 0, "revision": 99, "action": action}


def post(person: Person, table: str, message: dict[str, object]) -> dict[str, object]:
    answer: dict[str, object] = person.post(f"/api/tables/{table}/messages", message)
    return answer


def moved(live: Socket, moves: int) -> None:
    live.until(lambda state: state["moves"] > moves)


def test_in_a_game_that_has_begun_everybody_is_told_when_a_seat_changes_hands(own_house: House) -> None:
    host, friend, heir = Person(own_house), Person(own_house), Person(own_house)
    for person, name in ((host, "Ada"), (friend, "Bruno"), (heir, "Carla")):
        person.put("/api/me", {"name": name})
    table, tokens = host.table("pig", "me", "open", options={"goal": 1000})
    friend.join(tokens[1])
    tab = friend.at(table)
    first = host.at(table)
    while not tab.mine()["asked"]:  # Bruno may lose his turn to the die
        moves = tab.state["moves"]
        done(first.act("hold"))
        done(first.ask("confirm"))
        moved(first, moves)
        moved(tab, moves)
    assert tab.log[-1]["text"].startswith("Bruno ")
    before = len(tab.log)
    done(first.ask("propose", kind="seat", seat=1, to="me"))
    (proposal,) = tab.until(lambda state: state["proposals"])["proposals"]
    done(tab.ask("agree", proposal=proposal["number"]))
    link = host.put(f"/api/tables/{table}/seats/1", {"kind": "open"})["link"]["token"]
    heir.join(link)
    tab.until(lambda state: state["table"]["seats"][1]["name"] == "Carla")
    told = ["Ada 2 now plays for Bruno.", "The seat of Ada 2 is free.", "Carla takes the free seat."]
    assert [line["text"] for line in tab.log[before:]] == told
    player = heir.at(table)
    done(player.act("roll"))
    done(player.ask("confirm"))
    tab.until(lambda state: state["moves"] > player.state["moves"] - 1)
    own_house.kill()
    own_house.start()
    again = friend.at(table)
    assert again.log == tab.log, "also after a restart, and in the same place"
    for person in (host, friend, heir):
        person.close()
