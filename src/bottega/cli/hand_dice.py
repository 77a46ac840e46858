"""What real dice and draws show, typed in by people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bottega.core.game import Game
from bottega.core.position import Position

WORD = re.compile(r"[“„«][^”“»]*[”“»]|\S+")
"""A word, or words in quotation marks."""
FEW = 8
"""As many outcomes are listed without being asked for."""


class Outcomes:
    """What can be rolled or drawn now, with the words that name each outcome.

    The sentences of all outcomes differ in a few words: those name the outcome, the others say what is rolled.
    """

    def __init__(self, game: Game, position: Position, language: str, names: Sequence[str]) -> None:
        self.outcomes = [outcome for outcome, _ in position.weights()]
        self.notations = [game.notate(position, outcome) for outcome in self.outcomes]
        sentences = [game.describe(position, outcome, language, -1, names) for outcome in self.outcomes]
        said = [WORD.findall(sentence) for sentence in sentences]
        first, shortest = said[0], min(map(len, said))
        before = next((at for at in range(shortest) if any(one[at] != first[at] for one in said)), 0)
        after = next(
            (at for at in range(shortest - before) if any(one[-1 - at] != first[-1 - at] for one in said)), 0
        )
        self.words = [" ".join(one[before : len(one) - after]) for one in said]
        self.question = " ".join([*first[:before], "…", *first[len(first) - after :]])
        awaited = game.awaited(position)
        if awaited is not None:
            self.question = f"{game.say(awaited, language, names)}: {self.question}"

    def choices(self) -> list[str]:
        """Each outcome as it can be typed, with its words if they say more."""
        pairs = zip(self.notations, self.words, strict=True)
        return [notation if words == notation else f"{notation} {words}" for notation, words in pairs]

    def speak_for_themselves(self) -> bool:
        return self.words == self.notations

    def find(self, typed: str) -> int | None:
        """The outcome that a notation names, or its last word, or the beginning of any of the outcome's words."""
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
    """Whether the words, or the rest of them from some word on, begin with what was typed."""
    plain = words.translate({ord(sign): None for sign in "“”„«»()"}).lower().split()
    return any(" ".join(plain[at:]).startswith(typed.lower()) for at in range(len(plain)))


def parts_of(line: str, outcomes: Outcomes) -> list[str]:
    """What was typed for one die or draw after the other: with commas, with spaces, or digits in a row."""
    if "," in line:
        return [part.strip() for part in line.split(",") if part.strip()]
    if outcomes.find(line) is not None:
        return [line]
    if " " in line:
        return line.split()
    return list(line) if line.isdecimal() else [line]
