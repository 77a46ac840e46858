"""Bots that fail cannot be overlooked, and what cannot be written is refused before anything is played."""

from __future__ import annotations

import errno
import json
import sys
from pathlib import Path

import pytest

from bottega.cli import app
from tests.bots.failing import HERE
from tests.cli.runner import bottega_command

BROKEN = f"{HERE}:Failing"
PIG = ["pig", "--games", "12", "-o", "goal=30"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_counts_the_failures_of_each_seat(home: Path, jobs: str) -> None:
    words = ["simulate", *PIG, "--bots", f"{BROKEN},greedy", "--jobs", jobs]
    told = bottega_command(*words, code=1)
    (row,) = (line for line in told.stdout.splitlines() if BROKEN in line)
    done = json.loads(bottega_command(*words, "--json", code=1).stdout)
    failed, other = done["failed"]
    assert row.split("│")[-2].strip() == str(failed)
    assert failed > 12
    assert other == 0
    assert [failure["bot"] for failure in done["failures"]] == [BROKEN] * 10
    assert done["failures"][0] == {
        "game": 0,
        "bot": BROKEN,
        "seat": 0,
        "reason": "ValueError: I don't know",
    }
    assert f"bots failed to decide {failed} times, and greedy decided instead" in told.stderr
    assert f"  {BROKEN}, game 0, seat 0: ValueError: I don't know" in told.stderr
    if jobs == "1":
        assert len(list((home / "home" / "failures").iterdir())) == 20, "ten for each run"
        assert "from now on its failures are only counted" in told.stderr


def test_a_tournament_counts_the_failures_and_keeps_them_in_its_file(home: Path) -> None:
    file = home / "results.jsonl"
    words = ["tournament", *PIG, "--bots", f"{BROKEN},greedy,random", "--file", str(file)]
    done = json.loads(bottega_command(*words, "--json", code=1).stdout)
    scores = {row["name"]: row["score"] for row in done["matches"]}
    failed = scores[f"{BROKEN} against greedy"]["failed"]
    assert failed > 0
    assert scores[f"{BROKEN} against greedy"]["others_failed"] == 0
    assert scores["greedy against random"]["failed"] == 0
    assert len(done["failures"]) == 10
    told = bottega_command(*words, code=1)  # nothing is played again
    assert "Failed" in told.stdout
    assert f"{failed} : 0" in told.stdout
    lines = [json.loads(line)[1] for line in file.read_text().splitlines()]
    assert any("failed" not in line for line in lines), "games without failures are as they were"


def test_where_no_bot_fails_nothing_is_said_about_it() -> None:
    told = bottega_command("tournament", *PIG, "--bots", "greedy,random")
    assert "ailed" not in told.stdout + told.stderr
    assert "ailed" not in bottega_command("simulate", *PIG, "--bots", "greedy").stdout


def test_a_report_says_that_bots_failed(home: Path) -> None:
    pytest.importorskip("matplotlib")
    out = home / "report.html"
    told = bottega_command("report", *PIG, "--bots", f"{BROKEN},greedy", "--out", str(out), code=1)
    assert "bots failed to decide" in told.stderr
    (found,) = json.loads(out.with_suffix(".json").read_text())["reports"]
    assert found["failed"][0] > 0
    assert len(found["failures"]) == 10
    assert f"Bots failed {found['failed'][0]} times" in out.read_text()


MISSING = "missing/file"
NOWHERE = [
    (["tournament", *PIG, "--bots", "greedy,random", "--file", MISSING], "there is no folder"),
    (["tournament", *PIG, "--bots", "greedy,random", "--plot", f"{MISSING}.svg"], "there is no folder"),
    (["tournament", *PIG, "--bots", "greedy,random", "--plot", "x.txt"], "ends in .svg or .png or .pdf"),
    (["tournament", *PIG, "--bots", "greedy,random", "--file", "a-folder"], "this is a folder, not a file"),
    (["ladder", "pig", "--file", MISSING], "there is no folder"),
    (["report", "pig", "--out", f"{MISSING}.html"], "there is no folder"),
    (["report", "pig", "--out", "x.txt"], "ends in .html"),
    (["report", "pig", "--file", MISSING], "there is no folder"),
    (["content", "pig", "--check", "--out", MISSING], "there is no folder"),
    (["train", "pig", "--folder", "a-file"], "this is a file, not a folder"),
    (["train", "pig", "--folder", "a-file/in-it"], "a-file cannot be written"),
    (["train", "pig", "--games", "0"], "--games must be at least 1, not 0"),
    (["train", "pig", "--generations", "0"], "--generations must be at least 1, not 0"),
    (["analyze", "a-file", "--iterations", "0"], "--iterations must be at least 1, not 0"),
]


@pytest.mark.once
@pytest.mark.parametrize(("words", "reason"), NOWHERE)
def test_what_cannot_be_written_is_refused_in_one_sentence_before_anything_is_played(
    tmp_path: Path, words: list[str], reason: str
) -> None:
    (tmp_path / "a-folder").mkdir()
    (tmp_path / "a-file").touch()
    told = bottega_command(*words, code=2, cwd=tmp_path)
    assert reason in " ".join(told.stderr.split())
    assert told.stderr.startswith("bottega: ")
    assert told.stdout == ""


def test_a_disk_that_is_full_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "results.jsonl")

    monkeypatch.setattr(app, "app", full)
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(SystemExit) as ended:
        app.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "bottega: results.jsonl: No space left on device\n"
