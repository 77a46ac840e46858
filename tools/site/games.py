"""The pages about a game, generated from the game itself."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, get_args

import msgspec

import bottega
from bottega.core.content import Cell, content_names
from bottega.core.game import Game
from bottega.core.languages import LANGUAGES
from bottega.core.position import Position
from bottega.core.shape import Block, Field, number_blocks
from bottega.core.texts import Text
from bottega.envs.observations import columns
from tools.site import structs
from tools.site.text import attribute_docs, code, page, plain, ranges, table

ROOT = Path(__file__).parents[2]

PICTURES = {
    "light": "A table of {}",
    "dark": "The same in dark mode",
    "phone": "On a phone",
    "end": "The end of a game",
}
"""What the pictures in docs/pictures show, by the ends of their names."""
FIRST_PICTURES = {"florenza-dice": "table"}
"""How the names of a game's pictures begin, if not with the game's name."""

SIGNS = {"rulebook": "", "public": "°", "reconstructed": "≈"}
"""The sign after a value, by the source of the value."""

LEGEND = (
    "Each value shows where it comes from: those without a sign are in the rulebook, ° marks values from other "
    "public sources, ≈ marks reconstructed values. If your box says something else, please tell us; "
    "`bottega content {} --check` asks for all reconstructed values and writes the answers to a file. "
    "[Content](../../content.md) explains how to make and use such files."
)


def pages() -> dict[str, dict[str, str]]:
    """The pages of all games: by title of the game, the address and the text of each page."""
    found = {}
    for name in sorted(bottega.game_names(), key=lambda name: (name == "pig", name)):
        game = bottega.game(name)
        found[game.title("en")] = {f"games/{name}/{at}.md": make(game) for at, make in PAGES.items()}
    return found


# -- the game ------------------------------------------------------------------------------------------------------


def overview(game: Game) -> str:
    low, high = game.min_players, game.max_players
    return page(
        f"# {game.title('en')}",
        _said(game, "game-blurb"),
        table(
            ["", ""],
            [
                ["Name in commands", code(game.name)],
                ["Players", str(low) if low == high else f"{low} to {high}"],
                ["Version of the rules", str(game.rules_version)],
                ["Content", f"{code(game.edition)}; shipped: {_codes(content_names(game.package))}"],
                ["Actions", f"{game.action_count} numbers, at most {game.outcome_count} outcomes of chance"],
            ],
        ),
        f"    bottega play {game.name}\n    bottega rules {game.name}\n    bottega content {game.name}",
        "[Rules](rules.md) · [Content](content.md) · [Actions and positions](position.md) · [The view](view.md)",
        *_pictures(game),
        "## Options\n\n" + (_options(game) or "It has none."),
        "## Standing orders\n\n" + _orders(game) if game.orders else "",
        "## Versions of the rules\n\n" + _history(game),
    )


def _said(game: Game, key: str, otherwise: str = "", text: Text | None = None) -> str:
    said = Text(key) if text is None else text
    return game.say(said, "en") if game.texts.has(said.key, "en") else otherwise


def _codes(words: tuple[str, ...] | list[str]) -> str:
    return ", ".join(code(word) for word in words)


def _pictures(game: Game) -> Iterator[str]:
    first = FIRST_PICTURES.get(game.name, game.name)
    for last, words in PICTURES.items():
        file = f"pictures/{first}-{last}.webp"
        if (ROOT / "docs" / file).exists():
            yield f"![{words.format(game.title('en'))}](../../{file})"


def _options(game: Game) -> str:
    notes = attribute_docs(sys.modules[game.Options.__module__]).get(game.Options.__name__, {})
    rows = []
    for field in msgspec.structs.fields(game.Options):
        choices = [
            f"{code(choice)} {_said(game, '', '', game.option_label(field.name, choice))}".strip()
            for choice in game.option_choices(field.name)
        ]
        default = "" if field.default in (None, (), msgspec.NODEFAULT) else code(plain(field.default))
        about = notes.get(field.name) or _said(game, f"option-{field.name}")
        rows.append([code(field.name), "<br>".join(choices) or _kind(field.type), default, about])
    if not rows:
        return ""
    first = game.Options.__struct_fields__[0]
    example = f"`-o {first}=...` in commands, `game.start(players, {first}=...)` in Python."
    return page(table(["Option", "Choices", "Default", "Meaning"], rows), example).rstrip()


def _kind(kind: Any) -> str:
    """The values of an option in words."""
    if kind is bool:
        return "yes or no"
    limits = [meta for part in get_args(kind) for meta in getattr(part, "__metadata__", ())]
    return f"{limits[0].ge} to {limits[0].le}" if limits else code(kind)


def _orders(game: Game) -> str:
    rows = []
    for order in game.orders:
        choices = [_said(game, f"order-{order.name}-{choice}", choice) for choice in order.choices]
        rows.append([code(order.name), game.say(order.label, "en"), ", ".join(choices)])
    return table(["Order", "About", "Choices"], rows)


def _history(game: Game) -> str:
    """What the changelog says about each version of the game's rules."""
    versions = history((ROOT / "CHANGELOG.md").read_text("utf-8"), game.title("en"))
    missing = set(range(2, game.rules_version + 1)) - versions.keys()
    if missing:
        raise ValueError(f"CHANGELOG.md says nothing about rules {ranges(missing)} of {game.title('en')}")
    parts = [f"### Rules {number}\n\n{versions[number]}" for number in sorted(versions, reverse=True)]
    return page(*parts, "### Rules 1\n\nThe first.").rstrip()


