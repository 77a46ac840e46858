"""How a server starts and ends: whatever a user can fix is one sentence that names the option."""

from __future__ import annotations

import errno
import logging
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from bottega.core.errors import BottegaError
from bottega.server.database.connection import cannot_open
from bottega.server.database.opening import open_database
from bottega.server.run import listen
from bottega.server.settings import database_url
from tests.cli.runner import PATIENCE, environment


def open_and_close(wish: str) -> None:
    open_database(database_url(wish)).dispose()


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("{}/broken/tables.db", "cannot open the database {}/broken/tables.db: Not a directory"),
        ("{}", "cannot open the database {}: Is a directory"),
        ("{}/broken", "cannot open the database {}/broken: file is not a database"),
        ("nodb://x", "there is no database of the kind 'nodb'"),
        ("postgresql+nodriver://x", "there is no database of the kind 'postgresql\\+nodriver'"),
        ("oracle+oracledb://x", "the database needs oracledb, which is not installed"),
        ("sqlite://", "this URL has no file name"),
        ("postgresql://host:port/x", "a URL that SQLAlchemy can use"),
        ("://", "a URL that SQLAlchemy can use"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path, wish: str, told: str) -> None:
    (tmp_path / "broken").write_text("this was never a database" * 10)
    (tmp_path / "broken").chmod(0o644)
    with pytest.raises(BottegaError, match=told.format(tmp_path)) as caught:
        open_and_close(wish.format(tmp_path))
    assert "--database" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert mode(tmp_path / "broken") == 0o644, "only a database of ours is closed to others"


def test_it_starts_where_the_system_has_no_limits_for_processes() -> None:
    """As on Windows: the server and a worker are imported, and nothing is limited."""
    words = """
import sys
sys.modules["resource"] = None
from bottega.server.run import serve_settings
from bottega.server.system import limit_memory, limit_time, most_files, raise_file_limit
import bottega.server.workers.worker
limit_memory(1)
limit_time(1)
assert raise_file_limit() == most_files() > 1000
"""
    subprocess.run([sys.executable, "-c", words], check=True, env=environment(), timeout=PATIENCE)


def test_the_password_of_a_database_is_not_printed() -> None:
    refused = ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")
    told = str(cannot_open(make_url("postgresql://ada:secret@db/x"), refused))
    assert "postgresql://ada:***@db/x: Connection refused" in told


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_tables_are_closed_to_other_users(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bottega")
    file = tmp_path / "new" / "tables.sqlite3"
    open_and_close(str(file))
    assert mode(file) == 0o600
    assert mode(file.parent) == 0o700
    assert not caplog.messages
    file.chmod(0o644)
    tmp_path.chmod(0o755)
    open_and_close(str(file))
    assert mode(file) == 0o600
    assert f"other users could open {file}; now only its owner can" in caplog.messages
    assert mode(tmp_path) == 0o755, "a folder of the user's stays as it is"


def test_a_port_in_use_names_another_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BottegaError, match=f"port {port}: Address already in use; .*: --port \\d+$"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "port", "option"),
    [("127.0.0.1", 99999, "--port 8001"), ("203.0.113.7", 0, "--host"), ("x" * 70, 0, "--host")],
)
def test_an_address_that_cannot_be_used_names_the_option(host: str, port: int, option: str) -> None:
    with pytest.raises(BottegaError, match=option):
        listen(host, port)


def test_ctrl_c_ends_it_without_an_error(tmp_path: Path) -> None:
    program = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    program += "from bottega.cli import main; main()"
    words = ["serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite3")]
    with subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Bottega is at")
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert errors == ""
