"""A table from a record: to look at, or to go on from any of its moves."""

from __future__ import annotations

import json
import random

import pytest

import bottega
from bottega.core.chance import FairDice, SeededDice
from bottega.core.play import Play
from bottega.core.position import OVER
from bottega.core.record import Record, loads
from bottega.core.verifying import verify
from bottega.server.workers.reading import RECORD_MOVES
from tests.server.conftest import Visit
from tests.server.house import House, Person, done

GAMES = bottega.game_names()


def played(name: str, fair: bool = False, content: str | None = None) -> Record:
    """A finished game of two random players."""
    game = bottega.game(name) if content is None else bottega.game(name, content=content)
    play = Play.start(game, 2, dice=FairDice(b"s" * 32, ["a", "b"]) if fair else SeededDice(1))
    chance = random.Random(1)
    play.roll()
    while play.position.to_act != OVER:
        play.act(chance.choice(play.position.actions()))
        play.roll()
    return play.record


def opened(person: Person, record: Record, **more: object) -> str:
    return str(
        person.post("/api/import", {"record": json.loads(record.dumps()), "pace": 0, **more})["table"]["id"]
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_table_goes_on_from_a_move_of_a_record(visit: Visit, name: str) -> None:
    record = played(name)
    half = next(at for at in range(len(record.moves) // 2, 0, -1) if not record.moves[at].startswith("*"))
    person = visit()
    table = opened(person, record, move=half)
    tab = person.at(table)
    assert tab.state["moves"] == half
    assert tab.state["table"]["status"] == "playing"
    assert len(tab.state["mine"]) == 2
    seat, _, notation = record.moves[half].partition(" ")
    done(tab.act(notation, seat=int(seat)))
    done(tab.ask("confirm", seat=int(seat)))
    shown = loads(person.http.get(f"/api/tables/{table}/record").text)
    assert shown.moves[: half + 1] == record.moves[: half + 1]
    assert shown.fair is not None
    assert shown.fair.after == half
    verify(bottega.game(name), shown)


def test_an_imported_table_survives_a_restart_and_its_new_dice_are_proved(own_house: House) -> None:
    record = played("pig")
    person = Person(own_house)
    table = opened(
        person, record, move=next(n for n, move in enumerate(record.moves, 1) if n > 5 and "roll" in move)
    )
    own_house.kill()
    own_house.start()
    person = again(person, own_house)
    tab = person.at(table)
    while tab.state["table"]["status"] != "over":
        seat = next(mine["seat"] for mine in tab.state["mine"] if mine["asked"])
        done(tab.act("hold" if tab.state["view"]["pot"] else "roll", seat=seat))
        done(tab.ask("confirm", seat=seat))
    shown = loads(person.http.get(f"/api/tables/{table}/record").text)
    assert shown.fair is not None
    assert shown.fair.secret is not None
    assert len(shown.fair.numbers) < sum(move.startswith("*") for move in shown.moves)
    verify(bottega.game("pig"), shown)
    person.close()


def again(person: Person, house: House) -> Person:
    """The same person at the house that was started again."""
    cookies = person.http.cookies
    person.close()
    new = Person(house)
    new.http.cookies = cookies
    return new


def test_a_try_out_says_where_it_comes_from_and_waits_for_nobody(visit: Visit) -> None:
    person = visit()
    table = person.play("pig")
    record = person.get(f"/api/tables/{table}/record")
    wish = {"record": record, "move": 1, "tried": table, "name": "Friday"}
    made = person.post("/api/import", wish)["table"]
    assert made["tried"]["table"] == table
    assert made["tried"]["move"] == person.at(made["id"]).state["moves"]
    (listed,) = (one for one in person.get("/api/tables") if one["id"] == made["id"])
    assert (listed["tried"], listed["name"], listed["my_turn"]) == (made["tried"], "Friday", False)
    assert any(seat["waiting"] and seat["mine"] for seat in listed["seats"])
    plain = person.post("/api/import", {"record": record, "move": 1})["table"]
    assert (plain["tried"], plain["my_turn"]) == (None, True)


def test_a_finished_record_keeps_the_proof_of_its_dice(visit: Visit) -> None:
    record = played("dice-forge", fair=True)
    person = visit()
    table = opened(person, record)
    state = person.get(f"/api/tables/{table}/state")
    assert state["table"]["status"] == "over"
    assert state["fair"]["secret"] == (b"s" * 32).hex()
    assert person.get(f"/api/tables/{table}/check")["dice_checked"]
    assert person.get(f"/api/tables/{table}/at/3")["move"] == 3


def test_a_record_with_content_of_its_own_brings_it_along(visit: Visit) -> None:
    record = played("florenza-dice", content="first")
    person = visit()
    tab = person.at(opened(person, record, move=20))
    assert tab.state["moves"] == 20


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"moves": ["0 fly"]}, "bad-record"),
        ({"content": "0" * 64}, "bad-record"),
        ({"format": 99}, "bad-record"),
        ({"players": 9}, "bad-record"),
        ({"rules": 999}, "bad-record"),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(visit: Visit, change: dict[str, object], says: str) -> None:
    data = {**json.loads(played("pig").dumps()), **change}
    body = visit().post("/api/import", {"record": data}, code=404 if says == "unknown-game" else 400)
    assert body["code"] == says
    assert len(body["text"]) > 20


def test_a_record_that_is_far_too_long_is_refused_before_it_is_replayed(visit: Visit) -> None:
    data = {**json.loads(played("pig").dumps()), "moves": ["* 1"] * (RECORD_MOVES + 1)}
    assert "more than 5000 moves" in visit().post("/api/import", {"record": data}, code=400)["text"]


def test_a_move_that_the_record_does_not_have_is_refused(visit: Visit) -> None:
    data = json.loads(played("pig").dumps())
    body = visit().post("/api/import", {"record": data, "move": 100_000}, code=400)
    assert body["code"] == "bad-record"
