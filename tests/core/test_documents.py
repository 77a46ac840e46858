"""What the documents show works."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from tests.cli.runner import ROOT, bottega_command, environment

pytestmark = pytest.mark.once

DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SESSIONS = [file for file in DOCUMENTS if ">>> " in file.read_text("utf-8")]


def blocks(file: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", file.read_text("utf-8"), re.DOTALL)


def test_the_example_of_the_readme_runs() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    assert len(example.strip().splitlines()) <= 10
    told = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=True, env=environment()
    )
    assert re.fullmatch(r"\[\d+, \d+\] \([01],\)\n", told.stdout)


def test_the_bot_of_the_documents_plays(tmp_path: Path) -> None:
    source = blocks(ROOT / "docs" / "bots.md", "python")[0]
    (tmp_path / "mybots.py").write_text(source)
    words = ["simulate", "pig", "--bots", "mybots:Careful,random", "--games", "20", "--json"]
    assert '"games":20' in bottega_command(*words, cwd=tmp_path).stdout


@pytest.mark.once
def test_the_bots_of_the_experiment_with_openings_play() -> None:
    words = ["simulate", "florenza", "--bots", "openings:Lot", "--players", "4", "--games", "1", "--json"]
    done = bottega_command(*words, cwd=ROOT / "examples")
    assert '"games":1' in done.stdout
    assert "failed" not in done.stderr


def test_the_search_of_the_documents_tells_its_thoughts() -> None:
    source = blocks(ROOT / "docs" / "bots.md", "python")[1]
    told = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True, env=environment()
    )
    assert {line.split()[0] for line in told.stdout.splitlines()} == {"roll", "hold"}


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_links_lead_somewhere(file: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", file.read_text("utf-8")):
        if "://" not in link:
            target = file.parent / link
            drawn = (
                target.suffix == ".html" and target.with_suffix(".json").exists()
            )  # when the site is built
            assert target.exists() or drawn, f"{file.name} links to {link}"


def test_every_command_that_the_readme_names_is_there() -> None:
    told = bottega_command("--help").stdout
    for command in re.findall(r"^\| `bottega (\w+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE):
        assert command in told


@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: file.name)
def test_sessions_at_the_prompt_go_as_told(file: Path) -> None:
    failed, tried = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert (failed, tried > 0) == (0, True)


def test_there_is_a_session_for_each_game() -> None:
    told = (ROOT / "docs" / "sessions.md").read_text("utf-8")
    for name in bottega.game_names():
        assert f'bottega.game("{name}")' in told


def test_doctests_run() -> None:
    from bottega.core import dumping

    for module in (bottega, dumping):
        assert doctest.testmod(module).failed == 0
