"""The same seeds give the same records, byte for byte, compiled and interpreted."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from bottega import OVER, Play, Rng
from bottega.bots import make
from bottega.core.chance import SeededDice
from tests.cli.runner import PATIENCE, ROOT
from tests.laws.cases import CASES, SEED, Case

EACH = 2
"""Games of each case."""


def record_of(case: Case, number: int) -> str:
    """A game of random and greedy bots as its record's text."""
    play = Play.start(case.game, case.players, case.options, dice=SeededDice(SEED, number))
    kinds = ("random", "random", "greedy") if number == 0 else ("random",)
    bots = [make(kinds[seat % len(kinds)], Rng(SEED, number, seat)) for seat in range(play.position.seats)]
    while play.position.to_act != OVER:
        play.roll()
        if play.position.to_act >= 0:
            seat = play.position.to_act
            play.act(bots[seat].choose(play.position.copy(), seat), seat)
    return play.record.dumps()


def digests() -> str:
    """A line for each game of each case."""
    lines = []
    for case in CASES:
        for number in range(EACH):
            lines.append(f"{case} {number} {hashlib.sha256(record_of(case, number).encode()).hexdigest()}")
    return "\n".join(lines)


@pytest.mark.compiled
@pytest.mark.slow
def test_both_forms_play_the_same_games() -> None:
    sources = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    script = (
        "import bottega.core.position as p; assert p.__file__.endswith('.py'); "
        "from tests.core.test_two_forms import digests; print(digests())"
    )
    interpreted = subprocess.Popen(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": sources, "BOTTEGA_SEED": str(SEED)},
        stdout=subprocess.PIPE,
        text=True,
    )
    compiled = digests().splitlines()
    out, _ = interpreted.communicate(timeout=PATIENCE)
    assert interpreted.returncode == 0
    assert compiled == out.splitlines(), f"repeat it with BOTTEGA_SEED={SEED}"
