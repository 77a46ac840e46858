"""One wheel and one empty environment for all tests of this folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(
    *command: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command with the environment changed; show its output if it fails."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("BOTTEGA_", "PYTEST_", "COV_"))}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**clean, **(env or {})},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=3600,
    )
    assert result.returncode == 0, f"{command} failed:\n{result.stdout}\n{result.stderr}"
    return result


def build_wheel(source: Path, out: Path, **env: str) -> tuple[Path, str]:
    """Build in place; return the wheel and what was printed."""
    result = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, source, env=env)
    (wheel,) = out.glob("*.whl")
    return wheel, result.stdout + result.stderr


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what the package is built from."""
    copy = tmp_path / "source"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "native_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that make has just built, or a fresh one."""
    if built := os.environ.get("BOTTEGA_WHEEL"):
        return Path(built)
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))[0]


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that has the wheel and the locked packages, no more."""
    env = tmp_path_factory.mktemp("installed") / "env"
    tool = ROOT / "tools" / "env"
    run(tool, "create", env, ROOT / "requirements" / "runtime.txt", env={"PYTHON": sys.executable})
    run(tool, "wheel", env, wheel, env={"PYTHON": sys.executable})
    return env / "bin"
