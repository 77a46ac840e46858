"""A game being played: a position, the dice, and the record that is being written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from bottega.core.chance import Dice, FairDice, commitment, fair_outcome, own_word
from bottega.core.errors import BottegaError, RecordError
from bottega.core.game import Game
from bottega.core.position import CHANCE, OVER, Event, Position
from bottega.core.record import TAKEBACK, Fair, Record, Result, RoundEnd, Seat, chained


class Mark(NamedTuple):
    """A moment of a play to go back to."""

    position: Position
    moves: int
    rounds: int
    rolls: int


class Play:
    """One play of a game, move by move, with its record.

    The record is complete after every call: it can be saved at any moment and resumed from there.
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
        seats: list[Seat] | None = None,
        dice: Dice | None = None,
    ) -> Play:
        """Begin a new play."""
        players = game.check_players(players)
        checked = game.check_options(options or {})
        position = game.new_position(players, checked)
        if seats is None:
            seats = [Seat(f"Player {seat + 1}") for seat in range(position.seats)]
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
        for at in range(count):
            replay_move(game, play.position, record.moves[at], at)
        if count < len(record.moves):
            play.record = msgspec.structs.replace(
                record,
                moves=record.moves[:count],
                rounds=[end for end in record.rounds if end.after <= count],
                result=None,
                fair=shortened(record, count),
            )
        return play

    @classmethod
    def repeat(cls, game: Game, record: Record, moves: int | None = None) -> Play:
        """A new play, by today's rules, in which the first `moves` moves of a record are made again."""
        first_position(game, record)
        count = len(record.moves) if moves is None else moves
        if not 0 <= count <= len(record.moves):
            raise RecordError(f"the record has {len(record.moves)} moves, not {count}")
        play = cls.start(game, record.players, record.options, record.seats)
        for at, move in enumerate(record.moves[:count]):
            try:
                action, seat = read_move(game, play.position, move)
                play._move(f"{seat} " if seat >= 0 else "* ", action, seat)
            except BottegaError as error:
                raise RecordError(f"move {at + 1}, {move!r}: {error}") from error
        return play

    def act(self, action: int, seat: int = -1) -> list[Event]:
        """Let a seat take an action and return what happened; raises IllegalAction if it may not."""
        seat = self.position.to_act if seat < 0 else seat
        return self._move(f"{seat} ", action, seat)

    def outcome(self, outcome: int) -> list[Event]:
        """Hand the position an outcome, at CHANCE."""
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
        """This moment, to go back to."""
        record = self.record
        rolls = len(record.fair.numbers) if record.fair is not None else 0
        return Mark(self.position.copy(), len(record.moves), len(record.rounds), rolls)

    def back(self, mark: Mark) -> None:
        """Forget everything since the mark."""
        self.position = mark.position.copy()
        del self.record.moves[mark.moves :]
        del self.record.rounds[mark.rounds :]
        self.record.result = None
        fair = self.record.fair
        if fair is not None:
            number = self.dice.number if isinstance(self.dice, FairDice) else fair.next_number
            fair.forget(mark.rolls, number, TAKEBACK)
            fair.secret = None


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


def first_position(game: Game, record: Record) -> Position:
    """The position that a record begins with, if it is one of this game and content."""
    if record.game != game.source:
        raise RecordError(f"the record is one of {record.game}, not of {game.source}")
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


def replay_move(game: Game, position: Position, move: str, at: int) -> None:
    """Repeat one move of a record; an error names it."""
    try:
        action, seat = read_move(game, position, move)
        position.play(action, seat)
    except BottegaError as error:
        raise RecordError(f"move {at + 1}, {move!r}: {error}") from error


def read_move(game: Game, position: Position, move: str) -> tuple[int, int]:
    """The action and the seat of a move of a record; an outcome has the seat -1."""
    prefix, _, notation = move.partition(" ")
    if position.to_act == OVER:
        raise RecordError("the game was over before it")
    if prefix == "*":
        if position.to_act != CHANCE:
            raise RecordError("nothing was to be rolled or drawn")
        return game.parse(position, notation), -1
    if not prefix.isdecimal():
        raise RecordError("it does not begin with a seat or a star")
    if position.to_act == CHANCE:
        raise RecordError("a die or a draw was to come")
    if int(prefix) not in position.waiting:
        raise RecordError(f"seat {prefix} was not to act")
    return game.find(position, notation, int(prefix)), int(prefix)


