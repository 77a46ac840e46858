"""What can be rolled or drawn at CHANCE, in words: for people who roll real dice and type what they show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from bottega.core.game import Die, Game
from bottega.core.position import CHANCE, Position

WORD = re.compile(r"[“„«][^”“»]*[”“»]|\S+")
"""A word, or words in quotation marks."""
MOST_TOGETHER = 12
"""The largest number of dice that are rolled at once."""


class Outcomes:
    """What can be rolled or drawn now, with the words that name each outcome.

    The sentences of the outcomes differ in a few words. Those name the outcome; the others say what is rolled.
    """

    def __init__(self, game: Game, position: Position, language: str, names: Sequence[str]) -> None:
        self.outcomes = [outcome for outcome, _ in position.weights()]
        self.notations = [game.notate(position, outcome) for outcome in self.outcomes]
        sentences = [game.describe(position, outcome, language, -1, names) for outcome in self.outcomes]
        split = [WORD.findall(sentence) for sentence in sentences]
        first, shortest = split[0], min(map(len, split))
        before = next((at for at in range(shortest) if any(one[at] != first[at] for one in split)), 0)
        after = next(
            (at for at in range(shortest - before) if any(one[-1 - at] != first[-1 - at] for one in split)),
            0,
        )
        self.words = [" ".join(one[before : len(one) - after]) for one in split]
        self.question = " ".join([*first[:before], "…", *first[len(first) - after :]])
        awaited = game.awaited(position)
        if awaited is not None:
            self.question = f"{game.say(awaited, language, names)}: {self.question}"

    def choices(self) -> list[str]:
        """Each outcome as it can be typed, followed by its words if they say more."""
        pairs = zip(self.notations, self.words, strict=True)
        return [notation if words == notation else f"{notation} {words}" for notation, words in pairs]

    def notations_suffice(self) -> bool:
        return self.words == self.notations

    def find(self, typed: str) -> int | None:
        """The outcome that was typed: by its notation, the last word of that, or the beginning of any of its words."""
        tests = (
            [notation == typed for notation in self.notations],
            [notation.split(" ")[-1] == typed for notation in self.notations],
            [notation.startswith(typed) for notation in self.notations],
            [is_named(words, typed) for words in self.words],
        )
        for test in tests:
            if sum(test) == 1:
                return self.outcomes[test.index(True)]
        return None


def is_named(words: str, typed: str) -> bool:
    """Whether what was typed is the beginning of the words, or of the words from some point on."""
    plain = words.translate({ord(sign): None for sign in "“”„«»()"}).lower().split()
    return any(" ".join(plain[at:]).startswith(typed.lower()) for at in range(len(plain)))


class Rolled(NamedTuple):
    """A die of a roll, and the position in which it is rolled, as far as known."""

    die: Die
    position: Position


def whole_roll(game: Game, position: Position) -> list[Rolled]:
    """The dice that the same person rolls at once, at CHANCE.

    Dice come later if others roll them, if they are rolled only after certain results of the first ones, or if they are
    rolled again. Repeated draws are made together only from one bag in which everything exists once.
    """
    found: list[Rolled] = []
    low, high = position.copy(), position.copy()
    while low.to_act == high.to_act == CHANCE and len(found) < MOST_TOGETHER:
        die = game.die(low)
        if game.die(high) != die or (found and die.seat != found[0].die.seat):
            break
        before = next((each.position for each in reversed(found) if each.die == die), None)
        if before is not None and not _is_bag(before, low):
            break
        found.append(Rolled(die, low.copy()))
        low.apply(low.weights()[0][0])
        high.apply(high.weights()[-1][0])
    return found


def _is_bag(before: Position, after: Position) -> bool:
    """Whether the first outcome is no longer possible when the same die or bag comes again."""
    weights = before.weights()
    return all(weight == 1 for _, weight in weights) and len(after.weights()) < len(weights)
