"""The OpenAPI is true, for refusals too: every answer to what schemathesis makes up is a documented one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runner import PATIENCE, ROOT, environment
from tests.server.conftest import Visit
from tests.server.house import House, Person

SEED = 14
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_every_change_documents_that_foreign_origins_are_refused(visit: Visit) -> None:
    """schemathesis sends no Origin."""
    for path, operations in visit().get("/schema/openapi.json")["paths"].items():
        for method in operations.keys() - {"get"}:
            assert "403" in operations[method]["responses"], f"{method} {path}"


def test_every_answer_of_the_limits_is_documented(visit: Visit) -> None:
    for path, operations in visit().get("/schema/openapi.json")["paths"].items():
        for method, operation in operations.items():
            assert {"429", "500", "503"} <= operation["responses"].keys(), f"{method} {path}"


def no_answer_is_undocumented(folder: Path, house: House, *options: str) -> None:
    pytest.importorskip("schemathesis")
    person = Person(house)
    table = person.play("pig", pace=0)
    config = folder / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.id" = "{table}"\n"path.game" = "pig"\n')
    words = ["--checks", CHECKS, "--seed", str(SEED), "--request-timeout", str(PATIENCE), *options]
    words += ["--generation-database", "none", "--no-shrink", "--warnings", "off"]
    words += ["--header", f"Cookie: {person.cookie}", "--no-color", f"{house.url}/schema/openapi.json"]
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", *words]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True)
    person.close()
    assert done.returncode == 0, done.stdout[-8000:]
    assert "Traceback" not in "".join(house.said)


@pytest.mark.slow
def test_no_answer_is_undocumented(tmp_path: Path, own_house: House) -> None:
    no_answer_is_undocumented(tmp_path, own_house, "--phases", "fuzzing", "--max-examples", "5")


@pytest.mark.soak
def test_no_answer_is_undocumented_for_long(tmp_path: Path, own_house: House) -> None:
    no_answer_is_undocumented(tmp_path, own_house, "--phases", "coverage,fuzzing", "--max-examples", "50")
