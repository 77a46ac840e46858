"""A game being played: a position, the dice, and the record as it is written."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bottega.core.adapting import Script
from bottega.core.chance import Dice, FairDice
from bottega.core.errors import BottegaError, RecordError
from bottega.core.game import Game
from bottega.core.home import find_record
from bottega.core.position import CHANCE, OVER, Event, Position
from bottega.core.record import TAKEBACK, Fair, Record, RecordSeat, Result, RoundEnd, TakenBack, load
from bottega.core.registry import game_for
from bottega.core.replaying import first_position


class Mark(NamedTuple):
    """A state of a play that can be restored."""

    position: Position
    moves: int
    rounds: int
    rolls: int


class Play:
    """One play of a game, move by move, with its record.

    The record is complete after every call: it can be saved at any moment and resumed later.
    """

    def __init__(self, game: Game, position: Position, record: Record, dice: Dice | None = None) -> None:
        self.game = game
        self.position = position
        self.record = record
        self.dice = dice

    @classmethod
    def start(
        cls,
        game: Game,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seats: list[RecordSeat] | None = None,
        dice: Dice | None = None,
    ) -> Play:
        """Begin a new play."""
        players = game.check_players(players)
        checked = game.check_options(options or {})
        position = game.new_position(players, checked)
        if seats is None:
            seats = [RecordSeat(f"Player {seat + 1}") for seat in range(position.seats)]
        record = Record(
            game=game.source,
            rules=game.rules_version,
            players=players,
            options=msgspec.to_builtins(checked),
            content=game.content.hash,
            seats=seats,
            box=None if game.content.shipped else game.content.raw,
        )
        if isinstance(dice, FairDice):
            record.fair = Fair(dice.commitment, dice.words)
        return cls(game, position, record, dice)

    @classmethod
    def resume(cls, game: Game, record: Record, dice: Dice | None = None, moves: int | None = None) -> Play:
        """Continue a record from its end, or after its first `moves` moves."""
        play = cls(game, first_position(game, record), record, dice)
        if record.box is None and not game.content.shipped:
            record.content, record.box = game.content.hash, game.content.raw
        count = len(record.moves) if moves is None else moves
        if not 0 <= count <= len(record.moves):
            raise RecordError(f"the record has {len(record.moves)} moves, not {count}")
        script = Script(game, record, play.position)
        for at in range(count):
            script.play(play.position, at)
        if count < len(record.moves):
            play.record = msgspec.structs.replace(
                record,
                moves=record.moves[:count],
                rounds=[end for end in record.rounds if end.after <= count],
                result=None,
                fair=shortened(record, count),
                taken_back=[],
            )
        return play

    @classmethod
    def read(cls, file: str | Path) -> Play:
        """The play that a record in a file tells of, at its end, with the content it was played with.

        A name without a folder is also searched for where `bottega play` keeps records.
        """
        record = load(find_record(file))
        return cls.resume(game_for(record), record)

    @classmethod
    def repeat(cls, game: Game, record: Record, moves: int | None = None) -> Play:
        """A new play with the current rules, in which the first `moves` moves of a record are repeated."""
        first_position(game, record)
        count = len(record.moves) if moves is None else moves
        if not 0 <= count <= len(record.moves):
            raise RecordError(f"the record has {len(record.moves)} moves, not {count}")
        play = cls.start(game, record.players, record.options, record.seats)
        script = Script(game, record, play.position)
        for at, move in enumerate(record.moves[:count]):
            try:
                for action, seat in script.actions_at(play.position, at):
                    play._move(f"{seat} " if seat >= 0 else "* ", action, seat)
            except BottegaError as error:
                raise RecordError(f"move {at + 1}, {move!r}: {error}") from error
        return play

    def __repr__(self) -> str:
        return f"<Play of {self.game.source}: {len(self.record.moves)} moves, {self.game.summary(self.position)}>"

    def act(self, action: int, seat: int = -1) -> list[Event]:
        """Let a seat take an action and return what happened; raises IllegalAction if it may not."""
        seat = self.position.to_act if seat < 0 else seat
        return self._move(f"{seat} ", action, seat)

    def outcome(self, outcome: int) -> list[Event]:
        """Pass the position an outcome, at CHANCE."""
        return self._move("* ", outcome, -1)

    def roll(self) -> list[Event]:
        """Roll until somebody has to decide."""
        events: list[Event] = []
        while self.position.to_act == CHANCE:
            events += self.roll_once()
        return events

    def roll_once(self) -> list[Event]:
        """Roll or draw once, at CHANCE."""
        if self.dice is None:
            raise BottegaError("there are no dice at this table")
        if isinstance(self.dice, FairDice) and self.record.fair is not None:
            self.record.fair.numbers.append(self.dice.number)
        return self.outcome(self.dice.roll(self.position))

    def _move(self, prefix: str, action: int, seat: int) -> list[Event]:
        position = self.position
        number = position.round
        events: list[Event] = []
        position.log = events
        try:
            notation = self.game.notate(position, action) if position.to_act != OVER else ""
            position.play(action, seat)
        finally:
            position.log = None
        self.record.moves.append(prefix + notation)
        if position.to_act == OVER:
            self.record.result = Result(position.scores(), list(position.winners()))
            if isinstance(self.dice, FairDice) and self.record.fair is not None:
                self.record.fair.secret = self.dice.secret.hex()
        elif position.round != number:
            self.record.rounds.append(RoundEnd(len(self.record.moves), position.dump()))
        return events

    # -- undo --------------------------------------------------------------------------------------------------

    def mark(self) -> Mark:
        """The present state, for `restore`."""
        record = self.record
        rolls = len(record.fair.numbers) if record.fair is not None else 0
        return Mark(self.position.copy(), len(record.moves), len(record.rounds), rolls)

    def restore(self, mark: Mark) -> None:
        """Go back to a mark."""
        self.position = mark.position.copy()
        del self.record.moves[mark.moves :]
        del self.record.rounds[mark.rounds :]
        self.record.result = None
        fair = self.record.fair
        if fair is not None:
            number = self.dice.number if isinstance(self.dice, FairDice) else fair.next_number
            fair.forget(mark.rolls, number, TAKEBACK)
            fair.secret = None

    def take_back(self, moves: int) -> None:
        """Shorten the record to its first moves; it keeps what was taken back. The caller must set the position."""
        record, fair = self.record, self.record.fair
        numbers: list[int] = []
        if fair is not None:
            rolls = sum(move.startswith("*") for move in record.moves[fair.after : moves])
            numbers = fair.numbers[rolls:]
            number = self.dice.number if isinstance(self.dice, FairDice) else fair.next_number
            fair.forget(rolls, number, TAKEBACK)
        record.taken_back.append(TakenBack(moves, record.moves[moves:], numbers))
        record.moves = record.moves[:moves]
        record.rounds = [end for end in record.rounds if end.after <= moves]


def shortened(record: Record, moves: int) -> Fair | None:
    """What proves the dice of a record's first moves; the rolls after them are taken back."""
    if record.fair is None:
        return None
    fair = msgspec.convert(msgspec.to_builtins(record.fair), Fair)
    rolls = sum(move.startswith("*") for move in record.moves[fair.after : moves])
    fair.forget(rolls, fair.next_number, TAKEBACK)
    fair.after = min(fair.after, moves)
    fair.secret = None
    return fair
