"""`/health` and `/metrics`."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

import bottega
from bottega.server.http.guest_middleware import address
from bottega.server.http.handlers import may
from bottega.server.http.page import Page
from bottega.server.live.table_manager import Hall
from bottega.server.protocol.basics import Alive, Health
from bottega.server.refusal import Refusal
from bottega.server.settings import among

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/health/live")
async def show_life() -> Alive:
    """The process answers. Whoever restarts hung servers asks this: a restart repairs no database."""
    return Alive(bottega.__version__)


@get(["/health", "/health/ready"], responses=may(body=Health))
async def show_health(hall: Hall, page: Page) -> Response[Health]:
    """The server can be played at. Whoever spreads requests over servers asks this."""
    problem = "the server stops" if hall.stopping else await hall.store.check()
    shown = Health("failing" if problem else "ok", problem, bottega.__version__, len(hall.lives), page.built)
    return Response(shown, status_code=503 if problem else 200)


@get("/metrics", include_in_schema=False, as_it_is=True)
async def show_metrics(request: Request[Any, Any, Any], hall: Hall) -> Response[str]:
    if not among(address(request.scope), hall.settings.metrics_from):
        raise Refusal("not-found")
    return Response(hall.metrics.text(), headers={"content-type": PROMETHEUS, "cache-control": "no-store"})


def watch(hall: Hall) -> None:
    """Let the metrics read how the hall stands."""
    metrics = hall.metrics
    metrics.gauge("bottega_tables", "Tables in memory.", lambda: len(hall.lives))
    metrics.gauge(
        "bottega_sockets", "Open sockets.", lambda: sum(len(live.viewers) for live in hall.lives.values())
    )
    metrics.gauge(
        "bottega_thinking_bots",
        "Bots that think or wait for a worker.",
        lambda: sum(len(live.thinking) for live in hall.lives.values()),
    )
    metrics.gauge(
        "bottega_database_failing",
        "1 while the database cannot be used.",
        lambda: float(bool(hall.store.problem)),
    )


HANDLERS = [show_life, show_health, show_metrics]
