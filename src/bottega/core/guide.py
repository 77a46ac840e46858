"""Guided games: a script of moves, with a text for each step of the learner. A game may have several lessons.

They are content: `guide.toml`, `guide-2.toml` and so on in the game's folder have the moves, and the lessons of each
language have the text of each step by its id, and what is said before and after. The learner has seat 0; dice and
rivals do what the guide says until it ends, then the game continues normally.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bottega.core.errors import ContentError
from bottega.core.languages import FALLBACK, LANGUAGES, read_toml

AROUND = ("title", "known", "aim")
"""The texts about a lesson, `title-1`: its name, what is known after it, and what to try for."""


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the learner in notation, and the text shown before it."""

    id: str
    do: str
    before: list[str] = []
    """The dice and the moves of rivals that precede it, as in a record: "* 4", "1 take white"."""
    texts: dict[str, str] = {}
    """By language; from the files of the languages."""

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts[FALLBACK]


class NotYet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the lesson has not shown: a sentence, `new-ID`, and a picture."""

    id: str
    icon: str
    kind: str = ""
    """The stuff that gives the icon its colour."""
    does: list[str] = []
    """How the notations of the actions begin by which it is met; none: it is met by no action."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson of one game."""

    players: int
    step: list[GuideStep]
    options: dict[str, Any] = {}
    goes_on: bool = False
    """It begins where the lesson before it has ended."""
    start: list[str] = []
    """Moves that have been made when it begins; the learner's too."""
    after: list[str] = []
    """The dice and the moves of rivals after the last step."""
    not_yet: list[NotYet] = []
    number: int = 1
    texts: dict[str, dict[str, str]] = {}
    """The lessons of each language."""

    def text(self, key: str, language: str) -> str:
        """What is said before and after: `title`, `known` and `aim`; or, of what was not shown, `new-ID`."""
        key = f"{key}-{self.number}" if key in AROUND else key
        return self.texts[language].get(key) or self.texts[FALLBACK][key]

    @property
    def moves(self) -> list[str]:
        """All moves, as in a record."""
        taught = [move for step in self.step for move in (*step.before, f"0 {step.do}")]
        return self.start + taught + self.after

    def number_at(self, move: int) -> int | None:
        """Which step, counted from 0, this move of the record is; None: it is not the learner's."""
        at = len(self.start)
        for number, step in enumerate(self.step):
            at += len(step.before)
            if at == move:
                return number
            at += 1
        return None

    @property
    def keys(self) -> set[str]:
        """The texts it needs."""
        around = {f"{what}-{self.number}" for what in AROUND}
        return around | {step.id for step in self.step} | {f"new-{one.id}" for one in self.not_yet}


@cache
def guides_of(package: str) -> tuple[Guide, ...]:
    """The lessons in a game's package, in order."""
    found: list[Guide] = []
    while (file := files(package) / _file(len(found) + 1)).is_file():
        try:
            guide = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Guide)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise ContentError(f"{package}: {file.name}: {error}") from error
        start = found[-1].moves if guide.goes_on and found else guide.start
        found.append(msgspec.structs.replace(guide, number=len(found) + 1, start=start))
    return _with_texts(package, found) if found else ()


def _file(number: int) -> str:
    return "guide.toml" if number == 1 else f"guide-{number}.toml"


def _with_texts(package: str, guides: list[Guide]) -> tuple[Guide, ...]:
    try:
        lessons = {
            language: msgspec.convert(read_toml(package, language, "lessons.toml"), dict[str, str])
            for language in LANGUAGES
        }
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{package}: lessons.toml: {error}") from error
    ids = [step.id for guide in guides for step in guide.step]
    needed = set().union(*(guide.keys for guide in guides))
    if len(set(ids)) != len(ids) or lessons[FALLBACK].keys() != needed:
        wrong = lessons[FALLBACK].keys() ^ needed
        raise ContentError(
            f"{package}: the ids of the steps and of the lessons in {FALLBACK} differ: {wrong}"
        )
    for language, texts in lessons.items():
        if texts.keys() - needed:
            raise ContentError(f"{package}: lessons.toml in {language}: no step {min(texts.keys() - needed)}")
    return tuple(
        msgspec.structs.replace(
            guide,
            texts=lessons,
            step=[
                msgspec.structs.replace(
                    step,
                    texts={
                        language: texts[step.id] for language, texts in lessons.items() if step.id in texts
                    },
                )
                for step in guide.step
            ],
        )
        for guide in guides
    )
