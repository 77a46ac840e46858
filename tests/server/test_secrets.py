"""What nobody may know before the end is in no byte that leaves the server."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

import bottega
from bottega.core.position import Position
from bottega.core.record import loads
from bottega.core.registry import game as game_by_name
from bottega.core.verifying import verify
from bottega.games.florenza.position import FlorenzaPosition
from bottega.server.protocol.basics import encode
from bottega.server.seats.seat import Seat
from bottega.server.tables.factory import make_table, table_from_record
from bottega.server.tables.table import Table
from bottega.server.views.presenter import TablePresenter
from bottega.server.views.previews import previews
from bottega.server.views.table_info import NOBODY
from bottega.server.workers import jobs
from tests.server.conftest import Visit
from tests.server.house import TOGETHER, House, done
from tests.server.test_games import GAMES, play_out

pytestmark = pytest.mark.usefixtures("stopped_clock")


def secret_of(house: House, table: str) -> str:
    file = house.settings.database.partition(":///")[2]
    with sqlite3.connect(file) as database:
        (secret,) = database.execute("select secret from tables where id = ?", (table,)).fetchone()
    database.close()
    return str(secret)


def test_the_secret_of_the_dice_comes_out_at_the_end_only(house: House, visit: Visit) -> None:
    person, watcher = visit(), visit()
    table, _ = person.table(TOGETHER, "me", "bot")
    secret = secret_of(house, table)
    assert len(secret) == 64
    tabs = [person.at(table), watcher.at(table)]
    for round_ in (1, 2, 3):
        for path in ("", "/state", "/record", "/at/0", "/check"):
            person.get(f"/api/tables/{table}{path}")
            watcher.get(f"/api/tables/{table}{path}")
        for each in (person, watcher):
            assert not any(secret.encode() in heard for heard in each.heard)
            assert not any(bytes.fromhex(secret) in heard for heard in each.heard)
        tabs[0].until(lambda state: state["waiting"] == [0])
        done(tabs[0].act(f"card {round_}"))
        done(tabs[0].act("done"))
        tabs[1].drain()
        assert not any(secret.encode() in heard for heard in watcher.heard)
        done(tabs[0].ask("confirm"))
    tabs[1].until(lambda state: bool(state["result"]))
    assert tabs[0].state["fair"]["secret"] == secret
    assert person.get(f"/api/tables/{table}/record")["fair"]["secret"] == secret
    assert not any(secret in line for line in house.said)


def test_cookies_and_guests_of_others_are_never_sent(house: House, visit: Visit) -> None:
    host, friend = visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    friend.join(tokens[1])
    tabs = [host.at(table), friend.at(table)]
    play_out(tabs, random.Random(5))
    for one, other in ((host, friend), (friend, host)):
        guest = one.cookie.partition("=")[2].rpartition(".")[0]
        assert guest
        assert not any(guest.encode() in heard for heard in other.heard)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_running_game_has_no_dumps_and_verifies(name: str) -> None:
    chance = random.Random(3)
    table = table_of(name, [f"guest{seat}" for seat in range(max(2, bottega.game(name).min_players))])
    while table.status == "playing" and not table.play.record.rounds:
        seat = chance.choice(table.waiting)
        table.advance(seat, [chance.choice(table.position.actions(seat))])
    running = loads(table.record().dumps())
    assert running.moves == table.play.record.moves
    assert running.rounds == []
    verify(table.game, running)
    again = table_from_record(table.game, running, None, table.seats[: running.players], "guest0", 0)
    assert again.position == table.position, "the moves are enough to go on from"


def test_the_record_of_a_finished_game_has_its_dumps(visit: Visit) -> None:
    person = visit()
    table, _ = person.table(TOGETHER, "me", "me")
    play_out([person.at(table)], random.Random(2))
    assert len(person.get(f"/api/tables/{table}/record")["rounds"]) == 2


# -- hidden parts ------------------------------------------------------------------------------------------------------


def table_of(name: str, guests: list[str]) -> Table:
    seats = [
        Seat(at, "guest", f"Player {at + 1}", f"word{at}", guest=guest) for at, guest in enumerate(guests)
    ]
    table = make_table(game_by_name(name), {}, seats, guests[0], 0, bytes(32))
    table.id = "table"
    table.created = table.updated = 0.0
    return table


def hidden_twins(name: str, seed: int) -> Iterator[tuple[Table, Table, int]]:
    """Pairs of tables that differ only in what this seat may not see: by the view, the log and the scores."""
    chance = random.Random(seed)
    game = game_by_name(name)
    players = max(2, game.min_players)
    table = table_of(name, [f"guest{seat}" for seat in range(players)])
    while table.status == "playing":
        for seat in table.waiting:
            for viewer in range(players):
                if viewer != seat:
                    yield from twins_of(table, seat, viewer)
        seat = chance.choice(table.waiting)
        table.advance(seat, [chance.choice(table.position.actions(seat))])
        table.updated = 0.0


def twins_of(table: Table, seat: int, viewer: int) -> Iterator[tuple[Table, Table, int]]:
    """Two ways on for a seat that look alike to the viewer."""
    seen: dict[bytes, Table] = {}
    for action in table.position.actions(seat)[:6]:
        after = continued(table, seat, action)
        if after.position.to_act < 0 or after.status != "playing":
            continue
        twin = seen.setdefault(public(after, viewer), after)
        if twin is not after and twin.position != after.position:
            yield twin, after, viewer


def public(table: Table, viewer: int) -> bytes:
    """What the game itself shows to a seat."""
    position = table.position
    events = [line.event for line in table.lines]
    own = position.actions(viewer) if viewer in position.waiting else []
    return encode([table.game.view(position, viewer), position.waiting, position.scores(), events, own])


def continued(table: Table, seat: int, action: int) -> Table:
    other = copy_of(table)
    other.advance(seat, [action])
    other.updated = 0.0
    return other


def copy_of(table: Table) -> Table:
    other = table_of(table.play.record.game, [str(each.guest) for each in table.seats])
    other.play.position = table.position.copy()
    other.play.record.moves = list(table.play.record.moves)
    other.lines = list(table.lines)
    other.revision = table.revision
    fair = other.play.record.fair
    assert fair is not None
    fair.commitment, fair.words, fair.numbers = "commitment", [], list(table.fair.numbers)
    other.updated = 0.0
    return other


def everything(table: Table, viewer: int | None) -> dict[str, bytes | str]:
    """All that a guest is served of a running table, but the hash of the moves: its key is the secret of the dice."""
    guest = f"guest{viewer}" if viewer is not None else None
    show, names = TablePresenter(table), table.names
    record, viewers = encode(table.play.record), table.viewpoints(guest)
    shown: dict[str, bytes | str] = {
        "state": encode(replace(show.state(guest, "en", 0, NOBODY), chain="")),
        "record": jobs.write_record(encode(table.record()), viewers),
        "check": encode(jobs.check_record(encode(table.record()), "en")),
        "course": encode(jobs.course(record)),
        "drawing": jobs.draw(
            jobs.GameRef.of(table.play.record), jobs.pack(table.position), viewer, "en", names
        ),
    }
    for move in range(max(0, table.moves - 6), table.moves + 1):
        past = jobs.past(record, move, viewer, "en", names, False, viewers)
        shown[f"moment {move}"] = encode(show.moment(move, past, "en"))
        shown[f"drawing {move}"] = jobs.draw_past(record, move, viewer, "en", names)
    return shown


def play_alike(one: Table, other: Table, viewer: int, chance: random.Random) -> bool:
    """Play on at both tables by the same moves, as long as they look alike to the viewer."""
    for _ in range(3):
        seat = chance.choice(one.waiting)
        both = sorted(set(one.position.actions(seat)) & set(other.position.actions(seat)))
        if not both:
            return True
        action = chance.choice(both)
        for table in (one, other):
            table.advance(seat, [action])
            table.updated = 0.0
        if one.status != "playing" or public(one, viewer) != public(other, viewer):
            return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_differ_in_hidden_parts_give_the_same_bytes(name: str) -> None:
    """Nothing that a seat or a spectator is served tells what only others saw: state, record, replay, drawings."""
    found, chance = 0, random.Random(5)
    for number, (first, other, viewer) in enumerate(hidden_twins(name, 11)):
        one = copy_of(first)
        for _ in range(2):
            found += 1
            for who in (viewer, None):
                shown, again = everything(one, who), everything(other, who)
                if who is None and one.game.view(one.position, None) != other.game.view(other.position, None):
                    continue
                different = [part for part in shown if shown[part] != again[part]]
                assert not different, f"seat {who} of {name} can tell them apart by {different}"
            if not play_alike(one, other, viewer, chance):
                break
        if number >= 30:
            break
    assert found or name != TOGETHER, "the game with something hidden must give some"


def test_who_holds_a_seat_may_keep_the_record_up_to_the_secrets_of_others(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table, tokens = host.table(TOGETHER, "me", "open")
    friend.join(tokens[1])
    tab = host.at(table)
    done(tab.act("card 2"))
    done(tab.act("done"))
    done(tab.ask("confirm"))
    moves = {who: who.get(f"/api/tables/{table}/record")["moves"] for who in (host, friend, watcher)}
    assert moves[host][1:] == ["0 card 2", "0 done"]
    assert moves[friend] == moves[watcher] == moves[host][:1]
    moment = {who: who.get(f"/api/tables/{table}/at/2") for who in (host, friend)}
    assert (moment[host]["notation"], moment[friend]["notation"], moment[friend]["text"]) == (
        "card 2",
        "",
        "",
    )
    theirs = friend.at(table)
    done(theirs.act("card 1"))
    done(theirs.act("done"))
    done(theirs.ask("confirm"))
    host.post(f"/api/tables/{table}/end")
    whole = watcher.get(f"/api/tables/{table}/record")["moves"]
    assert whole[:5] == [*moves[host], "1 card 1", "1 done"]


def test_what_is_hidden_in_our_games_was_announced() -> None:
    """fx-9.3: the value of tokens is not on display, but the crest was, and the log says what the Captain took."""
    games = [(name, bottega.game(name).shape) for name in bottega.game_names()]
    fields = [(name, field) for name, shape in games if shape is not None for field in shape.seat]
    hidden = [(name, field.name) for name, field in fields if field.hidden_unless]
    assert hidden == [("florenza", "tokens")]
    chance = random.Random(4)
    table = table_of("florenza", ["guest0", "guest1", "guest2"])
    taken = [0, 0, 0]
    while table.status == "playing":
        seat = chance.choice(table.waiting)
        table.advance(seat, [chance.choice(table.position.actions(seat))])
        announced = [line.event for line in table.lines if line.event.kind == "captain"]
        taken = [sum(event.args["points"] for event in announced if event.seat == seat) for seat in range(3)]
        assert taken == [cast(FlorenzaPosition, table.position).tokens(seat) for seat in range(3)]
    assert sum(taken) > 0


def all_that_is_shown(table: Table, position: Position, seat: int) -> list[bytes]:
    """The state, with view, scores and actions, and the preview of each action, with the forecast in it."""
    table.play.position = position
    table._drafted.clear()
    show = TablePresenter(table)
    shown = [encode(show.state(f"guest{seat}", "en", 0, NOBODY))]
    if seat in position.waiting:
        shown += [encode(each) for each in previews(show, table.seats[seat], position.actions(seat), "en")]
    return shown


def test_the_value_of_rivals_tokens_is_in_nothing_that_a_seat_is_shown() -> None:
    """fx-9.3: two positions that differ only in it are told apart by their owner alone."""
    chance = random.Random(9)
    table = table_of("florenza", ["guest0", "guest1", "guest2"])
    compared = previews = 0
    while table.status == "playing":
        position = cast(FlorenzaPosition, table.position.copy())
        if chance.random() < 0.1:
            owner = chance.randrange(3)
            twin = position.copy()
            twin.set_tokens(owner, position.tokens(owner) + chance.randrange(1, 30))
            for seat in range(3):
                shown, again = (all_that_is_shown(table, each, seat) for each in (position, twin))
                assert (shown == again) == (seat != owner)
                compared += 1
                previews += len(shown) - 1
            table.play.position = position
            table._drafted.clear()
        seat = chance.choice(table.waiting)
        table.advance(seat, [chance.choice(table.position.actions(seat))])
    assert compared > 30
    assert previews > 100


def test_the_drafts_of_others_give_the_same_bytes() -> None:
    from bottega.server.protocol.messages import Act

    shown = []
    for actions in ([], [0], [1, 3], [2, 4]):
        table = table_of(TOGETHER, ["guest0", "guest1"])
        table.play.position = bottega.game(TOGETHER).load({"cells": [0, 2, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0]})
        table.lines.clear()
        assert table.play.record.fair is not None
        table.play.record.fair.commitment = "commitment"
        for number, action in enumerate(actions):
            table.act("guest0", Act(f"m{number}", table.revision_for("guest0"), 0, action))
        table.play.record.moves[:] = ["* 4"]
        shown.append(
            [
                encode(TablePresenter(table).state(guest, "en", 0, NOBODY))
                for guest in ("guest1", None, "stranger")
            ]
        )
    assert all(each == shown[0] for each in shown)


def test_the_database_is_one_file_beside_its_journal(tmp_path: Path) -> None:
    from bottega.server.database.opening import open_database
    from bottega.server.settings import database_url

    for _ in range(2):
        engine = open_database(database_url(str(tmp_path / "deep" / "tables.sqlite3")))
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
        engine.dispose()
