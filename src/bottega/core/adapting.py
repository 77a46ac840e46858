"""Make the moves of a record that follows older rules under the rules of today.

A newer version asks other questions: some settle themselves now, some are new, and some decisions have another order.
The moves of an old record are therefore adapted: an answer to a question that is no longer asked is skipped, a missing
answer is added (one of few, or the one that ends the turn), and a move that comes too early is made as soon as it is
possible. What is adapted must lead to the positions that the record has at the ends of its rounds, and to its result.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

from bottega.core.errors import BottegaError, DumpError, RecordError
from bottega.core.game import LAST, Game
from bottega.core.position import CHANCE, OVER, Position
from bottega.core.record import Record

MOST_CHANGES = 12
"""How many moves of one round may be adapted."""
TRIES_PER_MOVE = 4
MORE_TRIES = 2_000
"""How many moves are tried for one record: so many for each of its moves, and these. Anybody may send one."""

FEW = 3
"""Of so few answers each is tried where the record lacks one."""

Made = tuple[int, int]
"""What is given to a position: an action and its seat, or an outcome and -1."""


class Change(msgspec.Struct, frozen=True):
    """One adaptation: at which move of the record, counted from 1, what was done, and with which move.

    "differs": after this move, where a round ended, the position is not quite that of the record.
    """

    move: int
    kind: Literal["skipped", "added", "later", "differs"]
    notation: str


class Adapted(NamedTuple):
    """For each move of a record what is made in its place, and what differs from the record."""

    made: list[list[Made]]
    changes: list[Change]


def read_move(game: Game, position: Position, move: str) -> Made:
    """The action and the seat of a move in a record; for an outcome the seat is -1."""
    prefix, _, notation = move.partition(" ")
    if position.to_act == OVER:
        raise RecordError("the game was over before it")
    if prefix == "*":
        if position.to_act != CHANCE:
            raise RecordError("there was nothing to roll or draw")
        return game.parse(position, notation), -1
    if not prefix.isdecimal():
        raise RecordError("it does not begin with a seat or a star")
    if position.to_act == CHANCE:
        raise RecordError("a die or a draw had to come first")
    if int(prefix) not in position.waiting:
        raise RecordError(f"it was not the turn of seat {prefix}")
    return game.find(position, notation, int(prefix)), int(prefix)


class Script:
    """The moves of a record as they are made today: its own, or, if it follows older rules, the adapted ones.

    A record that cannot be adapted is taken as it is, and so is one without the position that it starts with.
    """

    def __init__(self, game: Game, record: Record, start: Position | None) -> None:
        self.game = game
        self.moves = record.moves
        self.changes: list[Change] = []
        self._made: list[list[Made]] | None = None
        if start is not None and record.rules != game.rules_version:
            with contextlib.suppress(RecordError):
                self._made, self.changes = adapt(game, record, start)

    def made(self, position: Position, at: int) -> Iterator[Made]:
        """What is made at a move, in the position before it; each must be played before the next is asked for."""
        if self._made is not None:
            yield from self._made[at]
        else:
            yield read_move(self.game, position, self.moves[at])

    def play(self, position: Position, at: int) -> list[Made]:
        """Repeat one move; an error names it."""
        done = []
        try:
            for action, seat in self.made(position, at):
                position.play(action, seat)
                done.append((action, seat))
        except BottegaError as error:
            raise RecordError(f"move {at + 1}, {self.moves[at]!r}: {error}") from error
        return done


def adapt(game: Game, record: Record, start: Position) -> Adapted:
    """How the moves of a record of older rules are made today, from its first position."""
    search = _Search(game, record.moves)
    position = start.copy()
    after = 0
    for end in record.rounds:
        if after < end.after <= len(record.moves):
            position = search.go(position, after, end.after, _loaded(game, end.position), None)
            after = end.after
    scores = record.result.scores if record.result is not None else None
    search.go(position, after, len(record.moves), None, scores)
    made: list[list[Made]] = [[] for _ in record.moves]
    for at, each in search.made:
        made[at].append(each)
    return Adapted(made, search.changes)


def _loaded(game: Game, dump: object) -> Position | None:
    try:
        return game.load(dump)
    except DumpError:
        return None  # today's rules know no such position: nothing to compare with


class _TooMuch(Exception):
    """The record differs too much: nothing more is tried."""


class _Path:
    """One way to make the moves of a round: the position so far, what was made and changed, and which moves wait."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.made: list[tuple[int, Made]] = []
        """What was made, each with the number of the record's move, from 0."""
        self.changes: list[Change] = []
        self.late: dict[str, list[str]] = {}
        """The moves that wait, by seat, in their order."""

    def copy(self) -> _Path:
        path = _Path(self.position.copy())
        path.made = self.made.copy()
        path.changes = self.changes.copy()
        path.late = {seat: moves.copy() for seat, moves in self.late.items()}
        return path


