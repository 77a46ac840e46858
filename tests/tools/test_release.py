"""The release script, on a clone that is thrown away."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.release import CHANGELOG, PACKAGE, UNRELEASED, VERSION

ROOT = Path(__file__).parents[2]

pytestmark = [pytest.mark.interpreted, pytest.mark.skipif(shutil.which("git") is None, reason="needs git")]


class Clone:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "bottega" / "__init__.py"
        self.changelog = folder / "CHANGELOG.md"

    def git(self, *words: str) -> str:
        who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        done = subprocess.run(
            ["git", *who, *words], cwd=self.folder, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def release(self, *words: str, build: str = "true") -> subprocess.CompletedProcess[str]:
        command = [
            sys.executable,
            str(ROOT / "tools" / "release.py"),
            *words,
            "--date",
            "2030-01-02",
            "--build",
            build,
        ]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True)


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    """A repository with the files that a release changes."""
    source = Clone(tmp_path / "source")
    source.package.parent.mkdir(parents=True)
    source.package.write_text('"""A package."""\n\n__version__ = "0.1.0"\n')
    source.changelog.write_text(
        "# Changelog\n\n## Unreleased\n\nNew:\n\n- A thing.\n\n## 0.0.9 (2029-01-01)\n\n- Old.\n"
    )
    source.git("init", "--quiet")
    source.git("add", "--all")
    source.git("commit", "--quiet", "--message", "first")
    made = Clone(tmp_path / "clone")
    subprocess.run(["git", "clone", "--quiet", str(source.folder), str(made.folder)], check=True)
    made.git("config", "user.name", "Ada")
    made.git("config", "user.email", "ada@example.org")
    return made


def test_a_dry_run_changes_nothing(clone: Clone) -> None:
    done = clone.release("0.2.0")
    assert done.returncode == 0, done.stderr
    assert "Nothing was changed." in done.stdout
    assert (clone.git("status", "--porcelain"), clone.git("tag")) == ("", "")


def test_a_release_is_built_committed_and_tagged(clone: Clone) -> None:
    done = clone.release("0.2.0", "--go", build="cp src/bottega/__init__.py ../built.py")
    assert done.returncode == 0, done.stderr
    assert (clone.folder.parent / "built.py").read_text().endswith('__version__ = "0.2.0"\n')
    assert clone.git("show", "v0.2.0:src/bottega/__init__.py").endswith('__version__ = "0.2.0"')
    assert (
        "## Unreleased\n\n## 0.2.0 (2030-01-02)\n\nNew:\n\n- A thing.\n\n## 0.0.9"
        in clone.changelog.read_text()
    )
    assert clone.git("log", "-1", "--format=%s") == "release: 0.2.0"
    assert clone.git("status", "--porcelain") == ""


def test_a_build_that_fails_leaves_everything_as_it_was(clone: Clone) -> None:
    done = clone.release("0.2.0", "--go", build="false")
    assert (done.returncode, done.stderr) == (1, "No release: false failed; nothing was released.\n")
    assert (clone.git("status", "--porcelain"), clone.git("tag")) == ("", "")
    assert clone.git("log", "-1", "--format=%s") == "first"


def test_changes_that_are_not_committed_are_refused(clone: Clone) -> None:
    (clone.folder / "new.txt").write_text("new")
    assert "not committed" in clone.release("0.2.0", "--go").stderr


@pytest.mark.parametrize(
    ("version", "problem"),
    [("0.2", "not a version"), ("0.0.9", "not newer than 0.1.0"), ("0.3.0", "the tag v0.3.0 exists")],
)
def test_a_wrong_version_is_refused(clone: Clone, version: str, problem: str) -> None:
    clone.git("tag", "v0.3.0")
    done = clone.release(version, "--go")
    assert done.returncode == 1
    assert problem in done.stderr


def test_a_second_release_needs_something_new(clone: Clone) -> None:
    assert clone.release("0.1.0", "--go").returncode == 0
    assert "nothing under Unreleased" in clone.release("0.2.0").stderr


def test_the_files_of_this_repository_can_be_released() -> None:
    assert VERSION.search((ROOT / PACKAGE).read_text("utf-8"))
    assert UNRELEASED.search((ROOT / CHANGELOG).read_text("utf-8"))
