"""The table of Dice Forge: forging by tap and by drag, every kind of decision, a whole game, sizes and access."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.page.apart import together
from tests.page.conftest import DESKTOP, FAULT, PATIENCE, PHONE, SEEDED_WORDS, Open
from tests.page.forge import KINDS, RICH, SETS, TOGETHER, Moment, moments
from tests.page.screens import real_dice
from tests.page.serving import Serving
from tests.page.sitting import Sitting, post, wait_until
from tests.page.test_access import faults
from tests.page.test_together import sit_down

QUICK: dict[str, object] = {"oneTouch": True, "confirm": "never"}
STEADY: dict[str, object] = {"confirm": "always"}
SMALL: ViewportSize = {"width": 1280, "height": 720}
"""For the whole game: fewer pixels to paint."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
GOODS = ("gold", "sun", "moon", "glory")


GO = """(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""Go to another table without loading the page again."""


def opened(browser: Browser, serving: Serving, settings: dict[str, object]) -> Iterator[Page]:
    """A page for several tests, which go from table to table without loading it again."""
    errors: list[str] = []
    context = browser.new_context(
        base_url=serving.address, locale="en", viewport=DESKTOP, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SEEDED_WORDS)
    kept = json.dumps({"language": "en", **settings})
    context.add_init_script(f"if (!localStorage.bottega) localStorage.bottega = {json.dumps(kept)}")
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.extend([line.text] * line.text.startswith(FAULT)))
    page.goto("/")
    yield page
    context.close()
    assert not errors, errors


@pytest.fixture(scope="module")
def steady(browser: Browser, serving: Serving) -> Iterator[Page]:
    """Somebody who confirms everything."""
    yield from opened(browser, serving, STEADY)


@pytest.fixture(scope="module")
def quick(browser: Browser, serving: Serving) -> Iterator[Page]:
    """Somebody who does everything with one touch."""
    yield from opened(browser, serving, QUICK)


def go(page: Page, table: str) -> Sitting:
    page.evaluate(GO, f"/t/{table}")
    page.wait_for_selector(f".table[data-table='{table}'] footer.bar.asked")
    return Sitting(page)


def open_moment(page: Page, moment: Moment) -> Sitting:
    """A table that goes on from the moment, with all seats our own."""
    if not page.url.startswith("http"):
        page.goto("/")
    body = {"record": moment.record, "move": moment.move, "pace": 0}
    return go(page, post(page, "/api/import", body)["table"]["id"])


def new_game(page: Page, players: int = 2, **options: Any) -> Sitting:
    body = {"game": "dice-forge", "players": players, "pace": 0, "bot": "random", "options": options}
    if not page.url.startswith("http"):
        page.goto("/")
    return go(page, post(page, "/api/play", body)["table"]["id"])


def on_board(page: Page) -> Locator:
    """What calls on the board and in the strips: the things themselves, not the list in the bar."""
    return page.locator(".main [data-place].answers:visible:not([disabled])")


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
        assert shown[player["dice"][die]["sides"][at]["id"]] == pytest.approx(
            {good: number for good, number in change.items() if number}, abs=0.006
        )


COVERED = """(css) => {
  const boxes = (css) => [...document.querySelectorAll(css)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes(css).flatMap((one) => boxes('.bench .face').filter((face) => meet(one, face))).length;
}"""
"""How many faces of the own dice something lies on."""

MEETING = """() => {
  const all = [...document.querySelectorAll('.bench .beside')].map((one) => one.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap((one, at) => all.slice(at + 1).filter((other) => meet(one, other))).length;
}"""
"""How many badges, and faces that are replaced, lie on each other."""

EACH_FACE = """async () => {
  const box = (one) => one.getBoundingClientRect();
  const badges = () => [...document.querySelectorAll('.bench [data-testid=badge]')];
  const found = [];
  for (const face of document.querySelectorAll('.stack.answers')) {
    face.click();
    for (let tries = 0; tries < 2000 && !(face.matches('.chosen') && badges().length); tries += 1)
      await new Promise((go) => setTimeout(go, 8));
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    found.push({
      face: face.dataset.about,
      meeting: (MEETING)(),
      over: Math.round(Math.max(...badges().map((one) => box(one).bottom - box(one.closest('.die')).bottom))),
      cubes: [...document.querySelectorAll('.bench .cube-box')].filter((one) => box(one).width).length,
      figures: Math.max(...badges().map((one) => one.querySelectorAll('.row').length)),
    });
  }
  return found;
}""".replace("MEETING", MEETING)
"""Each face that can be bought: how its badges lie, by how much they leave their die, and whether the cubes stay."""
MANY = 3
"""Figures of a badge that may take the room of the cubes."""

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
    expect(page.locator(".halves .on")).to_contain_text("Offering")
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
    for size in (SMALL, LAPTOP, DESKTOP):
        page.set_viewport_size(size)
        shown = page.evaluate(EACH_FACE)
        assert len(shown) > 2
        assert [one for one in shown if one["meeting"] or one["over"] > 0] == [], size
        assert any(one["cubes"] == 2 for one in shown), size
        assert all(one["cubes"] == 2 for one in shown if one["figures"] < MANY), size
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
    page.locator("[data-half=feat]").click()
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
    assert re.search(r"turn\s+(first|second) of two", turn)
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


