"""The server: tables, seats, live events, storage. Everything heavy is imported only when it serves.

From outside in: `run` starts it, `app` puts it together, `door` and `gate` look at every request, `rest` and `archive`
answer requests and `live` is the socket, in the words of `protocol`; `hall` has the tables that somebody is at, with
their viewers (`viewers`) and bots; `table` is one table, without input or output, made by `making`, with its `drafts`,
`plans` and `orders`; `showing` makes everything that a viewer is shown; `store`, `saving` and `database` keep it, and
`news` tells other servers; `thinkers` are the processes in which bots think and `jobs` are done; `page` is the built
page; `metrics` and `logs` tell how it goes, `keeper` deletes what is old, `backup` copies the database.
`docs/protocol.md` tells how it is used, `docs/host.md` how it is hosted.
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
