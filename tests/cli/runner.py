"""The command as a user runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def environment(**extra: str) -> dict[str, str]:
    """An environment in which the tests' own games and bots are found, and nothing of the user's."""
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "LANG": "C.UTF-8",
        "COLUMNS": "120",
        "NO_COLOR": "1",
        **extra,
    }


def bottega_command(
    *words: str, input: str = "", code: int = 0, cwd: Path | None = None, **extra: str
) -> subprocess.CompletedProcess[str]:
    """Run `bottega` with these words; the exit code must be the one expected."""
    done = subprocess.run(
        [sys.executable, "-m", "bottega", *words],
        input=input,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=cwd,
        env=environment(**extra),
    )
    assert done.returncode == code, f"exit code {done.returncode}\n{done.stdout}\n{done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr
    return done
