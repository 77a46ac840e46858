"""What people read: Fluent catalogues, a file for each part and language (see bottega.core.languages).

A `Text` is a key with arguments; it becomes a sentence only when somebody reads it, in that person's language.
Arguments are numbers, proper names, or other texts.

A word that a language inflects has its other forms as attributes of its message. If such a text is the argument
`resource` of a sentence, the sentence can use `$resource` and, by the name of the attribute, `$resource-the`:

    kind-wood = legno
        .the = il legno
    question-place = Dove va { $resource-the }?

A text that a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Placeable, TextElement, VariableReference

from bottega.core.catalogue import Catalogue, Name, Rule
from bottega.core.languages import FALLBACK, KNOWN, source, typographic, unknown

CACHE_SIZE = 20_000
"""The size of the caches of formatted sentences, for all languages together; sentences are often repeated."""


RULE = "rule:"
"""A key with this prefix refers to a rule of the game's catalogue, by its id or by the key of the name of the thing it
is about: `Text("rule:df-7.14")`, `Text("rule:card-hind")`. For a thing without a rule, the text is its name."""


PLAYER = "player-by-number"
"""The key of a player as part of a sentence: the name if names are known, otherwise the number."""
PLAYER_BYTES = PLAYER.encode()

_encode = msgspec.json.Encoder().encode


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
        self.packages = packages
        self._cache: dict[tuple[object, ...], str] = {}
        self._whole_cache: dict[tuple[bytes, str, tuple[str, ...]], str] = {}
        """Texts with all that they are made of: most sentences about a position are those about the one before."""
        self._forms_cache: dict[tuple[str, str], dict[str, Pattern]] = {}
        self._languages: dict[tuple[str, str], str] = {}

    def bundle(self, language: str) -> FluentBundle:
        """The texts that there are in a language; they are read when they are first needed."""
        if language not in KNOWN:
            raise unknown(language)
        return _bundle(language, self.packages)

    def has(self, key: str, language: str) -> bool:
        """Whether there is such a text in this very language."""
        if self.rules is not None and key in self.rules.names:
            return language in self.rules.names[key].texts
        return self.bundle(language).has_message(key)

    def format(self, message: Text, language: str, names: Sequence[str] = ()) -> str:
        """The text in that language, or else in English, with the players of these names."""
        encoded = _encode(message)
        key = (encoded, language, tuple(names) if PLAYER_BYTES in encoded else ())
        found = self._whole_cache.get(key)
        if found is None:
            if len(self._whole_cache) >= CACHE_SIZE:
                self._whole_cache.clear()
            found = self._whole_cache[key] = self._format(message, language, names)
        return found

    def _format(self, message: Text, language: str, names: Sequence[str]) -> str:
        """A text, of whose parts some may have been formatted before."""
        if message.key == PLAYER:
            number = message.args["number"]
            if isinstance(number, int) and number <= len(names):
                return names[number - 1]
        existing_language = self._language_of(message.key, language)
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            if type(value) is Text:
                args[name] = self._format(value, existing_language, names)
                for form, pattern in self._forms(value.key, existing_language).items():
                    args[f"{name}-{form}"] = self._inflected(value, form, pattern, existing_language, names)
            else:
                args[name] = value
        cache_key = (existing_language, message.key, *args, *args.values())
        found = self._cache.get(cache_key)
        if found is None:
            if len(self._cache) >= CACHE_SIZE:
                self._cache.clear()
            try:
                found = self._cache[cache_key] = self._format_once(message, args, existing_language)
            except KeyError:
                words = [value.key for value in message.args.values() if isinstance(value, Text)]
                if all(self._language_of(word, existing_language) == existing_language for word in words):
                    raise
                # The language lacks a word, and so the form of it that this sentence needs.
                return self._format(message, FALLBACK, names)
        return found

    def _language_of(self, key: str, language: str) -> str:
        """The language in which a text exists: the requested one, else English."""
        found = self._languages.get((key, language))
        if found is None:
            is_said = key.startswith(RULE) or self.has(key, language)
            found = self._languages[key, language] = language if is_said else FALLBACK
        return found

    def _forms(self, key: str, language: str) -> dict[str, Pattern]:
        """The other forms of a word: the attributes of its message."""
        found = self._forms_cache.get((language, key))
        if found is None:
            bundle = self.bundle(self._language_of(key, language))
            message = bundle.get_message(key) if bundle.has_message(key) else None
            found = self._forms_cache[language, key] = dict(message.attributes) if message else {}
        return found

    def _inflected(
        self, message: Text, form: str, pattern: Pattern, language: str, names: Sequence[str]
    ) -> str:
        args = {
            name: self._format(value, language, names) if type(value) is Text else value
            for name, value in message.args.items()
        }
        return self._formatted(f"{message.key}.{form}", pattern, args, language)

    def _format_once(self, message: Text, args: dict[str, Any], language: str) -> str:
        """The text with arguments that are numbers or already formatted texts."""
        if self.rules is not None and message.key.startswith(RULE):
            return _rule(self.rules, message.key.removeprefix(RULE)).text(language)
        if self.rules is not None and message.key in self.rules.names:
            return self.rules.names[message.key].text(language)
        bundle = self.bundle(language)
        if not bundle.has_message(message.key):
            raise KeyError(f"no text {message.key!r} in {language}")
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            raise KeyError(f"text {message.key!r} in {language} is empty")
        return self._formatted(message.key, pattern, args, language)

    def _formatted(self, key: str, pattern: Pattern, args: dict[str, Any], language: str) -> str:
        quickly = _fill(_template(pattern), args)
        if quickly is not None:
            return quickly
        result, errors = self.bundle(language).format_pattern(pattern, args)
        if errors:
            raise KeyError(f"text {key!r} in {language}: {errors[0]}")
        return str(result)


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
    filled = []
    for part, is_argument in template:
        value = args.get(part) if is_argument else part
        if type(value) is int and -1000 < value < 1000:
            value = str(value)
        if type(value) is not str:
            return None
        filled.append(value)
    return "".join(filled)


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in reversed(packages):
        file = source(package, language, "ftl")
        if file is not None:
            bundle.add_resource(FluentResource(typographic(file.read_text("utf-8"))), allow_overrides=True)
    return bundle
