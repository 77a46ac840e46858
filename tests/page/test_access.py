"""axe-core finds nothing serious, in both themes, on the front page and at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE, Open
from tests.page.serving import Slow
from tests.page.sitting import Sitting

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe finds, of the two worst kinds, with where it is."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        f"{one['id']}: {node['html'][:140]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_front_page_and_table(person: Open, theme: str) -> None:
    page = person(theme=theme)
    page.goto("/")
    page.wait_for_selector(".game")
    assert serious(page) == []
    page.get_by_test_id("new-florenza-dice").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("solo-normal").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    assert serious(page) == []
    sitting.draft_step()
    sitting.draft_step(0)
    sitting.choose(0)
    page.locator("button.more").last.click()
    page.locator("button.table-tab").click()
    assert serious(page) == []


def test_table_on_a_phone(person: Open) -> None:
    page = person(viewport=PHONE)
    page.goto("/")
    page.get_by_test_id("solo-normal").click()
    page.wait_for_url(re.compile("/t/"))
    Sitting(page).wait_asked()
    assert serious(page) == []


def tab_to(page: Page, target: Locator) -> None:
    """As a person does who has no pointer."""
    expect(target).to_be_visible()
    for _ in range(80):
        page.keyboard.press("Tab")
        if target.evaluate("(one) => one === document.activeElement"):
            return
    raise AssertionError("the keyboard does not come there")


def test_the_keyboard_is_enough(person: Open) -> None:
    """A step of a turn without a pointer: the sentences are buttons, the act follows them."""
    page = person()
    page.goto("/")
    tab_to(page, page.get_by_test_id("play-now"))
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    tab_to(page, page.get_by_test_id("skip"))
    page.keyboard.press("Enter")
    expect(sitting.choices.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(sitting.choices.first).to_have_attribute("aria-pressed", "true")
    expect(sitting.choices.first).to_be_focused()
    tab_to(page, sitting.act)
    page.keyboard.press("Enter")
    sitting.settled(1)
    expect(sitting.choices.first).to_be_focused()
    tab_to(page, sitting.undo)
    page.keyboard.press("Enter")
    sitting.settled(0)
    expect(sitting.undo).to_be_focused()


def test_play_now_may_be_pressed_before_the_games_have_come(person: Open) -> None:
    page = person()
    slow = Slow(page, "**/api/games*")
    slow.hold()
    page.goto("/")
    page.get_by_test_id("play-now").focus()
    page.keyboard.press("Enter")
    slow.go_on()
    page.wait_for_url(re.compile("/t/"))


def test_undo_may_be_pressed_while_the_step_is_on_its_way(person: Open) -> None:
    page = person()
    slow = Slow(page)
    page.goto("/")
    page.get_by_test_id("solo-normal").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    revision = int(sitting.revision())
    slow.hold()
    sitting.choices.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    sitting.undo.focus()
    page.keyboard.press("Enter")
    slow.go_on()
    expect(page.locator(".table")).to_have_attribute("data-revision", str(revision + 2))
    sitting.settled(0)
    expect(sitting.undo).to_be_focused()