def test_every_kind_of_decision_is_answered_on_the_board(steady: Page) -> None:
    for kind in KINDS:
        open_moment(steady, moments()[kind])
        assert steady.evaluate(ANSWER) == "", kind


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
    here = go(steady, made["table"]["id"])
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


def test_the_keys_go_to_faces_feats_dice_and_odds(steady: Page) -> None:
    page = steady
    open_moment(page, moments()["take-what"])
    expect(page.get_by_test_id("pending").locator("visible=true")).to_contain_text("rest of the roll")
    for key, css in (("f", ".stack"), ("d", ".cube-box"), ("c", ".feat")):
        page.keyboard.press(key)
        expect(page.locator(css).first).to_be_focused()
    name = page.locator(".feat .name").first.inner_text()
    expect(page.get_by_test_id("about")).to_contain_text(name)
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


# -- motion --------------------------------------------------------------------------------------------------------

MOVED = """() => {
  window.moved = 0;
  new MutationObserver(() => {
    moved += document.querySelectorAll('.mini.rolled, .df-token').length;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""


def end_turn(sitting: Sitting) -> None:
    before = sitting.revision()
    sitting.page.keyboard.press("0")
    sitting.moved_on(before)


def upper_faces(page: Page) -> list[str]:
    """What the own cubes show."""
    faces = page.locator(".bench .cube .front use").all()
    return [(face.get_attribute("href") or "").removeprefix("#f-") for face in faces]


def test_dice_tumble_a_key_shows_the_end_at_once_and_nothing_moves_for_those_who_want_no_motion(
    quick: Page,
) -> None:
    page = quick
    sitting = new_game(page)
    page.evaluate(MOVED)
    end_turn(sitting)
    sitting.wait_asked()
    assert page.evaluate("moved") == 0
    page.emulate_media(reduced_motion="no-preference")
    end_turn(sitting)
    page.wait_for_function("() => moved > 0")
    page.keyboard.press("Escape")
    expect(page.locator(".mini.rolled, .df-token")).to_have_count(0)
    sitting.wait_asked()
    page.keyboard.press("Escape")
    own = sitting.state()["view"]["players"][0]
    assert upper_faces(page) == [side["face"] for die in own["dice"] for side in die["sides"] if side["up"]]
    for good in GOODS:
        shown = page.locator(f".bench [data-reserve='0/{good}'] > b")
        expect(shown).to_have_text(str(own["reserves"][good]["amount"]))
    expect(page.locator(".strip:not(.mine)").get_by_test_id("brought")).not_to_have_count(0)
    # in the replay too, one move after the other
    log = sitting.state()["log"]
    move = next(line["move"] for line in log if line["kind"] == "rolled" and line["seat"] == 1)
    page.evaluate(GO, f"/t/{sitting.table}?at={move - 1}")
    page.wait_for_selector(".table:has(footer.replay) .hero")
    page.evaluate(MOVED)
    page.get_by_test_id("replay-on").click()
    page.wait_for_function("() => moved > 0")
    page.emulate_media(reduced_motion="reduce")


def test_a_replay_shows_what_was_played_after_moves_were_taken_back(steady: Page) -> None:
    page = steady
    sitting = open_moment(page, moments()["take-what"])
    table, moves = sitting.table, sitting.state()["moves"]
    for choice in (0, 1):
        sitting.draft_step(choice)
        sitting.finish_turn()
        page.evaluate(GO, f"/t/{table}?at={moves + 1}")
        made = page.request.get(f"/api/tables/{table}/at/{moves + 1}").json()
        said = [line["text"] for line in made["lines"] if line["seat"] == made["seat"]]
        expect(page.locator("footer.replay")).to_contain_text([*said, made["text"]][0])
        page.evaluate(GO, f"/t/{table}?at={moves}")
        page.get_by_test_id("take-back-here").click()
        sitting.wait_asked()
        wait_until(lambda: sitting.state()["moves"] == moves, "nothing was taken back")


# -- a whole game --------------------------------------------------------------------------------------------------

PLAY = """async ([seed, clicks]) => {
  let drawn = seed;
  const random = () => (drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0);
  const table = document.querySelector('.table');
  const seen = (one) => !one.disabled && one.getClientRects().length;
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  const tabs = ':is(.pages, .forge .tabs) button:not(.on):has(.count)';
  const click = () => {
    const act = all('[data-testid=act]');
    const found = [
      all('.main [data-place].answers'),
      all(tabs),
      act,
      all('footer.bar :is(ul.pills button, .stepper .btn:last-child)'),
    ].find((list) => list.length);
    if (found) found[(random() >>> 8) % found.length].click();
  };
  for (let at = 0; at < clicks; at += 1) {
    const end = performance.now() + 60000;
    while (!document.querySelector('footer.bar.asked, footer.end') && performance.now() < end)
      await new Promise((go) => setTimeout(go, 2));
    if (document.querySelector('footer.end')) return true;
    const before = table.dataset.revision;
    click();
    // What is only selected or opened leaves the revision as it is.
    for (let tries = 0; tries < 12 && table.dataset.revision === before; tries += 1)
      await new Promise((go) => setTimeout(go, 2));
  }
  return false;
}"""


def play_on_board(sitting: Sitting, clicks: int = 6000) -> None:
    """Touch what calls on the board until the game is over."""
    assert sitting.page.evaluate(PLAY, [sitting.rng.getrandbits(30), clicks]), "the game does not end"


def test_a_whole_game_by_clicks_on_the_board(quick: Page) -> None:
    page = quick
    page.set_viewport_size(SMALL)
    sitting = new_game(page)
    play_on_board(sitting)
    scores = sitting.state()["result"]["scores"]
    shown = page.locator("section.final strong")
    expect(shown).to_have_count(len(scores))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert sorted(int(one) for one in shown.all_inner_texts()) == sorted(scores)
    page.locator("footer.end a", has_text="Replay").click()
    expect(page.locator("footer.replay")).to_be_visible()
    expect(page.locator(".hero")).to_be_visible()


# -- sizes and access ----------------------------------------------------------------------------------------------


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


ABOVE_THE_BAR = """() => document.querySelector('.hammer').getBoundingClientRect().bottom
  <= document.querySelector('footer.bar').getBoundingClientRect().top"""

THINGS = ".forge :is(.stack, .cell, .feat, .reserve)"

LANGUAGE = """(language) => {
  const kept = JSON.parse(localStorage.bottega);
  localStorage.bottega = JSON.stringify({ ...kept, language });
  return kept.language !== language;
}"""


@pytest.mark.parametrize(
    ("kind", "size", "theme", "language"),
    [
        ("action", DESKTOP, "light", "en"),
        ("copy-what", {"width": 820, "height": 1180}, "dark", "en"),
        ("forge-where", LAPTOP, "dark", "de"),
        ("split", {"width": 820, "height": 1180}, "light", "de"),
        ("action", {"width": 844, "height": 390}, "light", "de"),
        ("split", PHONE, "light", "it"),
    ],
)
def test_nothing_overflows_and_axe_finds_nothing(
    steady: Page, kind: str, size: Any, theme: Any, language: str
) -> None:
    page = steady
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme)
    if page.evaluate(LANGUAGE, language):
        page.goto("/")
    open_moment(page, moments()[kind])
    expect(page.locator(".feat").first).to_contain_text(re.compile(r": \w"))
    assert fits(page)
    if size["width"] >= 1260:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert faults(page) == []
    assert together(page, THINGS) == []
    if kind == "split":
        assert page.evaluate(ABOVE_THE_BAR), "the Hammer lies under the bar"
    if size == PHONE:
        open_moment(page, moments()["action"])
        expect(page.get_by_test_id("question")).to_be_visible()
        expect(page.locator(".stack.answers").first).to_be_visible()
        expect(page.locator("nav.tabs").locator("visible=true")).to_have_count(1)
        assert fits(page)
        open_moment(page, moments()["copy-what"])
        expect(page.locator(".pages .on .count")).to_have_text(str(on_board(page).count()))


# -- the long ones -------------------------------------------------------------------------------------------------

SIZES = ((360, 740), (390, 844), (844, 390), (820, 1180), (1280, 800), (1366, 768), (1440, 900), (1920, 1080))


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "it", "de"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_theme_and_language(
    person: Open, size: tuple[int, int], theme: str, language: str
) -> None:
    page = person(language, {"width": size[0], "height": size[1]}, theme)
    for kind in ("action", "forge-where", "split", "pick"):
        open_moment(page, moments()[kind])
        expect(page.locator(".feat").first).to_contain_text(re.compile(r": \w"))
        assert fits(page), kind
        assert together(page, THINGS) == [], kind
        assert page.evaluate(MEETING) == 0, kind
        assert faults(page) == [], kind


FOCUSED = "() => document.activeElement.matches('.answers, ul.pills button')"


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(person: Open) -> None:
    """F, C and D go to what calls, 0 ends the turn; small decisions are beside the dice."""
    page = person(**QUICK)
    sitting = new_game(page)
    for _ in range(4000):
        sitting.wait_idle()
        if sitting.over:
            break
        page.keyboard.press(sitting.rng.choice("ffccd0"))
        for _ in range(sitting.rng.randrange(30)):
            if page.evaluate(FOCUSED):
                page.keyboard.press("Enter")
                break
            page.keyboard.press("Tab")
    assert sitting.over


@pytest.mark.soak
@pytest.mark.parametrize(("players", "width"), [(4, 1440), (4, 390), (3, 820)])
def test_whole_games_with_all_alternative_sets(person: Open, players: int, width: int) -> None:
    page = person(viewport={"width": width, "height": 900}, **QUICK)
    sitting = new_game(page, players, sets=list(SETS))
    play_on_board(sitting)
    assert sitting.over
