"""Dice Forge from beginning to end: whole games by clicks and by keyboard, dice that roll, and the replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE, PHONE, QUICK, SMALL, Open
from tests.page.forge import GOODS, SETS, moments, new_game, open_moment
from tests.page.sitting import GO, Sitting, wait_until

PLAY = """async ([seed, clicks, patience]) => {
  let drawn = seed;
  const random = () => (drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0);
  const table = document.querySelector('.table');
  const seen = (one) => !one.disabled && one.getClientRects().length;
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  const tabs = ':is(.pages, .forge .tabs) button:not(.on):has(.count)';
  const act = '[data-testid=act]';
  const until = async (holds, within) => {
    for (const end = performance.now() + within; !holds() && performance.now() < end; )
      await new Promise((go) => setTimeout(go, 2));
    return holds();
  };
  const click = () => {
    const found = [
      random() >>> 31 ? all(act) : [], // what is selected may be done, or something else selected
      all('.main [data-place].answers'),
      all(tabs),
      all(act),
      all('footer.bar :is(ul.pills button, .stepper .btn:last-child)'),
    ].find((list) => list.length);
    const one = found?.[(random() >>> 8) % found.length];
    one?.click();
    return one;
  };
  let idle = 0;
  for (let at = 0; at < clicks; at += 1) {
    if (idle > 300) throw new Error(`clicks change nothing: ${document.querySelector('footer.bar').innerText}`);
    if (!(await until(() => document.querySelector('footer.bar.asked, footer.end'), patience)))
      throw new Error(`nobody is asked: revision ${table.dataset.revision}`);
    if (document.querySelector('footer.end')) return true;
    const before = table.dataset.revision;
    const one = click();
    // What is only selected or opened leaves the revision as it is.
    const selects = () => !one?.matches(act) && document.querySelector(act);
    if (!one?.matches(tabs))
      await until(() => table.dataset.revision !== before || selects(), 500);
    idle = table.dataset.revision === before ? idle + 1 : 0;
  }
  return false;
}"""


def play_on_board(sitting: Sitting, clicks: int = 6000) -> None:
    """Touch what calls on the board until the game is over."""
    assert sitting.page.evaluate(PLAY, [sitting.rng.getrandbits(30), clicks, PATIENCE]), (
        "the game does not end"
    )


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
    page.locator(".table:has(footer.replay) .hero").first.wait_for()
    page.evaluate(MOVED)
    page.get_by_test_id("replay-on").click()
    page.wait_for_function("() => moved > 0")
    page.emulate_media(reduced_motion="reduce")


def test_on_a_phone_the_dice_come_into_sight_when_they_are_thrown(kept: Open) -> None:
    page = kept(viewport=PHONE, **QUICK)
    sitting = new_game(page)
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("[data-section-tab=temple]")).to_have_attribute("aria-pressed", "true")
    # What brings the dice into sight and has pictures in the bar is over in a moment: it is noted when it is seen.
    page.evaluate("""() => {
      window.seen = new Set();
      new MutationObserver(() => {
        if (document.querySelector('[data-section-tab=dice].on')) seen.add('dice');
        if (document.querySelector('[data-testid=told] .pictures svg')) seen.add('pictures');
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }""")
    end_turn(sitting)
    page.wait_for_function("() => seen.size === 2")
    page.keyboard.press("Escape")
    sitting.wait_asked()
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.soak
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
