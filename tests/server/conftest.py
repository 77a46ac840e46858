"""One server for most tests, and people at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.house import House, Person

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
