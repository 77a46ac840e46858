"""One person and bots: play now, a whole game by clicks, the game for one, a phone, the languages."""

from __future__ import annotations

import contextlib
import re
import time
from typing import Any

from playwright.sync_api import Error, Page, expect

from tests.page.conftest import PATIENCE, PHONE, SMALL, Open
from tests.page.serving import rewrite
from tests.page.sitting import Sitting, go, post


def new_table(page: Page) -> Sitting:
    """A table for oneself and a bot that answers at once."""
    if not page.url.startswith("http"):
        page.goto("/")
    made = post(page, "/api/play", {"game": "florenza-dice", "players": 2, "bot": "random", "pace": 0})
    go(page, f"/t/{made['table']['id']}")
    page.locator(".table:not([data-left]) footer.bar").first.wait_for()
    return Sitting(page)


TONES = """
    window.tones = [];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      const made = create.call(this);
      window.tones.push(made);
      return made;
    };
"""


def test_play_now_is_one_click(person: Open) -> None:
    """And then the title and, if they are turned on, two tones say whose turn it is."""
    page = person(sound=True)
    page.add_init_script(TONES)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    assert len(sitting.state()["table"]["seats"]) == 3
    expect(page.get_by_role("heading", level=1)).to_have_text("Florenza Dice Game")
    expect(sitting.connection).to_have_class(re.compile("live"))
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.wait_for_function("tones.length === 2 && tones[1].frequency.value > tones[0].frequency.value")


def test_first_touch_previews_second_plays_and_undo_takes_back(page: Page) -> None:
    sitting = new_table(page)
    sitting.wait_asked()
    die = page.locator("li.die-card.answers button.take").first
    die.click()
    expect(sitting.act).to_be_visible()
    assert sitting.draft() == []
    die.click()
    sitting.settled(1)
    assert sitting.draft()[0].startswith("take ")
    sitting.undo.click()
    sitting.settled(0)
    assert sitting.draft() == []
    sitting.draft_step(0)
    sitting.draft_step(0)
    sitting.restart.click()
    sitting.settled(0)
    assert sitting.draft() == []


def test_pencil_becomes_ink_and_a_line_of_the_draft_is_an_undo_point(page: Page) -> None:
    sitting = new_table(page)
    sitting.wait_asked()
    while not any(one.startswith("place") for one in sitting.draft()):
        goods = page.locator(
            "ul.pills button", has_text=re.compile(r"^Get [12] (marble|wood|metal|spice|textile|gold)$")
        )
        if goods.count():
            steps = page.locator("li.draft").count()
            goods.first.click()
            sitting.act.click()
            sitting.settled(steps + 1)
        else:
            sitting.draft_step(0)
    pencil = page.locator(".sheet svg.pencil")
    expect(pencil).not_to_have_count(0)
    steps = page.locator("li.draft").count()
    page.locator("li.draft button.point").first.click()
    sitting.settled(steps - 1)
    sitting.draft_step(0)
    sitting.finish_turn()
    sitting.wait_asked()
    expect(page.locator(".sheet svg.ink")).not_to_have_count(0)


def test_what_is_not_possible_says_why_with_the_rule(page: Page) -> None:
    sitting = new_table(page)
    sitting.wait_asked()
    page.locator("[data-place='palazzo/ritratto'] [data-target$='/artist']").click()
    reason = page.locator(".preview .title.no")
    expect(reason).to_be_visible()
    rule = page.locator(".preview .lines.rule")
    expect(rule).not_to_be_empty()
    expect(rule).not_to_contain_text("fd-")
    page.locator("[data-place='track/captain']").click()
    expect(reason).not_to_be_empty()


