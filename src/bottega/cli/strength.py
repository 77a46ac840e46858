"""`bottega train`, `bottega ladder` and `bottega tournament`."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bottega.bots import LEVELS
from bottega.cli.options import read_options
from bottega.cli.simulate import progress_bar
from bottega.core.errors import OptionError
from bottega.core.game import Game
from bottega.core.registry import game as find_game
from bottega.lab.matches import Book, Match, Score, check, ratings, run_matches, score
from bottega.lab.table import Line, table_lines


def run_training(
    name: str,
    players: int | None,
    words: list[str],
    content: str | None,
    course: dict[str, int],
    folder: str | None,
) -> None:
    try:
        from bottega.lab.train import Course, Training
    except ImportError as error:
        raise OptionError(f"training needs numpy: pip install 'bottega[train]' ({error})") from error
    game = find_game(name, content)
    players = game.check_players(players)
    plan = Course(game.source, players, _in_turn(game, words), content, **course)
    place = Path(folder or f"train-{game.name}-{players}")
    command = " ".join(["bottega", *sys.argv[1:]])
    for line in Training(plan, place, command):
        print(msgspec.json.encode(line).decode(), flush=True)
    print(f"the best weights are in {place / 'best.json'}", file=sys.stderr)


def _in_turn(game: Game, words: list[str]) -> tuple[dict[str, Any], ...]:
    """The options of the games that are played in turn: one of several, if an option is given several times."""
    names = [word.partition("=")[0] for word in words]
    if len(set(names)) == len(names):
        return (read_options(game, words),)
    return tuple(read_options(game, [word]) for word in words)


def run_ladder(name: str | None, games: int, seed: int, jobs: int, file: str | None, json: bool) -> None:
    """Each level against the one below and against greedy, or the whole table of the docs."""
    if name is None:
        lines = table_lines(games, seed)
    else:
        game = find_game(name)
        players = max(2, game.min_players)
        pairs = [*itertools.pairwise(reversed(LEVELS)), *((level, "greedy") for level in LEVELS)]
        lines = [
            Line(f"{first} against {second}", Match(game.source, players, first, second, games or 300, seed))
            for first, second in pairs
        ]
    _play([line.match for line in lines], file, jobs, json, lines)


def run_tournament(
    name: str,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int,
    words: list[str],
    file: str | None,
    json: bool,
) -> None:
    """Everybody against everybody, with ratings."""
    if len(bots) < 2:
        raise OptionError("name at least two bots")
    game = find_game(name)
    options = read_options(game, words)
    matches = [
        Match(game.source, 2, first, second, games, seed, options)
        for first, second in itertools.combinations(bots, 2)
    ]
    lines = [Line(f"{match.first} against {match.second}", match) for match in matches]
    book = _play(matches, file, jobs, json, lines)
    found = ratings(matches, book)
    if json:
        print(msgspec.json.encode({"ratings": found}).decode())
        return
    table = Table(title="Ratings")
    table.add_column("Bot")
    table.add_column("Rating", justify="right")
    for rating in found:
        table.add_row(rating.bot, f"{rating.rating:.0f} ± {rating.off:.0f}")
    Console().print(table)


def _play(matches: Sequence[Match], file: str | None, jobs: int, json: bool, lines: Sequence[Line]) -> Book:
    for match in matches:
        check(match)
    book = Book(Path(file) if file else None)
    stopped = False
    try:
        with progress_bar() as progress:
            total = sum(match.games for match in matches)
            task = progress.add_task(
                "games", total=total, completed=sum(len(book.of(match)) for match in matches)
            )
            for match in run_matches(matches, book, jobs):
                progress.update(
                    task, advance=1, description=f"{match.game}: {match.first} against {match.second}"
                )
    except KeyboardInterrupt:
        stopped = True
    scores = [score(book.of(line.match)) for line in lines]
    if json:
        told = [
            {"name": line.name, "match": line.match, "score": found}
            for line, found in zip(lines, scores, strict=True)
        ]
        print(msgspec.json.encode(told).decode())
    else:
        _print(lines, scores)
    if stopped:
        print("stopped; the same command goes on" if file else "stopped", file=sys.stderr)
        sys.exit(130)
    return book


def _print(lines: Sequence[Line], scores: Sequence[Score]) -> None:
    table = Table()
    table.add_column("Match")
    for heading in ("Games", "Won, 95%", "Points, 95%", "Others"):
        table.add_column(heading, justify="right")
    for line, found in zip(lines, scores, strict=True):
        if found.games:
            won = f"{100 * found.won:.0f}% [{100 * found.low:.0f}, {100 * found.high:.0f}]"
            points = f"{found.points:.1f} ± {found.off:.1f}"
            table.add_row(line.name, str(found.games), won, points, f"{found.others:.1f}")
    Console().print(table)
