"""Bots think in worker processes, so that nobody else waits for them; a worker that fails or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import secrets
import sys
from asyncio.subprocess import PIPE, Process

from bottega.bots import make
from bottega.core.position import Position
from bottega.core.rng import Rng
from bottega.server.thinker import LENGTH, frame

log = logging.getLogger(__name__)

ATTEMPTS = 2


class ThinkingFailed(Exception):
    """No answer, or not a legal one."""


class Worker:
    """One process, started when it is first needed and again after it has ended."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, bot: str, position: Position, seat: int) -> int:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame((bot, position, seat, secrets.randbits(60))))
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        kind, answer = pickle.loads(await process.stdout.readexactly(length))
        if kind != "action":
            raise ThinkingFailed(answer)
        if not 0 <= answer < position.action_count or position.refusal(answer, seat) != 0:
            raise ThinkingFailed(f"action {answer} is not legal")
        return int(answer)

    async def _running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bottega.server.thinker", stdin=PIPE, stdout=PIPE
            )
        return self.process

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class Thinkers:
    """A few workers, shared by all tables."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, count))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def choose(self, bot: str, position: Position, seat: int) -> int:
        """What the bot does; whatever happens to it, somebody answers."""
        for _ in range(ATTEMPTS):
            worker = await self._free.get()
            try:
                async with asyncio.timeout(self.seconds):
                    return await worker.ask(bot, position, seat)
            except ThinkingFailed as error:
                log.warning("the bot %s failed: %s", bot, error)
            except TimeoutError:
                log.warning("the bot %s took more than %g seconds", bot, self.seconds)
                await worker.stop()
            except (OSError, EOFError, pickle.UnpicklingError):
                log.warning("the worker of the bot %s has ended", bot)
                await worker.stop()
            except asyncio.CancelledError:
                await worker.stop()
                raise
            finally:
                self._free.put_nowait(worker)
        return int(make("random", Rng(secrets.randbits(60))).choose(position.copy(), seat))

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
