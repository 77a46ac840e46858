"""Open a database and bring its schema up to date."""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa

from bottega.server.database.connection import (
    cannot_open,
    file_of,
    make_engine,
    make_file,
    restrict_files_to_owner,
)
from bottega.server.database.migrating import copy_before_migration, migrate


def open_database(url: str) -> sa.Engine:
    """Open the database and migrate its schema; a missing SQLite file is created."""
    engine = make_engine(url)
    file = file_of(engine.url)
    try:
        if file is not None:
            make_file(file)
        with engine.connect():
            pass
        if file is not None:
            copy_before_migration(file)
        with engine.begin() as connection:
            migrate(connection)
        if file is not None:
            restrict_files_to_owner(file)
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
        engine.dispose()
        raise cannot_open(engine.url, error) from error
    except BaseException:
        engine.dispose()
        raise
    return engine
