"""Balance reports: what is counted, what is computed, what is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("matplotlib", reason="reports need bottega[plots]")

import numpy as np

import bottega
from bottega.cli.report import run_report
from bottega.core.errors import OptionError
from bottega.lab.balance import GameRows, play_row
from bottega.lab.findings import Report, changes, difference, luck_share, make_findings, slope
from bottega.lab.simulate import SimulationPlan, make_plan
from bottega.lab.workers import make_workers
from tests.cli.runner import ROOT

pytestmark = pytest.mark.once

DICE = bottega.game("florenza-dice")
PLAN = make_plan(DICE, 2, ["greedy"], 6, seed=3)


def played(plan: SimulationPlan, file: Path | None = None) -> GameRows:
    rows = GameRows(plan, file)
    list(rows.play(make_workers()))
    return rows


def test_a_row_counts_what_a_game_shows() -> None:
    row = play_row(DICE, PLAN, 0)
    assert row.won.count(1.0) == 1
    assert row.points[row.won.index(1.0)] == max(row.points)
    built = [use for use in row.uses if use.study == "Buildings built"]
    names = {building.name for building in DICE.content.tables.building}
    assert {use.thing for use in built} <= names
    assert {use.seat for use in row.uses} == {0, 1}
    assert all(1 <= number <= row.rounds for use in row.uses for number in use.rounds if use.study != "Other")
    assert sum(offer.taken for offer in row.offers) <= row.decisions
    assert all(offer.taken <= offer.offered for offer in row.offers)


def test_every_study_of_every_game_finds_its_things() -> None:
    """The kinds of events and the names of their arguments are right: a study that never counts has a wrong name."""
    for name in ("florenza", "florenza-dice", "dice-forge"):
        game = bottega.game(name)
        plan = make_plan(game, 3, ["random"], 40, seed=1)
        titles = {study.title for study in game.studies}
        found: set[str] = set()
        for number in range(plan.games):
            found |= {use.study for use in play_row(game, plan, number).uses}
            if found == titles:
                break
        assert found == titles, name


def test_a_report_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    whole = played(PLAN)
    stopped = GameRows(PLAN, file)
    run = stopped.play(make_workers())
    next(run)
    run.close()
    with file.open("ab") as stream:
        stream.write(b'["cut off')
    again = played(PLAN, file)
    assert list(again) == list(whole)
    assert len(file.read_bytes().splitlines()) == len(whole)
    assert len(GameRows(make_plan(DICE, 2, ["random"], 6, seed=3), file)) == 0, (
        "rows of another plan are not taken"
    )


def test_a_difference_counts_games_not_seats() -> None:
    rng = np.random.default_rng(1)
    values = np.repeat(rng.normal(0, 1, (400, 1)), 2, axis=1)  # both seats of a game are alike
    who = np.tile([True, False], (400, 1))
    assert difference(who, values).mean == pytest.approx(0)
    assert difference(who, values).off == pytest.approx(0)
    chosen = np.repeat(rng.random((400, 1)) < 0.5, 2, axis=1)
    found = difference(chosen, values + 3 * chosen)
    assert abs(found.mean - 3) < 2 * found.off
    assert found.off == pytest.approx(1.96 * 2 / np.sqrt(400), rel=0.1)
    assert found.sure


def test_a_slope_finds_what_each_time_brings() -> None:
    rng = np.random.default_rng(2)
    times = rng.integers(0, 5, (500, 2))
    found = slope(times, 2.0 * times + rng.normal(0, 1, times.shape))
    assert abs(found.mean - 2) < 2 * found.off < 0.2


def test_luck_that_decides_everything_explains_everything() -> None:
    points = np.random.default_rng(3).normal(50, 9, (200, 2))
    assert luck_share(points, points - 50) == pytest.approx(1)
    assert luck_share(points, (points - 50) / 2) == pytest.approx(1), "however large it is thought to be"
    assert luck_share(points, np.zeros_like(points)) == 0


def test_nothing_changes_with_the_same_content() -> None:
    rows = played(PLAN)
    assert all(one.before == one.after and one.change.mean == 0 for one in changes(rows, rows))
    assert make_findings(rows, DICE).games == 6


def report(folder: Path, **given: Any) -> dict[str, Any]:
    words: dict[str, Any] = {"players": [], "contents": [None], "file": None, "out": str(folder / "r.html")}
    words |= given
    run_report("pig", bots=["greedy"], games=12, seed=1, workers=make_workers(), words=["goal=30"], **words)
    told: dict[str, Any] = json.loads((folder / "r.json").read_bytes())
    return told


def test_a_report_is_one_file_and_its_numbers(tmp_path: Path) -> None:
    told = report(tmp_path, players=[2, 3])
    assert [one["games"] for one in told["reports"]] == [12, 12]
    assert [len(one["seats"]) for one in told["reports"]] == [2, 3]
    html = (tmp_path / "r.html").read_text("utf-8")
    assert "<svg" in html
    assert "src=" not in html, "it needs no other file"
    assert "3 players" in html
    assert report(tmp_path, players=[2, 3]) == told
    assert (tmp_path / "r.html").read_text("utf-8") == html, "the same games, the same file"


def test_two_contents_are_compared_with_the_same_dice(tmp_path: Path) -> None:
    source = Path(bottega.__file__).parent / "games/pig/contents/first.toml"
    other = tmp_path / "other.toml"
    other.write_text(source.read_text("utf-8").replace("bust = 1", "bust = 2"), "utf-8")
    told = report(tmp_path, contents=["first", str(other)])
    names = [one["name"] for one in told["changes"]]
    assert names[:2] == ["Points of seat 1", "Points of seat 2"]
    assert len({one["content"] for one in told["reports"]}) == 2


def test_a_report_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"\.html"):
        report(tmp_path, out="report.txt")
    with pytest.raises(OptionError, match="one number of players"):
        report(tmp_path, players=[2, 3], contents=["first", "first"])


def test_the_reports_of_earlier_versions_can_still_be_read() -> None:
    files = sorted((ROOT / "docs" / "results").glob("*.json"))
    assert files
    for file in files:
        assert msgspec.json.decode(file.read_bytes(), type=Report).reports
