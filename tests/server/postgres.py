"""A private PostgreSQL for the tests, where its binaries are installed: started once, in a folder of its own."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MISSING = (
    "PostgreSQL is not installed: nothing of several servers is tested (on Debian: apt install postgresql)"
)


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs; Debian does not have it on the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((folder for folder in reversed(folders) if (folder / "postgres").exists()), None)


def other_user() -> str | None:
    """Who runs it: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A running server of PostgreSQL's, reached over a socket in its folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self._numbers = itertools.count(1)

    def run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self.programs / program), *words],
            check=True,
            user=other_user(),
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def make(self) -> None:
        self.run(
            "initdb",
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "bottega",
            "-E",
            "UTF8",
            "--no-sync",
        )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=60"
        self.run(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-w",
            "-l",
            str(self.folder / "log"),
            "-o",
            options,
            "start",
        )

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"tables{next(self._numbers)}"
        self.run("createdb", "-h", str(self.folder), "-U", "bottega", name)
        return f"postgresql://bottega@/{name}?host={self.folder}"


@contextmanager
def running(programs: Path) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="bottega-postgres-"))
    user = other_user()
    if user is not None:
        shutil.chown(folder, user)
    server = Postgres(programs, folder)
    try:
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
