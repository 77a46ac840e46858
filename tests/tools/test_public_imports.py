"""Only documented modules of other projects are imported: an update must not break what nobody promised."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "bench", "examples", "tools")

DOCUMENTED = {
    "alembic": ["autogenerate", "command", "config", "context", "migration", "op", "script", "util"],
    "litestar": [
        *[
            "config.compression",
            "datastructures",
            "di",
            "enums",
            "exceptions",
            "handlers",
            "middleware",
            "openapi",
        ],
        *["openapi.plugins", "types"],
    ],
    "msgspec": ["inspect", "json", "msgpack", "structs", "toml", "yaml"],
    "sqlalchemy": ["dialects", "engine", "exc"],
    "uvicorn": [],
    "uvloop": [],
    "websockets": ["asyncio.client", "exceptions", "sync.client", "typing"],
}
"""The modules that the reference of each library describes, beside its package itself."""


def imports(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The modules that a file imports, and the names that it takes from them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((each.name, []) for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module, [each.name for each in node.names]


def is_public(module: str, names: list[str]) -> bool:
    package, _, inner = module.partition(".")
    if package == "bottega" or package in sys.stdlib_module_names:
        return True
    if any(part.startswith("_") and not part.startswith("__") for part in [*module.split("."), *names]):
        return False
    return package not in DOCUMENTED or not inner or inner in DOCUMENTED[package]


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_documented_modules_are_imported(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    hidden = [
        f"{file.relative_to(ROOT)}: {module}"
        for file in files
        for module, names in imports(file)
        if not is_public(module, names)
    ]
    assert hidden == []


@pytest.mark.parametrize(
    ("module", "names"),
    [
        ("uvicorn.protocols.websockets.websockets_sansio_impl", ["WebSocketsSansIOProtocol"]),
        ("uvicorn._types", ["ASGISendEvent"]),
        ("sqlalchemy", ["_hidden"]),
    ],
)
def test_an_undocumented_module_is_noticed(module: str, names: list[str]) -> None:
    assert not is_public(module, names)
