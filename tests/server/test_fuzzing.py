"""Several clients send what comes to mind, and a model says what must come of it.

The model is written apart from the server: who holds which seat, what each seat has drafted, and the moves that were
confirmed. Rules come from the engine. After every message all clients must see what the model has, and nobody more.
"""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest

import bottega
from bottega.client import Client, Message, Refused, Tab
from bottega.core.adapting import Script
from bottega.core.position import OVER, Position
from bottega.core.record import Record
from bottega.core.replaying import first_position
from bottega.core.verifying import verify
from tests.cli.runner import PATIENCE
from tests.server.house import TOGETHER, House
from tests.soak import soak

STEPS = 150
TABLES = 4
SEATS = 3


class Model:
    """A table as it must be."""

    def __init__(self, name: str, record: Record) -> None:
        self.game = bottega.game(name)
        self.record = record
        self.position = self.replayed(record)
        self.drafts: list[list[list[int]]] = [[] for _ in record.seats]

    def replayed(self, record: Record) -> Position:
        position = first_position(self.game, record)
        script = Script(self.game, record, None)
        for at in range(len(record.moves)):
            script.play(position, at)
        return position

    def drafted(self, seat: int) -> tuple[Position, list[str], bool]:
        """The position with the seat's draft, the draft in notation, and whether only confirming is left."""
        position, said, complete = self.position.copy(), [], False
        for action in itertools.chain.from_iterable(self.drafts[seat]):
            said.append(self.game.notate(position, action))
            position.play(action, seat)
            complete = position.to_act < 0 or seat not in position.waiting
        return position, said, complete

    def act(self, seat: int, actions: list[int]) -> str:
        """What the server must answer: done, or the code of a refusal."""
        if self.position.to_act == OVER:
            return "over"
        position, _, complete = self.drafted(seat)
        for action in actions:
            if complete:
                return "draft-complete"
            if not 0 <= action < self.game.action_count or position.refusal(action, seat) != 0:
                return "illegal"
            position.play(action, seat)
            complete = position.to_act < 0 or seat not in position.waiting
        self.drafts[seat].append(actions)
        return "done"

    def are_legal(self, position: Position, seat: int, actions: list[int]) -> bool:
        known = range(self.game.action_count)
        return all(action in known and position.refusal(action, seat) == 0 for action in actions)

    def undo(self, seat: int, keep: int) -> str:
        if self.position.to_act == OVER:
            return "over"
        if keep >= len(self.drafts[seat]):
            return "no-draft"
        del self.drafts[seat][keep:]
        return "done"

    def confirm(self, seat: int) -> str:
        if self.position.to_act == OVER:
            return "over"
        return "done" if self.drafts[seat] else "no-draft"

    def is_complete(self, seat: int) -> bool:
        return self.drafted(seat)[2]

    def confirmed(self, seat: int, record: Record) -> None:
        """A confirmed draft is in the record once, after all that was there, and only dice follow it."""
        _, said, _ = self.drafted(seat)
        moves = [*self.record.moves, *(f"{seat} {notation}" for notation in said)]
        assert record.moves[: len(moves)] == moves, "nothing is lost and nothing doubled"
        assert all(move.startswith("*") for move in record.moves[len(moves) :])
        self.record, self.position = record, self.replayed(record)
        self.drafts[seat] = []
        for other in range(len(self.drafts)):
            try:
                self.drafted(other)
            except bottega.BottegaError:
                self.drafts[other] = []


