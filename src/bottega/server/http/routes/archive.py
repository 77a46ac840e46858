"""Records, replays, analyses and dice proofs of a table."""

from __future__ import annotations

import time
from typing import Any, Literal, cast

from litestar import Response, get, post

from bottega.core.record import Record
from bottega.server.http.handlers import COST_HEAVY, COST_HIGH, COST_MEDIUM, documented_errors
from bottega.server.live.table_manager import TableManager
from bottega.server.protocol.basics import encode
from bottega.server.protocol.dice import Check, DiceProof
from bottega.server.protocol.replay import Analysis, AnalysisState, Course, Drawing, Moment
from bottega.server.refusal import RequestRefused
from bottega.server.sender import Sender
from bottega.server.workers.jobs import GameRef, pack


@get("/api/tables/{id:str}/record", cost=COST_MEDIUM, responses=documented_errors(404, 409))
async def show_record(manager: TableManager, id: str, guest: str, sender: Sender) -> Response[Record]:
    viewers: list[int | None] | None = [None]
    try:
        async with manager.tables.locked(id) as live:
            record, created = live.table.record(), live.table.created
            data, viewers = encode(record), live.table.viewpoints(guest)
    except RequestRefused as refusal:
        if refusal.code != "unknown-content":
            raise
        record, created = await manager.store.stored_record(id)
        data = encode(record)
        if record.result is not None or (record.fair is not None and record.fair.secret is not None):
            viewers = None
    day = time.strftime("%Y-%m-%d", time.gmtime(created))
    name = "".join(letter if letter.isalnum() else "-" for letter in record.game)
    disposition = f'attachment; filename="{name}-{day}.json"'
    return Response(
        await manager.helpers.run(sender, "write_record", data, viewers),
        media_type="application/json",
        headers={"content-disposition": disposition},
    )


@get("/api/tables/{id:str}/at/{move:int}", cost=COST_MEDIUM, responses=documented_errors(404, 409))
async def show_moment(
    manager: TableManager, id: str, move: int, guest: str, sender: Sender, language: str
) -> Moment:
    async with manager.tables.locked(id) as live:
        table, show = live.table, live.presenter
        if not 0 <= move <= table.moves:
            raise RequestRefused("unknown-move")
        held = table.seats_of(guest)
        seat = held[0].seat if held else None
        record, names = encode(table.play.record), show.names(language)
        hidden, viewers = show.points_hidden, table.viewpoints(guest)
    past = await manager.helpers.run(sender, "past", record, move, seat, language, names, hidden, viewers)
    return show.moment(move, past, language)


@get("/api/tables/{id:str}/course", cost=COST_MEDIUM, responses=documented_errors(404, 409))
async def show_course(manager: TableManager, id: str, sender: Sender) -> Course:
    async with manager.tables.locked(id) as live:
        if live.presenter.points_hidden:
            raise RequestRefused("points-hidden")
        record = encode(live.table.play.record)
    return cast(Course, await manager.helpers.run(sender, "course", record))


@get("/api/tables/{id:str}/analysis", cost=COST_MEDIUM, responses=documented_errors(404, 409))
async def show_analysis(manager: TableManager, id: str, sender: Sender, language: str) -> AnalysisState:
    """The analysis of a finished game, or its progress; a POST starts it."""
    async with manager.tables.locked(id) as live:
        if live.table.status != "over":
            raise RequestRefused("not-over")
        names, moves = live.presenter.names(language), live.table.moves
        record = encode(live.table.play.record)
    run = manager.analyses.run(id)
    if run is not None:
        status: Literal["failed", "running", "waiting"] = (
            "failed" if run.failed else "running" if run.started else "waiting"
        )
        return AnalysisState(status, run.done, moves, None)
    key = (id, moves, language, *names)
    text = manager.analyses.cached_text(key)
    if text is None:
        stored = await manager.analyses.stored(id)
        if stored is None:
            return AnalysisState("none", 0, moves, None)
        text = cast(
            Analysis, await manager.helpers.run(sender, "render_analysis", record, stored, language, names)
        )
        manager.analyses.cache_text(key, text)
    return AnalysisState("done", moves, moves, text)


@post(
    "/api/tables/{id:str}/analysis",
    cost=COST_HEAVY,
    status_code=200,
    responses=documented_errors(403, 404, 409),
)
async def start_analysis(manager: TableManager, id: str) -> AnalysisState:
    """Start the analysis of a finished game, unless there is one already."""
    async with manager.tables.locked(id) as live:
        if live.table.status != "over":
            raise RequestRefused("not-over")
        record, moves = encode(live.table.record()), live.table.moves
    if await manager.analyses.stored(id) is None:
        manager.analyses.start(id, record)
    return AnalysisState("waiting", 0, moves, None)


@get("/api/tables/{id:str}/drawing", cost=COST_HIGH, responses=documented_errors(404, 409))
async def show_drawing(
    manager: TableManager, id: str, guest: str, sender: Sender, language: str, move: int | None = None
) -> Drawing:
    async with manager.tables.locked(id) as live:
        if live.presenter.points_hidden:
            raise RequestRefused("points-hidden")  # the drawing would show them
        table = live.table
        seat = live.presenter.viewpoint(guest)
        viewpoint = (seat.seat if seat is not None else None, language, live.presenter.names(language))
        if move is None:
            position = table.position if seat is None else table.drafted(seat).position
            job: tuple[Any, ...] = ("draw", GameRef.of(table.play.record), pack(position), *viewpoint)
        elif 0 <= move <= table.moves:
            job = ("draw_past", encode(table.play.record), move, *viewpoint)
        else:
            raise RequestRefused("unknown-move")
    return Drawing(await manager.helpers.run(sender, *job))


@get("/api/tables/{id:str}/check", cost=COST_HIGH, responses=documented_errors(404, 409))
async def check_record(manager: TableManager, id: str, sender: Sender, language: str) -> Check:
    async with manager.tables.locked(id) as live:
        record = encode(live.table.record())
    return cast(Check, await manager.helpers.run(sender, "check_record", record, language))


@get("/api/tables/{id:str}/dice", cost=COST_HIGH, responses=documented_errors(404, 409))
async def show_dice(manager: TableManager, id: str, sender: Sender) -> DiceProof:
    async with manager.tables.locked(id) as live:
        record = encode(live.table.record())
    return cast(DiceProof, await manager.helpers.run(sender, "prove_dice", record))


HANDLERS = [
    show_record, show_moment, show_course, show_analysis, start_analysis, show_drawing, check_record, show_dice,
]  # fmt: skip
