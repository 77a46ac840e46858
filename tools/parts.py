"""Run targets of the Makefile one after the other, all of them even if some fail: `tools/parts.py NAME=TARGETS ...`

Ends with the time of each part and one list of all failures. MAKE is the command.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

LOGS = Path("build/logs")
FAILURE = re.compile(
    r"(\x1b\[[0-9;]*m)*((FAILED|ERROR) .*|.*: FAILED after .*|.*\berror: .*|make.*\*\*\* \[.*)"
)
MOST = 40
"""Lines of failures of one part; its log has all."""


def run(name: str, targets: str) -> tuple[bool, float, list[str]]:
    """Run a part, with its output on the screen and in a file; return whether it passed, its seconds, its failures."""
    started = time.monotonic()
    failures = []
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", *targets.split()]
    with (LOGS / f"{name}.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
        )
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            log.write(line)
            if FAILURE.match(line):
                failures.append(line.strip())
    return process.wait() == 0, time.monotonic() - started, failures


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60:3d}:{int(seconds) % 60:02d}"


def main(parts: list[str]) -> int:
    LOGS.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    summary, failed = [], []
    for part in parts:
        name, _, targets = part.partition("=")
        passed, seconds, failures = run(name, targets)
        summary.append(f"    {name:<12} {'passed' if passed else 'FAILED'} {clock(seconds)}")
        print(f"\033[1m==>\033[0m {summary[-1].strip()}", flush=True)
        if not passed:
            failed.append((name, failures or ["no line of its output says why"]))
    print("", *summary, f"    {'all':<12}        {clock(time.monotonic() - started)}", "", sep="\n")
    for name, failures in failed:
        print(f"FAILED: {name} ({LOGS / name}.log)", *failures[:MOST], sep="\n    ")
    if not failed:
        print("All tests passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
