"""Each game has a table of its rulebook's sentences: every sentence with a rule stands in an entry of the catalogue."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.core.catalogue import Catalogue

pytestmark = pytest.mark.once

NO_RULE = {
    "components": "what is in the box, and where it lies on the table",
    "flavour": "theme, history and designers' notes",
    "credits": "who made the game",
    "advice": "hints for good play and for learning",
    "paper": "writing, turning and moving of real things that the program does by itself",
}
"""Why a sentence of a rulebook needs no entry."""

GAMES = [name for name in bottega.game_names() if name != "pig"]  # pig has no rulebook


def sentences(name: str) -> dict[str, Any]:
    folder = bottega.game(name).package.rpartition(".")[2]
    return tomllib.loads((Path(__file__).parent / folder / "sentences.toml").read_text("utf-8"))


def rows(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row, with the section that it is in."""
    for section in sentences(name)["section"]:
        for row in section["rows"]:
            yield f"{', '.join(section['books'])}: {section['title']}", row


def in_a_book(name: str) -> set[str]:
    return {rule for _, row in rows(name) for rule in row.get("rules", ())}


def in_no_book(name: str) -> set[str]:
    return {rule for row in sentences(name)["elsewhere"] for rule in row["rules"]}


def entries(name: str) -> set[str]:
    """The ids of all entries, also of those that only some contents have."""
    return {rule.id for rule in Catalogue(bottega.game(name).package).rules}


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_that_is_named_exists(name: str) -> None:
    assert (in_a_book(name) | in_no_book(name)) - entries(name) == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_comes_from_a_rulebook_or_says_why_not(name: str) -> None:
    assert entries(name) - in_a_book(name) - in_no_book(name) == set(), "entries without a sentence"
    assert in_a_book(name) & in_no_book(name) == set(), "entries of a rulebook that are called rulings"
    for row in sentences(name)["elsewhere"]:
        assert row["why"].startswith(("ruling: ", "house: ", "source: ")), row


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_without_a_home(name: str) -> None:
    for where, row in rows(name):
        assert row["words"].strip(), where
        if "none" in row:
            assert row["none"] in NO_RULE, (where, row)
            assert "rules" not in row, (where, row)
        else:
            assert row["rules"], (where, row)
            assert len(set(row["rules"])) == len(row["rules"]), (where, row)


@pytest.mark.parametrize("name", GAMES)
def test_every_section_is_of_a_book_of_the_table_and_no_row_is_there_twice(name: str) -> None:
    books = sentences(name)["books"]
    used = [book for section in sentences(name)["section"] for book in section["books"]]
    assert set(used) == set(books)
    words = [(where, row["words"]) for where, row in rows(name)]
    assert len(set(words)) == len(words)
