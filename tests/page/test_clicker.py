"""Random clicks on everything that a table offers: no error in the page, the console or the server.

`make test` clicks a little at each game. `make soak-page` plays whole games of every kind: each game against bots and
with all seats at one screen, over its numbers of players and its options; BOTTEGA_SEED repeats them.
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.languages import LANGUAGES
from tests.laws.cases import CASES, SEED, Case
from tests.page.clicker import Clicker
from tests.page.conftest import DESKTOP, PHONE, Open
from tests.page.serving import Serving

NAMES = sorted({case.name for case in CASES})
MANNERS = ("bots", "hot-seat")
GAMES = int(os.environ.get("BOTTEGA_GAMES") or 20)
SETTINGS = (
    {"oneTouch": True, "confirm": "never"},
    {"oneTouch": True, "confirm": "always"},
    {"oneTouch": False, "confirm": "undoable"},
)


def sit_down(page: Page, case: Case, manner: str) -> None:
    """Set the table: with bots that answer at once, or with all seats here."""
    others = {"kind": "me"} if manner == "hot-seat" else {"kind": "bot", "bot": "random"}
    seats = [{"kind": "me"}, *[others] * (case.players - 1)]
    wish = {"game": case.name, "seats": seats, "options": case.options, "pace": 0}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['id']}")


@pytest.mark.parametrize("name", NAMES)
def test_some_clicks_at_each_game(person: Open, name: str) -> None:
    page = person(viewport=PHONE if name == "dice-forge" else DESKTOP, **SETTINGS[0])
    case = next(case for case in CASES if case.name == name and case.players == 2)
    sit_down(page, case, "hot-seat")
    Clicker(page, name).play(clicks=16)


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("number", range(GAMES))
def test_whole_games(open_at: Open, tmp_path: Path, name: str, manner: str, number: int) -> None:
    seed = f"{SEED} {name} {manner} {number}"
    rng = random.Random(seed)
    cases = [case for case in CASES if case.name == name]
    case = cases[number % len(cases)]
    print(f"seed {SEED}, {case}", end=" ", flush=True)
    serving = Serving(tmp_path, seed)
    serving.start()
    try:
        page = open_at(
            serving.address,
            language=rng.choice(LANGUAGES),
            viewport=rng.choice((DESKTOP, DESKTOP, PHONE)),
            theme=rng.choice(("light", "dark")),
            **rng.choice(SETTINGS),
        )
        sit_down(page, case, manner)
        clicker = Clicker(page, seed)
        assert clicker.play(), f"the game does not end\n{clicker.told()}"
        look_around_at_the_end(page)
        assert not clicker.errors, clicker.told()
        print(f"over after {len(clicker.trail)} clicks", end=" ", flush=True)
    finally:
        serving.stop()
    said = serving.log.read_text()
    assert not re.search("Traceback|the page failed", said), said


def look_around_at_the_end(page: Page) -> None:
    """The score sheet, the check of the dice, and the replay from its first move."""
    page.keyboard.press("Escape")
    page.locator("footer.end .btn.go").click()
    page.get_by_test_id("verdict").wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("fair").click()
    page.get_by_test_id("check").click()
    page.get_by_test_id("dice-right").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.dialog")  # a dialog that closes goes one step back
    page.goto(f"{page.url.partition('?')[0]}?at=0")
    for _ in range(5):
        page.get_by_test_id("replay-on").click()
