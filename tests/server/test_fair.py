"""Dice of a table: promised before any word is known, with a word from everybody, and all there is to recount them."""

from __future__ import annotations

import random

import pytest

import bottega
from bottega.core.chance import commitment, fair_outcome, own_word
from bottega.core.record import loads
from bottega.core.verifying import verify
from bottega.server.refusal import RequestRefused
from bottega.server.tables.dispatch import ABANDONED_SECONDS, end_game
from tests.server.conftest import Visit
from tests.server.house import TOGETHER, Message, Person, done, refused
from tests.server.test_games import play_out
from tests.server.test_store import new_table


def finished(visit: Visit) -> tuple[Person, str, str]:
    """A game against a bot whose dice were promised first: the person, the table and the promise."""
    person = visit()
    promise = person.post("/api/seal")["commitment"]
    table = person.play("pig", options={"goal": 20}, commitment=promise, word="my word", bot="random")
    play_out([person.at(table)], random.Random(1))
    return person, table, promise


def test_the_dice_of_a_table_are_promised_before_its_words_are_known(visit: Visit) -> None:
    person, table, promise = finished(visit)
    fair = person.get(f"/api/tables/{table}/state")["fair"]
    secret = bytes.fromhex(fair["secret"])
    assert fair["commitment"] == promise == commitment(secret)
    assert fair["words"] == ["my word", own_word(secret, 1)], "the bot's word cannot be chosen"
    record = loads(person.http.get(f"/api/tables/{table}/record").text)
    proof = verify(bottega.game("pig"), record)
    assert proof is not None
    assert proof.own_words == [0]
    assert proof.skipped == 0


def test_a_promise_is_for_one_table_of_one_guest(visit: Visit) -> None:
    person, other = visit(), visit()
    promise = person.post("/api/seal")["commitment"]
    wish = {"game": "pig", "commitment": promise}
    assert other.post("/api/play", wish, 404)["code"] == "unknown-seal"
    assert person.post("/api/play", wish)["table"]["id"]
    assert person.post("/api/play", wish, 404)["code"] == "unknown-seal"
    assert person.post("/api/play", {"game": "pig", "commitment": "0" * 63}, 400)["code"] == "malformed"


def test_everybody_sees_the_promise_before_giving_a_word(visit: Visit) -> None:
    host, friend = visit(), visit()
    seats = [{"kind": "me", "word": "one"}, {"kind": "open"}, {"kind": "open"}]
    made = host.post("/api/tables", {"game": TOGETHER, "seats": seats})
    table, tokens = made["table"]["id"], [link["token"] for link in made["links"]]
    promise = friend.post("/api/link", {"token": tokens[0]})["commitment"]
    friend.join(tokens[0], word="two")
    host.put(f"/api/tables/{table}/seats/2", {"kind": "me", "word": "three"})
    fair = host.get(f"/api/tables/{table}/state")["fair"]
    assert fair == {"commitment": promise, "words": ["one", "two", "three"], "secret": None, "after": 0}


def test_who_leaves_before_the_game_takes_the_word_along(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open", "open")
    before = host.get(f"/api/tables/{table}/state")["fair"]["words"]
    friend.join(tokens[1], word="mine")
    assert host.get(f"/api/tables/{table}/state")["fair"]["words"][1] == "mine"
    host.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
    assert host.get(f"/api/tables/{table}/state")["fair"]["words"] == before


def test_the_words_stay_when_a_seat_changes_hands_in_the_game(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open")
    friend.join(tokens[1], word="mine")
    heir = visit()
    heir.join(friend.post(f"/api/tables/{table}/seats/1/link")["token"], word="too late")
    assert host.get(f"/api/tables/{table}/state")["fair"]["words"][1] == "mine"


def recount(proof: Message) -> list[str]:
    fair = proof["fair"]
    secret = bytes.fromhex(fair["secret"])
    drawn = []
    for roll in proof["rolls"]:
        faces = proof["faces"][roll["faces"]]
        weights = list(enumerate(faces["weights"]))
        drawn.append(faces["outcomes"][fair_outcome(secret, fair["words"], roll["number"], weights)])
    return drawn


def test_a_finished_game_has_all_there_is_to_recount_its_dice(visit: Visit) -> None:
    person, table, _ = finished(visit)
    proof = person.get(f"/api/tables/{table}/dice")
    assert proof["seats"] == 2
    assert proof["gaps"] == []
    assert len(proof["faces"]) == 1, "one die"
    assert [roll["number"] for roll in proof["rolls"]] == list(range(len(proof["rolls"])))
    assert recount(proof) == [roll["outcome"] for roll in proof["rolls"]]
    moves = person.get(f"/api/tables/{table}/record")["moves"]
    assert [moves[roll["move"] - 1] for roll in proof["rolls"]] == [
        move for move in moves if move.startswith("*")
    ]


def test_the_dice_of_a_running_game_are_not_told(visit: Visit) -> None:
    person = visit()
    assert person.get(f"/api/tables/{person.play('pig')}/dice", 409)["code"] == "not-over"


def test_the_secret_of_a_game_that_nobody_finishes_is_opened_when_it_is_ended(visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table("pig", "me", "open")
    assert host.post(f"/api/tables/{table}/end", code=409)["code"] == "not-started"
    friend.join(tokens[1], word="mine")
    tab, other = host.at(table), friend.at(table)
    first = tab if tab.mine()["asked"] else other
    done(first.act("roll"))
    assert friend.post(f"/api/tables/{table}/end", code=403)["code"] == "host-only"
    host.post(f"/api/tables/{table}/end")
    state = other.until(lambda state: state["table"]["status"] == "over")
    assert state["result"] is None
    assert commitment(bytes.fromhex(state["fair"]["secret"])) == state["fair"]["commitment"]
    assert other.log[-1]["text"] == "The game was ended before its end; the secret of the dice is open."
    refused(first.ask("confirm"), "over")
    assert host.post(f"/api/tables/{table}/end", code=409)["code"] == "over"
    proof = verify(bottega.game("pig"), loads(host.http.get(f"/api/tables/{table}/record").text))
    assert proof is not None
    assert 1 in proof.own_words
    assert recount(host.get(f"/api/tables/{table}/dice"))
    check = host.get(f"/api/tables/{table}/check")
    assert check["dice_checked"]
    assert "ended without a result" in check["text"]


def test_who_holds_a_seat_may_end_a_game_after_a_week_without_a_move() -> None:
    table = new_table("pig")
    with pytest.raises(RequestRefused, match="host-only"):
        end_game(table, "guest1")
    table.updated -= ABANDONED_SECONDS + 1
    with pytest.raises(RequestRefused, match="host-only"):
        end_game(table, "a watcher")
    end_game(table, "guest1")
    assert table.record().fair == table.fair
    assert table.fair.secret == table.secret.hex()
