"""Tables for lists, from database rows, without loading a game."""

from __future__ import annotations

from typing import Any

import msgspec

from bottega.core.game import Game
from bottega.server import clock
from bottega.server.protocol.tables import Clock, SeatInfo, TableInfo
from bottega.server.storage.loading import TableRow
from bottega.server.tables.state import is_guided
from bottega.server.views.game_catalogue import kind_of_content, own_text
from bottega.server.views.presenter import seat_name


def row_info(row: TableRow, game: Game, guest: str, language: str) -> TableInfo:
    """A table from its row, without loading the game."""
    table = row.table
    waiting = table["waiting"]
    kinds = {note["kind"] for note in table["notes"]}
    agreed = msgspec.convert(table["clock"], Clock | None)
    return TableInfo(
        id=table["id"],
        game=table["game"],
        title=own_text(game, "game-title", language, table["game"]),
        name=table["name"],
        players=table["players"],
        options=table["options"],
        status=table["status"],
        host=table["host"] == guest,
        my_turn=any(
            seat["guest"] == guest and seat["seat"] in waiting and seat["stand_in"] is None
            for seat in row.seats
        ),
        round=table["round"],
        moves=table["moves"],
        created=table["created"],
        updated=table["updated"],
        seats=[
            SeatInfo(
                seat=seat["seat"],
                name=seat_name(seat["kind"], seat["name"], seat["seat"], table["players"], language),
                kind=seat["kind"],
                bot=seat["bot"],
                mine=seat["guest"] == guest,
                connected=False,
                waiting=seat["seat"] in waiting,
                thinking=False,
                stand_in=seat["stand_in"]["bot"] if seat["stand_in"] is not None else None,
                **times(seat, seat["seat"] in waiting, agreed),
            )
            for seat in row.seats
        ],
        pace=table["pace"],
        watchers=0,
        clock=agreed,
        now=clock.now(),
        content=kind_of_content(game, table["content"]),
        real_dice="real-dice" in kinds,
        day=next((note["name"] for note in table["notes"] if note["kind"] == "day-dice"), None),
        next=next((note["name"] for note in table["notes"] if note["kind"] == "rematch"), None),
        taken_back=len(table["taken_back"]),
        guided=is_guided(kinds, table["moves"], table["imported"]),
        points_hidden=table["status"] != "over" and "points-hidden" in kinds,
    )


def times(seat: dict[str, Any], waiting: bool, agreed: Clock | None) -> dict[str, float | None]:
    """Since when the game waits for a person, and how long that person has."""
    if agreed is None or not waiting or seat["kind"] != "guest" or seat["stand_in"] is not None:
        return {"since": None, "until": None}
    since = seat["since"]
    return {"since": since, "until": since + agreed.seconds if agreed.seconds is not None else None}
