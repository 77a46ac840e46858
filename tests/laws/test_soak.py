"""The tool of the long tests: failures are reported, and what was played is not played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import soak
from tests.laws.cases import SEED


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(soak, "FOLDER", tmp_path)
    monkeypatch.setattr(soak, "ONE_GAME", -1)


def test_a_game_that_fails_is_told_and_the_others_are_played(capfd: pytest.CaptureFixture[str]) -> None:
    played: list[int] = []

    def play(seed: int, number: int) -> None:
        played.append(number)
        assert number != 3, "three is unlucky"

    with pytest.raises(AssertionError, match="three is unlucky"):
        soak.soak("pig", 6, play)
    assert played == [0, 1, 2, 3, 4, 5]
    output = capfd.readouterr().err
    assert "6 of 6 games" in output
    assert "1 FAILED" in output
    assert f"BOTTEGA_SEED={SEED} BOTTEGA_GAME=3" in output


def test_it_goes_on_where_it_was_stopped(capfd: pytest.CaptureFixture[str]) -> None:
    played: list[int] = []

    def play(seed: int, number: int) -> None:
        if number == 4 and 4 not in played:
            played.append(4)
            raise KeyboardInterrupt
        played.append(number)

    with pytest.raises(KeyboardInterrupt):
        soak.soak("pig", 6, play)
    soak.soak("pig", 6, play)
    assert played == [0, 1, 2, 3, 4, 4, 5]
    assert "4 were played before" in capfd.readouterr().err
    soak.soak("pig", 6, play)
    assert len(played) == 7, "what is done is not played again"
    soak.soak("pig", 7, play)
    assert len(played) == 14, "another number of games starts again"


def test_many_failures_have_one_cause() -> None:
    played: list[int] = []

    def play(seed: int, number: int) -> None:
        played.append(number)
        raise ValueError("always")

    for _ in range(2):
        with pytest.raises(AssertionError, match="always"):
            soak.soak("pig", 100, play)
    assert len(played) == soak.MAX_FAILURES


def test_one_game_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "ONE_GAME", 41)
    played: list[tuple[int, int]] = []
    soak.soak("pig", 100, lambda seed, number: played.append((seed, number)))
    assert played == [(SEED, 41)]
