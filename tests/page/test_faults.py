"""A fault in one part of the page leaves the rest of the table usable, heals, and is reported to the server."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import FAULT, Open
from tests.page.serving import Serving, rewrite
from tests.page.sitting import Sitting, wait_until

TOKEN = "A" * 24


def play(page: Page, game: str) -> Sitting:
    """At a table against two bots."""
    made = page.request.post(
        "/api/play", data={"game": game, "players": 3, "bot": "random", "pace": 0}
    ).json()
    page.goto(f"/t/{made['table']['id']}")
    sitting = Sitting(page)
    sitting.wait_asked()
    return sitting


def reports(serving: Serving) -> list[dict[str, str]]:
    lines = serving.log.read_text().rpartition("\n")[0].splitlines()  # the last one may still be written
    return [
        json.loads(line.partition(FAULT.lower())[2].partition(": ")[2])
        for line in lines
        if FAULT.lower() in line
    ]


def reported(serving: Serving, sitting: Sitting, part: str) -> dict[str, str]:
    """The report of a fault in this part at this table, as soon as it has come."""

    def found() -> list[dict[str, str]]:
        return [one for one in reports(serving) if (one["part"], one["table"]) == (part, sitting.table)]

    wait_until(lambda: bool(found()), f"no report of {part}")
    return found()[-1]


def test_a_draft_step_that_says_a_sentence_twice_is_shown(person: Open) -> None:
    def say_it_twice(message: dict[str, Any]) -> None:
        for mine in message.get("mine", []):
            for step in mine["draft"]:
                step["lines"] = ["Bianca gains 1 gold.", *["Cosimo gains 1 gold."] * 2]

    page = person(confirm="always")
    rewrite(page, say_it_twice)
    sitting = play(page, "dice-forge")
    sitting.draft_step(0)
    page.reload()
    expect(page.locator("li.draft small")).to_have_text(["Cosimo gains 1 gold."] * 2)
    expect(page.locator(".fault")).to_have_count(0)
    expect(sitting.undo).to_have_attribute("aria-disabled", "false")
    sitting.undo.click()
    sitting.settled(0)


def test_a_board_that_throws_leaves_log_bar_and_undo_usable_and_is_reported(
    person: Open, serving: Serving
) -> None:
    def spoil_second_step(message: dict[str, Any]) -> None:
        for mine in message.get("mine", []):
            if len(mine["draft"]) == 2:
                mine["view"]["buildings"] = None

    page = person(may_fail=True, confirm="always")
    rewrite(page, spoil_second_step)
    sitting = play(page, "florenza-dice")
    sitting.draft_step(0)
    expect(page.locator(".sheet")).to_be_visible()
    sitting.draft_step(0)
    fault = page.locator(".fault")
    expect(fault).to_have_count(1)
    expect(fault).to_have_attribute("data-part", "board")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_be_visible()
    expect(page.locator("button[data-seat]")).to_have_count(3)
    report = reported(serving, sitting, "board")
    assert report["error"].startswith("TypeError")
    assert json.loads(report["message"])["state"]["mine"][0]["draft"] == sitting.draft()

    fault.get_by_role("button").click()  # it fails again
    expect(fault).to_have_count(1)
    sitting.choose(0)
    sitting.undo.click()
    sitting.settled(1)
    expect(page.locator(".sheet")).to_be_visible()
    expect(fault).to_have_count(0)
    sitting.draft_step(0)
    expect(fault).to_have_count(1)
    sitting.restart.click()
    expect(page.locator(".sheet")).to_be_visible()


def test_choices_that_throw_leave_question_and_undo(person: Open) -> None:
    def spoil_first_step(message: dict[str, Any]) -> None:
        for mine in message.get("mine", []):
            for action in mine["actions"] if mine["draft"] else []:
                action["short"] = None

    page = person(may_fail=True, confirm="always")
    rewrite(page, spoil_first_step)
    sitting = play(page, "florenza-dice")
    question = sitting.question.inner_text()
    sitting.draft_step(0)
    expect(page.locator(".bar .fault")).to_have_attribute("data-part", "choices")
    expect(sitting.question).not_to_have_text(question)
    sitting.undo.click()
    sitting.settled(0)
    expect(page.locator(".fault")).to_have_count(0)
    sitting.choose(0)


def test_a_dialog_that_throws_can_be_closed(person: Open) -> None:
    def spoil(message: dict[str, Any]) -> None:
        if "sheet" in message:
            message["sheet"][0] = None

    page = person(may_fail=True)
    rewrite(page, spoil)
    sitting = play(page, "florenza-dice")
    page.get_by_test_id("menu").click()
    page.locator("dialog").get_by_role("button", name="Score").click()
    dialog = page.locator("dialog")
    expect(dialog.locator(".fault")).to_be_visible()
    dialog.locator(".fault button").click()
    expect(dialog.locator(".fault")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    sitting.choose(0)
    sitting.act.click()


def test_faults_outside_of_the_parts_are_reported_without_secrets(person: Open, serving: Serving) -> None:
    page = person(may_fail=True)
    sitting = play(page, "pig")
    page.evaluate("(token) => void setTimeout(() => { throw new Error(`lost /join#${token}`); })", TOKEN)
    page.evaluate("() => void Promise.reject(new Error('nobody caught it'))")
    assert "lost /join#" in reported(serving, sitting, "window")["error"]
    assert "nobody caught it" in reported(serving, sitting, "promise")["error"]
    assert TOKEN not in serving.log.read_text()
    cookies = {cookie.get("value", "") for cookie in page.context.cookies()}
    assert not any(cookie in serving.log.read_text() for cookie in cookies)
    sitting.choose(0)


def test_a_table_whose_frame_fails_can_be_opened_again(person: Open, serving: Serving) -> None:
    spoiled = True

    def spoil(message: dict[str, Any]) -> None:
        if spoiled and "table" in message:
            message["table"]["seats"] = None

    page = person(may_fail=True)
    rewrite(page, spoil)
    made = page.request.post("/api/play", data={"game": "pig"}).json()
    page.goto(f"/t/{made['table']['id']}")
    again = page.get_by_role("button", name="Try again")
    expect(again.first).to_be_visible()
    spoiled = False
    again.first.click()
    Sitting(page).wait_asked()
