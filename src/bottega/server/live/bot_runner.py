"""Bots at tables: think in a worker process, pause so that people can follow, then move."""

from __future__ import annotations

import asyncio
import logging
import time

from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.live_tables import LiveTables
from bottega.server.live.viewers import LiveTable
from bottega.server.refusal import Refusal
from bottega.server.storage.store import Store
from bottega.server.tables.table import Table
from bottega.server.workers.jobs import Box
from bottega.server.workers.pool import BotPool

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""Seconds until a bot's move that failed is tried again: after each failure twice as long."""
MOST_RETRY_SECONDS = 300.0


class BotRunner:
    """Plays for the bots of all tables in memory."""

    def __init__(self, store: Store, tables: LiveTables, broadcaster: Broadcaster, pool: BotPool) -> None:
        self.store = store
        self.tables = tables
        self.broadcaster = broadcaster
        self.pool = pool

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table decide, if it waits for one and this server thinks for them."""
        if live.bots is None or live.bots.done():
            if live.table.thinker == self.store.number and self._next_bot(live) is not None:
                live.bots = asyncio.create_task(self._play_bots(live))

    def _next_bot(self, live: LiveTable) -> int | None:
        """The first bot that the table waits for."""
        table = live.table
        return next((seat for seat in table.waiting if table.seats[seat].thinks is not None), None)

    async def _play_bots(self, live: LiveTable) -> None:
        """Let the bots of a table decide as long as it waits for one. What fails is tried again, ever less often."""
        failed = 0
        while not live.gone and (number := self._next_bot(live)) is not None:
            if live.table.thinker != self.store.number:
                return
            try:
                await self._one_bot(live, number)
                failed = 0
                continue
            except Refusal as refusal:
                if not live.broken or refusal.code == "stale":
                    continue
            except Exception:
                log.exception("a bot's move failed; it is tried again")
            await asyncio.sleep(min(RETRY_SECONDS * 2**failed, MOST_RETRY_SECONDS))
            failed += 1

    async def _one_bot(self, live: LiveTable, number: int) -> None:
        table = live.table
        began = time.monotonic()
        live.thinking = {number}
        self.broadcaster.presence(live)
        bot, taken_back = table.seats[number].thinks or "random", len(table.play.record.taken_back)
        try:
            record = table.play.record
            box = Box(record.game, record.content, record.box)
            action = table.guided_action(number)
            if action is None:
                action = await self.pool.choose(bot, table.position.copy(), number, box, table.id)
            await asyncio.sleep(max(0.0, began + self._pause(table, number) - time.monotonic()))
        finally:
            live.thinking = set()

        def act(table: Table) -> None:
            seat = table.seats[number]
            same = seat.thinks == bot and len(table.play.record.taken_back) == taken_back
            if table.thinker != self.store.number or not same or number not in table.waiting:
                raise Refusal("stale")  # what is to be decided now is thought about anew
            table.bot_acts(seat, action)

        async with self.tables.mended(live) as held:
            if not held.gone and held.table is table:
                await self.tables.change(held, act)

    def _pause(self, table: Table, seat: int) -> float:
        """People should be able to follow: a bot takes its time for its first decision, less for those after it."""
        moves = table.play.record.moves
        going_on = bool(moves) and moves[-1].startswith(f"{seat} ")
        return table.pace / 1000 / (4 if going_on else 1)
