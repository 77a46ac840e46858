"""The tables of the database, and how to open it. Changes of the schema are migrations beside this file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url

from bottega.core.errors import BottegaError
from bottega.core.home import close_to_others

log = logging.getLogger(__name__)

T = TypeVar("T")

READERS = 4
"""Threads that read."""

MOST_TOGETHER = 200
"""How much is committed together at most."""

BUSY_SECONDS = 0.025
"""While several tables write, commits begin at least so long after each other and so hold more of them: waking up and
committing cost more than what is written. Nobody waits who is alone."""

SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    "cache_size=-16000",
)
"""How SQLite is used; 16 MB of the file are kept in memory. Its log is copied into the file after 4 MB: doing that less
often would save work, but everybody waits while it is done."""

metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),
)
"""`seen` and the tables' `visited` are written down once an hour: see `keeper`."""

passes = sa.Table(
    "passes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
)
"""What makes another browser this guest: a recovery code, or with `until` a device link, which is used once. Only the
SHA-256 is kept: see `passes`."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(100), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("content", sa.String(64), nullable=False),
    sa.Column("box", sa.JSON(none_as_null=True)),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", sa.String(40), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False, server_default=""),
    sa.Column("pace", sa.Integer, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("thinker", sa.Integer, index=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("rolls", sa.Integer, nullable=False),
    sa.Column("imported", sa.Integer, nullable=False),
    sa.Column("waiting", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("notes", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("proposals", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("due", sa.Float, index=True),
    sa.Column("taken_back", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("visited", sa.Float, nullable=False, server_default="0"),
)
"""`name` is empty if the host gave none. `content` is the hash of the content; `box` has its tables if the game does
not ship it. `round`, `moves` and `waiting` repeat what the moves give, so that a list of tables needs no replay.
`rolls` is the number of the next roll: a number is used once, whatever happens to the moves. `version` rises with
every save, drafts included. `thinker` is the number of the server that thinks for the table's bots; null: it waits
for none. The first `imported` moves were made elsewhere, or with dice that a guide has set: see
`bottega.core.record.Fair`. `due` is when something has to be done at the table though nobody does anything: see
`timekeeper`."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(100)),
    sa.Column("guest", sa.String(40), index=True),
    sa.Column("stand_in", sa.JSON(none_as_null=True)),
    sa.Column("link", sa.String(64), unique=True),
    sa.Column("joined", sa.Boolean, nullable=False),
    sa.Column("word", sa.String(64), nullable=False),
    sa.Column("draft", sa.JSON, nullable=False),
    sa.Column("steps", sa.Integer, nullable=False),
    sa.Column("changed", sa.Integer, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("since", sa.Float, nullable=False, server_default="0"),
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),
    sa.Column("orders", sa.JSON, nullable=False),
    sa.Column("plan", sa.JSON),
    sa.Column("notice", sa.String(40), nullable=False),
)
"""`link` is the SHA-256 of the secret in the seat's link, never the secret itself."""

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("move", sa.String(500), nullable=False),
    sa.Column("roll", sa.Integer),
)
"""The record being written: appended to, and shortened when moves are taken back. `roll` is the number of the dice's
roll."""

rounds = sa.Table(
    "rounds",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("after", sa.Integer, primary_key=True),
    sa.Column("position", sa.JSON, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("analysis", sa.LargeBinary, nullable=False),
)
"""Of finished games: JSON, compressed. It follows from the record, so it can be dropped at any time."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("message", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("sent", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "guest", "message"),
)
"""The last lines that people said at a table. `message` is the client's id, by which a repeated one is known."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("muted", sa.String(40), primary_key=True),
)

private_notes = sa.Table(
    "private_notes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True, index=True),
    sa.Column("text", sa.Text, nullable=False),
)

day_games = sa.Table(
    "day_games",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("game", sa.String(100), nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("finished", sa.Float),
    sa.Column("score", sa.Integer),
    sa.Column("won", sa.Boolean),
    sa.Index("ix_day_games_day_game", "day", "game"),
)
"""Games with the dice of a day, and how they ended: see `days`. Null: not finished, or ended without a result."""

addresses = sa.Table(
    "addresses",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("address", sa.String(500), nullable=False, index=True),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
)
"""Where guests are told that it is their turn: `mail` or `webhook`. The token is that of the links in mails."""

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("address", sa.String(500), nullable=False, index=True),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Index("ix_outbox_due", "state", "due"),
)
"""Notices: `waiting`, `sent`, `failed`, or `void` because they were no longer true. The id follows from table, seat,
turn and kind, so there is one for each: see `outbox`."""

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("message", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
)
"""Messages that were carried out, so that a repeated one changes nothing. Old ones are forgotten."""


def open_database(url: str) -> sa.Engine:
    """The database with its schema brought up to date; a file of SQLite is made if there is none."""
    engine = _engine(url)
    file = file_of(engine.url)
    try:
        if file is not None:
            make_file(file)
        with engine.connect():
            pass
        if file is not None:
            _copy_before_migration(file)
        with engine.begin() as connection:
            _migrate(connection)
        if file is not None:
            _close_to_others(file)
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
        engine.dispose()
        raise unusable(engine.url, error) from error
    except BaseException:
        engine.dispose()
        raise
    return engine


def _engine(url: str) -> sa.Engine:
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
            raise BottegaError("--database names no file of SQLite's; say --database FILE")
        sa.event.listen(engine, "connect", _set_up_sqlite)
    return engine


