"""The view, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.markup import escape
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text as Line

from bottega.core.texts import Text, text
from bottega.games.pig.view import PigView


def draw(view: PigView, own: int | None, names: Sequence[str], say: Callable[[Text], str]) -> Table:
    table = Table(title=say(text("pig-board", round=view.round, goal=view.goal)), title_justify="left")
    table.add_column(say(text("pig-player")))
    table.add_column("", width=30)
    table.add_column(say(text("pig-points")), justify="right")
    table.add_column(say(text("pig-pot")), justify="right")
    for seat, player in enumerate(view.players):
        active = seat == view.active and not view.over
        name = escape(names[seat])
        table.add_row(
            f"[bold]{name}[/bold]" if active else name,
            ProgressBar(total=view.goal, completed=player.points + (view.pot if active else 0), width=30),
            str(player.points),
            f"+{view.pot}" if active else "",
        )
    return table


def draw_short(view: PigView, own: int | None, names: Sequence[str], say: Callable[[Text], str]) -> Line:
    """Everybody's points in one line."""
    points = [f"{names[seat]} {player.points}" for seat, player in enumerate(view.players)]
    return Line(f"{say(text('pig-board', round=view.round, goal=view.goal))}: {', '.join(points)}")
