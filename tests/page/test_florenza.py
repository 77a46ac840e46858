"""The board of Florenza X: decisions, plans, the ledger, the market, phones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega.games.florenza.names import STAGES
from tests.page.conftest import DESKTOP, Open
from tests.page.florenza import DECIDE, OPEN, TILES, open_at, record_at
from tests.page.sitting import Sitting, go, post, wait_until

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
        page.locator("section.all .sentence").first.wait_for()
    most: int = page.evaluate(UNGROUPED)
    if whole.count():
        whole.click()
        page.locator("section.all").wait_for(state="detached")
    return most


def test_every_decision_is_listed() -> None:
    assert DECISIONS.keys() | DRAWN == set(STAGES)
    assert not DECISIONS.keys() & DRAWN


RARE = ("third-choice", "swap-give", "market-take", "sale", "call-muse", "choose-marker")
"""Decisions that a whole game with random clicks may not come to, and that no other test opens."""


def test_rare_decisions_are_answered_on_the_board(steady: Page) -> None:
    answer_each(steady, RARE)


@pytest.mark.soak
def test_every_decision_is_answered_on_the_board(steady: Page) -> None:
    answer_each(steady, DECISIONS)


def answer_each(page: Page, stages: Iterable[str]) -> None:
    for stage in stages:
        seed, options = DECISIONS[stage]
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
        page.locator("li.draft").first.wait_for()
        assert sitting.draft()[0] in notations, stage


def test_a_work_with_its_artist_is_one_gesture_and_survives_a_reload(steady: Page) -> None:
    page = steady
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


def test_a_shortage_is_told_and_the_supply_shows_what_can_be_paid(steady: Page) -> None:
    page = steady
    open_at(page, "placing", 3, 3, 3)
    page.locator(".city .work.open:has(.lacking)").first.click()
    expect(page.locator(".ledger tr.this td.lack").first).to_be_visible()
    lacks = page.locator(".ledger tr.this td.lack em").all_inner_texts()
    expect(page.get_by_test_id("short").locator("b:not(.lost) .one")).to_have_text(
        [re.compile(lack.removeprefix("−")) for lack in lacks]
    )
    expect(page.get_by_test_id("lost")).to_contain_text(re.compile("Unfinished, it costs you.*−"))
    page.get_by_test_id("supply").click()
    rows = page.locator(".drawer .row").all()
    assert len(rows) == 5
    lefts = "(all) => all.map((one) => Math.round(one.getBoundingClientRect().x))"
    places = [row.locator(".tile").evaluate_all(lefts) for row in rows]
    assert all(row == places[0] and len(set(row)) == 6 for row in places)  # a column for each resource
    names = page.locator(".drawer .row").first.locator(".tile .serif")
    expect(names).to_have_text(
        ["Picconiere", "Boscaiuolo", "Fabbro", "Monte di Pietà", "Erbolaio", "Lanaiuolo"]
    )
    payable = page.locator(".drawer .tile .ring.now").count()
    expect(page.locator(".drawer .filter").nth(1)).to_contain_text(str(payable))
    page.locator(".drawer .tile.open").first.click()
    expect(page.locator(".street .square.selected")).to_have_count(1)


def test_what_was_carried_out_stays_in_the_plan_with_its_result(steady: Page) -> None:
    page = steady
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
            re.compile("Pala d.altare, Lippi.*rolled 3"),
        ]
    )
    expect(page.locator(".plan .failed")).to_have_count(1)
    page.evaluate("(move) => history.replaceState(null, '', `?at=${move}`)", 0)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("footer.replay")).to_be_visible()
    expect(done).to_have_count(0)


def test_what_the_draft_carries_out_stays_in_pencil(steady: Page) -> None:
    page = steady
    open_at(page, "construction", 26)
    lines = page.locator(".ledger .plan li")
    expect(lines).not_to_have_count(0)
    before = lines.count()
    page.locator("[data-action=construct]").click()
    Sitting(page).act.click()
    expect(page.get_by_test_id("drafted")).to_have_count(1)
    expect(lines).to_have_count(before)


def test_the_spaces_of_a_ghost_are_told_apart(steady: Page) -> None:
    page = steady
    open_at(page, "placing", 7, 1, 3, 3, ghosts=["facile", "media"])
    strip = page.locator(".strip").first
    spaces = strip.locator(".spaces i")
    expect(spaces).to_have_count(8)
    assert min(spaces.evaluate_all("(all) => all.map((one) => one.offsetWidth)")) >= 20
    strip.locator("button").click()
    lying = page.locator(".district .lying")
    expect(lying.first).to_be_visible()
    for space in lying.all():
        around, figure = space.bounding_box(), space.locator(".figure").bounding_box()
        assert around is not None
        assert figure is not None
        assert figure["y"] >= around["y"]
        assert figure["y"] + figure["height"] <= around["y"] + around["height"]


def test_the_plan_of_a_rival_is_shown_with_his_district(steady: Page) -> None:
    page = steady
    seat = open_at(page, "placing", 3, 4, 3, nth=9)
    families = Sitting(page).state()["view"]["families"]
    rival = next(one for one in families if one["seat"] != seat and one["forecast"]["lines"])
    page.locator(f".strip [data-seat='{rival['seat']}']").click()
    planned = page.get_by_test_id("rival-plan").locator("li")
    expect(planned).to_have_count(len(rival["forecast"]["lines"]))
    expect(planned.first).to_contain_text(rival["forecast"]["lines"][0]["name"])


def test_an_option_says_what_it_would_ruin_before_it_is_chosen(steady: Page) -> None:
    page = steady
    open_at(page, "placing", 4, 2, 1, nth=6)
    page.get_by_test_id("supply").click()
    flags = page.locator(".drawer .tile.open .ruins")
    expect(flags.first).to_contain_text("Erbolaio")
    assert page.locator(".drawer .tile.selected").count() == 0
    page.locator(".drawer .tile.open:has(.ruins)").first.click()
    expect(page.locator(".ledger p.warn")).to_contain_text("Erbolaio")


def test_the_market_is_built_deal_by_deal(steady: Page) -> None:
    page = steady
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


def test_an_incentive_is_a_stepper(steady: Page) -> None:
    page = steady
    open_at(page, "incentive", 22, dice=False)
    more, less = page.get_by_label("More incentive"), page.get_by_label("Less incentive")
    expect(less).to_be_disabled()
    more.click()
    expect(page.get_by_role("group", name="Incentive")).to_contain_text("50 f")
    page.locator(".stepper .btn.go").click()
    Sitting(page).settled(1)


def test_a_plan_ahead_is_private_marked_and_offered(page: Page, steady: Page) -> None:
    """On the turn of another; it survives a reload, and a taken place is marked."""
    rival = steady
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


def test_the_counts_of_choices_agree(steady: Page) -> None:
    """In the bar and its groups, on the tabs and in the stepper of a phone."""
    page = steady
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


def test_a_phone_names_what_saves_the_plan(phone: Page) -> None:
    page = phone
    page.set_viewport_size({"width": 390, "height": 844})
    open_at(page, "placing", 3, 4, 4, 5)
    page.locator(".city .work.open:has(.lacking)").first.click()
    cures = page.get_by_test_id("bar-cures").locator("button")
    expect(cures).to_have_text(["Market", "Lanaiuolo"])
    expect(page.locator(".city .work").nth(2)).to_be_in_viewport(ratio=0.6)
    cures.first.click()
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


@pytest.mark.parametrize(
    ("seed", "round", "drop", "told"),
    [(5, 3, False, ["builds", "realises"]), (2, 7, True, ["builds", "fails-work"])],
)
def test_all_plans_are_carried_out_by_one_touch(
    person: Open, seed: int, round: int, drop: bool, told: list[str]
) -> None:
    """A building and a work, with what happens to the rival in between; what is unticked fails."""
    page = person(motion="fast")
    seat = open_at(page, "construction", seed, 2, round)
    before = len(Sitting(page).state()["log"])
    boxes = page.get_by_test_id("carry").locator("input")
    expect(boxes).to_have_count(2)
    if drop:
        boxes.last.uncheck()
    page.get_by_test_id("carry-out").click()

    def kinds() -> list[str]:
        lines = Sitting(page).state()["log"][before:]
        return [line["kind"] for line in lines if line["seat"] == seat and line["kind"] in told]

    wait_until(lambda: len(kinds()) == 2, "the plans are not carried out")
    assert kinds() == told
