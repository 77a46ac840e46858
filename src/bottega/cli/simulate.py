"""`bottega simulate` and `bottega bench`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bottega.bots.guard import KEPT, Failure
from bottega.cli.doctor import suggest_release
from bottega.cli.options import read_options
from bottega.core.build import current_build
from bottega.core.registry import game as find_game
from bottega.core.registry import game_names
from bottega.lab.bench import Speed, measure
from bottega.lab.simulate import Simulation, Summary, make_plan
from bottega.lab.workers import Workers


def run_simulation(
    name: str,
    players: int | None,
    bots: list[str],
    games: int,
    seed: int,
    workers: Workers,
    words: list[str],
    content: str | None,
    json: bool,
) -> None:
    game = find_game(name, content)
    plan = make_plan(game, players, bots, games, seed, read_options(game, words), content)
    simulation = Simulation(plan, workers)
    stopped = False
    try:
        with progress_bar() as progress:
            task = progress.add_task(game.name, total=games)
            for finished in simulation:
                progress.update(task, completed=finished)
    except KeyboardInterrupt:
        stopped = True
    summary = simulation.summary()
    if json:
        print(msgspec.json.encode(summary).decode(), flush=True)
    else:
        _print_summary(summary)
    if stopped:
        print(f"stopped after {summary.games} of {games} games", file=sys.stderr)
        sys.exit(130)
    tell_failures(sum(summary.failed), summary.failures)


def _print_summary(summary: Summary) -> None:
    rate = summary.decisions / max(summary.seconds, 1e-9)
    table = Table(
        title=f"{summary.game}: {summary.games} games, seed {summary.seed}",
        caption=f"{summary.decisions} decisions in {summary.seconds:.2f} s, {rate:,.0f} a second",
    )
    for heading in ("Seat", "Bot"):
        table.add_column(heading)
    for heading in ("Points", "Wins", "Wins %"):
        table.add_column(heading, justify="right")
    if any(summary.failed):
        table.add_column("Failed", justify="right")
    for seat, (points, wins) in enumerate(zip(summary.scores, summary.wins, strict=True)):
        bot = summary.bots[seat] if seat < len(summary.bots) else "ghost"
        share = 100 * wins / max(1, summary.games)
        failed = [str(number) for number in summary.failed[seat : seat + 1] if any(summary.failed)]
        table.add_row(str(seat), bot, f"{points:.2f}", f"{wins:.1f}", f"{share:.1f}", *failed)
    Console().print(table)


def tell_failures(failed: int, failures: Sequence[Failure]) -> None:
    """If bots failed, say how often and why, and end with an exit status that says so, too."""
    if failed:
        print(f"bots failed to decide {failed} times, and greedy decided instead; first:", file=sys.stderr)
        for failure in failures[:KEPT]:
            where = f"game {failure.game}, seat {failure.seat}"
            print(f"  {failure.bot}, {where}: {failure.reason}", file=sys.stderr)
        sys.exit(1)


def run_bench(name: str | None, players: int | None, seconds: float, json: bool) -> None:
    chosen = [find_game(name)] if name else [find_game(each) for each in game_names()]
    cases = [
        (game, count)
        for game in chosen
        for count in (
            [game.check_players(players)] if players else range(game.min_players, game.max_players + 1)
        )
    ]
    suggest_release()
    speeds: list[Speed] = []
    with progress_bar() as progress:
        task = progress.add_task("measuring", total=len(cases))
        for game, count in cases:
            progress.update(task, description=f"{game.name}, {count} players")
            speeds.append(measure(game, count, seconds))
            progress.advance(task)
    if json:
        print(msgspec.json.encode(speeds).decode())
        return
    table = Table(title=f"{current_build()} build")
    table.add_column("Game")
    for heading in ("Players", "Decisions/s", "Games/s", "Copies/s", "Decisions/game", "Bytes"):
        table.add_column(heading, justify="right")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.0f}",
            f"{speed.copies_per_second:,.0f}",
            f"{speed.decisions_per_game:.1f}",
            str(speed.position_bytes),
        )
    Console().print(table)


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
