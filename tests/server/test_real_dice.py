"""Real dice at a table: a roll is entered at once by who rolls it or by the host, and corrected until a decision."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.core.outcomes import whole_roll
from bottega.core.position import CHANCE
from bottega.core.record import HAND, loads
from bottega.core.registry import game_names
from bottega.core.verifying import verify
from bottega.server.database.opening import open_database
from bottega.server.protocol.messages import Correct, Enter
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat
from bottega.server.settings import database_url
from bottega.server.storage.saving import Conflict
from bottega.server.storage.store import Store
from bottega.server.tables.factory import make_table
from bottega.server.tables.real_dice import correct, enter
from bottega.server.tables.table import Table
from tests.server.conftest import Visit
from tests.server.house import Message, Socket, done, refused
from tests.server.test_store import any_step


def shown(tab: Socket) -> Message:
    roll: Message = tab.state["roll"]
    return roll


def ask(tab: Socket, type: str, **fields: Any) -> Message:
    """A message that belongs to no seat."""
    id = f"r{next(Socket.ids)}"
    tab.connection.send(json.dumps({"type": type, "id": id, "moves": tab.state["moves"], **fields}))
    return tab.answer(id)


def test_a_roll_is_entered_seen_and_corrected(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table, tokens = ada.table("pig", "me", "open", options={"goal": 20}, real_dice=True)
    ben.join(tokens[1])
    mine, theirs = ada.at(table), ben.at(table)
    assert mine.state["table"]["real_dice"]
    assert mine.state["table"]["my_turn"]
    assert shown(mine)["mine"]
    assert not shown(theirs)["mine"]
    (die,) = shown(mine)["dice"]
    assert [outcome["notation"] for outcome in die["outcomes"]] == ["1", "2", "3", "4", "5", "6"]
    assert die["outcomes"][3]["lines"][0]["args"]
    refused(ask(theirs, "enter", outcomes=["4"]), "not-yours")
    refused(ask(mine, "enter", outcomes=["7"]), "wrong-roll")
    refused(ask(mine, "enter", outcomes=["4", "4"]), "wrong-roll")
    refused(ask(mine, "correct"), "no-roll")
    done(ask(mine, "enter", outcomes=["4"]))
    theirs.until(lambda state: state["moves"] == 1)
    assert "4" in theirs.log[-1]["text"]
    assert shown(theirs)["may_correct"], "everybody has seen the dice"
    done(ask(theirs, "correct"))
    mine.drain()
    assert mine.state["moves"] == 0
    assert mine.state["view"]["pot"] == 0
    done(ask(mine, "enter", outcomes=["5"]))
    assert mine.state["view"]["pot"] == 5
    mine.act("hold")
    done(mine.ask("confirm"))
    refused(ask(mine, "correct"), "no-roll")
    theirs.until(lambda state: state["moves"] == 2)
    assert shown(theirs)["mine"]
    assert shown(mine)["mine"], "the host enters what others have rolled"
    kinds = [line["kind"] for line in ada.get(f"/api/tables/{table}/state")["log"]]
    assert kinds.count("dice-entered") == 2
    assert kinds.count("dice-corrected") == 1


def test_the_record_says_that_people_entered_the_dice(visit: Visit) -> None:
    ada = visit()
    table, _ = ada.table("pig", "me", "bot", options={"goal": 2}, real_dice=True)
    tab = ada.at(table)
    done(ask(tab, "enter", outcomes=["6"]))
    tab.act("hold")
    done(tab.ask("confirm"))
    while tab.state["table"]["status"] == "playing":
        if shown(tab)["dice"]:
            ask(tab, "enter", outcomes=["2"])
        else:
            tab.read()
    record = loads(ada.http.get(f"/api/tables/{table}/record").text)
    assert record.dice == HAND
    assert record.fair is None
    assert verify(bottega.game("pig"), record) is None
    check = ada.get(f"/api/tables/{table}/check")
    assert check["ok"]
    assert "people" in check["text"]
    assert ada.get(f"/api/tables/{table}/dice", 409)["code"] == "not-over"


def new_table(name: str) -> Table:
    game = bottega.game(name)
    count = max(2, game.min_players)
    seats = [Seat(at, "guest", f"Player {at + 1}", guest=f"guest{at}") for at in range(count)]
    return make_table(game, {}, seats, "guest0", 0, real_dice=True)


def any_roll(table: Table, chance: random.Random) -> Enter:
    """A roll by chance, as the host enters it."""
    position, notations = table.position.copy(), []
    for _ in whole_roll(table.game, position):
        outcome = chance.choice(position.weights())[0]
        notations.append(table.game.notate(position, outcome))
        position.play(outcome)
    return Enter(f"m{chance.random()}", table.moves, notations)


def check_bags(table: Table) -> None:
    """A die that is rolled again is another roll: only draws of single things from one bag are entered together."""
    roll = whole_roll(table.game, table.position)
    names = [each.die.name for each in roll]
    for each in roll:
        if names.count(each.die.name) > 1:
            assert all(weight == 1 for _, weight in each.position.weights())
            assert not each.die.name.startswith("die")


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_played_with_real_dice(name: str, tmp_path: Path) -> None:
    """With corrections in between; what is stored is what was entered last."""

    async def main() -> None:
        store = Store(open_database(database_url(str(tmp_path / "tables.sqlite3"))))
        table, chance, corrected, together = new_table(name), random.Random(3), 0, 0
        await store.save(table)
        for step in range(150):
            if table.status == "over":
                break
            if table.position.to_act == CHANCE:
                check_bags(table)
                roll = any_roll(table, chance)
                together = max(together, len(roll.outcomes))
                enter(table, "guest0", roll, "Ada")
                if step % 3 == 0 and table.status == "playing":
                    before = roll.moves
                    correct(table, "guest1", Correct("c", table.moves), "Ben")
                    await store.save(table)
                    assert table.moves == before
                    corrected += 1
                    enter(table, "guest0", any_roll(table, chance), "Ada")
            else:
                any_step(table, chance)
            await store.save(table)
        assert corrected > 2
        assert together >= {"pig": 1, "florenza-dice": 6, "dice-forge": 2, "florenza": 7}[name]
        row = await store.row(table.id)
        assert row is not None
        back = await store.load(row.id, table.game)
        assert back.play.record.moves == table.play.record.moves
        assert back.play.record.rounds == table.play.record.rounds
        assert back.position == table.position
        assert [line.note for line in back.lines] == [line.note for line in table.lines]
        await store.close()

    asyncio.run(main())


def test_another_server_hears_of_a_correction(database: str) -> None:
    async def main() -> None:
        stores = [Store(open_database(database_url(database))) for _ in range(2)]
        table = new_table("pig")
        await stores[0].save(table)
        enter(table, "guest0", Enter("a", 0, ["3"]), "Ada")
        await stores[0].save(table)
        row = await stores[1].row(table.id)
        assert row is not None
        other = await stores[1].load(row.id, table.game)
        correct(table, "guest0", Correct("b", 1), "Ada")
        await stores[0].save(table)
        enter(table, "guest0", Enter("c", 0, ["5"]), "Ada")
        await stores[0].save(table)
        with pytest.raises(Conflict):
            await stores[1].refresh(other)
        row = await stores[1].row(table.id)
        assert row is not None
        assert (await stores[1].load(row.id, table.game)).play.record.moves == ["* 5"]
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_only_tables_with_real_dice_take_them() -> None:
    game = bottega.game("pig")
    seats = [Seat(at, "guest", f"Player {at + 1}", guest=f"guest{at}") for at in range(2)]
    table = make_table(game, {}, seats, "guest0", 0)
    with pytest.raises(RequestRefused, match="no-roll"):
        enter(table, "guest0", Enter("a", table.moves, ["3"]), "Ada")
