"""The matches of the table in docs/bots.md."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from bottega.bots import LEVELS
from bottega.lab.matches import Match

GAMES = ("dice-forge", "florenza-dice", "florenza")


class NamedMatch(msgspec.Struct, frozen=True):
    """A line of the table."""

    name: str
    match: Match


def table_lines(games: int, seed: int) -> list[NamedMatch]:
    """All lines; `games` limits the number of games of each, 0 means no limit."""

    def line(
        name: str, count: int, game: str, players: int, first: str, second: str = "greedy", **options: Any
    ) -> NamedMatch:
        most = min(count, games) if games else count
        return NamedMatch(f"{game}, {name}", Match(game, players, first, second, most, seed, options))

    found = [
        line("2 players: maestro against greedy", 400, "dice-forge", 2, "maestro"),
        line("alone: maestro", 200, "florenza-dice", 1, "maestro"),
        line("alone: greedy", 200, "florenza-dice", 1, "greedy"),
        line("2 players: maestro against greedy", 400, "florenza-dice", 2, "maestro"),
        line("2 families: maestro against greedy", 400, "florenza", 2, "maestro"),
    ]
    for level, bot in itertools.product(("difficile", "capolavoro"), ("maestro", "greedy")):
        found.append(line(f"a ghost, {level}: {bot}", 100, "florenza", 1, bot, ghosts=[level]))
    for game, players in itertools.product(GAMES, (3, 4, 5)):
        if players < 5 or game == "florenza":
            found.append(line(f"{players} players: maestro among greedy", 150, game, players, "maestro"))
    for game in GAMES:
        for first, second in itertools.pairwise(reversed(LEVELS)):
            found.append(line(f"2 players: {first} against {second}", 300, game, 2, first, second))
        for first in ("fattorino", "garzone", "apprendista", "lavorante"):
            found.append(line(f"2 players: {first} against greedy", 300, game, 2, first))
    return found