class _Search:
    """Finds the fewest changes, round by round."""

    def __init__(self, game: Game, moves: list[str]) -> None:
        self.game = game
        self.moves = moves
        self.made: list[tuple[int, Made]] = []
        self.changes: list[Change] = []
        self.tries = TRIES_PER_MOVE * len(moves) + MORE_TRIES
        """How many moves may still be tried."""

    def go(
        self, start: Position, first: int, end: int, goal: Position | None, scores: list[int] | None
    ) -> Position:
        """Make the moves from `first` to `end` with the fewest changes; the position that follows.

        If nothing leads to the goal, the moves may lead elsewhere: the record then has a useless answer that cost
        something, and that today is not possible.
        """
        self.end, self.scores, self.furthest = end, scores, first
        self.problem: BottegaError = RecordError("it does not lead to the positions of the record")
        for self.goal in (None,) if goal is None else (goal, None):
            for self.most in range(MOST_CHANGES + 1):
                try:
                    path = self._from(_Path(start.copy()), first)
                except _TooMuch:
                    raise self._failed("it differs too much from the rules of today") from None
                if path is not None:
                    self.made += path.made
                    self.changes += path.changes
                    if self.goal is not goal:
                        self.changes.append(Change(end, "differs", ""))
                    return path.position
        raise self._failed(str(self.problem))

    def _failed(self, problem: str) -> RecordError:
        at = min(self.furthest, self.end - 1)
        return RecordError(f"move {at + 1}, {self.moves[at]!r}: {problem}")

    def _from(self, path: _Path, at: int) -> _Path | None:
        """Go on at one move of the record; None: this way leads nowhere."""
        while at < self.end:
            move = self.moves[at]
            seat = move.partition(" ")[0]
            if seat in path.late:  # a seat's moves keep their order
                path.late[seat].append(move)
            else:
                try:
                    self._play(path, move, at)
                except BottegaError as error:
                    if at >= self.furthest:
                        self.furthest, self.problem = at, error
                    return self._changed(path, at) if len(path.changes) < self.most else None
            self._catch_up(path, at)
            at += 1
        return path if not path.late and self._is_right(path.position) else None

    def _changed(self, path: _Path, at: int) -> _Path | None:
        """A move that cannot be made: add an answer before it, skip it, or make it later."""
        move = self.moves[at]
        for added in self._answers(path.position):
            other = path.copy()
            other.changes.append(Change(at + 1, "added", added))
            self._play(other, added, at)
            self._catch_up(other, at)
            if (found := self._from(other, at)) is not None:
                return found
        if move.startswith("*"):
            return None
        other = path.copy()
        other.changes.append(Change(at + 1, "skipped", move))
        if (found := self._from(other, at + 1)) is not None:
            return found
        path.changes.append(Change(at + 1, "later", move))
        path.late[move.partition(" ")[0]] = [move]
        return self._from(path, at + 1)

    def _answers(self, position: Position) -> list[str]:
        """Answers that the record may lack: one of few, or what ends the turn."""
        if position.to_act in (CHANCE, OVER):
            return []
        found = []
        for seat in position.waiting:
            actions = position.actions(seat)
            if len(actions) > FEW:
                actions = [one.action for one in self.game.entries(position, seat) if one.rank == LAST]
            found += [f"{seat} {self.game.notate(position, action)}" for action in actions]
        return found

    def _catch_up(self, path: _Path, at: int) -> None:
        """Make the waiting moves that are possible now."""
        made = True
        while made and path.late:
            made = False
            for seat, moves in list(path.late.items()):
                try:
                    self._play(path, moves[0], at)
                except BottegaError:
                    continue
                made = True
                del moves[0]
                if not moves:
                    del path.late[seat]

    def _play(self, path: _Path, move: str, at: int) -> None:
        self.tries -= 1
        if self.tries < 0:
            raise _TooMuch
        action, seat = read_move(self.game, path.position, move)
        path.position.play(action, seat)
        path.made.append((at, (action, seat)))

    def _is_right(self, position: Position) -> bool:
        """Whether the position is the one that the record tells of."""
        if self.goal is not None:
            return position == self.goal
        return self.scores is None or (position.to_act == OVER and list(position.scores()) == self.scores)
