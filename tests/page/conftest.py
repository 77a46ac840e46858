"""A real server on a database of its own, a real Chromium, and people who sit down at it.

All tests of a process share the server and the browser, and most of them a page.

The browser brings an event loop of its own into the process, so these tests run apart from the others: only with
BOTTEGA_PAGE set, as `make test-page` does.
"""

from __future__ import annotations

import functools
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

PATIENCE = 60_000
"""Milliseconds without progress until a step is given up: busy machines are slow, and slow is no failure."""

if os.environ.get("BOTTEGA_PAGE"):
    from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

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

FORGET = "localStorage.clear(); sessionStorage.clear()"
"""Settings too: a test may have changed them. The next load sets those of the profile again."""

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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests: starting one takes seconds. A test may kill it, and then starts it again."""
    server = Serving(tmp_path_factory.mktemp("tables"), seed="page")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def serving(server: Serving, request: pytest.FixtureRequest) -> Serving:
    """The server; what it draws depends on the test alone, not on those that ran before."""
    server.draw_from(request.node.nodeid)
    return server


class Profiles:
    """Browser profiles at a server; an error in the script of a page fails the test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.errors: list[str] = []
        self.contexts: list[BrowserContext] = []

    def open(
        self,
        address: str,
        language: str = "en",
        viewport: ViewportSize = DESKTOP,
        theme: str = "light",
        may_fail: bool = False,
        **settings: object,
    ) -> Page:
        context = self.browser.new_context(
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
                f"JSON.stringify({{language: '{language}', ...{json.dumps(settings)}}}))"
            )
        self.contexts.append(context)
        page = context.new_page()
        if not may_fail:
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            page.on("console", lambda line: self.errors.extend([line.text] * line.text.startswith(FAULT)))
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def check(self) -> None:
        errors, self.errors = self.errors, []
        assert not errors, errors


@pytest.fixture
def open_at(browser: Browser) -> Iterator[Open]:
    profiles = Profiles(browser)
    yield profiles.open
    profiles.close()
    profiles.check()


@pytest.fixture(scope="session")
def lasting(browser: Browser) -> Iterator[dict[str, tuple[Profiles, Page]]]:
    """Pages that a test leaves to the next one."""
    pages: dict[str, tuple[Profiles, Page]] = {}
    yield pages
    for profiles, _ in pages.values():
        profiles.close()


@pytest.fixture
def kept(
    browser: Browser,
    serving: Serving,
    lasting: dict[str, tuple[Profiles, Page]],
    request: pytest.FixtureRequest,
) -> Iterator[Open]:
    """Opens the page with these settings that tests share; who fails takes it along."""
    used: list[str] = []
    failed = request.session.testsfailed

    def open_(viewport: ViewportSize = DESKTOP, **settings: object) -> Page:
        name = str((viewport, settings))
        used.append(name)
        if name not in lasting:
            profiles = Profiles(browser)
            lasting[name] = profiles, profiles.open(serving.address, viewport=viewport, **settings)  # type: ignore[arg-type]
        page = lasting[name][1]
        page.set_viewport_size(viewport)
        page.emulate_media(media="screen", color_scheme="light", reduced_motion="reduce")
        if page.url.startswith("http"):
            page.evaluate(FORGET)
            page.goto("/")  # nothing that an earlier test left in the memory of the page stays
        return page

    yield open_
    for name in used:
        profiles, _ = lasting[name]
        if profiles.errors or request.session.testsfailed > failed:
            lasting.pop(name)
            profiles.close()
        profiles.check()


@pytest.fixture
def page(kept: Open) -> Page:
    """A page on a desktop for all tests that leave its settings as they are: loading one takes a second."""
    return kept()


@pytest.fixture
def steady(kept: Open) -> Page:
    """Somebody who confirms everything."""
    return kept(**STEADY)


@pytest.fixture
def quick(kept: Open) -> Page:
    """Somebody who does everything with one touch."""
    return kept(**QUICK)


@pytest.fixture
def phone(kept: Open) -> Page:
    return kept(viewport=PHONE)


@pytest.fixture
def person(open_at: Open, serving: Serving) -> Open:
    """Makes people, each with a browser profile of their own."""
    return functools.partial(open_at, serving.address)
