"""Analysis of finished games, and hints in games without other people."""

from __future__ import annotations

import time
from typing import Any

import bottega
from bottega import Play
from bottega.core.chance import SeededDice
from bottega.server.workers.jobs import steps_by_move, thrown
from tests.cli.runner import PATIENCE
from tests.server.conftest import Visit
from tests.server.house import House, Person, Socket


def finished(person: Person, **wish: Any) -> str:
    """A table at which this person alone, at two seats, has played Pig to its end."""
    table, _ = person.table("pig", "me", "me", options={"goal": 10}, **wish)
    live = person.at(table)
    while live.state["table"]["status"] != "over":
        mine = next(my for my in live.state["mine"] if my["asked"])
        roll = "hold" if "hold" in live.offered(mine["seat"]) else "roll"
        live.act(roll, seat=mine["seat"])
        live.ask("confirm", seat=mine["seat"])
        live.drain()
    return table


def analyzed(person: Person, table: str, **query: Any) -> Any:
    """The analysis, as soon as it is made."""
    until = time.monotonic() + PATIENCE
    while True:
        state = person.get(f"/api/tables/{table}/analysis", **query)
        if state["status"] == "done" or time.monotonic() > until:
            return state


def test_a_finished_game_is_analyzed_once_for_all_readers_in_their_language(visit: Visit) -> None:
    person, reader = visit(), visit()
    table = finished(person)
    assert person.get(f"/api/tables/{table}/analysis")["status"] == "none"
    person.post(f"/api/tables/{table}/analysis", code=200)
    found = analyzed(person, table)["analysis"]
    moves = person.get(f"/api/tables/{table}")["moves"]
    assert [one["move"] for one in found["graph"]] == list(range(moves + 1))
    assert all(one["best"][0]["text"] and one["best"][0]["targets"] for one in found["decisions"])
    assert reader.get(f"/api/tables/{table}/analysis")["analysis"] == found
    told = reader.get(f"/api/tables/{table}/analysis", lang="de")["analysis"]
    assert [one["best"][0]["text"] for one in told["decisions"]] != [
        one["best"][0]["text"] for one in found["decisions"]
    ]
    assert told["graph"] == found["graph"]


def test_a_throw_is_called_by_what_fell_and_what_it_brought() -> None:
    names = ["Ada", "Bruno"]
    for name, said in (("pig", "Ada rolls 4: 4 in the pot"), ("florenza-dice", "The dice: white ")):
        play = Play.start(bottega.game(name), 2, dice=SeededDice(3))
        play.roll()
        history = list(steps_by_move(play.game, play.record))
        text = thrown(play.game, history, 1, len(history) - 1, "en", names)
        assert said in text
        assert text.count(" · ") <= 1


def test_an_analysis_outlives_its_server(own_house: House) -> None:
    person = Person(own_house)
    table = finished(person)
    person.post(f"/api/tables/{table}/analysis", code=200)
    found = analyzed(person, table)
    person.close()
    own_house.stop()
    own_house.start()
    again = Person(own_house)
    assert again.get(f"/api/tables/{table}/analysis") == found
    again.close()


def test_a_game_that_is_not_over_is_not_analyzed(visit: Visit) -> None:
    person = visit()
    table = person.play("pig")
    for refused in (
        person.get(f"/api/tables/{table}/analysis", code=409),
        person.post(f"/api/tables/{table}/analysis", code=409),
    ):
        assert refused["code"] == "not-over"


def hint(person: Person, live: Socket, code: int = 200, **query: Any) -> Any:
    seat = next(my["seat"] for my in live.state["mine"] if my["asked"])
    return person.post(f"/api/tables/{live.table}/seats/{seat}/hint", code=code, **query)


def test_a_hint_names_good_actions_and_the_log_says_so_once(visit: Visit) -> None:
    person = visit()
    table, _ = person.table("pig", "me", "bot")
    live = person.at(table)
    live.until(lambda state: bool(state["mine"][0]["asked"]))
    found = hint(person, live)["hints"]
    offered = {action["action"] for action in live.offered(0).values()}
    assert 1 <= len(found) <= 3
    assert {one["action"] for one in found} <= offered
    assert all(one["text"] and one["preview"]["action"] == one["action"] for one in found)
    hint(person, live)
    live.drain()
    assert [line["kind"] for line in live.log].count("hint-used") == 1


def test_there_are_no_hints_where_somebody_else_plays(visit: Visit) -> None:
    person, other = visit(), visit()
    table, links = person.table("pig", "me", "open")
    other.join(links[1])
    live = person.at(table)
    refused = person.post(f"/api/tables/{table}/seats/0/hint", code=409)
    assert refused["code"] == "no-hints"
    assert "hint-used" not in [line["kind"] for line in live.log]


def test_a_seat_that_is_not_ones_own_gets_no_hint(visit: Visit) -> None:
    person = visit()
    table, _ = person.table("pig", "me", "bot")
    assert person.post(f"/api/tables/{table}/seats/1/hint", code=403)["code"] == "not-yours"
    assert visit().post(f"/api/tables/{table}/seats/0/hint", code=403)["code"] == "not-yours"
