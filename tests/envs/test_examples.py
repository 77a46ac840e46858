"""What the documents and examples about environments show works."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.cli.runner import ROOT, environment

pytestmark = pytest.mark.once


def run(*words: str) -> str:
    told = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=True, env=environment(), cwd=ROOT
    )
    return told.stdout


def test_a_small_learner_beats_random_opponents() -> None:
    told = run("examples/learn.py", "--steps", "10", "--games", "200")
    found = re.search(r"opponents: \d+% \[(\d+), \d+\]", told)
    assert found is not None, told
    assert int(found[1]) > 50


def test_the_examples_of_the_documents_run() -> None:
    examples = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / "environments.md").read_text("utf-8"), re.DOTALL
    )
    assert len(examples) == 2
    for example in examples:
        run("-c", example)
