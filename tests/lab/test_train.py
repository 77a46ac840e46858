"""Learning."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("numpy", reason="training needs numpy")

import bottega
from bottega.core.weights import Weights
from bottega.lab.self_play import TrainingSettings
from bottega.lab.train import Training

pytestmark = pytest.mark.once

COURSE = TrainingSettings("pig", 2, ({"goal": 20},), games=30, generations=2, matches=10, epochs=2, hidden=6)


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = list(Training(COURSE, tmp_path / "whole", "train"))
    stopped = iter(Training(COURSE, tmp_path / "stopped", "train"))
    for _ in range(len(whole) // 2):
        next(stopped)
    list(Training(COURSE, tmp_path / "stopped", "train"))
    for name in ("generation-0.json", "generation-1.json", "best.json"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "stopped" / name).read_bytes()


def test_the_best_weights_say_how_they_were_made(tmp_path: Path) -> None:
    list(Training(COURSE, tmp_path, "bottega train pig"))
    best = msgspec.json.decode((tmp_path / "best.json").read_bytes(), type=Weights)
    others = [
        msgspec.json.decode((tmp_path / f"generation-{number}.json").read_bytes(), type=Weights)
        for number in range(2)
    ]
    assert best.results["score"] == max(other.results["score"] for other in others)
    assert best.command == "bottega train pig"
    assert best.content == bottega.game("pig").content.hash
    for line in (tmp_path / "log.jsonl").read_text().splitlines():
        assert "time" in json.loads(line)


def test_hidden_units_come_in_threes(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="multiple of 3"):
        Training(msgspec.structs.replace(COURSE, hidden=7), tmp_path, "")
