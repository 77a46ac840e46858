"""The long tests of `make soak`: they play many games, report their progress, and continue where they were stopped.

The progress of each test is a small file in `build/soak`. A stopped run continues from there if neither the game nor
its tests have changed; `make soak AGAIN=1` starts again. A failed game does not stop the others: it is reported at
once, with the command that repeats it.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

import bottega
from tests.laws.cases import ONE_GAME, SEED

TESTS = Path(__file__).parent
FOLDER = TESTS.parent / "build" / "soak"
MAX_FAILURES = 5
"""The test stops after this many failed games, as they probably have the same cause."""
REPORT_SECONDS = 1.0 if sys.stderr.isatty() else 60.0
"""Seconds between two reports of the progress; on a terminal they overwrite each other."""


class Failure(msgspec.Struct):
    """A game that broke a law."""

    game: int
    error: str


class Progress(msgspec.Struct):
    """The progress of a test: a hash of what it tests, the seed of its games, and how many have been played."""

    tested: str
    seed: int
    games: int
    done: int = 0
    seconds: float = 0.0
    failures: list[Failure] = []

    def __str__(self) -> str:
        rate = self.done / self.seconds if self.seconds else 0.0
        left = self.games - self.done
        text = f"{self.done:,} of {self.games:,} games in {format_time(self.seconds)}, {rate:,.1f} a second"
        if left and rate:
            text += f", {format_time(left / rate)} to go"
        return text + (f", {len(self.failures)} FAILED" if self.failures else "")


def soak(name: str, games: int, play: Callable[[int, int], object]) -> None:
    """Play the games of a test of the named game: `play` gets the seed and the number of each."""
    test = os.environ["PYTEST_CURRENT_TEST"].removesuffix(" (call)")
    if ONE_GAME >= 0:
        play(SEED, ONE_GAME)
        return
    file = FOLDER / (re.sub(r"[^\w.=-]+", "-", test) + ".json")
    progress = load_progress(file, hash_of_sources(name), games)
    try:
        play_remaining(test, file, progress, play)
    finally:
        save_progress(file, progress)
    report(f"{progress}, seed {progress.seed}\n")
    assert not progress.failures, "\n".join(
        f"{failure.error}\n    {repeat_command(test, progress.seed, failure.game)}"
        for failure in progress.failures
    )


def load_progress(file: Path, tested: str, games: int) -> Progress:
    """The stored progress, if it belongs to the same test and sources; else a new one."""
    if file.exists():
        before = msgspec.json.decode(file.read_bytes(), type=Progress)
        if (before.tested, before.games) == (tested, games):
            report(f"{before.done:,} were played before (make soak AGAIN=1 starts again)\n")
            return before
    return Progress(tested, SEED, games)


def play_remaining(test: str, file: Path, progress: Progress, play: Callable[[int, int], object]) -> None:
    """Play the remaining games, reporting and saving the progress."""
    reported = before = time.monotonic()
    while progress.done < progress.games and len(progress.failures) < MAX_FAILURES:
        number = progress.done
        try:
            play(progress.seed, number)
        except Exception as error:
            words = [f"game {number}: {type(error).__name__}: {error}", *getattr(error, "__notes__", ())]
            progress.failures.append(Failure(number, "; ".join(words)))
            report(f"FAILED: {'; '.join(words)}\n    {repeat_command(test, progress.seed, number)}\n")
        progress.done += 1
        now = time.monotonic()
        progress.seconds += now - before
        before = now
        if now - reported >= REPORT_SECONDS:
            report(f"{progress}")
            save_progress(file, progress)
            reported = now


def save_progress(file: Path, progress: Progress) -> None:
    """Save the progress atomically, so that a killed run leaves a complete file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(progress))
    new.replace(file)


def report(line: str) -> None:
    """Write a line to standard error; on a terminal it overwrites the previous one."""
    start, end = ("\r\033[K", "") if sys.stderr.isatty() else ("", "\n")
    print(
        start + line.rstrip("\n") + ("\n" if line.endswith("\n") else end),
        end="",
        file=sys.stderr,
        flush=True,
    )


def repeat_command(test: str, seed: int, number: int) -> str:
    """The command that repeats one game."""
    return f"BOTTEGA_SEED={seed} BOTTEGA_GAME={number} make soak SOAK_ARGS='{test}'"


def format_time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def hash_of_sources(name: str) -> str:
    """A hash of everything that a test of the game depends on: shared code, the game, and their tests."""
    package, folder = Path(bottega.__file__).parent, bottega.game(name).package.rpartition(".")[2]
    places = [
        package / "core",
        package / "bots",
        package / "games" / folder,
        TESTS / "laws",
        TESTS / "recounts",
    ]
    found = hashlib.sha256()
    for place in [*places, TESTS / "games" / folder]:
        for file in sorted(place.rglob("*")):
            if file.suffix in (".py", ".toml", ".ftl"):
                found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()[:16]
