"""Familiars, tiles, characters, crests and markers: nothing is lost, in any game."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega import OptionError
from tests.games.florenza.properties import play_checked
from tests.soak import soak

GAME = bottega.game("florenza")
LEVELS = ("facile", "media", "difficile", "capolavoro")
WAYS: list[tuple[int, dict[str, Any]]] = [
    *((players, {}) for players in (2, 3, 4, 5)),
    *((players, {"dice": False}) for players in (2, 5)),
    *((1, {"ghosts": LEVELS[: ghosts + 1], "dice": ghosts % 2 == 0}) for ghosts in range(4)),
]
EACH = pytest.mark.parametrize("way", range(len(WAYS)))


@EACH
def test_nothing_is_lost(way: int) -> None:
    players, options = WAYS[way]
    play_checked(GAME, GAME.start(players, **options), 100 + way, every=5)


@pytest.mark.soak
@EACH
def test_nothing_is_lost_in_many_games(way: int) -> None:
    players, options = WAYS[way]

    def play(seed: int, number: int) -> None:
        play_checked(GAME, GAME.start(players, **options), seed + number, every=40)

    soak("florenza", 5000, play)


def test_the_box() -> None:
    box = GAME.content.tables
    assert sum(row.tiles for row in box.building) == 44
    assert [row.kind for row in box.character].count("artist") == 34
    cheap = {1, 2, 3, 4, 5, 6, 19}
    for row in box.building:
        affordable = all(count <= 1 for count in row.cost.row()[:6]) and row.cost.florins <= 100
        assert affordable == (row.no in cheap), row.name
    for skill in box.skill:
        faces = skill.faces()
        assert faces == sorted(faces)
        if skill.artist:
            assert faces[5] > faces[4]
            assert skill.masterpiece == 6
            assert skill.after <= faces[5]


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (3, {"ghosts": ["media"]}, "ghosts play against one person only"),
        (1, {"ghosts": ["media"] * 5}, "at most 4, not 5"),
        (1, {"ghosts": ["hard"]}, "option ghosts"),
        (6, {}, "1 to 5 players, not 6"),
    ],
)
def test_wrong_options_are_refused(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.start(players, **options)
