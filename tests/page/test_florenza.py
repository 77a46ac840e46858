"""The board of Florenza X: whole games and a round by clicks, every decision, plans, the ledger, sizes, and axe."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from bottega.games.florenza.names import STAGES
from tests.laws.cases import SEED
from tests.page.conftest import DESKTOP, Open, profiles
from tests.page.florenza import open_at, record_at
from tests.page.serving import Serving
from tests.page.sitting import Sitting, go, post

QUICK = {"oneTouch": True, "confirm": "never"}
SMALL: ViewportSize = {"width": 1280, "height": 720}
"""For the whole game: fewer pixels to paint."""

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
DECIDE = ".decision .card:not(.last), .decision .faces button, .decision .card"
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


MOST_ENTRIES = 12


UNGROUPED = """() => {
  const all = (css) => [...document.querySelectorAll(css)];
  const ofAKind = document.querySelector('.bar .choices > .choice.more:first-child');
  const pills = ofAKind ? [] : all('.bar ul.pills:not(.kinds, .end) li');
  const titled = pills.findIndex((pill) => pill.querySelector('.group'));
  const listed = all('.all .list > section').filter((section) => !section.querySelector('h4'));
  const inList = listed.map((section) => section.querySelectorAll('li').length);
  return Math.max(titled < 0 ? pills.length : titled, ...inList);
}"""


def entries_without_a_group(page: Page) -> int:
    """In the bar or in the list of all choices, the larger number; the list is opened where there is one."""
    whole = page.locator(".bar .choice.more[aria-expanded]")
    if whole.count():
        whole.click()
        page.wait_for_selector("section.all .sentence")
    most: int = page.evaluate(UNGROUPED)
    if whole.count():
        whole.click()
        page.wait_for_selector("section.all", state="detached")
    return most


@pytest.fixture(scope="module")
def desk(browser: Browser, serving: Serving) -> Iterator[Page]:
    """A page for several tests, each of which goes to a table of its own."""
    with profiles(browser) as open_:
        yield open_(serving.address, confirm="always")


def test_a_whole_game_on_the_board(person: Open) -> None:
    page = person(viewport=SMALL, **QUICK)
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


def test_every_decision_is_listed() -> None:
    assert DECISIONS.keys() | DRAWN == set(STAGES)
    assert not DECISIONS.keys() & DRAWN


def test_every_decision_is_answered_on_the_board(desk: Page) -> None:
    page = desk
    for stage, (seed, options) in DECISIONS.items():
        seat = open_at(page, stage, seed, **options)
        sitting = Sitting(page)
        state = sitting.state()
        assert state["view"]["choice"]["stage"] == stage
        mine = next(one for one in state["mine"] if one["seat"] == seat)
        notations = {one["notation"] for one in mine["actions"]}
        if len(notations) > MOST_ENTRIES:
            assert entries_without_a_group(page) <= MOST_ENTRIES, stage
        ways = [page.locator(css) for css in (TILES, DECIDE, OPEN)]
        next(found for found in ways if found.count()).first.click()
        expect(sitting.act, stage).to_be_visible()
        sitting.act.click()
        page.wait_for_selector("li.draft")
        assert sitting.draft()[0] in notations, stage


def test_a_work_with_its_artist_is_one_gesture_and_survives_a_reload(desk: Page) -> None:
    page = desk
    open_at(page, "placing", 3, 3, 3)
    sitting = Sitting(page)
    page.locator(".city .work.open").first.click()
    expect(page.locator(".artists .card.fit").first).to_be_visible()
    expect(page.locator(".ledger tr.this")).to_be_visible()
    other = page.locator(".artists .card.fit:not(.selected)").first
    name = other.get_attribute("data-place")
    other.click()
    expect(sitting.act).to_have_text("Place here")
    expect(page.locator(f".artists [data-place='{name}']")).to_have_attribute("aria-pressed", "true")
    artists = page.get_by_label("The artist")
    chosen = artists.input_value()
    artists.select_option(index=0 if artists.evaluate("(one) => one.selectedIndex") else 1)
    expect(page.locator(f".artists [data-place='{name}']")).to_have_attribute("aria-pressed", "false")
    artists.select_option(chosen)
    expect(page.locator(f".artists [data-place='{name}']")).to_have_attribute("aria-pressed", "true")
    sitting.act.click()
    sitting.settled(2)
    first, second = sitting.mine()["draft"]
    assert first["gesture"] == second["gesture"]
    plan = page.locator(".ledger .plan li")
    expect(plan).to_have_count(1)
    said = plan.inner_text()
    page.reload()
    expect(plan).to_have_text(said, use_inner_text=True)
    sitting.undo.click()
    sitting.settled(0)
    expect(plan).to_have_count(0)


def test_a_shortage_is_told_and_the_supply_shows_what_can_be_paid(desk: Page) -> None:
    page = desk
    open_at(page, "placing", 3, 3, 3)
    page.locator(".city .work.open:has(.lacking)").first.click()
    expect(page.locator(".ledger tr.this td.lack").first).to_be_visible()
    lacks = page.locator(".ledger tr.this td.lack em").all_inner_texts()
    expect(page.get_by_test_id("short").locator("b:not(.lost) .one")).to_have_text(
        [re.compile(lack.removeprefix("−")) for lack in lacks]
    )
    expect(page.get_by_test_id("lost")).to_contain_text(re.compile("Unfinished, it costs you.*−"))
    page.get_by_test_id("supply").click()
    order = {"now": 0, "in-time": 1, "not-yet": 2}
    rows = page.locator(".drawer .row").all()
    assert len(rows) == 5
    for row in rows:  # by kind, and of each kind first what can be paid
        rings = row.locator(".tile .ring").evaluate_all("(all) => all.map((one) => one.classList[1])")
        assert [order[one] for one in rings] == sorted(order[one] for one in rings)
    payable = page.locator(".drawer .tile .ring.now").count()
    expect(page.locator(".drawer .filter").nth(1)).to_contain_text(str(payable))
    page.locator(".drawer .tile.open").first.click()
    expect(page.locator(".street .square.selected")).to_have_count(1)


def test_the_button_says_which_work_is_next(desk: Page) -> None:
    page = desk
    open_at(page, "commission", 1)
    page.locator(".decision .card").first.click()
    expect(Sitting(page).act).to_contain_text("Settle it next")


def test_what_was_carried_out_stays_in_the_plan_with_its_result(desk: Page) -> None:
    page = desk
    seat = open_at(page, "judge", 22, 3, 3)
    done = page.get_by_test_id("done")
    lines = [line for line in Sitting(page).state()["log"] if line["seat"] == seat and line["move"]]
    begun = next(at for at, line in reversed(list(enumerate(lines))) if line["kind"] == "income")
    kinds = [line["kind"] for line in lines[begun:]]
    carried = [kind for kind in kinds if kind in ("activates", "builds", "fails-work", "realises")]
    assert carried == ["activates", "builds", "fails-work", "realises"]
    expect(done).to_have_text(
        [
            re.compile("Erbolaio.*used.*\\+1"),
            re.compile("Lanaiuolo.*built"),
            re.compile("Camera nuziale.*not paid"),
            re.compile("Pala d'altare, Lippi.*rolled 3"),
        ]
    )
    expect(page.locator(".plan .failed")).to_have_count(1)
    page.evaluate("(move) => history.replaceState(null, '', `?at=${move}`)", 0)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("footer.replay")).to_be_visible()
    expect(done).to_have_count(0)


def test_what_the_draft_carries_out_stays_in_pencil(desk: Page) -> None:
    page = desk
    open_at(page, "construction", 26)
    lines = page.locator(".ledger .plan li")
    before = lines.count()
    page.locator("[data-action=construct]").click()
    Sitting(page).act.click()
    expect(page.get_by_test_id("drafted")).to_have_count(1)
    expect(lines).to_have_count(before)


def test_the_spaces_of_a_ghost_are_told_apart(desk: Page) -> None:
    page = desk
    open_at(page, "placing", 7, 1, 3, 3, ghosts=["facile", "media"])
    strip = page.locator(".strip").first
    spaces = strip.locator(".table i")
    expect(spaces).to_have_count(8)
    assert min(spaces.evaluate_all("(all) => all.map((one) => one.offsetWidth)")) >= 20
    strip.locator("button").click()
    lying = page.locator(".district .table .lying")
    expect(lying.first).to_be_visible()
    for space in lying.all():
        around, figure = space.bounding_box(), space.locator(".figure").bounding_box()
        assert around is not None
        assert figure is not None
        assert figure["y"] >= around["y"]
        assert figure["y"] + figure["height"] <= around["y"] + around["height"]


def test_the_plan_of_a_rival_is_shown_with_his_district(desk: Page) -> None:
    page = desk
    seat = open_at(page, "placing", 3, 4, 3, nth=9)
    families = Sitting(page).state()["view"]["families"]
    rival = next(one for one in families if one["seat"] != seat and one["forecast"]["lines"])
    page.locator(f".strip [data-seat='{rival['seat']}']").click()
    planned = page.get_by_test_id("rival-plan").locator("li")
    expect(planned).to_have_count(len(rival["forecast"]["lines"]))
    expect(planned.first).to_contain_text(rival["forecast"]["lines"][0]["name"])


def test_an_option_says_what_it_would_ruin_before_it_is_chosen(desk: Page) -> None:
    page = desk
    open_at(page, "placing", 4, 2, 1, nth=6)
    page.get_by_test_id("supply").click()
    flags = page.locator(".drawer .tile.open .ruins")
    expect(flags.first).to_contain_text("Erbolaio")
    assert page.locator(".drawer .tile.selected").count() == 0
    page.locator(".drawer .tile.open:has(.ruins)").first.click()
    expect(page.locator(".ledger .warn")).to_contain_text("Erbolaio")


def test_the_market_is_built_deal_by_deal(desk: Page) -> None:
    page = desk
    open_at(page, "window", 18, 4, 3)
    sitting = Sitting(page)
    totals = page.get_by_test_id("totals")
    wood = page.locator(".deal.sell [data-action='sell wood']")
    expect(wood).to_contain_text("short already")
    expect(page.locator("[data-action='sell metal']")).to_contain_text("to spare")
    expect(page.locator("[data-action='give metal']")).to_contain_text("ruins Salone")
    expect(page.locator("[data-action='buy gold']")).to_contain_text("saves Salone")
    expect(page.locator(".decision .end .card")).to_contain_text("0 → −1")  # what it costs to leave
    wood.click()
    expect(totals).to_contain_text("3 → 2")
    expect(totals).to_contain_text("300 → 400")
    expect(page.locator(".bar .preview")).to_contain_text("300 → 400")
    expect(sitting.act).to_have_text("Sell 1 wood")
    wood.click()
    sitting.settled(1)
    expect(page.locator(".deal.sell .done")).to_be_visible()
    expect(page.locator(".deal.sell .card")).to_have_count(0)
    page.locator(".deal.buy .card").first.click()
    expect(totals).to_contain_text("300 → 200")
    sitting.act.click()
    sitting.settled(2)
    page.locator(".deal.sell .done").click()
    sitting.settled(0)
    expect(wood).to_be_visible()


def test_an_incentive_is_a_stepper_and_the_news_can_be_skipped(desk: Page) -> None:
    page = desk
    open_at(page, "incentive", 22, dice=False)
    more, less = page.get_by_label("More incentive"), page.get_by_label("Less incentive")
    expect(less).to_be_disabled()
    more.click()
    expect(page.get_by_role("group", name="Incentive")).to_contain_text("50 f")
    page.locator(".stepper .btn.go").click()
    Sitting(page).settled(1)
    open_at(page, "placing", 3, 2, 3)
    news = page.get_by_test_id("news")
    news.click()
    expect(news).to_have_count(0)


def test_a_plan_ahead_is_private_marked_and_offered(page: Page, desk: Page) -> None:
    """On the turn of another; it survives a reload, and a taken place is marked."""
    rival = desk
    record, asked = record_at("placing", 4)
    for each in (page, rival):
        if not each.url.startswith("http"):
            each.goto("/")
    seats = [{"kind": "me" if seat == asked else "open"} for seat in range(2)]
    made = post(rival, "/api/import", {"record": json.loads(record), "seats": seats})
    post(page, "/api/join", {"token": made["links"][0]["token"]})
    for each in (page, rival):
        go(each, f"/t/{made['table']['id']}")
    page.get_by_test_id("plan-ahead").click()
    captain = page.locator(".captains [data-place].open").first
    name = captain.get_attribute("data-place")
    steps = page.locator(".ahead li[title]")
    for count, place in enumerate((captain, page.locator(".market [data-place].open")), 1):
        place.click()
        page.get_by_test_id("act").click()
        expect(steps).to_have_count(count)
    page.reload()
    expect(steps).to_have_count(2)
    expect(rival.locator(".ahead")).to_have_count(0)
    expect(rival.locator(f"[data-place='{name}'] .figure")).to_have_count(0)

    rival.locator(f"[data-place='{name}']").click()
    rival.get_by_test_id("act").click()
    rival.get_by_test_id("confirm").click()
    expect(page.locator(".ahead li.taken")).to_have_count(1)
    page.get_by_test_id("plan-next").click()
    expect(page.locator(".market [data-place]")).to_have_attribute("aria-pressed", "true")
    assert Sitting(page).draft() == [], "offered, not played"
    page.get_by_test_id("act").click()
    expect(steps).to_have_count(1)


MOST_TAPS = 25


def test_an_ordinary_round_takes_few_taps(person: Open) -> None:
    """A work with an artist, a building and the market; one sale; one work rolled. Two taps play."""
    page = person()
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
    for _ in range(30):
        now = stage()
        if sitting.state()["view"]["round"] > 3:
            break
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
    summary, told = page.get_by_test_id("summary"), page.get_by_test_id("summary-open")
    expect(told).to_contain_text("Round 3 in short")
    expect(summary).to_have_count(0)  # it covers nothing before it is asked for
    page.keyboard.press("n")
    expect(summary.locator(".mini").first).to_be_visible()  # the die
    page.locator(".home").click(position={"x": 3, "y": 3})
    expect(summary).to_have_count(0)
    expect(told).not_to_contain_text("Round")


def test_the_counts_of_choices_agree(desk: Page) -> None:
    """In the bar and its groups, on the tabs and in the stepper of a phone."""
    page = desk
    page.set_viewport_size({"width": 390, "height": 844})
    open_at(page, "placing", 3, 3, 3)
    all_choices = len(Sitting(page).mine(1)["actions"])
    tabs = [int(each) for each in page.locator(".pages .count").all_inner_texts()]
    assert sum(tabs) == all_choices
    expect(page.locator(".bar .stepper")).to_contain_text(str(all_choices))
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".bar .more")).to_contain_text(str(all_choices))
    kinds = page.locator(".bar .kinds button")
    counts = [int(each) for each in kinds.locator("small").all_inner_texts()]
    assert sum(counts) == all_choices
    assert len(counts) <= MOST_ENTRIES
    kinds.nth(counts.index(max(counts))).click()
    expect(page.locator(".bar .pills li")).to_have_count(max(counts))
    assert entries_without_a_group(page) <= MOST_ENTRIES


def test_a_phone_leads_to_the_answers_and_lets_one_look_around(person: Open) -> None:
    page = person(viewport={"width": 390, "height": 844}, confirm="never")
    open_at(page, "reservation", 5)
    sitting = Sitting(page)
    on = page.locator(".pages .on")
    expect(on).to_have_attribute("data-section-tab", "artists")
    for then in ("city", "artists"):  # led on; then where the player has gone
        before = sitting.revision()
        page.locator(".bar .stepper button").last.click()
        sitting.act.click()
        sitting.moved_on(before)
        sitting.wait_asked()
        expect(on).to_have_attribute("data-section-tab", then)
        page.locator("[data-section-tab=artists]").click()


def test_a_phone_names_what_saves_the_plan(person: Open) -> None:
    page = person(viewport={"width": 390, "height": 844})
    open_at(page, "placing", 3, 4, 4, 5)
    page.locator(".city .work.open:has(.lacking)").first.click()
    named, cure = page.locator(".ledger .named"), page.locator(".ledger .cures button").first
    expect(named).to_have_text("Market, Lanaiuolo")
    expect(cure).to_be_hidden()
    expect(page.locator(".city .work").nth(2)).to_be_in_viewport(ratio=0.6)
    named.click()
    cure.click()
    expect(page.locator(".market [data-place]")).to_have_attribute("aria-pressed", "true")


def test_dragging_keys_and_motion(person: Open) -> None:
    page = person(confirm="always", motion="normal")
    open_at(page, "placing", 3, 3, 3)
    market = page.locator(".market [data-place]")
    page.locator(".ledger .drag").first.drag_to(market)
    expect(market).to_have_attribute("aria-pressed", "true")
    for key, part in (("c", ".stage"), ("a", ".wing"), ("d", ".home"), ("b", ".drawer")):
        page.keyboard.press(key)
        expect(page.locator(f"{part} :focus")).to_have_count(1)
    moving = "(each) => getComputedStyle(each).animationName"
    assert "slide" in page.locator(".drawer").evaluate(moving)
    page.locator(".drawer .tile.open").first.drag_to(page.locator(".street .square.open:has(.lot)"))
    Sitting(page).settled(1)
    expect(page.locator(".street .square.planned")).to_have_count(1)
    page.evaluate("document.documentElement.dataset.motion = 'off'")
    assert page.locator(".ledger .figure").first.evaluate(moving) == "none"


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
