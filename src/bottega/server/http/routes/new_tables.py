"""Create a table: play, learn, from a record, rematch."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import cast

from litestar import post

from bottega.bots import LEVELS
from bottega.server.http.handlers import COST_HEAVY, documented_errors
from bottega.server.live.messages import guest_name
from bottega.server.live.table_manager import TableManager
from bottega.server.live.viewers import LiveTable
from bottega.server.people.guests import Limits
from bottega.server.protocol.dice import Seal
from bottega.server.protocol.tables import (
    CreateTable,
    ImportTable,
    Learn,
    NewTable,
    PlayNow,
    Rematch,
    SeatLink,
    SeatWish,
    TableInfo,
)
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat, bot_name, distinct, hash_token
from bottega.server.sender import Sender
from bottega.server.tables.factory import make_table, table_from_record

log = logging.getLogger(__name__)

NO_CONTENT = b"null"

RECORD_BYTES = 500_000
"""The largest record that can be imported."""

EASIEST_BOT = next(iter(LEVELS))
"""The bot in the other seats of a guided first game."""


@post("/api/seal", status_code=200, responses=documented_errors(403))
async def seal_dice(manager: TableManager, guest: str) -> Seal:
    return Seal(manager.dice_commitments.commit(guest))


@post("/api/play", responses=documented_errors(403, 404, 413))
async def play_now(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: PlayNow,
) -> NewTable:
    limits.charge_table(sender)
    game = manager.catalogue.game(data.game)
    players = max(game.min_players, min(2, game.max_players)) if data.players is None else data.players
    seats = [SeatWish("me", word=data.word), *(SeatWish("bot", bot=data.bot) for _ in range(players - 1))]
    wish = CreateTable(data.game, seats, data.options, data.pace, commitment=data.commitment)
    return await add_table(manager, sender, language, wish)


@post("/api/learn", responses=documented_errors(403, 404, 413))
async def learn(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: Learn,
) -> NewTable:
    limits.charge_table(sender)
    game = manager.catalogue.game(data.game)
    if not 0 < data.lesson <= len(game.guides):
        raise RequestRefused("not-found")
    guide = game.guides[data.lesson - 1]
    bots = [SeatWish("bot", bot=EASIEST_BOT) for _ in range(guide.players - 1)]
    name = await guest_name(manager.store, guest, language)
    seats, _ = make_seats(manager, guest, name, [SeatWish("me", word=data.word), *bots])
    secret = manager.dice_commitments.redeem(guest, data.commitment)
    table = make_table(game, guide.options, seats, guest, data.pace, secret, guide)
    return new_table_response(await manager.tables.add(table), guest, language, {})


@post("/api/tables", responses=documented_errors(403, 404, 413))
async def create_table(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: CreateTable,
) -> NewTable:
    limits.charge_table(sender)
    limits.charge_bytes(sender, len(bytes(data.content)))
    return await add_table(manager, sender, language, data)


@post(
    "/api/import",
    cost=COST_HEAVY,
    request_max_body_size=RECORD_BYTES,
    responses=documented_errors(403, 404, 413),
)
async def import_table(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: ImportTable,
) -> NewTable:
    limits.charge_table(sender)
    limits.charge_import(sender)
    source = bytes(data.record)
    limits.charge_bytes(sender, len(source))
    game, record = await manager.documents.record(sender, source, data.move)
    wishes = data.seats or [SeatWish("me", seat.name[:40] or None) for seat in record.seats[: record.players]]
    seats, tokens = make_seats(manager, guest, await guest_name(manager.store, guest, language), wishes)
    secret = manager.dice_commitments.redeem(guest, data.commitment)
    async with manager.documents.opening:
        table = await asyncio.to_thread(
            table_from_record, game, record, data.move, seats, guest, data.pace, secret
        )
    table.name = printable(data.name)
    if data.tried is not None:
        table.tried_table, table.tried_move = data.tried, table.moves
    return new_table_response(await manager.tables.add(table), guest, language, tokens)


@post("/api/tables/{id:str}/rematch", responses=documented_errors(403, 404, 409, 413))
async def rematch(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    id: str,
    guest: str,
    language: str,
    data: Rematch,
) -> NewTable:
    limits.charge_table(sender)
    bot = manager.catalogue.bot(data.bot) if data.bot is not None else None
    async with manager.tables.locked(id) as live:
        previous = live.table
        if not previous.seats_of(guest):
            raise RequestRefused("not-yours")
        if previous.status != "over":
            raise RequestRefused("not-over")
        if previous.next_table is None:
            secret = manager.dice_commitments.redeem(guest, data.commitment)
            seats = [
                rematch_seat(seat, guest, bot, data.word) for seat in previous.seats if seat.kind != "ghost"
            ]
            options = previous.play.record.options
            new = make_table(
                previous.game,
                options,
                seats,
                guest,
                previous.pace,
                secret,
                hide_points=previous.points_hidden,
                real_dice=previous.real_dice,
                name=previous.name,
                clock=previous.clock,
            )
            await manager.tables.add(new)
            await manager.tables.change(live, lambda table: table.set_next_table(new.id))
        following = cast(str, live.table.next_table)
    async with manager.tables.locked(following) as live:
        return new_table_response(live, guest, language, {})


HANDLERS = [seal_dice, play_now, learn, create_table, import_table, rematch]


async def add_table(manager: TableManager, sender: Sender, language: str, wish: CreateTable) -> NewTable:
    """Create a table, with a link for each open seat."""
    guest = sender.guest
    game = manager.catalogue.game(wish.game)
    if (content := bytes(wish.content)) != NO_CONTENT:
        game = await manager.documents.content(sender, game.source, content)
    seats, tokens = make_seats(manager, guest, await guest_name(manager.store, guest, language), wish.seats)
    secret = manager.dice_commitments.redeem(guest, wish.commitment)
    if wish.clock is not None:
        manager.catalogue.bot(wish.clock.bot)
    table = make_table(
        game,
        wish.options,
        seats,
        guest,
        wish.pace,
        secret,
        hide_points=wish.hide_points,
        real_dice=wish.real_dice,
        name=printable(wish.name),
        clock=wish.clock,
    )
    live = await manager.tables.add(table)
    return new_table_response(live, guest, language, tokens)


def new_table_response(live: LiveTable, guest: str, language: str, tokens: dict[int, str]) -> NewTable:
    links = [seat_link(number, token) for number, token in tokens.items()]
    return NewTable(info_for(live, guest, language), links, f"/t/{live.table.id}")


def make_seats(
    manager: TableManager, guest: str, own_name: str, wishes: list[SeatWish]
) -> tuple[list[Seat], dict[int, str]]:
    """The requested seats, and the tokens of the open ones."""
    seats: list[Seat] = []
    tokens: dict[int, str] = {}
    for number, each in enumerate(wishes):
        seat = Seat(number, "open", required_name(each.name) if each.name is not None else "")
        taken = [other.name for other in seats]
        if each.kind == "me":
            seat.kind, seat.guest, seat.word = "guest", guest, each.word or ""
            seat.name = distinct(seat.name or own_name, taken)
        elif each.kind == "bot":
            seat.kind, seat.bot = "bot", manager.catalogue.bot(each.bot)
            seat.name = distinct(seat.name or bot_name(taken), taken)
        else:
            tokens[number] = secrets.token_urlsafe(24)
            seat.link = hash_token(tokens[number])
        seats.append(seat)
    return seats, tokens


def rematch_seat(seat: Seat, guest: str, bot: str | None, word: str | None) -> Seat:
    """The same seat in the next game; a seat without a person goes to a bot."""
    if seat.kind == "guest":
        return Seat(
            seat.seat, "guest", seat.name, word if seat.guest == guest and word else "", guest=seat.guest
        )
    return Seat(seat.seat, "bot", seat.name or bot_name([]), bot=bot or seat.bot or EASIEST_BOT)


def seat_link(seat: int, token: str) -> SeatLink:
    return SeatLink(seat, token, f"/join#{token}")


def info_for(live: LiveTable, guest: str, language: str) -> TableInfo:
    return live.presenter.info(guest, language, live.presence())


def required_name(name: str) -> str:
    """The printable part of a name, which must not be empty."""
    name = printable(name)
    if not name:
        raise RequestRefused("malformed")
    return name


def printable(name: str) -> str:
    """The printable characters of a name, without surrounding spaces."""
    return "".join(letter for letter in name if letter.isprintable()).strip()
