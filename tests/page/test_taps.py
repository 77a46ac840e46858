"""What a tap does, outside the browser: the page's own function over positions of random games.

`make test` looks at a few positions of each game, `make soak-page` at 2,000, and at 50 of each game in Chromium.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.page.taps import write

GAMES = ("dice-forge", "florenza", "florenza-dice")
BUILD = Path(__file__).parents[2] / "build"


def check(name: str, count: int) -> dict[str, Any]:
    """What the page's function does with every target; everything that is wrong."""
    cases = BUILD / f"taps-{name}-{count}.jsonl"
    write(name, count, cases)
    program = Path(__file__).with_name("check_taps.mjs")
    run = subprocess.run(["node", str(program), str(cases)], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def assert_taps(name: str, count: int) -> None:
    found = check(name, count)
    assert not found["wrong"], "\n".join(found["wrong"])
    assert found["counts"]["positions"] == count
    assert found["counts"]["selected"] > count
    if name != "florenza":
        assert found["counts"]["amounts"] > count


@pytest.mark.parametrize("name", GAMES)
def test_a_tap_does_what_it_showed_and_selects_nothing_that_costs(name: str) -> None:
    assert_taps(name, 40)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_taps_in_2000_positions(name: str) -> None:
    assert_taps(name, 2000)
