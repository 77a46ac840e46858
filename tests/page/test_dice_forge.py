"""The table of Dice Forge: forging by tap and by drag, and every kind of decision."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, STEADY, Open
from tests.page.forge import (
    GOODS,
    KINDS,
    RICH,
    TOGETHER,
    moments,
    on_board,
    open_moment,
    sit_at,
)
from tests.page.screens import real_dice
from tests.page.sitting import post
from tests.page.test_together import sit_down

# -- forging -------------------------------------------------------------------------------------------------------


def amounts(face: str) -> dict[str, int]:
    """What a face without a choice gives, read from its name."""
    letters = dict(zip("gsmv", GOODS, strict=True))
    return {letters[letter]: int(number) for letter, number in re.findall(r"([gsmv])(\d)", face)}


def mean(dice: list[list[str]], good: str) -> float:
    """Over all 36 rolls."""
    return sum(amounts(face).get(good, 0) for faces in product(*dice) for face in faces) / 36


def test_every_badge_is_the_change_of_the_mean_over_36_rolls(steady: Page) -> None:
    page, seat = steady, moments()["action"].seat
    player = open_moment(page, moments()["action"]).state()["view"]["players"][seat]
    dice = [[side["face"] for side in die["sides"]] for die in player["dice"]]
    before = {good: mean(dice, good) for good in GOODS}
    page.locator(".stack.answers", has=page.locator("use[href='#f-g3']")).click()
    badges = page.get_by_test_id("badge")
    different = [(die, face) for die in range(2) for face in dict.fromkeys(dice[die])]
    expect(badges).to_have_count(len(different))
    expect(page.locator(".bench .cube")).to_have_count(2)
    assert page.evaluate(COVERED, ".bench .badge") == 0
    shown = page.evaluate(BADGES)
    for die, face in different:
        forged = [list(sides) for sides in dice]
        at = forged[die].index(face)
        forged[die][at] = "g3"
        change = {good: round(mean(forged, good) - before[good], 2) for good in GOODS}
        equal = [side["id"] for side in player["dice"][die]["sides"] if side["face"] == face]
        [badge] = [shown[id] for id in equal if id in shown]
        assert badge == pytest.approx({good: number for good, number in change.items() if number}, abs=0.006)


COVERED = """(css) => {
  const boxes = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes(css).flatMap((one) => boxes('.bench .face').filter((face) => meet(one, face))).length;
}"""
"""How many faces of the own dice something lies on."""

BADGES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-testid=badge]')].map((badge) => [
    badge.closest('[data-place]').dataset.place,
    Object.fromEntries(
      [...badge.querySelectorAll('[data-good]:not([data-good=none])')].map((row) => [
        row.dataset.good,
        Number(row.innerText.trim().replace('−', '-')),
      ]),
    ),
  ]),
)"""


def test_the_touched_one_of_equal_sides_gets_the_face_by_a_gesture_that_the_button_names(
    steady: Page,
) -> None:
    page, seat = steady, moments()["action"].seat
    sitting = open_moment(page, moments()["action"])
    expect(page.locator(".modes .on")).to_contain_text("Offering")
    new = page.locator(".stack.answers").first
    face = new.get_attribute("data-about")
    new.click()
    equal = f".die.light .cell[data-about='{page.locator('.die.light .p0').get_attribute('data-about')}']"
    assert page.locator(equal).count() > 1, "no equal sides to choose from"
    place = re.findall(r"p\d", page.locator(equal).last.get_attribute("class") or "")[0]
    side = page.locator(f".die.light .{place}")
    old = (side.get_attribute("data-about") or "").removeprefix("face/")
    side.click()
    expect(side).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell.chosen")).to_have_count(1)
    expect(side.get_by_test_id("old").locator(f"use[href='#f-{old}']")).to_be_visible()
    assert page.evaluate(COVERED, ".bench .old") == 0
    expect(page.get_by_test_id("faces").locator("use")).to_have_count(3)
    expect(sitting.act).to_have_text("Buy and forge")
    expect(page.locator(".strip.mine .numbers em")).to_have_count(1)
    assert sitting.mine(seat)["draft"] == []
    side.click()
    sitting.settled(2)
    assert [step["notation"].split()[0] for step in sitting.mine(seat)["draft"]] == ["buy", "forge"]
    expect(page.locator(".cell.pencil")).to_have_count(1)
    expect(side).to_have_attribute("data-about", str(face))
    sitting.undo.click()
    sitting.settled(0)

    # and by dragging
    page.locator(".stack.answers").first.hover()
    page.mouse.down()
    page.locator(".die.dark .cell").first.hover()
    page.mouse.up()
    sitting.settled(2)
    assert sitting.mine(seat)["draft"][1]["notation"].split()[:2] == ["forge", "dark"]


