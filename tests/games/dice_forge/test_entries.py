"""The list for people at typical decisions."""

from __future__ import annotations

from itertools import groupby

import pytest

from bottega import Position
from bottega.core.game import LAST
from bottega.core.texts import Text
from tests.languages import LANGUAGES
from tests.rulebook.dice_forge.table import GAME, bless, hero, play, roll, table

NAMES = ["Ada", "Bruno", "Carla", "Dora"]


def listed(p: Position, language: str = "en") -> dict[str, list[str]]:
    """What is shown, under the titles of the groups; what ends the turn stands under "last"."""
    shown = [entry for entry in GAME.entries(p) if not entry.more]
    found = {}
    for group, run in groupby(shown, key=lambda entry: "last" if entry.rank == LAST else entry.group):
        title = group if group in ("", "last") else GAME.say(Text(f"group-{group}"), language)
        found[title] = [GAME.say(entry.short, language, NAMES) for entry in run]
    return found


def hidden(p: Position) -> set[str]:
    return {GAME.notate(p, entry.action) for entry in GAME.entries(p) if entry.more}


ACTION = {
    "en": {
        "Faces": ["3● for 2●", "1☾ for 2●"],
        "Feats for suns": ["The Elder 1☼", "Wild Spirits 1☼ 2✦"],
        "Feats for moons": ["The Blacksmith’s Hammer 1☾", "The Blacksmith’s Chest 1☾ 2✦"],
        "last": ["Do nothing"],
    },
    "it": {
        "Facce": ["3● per 2●", "1☾ per 2●"],
        "Imprese per Frammenti Solari": ["Anziano 1☼", "Spiriti Selvaggi 1☼ 2✦"],
        "Imprese per Frammenti Lunari": ["Martello del Fabbro 1☾", "Forziere del Fabbro 1☾ 2✦"],
        "last": ["Non fare nulla"],
    },
    "de": {
        "Seiten": ["3● für 2●", "1☾ für 2●"],
        "Heldentaten für Sonnensplitter": ["Der Älteste 1☼", "Wilde Geister 1☼ 2✦"],
        "Heldentaten für Mondsplitter": ["Hammer des Schmieds 1☾", "Truhe des Schmieds 1☾ 2✦"],
        "last": ["Nichts tun"],
    },
}


