"""The rules of a game as a catalogue: each rule has a short stable id and a sentence or two in three languages.

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
from importlib.resources import files

import msgspec

from bottega.core.errors import ContentError


def typographic(written: str) -> str:
    """A text as people read it: with curly apostrophes, however they are typed in the files."""
    return written.replace("'", "’")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a thing by language, the key of this text, and where the names come from."""

    key: str
    en: str
    it: str
    de: str
    marks: dict[str, str] = {}

    def text(self, language: str) -> str:
        return typographic({"en": self.en, "it": self.it, "de": self.de}[language])


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id, the part of the rules it belongs to, its text by language, and the name of what it is about."""

    id: str
    part: str
    en: str
    it: str
    de: str
    name: Name | None = None

    def text(self, language: str) -> str:
        return typographic({"en": self.en, "it": self.it, "de": self.de}[language])


class Catalogue:
    """The rules of one game, in the rulebook's order, accessible by id."""

    def __init__(self, package: str) -> None:
        self.package = package
        raw = tomllib.loads((files(package) / "rules.toml").read_text("utf-8"))
        try:
            self.rules = msgspec.convert(raw["rule"], list[Rule])
        except (KeyError, msgspec.ValidationError) as error:
            raise ContentError(f"{package}: rules.toml: {error}") from error
        self.by_id = {rule.id: rule for rule in self.rules}
        if len(self.by_id) != len(self.rules):
            raise ContentError(f"{package}: rules.toml names a rule twice")
        self.names = {rule.name.key: rule.name for rule in self.rules if rule.name is not None}

    def fill(self, values: Mapping[str, Mapping[str, int | str]]) -> None:
        """Replace the names in braces by the values of the content, which are given by language and name."""
        for rule in self.rules:
            texts = {language: self._filled(rule, language, known) for language, known in values.items()}
            self.by_id[rule.id] = msgspec.structs.replace(rule, **texts)
        self.rules = list(self.by_id.values())

    def _filled(self, rule: Rule, language: str, known: Mapping[str, int | str]) -> str:
        own = {"name": rule.name.text(language)} if rule.name is not None else {}
        try:
            return rule.text(language).format_map({**known, **own})
        except (KeyError, ValueError) as error:
            problem = str(error)
            if isinstance(error, KeyError):
                near = get_close_matches(error.args[0], known, 1)
                problem = f"nothing is known as {{{error.args[0]}}}" + (
                    f", but {{{near[0]}}} is" if near else ""
                )
            raise ContentError(
                f"{self.package}: rules.toml: rule {rule.id}, {language}: {problem}"
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
