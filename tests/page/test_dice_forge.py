"""The table of Dice Forge: forging by tap and by drag, every kind of decision, a whole game, sizes and access."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import DESKTOP, PHONE, Open
from tests.page.forge import KINDS, RICH, SETS, TOGETHER, Moment, moments
from tests.page.sitting import Sitting, post
from tests.page.test_access import serious
from tests.page.test_together import sit_down

QUICK = {"oneTouch": True, "confirm": "never"}
STEADY = {"confirm": "always"}
SMALL = {"width": 1280, "height": 720}
"""For the whole game: fewer pixels to paint."""
GOODS = ("gold", "sun", "moon", "glory")


GO = """(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""Go to another table without loading the page again."""


def open_moment(page: Page, moment: Moment) -> Sitting:
    """A table that goes on from the moment, with all seats our own."""
    if not page.url.startswith("http"):
        page.goto("/")
    body = {"record": moment.record, "move": moment.move, "pace": 0}
    page.evaluate(GO, f"/t/{post(page, '/api/import', body)['table']['id']}")
    sitting = Sitting(page)
    sitting.wait_asked()
    return sitting


def new_game(page: Page, players: int = 2, **options: Any) -> Sitting:
    body = {"game": "dice-forge", "players": players, "pace": 0, "bot": "random", "options": options}
    page.goto("/")
    page.goto(f"/t/{post(page, '/api/play', body)['table']['id']}")
    sitting = Sitting(page)
    sitting.wait_asked()
    return sitting


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


def test_every_badge_is_the_change_of_the_mean_over_36_rolls(person: Open) -> None:
    page = person(**STEADY)
    sitting = open_moment(page, moments()["action"])
    seat = sitting.state()["mine"][moments()["action"].seat]["seat"]
    player = sitting.state()["view"]["players"][seat]
    dice = [[side["face"] for side in die["sides"]] for die in player["dice"]]
    before = {good: mean(dice, good) for good in GOODS}
    page.locator(".stack.answers", has=page.locator("use[href='#f-g3']")).click()
    badges = page.get_by_test_id("badge")
    different = [(die, face) for die in range(2) for face in dict.fromkeys(dice[die])]
    expect(badges).to_have_count(len(different))
    for die, face in different:
        forged = [list(sides) for sides in dice]
        at = forged[die].index(face)
        forged[die][at] = "g3"
        side = player["dice"][die]["sides"][at]["id"]
        rows = page.locator(f"[data-place='{side}'] [data-testid=badge] [data-good]")
        shown = {
            row.get_attribute("data-good"): float(row.inner_text().strip().replace("−", "-"))
            for row in rows.all()
            if row.get_attribute("data-good") != "none"
        }
        change = {good: round(mean(forged, good) - before[good], 2) for good in GOODS}
        assert shown == pytest.approx({good: number for good, number in change.items() if number}, abs=0.006)


def test_a_face_is_forged_by_tapping_face_side_and_side_again_as_one_gesture(person: Open) -> None:
    page = person(**STEADY)
    sitting = open_moment(page, moments()["action"])
    page.locator(".stack.answers").first.click()
    side = page.locator(".cell.answers").first
    side.click()
    expect(side).to_have_attribute("aria-pressed", "true")
    assert sitting.mine(moments()["action"].seat)["draft"] == []
    side.click()
    sitting.settled(2)
    draft = sitting.mine(moments()["action"].seat)["draft"]
    assert [step["notation"].split()[0] for step in draft] == ["buy", "forge"]
    expect(page.locator(".cell.pencil")).to_have_count(1)
    sitting.undo.click()
    sitting.settled(0)


def test_a_face_is_forged_by_dragging_it_to_a_side(person: Open) -> None:
    page = person(**STEADY)
    sitting = open_moment(page, moments()["action"])
    page.locator(".stack.answers").first.hover()
    page.mouse.down()
    page.locator(".die.dark .cell").first.hover()
    page.mouse.up()
    sitting.settled(2)
    draft = sitting.mine(moments()["action"].seat)["draft"]
    assert [step["notation"].split()[0] for step in draft] == ["buy", "forge"]
    assert draft[1]["notation"].split()[1] == "dark"


def test_an_offering_of_several_faces_survives_a_reload_with_its_total(person: Open) -> None:
    page = person(**STEADY)
    sitting = open_moment(page, moments()[RICH])
    forge_first(page, sitting)
    forge_first(page, sitting)
    total = page.get_by_test_id("total")
    expect(total).to_be_visible()
    said = total.inner_text()
    page.reload()
    sitting.wait_asked()
    expect(total).to_have_text(said)
    expect(total).to_have_text(re.compile("^2 faces"))
    expect(page.locator(".cell.pencil")).not_to_have_count(0)


def forge_first(page: Page, sitting: Sitting) -> None:
    steps = page.locator("li.draft").count()
    page.locator(".stack.answers").first.click()
    side = page.locator(".cell.answers").first
    side.click()
    side.click()
    sitting.settled(steps + 2)


def test_what_cannot_be_paid_says_what_is_missing(person: Open) -> None:
    page = person(**STEADY)
    open_moment(page, moments()["action"])
    feat = page.locator(".feat.far").first
    expect(feat.get_by_test_id("missing")).to_contain_text("−")
    feat.click()
    expect(page.locator(".preview .title.no")).to_be_visible()


# -- every kind of decision ----------------------------------------------------------------------------------------


def test_the_moments_have_every_kind_of_decision_that_the_engine_has() -> None:
    assert len(KINDS) == 19
    assert set(moments()) == {*KINDS, RICH, TOGETHER}


def test_every_kind_of_decision_is_answered_on_the_board(person: Open) -> None:
    page = person(**STEADY)
    for kind, moment in moments().items():
        sitting = open_moment(page, moment)
        asked = sitting.mine(moment.seat)
        assert asked["asked"], kind
        things = on_board(page)
        assert things.count() > 0, f"{kind}: nothing on the board answers {asked['question']!r}"
        thing = things.first
        place = thing.get_attribute("data-place")
        thing.click()
        expect(sitting.act, kind).to_be_visible()
        thing.click()
        expect(page.locator("li.draft"), f"{kind}: {place}").not_to_have_count(0)


def test_two_answer_at_the_same_time(person: Open) -> None:
    """What one of them has selected stays while the other answers."""
    host, guest = person(**STEADY), person(**STEADY)
    moment = moments()[TOGETHER]
    host.goto("/")
    body = {"record": moment.record, "move": moment.move, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = post(host, "/api/import", body)
    there = sit_down(guest, made["links"][0]["path"], "Bruno")
    host.evaluate(GO, f"/t/{made['table']['id']}")
    here = Sitting(host)
    for sitting in (here, there):
        sitting.wait_asked()
    assert here.state()["waiting"] == [0, 1]
    chosen = on_board(host).first
    place = chosen.get_attribute("data-key")
    chosen.click()
    expect(here.act).to_be_visible()
    before = here.revision()
    there.finish_turn()
    here.moved_on(before)
    expect(host.locator(f"[data-key='{place}']")).to_have_attribute("aria-pressed", "true")
    assert here.state()["waiting"] == [0]
    here.act.click()
    here.settled(1)
    here.finish_turn()


# -- the Hammer, the odds, rolls and cards about things ------------------------------------------------------------


def test_a_slider_on_the_hammer_splits_the_gold(person: Open) -> None:
    page = person(**STEADY)
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


def test_the_keys_go_to_faces_feats_dice_and_odds(person: Open) -> None:
    page = person(**STEADY)
    open_moment(page, moments()["action"])
    for key, css in (("f", ".stack.answers"), ("d", ".cube-box"), ("c", ".feat")):
        page.keyboard.press(key)
        expect(page.locator(css).first).to_be_focused()
    name = page.locator(".feat .name").first.inner_text()
    expect(page.get_by_test_id("about")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("about")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.get_by_test_id("lens").locator("table")).to_have_count(len(GOODS))
    page.keyboard.press("l")
    expect(page.get_by_test_id("rolls").locator(".gained")).not_to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_what_is_still_to_be_resolved_is_told(person: Open) -> None:
    page = person(**STEADY)
    open_moment(page, moments()["take-what"])
    expect(page.get_by_test_id("pending").locator("visible=true")).to_contain_text("the rest of the roll")


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


def test_dice_tumble_and_a_key_shows_the_end_at_once(person: Open) -> None:
    page = person(**QUICK)
    page.emulate_media(reduced_motion="no-preference")
    sitting = new_game(page)
    page.evaluate(MOVED)
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
    # and in the replay, one move after the other
    log = sitting.state()["log"]
    move = next(line["move"] for line in log if line["kind"] == "rolled" and line["seat"] == 1)
    page.goto(f"{page.url}?at={move - 1}")
    page.wait_for_selector(".hero")
    page.evaluate(MOVED)
    page.get_by_test_id("replay-on").click()
    page.wait_for_function("() => moved > 0")


def test_nothing_moves_for_those_who_want_no_motion(person: Open) -> None:
    page = person(**QUICK)
    sitting = new_game(page)
    page.evaluate(MOVED)
    end_turn(sitting)
    sitting.wait_asked()
    assert page.evaluate("moved") == 0


# -- a whole game --------------------------------------------------------------------------------------------------

CLICK_A_THING = """
(drawn) => {
  const bar = document.querySelector('footer.bar.asked');
  if (!bar) return document.querySelector('footer.end') ? 'over' : 'waiting';
  const seen = (one) => !one.disabled && one.getClientRects().length;
  const things = [...document.querySelectorAll('.main [data-place].answers')].filter(seen);
  const tabs = [...document.querySelectorAll('.forge .tabs button:not(.on):has(.count)')].filter(seen);
  const offered = '[data-testid=act], ul.pills button, .stepper .btn:last-child';
  const list = [...bar.querySelectorAll(offered)].filter(seen);
  const act = list.find((each) => each.dataset.testid);
  const found = things.length ? things : tabs.length ? tabs : act ? [act] : list;
  const one = found[drawn % found.length];
  if (!one) return 'waiting';
  one.click();
  return one.dataset.place ?? (tabs.includes(one) ? 'tab' : 'list');
}
"""


def play_on_board(sitting: Sitting, clicks: int = 3000) -> int:
    """Touch what calls on the board until the game is over; how often only the list was left."""
    listed = 0
    for _ in range(clicks):
        before = sitting.revision()
        said = sitting.page.evaluate(CLICK_A_THING, sitting.rng.getrandbits(30))
        if said == "over":
            return listed
        listed += said == "list"
        sitting.page.wait_for_function(
            "(seen) => document.querySelector('.table').dataset.revision !== seen"
            " || document.querySelector('footer.bar.asked, footer.end')",
            arg=before,
        )
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicks_on_the_board(person: Open) -> None:
    page = person(viewport=SMALL, **QUICK)
    sitting = new_game(page)
    play_on_board(sitting)
    scores = sitting.state()["result"]["scores"]
    page.keyboard.press("Escape")
    shown = page.locator("section.final strong")
    assert sorted(int(one) for one in shown.all_inner_texts()) == sorted(scores)
    page.locator("footer.end a", has_text="Replay").click()
    expect(page.locator("footer.replay")).to_be_visible()
    expect(page.locator(".hero")).to_be_visible()


# -- sizes and access ----------------------------------------------------------------------------------------------


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("kind", "size", "theme", "language"),
    [
        ("action", DESKTOP, "light", "en"),
        ("forge-where", {"width": 1366, "height": 768}, "dark", "de"),
        ("split", PHONE, "light", "it"),
        ("copy-what", {"width": 820, "height": 1180}, "dark", "en"),
    ],
)
def test_nothing_overflows_and_axe_finds_nothing_serious(
    person: Open, kind: str, size: Any, theme: str, language: str
) -> None:
    page = person(language, size, theme)
    open_moment(page, moments()[kind])
    expect(page.locator(".feat").first).to_contain_text(re.compile(r": \w"))
    assert fits(page)
    if size["width"] >= 1260:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert serious(page) == []


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
        assert serious(page) == [], kind


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
