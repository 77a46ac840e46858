"""Log, moments, course and analysis of a game."""

from __future__ import annotations

from typing import Any, Literal

from bottega.server.protocol.basics import Wire


class SheetLine(Wire, frozen=True):
    """A line of the score sheet: the points of each seat; the last line is the total.

    `later`: it is counted only at the end, and nobody has points for it before.
    """

    label: str
    points: list[int]
    later: bool = False


class LogLine(Wire, frozen=True):
    """Something that happened, as a sentence; also what happened as data, for pictures and filters."""

    number: int
    """Lines are counted from 0 over the whole game."""
    move: int
    """How many moves had been made when it happened: the number for `/at/{move}`."""
    seat: int
    """Whose it was; -1: nobody's."""
    text: str
    rule: str
    kind: str
    args: dict[str, int]


class Drawing(Wire, frozen=True):
    """The board in letters of one width, as a terminal shows it: for games that a page does not draw itself."""

    text: str


class Moment(Wire, frozen=True):
    """The table after its first `move` moves, and what the last of them did."""

    move: int
    of: int
    round: int
    seat: int
    """Who made the move; -1: the dice, or nobody yet."""
    notation: str
    text: str
    """The move as a sentence; empty at the beginning."""
    lines: list[LogLine]
    view: Any
    sheet: list[SheetLine]
    waiting: list[int]
    from_dump: bool
    """Shown from a dump: the move was made by older rules and is not legal by those of today."""


class Turn(Wire, frozen=True):
    """What a seat did in a row, with the dice before it: the moves after `first` up to `last`, and the points then."""

    seat: int
    """-1: only dice."""
    round: int
    first: int
    last: int
    scores: list[int]


class Course(Wire, frozen=True):
    """A game turn by turn."""

    start: list[int]
    """The points before the first move."""
    turns: list[Turn]


class Standing(Wire, frozen=True):
    """How the game stood after a move: expected final points and chance to win of each seat."""

    move: int
    round: int
    points: list[float]
    chance: list[float]


class Considered(Wire, frozen=True):
    """An action as the analysis sees it: what it touches on the board, and what can be expected of it."""

    text: str
    targets: list[str]
    points: float
    chance: float


class DecisionInfo(Wire, frozen=True):
    """A decision of a finished game: move number `move` of the record, and the best that there was."""

    move: int
    round: int
    seat: int
    mark: Literal["", "slip", "mistake"]
    """Set only where the loss is larger than its uncertainty."""
    chosen: Considered
    best: list[Considered]
    lost_points: float
    lost_chance: float


class ThrowInfo(Wire, frozen=True):
    """All dice that fell together, the moves `move` to `end`: what they brought each seat beyond the average."""

    move: int
    end: int
    round: int
    points: list[float]
    chance: list[float]


class TurningPoint(Wire, frozen=True):
    """A move that changed the chances much: whose it raised, and how far."""

    move: int
    round: int
    seat: int
    before: float
    after: float
    thrown: bool
    """By dice, not by a decision."""
    text: str
    """What was rolled, or the decision."""


class Analysis(Wire, frozen=True):
    """Where a finished game was won."""

    learned: bool
    """Whether points and chances come from a learned value; if not, a rule of thumb compares the seats."""
    graph: list[Standing]
    decisions: list[DecisionInfo]
    throws: list[ThrowInfo]
    turns: list[TurningPoint]
    luck: list[float] | None
    """The points that all throws brought each seat; null where such a sum explains nothing."""


class AnalysisState(Wire, frozen=True):
    """An analysis, or how far it is: `done` of `moves` moves."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    moves: int
    analysis: Analysis | None
