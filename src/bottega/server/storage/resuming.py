"""Build a table from its rows, and apply what another server has stored of it."""

from __future__ import annotations

import msgspec

from bottega.core.chance import own_word
from bottega.core.game import Game
from bottega.core.play import Play
from bottega.core.record import HAND, NEWER_RULES, Record, RecordSeat, Result, RoundEnd, TakenBack
from bottega.core.replaying import first_position
from bottega.server.storage.loading import TableRow
from bottega.server.tables.log_lines import Note
from bottega.server.tables.proposals import Proposal
from bottega.server.tables.replaying import replay, replay_all
from bottega.server.tables.table import Table


def build_table(row: TableRow, game: Game) -> Table:
    """Build the table of a row; `resume` then replays its moves."""
    record = _record(row)
    play = Play(game, first_position(game, record), record)
    table = Table(row.id, play, row.seats, row.host, bytes.fromhex(row.secret), row.pace, row.created)
    table.points_hidden = row.points_hidden
    _copy_columns(table, row)
    if record.fair is not None and table.status != "open":
        record.fair.words = table.words
    return table


def _record(row: TableRow) -> Record:
    return Record(
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        content=row.content,
        box=row.box,
        seats=[RecordSeat(seat.name, seat.bot) for seat in row.seats],
        moves=[move.move for move in row.new_moves],
        rounds=_rounds(row),
        result=_result(row),
        fair=row.fair,
        taken_back=msgspec.convert(row.taken_back, list[TakenBack]),
        dice=row.dice,
        day=row.day,
    )


def published_record(row: TableRow) -> Record:
    """What `Table.record` shows, of a table that cannot be opened because its content is not here."""
    record, over = _record(row), row.status == "over"
    record.seats = [RecordSeat(seat.name, seat.bot if seat.kind == "bot" else None) for seat in row.seats]
    if not over:
        record.rounds = []
    if record.dice == HAND:
        record.fair = None
    elif record.fair is not None and row.day is None:
        secret = bytes.fromhex(row.secret)
        record.fair.words = [seat.word or own_word(secret, seat.seat) for seat in row.seats]
        record.fair.secret = row.secret if over else None
    return record


def resume(table: Table, row: TableRow) -> None:
    """Replay the stored moves, and restore everything that depends on them."""
    record = table.play.record
    position, table.lines, valid_moves = replay_all(table.game, record)
    if valid_moves is not None and table.status == "playing":
        _drop_moves(table, record, valid_moves)
    if record.fair is not None and table.status != "open":
        table.use_dice(record, record.fair, row.rolls)
    table.add_notes(msgspec.convert(row.notes, list[Note]))
    table.play.position = position
    table.resume_guide(row.guided)
    table.restore_drafts(row.drafts)
    if table.valid_moves is not None:
        table.roll_and_run_orders()


def _drop_moves(table: Table, record: Record, valid_moves: int) -> None:
    """Drop the moves that newer rules do not allow; the game continues before them."""
    table.valid_moves = valid_moves
    table.revision += 1
    del record.moves[valid_moves:]
    if record.fair is not None:
        rolls = sum(move.startswith("*") for move in record.moves[record.fair.after :])
        record.fair.forget(rolls, record.fair.next_number, NEWER_RULES)


def apply_changes(table: Table, row: TableRow) -> None:
    """Apply what another server has stored: all seats, and the new moves, notes and rounds."""
    seats = row.seats
    _copy_columns(table, row)
    record = table.play.record
    start = len(record.moves)
    record.moves += [move.move for move in row.new_moves]
    replay(table.game, table.position, record, start, table.lines)
    table.add_notes(msgspec.convert(row.notes, list[Note])[len(table.notes) :])
    table.resume_guide(row.guided)
    record.rounds += _rounds(row)
    record.result = _result(row)
    table.seats = seats
    table.forget_drafts()
    if record.fair is not None and table.status != "open":
        record.fair.words = table.words
        record.fair.numbers += [move.roll for move in row.new_moves if move.roll is not None]
        table.use_dice(record, record.fair, row.rolls)
    table.restore_drafts(row.drafts)
    table.changed_seats.clear()


def _copy_columns(table: Table, row: TableRow) -> None:
    """Copy the columns that can change and need no replay."""
    table.status = row.status
    table.revision = row.revision
    table.updated = row.updated
    table.thinker = row.thinker
    table.host = row.host
    table.name = row.name
    table.clock = row.clock
    table.tried_table, table.tried_move = row.tried_table, row.tried_move
    table.next_table = row.next_table
    table.proposals = msgspec.convert(row.proposals, list[Proposal])
    if table.play.record.fair is not None:
        table.play.record.fair.after = row.imported
    table.record_answers({(answer.guest, answer.message): answer.revision for answer in row.new_answers})


def _rounds(row: TableRow) -> list[RoundEnd]:
    return [RoundEnd(end.after, end.position) for end in row.new_rounds]


def _result(row: TableRow) -> Result | None:
    return msgspec.convert(row.result, Result | None)
