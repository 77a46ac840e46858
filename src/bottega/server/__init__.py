"""The server: tables, seats, live events, storage. Everything heavy is imported only when it serves.

`docs/map.md` lists the modules, `docs/protocol.md` says how it is used, `docs/host.md` how it is hosted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bottega.core.errors import BottegaError


def serve(given: Mapping[str, str | bool]) -> None:
    """Serve tables until Ctrl-C; `given` are settings by name."""
    with _needing_the_extra():
        from bottega.server.run import run
    run(given)


def backup(database: str, target: str) -> str:
    """Copy the database of a server, which may be running, into a file; what was done, in a sentence."""
    with _needing_the_extra():
        from bottega.server.database.backup import back_up
    return back_up(database, target)


def restore(source: str, database: str) -> str:
    """Put a copy in place of the database of a server that is not running; what was done, in a sentence."""
    with _needing_the_extra():
        from bottega.server.database.backup import put_back
    return put_back(source, database)


@contextmanager
def _needing_the_extra() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise BottegaError(
            f"the server needs {error.name}, which is not installed; say: pip install 'bottega[server]'"
        ) from error