@pytest.mark.parametrize("language", ACTION)
def test_an_action_has_faces_feats_and_the_end_of_the_turn_last(language: str) -> None:
    assert listed(table(hero(gold=2, sun=1, moon=1), hero()), language) == ACTION[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_richest_action_shows_no_more_than_twelve_in_a_group(language: str) -> None:
    p = table(hero(gold=12, sun=6, moon=6), hero(), hero(), hero())
    shown = listed(p, language)
    assert [len(entries) for entries in shown.values()] == [9, 7, 7, 8, 1]
    assert max(len(short) for entries in shown.values() for short in entries) <= 32


FORGE = {
    "en": ("On the light die, in place of", "On the dark die, in place of"),
    "it": ("Sul dado chiaro, al posto di", "Sul dado scuro, al posto di"),
    "de": ("Auf den hellen Würfel, anstelle von", "Auf den dunklen Würfel, anstelle von"),
}


@pytest.mark.parametrize("language", FORGE)
def test_forging_lists_the_faces_of_each_die_and_hides_the_same_face(language: str) -> None:
    p = table(hero(gold=2), hero())
    play(p, "buy m1")
    light, dark = FORGE[language]
    assert listed(p, language) == {light: ["1●", "1☼"], dark: ["1●", "2✦"]}
    assert hidden(p) == {"forge dark m1"}


def test_a_triton_stands_apart_before_the_end_of_the_turn() -> None:
    p = table(hero(gold=2, cards="triton", tritons=1), hero(), sets="triton")
    assert list(listed(p)) == ["Faces", "At any time", "last"]
    assert listed(p)["At any time"] == ["Triton: 6●", "Triton: 2☼", "Triton: 2☾"]


def test_an_extra_action_that_could_not_be_used_is_hidden() -> None:
    p = table(hero(sun=2, moon=1), hero())
    play(p, "feat chest")
    assert (listed(p), hidden(p)) == ({"last": ["End your turn"]}, {"extra"})
    p = table(hero(gold=2, sun=2, moon=1), hero())
    play(p, "feat chest")
    assert listed(p) == {"": ["Extra action for 2☼"], "last": ["End your turn"]}


def test_gold_that_the_hammer_could_take_is_not_thrown_away_unasked() -> None:
    p = table(hero(gold=10, cards="triton hammer", tritons=1), hero(), sets="triton")
    play(p, "triton gold")
    assert listed(p)[""] == ["Hammer 6, reserve 0", "Hammer 5, reserve 1", "Hammer 4, reserve 2"]
    assert hidden(p) == {"put 0", "put 1", "put 2", "put 3"}


def shorts(p: Position, language: str = "en") -> dict[str, str]:
    """All entries by their notations, those behind "more" too."""
    return {GAME.notate(p, entry.action): GAME.say(entry.short, language) for entry in GAME.entries(p)}


def test_at_a_full_reserve_the_short_list_says_what_is_lost() -> None:
    p = bless(hero(gold=12, light="g4", cards="hammer"), hero())
    roll(p, "g4 g1 g1 g1")
    assert shorts(p)["put 0"] == "Hammer 0, reserve 0, 4 lost"
    assert shorts(p)["put 3"] == "Hammer 3, reserve 0, 1 lost"
    assert shorts(p)["put 4"] == "Hammer 4, reserve 0"
    assert shorts(p, "it")["put 0"] == "Martello 0, riserva 0, 4 persi"
    assert shorts(p, "de")["put 0"] == "Hammer 0, Vorrat 0, 4 verloren"


def test_an_extra_action_after_which_nothing_can_be_paid_says_so() -> None:
    p = table(hero(sun=2, moon=1), hero())
    play(p, "feat chest")
    extra = GAME.find(p, "extra")
    assert shorts(p)["extra"] == "Extra action for 2☼, then nothing affordable"
    assert GAME.describe(p, extra, "en") == "Pay 2 suns for an extra action; then you can afford nothing"
    p = table(hero(gold=2, sun=2, moon=1), hero())
    play(p, "feat chest")
    assert GAME.describe(p, extra, "en") == "Pay 2 suns for an extra action"


def test_of_a_big_gain_only_what_matters_is_shown() -> None:
    p = bless(hero(light="g6", dark="x3", cards="hammer chest chest", hammer=4), hero())
    roll(p, "g6 x3 g1 g1")
    assert listed(p)[""] == ["Hammer 18, reserve 0", "Hammer 11, reserve 7", "Hammer 0, reserve 18"]


@pytest.mark.parametrize(
    ("language", "shorts"),
    [
        ("en", ["2☼ (Bruno, light)", "1☾ (Bruno, dark)"]),
        ("it", ["2☼ (Bruno, chiaro)", "1☾ (Bruno, scuro)"]),
        ("de", ["2☼ (Bruno, hell)", "1☾ (Bruno, dunkel)"]),
    ],
)
def test_a_mirror_lists_faces_with_their_dice(language: str, shorts: list[str]) -> None:
    p = bless(hero(light="mirror"), hero(light="s2"))
    roll(p, "mirror v2 s2 m1")
    assert sorted(listed(p, language)[""]) == sorted(shorts)


def test_of_dice_that_show_the_same_satyrs_list_one() -> None:
    p = table(hero(moon=3), hero(), hero())
    play(p, "feat satyrs")
    roll(p, "s1 g1 g1 g1")
    assert listed(p) == {"": ["1☼ (Bruno, light)", "1● (Bruno, dark)"]}


def test_shields_are_listed_with_what_they_pay() -> None:
    p = table(hero(sun=3), hero(), sets="shield")
    play(p, "feat shield")
    assert listed(p)[""] == [
        "red shield (2 suns)",
        "blue shield (2 moons)",
        "yellow shield (3 gold)",
        "green shield (3 glory)",
    ]
