"""Queue of turn notices, and when they are sent.

Which notices are due follows from the tables: it is a person's turn, the person has not acted, and is not looking. So
nothing is written while people play, and nothing is lost if a server stops. The key of a row consists of table, seat,
turn and kind, so all servers write the same row. To deliver a row, a server claims it by postponing it; if that server
stops, the row becomes due again. `sent` is written after the mail server or the webhook has accepted the notice. If a
server stops between the two, it is sent again with the same Message-ID or Idempotency-Key: see docs/host.md.
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
from bottega.server.tasks.delivery import DeliveryFailed, send_mail, send_webhook
from bottega.server.tasks.repeating import repeat
from bottega.server.views.game_catalogue import own_text

log = logging.getLogger(__name__)

PAUSE = 2.0
"""Seconds between two checks."""

CHECK_AHEAD = 10.0
"""Seconds before a notice is due in which each server postpones it if the person is looking there."""

LEASE = 180.0
"""Seconds after which the claim of a server on a notice expires."""

BACKOFF = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0)
"""Seconds to wait before each retry of a notice; after the last one it is given up."""

KEEP_SECONDS = 24 * 3600.0
"""Seconds after which rows of finished turns are deleted."""

BATCH = 50


class Notice(NamedTuple):
    """A notice that this server has claimed."""

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
    """The key of a notice, the same on every server; it is also sent as the idempotency key."""
    return hashlib.sha256(f"{table} {seat} {turn} {kind}".encode()).hexdigest()[:40]


class NoticeQueue:
    """Finds and delivers due notices, every few seconds."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.store = manager.store
        self.settings = manager.settings

    async def run(self) -> None:
        if self.settings.public_url:
            await repeat(self.work, PAUSE, "notices failed")

    async def work(self) -> None:
        now, seconds = clock.now(), self.settings.notice_seconds
        if await self.store.read(lambda connection: _any_missing(connection, now - seconds / 2)):
            await self.store.write(lambda connection: _add_missing(connection, now, seconds))
        soon = await self.store.read(lambda connection: _due_soon(connection, now))
        if not soon:
            return
        looking = [id for id, table, guest in soon if table is not None and self._is_looking(table, guest)]
        if looking:
            await self.store.write(lambda connection: _postpone(connection, looking, now + seconds))
        rows = await self.store.write(lambda connection: _claim(connection, now))
        await asyncio.gather(*(self._deliver(row) for row in rows))

    def _is_looking(self, table: str, guest: str) -> bool:
        live = self.manager.tables.by_id.get(table)
        return live is not None and guest in live.looking_guests

    async def _deliver(self, row: Notice) -> None:
        context = await self.store.read(lambda connection: _notice_context(connection, row))
        if context is None:
            state, due = "void", clock.now()
        else:
            try:
                await asyncio.to_thread(self._send, row, context)
                state, due = "sent", clock.now()
            except DeliveryFailed as error:
                tries = len(BACKOFF)
                given_up = error.permanent or row.attempts > tries
                state = "failed" if given_up else "waiting"
                due = clock.now() + BACKOFF[min(row.attempts, tries) - 1]
                log.warning("a %s could not be sent%s: %s", row.kind, " and is given up" * given_up, error)
        await self.store.write(lambda connection: _mark(connection, row.id, state, due))

    def _send(self, row: Notice, context: dict[str, Any]) -> None:
        """Compose and send a notice, in a thread."""
        link = f"{self.settings.public_url.rstrip('/')}/t/{row.table}"
        if row.kind == "webhook":
            text = f"{self._sentence(row, context)} {link}"
            send_webhook(row.address, text, row.id, self.settings.webhook_networks)
            return
        page = f"{self.settings.public_url.rstrip('/')}/notices"
        if row.kind == "confirm":
            subject = say("mail-confirm", row.language)
            text = say("mail-confirm-text", row.language, link=f"{page}#confirm={context['token']}")
        else:
            subject = self._sentence(row, context)
            stop = f"{page}#stop={context['token']}"
            text = f"{subject}\n\n{link}\n\n-- \n{say('mail-stop', row.language, link=stop)}"
        send_mail(self.settings.smtp, self._mail(row, subject, text, context["token"]))

    def _sentence(self, row: Notice, context: dict[str, Any]) -> str:
        game = own_text(
            self.manager.catalogue.game(context["game"]), "game-title", row.language, context["game"]
        )
        if context["name"]:
            return say("notice-turn-named", row.language, game=game, table=context["name"])
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
    """Insert rows into the outbox, unless they exist already."""
    kind: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    if rows:
        connection.execute(kind.insert(db.outbox).on_conflict_do_nothing(), rows)


