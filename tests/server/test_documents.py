"""What guests send is read in a worker with limits: a hostile document is refused and delays nobody."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from typing import Any

import msgspec
import pytest

import bottega
from bottega.core import registry
from bottega.core.chance import FairDice
from bottega.core.content import MARK_LENGTH, row_names
from bottega.core.play import Play
from bottega.core.position import OVER
from bottega.core.record import Record
from bottega.server.live.documents import Documents
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.views.game_catalogue import GameCatalogue
from bottega.server.workers.pool import JobQueue, JobTooHeavy, WorkerLimits
from bottega.server.workers.reading import BOX_BYTES, DEPTH, read_box_file, read_content, read_record
from tests.server.conftest import Visit
from tests.server.house import PATIENCE

ME = Sender("ada", "192.0.2.1")
GAMES = ("pig", "florenza")
ROW = {"mark": "rulebook", "name": "x"}
LIMITS = WorkerLimits(megabytes=512, cpu_seconds=2)


def pig(**changes: Any) -> dict[str, Any]:
    """A record of a game of pig that has just begun."""
    game = bottega.game("pig")
    record = Play.start(game, 2).record
    data: dict[str, Any] = json.loads(record.dumps())
    return {**data, **changes}


def refused(source: Any, moves: int | None = None) -> RequestRefused:
    data = source if isinstance(source, bytes) else json.dumps(source).encode()
    with pytest.raises(RequestRefused) as caught:
        read_record(data, moves, GAMES)
    return caught.value


def test_the_names_of_many_rows_are_found_in_linear_time() -> None:
    started = time.process_time()
    assert row_names([{"name": "x"}] * 100_000)[-1] == "x 100000"
    assert time.process_time() - started < 5, "it took 200 seconds"


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"{",
        b"\xff",
        b"[" * 100_000,
        b'{"format": 1, "game": "pig", "seats": "\xff"}',
        pig(box={"t": [ROW] * 30_000}, content="0" * 16),
        pig(box={"t": [ROW] * 2}, content="0" * 16),
        pig(moves=["0 roll"] * 6000),
        pig(players=10**30),
        pig(format=1e400),
        pig(options={"goal": "x" * 100_000}),
        pig(content="second", box=None),
    ],
    ids=lambda value: None,
)
def test_a_record_that_makes_no_sense_is_refused_in_a_short_sentence(record: Any) -> None:
    refusal = refused(record)
    assert refusal.code == "bad-record"
    assert len(refusal.say("en")) < 400


def test_a_record_of_a_game_that_is_not_offered_is_refused() -> None:
    assert refused(pig(game="os:path")).code == "unknown-game"


def test_nesting_is_bounded() -> None:
    def nested(depth: int) -> dict[str, Any]:
        return nested(depth - 1) if not depth else {"x": nested(depth - 1)} if depth > 1 else {}

    assert "nested too deeply" in refused(pig(options=nested(DEPTH + 1))).say("en")


def finished(words: list[str]) -> Record:
    game = bottega.game("pig")
    play = Play.start(game, 2, {"goal": 10}, dice=FairDice(b"s" * 32, words))
    play.roll()
    while play.position.to_act != OVER:
        play.act(play.position.actions()[-1])
        play.roll()
    assert play.record.fair is not None
    play.record.fair.secret = (b"s" * 32).hex()
    return play.record


def test_what_a_record_says_of_its_dice_fits_the_database() -> None:
    assert read_record(finished(["a", "b"]).dumps().encode(), None, GAMES).game == "pig"
    long = json.loads(finished(["a" * 65, "b"]).dumps())
    assert refused(long).code == "bad-record"
    for change in ({"secret": "ab" * 33}, {"numbers": [10**12]}, {"words": ["a\x00", "b"]}):
        record = json.loads(finished(["a", "b"]).dumps())
        record["fair"] |= change
        assert refused(record).code == "bad-record", change


def test_marks_and_contents_are_small() -> None:
    content: dict[str, Any] = {
        "extends": "first",
        "goal": {"points": 7, "mark": "public: " + "x" * MARK_LENGTH},
    }
    with pytest.raises(RequestRefused, match="bad-content") as caught:
        read_content("pig", json.dumps(content).encode())
    assert "at most 200 characters" in caught.value.say("en")
    content["goal"] = {"points": 7, "mark": "rulebook"}
    read = read_content("pig", json.dumps(content).encode())
    assert read.box is not None
    content["more"] = [{"mark": "rulebook", "text": "x" * BOX_BYTES}]
    with pytest.raises(RequestRefused, match="bad-content") as caught:
        read_content("pig", json.dumps(content).encode())
    assert "larger than" in caught.value.say("en")


def test_a_number_that_no_position_can_hold_is_refused() -> None:
    content = {"extends": "first", "bishop": {"points": 10**6, "mark": "rulebook"}}
    with pytest.raises(RequestRefused, match="bad-content"):
        read_content("florenza", json.dumps(content).encode())


@pytest.mark.parametrize(
    "file",
    ["a." * 20_000 + "a=1", "[" + "a." * 20_000 + "a]", "x = " + "[" * 20_000, "x = {a = " * 5000, "\x00"],
)
def test_a_file_that_is_a_bomb_is_refused(file: str) -> None:
    with pytest.raises(RequestRefused, match="bad-content"):
        read_box_file("pig", file)


def test_sentences_with_dots_are_not_keys_of_many_parts() -> None:
    about = '"rulebook: p. 3. See 1.2.3.4, e.g. i.e. a b. c. d. e. f. g. h. i."'
    made = msgspec.json.decode(
        read_box_file("pig", f'extends = "first"\n[goal]\npoints = 9\nmark = {about}\n')
    )
    assert made["changed"] == 1


# -- the limits of a worker ----------------------------------------------------------------------------------------


def run(job: str, *arguments: Any) -> Any:
    async def main() -> Any:
        queue = JobQueue(1, PATIENCE, PATIENCE, LIMITS)
        try:
            try:
                return await queue.run(ME, job, *arguments)
            except JobTooHeavy as error:
                assert await queue.run(ME, "read_box_file", "pig", 'extends = "first"'), "the next one works"
                return str(error)
        finally:
            await queue.close()

    return asyncio.run(main())


def test_a_worker_that_needs_too_much_memory_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = b"[" + b"{}," * 8_000_000 + b"{}]"
    assert run("read_record", rows, None, GAMES) == "it needs too much memory"


def test_a_worker_that_needs_too_much_time_is_replaced() -> None:
    record = finished(["a", "b"])
    record.moves = ["0 roll"] * 5_000_000
    assert run("read_record", record.dumps().encode(), None, GAMES) in (
        "it needs too much time",
        "it needs too much memory",
    )


def test_a_heavy_document_is_refused_with_a_sentence() -> None:
    async def main() -> None:
        documents = Documents(JobQueue(1, PATIENCE, PATIENCE, LIMITS), GameCatalogue(("pig",)))
        with pytest.raises(RequestRefused) as caught:
            await documents.record(ME, b"[" + b"{}," * 8_000_000 + b"{}]", None)
        assert caught.value.status == 400
        assert caught.value.say("en") == "The record cannot be opened: it needs too much memory"
        await documents.close()

    asyncio.run(main())


# -- the event loop ------------------------------------------------------------------------------------------------


def test_the_server_finds_its_games_while_another_thread_loads_one() -> None:
    catalogue = GameCatalogue(("pig", "florenza"))
    with registry._loading:
        thread = threading.Thread(target=catalogue.info, args=("florenza", "en"))
        thread.start()
        thread.join(PATIENCE)
        assert not thread.is_alive(), "it waits for the lock"


def test_bodies_that_cannot_be_read_are_refused(visit: Visit) -> None:
    person = visit()
    for path in ("/api/play", "/api/import", "/api/tables", "/api/games/pig/box", "/api/games/pig/box/open"):
        for body in (b"", b"\xff", b"{", b"[" * 60_000, b'{"game": "\xff"}', b'{"game": 1e999}', b"null"):
            answer = person.http.post(path, content=body)
            assert answer.status_code == 400, (path, body[:20], answer.text)
            assert answer.json()["code"] == "malformed"


def test_documents_that_cannot_be_read_are_refused(visit: Visit) -> None:
    person = visit()
    for document in (b'"\xff"', b"5", b"[]", b'{"a": 5}', b'{"t": [[[]]]}'):
        answer = person.http.post("/api/import", content=b'{"record": ' + document + b"}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), document
        wish = b'{"game": "pig", "seats": [{"kind": "me"}], "content": ' + document + b"}"
        answer = person.http.post("/api/tables", content=wish)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-content"), document


def test_a_heavy_import_stops_nobody(visit: Visit) -> None:
    """The reproduction: 30,000 rows of one name took 18 seconds, during which nobody was answered."""
    ada, ben = visit(), visit()
    record = pig(box={"t": [ROW] * 12_000}, content="0" * 16)
    done = threading.Event()

    def send() -> None:
        ada.post("/api/import", {"record": record}, 400)
        done.set()

    thread = threading.Thread(target=send)
    thread.start()
    while not done.is_set():
        ben.get("/api/days")
    thread.join()
