"""States are sent as differences: whatever happens at a table, everybody has the state that the server has."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import bottega
from bottega import client
from bottega.client import Client
from tests.cli.runner import PATIENCE
from tests.server.conftest import Visit
from tests.server.house import TOGETHER, House, Message, Person, Socket, done

STEPS = 30


def whole(person: Person, table: str, language: str) -> Message:
    """What the server shows now, without what belongs to a moment or to a message."""
    state: Message = person.get(f"/api/tables/{table}/state", lang=language)
    return comparable(state)


def comparable(state: Message) -> Message:
    return {**state, "log": [], "answers": None, "table": {**state["table"], "now": 0, "watchers": 0}}


class Party:
    """People at a table who do whatever comes to their minds."""

    def __init__(self, visit: Visit, game: str, seed: int) -> None:
        self.chance = random.Random(seed)
        low, high = (
            (1, 4) if game == TOGETHER else (bottega.game(game).min_players, bottega.game(game).max_players)
        )
        seats = max(low, min(3, high))
        self.people = [visit() for _ in range(seats)]
        self.watcher = visit()
        self.table, tokens = self.people[0].table(game, "me", *["open"] * (seats - 1))
        for person, token in zip(self.people[1:], tokens.values(), strict=True):
            person.join(token)
        self.open: list[tuple[Person, str, Socket]] = []
        for person in [*self.people, self.watcher]:
            self.come(person)

    def come(self, person: Person) -> None:
        language = self.chance.choice(["en", "it"])
        self.open.append((person, language, person.at(self.table, language)))

    def step(self) -> None:
        what = self.chance.choice(
            [*["act"] * 12, "undo", "rename", "name", "say", "go", "come", "back", "order"]
        )
        person, _, tab = self.chance.choice(self.open)
        tab.drain()
        getattr(self, f"{what}_by")(person, tab)

    def act_by(self, person: Person, tab: Socket) -> None:
        mine = next((my for my in tab.state["mine"] if my["asked"]), None)
        if mine is None:
            asked = [one for one in self.open if any(my["asked"] for my in one[2].state["mine"])]
            if asked and not tab.state["mine"]:
                self.act_by(*self.chance.choice(asked)[::2])
        elif mine["complete"]:
            tab.ask("confirm", seat=mine["seat"])
        else:
            action = self.chance.choice(mine["actions"])["action"]
            tab.ask("act", seat=mine["seat"], action=action, confirm=self.chance.random() < 0.7)

    def undo_by(self, person: Person, tab: Socket) -> None:
        if tab.state["mine"] and tab.state["mine"][0]["draft"]:
            tab.ask("undo", keep=0)

    def rename_by(self, person: Person, tab: Socket) -> None:
        person.put(
            "/api/me", {"name": f"{self.chance.choice(['Ada', 'Bruno'])} 1.0, {self.chance.randrange(9)}"}
        )
        for my in tab.state["mine"]:
            person.put(
                f"/api/tables/{self.table}/seats/{my['seat']}", {"name": f"é{self.chance.randrange(9)}"}
            )

    def name_by(self, person: Person, tab: Socket) -> None:
        self.people[0].put(f"/api/tables/{self.table}", {"name": f"Il 2.0, «{self.chance.randrange(9)}»"})

    def say_by(self, person: Person, tab: Socket) -> None:
        if tab.state["mine"]:
            done(tab.ask("say", text="Ciao!"))

    def order_by(self, person: Person, tab: Socket) -> None:
        if tab.state["mine"] and tab.state["mine"][0]["orders"]:
            tab.ask("order", order=tab.state["mine"][0]["orders"][0]["name"], choice="ask")

    def back_by(self, person: Person, tab: Socket) -> None:
        if tab.state["mine"] and tab.state["moves"] > 4:
            tab.ask("propose", kind="takeback", move=tab.state["moves"] - 2)
            for _, _, other in self.open:
                other.drain()
                for proposal in other.state["proposals"]:
                    if proposal["asked"]:
                        other.ask(
                            self.chance.choice(["agree", "agree", "refuse"]), proposal=proposal["number"]
                        )

    def go_by(self, person: Person, tab: Socket) -> None:
        if len(self.open) > 2:
            self.open.remove(next(one for one in self.open if one[2] is tab))
            tab.close()

    def come_by(self, person: Person, tab: Socket) -> None:
        if len(self.open) < 8:
            self.come(self.chance.choice([*self.people, self.watcher]))

    def check(self) -> None:
        for person, language, tab in self.open:
            tab.drain()
            assert comparable(tab.state) == whole(person, self.table, language)


@pytest.mark.once
@pytest.mark.parametrize("game", [*bottega.game_names(), TOGETHER])
def test_everybody_has_the_state_of_the_server_whatever_happens(visit: Visit, game: str) -> None:
    party = Party(visit, game, 7)
    for number in range(STEPS):
        party.step()
        if number % 5 == 0:
            party.check()
    party.check()
    heard = [json.loads(raw) for person in (*party.people, party.watcher) for raw in person.heard]
    kinds = [message["type"] for message in heard if isinstance(message, dict) and "type" in message]
    assert kinds.count("changes") > 10


def test_a_client_that_does_not_know_differences_gets_whole_states(visit: Visit) -> None:
    person = visit()
    table = person.play(TOGETHER, players=1)
    old, new = person.at(table, protocol=1), person.at(table)
    person.heard.clear()
    done(old.act("card 2"))
    new.drain()
    sent = [message for raw in person.heard if (message := json.loads(raw))["type"] in ("state", "changes")]
    assert [message["type"] for message in sent] == ["state", "changes"]
    assert comparable(old.state) == comparable(new.state)
    assert sent[0]["view"] is not None


def test_a_draft_is_sent_as_what_it_changes_of_the_board(visit: Visit) -> None:
    person = visit()
    tab = person.at(person.play("florenza-dice", players=1))
    person.heard.clear()
    while tab.mine()["view"] is None:
        action = tab.mine()["actions"][0]["action"]
        done(tab.ask("act", action=action))
    raw = person.heard[-1]
    assert json.loads(raw)["changes"]["mine"]["0"]["view"][0] == ["view"]
    assert len(raw) < len(json.dumps(tab.mine()["view"])) / 3


def test_a_damaged_difference_leads_to_whole_states_not_to_a_wrong_board(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client connects anew; a message that was under way is answered there."""
    damage = 0

    def damaged(old: Any, change: Any) -> Any:
        nonlocal damage
        damage += 1
        state = changed(old, change)
        return {**state, "moves": state["moves"] + 1} if damage == 2 else state

    changed = client.__dict__["changed"]
    monkeypatch.setattr(client, "changed", damaged)

    async def main() -> None:
        async with asyncio.timeout(PATIENCE), Client(house.url) as me:
            table = await me.play("pig", pace=0, options={"goal": 20})
            async with me.at(table) as tab:
                await tab.play(lambda state, mine: int(mine["actions"][-1]["action"]))
                assert (damage, tab.protocol) == (2, 1)
                state = await me.get(f"/api/tables/{table}/state")
                assert comparable(tab.state) == comparable(state)
                assert [line["number"] for line in tab.log] == list(range(len(tab.log)))
            assert await me.verify(table) is not None

    asyncio.run(main())
