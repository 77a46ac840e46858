"""Takebacks: past dice, if all people agree; the record tells what was taken back, and its rolls are not used again."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

import bottega
from bottega.client import Client
from bottega.core.errors import RecordError
from bottega.core.record import Record, loads
from bottega.core.verifying import Receipt, verify, verify_receipt
from tests.server.conftest import Visit
from tests.server.house import House, Message, Person, Socket, done, refused
from tests.server.postgres import Postgres
from tests.server.test_several import houses


def pair(host: Person, friend: Person, **wish: object) -> str:
    table, tokens = host.table("pig", "me", "open", **wish)
    friend.join(tokens[1], name="Bruno")
    return table


def turn(tabs: list[Socket], notation: str) -> int:
    """Whoever is asked does it; who that was."""
    seat: int = tabs[0].state["waiting"][0]
    tab = tabs[seat]
    tab.until(lambda state: bool(state["mine"][0]["actions"]))
    done(tab.act(notation))
    done(tab.ask("confirm"))
    moves = tab.state["moves"]
    for each in tabs:
        each.until(lambda state: state["moves"] >= moves)
    return seat


def record_of(person: Person, table: str) -> Record:
    return loads(json.dumps(person.get(f"/api/tables/{table}/record")))


def decisions(person: Person, table: str) -> list[int]:
    """Which moves of the record are decisions, counted from 0; the others are dice."""
    return [at for at, move in enumerate(record_of(person, table).moves) if not move.startswith("*")]


def agree(tab: Socket) -> Message:
    tab.until(lambda state: any(one["asked"] for one in state["proposals"]))
    return tab.ask("agree", proposal=tab.state["proposals"][0]["number"])


def test_everybody_agrees_and_a_roll_is_taken_back(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table = pair(host, friend)
    tabs = [host.at(table), friend.at(table)]
    watching = watcher.at(table)
    chains: list[dict[int, str]] = [{}, {}]
    for _ in range(3):
        turn(tabs, "roll")
    last = tabs[0].state["waiting"][0]
    turn(tabs, "roll")
    for tab, seen in zip(tabs, chains, strict=True):
        seen[tab.state["moves"]] = tab.state["chain"]
    before = record_of(host, table)
    lines, left = len(tabs[0].log), decisions(host, table)[-1]
    # somebody else's no ends it, a watcher is not asked, and nothing has happened
    done(tabs[last].ask("propose", kind="takeback", seat=last))
    other = tabs[1 - last]
    other.until(lambda state: bool(state["proposals"]))
    number = other.state["proposals"][0]["number"]
    refused(watching.ask("agree", proposal=number), "not-yours")
    done(other.ask("refuse", proposal=number))
    assert record_of(host, table).moves == before.moves
    # all agree
    done(tabs[last].ask("propose", kind="takeback", seat=last))
    assert record_of(host, table).moves == before.moves, "nothing happens before everybody has agreed"
    done(agree(other))
    for tab in (*tabs, watching):
        tab.until(lambda state: state["table"]["taken_back"] == 1)
        assert tab.state["moves"] == left
        assert tab.log[-1]["kind"] == "taken-back"
        assert len(tab.log) < lines + 2
        assert [line["number"] for line in tab.log] == list(range(len(tab.log)))
    assert tabs[last].state["waiting"] == [last]
    # the next roll has a number of its own, and the record tells of the other one
    turn(tabs, "roll")
    host.post(f"/api/tables/{table}/end")
    record = record_of(friend, table)
    (back,) = record.taken_back
    assert record.moves[: back.after] + back.moves == before.moves
    assert record.fair is not None
    assert back.rolls[-1] + 1 in record.fair.numbers
    assert not set(back.rolls) & set(record.fair.numbers)
    assert [gap.why for gap in record.fair.gaps] == ["takeback"]
    proof = verify(bottega.game("pig"), record)
    assert proof is not None
    assert (proof.skipped, proof.taken_back) == (len(back.rolls), 1)
    assert "taken back" in host.get(f"/api/tables/{table}/check")["text"]
    # who saw the moves that were taken back finds them again
    verify_receipt(record, Receipt(earlier=chains[:1]))
    with pytest.raises(RecordError, match="does not have them"):
        verify_receipt(record, Receipt(earlier=[{len(before.moves): "0" * 64}]))


def forge_roll(record: Record) -> None:
    back = record.taken_back[0]
    at = next(at for at, move in enumerate(back.moves) if move.startswith("*"))
    back.moves[at] = "* 5" if back.moves[at] != "* 5" else "* 4"


def forge_number(record: Record) -> None:
    assert record.fair is not None
    record.taken_back[0].rolls[0] = record.fair.numbers[0]


def forge_place(record: Record) -> None:
    record.taken_back[0].after = 10_000


def forge_more(record: Record) -> None:
    record.taken_back[0].rolls.append(99)


@pytest.mark.parametrize("forge", [forge_roll, forge_number, forge_place, forge_more])
def test_what_was_taken_back_cannot_be_forged(visit: Visit, forge: object) -> None:
    host = visit()
    table, _ = host.table("pig", "me", "me")
    record = alone(host, table)
    verify(bottega.game("pig"), record)
    assert callable(forge)
    forge(record)
    with pytest.raises(RecordError):
        verify(bottega.game("pig"), record)


def alone(host: Person, table: str) -> Record:
    """Somebody on all chairs takes back twice, the second time further; the finished record."""
    tab = host.at(table)

    def roll() -> None:
        seat = tab.until(lambda state: bool(state["waiting"]))["waiting"][0]
        done(tab.act("roll", seat=seat))
        done(tab.ask("confirm", seat=seat))

    for _ in range(3):
        roll()
    for at in (2, 1):
        seat, left = tab.state["mine"][0]["seat"], decisions(host, table)[at]
        done(tab.ask("propose", kind="takeback", seat=seat, move=left))
        assert tab.state["moves"] == left
        roll()
        roll()
    host.post(f"/api/tables/{table}/end")
    return record_of(host, table)


def test_one_person_needs_nobodys_consent_and_it_lasts(own_house: House) -> None:
    """Two takebacks, a server that is killed in between, and a record in which all of it is proved."""
    with closing(Person(own_house)) as host:
        made = host.post("/api/tables", {"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "pace": 0})
        table = made["table"]["id"]
        tab = host.at(table)
        for _ in range(3):
            seat = tab.state["waiting"][0]
            done(tab.act("roll", seat=seat))
            done(tab.ask("confirm", seat=seat))
        seat, left = tab.state["waiting"][0], decisions(host, table)
        done(tab.ask("propose", kind="takeback", seat=seat, move=left[1] + 1))
        assert tab.state["moves"] == left[1], "back to a decision, not to the dice"
        before = tab.state
        own_house.kill()
        own_house.start()
        with closing(Person(own_house)) as again:
            again.http.cookies.update(host.http.cookies)
            tab = again.at(table)
            for same in ("moves", "chain", "view", "waiting"):
                assert tab.state[same] == before[same]
            assert tab.log[-1]["kind"] == "taken-back"
            seat = tab.state["waiting"][0]
            done(tab.act("roll", seat=seat))
            done(tab.ask("confirm", seat=seat))
            refused(tab.ask("propose", kind="takeback", seat=seat, move=0), "no-takeback")
            done(tab.ask("propose", kind="takeback", seat=seat, move=left[0]))
            assert tab.state["moves"] == left[0]
            again.post(f"/api/tables/{table}/end")
            refused(tab.ask("propose", kind="takeback", seat=seat, move=0), "over")
            record = record_of(again, table)
            assert [back.after for back in record.taken_back] == [left[1], left[0]]
            assert len(record.moves) == left[0]
            proof = verify(bottega.game("pig"), record)
            assert proof is not None
            assert proof.skipped == sum(len(back.rolls) for back in record.taken_back) >= 4


def test_a_takeback_at_another_server(tmp_path: Path, postgres: Postgres) -> None:
    """Also if it and new moves are stored before the other server looks."""
    with ExitStack() as stack:
        here, there = stack.enter_context(houses(tmp_path, postgres.new_database(), 2))
        host, friend = (stack.enter_context(closing(Person(at))) for at in (here, there))
        table = pair(host, friend)
        tabs = [host.at(table), friend.at(table)]
        for _ in range(3):
            turn(tabs, "roll")
        last = next(int(move[0]) for move in reversed(record_of(host, table).moves) if move[0] != "*")
        done(tabs[last].ask("propose", kind="takeback", seat=last))
        done(agree(tabs[1 - last]))
        for tab in tabs:
            tab.until(lambda state: state["table"]["taken_back"] == 1)
        for _ in range(3):
            turn(tabs, "roll")
        first, second = (tab.state for tab in tabs)
        assert first["chain"] == second["chain"]
        assert [line["text"] for line in tabs[0].log] == [line["text"] for line in tabs[1].log]
        host.post(f"/api/tables/{table}/end")
        assert record_of(host, table) == record_of(friend, table)
        verify(bottega.game("pig"), record_of(host, table))


def test_a_program_follows_a_takeback(house: House) -> None:
    """Its log begins anew, and what it saw before is found in the record."""

    async def main() -> None:
        async with Client(house.url) as me:
            table, _ = await me.create("pig", "me", "me", pace=0)
            async with me.at(table) as tab:
                for _ in range(3):
                    mine = await tab.wait_for_turn()
                    assert mine is not None
                    (roll,) = [one["action"] for one in mine["actions"] if one["notation"] == "roll"]
                    await tab.act(roll, mine["seat"])
                    await tab.confirm(mine["seat"])
                record = await me.record(table)
                first = next(at for at, move in enumerate(record.moves) if not move.startswith("*"))
                await tab.ask("propose", kind="takeback", seat=0, move=first)
                await tab.until(lambda state: state["table"]["taken_back"] == 1)
                assert [line["number"] for line in tab.log] == list(range(len(tab.log)))
                assert tab.log[-1]["kind"] == "taken-back"
            await me.post(f"/api/tables/{table}/end")
            proof = await me.verify(table)
            assert proof is not None
            assert proof.taken_back == 1
            assert me.receipts[table].earlier

    asyncio.run(main())
