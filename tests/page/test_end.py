"""The end of a game: where the points come from, how they came, and what is left to take home."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.dice_game import open_finished
from tests.page.sitting import open_record

SVG = "{http://www.w3.org/2000/svg}"
RECORDS = Path(__file__).parents[1] / "old/9b33fb5/records"


def test_the_end_has_a_curve_turns_and_earlier_games(page: Page) -> None:
    open_finished(page, seed=2)
    open_finished(page)
    page.locator("footer.end .btn.go").click()
    curve = page.locator(".curve")
    expect(curve.locator("polyline")).to_have_count(2)
    expect(curve).to_have_attribute("aria-label", re.compile(r"Ada \d+, \w+ \d+"))
    expect(page.get_by_test_id("earlier")).to_contain_text("game number 2")
    hurry = page.get_by_test_id("hurry")
    for pressed in ("true", "false"):
        hurry.click()
        expect(hurry).to_have_attribute("aria-pressed", pressed)
    page.get_by_test_id("turn-best").click()
    page.wait_for_url(re.compile(r"\?at=\d+$"))
    expect(page.locator("footer.replay")).to_be_visible()


def test_a_phone_shows_all_columns_of_the_score(page: Page) -> None:
    page.set_viewport_size(PHONE)
    open_finished(page, players=3)
    page.locator("footer.end .btn.go").click()
    last = page.locator("tbody tr").last.locator("td").last.bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= PHONE["width"]
    expect(page.locator("tbody th").first).to_have_text("Palazzo")
    page.set_viewport_size(DESKTOP)


def test_the_sheet_is_what_a_printer_gets(page: Page) -> None:
    open_finished(page)
    page.evaluate("window.print = () => {}")
    page.locator("footer.end .btn.go").click()
    page.get_by_test_id("print").click()
    page.emulate_media(media="print")
    expect(page.locator(".printed > svg")).to_be_visible()
    expect(page.locator(".table")).to_be_hidden()
    page.emulate_media(media="screen")


@pytest.mark.parametrize(
    ("name", "symbols"), [("florenza-dice-4", 60), ("dice-forge-2", 15), ("florenza-2-open=True", 15)]
)
def test_what_lay_before_a_player_is_a_drawing_to_keep(page: Page, name: str, symbols: int) -> None:
    record = json.loads((RECORDS / f"{name}.json").read_text())
    others = [{"kind": "bot", "bot": "random"}] * (len(record["seats"]) - 1)
    seats = [{"kind": "me", "name": "Ada"}, *others]
    open_record(page, record, seats)
    page.locator("footer.end .btn.go").click()
    svg = unquote(page.get_by_test_id("sheet-svg").get_attribute("href") or "").partition(",")[2]
    drawn = ElementTree.fromstring(svg)
    told = [one.text for one in drawn.iter(f"{SVG}text")]
    assert "Ada" in told
    assert str(record["result"]["scores"][0]) in told
    used = [one.get("href", "")[1:] for one in drawn.iter(f"{SVG}use")]
    assert set(used) <= {one.get("id") for one in drawn.iter(f"{SVG}symbol")}
    assert len(used) > symbols
