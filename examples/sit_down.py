"""Your own bot at a server's table.

    python examples/sit_down.py http://127.0.0.1:8000                    a game of Pig against a bot of the server
    python examples/sit_down.py http://127.0.0.1:8000 TOKEN              take the seat of the link /join#TOKEN
    python examples/sit_down.py http://127.0.0.1:8000 --watch TABLE      watch the table /t/TABLE

It needs `pip install 'bottega[client]'`. Replace `choose` with something better.
"""

import asyncio
import sys
from typing import Any

from bottega.client import Client


def choose(state: dict[str, Any], mine: dict[str, Any]) -> int:
    """Roll up to 20 points in a turn, then hold; in any other game take the first action of the list."""
    actions = {action["notation"]: action["action"] for action in mine["actions"]}
    if set(actions) == {"roll", "hold"}:
        return int(actions["hold" if state["view"]["pot"] >= 20 else "roll"])
    return int(mine["actions"][0]["action"])


async def watch(me: Client, table: str) -> None:
    async with me.at(table) as tab:
        told = 0
        async for _ in tab.states():
            for line in tab.log[told:]:
                print(line["text"])
            told = len(tab.log)


async def play(me: Client, table: str) -> None:
    async with me.at(table) as tab:
        await tab.play(choose)
        for seat in tab.state["table"]["seats"]:
            print(
                f"{seat['name']}{' (I)' if seat['mine'] else ''}: {tab.state['result']['scores'][seat['seat']]}"
            )
    proof = await me.verify(table)
    if proof is not None:
        print(
            f"{proof.rolls} rolls, checked here: they follow from the sealed secret, the words and their numbers."
        )


async def main(url: str, *words: str) -> None:
    async with Client(url) as me:
        if words[:1] == ("--watch",):
            await watch(me, words[1])
        else:
            await play(me, await me.join(words[0]) if words else await me.play("pig", pace=0))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
