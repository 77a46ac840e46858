"""Whole games over HTTP and sockets, in every game that is installed."""

from __future__ import annotations

import random
from typing import cast

import pytest

import bottega
from bottega.core.record import loads
from bottega.core.verifying import verify
from bottega.server.views.game_catalogue import GameCatalogue
from tests.server.conftest import Visit
from tests.server.house import TOGETHER, Person, Socket

GAMES = (*bottega.game_names(), TOGETHER)
EACH = pytest.mark.parametrize("name", GAMES)
IDLE_ROUNDS = 100
"""So often everybody may be looked at without a new revision; a bot that thinks is waited for, not counted."""


def play_out(tabs: list[Socket], chance: random.Random) -> None:
    """Everybody takes any legal action, now and then takes one back, and confirms, until the game is over."""
    idle = 0
    while idle < IDLE_ROUNDS:
        before = [tab.state["revision"] for tab in tabs]
        decided = False
        for tab in tabs:
            tab.drain()
            if tab.state["table"]["status"] == "over":
                return
            asked = [my for my in tab.state["mine"] if my["asked"]]
            if asked:
                decide(tab, chance.choice(asked), chance)
                decided = True
        if not decided:
            tabs[0].read()
        idle = idle + 1 if [tab.state["revision"] for tab in tabs] == before else 0
    pytest.fail(f"the game does not go on: {tabs[0].standing()}")


def decide(tab: Socket, mine: dict[str, object], chance: random.Random) -> None:
    seat, draft, actions = mine["seat"], mine["draft"], mine["actions"]
    assert isinstance(draft, list)
    assert isinstance(actions, list)
    if mine["complete"] and chance.random() < 0.1:
        answer = tab.ask("undo", seat=seat, keep=len(draft) - 1)
    elif mine["complete"]:
        answer = tab.ask("confirm", seat=seat)
    else:
        answer = tab.ask("act", seat=seat, action=chance.choice(actions)["action"])
    assert answer["type"] == "state" or answer["code"] == "stale", answer


def check_the_end(person: Person, table: str) -> None:
    """The record is whole and verifies; every moment of it can be looked at; the dice are proved."""
    state = person.get(f"/api/tables/{table}/state")
    source = person.http.get(f"/api/tables/{table}/record").text
    record = loads(source)
    game = bottega.game_for(record)
    assert record.fair is not None
    assert record.fair.secret == state["fair"]["secret"]
    assert record.result is not None
    assert state["result"]["winners"] == record.result.winners
    verify(game, record)
    check = person.get(f"/api/tables/{table}/check")
    assert check["ok"]
    assert check["dice_checked"]
    for move in (0, 1, len(record.moves) // 2, len(record.moves)):
        moment = person.get(f"/api/tables/{table}/at/{move}", lang="it")
        assert moment["of"] == len(record.moves)
        assert bool(moment["text"]) == (move > 0)
        if move:
            assert record.moves[move - 1].endswith(moment["notation"])
    assert moment["view"] == state["view"]
    assert moment["sheet"][-1]["points"] == record.result.scores
    turns = person.get(f"/api/tables/{table}/course")["turns"]
    assert [turn["last"] for turn in turns[:-1]] == [turn["first"] for turn in turns[1:]]
    assert (turns[0]["first"], turns[-1]["last"]) == (0, len(record.moves))
    assert turns[-1]["scores"] == record.result.scores


class Stuck:
    """A tab at a table where somebody is asked again and again, and nothing changes."""

    standing = Socket.standing
    state = {
        "revision": 7,
        "waiting": [1],
        "table": {"status": "playing", "seats": [{"name": "Ada"}, {"name": "Bruno"}]},
        "mine": [{"seat": 1, "asked": True, "draft": [], "complete": False, "actions": [{"action": 0}]}],
    }

    def drain(self) -> None:
        pass

    def ask(self, type: str, **fields: object) -> dict[str, str]:
        return {"type": "refused", "code": "stale"}


def test_a_game_without_progress_is_given_up_and_says_where_it_stands() -> None:
    with pytest.raises(pytest.fail.Exception, match="revision 7, playing, asked: Bruno"):
        play_out([cast(Socket, Stuck())], random.Random(1))


@EACH
def test_against_bots(visit: Visit, name: str) -> None:
    person = visit()
    tab = person.at(person.play(name))
    play_out([tab], random.Random(1))
    check_the_end(person, tab.table)


@pytest.mark.parametrize("name", [name for name in GAMES if bottega.game(name).min_players == 1])
def test_alone(visit: Visit, name: str) -> None:
    person = visit()
    tab = person.at(person.play(name, players=1), "de")
    play_out([tab], random.Random(2))
    check_the_end(person, tab.table)


@EACH
def test_two_people_and_a_watcher(visit: Visit, name: str) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table, tokens = host.table(name, "me", "open")
    watching = watcher.at(table, "it")
    friend.join(tokens[1])
    tabs = [host.at(table), friend.at(table, "de")]
    play_out(tabs, random.Random(3))
    watching.until(lambda state: state["table"]["status"] == "over")
    assert len(watching.log) == len(tabs[0].log) == len(tabs[1].log)
    assert watching.state["view"] == watcher.get(f"/api/tables/{table}/at/{watching.state['moves']}")["view"]
    check_the_end(friend, table)


@EACH
def test_every_target_and_action_has_a_reason_or_is_legal(visit: Visit, name: str) -> None:
    """In the first decision of each game: whatever is touched, there is an answer."""
    person = visit()
    players = max(2, bottega.game(name).min_players)
    table, _ = person.table(name, *["me"] * players)
    tab = person.at(table)
    seat = tab.state["waiting"][0]
    offered = {action["action"] for action in tab.mine(seat)["actions"]}
    count = bottega.game(name).action_count
    for action in range(0, count, max(1, count // 60)):
        reasons = tab.ask("why", seat=seat, action=action)["reasons"]
        assert bool(reasons) != (action in offered)
        for reason in reasons:
            assert reason["text"]
            assert reason["rule_text"]
    for target in {action["target"] for action in tab.mine(seat)["actions"]}:
        assert tab.ask("why", seat=seat, target=target)["reasons"] == []


def test_bots_among_themselves(visit: Visit) -> None:
    person = visit()
    table, _ = person.table("pig", "bot", "bot", options={"goal": 20})
    tab = person.at(table)
    tab.until(lambda state: state["table"]["status"] == "over")
    check_the_end(person, table)


def test_a_game_that_cannot_be_loaded_is_not_offered(caplog: pytest.LogCaptureFixture) -> None:
    assert GameCatalogue(("pig", "nowhere:game")).names == ("pig",)
    assert "nowhere" in caplog.text
