"""Copy and restore a SQLite database."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy.engine import make_url

from bottega.core.errors import BottegaError
from bottega.server.database.connection import file_of, make_file, only_server
from bottega.server.database.migrating import revisions
from bottega.server.settings import database_url


def back_up_database(database: str, target: str) -> str:
    """Copy the database, also of a running server. An older copy is replaced only when the new one is complete."""
    file = _file(database)
    if not file.exists():
        raise BottegaError(f"there are no tables at {file}; name them with --database")
    copy = Path(target)
    if copy.exists() and copy.samefile(file):
        raise BottegaError(f"{copy} is the database itself; name another file")
    tables = _copy(file, copy)
    return f"{tables} tables of {file} are copied to {copy}"


def restore_database(source: str, database: str) -> str:
    """Replace the database with a copy; the old database is kept under another name."""
    file, copy = _file(database), Path(source)
    if not copy.exists():
        raise BottegaError(f"there is no file {copy}")
    with only_server(database_url(database)):
        new = Path(f"{file}.new")
        tables = _copy(copy, new)
        kept = ""
        if file.exists():
            before = f"{file}.before-restore-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
            for part in ("", "-wal", "-shm"):
                if Path(f"{file}{part}").exists():
                    os.replace(f"{file}{part}", f"{before}{part}")
            kept = f"; what was there is in {before}"
        new.replace(file)
    return f"{tables} tables of {copy} are back in {file}{kept}"


def _file(database: str) -> Path:
    url = make_url(database_url(database))
    file = file_of(url)
    if file is None:
        raise BottegaError(
            f"only SQLite files can be copied; for {url.get_backend_name()} use its own tools, such as pg_dump"
        )
    return file


def _copy(source: Path, target: Path) -> int:
    """Copy a database into a file that only its owner can read, check it, and count its tables."""
    part = Path(f"{target}.part")
    try:
        make_file(part)
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as database,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            database.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            tables = _check(copy, source)
        os.replace(part, target)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or error
        raise BottegaError(f"cannot copy {source} to {target}: {reason}") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
    return tables


def _check(database: sqlite3.Connection, source: Path) -> int:
    (found,) = database.execute("PRAGMA integrity_check").fetchone()
    if found != "ok":
        raise BottegaError(f"{source} is damaged: {found}")
    try:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BottegaError(f"{source} has no tables of Bottega's") from error
    if revision not in revisions():
        raise BottegaError(f"{source} was made by a newer version of Bottega")
    return int(tables)
