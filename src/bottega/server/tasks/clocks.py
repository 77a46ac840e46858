"""Act when a clock runs out or people have waited long enough.

The row of a table has the time at which something is due. If several servers share the database, the one that claims
the row acts; if it stops before that, another server takes over when the lease has expired.
"""

from __future__ import annotations

import logging

from bottega.server import clock
from bottega.server.live.table_manager import TableManager
from bottega.server.refusal import RequestRefused
from bottega.server.tables.seating import replace_late
from bottega.server.tables.table import Table
from bottega.server.tasks.repeating import repeat

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds between two checks."""

LEASE = 30.0
"""Seconds after which the claim of a server on a table expires."""


class ClockTask:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    async def run(self) -> None:
        await repeat(self.work, PAUSE, "the clocks failed")

    async def work(self) -> None:
        for id in await self.manager.store.claim_due_tables(clock.now(), LEASE):
            try:
                await self._act(id)
            except RequestRefused as refusal:
                log.warning("due actions at table %s... are postponed: %s", id[:6], refusal.code)

    async def _act(self, id: str) -> None:
        async with self.manager.tables.locked(id) as live:
            await self.manager.tables.change(live, replace_late_players)


def replace_late_players(table: Table) -> None:
    """Let bots play for those whose time is up. Proposals are settled after every change of a table anyway."""
    table.revision += 1  # so that the next due time is stored, even if nothing had to be done
    replace_late(table, clock.now())
