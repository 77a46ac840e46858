"""Names of people are text on every board, also those that look like rich's markup."""

from __future__ import annotations

import pytest
from rich.console import Console

import bottega
from bottega.core.game import Game
from bottega.core.registry import game_names
from bottega.core.rng import Rng

NAMES = ["[/b][red]x", "[bold]y"]


def shown(game: Game, what: object) -> str:
    console = Console(width=160, color_system=None)
    with console.capture() as caught:
        console.print(what)
    return caught.get()


@pytest.mark.parametrize("name", game_names())
def test_names_are_shown_as_they_are(name: str) -> None:
    game, rng = bottega.game(name), Rng(1)
    position = game.start(2)
    for _ in range(12):
        seat = max(0, position.to_act)
        for drawn in (
            game.draw(position, seat, "en", NAMES),
            game.draw_short(position, seat, "en", NAMES),
            game.draw_sheet(position, seat, seat, "en", NAMES),
        ):
            assert NAMES[seat] in shown(game, drawn)
        if position.to_act == bottega.OVER:
            break
        position.apply(position.sample(rng) if position.to_act == bottega.CHANCE else position.actions()[0])


def test_a_game_without_a_board_of_its_own_shows_names_as_they_are() -> None:
    from bottega.core.plain import draw

    game = bottega.game("pig")
    text = shown(game, draw(game, game.plain_view(game.start(2)), "en", NAMES))
    assert all(name in text for name in NAMES)
