"""Nothing overflows: the table of the Dice Game at all sizes, in every state that adds something to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.languages import LANGUAGES
from tests.page.conftest import Open
from tests.page.dice_game import open_at

WIDE = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080))
NARROW = ((360, 740), (390, 844), (600, 960), (820, 1180), (1024, 768), (1259, 800), (844, 390), (667, 375))
FIND_SIZE = 10_000
"""Milliseconds in which the sheet must have found its size."""
STATES = ("house", "solo", "hot-seat", "watching", "rival")

OVERFLOW = """async (patience) => {
  const frame = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await frame();
  for (const end = performance.now() + patience; overflow().length && performance.now() < end; ) await frame();
  return overflow();

  function overflow() {
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} px wide`);
    const sheet = document.querySelector('.sheet');
    if (innerWidth >= 1260 && !sheet) found.push('there is no sheet');
    else if (innerWidth >= 1260 && sheet.scrollHeight > sheet.clientHeight)
      found.push(`the sheet has ${sheet.scrollHeight} px in ${sheet.clientHeight}`);
    for (const one of document.querySelectorAll('.plot, .work, .die-card, .option, .track')) {
      const street = one.matches('.plot') ? 6 : 1; // the line of the street goes on between the plots
      if (one.scrollWidth > one.clientWidth + street)
        found.push(`${one.className} ${one.dataset.place ?? ''}: ${one.scrollWidth} px in ${one.clientWidth}`);
    }
    return found;
  }
}"""
"""What overflows after the sheet has found its size, which takes it a few frames."""


def sit(page: Page, person: Open, state: str) -> Page:
    """Bring about the state; the page that shows it."""
    if state == "solo":
        open_at(page, "start", players=1)
    elif state == "hot-seat":
        open_at(page, "round 3", players=2, mine="all")
    else:
        open_at(page, "house")
    if state == "rival":
        page.locator("[data-seat='1'], [data-seat='0']").last.click()
        page.locator(".looking").wait_for()
    if state != "watching":
        return page
    other = person()
    other.goto(page.url.replace(page.url.split("/t/")[0], ""))
    other.locator(".sheet").first.wait_for()
    return other


def overflow(page: Page, sizes: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := page.evaluate(OVERFLOW, FIND_SIZE):
            found[f"{width}x{height}"] = wrong
    return found


def test_nothing_overflows_on_a_desktop_and_a_phone(page: Page, person: Open) -> None:
    assert overflow(sit(page, person, "house"), ((1440, 900), (390, 844), (1280, 800))) == {}


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_overflows_in_any_state(person: Open, state: str, language: str, large: bool) -> None:
    page = sit(person(language=language, largeSheet=large), person, state)
    wide = () if large else WIDE
    widths = tuple((width, 900) for width in range(360, 1260, 60))
    assert overflow(page, (*wide, *NARROW, *widths)) == {}


def test_a_phone_on_its_side_shows_dice_and_bar(person: Open) -> None:
    page = person(viewport={"width": 844, "height": 390})
    open_at(page, "start", players=3)
    bar = page.locator("footer.bar").bounding_box()
    die = page.locator(".die-card").last.bounding_box()
    assert bar is not None
    assert die is not None
    assert bar["x"] > die["x"] + die["width"]
    assert die["y"] + die["height"] <= 390
