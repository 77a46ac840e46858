"""Where outcomes come from. A position never rolls: one of these hands it the outcome."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Protocol

from bottega.core.position import Position
from bottega.core.rng import Rng


class Dice(Protocol):
    """A source of outcomes."""

    def roll(self, position: Position) -> int:
        """An outcome of the position, which is at CHANCE."""
        ...


class SeededDice:
    """Dice that follow from a seed: for simulations and tests."""

    def __init__(self, *seeds: int) -> None:
        self.rng = Rng(*seeds)

    def roll(self, position: Position) -> int:
        return position.sample(self.rng)


class FairDice:
    """Dice that a table can check afterwards.

    Before the first roll the table publishes `commitment`, a hash of its secret, and a word from each seat. Roll
    number n follows from secret, words and n by HMAC-SHA256. Numbers are used one after the other, each once. The
    finished record has the secret.
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


def commitment(secret: bytes) -> str:
    """What is published of the dice's secret before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def own_word(secret: bytes, seat: int) -> str:
    """The word of a seat for which nobody brings one. It follows from the secret, so that nobody can choose it."""
    return hmac.digest(secret, f"word {seat}".encode(), "sha256").hex()[:16]


def fair_outcome(secret: bytes, words: list[str], number: int, weights: list[tuple[int, int]]) -> int:
    """The outcome of roll `number`: a fair draw among the weights, by rejection."""
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
