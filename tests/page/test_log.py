"""The log and the replay: turn by turn, with filters and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.page import florenza
from tests.page.dice_game import open_at, open_finished
from tests.page.forge import RICH, moments
from tests.page.sitting import Sitting, go, open_record, post, wait_until

HREFS = "(all) => all.map((one) => one.getAttribute('href'))"


def move(page: Page) -> int:
    return int(page.url.rsplit("at=", 1)[1])


def open_forge(page: Page) -> None:
    record, move, _ = moments()[RICH]
    open_record(page, record, [], move)


OPENINGS: dict[str, Callable[[Page], object]] = {
    "florenza-dice": lambda page: open_at(page, "round 3"),
    "dice-forge": open_forge,
    "florenza": lambda page: florenza.open_at(page, "placing", 3, 3, 3),
}


@pytest.mark.parametrize(
    "name", ["florenza-dice", "florenza", pytest.param("dice-forge", marks=pytest.mark.soak)]
)
def test_the_log_tells_turns_that_open_and_has_filters(page: Page, name: str) -> None:
    """A turn is a line of pictures, and the lines of a player, the dice and what others did are found."""
    log, choice = page.get_by_test_id("log"), page.get_by_test_id("log-filter")
    OPENINGS[name](page)
    turn = page.get_by_test_id("log-turn").first
    expect(turn.locator(".pictures svg")).not_to_have_count(0)
    lines = log.locator("li").count()
    turn.get_by_role("button").click()
    expect(turn.get_by_role("button")).to_have_attribute("aria-expanded", "true")
    expect(log.locator("li.inside")).not_to_have_count(0)
    assert log.locator("li").count() > lines
    choice.select_option("dice")
    expect(log.locator("li:has(.dice)")).not_to_have_count(0)
    if name == "florenza-dice":
        signs = log.locator("li .dice").first.locator("use").evaluate_all(HREFS)
        assert len(set(signs)) == 6, "a die is told by its colour alone"
    expect(log.locator("li:not(:has(.dice)):not(.since)")).to_have_count(0)
    choice.select_option("0")
    expect(log.locator("li svg[aria-label]").first).to_be_visible()
    owners = {badge.get_attribute("aria-label") for badge in log.locator("li > svg[aria-label]").all()}
    assert len(owners) == 1, name
    badges = page.locator("li.strip svg.seat").evaluate_all("(all) => all.map((one) => one.textContent)")
    assert len(badges) == len(set(badges)), "a seat is told by its colour alone"
    if name != "florenza-dice":
        choice.select_option("about")
        expect(log.locator("li.heading")).to_have_count(0)


def sit_alone(page: Page) -> Sitting:
    """A table of Pig with both seats here, before its first move."""
    if not page.url.startswith("http"):
        page.goto("/")
    wish = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "pace": 0}
    table = post(page, "/api/tables", wish)["table"]["id"]
    go(page, f"/t/{table}")
    page.locator(f".table[data-table='{table}'] footer.bar.asked").wait_for()
    return Sitting(page)


def test_a_replay_shows_what_was_played_after_moves_were_taken_back(steady: Page) -> None:
    page = steady
    sitting = sit_alone(page)
    table, moves = sitting.table, sitting.state()["moves"]
    for choice in (0, 1):
        sitting.draft_step(choice)
        sitting.finish_turn()
        go(page, f"/t/{table}?at={moves + 1}")
        made = page.request.get(f"/api/tables/{table}/at/{moves + 1}").json()
        said = [line["text"] for line in made["lines"] if line["seat"] == made["seat"]]
        expect(page.locator("footer.replay")).to_contain_text([*said, made["text"]][0])
        go(page, f"/t/{table}?at={moves}")
        page.get_by_test_id("take-back-here").click()
        sitting.wait_asked()
        wait_until(lambda: sitting.state()["moves"] == moves, "nothing was taken back")


def test_a_replay_whose_move_is_taken_back_shows_the_last_one(steady: Page) -> None:
    page = steady
    sitting = sit_alone(page)
    sitting.draft_step(0)
    sitting.finish_turn()
    moves = sitting.state()["moves"]
    missing: list[str] = []

    def listen(answer: Response) -> None:
        missing.extend([answer.url] * (answer.status == 404))

    page.on("response", listen)
    go(page, f"/t/{sitting.table}?at={moves}")
    count = page.locator("footer.replay output")
    expect(count).to_have_text(f"{moves} / {moves}")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("take-back").click()
    expect(count).not_to_have_text(f"{moves} / {moves}")
    left = sitting.state()["moves"]
    expect(count).to_have_text(f"{left} / {left}")
    told = page.request.get(f"/api/tables/{sitting.table}/at/{left}").json()["text"]
    expect(page.locator("footer.replay .what")).to_contain_text(told)
    page.remove_listener("response", listen)
    assert missing == []


def test_replay_goes_by_turn_and_by_move_with_keys(page: Page) -> None:
    open_finished(page)
    page.locator("footer.end").get_by_text("Replay").click()
    page.wait_for_url(re.compile("at=0$"))
    expect(page.locator(".replay .rounds i")).not_to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"at=([2-9]|\d\d)"))
    turn = move(page)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_url(re.compile(f"at={turn + 1}$"))
    expect(page.locator(".replay .what")).to_contain_text(re.compile(r"(Ada|Bruno) (takes|gets)"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile(f"at={turn}$"))
    page.get_by_test_id("turn-on").click()
    page.wait_for_url(lambda url: int(url.rsplit("at=", 1)[1]) > turn)
    page.keyboard.press("Home")
    page.wait_for_url(re.compile("at=0$"))
    page.keyboard.press("Escape")
    expect(page.locator("footer.end")).to_be_visible()
