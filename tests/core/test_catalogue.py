"""Every rule of every catalogue has its texts, a function that carries it out, and a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bottega
from bottega import LANGUAGES
from tests.cli.runner import ROOT

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


@GAMES
def test_every_rule_has_its_texts(name: str) -> None:
    for rule in bottega.game(name).rules.rules:
        assert ID.fullmatch(rule.id), rule.id
        for language in LANGUAGES:
            assert len(rule.text(language)) > 10, (rule.id, language)
            assert "{" not in rule.text(language), (rule.id, language)
        assert len({rule.text(language) for language in LANGUAGES}) == 3, (
            f"{rule.id}: two languages are the same"
        )


@GAMES
def test_every_rule_is_carried_out_by_a_function(name: str) -> None:
    ids = {rule.id for rule in bottega.game(name).rules.rules}
    assert ids - cited(name) == set(), "rules that no function cites"
    assert cited(name) - ids == set(), "functions cite rules that the catalogue doesn't have"


@GAMES
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    ids = {rule.id for rule in bottega.game(name).rules.rules}
    assert ids - proved() == set(), "rules that no test is marked with"


def test_no_test_proves_a_rule_that_is_not_there() -> None:
    every = {rule.id for name in bottega.game_names() for rule in bottega.game(name).rules.rules}
    ours = {rule for rule in proved() if any(rule.split("-")[0] == known.split("-")[0] for known in every)}
    assert ours <= every
