"""`bottega rules` and `bottega content`: what a game says of itself."""

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

from bottega.core.content import Cell, content_names, row_names
from bottega.core.errors import BottegaError, OptionError
from bottega.core.game import Game
from bottega.core.registry import game as find_game
from bottega.core.texts import LANGUAGES

COLOURS = {"rulebook": "green", "public": "cyan", "reconstructed": "yellow"}


def print_rules(name: str, rule: str | None, language: str, content: str | None, json: bool) -> None:
    if language not in LANGUAGES:
        raise OptionError(f"there are no texts in {language!r}; choose {', '.join(LANGUAGES)}")
    game = find_game(name, content)
    chosen = [each for each in game.rules.rules if rule is None or each.id.startswith(rule)]
    if not chosen:
        raise OptionError(f"{game.name} has no rule {rule!r}; without an id all are printed")
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
        console.print(_content_table(title, [cell for cell in cells if cell.table == title]))
    legend = ", ".join(f"[{colour}]{kind}[/{colour}]" for kind, colour in COLOURS.items())
    console.print(f"Where a value is known from: {legend}.")


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
        table.add_column("known from")
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
    """Ask for every reconstructed value what the box really says, and write a file with the answers.

    Enter keeps a value unmarked, "y" confirms it, anything else in TOML's notation replaces it; "q" writes what was
    said so far. A value that an owner confirmed or corrected is marked `public: an owner's box`.
    """
    game = find_game(name, content)
    document = _corrections(game, content, out)
    console = Console(highlight=False)
    open_cells = [cell for cell in game.content.cells if cell.mark.startswith("reconstructed")]
    console.print(
        f"{len(open_cells)} values of {game.name} are reconstructed. For each: Enter if you don't know, "
        "y if the box says the same, else what the box says; q to stop."
    )
    changed = 0
    for number, cell in enumerate(open_cells, 1):
        where = f"{cell.table}{' / ' + cell.row if cell.row else ''} / {cell.column}"
        while True:
            answer = console.input(
                f"{number}/{len(open_cells)}  {escape(where)} = {escape(_toml(cell.value))} ? "
            ).strip()
            if answer in ("", "q"):
                break
            try:
                _answer(
                    document,
                    cell,
                    cell.value if answer == "y" else tomlkit.parse(f"x = {answer}").unwrap()["x"],
                )
            except (tomlkit.exceptions.ParseError, ValueError):
                console.print("  that is not a value; write it like the one shown")
                continue
            changed += 1
            break
        if answer == "q":
            break
    if not changed:
        console.print("nothing was changed and nothing written")
        return
    Path(out).write_text(tomlkit.dumps(document), "utf-8")
    try:
        find_game(name, out)
    except BottegaError as error:
        problem = f"{out} was written, but cannot be played with: {error}"
        console.print(f"[red]{escape(problem)}[/red]", soft_wrap=True)
    else:
        console.print(f"{changed} values checked; play with them: bottega play {name} --content {out}")


def _corrections(game: Game, content: str | None, out: str) -> Any:
    """The file to write: the file itself if it is corrected in place, else a new one that extends the content."""
    base = game.edition if content is None else content
    if base not in content_names(game.package):
        if os.path.realpath(base) == os.path.realpath(out):
            return tomlkit.parse(Path(out).read_text("utf-8"))
        base = os.path.relpath(base, Path(out).parent)
    document = tomlkit.document()
    document["extends"] = base
    return document


def _answer(document: Any, cell: Cell, value: object) -> None:
    row = _row(document, cell)
    if value != cell.value:
        row[cell.column] = value
    if "marks" not in row:
        row["marks"] = tomlkit.inline_table()
    row["marks"][cell.column] = "public: an owner's box"


def _row(document: Any, cell: Cell) -> Any:
    """The row of the cell in the document; a new one if it isn't there yet."""
    if not cell.row:
        return document.setdefault(cell.table, tomlkit.table())
    rows = document.setdefault(cell.table, tomlkit.aot())
    names = row_names(rows)
    if cell.row in names:
        return rows[names.index(cell.row)]
    rows.append(tomlkit.table())
    rows[-1]["name"] = cell.row
    return rows[-1]


def _toml(value: object) -> str:
    return (
        json_module.dumps(value, ensure_ascii=False)
        if not isinstance(value, dict)
        else tomlkit.item(value).as_string()
    )
