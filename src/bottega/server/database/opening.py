"""Open a database and bring its schema up to date."""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa

from bottega.server.database.connection import (
    close_files_to_others,
    file_of,
    make_engine,
    make_file,
    unusable,
)
from bottega.server.database.migrating import copy_before_migration, migrate


def open_database(url: str) -> sa.Engine:
    """The database with its schema brought up to date; a file of SQLite is made if there is none."""
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
            close_files_to_others(file)
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
        engine.dispose()
        raise unusable(engine.url, error) from error
    except BaseException:
        engine.dispose()
        raise
    return engine