class Step(NamedTuple):
    """A moment of a replay: how many moves were made, the position, and whether it comes from a dump of older rules."""

    moves: int
    position: Position
    from_dump: bool


def replay(game: Game, record: Record) -> Iterator[Step]:
    """Every position of a record, from the first; the positions are copies and stay as they are.

    A record of older rules replays as long as its moves are legal; from the first that isn't, only the rounds that its
    dumps hold are shown.
    """
    position = first_position(game, record)
    yield Step(0, position.copy(), False)
    for at, move in enumerate(record.moves):
        try:
            replay_move(game, position, move, at)
        except RecordError:
            if record.rules == game.rules_version:
                raise
            for end in record.rounds:
                if end.after > at:
                    yield Step(end.after, game.load(end.position), True)
            return
        yield Step(at + 1, position.copy(), False)


class Proof(NamedTuple):
    """What is proved of the dice of a record: rolls that were recounted, numbers skipped, and whose words they had.

    `brought` are the seats whose word does not follow from the secret: somebody must have brought it.
    """

    rolls: int
    skipped: int
    brought: list[int]


def verify(game: Game, record: Record) -> Proof | None:
    """Check a record whole: every move legal, every dump and the result as the moves give them, the dice fair.

    What is proved of the dice is returned; None: nothing, because they have no secret, or it is still kept. The record
    of a running game may come without dumps: a server keeps them, because they hide nothing.
    """
    dumped = bool(record.rounds) or record.result is not None
    position = first_position(game, record)
    ends = {end.after: end for end in record.rounds}
    for at, move in enumerate(record.moves):
        number = position.round
        replay_move(game, position, move, at)
        end = ends.pop(at + 1, None)
        if end is not None and not is_dump_of(game, record, end.position, position):
            raise RecordError(f"after move {at + 1}, {move!r}, the dump of the round is not the position")
        if end is None and dumped and position.round != number and position.to_act != OVER:
            raise RecordError(f"after move {at + 1}, {move!r}, the dump of the round is missing")
    if ends:
        raise RecordError(f"there is a dump after move {min(ends)}, where no round ended")
    verify_result(record, position)
    if record.fair is None or record.fair.secret is None:
        return None
    return verify_dice(game, record, record.fair)


def is_dump_of(game: Game, record: Record, dump: object, position: Position) -> bool:
    """Whether a record's dump is of this position; older rules may have written it in another way."""
    return dump == position.dump() or (record.rules != game.rules_version and game.load(dump) == position)


def verify_result(record: Record, position: Position) -> None:
    """Check that the result is what the last position gives."""
    over = position.to_act == OVER
    if record.result is None:
        if over:
            raise RecordError("the game is over and the result is missing")
    elif not over:
        raise RecordError(f"there is a result, but the game is not over after move {len(record.moves)}")
    elif record.result != Result(position.scores(), list(position.winners())):
        raise RecordError(
            f"the result says {record.result.scores}, won by {record.result.winners}; "
            f"the moves give {position.scores()}, won by {list(position.winners())}"
        )


class Roll(NamedTuple):
    """A roll or draw of a record: the move that it is, counted from 0, its number, and what could come of it."""

    move: int
    number: int
    weights: list[tuple[int, int]]
    notations: list[str]
    """Those of the outcomes, in the order of the weights."""


def verify_dice(game: Game, record: Record, fair: Fair) -> Proof:
    """Check every roll against the secret, and the secret against what was published before the first roll."""
    try:
        secret = bytes.fromhex(fair.secret or "")
    except ValueError as error:
        raise RecordError("the secret of the dice is not a hexadecimal number") from error
    if commitment(secret) != fair.commitment:
        raise RecordError("the secret of the dice is not the one that was promised before the first roll")
    if len(fair.words) not in (record.players, len(record.seats)):
        raise RecordError(f"there are {len(fair.words)} words of {len(record.seats)} seats in the dice")
    skipped = verify_numbers(fair)
    for roll in rolls(game, record, fair):
        outcome = fair_outcome(secret, fair.words, roll.number, roll.weights)
        due = f"* {roll.notations[[each for each, _ in roll.weights].index(outcome)]}"
        if record.moves[roll.move] != due:
            raise RecordError(f"move {roll.move + 1}, {record.moves[roll.move]!r}: the dice say {due!r}")
    brought = [seat for seat, word in enumerate(fair.words) if word != own_word(secret, seat)]
    return Proof(len(fair.numbers), skipped, brought)


