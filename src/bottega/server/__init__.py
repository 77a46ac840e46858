"""The server: tables, seats, live events, storage. Everything heavy is imported only when it serves."""

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
