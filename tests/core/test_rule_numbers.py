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
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt cinquante cent",
}
"""Numbers in words. What can have another sense ("once", "half", "both") is left out, but for the Italian "sei"."""

STRUCTURAL = {
    "florenza": {
        "the phases of a round, which are numbered": (
            *("phase 5", "fase 5", "Phase 5"),
            *("eight phases", "otto fasi", "acht Phasen", "huit phases"),
        ),
        "there are three kinds of special markers": (
            "three special",
            "tre speciali",
            "drei besonderen",
            "trois spéciaux",
        ),
        "each family builds twice before the first round": (
            "Twice, from",
            "Per due volte",
            "Zweimal, von",
            "Deux fois, de",
        ),
        "a swap on the market": (
            *("give two for one", "darne due per una", "zwei gegen einen", "donner deux contre une"),
        ),
        "what two_rolls lists": (
            *("rolled twice", "tira due volte", "zweimal gewürfelt", "lance deux fois"),
        ),
        "the faces of a die": ("beyond six", "oltre sei", "über sechs", "au-delà de six"),
        "a ghost's first buildings, chosen by a die each": (
            *("two of the first six", "due dei primi sei", "zwei der ersten sechs", "deux des six premiers"),
            *("its two", "i suoi due", "seine zwei", "ses deux"),
        ),
        "the dice of a ghost that builds": ("two dice", "due dadi", "zwei Würfel", "deux dés"),
        "both": ("Les deux blasons", "les deux charges", "les deux pouvoirs"),
    },
    "florenza-dice": {
        "what one Fiorini icon and one Fiorini bonus are worth: all sums are whole hundreds": (
            *("100 Fiorini", "100 florins"),
        ),
        "the sign on the building table for once in each turn": ("(1x)",),
        "the columns of the table of rounds": (
            *("Four players", "three play", "two play"),
            *("In quattro si", "in tre", "in due"),
            *("À quatre", "à trois", "à deux"),
        ),
        "the dice, which have names": (
            *("six dice", "any of the six", "sei dadi", "tutti e sei", "dei sei"),
            *("sechs Würfel", "beliebiger der sechs"),
            *("six dés", "lequel des six"),
        ),
        "the phases of a round": ("first two phases", "prime due fasi", "deux premières phases"),
        "the boxes of the score sheet": ("Six boxes", "Sei caselle", "Sechs Kästchen", "Six cases"),
        "the verb": ("Non sei", "solo sei", "round sei"),
    },
    "dice-forge": {
        "the columns of the tables by players": (
            *("two, three or four players", "In due, tre o quattro", "À deux, trois ou quatre"),
        ),
        "the dice of a player": (
            *("same two dice", "stessi due dadi", "gleichen zwei Würfeln"),
            *("le due facce", "i due dadi"),
            *("deux mêmes dés", "deux dés", "les deux faces", "deux de ces dés", "les deux pertes"),
            *("two of their dice", "the two faces", "due dei loro dadi", "zwei ihrer Würfel"),
        ),
        "the steps of a turn": ("four steps", "quattro passi", "vier Phasen", "quatre étapes"),
        "the kinds of action": ("dei due tipi",),
        "the track of glory ends at a hundred": ("hundred", "cento", "hundert", "Hundert", "à cent"),
        "the sides of a Hammer, each with its own reward": (
            "two sides",
            "due lati",
            "zwei Seiten",
            "deux côtés",
        ),
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
