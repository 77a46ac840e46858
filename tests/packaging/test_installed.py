"""The package as other people get it: installed into an empty environment, started."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import run

pytestmark = pytest.mark.packaging


def test_doctor(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "bottega", "doctor", cwd=tmp_path).stdout


def test_simulate(installed: Path, tmp_path: Path) -> None:
    command = "simulate pig --players 2 --bots random,random --games 20 --seed 1 --json"
    result = json.loads(run(installed / "bottega", *command.split(), cwd=tmp_path).stdout)
    assert (result["game"], result["players"], result["games"], result["seed"]) == ("pig", 2, 20, 1)
    assert len(result["scores"]) == 2
    assert sum(result["wins"]) == pytest.approx(20)


def test_what_is_installed_is_what_was_built(installed: Path, wheel: Path, tmp_path: Path) -> None:
    script = "import bottega.core.position as p; print(p.__file__)"
    where = Path(run(installed / "python", "-c", script, cwd=tmp_path).stdout.strip())
    assert installed.parent in where.parents
    assert (where.suffix == ".py") == wheel.name.endswith("-py3-none-any.whl")
