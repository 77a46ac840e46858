"""Servers that cheat with the dice while a real game is played, each in its own way.

`python -m tests.page.cheats NAME ...` is the command `bottega` with such a server. All of them want the same: the first
seat rolls ones, the others roll sixes.
"""

from __future__ import annotations

import contextlib
import runpy
import sys
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import msgspec

from bottega.core.chance import FairDice, commitment, fair_outcome
from bottega.core.game import Game
from bottega.core.position import CHANCE, Event
from bottega.core.record import NEWER_RULES, Fair, Gap, Record, TakenBack
from bottega.core.replaying import RecordedRoll, first_position, replay
from bottega.core.replaying import rolls as rolls_of
from bottega.server.protocol.dice import DiceProof
from bottega.server.tables.replaying import replay_all
from bottega.server.tables.state import TableState
from bottega.server.tables.table import Table
from bottega.server.workers import jobs, pool


class Cheat:
    """An honest server; each cheat changes some of its methods."""

    page: str | None = None
    """What the page finds: a problem of its check."""
    told = ""
    """What `bottega verify --kept` says about it, as a pattern."""
    with_friend = False
    """The other seat is a person's, not a bot's."""

    def begin(self, table: Table) -> None:
        """Before the first roll."""

    def roll(self, table: Table) -> list[Event]:
        return table.play.roll_once()

    def end(self, table: Table) -> None:
        """When the game is over."""

    def record(self, record: Record) -> Record:
        """The record as it is shown."""
        return record

    def taken_back(self, table: TableState) -> list[TakenBack]:
        """The takebacks that states tell of."""
        return table.play.record.taken_back

    def rolls(self, game: Game, record: Record, fair: Fair) -> Iterator[RecordedRoll]:
        """The rolls that the proof lists."""
        return rolls_of(game, record, fair)

    def proof(self, data: bytes) -> DiceProof:
        with patch.object(jobs, "rolls", self.rolls):
            return jobs.prove_dice(data)


def wanted(table: Table) -> int:
    return 1 if table.game.die(table.position).seat == 0 else 6


def dice_of(table: Table) -> FairDice:
    assert isinstance(table.play.dice, FairDice)
    return table.play.dice


def fair_of(table: Table) -> Fair:
    assert table.play.record.fair is not None
    return table.play.record.fair


def due(table: Table) -> int:
    """What an honest roll would be."""
    dice = dice_of(table)
    return fair_outcome(dice.secret, dice.words, dice.number, table.position.weights())


class LeftOut(Cheat):
    """It chooses outcomes, and gives numbers only to the rolls that happen to be right."""

    page, told = "left-out", "the dice say|the roll has no number"

    def roll(self, table: Table) -> list[Event]:
        if due(table) == wanted(table):
            return table.play.roll_once()
        fair_of(table).numbers.append(dice_of(table).number)  # only for the database
        return table.play.outcome(wanted(table))

    def record(self, record: Record) -> Record:
        assert record.fair is not None
        numbers = list(range(max(record.fair.numbers, default=-1) + 1))
        return msgspec.structs.replace(record, fair=msgspec.structs.replace(record.fair, numbers=numbers))

    def rolls(self, game: Game, record: Record, fair: Fair) -> Iterator[RecordedRoll]:
        number, position = 0, first_position(game, record)
        for step in replay(game, record):
            if position.to_act == CHANCE and step.made:
                weights = position.weights()
                if (
                    fair_outcome(bytes.fromhex(fair.secret or ""), fair.words, number, weights)
                    == step.made[0][0]
                ):
                    names = [game.notate(position, each) for each, _ in weights]
                    yield RecordedRoll(step.moves - 1, number, weights, names, int(position.round), "die")
                    number += 1
            position = step.position


