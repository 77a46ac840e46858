"""Many games of one test of `make soak`: told while they are played, taken up where they stopped, repeated one by one.

What has been played is kept in `build/soak`, a small file a test. A run that was stopped goes on from there, as long as
neither the game nor its tests have changed; `make soak AGAIN=1` begins anew. A game that fails doesn't stop the others:
it is told at once, with the command that repeats it.
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
KEPT = TESTS.parent / "build" / "soak"
ENOUGH = 5
"""So many games have failed: the test stops, for they will have the same cause."""
TELL_EVERY = 1.0 if sys.stderr.isatty() else 60.0
"""Seconds between two lines about how far it is; on a terminal one line is written over and over."""


class Failure(msgspec.Struct):
    """A game that broke a law."""

    game: int
    error: str


class Progress(msgspec.Struct):
    """How far a test is: what it tested (a hash), the seed of its games, and how many have been played."""

    tested: str
    seed: int
    games: int
    done: int = 0
    seconds: float = 0.0
    failures: list[Failure] = []

    def __str__(self) -> str:
        rate = self.done / self.seconds if self.seconds else 0.0
        left = self.games - self.done
        told = f"{self.done:,} of {self.games:,} games in {clock(self.seconds)}, {rate:,.1f} a second"
        if left and rate:
            told += f", {clock(left / rate)} to go"
        return told + (f", {len(self.failures)} FAILED" if self.failures else "")


def soak(name: str, games: int, play: Callable[[int, int], object]) -> None:
    """Play the games of a test of the named game: `play` gets the seed and the number of each."""
    test = os.environ["PYTEST_CURRENT_TEST"].removesuffix(" (call)")
    if ONE_GAME >= 0:
        play(SEED, ONE_GAME)
        return
    kept = KEPT / (re.sub(r"[^\w.=-]+", "-", test) + ".json")
    progress = begun(kept, tested(name), games)
    try:
        rest(test, kept, progress, play)
    finally:
        keep(kept, progress)
    tell(f"{progress}, seed {progress.seed}\n")
    assert not progress.failures, "\n".join(
        f"{failure.error}\n    {command(test, progress.seed, failure.game)}" for failure in progress.failures
    )


def begun(kept: Path, tested: str, games: int) -> Progress:
    """Where the test stopped, if it is still the same test; else its beginning."""
    if kept.exists():
        before = msgspec.json.decode(kept.read_bytes(), type=Progress)
        if (before.tested, before.games) == (tested, games):
            tell(f"{before.done:,} were played before (make soak AGAIN=1 begins anew)\n")
            return before
    return Progress(tested, SEED, games)


def rest(test: str, kept: Path, progress: Progress, play: Callable[[int, int], object]) -> None:
    """Play what has not been played yet."""
    told = before = time.monotonic()
    while progress.done < progress.games and len(progress.failures) < ENOUGH:
        number = progress.done
        try:
            play(progress.seed, number)
        except Exception as error:
            words = [f"game {number}: {type(error).__name__}: {error}", *getattr(error, "__notes__", ())]
            progress.failures.append(Failure(number, "; ".join(words)))
            tell(f"FAILED: {'; '.join(words)}\n    {command(test, progress.seed, number)}\n")
        progress.done += 1
        now = time.monotonic()
        progress.seconds += now - before
        before = now
        if now - told >= TELL_EVERY:
            tell(f"{progress}")
            keep(kept, progress)
            told = now


def keep(kept: Path, progress: Progress) -> None:
    """Write it, so that even a run that is killed leaves a whole file."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    new = kept.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(progress))
    new.replace(kept)


def tell(line: str) -> None:
    """To the terminal in one line that is written over; into a file line by line."""
    start, end = ("\r\033[K", "") if sys.stderr.isatty() else ("", "\n")
    print(
        start + line.rstrip("\n") + ("\n" if line.endswith("\n") else end),
        end="",
        file=sys.stderr,
        flush=True,
    )


def command(test: str, seed: int, number: int) -> str:
    """What repeats one game."""
    return f"BOTTEGA_SEED={seed} BOTTEGA_GAME={number} make soak SOAK_ARGS='{test}'"


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def tested(name: str) -> str:
    """A hash of all that a test of the game depends on: what is shared, the game, and their tests."""
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