def file_of(url: URL) -> Path | None:
    """The file of SQLite that the URL names."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


def make_file(path: Path) -> None:
    """An empty database for its owner alone, if there is none."""
    if not path.parent.exists():
        path.parent.mkdir(mode=0o700, parents=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _close_to_others(path: Path) -> None:
    """It holds the key that signs cookies. To be called only for what has proved to be a database of ours."""
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists():
            close_to_others(file)


def unusable(url: URL, error: Exception) -> BottegaError:
    """One sentence about a database that cannot be opened, without its password."""
    name = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    return BottegaError(f"cannot open the database {name}: {reason(error)}; name another one with --database")


def reason(error: Exception) -> str:
    """What the database says of a failure, in one line."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return str(getattr(cause, "strerror", None) or cause).partition("\n")[0]


def is_lost(error: Exception) -> bool:
    """Whether the database failed, and not what was asked of it: full, read-only, gone."""
    if isinstance(error, sa.exc.DBAPIError):
        return not isinstance(error, sa.exc.IntegrityError | sa.exc.ProgrammingError | sa.exc.DataError)
    return isinstance(error, OSError | sa.exc.TimeoutError)


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server on a file of SQLite. The lock ends with the process, however that ends."""
    file = file_of(make_url(url))
    if file is None:
        yield
        return
    path = Path(f"{file.resolve()}.lock")
    try:
        make_file(path)
        lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise unusable(make_url(url), error) from error
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
"""Locks of PostgreSQL's, which servers share: for migrations, for the key, and one for each running server."""


def lock(connection: sa.Connection, number: int) -> None:
    """Let no other server do this meanwhile, up to the end of the transaction. A file of SQLite's has one server."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))


class Waiting(NamedTuple):
    """Something to be written, and who waits for it."""

    key: str
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Threads:
    """Reads and writes a database in threads, so that nobody else waits for it.

    One thread writes. What waits when it becomes free is committed together: a commit has to reach the disk, and costs
    the same for one table as for a hundred. While several tables write, it is not free at once: see BUSY_SECONDS. Work
    must do the same when it is done again.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Thread(target=self._write_in_thread, name="writer", daemon=True)
        self._batches: SimpleQueue[tuple[list[Waiting], asyncio.AbstractEventLoop] | None] = SimpleQueue()
        self._waiting: list[Waiting] = []
        self._writing = False
        self._last = ("", -math.inf)
        """Whose work was given to the thread last, and when."""
        self._connection: sa.Connection | None = None
        self.commits = 0
        self.writes = 0
        self._writer.start()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def in_thread() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)

    async def write(self, work: Callable[[sa.Connection], T], key: str = "") -> T:
        """Do the work in a transaction. Who is cancelled meanwhile still waits for its end.

        What is committed together is done in the order of the keys, so that two servers never wait for each other.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(Waiting(key, work, done))
        if not self._writing:
            self._write_soon()
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    def _write_soon(self) -> None:
        """Write what waits: at once, or a little later if others have just written."""
        self._writing = True
        loop = asyncio.get_running_loop()
        last, when = self._last
        alone = all(each.key == last for each in self._waiting)
        loop.call_at(loop.time() if alone else when + BUSY_SECONDS, self._write)

    def _write(self) -> None:
        """Let the thread write what waits."""
        batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        batch.sort(key=lambda each: each.key)
        loop = asyncio.get_running_loop()
        self._last = (batch[-1].key, loop.time())
        self._batches.put((batch, loop))

    def _write_in_thread(self) -> None:
        while (given := self._batches.get()) is not None:
            batch, loop = given
            written = self._commit([each.work for each in batch])
            loop.call_soon_threadsafe(self._written, batch, written)
        self._let_go()

    def _written(self, batch: list[Waiting], written: list[Any]) -> None:
        for each, result in zip(batch, written, strict=True):
            if isinstance(result, Exception):
                each.done.set_exception(result)
            else:
                each.done.set_result(result)
        self._writing = False
        if self._waiting:
            self._write_soon()

    def _commit(self, works: Sequence[Callable[[sa.Connection], Any]]) -> list[Any]:
        """What each of the works gives, or the exception that it raises."""
        self.writes += len(works)
        if len(works) > 1:
            with contextlib.suppress(Exception), self._transaction() as connection:
                return [work(connection) for work in works]
            # one of them failed: each by itself
        return [self._alone(work) for work in works]

    def _alone(self, work: Callable[[sa.Connection], Any], again: bool = True) -> Any:
        kept = self._connection is not None
        try:
            with self._transaction() as connection:
                return work(connection)
        except Exception as error:
            if kept and again and is_lost(error):  # the connection that was kept may be at fault
                return self._alone(work, again=False)
            return error

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        """A transaction of the writer. Its connection is kept: one from the pool costs as much as what is written."""
        self.commits += 1
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except Exception as error:
            if is_lost(error):
                self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.01)
        self._batches.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()


def _set_up_sqlite(connection: Any, _: object) -> None:
    """An acknowledged move must not vanish: every commit reaches the disk."""
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def revisions() -> set[str]:
    """All versions of the schema that this version of Bottega knows."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _copy_before_migration(path: Path) -> None:
    """Keep a database of an older version as it was, beside the one that is about to be changed."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
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


def _migrate(connection: sa.Connection) -> None:
    config = _config()
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
