"""Make a release: `make release VERSION=0.2.0` prints what would be done, `make release VERSION=0.2.0 GO=1` does it.

It writes the version into the package, turns the changelog's section Unreleased into one with that version and date,
builds the distribution, commits, and tags. If the build fails, nothing changes. Nothing is pushed or published.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from datetime import date
from pathlib import Path

PACKAGE = Path("src/bottega/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
UNRELEASED = re.compile(r"^## Unreleased\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class ReleaseError(Exception):
    """Why a release cannot be made."""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout.strip()


def numbers(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ReleaseError(f"{version} is not a version like 1.2.3")
    return tuple(int(part) for part in version.split("."))


def released(package: str, changelog: str, version: str, day: str) -> tuple[str, str]:
    """Package and changelog as they are in the release."""
    found, section = VERSION.search(package), UNRELEASED.search(changelog)
    if found is None:
        raise ReleaseError(f"{PACKAGE} names no version")
    if section is None or not section["text"].strip():
        raise ReleaseError(f"{CHANGELOG} has nothing under Unreleased")
    was_released = f"\n## {found[1]} " in changelog
    if numbers(version) < numbers(found[1]) or (was_released and version == found[1]):
        raise ReleaseError(f"{version} is not newer than {found[1]}")
    headings = f"## Unreleased\n\n## {version} ({day})\n"
    return (
        VERSION.sub(f'__version__ = "{version}"', package),
        changelog[: section.start()] + headings + section["text"] + changelog[section.end() :],
    )


def check_tree(tag: str) -> None:
    if git("status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed: commit or stash them first")
    if git("tag", "--list", tag):
        raise ReleaseError(f"the tag {tag} exists already")


def release(version: str, day: str, build: list[str], go: bool) -> None:
    tag = f"v{version}"
    numbers(version)
    check_tree(tag)
    package, changelog = PACKAGE.read_text("utf-8"), CHANGELOG.read_text("utf-8")
    after = released(package, changelog, version, day)
    if not go:
        print(f"would write {version} into {PACKAGE}, and ## {version} ({day}) into {CHANGELOG}")
        print(f"would run {shlex.join(build)}, commit, and tag {tag}")
        print("Nothing was changed.")
        return
    PACKAGE.write_text(after[0], "utf-8")
    CHANGELOG.write_text(after[1], "utf-8")
    try:
        subprocess.run(build, check=True)
        git("commit", "--quiet", "--message", f"release: {version}", str(PACKAGE), str(CHANGELOG))
        git("tag", "--annotate", "--message", f"Bottega {version}", tag)
    except BaseException as error:
        PACKAGE.write_text(package, "utf-8")
        CHANGELOG.write_text(changelog, "utf-8")
        if isinstance(error, subprocess.CalledProcessError):
            raise ReleaseError(f"{shlex.join(error.cmd)} failed; nothing was released") from error
        raise
    print(
        f"Committed and tagged {tag}. To publish: git push origin HEAD {tag}, then upload what is in dist/."
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("version", help="such as 0.2.0")
    parser.add_argument("--go", action="store_true", help="do it; otherwise only say what would be done")
    parser.add_argument("--date", default=date.today().isoformat(), help="the day of the release")
    parser.add_argument(
        "--build", default="make dist", metavar="COMMAND", help="what builds the distribution"
    )
    given = parser.parse_args()
    try:
        release(given.version, given.date, shlex.split(given.build), given.go)
    except ReleaseError as error:
        sys.exit(f"No release: {error}.")


if __name__ == "__main__":
    main()
