"""Devices of a guest, chat, private notes."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put

from bottega.server.http.handlers import COST_HIGH, COST_MEDIUM, documented_errors
from bottega.server.http.routes.games import me
from bottega.server.live.messages import guest_name
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Limits
from bottega.server.people.login_links import DEVICE_SECONDS, LoginLinks
from bottega.server.people.sessions import Sessions
from bottega.server.protocol.people import Chat, DeviceLink, PassInfo, PrivateNotes, RecoveryCode, UsePass
from bottega.server.protocol.tables import Me
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender


@post("/api/me/recovery", cost=COST_MEDIUM, status_code=200, responses=documented_errors(403))
async def new_code(login_links: LoginLinks, guest: str) -> RecoveryCode:
    return RecoveryCode(await login_links.new_code(guest))


@post("/api/me/device", cost=COST_MEDIUM, status_code=200, responses=documented_errors(403))
async def new_device(login_links: LoginLinks, guest: str) -> DeviceLink:
    token = await login_links.new_device(guest)
    return DeviceLink(token, f"/device#{token}", DEVICE_SECONDS)


@post("/api/me/sign-out", cost=COST_MEDIUM, status_code=200, responses=documented_errors(403))
async def sign_out(
    request: Request[Any, Any, Any],
    sender: Sender,
    manager: TableManager,
    sessions: Sessions,
    limits: Limits,
    login_links: LoginLinks,
    language: str,
) -> Me:
    """Sign out all other browsers of this guest. This one gets a new cookie."""
    limits.charge_guess(sender.network)
    await sessions.end_all(sender.guest)
    request.scope["state"]["new_cookie"] = True
    return await me(manager, login_links, sender.guest, None, language)


@post("/api/me/back", cost=COST_MEDIUM, status_code=200, responses=documented_errors(403, 404))
async def go_back(
    request: Request[Any, Any, Any],
    manager: TableManager,
    login_links: LoginLinks,
    guest: str,
    before: str | None,
    language: str,
) -> Me:
    """Become again who this browser was before it used a link or a code."""
    if before is None:
        raise RequestRefused("not-found")
    request.scope["state"].update(guest=before, before=guest)
    return await me(manager, login_links, before, guest, language)


@post("/api/me/pass", cost=COST_MEDIUM, status_code=200, responses=documented_errors(403, 404, 413))
async def look_at_pass(
    sender: Sender,
    manager: TableManager,
    login_links: LoginLinks,
    limits: Limits,
    guest: str,
    language: str,
    data: UsePass,
) -> PassInfo:
    """The guest that this browser would become by a recovery code or a device link."""
    limits.charge_guess(sender.network)
    other = (await login_links.find(data.code)).guest
    return PassInfo(
        name=await guest_name(manager.store, other, language),
        tables=await manager.store.count_tables(other),
        own_tables=await manager.store.count_tables(guest),
        mine=other == guest,
    )


@post("/api/me/return", cost=COST_HIGH, status_code=200, responses=documented_errors(403, 404, 413))
async def use_pass(
    request: Request[Any, Any, Any],
    sender: Sender,
    manager: TableManager,
    login_links: LoginLinks,
    limits: Limits,
    guest: str,
    language: str,
    data: UsePass,
) -> Me:
    """Become the guest of a recovery code or a device link; the response sets the cookie."""
    limits.charge_guess(sender.network)
    other, tables = await login_links.use(data.code, guest, data.merge)
    await manager.tables.reload(tables)
    request.scope["state"]["guest"] = other
    if other != guest and not data.merge:
        request.scope["state"]["before"] = guest
    return await me(manager, login_links, other, None if data.merge else guest, language)


@get("/api/tables/{id:str}/chat", cost=COST_MEDIUM, responses=documented_errors(403, 404, 409))
async def show_chat(manager: TableManager, id: str, guest: str) -> Chat:
    """The chat of a table, for those who have a seat there."""
    async with manager.tables.locked(id) as live:
        return await manager.broadcaster.chats.show(live.table, guest)


@get("/api/tables/{id:str}/notes", responses=documented_errors(403, 404, 409))
async def show_notes(manager: TableManager, id: str, guest: str) -> PrivateNotes:
    async with manager.tables.locked(id, refresh=False) as live:
        if not live.table.seats_of(guest):
            raise RequestRefused("not-yours")
    return PrivateNotes(await manager.store.private_notes(id, guest))


@put("/api/tables/{id:str}/notes", responses=documented_errors(403, 404, 409, 413))
async def save_notes(
    manager: TableManager, limits: Limits, sender: Sender, id: str, guest: str, data: PrivateNotes
) -> PrivateNotes:
    """Save the notes; the last request wins, from whichever device."""
    limits.charge_bytes(sender, len(data.text.encode()))
    async with manager.tables.locked(id, refresh=False) as live:
        if not live.table.seats_of(guest):
            raise RequestRefused("not-yours")
    await manager.store.save_private_notes(id, guest, data.text)
    return data


HANDLERS = [
    new_code,
    new_device,
    sign_out,
    go_back,
    look_at_pass,
    use_pass,
    show_chat,
    show_notes,
    save_notes,
]
