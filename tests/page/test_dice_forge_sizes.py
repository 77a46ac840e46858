"""The board of Dice Forge at all sizes: nothing overflows or lies on something else, and axe has nothing to say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.languages import LANGUAGES
from tests.page.apart import together
from tests.page.conftest import DESKTOP, PHONE, STEADY, Open
from tests.page.forge import LAPTOP, MEETING, RICH, moments, new_game, on_board, open_moment
from tests.page.test_access import faults


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


ABOVE_THE_BAR = """(css) => document.querySelector(css).getBoundingClientRect().bottom
  <= document.querySelector('footer.bar').getBoundingClientRect().top"""

THINGS = ".forge :is(.stack, .cell, .feat, .reserve)"


@pytest.mark.parametrize(
    ("kind", "size", "theme", "language"),
    [
        pytest.param("action", DESKTOP, "light", "en", marks=pytest.mark.soak),
        pytest.param("copy-what", {"width": 820, "height": 1180}, "dark", "en", marks=pytest.mark.soak),
        ("forge-where", LAPTOP, "dark", "de"),
        pytest.param("split", {"width": 820, "height": 1180}, "light", "de", marks=pytest.mark.soak),
        pytest.param("action", {"width": 844, "height": 390}, "light", "de", marks=pytest.mark.soak),
        ("split", PHONE, "light", "it"),
    ],
)
def test_nothing_overflows_and_axe_finds_nothing(
    person: Open, kind: str, size: Any, theme: str, language: str
) -> None:
    page = person(language, size, theme, **STEADY)
    open_moment(page, moments()[kind])
    expect(page.locator(".feat").first).to_contain_text(re.compile(r": \w"))
    assert fits(page)
    if size["width"] >= 1260:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(page) == []
    assert together(page, THINGS) == []
    if kind == "split":
        assert page.evaluate(ABOVE_THE_BAR, ".hammer"), "the Hammer lies under the bar"
    if size == PHONE:
        open_moment(page, moments()["action"])
        expect(page.get_by_test_id("question")).to_be_visible()
        expect(page.locator(".stack.answers").first).to_be_visible()
        expect(page.locator("nav.tabs").locator("visible=true")).to_have_count(1)
        assert fits(page)
        open_moment(page, moments()["copy-what"])
        count = page.locator(".pages .on .count")
        expect(count).to_have_text(re.compile("[1-9]"))
        expect(on_board(page)).to_have_count(int(count.inner_text()))


EACH_FACE = """async () => {
  const box = (one) => one.getBoundingClientRect();
  const badges = () => [...document.querySelectorAll('.bench [data-testid=badge]')];
  const found = [];
  for (const face of document.querySelectorAll('.stack.answers')) {
    face.click();
    for (let tries = 0; tries < 2000 && !(face.matches('.chosen') && badges().length); tries += 1)
      await new Promise((go) => setTimeout(go, 8));
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    found.push({
      face: face.dataset.about,
      meeting: (MEETING)(),
      over: Math.round(Math.max(...badges().map((one) => box(one).bottom - box(one.closest('.die')).bottom))),
      cubes: [...document.querySelectorAll('.bench .cube-box')].filter((one) => box(one).width).length,
      figures: Math.max(...badges().map((one) => one.querySelectorAll('.row').length)),
    });
  }
  return found;
}""".replace("MEETING", MEETING)
"""Each face that can be bought: how its badges lie, by how much they leave their die, and whether the cubes stay."""
MANY = 3
"""Figures of a badge that may take the room of the cubes."""


def test_with_four_players_the_log_is_above_the_bar_of_a_laptop(person: Open) -> None:
    page = person(viewport=LAPTOP)
    new_game(page, 4)
    expect(page.locator("li.strip")).to_have_count(4)
    assert page.evaluate(ABOVE_THE_BAR, ".talk")


def badges_fit(page: Page) -> None:
    """With every face that can be bought."""
    open_moment(page, moments()[RICH])
    shown = page.evaluate(EACH_FACE)
    assert len(shown) > 2
    assert [one for one in shown if one["meeting"] or one["over"] > 0] == []
    assert any(one["cubes"] == 2 for one in shown)
    assert all(one["cubes"] == 2 for one in shown if one["figures"] < MANY)


SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1280, 800), (1366, 768), (1440, 900), (1920, 1080))


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_theme_and_language(
    person: Open, size: tuple[int, int], theme: str, language: str
) -> None:
    page = person(language, {"width": size[0], "height": size[1]}, theme)
    for kind in ("action", "forge-where", "split", "pick"):
        open_moment(page, moments()[kind])
        expect(page.locator(".feat").first).to_contain_text(re.compile(r": \w"))
        assert fits(page), kind
        assert together(page, THINGS) == [], kind
        assert page.evaluate(MEETING) == 0, kind
        assert faults(page) == [], kind
    if size[0] >= 1260:
        badges_fit(page)
