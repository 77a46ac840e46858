"""Bots at tables: think in a worker process, pause so that people can follow, then move."""

from __future__ import annotations

import asyncio
import logging
import time

from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.live_tables import LiveTables
from bottega.server.live.viewers import LiveTable
from bottega.server.refusal import RequestRefused
from bottega.server.storage.store import Store
from bottega.server.tables.table import Table
from bottega.server.workers.jobs import GameRef
from bottega.server.workers.pool import BotPool

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""Seconds until a failed move of a bot is retried, doubled after each failure."""
MAX_RETRY_SECONDS = 300.0
FURTHER = 1 / 4
"""The share of the pause before further actions of a turn."""
ANSWER = 1 / 10
"""The share before an answer to something that is happening."""


class BotRunner:
    """Plays the bots of all tables in memory."""

    def __init__(self, store: Store, tables: LiveTables, broadcaster: Broadcaster, pool: BotPool) -> None:
        self.store = store
        self.tables = tables
        self.broadcaster = broadcaster
        self.pool = pool

    def wake(self, live: LiveTable) -> None:
        """Start the bots of a table, if it waits for one and this server is responsible for them."""
        if live.bot_task is None or live.bot_task.done():
            if live.table.thinker == self.store.number and self._waiting_bot(live) is not None:
                live.bot_task = asyncio.create_task(self._play_bots(live))

    def _waiting_bot(self, live: LiveTable) -> int | None:
        """The seat of the first bot that the table waits for."""
        table = live.table
        return next((seat for seat in table.waiting if table.seats[seat].active_bot is not None), None)

    async def _play_bots(self, live: LiveTable) -> None:
        """Let bots move as long as the table waits for one. Failures are retried with exponential backoff."""
        failures = 0
        while not live.evicted and (number := self._waiting_bot(live)) is not None:
            if live.table.thinker != self.store.number:
                return
            try:
                await self._play_one_move(live, number)
                failures = 0
                continue
            except RequestRefused as refusal:
                if not live.needs_reload or refusal.code == "stale":
                    continue
            except Exception:
                log.exception("a bot's move failed and will be retried")
            await asyncio.sleep(min(RETRY_SECONDS * 2**failures, MAX_RETRY_SECONDS))
            failures += 1

    async def _play_one_move(self, live: LiveTable, number: int) -> None:
        table = live.table
        started = time.monotonic()
        live.thinking = {number}
        self.broadcaster.send_presence(live)
        bot, taken_back = table.seats[number].active_bot or "random", len(table.play.record.taken_back)
        try:
            action = table.guided_action(number)
            if action is None:
                action = await self.pool.choose(
                    bot, table.position.copy(), number, GameRef.of(table.play.record), table.id
                )
            await asyncio.sleep(max(0.0, started + self._pause(table, number) - time.monotonic()))
        finally:
            live.thinking = set()

        def act(table: Table) -> None:
            seat = table.seats[number]
            unchanged = seat.active_bot == bot and len(table.play.record.taken_back) == taken_back
            if table.thinker != self.store.number or not unchanged or number not in table.waiting:
                raise RequestRefused("stale")  # the decision has changed: the bot thinks again
            table.bot_acts(seat, action)

        async with self.tables.hold_current(live) as locked:
            if not locked.evicted and locked.table is table:
                await self.tables.change(locked, act)

    def _pause(self, table: Table, seat: int) -> float:
        """Seconds that a move takes at least, so that people can follow: most before the first action of a turn."""
        moves = table.play.record.moves
        part = 1.0
        if table.play.game.only_answers(table.position, seat):
            part = ANSWER
        elif moves and moves[-1].startswith(f"{seat} "):
            part = FURTHER
        return table.pace / 1000 * part
