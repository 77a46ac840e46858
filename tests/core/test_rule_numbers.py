"""Texts of rules repeat no number of the content: such numbers are in braces and filled in from it."""

from __future__ import annotations

import re

import pytest

import bottega
from bottega.core.catalogue import rule_texts
from tests.languages import LANGUAGES

WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve fifteen twenty fifty hundred twice thrice",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici quindici venti cinquanta cento",
    "de": (
        "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig fünfzig hundert "
        "zweimal dreimal viermal"
    ),
}
"""Numbers in words. What can have another sense ("once", "half", "both") is left out, but for the Italian "sei"."""

STRUCTURAL = {
    "florenza": {
        "the phases of a round, which are numbered": (
            *("phase 5", "fase 5", "Phase 5"),
            *("eight phases", "otto fasi", "acht Phasen"),
        ),
        "there are three kinds of special markers": ("three special", "tre speciali", "drei besonderen"),
        "each family builds twice before the first round": ("Twice, from", "Per due volte", "Zweimal, von"),
        "a swap on the market": ("give two for one", "darne due per una", "zwei gegen einen"),
        "what two_rolls lists": ("rolled twice", "tira due volte", "zweimal gewürfelt"),
        "the faces of a die": ("beyond six", "oltre sei", "über sechs"),
        "a ghost's first buildings, chosen by a die each": (
            *("two of the first six", "due dei primi sei", "zwei der ersten sechs"),
            *("its two", "i suoi due", "seine zwei"),
        ),
        "the dice of a ghost that builds": ("two dice", "due dadi", "zwei Würfel"),
    },
    "florenza-dice": {
        "what one Fiorini icon and one Fiorini bonus are worth: all sums are whole hundreds": (
            "100 Fiorini",
        ),
        "the sign on the building table for once in each turn": ("(1x)",),
        "the columns of the table of rounds": (
            *("Four players", "three play", "two play"),
            *("In quattro si", "in tre", "in due"),
        ),
        "the dice, which have names": (
            *("six dice", "any of the six", "sei dadi", "tutti e sei", "dei sei"),
            *("sechs Würfel", "beliebiger der sechs"),
        ),
        "the phases of a round": ("first two phases", "prime due fasi"),
        "the boxes of the score sheet": ("Six boxes", "Sei caselle", "Sechs Kästchen"),
        "the verb": ("Non sei", "solo sei", "round sei"),
    },
    "dice-forge": {
        "the columns of the tables by players": ("two, three or four players", "In due, tre o quattro"),
        "the dice of a player": (
            *("same two dice", "stessi due dadi", "gleichen zwei Würfeln"),
            *("le due facce", "i due dadi"),
            *("two of their dice", "the two faces", "due dei loro dadi", "zwei ihrer Würfel"),
        ),
        "the steps of a turn": ("four steps", "quattro passi", "vier Phasen"),
        "the kinds of action": ("dei due tipi",),
        "the track of glory ends at a hundred": ("hundred", "cento", "hundert", "Hundert"),
        "the sides of a Hammer, each with its own reward": ("two sides", "due lati", "zwei Seiten"),
        "the verb": ("se sei", "o sei"),
    },
}
"""Numbers that no content changes, as they stand in the texts, by the reason why."""

GAMES = bottega.game_names()


def written(name: str) -> dict[tuple[str, str], str]:
    """The texts of a game's rules, by rule and language, as the files have them, without what is filled in."""
    package = bottega.game(name).package
    return {
        (rule, language): re.sub(r"\{\w+\}", "", said)
        for language in LANGUAGES
        for rule, said in rule_texts(package, language).rules.items()
    }


def structural(name: str) -> list[str]:
    return [phrase for phrases in STRUCTURAL.get(name, {}).values() for phrase in phrases]


def numbers_in(text: str, language: str) -> list[str]:
    """The numbers of a text, as digits or as words."""
    return re.findall(rf"\d+|\b(?:{WORDS[language].replace(' ', '|')})\b", text, re.IGNORECASE)


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_rule_repeats_a_number_of_the_content(name: str) -> None:
    found = {}
    for (rule, language), text in written(name).items():
        for allowed in structural(name):
            text = text.replace(allowed, "")
        if numbers_in(text, language):
            found[rule, language] = numbers_in(text, language), text
    assert not found, "numbers that are neither filled in from the content nor listed as structural"


@pytest.mark.parametrize("name", STRUCTURAL)
def test_what_is_listed_as_structural_is_there(name: str) -> None:
    texts = " ".join(written(name).values())
    assert [allowed for allowed in structural(name) if allowed not in texts] == []


def test_numbers_are_found_in_words_and_digits() -> None:
    assert numbers_in("Eight familiars, 3 markers, once", "en") == ["Eight", "3"]
    assert numbers_in("otto familiari", "it") == ["otto"]
    assert numbers_in("acht Mitglieder, achtbar", "de") == ["acht"]
