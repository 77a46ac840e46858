"""The real box beside the page: the dice of the day, dice that people enter, and the values of one's own box."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Open

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

NARROW: ViewportSize = {"width": 390, "height": 800}


def enter(page: Page, *shown: str) -> None:
    """Touch what each die shows, and enter the roll."""
    moves = record(page)
    for at, value in enumerate(shown):
        page.get_by_test_id(f"die-{at}-{value}").click()
    page.get_by_test_id("enter-dice").click()
    expect(page.get_by_test_id("correct-dice")).to_be_visible()
    assert record(page) == [*moves, *(f"* {value}" for value in shown)]


def dice(page: Page) -> list[str]:
    """What the dice of the board show."""
    expect(page.locator(".table")).to_be_visible()
    page.locator("[data-testid=log-line], .log li").first.wait_for(state="attached")
    return [move for move in record(page) if move.startswith("*")]


def whole_record(page: Page) -> dict[str, Any]:
    """The record of the table so far."""
    table = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.evaluate(
        "async (table) => (await fetch(`/api/tables/${table}/record`)).json()", table
    )
    return found


def record(page: Page) -> list[str]:
    """The moves of the table so far."""
    moves: list[str] = whole_record(page)["moves"]
    return moves


def test_dice_of_the_day_are_the_same_for_two(person: Open) -> None:
    rolls = []
    for one in (person(), person(viewport=NARROW)):
        one.goto("/")
        one.get_by_test_id("day-florenza-dice").click()
        expect(one).to_have_url(re.compile("/t/"))
        rolls.append(dice(one))
        one.goto("/days")
        expect(one.get_by_test_id("day-florenza-dice")).to_have_text("Go on")
        expect(one.get_by_text("12 hours left.").or_(one.get_by_text("11 hours left.")).first).to_be_visible()
    assert rolls[0] == rolls[1]
    assert len(rolls[0]) > 5


def test_the_first_round_with_real_dice(person: Open) -> None:
    page = person()
    page.goto("/")
    page.get_by_test_id("new-pig").click()
    page.get_by_test_id("chair-1").select_option("me")
    page.get_by_test_id("real-dice-option").check()
    while page.locator("[data-testid^=chair-]").count() > 2:
        page.get_by_role("button", name="Fewer").click()
    page.get_by_test_id("make-table").click()
    for value in ("4", "6"):
        expect(page.get_by_test_id("enter-dice")).to_have_attribute("aria-disabled", "true")
        enter(page, value)
        page.get_by_test_id("correct-dice").click()
        expect(page.get_by_test_id("enter-dice")).to_be_visible()
        enter(page, "5")
        page.locator("ul.pills button", has_text="Hold").click()
        page.locator("ul.pills button", has_text="Hold").click()
    expect(page.get_by_test_id("real-dice")).to_be_visible()
    assert [move for move in record(page) if move.startswith("*")] == ["* 5", "* 5"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_test_id("fair").click()
    page.get_by_test_id("check").click()
    expect(page.get_by_text("people entered what they showed")).to_be_visible()


def test_my_box_is_checked_played_with_and_sent_to_others(person: Open, tmp_path: Path) -> None:
    page, friend = person(), person("it", viewport=NARROW)
    page.goto("/")
    page.locator(".game .rules").first.click()
    page.get_by_test_id("box-florenza-dice").click()
    expect(page.get_by_test_id("box-component")).to_have_text("Die of the dice board · white")
    expect(page.get_by_test_id("box-progress")).to_have_text("0 of 47 looked at")
    page.get_by_test_id("box-different").first.click()
    page.get_by_test_id("box-part-0").fill("9")
    page.get_by_test_id("box-take").click()
    expect(page.get_by_role("alert")).to_contain_text("row white, cell resources")
    page.get_by_test_id("box-part-0").fill("1")
    page.get_by_test_id("box-part-2").fill("2")
    page.get_by_test_id("box-take").click()
    page.get_by_role("button", name="The rest is the same").click()
    expect(page.get_by_test_id("box-component")).to_contain_text("brown")
    page.get_by_test_id("box-skip").click()
    page.reload()
    expect(page.get_by_test_id("box-progress")).to_have_text("2 of 47 looked at")
    with page.expect_download() as saved:
        page.get_by_test_id("box-save").click()
    file = tmp_path / "box.toml"
    saved.value.save_as(file)
    friend.goto("/box/florenza-dice")
    friend.get_by_test_id("box-open").set_input_files(file)
    expect(friend.get_by_test_id("box-progress")).to_have_text("1 su 47 guardati")
    friend.get_by_test_id("box-play").click()
    expect(friend).to_have_url(re.compile("/t/"))
    assert 'resources": [1, 1, 2, 2, 2, 2]' in json.dumps(whole_record(friend)["box"])
    note = friend.get_by_test_id("content-note")
    expect(note).to_contain_text("una scatola propria")


def test_words_of_a_box_are_chosen_from_lists(person: Open) -> None:
    page = person("de", viewport=NARROW)
    page.goto("/box/dice-forge")
    expect(page.get_by_test_id("box-shown")).to_have_text("rot, gelb, grün, blau")
    page.get_by_test_id("box-different").click()
    page.get_by_test_id("box-part-0").select_option("gelb")
    page.get_by_test_id("box-part-1").select_option("rot")
    page.get_by_test_id("box-take").click()
    expect(page.get_by_test_id("box-progress")).to_have_text("1 von 1 angesehen")
    with page.expect_request(re.compile("/api/tables")) as asked:
        page.get_by_test_id("box-play").click()
    assert '["yellow","red","green","blue"]' in (asked.value.post_data or "")
