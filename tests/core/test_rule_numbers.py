"""Texts of rules repeat no number of the content: such numbers are in braces and filled in from it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

import bottega
from bottega import LANGUAGES

STRUCTURAL = {
    "florenza": {
        "phase 5": "the phases of a round are numbered",
        "fase 5": "the same in Italian",
        "Phase 5": "the same in German",
    },
    "florenza-dice": {
        "100 Fiorini": "what one Fiorini icon and one Fiorini bonus are worth: all sums are whole hundreds",
        "(1x)": "the sign on the building table for once in each turn",
    },
}
"""Digits that no content changes, with the reason why."""

GAMES = bottega.game_names()


def written(name: str) -> dict[tuple[str, str], str]:
    """The texts of a game's rules, by rule and language, as rules.toml has them, without what is filled in."""
    source = files(bottega.game(name).package) / "rules.toml"
    rules = tomllib.loads(source.read_text("utf-8"))["rule"]
    return {
        (rule["id"], language): re.sub(r"\{\w+\}", "", rule[language])
        for rule in rules
        for language in LANGUAGES
    }


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_rule_repeats_a_number_of_the_content(name: str) -> None:
    found = {}
    for place, text in written(name).items():
        for allowed in STRUCTURAL.get(name, {}):
            text = text.replace(allowed, "")
        if re.search(r"\d", text):
            found[place] = text
    assert not found, "numbers that are neither filled in from the content nor listed as structural"


@pytest.mark.parametrize("name", STRUCTURAL)
def test_what_is_listed_as_structural_is_there(name: str) -> None:
    texts = " ".join(written(name).values())
    assert [allowed for allowed in STRUCTURAL[name] if allowed not in texts] == []
