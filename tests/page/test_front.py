"""The front page: the games, the own tables, and how fast things move."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import Open
from tests.page.dice_game import open_at, open_finished
from tests.page.serving import Serving
from tests.page.sitting import Sitting, go, post, wait_until

KEY = "document.body.insertAdjacentHTML('beforeend', '<kbd data-shown=0></kbd>')"
"""A key as it stands on a button."""
WIDTHS = """(select) => {
  const pen = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(select);
  pen.font = style.font;
  const words = Math.max(...[...select.options].map((one) => pen.measureText(one.text).width));
  const arrow = 24;
  return [select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow, words];
}"""
"""How much room a select has for its words, and how wide the longest are."""


def test_three_games_are_large_and_the_others_small(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".game h2")).to_have_text(["Florenza Dice Game", "Florenza X", "Dice Forge"])
    expect(page.locator(".game").first).to_contain_text(re.compile("1 to 4 players.*40 min.*roll and write"))
    expect(page.locator(".also li b")).to_contain_text(["Pig"])


def test_a_phone_shows_the_strength_of_bots_whole_and_no_keys(browser: Browser, serving: Serving) -> None:
    for mobile in (False, True):
        context = browser.new_context(
            base_url=serving.address,
            viewport={"width": 390, "height": 844},
            is_mobile=mobile,
            has_touch=mobile,
        )
        phone = context.new_page()
        phone.goto("/")
        phone.get_by_test_id("new-florenza").click()
        strength = phone.get_by_label("Kind of bot").first
        room, words = strength.evaluate(WIDTHS)
        assert words < room
        phone.evaluate(KEY)
        expect(phone.locator("kbd[data-shown]")).to_be_visible(visible=not mobile)
        context.close()


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
    page.locator(".game").first.wait_for()
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


def test_a_table_can_count_points_at_the_end_only(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("new-florenza-dice").click()
    page.get_by_test_id("hide-points").check()
    page.get_by_test_id("make-table").click()
    page.locator("footer.bar.asked").first.wait_for()
    expect(page.locator("li.strip").first).to_be_visible()
    expect(page.locator("li.strip .points b")).to_have_count(0)
    expect(page.locator(".prestige")).to_contain_text("counted at the end")
    expect(page.locator(".prestige b")).to_have_count(0)
    post(page, f"/api/tables/{Sitting(page).table}/end", None)
    expect(page.locator("li.strip .points b").first).to_have_text(re.compile(r"^−?\d"))
    expect(page.locator(".prestige .total b")).to_have_text(re.compile(r"^−?\d"))


def test_every_option_of_every_game_can_be_set_and_reaches_the_table(page: Page) -> None:
    page.goto("/")
    games = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    assert {one["name"] for one in games} >= {"florenza-dice", "florenza", "dice-forge", "pig"}
    for game in games:
        page.goto("/")
        page.get_by_test_id(f"new-{game['name']}").click()
        chairs = page.locator("[data-testid^=chair-]")
        while game["min_players"] == 1 and chairs.count() > 1:
            page.get_by_role("button", name="Fewer players").click()
        wanted = {}
        for option in game["options"]:
            assert option["about"].endswith(".")
            field = page.locator(f"[data-option={option['name']}]")
            expect(field).to_contain_text(option["about"])
            wanted[option["name"]] = set_option(field, option)
        page.get_by_test_id("make-table").click()
        page.locator("footer.bar").first.wait_for()
        made = page.evaluate(f"fetch('/api/tables/{Sitting(page).table}').then((answer) => answer.json())")
        assert made["options"] == wanted
        expect(page.get_by_test_id("make-table")).to_have_count(0)


def set_option(field: Locator, option: dict[str, Any]) -> object:
    """Set an option to something else than it is; returns the value."""
    values = [one["value"] for one in option["choices"]]
    if option["kind"] == "flag":
        box = field.get_by_role("checkbox")
        was = box.is_checked()
        box.click()
        return not was
    if option["kind"] == "number":
        field.get_by_role("spinbutton").fill(str(option["maximum"]))
        return option["maximum"]
    if option["kind"] == "choice":
        field.get_by_role("combobox").select_option(values[-1])
        return values[-1]
    assert option["kind"] == "choices"
    if option["maximum"]:
        for at in range(option["maximum"]):
            if at:
                field.get_by_test_id(f"add-{option['name']}").click()
            field.get_by_role("combobox").nth(at).select_option(values[-1 - at])
        return values[::-1][: option["maximum"]]
    field.locator("[data-choice=own]").click()
    groups: dict[str, list[str]] = {}
    for one in option["choices"]:
        groups.setdefault(one["group"], []).append(one["value"])
    (*_, left_open), *rows = groups.values()
    for row in rows[1:]:
        field.locator(f"[data-choice={row[-1]}]").click()
    field.locator(f"ul [data-choice={left_open}]").first.click()
    return [left_open, *(row[-1] for row in rows[1:])]


def test_the_browser_tells_of_a_turn_in_the_background(person: Open) -> None:
    """It is asked for permission only by a press in the settings."""
    page = person()
    page.add_init_script(
        """
        window.asked = 0;
        window.shown = [];
        window.Notification = class {
          static permission = 'default';
          static async requestPermission() {
            window.asked += 1;
            return (Notification.permission = 'granted');
          }
          constructor(title, { body }) {
            window.shown.push(`${title}: ${body}`);
          }
        };
        """
    )
    page.goto("/")
    table = post(page, "/api/play", {"game": "pig", "players": 2, "pace": 0})["table"]["id"]
    go(page, f"/t/{table}")
    Sitting(page).wait_asked()
    assert page.evaluate("[asked, shown.length]") == [0, 0]
    page.get_by_test_id("menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_test_id("notify").check()
    wait_until(lambda: bool(page.evaluate("asked") == 1), "the browser was not asked")
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    go(page, "/")
    go(page, f"/t/{table}")
    wait_until(lambda: bool(page.evaluate("shown.length")), "nothing was shown")
    assert page.evaluate("shown")[0] == "Your turn: Pig"
