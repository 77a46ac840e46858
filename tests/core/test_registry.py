"""Games by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.runner import PATIENCE

THREADS = """
import sys, threading
import bottega
sys.setswitchinterval(1e-6)
found = []
load = lambda name: found.append((name, id(bottega.game(name))))
threads = [threading.Thread(target=load, args=(name,)) for name in bottega.game_names() * 2]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(found), len(set(found)), len(bottega.game_names()))
"""


@pytest.mark.once
def test_threads_may_load_games_at_the_same_time() -> None:
    """In a process of its own: there the games are not loaded yet, and a crash would end it."""
    run = subprocess.run([sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 0, run.stderr
    found, different, games = map(int, run.stdout.split())
    assert found == 2 * games
    assert different == games, "each game is made once"
