"""Proof of the dice."""

from __future__ import annotations

from typing import Literal

from bottega.server.protocol.basics import Wire


class Seal(Wire, frozen=True):
    """The promise of the dice of the next table that you make: the SHA-256 of its secret."""

    commitment: str


class Fair(Wire, frozen=True):
    """What proves the dice. The secret comes when the game is over; its SHA-256 is the commitment, published before.

    The rolls among the first `after` moves were made elsewhere, or set by a guide: they are not proved.
    """

    commitment: str
    words: list[str]
    secret: str | None
    after: int


class Gap(Wire, frozen=True):
    """Rolls that were made and not used: `skipped` of them, before roll `number`."""

    number: int
    skipped: int
    why: Literal["takeback", "newer-rules"]


class Faces(Wire, frozen=True):
    """What could come of a roll or a draw: each outcome in notation, and its weight."""

    outcomes: list[str]
    weights: list[int]


class RollInfo(Wire, frozen=True):
    """A roll or a draw of a finished game."""

    move: int
    """Which move of the record it is, from 1."""
    number: int
    """With the dice of a day: how often the die was rolled in the round before."""
    round: int
    die: str
    faces: int
    """The place of its faces in the list of the proof."""
    outcome: str
    """What came, in notation, as the record has it."""


class TakenBack(Wire, frozen=True):
    """The people agreed to go back to the first `after` moves: the moves that were taken back, and their rolls.

    The moves of these rolls are counted as they were before the takeback.
    """

    after: int
    moves: list[str]
    rolls: list[RollInfo]


class Outcome(Wire, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class DiceProof(Wire, frozen=True):
    """All that is needed to recount the dice of a finished game."""

    fair: Fair
    day: str | None
    """They are the dice of this day: they have no words, and follow from round, die and number."""
    seats: int
    rolls: list[RollInfo]
    """Every roll and draw after the first `fair.after` moves, in order."""
    faces: list[Faces]
    gaps: list[Gap]
    moves: list[str]
    """All moves of the record: see `State.chain`."""
    taken_back: list[TakenBack]
    result: Outcome | None


class Check(Wire, frozen=True):
    """The result of checking a record: rules and result always, the dice once the game is over."""

    ok: bool
    text: str
    moves: int
    rolls: int
    dice_checked: bool
    fair: Fair
