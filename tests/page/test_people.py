"""People around a table: another device, a recovery code, chat, notes, takebacks."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Open
from tests.page.serving import Serving
from tests.page.sitting import Sitting, post, wait_until


def sit_at_pig(page: Page, name: str, *others: str, **wish: Any) -> tuple[str, list[str]]:
    """A table of Pig for this person and others (open, bot); its id and the addresses of its links."""
    page.goto("/")
    page.evaluate(
        "(name) => fetch('/api/me', {method: 'PUT', headers: {'content-type': 'application/json'}, "
        "body: JSON.stringify({name})})",
        name,
    )
    seats = [{"kind": kind} for kind in ("me", *others)]
    body = {"game": "pig", "seats": seats, "pace": 0, "name": "Friday night", **wish}
    made = post(page, "/api/tables", body)
    return made["table"]["id"], [link["path"] for link in made["links"]]


def sit_by_link(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("sit").click()
    page.wait_for_url("**/t/*")


def own_seats(page: Page, table: str) -> list[int]:
    seats = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
    return [seat["seat"] for seat in seats["seats"] if seat["mine"]]


def test_a_second_device_holds_the_same_seat(person: Open) -> None:
    """The link behind the QR code makes a phone the same person; what it had before comes along if that is ticked."""
    anna, phone = person(), person(viewport=PHONE)
    table, _ = sit_at_pig(anna, "Anna", "bot")
    others, _ = sit_at_pig(phone, "Somebody", "bot")
    anna.goto(f"/t/{table}")
    expect(anna.get_by_test_id("table-title")).to_have_text("Friday night")
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("device-menu").click()
    expect(anna.get_by_test_id("qr")).to_be_visible()
    phone.goto(anna.get_by_test_id("device-link").input_value())
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Anna")
    expect(phone.get_by_test_id("merge")).not_to_be_checked()
    phone.get_by_label("Give its table to Anna for good").check()
    phone.get_by_test_id("become").click()
    phone.wait_for_url(f"**/t/{table}")
    expect(phone.get_by_test_id("question")).to_be_visible()
    assert own_seats(phone, table) == own_seats(anna, table) == [0]
    assert own_seats(phone, others) == own_seats(anna, others) == [0]


def test_who_became_somebody_else_can_go_back_and_sign_out_the_others(person: Open) -> None:
    anna, phone = person(), person(viewport=PHONE)
    sit_at_pig(anna, "Anna", "bot")
    table, _ = sit_at_pig(phone, "Phoebe", "bot")
    link = post(anna, "/api/me/device", {})["path"]
    phone.goto(link)
    expect(phone.get_by_text("stays as it is")).to_be_visible()
    phone.get_by_test_id("become").click()
    phone.wait_for_url(lambda url: url.endswith("/"))
    expect(phone.get_by_role("button", name="Anna")).to_be_visible()
    phone.get_by_role("button", name="Settings").click()
    phone.get_by_test_id("sign-out").click()
    expect(phone.get_by_text("only this browser is you now")).to_be_visible()
    assert anna.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"] != "Anna"
    phone.get_by_test_id("back").click()
    expect(phone.get_by_role("button", name="Phoebe")).to_be_visible()
    assert own_seats(phone, table) == [0]


def test_a_recovery_code_brings_name_and_seats_back(person: Open) -> None:
    anna, laptop = person(), person()
    table, _ = sit_at_pig(anna, "Anna", "bot")
    anna.goto("/")
    anna.get_by_role("button", name="Settings").click()
    anna.get_by_test_id("new-code").click()
    code = anna.get_by_test_id("recovery-code").input_value()
    laptop.goto("/device")
    laptop.get_by_test_id("type-code").fill("AAAAA-AAAAA-AAAAA-AAAAA")
    laptop.get_by_test_id("look").click()
    expect(laptop.get_by_role("alert")).to_contain_text("not valid")
    laptop.get_by_test_id("type-code").fill(code.lower())
    laptop.get_by_test_id("look").click()
    laptop.get_by_test_id("become").click()
    laptop.wait_for_url(lambda url: url.endswith("/"))
    expect(laptop.get_by_role("button", name="Anna")).to_be_visible()
    expect(laptop.locator("#tables")).to_contain_text("Friday night")
    assert own_seats(laptop, table) == [0]


def test_chat_notes_and_mute(person: Open, phone: Page) -> None:
    """What is said is marked as unread, is shown as text, and is not heard of somebody who is muted."""
    anna, bruno = person(), phone
    table, (link,) = sit_at_pig(anna, "Anna", "open")
    sit_by_link(bruno, link, "Bruno")
    anna.goto(f"/t/{table}")
    anna.get_by_test_id("talk").click()

    def say(page: Page, text: str) -> None:
        page.get_by_test_id("chat-text").fill(text)
        page.get_by_test_id("chat-send").click()
        expect(page.get_by_test_id("chat-text")).to_have_value("")

    say(anna, "Hello <img src=x onerror=alert(1)> Bruno")
    say(anna, "Shall we?")
    expect(bruno.get_by_test_id("unread")).to_have_text("2")
    bruno.get_by_test_id("talk").click()
    lines = bruno.get_by_test_id("chat-lines").locator("li")
    expect(lines.first).to_contain_text("Hello <img src=x onerror=alert(1)> Bruno")
    expect(bruno.get_by_test_id("unread")).to_have_count(0)
    say(bruno, "Yes!")
    heard = anna.get_by_test_id("chat-lines")
    expect(heard).to_contain_text("Yes!")

    # muted: what was said goes away, and comes back when the person is heard again
    anna.get_by_test_id("mute-1").click()
    expect(heard).not_to_contain_text("Yes!")
    say(bruno, "Are you there?")
    anna.get_by_test_id("mute-1").click()
    expect(heard).to_contain_text("Are you there?")

    # notes are saved while one types, and the other never gets them
    anna.get_by_test_id("tab-notes").click()
    anna.get_by_test_id("notes").fill("Bruno is bold.")
    expect(anna.get_by_test_id("notes-status")).to_have_text("Saved")
    anna.reload()
    anna.get_by_test_id("talk").click()
    expect(anna.get_by_test_id("unread")).to_have_count(0)
    anna.get_by_test_id("tab-notes").click()
    expect(anna.get_by_test_id("notes")).to_have_value("Bruno is bold.")
    bruno.get_by_test_id("tab-notes").click()
    expect(bruno.get_by_test_id("notes")).to_be_enabled()
    expect(bruno.get_by_test_id("notes")).to_have_value("")


def test_who_leaves_is_replaced_and_returns_by_the_link(person: Open, phone: Page, serving: Serving) -> None:
    anna, bruno = person(), phone
    table, (link,) = sit_at_pig(anna, "Anna", "open", options={"goal": 1000})
    sit_by_link(bruno, link, "Bruno")
    anna.goto(f"/t/{table}")

    # who is there is asked, and says no
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("people").click()
    anna.get_by_test_id("take-1").click()
    expect(bruno.get_by_test_id("proposal")).to_contain_text("Anna would like to take the seat of Bruno.")
    bruno.get_by_test_id("refuse").click()
    expect(anna.get_by_test_id("proposal")).to_have_count(0)

    # who has left is waited for, then a bot plays on
    bruno.goto("about:blank")
    expect(anna.locator(".strip").nth(1)).to_contain_text("is away")
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("people").click()
    anna.get_by_test_id("replace-1").click()
    expect(anna.get_by_test_id("proposal")).to_contain_text("unless they come back")
    serving.pass_time(60)
    log = anna.get_by_test_id("log")
    expect(log).to_contain_text("A bot plays for Bruno until Bruno is back.")
    expect(anna.locator(".strip").nth(1)).to_contain_text("plays meanwhile")

    # the seat is still his
    bruno.goto(link)
    bruno.wait_for_url(f"**/t/{table}")
    expect(log).to_contain_text("Bruno is back and plays on.")
    assert own_seats(bruno, table) == [1]

    # he has to go, and takes his seat back at the same screen
    bruno.get_by_test_id("menu").click()
    bruno.get_by_test_id("people").click()
    bruno.get_by_test_id("replace-1").click()
    bruno.get_by_test_id("back").click()
    expect(bruno.get_by_test_id("back")).to_have_count(0)


def test_a_clock_runs_out(person: Open, phone: Page, serving: Serving) -> None:
    anna, bruno = person(), phone
    clock = {"seconds": 300, "at_zero": "move", "bot": "random"}
    table, (link,) = sit_at_pig(anna, "Anna", "open", options={"goal": 1000}, clock=clock)
    anna.goto(f"/t/{table}")
    expect(anna.get_by_text("5 min for each decision")).to_be_visible()
    sit_by_link(bruno, link, "Bruno")
    time = anna.locator(".strip [data-testid^=time-]")
    expect(time).to_have_text(re.compile(r"4:5\d|5:00"))
    seat = (time.get_attribute("data-testid") or "")[-1]
    name = {"0": "Anna", "1": "Bruno"}[seat]
    serving.pass_time(300)
    expect(anna.get_by_test_id("log")).to_contain_text(f"Time is up: a bot plays this turn for {name}.")
    expect(time).to_have_text(re.compile(r"4:5\d|5:00"))
    bruno.goto("/")
    expect(bruno.locator("#tables").get_by_test_id(re.compile("time-"))).to_be_visible()


def test_a_roll_is_taken_back_if_both_agree(person: Open) -> None:
    anna, bruno = person(confirm="never"), person(viewport=PHONE, confirm="never")
    table, (link,) = sit_at_pig(anna, "Anna", "open")
    sit_by_link(bruno, link, "Bruno")
    anna.goto(f"/t/{table}")
    pages = [anna, bruno]

    begins = Sitting(anna).state()["waiting"][0]
    active, other = pages[begins], pages[1 - begins]
    sitting = Sitting(active)
    before = sitting.state()["moves"]
    sitting.wait_asked()
    sitting.choose(0)
    sitting.act.click()
    wait_until(lambda: sitting.state()["moves"] != before, "nothing was rolled")

    # the other one says no, then yes
    for answer in ("refuse", "agree"):
        active.get_by_test_id("menu").click()
        active.get_by_test_id("take-back").click()
        expect(other.get_by_test_id("proposal")).to_contain_text("would like to take moves back")
        other.get_by_test_id(answer).click()
        expect(active.get_by_test_id("proposal")).to_have_count(0)
    wait_until(lambda: sitting.state()["moves"] == before, "nothing was taken back")
    sitting.wait_asked()

    # the log tells of it, and the browser that saw the moves finds them in the proof
    post(anna, f"/api/tables/{table}/end", {})
    expect(anna.get_by_text("took moves back; everybody agreed")).to_be_visible()
    bruno.get_by_test_id("menu").click()
    bruno.get_by_test_id("fair").click()
    bruno.get_by_test_id("check").click()
    expect(bruno.get_by_test_id("dice-taken-back")).to_contain_text("Once moves were taken back")
    expect(bruno.get_by_test_id("dice-right")).to_contain_text("those that it kept before the game")
