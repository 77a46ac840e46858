"""Engines, files of SQLite, locks, errors in words."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url

from bottega.core.errors import BottegaError
from bottega.core.home import restrict_to_owner

SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "cache_size=-16000",
)
"""The pragmas for SQLite: a cache of 16 MB; a checkpoint of the write-ahead log after 4 MB, because a larger one would
pause all writers for longer."""


def make_engine(url: str) -> sa.Engine:
    try:
        engine = sa.create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=not url.startswith("sqlite"),
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
        )
    except sa.exc.NoSuchModuleError as error:
        kind = url.partition("://")[0]
        raise BottegaError(
            f"there is no database of the kind {kind!r}; say --database FILE, or --database postgresql://..."
        ) from error
    except ImportError as error:
        raise BottegaError(
            f"the database needs {error.name}, which is not installed; say: pip install 'bottega[postgres]', "
            "or name a file with --database FILE"
        ) from error
    except (sa.exc.SQLAlchemyError, ValueError) as error:
        raise BottegaError(f"--database is a file or a URL that SQLAlchemy can use: {error}") from error
    if engine.dialect.name == "sqlite":
        if file_of(engine.url) is None:
            raise BottegaError("--database: this URL has no file name; use --database FILE")
        sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def file_of(url: URL) -> Path | None:
    """The SQLite file of a URL; None if it is another database or has no file."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


def make_file(path: Path) -> None:
    """Create an empty file that only its owner can access, if there is none."""
    if not path.parent.exists():
        path.parent.mkdir(mode=0o700, parents=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def restrict_files_to_owner(path: Path) -> None:
    """Restrict the database to its owner: it contains the key that signs cookies.

    Call this only once the file is known to be one of our databases.
    """
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            restrict_to_owner(file)


def cannot_open(url: URL, error: Exception) -> BottegaError:
    """The error for a database that cannot be opened; its password is left out."""
    name = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    return BottegaError(f"cannot open the database {name}: {reason(error)}; name another one with --database")


def reason(error: Exception) -> str:
    """The database's message about a failure, in one line."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return str(getattr(cause, "strerror", None) or cause).partition("\n")[0]


def is_lost(error: Exception) -> bool:
    """Whether the database itself failed (full, read-only, unreachable), and not the statement."""
    if isinstance(error, sa.exc.DBAPIError):
        return not isinstance(error, sa.exc.IntegrityError | sa.exc.ProgrammingError | sa.exc.DataError)
    return isinstance(error, OSError | sa.exc.TimeoutError)


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Lock a SQLite file for one server. The lock ends with the process, even after a crash."""
    file = file_of(make_url(url))
    if file is None:
        yield
        return
    path = Path(f"{file.resolve()}.lock")
    try:
        make_file(path)
        lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise cannot_open(make_url(url), error) from error
    with contextlib.closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BottegaError(
                f"another server uses the database {file}; stop it first, or name another one with --database"
            ) from error
        yield


MIGRATION_LOCK = 0x626F74
KEY_LOCK = 0x626F75
SERVER_LOCK = 0x626F76
"""Advisory locks of PostgreSQL: for migrations, for the key, and one for each running server."""


def lock(connection: sa.Connection, number: int) -> None:
    """Hold an advisory lock until the end of the transaction. SQLite needs none, because it has only one server."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))


def _set_up_sqlite(connection: Any, _: object) -> None:
    """Set the pragmas: an acknowledged move must not be lost, so every commit is synced to the disk."""
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
