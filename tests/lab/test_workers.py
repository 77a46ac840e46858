"""Work on several processes, and on a cluster: the same results, whoever is lost."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from bottega import BottegaError, OptionError
from bottega.lab.matches import Book, Match, run_matches
from bottega.lab.workers import Chunks, InProcess, ProcessPool, Workers, make_workers
from tests.cli.runner import bottega_command

pytestmark = pytest.mark.once

NUMBERS = range(40)


def squares(numbers: list[int]) -> list[tuple[int, int]]:
    return [(number, number * number) for number in numbers]


def killed_once(folder: Path, numbers: list[int]) -> list[tuple[int, int]]:
    """The first process that is given number 7 is killed."""
    mark = folder / "killed"
    if 7 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squares(numbers)


def killed_always(numbers: list[int]) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return len(numbers)


def refuse(numbers: list[int]) -> int:
    raise OptionError(f"no game {numbers[0]}")


def all_of(by: Workers, folder: Path) -> list[tuple[int, int]]:
    return [found for chunk in by.run(partial(killed_once, folder), NUMBERS) for found in chunk]


def test_chunks_grow_until_they_take_their_time() -> None:
    chunks = Chunks(range(1000), seconds=1.0)
    sizes = []
    while chunk := chunks.next():
        sizes.append(len(chunk))
        chunks.done(len(chunk), len(chunk) * 0.01)
    assert sizes[:3] == [1, 8, 64]
    assert set(sizes[3:-1]) == {100}
    assert sum(sizes) == 1000


def test_the_last_chunks_are_smaller_so_that_all_workers_finish_together() -> None:
    chunks = Chunks(range(1000), seconds=1.0, workers=2)
    sizes = []
    while chunk := chunks.next():
        sizes.append(len(chunk))
        chunks.done(len(chunk), len(chunk) * 0.01)
    assert sizes[3:5] == [100, 100]
    assert sizes[-1] <= 13, "an eighth of a second"
    assert sum(sizes) == 1000


def test_slow_work_goes_one_by_one() -> None:
    chunks = Chunks(range(3), seconds=1.0)
    for number in range(3):
        assert chunks.next() == [number]
        chunks.done(1, 20.0)
    assert chunks.next() == []


def test_here_the_results_come_in_order() -> None:
    found = [result for chunk in InProcess().run(squares, NUMBERS) for result in chunk]
    assert found == squares(list(NUMBERS))


@pytest.mark.slow
def test_a_killed_worker_costs_its_chunk_only(tmp_path: Path) -> None:
    assert sorted(all_of(ProcessPool(2), tmp_path)) == squares(list(NUMBERS))
    assert (tmp_path / "killed").exists()


@pytest.mark.slow
def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(BottegaError, match="3 worker processes were lost"):
        list(ProcessPool(2).run(killed_always, NUMBERS))


@pytest.mark.slow
def test_what_a_worker_refuses_is_refused_here() -> None:
    with pytest.raises(OptionError, match="no game 0"):
        list(ProcessPool(1).run(refuse, NUMBERS))


def test_no_workers_are_refused() -> None:
    with pytest.raises(OptionError, match="at least 1"):
        make_workers(0)


def test_a_cluster_without_ray_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r"bottega\[cluster\]"):
        make_workers(ray="local")


@pytest.mark.soak
def test_a_cluster_that_loses_a_worker_gives_what_this_machine_gives(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="a real cluster needs bottega[cluster]")
    cluster = make_workers(ray="local")
    assert sorted(all_of(cluster, tmp_path)) == squares(list(NUMBERS))
    assert (tmp_path / "killed").exists()
    with pytest.raises(OptionError, match="no game 0"):
        list(cluster.run(refuse, NUMBERS))
    match = Match("pig", 3, "greedy", "random", 60, seed=4)
    here, there = Book(None), Book(None)
    list(run_matches([match], here))
    list(run_matches([match], there, cluster))
    assert here.of(match) == there.of(match)


@pytest.mark.soak
def test_a_cluster_gives_the_same_json_as_this_machine() -> None:
    pytest.importorskip("ray", reason="a real cluster needs bottega[cluster]")
    words = ["tournament", "pig", "--bots", "greedy,random,garzone", "--games", "40", "--seed", "4", "--json"]
    here = bottega_command(*words).stdout
    assert bottega_command(*words, "--ray", "local").stdout == here
    assert bottega_command(*words, "--jobs", "2").stdout == here