class Takebacks(Cheat):
    """It rolls again as often as it likes, and says that the people took the move back."""

    page, told = "not-agreed", "you agreed never"

    def roll(self, table: Table) -> list[Event]:
        play = table.play
        while True:
            target, events = wanted(table), play.roll_once()
            decisions = [at for at, move in enumerate(play.record.moves) if not move.startswith("*")]
            if play.record.moves[-1] == f"* {target}" or not decisions:
                return events
            seat, _, notation = play.record.moves[decisions[-1]].partition(" ")
            play.take_back(decisions[-1])
            play.position = replay_all(table.game, play.record).position
            table.valid_moves = decisions[-1]
            play.act(table.game.parse(play.position, notation), int(seat))


class HiddenTakebacks(Takebacks):
    """Only the record says so."""

    page, told = "not-shown", "you were shown never"

    def taken_back(self, table: TableState) -> list[TakenBack]:
        return []


class Elsewhere(Cheat):
    """It says that all rolls so far were made elsewhere."""

    page, told = "after", "moves were made elsewhere"

    def roll(self, table: Table) -> list[Event]:
        events = table.play.outcome(wanted(table))
        fair_of(table).after = table.moves
        return events


class OneFace(Cheat):
    """Its dice have one face."""

    page, told = "faces", "the dice say"

    def roll(self, table: Table) -> list[Event]:
        dice = dice_of(table)
        fair_of(table).numbers.append(dice.number)
        dice.number += 1
        return table.play.outcome(wanted(table))

    def rolls(self, game: Game, record: Record, fair: Fair) -> Iterator[RecordedRoll]:
        for roll in rolls_of(game, record, fair):
            outcome = record.moves[roll.move].removeprefix("* ")
            yield roll._replace(weights=[(int(outcome), 1)], notations=[outcome])


class Skipping(Cheat):
    """It skips numbers, and says that newer rules were installed."""

    page, told = "skipped", "newer rules were installed"

    def roll(self, table: Table) -> list[Event]:
        dice, first = dice_of(table), dice_of(table).number
        while due(table) != wanted(table):
            dice.number += 1
        if dice.number > first:
            fair_of(table).gaps.append(Gap(dice.number, dice.number - first, NEWER_RULES))
        return table.play.roll_once()


def is_lucky(secret: bytes, words: list[str]) -> bool:
    """Whether the first three rolls are ones."""
    weights = [(side, 1) for side in range(1, 7)]
    return all(fair_outcome(secret, words, roll, weights) == 1 for roll in range(3))


def lucky_words(table: Table, words: list[str], seat: int) -> list[str]:
    """Words with another one for this seat, found by trying."""
    tried = ([*words[:seat], f"lucky {number}", *words[seat + 1 :]] for number in range(100_000))
    return next(each for each in tried if is_lucky(table.secret, each))


class BotWord(Cheat):
    """It searches a word for the bot when it knows all others."""

    page, told = "bot-word", "nobody was there to bring one"

    def begin(self, table: Table) -> None:
        table.seats[1].word = lucky_words(table, table.words, 1)[1]


class ChangedWord(Cheat):
    """It rolls with another word than the one that it has published for a person."""

    page, told, with_friend = "words", "the words of the dice are not those that you saw", True
    seat = 1

    def begin(self, table: Table) -> None:
        self.words: list[str] = []

    def roll(self, table: Table) -> list[Event]:
        dice = dice_of(table)
        self.words = self.words or lucky_words(table, dice.words, self.seat)
        dice.words = self.words
        return table.play.roll_once()

    def end(self, table: Table) -> None:
        fair_of(table).words = self.words


class OwnWord(ChangedWord):
    """It replaces the word of the one who checks."""

    page, told, seat = "own-word", "is not that of its seat", 0


class OtherSecret(Cheat):
    """It rolls with a secret that it found when it knew all words."""

    page, told = "seal", "not the"

    def roll(self, table: Table) -> list[Event]:
        dice = dice_of(table)
        if not dice.number:
            tried = (number.to_bytes(32, "big") for number in range(100_000))
            dice.secret = next(each for each in tried if is_lucky(each, dice.words))
        return table.play.roll_once()

    def end(self, table: Table) -> None:
        fair, secret = fair_of(table), dice_of(table).secret
        fair.secret, fair.commitment = secret.hex(), commitment(secret)


