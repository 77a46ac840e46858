"""Games and their rules, one's own name, and faults of the page."""

from __future__ import annotations

import json
import logging

import msgspec
from litestar import get, post, put

from bottega.server.http.handlers import documented_errors
from bottega.server.http.routes.new_tables import required_name
from bottega.server.live.messages import guest_name
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Limits
from bottega.server.people.login_links import LoginLinks
from bottega.server.protocol.basics import Fault
from bottega.server.protocol.tables import (
    ChangeMe,
    GameInfo,
    LessonInfo,
    Me,
    RuleInfo,
)
from bottega.server.sender import Sender

log = logging.getLogger(__name__)


@get("/api/games", responses=documented_errors())
async def list_games(manager: TableManager, language: str) -> list[GameInfo]:
    return manager.catalogue.games(language)


@get("/api/games/{game:str}", responses=documented_errors(404))
async def show_game(manager: TableManager, game: str, language: str) -> GameInfo:
    return manager.catalogue.info(game, language)


@get("/api/games/{game:str}/rules", responses=documented_errors(404))
async def list_rules(manager: TableManager, game: str, language: str) -> list[RuleInfo]:
    return manager.catalogue.rules(game, language)


@get("/api/games/{game:str}/lessons", responses=documented_errors(404))
async def list_lessons(manager: TableManager, game: str, language: str) -> list[LessonInfo]:
    return manager.catalogue.lessons(game, language)


@get("/api/me", responses=documented_errors())
async def show_me(
    manager: TableManager, login_links: LoginLinks, guest: str, before: str | None, language: str
) -> Me:
    return await me(manager, login_links, guest, before, language)


@put("/api/me", responses=documented_errors(403, 413))
async def change_me(
    manager: TableManager,
    login_links: LoginLinks,
    guest: str,
    before: str | None,
    language: str,
    data: ChangeMe,
) -> Me:
    await manager.store.name_guest(guest, required_name(data.name))
    return await me(manager, login_links, guest, before, language)


@post("/api/faults", status_code=204, responses=documented_errors(403, 413))
async def report_fault(sender: Sender, limits: Limits, guest: str, data: Fault) -> None:
    limits.charge_fault(sender)
    log.warning("the page failed: %s", json.dumps(msgspec.to_builtins(data)))


HANDLERS = [list_games, show_game, list_rules, list_lessons, show_me, change_me, report_fault]


async def me(
    manager: TableManager, login_links: LoginLinks, guest: str, before: str | None, language: str
) -> Me:
    earlier = None
    if before not in (None, guest):
        known = await manager.store.guest_name(before) or await manager.store.count_tables(before)
        earlier = await guest_name(manager.store, before, language) if known else None
    name = await guest_name(manager.store, guest, language)
    return Me(name, await login_links.code_created(guest), earlier)
