"""Matches between bots: for ladders, tournaments, and the tables in docs/bots.md.

In game number i the first bot has seat i modulo the number of players, and the second has all others; so the seats
are balanced, and the same dice are used once for each seat. A line for each finished game is appended to a file: an
interrupted match continues with the games that are missing, and none is played twice. The games are determined by the
seed and their numbers, whoever plays them.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bottega.bots import make, make_safe
from bottega.bots.guard import Failure, failures_of
from bottega.bots.match import run
from bottega.core.errors import OptionError
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng
from bottega.lab.workers import Workers, make_workers

BLOCK = 50
"""How many games of a match are played before the next match gets its turn."""


class Match(msgspec.Struct, frozen=True):
    """One bot against another, or among several; in a solo game there is no other."""

    game: str
    players: int
    first: str
    second: str
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    content: str | None = None

    @property
    def key(self) -> str:
        """Identifies the games of this match, whatever their number."""
        encoded = msgspec.json.encode(msgspec.structs.replace(self, games=0))
        return hashlib.sha256(encoded).hexdigest()[:16]


class MatchGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One finished game: where the first bot sat, its share of the win, and the points of all seats.

    If bots failed, `failed` has the number of decisions of each seat that greedy made instead.
    """

    number: int
    seat: int
    won: float
    points: list[int]
    failed: list[int] = []
    failures: list[Failure] = []


class MatchScore(msgspec.Struct, frozen=True):
    """The score of a match: the first bot's share of wins and its points, each with a 95% interval."""

    games: int
    won: float
    low: float
    high: float
    points: float
    off: float
    """Half the width of the interval of the points."""
    others: float
    failed: int = 0
    """How many decisions the first bot did not make, so that greedy made them."""
    others_failed: int = 0


def check(match: Match) -> None:
    """Refuse a match that cannot be played."""
    game = find_game(match.game, match.content)
    game.start(match.players, **match.options)
    for name in (match.first, match.second):
        make(name, Rng(0))
    if match.games < 1:
        raise OptionError(f"the number of games must be at least 1, not {match.games}")


def play(match: Match, number: int) -> MatchGame:
    """Play the game with this number of a match."""
    position = find_game(match.game, match.content).start(match.players, **match.options)
    seat = number % match.players
    bots = [
        make_safe(match.first if other == seat else match.second, Rng(match.seed, number, 1 + other))
        for other in range(position.seats)
    ]
    run(position, bots, Rng(match.seed, number // match.players, 0))
    winners = position.winners()
    won = 1 / len(winners) if seat in winners else 0.0
    return MatchGame(number, seat, won, position.scores(), *failures_of(bots, number))


class Book:
    """The file in which results are kept, one line for each game."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.results: dict[str, dict[int, MatchGame]] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        """Read the lines; an incomplete last line of a killed run is removed."""
        complete = 0
        for line in file.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            complete += len(line)
            key, result = json.loads(line)
            self._append(key, msgspec.convert(result, MatchGame))
        with file.open("rb+") as stream:
            stream.truncate(complete)

    def _append(self, key: str, result: MatchGame) -> None:
        self.results.setdefault(key, {})[result.number] = result

    def add(self, match: Match, result: MatchGame) -> None:
        self._append(match.key, result)
        if self.file is not None:
            with self.file.open("ab") as stream:
                stream.write(msgspec.json.encode([match.key, result]) + b"\n")

    def of(self, match: Match) -> list[MatchGame]:
        """The results of the match so far, in order."""
        found = self.results.get(match.key, {})
        return [found[number] for number in sorted(found) if number < match.games]

    def missing(self, match: Match) -> list[int]:
        found = self.results.get(match.key, {})
        return [number for number in range(match.games) if number not in found]


def run_matches(
    matches: Sequence[Match], book: Book, workers: Workers | None = None
) -> Generator[Match, None, None]:
    """Play the missing games; each item is the match of which a game was finished.

    All matches get a block of games in turn, then the next block: so each has some if a run is interrupted.
    """
    missing = [(match, number) for match in matches for number in book.missing(match)]
    in_turn = sorted(missing, key=lambda game: game[1] // BLOCK)
    for played in (workers or make_workers()).run(play_all, in_turn):
        for match, result in played:
            book.add(match, result)
            yield match


def play_all(games: list[tuple[Match, int]]) -> list[tuple[Match, MatchGame]]:
    return [(match, play(match, number)) for match, number in games]


def score(results: Sequence[MatchGame]) -> MatchScore:
    """How the first bot did in these games."""
    games = len(results)
    if games == 0:
        return MatchScore(0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)
    won = sum(result.won for result in results) / games
    low, high = wilson(won, games)
    own = [result.points[result.seat] for result in results]
    mean = sum(own) / games
    spread = math.sqrt(sum((points - mean) ** 2 for points in own) / max(1, games - 1))
    seats = len(results[0].points)
    others = sum(sum(result.points) for result in results) / games - mean
    failed = sum(result.failed[result.seat] for result in results if result.failed)
    return MatchScore(
        games,
        won,
        low,
        high,
        mean,
        1.96 * spread / math.sqrt(games),
        others / max(1, seats - 1),
        failed,
        sum(sum(result.failed) for result in results) - failed,
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)
