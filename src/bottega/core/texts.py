"""What people read, in Italian, English and German: Fluent catalogues beside the code that uses them.

A `Text` is a key with arguments; it becomes a sentence only when somebody reads it, in that person's language.
Arguments are numbers, proper names, or other texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from bottega.core.catalogue import Catalogue, Name, Rule
from bottega.core.errors import OptionError

LANGUAGES = ("en", "it", "de")

REMEMBERED = 20_000
"""The size of the cache of formatted sentences, for all languages together: games repeat themselves."""


RULE = "rule:"
"""A key that begins so is a rule of the game's catalogue, by its id or by the key of the name of what it is about:
`Text("rule:df-7.14")`, `Text("rule:card-hind")`. A thing without a rule has its name instead."""


PLAYER = "player-by-number"
"""The key of a player as a part of a sentence: said by name where names are known, else by number."""


class Text(msgspec.Struct, frozen=True):
    """A sentence that has not been said yet."""

    key: str
    args: dict[str, int | str | Text] = {}


def text(key: str, **args: int | str | Text) -> Text:
    """A text by its key: `text("die-shows", value=3)`."""
    return Text(key, args)


def player(seat: int) -> Text:
    """A player in somebody else's sentence: `text("bears", owner=player(2))`."""
    return Text(PLAYER, {"number": seat + 1})


class Texts:
    """The catalogues of one or more packages, looked up in order: a game's own first, then the common one."""

    def __init__(self, *packages: str, rules: Catalogue | None = None) -> None:
        self.rules = rules
        self.bundles = {language: _bundle(language, packages) for language in LANGUAGES}
        self._said: dict[tuple[object, ...], str] = {}

    def format(self, said: Text, language: str, names: Sequence[str] = ()) -> str:
        """The text in that language, with the players of these names."""
        if said.key == PLAYER:
            number = said.args["number"]
            if isinstance(number, int) and number <= len(names):
                return names[number - 1]
        args: dict[str, Any] = said.args
        if Text in map(type, args.values()):
            args = {
                name: self.format(value, language, names) if isinstance(value, Text) else value
                for name, value in args.items()
            }
        known = (language, said.key, *args.items())
        found = self._said.get(known)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[known] = self._say(said, args, language)
        return found

    def _say(self, said: Text, args: dict[str, Any], language: str) -> str:
        """The text with arguments that are numbers and texts already said."""
        if language not in self.bundles:
            raise OptionError(f"there are no texts in {language!r}; choose {', '.join(LANGUAGES)}")
        if self.rules is not None and said.key.startswith(RULE):
            return _rule(self.rules, said.key.removeprefix(RULE)).text(language)
        if self.rules is not None and said.key in self.rules.names:
            return self.rules.names[said.key].text(language)
        bundle = self.bundles[language]
        if not bundle.has_message(said.key):
            raise KeyError(f"no text {said.key!r} in {language}")
        pattern = bundle.get_message(said.key).value
        if pattern is None:
            raise KeyError(f"text {said.key!r} in {language} is empty")
        result, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"text {said.key!r} in {language}: {errors[0]}")
        return str(result)

    def has(self, key: str, language: str) -> bool:
        named = self.rules is not None and key in self.rules.names
        return named or self.bundles[language].has_message(key)


def _rule(rules: Catalogue, key: str) -> Rule | Name:
    return rules[key] if key in rules else rules.about(key) or rules.names[key]


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in reversed(packages):
        for source in sources(package, language):
            bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    return bundle


def sources(package: str, language: str) -> list[Traversable]:
    """The catalogue files of a package in one language: `text/en.ftl`."""
    file = files(package) / "text" / f"{language}.ftl"
    return [file] if file.is_file() else []
