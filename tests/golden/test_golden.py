"""The golden games are what the engines play today, compiled and interpreted alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.golden import COUNTS, FOLDER, counts, golden_files, golden_game
from tests.laws.cases import Case, once

EACH = pytest.mark.parametrize(
    ("file", "case"),
    [pytest.param(file, case, marks=once(case)) for file, case in golden_files().items()],
    ids=lambda value: getattr(value, "stem", ""),
)
MISSING = "there is no golden game yet: make golden"
CHANGED = "play has changed: if that is meant, make golden and read the change"


@EACH
def test_golden_game(file: Path, case: Case) -> None:
    assert file.is_file(), MISSING
    assert golden_game(case) == file.read_text("utf-8").partition(COUNTS)[0], CHANGED


@pytest.mark.once
@EACH
def test_golden_counts(file: Path, case: Case) -> None:
    assert file.is_file(), MISSING
    assert counts(case) == file.read_text("utf-8").partition(COUNTS)[2], CHANGED


def test_no_golden_game_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == set(golden_files())
