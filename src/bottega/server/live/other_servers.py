"""React to other servers on the same PostgreSQL: saved tables, presence, chat, and bots whose server has stopped."""

from __future__ import annotations

import asyncio
import contextlib

from bottega.server.cluster.bus import UNKNOWN_VERSION, RemotePresence, Saved
from bottega.server.live.bot_runner import BotRunner
from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.live_tables import LiveTables
from bottega.server.live.viewers import LiveTable
from bottega.server.refusal import RequestRefused
from bottega.server.storage.store import Store

CLAIM_SECONDS = 5.0
"""How often a server checks for bots whose server has stopped."""


class OtherServers:
    """Handles the messages of other servers."""

    def __init__(self, store: Store, tables: LiveTables, broadcaster: Broadcaster, bots: BotRunner) -> None:
        self.store = store
        self.tables = tables
        self.broadcaster = broadcaster
        self.bots = bots

    async def listen(self) -> None:
        await self.store.listen(self.on_saved, self.on_presence, self.on_chat)

    async def claim_bots(self) -> None:
        """Take over bots whose server has stopped."""
        while ids := await self.store.claim_bot_tables():
            for id in ids:
                with contextlib.suppress(RequestRefused):  # an unreadable table has been logged
                    async with self.tables.locked(id) as live:
                        self.bots.wake(live)

    async def keep_claiming_bots(self) -> None:
        while self.store.shared:
            await asyncio.sleep(CLAIM_SECONDS)
            with contextlib.suppress(RequestRefused):
                await self.claim_bots()
                running = set(await self.store.servers())
                for live in self.tables.by_id.values():
                    if not live.remote_guests.keys() <= running:
                        live.remote_guests = {
                            at: live.remote_guests[at] for at in live.remote_guests.keys() & running
                        }
                        self.broadcaster.send_presence(live)

    def on_presence(self, id: str, here: RemotePresence | None) -> None:
        """Another server sends who is connected to a table there; None: it asks who is connected here."""
        live = self.tables.by_id.get(id)
        if live is None:
            return
        if here is None:
            live.published_guests = None
        elif here.guests:
            live.remote_guests[here.server] = here.guests
        else:
            live.remote_guests.pop(here.server, None)
        self.broadcaster.send_presence(live)

    def _catch_up_on_people(self, lives: list[LiveTable]) -> None:
        """Messages may have been missed: tell who is here, ask who is elsewhere, and send new lines of chat."""
        for live in lives:
            live.published_guests = None
            self.broadcaster.send_presence(live)
            self.broadcaster.send_chat(live)
            self.broadcaster.run_in_background(self.store.publish_presence(live.table.id, None))

    def on_chat(self, id: str, guest: str) -> None:
        """There is a new line in the chat of a table; or the guest has muted or unmuted somebody."""
        if id in self.tables.by_id:
            self.broadcaster.send_chat(self.tables.by_id[id], resend_to=guest)

    def on_saved(self, saved: Saved) -> None:
        """Another server has saved a table. If nobody here may see the change, it is loaded on the next request."""
        one = self.tables.by_id.get(saved.table)
        lives = [one] if one is not None else [] if saved.table else list(self.tables.by_id.values())
        if not saved.table:
            self._catch_up_on_people(lives)
        for live in lives:
            if saved.version == UNKNOWN_VERSION or saved.version > self.store.version(live.table.id):
                live.outdated = True
                if not saved.only or any(viewer.guest == saved.only for viewer in live.viewers):
                    self.broadcaster.run_in_background(self.tables.catch_up(live))
