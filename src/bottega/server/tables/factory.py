"""Create a table from options or from a record."""

from __future__ import annotations

import secrets
from typing import Any

from bottega.core.adapting import read_move
from bottega.core.chance import commitment
from bottega.core.errors import BottegaError, OptionError, RecordError
from bottega.core.game import Game
from bottega.core.guide import Guide
from bottega.core.play import Play
from bottega.core.record import DAY, GUIDE, HAND, Fair, Record
from bottega.core.replaying import first_position
from bottega.core.verifying import verify_dice
from bottega.server.protocol.tables import Clock
from bottega.server.refusal import RequestRefused
from bottega.server.seats.seat import Seat
from bottega.server.tables.log_lines import Note
from bottega.server.tables.replaying import replay
from bottega.server.tables.table import Table


def make_table(
    game: Game,
    options: dict[str, Any],
    seats: list[Seat],
    host: str,
    pace: int,
    secret: bytes | None = None,
    guide: Guide | None = None,
    hide_points: bool = False,
    name: str = "",
    clock: Clock | None = None,
    day: str | None = None,
    real_dice: bool = False,
) -> Table:
    """A new table with these seats; the game may add ghosts.

    `secret`: the one already committed to, if any. `day`: the secret is that of the dice of this day.
    """
    secret = secret or secrets.token_bytes(32)
    if hide_points and not game.counts_up:
        raise RequestRefused("bad-options", problem=f"points of {game.name} cannot be hidden")
    if sum(seat.kind != "bot" for seat in seats) == 1:
        usual = {name: use.against_bots for name, use in game.option_uses.items()}
        options = {name: value for name, value in usual.items() if value is not None} | options
    try:
        play = Play.start(game, len(seats), options)
    except OptionError as error:
        raise RequestRefused("bad-options", problem=str(error)) from error
    ghosts = [Seat(at, "ghost", "") for at in range(len(seats), play.position.seats)]
    play.record.fair = Fair(commitment(secret), [])
    table = Table(secrets.token_urlsafe(16), play, seats + ghosts, host, secret, pace)
    table.name = name
    table.clock = clock
    table.changed_seats.update(range(len(table.seats)))
    if guide is not None:
        table.guide = guide
        for move in guide.start:
            action, seat = read_move(game, play.position, move)
            if seat >= 0:
                play.act(action, seat)
            else:
                play.outcome(action)
        replay(game, first_position(game, play.record), play.record, 0, table.lines)
        play.record.fair.after = len(guide.moves)
        play.record.dice = GUIDE
        table.add_notes([Note(len(guide.start), "guided", -1)])
    if day is not None:
        _use_day_dice(table, day)
    if real_dice:
        play.record.dice = HAND
        table.add_notes([Note(0, "real-dice", -1)])
    if hide_points:
        table.points_hidden = True
        table.add_notes([Note(0, "points-hidden", -1)])
    table.begin()
    return table


def table_from_record(
    game: Game,
    record: Record,
    moves: int | None,
    seats: list[Seat],
    host: str,
    pace: int,
    secret: bytes | None = None,
) -> Table:
    """A table that continues after the first `moves` moves of a record, with new dice.

    A finished record keeps its dice and their proof.
    """
    try:
        play = Play.repeat(game, record, moves)
    except BottegaError as error:
        raise RequestRefused("bad-record", problem=str(error)) from error
    players = play.record.players
    if len(seats) != players:
        raise RequestRefused("bad-record", problem=f"it has {players} players, not {len(seats)}")
    ghosts = [Seat(at, "ghost", "") for at in range(players, play.position.seats)]
    secret = secret or secrets.token_bytes(32)
    table = Table(secrets.token_urlsafe(16), play, seats + ghosts, host, secret, pace)
    play.record.fair = Fair(commitment(secret), [], after=table.moves)
    if play.record.result is not None and record.fair is not None and record.fair.secret is not None:
        _keep_proved_dice(table, record, record.fair)
    replay(game, first_position(game, play.record), play.record, 0, table.lines)
    table.changed_seats.update(range(len(table.seats)))
    if play.record.result is not None:
        table.status = "over"
    else:
        table.begin()
    return table


def _use_day_dice(table: Table, day: str) -> None:
    """Use the dice of a day."""
    table.play.record.dice, table.play.record.day = DAY, day
    table.add_notes([Note(0, "day-dice", -1, day)])


def _keep_proved_dice(table: Table, record: Record, fair: Fair) -> None:
    """Keep secret, words and roll numbers of a finished record, if they are proved to be right."""
    try:
        verify_dice(table.game, record, fair)
    except RecordError:
        return
    if record.dice == DAY and record.day is not None:
        _use_day_dice(table, record.day)
    if len(fair.words) == len(table.words):
        table.secret = bytes.fromhex(fair.secret or "")
        table.play.record.fair = fair
        for seat, word in zip(table.seats, fair.words, strict=False):
            seat.word = word
