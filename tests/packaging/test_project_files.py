"""Issue forms and workflows are what their schemas ask for; the schemas come with check-jsonschema."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import ROOT

pytestmark = pytest.mark.packaging

FOLDER = ROOT / ".github"
CONFIG = [FOLDER / "ISSUE_TEMPLATE" / "config.yml"]
FORMS = [file for file in sorted((FOLDER / "ISSUE_TEMPLATE").glob("*.yml")) if file not in CONFIG]
WORKFLOWS = sorted((FOLDER / "workflows").glob("*.yml"))


def check(schema: str, *files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-issue-config", CONFIG),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-workflows", WORKFLOWS),
        ("custom.github-workflows-require-timeout", WORKFLOWS),
    ],
)
def test_project_files_follow_their_schema(schema: str, files: list[Path]) -> None:
    assert files
    done = check(schema, *files)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_schema_refuses_a_wrong_form(tmp_path: Path) -> None:
    wrong = tmp_path / "form.yml"
    wrong.write_text(FORMS[0].read_text("utf-8").replace("type: dropdown", "type: wheel"))
    assert check("vendor.github-issue-forms", wrong).returncode == 1


def test_what_workflows_run_is_there() -> None:
    for file in WORKFLOWS:
        for script in re.findall(r"run: (\.\S+)", file.read_text("utf-8")):
            assert (ROOT / script).is_file(), f"{file.name} runs {script}"
