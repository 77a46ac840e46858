"""Simulations: bots play many games, with the same results on any number of cores and machines."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from bottega.bots import Bot, make, make_safe
from bottega.bots.guard import KEPT, Failure, failures_of
from bottega.bots.match import run
from bottega.core.errors import OptionError
from bottega.core.game import Game
from bottega.core.position import Position
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng
from bottega.lab.workers import Workers, make_workers

SHARE = 2520
"""A win is counted in this many parts, so that a share of it is an integer for up to ten winners."""


class SimulationPlan(msgspec.Struct, frozen=True):
    """Which games to play. Game number i depends only on the seed and on i."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    content: str | None = None


class Summary(msgspec.Struct):
    """The results: points and wins added up by seat; a shared win counts as its share."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int
    scores: list[float]
    wins: list[float]
    decisions: int
    seconds: float
    failed: list[int] = []
    """How many decisions the bot of each seat did not make, so that greedy made them."""
    failures: list[Failure] = []
    """The first failures."""


class Tally:
    """Counts that can be added up in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.points = [0] * seats
        self.wins = [0] * seats
        self.failed = [0] * seats
        self.failures: list[Failure] = []

    def count(self, position: Position, decisions: int, failed: list[int], failures: list[Failure]) -> None:
        self.games += 1
        self.failures += failures
        for seat, number in enumerate(failed):
            self.failed[seat] += number
        self.decisions += decisions
        for seat, points in enumerate(position.scores()):
            self.points[seat] += points
        winners = position.winners()
        for seat in winners:
            self.wins[seat] += SHARE // len(winners)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.failed = [a + b for a, b in zip(self.failed, other.failed, strict=True)]
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.game)[:KEPT]


def make_plan(
    game: Game,
    players: int | None,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    content: str | None = None,
) -> SimulationPlan:
    """A checked plan, with one bot for all seats or one for each."""
    options = options or {}
    if not bots:
        raise OptionError("name at least one bot")
    if players is None and len(bots) > 1:
        players = len(bots)
    players = game.check_players(players)
    if len(bots) == 1:
        bots = bots * players
    if len(bots) != players:
        raise OptionError(
            f"there are {players} players and {len(bots)} bots; name one bot for all, or one for each"
        )
    if games < 1:
        raise OptionError(f"the number of games must be at least 1, not {games}")
    for name in bots:
        make(name, Rng(0))
    game.start(players, **options)
    return SimulationPlan(game.source, players, tuple(bots), games, seed, options, content)


class Simulation:
    """A running plan. Iterate to run it: each item is the number of games finished so far.

    Whatever stops the iteration, `summary` counts all games that were finished.
    """

    def __init__(self, plan: SimulationPlan, workers: Workers | None = None) -> None:
        self.plan = plan
        self.workers = workers or make_workers()
        self.started = time.perf_counter()
        self.tally = Tally(_game(plan).start(plan.players, **plan.options).seats)

    def __iter__(self) -> Iterator[int]:
        for tally in self.workers.run(partial(play_games, self.plan), range(self.plan.games)):
            self.tally.add(tally)
            yield self.tally.games

    def summary(self) -> Summary:
        plan, tally = self.plan, self.tally
        games = max(1, tally.games)
        return Summary(
            game=plan.game,
            players=plan.players,
            bots=list(plan.bots),
            games=tally.games,
            seed=plan.seed,
            scores=[points / games for points in tally.points],
            wins=[wins / SHARE for wins in tally.wins],
            decisions=tally.decisions,
            seconds=round(time.perf_counter() - self.started, 3),
            failed=tally.failed[: plan.players],
            failures=tally.failures,
        )


def play_games(plan: SimulationPlan, numbers: list[int]) -> Tally:
    """Play these games of a plan and return their counts."""
    play = _game_player(plan)
    tally: Tally | None = None
    for number in numbers:
        position, decisions, bots = play(number)
        tally = tally or Tally(position.seats)
        tally.count(position, decisions, *failures_of(bots, number))
    assert tally is not None
    return tally


_PLAYERS: dict[bytes, Callable[[int], tuple[Position, int, list[Bot]]]] = {}


def _game_player(plan: SimulationPlan) -> Callable[[int], tuple[Position, int, list[Bot]]]:
    """A function that plays game number i of the plan; it is made once in each process."""
    key = msgspec.json.encode(plan)
    if key not in _PLAYERS:
        first = _game(plan).start(plan.players, **plan.options)

        def play(index: int) -> tuple[Position, int, list[Bot]]:
            position = first.copy()
            bots: list[Bot] = [
                make_safe(name, Rng(plan.seed, index, 1 + seat)) for seat, name in enumerate(plan.bots)
            ]
            decisions = run(position, bots, Rng(plan.seed, index, 0))
            return position, decisions, bots

        _PLAYERS[key] = play
    return _PLAYERS[key]


def _game(plan: SimulationPlan) -> Game:
    return find_game(plan.game, plan.content)
