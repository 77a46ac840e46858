"""`bottega rules` and `bottega content`: the rules and the numbers of a game."""

from __future__ import annotations

import json as json_module
import os
from pathlib import Path
from typing import Any

import msgspec
import tomlkit
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bottega.cli.options import check_target
from bottega.core.checking import answer, new_corrections, open_cells
from bottega.core.content import Cell, content_names
from bottega.core.errors import BottegaError, OptionError
from bottega.core.game import Game
from bottega.core.languages import LANGUAGES, unknown
from bottega.core.registry import game as find_game

WIDE = 1000
"""More columns than any table needs."""
COLOURS = {"rulebook": "green", "public": "cyan", "reconstructed": "yellow"}


def print_rules(name: str, rule: str | None, language: str, content: str | None, json: bool) -> None:
    if language not in LANGUAGES:
        raise unknown(language)
    game = find_game(name, content)
    chosen = [each for each in game.rules.rules if rule is None or each.id.startswith(rule)]
    if not chosen:
        raise OptionError(f"{game.name} has no rule {rule!r}; leave out the id to print all rules")
    if json:
        print(msgspec.json.encode(chosen).decode())
        return
    console = Console(highlight=False)
    part = ""
    for each in chosen:
        if each.part != part:
            part = each.part
            console.print(f"\n[bold]{escape(game.part_title(each, language))}[/bold]")
        console.print(f"[cyan]{each.id}[/cyan]  {escape(each.text(language))}")


def print_content(name: str, table: str | None, content: str | None, json: bool) -> None:
    game = find_game(name, content)
    cells = [cell for cell in game.content.cells if table is None or cell.table == table]
    if not cells:
        known = sorted({cell.table for cell in game.content.cells})
        raise OptionError(f"{game.name} has no table {table!r}; it has {', '.join(known)}")
    if json:
        print(msgspec.json.encode(cells).decode())
        return
    console = Console(highlight=False)
    console.print(f"{game.name}, {game.content.name}, {game.content.hash}")
    for title in dict.fromkeys(cell.table for cell in cells):
        _print_table(console, title, [cell for cell in cells if cell.table == title])
    legend = ", ".join(f"[{colour}]{kind}[/{colour}]" for kind, colour in COLOURS.items())
    console.print(f"Where a value comes from: {legend}.")


def _print_table(console: Console, title: str, cells: list[Cell]) -> None:
    """A table as such if it fits the screen; a wide one row by row, so that nothing is cut."""
    table = _content_table(title, cells)
    natural = console.measure(table, options=console.options.update(width=WIDE)).maximum
    if natural <= console.width or not cells[0].row:
        console.print(table)
        return
    console.print(f"[bold]{escape(title)}[/bold]")
    for row in dict.fromkeys(cell.row for cell in cells):
        parts = [f"[dim]{escape(cell.column)}[/dim] {_coloured(cell)}" for cell in cells if cell.row == row]
        console.print(f"  {escape(row)}: {', '.join(parts)}")


def _content_table(title: str, cells: list[Cell]) -> Table:
    table = Table(title=title, title_justify="left")
    columns = list(dict.fromkeys(cell.column for cell in cells))
    if cells[0].row:
        for column in columns:
            table.add_column(column)
        for row in dict.fromkeys(cell.row for cell in cells):
            values = {cell.column: _coloured(cell) for cell in cells if cell.row == row}
            table.add_row(*(values.get(column, "") for column in columns))
    else:
        table.add_column("")
        table.add_column("")
        table.add_column("source")
        for cell in cells:
            table.add_row(cell.column, _coloured(cell), escape(cell.mark))
    return table


def _coloured(cell: Cell) -> str:
    colour = COLOURS[cell.mark.split(":")[0]]
    return f"[{colour}]{escape(_plain(cell.value))}[/{colour}]"


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name} {_plain(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(_plain(part) for part in value) or "-"
    return str(value)


def check_content(name: str, content: str | None, out: str) -> None:
    """Ask for each reconstructed value what the box says, and write a file with the answers.

    Enter skips a value, "y" confirms it, anything else in TOML notation replaces it; "q" stops and writes the answers
    so far. A value that an owner confirmed or corrected is marked `public: an owner's box`.
    """
    game = find_game(name, content)
    check_target("--out", out)
    document = _corrections(game, content, out)
    console = Console(highlight=False)
    asked = open_cells(game.content)
    console.print(
        f"{len(asked)} values of {game.name} are reconstructed. For each: Enter if you don't know, "
        "y if the box says the same, else what the box says; q to stop."
    )
    changed = 0
    for number, cell in enumerate(asked, 1):
        where = f"{cell.table}{' / ' + cell.row if cell.row else ''} / {cell.column}"
        while True:
            typed = console.input(
                f"{number}/{len(asked)}  {escape(where)} = {escape(_toml(cell.value))} ? "
            ).strip()
            if typed in ("", "q"):
                break
            try:
                answer(
                    document,
                    cell,
                    cell.value if typed == "y" else tomlkit.parse(f"x = {typed}").unwrap()["x"],
                )
            except (tomlkit.exceptions.ParseError, ValueError):
                console.print("  that is not a value; write it like the one shown")
                continue
            changed += 1
            break
        if typed == "q":
            break
    if not changed:
        console.print("nothing was changed, so nothing was written")
        return
    Path(out).write_text(tomlkit.dumps(document), "utf-8")
    try:
        find_game(name, out)
    except BottegaError as error:
        problem = f"{out} was written, but is not valid: {error}"
        console.print(f"[red]{escape(problem)}[/red]", soft_wrap=True)
    else:
        console.print(f"{changed} values checked; play with them: bottega play {name} --content {out}")


def _corrections(game: Game, content: str | None, out: str) -> Any:
    """The document to write: the file itself if it is corrected in place, else a new one that extends the content."""
    base = game.edition if content is None else content
    if base not in content_names(game.package):
        if os.path.realpath(base) == os.path.realpath(out):
            return tomlkit.parse(Path(out).read_text("utf-8"))
        base = os.path.relpath(base, Path(out).parent)
    return new_corrections(base)


def _toml(value: object) -> str:
    return (
        json_module.dumps(value, ensure_ascii=False)
        if not isinstance(value, dict)
        else tomlkit.item(value).as_string()
    )
