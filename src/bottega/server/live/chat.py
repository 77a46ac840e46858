"""Chat of the people at a table: storage, delivery, and the limit of lines per minute (`chat_rate` in `settings.py`).

The chat is not part of the game: it is neither in states nor in records. Whoever takes a seat can read earlier lines.
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
from bottega.server.refusal import RequestRefused
from bottega.server.storage.store import Store
from bottega.server.tables.table import Table

MAX_LINES = 200
"""How many lines of a table are stored; older ones are deleted."""

DIRECTION_MARKS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that change the direction of text; they could make one line look like another."""


class ChatLog(NamedTuple):
    """Lines of a table's chat, and whom each of some guests has muted."""

    lines: list[Any]
    muted: dict[str, set[str]]


class ChatRooms:
    """The chat of all tables."""

    def __init__(self, store: Store, rate: str) -> None:
        self.store = store
        self._rate = RateLimit(rate)

    async def say(self, table: Table, guest: str, message: Say) -> None:
        """Store a line; a repeated message is stored once."""
        seat = table.own_seat(guest, message.seat)
        text = message.text.translate(DIRECTION_MARKS).strip()
        if not text:
            raise RequestRefused("malformed")
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
        """Mute the person on a seat, at all tables; or unmute."""
        other = table.seat_at(message.seat).guest
        if not table.seats_of(guest) or other is None or other == guest:
            raise RequestRefused("not-yours")

        def work(connection: sa.Connection) -> None:
            both = sa.and_(db.mutes.c.guest == guest, db.mutes.c.muted == other)
            connection.execute(sa.delete(db.mutes).where(both))
            if message.muted:
                connection.execute(sa.insert(db.mutes).values(guest=guest, muted=other))
            publish_chat(connection, self.store.number, table.id, guest)

        await self.store.write(work)

    async def show(self, table: Table, guest: str) -> Chat:
        """The whole chat, without the people whom the guest has muted."""
        if not table.seats_of(guest):
            raise RequestRefused("not-yours")
        talk = await self._read(table.id, [guest], 0)
        return _chat(table, talk, guest, 0, fresh=True)

    async def deliver(self, live: LiveTable) -> None:
        """Send new lines to the connections of those with a seat."""
        seated = {seat.guest for seat in live.table.seats}
        viewers = [viewer for viewer in live.viewers if viewer.guest in seated]
        if not viewers:
            return
        guests = {viewer.guest for viewer in viewers if viewer.guest is not None}
        after = min(viewer.chat_sent or 0 for viewer in viewers)
        try:
            talk = await self._read(live.table.id, guests, after)
        except RequestRefused:
            return  # the database has failed: the next state sends it
        for viewer in viewers:
            needs_older = (viewer.chat_sent or 0) < after  # reset meanwhile: another call sends it
            if viewer.guest is not None and live.table.seats_of(viewer.guest) and not needs_older:
                _send(live.table, viewer, viewer.guest, talk)

    async def _read(self, table: str, guests: Iterable[str], after: int) -> ChatLog:
        kind = db.chat.c
        wanted = sa.select(db.chat).where(kind.table_id == table, kind.number > after).order_by(kind.number)
        silenced = sa.select(db.mutes).where(db.mutes.c.guest.in_(guests))

        def work(connection: sa.Connection) -> ChatLog:
            muted: dict[str, set[str]] = {}
            for row in connection.execute(silenced):
                muted.setdefault(row.guest, set()).add(row.muted)
            return ChatLog(list(connection.execute(wanted)), muted)

        return await self.store.read(work)


def _store(connection: sa.Connection, line: dict[str, Any], server: int) -> None:
    """Store a line with the next number; the row lock on the table keeps numbers unique across servers."""
    kind = db.chat.c
    table = line["table_id"]
    connection.execute(sa.select(db.tables.c.id).where(db.tables.c.id == table).with_for_update())
    same_message = {name: line[name] for name in ("table_id", "guest", "message")}
    if connection.scalar(sa.select(kind.number).filter_by(**same_message)) is not None:
        return
    number = (connection.scalar(sa.select(sa.func.max(kind.number)).where(kind.table_id == table)) or 0) + 1
    connection.execute(sa.insert(db.chat).values(**line, number=number))
    connection.execute(sa.delete(db.chat).where(kind.table_id == table, kind.number <= number - MAX_LINES))
    publish_chat(connection, server, table)


def _send(table: Table, viewer: Viewer, guest: str, talk: ChatLog) -> None:
    """Send a viewer the lines that it does not have; the first time, the whole chat."""
    fresh = viewer.chat_sent is None
    chat = _chat(table, talk, guest, viewer.chat_sent or 0, fresh)
    viewer.chat_sent = max(viewer.chat_sent or 0, *(line.number for line in talk.lines), 0)
    if chat.lines or fresh:
        viewer.send(chat)


def _chat(table: Table, talk: ChatLog, guest: str, after: int, fresh: bool) -> Chat:
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
