"""One server for most tests, and people at it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from bottega.server import clock
from tests.server.house import House, Person
from tests.server.postgres import MISSING, Postgres, binaries, running

Visit = Callable[[], Person]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that no test kills."""
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()
    said = "".join(running.said)
    assert "Traceback" not in said, said


@pytest.fixture
def visit(house: House) -> Iterator[Visit]:
    """Makes people who come to the house."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(closing(Person(house)))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    running = House(tmp_path)
    yield running
    if running.process.poll() is None:
        running.stop()


@pytest.fixture
def stopped_clock() -> Iterator[None]:
    """All that is shown here is of the same moment: states say when they were made."""
    clock.set_source(lambda: 1_000_000.0)
    yield
    clock.set_source(time.time)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL; where there is none the tests are skipped, or fail if it is required."""
    programs = binaries()
    if programs is None:
        if os.environ.get("BOTTEGA_REQUIRE_POSTGRES"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with running(programs) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
