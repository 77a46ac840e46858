"""When a takeback is allowed, and what it does.

What is taken back stays in the record with the numbers of its rolls, and these numbers are not used again: so nobody
can roll anew without everybody seeing it, and `bottega verify` tells of it. Whoever plays alone or with bots only is
all the people there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.server.refusal import Refusal
from bottega.server.tables.log_lines import Note

if TYPE_CHECKING:
    from bottega.server.tables.proposals import Proposal, ProposalContext
    from bottega.server.tables.table import Table

MOST_MOVES = 1000
"""How many moves can be taken back at a table, in all."""


def first_taken_back(table: Table, seat: int, move: int | None) -> int:
    """How many moves are left: those before the decision after `move` moves, or before the seat's last decisions.

    The first move that is taken back is always somebody's decision: going back to the dice would only roll them again.
    """
    moves = table.play.record.moves
    own = f"{seat} "
    if move is None:
        made = [at for at, each in enumerate(moves) if each.startswith(own)]
        if not made:
            raise Refusal("no-takeback")
        left = made[-1]
        while left and moves[left - 1].startswith(own):
            left -= 1
        return left
    left = min(move, len(moves) - 1)
    while left >= 0 and moves[left].startswith("*"):
        left -= 1
    return left


def check(table: Table, proposal: Proposal) -> None:
    """The game goes on, and the moves were made at this table, by the rules and the dice of today."""
    if table.status != "playing":
        raise Refusal("over" if table.status == "over" else "not-started")
    if not table.seats_of(proposal.by):
        raise Refusal("not-yours")
    if table.guide is not None:
        raise Refusal("guided")
    if table.day is not None:
        raise Refusal("day-dice")
    record = table.play.record
    if record.fair is None or record.rules != table.game.rules_version:
        raise Refusal("no-takeback")
    if not record.fair.after <= proposal.move < table.moves:
        raise Refusal("no-takeback")
    taken_back = sum(len(each.moves) for each in record.taken_back)
    if taken_back + table.moves - proposal.move > MOST_MOVES:
        raise Refusal("too-many")


def ask_everybody(table: Table, proposal: Proposal, _: ProposalContext) -> None:
    """All people have to agree, but those for whom a bot plays: they are away."""
    sitting = [each.guest for each in table.seats if each.guest is not None and each.stand_in is None]
    proposal.asked = [guest for guest in dict.fromkeys(sitting) if guest != proposal.by]


def take_back(table: Table, proposal: Proposal) -> None:
    table.take_back(proposal.move)
    agreed = "all" if proposal.asked else ""
    name = table.seats[proposal.seat].name
    table.add_notes([Note(table.moves, "taken-back", proposal.seat, name, agreed)])
