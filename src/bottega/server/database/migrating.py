"""Migrations: bring the schema of a database up to date with Alembic."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from bottega.core.errors import BottegaError
from bottega.server.database.connection import MIGRATION_LOCK, lock, make_file
from bottega.server.database.schema import metadata

log = logging.getLogger(__name__)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def revisions() -> set[str]:
    """All versions of the schema that this version of Bottega knows."""
    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}


def copy_before_migration(path: Path) -> None:
    """Keep a database of an older version as it was, beside the one that is about to be changed."""
    head = ScriptDirectory.from_config(alembic_config()).get_current_head()
    with contextlib.closing(sqlite3.connect(path)) as database:
        try:
            found = database.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return  # it is new
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
        there = sa.inspect(connection)
        complete = all(
            set(kind.columns.keys()) <= {column["name"] for column in there.get_columns(kind.name)}
            for kind in metadata.tables.values()
        )
    except CommandError:
        complete = False
    if not complete:
        raise BottegaError("the database was made by another version of Bottega; name another one")
