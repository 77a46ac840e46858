"""Programs at a table: they play, watch, let a bot sit down, and go on where another server answers."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

import bottega
from bottega.bots import make
from bottega.client import Client, Lost, Refused
from tests.cli.runner import PATIENCE, ROOT, environment
from tests.server.conftest import Visit
from tests.server.house import House, Message


def run(house: House, work: Callable[[Client], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(PATIENCE), Client(house.url) as me:
            await work(me)

    asyncio.run(main())


def first(state: Message, mine: Message) -> int:
    return int(mine["actions"][0]["action"])


def test_a_program_plays_and_proves_the_dice_by_what_it_kept(house: House) -> None:
    async def work(me: Client) -> None:
        table = await me.play("pig", pace=0, options={"goal": 20})
        async with me.at(table) as tab:
            await tab.play(lambda state, mine: mine["actions"][-1]["action"])
        proof = await me.verify(table)
        assert proof is not None
        assert proof.own_words == [0]
        me.receipts[table].words[0] = "another"
        with pytest.raises(bottega.BottegaError, match="that you kept"):
            await me.verify(table)
        me.receipts[table].words.clear()
        me.receipts[table].chains[2] = "0" * 64
        with pytest.raises(bottega.BottegaError, match="one of the first 2 moves is not"):
            await me.verify(table)

    run(house, work)


def test_a_bot_sits_down_by_a_link_and_others_watch(house: House) -> None:
    async def work(me: Client) -> None:
        table, (token,) = await me.create("pig", "me", "open", pace=0, options={"goal": 20})
        async with Client(house.url) as other, Client(house.url) as watcher, watcher.at(table) as seen:
            assert await other.join(token) == table
            async with me.at(table) as mine, other.at(table) as theirs:
                await asyncio.gather(
                    mine.play(lambda state, mine: mine["actions"][-1]["action"]),
                    theirs.play_bot(make("greedy", bottega.Rng(1))),
                )
            async for state in seen.states():
                assert state["mine"] == []
            assert seen.over
            assert [line["number"] for line in seen.log] == list(range(len(seen.log)))
            assert (await watcher.record(table)).result is not None

    run(house, work)


def test_a_refusal_has_a_code_and_a_sentence(house: House) -> None:
    async def work(me: Client) -> None:
        with pytest.raises(Refused) as refused:
            await me.play("chess")
        assert refused.value.code == "unknown-game"
        table = await me.play("pig")
        async with me.at(table) as tab:
            with pytest.raises(Refused, match=r"\w \w") as refused:
                await tab.confirm(0)
            assert refused.value.code == "no-draft"
        with pytest.raises(Refused) as refused:
            async with me.at("nowhere"):
                pass
        assert refused.value.code == "unknown-table"

    run(house, work)


def test_a_client_goes_on_after_a_restart_without_saying_anything_twice(own_house: House) -> None:
    async def work(me: Client) -> None:
        table, _ = await me.create("pig", "me", "me", pace=0, options={"goal": 40})
        steps = 0

        def choose(state: Message, mine: Message) -> int:
            nonlocal steps
            steps += 1
            if steps in (3, 9):
                own_house.kill()
                own_house.start()
            return int(mine["actions"][-1 if state["view"]["pot"] else 0]["action"])

        async with me.at(table) as tab:
            await tab.play(choose)
            assert [line["number"] for line in tab.log] == list(range(len(tab.log)))
        await me.verify(table)
        own_house.kill()
        with pytest.raises(Lost):
            await me.get("/api/me")

    run(own_house, work)


@pytest.mark.parametrize("words", [(), ("--watch",), ("join",)])
def test_the_example_plays_and_watches(house: House, visit: Visit, words: tuple[str, ...]) -> None:
    person = visit()
    if words == ("--watch",):
        table, _ = person.table("pig", "bot", "bot", options={"goal": 20})
        words = ("--watch", table)
    elif words:
        _, tokens = person.table("pig", "open", "bot", options={"goal": 20})
        words = (tokens[0],)
    done = subprocess.run(
        [sys.executable, "examples/sit_down.py", house.url, *words],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert ("wins" if words[:1] == ("--watch",) else "their numbers") in done.stdout
