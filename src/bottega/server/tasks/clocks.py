"""Act when a clock runs out or people have waited long enough.

The time at which something is due stands in the table's row. Of several servers on one database the one that claims
the row acts; if it ends before it has acted, another one does.
"""

from __future__ import annotations

import logging

from bottega.server import clock
from bottega.server.live.table_manager import TableManager
from bottega.server.refusal import Refusal
from bottega.server.tables.seating import replace_late
from bottega.server.tables.table import Table
from bottega.server.tasks.repeating import repeat

log = logging.getLogger(__name__)

PAUSE = 0.5
"""Seconds between two looks at the clock."""

LEASE = 30.0
"""A server that has claimed a table and has not acted after this has ended."""


class ClockTask:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager

    async def run(self) -> None:
        await repeat(self.work, PAUSE, "the clocks failed")

    async def work(self) -> None:
        for id in await self.manager.store.claim_due(clock.now(), LEASE):
            try:
                await self._act(id)
            except Refusal as refusal:
                log.warning("what is due at table %s... has to wait: %s", id[:6], refusal.code)

    async def _act(self, id: str) -> None:
        async with self.manager.tables.at(id) as live:
            await self.manager.tables.change(live, pass_time)


def pass_time(table: Table) -> None:
    """Let bots play for those whose time is up. Proposals are looked at after every change of a table."""
    table.revision += 1  # so that the time of what comes next is stored, even if nothing was left to do
    replace_late(table, clock.now())
