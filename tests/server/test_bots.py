"""Bots think elsewhere; one that fails, hangs or is killed holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import pickle
import re
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import bottega
from bottega.bots import Bot
from bottega.core.position import Position, game_of
from bottega.server.settings import read_settings
from bottega.server.workers.jobs import GameRef, choose, pack, unpack
from bottega.server.workers.pool import MIN_EFFORT, QUEUE_PER_WORKER, BotPool
from tests.bots.failing import HERE as FAILING
from tests.cli.runner import PATIENCE, ROOT, python_path
from tests.server.house import House, Person

HERE = "tests.server.test_bots"
PROGRAM = "tests/bots/programs.py"
GAME = GameRef("pig", bottega.game("pig").content.hash, None)


class Dying(Bot):
    def choose(self, position: Position, seat: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Asking(Bot):
    """In the folder BOTTEGA_MARKS it makes the file `asked`, and waits there for the file `answered`."""

    def choose(self, position: Position, seat: int) -> int:
        folder = Path(os.environ["BOTTEGA_MARKS"])
        (folder / "asked").touch()
        while not (folder / "answered").exists():
            time.sleep(0.01)
        return 1


class Knowing(Bot):
    """Holds if it knows which game it plays."""

    def choose(self, position: Position, seat: int) -> int:
        return 1 if game_of(position) is bottega.game("pig") else 0


class Chatty(Bot):
    def choose(self, position: Position, seat: int) -> int:
        print("thinking aloud")
        return 1


class Measured(Bot):
    """Holds if it has time for half of its iterations."""

    def choose(self, position: Position, seat: int) -> int:
        return int(self.effort == 0.5)


def deciding() -> Position:
    position = bottega.game("pig").start(2)
    position.play(4)
    return position


def think(work: Callable[[BotPool], Awaitable[None]], seconds: float = PATIENCE) -> None:
    async def main() -> None:
        pool = BotPool(1, seconds)
        try:
            await work(pool)
        finally:
            await pool.close()

    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = python_path()
    try:
        asyncio.run(main())
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_the_loop_goes_on_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_MARKS", str(tmp_path))

    async def answer() -> None:
        while not (tmp_path / "asked").exists():
            await asyncio.sleep(0.01)
        (tmp_path / "answered").touch()

    async def work(pool: BotPool) -> None:
        answering = asyncio.create_task(answer())
        assert await pool.choose(f"{HERE}:Asking", deciding(), 0, GAME) == 1
        assert answering.done()

    think(work)


def test_whatever_a_bot_does_somebody_answers() -> None:
    async def work(pool: BotPool) -> None:
        for name in (f"{FAILING}:Failing", f"{FAILING}:Cheating", f"{HERE}:Dying"):
            assert await pool.choose(name, deciding(), 0, GAME) in (0, 1)
        assert await pool.choose(f"{HERE}:Chatty", deciding(), 0, GAME) == 1
        assert await pool.choose("greedy", deciding(), 0, GAME) in (0, 1)

    think(work)


def test_a_bot_that_fails_is_reported_by_name_with_the_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))

    async def work(pool: BotPool) -> None:
        assert await pool.choose(f"{FAILING}:Cheating", deciding(), 0, GAME) in (0, 1)

    think(work)
    assert f"the bot {FAILING}:Cheating failed: action 999 is not legal" in caplog.text
    kept = json.loads(next((tmp_path / "failures").iterdir()).read_text())
    assert kept["bot"] == f"{FAILING}:Cheating"
    assert bottega.game("pig").load(kept["position"]) == deciding()


def test_a_bot_at_a_table_knows_its_game() -> None:
    sent = pickle.dumps(pack(deciding()))
    assert choose(f"{HERE}:Knowing", GAME, "t", pickle.loads(sent), 0, 1.0) == 1


@pytest.mark.parametrize("name", ["florenza", "florenza-dice", "dice-forge", "pig"])
def test_a_position_goes_to_a_worker_without_its_tables(name: str) -> None:
    game = bottega.game(name)
    position = game.start(2)
    sent = pickle.dumps(pack(position))
    assert len(sent) < len(position.key()) + 150
    assert unpack(game, pickle.loads(sent)) == position


def test_a_bot_that_hangs_is_given_up() -> None:
    async def work(pool: BotPool) -> None:
        await pool.choose("random", deciding(), 0, GAME)
        pool.seconds = 0.3
        async with asyncio.timeout(PATIENCE):
            assert await pool.choose(f"{FAILING}:Hanging", deciding(), 0, GAME) in (0, 1)

    think(work)


def test_a_killed_worker_is_replaced() -> None:
    async def work(pool: BotPool) -> None:
        await pool.choose("random", deciding(), 0, GAME)
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert await pool.choose("greedy", deciding(), 0, GAME) in (0, 1)

    think(work)


def test_a_program_of_the_host_plays_by_its_name(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    house = House(tmp_path, programs=f"careful = {sys.executable} {ROOT / PROGRAM} 'writes {heard}'")
    try:
        with contextlib.closing(Person(house)) as person:
            (pig,) = (game for game in person.get("/api/games") if game["name"] == "pig")
            assert {"value": "careful", "label": "Careful", "group": ""} in pig["bots"]
            assert "careful" not in pig["levels"]
            tab = person.at(person.play("pig", bot="careful", options={"goal": 20}))
            seat = tab.state["mine"][0]["seat"]
            while tab.state["table"]["status"] != "over":
                tab.until(lambda state: state["mine"][0]["actions"] or state["table"]["status"] == "over")
                if tab.state["table"]["status"] != "over":
                    tab.act("hold", seat=seat)
                    tab.ask("confirm", seat=seat)
            for bot in ("exe:true", f"exe:{sys.executable}", "careful:1", "Careful"):
                problem = person.http.post("/api/play", json={"game": "pig", "bot": bot})
                assert problem.json()["code"] == "unknown-bot"
        assert "go seat" in heard.read_text()
        sent = b"".join(person.heard)
        assert str(ROOT / PROGRAM).encode() not in sent, "guests never see the command"
    finally:
        house.stop()


def test_no_other_program_is_ever_started(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: BotPool) -> None:
        assert await pool.choose(f"exe:touch {tmp_path / 'sprung'}", deciding(), 0, GAME) in (0, 1)

    think(work)
    assert "only the host's programs play here" in caplog.text
    assert not (tmp_path / "sprung").exists()


def test_a_program_of_the_host_that_fails_holds_nobody_up(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: BotPool) -> None:
        pool.programs = {"careful": f"{sys.executable} {ROOT / PROGRAM} dies"}
        assert await pool.choose("careful", deciding(), 0, GAME) in (0, 1)

    think(work)
    assert "the bot careful failed: " in caplog.text
    assert "it ended with code 3; its last lines: ready 1 | out of memory" in caplog.text


@pytest.mark.parametrize(
    ("programs", "told"),
    [
        ("greedy=true", "'greedy' cannot be the name of a program"),
        ("Big=true", "'Big' cannot be the name of a program"),
        ("careful", "careful needs a command"),
        ("careful=/no/such/file x", "the program /no/such/file of careful is not there"),
    ],
)
def test_programs_that_cannot_play_are_refused_at_the_start(programs: str, told: str) -> None:
    with pytest.raises(bottega.BottegaError, match=re.escape("--programs (BOTTEGA_PROGRAMS)")) as error:
        read_settings({"programs": programs})
    assert told in str(error.value)


def test_when_many_bots_wait_they_think_less_and_the_log_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "bottega")
    pool = BotPool(2, PATIENCE)
    efforts = []
    for waiting in (0, 2 * QUEUE_PER_WORKER, 4 * QUEUE_PER_WORKER, 1000 * QUEUE_PER_WORKER, 0):
        pool.waiting = waiting
        efforts.append(pool._effort())
    assert efforts == [1.0, 1.0, 0.5, MIN_EFFORT, 1.0]
    assert caplog.messages == [
        f"{4 * QUEUE_PER_WORKER} bots are waiting: they think with fewer iterations",
        "bots think with all their iterations again",
    ]
    assert choose(f"{HERE}:Measured", GAME, "", deciding(), 0, 0.5) == 1
    assert choose(f"{HERE}:Measured", GAME, "", deciding(), 0, 1.0) == 0
