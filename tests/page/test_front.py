"""The front page: the games, the own tables, and how fast things move."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Open
from tests.page.dice_game import open_at, open_finished


def test_three_games_are_large_and_the_others_small(person: Open) -> None:
    page = person()
    page.goto("/")
    expect(page.locator(".game h2")).to_have_text(["Florenza Dice Game", "Florenza X", "Dice Forge"])
    expect(page.locator(".game .meta").first).to_contain_text(
        re.compile("1 to 4 players.*40 min.*roll and write")
    )
    expect(page.locator(".also li b")).to_contain_text(["Pig"])


def test_my_tables_have_names_times_and_scores_and_can_be_hidden_or_given_up(person: Open) -> None:
    page = person()
    open_finished(page)
    open_at(page, "start")
    page.goto("/")
    running, over = page.locator(".tables li").nth(0), page.locator(".tables li").nth(1)
    expect(running).to_contain_text(re.compile("Your turn.*Round 1, just now"))
    expect(over).to_contain_text(re.compile(r"Finished.*\d+ : \d+"))
    names = page.locator(".tables .what b").all_inner_texts()
    assert all(names)
    over.get_by_test_id("manage").click()
    page.get_by_test_id("hide").click()
    expect(page.locator(".tables ol > li")).to_have_count(1)
    running.get_by_test_id("manage").click()
    page.get_by_test_id("give-up").click()
    expect(page.locator(".tables .none")).to_be_visible()
    page.reload()
    expect(page.locator(".tables .none")).to_be_visible()


def test_things_move_at_the_chosen_speed(person: Open) -> None:
    page = person()
    page.goto("/")
    page.wait_for_selector(".game")
    page.get_by_role("button", name="Settings").click()
    choice = page.get_by_test_id("motion")
    rate = """() => {
      const thing = document.querySelector('.game .picture svg');
      thing.style.transition = 'opacity 10s';
      getComputedStyle(thing).opacity;
      thing.style.opacity = Math.random();
      return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() =>
        go(thing.getAnimations()[0]?.playbackRate ?? 0))));
    }"""
    for motion, expected in (("off", 0), ("normal", 1), ("fast", 2)):
        choice.select_option(motion)
        assert page.evaluate(rate) == expected
