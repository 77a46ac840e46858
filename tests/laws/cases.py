"""What the laws run over: every registered game, each number of players, and the variants of variants.toml."""

from __future__ import annotations

import os
import tomllib
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bottega
from bottega import Game, OptionError, Position

VARIANTS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "variants.toml").read_text("utf-8"))

SEED = int(os.environ.get("BOTTEGA_SEED") or 1)
"""Always the same in `make test`, new each day in `make soak`; a failing test prints it."""

ONE_GAME = int(os.environ.get("BOTTEGA_GAME") or -1)
"""BOTTEGA_GAME repeats one of them, by the number that a failing test prints."""


class Case(NamedTuple):
    """One way of playing one game."""

    name: str
    players: int
    options: dict[str, Any]
    content: str | None = None
    """The name of a shipped content; None for the one that is played with if nobody says otherwise."""

    @property
    def game(self) -> Game:
        return bottega.game(self.name, self.content)

    def start(self) -> Position:
        return self.game.start(self.players, **self.options)

    def __str__(self) -> str:
        given = {**self.options, "content": self.content} if self.content else self.options
        extra = "".join(f"-{name}={value}" for name, value in given.items())
        return f"{self.name}-{self.players}{extra}".replace(" ", "")


def cases() -> list[Case]:
    found = []
    for name in bottega.game_names():
        game = bottega.game(name)
        for players in range(game.min_players, game.max_players + 1):
            case = Case(name, players, {})
            try:
                case.start()
            except OptionError:  # not without options, such as one player without a ghost
                continue
            found.append(case)
        for variant in VARIANTS.get(name, {}).get("variants", []):
            found.append(Case(name, variant["players"], variant.get("options", {}), variant.get("content")))
    return found


CASES = cases()


def once(case: Case) -> list[pytest.MarkDecorator]:
    """Only two players without options are tested on both forms of the package: both play all cases alike."""
    plain = case.players == 2 and not case.options and case.content is None
    return [] if plain else [pytest.mark.once]


EACH = pytest.mark.parametrize("case", [pytest.param(case, marks=once(case)) for case in CASES], ids=str)


def soak_games(case: Case, kind: str) -> int:
    """How many of the games that `make soak` plays of a game (see variants.toml) are of this case of it."""
    given = VARIANTS["laws"] | VARIANTS.get(case.name, {}).get("laws", {})
    return ceil(int(given[kind]) / sum(other.name == case.name for other in CASES))
