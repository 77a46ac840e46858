"""Simulations: bots play many games, on one core or several, with the same result on any number of them."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from bottega.bots import Bot, make, make_safe
from bottega.bots.match import run
from bottega.core.errors import BottegaError, OptionError
from bottega.core.game import Game
from bottega.core.position import Position
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng

SLICE = 0.03
"""Seconds of work that a core does before it reports: so long Ctrl-C waits for an answer at most."""

SHARE = 2520
"""A win is counted in parts of this, so that a shared one is a whole number of parts for up to ten winners."""


class Plan(msgspec.Struct, frozen=True):
    """Which games are to be played. Game number i depends on the seed and on i only."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    content: str | None = None


class Summary(msgspec.Struct):
    """What came out: points are summed by seat, wins too, with a shared win counted as its share."""

    game: str
    players: int
    bots: list[str]
    games: int
    seed: int
    scores: list[float]
    wins: list[float]
    decisions: int
    seconds: float


class Tally:
    """Counts that can be added in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.points = [0] * seats
        self.wins = [0] * seats

    def count(self, position: Position, decisions: int) -> None:
        self.games += 1
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


def make_plan(
    game: Game,
    players: int | None,
    bots: list[str],
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    content: str | None = None,
) -> Plan:
    """A checked plan: one bot for all seats, or one for each."""
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
    return Plan(game.source, players, tuple(bots), games, seed, options, content)


class Simulation:
    """A plan being carried out. Iterate to let it run: each item is the number of games finished so far.

    Whatever stops the iteration, `summary` counts all games that were finished.
    """

    def __init__(self, plan: Plan, jobs: int = 1) -> None:
        if jobs < 1:
            raise OptionError(f"the number of jobs must be at least 1, not {jobs}")
        self.plan = plan
        self.jobs = jobs
        self.started = time.perf_counter()
        self.tally = Tally(_game(plan).start(plan.players, **plan.options).seats)

    def __iter__(self) -> Iterator[int]:
        return self._alone() if self.jobs == 1 else self._together()

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
        )

    def _alone(self) -> Iterator[int]:
        play = _player(self.plan)
        soon = time.perf_counter() + SLICE
        for index in range(self.plan.games):
            self.tally.count(*play(index))
            if time.perf_counter() > soon:
                soon = time.perf_counter() + SLICE
                yield self.tally.games
        yield self.tally.games

    def _together(self) -> Iterator[int]:
        """Each core gets a share of the games, works on it, and reports after every slice of time."""
        games, jobs = self.plan.games, self.jobs
        workers: dict[Connection, SpawnProcess] = {}
        stopped = False

        def stop(*_: object) -> None:
            nonlocal stopped
            stopped = True

        before = signal.signal(
            signal.SIGINT, signal.SIG_IGN
        )  # the workers inherit it: Ctrl-C is for us alone
        try:
            for job in range(jobs):
                line, process = _start(self.plan, games * job // jobs, games * (job + 1) // jobs)
                workers[line] = process
            signal.signal(signal.SIGINT, stop)  # between two reports, never within one
            while workers and not stopped:
                if self._take(workers, SLICE):
                    yield self.tally.games
            if stopped:
                self._take(workers, SLICE)
                raise KeyboardInterrupt
        finally:
            for line, process in workers.items():
                process.terminate()
                process.join()
                line.close()
            signal.signal(signal.SIGINT, before)

    def _take(self, workers: dict[Connection, SpawnProcess], seconds: float) -> bool:
        """Count what workers report within that time, if any does; those that have finished are let go."""
        ready = wait(list(workers), seconds)
        for line in ready:
            assert isinstance(line, Connection)
            try:
                report = line.recv()
            except EOFError:
                process = workers.pop(line)
                process.join()
                line.close()
                if process.exitcode:
                    raise BottegaError(f"a worker process has failed with code {process.exitcode}") from None
                continue
            if isinstance(report, Exception):
                raise report
            self.tally.add(report)
        return bool(ready)


def _start(plan: Plan, start: int, stop: int) -> tuple[Connection, SpawnProcess]:
    """A process that plays these games, and where it reports."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(theirs, plan, start, stop), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def _work(line: Connection, plan: Plan, start: int, stop: int) -> None:
    """In a worker: play the games, and report the counts after each slice of time, or what went wrong."""
    with contextlib.suppress(BrokenPipeError):  # whoever wanted to know has gone
        try:
            for tally in _slices(plan, start, stop):
                line.send(tally)
        except Exception as error:
            line.send(error)


def _slices(plan: Plan, start: int, stop: int) -> Iterator[Tally]:
    """The counts of the games, a slice of time after the other."""
    play = _player(plan)
    at = start
    while at < stop:
        tally: Tally | None = None
        end = time.perf_counter() + SLICE
        while at < stop and (tally is None or time.perf_counter() < end):
            position, decisions = play(at)
            if tally is None:
                tally = Tally(position.seats)
            tally.count(position, decisions)
            at += 1
        if tally is not None:
            yield tally


_PLAYERS: dict[bytes, Callable[[int], tuple[Position, int]]] = {}


def _player(plan: Plan) -> Callable[[int], tuple[Position, int]]:
    """A function that plays game number i of the plan: made once in each process."""
    key = msgspec.json.encode(plan)
    if key not in _PLAYERS:
        first = _game(plan).start(plan.players, **plan.options)

        def play(index: int) -> tuple[Position, int]:
            position = first.copy()
            bots: list[Bot] = [
                make_safe(name, Rng(plan.seed, index, 1 + seat)) for seat, name in enumerate(plan.bots)
            ]
            decisions = run(position, bots, Rng(plan.seed, index, 0))
            return position, decisions

        _PLAYERS[key] = play
    return _PLAYERS[key]


def _game(plan: Plan) -> Game:
    return find_game(plan.game, plan.content)
