"""axe-core finds nothing, in both themes, on the front page and at the table; and the keyboard is enough.

`make soak-page` looks at every screen.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE, Open
from tests.page.screens import SCREENS
from tests.page.serving import Slow
from tests.page.sitting import Sitting

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page, *rules: str) -> list[dict[str, Any]]:
    """What axe finds, by all its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found: list[dict[str, Any]] = page.evaluate("(options) => axe.run(document, options)", options)[
        "violations"
    ]
    return found


def places(found: list[dict[str, Any]]) -> list[str]:
    return [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"]]


def faults(page: Page, *rules: str) -> list[str]:
    return places(violations(page, *rules))


def faults_in_both_themes(page: Page) -> list[str]:
    """All that depends on the theme is how well things contrast."""
    page.emulate_media(color_scheme="dark")
    found = faults(page, "color-contrast")
    page.emulate_media(color_scheme="light")
    return found + faults(page)


def test_front_page_and_table(page: Page) -> None:
    page.goto("/")
    page.locator(".game").first.wait_for()
    assert faults(page) == []
    page.get_by_test_id("solo-normal").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    sitting.draft_step(0)
    sitting.choose(0)
    page.locator("button.more").last.click()
    assert faults_in_both_themes(page) == []
    page.keyboard.press("Escape")


@pytest.mark.soak
def test_front_page_and_every_step_at_the_table(person: Open) -> None:
    page = person()
    page.goto("/")
    page.locator(".game").first.wait_for()
    assert faults_in_both_themes(page) == []
    page.get_by_test_id("new-florenza-dice").click()
    assert faults_in_both_themes(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("solo-normal").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    sitting.draft_step()
    assert faults_in_both_themes(page) == []
    sitting.draft_step(0)
    sitting.choose(0)
    page.locator("button.more").last.click()
    page.locator("button.table-tab").click()
    assert faults_in_both_themes(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    assert faults(page) == []


def tab_to(page: Page, target: Locator) -> None:
    """As a person does who has no pointer."""
    expect(target).to_be_visible()
    for _ in range(80):
        page.keyboard.press("Tab")
        if target.evaluate("(one) => one === document.activeElement"):
            return
    raise AssertionError("the keyboard does not come there")


def test_the_keyboard_is_enough(page: Page) -> None:
    """A step of a turn without a pointer: the sentences are buttons, the act follows them."""
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

    # on the board: from a thing that has been used, the focus goes on to the next one that answers
    page.locator(".die-card.answers .take").first.focus()
    for steps in (1, 2):
        page.keyboard.press("Enter")
        expect(sitting.act).to_be_visible()
        page.keyboard.press("Enter")
        sitting.settled(steps)
        expect(page.locator(".left :is(.answers:focus, .answers :focus)")).to_have_count(1)


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


@pytest.mark.soak
@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("de", 390), ("it", 1440)])
def test_every_screen_in_both_themes(person: Open, language: str, width: int) -> None:
    page = person(language=language, viewport={"width": width, "height": 844})
    for name, show in SCREENS.items():
        show(page)
        assert faults_in_both_themes(page) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
