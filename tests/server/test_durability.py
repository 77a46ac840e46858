"""What was acknowledged is there after kill -9; drafts, messages already carried out and thinking bots too."""

from __future__ import annotations

import itertools
import threading
import time

import pytest

import bottega
from bottega.core.record import loads
from bottega.core.verifying import verify
from tests.server.house import PATIENCE, TOGETHER, House, Person, Socket, done


def again(house: House, person: Person, table: str) -> Socket:
    house.kill()
    house.start()
    return person.at(table)


def test_confirmed_moves_and_drafts_survive_kill_9(own_house: House) -> None:
    person = Person(own_house)
    table, _ = person.table(TOGETHER, "me", "me")
    tab = person.at(table)
    for round_, seat in itertools.product((1, 2, 3), (1, 0)):
        done(tab.act(f"card {round_}", seat=seat))
        if round_ == 1:
            before = tab.state
            tab = again(own_house, person, table)
            assert tab.draft(seat) == [f"card {round_}"]
            assert same(tab.state) == same(before)
        done(tab.act("done", seat=seat))
        done(tab.ask("confirm", seat=seat, id=f"confirm {round_} {seat}"))
        if round_ != 2:
            before = tab.state
            tab = again(own_house, person, table)
            assert same(tab.state) == same(before)
            done(tab.ask("confirm", seat=seat, id=f"confirm {round_} {seat}"))
            assert same(tab.state) == same(before), "a message repeated after the restart changes nothing"
    assert tab.state["table"]["status"] == "over"
    record = loads(person.http.get(f"/api/tables/{table}/record").text)
    verify(bottega.game(TOGETHER), record)
    person.close()


def same(state: dict[str, object]) -> dict[str, object]:
    """A state without what comes and goes with a connection."""
    return {name: value for name, value in state.items() if name not in ("log", "table", "answers")}


@pytest.mark.slow
def test_killed_at_any_moment_every_acknowledged_move_is_there(own_house: House) -> None:
    """One client plays as fast as it can while the server is killed again and again."""
    person = Person(own_house)
    table, _ = person.table("pig", "me", "me", options={"goal": 1000})
    tab = person.at(table)
    for pause in (0.05, 0.13, 0.21, 0.34):
        killer = threading.Timer(pause, own_house.kill)
        killer.start()
        acknowledged = tab.state["moves"]
        try:
            while True:
                seat = next(my["seat"] for my in tab.state["mine"] if my["asked"])
                done(tab.act("roll" if tab.state["moves"] % 5 else "hold", seat=seat))
                done(tab.ask("confirm", seat=seat))
                acknowledged = tab.state["moves"]
        except Exception:
            killer.join()
        own_house.start()
        tab = person.at(table)
        assert tab.state["moves"] >= acknowledged
        verify(bottega.game("pig"), loads(person.http.get(f"/api/tables/{table}/record").text))
    person.close()


def test_bots_go_on_after_a_restart(own_house: House) -> None:
    person = Person(own_house)
    table, _ = person.table("pig", "bot", "bot", pace=30, options={"goal": 40})
    person.at(table).until(lambda state: state["moves"] > 4)
    own_house.kill()
    own_house.start()
    moves, since = -1, time.monotonic()
    while (now := person.get(f"/api/tables/{table}"))["status"] != "over":
        if now["moves"] != moves:
            moves, since = now["moves"], time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing after move {moves} without anybody looking"
        time.sleep(0.1)
    verify(bottega.game("pig"), loads(person.http.get(f"/api/tables/{table}/record").text))
    person.close()


def test_a_guest_stays_who_he_is(own_house: House) -> None:
    person = Person(own_house)
    person.put("/api/me", {"name": "Ginevra"})
    table = person.play(TOGETHER, players=1)
    own_house.stop()
    own_house.start()
    assert person.get("/api/me")["name"] == "Ginevra"
    assert person.get(f"/api/tables/{table}/state")["mine"]
    person.close()
