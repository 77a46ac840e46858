"""Queue of turn notices, and when they are sent.

What is due follows from the tables: a person is asked, has not acted, and does not look. So nothing is written while
people move, and nothing is lost if a server ends. The key of a row is made of table, seat, turn and kind: there is one
for each, whichever server writes it. A server that delivers a row first claims it by moving its time on; if the server
ends, the row is due again. `sent` is written after the mail server or the webhook has taken it. If a server ends
between the two, it is sent once more, under the same Message-ID or Idempotency-Key: see docs/host.md.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.live.table_manager import TableManager
from bottega.server.refusal import say
from bottega.server.tasks.delivery import Unsent, send_mail, send_webhook
from bottega.server.tasks.repeating import repeat
from bottega.server.views.game_catalogue import own_text

log = logging.getLogger(__name__)

PAUSE = 2.0
"""Seconds between two looks at what is due."""

HOLD = 10.0
"""So long before a notice is due each server says whether the person looks there."""

LEASE = 180.0
"""A server that has claimed a notice and has not delivered it after this has ended."""

BACKOFF = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0)
"""Seconds until a notice is tried again that could not be delivered; then it is given up."""

KEPT = 24 * 3600.0
"""Seconds for which rows of turns that are over are kept."""

MOST = 50


class Notice(NamedTuple):
    """A row that this server delivers now."""

    id: str
    kind: str
    address: str
    guest: str
    language: str
    table: str | None
    seat: int
    turn: int
    attempts: int


def row_id(table: str, seat: int, turn: int, kind: str) -> str:
    """The key of a notice: the same at every server, and in everything that is sent."""
    return hashlib.sha256(f"{table} {seat} {turn} {kind}".encode()).hexdigest()[:40]


class NoticeQueue:
    """Works every few seconds."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.store = manager.store
        self.settings = manager.settings

    async def run(self) -> None:
        if self.settings.public_url:
            await repeat(self.work, PAUSE, "notices failed")

    async def work(self) -> None:
        now, seconds = clock.now(), self.settings.notice_seconds
        if await self.store.read(lambda connection: _missing(connection, now - seconds / 2)):
            await self.store.write(lambda connection: _fill(connection, now, seconds))
        soon = await self.store.read(lambda connection: _soon(connection, now))
        if not soon:
            return
        looking = [id for id, table, guest in soon if table is not None and self._looks(table, guest)]
        if looking:
            await self.store.write(lambda connection: _put_off(connection, looking, now + seconds))
        rows = await self.store.write(lambda connection: _claim(connection, now))
        await asyncio.gather(*(self._deliver(row) for row in rows))

    def _looks(self, table: str, guest: str) -> bool:
        live = self.manager.tables.by_id.get(table)
        return live is not None and guest in live.looking

    async def _deliver(self, row: Notice) -> None:
        about = await self.store.read(lambda connection: _about(connection, row))
        if about is None:
            state, due = "void", clock.now()
        else:
            try:
                await asyncio.to_thread(self._send, row, about)
                state, due = "sent", clock.now()
            except Unsent as error:
                tries = len(BACKOFF)
                given_up = error.final or row.attempts > tries
                state = "failed" if given_up else "waiting"
                due = clock.now() + BACKOFF[min(row.attempts, tries) - 1]
                log.warning("a %s could not be sent%s: %s", row.kind, " and is given up" * given_up, error)
        await self.store.write(lambda connection: _mark(connection, row.id, state, due))

    def _send(self, row: Notice, about: dict[str, Any]) -> None:
        """Write and send it, in a thread."""
        link = f"{self.settings.public_url.rstrip('/')}/t/{row.table}"
        if row.kind == "webhook":
            text = f"{self._sentence(row, about)} {link}"
            send_webhook(row.address, text, row.id, self.settings.webhook_networks)
            return
        page = f"{self.settings.public_url.rstrip('/')}/notices"
        if row.kind == "confirm":
            subject = say("mail-confirm", row.language)
            text = say("mail-confirm-text", row.language, link=f"{page}#confirm={about['token']}")
        else:
            subject = self._sentence(row, about)
            stop = f"{page}#stop={about['token']}"
            text = f"{subject}\n\n{link}\n\n-- \n{say('mail-stop', row.language, link=stop)}"
        send_mail(self.settings.smtp, self._mail(row, subject, text, about["token"]))

    def _sentence(self, row: Notice, about: dict[str, Any]) -> str:
        game = own_text(self.manager.catalogue.game(about["game"]), "game-title", row.language, about["game"])
        if about["name"]:
            return say("notice-turn-named", row.language, game=game, table=about["name"])
        return say("notice-turn", row.language, game=game)

    def _mail(self, row: Notice, subject: str, text: str, token: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = row.address
        message["Subject"] = " ".join(subject.split())
        message["Date"] = format_datetime(datetime.fromtimestamp(clock.now(), UTC))
        message["Message-ID"] = f"<{row.id}@{parseaddr(self.settings.mail_from)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if row.kind == "mail":
            stop = f"{self.settings.public_url.rstrip('/')}/api/notices/stop?token={token}"
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message


# -- the database ------------------------------------------------------------------------------------------------


def insert(connection: sa.Connection, rows: list[dict[str, Any]]) -> None:
    """Rows of the outbox; those that are there already stay as they are."""
    kind: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    if rows:
        connection.execute(kind.insert(db.outbox).on_conflict_do_nothing(), rows)


def _wanted(since: float) -> sa.Select[Any]:
    """Turns of people that have lasted since then, and for which there is no row yet."""
    table, seat, to, row = db.tables.c, db.seats.c, db.addresses.c, db.outbox.c
    there = sa.exists().where(
        row.table_id == table.id, row.seat == seat.seat, row.turn == seat.turn, row.kind == to.kind
    )
    return (
        sa.select(table.id, seat.seat, seat.turn, seat.since, to.kind, to.address, to.guest, to.language)
        .join(db.seats, seat.table_id == table.id)
        .join(db.addresses, to.guest == seat.guest)
        .where(table.status == "playing", seat.kind == "guest", seat.stand_in.is_(None), to.confirmed)
        .where(seat.since > 0, seat.since <= since, ~there)
        .limit(MOST)
    )


def _missing(connection: sa.Connection, since: float) -> bool:
    return connection.execute(_wanted(since)).first() is not None


def _fill(connection: sa.Connection, now: float, seconds: float) -> None:
    """Write down what is due to people who have been asked for half the time; and forget turns that are over."""
    insert(
        connection,
        [
            {
                "id": row_id(each.id, each.seat, each.turn, each.kind),
                "kind": each.kind,
                "address": each.address,
                "guest": each.guest,
                "language": each.language,
                "table_id": each.id,
                "seat": each.seat,
                "turn": each.turn,
                "made": now,
                "due": max(each.since + seconds, now + HOLD),
                "attempts": 0,
                "state": "waiting",
            }
            for each in connection.execute(_wanted(now - seconds / 2))
        ],
    )
    row, seat = db.outbox.c, db.seats.c
    later = sa.exists().where(seat.table_id == row.table_id, seat.seat == row.seat, seat.turn > row.turn)
    over = sa.or_(later, row.table_id.is_(None))
    connection.execute(sa.delete(db.outbox).where(row.made < now - KEPT, over))


def _soon(connection: sa.Connection, now: float) -> list[Any]:
    row = db.outbox.c
    soon = sa.select(row.id, row.table_id, row.guest).where(row.state == "waiting", row.due <= now + HOLD)
    return list(connection.execute(soon.order_by(row.due).limit(MOST * 4)))


def _put_off(connection: sa.Connection, ids: list[str], due: float) -> None:
    connection.execute(sa.update(db.outbox).where(db.outbox.c.id.in_(ids)).values(due=due))


def _claim(connection: sa.Connection, now: float) -> list[Notice]:
    """What is due: this server delivers it."""
    row = db.outbox.c
    columns = (row.id, row.kind, row.address, row.guest, row.language, row.table_id, row.seat, row.turn)
    due = sa.select(*columns, row.attempts).where(row.state == "waiting", row.due <= now).limit(MOST)
    found = list(connection.execute(due.with_for_update(skip_locked=True)))
    ids = [each.id for each in found]
    values = {"due": now + LEASE, "attempts": row.attempts + 1}
    connection.execute(sa.update(db.outbox).where(row.id.in_(ids)).values(values))
    return [Notice(*each[:-1], each.attempts + 1) for each in found]


def _about(connection: sa.Connection, row: Notice) -> dict[str, Any] | None:
    """What the notice is about; None: it is no longer true, or no longer wanted."""
    table, seat, to = db.tables.c, db.seats.c, db.addresses.c
    kind = "mail" if row.kind == "confirm" else row.kind
    wanted = sa.select(to.token).where(to.guest == row.guest, to.kind == kind, to.address == row.address)
    wanted = wanted.where(to.confirmed == (row.kind != "confirm"))
    token = connection.scalar(wanted)
    if token is None:
        return None
    if row.table is None:
        return {"token": token}
    asked = (
        sa.select(table.game, table.name)
        .join(db.seats, seat.table_id == table.id)
        .where(table.id == row.table, table.status == "playing", seat.seat == row.seat)
        .where(seat.turn == row.turn, seat.since > 0, seat.stand_in.is_(None), seat.guest == row.guest)
    )
    found = connection.execute(asked).mappings().first()
    return {**found, "token": token} if found is not None else None


def _mark(connection: sa.Connection, id: str, state: str, due: float) -> None:
    connection.execute(sa.update(db.outbox).where(db.outbox.c.id == id).values(state=state, due=due))
