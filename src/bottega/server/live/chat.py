"""Chat of the people at a table: storage, delivery, and the limit of lines per minute (`chat_rate` in `settings.py`).

It is no part of the game: neither states nor records have it. Whoever has taken a seat reads what was said before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from bottega.server import clock
from bottega.server.cluster.bus import publish_chat
from bottega.server.database import schema as db
from bottega.server.live.viewers import LiveTable, Viewer
from bottega.server.people.guests import RateLimit
from bottega.server.protocol.messages import Mute, Say
from bottega.server.protocol.people import Chat, ChatLine
from bottega.server.refusal import Refusal
from bottega.server.storage.store import Store
from bottega.server.tables.table import Table

KEPT = 200
"""How many lines of a table are kept; older ones are deleted."""

TURNING = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Letters that turn the direction of what follows: they could make a line look like another."""


class Talk(NamedTuple):
    """What was said at a table, and whom each of some guests has muted."""

    lines: list[Any]
    muted: dict[str, set[str]]


class ChatRoom:
    """The chat of all tables."""

    def __init__(self, store: Store, rate: str) -> None:
        self.store = store
        self._rate = RateLimit(rate)

    async def say(self, table: Table, guest: str, message: Say) -> None:
        """Store a line; one that comes again is stored once."""
        seat = table.own_seat(guest, message.seat)
        text = message.text.translate(TURNING).strip()
        if not text:
            raise Refusal("malformed")
        self._rate.hit(guest)
        line = {
            "table_id": table.id,
            "guest": guest,
            "message": message.id,
            "seat": seat.seat,
            "name": seat.name,
            "text": text,
            "sent": clock.now(),
        }
        await self.store.write(lambda connection: _store(connection, line, self.store.number), table.id)

    async def mute(self, table: Table, guest: str, message: Mute) -> None:
        """Read nothing more of the person on a seat, at any table; or read it again."""
        other = table.at_seat(message.seat).guest
        if not table.seats_of(guest) or other is None or other == guest:
            raise Refusal("not-yours")

        def work(connection: sa.Connection) -> None:
            both = sa.and_(db.mutes.c.guest == guest, db.mutes.c.muted == other)
            connection.execute(sa.delete(db.mutes).where(both))
            if message.muted:
                connection.execute(sa.insert(db.mutes).values(guest=guest, muted=other))
            publish_chat(connection, self.store.number, table.id, guest)

        await self.store.write(work)

    async def show(self, table: Table, guest: str) -> Chat:
        """All that is kept, as the guest may read it."""
        if not table.seats_of(guest):
            raise Refusal("not-yours")
        talk = await self._read(table.id, [guest], 0)
        return _chat(table, talk, guest, 0, fresh=True)

    async def deliver(self, live: LiveTable) -> None:
        """Send those who sit at a table what is new to their connections."""
        sitting = {seat.guest for seat in live.table.seats}
        viewers = [viewer for viewer in live.viewers if viewer.guest in sitting]
        if not viewers:
            return
        guests = {viewer.guest for viewer in viewers if viewer.guest is not None}
        after = min(viewer.chat_sent or 0 for viewer in viewers)
        try:
            talk = await self._read(live.table.id, guests, after)
        except Refusal:
            return  # the database has failed: it comes with the next state
        for viewer in viewers:
            asked_more = (viewer.chat_sent or 0) < after  # meanwhile, and somebody else brings it
            if viewer.guest is not None and live.table.seats_of(viewer.guest) and not asked_more:
                _send(live.table, viewer, viewer.guest, talk)

    async def _read(self, table: str, guests: Iterable[str], after: int) -> Talk:
        kind = db.chat.c
        wanted = sa.select(db.chat).where(kind.table_id == table, kind.number > after).order_by(kind.number)
        silenced = sa.select(db.mutes).where(db.mutes.c.guest.in_(guests))

        def work(connection: sa.Connection) -> Talk:
            muted: dict[str, set[str]] = {}
            for row in connection.execute(silenced):
                muted.setdefault(row.guest, set()).add(row.muted)
            return Talk(list(connection.execute(wanted)), muted)

        return await self.store.read(work)


def _store(connection: sa.Connection, line: dict[str, Any], server: int) -> None:
    """Lines are numbered one after the other, whichever server stores them."""
    kind = db.chat.c
    table = line["table_id"]
    connection.execute(sa.select(db.tables.c.id).where(db.tables.c.id == table).with_for_update())
    again = {name: line[name] for name in ("table_id", "guest", "message")}
    if connection.scalar(sa.select(kind.number).filter_by(**again)) is not None:
        return
    number = (connection.scalar(sa.select(sa.func.max(kind.number)).where(kind.table_id == table)) or 0) + 1
    connection.execute(sa.insert(db.chat).values(**line, number=number))
    connection.execute(sa.delete(db.chat).where(kind.table_id == table, kind.number <= number - KEPT))
    publish_chat(connection, server, table)


def _send(table: Table, viewer: Viewer, guest: str, talk: Talk) -> None:
    """Send a viewer what is new to it; the first time all that there is, if there is anything."""
    fresh = viewer.chat_sent is None
    chat = _chat(table, talk, guest, viewer.chat_sent or 0, fresh)
    viewer.chat_sent = max(viewer.chat_sent or 0, *(line.number for line in talk.lines), 0)
    if chat.lines or fresh:
        viewer.send(chat)


def _chat(table: Table, talk: Talk, guest: str, after: int, fresh: bool) -> Chat:
    muted = talk.muted.get(guest, set())
    return Chat(
        lines=[
            ChatLine(line.number, line.seat, line.name, line.text, line.sent, line.guest == guest)
            for line in talk.lines
            if line.number > after and line.guest not in muted
        ],
        muted=[seat.seat for seat in table.seats if seat.guest in muted],
        fresh=fresh,
    )
