"""The tables in memory: load, lock, change and store, evict.

A table is loaded on request and evicted when it has been idle for a while. A change holds the table's lock: first it
is made in memory, if the rules allow it, then stored, then the new state is broadcast. A method that needs the lock
takes a `LockedTable`, which only `locked` and `hold_current` give.
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
from bottega.server.refusal import RequestRefused
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
"""How often a change is tried when other servers change the same table at the same time."""


MOST_UNUSED = 400
"""How many tables without viewers stay in memory: 50 to 500 kilobytes each."""


class LiveTables:
    """The tables in memory, by id."""

    def __init__(
        self, settings: Settings, store: Store, catalogue: GameCatalogue, broadcaster: Broadcaster
    ) -> None:
        self.settings = settings
        self.store = store
        self.catalogue = catalogue
        self.broadcaster = broadcaster
        self.daily_dice = DailyDice("")
        self.by_id: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        """Called when a table was loaded or changed, to wake its bots."""
        self.visited: set[str] = set()
        """Tables that were used since visits were last stored."""
        self._loading = asyncio.Lock()
        self._most = MOST_UNUSED
        """With more tables in memory, those without viewers are counted."""

    @asynccontextmanager
    async def loading_paused(self) -> AsyncIterator[frozenset[str]]:
        """Prevent tables from being loaded; gives the ids of those in memory."""
        async with self._loading:
            yield frozenset(self.by_id)

    async def evict_idle(self) -> None:
        """Evict tables without viewers, again and again."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for live in list(self.by_id.values()):
                if not live.is_busy and live.last_used < before:
                    self.evict(live)

    def _make_room(self) -> None:
        """Evict the longest unused of the tables without viewers if they are too many."""
        if len(self.by_id) <= self._most:
            return
        unused = [live for live in self.by_id.values() if not live.is_busy]
        unused.sort(key=lambda live: live.last_used)
        for live in unused[: -MOST_UNUSED // 2]:
            self.evict(live)
        self._most = len(self.by_id) + MOST_UNUSED // 2

    async def _load(self, id: str) -> LiveTable:
        found = self.by_id.get(id)
        if found is not None:
            return found
        if not id.isprintable():
            raise RequestRefused("unknown-table")
        async with self._loading:
            if id not in self.by_id:
                self.by_id[id] = LiveTable(await self._read_table(id))
                self._make_room()
                if self.store.shared:
                    self.broadcaster.run_in_background(self.store.publish_presence(id, None))
                self.on_change(self.by_id[id])
            return self.by_id[id]

    async def _read_table(self, id: str) -> Table:
        """Read a table from the database. Any problem with it becomes a refusal, so that it affects no other table."""
        try:
            row = await self.store.row(id)
            if row is None:
                raise RequestRefused("unknown-table")
            return await self.store.load(row.id, await self.catalogue.game_at(row))
        except RequestRefused as refusal:
            if refusal.code == "unknown-game":
                log.warning("table %s... cannot be read: %s", id[:6], refusal.say("en"))
            raise
        except Exception as error:
            about = str(error) if isinstance(error, BottegaError) else repr(error)
            log.warning("table %s... cannot be read: %s", id[:6], about.partition("\n")[0])
            raise RequestRefused("unreadable") from error

    async def _reload_if_needed(self, live: LockedTable) -> None:
        """Discard a change that could not be stored, by reading the table again."""
        if live.needs_reload:
            live.table = await self._read_table(live.table.id)
            live.presenter = TablePresenter(live.table)
            live.needs_reload = False
            self.broadcaster.send_state(live)

    @asynccontextmanager
    async def _hold(self, live: LiveTable) -> AsyncIterator[LockedTable]:
        """Hold the lock of a table in memory."""
        async with live.lock:
            yield LockedTable(live)

    @asynccontextmanager
    async def hold_current(self, live: LiveTable) -> AsyncIterator[LockedTable]:
        """Hold the lock of a table in memory; if its last change could not be stored, it is read again first."""
        async with self._hold(live) as held:
            await self._reload_if_needed(held)
            yield held

    @asynccontextmanager
    async def locked(self, id: str, refresh: bool = True) -> AsyncIterator[LockedTable]:
        """Load a table if necessary, and hold its lock. `refresh`: also load what other servers have changed."""
        while True:
            found = await self._load(id)
            async with self._hold(found) as live:
                if live.evicted:
                    continue
                await self._reload_if_needed(live)
                if refresh or live.outdated:
                    await self._refresh(live)
                live.last_used = time.monotonic()
                self.visited.add(id)
                self.daily_dice.publish_secret(live.table)
                yield live
                return

    async def change(
        self,
        live: LockedTable,
        work: Callable[[Table], T],
        answer_to: tuple[str, str] | None = None,
        only: str | None = None,
    ) -> T:
        """Change a locked table: do the work, store it, then send the state to everybody, or to the guest `only`.

        If another server has changed the table meanwhile, it is read again and the work is repeated.
        """
        for _ in range(ATTEMPTS):
            live.needs_reload = True
            revision = live.table.revision
            try:
                result = work(live.table)
                proposals.settle(live.table, clock.now())
            except (RequestRefused, AlreadyDone):
                live.needs_reload = False
                raise
            if answer_to is not None:
                live.table.record_answer(*answer_to)
            only = only if live.table.revision == revision else None
            try:
                await self.store.save(live.table, answer_to, only)
            except Conflict:
                await self._reload_if_needed(live)
                continue
            live.needs_reload = False
            self.broadcaster.send_state(live, only, answer_to=answer_to)
            self.on_change(live)
            return result
        raise RequestRefused("stale")

    async def reload(self, ids: Collection[str]) -> None:
        """Read those of these tables again that are in memory: their rows were changed directly."""
        for found in [self.by_id[id] for id in ids if id in self.by_id]:
            async with self._hold(found) as live:
                if not live.evicted:
                    live.needs_reload = True
                    with contextlib.suppress(RequestRefused):
                        await self._reload_if_needed(live)

    async def add(self, table: Table) -> LiveTable:
        """Store a new table and keep it in memory."""
        if await self.store.count_hosted(table.host) >= self.settings.guest_tables:
            raise RequestRefused("too-many-tables")
        await self.store.save(table)
        live = self.by_id[table.id] = LiveTable(table)
        self._make_room()
        self.on_change(live)
        return live

    async def catch_up(self, found: LiveTable) -> None:
        """Load what other servers have changed of a table in memory."""
        async with self._hold(found) as live:
            if not live.evicted:
                with contextlib.suppress(RequestRefused):
                    await self._refresh(live)

    async def _refresh(self, live: LockedTable) -> None:
        """Load what other servers have changed of a locked table, and send it to those who may see it."""
        live.outdated = False
        if live.needs_reload or not self.store.shared:
            return
        table = live.table
        revision, seats = table.revision, list(table.seats)
        try:
            if not await self.store.refresh(table):
                return
        except Conflict:
            live.needs_reload = True
            await self._reload_if_needed(live)
            return
        except RequestRefused:
            live.outdated = True
            raise
        if table.revision != revision:
            self.broadcaster.send_state(live)
        else:
            for before, seat in zip(seats, table.seats, strict=True):
                if before != seat and seat.guest is not None:
                    self.broadcaster.send_state(live, only=seat.guest)
        self.on_change(live)

    def close_sockets_of(self, guest: str) -> None:
        """The guest's older cookies are not valid any more: only browsers with a new one come back with a seat."""
        for live in self.by_id.values():
            for viewer in live.viewers:
                if viewer.guest == guest:
                    viewer.close("sign in again")

    def evict(self, live: LiveTable) -> None:
        """Drop a table from memory; everything that was acknowledged is in the database."""
        live.evicted = True
        if self.by_id.get(live.table.id) is live:
            del self.by_id[live.table.id]
            self.store.forget(live.table.id)
        for viewer in live.viewers:
            viewer.close("come again")
