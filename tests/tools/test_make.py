"""The Makefile and its helpers: what is run, what is printed, what is left behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.cli.runner import PATIENCE, ROOT

pytestmark = pytest.mark.once

TOOLS = ROOT / "tools"


def run(
    *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] = {}
) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**clean, **env},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def script(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


SOURCES = [
    "pyproject.toml",
    "hatch_build.py",
    "native_build.py",
    "web_build.py",
    "src/one.py",
    "web/index.html",
]
SOURCES += [f"requirements/{name}.txt" for name in ("play", "dev")]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the Makefile in which everything is made already, by name only."""
    folder = tmp_path / "my project"
    shutil.copytree(TOOLS, folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "Makefile", folder)
    names = [*SOURCES, ".venv/.locked", ".venv/.play", ".venv/.dev", "build/sources", "build/.page"]
    names += ["build/pure/.native", "build/pure/wheel/.built"]
    for seconds, name in enumerate(names):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("src/one.py\n" if name == "build/sources" else "")
        os.utime(folder / name, (seconds, seconds))
    return folder


def make(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run("make", "--no-print-directory", *words, cwd=project, env={"BOTTEGA_PURE": "1"})


def test_a_part_that_fails_does_not_keep_the_others_from_running(tmp_path: Path) -> None:
    fake = script(
        tmp_path / "make",
        'echo "made $2"; [ "$2" != bad ] || { echo "FAILED tests/x.py::test_y - no"; exit 1; }',
    )

    def parts(*words: str) -> subprocess.CompletedProcess[str]:
        return run(sys.executable, TOOLS / "parts.py", *words, cwd=tmp_path, env={"MAKE": str(fake)})

    done = parts("first=good", "second=bad", "third=good")
    assert done.returncode == 1
    made = [line for line in done.stdout.splitlines() if line.startswith("made")]
    assert made == ["made good", "made bad", "made good"]
    summary = [line.split() for line in done.stdout.splitlines() if line.startswith("    ")]
    assert [line[:2] for line in summary[:3]] == [
        ["first", "passed"],
        ["second", "FAILED"],
        ["third", "passed"],
    ]
    assert done.stdout.endswith(
        "FAILED: second (build/logs/second.log)\n    FAILED tests/x.py::test_y - no\n"
    )
    done = parts("first=good", "second=good")
    assert done.returncode == 0
    assert done.stdout.endswith("All tests passed.\n")


def test_what_is_made_already_is_not_mentioned(project: Path) -> None:
    for target in ("ready", "page", "dev", "wheel"):
        done = make(project, target)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_clean_leaves_nothing(project: Path) -> None:
    """Everything that git ignores is gone, save for what editors leave."""
    folders = [".venv", "build", "dist", "web/node_modules", "src/bottega/server/static"]
    folders += [".mypy_cache", ".ruff_cache", ".pytest_cache", ".import_linter_cache", ".hypothesis"]
    folders += [f"{where}__pycache__" for where in ("", "src/", "tests/core/", "tools/", "bench/")]
    for folder in folders:
        (project / folder).mkdir(parents=True, exist_ok=True)
        (project / folder / "left").touch()
    assert make(project, "clean").returncode == 0
    left = {path.relative_to(project).as_posix() for path in project.rglob("*") if path.is_file()}
    tools = {
        f"tools/{path.relative_to(TOOLS)}"
        for path in TOOLS.rglob("*")
        if path.suffix != ".pyc" and path.is_file()
    }
    assert left == tools | {*SOURCES, "Makefile"}


def test_a_step_says_what_it_does_and_shows_its_output_only_if_it_fails(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "log"
    done = run(TOOLS / "step", "the page", log, "sh", "-c", "echo compiling")
    assert (done.returncode, done.stdout) == (0, "    the page ...\n    the page: done in 0:00\n")
    assert log.read_text() == "compiling\n"
    done = run(TOOLS / "step", "the page", log, "sh", "-c", "echo compiling; exit 3")
    assert done.returncode == 3
    assert done.stdout.endswith("    the page: FAILED after 0:00\ncompiling\n")


def test_the_kind_of_build_depends_on_compiler_headers_and_make_fast(tmp_path: Path) -> None:
    headers = tmp_path / "include"
    headers.mkdir()
    python = script(tmp_path / "python", f"echo {headers}")
    compiler = script(tmp_path / "compiler", "")
    found = {"PYTHON": str(python), "CC": str(compiler), "BOTTEGA_PURE": ""}

    def kind(**changed: str) -> str:
        return run(TOOLS / "build-kind", cwd=tmp_path, env={**found, **changed}).stdout.strip()

    assert kind() == "pure"
    (headers / "Python.h").touch()
    assert kind() == "quick"
    assert kind(CC="no-such-compiler") == kind(BOTTEGA_PURE="1") == kind(PYTHON="no-such-python") == "pure"
    source, release = tmp_path / "src" / "one.py", tmp_path / "build" / "release" / ".package"
    for seconds, file in enumerate([source, release]):
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (seconds, seconds))
    assert kind() == "release"
    os.utime(source, (5, 5))
    assert kind() == "quick"


AT_A_TERMINAL = """
import os, pty, select, signal, sys
terminal, other = pty.openpty()
child = os.fork()
if child == 0:
    os.login_tty(other)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.execvp(sys.argv[1], sys.argv[1:])
# The other end stays open here: what is said last may be lost when the last process closes it.
said, pressed, ended = b"", False, 0
while True:
    if select.select([terminal], [], [], 0.1)[0]:
        said += os.read(terminal, 1000)
        if b"ready" in said and not pressed:
            pressed = os.write(terminal, b"\\x03") > 0
    elif ended:
        break
    else:
        ended, status = os.waitpid(child, os.WNOHANG)
print(said.decode())
sys.exit(os.waitstatus_to_exitcode(status) & 255)
"""


def test_ctrl_c_at_play_is_no_error_of_make(project: Path) -> None:
    (project / ".venv/bin").mkdir()
    waiting = "trap 'echo saved; exit 0' INT; echo ready; while :; do sleep 0.1; done"
    script(project / ".venv/bin/game", waiting)
    words = ["make", "--no-print-directory", "play", "PLAY=game"]
    done = run(sys.executable, "-c", AT_A_TERMINAL, *words, cwd=project, env={"BOTTEGA_PURE": "1"})
    assert "saved" in done.stdout
    assert "make:" not in done.stdout
    assert "***" not in done.stdout
    assert done.returncode == 0
