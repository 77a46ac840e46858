"""pyproject.toml, uv.lock and requirements/*.txt say the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .conftest import ROOT

pytestmark = pytest.mark.packaging

PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCK: dict[str, Any] = tomllib.loads((ROOT / "uv.lock").read_text())
REQUIREMENTS: dict[str, tuple[list[str], list[str]]] = {
    "runtime": (["server"], []),
    "postgres": (["server", "postgres"], []),
    "cluster": (["cluster"], []),
    "play": (["server"], ["build"]),
    "dev": (["server", "postgres", "rl", "plots"], ["dev"]),
    "build": ([], ["build"]),
    "uv": ([], ["uv"]),
}
"""The extras and the dependency groups in each list; the package's own dependencies are in all but the last two."""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return normal(match[0])


def group(name: str) -> list[str]:
    """The requirements of a dependency group, with the groups that it includes."""
    own = PYPROJECT["dependency-groups"][name]
    return [r for item in own for r in ([item] if isinstance(item, str) else group(item["include-group"]))]


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return {normal(n): v for n, v in re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", text, re.MULTILINE)}


LOCKED = {package["name"]: package.get("version") for package in LOCK["package"]}


def needed(names: set[str]) -> set[str]:
    """These packages and all that they need, on whatever system, by the lock."""
    table = {package["name"]: package for package in LOCK["package"]}
    found: set[str] = set()
    while names:
        found |= names
        names = {d["name"] for n in names for d in table[n].get("dependencies", [])} - found
    return found


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_requirements_are_the_lock(name: str) -> None:
    extras, groups = REQUIREMENTS[name]
    project = PYPROJECT["project"]
    asked = [r for each in extras for r in project["optional-dependencies"][each]]
    asked += [r for each in groups for r in group(each)]
    wanted = {name_of(r) for r in asked + (project["dependencies"] if name not in ("uv", "build") else [])}
    if "postgres" in extras:
        wanted.add("psycopg-binary")
    assert pins(name) == {package: LOCKED[package] for package in needed(wanted)}


def test_the_lock_knows_the_dependencies_of_the_project() -> None:
    (own,) = (package for package in LOCK["package"] if package["name"] == "bottega")
    asked = {(normal(d["name"]), d.get("specifier", "")) for d in own["metadata"]["requires-dist"]}

    def split(requirement: str) -> tuple[str, str]:
        name = re.match(r"[A-Za-z0-9._-]+", requirement)
        assert name
        return normal(name[0]), re.sub(r"\[.*\]|;.*", "", requirement[name.end() :]).strip()

    project = PYPROJECT["project"]
    declared = [
        *project["dependencies"],
        *(r for extra in project["optional-dependencies"].values() for r in extra),
    ]
    assert {n for n, _ in asked} == {split(r)[0] for r in declared}
    for name, specifier in map(split, declared):
        locked = next(s for n, s in asked if n == name)
        assert set(locked.split(",")) == set(specifier.split(","))
    for wanted in ("build", "test", "dev", "docs", "uv"):
        names = {normal(d["name"]) for d in own["metadata"]["requires-dev"][wanted]}
        assert names == {name_of(r) for r in group(wanted)}


def test_the_build_is_pinned_to_the_locked_versions() -> None:
    for requirement in PYPROJECT["build-system"]["requires"]:
        name, version = requirement.split("==")
        assert LOCKED[normal(name)] == version


@pytest.mark.parametrize("path", ["uv.lock", *(f"requirements/{name}.txt" for name in REQUIREMENTS)])
def test_locks_name_the_public_index_only(path: str) -> None:
    text = (ROOT / path).read_text()
    assert "file:" not in text
    assert set(re.findall(r"\w+://[^/\"\s]+", text)) <= {"https://pypi.org", "https://files.pythonhosted.org"}


def test_import_linter_watches_all_that_is_compiled() -> None:
    targets = PYPROJECT["tool"]["hatch"]["build"]["targets"]
    compiled = targets["wheel"]["hooks"]["custom"]["compile"]
    contracts = {c["id"]: c for c in PYPROJECT["tool"]["importlinter"]["contracts"]}
    watched = contracts["compiled"]["source_modules"]
    assert {path.removesuffix(".py").replace("/", ".") for path in compiled} == set(watched)


def test_no_module_is_compiled_that_must_not_be() -> None:
    targets = PYPROJECT["tool"]["hatch"]["build"]["targets"]
    for glob in targets["wheel"]["hooks"]["custom"]["compile"]:
        assert not glob.endswith(("/__init__.py", "**")), glob
        assert Path(glob).suffix == ".py"
