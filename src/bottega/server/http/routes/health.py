"""`/health` and `/metrics`."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

import bottega
from bottega.server.database.connection import file_of
from bottega.server.http.guest_middleware import address
from bottega.server.http.handlers import documented_error, documented_errors
from bottega.server.http.page import Page
from bottega.server.live.table_manager import TableManager
from bottega.server.protocol.basics import Alive, Health
from bottega.server.refusal import RequestRefused
from bottega.server.settings import in_networks
from bottega.server.workers.pool import WorkerPool

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
    """Add the gauges that read the state of the tables, the workers and the database."""
    add_worker_metrics(manager)
    add_storage_metrics(manager)
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


def add_worker_metrics(manager: TableManager) -> None:
    """Add the queues of the workers."""
    metrics = manager.metrics
    queues = {"helpers": manager.helpers, "hints": manager.hints, "documents": manager.documents.workers}
    pools: dict[str, WorkerPool] = {name: queue.pool for name, queue in queues.items()}
    pools |= {"bots": manager.bot_pool, "analyses": manager.analyses.workers}

    def waiting() -> dict[str, float]:
        return {
            name: queues[name].waiting if name in queues else pool.waiting for name, pool in pools.items()
        }

    metrics.labelled("bottega_jobs_waiting", "Jobs that wait for a worker, by queue.", "queue", waiting)
    metrics.labelled(
        "bottega_workers",
        "Worker processes, by queue.",
        "queue",
        lambda: {name: len(pool.workers) for name, pool in pools.items()},
    )
    metrics.labelled(
        "bottega_workers_busy",
        "Worker processes that have a job, by queue.",
        "queue",
        lambda: {name: pool.busy for name, pool in pools.items()},
    )
    for result, help in (
        ("done", "Jobs that were done."),
        ("failed", "Jobs that failed, or took too much time or memory."),
        ("busy", "Jobs that were refused because too many were waiting."),
    ):
        metrics.labelled(
            f"bottega_jobs_{result}_total",
            help,
            "queue",
            partial(results_of, pools, result),
            "counter",
        )


def results_of(pools: dict[str, WorkerPool], result: str) -> dict[str, float]:
    return {name: pool.results[result] for name, pool in pools.items()}


def add_storage_metrics(manager: TableManager) -> None:
    """Add the database, and the disk that a file of SQLite's is on."""
    metrics, writing = manager.metrics, manager.store.transactions
    metrics.add(writing.write_times)
    metrics.gauge("bottega_writes_waiting", "Changes that wait to be stored.", lambda: writing.waiting)
    metrics.gauge("bottega_commits_total", "Transactions.", lambda: writing.commits, "counter")
    file = file_of(writing.engine.url)
    if file is not None:
        metrics.gauge("bottega_database_bytes", "Size of the database.", lambda: file_size(file))
        metrics.gauge(
            "bottega_disk_free_bytes", "Free space beside it.", lambda: shutil.disk_usage(file.parent).free
        )


def file_size(file: Path) -> int:
    return sum(part.stat().st_size for part in (file, Path(f"{file}-wal")) if part.exists())


HANDLERS = [show_life, show_health, show_metrics]