class Fuzzer:
    """Clients at one table, one of them a watcher, and the model of it."""

    def __init__(self, house: House, model: Model, tabs: list[Tab], chance: random.Random) -> None:
        self.house = house
        self.model = model
        self.tabs = tabs
        self.chance = chance
        self.sent: list[tuple[int, str, Message, str]] = []
        self.answers: dict[str, int] = {}

    async def step(self, number: int) -> None:
        chance = self.chance
        who = chance.randrange(len(self.tabs))
        seat = who if chance.random() < 0.9 and who < SEATS else chance.randrange(SEATS + 1)
        if self.sent and chance.random() < 0.1:
            who, type, fields, answer = chance.choice(self.sent)
            if answer == "done":
                assert await self.ask(who, type, fields) == "done", (
                    "a repeated message is answered as the first time"
                )
        elif chance.random() < 0.05:
            assert await self.ask(who, "act", {"id": f"bad {number}", "seat": seat}) == "malformed"
        else:
            type = chance.choice(["act", "act", "act", "undo", "confirm", "confirm", "why", "look"])
            fields = {"id": f"m {number}", "seat": seat, **self.fields(type, min(seat, SEATS - 1))}
            due = self.due(who, type, seat, fields)
            said = await self.ask(who, type, fields)
            assert said == due, (type, fields)
            self.answers[said] = self.answers.get(said, 0) + 1
            self.sent.append((who, type, fields, said))
            if said == "done" and (
                type == "confirm" or (fields.get("confirm") and self.model.is_complete(seat))
            ):
                record = await self.tabs[0].client.record(self.tabs[0].table)
                record.moves = self.house.stored_moves(self.tabs[0].table)
                self.model.confirmed(seat, record)
        await self.compare()

    def fields(self, type: str, seat: int) -> Message:
        model, chance = self.model, self.chance
        if type == "why":
            return {"action": chance.randrange(model.game.action_count)}
        revision = {"revision": max(tab.state["revision"] for tab in self.tabs)}
        if type == "undo":
            return {"keep": chance.randrange(3), **revision}
        if type == "confirm":
            return revision
        position, _, _ = model.drafted(seat)
        legal = position.actions(seat) if position.to_act >= 0 and seat in position.waiting else []
        pool = legal if legal and chance.random() < 0.8 else range(model.game.action_count + 2)
        if type == "look":
            return {"actions": [chance.choice(pool) for _ in range(chance.randrange(1, 4))]}
        then = [chance.choice(pool)] if chance.random() < 0.2 else []
        return {"action": chance.choice(pool), "then": then, "confirm": chance.random() < 0.3, **revision}

    def due(self, who: int, type: str, seat: int, fields: Message) -> str:
        if seat >= SEATS:
            return "unknown-seat"
        if who != seat:
            return "not-yours"
        if type == "act":
            return self.model.act(seat, [fields["action"], *fields["then"]])
        if type == "undo":
            return self.model.undo(seat, fields["keep"])
        if type == "confirm":
            return self.model.confirm(seat)
        if self.model.position.to_act == OVER:
            return "over"
        position, _, complete = self.model.drafted(seat)
        if complete:
            return "draft-complete"
        if type == "look":
            return "looked" if self.model.are_legal(position, seat, fields["actions"]) else "illegal"
        return "because"

    async def ask(self, who: int, type: str, fields: Message) -> str:
        try:
            said = str((await self.tabs[who].ask(type, **fields))["type"])
            return "done" if said == "state" else said
        except Refused as refused:
            return refused.code

    async def compare(self) -> None:
        """Everybody sees what the model has: the moves of all, and the drafts of the own seat only."""
        model = self.model
        for who, tab in enumerate(self.tabs):
            await tab.ask("ping")
            assert tab.state["moves"] == len(model.record.moves)
            assert [mine["seat"] for mine in tab.state["mine"]] == ([who] if who < SEATS else [])
            assert tab.over == (model.position.to_act == OVER)
            for mine in tab.state["mine"]:
                position, said, complete = model.drafted(who)
                assert [step["notation"] for step in mine["draft"]] == said
                assert mine["complete"] == complete
                asked = position.to_act >= 0 and who in position.waiting
                legal = position.actions(who) if asked and not tab.over else []
                assert sorted(action["action"] for action in mine["actions"]) == legal


async def fuzz(house: House, name: str, seed: int, steps: int) -> dict[str, int]:
    chance = random.Random(seed)
    people = [Client(house.url) for _ in range(SEATS + 1)]
    table, tokens = await people[0].create(name, "me", *["open"] * (SEATS - 1))
    for person, token in zip(people[1:], tokens, strict=False):
        await person.join(token)
    await people[-1].get("/api/me")
    tabs = [Tab(person, table, 0) for person in people]
    try:
        for tab in tabs:
            await tab.open()
        fuzzer = Fuzzer(house, Model(name, await people[0].record(table)), tabs, chance)
        for number in range(steps):
            await fuzzer.step(number)
        verify(fuzzer.model.game, await people[0].record(table))
        return fuzzer.answers
    finally:
        for tab in tabs:
            await tab.close()


def run(house: House, name: str, seed: int, steps: int) -> dict[str, int]:
    async def main() -> dict[str, int]:
        async with asyncio.timeout(PATIENCE * max(1, steps // STEPS)):
            return await fuzz(house, name, seed, steps)

    return asyncio.run(main())


@pytest.mark.parametrize("name", ["pig", TOGETHER])
def test_several_clients_see_what_the_model_has(house: House, name: str) -> None:
    reached: set[str] = set()
    for seed in range(TABLES):
        reached |= set(run(house, name, seed, STEPS))
    assert {"done", "looked", "illegal", "no-draft", "draft-complete", "not-yours"} <= reached


@pytest.mark.soak
@pytest.mark.parametrize("name", ["pig", TOGETHER, "dice-forge", "florenza-dice"])
def test_several_clients_see_what_the_model_has_for_long(house: House, name: str) -> None:
    soak(name, 10, lambda seed, number: run(house, name, 1000 * seed + number, 20 * STEPS))
