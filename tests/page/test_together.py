"""Several people at one table: links, drafts that survive, lines that break, a server that is killed."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Open
from tests.page.dice_game import open_at, record_at
from tests.page.serving import Serving
from tests.page.sitting import Sitting, go, post, wait_until


def invite(host: Page, *chairs: str) -> list[str]:
    """Set a table with these chairs after the host's; the links for the open ones."""
    host.goto("/")
    host.get_by_test_id("invite").click()
    dialog = host.get_by_role("dialog")
    for _ in range(len(chairs) - 1):
        dialog.get_by_test_id("more-players").click()
    for at, kind in enumerate(chairs, 1):
        dialog.get_by_test_id(f"chair-{at}").select_option(kind)
    dialog.get_by_test_id("make-table").click()
    host.wait_for_url(re.compile("/t/"))
    return [
        host.get_by_test_id(f"link-{at}").input_value() for at, kind in enumerate(chairs, 1) if kind == "open"
    ]


def sit_down(guest: Page, link: str, name: str) -> Sitting:
    guest.goto(link)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_test_id("sit").click()
    guest.wait_for_url(re.compile("/t/"))
    return Sitting(guest, seed=2)


def sit_together(host: Page, guest: Page, record: str, chairs: list[str]) -> None:
    """Two people at a table that goes on from a record."""
    for page in (host, guest):
        if not page.url.startswith("http"):
            page.goto("/")
    seats = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in chairs]
    made = post(host, "/api/import", {"record": json.loads(record), "seats": seats, "pace": 0})
    post(guest, "/api/join", {"token": made["links"][0]["token"]})
    for page in (host, guest):
        go(page, f"/t/{made['table']['id']}")
        page.locator(".table:not([data-left]) footer.bar").wait_for()


def wait_for_state(sitting: Sitting, what: str, want: object) -> None:
    wait_until(lambda: bool(sitting.state()[what] == want), f"{what} did not become {want!r}")


def test_two_browsers(person: Open, serving: Serving) -> None:
    """Undo, confirm, a reload in a draft, a dropped connection, the server killed and started again, and a rematch."""
    first, second = person(), person()
    (link,) = invite(first, "open")
    expect(first.get_by_test_id("lobby-strength")).to_have_value("fattorino")
    sittings = [Sitting(first), sit_down(second, link, "Bruno")]
    for sitting in sittings:
        expect(sitting.page.locator(".sheet")).to_be_visible()

    # whoever begins drafts, undoes, and the other sees nothing of it
    (begins,) = sittings[0].state()["waiting"]
    active, other = sittings[begins], sittings[1 - begins]
    active.wait_asked()
    active.draft_step()
    active.draft_step()
    active.undo.click()
    active.settled(1)
    assert other.state()["log"][-1]["kind"] == "rolled"
    expect(other.page.locator("li.draft")).to_have_count(0)
    expect(other.question).to_contain_text("Waiting for")

    # a reload in the draft
    drafted = active.draft()
    active.page.reload()
    active.settled(1)
    assert active.draft() == drafted

    # two windows of one seat agree
    twin = Sitting(active.page.context.new_page())
    twin.page.goto(active.page.url)
    twin.settled(1)
    active.draft_step()
    twin.settled(2)
    twin.page.close()

    # a dropped connection shows, and resumes
    active.page.context.set_offline(True)
    expect(active.connection).to_have_class(re.compile("lost"))
    expect(active.page.get_by_role("alert")).to_be_visible()
    active.page.context.set_offline(False)
    expect(active.connection).to_have_class(re.compile("live"))
    active.settled(2)

    # at a table where a turn is done: it is confirmed, and then the server dies without a word
    record, done = record_at("end of turn")
    sit_together(first, second, record, ["me", "open"])
    active, other = sittings[done], sittings[1 - done]
    active.finish_turn()
    other.wait_asked()
    moves = other.state()["moves"]
    other.draft_step()
    drafted = other.draft()
    serving.kill()
    for sitting in sittings:
        expect(sitting.connection).to_have_class(re.compile("lost"))
    serving.start()
    for sitting in sittings:
        expect(sitting.connection).to_have_class(re.compile("live"))
    assert other.state()["moves"] == moves
    assert other.draft() == drafted
    other.settled(1)

    # and the game goes on
    other.draft_step()

    # it is ended by hand: one asks for another game, the other follows the link, and both sit there
    post(first, f"/api/tables/{sittings[0].table}/end", {})
    first.get_by_test_id("rematch").click()
    second.get_by_test_id("next").click()
    first.wait_for_url(second.url)
    for sitting in sittings:
        expect(sitting.page.locator("footer.bar")).to_be_visible()
    assert [len(sitting.state()["mine"]) for sitting in sittings] == [1, 1]


