"""Broadcast to the viewers of a table: states, presence, chat; presence to other servers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from bottega.server.live.chat import ChatRoom
from bottega.server.live.viewers import LiveTable, Viewer
from bottega.server.protocol.basics import encode
from bottega.server.protocol.states import Seats
from bottega.server.storage.store import Store
from bottega.server.views.table_info import Presence

log = logging.getLogger(__name__)


class Broadcaster:
    """Sends viewers what has changed."""

    def __init__(self, store: Store, chats: ChatRoom) -> None:
        self.store = store
        self.chats = chats
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What is done in the background now."""
        return list(self._tasks)

    def state(
        self,
        live: LiveTable,
        only: str | None = None,
        viewer: Viewer | None = None,
        answered: tuple[str, str] | None = None,
    ) -> None:
        """Send the new state: to everybody, to one guest, or to one connection. Alike ones are made once.

        `answered` is the guest and the message that led to it: to that guest the state is the answer.
        """
        presence = live.presence()
        if viewer is None and only is None:
            live.sent_presence = presence._replace(watchers=0)
        made: dict[tuple[str | None, str, int, int, str | None], tuple[bytes, msgspec.Raw]] = {}
        sitting = {seat.guest for seat in live.table.seats} - {None}
        involved = {live.table.host, *sitting}
        if any(each.chat_sent is None and each.guest in sitting for each in live.viewers):
            self.chat(live)
        for each in [viewer] if viewer is not None else live.viewers:
            if only is not None and each.guest != only:
                continue
            if each.taken_back != len(live.table.play.record.taken_back):
                each.taken_back = len(live.table.play.record.taken_back)
                each.next_line = 0
            guest = each.guest if each.guest in involved else None
            answers = answered[1] if answered is not None and answered[0] == each.guest else None
            key = (guest, each.language, each.next_line, id(each.view), answers)
            try:
                if key not in made:
                    made[key] = _state(live, each, presence, answers)
            except Exception:
                log.exception("a table of %s cannot be shown", live.table.play.record.game)
                each.close("cannot be shown")  # the others play on
                continue
            message, each.view = made[key]
            each.send(message)
            each.next_line = len(live.table.lines)

    def chat(self, live: LiveTable, anew: str = "") -> None:
        """Send those who sit there what is new in the chat; one guest gets all of it anew."""
        for viewer in live.viewers:
            if anew and viewer.guest == anew:
                viewer.chat_sent = None
        self.later(self.chats.deliver(live))

    def presence(self, live: LiveTable, besides: Viewer | None = None) -> None:
        """Tell who is connected and who thinks, if that has changed. That a watcher comes or goes is no news."""
        self._publish(live)
        presence = live.presence()
        if presence._replace(watchers=0) == live.sent_presence:
            return
        live.sent_presence = presence._replace(watchers=0)
        for viewer in live.viewers:
            if viewer is not besides:
                viewer.send(Seats(live.presenter.seats(viewer.guest, viewer.language, presence)))

    def _publish(self, live: LiveTable) -> None:
        """Tell the other servers who is here, if that has changed."""
        if self.store.shared and live.here != live.published:
            live.published = live.here
            self.later(self.store.publish_presence(live.table.id, live.published))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; it is cancelled when the server ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _state(
    live: LiveTable, viewer: Viewer, presence: Presence, answers: str | None
) -> tuple[bytes, msgspec.Raw]:
    """The state for a viewer, encoded, and the view in it."""
    state = live.presenter.state(viewer.guest, viewer.language, viewer.next_line, presence, answers)
    view: msgspec.Raw = state.view
    if view == viewer.view:
        state = msgspec.structs.replace(state, view=None)
    return encode(state), view
