"""Broadcast to the viewers of a table: states, presence, chat; presence to other servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from msgspec.structs import replace

from bottega.core.differences import Differ
from bottega.server.live.chat import ChatRooms
from bottega.server.live.viewers import CHANGES, LiveTable, Viewer
from bottega.server.protocol.basics import encode
from bottega.server.protocol.states import Changes, Seats, State
from bottega.server.storage.store import Store
from bottega.server.views.table_info import Presence

log = logging.getLogger(__name__)


class Broadcaster:
    """Sends changes to viewers."""

    def __init__(self, store: Store, chats: ChatRooms) -> None:
        self.store = store
        self.chats = chats
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The running background tasks."""
        return list(self._tasks)

    def send_state(
        self,
        live: LiveTable,
        only: str | None = None,
        viewer: Viewer | None = None,
        answer_to: tuple[str, str] | None = None,
    ) -> None:
        """Send the new state to all viewers, to one guest, or to one connection. Equal messages are encoded once.

        `answer_to` is the guest and the message that led to it: for that guest the state is the answer.
        """
        presence = live.presence()
        if viewer is None and only is None:
            live.sent_presence = presence._replace(watchers=0)
        encoded: dict[tuple[object, ...], tuple[bytes, State | None]] = {}
        differ = Differ(copied="view")
        seated = {seat.guest for seat in live.table.seats} - {None}
        involved = {live.table.host, *seated}
        if any(each.chat_sent is None and each.guest in seated for each in live.viewers):
            self.send_chat(live)
        for each in [viewer] if viewer is not None else live.viewers:
            if only is not None and each.guest != only:
                continue
            if each.taken_back != len(live.table.play.record.taken_back):
                each.taken_back = len(live.table.play.record.taken_back)
                each.next_line = 0
            guest = each.guest if each.guest in involved else None
            answers = answer_to[1] if answer_to is not None and answer_to[0] == each.guest else None
            key = (guest, each.language, each.next_line, each.protocol, id(each.sent), answers)
            try:
                if key not in encoded:
                    encoded[key] = state_message(live, each, presence, answers, differ)
            except Exception:
                log.exception("a table of %s cannot be shown", live.table.play.record.game)
                each.close("cannot be shown")  # other connections are not affected
                continue
            message, each.sent = encoded[key]
            each.send(message)
            each.next_line = len(live.table.lines)

    def send_chat(self, live: LiveTable, resend_to: str = "") -> None:
        """Send new lines of the chat to those with a seat; the guest `resend_to` gets all of it again."""
        for viewer in live.viewers:
            if resend_to and viewer.guest == resend_to:
                viewer.chat_sent = None
        self.run_in_background(self.chats.deliver(live))

    def send_presence(self, live: LiveTable, except_for: Viewer | None = None) -> None:
        """Send who is connected and which bots think, if that has changed. The number of watchers does not count."""
        self._publish_presence(live)
        presence = live.presence()
        if presence._replace(watchers=0) == live.sent_presence:
            return
        live.sent_presence = presence._replace(watchers=0)
        for viewer in live.viewers:
            if viewer is not except_for:
                viewer.send(Seats(live.presenter.seats(viewer.guest, viewer.language, presence)))

    def _publish_presence(self, live: LiveTable) -> None:
        """Send the other servers who is connected here, if that has changed."""
        if self.store.shared and live.local_guests != live.published_guests:
            live.published_guests = guests = live.local_guests
            self.run_in_background(self.store.publish_presence(live.table.id, guests))

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; it is cancelled when the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def state_message(
    live: LiveTable, viewer: Viewer, presence: Presence, answers: str | None, differ: Differ
) -> tuple[bytes, State | None]:
    """The message that brings a viewer to the new state, and what it keeps of it for the next one."""
    presenter = live.presenter
    state = presenter.state(viewer.guest, viewer.language, viewer.next_line, presence, answers)
    if viewer.protocol < CHANGES:
        return presenter.encode(state), None
    bare = replace(state, log=[], answers=None)
    if viewer.sent is not None:
        whole = presenter.sum(bare)
        changes = differ.difference(viewer.sent, bare)
        message = encode(Changes(changes, whole.check, state.log, answers))
        if len(message) < whole.length:
            return message, bare
    return presenter.encode(state), bare
