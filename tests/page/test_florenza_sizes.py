"""The board of Florenza X at all sizes: nothing overflows or lies on something else, and axe has nothing to say."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.languages import LANGUAGES
from tests.page.apart import together
from tests.page.conftest import DESKTOP, PHONE, Open
from tests.page.florenza import open_at
from tests.page.test_access import faults


def overflow(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


def scrolls(page: Page) -> int:
    high: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return high


THINGS = ".fx [data-place], .fx .nobody, .sky > *, .own-side section, .strip"
"""What has a place of its own at the table."""
MAY_LIE = ".sock, .figure, .socket, .ruins, .house, .drag"
"""What stands on a corner, or on a picture."""

CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
NAMES = ".artists .brief, .ledger .who b, .strip .who b, .strip .offices small, .tracks p span"
"""Names for which there is little room."""


def cut(page: Page) -> list[str]:
    found: list[str] = page.locator(NAMES).evaluate_all(CUT)
    return found


STATES: dict[str, tuple[str, int, str, ViewportSize, Literal["light", "dark"]]] = {
    "a selected work": ("placing", 3, ".city .work.open", DESKTOP, "light"),
    "the supply": ("placing", 3, "[data-testid=supply]", {"width": 1366, "height": 768}, "dark"),
    "a roll": ("judge", 22, ".decision .faces button", {"width": 820, "height": 1180}, "light"),
    "the phone": ("placing", 3, ".city .work.open", PHONE, "dark"),
}


def test_nothing_overflows_and_axe_is_content_on_a_laptop_and_a_phone(person: Open) -> None:
    assert_fits(person(language="de"), "the supply", "the phone")


@pytest.mark.soak
def test_nothing_overflows_and_axe_is_content(person: Open) -> None:
    assert_fits(person(language="de"), *STATES)


def assert_fits(page: Page, *names: str) -> None:
    for name in names:
        stage, seed, touch, viewport, theme = STATES[name]
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=theme)
        open_at(page, stage, seed)
        page.locator(touch).first.click()
        page.locator(".ledger").first.wait_for()
        assert overflow(page) == 0, name
        assert together(page, THINGS, MAY_LIE) == [], name
        assert cut(page) == [], name
        if viewport["width"] >= 1260:
            assert scrolls(page) == 0, name
        assert faults(page) == [], name


def test_where_there_is_little_height_works_are_seen_at_first_sight(page: Page) -> None:
    """On a phone on its side, and in a small window that is enlarged."""
    page.set_viewport_size({"width": 844, "height": 390})
    open_at(page, "placing", 3, 3, 3)
    for width, height, works in ((844, 390, 1), (960, 600, 6)):
        page.set_viewport_size({"width": width, "height": height})
        for work in page.locator(".city .work.open").all()[:works]:
            expect(work).to_be_in_viewport(ratio=1)
        expect(page.locator(".ledger tr.hand")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESKTOP)


def test_a_larger_board_scrolls_by_itself(page: Page) -> None:
    open_at(page, "placing", 3)
    plate = page.locator(".city .work.open").first
    before = plate.bounding_box()
    larger = page.get_by_test_id("larger")
    larger.click()
    expect(larger).to_have_text("Smaller")
    after = plate.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.2 * before["width"]
    assert (overflow(page), scrolls(page)) == (0, 0)
    page.locator(".street .square").last.scroll_into_view_if_needed()
    expect(page.locator(".street .square").last).to_be_in_viewport(ratio=1)
    larger.click()
    expect(larger).to_have_text("Larger")


PLAN_AND_LOG = (".ledger .plan", ".side .talk")


def test_five_families_leave_room_for_plan_and_log(page: Page) -> None:
    open_at(page, "judge", 5, 5, 3)
    for width, height in ((1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".plan li").count() == 4
        high = [page.locator(css).evaluate("(one) => one.clientHeight") for css in PLAN_AND_LOG]
        assert high[0] >= 80, width
        assert high[1] >= 110, width
        assert scrolls(page) == 0, width
        expect(page.locator(".strip").last).to_be_in_viewport(ratio=1)
    said = page.locator(".side .talk").inner_text().split()
    assert not [word for word, then in pairwise(said) if word == then and word.isalpha()]
    page.set_viewport_size(DESKTOP)
    page.get_by_text("See the city").click()
    expect(page.locator(".sky .order")).to_contain_text("Order")


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sizes(person: Open, theme: str, language: str) -> None:
    page = person(theme=theme, language=language)
    sizes = (
        (360, 740),
        (390, 844),
        (820, 1180),
        (844, 390),
        (960, 600),
        (1280, 800),
        (1366, 768),
        (1440, 900),
        (1920, 1080),
    )
    for stage, seed, players in (("placing", 5, 5), ("window", 18, 2), ("judge", 22, 2)):
        open_at(page, stage, seed, players)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) == 0, (stage, width)
            assert together(page, THINGS, MAY_LIE) == [], (stage, width)
            assert cut(page) == [], (stage, width)
            if width >= 1260:
                assert scrolls(page) == 0, (stage, width)
            assert faults(page) == [], (stage, width)


PLACES = """() => [...document.querySelectorAll('.left [data-place]')].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  const { x, y, width, height } = one.getBoundingClientRect();
  return [[one.dataset.place, ...[x, y + scrollY, width, height].map(Math.round)]];
})"""


def test_nothing_moves_between_the_first_touch_and_the_second(page: Page) -> None:
    """Whatever is chosen, the ledger above the board keeps its height."""
    for size in (PHONE, ViewportSize(width=820, height=1180)):
        page.set_viewport_size(size)
        for stage, css in (("placing", ".city .work.open"), ("payment", ".decision .card")):
            open_at(page, stage, 4)
            thing = page.locator(css).first
            thing.scroll_into_view_if_needed()
            before = page.evaluate(PLACES)
            thing.click()
            expect(thing).to_have_class(re.compile("selected"))
            expect(page.locator(".bar .preview .lines, .bar .preview .one").first).to_be_visible()
            assert page.evaluate(PLACES) == before
