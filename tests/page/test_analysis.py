"""Analysis of a finished game and hints, in the browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from bottega import Play
from bottega.core.record import loads
from tests.page.conftest import PHONE, Open
from tests.page.dice_game import GAME, finished, open_finished
from tests.page.sitting import post
from tests.page.test_access import faults


def made_up(record: str) -> dict[str, Any]:
    """An analysis of a game of two: the fifth decision of the first was a mistake, and it turned then."""
    moves = loads(record).moves
    move = [number for number, one in enumerate(moves) if one.startswith("0 ")][4] + 1
    position = Play.repeat(GAME, loads(record), move - 1).position
    seat = int(position.to_act)
    considered = [
        {
            "text": GAME.describe(position, action, "en", seat),
            "targets": GAME.targets(position, action, seat),
            "points": 60.0,
            "chance": 0.6,
        }
        for action in position.actions(seat)[:2]
    ]
    lost = {"lost_points": 5.0, "lost_chance": 0.1}
    mistake = {"chosen": considered[1], "best": considered[:1], **lost}
    graph = [
        {"move": number, "round": 1, "points": [50, 60], "chance": [0.4, 0.6]}
        for number in range(len(moves) + 1)
    ]
    turn = {"move": move, "round": 1, "seat": seat, "before": 0.4, "after": 0.6, "thrown": False, "text": ""}
    return {
        "learned": True,
        "graph": graph,
        "decisions": [{"move": move, "round": 1, "seat": seat, "mark": "mistake", **mistake}],
        "throws": [{"move": 1, "end": 1, "round": 1, "points": [4.0, -2.0], "chance": [0.1, -0.1]}],
        "turns": [turn],
        "luck": [4.0, -2.0],
    }


def answer(page: Page, analysis: dict[str, Any]) -> None:
    """Answer the page's question for the analysis with this one."""
    state = {"status": "done", "done": 1, "moves": 1, "analysis": analysis}
    page.route(re.compile("/analysis"), lambda route: route.fulfill(json=state))


def test_an_analysis_leads_into_the_replay_and_shows_the_better_move_on_the_board(person: Open) -> None:
    page = person(viewport=PHONE, theme="dark")
    analysis = made_up(finished(2, 1))
    answer(page, analysis)
    open_finished(page)
    mistake = analysis["decisions"][0]
    page.get_by_test_id("analysis").click()
    expect(page.get_by_test_id("costliest-move")).to_contain_text("About 5 points better")
    expect(page.get_by_test_id("luck-total")).to_contain_text("+4.0")
    expect(page.locator(".curve a")).to_have_count(1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("analysis-show").click()
    page.wait_for_url(re.compile(rf"\?at={mistake['move'] - 1}$"))
    best = mistake["best"][0]["text"]
    expect(page.get_by_test_id("replay-verdict")).to_contain_text(best)
    expect(page.locator(".selected, .ghost").first).to_be_visible()
    assert faults(page) == []
    page.get_by_test_id("replay-on").click()
    expect(page.get_by_test_id("replay-verdict")).to_contain_text("Mistake")
    page.locator("nav.pages button").last.click()
    expect(page.get_by_test_id("log-mark")).to_have_count(1)


def test_a_game_is_analyzed_on_request(page: Page) -> None:
    page.goto("/")
    table = post(page, "/api/play", {"game": "pig", "players": 2, "pace": 0})["table"]["id"]
    post(page, f"/api/tables/{table}/end", {})
    page.goto(f"/t/{table}")
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_test_id("analysis-verdict")).to_contain_text("The game was ended")


def test_a_hint_is_selected_by_touching_it(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    made = post(page, "/api/play", {"game": "pig", "players": 2, "pace": 0})
    page.goto(f"/t/{made['table']['id']}")
    page.locator("footer.bar.asked").first.wait_for()
    page.get_by_test_id("hint-button").click()
    hint = page.get_by_test_id("hint").first
    expect(hint).to_be_visible()
    assert faults(page) == []
    hint.click()
    expect(page.get_by_test_id("act")).to_be_visible()
    expect(page.get_by_test_id("log")).to_contain_text("asked for a hint")
