"""The API reference: a page for each module, which mkdocstrings generates from the sources."""

from __future__ import annotations

import ast
from pathlib import Path

import bottega
from tools.site.text import code, page, table

SOURCES = Path(__file__).parents[2] / "src"
PACKAGES = ("core", "bots", "lab", "envs")
"""The packages that others build on; the games have separate pages."""


def modules() -> dict[str, list[str]]:
    """The public modules that have a docstring, by package."""
    found = {"bottega": ["bottega", "bottega.client"]}
    for package in PACKAGES:
        files = sorted((SOURCES / "bottega" / package).glob("*.py"), key=lambda file: file.stem)
        names = [f"bottega.{package}.{file.stem}".removesuffix(".__init__") for file in files]
        found[f"bottega.{package}"] = [name for name in names if summary(name)]
    return found


def pages() -> dict[str, dict[str, str]]:
    """The pages of each package, after an overview: the address and the text of each page."""
    found = {}
    rows = []
    for package, names in modules().items():
        found[package] = {f"reference/{name}.md": _page(name) for name in names}
        rows += [[f"[{code(name)}]({name}.md)", summary(name)] for name in names]
    intro = "Generated from the docstrings. [The contract](../contract.md) says what you can rely on."
    return {
        "overview": {"reference/index.md": page("# Reference", intro, table(["Module", ""], rows))},
        **found,
    }


def _page(module: str) -> str:
    """The page of a module; for the package itself, the members are those in its `__all__`."""
    offered = [name for name in bottega.__all__ if not name.startswith("_")] if module == "bottega" else []
    members = "".join(f"\n        - {name}" for name in offered)
    options = f"    options:\n      members:{members}\n" if offered else ""
    return f"---\ntitle: {module}\n---\n\n::: {module}\n{options}"


def summary(module: str) -> str:
    """The first paragraph of a module's docstring."""
    path = SOURCES.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").split("\n\n")[0].replace("\n", " ")
