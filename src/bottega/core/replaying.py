"""Replaying a record: its positions, its rolls, and where it was adapted to the rules of today."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from bottega.core.adapting import Adaptation, Made, Script
from bottega.core.errors import BottegaError, RecordError
from bottega.core.game import Game
from bottega.core.position import Position
from bottega.core.record import DAY, Fair, Record, TakenBack


def first_position(game: Game, record: Record) -> Position:
    """The position that a record begins with; raises RecordError if it is not a record of this game and content."""
    if record.game != game.source:
        raise RecordError(f"the record is of {record.game}, not of {game.source}")
    if record.content not in game.content.hashes:
        raise RecordError(
            f"the record was played with the content {record.content}, and this is {game.content.hash}; give the "
            f'file that it was played with, or, if this is the file, put hashes = ["{record.content}"] at its top'
        )
    if record.rules > game.rules_version:
        raise RecordError(
            f"the record follows the rules {record.rules} of {game.name}; this Bottega has {game.rules_version}"
        )
    try:
        position = game.start(record.players, **record.options)
    except BottegaError as error:
        raise RecordError(f"the record cannot begin: {error}") from error
    if len(record.seats) != position.seats:
        raise RecordError(f"the record has {len(record.seats)} seats, the game {position.seats}")
    return position


class ReplayStep(NamedTuple):
    """A moment of a replay: the number of moves made, the position, and whether it comes from a dump of older rules.

    `made` has the actions and outcomes of the last move: one, or in a record that was adapted none or several.
    """

    moves: int
    position: Position
    from_dump: bool
    made: list[Made]


def replay(game: Game, record: Record) -> Iterator[ReplayStep]:
    """Every position of a record, from the first; the positions are copies and stay as they are.

    A record made with older rules is adapted (see `bottega.core.adapting`). If that is not possible, it replays as long
    as its moves are legal; from the first illegal one on, only the ends of rounds are shown, from its dumps.
    """
    position = first_position(game, record)
    script = Script(game, record, position)
    yield ReplayStep(0, position.copy(), False, [])
    for at in range(len(record.moves)):
        try:
            made = script.play(position, at)
        except RecordError:
            if record.rules == game.rules_version:
                raise
            for end in record.rounds:
                if end.after > at:
                    yield ReplayStep(end.after, game.load(end.position), True, [])
            return
        yield ReplayStep(at + 1, position.copy(), False, made)


def moves_known(game: Game, record: Record, viewers: Sequence[int | None]) -> int:
    """How many of the first moves of a running game may be known to who holds these seats; [None]: to a spectator."""
    if not game.secret_moves:
        return len(record.moves)
    before = first_position(game, record)
    for step in replay(game, record):
        for action, seat in step.made:
            if not any(game.may_know(before, action, seat, viewer) for viewer in viewers):
                return step.moves - 1
            before.play(action, seat)
        before = step.position
    return len(record.moves)


def adaptations(game: Game, record: Record) -> list[Adaptation]:
    """Where the moves of a record had to be adapted to the rules of today."""
    return Script(game, record, first_position(game, record)).changes


class RecordedRoll(NamedTuple):
    """A roll or draw in a record: its move, counted from 0, its number, and its possible outcomes."""

    move: int
    number: int
    """With the dice of a day: how often the die had already been rolled in the round."""
    weights: list[tuple[int, int]]
    notations: list[str]
    """The notations of the outcomes, in the order of the weights."""
    round: int
    die: str


def rolls(game: Game, record: Record, fair: Fair) -> Iterator[RecordedRoll]:
    """The rolls of a record that have to be proved, each with its possible outcomes."""
    yield from _numbered_rolls(game, record, fair.numbers, fair.after)


class RollsTakenBack(NamedTuple):
    """A takeback, all moves as they were before it, and the rolls among the moves that were taken back."""

    back: TakenBack
    moves: list[str]
    rolls: list[RecordedRoll]


def rolls_taken_back(game: Game, record: Record, fair: Fair) -> Iterator[RollsTakenBack]:
    """The rolls among the moves that were taken back, latest takeback first."""
    for back, moves in record.branches():
        branch = msgspec.structs.replace(record, moves=moves, rounds=[], result=None)
        try:
            found = list(_numbered_rolls(game, branch, back.rolls, max(fair.after, back.after)))
        except RecordError as error:
            raise RecordError(f"among moves that were taken back: {error}") from error
        yield RollsTakenBack(back, moves, found)


def _numbered_rolls(game: Game, record: Record, given: list[int], first: int) -> Iterator[RecordedRoll]:
    """The rolls from move number `first` on, to which these numbers were given in order."""
    numbers = iter(given)
    rolled: Counter[tuple[int, str]] = Counter()
    position = first_position(game, record)
    script = Script(game, record, position)
    for at, move in enumerate(record.moves):
        try:
            for action, seat in script.actions_at(position, at):
                if seat < 0 and at >= first:
                    place = int(position.round), game.die(position).name
                    number = rolled[place] if record.dice == DAY else next(numbers, None)
                    if number is None:
                        raise RecordError("the roll has no number")
                    weights = position.weights()
                    notations = [game.notate(position, outcome) for outcome, _ in weights]
                    yield RecordedRoll(at, number, weights, notations, *place)
                    rolled[place] += 1
                position.play(action, seat)
        except BottegaError as error:
            raise RecordError(f"move {at + 1}, {move!r}: {error}") from error
    if next(numbers, None) is not None:
        raise RecordError("there are more numbers than rolls")


def rolled_so_far(game: Game, record: Record, fair: Fair) -> Counter[tuple[int, str]]:
    """How often each die was rolled in a record, by round and name: see `DayDice`."""
    return Counter((roll.round, roll.die) for roll in rolls(game, record, fair))
