"""The map of the code lists every module of most packages; and a name stands for one class."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs" / "map.md").read_text("utf-8")


@pytest.mark.parametrize("package", ["server", "bots", "lab", "cli", "envs"])
def test_the_map_lists_every_module_once(package: str) -> None:
    folder = ROOT / "src" / "bottega" / package
    names = {
        file.relative_to(folder if package == "server" else folder.parent).as_posix()
        for file in folder.rglob("*.py")
        if file.name != "__init__.py" and "migrations" not in file.parts
    }
    counts = {name: MAP.count(f"| `{name}` |") for name in sorted(names)}
    assert [name for name, count in counts.items() if count != 1] == []


def test_a_folder_of_the_server_has_at_most_ten_modules() -> None:
    server = ROOT / "src" / "bottega" / "server"
    for folder in (
        server,
        *(path for path in server.rglob("*") if path.is_dir() and path.name != "versions"),
    ):
        assert sum(file.name != "__init__.py" for file in folder.glob("*.py")) <= 10, folder


ON_THE_WIRE = {"Fair", "Gap", "Refused", "TakenBack"}
"""Classes of the protocol that show a class of `core` or `client` under its own name."""


def test_a_name_stands_for_one_class() -> None:
    """Games are left out: they use the same names for the same parts."""
    package = ROOT / "src" / "bottega"
    counts = Counter(
        node.name
        for file in package.rglob("*.py")
        if file.relative_to(package).parts[0] != "games"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, count in counts.items() if count > 1} == ON_THE_WIRE
