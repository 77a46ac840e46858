"""The board of Florenza X: a whole game by clicks on it, every decision, the ledger, sizes, and axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bottega.games.florenza.names import STAGES
from tests.page.conftest import DESKTOP, PHONE, Open
from tests.page.florenza import open_at
from tests.page.sitting import Sitting
from tests.page.test_access import serious

QUICK = {"oneTouch": True, "confirm": "never"}

DECISIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "first-building": (1, {}),
    "third-choice": (5, {}),
    "reservation": (5, {}),
    "placing": (1, {}),
    "choose-artist": (1, {}),
    "swap-give": (30, {"dice": False}),
    "swap-take": (30, {"dice": False}),
    "window": (18, {}),
    "sold": (9, {}),
    "bought": (27, {}),
    "gave": (1, {}),
    "market-take": (1, {}),
    "sale": (26, {"dice": False}),
    "construction": (26, {}),
    "commission": (1, {}),
    "payment": (1, {}),
    "incentive": (22, {"dice": False}),
    "call-muse": (8, {"dice": False}),
    "judge": (22, {}),
    "choose-marker": (31, {"dice": False}),
}
"""Every kind of decision, with a game in which it comes early."""
DRAWN = {stage for stage in STAGES if stage.startswith(("draw-", "ghost-"))} | {
    "third-die",
    "roll",
    "finished",
}
"""What is drawn or rolled, and the end."""

OPEN = ".left [data-place].open, .left .nobody"
TILES = ".drawer .tile.open"
DECIDE = ".decision .card, .decision .faces button"
"""What answers the question: places on the board, tiles in the drawer or the cards of a window over it."""

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
    if (!(await until(() => shown('.bar.asked, footer.end'), 30000))) return { stuck: document.body.innerText };
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
    const each = found[Math.floor(random() * found.length)] ?? confirm;
    if (!each) {
      await new Promise((go) => setTimeout(go, 10));
      continue;
    }
    const before = revision();
    const kind = (each.dataset.place ?? 'confirm').split('/')[0];
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    each.click();
    if (!(await until(() => revision() !== before, 150)) && each.isConnected) each.click();
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


def overflow(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


def scrolls(page: Page) -> int:
    high: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return high


def test_a_whole_game_on_the_board(person: Open) -> None:
    page = person(**QUICK)
    sitting = new_game(page)
    kinds = play_on_the_board(page, 4)
    assert sitting.over
    assert {"supply", "work", "building", "artist"} <= kinds.keys()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_every_decision_is_listed() -> None:
    assert DECISIONS.keys() | DRAWN == set(STAGES)
    assert not DECISIONS.keys() & DRAWN


@pytest.mark.parametrize("part", range(2))
def test_every_decision_is_answered_on_the_board(person: Open, part: int) -> None:
    page = person(confirm="always")
    for stage, (seed, options) in list(DECISIONS.items())[part::2]:
        seat = open_at(page, stage, seed, **options)
        sitting = Sitting(page)
        assert sitting.state()["view"]["choice"]["stage"] == stage
        notations = {one["notation"] for one in sitting.mine(seat)["actions"]}
        ways = [page.locator(css) for css in (TILES, DECIDE, OPEN)]
        next(found for found in ways if found.count()).first.click()
        expect(sitting.act, stage).to_be_visible()
        sitting.act.click()
        page.wait_for_selector("li.draft")
        assert sitting.draft()[0] in notations, stage


def test_a_work_with_its_artist_is_one_gesture_and_survives_a_reload(person: Open) -> None:
    page = person(confirm="always")
    open_at(page, "placing", 3, 3, 3)
    sitting = Sitting(page)
    page.locator(".city .work.open").first.click()
    expect(page.locator(".artists .card.fit").first).to_be_visible()
    expect(page.locator(".ledger tr.this")).to_be_visible()
    other = page.locator(".artists .card.fit:not(.selected)").first
    name = other.get_attribute("data-place")
    other.click()
    expect(page.locator(".bar .note")).to_be_visible()
    expect(page.locator(f".artists [data-place='{name}']")).to_have_attribute("aria-pressed", "true")
    sitting.act.click()
    sitting.settled(2)
    first, second = sitting.mine()["draft"]
    assert first["gesture"] == second["gesture"]
    plan = page.locator(".ledger .plan li")
    expect(plan).to_have_count(1)
    said = plan.inner_text()
    page.reload()
    expect(plan).to_have_text(said)
    sitting.undo.click()
    sitting.settled(0)
    expect(plan).to_have_count(0)


def test_a_shortage_is_told_and_the_supply_shows_what_can_be_paid(person: Open) -> None:
    page = person()
    open_at(page, "placing", 3, 3, 3)
    page.locator(".city .work.open:has(.lacking)").first.click()
    expect(page.locator(".ledger tr.this td.lack").first).to_be_visible()
    expect(page.locator(".ledger .warn")).to_be_visible()
    page.get_by_test_id("supply").click()
    rings = page.locator(".drawer .tile .ring")
    marks = rings.evaluate_all("(all) => all.map((one) => one.classList[1])")
    order = {"now": 0, "in-time": 1, "not-yet": 2}
    assert [order[one] for one in marks] == sorted(order[one] for one in marks)
    page.locator(".drawer .tile.open").first.click()
    expect(page.locator(".street .square.selected")).to_have_count(1)


STATES: dict[str, tuple[str, int, str, ViewportSize, str]] = {
    "a selected work": ("placing", 3, ".city .work.open", DESKTOP, "light"),
    "the supply": ("placing", 3, "[data-testid=supply]", {"width": 1366, "height": 768}, "dark"),
    "a roll": ("judge", 22, ".decision .faces button", {"width": 820, "height": 1180}, "light"),
    "the phone": ("placing", 3, ".city .work.open", PHONE, "dark"),
}


@pytest.mark.parametrize("name", STATES)
def test_nothing_overflows_and_axe_is_content(person: Open, name: str) -> None:
    stage, seed, touch, viewport, theme = STATES[name]
    page = person(viewport=viewport, theme=theme, language="de")
    open_at(page, stage, seed)
    page.locator(touch).first.click()
    page.wait_for_selector(".ledger")
    assert overflow(page) == 0
    if viewport["width"] >= 1260:
        assert scrolls(page) == 0
    assert serious(page) == []


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
    play_on_the_board(page, players)
    assert sitting.over


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_all_sizes(person: Open, theme: str, language: str) -> None:
    page = person(theme=theme, language=language)
    sizes = (
        (360, 740),
        (390, 844),
        (820, 1180),
        (844, 390),
        (1280, 800),
        (1366, 768),
        (1440, 900),
        (1920, 1080),
    )
    for stage, seed, players in (("placing", 5, 5), ("window", 18, 2), ("judge", 22, 2)):
        open_at(page, stage, seed, players)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert overflow(page) == 0, (stage, width)
            if width >= 1260:
                assert scrolls(page) == 0, (stage, width)
            assert serious(page) == [], (stage, width)
