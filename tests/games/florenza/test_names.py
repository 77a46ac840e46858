"""Office, cards and track are called after captains in the box: here each has a name of its own."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import bottega
from bottega import OVER, Rng

NAMES = {
    "en": r"captain(?! of the people|s? of fortune)",
    "it": r"capitan[oi](?! del popolo| di ventura)",
    "de": r"(?<!volks)kapitän|hauptmann|söldner(?!führer)",
}


@pytest.mark.parametrize("language", NAMES)
def test_nothing_is_called_just_captain(language: str) -> None:
    game = bottega.game("florenza")
    texts = files("bottega.languages") / language
    own, page = (texts.joinpath(name).read_text("utf-8") for name in ("florenza.ftl", "page.ftl"))
    lines = [*own.splitlines(), *page.splitlines()]
    values = [line.partition(" = ")[2] for line in lines if line in own or line.startswith("fx-")]
    said = [*values, *(rule.text(language) for rule in game.rules.rules)]
    said += game.guides[0].texts[language].values()
    plain = [re.sub(r"\{[^}]*\}", "", text) for text in said]
    assert [text for text in plain if re.search(NAMES[language], text, re.I)] == []


@pytest.mark.parametrize("tokens", [True, False])
def test_the_score_sheet_names_all_that_brings_points_from_the_start(tokens: bool) -> None:
    game = bottega.game("florenza")
    p, rng = game.start(2, open=tokens), Rng(1)
    early = game.score_sheet(p)
    while p.to_act != OVER:
        actions = p.actions()
        p.apply(p.sample(rng) if p.to_act < 0 else actions[rng.below(len(actions))])
    late = game.score_sheet(p)
    assert [line.label.key for line in early] == [line.label.key for line in late]
    assert len(early) == 11
    assert [line.later for line in early] == [False, not tokens, *[True] * 8, False]
    assert not any(line.later for line in late)
    for sheet in (early, late):
        *lines, total = sheet
        assert [sum(line.points[seat] for line in lines) for seat in range(2)] == total.points
