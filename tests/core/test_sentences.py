"""Every text of every catalogue with numbers and long names: no slips as programs make them with sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import bottega
from bottega.core.guide import guides_of
from bottega.core.languages import typographic
from tests.cli.runner import ROOT
from tests.languages import LANGUAGES
from tests.sentences import check, faults

pytestmark = pytest.mark.once

FOLDER = ROOT / "src/bottega/languages"
PARTS = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
EACH = pytest.mark.parametrize("part", PARTS)
LONG = "Bartolomea-Massimiliana Quarantacinque"
"""The longest name of a player or thing."""
NUMBERS = frozenset(
    re.findall(
        r"\w+",
        """
    count points number round value florins n steps fiorini rolls space side moves left target square rounds pot move
    minutes gold times tables pp bp pieces members spare stars score marks hours players said changed done all seat
    sun moon lost skipped step cards wanted reserve zone exiled marked of built made dice money length limit
""",
    )
)
"""Arguments that are numbers in all catalogues, or that read well as one; everything else is a name."""


PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Holes(visitor.Visitor):
    """Collects the variables of a message, and those whose value selects a variant."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def messages(file: Path) -> Iterator[tuple[str, Holes]]:
    """The messages and terms of a file, each with its holes."""
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            holes = Holes()
            holes.visit(entry)
            yield entry.id.name, holes


def rendered(part: str, language: str) -> Iterator[tuple[str, str]]:
    """Every message with 0, 1, 2 and long names, and with each word that selects a variant."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("core", part):
        file = typographic((FOLDER / language / f"{name}.ftl").read_text("utf-8"))
        bundle.add_resource(FluentResource(file), allow_overrides=True)
    for key, holes in messages(FOLDER / language / f"{part}.ftl"):
        message = bundle.get_message(key)
        for pattern in [message.value, *message.attributes.values()]:
            if pattern is None:
                continue
            for number in (0, 1, 2):
                args: dict[str, int | str] = {
                    name: number if name in NUMBERS else LONG for name in holes.names
                }
                for name, words in holes.words.items() or [("", {""})]:
                    for word in words or {""}:
                        said, _ = bundle.format_pattern(pattern, {**args, **({name: word} if word else {})})
                        yield key, str(said)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_reads_well_with_any_number_and_name(part: str, language: str) -> None:
    wrong = {
        f"{key}: {', '.join(found)}: {said}"
        for key, said in rendered(part, language)
        if (found := faults(said, language, said=False))
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("name", bottega.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_lessons_read_well(name: str, language: str) -> None:
    game = bottega.game(name)
    for rule in game.rules.rules:
        check(rule.text(language), language, said=False)
    for guide in guides_of(game.package):
        for key in guide.keys:
            check(guide.texts[language][key], language, said=False)


GONE = {
    "en": [
        "every 200 left are", "Put { $marker }", "{ $resource } for everybody", "good faces are worth gold", "= Lists",
        "left are worth",
    ],
    "it": [
        "Tieni il {", "} a round)", "in { $building }", " a { $fortune }", "occa a {", "da allocare",
        "= Gioca e conferma", "Da solo", "ercors", "sedia", "Sedia", "icont", "non sono cattivi", "} è completa.",
        "ancella",
    ],
    "de": [
        "schmiedet es", "gegen eins\n", "gegen eins ", "Es fehlt noch", "um Würfel",
        "an { $game }", "niemand ist fertig", "= Anfang", "= Listen", "Würfel { $stuff }", "gemacht hat", "{ $die }n ",
        "= o.\n",
    ],
}  # fmt: skip
"""Words of slips that were found by reading."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_slips_have_not_come_back(language: str) -> None:
    texts = [(FOLDER / language / f"{part}.ftl").read_text("utf-8") for part in PARTS]
    guides = [guide for name in bottega.game_names() for guide in bottega.game(name).guides]
    texts += [text for guide in guides for text in guide.texts[language].values()]
    for words in GONE.get(language, []):
        assert not any(words in text for text in texts), words


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada: income of Palazzo: Ritratto"),
        ("en", "Ada: 1 points · 200 F"),
        ("en", "Ada gets -1 PP"),
        ("en", "Ada takes 0 PP in tokens"),
        ("en", "Take it for 0 suns, 3 moons"),
        ("en", "Ada's sheet"),
        ("it", "Tieni il 1: 2 PP"),
        ("it", "Round 3: tocca a Ada"),
        ("it", "Ottieni 2 ori"),
        ("it", "Fai 2 passo"),
        ("de", "Ada nimmt 200 Fiorini statt eine beliebige Ressource"),
        ("de", "Ada verwirklicht Facciata (Duomo) (Maler: anonym)"),
        ("de", "Ada hat 1 Punkte"),
        ("de", "Ada erhält { $gain }"),
    ],
)
def test_known_slips_are_noticed(language: str, sentence: str) -> None:
    assert faults(sentence, language)
