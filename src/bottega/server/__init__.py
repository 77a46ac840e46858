"""The server. Its dependencies are imported only when a function here is called: they belong to an extra.

`docs/map.md` lists the modules, `docs/protocol.md` describes the protocol, `docs/host.md` how to host it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bottega.core.errors import BottegaError


def serve(values: Mapping[str, str | bool]) -> None:
    """Serve until Ctrl-C; `values` are settings by name."""
    with _server_extra():
        from bottega.server.run import run
    run(values)


def backup(database: str, target: str) -> str:
    """Copy the database of a server, which may be running, into a file. Returns a sentence about what was done."""
    with _server_extra():
        from bottega.server.database.backup import back_up_database
    return back_up_database(database, target)


def restore(source: str, database: str) -> str:
    """Replace the database of a stopped server with a copy. Returns a sentence about what was done."""
    with _server_extra():
        from bottega.server.database.backup import restore_database
    return restore_database(source, database)


@contextmanager
def _server_extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise BottegaError(
            f"the server needs {error.name}, which is not installed; say: pip install 'bottega[server]'"
        ) from error
