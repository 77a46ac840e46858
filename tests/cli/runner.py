"""The command as a user runs it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

import bottega
from bottega import Position, Rng
from bottega.bots import Bot
from bottega.cli import main
from bottega.lab.workers import SLICE
from tests.forking import Forked

ROOT = Path(__file__).parents[2]
PATIENCE = 50.0
"""Seconds without progress after which a helper gives up and says what it waited for: less than the limit of a test in
`tests/conftest.py`."""


def python_path() -> str:
    """Where other processes find the tests' own games and bots, and the package that this process tests."""
    return os.pathsep.join([str(Path(bottega.__file__).parents[1]), str(ROOT)])


def environment(**extra: str) -> dict[str, str]:
    """An environment in which the tests' own games and bots are found, and the same package as here."""
    return {
        **os.environ,
        "PYTHONPATH": python_path(),
        "LANG": "C.UTF-8",
        "COLUMNS": "120",
        "NO_COLOR": "1",
        **extra,
    }


def bottega_command(
    *words: str,
    input: str = "",
    code: int = 0,
    cwd: Path | None = None,
    env: Mapping[str, str] = {},
    **extra: str,
) -> subprocess.CompletedProcess[str]:
    """Run `bottega` with these words in a forked process; the exit code must be the one expected."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(input.encode())
        given.seek(0)
        files = given.fileno(), out.fileno(), err.fileno()
        process = Forked(main, list(words), files, environment(**env, **extra), cwd)
        try:
            process.wait(PATIENCE)
        finally:
            process.send_signal(signal.SIGKILL)
        for file in (out, err):
            file.seek(0)
        return _checked(words, process.wait(PATIENCE), code, out.read().decode(), err.read().decode())


def started_command(
    *words: str, input: str = "", code: int = 0, env: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[str]:
    """Run `bottega` with these words in an interpreter of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bottega", *words],
        input=input,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(**env),
    )
    return _checked(words, done.returncode, code, done.stdout, done.stderr)


def _checked(
    words: tuple[str, ...], returned: int, code: int, out: str, err: str
) -> subprocess.CompletedProcess[str]:
    assert returned == code, f"exit code {returned}\n{out}\n{err}"
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(words, returned, out, err)


class Marking(Bot):
    """Leaves a file named after its process in the folder BOTTEGA_MARKS once the process has finished a game.

    Its games last longer than the slice of time after which a process reports the finished ones.
    """

    made = 0

    def __init__(self, rng: Rng, setting: str = "") -> None:
        super().__init__(rng, setting)
        time.sleep(2 * SLICE)
        Marking.made += 1
        if Marking.made == 3:  # the first may only have been made to check its name
            (Path(os.environ["BOTTEGA_MARKS"]) / str(os.getpid())).touch()

    def choose(self, position: Position, seat: int) -> int:
        return position.actions(seat)[-1]
