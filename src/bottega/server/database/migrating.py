"""Run migrations; write the next one."""

from __future__ import annotations

import contextlib
import logging
import re
import sqlite3
import sys
import tempfile
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from bottega.core.errors import BottegaError
from bottega.server.database.connection import MIGRATION_LOCK, lock, make_file
from bottega.server.database.schema import metadata

VERSIONS = Path(__file__).parent / "migrations" / "versions"

log = logging.getLogger(__name__)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def revisions() -> set[str]:
    """The revisions of the schema that this version of Bottega knows."""
    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}


def copy_before_migration(path: Path) -> None:
    """Copy a database with an older schema before it is migrated."""
    head = ScriptDirectory.from_config(alembic_config()).get_current_head()
    with contextlib.closing(sqlite3.connect(path)) as database:
        try:
            found = database.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return  # it is a new database
        if found is None or found[0] not in revisions() - {head}:
            return
        copy = Path(f"{path}.before-{head}")
        make_file(copy)
        with contextlib.closing(sqlite3.connect(copy)) as target:
            database.backup(target)
    log.info("the database is brought up to date; %s is a copy of it as it was", copy)


def migrate(connection: sa.Connection) -> None:
    config = alembic_config()
    config.attributes["connection"] = connection
    lock(connection, MIGRATION_LOCK)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BottegaError("the database was made by another version of Bottega; name another one") from error
    missing = _missing_columns(connection)
    if missing:
        raise BottegaError(
            f"the database has no {', '.join(missing)}: another version of Bottega made it, or a migration is missing "
            "(docs/add-a-column.md)"
        )


def _missing_columns(connection: sa.Connection) -> list[str]:
    """The columns of the schema that the database does not have."""
    there = sa.inspect(connection)
    found = {(kind, column["name"]) for kind in there.get_table_names() for column in there.get_columns(kind)}
    columns = (column for kind in metadata.tables.values() for column in kind.columns)
    return [str(column) for column in columns if (column.table.name, column.name) not in found]


def write_next(name: str, about: str) -> Path:
    """Write the next migration: what differs between the schema in the code and the last migration."""
    if not re.fullmatch("[a-z][a-z_]*", name) or name in revisions():
        raise BottegaError(f"{name!r} cannot be the name of a migration; it must be new: small letters and _")
    number = len(list(VERSIONS.glob("*.py"))) + 1
    config = alembic_config()
    config.set_main_option("file_template", f"{number:04}_%%(rev)s")
    with tempfile.TemporaryDirectory() as folder:
        engine = sa.create_engine(f"sqlite:///{folder}/empty.sqlite3")
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            command.revision(config, about, autogenerate=True, rev_id=name)
        engine.dispose()
    written = VERSIONS / f"{number:04}_{name}.py"
    lines = written.read_text("utf-8").splitlines(keepends=True)
    written.write_text("".join(line for line in lines if "###" not in line), "utf-8")  # Alembic's remarks
    return written


if __name__ == "__main__":
    try:
        print(write_next(sys.argv[1], sys.argv[2]))
    except BottegaError as error:
        sys.exit(str(error))
