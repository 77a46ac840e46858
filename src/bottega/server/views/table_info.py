"""The summary of a table for lists and states: from a table in memory, or from its row without loading the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bottega.core.game import Game
from bottega.server import clock
from bottega.server.protocol.tables import SeatInfo, TableInfo, TriedLine
from bottega.server.refusal import say
from bottega.server.seats.seat import Seat
from bottega.server.storage.loading import TableRow
from bottega.server.tables.state import time_up
from bottega.server.tables.table import Table
from bottega.server.views.game_catalogue import kind_of_content, own_text


class Presence(NamedTuple):
    """Who is connected to a table, and which seats' bots think."""

    guests: frozenset[str] = frozenset()
    watchers: int = 0
    thinking: frozenset[int] = frozenset()


NOBODY = Presence()


def table_info(
    table: Table | TableRow, game: Game, guest: str | None, language: str, presence: Presence = NOBODY
) -> TableInfo:
    seats = seat_infos(table, guest, language, presence)
    tried = None if table.tried_table is None else TriedLine(table.tried_table, table.tried_move or 0)
    return TableInfo(
        id=table.id,
        game=table.game_name,
        title=own_text(game, "game-title", language, table.game_name),
        name=table.name,
        players=table.players,
        options=table.options,
        status=table.status,
        host=guest is not None and table.host == guest,
        my_turn=tried is None and any(seat.mine and seat.waiting and not seat.stand_in for seat in seats),
        round=table.round,
        moves=table.moves,
        created=table.created,
        updated=table.updated,
        seats=seats,
        pace=table.pace,
        watchers=presence.watchers,
        guided=table.guided,
        points_hidden=table.status != "over" and table.points_hidden,
        clock=table.clock,
        now=clock.now(),
        content=kind_of_content(game, table.content),
        real_dice=table.real_dice,
        day=table.day,
        taken_back=len(table.taken_back),
        tried=tried,
        next=table.next_table,
    )


def seat_infos(
    table: Table | TableRow, guest: str | None, language: str, presence: Presence
) -> list[SeatInfo]:
    """The seats of a table. A clock runs only for people, while the game waits for them."""
    seats = table.seats
    timed = [
        seat.seat
        for seat in seats
        if table.clock is not None and seat.active_bot is None and seat.seat in table.waiting
    ]
    return [
        SeatInfo(
            seat=seat.seat,
            name=name,
            kind=seat.kind,
            bot=seat.bot,
            mine=guest is not None and seat.guest == guest,
            connected=seat.guest in presence.guests,
            waiting=seat.seat in table.waiting,
            thinking=seat.seat in presence.thinking,
            stand_in=seat.stand_in.bot if seat.stand_in is not None else None,
            since=seat.since if seat.seat in timed else None,
            until=time_up(seat, table.waiting, table.clock),
        )
        for seat, name in zip(seats, seat_names(seats, table.players, language), strict=True)
    ]


def seat_names(seats: Sequence[Seat], players: int, language: str) -> list[str]:
    """The names of the seats; those of ghosts are common nouns."""
    return [
        say("ghost-name", language, number=seat.seat - players + 1)
        if seat.kind == "ghost" and not seat.name
        else seat.name
        for seat in seats
    ]
