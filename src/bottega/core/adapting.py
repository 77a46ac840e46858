"""Make the moves of a record that follows older rules under the rules of today.

A newer version asks fewer questions: some answers settle themselves now, and some decisions have another order. The
moves of an old record are therefore adapted: an answer to a question that is no longer asked is skipped, the only
possible answer is added where one is missing, and a move that comes too early is made as soon as it is possible. What
is adapted must lead to the positions that the record has at the ends of its rounds, and to its result.
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
MOST_TRIES = 30_000
"""How many moves are tried for one record: anybody may send one."""

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
    return Adapted(search.made, search.changes)


def _seat(move: str) -> str:
    return move.partition(" ")[0]


def _loaded(game: Game, dump: object) -> Position | None:
    try:
        return game.load(dump)
    except DumpError:
        return None  # today's rules know no such position: nothing to compare with


class _Search:
    """Finds the fewest changes, round by round."""

    def __init__(self, game: Game, moves: list[str]) -> None:
        self.game = game
        self.moves = moves
        self.made: list[list[Made]] = []
        self.changes: list[Change] = []
        self.tries = 0
        self.furthest = 0
        self.problem: BottegaError = RecordError("it does not lead to the positions of the record")

    def go(
        self, position: Position, start: int, end: int, goal: Position | None, scores: list[int] | None
    ) -> Position:
        """Make the moves from `start` to `end` with the fewest changes; the position that follows.

        If nothing leads to the goal, the moves may lead elsewhere: the record then has a useless answer that cost
        something, and that today is not possible.
        """
        self.end, self.scores, self.furthest = end, scores, start
        for self.goal in (None,) if goal is None else (goal, None):
            for most in range(MOST_CHANGES + 1):
                found = self._from(position.copy(), start, [[] for _ in range(start, end)], [], [], most)
                if found is not None:
                    last, made, changes = found
                    self.made += made
                    self.changes += changes
                    if self.goal is not goal:
                        self.changes.append(Change(end, "differs", ""))
                    return last
        at = min(self.furthest, end - 1)
        raise RecordError(f"move {at + 1}, {self.moves[at]!r}: {self.problem}")

    def _from(
        self,
        position: Position,
        at: int,
        made: list[list[Made]],
        late: list[str],
        changes: list[Change],
        most: int,
    ) -> tuple[Position, list[list[Made]], list[Change]] | None:
        """Go on at one move with what was made so far, the moves that wait, and the changes left."""
        start = self.end - len(made)
        while at < self.end:
            if any(_seat(move) == _seat(self.moves[at]) for move in late):
                late = self._catch_up(position, made[at - start], [*late, self.moves[at]])
                at += 1
                continue
            try:
                self._play(position, self.moves[at], made[at - start])
            except BottegaError as error:
                if at >= self.furthest:
                    self.furthest, self.problem = at, error
                if len(changes) >= most:
                    return None
                return self._changed(position, at, made, late, changes, most)
            at += 1
            late = self._catch_up(position, made[at - 1 - start], late)
        if late or not self._is_right(position):
            return None
        return position, made, changes

    def _changed(
        self,
        position: Position,
        at: int,
        made: list[list[Made]],
        late: list[str],
        changes: list[Change],
        most: int,
    ) -> tuple[Position, list[list[Made]], list[Change]] | None:
        """A move that cannot be made: skip it, make it later, or add the only possible answer before it."""
        move, start = self.moves[at], self.end - len(made)
        for added in self._answers(position):
            copy, then = position.copy(), [*map(list, made)]
            self._play(copy, added, then[at - start])
            then_late = self._catch_up(copy, then[at - start], late)
            found = self._from(copy, at, then, then_late, [*changes, Change(at + 1, "added", added)], most)
            if found is not None:
                return found
        if move.startswith("*"):
            return None
        skipped = [*changes, Change(at + 1, "skipped", move)]
        return self._from(position.copy(), at + 1, [*map(list, made)], late, skipped, most) or self._from(
            position.copy(),
            at + 1,
            [*map(list, made)],
            [*late, move],
            [*changes, Change(at + 1, "later", move)],
            most,
        )

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

    def _catch_up(self, position: Position, made: list[Made], late: list[str]) -> list[str]:
        """Make the waiting moves that are possible now, each seat's in their order; those that still wait."""
        for at, move in enumerate(late):
            if position.to_act in (CHANCE, OVER):
                break
            if any(_seat(move) == _seat(before) for before in late[:at]):
                continue
            try:
                self._play(position, move, made)
            except BottegaError:
                continue
            return self._catch_up(position, made, late[:at] + late[at + 1 :])
        return late

    def _play(self, position: Position, move: str, made: list[Made]) -> None:
        self.tries += 1
        if self.tries > MOST_TRIES:
            raise RecordError("it differs too much from the rules of today")
        action, seat = read_move(self.game, position, move)
        position.play(action, seat)
        made.append((action, seat))

    def _is_right(self, position: Position) -> bool:
        """Whether the position is the one that the record tells of."""
        if self.goal is not None:
            return position == self.goal
        return self.scores is None or (position.to_act == OVER and list(position.scores()) == self.scores)
