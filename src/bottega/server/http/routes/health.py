"""`/health` and `/metrics`."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

import bottega
from bottega.server.http.guest_middleware import address
from bottega.server.http.handlers import documented_error, documented_errors
from bottega.server.http.page import Page
from bottega.server.live.table_manager import TableManager
from bottega.server.protocol.basics import Alive, Health
from bottega.server.refusal import RequestRefused
from bottega.server.settings import in_networks

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/health/live", responses=documented_errors())
async def show_life() -> Alive:
    """Liveness: the process answers. It does not check the database, which a restart would not repair."""
    return Alive(bottega.__version__)


@get(["/health", "/health/ready"], responses=documented_errors() | documented_error(503, Health))
async def show_health(request: Request[Any, Any, Any], manager: TableManager, page: Page) -> Response[Health]:
    """Readiness, for load balancers: the database works, and the server is not stopping.

    The database's own words may contain its address, so only those who may read the metrics get them.
    """
    problem = "the server stops" if manager.stopping else await manager.store.check()
    if problem and not may_read_metrics(request, manager):
        problem = "the server cannot be used now"
    shown = Health(
        "failing" if problem else "ok", problem, bottega.__version__, len(manager.tables.by_id), page.built
    )
    return Response(shown, status_code=503 if problem else 200)


@get("/metrics", include_in_schema=False, uncompressed=True)
async def show_metrics(request: Request[Any, Any, Any], manager: TableManager) -> Response[str]:
    if not may_read_metrics(request, manager):
        raise RequestRefused("not-found")
    return Response(manager.metrics.text(), headers={"content-type": PROMETHEUS, "cache-control": "no-store"})


def may_read_metrics(request: Request[Any, Any, Any], manager: TableManager) -> bool:
    return in_networks(address(request.scope), manager.settings.metrics_from)


def add_gauges(manager: TableManager) -> None:
    """Add the gauges that read the state of the tables."""
    metrics = manager.metrics
    metrics.gauge("bottega_tables", "Tables in memory.", lambda: len(manager.tables.by_id))
    metrics.gauge(
        "bottega_sockets",
        "Open sockets.",
        lambda: sum(len(live.viewers) for live in manager.tables.by_id.values()),
    )
    metrics.gauge(
        "bottega_thinking_bots",
        "Bots that think or wait for a worker.",
        lambda: sum(len(live.thinking) for live in manager.tables.by_id.values()),
    )
    metrics.gauge(
        "bottega_database_failing",
        "1 while the database cannot be used.",
        lambda: float(bool(manager.store.problem)),
    )


HANDLERS = [show_life, show_health, show_metrics]
