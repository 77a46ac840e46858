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
from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

from bottega.core.catalogue import Catalogue, Name, Rule
from bottega.core.errors import OptionError

LANGUAGES = ("en", "it", "de")

REMEMBERED = 20_000
"""The size of the cache of formatted sentences, for all languages together; sentences are often repeated."""


RULE = "rule:"
"""A key with this prefix refers to a rule of the game's catalogue, by its id or by the key of the name of the thing it
is about: `Text("rule:df-7.14")`, `Text("rule:card-hind")`. For a thing without a rule, the text is its name."""


PLAYER = "player-by-number"
"""The key of a player as part of a sentence: the name if names are known, otherwise the number."""


class Text(msgspec.Struct, frozen=True):
    """A sentence that has not been formatted yet."""

    key: str
    args: dict[str, int | str | Text] = {}


def text(key: str, **args: int | str | Text) -> Text:
    """A text by its key: `text("die-shows", value=3)`."""
    return Text(key, args)


def player(seat: int) -> Text:
    """A player mentioned in somebody else's sentence: `text("bears", owner=player(2))`."""
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
        values = [
            self.format(value, language, names) if type(value) is Text else value
            for value in said.args.values()
        ]
        known = (language, said.key, *said.args, *values)
        found = self._said.get(known)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            args: dict[str, Any] = dict(zip(said.args, values, strict=True))
            found = self._said[known] = self._say(said, args, language)
        return found

    def _say(self, said: Text, args: dict[str, Any], language: str) -> str:
        """The text with arguments that are numbers or already formatted texts."""
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
        quickly = _fill(_template(pattern), args)
        if quickly is not None:
            return quickly
        result, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"text {said.key!r} in {language}: {errors[0]}")
        return str(result)

    def has(self, key: str, language: str) -> bool:
        named = self.rules is not None and key in self.rules.names
        return named or self.bundles[language].has_message(key)


def _rule(rules: Catalogue, key: str) -> Rule | Name:
    return rules[key] if key in rules else rules.about(key) or rules.names[key]


Template = tuple[tuple[str, bool], ...]
"""The parts of a pattern that consists only of words and arguments, each with whether it is an argument's name."""


@cache
def _template(pattern: Pattern) -> Template | None:
    """The parts of a simple pattern; None: it has plurals or other things that only Fluent can format."""
    parts: list[tuple[str, bool]] = []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, TextElement):
            parts.append((element.value, False))
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            parts.append((element.expression.id.name, True))
        else:
            return None
    return tuple(parts)


def _fill(template: Template | None, args: dict[str, Any]) -> str | None:
    """What Fluent would return, ten times faster; None: Fluent is needed, as large numbers depend on the language."""
    if template is None:
        return None
    said = []
    for part, is_argument in template:
        value = args.get(part) if is_argument else part
        if type(value) is int and -1000 < value < 1000:
            value = str(value)
        if type(value) is not str:
            return None
        said.append(value)
    return "".join(said)


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