def test_an_offering_of_several_faces_survives_a_reload_with_its_total(steady: Page) -> None:
    page = steady
    sitting = open_moment(page, moments()[RICH])
    expect(page.locator("li.since + li .dice")).to_have_count(0)
    for steps in (2, 4):
        page.locator(".stack.answers").first.click()
        side = page.locator(".cell.answers").first
        side.click()
        side.click()
        sitting.settled(steps)
    total = page.get_by_test_id("total")
    expect(total).to_be_visible()
    said = total.inner_text()
    page.reload()
    sitting.wait_asked()
    expect(total).to_have_text(said)
    expect(total).to_have_text(re.compile("^2 faces"))
    expect(page.locator(".cell.pencil")).not_to_have_count(0)


def test_a_feat_tells_its_points_and_what_is_missing_and_a_turn_that_is_not_confirmed_is_the_own_one(
    steady: Page,
) -> None:
    page = steady
    sitting = open_moment(page, moments()[RICH])
    feat = page.locator(".feat.far").first
    expect(feat.get_by_test_id("missing")).to_contain_text("−")
    expect(feat.locator(".emblem-box i")).to_have_text(re.compile(r"\d"))
    feat.click()
    expect(page.locator(".preview .title.no")).to_be_visible()
    page.locator("[data-mode=feat]").click()
    feat = page.locator(".feat.answers").last
    told = re.search(r": (.*?) · ", feat.inner_text())
    assert told
    feat.hover()
    expect(page.get_by_test_id("about")).to_contain_text(told[1])
    feat.click()
    expect(sitting.act).to_contain_text("Take the feat")
    expect(page.get_by_test_id("explained").locator("visible=true")).to_contain_text(told[1])
    expect(page.get_by_test_id("promised")).to_be_visible()
    turn = page.locator(".turn .caption").text_content() or ""
    assert re.search(r"turn\s+[12] of 2", turn)
    page.keyboard.press("0")
    page.keyboard.press("0")
    sitting.settled(1)
    expect(page.locator(".turn .ended")).to_be_visible()
    expect(page.locator(".turn .caption")).to_have_text(turn)


# -- every kind of decision ----------------------------------------------------------------------------------------


def test_the_moments_have_every_kind_of_decision_that_the_engine_has() -> None:
    assert len(KINDS) == 19
    assert set(moments()) == {*KINDS, RICH, TOGETHER}


ANSWER = """async () => {
  const until = async (found) => {
    for (let tries = 0; tries < 2000; tries += 1) {
      if (found()) return found();
      await new Promise((go) => setTimeout(go, 16));
    }
    return null;
  };
  const shown = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length);
  const calling = () => shown('.main [data-place].answers').filter((one) => !one.disabled);
  const thing = await until(() => calling()[0]);
  if (!thing) return 'nothing on the board answers';
  thing.click();
  if (!(await until(() => shown('[data-testid=act]')[0]))) return `${thing.dataset.place} is not selected`;
  thing.click();
  if (!(await until(() => shown('li.draft')[0]))) return `${thing.dataset.place} is not done`;
  return /\\b0 more/.test(document.querySelector('.main').innerText) ? 'tells of nothing to come' : '';
}"""