def test_a_whole_game_by_clicks(quick: Page) -> None:
    """To the score sheet, the replay, the check of the dice and the record."""
    page = quick
    page.set_viewport_size(SMALL)
    page.goto("/")
    page.get_by_test_id("new-florenza-dice").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Fewer players").click()
    dialog.get_by_test_id("all-bots").click()
    dialog.get_by_label("Kind of bot").select_option("random")
    dialog.get_by_label("Pace of the bots").select_option("0")
    dialog.get_by_test_id("make-table").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    moves = sitting.play_quickly()
    assert sitting.over
    assert moves > 40
    expect(page.get_by_test_id("verdict")).to_be_visible()
    state = sitting.state()
    total = page.locator("dialog tr.total td")
    assert [int(text) for text in total.all_inner_texts()] == state["result"]["scores"]

    page.locator("dialog").get_by_role("button", name="Check the dice").click()
    page.get_by_test_id("check").click()
    recounted = page.get_by_test_id("dice-right")
    expect(recounted).to_contain_text("Seal and word are those that it kept before the game.")
    expect(page.locator("dialog p.result")).to_have_count(2)
    expect(page.locator("dialog p.result.bad")).to_have_count(0)
    page.keyboard.press("Escape")

    with page.expect_download() as download:
        page.locator("footer.end a[download]").click()
    assert '"moves"' in download.value.path().read_text()

    page.goto(f"/t/{sitting.table}?at=0")
    page.get_by_test_id("replay-on").click()
    page.wait_for_url(re.compile(r"at=1$"))
    scrubber = page.locator("footer.replay input[type=range]")
    scrubber.fill(str(state["moves"] // 2))
    expect(page.locator("footer.replay output")).to_have_text(f"{state['moves'] // 2} / {state['moves']}")
    expect(page.locator(".sheet")).to_be_visible()


def test_alone_at_the_lowest_and_the_highest_level(page: Page) -> None:
    page.goto("/")
    for level, target in (("easy", 40), ("extreme", 70)):
        go(page, "/")
        page.get_by_test_id(f"solo-{level}").click()
        page.wait_for_url(re.compile("/t/"))
        sitting = Sitting(page)
        sitting.wait_asked()
        assert sitting.state()["view"]["ghost"]["target"] == target
        expect(page.get_by_test_id("ghost")).to_contain_text(str(target))


def test_on_a_phone(person: Open) -> None:
    """Rounds at 360 pixels, by touch, and nothing is wider than the screen."""
    page = person(viewport=PHONE, confirm="never")
    page.goto("/")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_test_id("solo-normal").tap()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    for move in range(12):
        sitting.wait_asked()
        revision, end = sitting.revision(), time.monotonic() + PATIENCE / 1000
        answers = page.locator("button.answers, li.answers button.take")
        if move % 2 and answers.count():
            with contextlib.suppress(Error):  # the board may move on under the finger
                answers.first.tap(timeout=3000)
        others = page.locator(".stepper .btn:last-child, .bar.few .pills button").locator("visible=true")
        ends = page.locator("[data-testid=confirm].go")
        while sitting.revision() == revision:  # the first touch may have been the second of what was selected
            assert time.monotonic() < end, f"move {move} is not made"
            button = next((one for one in (sitting.act, ends) if one.is_visible()), None)
            with contextlib.suppress(Error):
                (button or others.first).tap(timeout=3000)
                if button:
                    sitting.moved_on(revision)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """[...document.querySelectorAll('footer.bar button, nav button, .sheet button, .board button, header button')]
        .filter((one) => one.offsetParent && !one.disabled)
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
        .map(([name, box]) => `${name}: ${box.width}x${box.height}`)"""
    )
    assert small == []
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_test_id("log")).to_be_visible()


def test_the_language_changes_page_and_game(person: Open) -> None:
    page = person(language="it")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Il tavolo è pronto.")
    sitting = new_table(page)
    sitting.wait_asked()
    expect(page.get_by_test_id("undo")).to_have_text("Annulla")
    italian = sitting.question.inner_text()
    log = page.get_by_test_id("log").inner_text()
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Impostazioni", exact=True).click()
    page.locator("dialog select").first.select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("undo")).to_have_text("Zurück")
    expect(sitting.question).not_to_have_text(italian)
    expect(page.get_by_test_id("log")).not_to_have_text(log)
    assert "{" not in page.locator("body").inner_text()
    page.reload()
    sitting.wait_asked()
    expect(page.get_by_test_id("confirm")).to_have_text("Bestätigen")


