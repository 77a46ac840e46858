"""Every screen around the boards: pages, dialogs, the replay and the end. The boards have tests of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.page import dice_game
from tests.page.sitting import go, open_record, post

RECORDS = Path(__file__).parents[1] / "old/9b33fb5/records"
ENDS = {
    "dice-forge": "dice-forge-2",
    "florenza": "florenza-2-open=True",
    "florenza-dice": "florenza-dice-4",
}

Screen = Callable[[Page], None]


def home(page: Page) -> None:
    if page.url.startswith("http"):
        go(page, "/")
    else:
        page.goto("/")
    page.locator(".game").first.wait_for()


def new_table(page: Page) -> None:
    home(page)
    page.get_by_test_id("new-florenza").click()
    page.get_by_test_id("make-table").wait_for()


def rules_at_home(page: Page) -> None:
    home(page)
    page.locator(".game").last.locator(".btn:has(use[href='#i-help']), .rules").first.click()
    page.get_by_test_id("rules-search").wait_for()


def at(address: str, there: str) -> Screen:
    def open_(page: Page) -> None:
        home(page)
        go(page, address)
        page.locator(there).first.wait_for()

    return open_


def make(page: Page, **wish: object) -> tuple[str, list[str]]:
    home(page)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    made = post(page, "/api/tables", {"game": "florenza-dice", "seats": seats, "pace": 0, **wish})
    return made["table"]["id"], [link["path"] for link in made["links"]]


def lobby(page: Page) -> None:
    table, _ = make(page, name="Friday night", clock={"seconds": 300, "at_zero": "move"})
    go(page, f"/t/{table}")
    page.locator("[data-testid=lobby-strength], [data-testid=lobby-learn]").first.wait_for()


def join(page: Page) -> None:
    _, (link, *_) = make(page, name="Friday night")
    page.goto(link)
    page.locator("main h1").first.wait_for()


def sit(page: Page) -> None:
    home(page)
    dice_game.open_at(page, "round 3", players=3)


def dialog(name: str, there: str, *presses: str) -> Screen:
    def open_(page: Page) -> None:
        sit(page)
        page.get_by_test_id("menu").click()
        for one in presses:
            page.get_by_role("dialog").locator(one).first.click()
        page.locator(there).first.wait_for()

    open_.__name__ = name
    return open_


def by_icon(name: str) -> str:
    return f".btn:has(use[href='#i-{name}'])"


def real_dice(page: Page) -> None:
    home(page)
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = post(page, "/api/tables", {"game": "dice-forge", "seats": seats, "pace": 0, "real_dice": True})
    go(page, f"/t/{made['table']['id']}")
    page.get_by_test_id("real-dice").wait_for()


def end(game: str) -> Screen:
    def open_(page: Page) -> None:
        home(page)
        record = json.loads((RECORDS / f"{ENDS[game]}.json").read_text())
        others = [{"kind": "bot", "bot": "random"}] * (len(record["seats"]) - 1)
        open_record(page, record, [{"kind": "me", "name": "Ada"}, *others])
        page.locator("footer.end .btn.go").click()
        page.locator(".curve").first.wait_for()

    return open_


def replay(game: str) -> Screen:
    def open_(page: Page) -> None:
        end(game)(page)
        go(page, page.url.replace(page.url.split("/t/")[0], "").split("?")[0] + "?at=60")
        page.locator("footer.replay").first.wait_for()

    return open_


SCREENS: dict[str, Screen] = {
    "home": home,
    "new-table": new_table,
    "rules-at-home": rules_at_home,
    "days": at("/days", "main h2"),
    "device-page": at("/device", "[data-testid=type-code]"),
    "notices-page": at("/notices", "main h1"),
    "missing": at("/nowhere", "main h1"),
    "lobby": lobby,
    "join": join,
    "menu": dialog("menu", "dialog .menu"),
    "settings": dialog("settings", "[data-testid=motion]", by_icon("gear")),
    "people": dialog("people", "[data-testid=person-0]", "[data-testid=people]"),
    "device": dialog("device", "[data-testid=qr]", "[data-testid=device-menu]"),
    "help": dialog("help", "[data-testid=rules-search]", by_icon("help")),
    "scores": dialog("scores", "dialog table", by_icon("prestige")),
    "fair": dialog("fair", "[data-testid=check]", "[data-testid=fair]"),
    "notes": dialog("notes", "[data-testid=notes]", "[data-testid=notes-menu]"),
    "real-dice": real_dice,
    **{f"end-{game}": end(game) for game in ENDS},
    **{f"replay-{game}": replay(game) for game in ENDS},
    **{f"box-{game}": at(f"/box/{game}", "[data-testid=box-component]") for game in ENDS},
}