def verify_numbers(fair: Fair) -> int:
    """Check that rolls are numbered one after the other; the count of those that marked gaps skip is returned."""
    gaps = {gap.number: gap.skipped for gap in fair.gaps}
    if len(gaps) < len(fair.gaps) or any(skipped < 1 for skipped in gaps.values()):
        raise RecordError("the marks of skipped rolls contradict each other")
    due = 0
    for at, number in enumerate(fair.numbers):
        if number < due:
            raise RecordError(f"a roll's number was used twice: {number}")
        if number - due != gaps.pop(number, 0):
            raise RecordError(f"roll {at + 1} has the number {number} instead of {due}, without a mark")
        due = number + 1
    if any(number - skipped != due for number, skipped in gaps.items()):
        raise RecordError(f"skipped rolls are marked before number {min(gaps)}, where none are missing")
    return sum(gap.skipped for gap in fair.gaps)


def rolls(game: Game, record: Record, fair: Fair) -> Iterator[Roll]:
    """The rolls of a record that are to be proved, each with what could come of it."""
    numbers = iter(fair.numbers)
    position = first_position(game, record)
    for at, move in enumerate(record.moves):
        if position.to_act == CHANCE and at >= fair.after:
            number = next(numbers, None)
            if number is None:
                raise RecordError(f"move {at + 1}, {move!r}: the roll has no number")
            weights = position.weights()
            yield Roll(at, number, weights, [game.notate(position, outcome) for outcome, _ in weights])
        replay_move(game, position, move, at)
    if next(numbers, None) is not None:
        raise RecordError("there are more numbers than rolls")


DIGITS = 16
"""How much of a hash must be kept at least."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody kept of a table; as a JSON document it is what the page saves.

    From before the game the seal of the dice and the own words by seat; of the game the hashes of the moves (see
    `chained`), by number of moves, and the result.
    """

    commitment: str | None = None
    words: dict[int, str] = {}
    chains: dict[int, str] = {}
    result: Result | None = None


def verify_seen(record: Record, kept: Kept) -> None:
    """Check that a record is the one of which somebody kept this."""
    verify_kept(record, kept.commitment, None)
    words = record.fair.words if record.fair is not None else []
    for seat, word in kept.words.items():
        if words[seat : seat + 1] != [word]:
            raise RecordError(f"the word {word!r} that you kept is not the one of its seat")
    if kept.chains:
        verify_chains(record, kept.chains)
    if kept.result is not None and record.result != kept.result:
        scores = record.result.scores if record.result is not None else "nothing"
        raise RecordError(f"the result says {scores}, not the {kept.result.scores} that you kept")


def verify_chains(record: Record, chains: Mapping[int, str]) -> None:
    """Check that a record has the moves of which somebody kept the hashes, by number of moves."""
    if record.fair is None or record.fair.secret is None:
        raise RecordError("the secret of the dice is not published, so there is nothing to compare")
    secret, found = bytes.fromhex(record.fair.secret), [""]
    for move in record.moves:
        found.append(chained(secret, found[-1], move))
    for moves, chain in sorted(chains.items()):
        if moves and len(chain) < DIGITS:
            raise RecordError(f"the hash of {moves} moves that you kept is too short")
        if not 0 <= moves < len(found) or not found[moves].startswith(chain):
            raise RecordError(f"among the first {moves} moves is one that was not made so when you saw them")


def verify_kept(record: Record, seal: str | None, word: str | None) -> None:
    """Check that a record has the commitment and the word that somebody kept when the game began."""
    fair = record.fair
    if fair is None:
        raise RecordError("the record has no promise of its dice, so there is nothing to compare")
    if seal is not None and fair.commitment != seal.strip().lower():
        raise RecordError(f"the dice were promised by {fair.commitment}, not by the {seal} that you kept")
    if word is not None and word not in fair.words:
        raise RecordError(f"the word {word!r} that you kept is not among those of the dice")
