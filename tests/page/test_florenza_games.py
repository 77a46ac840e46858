"""Florenza X from beginning to end: whole games and an ordinary round by clicks, and a game by keyboard."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.laws.cases import SEED
from tests.page.conftest import DESKTOP, QUICK, SMALL, Open
from tests.page.florenza import DECIDE, OPEN, TILES, open_at
from tests.page.sitting import Sitting

PLAY = """
async ([ways, seed]) => {
  let drawn = seed;
  const random = () => (drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const shown = (css) => document.querySelector(css);
  const revision = () => shown('.table').dataset.revision;
  const until = async (holds, within) => {
    const end = performance.now() + within;
    while (!holds() && performance.now() < end) await new Promise((go) => setTimeout(go, 4));
    return holds();
  };
  const kinds = {};
  for (let taps = 0; taps < 4000; taps += 1) {
    const ready = () => shown('.bar.asked, footer.end, [data-testid=go-on]');
    if (!(await until(ready, 30000))) return { stuck: document.body.innerText };
    shown('[data-testid=go-on]')?.click();
    if (shown('footer.end')) return { taps, kinds };
    if (shown('.fault')) return { stuck: shown('.fault').innerText };
    const supply = shown('[data-testid=supply]');
    if (supply && !shown('.drawer') && random() < 0.2) {
      supply.click();
      await until(() => shown('.drawer'), 2000);
    }
    const found = [...document.querySelectorAll(ways.find(shown) ?? 'none')].filter(
      (each) => !each.disabled && each.getClientRects().length,
    );
    const confirm = shown('[data-testid=confirm].go');
    const elsewhere = [...document.querySelectorAll('.pages button:has(.count)')].filter(
      (tab) => tab.getClientRects().length,
    );
    if (elsewhere.length && (!found.length || random() < 0.2)) {
      elsewhere[Math.floor(random() * elsewhere.length)].click();
      await new Promise((go) => setTimeout(go, 10));
      if (!found.length) continue;
    }
    const each = found[Math.floor(random() * found.length)] ?? confirm;
    if (!each) {
      await new Promise((go) => setTimeout(go, 10));
      continue;
    }
    const before = revision();
    const kind = (each.dataset.place ?? 'confirm').split('/')[0];
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    each.click();
    // What is only selected is clicked once more.
    await until(() => revision() !== before || shown('[data-testid=act]'), 1500);
    if (revision() === before && each.isConnected) each.click();
    await until(() => revision() !== before, 1500);
  }
  return { stuck: 'the game does not end' };
}
"""


def new_game(page: Page, players: int = 2, **options: Any) -> Sitting:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    page.goto("/")
    wish = {"game": "florenza", "seats": seats, "pace": 0, "options": options}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['id']}")
    return Sitting(page)


def play_on_the_board(page: Page, seed: int) -> dict[str, int]:
    """To the end, by clicks on what answers on the board; how often each kind of thing was clicked."""
    said = page.evaluate(PLAY, [[TILES, DECIDE, OPEN], seed])
    assert "stuck" not in said, said["stuck"]
    kinds: dict[str, int] = said["kinds"]
    return kinds


def test_a_whole_game_on_the_board(quick: Page) -> None:
    page = quick
    page.set_viewport_size(SMALL)
    sitting = new_game(page)
    kinds = play_on_the_board(page, 4)
    assert sitting.over
    assert {"supply", "work", "building", "artist"} <= kinds.keys()
    state = sitting.state()
    scores = sorted((family["score"] for family in state["view"]["families"]), reverse=True)
    rows = page.get_by_test_id("result").locator("tbody tr")
    expect(rows).to_have_count(len(state["sheet"]))
    expect(rows.last.locator("td")).to_have_text([str(score).replace("-", "−") for score in scores])
    expect(rows.last).to_be_in_viewport(ratio=1)
    page.locator(".end .btn.go").click()
    assert "%3Csvg" in (page.get_by_test_id("sheet-svg").get_attribute("href") or "")


MOST_TAPS = 25


def test_an_ordinary_round_takes_few_taps(page: Page) -> None:
    """A work with an artist, a building and the market; one sale; one work rolled. Two taps play."""
    seat = open_at(page, "placing", 9, 2, 3)
    sitting = Sitting(page)
    taps: list[str] = []

    def tap(css: str) -> None:
        taps.append(css)
        page.locator(css).first.click()

    def twice(css: str) -> None:
        """Select it, and do it."""
        before = sitting.revision()
        thing = page.locator(css).first.element_handle()
        taps.extend([css, css])
        thing.click()
        expect(sitting.act).to_be_visible()
        thing.click()
        sitting.moved_on(before)
        page.wait_for_function("() => !document.querySelector('.act .btn[aria-busy=true]')")
        sitting.wait_idle()

    def confirm() -> None:
        before = sitting.revision()
        tap("[data-testid=confirm]")
        sitting.moved_on(before)

    def stage() -> str:
        sitting.wait_asked()
        mine = sitting.mine()
        view = mine["view"] or sitting.state()["view"]
        return "complete" if mine["complete"] else str(view["choice"]["stage"])

    def place(css: str) -> None:
        assert stage() == "placing"
        twice(css)
        if stage() == "complete":
            confirm()

    place(".city .work.open:has(.ring.now), .home .work.open:has(.ring.now)")
    tap("[data-testid=supply]")
    place(".drawer .tile.open:has(.ring.now)")
    place(".market [data-place].open")
    answers = {
        "construction": "[data-action=construct]",
        "payment": "[data-action^='as ']",
        "judge": ".faces button",
        "choose-marker": "[data-action='mark neutral']",
    }
    sold = False
    ended = page.get_by_test_id("go-on")
    for _ in range(30):
        expect(page.locator("footer.bar.asked").first.or_(ended)).to_be_visible()
        if ended.is_visible():
            break
        now = stage()
        if now == "complete":
            confirm()
        elif now == "window" and not sold:
            sold = True
            twice(".deal.sell .card:not(:has(.ruins))")
        elif now in ("window", "sold"):
            twice(".decision .end .card")
        else:
            twice(answers[now])
    kinds = [line["kind"] for line in sitting.state()["log"] if line["seat"] == seat and line["move"]]
    assert {"builds", "sells", "rolls", "realises"} <= set(kinds)
    assert len(taps) <= MOST_TAPS, taps
    card = page.get_by_role("dialog", name="Round 3 in short")
    expect(card.locator(".mini").first).to_be_visible()  # the die
    page.get_by_test_id("go-on").click()
    expect(card).to_have_count(0)
    page.keyboard.press("n")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "viewport", "options"),
    [
        (5, DESKTOP, {}),
        (2, {"width": 390, "height": 844}, {}),
        (1, DESKTOP, {"ghosts": ["facile", "media"]}),
        (3, DESKTOP, {"dice": False}),
    ],
)
def test_more_whole_games_on_the_board(
    person: Open, players: int, viewport: ViewportSize, options: dict[str, Any]
) -> None:
    page = person(viewport=viewport, **QUICK)
    sitting = new_game(page, players, **options)
    play_on_the_board(page, SEED + players)
    assert sitting.over


KEYS = {"choose-artist": "a", "reservation": "a", "first-building": "d"}
"""The part of the board that answers; for a familiar any of them, all windows are reached by C."""

FOCUSED = """() => {
  const each = document.activeElement;
  const answers = each?.matches('.open, .nobody, .decision .card, .decision .faces button');
  return { answers: !!answers, confirm: each?.matches('[data-testid=confirm].go') ?? false };
}"""


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(person: Open) -> None:
    page = person(**QUICK)
    sitting = new_game(page)
    rng = random.Random(f"{SEED} keyboard")
    for _ in range(3000):
        sitting.wait_idle()
        if sitting.over:
            break
        before = sitting.revision()
        state = sitting.state()
        mine = state["mine"][0]
        if not mine["asked"]:
            continue
        stage = (mine["view"] or state["view"])["choice"]["stage"]
        if mine["complete"]:
            if not press_until_confirm(page, before):
                continue
        else:
            page.keyboard.press("cda"[rng.randrange(2)] if stage == "placing" else KEYS.get(stage, "c"))
            for _ in range(rng.randrange(4)):
                page.keyboard.press("Tab")
            if not page.evaluate(FOCUSED)["answers"]:
                continue
        page.keyboard.press("Enter")
        with contextlib.suppress(AssertionError):
            sitting.moved_on(before, 1500)
    assert sitting.over


def press_until_confirm(page: Page, revision: str) -> bool:
    """Go on with Tab until the button has the focus; False: the turn ended by itself."""
    for _ in range(250):
        if page.evaluate(FOCUSED)["confirm"]:
            return True
        if Sitting(page).revision() != revision:
            return False
        page.keyboard.press("Tab")
    raise AssertionError("the confirmation is not reached")
