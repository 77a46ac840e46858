"""Messages of guests: carry out and answer each one."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from functools import partial

from bottega.server import clock
from bottega.server.live.broadcaster import Broadcaster
from bottega.server.live.live_tables import LiveTables
from bottega.server.live.viewers import LiveTable, Viewer
from bottega.server.metrics import Metrics
from bottega.server.protocol.messages import AskWhy, ClientMessage, Look, Mute, Ping, Propose, Say
from bottega.server.protocol.states import Done, Looked, Pong, ServerMessage, Why
from bottega.server.refusal import RequestRefused, say
from bottega.server.settings import Settings
from bottega.server.storage.store import Store
from bottega.server.tables.dispatch import AlreadyDone, carry_out, concerns_all
from bottega.server.tables.proposals import ProposalContext
from bottega.server.views.game_catalogue import GameCatalogue
from bottega.server.views.previews import previews
from bottega.server.views.reasons import why

log = logging.getLogger(__name__)

PREVIEWS_PER_MESSAGE = 8
VIEWERS_PER_MESSAGE = 4
"""Rate limit: this many previewed actions, or this many notified viewers, cost one extra message."""


class MessageHandler:
    """Answers the messages of all tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        catalogue: GameCatalogue,
        tables: LiveTables,
        broadcaster: Broadcaster,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.catalogue = catalogue
        self.tables = tables
        self.broadcaster = broadcaster
        self.chats = broadcaster.chats
        self.metrics = metrics

    async def handle(
        self, id: str, guest: str | None, language: str, message: ClientMessage, viewer: Viewer | None = None
    ) -> ServerMessage | None:
        """Handle a message and return its answer; None: the state that was sent to the viewer is the answer."""
        started = time.perf_counter()
        answer = await self._answer(id, guest, language, message, viewer)
        self.metrics.messages.count(
            kind=message_type(message), answer="state" if answer is None else message_type(answer)
        )
        self.metrics.message_times.observe(time.perf_counter() - started)
        return answer

    def extra_cost(self, id: str, message: ClientMessage) -> int:
        """What a message costs in the rate limits besides 1: by its work and by the number of notified viewers."""
        if isinstance(message, Look):
            return len(message.actions) // PREVIEWS_PER_MESSAGE
        if isinstance(message, Ping | AskWhy) or id not in self.tables.by_id:
            return 0
        return len(self.tables.by_id[id].viewers) // VIEWERS_PER_MESSAGE

    async def _answer(
        self, id: str, guest: str | None, language: str, message: ClientMessage, viewer: Viewer | None
    ) -> ServerMessage | None:
        try:
            if isinstance(message, Ping) and viewer is not None:
                viewer.page_hidden = message.hidden
            return await self._handle(id, guest, language, message, viewer)
        except RequestRefused as refusal:
            if refusal.code == "stale" and viewer is not None:
                with contextlib.suppress(RequestRefused):
                    async with self.tables.locked(id) as live:
                        self.broadcaster.send_state(live, viewer=viewer)
            return refusal.message(message.id, language)
        except Exception:
            log.exception("a message failed")
            return RequestRefused("failed").message(message.id, language)

    async def _handle(
        self, id: str, guest: str | None, language: str, message: ClientMessage, viewer: Viewer | None
    ) -> ServerMessage | None:
        if isinstance(message, Ping):
            return Pong(message.id)
        if isinstance(message, AskWhy):
            async with self.tables.locked(id, refresh=False) as live:
                seat = live.table.own_seat(guest, message.seat)
                return Why(message.id, why(live.presenter, seat, message.action, message.target, language))
        if isinstance(message, Look):
            async with self.tables.locked(id, refresh=False) as live:
                seat = live.table.own_seat(guest, message.seat)
                found = []
                for preview in previews(live.presenter, seat, message.actions, language):
                    found.append(preview)
                    await asyncio.sleep(0)  # each takes a millisecond or two: let other connections run
                return Looked(message.id, found)
        if guest is None:
            raise RequestRefused("not-yours")
        if isinstance(message, Say | Mute):
            return await self._handle_chat(id, guest, message)
        name = ""
        if isinstance(message, Propose):
            name = await guest_name(self.store, guest, language)
            self.catalogue.bot(message.bot)
        async with self.tables.locked(id, refresh=False) as live:
            only = None if concerns_all(message) else guest
            with contextlib.suppress(AlreadyDone):
                await self.tables.change(
                    live,
                    lambda table: carry_out(
                        table, guest, message, partial(self.proposal_context, live), name
                    ),
                    (guest, message.id),
                    only,
                )
                if viewer in live.viewers:
                    return None
            return Done(message.id, live.table.answered[guest, message.id])

    async def _handle_chat(self, id: str, guest: str, message: Say | Mute) -> Done:
        async with self.tables.locked(id, refresh=False) as live:
            if isinstance(message, Say):
                await self.chats.say(live.table, guest, message)
            else:
                await self.chats.mute(live.table, guest, message)
            self.broadcaster.send_chat(live, resend_to=guest if isinstance(message, Mute) else "")
            return Done(message.id, live.table.revision_for(guest))

    def proposal_context(self, live: LiveTable) -> ProposalContext:
        """The context in which proposals are made at a table."""
        return ProposalContext(clock.now(), live.connected_guests, self.settings.away_seconds)


async def guest_name(store: Store, guest: str, language: str) -> str:
    """The guest's name; without one, a name with a number that stays the same."""
    name = await store.guest_name(guest)
    number = 100 + int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big") % 900
    return name or say("guest-name", language, number=number)


def message_type(message: ClientMessage | ServerMessage) -> str:
    """The type of a message on the wire."""
    return str(message.__struct_config__.tag)