def test_language_and_theme_on_the_front_page(person: Open) -> None:
    page = person()
    page.goto("/")
    heading = page.get_by_role("heading", level=1)
    for code, words in (
        ("de", "Der Tisch ist gedeckt."),
        ("it", "Il tavolo è pronto."),
        ("en", "The table is set."),
    ):
        page.get_by_test_id("language").select_option(code)
        expect(heading).to_have_text(words)
        expect(page.locator("html")).to_have_attribute("lang", code)
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_test_id("theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(ground) != light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def without_board(message: dict[str, Any]) -> None:
    """Let a table be one of a game that the page has no board for."""
    if "table" in message:
        message["table"]["game"] = "nim"


def test_every_other_game_is_playable_by_the_plain_table(person: Open) -> None:
    page = person(oneTouch=True, confirm="never")
    rewrite(page, without_board)
    made = page.request.post("/api/play", data={"game": "pig", "pace": 0}).json()
    page.goto(f"/t/{made['table']['id']}")
    sitting = Sitting(page)
    expect(page.get_by_test_id("drawing")).to_contain_text("first to 100")
    for _ in range(3):
        sitting.wait_asked()
        revision = sitting.revision()
        page.locator("[data-place='bank']").click()
        sitting.moved_on(revision)
    expect(page.get_by_test_id("log").locator("li")).not_to_have_count(0)


def test_what_may_be_done_at_any_time_is_offered_apart_from_the_answers(person: Open) -> None:
    def bank_at_any_time(message: dict[str, Any]) -> None:
        without_board(message)
        for mine in message.get("mine", []):
            for action in mine["actions"]:
                action["any_time"] = action["target"] == "bank"

    page = person()
    rewrite(page, bank_at_any_time)
    page.goto("/")
    page.get_by_test_id("play-pig").click()
    page.wait_for_url(re.compile("/t/"))
    sitting = Sitting(page)
    sitting.wait_asked()
    expect(page.locator(".any-time [data-place]")).to_have_count(1)
    bank = page.locator(".any-time [data-place='bank']")
    expect(bank).to_be_visible()
    expect(sitting.choices).to_have_count(1)
    bank.click()
    expect(sitting.act).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_contain_text(bank.get_attribute("aria-label") or "nothing")


def test_lists_have_titles_keep_the_rest_behind_more_and_end_with_the_end_of_the_turn(person: Open) -> None:
    def group(message: dict[str, Any]) -> None:
        for mine in message.get("mine", []):
            for at, action in enumerate(mine["actions"]):
                action["group"] = "" if action["last"] else "Temple" if at < 4 else "Islands"
                action["short"] = action["notation"] = f"Choice {at}"
                action["more"] = at in (2, 3)
                action["last"] = at == len(mine["actions"]) - 1

    page = person()
    rewrite(page, group)
    made = page.request.post("/api/play", data={"game": "dice-forge", "players": 2, "pace": 0}).json()
    page.goto(f"/t/{made['table']['id']}")
    sitting = Sitting(page)
    sitting.wait_asked()
    count = len(sitting.mine()["actions"])
    shown = [f"Choice {at}" for at in range(count - 1) if at not in (2, 3)]
    expect(page.locator("ul.pills .group")).to_have_text(["Temple", "Islands"])
    page.locator(".choice.more").click()
    panel = page.locator("section.all")
    sentences, last = panel.locator(".sentence:not(.last)"), panel.locator(".sentence.last")
    expect(panel.locator("h4")).to_have_text(["Temple", "Islands"])
    expect(sentences).to_have_count(len(shown))
    for at, word in enumerate(shown):
        expect(sentences.nth(at)).to_contain_text(word)
    panel.get_by_role("button", name="2 more").click()
    expect(sentences).to_have_count(count - 1)
    page.keyboard.press("0")
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(sitting.choices.last).to_contain_text(f"Choice {count - 1}")
    expect(sitting.choices.last).to_have_attribute("aria-pressed", "true")
    assert sitting.draft() == []
