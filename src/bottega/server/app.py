"""Put the parts of the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

import bottega
from bottega.server.database.opening import open_database
from bottega.server.http.guest_middleware import GuestMiddleware, language_of, network
from bottega.server.http.page import FOLDER, Page
from bottega.server.http.routes import (
    archive,
    boxes,
    days,
    games,
    health,
    new_tables,
    notices,
    people,
    tables,
)
from bottega.server.http.routes.health import add_gauges
from bottega.server.http.routes.table_socket import table_socket
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import BEFORE_COOKIE, Guests, Limits
from bottega.server.people.login_links import LoginLinks
from bottega.server.people.sessions import PAUSE as SESSIONS_PAUSE
from bottega.server.people.sessions import Sessions
from bottega.server.protocol.basics import Code, Problem
from bottega.server.refusal import RequestRefused, known_language, required_language
from bottega.server.sender import Sender
from bottega.server.settings import Settings
from bottega.server.storage.store import Store
from bottega.server.tasks.clocks import ClockTask
from bottega.server.tasks.loop_delay import measure_loop_delay
from bottega.server.tasks.notices import NoticeQueue
from bottega.server.tasks.repeating import repeat
from bottega.server.tasks.retention import Retention

log = logging.getLogger(__name__)

RETRY_SECONDS = "5"
"""When a client that was refused because of others may try again."""

CODES: dict[int, Code] = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large"}


@get(["/", "/{path:path}"], include_in_schema=False, uncompressed=True)
async def show_page(request: Request[Any, Any, Any], page: Page, path: str = "") -> Response[bytes]:
    """The page, for every address that is not the server's own."""
    if path.lstrip("/").split("/")[0] in ("api", "schema", "health", "metrics"):
        raise RequestRefused("not-found")
    headers = request.headers
    language = known_language(
        *(one.partition(";")[0].strip() for one in headers.get("accept-language", "").split(","))
    )
    found = page.get(path, headers.get("accept-encoding", ""), headers.get("if-none-match", ""), language)
    if found is None:
        raise RequestRefused("not-found")
    return Response(found.body, status_code=found.status, headers=found.headers, media_type=None)


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is decoded straight into the type that its handler declares, and into nothing else."""

    async def json(self) -> Any:
        assert isinstance(self.route_handler, HTTPRouteHandler)
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except (ValueError, RecursionError) as error:  # also if it is not UTF-8
            raise RequestRefused("malformed") from error


def refused_response(request: Request[Any, Any, Any], refusal: RequestRefused) -> Response[Problem]:
    headers = {"retry-after": RETRY_SECONDS} if refusal.status in (429, 503) else {}
    return Response(refusal.problem(language_of(request.scope)), status_code=refusal.status, headers=headers)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An unreadable body or an unknown address: one sentence, without internal details."""
    return refused_response(request, RequestRefused(CODES.get(error.status_code, "malformed")))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return refused_response(request, RequestRefused("failed"))


def provide_guest(scope: Scope) -> str:
    return str(scope["state"]["guest"])


def provide_sender(scope: Scope) -> Sender:
    return Sender(provide_guest(scope), network(scope))


def provide_language(lang: str | None = None) -> str:
    return required_language(lang)


async def create_app(settings: Settings) -> Litestar:
    """The application, with its database open."""
    store = Store(open_database(settings.database))
    guests = Guests(await store.key(), settings.prefix)
    limits = Limits(settings)
    manager = TableManager(settings, store)
    add_gauges(manager)
    login_links = LoginLinks(store)
    sessions = Sessions(store, guests, manager.tables.close_sockets_of)
    await sessions.load()
    retention = Retention(settings, manager, guests)

    def provide_before(request: Request[Any, Any, Any]) -> str | None:
        return guests.read(request.headers.get("cookie", ""), BEFORE_COOKIE)

    page = Page(Path(settings.page) if settings.page else FOLDER, settings.prefix)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await manager.open()
        tasks = [
            asyncio.create_task(task.run()) for task in (retention, ClockTask(manager), NoticeQueue(manager))
        ]
        tasks.append(asyncio.create_task(measure_loop_delay(manager.metrics.loop_delays)))
        if store.shared:
            reload = repeat(sessions.load, SESSIONS_PAUSE, "sessions could not be read")
            tasks.append(asyncio.create_task(reload))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            with contextlib.suppress(RequestRefused):  # a failing database has been logged
                await retention.note_visits()
            await manager.close()

    app = Litestar(
        [
            *games.HANDLERS,
            *new_tables.HANDLERS,
            *tables.HANDLERS,
            *people.HANDLERS,
            *archive.HANDLERS,
            *days.HANDLERS,
            *boxes.HANDLERS,
            *notices.HANDLERS,
            *health.HANDLERS,
            table_socket,
            show_page,
        ],
        state=State({"manager": manager}),
        lifespan=[lifespan],
        logging_config=None,
        middleware=[DefineMiddleware(GuestMiddleware, settings=settings, guests=guests, limits=limits)],
        dependencies={
            "manager": Provide(lambda: manager, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "login_links": Provide(lambda: login_links, sync_to_thread=False),
            "sessions": Provide(lambda: sessions, sync_to_thread=False),
            "before": Provide(provide_before, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "guest": Provide(provide_guest, sync_to_thread=False),
            "sender": Provide(provide_sender, sync_to_thread=False),
            "language": Provide(provide_language, sync_to_thread=False),
        },
        exception_handlers={
            RequestRefused: refused_response,
            HTTPException: refuse_http,
            Exception: fail,
        },
        request_class=JsonRequest,
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, minimum_size=800, exclude_opt_key="uncompressed"
        ),
        openapi_config=OpenAPIConfig(
            title="Bottega",
            version=bottega.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    _ = app.openapi_schema  # made now: it would delay everybody when it is first asked for
    return app
