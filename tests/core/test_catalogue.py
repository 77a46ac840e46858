"""Every rule of every catalogue has its texts, a function that carries it out, and a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bottega
from bottega import ContentError, Text
from bottega.core.catalogue import Catalogue, Name, Rule
from bottega.core.texts import Texts
from tests.cli.runner import ROOT
from tests.languages import LANGUAGES

pytestmark = pytest.mark.once

SOURCES = ROOT / "src"
ID = re.compile(r"[a-z]+-[0-9]+(?:\.[0-9]+)*[a-z]?")
GAMES = pytest.mark.parametrize("name", bottega.game_names())


def folder(name: str) -> Path:
    return SOURCES / bottega.game(name).package.replace(".", "/")


def cited(name: str) -> set[str]:
    """The ids at the start of the docstrings of a game's functions, before the colon."""
    ids: set[str] = set()
    for file in folder(name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                line = (ast.get_docstring(node) or "").partition("\n")[0]
                before, colon, _ = line.partition(":")
                if colon and all(ID.fullmatch(word.strip()) for word in before.split(",")):
                    ids |= {word.strip() for word in before.split(",")}
    return ids


def proved() -> set[str]:
    """The ids in the marks of the tests."""
    ids: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for found in re.finditer(r"mark\.rule\(([^)]*)\)", file.read_text("utf-8")):
            ids |= set(re.findall(r'"([^"]+)"', found.group(1)))
    return ids


def catalogued(name: str) -> set[str]:
    """The ids of all rules, also of those that only some contents have."""
    return {rule.id for rule in Catalogue(bottega.game(name).package).rules}


@GAMES
def test_every_rule_has_its_texts(name: str) -> None:
    for rule in bottega.game(name).rules.rules:
        assert ID.fullmatch(rule.id), rule.id
        for language in LANGUAGES:
            assert len(rule.text(language)) > 10, (rule.id, language)
            assert "{" not in rule.text(language), (rule.id, language)
        assert len({rule.text(language) for language in LANGUAGES}) == len(LANGUAGES), (
            f"{rule.id}: two languages are the same"
        )


@GAMES
def test_every_part_of_the_rules_has_a_title_in_each_language(name: str) -> None:
    game = bottega.game(name)
    for rule in game.rules.rules:
        titles = {game.part_title(rule, language) for language in LANGUAGES}
        assert rule.part not in titles, f"{rule.part} has no title of its own"
        assert len(titles) > 1, titles


@GAMES
def test_every_rule_is_carried_out_by_a_function(name: str) -> None:
    ids = catalogued(name)
    assert ids - cited(name) == set(), "rules that no function cites"
    assert cited(name) - ids == set(), "functions cite rules that the catalogue doesn't have"


@GAMES
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    ids = catalogued(name)
    assert ids - proved() == set(), "rules that no test is marked with"


def test_no_test_proves_a_rule_that_is_not_there() -> None:
    every = {rule for name in bottega.game_names() for rule in catalogued(name)}
    ours = {rule for rule in proved() if any(rule.split("-")[0] == known.split("-")[0] for known in every)}
    assert ours <= every


def catalogue(*rules: Rule) -> Catalogue:
    """A catalogue with these rules, as if they were Pig's."""
    found = Catalogue("bottega.games.pig")
    found.rules = list(rules)
    found.by_id = {rule.id: rule for rule in rules}
    found.names = {rule.name.key: rule.name for rule in rules if rule.name is not None}
    return found


def test_values_of_the_content_and_the_name_of_the_thing_are_filled_in() -> None:
    name = Name("card-owl", {"en": "Owl", "it": "Gufo", "de": "Eule"})
    said = {"en": "{name}: {n} gold.", "it": "{name}: {n} oro.", "de": "{name}: {n} Gold."}
    rules = catalogue(Rule("x-1", "cards", said, name))
    rules.fill({language: {"n": 2} for language in LANGUAGES})
    assert [rules["x-1"].text(language) for language in said] == [
        "Owl: 2 gold.",
        "Gufo: 2 oro.",
        "Eule: 2 Gold.",
    ]
    texts = Texts("bottega.core", rules=rules)
    assert texts.format(Text("card-owl"), "it") == "Gufo"
    assert texts.format(Text("rule:card-owl"), "de") == "Eule: 2 Gold."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("You have {hope}.", "nothing is known as {hope}"),
        ("You have {owl-gold}.", "nothing is known as {owl-gold}, but {owl_gold} is"),
        ("You have {n.", "expected '}' before end of string"),
        ("You have {}.", "Format string contains positional fields"),
    ],
)
def test_a_text_that_cannot_be_filled_in_is_named(text: str, problem: str) -> None:
    rules = catalogue(Rule("pig-7", "turn", {"en": "You have {n}.", "it": text}))
    with pytest.raises(ContentError) as error:
        rules.fill({language: {"n": 2, "owl_gold": 3} for language in LANGUAGES})
    assert str(error.value).startswith(f"bottega.games.pig: rules.toml in it: rule pig-7: {problem}")


def test_rules_about_nothing_in_the_content_are_forgotten() -> None:
    rules = catalogue(Rule("x-1", "a", {"en": "{gone}"}), Rule("x-2", "a", {"en": "there"}))
    rules.keep(lambda rule: rule.id != "x-1")
    rules.fill({language: {} for language in LANGUAGES})
    assert "x-1" not in rules
    assert [rule.id for rule in rules.rules] == ["x-2"]
