"""`bottega doctor`: what is installed, and how to get the rest."""

from __future__ import annotations

import platform
import sys
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape

from bottega.core.build import ABOUT, INTERPRETED, QUICK, RELEASE, current_build
from bottega.core.registry import game_names

PARTS = {
    "server": ("litestar", "the table in the browser", "pip install 'bottega[server]'"),
    "train": ("numpy", "learning what positions are worth", "pip install 'bottega[train]'"),
    "rl": ("gymnasium", "environments for learners", "pip install 'bottega[rl]'"),
    "plots": ("matplotlib", "ratings and balance reports", "pip install 'bottega[plots]'"),
    "cluster": ("ray", "work on many machines", "pip install 'bottega[cluster]'"),
}


NEEDED = "a C compiler and the headers of Python (on Debian: apt install gcc python3-dev)"


class Diagnosis(msgspec.Struct):
    """What was found."""

    version: str
    python: str
    build: str
    compiled: bool
    games: dict[str, bool]
    parts: dict[str, bool]


def examine(json: bool) -> None:
    report = Diagnosis(
        version=version("bottega"),
        python=platform.python_version(),
        build=current_build(),
        compiled=current_build() != INTERPRETED,
        games={name: _is_compiled(name) for name in game_names()},
        parts={name: find_spec(module) is not None for name, (module, _, _) in PARTS.items()},
    )
    if json:
        print(msgspec.json.encode(report).decode())
        return
    console = Console(highlight=False)
    console.print(f"Bottega {report.version} on Python {report.python}")
    sign = "[yellow]slow[/yellow]" if report.build == INTERPRETED else "[green]ok[/green]  "
    console.print(f"{sign} {ABOUT[report.build]}", soft_wrap=True)
    if report.build == INTERPRETED:
        console.print(
            f"     To compile it, install {NEEDED}, then: {how_to_compile(Path(sys.prefix))}", soft_wrap=True
        )
    elif report.build == QUICK:
        console.print("     For the fastest build, which takes some minutes: make fast")
    for name, fast in report.games.items():
        console.print(f"[green]ok[/green]   game {name}, {'compiled' if fast else 'interpreted'}")
    for name, (_, what, how) in PARTS.items():
        if report.parts[name]:
            console.print(f"[green]ok[/green]   {name}: {what}")
        else:
            console.print(
                f"[dim]--[/dim]   {name}: {what} is not installed; get it with: {escape(how)}", soft_wrap=True
            )


def how_to_compile(environment: Path) -> str:
    """The command that compiles: make, if it created this environment."""
    is_make = (environment.parent / "hatch_build.py").exists()
    return "make play" if is_make else "pip install --force-reinstall ."


def suggest_release() -> None:
    """Before something is measured: say that a faster build exists."""
    if current_build() != RELEASE:
        Console(stderr=True, highlight=False).print(
            f"{ABOUT[current_build()].capitalize()}. For the fastest: make fast", soft_wrap=True
        )


def _is_compiled(name: str) -> bool:
    from bottega.core.registry import game

    try:
        module = import_module(f"{game(name).package}.position")
    except ImportError:
        return False
    return not (module.__file__ or "").endswith(".py")