def history(changelog: str, title: str) -> dict[int, str]:
    """The parts of a changelog under headings like "#### TITLE (rules 2)", by version."""
    found: dict[int, str] = {}
    for part in re.split(r"\n(?=#+ )", changelog):
        match = re.match(rf"#+ {re.escape(title)} \(rules (\d+)\)\n\n", part)
        if match:
            found[int(match[1])] = part[match.end() :].strip()
    return found


# -- its rules -----------------------------------------------------------------------------------------------------


def rules(game: Game) -> str:
    parts = []
    for title, found in groupby(game.rules.rules, lambda rule: game.part_title(rule, "en")):
        rows = [[f'<span id="{rule.id}">{rule.id}</span>', rule.text("en")] for rule in found]
        parts.append(f"## {title[:1].upper()}{title[1:]}\n\n" + table(["Rule", ""], rows))
    return page(
        f"# {game.title('en')}: rules",
        "The rules in Bottega's own words, each with its id. Messages, events and tests cite these ids; numbers come "
        f"from the content. `bottega rules {game.name} --lang it` prints them in Italian, `--lang de` in German.",
        *parts,
        _rulings(game),
    )


def _rulings(game: Game) -> str:
    """What the rulebook leaves open: the names of the tests that prove the rulings."""
    rows = []
    folder = ROOT / "tests" / "rulebook" / game.package.rpartition(".")[2]
    for file in sorted(folder.glob("test_rulings*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                rows.append(_ruling(node))
    if not rows:
        return ""
    about = (
        "Where the rulebook is silent or contradicts itself, somebody has to decide. Each ruling is proved by a test "
        f"in `tests/rulebook/{folder.name}`, whose name is shown here."
    )
    return page("## Rulings", about, table(["No.", "Ruling", "Rules"], sorted(rows))).rstrip()


def _ruling(node: ast.FunctionDef) -> list[str]:
    match = re.match(r"test_(\d+[a-z]?)_(.*)", node.name)
    number, words = (match[1], match[2]) if match else ("", node.name.removeprefix("test_"))
    cited = [
        str(argument.value)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]
    said = words.replace("_", " ")
    links = ", ".join(f'<a href="#{rule}">{rule}</a>' for rule in cited)
    return [number.rjust(3), said[:1].upper() + said[1:], links]


# -- its content ---------------------------------------------------------------------------------------------------


def content(game: Game) -> str:
    cells = game.content.cells
    tables = [
        _content_table(title, [cell for cell in cells if cell.table == title])
        for title in dict.fromkeys(cell.table for cell in cells)
    ]
    counts = ", ".join(f"{sum(cell.mark.split(':')[0] == kind for cell in cells)} {kind}" for kind in SIGNS)
    return page(
        f"# {game.title('en')}: content",
        f"Every number of the box, as in the content `{game.content.name}` (hash `{game.content.hash}`): {counts}.",
        LEGEND.format(game.name),
        *tables,
        _things(game),
        *(_differences(game, name) for name in content_names(game.package) if name != game.content.name),
    )


def _content_table(title: str, cells: list[Cell]) -> str:
    names = list(dict.fromkeys(cell.column for cell in cells))
    if cells[0].row:
        rows = []
        for row in dict.fromkeys(cell.row for cell in cells):
            values = {cell.column: _marked(cell) for cell in cells if cell.row == row}
            rows.append([values.get(name, "") for name in names])
        shown = table(names, rows)
    else:
        shown = table(["", "Value"], [[cell.column, _marked(cell)] for cell in cells])
    sources = sorted({cell.mark for cell in cells if cell.mark.startswith("public:")})
    known = "\n".join(f"- ° {mark.removeprefix('public:').strip()}" for mark in sources)
    return page(f"## {title}", shown, known).rstrip()


def _marked(cell: Cell) -> str:
    return plain(cell.value) + SIGNS[cell.mark.split(":")[0]]


def _things(game: Game) -> str:
    """The names of things in every language, and what they do."""

    def named(name: Text | str, language: str) -> str:
        return name if isinstance(name, str) else game.say(name, language)

    rows = []
    for thing in game.things():
        names = dict.fromkeys(named(thing.name, language) for language in LANGUAGES)
        about = game.say(thing.text, "en").removeprefix(f"{next(iter(names))}. ")
        rows.append([code(thing.id), ", ".join(names), about, game.effect_text(thing.effect, "en")])
    return (
        page(
            "## Names", table(["Thing", "English, Italian, German", "What it does", "In short"], rows)
        ).rstrip()
        if rows
        else ""
    )


def _differences(game: Game, name: str) -> str:
    """How another shipped content differs."""
    other = bottega.game(game.name, content=name)
    here = {(cell.table, cell.row, cell.column): cell for cell in game.content.cells}
    rows = []
    for cell in other.content.cells:
        own = here.get((cell.table, cell.row, cell.column))
        if own is None or own.value != cell.value:
            rows.append([cell.table, cell.row, cell.column, _marked(cell), _marked(own) if own else "–"])
    heads = ["Table", "Row", "Column", name, game.content.name]
    return page(
        f"## The content {name}", f"Its differences; `--content {name}` plays with it.", table(heads, rows)
    ).rstrip()


# -- actions and positions -----------------------------------------------------------------------------------------


def position(game: Game) -> str:
    shape = game.shape
    if shape is None:
        return page(f"# {game.title('en')}: actions and positions", "Its positions do not use cells.")
    first = _first_decision(game)
    reasons = [[str(n), code(name), about] for n, (name, about) in enumerate(shape.refusals.items(), 2)]
    return page(
        f"# {game.title('en')}: actions and positions",
        "Generated from the declaration of the game's positions, its `shape.py`. The numbers of actions and outcomes "
        "never change.",
        "## Actions",
        _blocks(shape.actions, lambda action: game.notate(first, action)),
        "Actions of the first box keep their numbers forever; reserved numbers are for content with more of something.",
        "## Outcomes of chance",
        _blocks(shape.outcomes, None)
        if shape.outcomes
        else f"Numbers 0 to {game.outcome_count - 1}; what one means depends on what is rolled or drawn, and "
        "`game.notate(position, outcome)` says it.",
        "## Reasons for refusals",
        "`position.refusal(action, seat)` is 0 for a legal action, -1 for a number that is not an action, 1 for a seat "
        "that has nothing to decide, or one of these. `game.why_not` explains it in words, with the rule.",
        table(["Number", "Name", ""], reasons) if reasons else "There are no others.",
        "## The table",
        "Each name is an accessor of positions: `position.NAME`, or `position.NAME(index)`.",
        _fields(shape.table, first),
        "## Each seat",
        "`position.NAME(seat)`, or `position.NAME(seat, index)`.",
        _fields(shape.seat, first),
        "## Observations of the learning environments",
        f"For {first.seats} players; see [learning environments](../../environments.md).",
        _observations(game, first),
    )


def _first_decision(game: Game) -> Position:
    """The first position in which somebody decides."""
    found, rng = game.start(), bottega.Rng(1)
    while found.to_act == bottega.CHANCE:
        found.play(found.sample(rng))
    return found


def _blocks(blocks: Any, notate: Callable[[int], str] | None) -> str:
    numbers = number_blocks(blocks)
    rows = []
    for block in blocks:
        own = numbers[block.name]
        first = [number for index, number in own.items() if block.in_first_box(index)]
        rest = [number for index, number in own.items() if not block.in_first_box(index)]
        row = [code(block.name), ranges(first), ranges(rest), _dimensions(block), block.about]
        if notate is not None:
            shown = dict.fromkeys(notate(number) for number in (min(first), max(first)))
            row.append(" … ".join(code(text) for text in shown))
        rows.append(row)
    heads = ["Kind", "Numbers", "Reserved", "One for each", "", "Notation"]
    return table(heads[: len(rows[0])], rows)


def _dimensions(cells: Block | Field) -> str:
    return " × ".join(f"{name} ({size})" for name, size in cells.each.items())


def _fields(fields: Any, first: Position) -> str:
    return table(
        ["Name", "Meaning", "One for each", "Values"],
        [[code(field.name), field.about, _dimensions(field), _values(field, first)] for field in fields],
    )


def _values(field: Field, first: Position) -> str:
    if field.flag:
        return "yes or no"
    if field.words is not None:
        words = list(field.words(first) if callable(field.words) else field.words)
        shown = words if len(words) <= 12 else [*words[:3], "…", words[-1]]
        return ", ".join(shown) + (", or nothing" if field.may_be_none else "")
    low = field.low(first) if callable(field.low) else field.low
    high = field.high(first) if callable(field.high) else field.high
    return f"{low} to {high}" + (", or nothing" if field.may_be_none else "")


def _observations(game: Game, first: Position) -> str:
    found = columns(game, first)
    rows = []
    numbered = enumerate(found)
    for (name, about, low, high), run in groupby(
        numbered, lambda one: (re.sub(r"( \d+)+$", "", one[1].name), one[1].about, one[1].low, one[1].high)
    ):
        rows.append([ranges(index for index, _ in run), name, about, f"{low} to {high}"])
    return table(["Index", "Name", "Meaning", "Values"], rows)


# -- the view ------------------------------------------------------------------------------------------------------


def view(game: Game) -> str:
    kind = type(game.view(game.start(), 0))
    about = (sys.modules[kind.__module__].__doc__ or "").strip()
    return page(
        f"# {game.title('en')}: the view",
        about,
        "`game.view(position, seat)` makes it; clients of a server get it as JSON, as `view` of a state "
        "([the protocol](../../protocol.md)).",
        structs.describe(kind),
    )


PAGES: dict[str, Callable[[Game], str]] = {
    "index": overview,
    "rules": rules,
    "content": content,
    "position": position,
    "view": view,
}
"""The pages of a game, by the names of their files."""
