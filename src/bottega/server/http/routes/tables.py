"""Create, list, join and change tables."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any, cast

import msgspec
from litestar import Request, Response, get, post, put

from bottega.bots import LEVELS
from bottega.core.errors import BottegaError
from bottega.core.game import Game
from bottega.core.record import Record, loads
from bottega.core.registry import game_by_hash
from bottega.server.http.guest_middleware import address
from bottega.server.http.handlers import DEAR, HEAVY, PRICED, may
from bottega.server.http.routes.boxes import with_content
from bottega.server.live.messages import guest_name
from bottega.server.live.table_manager import TableManager
from bottega.server.live.viewers import LiveTable
from bottega.server.people.guests import Limits
from bottega.server.people.login_links import LoginLinks
from bottega.server.protocol.basics import Fault
from bottega.server.protocol.dice import Seal
from bottega.server.protocol.messages import ClientMessage
from bottega.server.protocol.states import Done, Hints, Looked, Pong, Refused, State, Why
from bottega.server.protocol.tables import (
    ChangeMe,
    ChangeSeat,
    ChangeTable,
    CreateTable,
    GameInfo,
    ImportTable,
    Join,
    Joined,
    Learn,
    LinkInfo,
    LookAtLink,
    Me,
    NewTable,
    PlayNow,
    Rematch,
    RuleInfo,
    SeatChanged,
    SeatLink,
    SeatWish,
    TableInfo,
    ThingInfo,
)
from bottega.server.refusal import STATUS, Refusal
from bottega.server.seats.seat import Seat, bot_name, distinct, hash_token
from bottega.server.tables.factory import make_table, table_from_record
from bottega.server.tables.table import Table
from bottega.server.views.table_list import row_info
from bottega.server.workers.jobs import Box

log = logging.getLogger(__name__)


RECORD_BYTES = 1_000_000
RECORD_MOVES = 5000
"""The largest record that can be imported: many times what the longest games have."""

GENTLE = next(iter(LEVELS))
"""The bot that sits with somebody who learns a game."""

# -- the games -------------------------------------------------------------------------------------------------


@get("/api/games", responses=may())
async def list_games(manager: TableManager, language: str) -> list[GameInfo]:
    return manager.offer.games(language)


@get("/api/games/{game:str}", responses=may(404))
async def show_game(manager: TableManager, game: str, language: str) -> GameInfo:
    return manager.offer.info(game, language)


@get("/api/games/{game:str}/rules", responses=may(404))
async def list_rules(manager: TableManager, game: str, language: str) -> list[RuleInfo]:
    return manager.offer.rules(game, language)


# -- guests ----------------------------------------------------------------------------------------------------


@get("/api/me", responses=may())
async def show_me(manager: TableManager, passes: LoginLinks, guest: str, language: str) -> Me:
    return await me(manager, passes, guest, language)


@put("/api/me", responses=may(403, 413))
async def change_me(
    manager: TableManager, passes: LoginLinks, guest: str, language: str, data: ChangeMe
) -> Me:
    await manager.store.name_guest(guest, clean(data.name))
    return await me(manager, passes, guest, language)


@post("/api/faults", status_code=204, responses=may(403, 413))
async def report_fault(request: Request[Any, Any, Any], limits: Limits, guest: str, data: Fault) -> None:
    limits.report(guest, address(request.scope))
    log.warning("the page failed: %s", json.dumps(msgspec.to_builtins(data)))


# -- tables ----------------------------------------------------------------------------------------------------


@post("/api/seal", status_code=200, responses=may(403))
async def seal_dice(manager: TableManager, guest: str) -> Seal:
    return Seal(manager.promises.make(guest))


@post("/api/play", responses=may(403, 404, 413))
async def play_now(
    request: Request[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: PlayNow,
) -> NewTable:
    limits.create(guest, address(request.scope))
    game = manager.offer.game(data.game)
    players = max(game.min_players, min(2, game.max_players)) if data.players is None else data.players
    seats = [SeatWish("me", word=data.word), *(SeatWish("bot", bot=data.bot) for _ in range(players - 1))]
    wish = CreateTable(data.game, seats, data.options, data.pace, commitment=data.commitment)
    return await new_table(manager, guest, language, wish)


@post("/api/learn", responses=may(403, 404, 413))
async def learn(
    request: Request[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: Learn,
) -> NewTable:
    limits.create(guest, address(request.scope))
    game = manager.offer.game(data.game)
    if game.guide is None:
        raise Refusal("not-found")
    bots = [SeatWish("bot", bot=GENTLE) for _ in range(game.guide.players - 1)]
    name = await guest_name(manager.store, guest, language)
    seats, _ = make_seats(manager, guest, name, [SeatWish("me", word=data.word), *bots])
    secret = manager.promises.take(guest, data.commitment)
    table = make_table(game, game.guide.options, seats, guest, data.pace, secret, game.guide)
    return made(await manager.tables.add(table), guest, language, {})


@post("/api/tables", responses=may(403, 404, 413))
async def create_table(
    request: Request[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: CreateTable,
) -> NewTable:
    limits.create(guest, address(request.scope))
    return await new_table(manager, guest, language, data)


@post("/api/import", price=HEAVY, request_max_body_size=RECORD_BYTES, responses=may(403, 404, 413))
async def import_table(
    request: Request[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: ImportTable,
) -> NewTable:
    limits.create(guest, address(request.scope))
    game, record = await asyncio.to_thread(read_record, manager, data.record)
    wishes = data.seats or [SeatWish("me", seat.name[:40] or None) for seat in record.seats[: record.players]]
    seats, tokens = make_seats(manager, guest, await guest_name(manager.store, guest, language), wishes)
    secret = manager.promises.take(guest, data.commitment)
    table = await asyncio.to_thread(
        table_from_record, game, record, data.move, seats, guest, data.pace, secret
    )
    return made(await manager.tables.add(table), guest, language, tokens)


@post("/api/tables/{id:str}/rematch", responses=may(403, 404, 409, 413))
async def rematch(
    request: Request[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    id: str,
    guest: str,
    language: str,
    data: Rematch,
) -> NewTable:
    limits.create(guest, address(request.scope))
    bot = manager.offer.bot(data.bot) if data.bot is not None else None
    async with manager.tables.at(id) as live:
        before = live.table
        if not before.held(guest):
            raise Refusal("not-yours")
        if before.status != "over":
            raise Refusal("not-over")
        if before.next is None:
            secret = manager.promises.take(guest, data.commitment)
            seats = [
                seated_again(seat, guest, bot, data.word) for seat in before.seats if seat.kind != "ghost"
            ]
            options = before.play.record.options
            new = make_table(
                before.game,
                options,
                seats,
                guest,
                before.pace,
                secret,
                hide_points=before.hides_points,
                real_dice=before.real_dice,
                name=before.name,
                clock=before.clock,
            )
            await manager.tables.add(new)
            await manager.tables.change(live, lambda table: table.go_on_at(new.id))
        following = cast(str, live.table.next)
    async with manager.tables.at(following) as live:
        return made(live, guest, language, {})


@get("/api/tables", price=PRICED, responses=may())
async def my_tables(manager: TableManager, guest: str, language: str) -> list[TableInfo]:
    rows = await manager.store.tables_of(guest)
    known = [row for row in rows if row.table["game"] in manager.offer.names]
    tables = [row_info(row, manager.offer.game(row.table["game"]), guest, language) for row in known]
    return sorted(tables, key=lambda table: (not table.my_turn, table.status == "over", -table.updated))


@get("/api/tables/{id:str}", responses=may(404, 409))
async def show_table(manager: TableManager, id: str, guest: str, language: str) -> TableInfo:
    async with manager.tables.at(id) as live:
        return info(live, guest, language)


@put("/api/tables/{id:str}", price=PRICED, responses=may(403, 404, 409, 413))
async def change_table(
    manager: TableManager, id: str, guest: str, language: str, data: ChangeTable
) -> TableInfo:
    async with manager.tables.at(id) as live:
        await manager.tables.change(live, lambda table: table.call(guest, shown(data.name)))
        return info(live, guest, language)


@post("/api/link", status_code=200, responses=may(403, 404, 409, 413))
async def look_at_link(manager: TableManager, guest: str, language: str, data: LookAtLink) -> LinkInfo:
    id, number = await find_link(manager, data.token)
    async with manager.tables.at(id) as live:
        seat = linked_seat(live.table, number, data.token)
        taken = seat.joined and seat.guest != guest
        return LinkInfo(info(live, guest, language), number, taken, live.table.fair.commitment)


@post("/api/join", status_code=200, responses=may(403, 404, 409, 413))
async def join(manager: TableManager, guest: str, language: str, data: Join) -> Joined:
    id, number = await find_link(manager, data.token)
    name = clean(data.name) if data.name is not None else await guest_name(manager.store, guest, language)
    async with manager.tables.at(id) as live:
        await manager.tables.change(
            live, lambda table: table.join(linked_seat(table, number, data.token), guest, name, data.word)
        )
        return Joined(info(live, guest, language), number)


@put("/api/tables/{id:str}/seats/{seat:int}", price=PRICED, responses=may(403, 404, 409, 413))
async def change_seat(
    manager: TableManager, id: str, seat: int, guest: str, language: str, data: ChangeSeat
) -> SeatChanged:
    name = clean(data.name) if data.name is not None else None
    own_name = name or await guest_name(manager.store, guest, language)
    bot = manager.offer.bot(data.bot)

    def change(table: Table) -> str | None:
        place = changeable(table, seat)
        if data.kind is None:
            if place.guest != guest and (place.kind == "guest" or table.host != guest):
                raise Refusal("not-yours")
            table.rename(place, name or place.name)
        elif table.day is not None:
            raise Refusal("day-dice")
        elif table.host != guest:
            raise Refusal("host-only")
        elif table.needs_consent(place, guest):
            raise Refusal("ask-holder", name=place.name)
        elif data.kind == "open":
            return table.free(place)
        elif data.kind == "bot":
            table.seat_bot(place, bot, name or bot_name(table.names))
        else:
            table.sit(place, guest, own_name, data.word)
        return None

    async with manager.tables.at(id) as live:
        token = await manager.tables.change(live, change)
        return SeatChanged(info(live, guest, language), seat_link(seat, token) if token is not None else None)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/link", price=PRICED, status_code=200, responses=may(403, 404, 409)
)
async def new_link(manager: TableManager, id: str, seat: int, guest: str) -> SeatLink:
    def change(table: Table) -> str:
        place = changeable(table, seat)
        if guest not in (table.host, place.guest):
            raise Refusal("host-only")
        if place.kind == "bot":
            raise Refusal("taken")
        if table.needs_consent(place, guest):
            raise Refusal("ask-holder", name=place.name)
        return table.new_link(place)

    async with manager.tables.at(id) as live:
        return seat_link(seat, await manager.tables.change(live, change))


@post("/api/tables/{id:str}/guide/leave", price=PRICED, status_code=200, responses=may(403, 404, 409))
async def leave_guide(manager: TableManager, id: str, guest: str, language: str) -> TableInfo:
    async with manager.tables.at(id) as live:
        await manager.tables.change(live, lambda table: table.leave_guide(guest))
        return info(live, guest, language)


@post("/api/tables/{id:str}/end", price=PRICED, status_code=200, responses=may(403, 404, 409))
async def end_game(manager: TableManager, id: str, guest: str, language: str) -> TableInfo:
    async with manager.tables.at(id) as live:
        await manager.tables.change(live, lambda table: table.end(guest))
        return info(live, guest, language)


@get("/api/tables/{id:str}/state", price=PRICED, responses=may(404, 409))
async def show_state(manager: TableManager, id: str, guest: str, language: str, since: int = 0) -> State:
    async with manager.tables.at(id) as live:
        return live.state(guest, language, max(0, since))


@post("/api/tables/{id:str}/messages", status_code=200, responses=may(403, 404, 409, 413))
async def send_message(
    request: Request[Any, Any, Any],
    manager: TableManager,
    limits: Limits,
    id: str,
    guest: str,
    language: str,
    data: ClientMessage,
) -> Response[Done | Refused | Why | Looked | Pong]:
    """Send a message without a socket. `refused` has all that a problem has, and more."""
    limits.ask(guest, address(request.scope), manager.messages.surcharge(id, data))
    answer: Any = await manager.messages.handle(id, guest, language, data)
    status = STATUS.get(answer.code, 409) if isinstance(answer, Refused) else 200
    return Response(answer, status_code=status)


@post(
    "/api/tables/{id:str}/seats/{seat:int}/hint",
    price=DEAR,
    status_code=200,
    responses=may(403, 404, 409),
)
async def give_hint(manager: TableManager, id: str, seat: int, guest: str, language: str) -> Hints:
    """The best actions of a seat, in a game in which no other person plays; the log says that a hint was used."""
    async with manager.tables.at(id) as live:
        position = await manager.tables.change(live, lambda table: table.ask_hint(guest, seat))
        record = live.table.play.record
        box = Box(record.game, record.content, record.box)
        show = live.show
    return show.hints(position, seat, await manager.help(guest, "hint", box, position.copy(), seat), language)


@get("/api/tables/{id:str}/things", responses=may(404, 409))
async def list_things(manager: TableManager, id: str, language: str) -> dict[str, ThingInfo]:
    async with manager.tables.at(id) as live:
        return live.show.things(language)


HANDLERS = [
    list_games, show_game, list_rules, show_me, change_me, seal_dice, play_now, learn, create_table, import_table,
    rematch, my_tables, show_table, change_table, look_at_link, join, change_seat, new_link, leave_guide, end_game,
    show_state, send_message, list_things, give_hint, report_fault,
]  # fmt: skip


# -- helpers ---------------------------------------------------------------------------------------------------


async def new_table(manager: TableManager, guest: str, language: str, wish: CreateTable) -> NewTable:
    """Make the table that is wished for, with a link for each open seat."""
    game = manager.offer.game(wish.game)
    if wish.content is not None:
        game = await asyncio.to_thread(with_content, game, wish.content)
    seats, tokens = make_seats(manager, guest, await guest_name(manager.store, guest, language), wish.seats)
    secret = manager.promises.take(guest, wish.commitment)
    if wish.clock is not None:
        manager.offer.bot(wish.clock.bot)
    table = make_table(
        game,
        wish.options,
        seats,
        guest,
        wish.pace,
        secret,
        hide_points=wish.hide_points,
        real_dice=wish.real_dice,
        name=shown(wish.name),
        clock=wish.clock,
    )
    live = await manager.tables.add(table)
    return made(live, guest, language, tokens)


def made(live: LiveTable, guest: str, language: str, tokens: dict[int, str]) -> NewTable:
    links = [seat_link(number, token) for number, token in tokens.items()]
    return NewTable(info(live, guest, language), links, f"/t/{live.table.id}")


def make_seats(
    manager: TableManager, guest: str, own_name: str, wishes: list[SeatWish]
) -> tuple[list[Seat], dict[int, str]]:
    """The seats that are wished for, and the token of each open one."""
    seats: list[Seat] = []
    tokens: dict[int, str] = {}
    for number, each in enumerate(wishes):
        seat = Seat(number, "open", clean(each.name) if each.name is not None else "")
        taken = [other.name for other in seats]
        if each.kind == "me":
            seat.kind, seat.guest, seat.word = "guest", guest, each.word or ""
            seat.name = distinct(seat.name or own_name, taken)
        elif each.kind == "bot":
            seat.kind, seat.bot = "bot", manager.offer.bot(each.bot)
            seat.name = distinct(seat.name or bot_name(taken), taken)
        else:
            tokens[number] = secrets.token_urlsafe(24)
            seat.link = hash_token(tokens[number])
        seats.append(seat)
    return seats, tokens


def seated_again(seat: Seat, guest: str, bot: str | None, word: str | None) -> Seat:
    """A seat of a finished table in the next game; a chair that nobody holds goes to a bot."""
    if seat.kind == "guest":
        return Seat(
            seat.seat, "guest", seat.name, word if seat.guest == guest and word else "", guest=seat.guest
        )
    return Seat(seat.seat, "bot", seat.name or bot_name([]), bot=bot or seat.bot or GENTLE)


def read_record(manager: TableManager, data: dict[str, Any]) -> tuple[Game, Record]:
    """The record that was sent, and its game with the content that it was played with."""
    try:
        record = loads(json.dumps(data))
        if len(record.moves) > RECORD_MOVES:
            raise BottegaError(f"it has more than {RECORD_MOVES} moves")
        return game_by_hash(manager.offer.game(record.game).source, record.content, record.box), record
    except BottegaError as error:
        raise Refusal("bad-record", problem=str(error)) from error


def info(live: LiveTable, guest: str, language: str) -> TableInfo:
    return live.show.info(guest, language, live.presence())


def seat_link(seat: int, token: str) -> SeatLink:
    return SeatLink(seat, token, f"/join#{token}")


async def find_link(manager: TableManager, token: str) -> tuple[str, int]:
    found = await manager.store.seat_of_link(hash_token(token))
    if found is None:
        raise Refusal("bad-link")
    return found


def linked_seat(table: Table, number: int, token: str) -> Seat:
    """The seat of the link, if the link has not been replaced meanwhile."""
    seat = table.at_seat(number)
    if seat.link != hash_token(token):
        raise Refusal("bad-link")
    return seat


def changeable(table: Table, number: int) -> Seat:
    seat = table.at_seat(number)
    if seat.kind == "ghost":
        raise Refusal("unknown-seat")
    if table.status == "over":
        raise Refusal("over")
    return seat


async def me(manager: TableManager, passes: LoginLinks, guest: str, language: str) -> Me:
    return Me(await guest_name(manager.store, guest, language), await passes.code_made(guest))


def clean(name: str) -> str:
    """A name that can be shown; it must not be empty."""
    name = shown(name)
    if not name:
        raise Refusal("malformed")
    return name


def shown(name: str) -> str:
    """What of a name can be shown: printable, without spaces around it."""
    return "".join(letter for letter in name if letter.isprintable()).strip()
