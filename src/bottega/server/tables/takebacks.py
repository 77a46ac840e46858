"""When a takeback is allowed, and what it does.

Moves that are taken back stay in the record with the numbers of their rolls, and these numbers are not used again: so
nobody can repeat a roll in secret, and `bottega verify` reports it. Everybody who holds a seat has to agree; somebody
who plays alone or with bots needs no consent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.server.refusal import RequestRefused
from bottega.server.tables.log_lines import Note

if TYPE_CHECKING:
    from bottega.server.tables.proposals import Proposal
    from bottega.server.tables.table import Table

MOST_MOVES = 1000
"""How many moves can be taken back at a table in total."""


def moves_left(table: Table, seat: int, move: int | None) -> int:
    """How many moves are left after the takeback: those before move `move`, or before the seat's last decisions.

    The first move that is taken back is always a decision: rolls before it stay, as taking them back would only repeat
    them.
    """
    moves = table.play.record.moves
    own = f"{seat} "
    if move is None:
        made = [at for at, each in enumerate(moves) if each.startswith(own)]
        if not made:
            raise RequestRefused("no-takeback")
        left = made[-1]
        while left and moves[left - 1].startswith(own):
            left -= 1
        return left
    left = min(move, len(moves) - 1)
    while left >= 0 and moves[left].startswith("*"):
        left -= 1
    return left


def check(table: Table, proposal: Proposal) -> None:
    """The game must be running, and the moves must have been made at this table under the current rules."""
    if table.status != "playing":
        raise RequestRefused("over" if table.status == "over" else "not-started")
    if not table.seats_of(proposal.by):
        raise RequestRefused("not-yours")
    if table.guide is not None:
        raise RequestRefused("guided")
    if table.day is not None:
        raise RequestRefused("day-dice")
    record = table.play.record
    if record.fair is None or record.rules != table.game.rules_version:
        raise RequestRefused("no-takeback")
    if not record.fair.after <= proposal.move < table.moves:
        raise RequestRefused("no-takeback")
    taken_back = sum(len(each.moves) for each in record.taken_back)
    if taken_back + table.moves - proposal.move > MOST_MOVES:
        raise RequestRefused("too-many")


def take_back(table: Table, proposal: Proposal) -> None:
    table.take_back(proposal.move)
    agreed = "all" if proposal.asked else ""
    name = table.seats[proposal.seat].name
    table.add_notes([Note(table.moves, "taken-back", proposal.seat, name, agreed)])
