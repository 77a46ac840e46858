"""The table of what players expect names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROWS = [
    line.split("|")[1:-1]
    for line in (TESTS.parent / "docs" / "expectations.md").read_text("utf-8").splitlines()
    if re.match(r"\| \d+ \|", line)
]


def test_all_35_are_there() -> None:
    assert [int(row[0]) for row in ROWS] == list(range(1, 36))


@pytest.mark.parametrize("row", ROWS, ids=[row[0].strip() for row in ROWS])
def test_what_is_met_names_tests_that_exist(row: list[str]) -> None:
    _, _, met, proved = (cell.strip() for cell in row)
    named = re.findall(r"`([^`]+)`", proved)
    assert named or not met.startswith("yes")
    path = ""
    for one in named:
        file, _, test = one.partition("::")
        path = file or path
        place = TESTS / path
        assert place.exists(), path
        if test:
            named_there = f"def {test}(" if place.suffix == ".py" else f"'{test}'"
            assert named_there in place.read_text("utf-8"), one
