"""The rules of a game as a catalogue: each rule has a short stable id, and a sentence or two in each language.

`rules.toml` in the game's folder has the ids and their order, the files of the languages have the texts.
Numbers and names that depend on the content are written in braces, `{overflow}`, and filled in from it. A rule about a
single thing, such as a card, may contain the thing's name: then `{name}` in its texts is that name, and the name can be
looked up by its key like any other text of the game.

The function that carries out a rule cites its id in the first line of its docstring, events and refusals name it, and
the tests that prove it are marked with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec

from bottega.core.errors import ContentError
from bottega.core.languages import FALLBACK, LANGUAGES, punctuated, read_toml


class Name(msgspec.Struct, frozen=True):
    """The name of a thing by language, and the key of this text."""

    key: str
    texts: dict[str, str]

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts[FALLBACK]


class Rule(msgspec.Struct, frozen=True):
    """One rule: its id, the part of the rules it belongs to, its text by language, and the name of what it is about."""

    id: str
    part: str
    texts: dict[str, str]
    name: Name | None = None

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts[FALLBACK]


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule as it is in rules.toml."""

    id: str
    part: str
    name: str | None = None


class RuleTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of the rules in one language."""

    rules: dict[str, str] = {}
    names: dict[str, str] = {}
    marks: dict[str, str] = {}
    """Where the name of a thing in this language is known from, by its key."""


@cache
def rule_texts(package: str, language: str) -> RuleTexts:
    """The texts of a package's rules in a language, as far as there are any."""
    try:
        return msgspec.convert(read_toml(package, language, "rules.toml"), RuleTexts)
    except msgspec.ValidationError as error:
        raise ContentError(f"{package}: rules.toml in {language}: {error}") from error


class Catalogue:
    """The rules of one game, in the rulebook's order, accessible by id."""

    def __init__(self, package: str) -> None:
        self.package = package
        raw = tomllib.loads((files(package) / "rules.toml").read_text("utf-8"))
        try:
            entries = msgspec.convert(raw["rule"], list[RuleEntry])
        except (KeyError, msgspec.ValidationError) as error:
            raise ContentError(f"{package}: rules.toml: {error}") from error
        self.rules = self._with_texts(entries)
        self.by_id = {rule.id: rule for rule in self.rules}
        if len(self.by_id) != len(self.rules):
            raise ContentError(f"{package}: rules.toml names a rule twice")
        self.names = {rule.name.key: rule.name for rule in self.rules if rule.name is not None}

    def _with_texts(self, entries: list[RuleEntry]) -> list[Rule]:
        found = {language: rule_texts(self.package, language) for language in LANGUAGES}
        ids, keys = {entry.id for entry in entries}, {entry.name for entry in entries}
        for language, texts in found.items():
            unknown = sorted((texts.rules.keys() - ids) | ((texts.names.keys() | texts.marks.keys()) - keys))
            if unknown:
                raise ContentError(f"{self.package}: rules.toml in {language}: there is no rule {unknown[0]}")
        rules = []
        for entry in entries:
            sentences = {
                code: texts.rules[entry.id] for code, texts in found.items() if entry.id in texts.rules
            }
            name = None
            if entry.name is not None:
                called = {code: texts.names.get(entry.name, "") for code, texts in found.items()}
                name = Name(entry.name, {code: text for code, text in called.items() if text})
            if FALLBACK not in sentences or (name is not None and FALLBACK not in name.texts):
                raise ContentError(f"{self.package}: rules.toml in {FALLBACK}: nothing about {entry.id}")
            rules.append(Rule(entry.id, entry.part, sentences, name))
        return rules

    def fill(self, values: Mapping[str, Mapping[str, int | str]]) -> None:
        """Replace the names in braces by the values of the content, which are given by language and name."""
        for rule in self.rules:
            texts = {language: self._filled(rule, language, values[language]) for language in rule.texts}
            self.by_id[rule.id] = msgspec.structs.replace(rule, texts=texts)
        self.rules = list(self.by_id.values())

    def _filled(self, rule: Rule, language: str, known: Mapping[str, int | str]) -> str:
        own = {"name": rule.name.text(language)} if rule.name is not None else {}
        try:
            return punctuated(rule.text(language).format_map({**known, **own}), language)
        except (KeyError, ValueError) as error:
            problem = str(error)
            if isinstance(error, KeyError):
                near = get_close_matches(error.args[0], known, 1)
                problem = f"nothing is known as {{{error.args[0]}}}" + (
                    f", but {{{near[0]}}} is" if near else ""
                )
            raise ContentError(
                f"{self.package}: rules.toml in {language}: rule {rule.id}: {problem}"
            ) from error

    def keep(self, applies: Callable[[Rule], bool]) -> None:
        """Drop the rules about things that this content does not have."""
        self.rules = [rule for rule in self.rules if applies(rule)]
        self.by_id = {rule.id: rule for rule in self.rules}

    def about(self, key: str) -> Rule | None:
        """The rule about the thing whose name has this key."""
        return next((rule for rule in self.rules if rule.name is not None and rule.name.key == key), None)

    def __getitem__(self, rule: str) -> Rule:
        return self.by_id[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self.by_id
