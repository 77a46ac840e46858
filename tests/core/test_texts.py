"""Every text in every language, with the same holes to fill."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

import bottega
from bottega import OptionError, Text
from bottega.core.texts import Texts, player, text
from tests.cli.runner import ROOT
from tests.languages import LANGUAGES

pytestmark = pytest.mark.once

FOLDER = ROOT / "src/bottega/languages"
EACH = pytest.mark.parametrize("part", sorted(file.stem for file in (FOLDER / "en").glob("*.ftl")))


class Holes(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    found = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            holes = Holes()
            holes.visit(entry)
            found[entry.id.name] = holes.names
    return found


def filled(holes: set[str]) -> set[str]:
    """The arguments that fill these holes: `$resource-the` is a form of `$resource`."""
    return {hole.partition("-")[0] for hole in holes}


@EACH
def test_complete_languages_agree(part: str) -> None:
    catalogues = {language: messages(FOLDER / language / f"{part}.ftl") for language in LANGUAGES}
    for language in LANGUAGES:
        assert catalogues[language].keys() == catalogues["en"].keys(), f"{part}: en and {language} differ"
        for key, holes in catalogues[language].items():
            assert filled(holes) == filled(catalogues["en"][key]), (
                f"{part}: {key} has other holes in {language}"
            )


@pytest.mark.parametrize("name", bottega.game_names())
def test_every_game_has_a_title_and_words_for_its_options(name: str) -> None:
    import msgspec

    game = bottega.game(name)
    for language in LANGUAGES:
        assert game.title(language)
        assert game.say(Text("game-blurb"), language)
        for field in msgspec.structs.fields(game.Options):
            assert game.say(Text(f"option-{field.name}"), language)


def test_texts_nest() -> None:
    texts = Texts("bottega.games.pig", "bottega.core")
    said = text("event-rolled", who=text("game-title"), side=3, pot=9)
    assert texts.format(said, "de") == "Pig würfelt 3: 9 im Topf"
    assert texts.format(Text("score-total"), "it") == "Totale"


def test_a_word_has_the_form_that_the_sentence_needs() -> None:
    texts = bottega.game("florenza-dice").texts
    asked = text("question-place", resource=text("kind-spice"), left=1)
    said = {language: texts.format(asked, language) for language in ("en", "it", "de", "fr")}
    assert said == {
        "en": "Where does the spice go?",
        "it": "Dove va la spezia?",
        "de": "Wohin mit Gewürz?",
        "fr": "Où va l’épice\u202f?",
    }


def test_a_missing_text_or_language_is_told() -> None:
    texts = Texts("bottega.core")
    with pytest.raises(KeyError, match="no text 'nothing' in en"):
        texts.format(Text("nothing"), "en")
    with pytest.raises(OptionError, match="no texts in 'xx'; choose en, de"):
        texts.format(Text("score-total"), "xx")
    with pytest.raises(KeyError, match="event-rolled"):
        Texts("bottega.games.pig").format(text("event-rolled", who="Ada"), "en")


def test_players_are_said_by_name_or_else_by_number() -> None:
    texts = Texts("bottega.core")
    assert texts.format(player(1), "en", ["Ada", "Bruno"]) == "Bruno"
    assert texts.format(player(1), "it") == "giocatore 2"
    assert texts.format(player(2), "de", ["Ada", "Bruno"]) == "Spieler 3"


@pytest.mark.parametrize("name", bottega.game_names())
def test_texts_are_said_as_fluent_says_them(name: str) -> None:
    """Also those that are filled without it, and with numbers that a language writes in its own way."""
    texts = bottega.game(name).texts
    for language in LANGUAGES:
        bundle = texts.bundle(language)
        for key, holes in messages(FOLDER / language / f"{name.replace('-', '_')}.ftl").items():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            values: list[int | str] = ["Ada", 0, 1, 7, -3, 999, 1000, 12_345]
            for value in values:
                said, problems = bundle.format_pattern(pattern, dict.fromkeys(holes, value))
                assert problems or texts.format(Text(key, {**dict.fromkeys(holes, value)}), language) == said
