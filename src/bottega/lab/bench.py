"""How fast the engines are: random games with canonical actions, and copies, on one core."""

from __future__ import annotations

import sys
import time

import msgspec

from bottega.core.build import INTERPRETED, current_build
from bottega.core.game import Game
from bottega.core.playout import copies, playout
from bottega.core.position import new_buffer
from bottega.core.rng import Rng


class Speed(msgspec.Struct):
    """The measurements for one game and number of players."""

    game: str
    players: int
    build: str
    compiled: bool
    decisions_per_second: float
    games_per_second: float
    copies_per_second: float
    decisions_per_game: float
    position_bytes: int


def measure(game: Game, players: int, seconds: float, seed: int = 1) -> Speed:
    """Play random games for the given seconds, and copy positions for a quarter of that."""
    first = game.start(players)
    rng, buf = Rng(seed, players), new_buffer()
    games = decisions = 0
    started = now = time.perf_counter()
    while now - started < seconds:
        decisions += playout(first.copy(), rng, buf)
        games += 1
        now = time.perf_counter()
    playing = now - started

    copied, each = 0, 1000
    started = now = time.perf_counter()
    while now - started < seconds / 4:
        copies(first, each)
        copied += each
        now = time.perf_counter()
    return Speed(
        game=game.name,
        players=players,
        build=current_build(),
        compiled=current_build() != INTERPRETED,
        decisions_per_second=decisions / playing,
        games_per_second=games / playing,
        copies_per_second=copied / (now - started),
        decisions_per_game=decisions / games,
        position_bytes=sys.getsizeof(first) + 2 * len(first.cells),
    )
