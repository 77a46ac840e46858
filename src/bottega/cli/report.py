"""`bottega report`."""

from __future__ import annotations

import sys

import msgspec

from bottega.cli.options import check_target, read_options
from bottega.cli.simulate import progress_bar, tell_failures
from bottega.core.errors import OptionError
from bottega.core.registry import game as find_game
from bottega.lab.balance import GameRows
from bottega.lab.simulate import make_plan
from bottega.lab.workers import Workers


def run_report(
    name: str,
    players: list[int],
    bots: list[str],
    games: int,
    seed: int,
    workers: Workers,
    words: list[str],
    contents: list[str | None],
    file: str | None,
    out: str,
) -> None:
    """Play the games for each number of players, with one content or two, and write the page and its numbers."""
    try:
        from bottega.lab.findings import Report, changes, make_findings
        from bottega.lab.report import page
    except ImportError as error:
        raise OptionError(f"a report needs more packages: pip install 'bottega[plots]' ({error})") from error
    target = check_target("--out", out, (".html",))
    numbers = check_target("--out", str(target.with_suffix(".json")))
    kept = check_target("--file", file) if file else None
    chosen = [find_game(name, content) for content in contents]
    counts = players or [chosen[0].check_players(None)]
    if len(contents) > 1 and len(counts) > 1:
        raise OptionError("contents can be compared for only one number of players at a time")
    rows = [
        GameRows(
            make_plan(game, count, bots, games, seed, read_options(game, words), content),
            kept,
        )
        for game, content in zip(chosen, contents, strict=True)
        for count in counts
    ]
    with progress_bar() as progress:
        for game_rows in rows:
            task = progress.add_task(
                f"{name}, {game_rows.plan.players} players", total=games, completed=len(game_rows)
            )
            try:
                for done in game_rows.play(workers):
                    progress.update(task, completed=done)
            except KeyboardInterrupt:
                print("stopped; the same command continues" if file else "stopped", file=sys.stderr)
                sys.exit(130)
    report = Report(
        [make_findings(game_rows, chosen[number % len(chosen)]) for number, game_rows in enumerate(rows)],
        changes(*rows) if len(contents) > 1 else [],
    )
    target.write_text(page(chosen[0].title("en"), report), "utf-8")
    numbers.write_bytes(msgspec.json.encode(report) + b"\n")
    print(f"the report is in {target}, its numbers are in {numbers}")
    failed = sum(sum(findings.failed) for findings in report.reports)
    tell_failures(failed, [failure for findings in report.reports for failure in findings.failures])
