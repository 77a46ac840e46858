"""Issue forms and workflows are what their schemas ask for; the schemas come with check-jsonschema."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from .conftest import ROOT

pytestmark = pytest.mark.packaging

FOLDER = ROOT / ".github"
CONFIG = [FOLDER / "ISSUE_TEMPLATE" / "config.yml"]
FORMS = [file for file in sorted((FOLDER / "ISSUE_TEMPLATE").glob("*.yml")) if file not in CONFIG]
WORKFLOWS = sorted((FOLDER / "workflows").glob("*.yml"))


def check(schema: str, *files: Path) -> Result:
    """Run check-jsonschema in this process: starting one takes longer than the check."""
    from check_jsonschema import main

    return CliRunner().invoke(main, ["--builtin-schema", schema, *map(str, files)])


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
    assert done.exit_code == 0, done.output


def test_the_schema_refuses_a_wrong_form(tmp_path: Path) -> None:
    wrong = tmp_path / "form.yml"
    wrong.write_text(FORMS[0].read_text("utf-8").replace("type: dropdown", "type: wheel"))
    assert check("vendor.github-issue-forms", wrong).exit_code == 1


def test_what_workflows_run_is_there() -> None:
    for file in WORKFLOWS:
        for script in re.findall(r"run: (\.\S+)", file.read_text("utf-8")):
            assert (ROOT / script).is_file(), f"{file.name} runs {script}"