class Spelling(Cheat):
    """It writes the number of a roll so that the dice come as it likes: 3, 3.0, 3.00..."""

    page, told = "numbers", "the dice say"

    def roll(self, table: Table) -> list[Event]:
        dice = dice_of(table)
        fair_of(table).numbers.append(dice.number)
        dice.number += 1
        return table.play.outcome(wanted(table))

    def proof(self, data: bytes) -> DiceProof:
        proof = super().proof(data)
        secret, words = bytes.fromhex(proof.fair.secret or ""), proof.fair.words
        weights = [(side, 1) for side in range(1, 7)]

        def spelled(number: int, outcome: str) -> Any:
            ways = [number, *(f"{number}.{'0' * zeros}" for zeros in range(1, 200))]
            drawn = (str(fair_outcome(secret, words, way, weights)) for way in ways)  # type: ignore[arg-type]
            return next(way for way, shown in zip(ways, drawn, strict=True) if shown == outcome)

        rolls = [
            msgspec.structs.replace(roll, number=spelled(roll.number, roll.outcome)) for roll in proof.rolls
        ]
        return msgspec.structs.replace(proof, rolls=rolls)


class ExtraRolls(Cheat):
    """It rolls where the rules ask for no roll, until the next number is the one it likes.

    The page knows no rules, so it cannot find this; `bottega verify` does.
    """

    page, told = None, "there was nothing to roll"

    def roll(self, table: Table) -> list[Event]:
        dice = dice_of(table)
        while (shown := due(table)) != wanted(table):
            fair_of(table).numbers.append(dice.number)
            table.play.record.moves.append(f"* {shown}")
            dice.number += 1
        return table.play.roll_once()

    def rolls(self, game: Game, record: Record, fair: Fair) -> Iterator[RecordedRoll]:
        weights = [(side, 1) for side in range(1, 7)]
        made = [at for at, move in enumerate(record.moves) if move.startswith("*")]
        for at, number in zip(made, fair.numbers, strict=True):
            yield RecordedRoll(at, number, weights, [str(side) for side, _ in weights], 1, "die")


CHEATS = {
    cheat.__name__: cheat
    for cheat in (
        LeftOut,
        Takebacks,
        HiddenTakebacks,
        Elsewhere,
        OneFace,
        Skipping,
        BotWord,
        ChangedWord,
        OwnWord,
        OtherSecret,
        Spelling,
        ExtraRolls,
    )
}


@contextlib.contextmanager
def cheating(cheat: Cheat) -> Iterator[None]:
    """All tables of this process cheat."""
    begin, roll, record, run = Table.begin, Table._roll, TableState.record, pool.JobQueue.run

    def begin_table(table: Table) -> None:
        if table.status == "open" and all(seat.kind != "open" for seat in table.seats):
            cheat.begin(table)
        begin(table)

    def roll_all(table: Table) -> bool:
        rolled = roll(table)
        if table.status == "over":
            cheat.end(table)
        return rolled

    async def run_job(queue: pool.JobQueue, sender: Any, job: str, *arguments: Any) -> Any:
        return cheat.proof(*arguments) if job == "prove_dice" else await run(queue, sender, job, *arguments)

    with (
        patch.object(Table, "begin", begin_table),
        patch.object(Table, "_roll", roll_all),
        patch.object(TableState, "record", lambda table: cheat.record(record(table))),
        patch.object(Table, "_roll_once", lambda table: cheat.roll(table)),
        patch.object(TableState, "taken_back", property(lambda table: cheat.taken_back(table))),
        patch.object(pool.JobQueue, "run", run_job),
    ):
        yield


if __name__ == "__main__":
    with cheating(CHEATS[sys.argv.pop(1)]()):
        runpy.run_module("bottega", run_name="__main__")
