"""The golden games are what the engines play today, compiled and interpreted alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.golden import FOLDER, golden_files, text_of
from tests.laws.cases import Case


@pytest.mark.parametrize(
    ("file", "case"), golden_files().items(), ids=lambda value: getattr(value, "stem", "")
)
def test_golden_game(file: Path, case: Case) -> None:
    assert file.is_file(), "there is no golden game yet: make golden"
    assert text_of(case) == file.read_text("utf-8"), (
        "play has changed: if that is meant, make golden and read the change"
    )


def test_no_golden_game_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == set(golden_files())
