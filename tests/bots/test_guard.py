"""Bots that fail hold nobody up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bottega
from bottega import CHANCE, Position, Rng
from bottega.bots import Bot, make, make_safe
from bottega.bots.guard import Guarded
from bottega.lab.simulate import Simulation, make_plan
from tests.bots.failing import HERE, Cheating, Failing, Hanging


def deciding() -> Position:
    p = bottega.game("pig").start(2)
    p.apply(6)
    return p


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Failing, "ValueError: I don't know"),
        (Cheating, "action 999 is not legal"),
        (Hanging, "it took more than"),
    ],
)
def test_a_simpler_bot_goes_on(
    home: Path, caplog: pytest.LogCaptureFixture, bot: type[Bot], reason: str
) -> None:
    p = deciding()
    guard = Guarded("mine", bot(Rng(1)), make("greedy", Rng(1)), seconds=0.05)
    assert guard.choose(p.copy(), 0) in (0, 1)
    assert f"the bot mine failed: {reason}" in caplog.text
    (file,) = (home / "failures").iterdir()
    kept = json.loads(file.read_text())
    assert (kept["bot"], kept["game"], kept["seat"]) == ("mine", "pig", 0)
    assert bottega.game("pig").load(kept["position"]) == p


def test_a_simulation_goes_on_with_a_bot_that_fails(home: Path) -> None:
    simulation = Simulation(
        make_plan(bottega.game("pig"), 2, [f"{HERE}:Cheating", "greedy"], 2, options={"goal": 8})
    )
    assert list(simulation)[-1] == 2
    assert list((home / "failures").iterdir())


def test_only_bots_of_ones_own_are_guarded_in_simulations() -> None:
    assert not isinstance(make_safe("greedy", Rng(1)), Guarded)
    assert isinstance(make_safe(f"{HERE}:Failing", Rng(1)), Guarded)


def test_a_failure_that_cannot_be_kept_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "file"))
    guard = Guarded("mine", Failing(Rng(1)), make("greedy", Rng(1)))
    p = deciding()
    assert p.to_act != CHANCE
    assert guard.choose(p, 0) in (0, 1)
    assert "could not be saved" in caplog.text
