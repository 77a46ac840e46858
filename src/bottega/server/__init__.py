"""The server: tables, seats, live events, storage. Everything heavy is imported only when it serves.

From outside in: `run` starts it, `app` puts it together, `gate` looks at every request, `rest` and `live` are the two
interfaces in the words of `protocol`; `hall` has the tables that somebody is at, their viewers and bots; `table` is one
table, without input or output; `showing` makes everything that a viewer is shown; `store` and `database` keep it;
`thinkers` are the processes in which bots think; `page` is the built page. `docs/protocol.md` tells how it is used.
"""

from __future__ import annotations


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve tables until Ctrl-C. The database is a URL, or none for a file in the user's data directory."""
    from bottega.core.errors import BottegaError

    try:
        from bottega.server.run import run
    except ModuleNotFoundError as error:
        raise BottegaError(
            f"the server needs {error.name}, which is not installed; say: pip install 'bottega[server]'"
        ) from error
    run(host, port, database, open_browser)