def _turns_without_notice(since: float) -> sa.Select[Any]:
    """Turns of people that have lasted since then and have no row in the outbox yet."""
    table, seat, to, row = db.tables.c, db.seats.c, db.addresses.c, db.outbox.c
    there = sa.exists().where(
        row.table_id == table.id, row.seat == seat.seat, row.turn == seat.turn, row.kind == to.kind
    )
    return (
        sa.select(table.id, seat.seat, seat.turn, seat.since, to.kind, to.address, to.guest, to.language)
        .join(db.seats, seat.table_id == table.id)
        .join(db.addresses, to.guest == seat.guest)
        .where(table.status == "playing", table.tried_table.is_(None), to.confirmed)
        .where(seat.kind == "guest", seat.stand_in.is_(None))
        .where(seat.since > 0, seat.since <= since, ~there)
        .limit(BATCH)
    )


def _any_missing(connection: sa.Connection, since: float) -> bool:
    return connection.execute(_turns_without_notice(since)).first() is not None


def _add_missing(connection: sa.Connection, now: float, seconds: float) -> None:
    """Add rows for turns that have lasted half the waiting time, and delete rows of finished turns."""
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
                "due": max(each.since + seconds, now + CHECK_AHEAD),
                "attempts": 0,
                "state": "waiting",
            }
            for each in connection.execute(_turns_without_notice(now - seconds / 2))
        ],
    )
    row, seat = db.outbox.c, db.seats.c
    later = sa.exists().where(seat.table_id == row.table_id, seat.seat == row.seat, seat.turn > row.turn)
    over = sa.or_(later, row.table_id.is_(None))
    connection.execute(sa.delete(db.outbox).where(row.made < now - KEEP_SECONDS, over))


def _due_soon(connection: sa.Connection, now: float) -> list[Any]:
    row = db.outbox.c
    soon = sa.select(row.id, row.table_id, row.guest).where(
        row.state == "waiting", row.due <= now + CHECK_AHEAD
    )
    return list(connection.execute(soon.order_by(row.due).limit(BATCH * 4)))


def _postpone(connection: sa.Connection, ids: list[str], due: float) -> None:
    connection.execute(sa.update(db.outbox).where(db.outbox.c.id.in_(ids)).values(due=due))


def _claim(connection: sa.Connection, now: float) -> list[Notice]:
    """Claim the due notices, so that only this server delivers them."""
    row = db.outbox.c
    columns = (row.id, row.kind, row.address, row.guest, row.language, row.table_id, row.seat, row.turn)
    due = sa.select(*columns, row.attempts).where(row.state == "waiting", row.due <= now).limit(BATCH)
    found = list(connection.execute(due.with_for_update(skip_locked=True)))
    ids = [each.id for each in found]
    values = {"due": now + LEASE, "attempts": row.attempts + 1}
    connection.execute(sa.update(db.outbox).where(row.id.in_(ids)).values(values))
    return [Notice(*each[:-1], each.attempts + 1) for each in found]


def _notice_context(connection: sa.Connection, row: Notice) -> dict[str, Any] | None:
    """The token, game and table of a notice; None: it is outdated or no longer wanted."""
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
