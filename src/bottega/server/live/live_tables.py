"""The tables in memory: load, lock, change and store, evict.

A table is loaded when it is asked for and leaves memory when nobody has been there for a while. Whatever changes it
holds its lock: first the engine says yes, then it is stored, then everybody is sent the new state. What needs the lock
takes a `LockedTable`, which only the lock gives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import NewType, TypeVar

from bottega.core.errors import BottegaError
from bottega.server import clock
from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.viewers import LiveTable
from bottega.server.people.daily_dice import DailyDice
from bottega.server.refusal import Refusal
from bottega.server.settings import Settings
from bottega.server.storage.saving import Conflict
from bottega.server.storage.store import Store
from bottega.server.tables import proposals
from bottega.server.tables.dispatch import AlreadyDone
from bottega.server.tables.table import Table
from bottega.server.views.game_catalogue import GameCatalogue
from bottega.server.views.presenter import TablePresenter

log = logging.getLogger(__name__)

T = TypeVar("T")

LockedTable = NewType("LockedTable", LiveTable)
"""A table whose lock is held."""

ATTEMPTS = 8
"""How often a change is tried if other servers change the same table meanwhile."""


class LiveTables:
    """The tables in memory, by id."""

    def __init__(
        self, settings: Settings, store: Store, catalogue: GameCatalogue, broadcaster: Broadcaster
    ) -> None:
        self.settings = settings
        self.store = store
        self.catalogue = catalogue
        self.broadcaster = broadcaster
        self.days = DailyDice("")
        self.by_id: dict[str, LiveTable] = {}
        self.changed: Callable[[LiveTable], None] = lambda _: None
        """Called when a table was loaded or has changed: its bots may have something to do."""
        self.visited: set[str] = set()
        """Tables that people were at since their last visits were stored."""
        self._loading = asyncio.Lock()

    @asynccontextmanager
    async def loading_paused(self) -> AsyncIterator[frozenset[str]]:
        """While this lasts no table is loaded; which ones are there already."""
        async with self._loading:
            yield frozenset(self.by_id)

    async def evict_idle(self) -> None:
        """Tables that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for live in list(self.by_id.values()):
                busy = live.viewers or live.lock.locked() or (live.bots is not None and not live.bots.done())
                if not busy and live.used < before:
                    self.forget(live)

    async def _live(self, id: str) -> LiveTable:
        found = self.by_id.get(id)
        if found is not None:
            return found
        if not id.isprintable():
            raise Refusal("unknown-table")
        async with self._loading:
            if id not in self.by_id:
                self.by_id[id] = LiveTable(await self._read(id))
                if self.store.shared:
                    self.broadcaster.later(self.store.publish_presence(id, None))
                self.changed(self.by_id[id])
            return self.by_id[id]

    async def _read(self, id: str) -> Table:
        """The table as the database has it. Whatever is wrong with one table concerns no other."""
        try:
            row = await self.store.row(id)
            if row is None:
                raise Refusal("unknown-table")
            return await self.store.load(row.id, self.catalogue.game_at(row))
        except Refusal as refusal:
            if refusal.code == "unknown-game":
                log.warning("table %s... cannot be read: %s", id[:6], refusal.say("en"))
            raise
        except Exception as error:
            about = str(error) if isinstance(error, BottegaError) else repr(error)
            log.warning("table %s... cannot be read: %s", id[:6], about.partition("\n")[0])
            raise Refusal("unreadable") from error

    async def _mend(self, live: LockedTable) -> None:
        """Read a table again whose last change could not be stored: what was not stored has not happened."""
        if live.broken:
            live.table = await self._read(live.table.id)
            live.presenter = TablePresenter(live.table)
            live.broken = False
            self.broadcaster.state(live)

    @asynccontextmanager
    async def locked(self, live: LiveTable) -> AsyncIterator[LockedTable]:
        """Hold the lock of a table in memory: nobody else here changes it meanwhile."""
        async with live.lock:
            yield LockedTable(live)

    @asynccontextmanager
    async def mended(self, live: LiveTable) -> AsyncIterator[LockedTable]:
        """The same; if its last change could not be stored, the table is read again first."""
        async with self.locked(live) as held:
            await self._mend(held)
            yield held

    @asynccontextmanager
    async def at(self, id: str, newest: bool = True) -> AsyncIterator[LockedTable]:
        """Be at a table: nobody else here changes it meanwhile. `newest`: as it is now, whichever server changed it."""
        while True:
            found = await self._live(id)
            async with self.locked(found) as live:
                if live.gone:
                    continue
                await self._mend(live)
                if newest or live.behind:
                    await self._refresh(live)
                live.used = time.monotonic()
                self.visited.add(id)
                self.days.open(live.table)
                yield live
                return

    async def change(
        self,
        live: LockedTable,
        do: Callable[[Table], T],
        answered: tuple[str, str] | None = None,
        only: str | None = None,
    ) -> T:
        """Change a table that one is at: do it, store it, then tell everybody, or only one guest.

        If another server has changed it meanwhile, it is done again on the table as it is now.
        """
        for _ in range(ATTEMPTS):
            live.broken = True
            revision = live.table.revision
            try:
                result = do(live.table)
                proposals.settle(live.table, clock.now())
            except (Refusal, AlreadyDone):
                live.broken = False
                raise
            if answered is not None:
                live.table.record_answer(*answered)
            only = only if live.table.revision == revision else None
            try:
                await self.store.save(live.table, answered, only)
            except Conflict:
                await self._mend(live)
                continue
            live.broken = False
            self.broadcaster.state(live, only, answered=answered)
            self.changed(live)
            return result
        raise Refusal("stale")

    async def reread(self, ids: Collection[str]) -> None:
        """Tables were changed in the database beside this: those in memory are read again."""
        for found in [self.by_id[id] for id in ids if id in self.by_id]:
            async with self.locked(found) as live:
                if not live.gone:
                    live.broken = True
                    with contextlib.suppress(Refusal):
                        await self._mend(live)

    async def add(self, table: Table) -> LiveTable:
        """A new table."""
        await self.store.save(table)
        live = self.by_id[table.id] = LiveTable(table)
        self.changed(live)
        return live

    async def catch_up(self, found: LiveTable) -> None:
        """Load what other servers have changed at a table in memory."""
        async with self.locked(found) as live:
            if not live.gone:
                with contextlib.suppress(Refusal):
                    await self._refresh(live)

    async def _refresh(self, live: LockedTable) -> None:
        """Load what other servers have changed at a table that one is at, and tell those who may know."""
        live.behind = False
        if live.broken or not self.store.shared:
            return
        table = live.table
        revision, seats = table.revision, list(table.seats)
        try:
            if not await self.store.refresh(table):
                return
        except Conflict:
            live.broken = True
            await self._mend(live)
            return
        if table.revision != revision:
            self.broadcaster.state(live)
        else:
            for before, seat in zip(seats, table.seats, strict=True):
                if before != seat and seat.guest is not None:
                    self.broadcaster.state(live, only=seat.guest)
        self.changed(live)

    def forget(self, live: LiveTable) -> None:
        """Drop a table from memory; the database has all that was ever acknowledged."""
        live.gone = True
        if self.by_id.get(live.table.id) is live:
            del self.by_id[live.table.id]
            self.store.forget(live.table.id)
        for viewer in live.viewers:
            viewer.close("come again")
