"""The environments need the packages of bottega[rl]; where they are missing, nothing of them is tested."""

from __future__ import annotations

from importlib.util import find_spec

if not all(find_spec(name) for name in ("gymnasium", "numpy", "pettingzoo", "pyspiel")):
    collect_ignore_glob = ["test_*.py"]
