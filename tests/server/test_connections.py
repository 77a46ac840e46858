"""Nobody can use up the server's connections: half-sent requests, slow bodies, too many of one network."""

from __future__ import annotations

import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from bottega.server.http import connections
from bottega.server.system import raise_file_limit
from tests.server.house import PATIENCE, House, Person
from tests.server.serving import serve

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
POST = (
    b"POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that gives connections half a second, and five of them to each network but the first address."""
    running = House(tmp_path_factory.mktemp("hasty"), request_seconds=0.5, address_connections=5)
    yield running
    running.stop()
    said = "".join(running.said)
    assert "Traceback" not in said, said


def connect(house: House, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE, (source, 0))


def is_closed(link: socket.socket) -> bool:
    """Wait until the server closes a connection."""
    link.settimeout(PATIENCE)
    try:
        while link.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "begin", [b"", HALF, POST + b"{", b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n" + HALF]
)
def test_a_request_that_is_not_finished_is_given_up(hasty: House, begin: bytes) -> None:
    with closing(connect(hasty)) as link:
        link.sendall(begin)
        assert is_closed(link)


def test_a_byte_now_and_then_does_not_help(hasty: House) -> None:
    with closing(connect(hasty)) as link:
        link.sendall(POST)
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError):
            while time.monotonic() < until:
                link.sendall(b" ")
                time.sleep(0.05)
        assert time.monotonic() < until


def test_an_open_socket_and_a_long_request_are_not_given_up(hasty: House) -> None:
    person = Person(hasty)
    tab = person.at(person.play("pig"))
    time.sleep(1.2)
    assert tab.ask("ping")["type"] == "pong"
    person.close()


def test_a_network_has_so_many_connections_and_others_are_served(hasty: House) -> None:
    with ExitStack() as stack:
        links = [stack.enter_context(closing(connect(hasty, "127.0.0.2"))) for _ in range(5)]
        sixth = stack.enter_context(closing(connect(hasty, "127.0.0.2")))
        assert is_closed(sixth)
        for link in links:
            link.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
            assert link.recv(100).startswith(b"HTTP/1.1 200")
        other = stack.enter_context(closing(connect(hasty, "127.0.0.3")))
        other.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert other.recv(100).startswith(b"HTTP/1.1 200")
    with closing(connect(hasty, "127.0.0.2")) as again:
        again.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
        assert again.recv(100).startswith(b"HTTP/1.1 200"), "what is closed is forgotten"


def test_silent_connections_do_not_close_the_server(tmp_path: Path) -> None:
    """The reproduction: 1,015 half-sent requests from one address, and nobody could connect any more."""
    house = House(tmp_path, request_seconds=60, forwarded=("10.0.0.1",), address_connections=50)
    resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, (450, 450))
    with ExitStack() as stack:
        for _ in range(600):
            link = stack.enter_context(closing(connect(house, "127.0.0.2")))
            with contextlib.suppress(OSError):  # it is closed already
                link.sendall(HALF)
        assert httpx.get(f"{house.url}/health/live", timeout=PATIENCE).status_code == 200
    house.stop()


def serve_impatiently() -> None:
    connections.SEND_SECONDS = 0.5
    serve()


class ImpatientHouse(House):
    work = staticmethod(serve_impatiently)


def test_who_does_not_read_the_answers_is_given_up(tmp_path: Path) -> None:
    house = ImpatientHouse(tmp_path, request_seconds=1.0)
    asked = b"GET /api/games/florenza/rules HTTP/1.1\r\nHost: x\r\n\r\n" * 300
    with ExitStack() as stack:
        for _ in range(3):
            link = stack.enter_context(socket.socket())
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            link.connect(("127.0.0.1", house.port))
            link.sendall(asked)
        until = time.monotonic() + PATIENCE
        most = 0
        while (now := connections_of(house)) > 1 or most < 4:
            most = max(most, now)
            assert time.monotonic() < until, "they are still open"
            time.sleep(0.05)
    house.stop()


def connections_of(house: House) -> int:
    text = httpx.get(f"{house.url}/metrics", headers={"connection": "close"}, timeout=PATIENCE).text
    return int(text.partition("\nbottega_connections ")[2].partition("\n")[0])


def test_the_limit_of_files_is_raised_at_the_start(house: House) -> None:
    soft, hard = resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE)
    assert soft == hard
    assert raise_file_limit() == hard


def test_connections_are_counted(hasty: House) -> None:
    with ExitStack() as stack:
        links = [stack.enter_context(closing(connect(hasty, "127.0.0.4"))) for _ in range(6)]
        assert is_closed(links[-1])
        text = httpx.get(f"{hasty.url}/metrics", timeout=PATIENCE).text
    numbers = dict(line.split(" ") for line in text.splitlines() if not line.startswith("#"))
    assert int(numbers["bottega_connections"]) >= 6
    assert int(numbers["bottega_connections_max"]) > 100
    assert int(numbers["bottega_connections_refused_total"]) >= 1
