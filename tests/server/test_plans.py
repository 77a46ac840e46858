"""Plans for the next turns: their holder alone gets them, a taken place is marked, nothing is played by itself."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import bottega
from bottega.core.chance import SeededDice
from bottega.core.play import Play
from bottega.games.florenza.names import STAGES
from tests.server.conftest import Visit
from tests.server.house import House, Person, Socket, done, refused

FLORENZA: Any = bottega.game("florenza")


@cache
def placing_begins() -> tuple[str, int]:
    """The record of a game of two up to the first familiar, and who places it."""
    play = Play.start(FLORENZA, 2, dice=SeededDice(4))
    rng = random.Random(4)
    play.roll()
    position: Any = play.position
    while STAGES[position.stage] != "placing":
        play.act(rng.choice(position.actions()))
        play.roll()
        position = play.position
    return play.record.dumps(), int(position.to_act)


def two_families(first: Person, second: Person) -> tuple[Socket, Socket]:
    """The tab of the family that is asked, and that of the other one."""
    record, asked = placing_begins()
    seats = [{"kind": "me" if seat == asked else "open"} for seat in range(2)]
    made = first.post("/api/import", {"record": json.loads(record), "seats": seats})
    second.join(made["links"][0]["token"])
    return first.at(made["table"]["id"]), second.at(made["table"]["id"])


def plan(tab: Socket, *notations: str, keep: list[int] | None = None) -> Any:
    """Plan a gesture; the action need not be offered."""
    actions = [FLORENZA.notation.actions[notation] for notation in notations]
    kept = [step["number"] for step in tab.mine()["plan"] or []] if keep is None else keep
    return tab.ask("plan", revision=tab.state["revision"], keep=kept, add=actions)


def targets(tab: Socket) -> list[str]:
    return [step["target"] for step in tab.mine()["plan"]]


def test_a_plan_is_made_on_the_turn_of_another_and_shows_on_the_own_board_only(visit: Visit) -> None:
    first, second, third = visit(), visit(), visit()
    asked, other = two_families(first, second)
    watcher = third.at(asked.table)
    mine = other.mine()
    assert mine["may_plan"]
    assert (mine["plan"], mine["planning"], mine["actions"]) == (None, False, [])
    assert not asked.mine()["may_plan"]

    done(plan(other))
    mine = other.mine()
    assert mine["planning"]
    assert not mine["asked"]
    assert "market" in other.offered()
    look = other.ask("look", actions=[other.offered()["market"]["action"]])
    assert look["previews"][0]["more"]["forecast"]
    done(plan(other, "market"))
    assert targets(other) == ["market"]
    seat = mine["seat"]
    assert other.mine()["view"]["families"][seat]["market"]
    assert not other.state["view"]["families"][seat]["market"], "the table itself has not changed"
    assert "market" not in other.offered(), "on top of the plan it is taken"

    asked.drain()
    watcher.drain()
    for person in (first, third):
        person.get(f"/api/tables/{asked.table}/state")
        person.get(f"/api/tables/{asked.table}/record")
    for tab in (asked, watcher):
        assert not tab.state["view"]["families"][seat]["market"]
    heard = b"".join(first.heard[1:] + third.heard)
    assert b'"target":"market","actions"' not in heard.replace(b" ", b"")
    assert all(my["plan"] is None for my in asked.state["mine"])


def test_a_planned_place_that_is_taken_is_marked_and_the_rest_stays(visit: Visit) -> None:
    first, second = visit(), visit()
    asked, other = two_families(first, second)
    done(plan(other))
    captain = next(notation for notation in other.offered() if notation.startswith("captain "))
    done(plan(other, captain))
    done(plan(other, "market"))
    assert [step["refused"] for step in other.mine()["plan"]] == ["", ""]
    done(asked.act(captain))
    done(asked.ask("confirm"))
    other.until(lambda state: state["mine"][0]["asked"])
    taken, free = other.mine()["plan"]
    assert taken["refused"]
    assert not free["refused"]
    assert other.draft() == [], "nothing is played by itself"
    assert not other.mine()["planning"]


def test_what_is_placed_leaves_the_plan(visit: Visit) -> None:
    first, second = visit(), visit()
    asked, other = two_families(first, second)
    done(plan(other))
    done(plan(other, "market"))
    done(plan(other, "administration"))
    done(plan(other, keep=[1, 0]))
    assert targets(other) == ["administration", "market"]
    done(asked.act("administration"))
    done(asked.ask("confirm"))
    other.until(lambda state: state["mine"][0]["asked"])
    done(other.act("market"))
    assert targets(other) == ["administration"]
    done(other.ask("undo", keep=0))
    assert targets(other) == ["administration", "market"]
    done(other.act("market"))
    done(other.ask("confirm"))
    assert targets(other) == ["administration"]
    done(plan(other, keep=[]))
    assert other.mine()["plan"] == []
    done(other.ask("plan", revision=other.state["revision"], keep=None))
    assert other.mine()["plan"] is None


def test_a_plan_keeps_to_the_rules_and_to_ones_own_seat(visit: Visit) -> None:
    first, second = visit(), visit()
    asked, other = two_families(first, second)
    done(plan(other))
    done(plan(other, "market"))
    refused(plan(other, "market"), "illegal")
    refused(plan(other, keep=[5]), "no-draft")
    seat = other.mine()["seat"]
    refused(asked.ask("plan", revision=asked.state["revision"], seat=seat, keep=[]), "not-yours")


def test_a_plan_survives_a_restart(own_house: House) -> None:
    first, second = Person(own_house), Person(own_house)
    _, other = two_families(first, second)
    done(plan(other))
    done(plan(other, "market"))
    own_house.kill()
    own_house.start()
    again = second.at(other.table)
    assert targets(again) == ["market"]
    first.close()
    second.close()
