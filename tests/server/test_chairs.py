"""Chairs of people who leave: proposals, bots that play for somebody, coming back, clocks, and the host's limits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import TOGETHER, HandClock, House, Person, Socket, done, refused
from tests.server.postgres import Postgres
from tests.server.test_several import houses

AWAY = 60.0


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> HandClock:
    return HandClock(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[House]:
    """A server whose clock is set by the tests."""
    running = House(tmp_path_factory.mktemp("timed"), clock, away_seconds=AWAY)
    yield running
    running.stop()
    assert "Traceback" not in "".join(running.said)


@pytest.fixture
def three(timed: House) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        people = [stack.enter_context(closing(Person(timed))) for _ in range(3)]
        for person, name in zip(people, ("Ada", "Bruno", "Carla"), strict=True):
            person.put("/api/me", {"name": name})
        yield people


def sit(people: list[Person], game: str = TOGETHER, **wish: Any) -> tuple[str, list[Socket]]:
    """A table that the first of them makes and all sit at."""
    table, tokens = people[0].table(game, "me", *["open"] * (len(people) - 1), **wish)
    for person, token in zip(people[1:], tokens.values(), strict=True):
        person.join(token)
    return table, [person.at(table) for person in people]


def seat(state: dict[str, Any], number: int) -> Any:
    return state["table"]["seats"][number]


def play(tab: Socket) -> None:
    """Whatever comes first, as the turn of a round."""
    tab.drain()
    while not tab.mine()["complete"]:
        done(tab.act(next(iter(tab.offered()))))
    done(tab.ask("confirm"))


def texts(tab: Socket) -> list[str]:
    return [line["text"] for line in tab.log]


def gone(tab: Socket, *others: Socket) -> None:
    """Leave, so that the others see it."""
    number = tab.mine()["seat"]
    tab.close()
    for other in others:
        other.until(lambda state: not seat(state, number)["connected"])


def test_others_let_a_bot_play_for_who_has_left_and_the_seat_stays_theirs(
    timed: House, clock: HandClock, three: list[Person]
) -> None:
    table, (ada, bruno, carla) = sit(three)
    gone(carla, ada, bruno)
    done(ada.ask("propose", kind="replace", seat=2))
    (proposal,) = bruno.until(lambda state: state["proposals"])["proposals"]
    assert proposal["text"] == "Ada asks: shall a bot play for Carla until Carla is back?"
    assert proposal["asked"]
    assert proposal["waits_for"] == ["Bruno"]
    assert not ada.state["proposals"][0]["asked"]
    refused(ada.ask("agree", proposal=proposal["number"]), "not-yours")

    timed.kill()
    timed.start()
    ada, bruno = three[0].at(table), three[1].at(table)
    assert ada.state["proposals"][0]["waits_for"] == ["Bruno"], "a restart keeps it"
    done(bruno.ask("agree", proposal=proposal["number"]))
    bruno.drain()
    assert seat(bruno.state, 2)["stand_in"] is None, "Carla may come back for a minute"
    clock.pass_(AWAY)
    ada.until(lambda state: seat(state, 2)["stand_in"] is not None and 2 not in state["waiting"])
    assert ada.state["proposals"] == []
    assert seat(ada.state, 2)["name"] == "Carla"
    assert "A bot plays for Carla until Carla is back." in texts(ada)

    carla = three[2].at(table)
    assert seat(carla.state, 2)["stand_in"] is None
    assert carla.log[-1]["text"] == "Carla is back and plays on."
    for tab in (ada, bruno):
        play(tab)
    carla.until(lambda state: state["table"]["round"] == 2)
    assert carla.mine()["asked"]
    play(carla)


def test_a_proposal_is_about_the_one_who_held_the_seat(three: list[Person]) -> None:
    """Consent that Bruno was asked for does not count for Dora, who has the seat now."""
    table, (ada, bruno, _) = sit(three)
    done(ada.ask("propose", kind="seat", seat=1, to="me"))
    bruno.until(lambda state: state["proposals"])
    token = three[1].post(f"/api/tables/{table}/seats/1/link")["token"]
    with closing(Person(three[0].house)) as dora:
        dora.join(token, name="Dora")
        ada.until(lambda state: seat(state, 1)["name"] == "Dora")
        assert ada.state["proposals"] == []
        assert len(ada.state["mine"]) == 1


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_log_says_it_in_each_language(three: list[Person], language: str) -> None:
    table, (_, bruno, _) = sit(three)
    done(bruno.ask("propose", kind="replace", seat=1))
    bruno.drain()
    assert seat(bruno.state, 1)["stand_in"], "who goes asks nobody"
    refused(bruno.ask("act", action=0), "replaced")
    done(bruno.ask("back"))
    log = three[1].at(table, language).log
    said = [line["text"] for line in log if line["kind"] in ("bot-plays", "person-back")]
    assert (
        said
        == {
            "en": ["A bot plays for Bruno until Bruno is back.", "Bruno is back and plays on."],
            "it": [
                "Un bot gioca per Bruno fino al suo ritorno.",
                "Bruno è di nuovo qui e continua a giocare.",
            ],
            "de": ["Ein Bot spielt für Bruno, bis Bruno zurück ist.", "Bruno ist zurück und spielt weiter."],
        }[language]
    )


def test_who_comes_back_in_time_keeps_the_seat(clock: HandClock, three: list[Person]) -> None:
    table, (ada, bruno, carla) = sit(three)
    gone(carla, ada)
    done(ada.ask("propose", kind="replace", seat=2))
    carla = three[2].at(table)
    assert carla.state["proposals"] == []
    ada.until(lambda state: not state["proposals"])
    clock.pass_(AWAY)
    done(ada.ask("propose", kind="replace", seat=2))
    number = carla.until(lambda state: state["proposals"])["proposals"][0]["number"]
    assert carla.state["proposals"][0]["asked"], "who is there is asked"
    bruno.until(lambda state: state["proposals"])
    refused(bruno.ask("agree", proposal=number), "not-yours")
    done(carla.ask("refuse", proposal=number))
    ada.until(lambda state: not state["proposals"])
    assert ada.log[-1]["text"] == "Carla does not agree."
    refused(ada.ask("refuse", proposal=number), "no-proposal")
    done(ada.ask("propose", kind="replace", seat=2))
    done(ada.ask("refuse", proposal=ada.state["proposals"][0]["number"]))
    assert ada.state["proposals"] == [], "withdrawn"


def test_the_host_takes_a_seat_only_with_its_holders_consent(three: list[Person]) -> None:
    table, (ada, bruno, _) = sit(three)
    for kind in ("me", "open", "bot"):
        answer = three[0].put(f"/api/tables/{table}/seats/1", {"kind": kind}, 409)
        assert answer["code"] == "ask-holder"
        assert answer["text"] == "Bruno sits there and has to agree first."
    assert three[0].post(f"/api/tables/{table}/seats/1/link", code=409)["code"] == "ask-holder"
    refused(bruno.ask("propose", kind="seat", seat=0, to="me"), "host-only")
    done(ada.ask("propose", kind="seat", seat=1, to="open"))
    (proposal,) = bruno.until(lambda state: state["proposals"])["proposals"]
    assert proposal["text"] == "Ada would like to give the seat of Bruno to somebody else."
    done(bruno.ask("agree", proposal=proposal["number"]))
    ada.until(lambda state: seat(state, 1)["kind"] == "open")
    assert ada.log[-1]["text"] == "The seat of Bruno is free."
    token = three[0].post(f"/api/tables/{table}/seats/1/link")["token"]
    three[1].join(token)


@pytest.mark.parametrize("to", ["me", "open", "bot"])
def test_who_is_away_keeps_the_seat_however_long_it_takes(
    clock: HandClock, three: list[Person], to: str
) -> None:
    """The others may let a bot play; only the holder gives the seat away, even after a restart and a year."""
    table, (ada, bruno, carla) = sit(three)
    gone(carla, ada, bruno)
    done(ada.ask("propose", kind="seat", seat=2, to=to))
    (proposal,) = bruno.until(lambda state: state["proposals"])["proposals"]
    assert proposal["waits_for"] == ["Carla"]
    assert proposal["earliest"] is None
    refused(bruno.ask("agree", proposal=proposal["number"]), "not-yours")
    clock.pass_(365 * 86_400)
    assert three[0].put(f"/api/tables/{table}/seats/2", {"kind": "me"}, 409)["code"] == "ask-holder"
    done(bruno.ask("propose", kind="replace", seat=2))
    done(
        ada.ask(
            "agree", proposal=ada.until(lambda state: len(state["proposals"]) == 2)["proposals"][1]["number"]
        )
    )
    clock.pass_(AWAY)
    ada.until(lambda state: seat(state, 2)["stand_in"] is not None)
    assert seat(ada.state, 2)["name"] == "Carla"
    carla = three[2].at(table)
    assert seat(carla.state, 2)["stand_in"] is None
    assert carla.state["proposals"][0]["asked"], "and is asked on coming back"
    done(carla.ask("refuse", proposal=carla.state["proposals"][0]["number"]))
    assert [one["seat"] for one in carla.state["mine"]] == [2]


def test_nothing_is_taken_back_from_who_is_away(clock: HandClock, three: list[Person]) -> None:
    """Not even if a bot plays for them; only a clock that they agreed to lets the others do without them."""
    _, (ada, bruno, carla) = sit(three)
    for tab in (ada, bruno, carla):
        play(tab)
    gone(carla, ada, bruno)
    done(ada.ask("propose", kind="replace", seat=2))
    done(bruno.ask("agree", proposal=bruno.until(lambda state: state["proposals"])["proposals"][0]["number"]))
    clock.pass_(AWAY)
    ada.until(lambda state: seat(state, 2)["stand_in"] is not None)
    moves = ada.until(lambda state: 2 not in state["waiting"])["moves"]
    done(ada.ask("propose", kind="takeback", seat=0, move=1))
    (proposal,) = ada.state["proposals"]
    assert proposal["waits_for"] == ["Bruno", "Carla"]
    bruno.until(lambda state: state["proposals"] and state["proposals"][0]["asked"])
    done(bruno.ask("agree", proposal=proposal["number"]))
    clock.pass_(86_400)
    ada.drain()
    assert ada.state["moves"] == moves
    assert ada.state["table"]["taken_back"] == 0


def test_a_takeback_waits_for_nobody_whose_time_is_up(clock: HandClock, three: list[Person]) -> None:
    table, (ada, bruno, carla) = sit(three, clock={"seconds": 3600, "at_zero": "bot", "bot": "random"})
    play(ada)
    play(bruno)
    done(ada.ask("propose", kind="takeback", seat=0, move=1))
    carla.until(lambda state: state["proposals"])
    gone(carla, ada, bruno)
    number = bruno.until(lambda state: state["proposals"])["proposals"][0]["number"]
    done(bruno.ask("agree", proposal=number))
    bruno.drain()
    assert bruno.state["table"]["taken_back"] == 0
    clock.pass_(3600)
    ada.until(lambda state: state["table"]["taken_back"] == 1)
    assert seat(ada.state, 2)["name"] == "Carla"
    assert three[2].get(f"/api/tables/{table}")["seats"][2]["mine"]


def test_after_the_clock_the_host_takes_the_seat(clock: HandClock, three: list[Person]) -> None:
    table, (ada, *_) = sit(three, clock={"seconds": 3600})
    assert seat(ada.state, 1)["until"] == clock.now + 3600
    clock.pass_(3599)
    assert three[0].put(f"/api/tables/{table}/seats/1", {"kind": "me"}, 409)["code"] == "ask-holder"
    clock.pass_(1)
    three[0].put(f"/api/tables/{table}/seats/1", {"kind": "me"})
    ada.until(lambda state: len(state["mine"]) == 2)
    assert ada.log[-1]["text"] == "Ada 2 now plays for Bruno."


def test_a_clock_that_runs_out_plays_one_turn(timed: House, clock: HandClock, three: list[Person]) -> None:
    table, (ada, *_) = sit(three, clock={"seconds": 120, "at_zero": "move", "bot": "random"})
    (listed,) = three[1].get("/api/tables")
    assert listed["clock"] == {"seconds": 120, "at_zero": "move", "bot": "random"}
    assert [one["until"] for one in listed["seats"]] == [clock.now + 120] * 3
    assert listed["now"] == clock.now
    play(ada)
    timed.kill()
    clock.pass_(120)
    timed.start()
    ada = three[0].at(table)
    ada.until(lambda state: state["table"]["round"] == 2)
    assert [one["stand_in"] for one in ada.state["table"]["seats"]] == [None] * 3, "for this turn only"
    assert sorted(text for text in texts(ada) if text.startswith("Time is up")) == [
        "Time is up: a bot plays this turn for Bruno.",
        "Time is up: a bot plays this turn for Carla.",
    ]
    assert ada.state["waiting"] == [0, 1, 2]
    play(three[1].at(table))


def test_a_clock_that_runs_out_lets_a_bot_take_over(clock: HandClock, three: list[Person]) -> None:
    table, (ada, bruno, carla) = sit(three, clock={"seconds": 86_400, "at_zero": "bot"})
    play(ada)
    gone(carla, ada)
    clock.pass_(86_400)
    ada.until(lambda state: state["table"]["round"] == 2)
    stood_in = [one["stand_in"] is not None for one in ada.state["table"]["seats"]]
    assert stood_in == [False, True, True]
    bruno.until(lambda state: seat(state, 1)["stand_in"] is not None)
    assert not bruno.mine()["asked"]
    done(bruno.ask("back"))
    assert bruno.log[-1]["text"] == "Bruno is back and plays on."
    clock.pass_(86_399)
    carla = three[2].at(table)
    assert seat(carla.state, 2)["stand_in"] is None


def test_a_clock_that_only_shows_the_time(clock: HandClock, three: list[Person]) -> None:
    _, (ada, *_) = sit(three, clock={})
    began = clock.now
    clock.pass_(10_000)
    ada.drain()
    assert seat(ada.state, 0)["since"] == began
    assert seat(ada.state, 0)["until"] is None
    assert three[0].get(f"/api/tables/{ada.table}")["now"] == clock.now


def test_one_of_two_servers_lets_the_bot_play(tmp_path: Path, clock: HandClock, postgres: Postgres) -> None:
    with houses(tmp_path, postgres.new_database(), 2, clock) as (one, two), ExitStack() as stack:
        people = [stack.enter_context(closing(Person(house))) for house in (one, two)]
        wish = {"seconds": 30, "at_zero": "bot", "bot": "random"}
        _, (ada, bruno) = sit(people, "pig", options={"goal": 20}, clock=wish)
        clock.pass_(30)
        first = ada.state["waiting"][0]
        clock.pass_(30)
        while ada.state["table"]["status"] != "over":
            ada.read()
            if ada.state["waiting"] and seat(ada.state, ada.state["waiting"][0])["until"]:
                clock.pass_(30)
        bruno.until(lambda state: state["table"]["status"] == "over")
        assert ada.log == bruno.log
        told = [line["seat"] for line in ada.log if line["kind"] == "time-up-bot"]
        assert told in ([first], [first, 1 - first]), (
            "each clock has run out once at most, at one of the servers"
        )
