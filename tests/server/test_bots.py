"""Bots think elsewhere; one that fails, hangs or is killed holds nobody up."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import bottega
from bottega.bots import Bot
from bottega.core.position import Position
from bottega.server.thinkers import Thinkers
from tests.cli.runner import PATIENCE, python_path

HERE = "tests.server.test_bots"


class Failing(Bot):
    def choose(self, position: Position, seat: int) -> int:
        raise ValueError("I don't know")


class Cheating(Bot):
    def choose(self, position: Position, seat: int) -> int:
        return 999


class Hanging(Bot):
    def choose(self, position: Position, seat: int) -> int:
        while True:
            time.sleep(1)


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


class Chatty(Bot):
    def choose(self, position: Position, seat: int) -> int:
        print("thinking aloud")
        return 1


def deciding() -> Position:
    position = bottega.game("pig").start(2)
    position.play(4)
    return position


def think(work: Callable[[Thinkers], Awaitable[None]], seconds: float = PATIENCE) -> None:
    async def main() -> None:
        thinkers = Thinkers(1, seconds)
        try:
            await work(thinkers)
        finally:
            await thinkers.close()

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

    async def work(thinkers: Thinkers) -> None:
        answering = asyncio.create_task(answer())
        assert await thinkers.choose(f"{HERE}:Asking", deciding(), 0) == 1
        assert answering.done()

    think(work)


def test_whatever_a_bot_does_somebody_answers() -> None:
    async def work(thinkers: Thinkers) -> None:
        for name in ("Failing", "Cheating", "Dying"):
            assert await thinkers.choose(f"{HERE}:{name}", deciding(), 0) in (0, 1)
        assert await thinkers.choose(f"{HERE}:Chatty", deciding(), 0) == 1
        assert await thinkers.choose("greedy", deciding(), 0) in (0, 1)

    think(work)


def test_a_bot_that_hangs_is_given_up() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose("random", deciding(), 0)
        thinkers.seconds = 0.3
        async with asyncio.timeout(PATIENCE):
            assert await thinkers.choose(f"{HERE}:Hanging", deciding(), 0) in (0, 1)

    think(work)


def test_a_killed_worker_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.choose("random", deciding(), 0)
        process = thinkers.workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert await thinkers.choose("greedy", deciding(), 0) in (0, 1)

    think(work)