def answer_each(page: Page, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        open_moment(page, moments()[kind])
        assert page.evaluate(ANSWER) == "", kind


RARE = ("reinforcements", "copy-what", "purchase", "owl-what", "which-shield", "bearer", "pick")
"""Decisions that a whole game with random clicks may not come to."""


def test_rare_kinds_of_decision_are_answered_on_the_board(steady: Page) -> None:
    answer_each(steady, RARE)


@pytest.mark.soak
def test_every_kind_of_decision_is_answered_on_the_board(steady: Page) -> None:
    answer_each(steady, KINDS)


def test_a_die_that_is_rolled_alone_says_its_mean(steady: Page) -> None:
    page, moment = steady, moments()["which-die"]
    dice = open_moment(page, moment).state()["view"]["players"][moment.seat]["dice"]
    plain = 0
    for die in dice:
        faces = [side["face"] for side in die["sides"]]
        box = page.locator(f".cube-box[data-place='{die['id']}']")
        expect(box.get_by_test_id("means")).to_be_visible()
        if all(re.fullmatch(r"([gsmv]\d-?)+", face) for face in faces):
            plain += 1
            for good in GOODS:
                number = sum(amounts(face).get(good, 0) for face in faces) / 6
                expect(box.locator(f"[data-good={good}]")).to_have_text([f"{number:.2f}"] if number else [])
    assert plain, "no die without special faces"


def test_two_answer_at_the_same_time(steady: Page, person: Open) -> None:
    """What one of them has selected stays while the other answers."""
    moment = moments()[TOGETHER]
    body = {"record": moment.record, "move": moment.move, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = post(steady, "/api/import", body)
    there = sit_down(person(**STEADY), made["links"][0]["path"], "Bruno")
    there.wait_asked()
    here = sit_at(steady, made["table"]["id"])
    assert here.state()["waiting"] == [0, 1]
    active = here.state()["view"]["active"]
    expect(steady.locator(".turn .caption")).to_contain_text(here.state()["table"]["seats"][active]["name"])
    expect(steady.locator(".strip.mine .doing")).to_have_text(["your turn", "your decision"][active])
    expect(steady.get_by_test_id("asks").locator(".seat")).to_have_count(2)
    chosen = on_board(steady).first
    place = chosen.get_attribute("data-place")
    chosen.click()
    expect(here.act).to_be_visible()
    before = here.revision()
    there.finish_turn()
    here.moved_on(before)
    expect(steady.locator(f".bench [data-place='{place}']")).to_have_attribute("aria-pressed", "true")
    assert here.state()["waiting"] == [0]
    here.act.click()
    here.settled(1)


# -- the Hammer, the odds, rolls and cards about things ------------------------------------------------------------


def test_a_slider_on_the_hammer_splits_the_gold(steady: Page) -> None:
    page = steady
    sitting = open_moment(page, moments()["split"])
    slider = page.locator(".hammer input[type=range]")
    slider.focus()
    page.keyboard.press("End")
    most = slider.get_attribute("max")
    expect(page.locator(".hammer output")).to_have_text(str(most))
    expect(page.locator(".hammer .track .more")).not_to_have_count(0)
    sitting.act.click()
    sitting.settled(1)
    assert sitting.mine(moments()["split"].seat)["draft"][0]["notation"] == f"put {most}"


SAYS = {
    "[data-about=blessing]": "everybody rolls",
    "[data-about=extra]": "another action",
    "[data-about=sanctuary]": "buy faces",
    "[data-about=gardens]": "only feats",
    "[data-about=sky]": "moons",
    "[data-portal='2']": "moves here",
    "[data-about='seat/1']": "Next blessing",
}
"""What the cards of parts of the board and of a player say."""


def test_the_keys_go_to_faces_feats_dice_and_odds(steady: Page) -> None:
    page = steady
    open_moment(page, moments()["take-what"])
    expect(page.get_by_test_id("pending").locator("visible=true")).to_contain_text("rest of the roll")
    for key, css in (("f", ".stack"), ("d", ".cube-box"), ("c", ".feat")):
        page.keyboard.press(key)
        expect(page.locator(css).first).to_be_focused()
    about = page.get_by_test_id("about")
    name = page.locator(".feat .name").first.inner_text()
    expect(about).to_contain_text(name)
    for thing, says in SAYS.items():
        page.locator(thing).first.hover(position={"x": 12, "y": 12})
        expect(about).to_contain_text(says)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("about")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.get_by_test_id("lens").locator("table")).to_have_count(len(GOODS))
    page.keyboard.press("o")
    page.keyboard.press("l")
    expect(page.get_by_test_id("rolls").locator(".gained")).not_to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("?")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_faces_of_real_dice_are_drawn(page: Page) -> None:
    real_dice(page)
    faces = page.get_by_test_id("real-dice").get_by_role("radio")
    expect(faces.locator("svg.plaque")).to_have_count(faces.count())
    expect(page.get_by_role("radio", name="6 gold")).not_to_have_count(0)
    bar = page.get_by_test_id("real-dice").bounding_box()
    assert bar is not None
    assert bar["height"] < DESKTOP["height"] / 4
