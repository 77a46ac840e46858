"""Create and connect the parts that serve tables: start, stop, viewers, workers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from bottega.server.live.bot_runner import BotRunner
from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.chat import ChatRooms
from bottega.server.live.documents import Documents
from bottega.server.live.live_tables import LiveTables
from bottega.server.live.messages import MessageHandler
from bottega.server.live.other_servers import OtherServers
from bottega.server.live.viewers import Viewer
from bottega.server.metrics import Metrics
from bottega.server.people.daily_dice import DailyDice
from bottega.server.people.dice_commitments import DiceCommitments
from bottega.server.settings import Settings
from bottega.server.storage.store import Store
from bottega.server.tables.dispatch import changes_on_return, return_to_table
from bottega.server.views.game_catalogue import GameCatalogue
from bottega.server.workers.analyses import Analyses
from bottega.server.workers.pool import BotPool, JobQueue, WorkerLimits

log = logging.getLogger(__name__)

HELPER_LIMITS = WorkerLimits(megabytes=1024)

READER_LIMITS = WorkerLimits(megabytes=512, cpu_seconds=5)
"""For documents of guests: many times what the largest needs."""

STOP_REASON = "the server stops; come again"
"""The reason in the last frame of a socket."""


class TableManager:
    """The tables in memory and everything that serves them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        programs = settings.named_programs()
        self.catalogue = GameCatalogue(settings.offered(), programs)
        self.bot_pool = BotPool(settings.thinkers, settings.think_seconds, programs)
        queue = (settings.help_seconds, settings.queue_seconds)
        self.helpers = JobQueue(settings.helpers, *queue, HELPER_LIMITS)
        self.hints = JobQueue(settings.helpers, *queue, HELPER_LIMITS)
        self.documents = Documents(JobQueue(1, *queue, READER_LIMITS), self.catalogue)
        self.analyses = Analyses(store, settings.analysts, settings.analysis_seconds)
        self.dice_commitments = DiceCommitments()
        self.broadcaster = Broadcaster(store, ChatRooms(store, settings.chat_rate))
        self.tables = LiveTables(settings, store, self.catalogue, self.broadcaster)
        self.bots = BotRunner(store, self.tables, self.broadcaster, self.bot_pool)
        self.tables.on_change = self.bots.wake
        self.other_servers = OtherServers(store, self.tables, self.broadcaster, self.bots)
        self.messages = MessageHandler(
            settings, store, self.catalogue, self.tables, self.broadcaster, self.metrics
        )
        self.stopping = False
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start listening to other servers, take over abandoned bots, and start the background tasks."""
        self.tables.daily_dice = DailyDice(await self.store.key("days"))
        await self.other_servers.listen()
        await self.other_servers.claim_bots()
        self._background = [
            asyncio.create_task(self.tables.evict_idle()),
            asyncio.create_task(self.other_servers.keep_claiming_bots()),
        ]

    async def close_sockets(self, seconds: float) -> None:
        """Close all sockets before the server stops; wait at most this long for messages that are being answered."""
        self.stopping = True
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            viewers = [viewer for live in self.tables.by_id.values() for viewer in live.viewers]
            for viewer in viewers:
                viewer.close_when_sent(STOP_REASON)
            if not viewers:
                break
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        lives = list(self.tables.by_id.values())
        tasks = [
            *(live.bot_task for live in lives if live.bot_task is not None),
            *self._background,
            *self.broadcaster.tasks,
        ]
        for live in lives:
            self.tables.evict(live)
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bot_pool.close()
        await self.helpers.close()
        await self.hints.close()
        await self.documents.close()
        await self.analyses.close()
        await self.store.close()

    async def connect(
        self, id: str, guest: str | None, language: str, since: int, protocol: int = 1
    ) -> Viewer:
        """Connect a viewer and send the state."""
        async with self.tables.locked(id) as live:
            if guest is not None and changes_on_return(live.table, guest):
                await self.tables.change(live, lambda table: return_to_table(table, guest))
            viewer = Viewer(guest, language, max(0, min(since, len(live.table.lines))), protocol)
            viewer.taken_back = len(live.table.play.record.taken_back)
            live.viewers.add(viewer)
            self.broadcaster.send_state(live, viewer=viewer)
            self.broadcaster.send_presence(live, except_for=viewer)
            self.bots.wake(live)
            return viewer

    def disconnect(self, id: str, viewer: Viewer) -> None:
        live = self.tables.by_id.get(id)
        if live is not None and viewer in live.viewers:
            live.viewers.discard(viewer)
            live.last_used = time.monotonic()
            self.broadcaster.send_presence(live)
