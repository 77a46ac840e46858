"""Matches between bots, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega import OptionError
from bottega.lab import matches
from bottega.lab.bots_table import table_lines
from bottega.lab.matches import Book, Match, check, play, run_matches, score, wilson
from bottega.lab.workers import make_workers

pytestmark = pytest.mark.once

MATCH = Match("pig", 3, "greedy", "random", 12, seed=4, options={"goal": 20})


def test_seats_are_balanced_and_share_their_dice() -> None:
    results = [play(MATCH, number) for number in range(6)]
    assert [result.seat for result in results] == [0, 1, 2, 0, 1, 2]


def test_a_match_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    whole = Book(None)
    list(run_matches([MATCH], whole))

    file = tmp_path / "results.jsonl"
    run = run_matches([MATCH], Book(file))
    for _ in range(5):
        next(run)
    run.close()
    with file.open("ab") as stream:
        stream.write(b'["cut off in the mid')
    played = len(list(run_matches([MATCH], Book(file))))
    assert played == 7
    again = Book(file)
    assert again.missing(MATCH) == []
    assert again.of(MATCH) == whole.of(MATCH)
    assert len(file.read_text().splitlines()) == 12


def test_every_match_gets_a_block_of_games_before_the_next_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "BLOCK", 4)
    other = Match("pig", 3, "random", "greedy", 6, seed=4, options={"goal": 20})
    played = list(run_matches([MATCH, other], Book(None)))
    assert played == [MATCH] * 4 + [other] * 4 + [MATCH] * 4 + [other] * 2 + [MATCH] * 4


def test_more_games_of_a_match_keep_those_that_were_played(tmp_path: Path) -> None:
    book = Book(tmp_path / "results.jsonl")
    list(run_matches([MATCH], book))
    longer = Match("pig", 3, "greedy", "random", 14, seed=4, options={"goal": 20})
    assert book.missing(longer) == [12, 13]
    assert book.missing(Match("pig", 3, "greedy", "random", 3, seed=5)) == [0, 1, 2]


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing() -> None:
    alone, together = Book(None), Book(None)
    list(run_matches([MATCH], alone))
    list(run_matches([MATCH], together, make_workers(2)))
    assert alone.of(MATCH) == together.of(MATCH)


def test_scores_have_intervals() -> None:
    book = Book(None)
    list(run_matches([MATCH], book))
    found = score(book.of(MATCH))
    assert found.games == 12
    assert found.low < found.won < found.high <= 1
    assert found.points > found.others
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_match_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError, match="no bot"):
        check(Match("pig", 2, "nobody", "random", 1))
    with pytest.raises(OptionError, match="at least 1"):
        check(Match("pig", 2, "greedy", "random", 0))


def test_the_table_can_be_played() -> None:
    lines = table_lines(1, 0)
    assert len({line.match.key for line in lines}) == len(lines)
    for line in lines:
        check(line.match)