def test_those_who_are_not_active_choose_in_any_order(page: Page) -> None:
    """Two seats on one screen: after the active player's turn the last in order may be first."""
    open_at(page, "others", players=3, mine="waiting")
    sitting = Sitting(page)
    early = sitting.state()["waiting"][0]
    own = page.locator("p.own button")
    expect(own.first).to_have_attribute("aria-pressed", "true")
    own.last.click()
    expect(own.last).to_have_attribute("aria-pressed", "true")
    sitting.finish_turn()
    wait_for_state(sitting, "waiting", [early])
    expect(own.first).to_have_attribute("aria-pressed", "true")
    moves = sitting.state()["moves"]
    sitting.finish_turn()
    wait_until(lambda: sitting.state()["moves"] > moves, "the turn does not end")


def test_what_others_do_leaves_choice_and_keyboard_where_they_are(page: Page, person: Open) -> None:
    """Two who are not active choose at the same time: one is in the middle of it when the other has finished."""
    record, early = record_at("others", players=3)
    waiting = [early, late := (early + 1) % 3]
    seats = [["bot", "me", "open"][waiting.index(seat) + 1 if seat in waiting else 0] for seat in range(3)]
    guest = person()
    quick = Sitting(guest, seed=2)
    slow = Sitting(page)
    sit_together(page, guest, record, seats)
    assert slow.state()["waiting"] == waiting
    assert quick.mine()["seat"] == late
    for sitting in (slow, quick):
        sitting.wait_asked()

    name = slow.choose(1)
    chosen = slow.choices.nth(1)
    chosen.focus()
    revision = slow.revision()
    quick.finish_turn()
    expect(slow.page.locator(".table")).not_to_have_attribute("data-revision", revision)
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("title", name)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    slow.page.keyboard.press("Enter")
    slow.settled(1)
    assert slow.mine()["draft"][0]["text"] == name


def test_watching_shows_the_table_and_offers_nothing(page: Page, person: Open) -> None:
    watcher = person()
    open_at(page, "start", players=1)
    Sitting(page).draft_step(0)
    watcher.goto(page.url)
    expect(watcher.locator(".sheet")).to_be_visible()
    expect(watcher.locator("p.looking")).to_contain_text("watching")
    expect(watcher.locator("ul.pills")).to_have_count(0)
    expect(watcher.locator("li.draft")).to_have_count(0)
    expect(watcher.get_by_test_id("confirm")).to_have_count(0)


def test_a_rival_is_enlarged_and_let_go_again(page: Page) -> None:
    other = (open_at(page, "start", players=3) + 1) % 3
    rival = Sitting(page).state()["table"]["seats"][other]["name"]
    page.locator(f"button[data-seat='{other}']").click()
    expect(page.get_by_role("region", name=f"Sheet of {rival}")).to_be_visible()
    page.get_by_role("button", name="Back to mine").click()
    expect(page.get_by_role("region", name=f"Sheet of {rival}")).to_have_count(0)


def test_a_wrong_link_and_a_missing_table_say_so(page: Page) -> None:
    page.goto("/join#AAAAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.goto("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", level=2)).to_have_text("There is no such table.")


def test_a_link_that_somebody_has_used_offers_to_watch_and_nothing_else(page: Page, person: Open) -> None:
    second, third = person(), person()
    (link,) = invite(page, "open")
    sit_down(second, link, "Bruno")
    third.goto(link)
    expect(third.locator("main")).to_contain_text("Somebody sits there already")
    expect(third.get_by_test_id("sit")).to_have_count(0)
    expect(third.locator("main")).not_to_contain_text("your chair")
    third.get_by_test_id("watch").click()
    expect(third.locator("p.looking")).to_contain_text("watching")


def test_a_link_that_may_not_be_copied_is_shown(person: Open) -> None:
    page = person()
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))")
    page.goto("/")
    page.get_by_test_id("play-pig").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Copy the link for watchers").click()
    expect(page.get_by_test_id("watch-address")).to_have_value(page.url)
