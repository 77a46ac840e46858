"""A real server on a database of its own, a real Chromium, and people who sit down at it.

The browser brings an event loop of its own into the process, so these tests run apart from the others: only with
BOTTEGA_PAGE set, as `make test-page` does.
"""

from __future__ import annotations

import functools
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

PATIENCE = 60_000
"""Milliseconds without progress until a step is given up: busy machines are slow, and slow is no failure."""

if os.environ.get("BOTTEGA_PAGE"):
    from playwright.sync_api import Browser, Page, expect, sync_playwright

    from tests.page.serving import Serving

    expect.set_options(timeout=PATIENCE)
else:
    collect_ignore_glob = ["test_*.py"]

CHROMIUM = (
    os.environ.get("BOTTEGA_CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
)
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 1280, "height": 720}
"""For whole games: fewer pixels to paint."""
PHONE: ViewportSize = {"width": 360, "height": 740}

QUICK = {"oneTouch": True, "confirm": "never"}
STEADY = {"confirm": "always"}

FAULT = "The page failed"
"""How a line of the browser's console begins that tells of a fault which one part of the page has caught."""

SEEDED_WORDS = """
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint8Array ? array.fill(7) : draw(array));
"""
"""The browser's words for the dice are always the same, as all else is that a seeded server draws."""

Open = Callable[..., "Page"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/page" in item.path.as_posix():
            item.add_marker(pytest.mark.page)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(
            f"there is no Chromium at {CHROMIUM} "
            "(on Debian: apt install chromium-headless-shell; or set BOTTEGA_CHROMIUM)"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def server_in(folder: Path) -> Iterator[Serving]:
    server = Serving(folder, seed="page")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all files that leave it running and its clock as it is: starting one takes seconds."""
    with server_in(tmp_path_factory.mktemp("shared")) as server:
        yield server


@pytest.fixture(scope="module")
def serving(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for the tests of a file; it may be killed and started again, unless the file is SHARED."""
    if getattr(request.module, "SHARED", False):
        shared: Serving = request.getfixturevalue("shared_server")
        shared.draw_from(request.module.__name__)  # whatever was drawn before
        yield shared
        return
    with server_in(tmp_path_factory.mktemp("tables")) as server:
        yield server


@contextmanager
def profiles(browser: Browser) -> Iterator[Open]:
    """Opens browser profiles at a server; at the end, an error in the script of a page fails the test."""
    errors: list[str] = []
    contexts = []

    def open_(
        address: str,
        language: str = "en",
        viewport: ViewportSize = DESKTOP,
        theme: str = "light",
        may_fail: bool = False,
        **settings: object,
    ) -> Page:
        context = browser.new_context(
            base_url=address,
            locale=language,
            viewport=viewport,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=viewport["width"] < 800,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SEEDED_WORDS)
        if settings:
            context.add_init_script(
                "if (!localStorage.getItem('bottega')) localStorage.setItem('bottega', "
                f"JSON.stringify({{language: '{language}', ...{_json(settings)}}}))"
            )
        contexts.append(context)
        page = context.new_page()
        if not may_fail:
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda line: errors.extend([line.text] * line.text.startswith(FAULT)))
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture
def open_at(browser: Browser) -> Iterator[Open]:
    with profiles(browser) as open_:
        yield open_


@pytest.fixture(scope="module")
def page(browser: Browser, serving: Serving) -> Iterator[Page]:
    """One page on a desktop for all tests of a file that leave its settings as they are: loading one takes a second."""
    with profiles(browser) as open_:
        yield open_(serving.address)


@pytest.fixture(scope="module")
def steady(browser: Browser, serving: Serving) -> Iterator[Page]:
    """Somebody who confirms everything, for several tests that go from table to table."""
    with profiles(browser) as open_:
        yield open_(serving.address, **STEADY)


@pytest.fixture(scope="module")
def quick(browser: Browser, serving: Serving) -> Iterator[Page]:
    """Somebody who does everything with one touch."""
    with profiles(browser) as open_:
        yield open_(serving.address, **QUICK)


@pytest.fixture
def person(open_at: Open, serving: Serving) -> Open:
    """Makes people, each with a browser profile of their own."""
    return functools.partial(open_at, serving.address)


def _json(value: object) -> str:
    import json

    return json.dumps(value)
