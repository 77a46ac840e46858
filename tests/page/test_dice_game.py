"""The table of the Florenza Dice Game: what a tap on the board does."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.dice_game import open_at
from tests.page.serving import rewrite
from tests.page.sitting import Sitting, go, post


def player(sitting: Sitting) -> dict[str, Any]:
    mine = sitting.mine()
    found: dict[str, Any] = (mine["view"] or sitting.state()["view"])["players"][mine["seat"]]
    return found


def supply(sitting: Sitting) -> dict[str, int]:
    found: dict[str, int] = player(sitting)["supply"]
    return found


def beside_the_icons(page: Page, place: str) -> None:
    """A click on the name or the drawing of something, where no icon is."""
    page.locator(f"[data-place='{place}']").click(position={"x": 10, "y": 12})


def test_a_possible_house_is_built_by_tapping_its_plot(page: Page) -> None:
    open_at(page, "house")
    sitting = Sitting(page)
    before, draft = supply(sitting), len(sitting.draft())
    page.locator(".plot .ready").click()
    expect(page.locator(".plot.selected .name.ghost")).to_be_visible()
    expect(page.locator(".preview .title")).to_contain_text("Build")
    page.locator(".plot.selected").click(position={"x": 60, "y": 30})
    sitting.settled(draft + 1)
    assert sitting.draft()[-1].startswith("build")
    assert supply(sitting) == before, "a house costs what is marked, nothing of the supply"


def test_a_stepper_goes_through_the_possible_houses(page: Page) -> None:
    open_at(page, "houses", seed=3)
    sitting = Sitting(page)
    page.locator(".plot .ready").click()
    title = page.locator(".preview .title")
    expect(title).to_contain_text("Build")
    first = title.inner_text()
    page.get_by_test_id("which").get_by_role("button").last.click()
    expect(title).to_contain_text("Build")
    expect(title).not_to_have_text(first)
    draft = len(sitting.draft())
    page.locator(".plot.selected").click(position={"x": 60, "y": 30})
    sitting.settled(draft + 1)
    assert sitting.mine()["draft"][-1]["text"] != first


def test_put_it_and_build_is_one_press(page: Page) -> None:
    open_at(page, "completes")
    sitting = Sitting(page)
    page.locator(".plot.next svg.target").first.click()
    expect(page.locator(".plot.next .name.ghost")).to_be_visible()
    expect(sitting.act).to_have_text("Only put it")
    expect(page.locator(".prestige .total")).to_contain_text("→")
    page.get_by_test_id("act-both").click()
    sitting.settled(2)
    assert [one.split()[0] for one in sitting.draft()] == ["place", "build"]
    page.keyboard.press("Control+z")
    sitting.settled(0)


def test_the_tapped_use_of_a_die_is_what_it_gives(page: Page) -> None:
    """A tile of a die that is not taken yet: the first tap shows both steps, the second does them."""
    open_at(page, "start")
    sitting = Sitting(page)
    view = sitting.state()["view"]
    for die in view["dice"][:3]:
        tile = next(one for one in die["options"] if one["kind"] == "resources")
        place = page.locator(f"[data-place='{tile['id']}']")
        place.click()
        expect(page.locator(".preview .title")).to_contain_text(re.compile("^Take the .* die for "))
        place.click()
        sitting.settled(2)
        assert player(sitting)["asked"]["left"] == tile["amount"]
        sitting.undo.click()
        sitting.settled(0)


def test_touching_the_middle_of_a_place_spends_nothing(page: Page) -> None:
    open_at(page, "end of turn")
    sitting = Sitting(page)
    before = supply(sitting)
    for place in ("rione/3", "palazzo/ritratto", "chiesa/cupola"):
        beside_the_icons(page, place)
        expect(sitting.act).to_have_count(0)
        beside_the_icons(page, place)
        expect(sitting.act).to_have_count(0)
    assert sitting.draft() == []
    assert supply(sitting) == before
    page.locator("[data-place='rione/1']").click()
    expect(page.locator(".preview")).to_contain_text("Plot 1: ")


def test_money_is_put_on_the_icon_that_is_touched_twice(page: Page) -> None:
    """Also where a house is possible around it; nothing on the sheet moves between the touches."""
    open_at(page, "house")
    sitting = Sitting(page)
    before = supply(sitting)["fiorini"]
    plot = page.locator(".plot.next")
    coin = plot.locator("[data-target$='/fiorini']").first
    places = "(plots) => plots.map((plot) => JSON.stringify(plot.getBoundingClientRect()))"
    then = page.locator(".plot, .plot svg[data-target], .die-card").evaluate_all(places)
    coin.click()
    expect(plot.locator("svg.ghost[data-target]")).to_have_count(1)
    expect(page.locator(".preview .title")).to_contain_text("Spend 100 Fiorini")
    coin.click()
    sitting.settled(1)
    assert sitting.draft()[-1].startswith("pay rione/2")
    assert supply(sitting)["fiorini"] == before - 100
    sitting.undo.click()
    sitting.settled(0)
    page.locator(".plot .ready").click()
    expect(plot.locator(".name.ghost")).to_be_visible()
    assert page.locator(".plot, .plot svg[data-target], .die-card").evaluate_all(places) == then


def test_a_phone_has_room_for_clock_points_money_and_messages(person: Open) -> None:
    def crowd(message: dict[str, Any]) -> None:
        """A clock, points of two figures before and after, money of three, and a line of chat."""
        if message["type"] == "chat":
            line = {
                "number": 1,
                "seat": 0,
                "name": "Ada",
                "text": "Hello!",
                "sent": time.time(),
                "mine": False,
            }
            message["lines"].append(line)
        for preview in message.get("previews", []):
            preview.update(before=25, after=26)
        for mine in message.get("mine", []):
            for sheet in (message["sheet"], mine["sheet"]):
                if sheet:
                    sheet[-1]["points"] = [25, 25]
            for view in (message["view"], mine["view"]):
                if view:
                    view["players"][mine["seat"]]["supply"].update(fiorini=700, spare=3, stars=4)
            seat = message["table"]["seats"][mine["seat"]]
            seat.update(since=message["table"]["now"], until=message["table"]["now"] + 170)

    page = person(viewport={"width": 390, "height": 844})
    rewrite(page, crowd)
    open_at(page, "house")
    expect(page.get_by_test_id("unread")).to_be_visible()
    expect(page.locator("footer [data-testid^=time-]")).to_be_visible()
    page.locator(".plot .ready").click()
    expect(page.locator("header.top em")).to_have_text("→ 26")
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        ends = "(parts) => parts.map((part) => part.getBoundingClientRect().right)"
        assert max(page.locator("header.top *").evaluate_all(ends)) <= width
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_six_dice_are_in_sight_as_choices_and_strips_are_equally_high(person: Open) -> None:
    page = person(language="de")
    open_at(page, "start", players=3)
    pills, more = page.locator("ul.pills li"), page.locator(".choices .more")
    expect(pills).to_have_count(6)
    expect(pills.locator("svg.mini")).to_have_count(6)
    last, button = pills.last.bounding_box(), more.bounding_box()
    assert last is not None
    assert button is not None
    assert last["x"] + last["width"] < button["x"], "the last die is cut off"
    expect(page.locator("li.strip .office")).to_have_count(1)
    heights = {one.evaluate("(one) => one.offsetHeight") for one in page.locator("li.strip").all()}
    assert len(heights) == 1, "an office makes a strip higher"


def test_real_dice_are_asked_of_who_rolls_and_leave_the_cards_as_high(page: Page) -> None:
    """The sheet is as large as the dice leave room for: it would grow and shrink with each roll."""
    page.goto("/")
    made = post(page, "/api/tables", {"game": "florenza-dice", "seats": [{"kind": "me"}], "real_dice": True})
    go(page, f"/t/{made['table']['id']}")
    form = page.get_by_test_id("real-dice")
    height = "(card) => parseFloat(getComputedStyle(card).height)"
    card = page.locator(".die-card").first
    before = card.evaluate(height)
    expect(form).to_contain_text("What do your dice show?")
    expect(page.locator(".strip.mine")).to_contain_text("rolls the dice")
    for die in range(form.get_by_role("radiogroup").count()):
        form.get_by_test_id(re.compile(f"^die-{die}-")).first.click()
    page.get_by_test_id("enter-dice").click()
    expect(page.locator("footer.bar.asked")).to_be_visible()
    assert abs(card.evaluate(height) - before) < 1  # the scale rounds


def test_a_phone_shows_what_a_selected_die_gives_and_no_die_moves_away(phone: Page) -> None:
    page = phone
    open_at(page, "start")
    die = page.locator(".die-card.answers button.take").nth(1)
    before = die.bounding_box()
    die.tap()
    expect(page.locator("li.uses .option")).to_have_count(3)
    assert die.bounding_box() == before
    page.locator("li.uses .option").first.tap()
    expect(page.locator(".preview .title")).to_contain_text(re.compile("^Take the .* die for "))


def test_one_button_ends_the_turn_and_used_dice_keep_their_numbers(steady: Page) -> None:
    page = steady
    open_at(page, "end of turn")
    sitting = Sitting(page)
    expect(sitting.question).to_have_text("Turn done. You may still spend or build.")
    expect(page.locator(".pills button", has_text="End your turn")).to_have_count(0)
    expect(sitting.confirm).to_have_text("End your turn")
    expect(page.locator(".die-card.used .order")).to_have_text(["1", "2", "3"])


def test_the_turn_ends_by_itself_if_that_is_set(person: Open) -> None:
    page = person()
    page.clock.install(time=0)
    open_at(page, "end of turn", mine="all")
    sitting = Sitting(page)
    revision = sitting.revision()
    page.clock.pause_at(3_600_000)
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_label("End my turn by itself").check()
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_be_visible()
    page.clock.run_for(2500)
    page.mouse.click(2, 2)
    page.clock.run_for(2500)
    assert sitting.revision() == revision, "who touches something is not hurried"
    page.clock.run_for(600)
    sitting.moved_on(revision)
