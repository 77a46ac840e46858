"""Games with the dice of the day, and their list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa
from litestar import get, post

from bottega.core.chance import commitment
from bottega.core.game import Game
from bottega.server.database import schema as db
from bottega.server.http.handlers import COST_MEDIUM, documented_errors
from bottega.server.http.routes.new_tables import new_table_response
from bottega.server.live.messages import guest_name
from bottega.server.live.table_manager import TableManager
from bottega.server.people.guests import Limits
from bottega.server.protocol.days import Day, DayEntry, DayGame, PlayDay
from bottega.server.protocol.tables import NewTable
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat
from bottega.server.sender import Sender
from bottega.server.tables.factory import make_table

MAX_ENTRIES = 100
"""The most games in a list."""


@get("/api/days", cost=COST_MEDIUM, responses=documented_errors())
async def show_days(manager: TableManager, guest: str, language: str) -> list[DayGame]:
    games = [manager.catalogue.game(name) for name in manager.catalogue.names]
    return [await day_game(manager, game, guest, language) for game in games if game.min_players == 1]


@post("/api/days", responses=documented_errors(403, 404, 413))
async def play_day(
    sender: Sender,
    manager: TableManager,
    limits: Limits,
    guest: str,
    language: str,
    data: PlayDay,
) -> NewTable:
    game = manager.catalogue.game(data.game)
    if game.min_players != 1:
        raise RequestRefused("not-found")
    today = manager.tables.daily_dice.today()
    mine = [row for row in await games_of_day(manager, game, today) if row.guest == guest]
    unfinished = next((row.table_id for row in mine if row.status == "playing"), None)
    if unfinished is None:
        limits.charge_table(sender)
        unfinished = await add_day_table(
            manager, game, today, guest, await guest_name(manager.store, guest, language)
        )
    async with manager.tables.locked(unfinished) as live:
        return new_table_response(live, guest, language, {})


HANDLERS = [show_days, play_day]


async def add_day_table(manager: TableManager, game: Game, day: str, guest: str, name: str) -> str:
    """A new table with the dice of a day, with the game's usual options."""
    secret = manager.tables.daily_dice.secret(game.source, day)
    table = make_table(game, {}, [Seat(0, "guest", name, guest=guest)], guest, 0, secret, day=day)
    await manager.tables.add(table)
    return table.id


async def day_game(manager: TableManager, game: Game, guest: str, language: str) -> DayGame:
    days = manager.tables.daily_dice
    return DayGame(
        game=game.source,
        title=game.title(language),
        today=await day_results(manager, game, days.today(), guest),
        yesterday=await day_results(manager, game, days.today(-1), guest),
        tomorrow=commitment(days.secret(game.source, days.today(1))),
        left=days.seconds_left(),
    )


async def day_results(manager: TableManager, game: Game, day: str, guest: str) -> Day:
    rows = await games_of_day(manager, game, day)
    mine = [row for row in rows if row.guest == guest]
    counted = counted_games(rows, manager.tables.daily_dice.end(day))
    secret = manager.tables.daily_dice.secret(game.source, day)
    unfinished = next((row.table_id for row in mine if row.status == "playing"), None)
    return Day(
        day=day,
        commitment=commitment(secret),
        secret=secret.hex() if manager.tables.daily_dice.is_over(day) else None,
        table=unfinished or next((row.table_id for row in counted if row.guest == guest), None),
        finished=any(row.finished is not None for row in mine),
        entries=day_entries(rows, counted, guest),
    )


def day_entries(rows: list[sa.Row[Any]], counted: list[sa.Row[Any]], guest: str) -> list[DayEntry]:
    """The best games that count; `rows` are all games in the order of their start."""
    begun: Counter[str] = Counter()
    begun_before = {}
    for row in rows:  # in the order of their start
        begun_before[row.table_id] = begun[row.guest]
        begun[row.guest] += 1
    places: dict[int, int] = {}
    for place, row in enumerate(counted, 1):
        places.setdefault(row.score, place)
    return [
        DayEntry(
            place=places[row.score],
            name=row.name,
            mine=row.guest == guest,
            score=row.score,
            won=row.won,
            begun_before=begun_before[row.table_id],
        )
        for row in counted[:MAX_ENTRIES]
    ]


async def games_of_day(manager: TableManager, game: Game, day: str) -> list[sa.Row[Any]]:
    """All games with the dice of a day, in the order of their start, with name and status."""
    row = db.day_games.c
    wanted = (
        sa.select(db.day_games, db.seats.c.name, db.tables.c.status, db.tables.c.host.label("guest"))
        .join(db.tables, db.tables.c.id == row.table_id)
        .join(db.seats, sa.and_(db.seats.c.table_id == row.table_id, db.seats.c.seat == 0))
        .where(row.day == day, row.game == game.source)
        .order_by(row.begun)
    )
    return await manager.store.read(lambda connection: list(connection.execute(wanted)))


def counted_games(rows: list[sa.Row[Any]], end: float) -> list[sa.Row[Any]]:
    """The games that count: the first that each guest finished on the day, best first."""
    first: dict[str, sa.Row[Any]] = {}
    for row in sorted(rows, key=lambda row: row.finished or end):
        if row.finished is not None and row.finished < end:
            first.setdefault(row.guest, row)
    return sorted(first.values(), key=lambda row: (-row.score, row.finished))
