"""Matches between bots: for ladders, tournaments, and the tables in docs/bots.md.

In game number i the first bot sits at seat i modulo the number of players, and the second at all others; so the seats
are balanced, and the same dice are used once for each seat. A line for each finished game is appended to a file: a
match that was killed goes on with the games that are missing, and none is played twice. The games follow from the seed
and their numbers, whatever the number of jobs.
"""

from __future__ import annotations

import hashlib
import json
import math
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from bottega.bots import make, make_safe
from bottega.bots.match import run
from bottega.core.errors import OptionError
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng

BLOCK = 50
"""Games of a match that are played before it is the turn of the next one."""


class Match(msgspec.Struct, frozen=True):
    """One bot against another, or among others; a seat that plays alone has no other."""

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
        """Names the games of this match, however many of them there are."""
        told = msgspec.json.encode(msgspec.structs.replace(self, games=0))
        return hashlib.sha256(told).hexdigest()[:16]


class Result(msgspec.Struct, frozen=True):
    """One finished game: where the first bot sat, its share of the win, and the points of all seats."""

    number: int
    seat: int
    won: float
    points: list[int]


class Score(msgspec.Struct, frozen=True):
    """How a match stands: the first bot's share of wins and its points, each with a 95% interval."""

    games: int
    won: float
    low: float
    high: float
    points: float
    off: float
    """The half width of the interval of the points."""
    others: float


def check(match: Match) -> None:
    """Refuse a match that cannot be played."""
    game = find_game(match.game, match.content)
    game.start(match.players, **match.options)
    for name in (match.first, match.second):
        make(name, Rng(0))
    if match.games < 1:
        raise OptionError(f"the number of games must be at least 1, not {match.games}")


def play(match: Match, number: int) -> Result:
    """Game number so-and-so of a match."""
    position = find_game(match.game, match.content).start(match.players, **match.options)
    seat = number % match.players
    bots = [
        make_safe(match.first if other == seat else match.second, Rng(match.seed, number, 1 + other))
        for other in range(position.seats)
    ]
    run(position, bots, Rng(match.seed, number // match.players, 0))
    winners = position.winners()
    return Result(number, seat, 1 / len(winners) if seat in winners else 0.0, position.scores())


class Book:
    """The file in which results are kept: a line for each game."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.results: dict[str, dict[int, Result]] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        """Read the lines; what was cut off when a run was killed is cut away."""
        complete = 0
        for line in file.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            complete += len(line)
            key, result = json.loads(line)
            self._keep(key, msgspec.convert(result, Result))
        with file.open("rb+") as stream:
            stream.truncate(complete)

    def _keep(self, key: str, result: Result) -> None:
        self.results.setdefault(key, {})[result.number] = result

    def add(self, match: Match, result: Result) -> None:
        self._keep(match.key, result)
        if self.file is not None:
            with self.file.open("ab") as stream:
                stream.write(msgspec.json.encode([match.key, result]) + b"\n")

    def of(self, match: Match) -> list[Result]:
        """The results of the match that are there, in order."""
        found = self.results.get(match.key, {})
        return [found[number] for number in sorted(found) if number < match.games]

    def missing(self, match: Match) -> list[int]:
        found = self.results.get(match.key, {})
        return [number for number in range(match.games) if number not in found]


def run_matches(matches: Sequence[Match], book: Book, jobs: int = 1) -> Generator[Match, None, None]:
    """Play what is missing; each item is the match of which a game was finished.

    All matches get a block of games in their order, then the next block: so each has some when a run is stopped.
    """
    if jobs < 1:
        raise OptionError(f"the number of jobs must be at least 1, not {jobs}")
    missing = [(match, number) for match in matches for number in book.missing(match)]
    due = iter(sorted(missing, key=lambda game: game[1] // BLOCK))
    if jobs == 1:
        for match, number in due:
            book.add(match, play(match, number))
            yield match
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: dict[Future[Result], Match] = {}
    try:
        ours = signal.signal(signal.SIGINT, signal.SIG_IGN)  # the workers inherit it: Ctrl-C is for us alone
        try:
            _fill(pool, waiting, due, 2 * jobs)
        finally:
            signal.signal(signal.SIGINT, ours)
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                match = waiting.pop(future)
                book.add(match, future.result())
                _fill(pool, waiting, due, 2 * jobs)
                yield match
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _fill(
    pool: ProcessPoolExecutor,
    waiting: dict[Future[Result], Match],
    due: Iterator[tuple[Match, int]],
    size: int,
) -> None:
    """Keep some games waiting for the workers."""
    while len(waiting) < size:
        following = next(due, None)
        if following is None:
            return
        waiting[pool.submit(play, *following)] = following[0]


def score(results: Sequence[Result]) -> Score:
    """How the first bot did in these games."""
    games = len(results)
    if games == 0:
        return Score(0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)
    won = sum(result.won for result in results) / games
    low, high = wilson(won, games)
    own = [result.points[result.seat] for result in results]
    mean = sum(own) / games
    spread = math.sqrt(sum((points - mean) ** 2 for points in own) / max(1, games - 1))
    seats = len(results[0].points)
    others = sum(sum(result.points) for result in results) / games - mean
    return Score(games, won, low, high, mean, 1.96 * spread / math.sqrt(games), others / max(1, seats - 1))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot: 400 more means winning ten times as often; with the half width of its 95% interval."""

    bot: str
    rating: float
    off: float


def ratings(matches: Sequence[Match], book: Book) -> list[Rating]:
    """The ratings of all bots that met in two-player matches, the strongest first; their mean is 1500.

    By the model of Bradley and Terry, with half a win for and against each bot in every match, so that nobody's is
    infinite.
    """
    bots = sorted({name for match in matches for name in (match.first, match.second)})
    strength = dict.fromkeys(bots, 0.0)
    met: list[tuple[str, str, float, float]] = []
    for match in matches:
        results = book.of(match)
        if results and match.first != match.second:
            won = sum(result.won for result in results)
            met.append((match.first, match.second, won + 0.5, len(results) + 1.0))
    curve = dict.fromkeys(bots, 0.0)
    for _ in range(500):
        slope = dict.fromkeys(bots, 0.0)
        curve = dict.fromkeys(bots, 1e-9)
        for first, second, won, games in met:
            chance = 1 / (1 + math.exp(strength[second] - strength[first]))
            slope[first] += won - games * chance
            slope[second] -= won - games * chance
            curve[first] += games * chance * (1 - chance)
            curve[second] += games * chance * (1 - chance)
        for name in bots:
            strength[name] += 0.5 * slope[name] / curve[name]
        mean = sum(strength.values()) / len(bots)
        strength = {name: value - mean for name, value in strength.items()}
    unit = 400 / math.log(10)
    found = [
        Rating(name, 1500 + unit * strength[name], 1.96 * unit / math.sqrt(curve[name]) if met else 0.0)
        for name in bots
    ]
    return sorted(found, key=lambda rating: -rating.rating)
