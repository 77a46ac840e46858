"""`bottega train`, `bottega ladder` and `bottega tournament`."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

from bottega.bots import LEVELS
from bottega.bots.guard import KEPT, Failure
from bottega.cli.doctor import suggest_release
from bottega.cli.options import PLOTS, check_counts, check_folder, check_target, read_options
from bottega.cli.simulate import progress_bar, tell_failures
from bottega.core.errors import OptionError
from bottega.core.game import Game
from bottega.core.registry import game as find_game
from bottega.lab.bots_table import NamedMatch, table_lines
from bottega.lab.matches import Book, Match, MatchScore, check, run_matches, score
from bottega.lab.workers import Workers

if TYPE_CHECKING:
    from bottega.lab.ratings import Rating


def run_training(
    name: str,
    players: int | None,
    words: list[str],
    content: str | None,
    parameters: dict[str, int],
    workers: Workers,
    folder: str | None,
) -> None:
    try:
        from bottega.lab.self_play import TrainingSettings
        from bottega.lab.train import Training
    except ImportError as error:
        raise OptionError(f"training needs numpy: pip install 'bottega[train]' ({error})") from error
    check_counts(**{option: number for option, number in parameters.items() if option != "seed"})
    game = find_game(name, content)
    players = game.check_players(players)
    plan = TrainingSettings(game.source, players, _in_turn(game, words), content, **parameters)
    place = check_folder("--folder", folder or f"train-{game.name}-{players}")
    command = " ".join(["bottega", *sys.argv[1:]])
    for line in Training(plan, place, command, workers):
        print(msgspec.json.encode(line).decode(), flush=True)
    print(f"the best weights are in {place / 'best.json'}", file=sys.stderr)


def _in_turn(game: Game, words: list[str]) -> tuple[dict[str, Any], ...]:
    """The options of successive games: if an option is given several times, its values are used in turn."""
    names = [word.partition("=")[0] for word in words]
    if len(set(names)) == len(names):
        return (read_options(game, words),)
    return tuple(read_options(game, [word]) for word in words)


def run_ladder(
    name: str | None, games: int, seed: int, workers: Workers, file: str | None, json: bool
) -> None:
    """Play each level against the one below and against greedy, or the whole table of the docs."""
    kept = check_target("--file", file) if file else None
    suggest_release()
    if name is None:
        lines = table_lines(games, seed)
    else:
        game = find_game(name)
        players = max(2, game.min_players)
        pairs = [*itertools.pairwise(reversed(LEVELS)), *((level, "greedy") for level in LEVELS)]
        lines = [
            NamedMatch(
                f"{first} against {second}", Match(game.source, players, first, second, games or 300, seed)
            )
            for first, second in pairs
        ]
    book, scores = _play(lines, kept, workers)
    if json:
        print(msgspec.json.encode(_as_rows(lines, scores)).decode())
    else:
        Console().print(_table(lines, scores))
    tell_failures(_failed(scores), _failures(lines, book))


def run_tournament(
    name: str,
    bots: list[str],
    reference: str | None,
    games: int,
    seed: int,
    workers: Workers,
    words: list[str],
    file: str | None,
    plot: str | None,
    json: bool,
) -> None:
    """Let all bots play each other, or all against one, and rate them."""
    if len(set(bots)) < len(bots) or reference in bots:
        raise OptionError("name each bot once")
    if len(bots) < (1 if reference else 2):
        raise OptionError("name at least two bots, or one and a reference")
    rate = _ratings(plot)
    kept = check_target("--file", file) if file else None
    drawn = check_target("--plot", plot, PLOTS) if plot else None
    game = find_game(name)
    options = read_options(game, words)
    pairs = [(bot, reference) for bot in bots] if reference else itertools.combinations(bots, 2)
    matches = [Match(game.source, 2, first, second, games, seed, options) for first, second in pairs]
    lines = [NamedMatch(f"{match.first} against {match.second}", match) for match in matches]
    book, scores = _play(lines, kept, workers)
    found = rate(matches, book) if rate else []
    if json:
        failures = _failures(lines, book)
        data = {"matches": _as_rows(lines, scores), "ratings": found, "failures": failures}
        print(msgspec.json.encode(data).decode())
    else:
        Console().print(_table(lines, scores))
        if rate:
            Console().print(_ratings_table(found))
        else:
            print("ratings need choix: pip install 'bottega[plots]'", file=sys.stderr)
    if drawn:
        from bottega.lab.ratings import plot_ratings

        plot_ratings(found, f"{game.name}: {games} games of each pair", drawn)
        print(f"the plot is in {drawn}", file=sys.stderr)
    tell_failures(_failed(scores), _failures(lines, book))


def _ratings(plot: str | None) -> Callable[[Sequence[Match], Book], Sequence[Rating]] | None:
    """The module that rates bots, if it can be imported; a plot requires it."""
    try:
        from bottega.lab.ratings import ratings
    except ImportError as error:
        if plot:
            raise OptionError(
                f"a plot needs more packages: pip install 'bottega[plots]' ({error})"
            ) from error
        return None
    return ratings


def _play(lines: Sequence[NamedMatch], file: Path | None, workers: Workers) -> tuple[Book, list[MatchScore]]:
    """Play the missing games, with the current table on the screen."""
    matches = [line.match for line in lines]
    for match in matches:
        check(match)
    book = Book(file)

    def scores() -> list[MatchScore]:
        return [score(book.of(match)) for match in matches]

    progress = progress_bar()
    total = sum(match.games for match in matches)
    task = progress.add_task("games", total=total, completed=sum(len(book.of(match)) for match in matches))
    stopped = False
    try:
        with Live(
            get_renderable=lambda: Group(_table(lines, scores()), progress),
            console=Console(stderr=True),
            refresh_per_second=2,
            transient=True,
        ):
            for match in run_matches(matches, book, workers):
                description = f"{match.game}: {match.first} against {match.second}"
                progress.update(task, advance=1, description=description)
    except KeyboardInterrupt:
        stopped = True
    if stopped:
        Console().print(_table(lines, scores()))
        print("stopped; the same command continues" if file else "stopped", file=sys.stderr)
        sys.exit(130)
    return book, scores()


def _failed(scores: Sequence[MatchScore]) -> int:
    return sum(found.failed + found.others_failed for found in scores)


def _failures(lines: Sequence[NamedMatch], book: Book) -> list[Failure]:
    """The first failures of bots in these matches."""
    return [failure for line in lines for game in book.of(line.match) for failure in game.failures][:KEPT]


def _as_rows(lines: Sequence[NamedMatch], scores: Sequence[MatchScore]) -> list[dict[str, Any]]:
    """The table, for programs."""
    return [
        {"name": line.name, "match": line.match, "score": found}
        for line, found in zip(lines, scores, strict=True)
    ]


def _table(lines: Sequence[NamedMatch], scores: Sequence[MatchScore]) -> Table:
    """The table, for people."""
    table = Table()
    table.add_column("Match")
    for heading in ("Games", "Won, 95%", "Points, 95%", "Others"):
        table.add_column(heading, justify="right")
    failing = _failed(scores) > 0
    if failing:
        table.add_column("Failed", justify="right")
    for line, found in zip(lines, scores, strict=True):
        if found.games:
            won = f"{100 * found.won:.0f}% [{100 * found.low:.0f}, {100 * found.high:.0f}]"
            points = f"{found.points:.1f} ± {found.off:.1f}"
            failed = [f"{found.failed} : {found.others_failed}"] if failing else []
            table.add_row(line.name, str(found.games), won, points, f"{found.others:.1f}", *failed)
    return table


def _ratings_table(found: Sequence[Rating]) -> Table:
    table = Table(title="Ratings, 95%")
    table.add_column("Bot")
    table.add_column("Rating", justify="right")
    for rating in found:
        table.add_row(rating.bot, f"{rating.rating:.0f} ± {rating.off:.0f}")
    return table
