"""The rules of a game as a catalogue: each rule has a short stable id and a sentence or two in three languages.

Numbers and names that the content decides stand in braces, `{overflow}`, and are filled in from it.

The function that carries a rule out cites its id in the first line of its docstring, events and refusals name it, and
the tests that prove it are marked with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from bottega.core.errors import ContentError


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its id, the part of the rules it belongs to, and its text by language."""

    id: str
    part: str
    en: str
    it: str
    de: str

    def text(self, language: str) -> str:
        return {"en": self.en, "it": self.it, "de": self.de}[language]


class Catalogue:
    """The rules of one game, in the rulebook's order, found by id."""

    def __init__(self, package: str) -> None:
        raw = tomllib.loads((files(package) / "rules.toml").read_text("utf-8"))
        try:
            self.rules = msgspec.convert(raw["rule"], list[Rule])
        except (KeyError, msgspec.ValidationError) as error:
            raise ContentError(f"{package}: rules.toml: {error}") from error
        self.by_id = {rule.id: rule for rule in self.rules}
        if len(self.by_id) != len(self.rules):
            raise ContentError(f"{package}: rules.toml names a rule twice")

    def fill(self, values: Mapping[str, Mapping[str, int | str]]) -> None:
        """Put what the content says, by language and name, where the texts have the name in braces."""
        for rule in self.rules:
            texts = {language: rule.text(language).format_map(known) for language, known in values.items()}
            self.by_id[rule.id] = msgspec.structs.replace(rule, **texts)
        self.rules = list(self.by_id.values())

    def __getitem__(self, rule: str) -> Rule:
        return self.by_id[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self.by_id
