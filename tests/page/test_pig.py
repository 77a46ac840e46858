"""Pig on its board: the die, the pot, two buttons, and everybody's way to the goal."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import Open
from tests.page.sitting import Sitting, post
from tests.page.test_access import faults_in_both_themes

GOAL = 12
MOST_TURNS = 100


def test_a_game_is_played_to_its_end_on_the_board(person: Open) -> None:
    page = person()
    page.goto("/")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "pig", "seats": seats, "options": {"goal": GOAL}, "pace": 0}
    page.goto(f"/t/{post(page, '/api/tables', wish)['table']['id']}")
    sitting = Sitting(page)
    sitting.wait_asked()
    expect(page.get_by_role("meter")).to_have_count(len(seats))
    assert faults_in_both_themes(page) == []
    for _ in range(MOST_TURNS):
        sitting.wait_idle()
        if sitting.over:
            break
        state = sitting.state()
        expect(page.get_by_test_id("pot")).to_contain_text(str(state["view"]["pot"]))
        expect(page.get_by_test_id("told")).to_contain_text(state["log"][-1]["text"])
        revision = sitting.revision()
        page.locator(".actions [data-place='bank']").focus()
        page.keyboard.press("Enter")
        sitting.moved_on(revision)
    assert sitting.over, "nobody has reached the goal"
    winner = sitting.state()["result"]["winners"][0]
    page.keyboard.press("Escape")
    track = page.locator(f".won[data-track='{winner}']")
    expect(track).to_contain_text(sitting.state()["table"]["seats"][winner]["name"])
    expect(track.get_by_role("meter")).to_have_attribute("aria-valuenow", str(GOAL))
    assert faults_in_both_themes(page) == []
