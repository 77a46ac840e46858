"""Play the moves of a record that follows older rules under the current rules.

Newer rules may ask other questions: some are now answered automatically, some are new, and some come in another order.
So the moves of an old record are adapted: an answer to a question that is no longer asked is skipped, a missing answer
is added (one of few, or the one that ends the turn), and a move that comes too early is made as soon as it is possible.
The adapted moves must lead to the positions that the record has at the ends of its rounds, and to its result.
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
"""The limit of tried moves: `TRIES_PER_MOVE` for each move of the record, and these. Anybody may send a record."""

FEW = 3
"""Where an answer is missing, each possible one is tried if there are at most this many."""

Made = tuple[int, int]
"""What a position is passed: an action and its seat, or an outcome and -1."""


class Adaptation(msgspec.Struct, frozen=True):
    """One adaptation: at which move of the record, counted from 1, what was done, and with which move.

    "differs": after this move, where a round ended, the position is not quite that of the record.
    """

    move: int
    kind: Literal["skipped", "added", "later", "differs"]
    notation: str


class Adapted(NamedTuple):
    """For each move of a record, the moves that are made instead; and all adaptations."""

    made: list[list[Made]]
    changes: list[Adaptation]


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
    """The moves of a record under the current rules: its own or, if it follows older rules, the adapted ones.

    Without a start position, or if the record cannot be adapted, its moves are used unchanged.
    """

    def __init__(self, game: Game, record: Record, start: Position | None) -> None:
        self.game = game
        self.moves = record.moves
        self.changes: list[Adaptation] = []
        self._made: list[list[Made]] | None = None
        if start is not None and record.rules != game.rules_version:
            with contextlib.suppress(RecordError):
                self._made, self.changes = adapt(game, record, start)

    def actions_at(self, position: Position, at: int) -> Iterator[Made]:
        """The actions of a move, in the position before it; each must be played before the next is requested."""
        if self._made is not None:
            yield from self._made[at]
        else:
            yield read_move(self.game, position, self.moves[at])

    def play(self, position: Position, at: int) -> list[Made]:
        """Repeat one move; an error names it."""
        done = []
        try:
            for action, seat in self.actions_at(position, at):
                position.play(action, seat)
                done.append((action, seat))
        except BottegaError as error:
            raise RecordError(f"move {at + 1}, {self.moves[at]!r}: {error}") from error
        return done


def adapt(game: Game, record: Record, start: Position) -> Adapted:
    """Adapt the moves of a record to the current rules, from its first position."""
    search = _Search(game, record.moves)
    position = start.copy()
    after = 0
    for end in record.rounds:
        if after < end.after <= len(record.moves):
            position = search.adapt_moves(position, after, end.after, _load_or_none(game, end.position), None)
            after = end.after
    scores = record.result.scores if record.result is not None else None
    search.adapt_moves(position, after, len(record.moves), None, scores)
    made: list[list[Made]] = [[] for _ in record.moves]
    for at, each in search.made:
        made[at].append(each)
    return Adapted(made, search.changes)


def _load_or_none(game: Game, dump: object) -> Position | None:
    try:
        return game.load(dump)
    except DumpError:
        return None  # not a position under the current rules: there is nothing to compare with


class _TooMuch(Exception):
    """The record differs too much: the search is given up."""


class _Path:
    """One way to adapt the moves of a round: the position so far, its moves and changes, and the delayed moves."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.made: list[tuple[int, Made]] = []
        """The moves that were made, each with the index of the record's move."""
        self.changes: list[Adaptation] = []
        self.delayed: dict[str, list[str]] = {}
        """The delayed moves of each seat, in order."""

    def copy(self) -> _Path:
        path = _Path(self.position.copy())
        path.made = self.made.copy()
        path.changes = self.changes.copy()
        path.delayed = {seat: moves.copy() for seat, moves in self.delayed.items()}
        return path


class _Search:
    """Finds the smallest number of changes, round by round."""

    def __init__(self, game: Game, moves: list[str]) -> None:
        self.game = game
        self.moves = moves
        self.made: list[tuple[int, Made]] = []
        self.changes: list[Adaptation] = []
        self.tries = TRIES_PER_MOVE * len(moves) + MORE_TRIES
        """How many more moves may be tried."""

    def adapt_moves(
        self, start: Position, first: int, end: int, goal: Position | None, scores: list[int] | None
    ) -> Position:
        """Make the moves from `first` to `end` with the fewest changes, and return the position after them.

        If nothing leads to the goal, another position is accepted: then the record has a useless but costly answer
        that is not possible under the current rules.
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
                        self.changes.append(Adaptation(end, "differs", ""))
                    return path.position
        raise self._failed(str(self.problem))

    def _failed(self, problem: str) -> RecordError:
        at = min(self.furthest, self.end - 1)
        return RecordError(f"move {at + 1}, {self.moves[at]!r}: {problem}")

    def _from(self, path: _Path, at: int) -> _Path | None:
        """Continue at a move of the record; None: this path leads nowhere."""
        while at < self.end:
            move = self.moves[at]
            seat = move.partition(" ")[0]
            if seat in path.delayed:  # a seat's moves keep their order
                path.delayed[seat].append(move)
            else:
                try:
                    self._play(path, move, at)
                except BottegaError as error:
                    if at >= self.furthest:
                        self.furthest, self.problem = at, error
                    return self._changed(path, at) if len(path.changes) < self.most else None
            self._catch_up(path, at)
            at += 1
        return path if not path.delayed and self._is_right(path.position) else None

    def _changed(self, path: _Path, at: int) -> _Path | None:
        """Change a move that cannot be made: add an answer before it, skip it, or delay it."""
        move = self.moves[at]
        for added in self._answers(path.position):
            other = path.copy()
            other.changes.append(Adaptation(at + 1, "added", added))
            self._play(other, added, at)
            self._catch_up(other, at)
            if (found := self._from(other, at)) is not None:
                return found
        if move.startswith("*"):
            return None
        other = path.copy()
        other.changes.append(Adaptation(at + 1, "skipped", move))
        if (found := self._from(other, at + 1)) is not None:
            return found
        path.changes.append(Adaptation(at + 1, "later", move))
        path.delayed[move.partition(" ")[0]] = [move]
        return self._from(path, at + 1)

    def _answers(self, position: Position) -> list[str]:
        """Answers that may be missing in the record: one of few, or the one that ends the turn."""
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
        """Make the delayed moves that are possible now."""
        made = True
        while made and path.delayed:
            made = False
            for seat, moves in list(path.delayed.items()):
                try:
                    self._play(path, moves[0], at)
                except BottegaError:
                    continue
                made = True
                del moves[0]
                if not moves:
                    del path.delayed[seat]

    def _play(self, path: _Path, move: str, at: int) -> None:
        self.tries -= 1
        if self.tries < 0:
            raise _TooMuch
        action, seat = read_move(self.game, path.position, move)
        path.position.play(action, seat)
        path.made.append((at, (action, seat)))

    def _is_right(self, position: Position) -> bool:
        """Whether the position matches the record."""
        if self.goal is not None:
            return position == self.goal
        return self.scores is None or (position.to_act == OVER and list(position.scores()) == self.scores)
