"""What other servers on the same PostgreSQL do: saved tables, presence, chat, and bots that lost their server."""

from __future__ import annotations

import asyncio
import contextlib

from bottega.server.cluster.bus import LOOK, PresentElsewhere, Saved
from bottega.server.live.bot_runner import BotRunner
from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.live_tables import LiveTables
from bottega.server.refusal import Refusal
from bottega.server.storage.store import Store

CLAIM_SECONDS = 5.0
"""How often a server looks for tables whose bots have lost their server."""


class OtherServers:
    """Follows what other servers tell."""

    def __init__(self, store: Store, tables: LiveTables, broadcaster: Broadcaster, bots: BotRunner) -> None:
        self.store = store
        self.tables = tables
        self.broadcaster = broadcaster
        self.bots = bots

    async def listen(self) -> None:
        await self.store.listen(self.saved_elsewhere, self.present_elsewhere, self.said_elsewhere)

    async def claim(self) -> None:
        """Think for bots whose server has ended."""
        while ids := await self.store.claim():
            for id in ids:
                with contextlib.suppress(Refusal):  # what cannot be read is in the log, and the others go on
                    async with self.tables.at(id) as live:
                        self.bots.wake(live)

    async def claim_again(self) -> None:
        while self.store.shared:
            await asyncio.sleep(CLAIM_SECONDS)
            with contextlib.suppress(Refusal):
                await self.claim()
                running = set(await self.store.servers())
                for live in self.tables.by_id.values():
                    if not live.elsewhere.keys() <= running:
                        live.elsewhere = {at: live.elsewhere[at] for at in live.elsewhere.keys() & running}
                        self.broadcaster.presence(live)

    def present_elsewhere(self, id: str, here: PresentElsewhere | None) -> None:
        """Another server tells who is at a table there, or asks who is here."""
        live = self.tables.by_id.get(id)
        if live is None:
            return
        if here is None:
            live.published = frozenset()
        elif here.guests:
            live.elsewhere[here.server] = here.guests
        else:
            live.elsewhere.pop(here.server, None)
        self.broadcaster.presence(live)

    def said_elsewhere(self, id: str, guest: str) -> None:
        """Something was said at a table; or a guest reads its chat in another way."""
        if id in self.tables.by_id:
            self.broadcaster.chat(self.tables.by_id[id], anew=guest)

    def saved_elsewhere(self, saved: Saved) -> None:
        """A table was saved by another server. What nobody here may see is loaded when somebody here comes to it."""
        one = self.tables.by_id.get(saved.table)
        for live in [one] if one is not None else [] if saved.table else list(self.tables.by_id.values()):
            if saved.version == LOOK or saved.version > self.store.version(live.table.id):
                live.behind = True
                if not saved.only or any(viewer.guest == saved.only for viewer in live.viewers):
                    self.broadcaster.later(self.tables.catch_up(live))
