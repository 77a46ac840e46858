"""Law: everything that a table can name has a name, a short name, a sentence and an effect, in every language."""

from __future__ import annotations

import pytest

import bottega
from bottega.core.content import content_names
from bottega.core.game import Game
from bottega.core.languages import LANGUAGES
from bottega.core.texts import Text
from bottega.core.things import Other

CONTENTS = [
    (name, content) for name in bottega.game_names() for content in content_names(bottega.game(name).package)
]


def said(game: Game, what: Text | str, language: str) -> str:
    return what if isinstance(what, str) else game.say(what, language)


@pytest.mark.parametrize(("name", "content"), CONTENTS)
def test_things_have_names_a_sentence_and_an_effect_in_every_language(name: str, content: str) -> None:
    game = bottega.game(name, content)
    things = game.things()
    ids = [thing.id for thing in things]
    assert len(ids) == len(set(ids))
    for thing in things:
        assert {part.thing for part in thing.effect if isinstance(part, Other)} <= set(ids), thing.id
        for language in LANGUAGES:
            words = [said(game, what, language).strip() for what in (thing.name, thing.short, thing.text)]
            assert all(words), f"{thing.id} in {language}: {words}"
            assert len(words[1]) <= len(words[0]), f"{thing.id} in {language}: {words[1]} is not short"
            assert game.effect_text(thing.effect, language).strip(), f"{thing.id} in {language} has no effect"
