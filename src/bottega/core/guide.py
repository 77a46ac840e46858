"""A guided first game: a script of the first moves of a play, with a text for each step of the learner.

It is content: `guide.toml` in the game's folder has the moves, and the lessons of each language have the text of each
step by its id. The learner has seat 0; dice and rivals do what the guide says until it ends, then the game continues
normally.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bottega.core.errors import ContentError
from bottega.core.languages import FALLBACK, LANGUAGES, read_toml


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


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided first game of one game."""

    players: int
    step: list[GuideStep]
    options: dict[str, Any] = {}
    after: list[str] = []
    """The dice and the moves of rivals after the last step."""

    @property
    def moves(self) -> list[str]:
        """All moves, as in a record."""
        return [move for step in self.step for move in (*step.before, f"0 {step.do}")] + self.after

    def number_at(self, move: int) -> int | None:
        """Which step, counted from 0, this move of the record is; None: it is not the learner's."""
        at = 0
        for number, step in enumerate(self.step):
            at += len(step.before)
            if at == move:
                return number
            at += 1
        return None


@cache
def guide_of(package: str) -> Guide | None:
    """The guide in a game's package; None: it has none."""
    file = files(package) / "guide.toml"
    if not file.is_file():
        return None
    try:
        guide = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Guide)
        lessons = {
            language: msgspec.convert(read_toml(package, language, "lessons.toml"), dict[str, str])
            for language in LANGUAGES
        }
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{package}: guide.toml: {error}") from error
    ids = [step.id for step in guide.step]
    if len(set(ids)) != len(ids) or lessons[FALLBACK].keys() != set(ids):
        raise ContentError(f"{package}: the ids of the steps and of the lessons in {FALLBACK} differ")
    for language, texts in lessons.items():
        if texts.keys() - set(ids):
            raise ContentError(
                f"{package}: lessons.toml in {language}: no step {min(texts.keys() - set(ids))}"
            )
    steps = [
        msgspec.structs.replace(
            step,
            texts={language: texts[step.id] for language, texts in lessons.items() if step.id in texts},
        )
        for step in guide.step
    ]
    return msgspec.structs.replace(guide, step=steps)
