"""The log and the replay: turn by turn, with filters and keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.dice_game import open_at, open_finished


def move(page: Page) -> int:
    return int(page.url.rsplit("at=", 1)[1])


def test_the_log_tells_turns_that_open_and_has_filters(person: Open) -> None:
    page = person()
    open_at(page, "round 3")
    log = page.get_by_test_id("log")
    turn = page.get_by_test_id("log-turn").first
    expect(turn.locator(".pictures svg")).not_to_have_count(0)
    lines = log.locator("li").count()
    turn.get_by_role("button").click()
    expect(turn.get_by_role("button")).to_have_attribute("aria-expanded", "true")
    expect(log.locator("li.inside")).not_to_have_count(0)
    assert log.locator("li").count() > lines
    page.get_by_test_id("log-filter").select_option("dice")
    expect(log.locator("li:not(:has(.dice)):not(.since)")).to_have_count(0)
    page.get_by_test_id("log-filter").select_option("0")
    expect(page.get_by_test_id("log-turn").first).to_be_visible()


def test_the_log_is_one_stop_for_the_keyboard(person: Open) -> None:
    page = person()
    open_at(page, "round 3")
    stops = page.locator("[data-testid=log] :is(a, button):not([tabindex='-1'])")
    expect(stops).to_have_count(1)
    stops.focus()
    before = page.evaluate("document.activeElement.outerHTML")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.outerHTML") != before
    expect(stops).to_have_count(1)


def test_replay_goes_by_turn_and_by_move_with_keys(person: Open) -> None:
    page = person()
    open_finished(page)
    page.goto(f"{page.url}?at=0")
    expect(page.locator(".replay .rounds i")).not_to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"at=([2-9]|\d\d)"))
    turn = move(page)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_url(re.compile(f"at={turn + 1}$"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile(f"at={turn}$"))
    page.get_by_test_id("turn-on").click()
    page.wait_for_url(lambda url: int(url.rsplit("at=", 1)[1]) > turn)
    page.keyboard.press("Home")
    page.wait_for_url(re.compile("at=0$"))
    page.keyboard.press("Escape")
    expect(page.locator("footer.end")).to_be_visible()
