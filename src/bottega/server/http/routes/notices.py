"""Where a guest wants turn notices, and the links in mails."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from litestar import get, post, put

from bottega.server import clock
from bottega.server.database import schema as db
from bottega.server.http.handlers import COST_HIGH, COST_MEDIUM, documented_errors
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Limits
from bottega.server.protocol.basics import Token
from bottega.server.protocol.notices import ChangeNotices, Notices, NoticeToken
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.tasks.delivery import DeliveryFailed, find_target, is_mail
from bottega.server.tasks.notices import insert

DAY = 24 * 3600.0
MAX_CONFIRMATIONS = 3
"""How many confirmation mails an address gets per day, whoever asks for them."""


@get("/api/me/notices", responses=documented_errors())
async def show_notices(manager: TableManager, guest: str) -> Notices:
    return await notices_of(manager, guest)


async def notices_of(manager: TableManager, guest: str) -> Notices:
    wanted = sa.select(db.addresses).where(db.addresses.c.guest == guest)
    rows = await manager.store.read(lambda connection: list(connection.execute(wanted)))
    found = {row.kind: row for row in rows}
    mail, webhook = found.get("mail"), found.get("webhook")
    return Notices(
        mail_offered=offers_mail(manager),
        webhook_offered=bool(manager.settings.public_url),
        mail=mail.address if mail is not None else None,
        mail_confirmed=mail is not None and mail.confirmed,
        webhook=urlsplit(webhook.address).hostname if webhook is not None else None,
    )


@put("/api/me/notices", cost=COST_HIGH, responses=documented_errors(403, 409, 413, 429))
async def change_notices(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: ChangeNotices,
) -> Notices:
    """A new mail address first gets a mail with a confirmation link; no other mail is sent before it is used."""
    if data.webhook:
        await check_webhook(manager, data.webhook)
    if data.mail:
        if not offers_mail(manager):
            raise RequestRefused("no-notices")
        if not is_mail(data.mail):
            raise RequestRefused("bad-address")
        limits.charge_guess(sender.network)
    wishes = {"mail": data.mail, "webhook": data.webhook}
    await manager.store.write(lambda connection: save_addresses(connection, guest, wishes, language))
    return await notices_of(manager, guest)


@post("/api/notices/confirm", cost=COST_MEDIUM, status_code=204, responses=documented_errors(403, 404, 413))
async def confirm(manager: TableManager, data: NoticeToken) -> None:
    """Confirm a mail address, by the token in the confirmation mail."""
    known = sa.update(db.addresses).where(db.addresses.c.token == data.token).values(confirmed=True)
    await change_address_row(manager, known)


@post("/api/notices/stop", cost=COST_MEDIUM, status_code=204, responses=documented_errors(403, 404))
async def stop(manager: TableManager, token: Token) -> None:
    """Unsubscribe, by the link in a mail or the unsubscribe button of a mail program."""
    await change_address_row(manager, sa.delete(db.addresses).where(db.addresses.c.token == token))


HANDLERS = [show_notices, change_notices, confirm, stop]


def offers_mail(manager: TableManager) -> bool:
    return bool(manager.settings.public_url and manager.settings.smtp and manager.settings.mail_from)


async def check_webhook(manager: TableManager, url: str) -> None:
    if not manager.settings.public_url:
        raise RequestRefused("no-notices")
    try:
        await asyncio.to_thread(find_target, url, manager.settings.webhook_networks)
    except DeliveryFailed as error:
        raise RequestRefused("bad-address") from error


async def change_address_row(manager: TableManager, statement: Any) -> None:
    if await manager.store.write(lambda connection: connection.execute(statement).rowcount) == 0:
        raise RequestRefused("not-found")


def save_addresses(
    connection: sa.Connection, guest: str, wishes: dict[str, str | None], language: str
) -> None:
    for kind, wished in wishes.items():
        if wished is not None:
            save_address(connection, guest, kind, wished, language)


def save_address(connection: sa.Connection, guest: str, kind: str, wished: str, language: str) -> None:
    """Set, replace or remove an address; a new mail address has to be confirmed."""
    to, row = db.addresses.c, db.outbox.c
    own = sa.and_(to.guest == guest, to.kind == kind)
    before = connection.execute(sa.select(db.addresses).where(own)).first()
    if before is not None and before.address == wished and before.confirmed:
        connection.execute(sa.update(db.addresses).where(own).values(language=language))
        return
    if kind == "mail" and wished:
        sent = sa.select(sa.func.count()).where(row.kind == "confirm", row.address == wished)
        if (connection.scalar(sent.where(row.made > clock.now() - DAY)) or 0) >= MAX_CONFIRMATIONS:
            raise RequestRefused("too-many")
    connection.execute(sa.delete(db.addresses).where(own))
    if not wished:
        return
    values = {"guest": guest, "kind": kind, "address": wished, "language": language}
    token = secrets.token_urlsafe(24)
    connection.execute(sa.insert(db.addresses).values(**values, confirmed=kind != "mail", token=token))
    if kind == "mail":
        now = clock.now()
        mail = {"id": secrets.token_hex(20), "kind": "confirm", "made": now, "due": now, "attempts": 0}
        row_values = {**values, **mail, "table_id": None, "seat": -1, "turn": -1, "state": "waiting"}
        insert(connection, [row_values])
