"""List, show, join and change tables."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response, get, post, put

from bottega.server.http.handlers import COST_HIGH, COST_MEDIUM, documented_errors
from bottega.server.http.routes.new_tables import info_for, printable, required_name, seat_link
from bottega.server.live.messages import guest_name
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Limits
from bottega.server.protocol.messages import ClientMessage
from bottega.server.protocol.states import Done, Hints, Looked, Pong, Refused, State, Why
from bottega.server.protocol.tables import (
    ChangeSeat,
    ChangeTable,
    Join,
    Joined,
    LinkInfo,
    LookAtLink,
    SeatChanged,
    SeatLink,
    TableInfo,
    ThingInfo,
)
from bottega.server.refusal import STATUS, RequestRefused
from bottega.server.seats.seat import Seat, bot_name, hash_token
from bottega.server.sender import Sender
from bottega.server.tables import dispatch, seating
from bottega.server.tables.table import Table
from bottega.server.views.previews import hints
from bottega.server.views.table_info import table_info
from bottega.server.workers.jobs import GameRef, pack

log = logging.getLogger(__name__)


@get("/api/tables", cost=COST_MEDIUM, responses=documented_errors())
async def my_tables(manager: TableManager, guest: str, language: str) -> list[TableInfo]:
    rows = await manager.store.tables_of(guest)
    known = [row for row in rows if row.game in manager.catalogue.names]
    tables = [table_info(row, manager.catalogue.game(row.game), guest, language) for row in known]
    return sorted(tables, key=lambda table: (not table.my_turn, table.status == "over", -table.updated))


@get("/api/tables/{id:str}", responses=documented_errors(404, 409))
async def show_table(manager: TableManager, id: str, guest: str, language: str) -> TableInfo:
    async with manager.tables.locked(id) as live:
        return info_for(live, guest, language)


@put("/api/tables/{id:str}", cost=COST_MEDIUM, responses=documented_errors(403, 404, 409, 413))
async def change_table(
    manager: TableManager, id: str, guest: str, language: str, data: ChangeTable
) -> TableInfo:
    async with manager.tables.locked(id) as live:
        await manager.tables.change(live, lambda table: table.set_name(guest, printable(data.name)))
        return info_for(live, guest, language)


@post("/api/link", status_code=200, responses=documented_errors(403, 404, 409, 413))
async def look_at_link(manager: TableManager, guest: str, language: str, data: LookAtLink) -> LinkInfo:
    id, number = await find_link(manager, data.token)
    async with manager.tables.locked(id) as live:
        seat = linked_seat(live.table, number, data.token)
        taken = seat.joined and seat.guest != guest
        return LinkInfo(
            info_for(live, guest, language), number, taken, live.table.fair.commitment, live.table.fair.after
        )


@post("/api/join", status_code=200, responses=documented_errors(403, 404, 409, 413))
async def join(manager: TableManager, guest: str, language: str, data: Join) -> Joined:
    id, number = await find_link(manager, data.token)
    name = (
        required_name(data.name)
        if data.name is not None
        else await guest_name(manager.store, guest, language)
    )
    async with manager.tables.locked(id) as live:
        await manager.tables.change(
            live,
            lambda table: seating.join(table, linked_seat(table, number, data.token), guest, name, data.word),
        )
        return Joined(info_for(live, guest, language), number)


@put(
    "/api/tables/{id:str}/seats/{seat:int}", cost=COST_MEDIUM, responses=documented_errors(403, 404, 409, 413)
)
async def change_seat(
    manager: TableManager, id: str, seat: int, guest: str, language: str, data: ChangeSeat
) -> SeatChanged:
    name = required_name(data.name) if data.name is not None else None
    own_name = name or await guest_name(manager.store, guest, language)
    bot = manager.catalogue.bot(data.bot)

    def change(table: Table) -> str | None:
        place = seat_to_change(table, seat)
        if data.kind is None:
            if place.guest != guest and (place.kind == "guest" or table.host != guest):
                raise RequestRefused("not-yours")
            seating.rename_seat(table, place, name or place.name)
        elif table.day is not None:
            raise RequestRefused("day-dice")
        elif table.host != guest:
            raise RequestRefused("host-only")
        elif seating.needs_consent(table, place, guest):
            raise RequestRefused("ask-holder", name=place.name)
        elif data.kind == "open":
            return seating.free_seat(table, place)
        elif data.kind == "bot":
            seating.seat_bot(table, place, bot, name or bot_name(table.names))
        else:
            seating.seat_guest(table, place, guest, own_name, data.word)
        return None

    async with manager.tables.locked(id) as live:
        token = await manager.tables.change(live, change)
        return SeatChanged(
            info_for(live, guest, language), seat_link(seat, token) if token is not None else None
        )


@post(
    "/api/tables/{id:str}/seats/{seat:int}/link",
    cost=COST_MEDIUM,
    status_code=200,
    responses=documented_errors(403, 404, 409),
)
async def new_link(manager: TableManager, id: str, seat: int, guest: str) -> SeatLink:
    def change(table: Table) -> str:
        place = seat_to_change(table, seat)
        if guest not in (table.host, place.guest):
            raise RequestRefused("host-only")
        if place.kind == "bot":
            raise RequestRefused("taken")
        if seating.needs_consent(table, place, guest):
            raise RequestRefused("ask-holder", name=place.name)
        return seating.new_link(table, place)

    async with manager.tables.locked(id) as live:
        return seat_link(seat, await manager.tables.change(live, change))


@post(
    "/api/tables/{id:str}/guide/leave",
    cost=COST_MEDIUM,
    status_code=200,
    responses=documented_errors(403, 404, 409),
)
async def leave_guide(manager: TableManager, id: str, guest: str, language: str) -> TableInfo:
    async with manager.tables.locked(id) as live:
        await manager.tables.change(live, lambda table: table.leave_guide(guest))
        return info_for(live, guest, language)


@post(
    "/api/tables/{id:str}/end", cost=COST_MEDIUM, status_code=200, responses=documented_errors(403, 404, 409)
)
async def end_game(manager: TableManager, id: str, guest: str, language: str) -> TableInfo:
    async with manager.tables.locked(id) as live:
        await manager.tables.change(live, lambda table: dispatch.end_game(table, guest))
        return info_for(live, guest, language)


@get("/api/tables/{id:str}/state", cost=COST_MEDIUM, responses=documented_errors(404, 409))
async def show_state(manager: TableManager, id: str, guest: str, language: str, since: int = 0) -> State:
    async with manager.tables.locked(id) as live:
        return live.state(guest, language, max(0, since))


@post("/api/tables/{id:str}/messages", status_code=200, responses=documented_errors(403, 404, 409, 413))
async def send_message(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    id: str,
    guest: str,
    language: str,
    data: ClientMessage,
) -> Response[Done | Refused | Why | Looked | Pong]:
    """Send a message without a socket. `refused` has all that a problem has, and more."""
    limits.charge(*sender, manager.messages.extra_cost(id, data))
    answer: Any = await manager.messages.handle(id, guest, language, data)
    status = STATUS.get(answer.code, 409) if isinstance(answer, Refused) else 200
    return Response(answer, status_code=status)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/hint",
    cost=COST_HIGH,
    status_code=200,
    responses=documented_errors(403, 404, 409),
)
async def give_hint(
    manager: TableManager, id: str, seat: int, guest: str, sender: Sender, language: str
) -> Hints:
    """The best actions of a seat, only in a game without other people; the log notes that a hint was used."""
    async with manager.tables.locked(id) as live:
        position = await manager.tables.change(live, lambda table: dispatch.ask_hint(table, guest, seat))
        game_ref = GameRef.of(live.table.play.record)
        presenter = live.presenter
    found = await manager.hints.run(sender, "hint", game_ref, pack(position), seat)
    return hints(presenter, position, seat, found, language)


@get("/api/tables/{id:str}/things", responses=documented_errors(404, 409))
async def list_things(manager: TableManager, id: str, language: str) -> dict[str, ThingInfo]:
    async with manager.tables.locked(id) as live:
        return live.presenter.things(language)


HANDLERS = [
    my_tables,
    show_table,
    change_table,
    look_at_link,
    join,
    change_seat,
    new_link,
    leave_guide,
    end_game,
    show_state,
    send_message,
    give_hint,
    list_things,
]


async def find_link(manager: TableManager, token: str) -> tuple[str, int]:
    found = await manager.store.seat_of_link(hash_token(token))
    if found is None:
        raise RequestRefused("bad-link")
    return found


def linked_seat(table: Table, number: int, token: str) -> Seat:
    """The seat of a link, unless the link has been replaced meanwhile."""
    seat = table.seat_at(number)
    if seat.link != hash_token(token):
        raise RequestRefused("bad-link")
    return seat


def seat_to_change(table: Table, number: int) -> Seat:
    seat = table.seat_at(number)
    if seat.kind == "ghost":
        raise RequestRefused("unknown-seat")
    if table.status == "over":
        raise RequestRefused("over")
    return seat
