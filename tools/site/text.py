"""Small pieces of Markdown."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Sequence
from html import escape
from types import ModuleType


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table with Markdown in its cells. Empty columns are left out."""
    found = list(rows)
    kept = [at for at in range(len(heads)) if any(row[at] for row in found)]
    lines = [heads, ["---"] * len(heads), *found]
    return "\n".join("| " + " | ".join(line[at].replace("|", "\\|") for at in kept) + " |" for line in lines)


def code(text: object) -> str:
    """Something as code, which also works in a table."""
    return f"<code>{escape(str(text), quote=False)}</code>"


def page(*parts: str) -> str:
    """Paragraphs, tables and headings, separated by empty lines; empty ones are left out."""
    return "\n\n".join(part for part in parts if part) + "\n"


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as ranges.

    >>> ranges([7, 1, 2, 3])
    '1–3, 7'
    """
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in runs)


def plain(value: object) -> str:
    """A value of a content in words."""
    if isinstance(value, dict):
        return " ".join(f"{name} {plain(part)}" for name, part in value.items()) or "–"
    if isinstance(value, (list, tuple)):
        return " ".join(plain(part) for part in value) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def attribute_docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """The docstrings below the attributes of a module's classes."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            own = found.setdefault(node.name, {})
            for statement, following in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(statement, ast.AnnAssign)
                    and isinstance(statement.target, ast.Name)
                    and isinstance(following, ast.Expr)
                    and isinstance(following.value, ast.Constant)
                    and isinstance(following.value.value, str)
                ):
                    own[statement.target.id] = inspect.cleandoc(following.value.value)
    return found
