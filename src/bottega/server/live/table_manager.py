"""Everything about tables in memory, put together: start, stop, viewers, jobs for guests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any
from weakref import WeakValueDictionary

from bottega.server.live.bot_runner import BotRunner
from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.chat import ChatRoom
from bottega.server.live.live_tables import LiveTables
from bottega.server.live.messages import MessageHandler
from bottega.server.live.other_servers import OtherServers
from bottega.server.live.viewers import Viewer
from bottega.server.metrics import Metrics
from bottega.server.people.daily_dice import DailyDice
from bottega.server.people.dice_commitments import DiceCommitments
from bottega.server.refusal import Refusal
from bottega.server.settings import Settings
from bottega.server.storage.store import Store
from bottega.server.tables.dispatch import is_missed, welcome
from bottega.server.views.game_catalogue import GameCatalogue
from bottega.server.workers.analyses import Analyses
from bottega.server.workers.pool import BotPool, JobFailed, WorkerPool

log = logging.getLogger(__name__)

STOPS = "the server stops; come again"
"""The reason in the last frame of a socket."""


class TableManager:
    """The tables in memory with all that belongs to them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.catalogue = GameCatalogue(settings.offered())
        self.bot_pool = BotPool(settings.thinkers, settings.think_seconds)
        self.job_pool = WorkerPool(settings.helpers, settings.help_seconds)
        self.analyses = Analyses(store, settings.analysts, settings.analysis_seconds)
        self.promises = DiceCommitments()
        self.broadcaster = Broadcaster(store, ChatRoom(store, settings.chat_rate))
        self.tables = LiveTables(settings, store, self.catalogue, self.broadcaster)
        self.bots = BotRunner(store, self.tables, self.broadcaster, self.bot_pool)
        self.tables.changed = self.bots.wake
        self.others = OtherServers(store, self.tables, self.broadcaster, self.bots)
        self.messages = MessageHandler(
            settings, store, self.catalogue, self.tables, self.broadcaster, self.metrics
        )
        self.stopping = False
        self._job_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._loops: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Hear of other servers, and wake the bots that nobody thinks for."""
        self.tables.days = DailyDice(await self.store.key("days"))
        await self.others.listen()
        await self.others.claim()
        self._loops = [
            asyncio.create_task(self.tables.evict_idle()),
            asyncio.create_task(self.others.claim_again()),
        ]

    async def finish(self, seconds: float) -> None:
        """End all sockets before the server stops; wait as long as that, at most, for messages that are answered."""
        self.stopping = True
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            viewers = [viewer for live in self.tables.by_id.values() for viewer in live.viewers]
            for viewer in viewers:
                viewer.finish(STOPS)
            if not viewers:
                break
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        lives = list(self.tables.by_id.values())
        tasks = [
            *(live.bots for live in lives if live.bots is not None),
            *self._loops,
            *self.broadcaster.tasks,
        ]
        for live in lives:
            self.tables.forget(live)
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bot_pool.close()
        await self.job_pool.close()
        await self.analyses.close()
        await self.store.close()

    async def enter(self, id: str, guest: str | None, language: str, since: int) -> Viewer:
        """Connect a viewer, who gets the state at once."""
        async with self.tables.at(id) as live:
            if guest is not None and is_missed(live.table, guest):
                await self.tables.change(live, lambda table: welcome(table, guest))
            viewer = Viewer(guest, language, max(0, min(since, len(live.table.lines))))
            viewer.taken_back = len(live.table.play.record.taken_back)
            live.viewers.add(viewer)
            self.broadcaster.state(live, viewer=viewer)
            self.broadcaster.presence(live, besides=viewer)
            self.bots.wake(live)
            return viewer

    def leave(self, id: str, viewer: Viewer) -> None:
        live = self.tables.by_id.get(id)
        if live is not None and viewer in live.viewers:
            live.viewers.discard(viewer)
            live.used = time.monotonic()
            self.broadcaster.presence(live)

    async def help(self, guest: str, job: str, *arguments: Any) -> Any:
        """Let a worker do a job for a guest, who has one done at a time: so nobody fills the queue."""
        async with self._job_locks.setdefault(guest, asyncio.Lock()):
            try:
                return await self.job_pool.run(job, *arguments)
            except JobFailed as error:
                log.error("the job %s failed: %s", job, error)
                raise Refusal("failed") from error
