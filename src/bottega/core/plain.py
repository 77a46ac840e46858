"""The board for the terminal of a game without a terminal.py: the fields of the table, and a row for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group
from rich.markup import escape
from rich.table import Table

if TYPE_CHECKING:
    from bottega.core.game import Game, PlainView


def draw(game: Game, view: PlainView, language: str, names: Sequence[str]) -> Group:
    """The name of whoever is active is bold."""
    active = view.table.get("active", view.to_act)
    fields = [
        f"{game.field_name(name, language)} {value}" for name, value in view.table.items() if name != "active"
    ]
    table = Table()
    table.add_column()
    for name in view.players[0]:
        table.add_column(game.field_name(name, language), justify="right")
    for seat, player in enumerate(view.players):
        name = escape(names[seat])
        table.add_row(f"[bold]{name}[/bold]" if seat == active else name, *map(str, player.values()))
    return Group(", ".join([game.title(language), *fields]), table)
