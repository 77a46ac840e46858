"""A guided first game at the server: it sets the dice, offers one action, and can be left at any time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.core.guide import Guide
from bottega.core.record import GUIDE, Record, loads
from bottega.core.verifying import verify
from bottega.server.seats.seat import Seat
from bottega.server.tables.factory import make_table
from bottega.server.views.presenter import TablePresenter
from tests.languages import LANGUAGES
from tests.server.conftest import Visit
from tests.server.house import House, Person, Socket, done, refused
from tests.server.test_import import again

GAME = "florenza-dice"
TEXTS = Path(__file__).parents[2] / "src/bottega/languages"


def learns(person: Person, game: str = GAME, lesson: int = 1) -> Socket:
    body = {"game": game, "lesson": lesson, "pace": 0}
    return person.at(person.post("/api/learn", body)["table"]["id"])


def steps(tab: Socket, count: int) -> None:
    """Do what the guide says, so many times."""
    for _ in range(count):
        tab.until(lambda state: state["mine"][0]["lesson"] is not None)
        (only,) = tab.mine()["actions"]
        done(tab.ask("act", action=only["action"]))
        if tab.mine()["complete"]:
            done(tab.ask("confirm"))


def told(guide: Guide, step: int, then: int | None = None) -> dict[str, Any]:
    return {
        "step": step,
        "steps": len(guide.step),
        "text": guide.step[step - 1].text("en"),
        "then": then,
    }


def record_of(person: Person, tab: Socket) -> Record:
    return loads(person.http.get(f"/api/tables/{tab.table}/record").text)


def test_the_guide_sets_the_dice_offers_one_action_and_then_lets_go(visit: Visit) -> None:
    person = visit()
    tab = learns(person)
    (guide,) = bottega.game(GAME).guides
    lesson = tab.mine()["lesson"]
    assert lesson == told(guide, 1, lesson["then"])
    assert tab.state["table"]["seats"][1]["bot"] == "fattorino"
    steps(tab, len(guide.step))
    tab.until(lambda state: state["mine"][0]["asked"] and state["moves"] > len(guide.moves))
    assert tab.mine()["lesson"] is None
    assert tab.mine()["taught"] == 1
    assert len(tab.mine()["actions"]) > 1
    record = record_of(person, tab)
    assert record.moves[: len(guide.moves)] == guide.moves
    assert record.dice == GUIDE
    assert record.fair is not None
    assert record.fair.after == len(guide.moves)
    assert record.fair.numbers == list(range(len(record.fair.numbers)))
    verify(bottega.game(GAME), record)
    assert f"first {len(guide.moves)} moves" in person.get(f"/api/tables/{tab.table}/check")["text"]
    person.post(f"/api/tables/{tab.table}/end")
    assert person.get(f"/api/tables/{tab.table}/check")["dice_checked"]


def test_anything_else_is_answered_kindly_and_nothing_is_lost(visit: Visit) -> None:
    person = visit()
    tab = learns(person)
    steps(tab, 2)
    other = tab.mine()["actions"][0]["action"] + 1
    asked = tab.ask("act", action=other)
    refused(asked, "guided")
    assert "what glows" in asked["text"]
    reasons = tab.ask("why", target="works/palazzo/giardino")["reasons"]
    assert [reason["text"] for reason in reasons] == [asked["text"]]
    assert tab.ask("why", action=other)["reasons"][0]["text"] == asked["text"]
    assert tab.draft() == ["take brown", "gain 2"]
    done(tab.ask("undo", keep=1))
    assert tab.mine()["lesson"]["step"] == 2


def test_a_guide_is_left_at_any_time_and_the_dice_are_fair_from_there(visit: Visit) -> None:
    person = visit()
    tab = learns(person)
    steps(tab, 2)
    moves = tab.state["moves"]
    visit().post(f"/api/tables/{tab.table}/guide/leave", code=403)
    person.post(f"/api/tables/{tab.table}/guide/leave")
    tab.drain()
    assert tab.mine()["lesson"] is None
    assert tab.draft() == ["take brown", "gain 2"]
    assert len(tab.mine()["actions"]) > 1
    record = record_of(person, tab)
    assert record.fair is not None
    assert record.fair.after == moves
    assert [line["kind"] for line in tab.log if line["kind"].startswith("guide")] == ["guided", "guide-left"]


def test_the_teachers_words_stay_until_what_they_ask_for_is_confirmed(visit: Visit) -> None:
    tab = learns(visit(), "dice-forge")
    guide = bottega.game("dice-forge").guides[0]
    for _ in range(4):
        (only,) = tab.mine()["actions"]
        done(tab.ask("act", action=only["action"]))
    assert tab.mine()["complete"]
    assert tab.mine()["lesson"] == told(guide, 4)
    done(tab.ask("undo", keep=3))
    assert tab.mine()["lesson"]["step"] == 4
    assert not tab.mine()["complete"]


def test_two_steps_that_follow_each_other_are_done_in_one_gesture(visit: Visit) -> None:
    tab = learns(visit(), "dice-forge")
    (buy,), then = tab.mine()["actions"], tab.mine()["lesson"]["then"]
    done(tab.ask("act", action=buy["action"], then=[then]))
    assert tab.draft() == ["buy g4", "forge light g1"]
    assert tab.mine()["lesson"]["step"] == 3


@pytest.mark.parametrize("name", ["florenza", "florenza-dice"])
def test_lesson_and_help_say_what_money_is_worth_at_the_end(name: str) -> None:
    game = bottega.game(name)
    start: Any = game.start(2)
    worth = start.tables.florins_per_point if name == "florenza" else 100 * start.tables.end_fiorini
    guide = game.guides[0]
    for language in LANGUAGES:
        said = [step.text(language) for step in guide.step]
        assert any(re.search(rf"\b{worth}\b.*(point|punto|Punkt)", text) for text in said), language
        page = (TEXTS / language / "page.ftl").read_text("utf-8")
        sign = "fx" if name == "florenza" else "fd"
        assert re.search(rf"(?m)^{sign}-legend-fiorini = .*\b{worth}\b", page), language


def test_who_takes_the_rivals_seat_ends_the_guide(visit: Visit) -> None:
    person = visit()
    tab = learns(person)
    person.put(f"/api/tables/{tab.table}/seats/1", {"kind": "me"})
    tab.drain()
    assert tab.mine(0)["lesson"] is None


def test_a_guide_goes_on_after_a_restart(own_house: House) -> None:
    person = Person(own_house)
    tab = learns(person)
    steps(tab, 3)
    own_house.kill()
    own_house.start()
    person = again(person, own_house)
    tab = person.at(tab.table)
    assert tab.mine()["lesson"]["step"] == 4
    steps(tab, 1)
    assert record_of(person, tab).dice == GUIDE
    person.close()


@pytest.mark.parametrize("game", ["florenza", "dice-forge"])
def test_a_second_lesson_begins_in_the_middle_of_a_game_and_goes_on_after_a_restart(
    own_house: House, game: str
) -> None:
    guide = bottega.game(game).guides[1]
    person = Person(own_house)
    tab = learns(person, game, 2)
    assert tab.state["moves"] >= len(guide.start)
    lesson = tab.mine()["lesson"]
    assert lesson == told(guide, 1, lesson["then"])
    steps(tab, 2)
    own_house.kill()
    own_house.start()
    person = again(person, own_house)
    tab = person.at(tab.table)
    assert tab.mine()["lesson"]["step"] == 3
    assert tab.mine()["taught"] == 0
    steps(tab, len(guide.step) - 2)
    tab.until(lambda state: state["mine"][0]["asked"] and state["mine"][0]["taught"] == 2)
    verify(bottega.game(game), record_of(person, tab))
    person.close()


def test_the_log_of_a_second_lesson_has_what_went_before() -> None:
    game = bottega.game("florenza")
    guide = game.guides[1]
    seats = [Seat(0, "guest", "Ada", guest="me"), Seat(1, "bot", "", bot="garzone")]
    table = make_table(game, guide.options, seats, "me", 0, guide=guide)
    kinds = [line.kind for line in TablePresenter(table).log("en")]
    assert kinds.count("round") == 2
    assert kinds[-1] == "guided"


def test_what_a_lesson_says_when_it_has_ended(visit: Visit) -> None:
    person = visit()
    first, second = person.get("/api/games/dice-forge/lessons")
    assert person.get("/api/games/dice-forge")["lessons"] == [first["title"], second["title"]]
    assert [first["number"], second["number"]] == [1, 2]
    guide = bottega.game("dice-forge").guides[1]
    assert second["aim"] == guide.text("aim", "en")
    assert [one["id"] for one in second["not_yet"]] == [one.id for one in guide.not_yet]
    assert person.post("/api/learn", {"game": "dice-forge", "lesson": 3}, 404)["code"] == "not-found"


def test_a_lesson_that_was_left_has_taught_nothing(visit: Visit) -> None:
    person = visit()
    tab = learns(person)
    steps(tab, 2)
    person.post(f"/api/tables/{tab.table}/guide/leave")
    tab.drain()
    assert tab.mine()["taught"] == 0


def test_a_game_without_a_guide_has_none(visit: Visit) -> None:
    person = visit()
    assert person.get("/api/games/pig")["lessons"] == []
    assert person.get("/api/games/pig/lessons") == []
    assert person.post("/api/learn", {"game": "pig"}, 404)["code"] == "not-found"
