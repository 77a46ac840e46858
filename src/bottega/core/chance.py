"""Where outcomes come from. A position never rolls by itself: one of these passes it the outcome."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from bottega.core.position import Position
from bottega.core.rng import Rng

if TYPE_CHECKING:
    from bottega.core.game import Game


class Dice(Protocol):
    """A source of outcomes."""

    def roll(self, position: Position) -> int:
        """An outcome for a position at CHANCE."""
        ...


class SeededDice:
    """Dice determined by a seed, for simulations and tests."""

    def __init__(self, *seeds: int) -> None:
        self.rng = Rng(*seeds)

    def roll(self, position: Position) -> int:
        return position.sample(self.rng)


class FairDice:
    """Dice that can be checked after the game.

    Before the first roll the table publishes `commitment`, a hash of its secret, and a word from each seat. Roll
    number n follows from secret, words and n by HMAC-SHA256. Numbers are used in order, each once. The finished record
    contains the secret.
    """

    def __init__(self, secret: bytes, words: list[str], number: int = 0) -> None:
        self.secret = secret
        self.words = words
        self.number = number

    @classmethod
    def fresh(cls, seats: int) -> FairDice:
        secret = secrets.token_bytes(32)
        return cls(secret, [own_word(secret, seat) for seat in range(seats)])

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def roll(self, position: Position) -> int:
        outcome = fair_outcome(self.secret, self.words, self.number, position.weights())
        self.number += 1
        return outcome


class DayDice:
    """The dice of a day, the same for everybody who plays the game on it.

    An outcome depends on the day's secret, the round, the die (see `Game.die`) and how often that die has already been
    rolled in the round, but not on any other rolls.
    """

    def __init__(self, secret: bytes, game: Game, rolled: Counter[tuple[int, str]] | None = None) -> None:
        self.secret = secret
        self.game = game
        self.rolled = Counter(rolled or {})
        """How often each die was rolled, by round and name."""

    def roll(self, position: Position) -> int:
        place = int(position.round), self.game.die(position).name
        weights = position.weights()
        notations = [self.game.notate(position, outcome) for outcome, _ in weights]
        at = day_outcome(self.secret, *place, self.rolled[place], notations, [each for _, each in weights])
        self.rolled[place] += 1
        return weights[at][0]


def commitment(secret: bytes) -> str:
    """What is published about the secret of the dice before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def own_word(secret: bytes, seat: int) -> str:
    """The word of a seat for which nobody brings one. It is derived from the secret, so that nobody can choose it."""
    return hmac.digest(secret, f"word {seat}".encode(), "sha256").hex()[:16]


def fair_outcome(secret: bytes, words: list[str], number: int, weights: list[tuple[int, int]]) -> int:
    """The outcome of roll `number`: a fair draw among the weights, by rejection sampling."""
    total = sum(weight for _, weight in weights)
    limit = 2**256 - 2**256 % total
    attempt = 0
    while True:
        message = "\n".join([*words, str(number), str(attempt)]).encode()
        drawn = int.from_bytes(hmac.digest(secret, message, "sha256"), "big")
        if drawn < limit:
            break
        attempt += 1
    at = drawn % total
    for outcome, weight in weights:
        at -= weight
        if at < 0:
            return outcome
    raise AssertionError("weights that add up to less than their sum")


def day_outcome(
    secret: bytes, round: int, die: str, again: int, notations: list[str], weights: list[int]
) -> int:
    """Which of the outcomes a die of the day shows in a round in which it has already been rolled `again` times.

    Every outcome has as many tickets as its weight, and the lowest ticket wins. So the draw stays the same when other
    outcomes are no longer possible: players who have drawn different cards before still draw alike.
    """
    tickets = (
        (hmac.digest(secret, f"{round}\n{die}\n{again}\n{notation}\n{ticket}".encode(), "sha256"), at)
        for at, (notation, weight) in enumerate(zip(notations, weights, strict=True))
        for ticket in range(weight)
    )
    return min(tickets)[1]
