"""Things of one's own content: no drawing, rule or text was made for them, and the page shows them all the same."""

from __future__ import annotations

import tomllib
from typing import Any

from playwright.sync_api import Locator, Page, expect

import bottega
from tests.page.sitting import Sitting, go, post

FORGE = tomllib.loads("""
    extends = "first"

    [[face]]
    name = "g5m1"
    kind = "plain"
    gold = 5
    moon = 1
    mark = "reconstructed"

    [dice]
    light = ["g5m1", "g1", "g1", "g1", "g1", "s1"]
    mark = "reconstructed"

    [[card]]
    name = "pan"
    slot = "S2"
    portal = 6
    set = "alternate"
    sun = 2
    moon = 0
    points = 3
    blessing = "minor"
    times = 2
    converts = ["gold"]
    glory = 1
    mark = "reconstructed"
""")
FLORENZA = tomllib.loads("""
    extends = "second"

    [[building]]
    no = 31
    name = "Serraglio"
    cost = { metal = 1, florins = 50 }
    pp = 2
    gain = { florins = 150, pp = 1 }
    tiles = 3
    mark = "reconstructed"
""")
DICE_GAME = tomllib.loads("""
    extends = "second"

    [[building]]
    number = 26
    name = "Serraglio"
    cost = ["wood", "textile"]
    fiorini = 100
    points = 2
    power = "spares"
    die = "none"
    amount = 3
    mark = "reconstructed"
""")

SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[title], [aria-label]')].flatMap(
  (one) => [one.getAttribute('title') ?? '', one.getAttribute('aria-label') ?? ''])].join('\\n')"""
"""All that the page says, also by hover and to who does not see it."""

SIZES = "(all) => all.map((one) => Math.min(one.getBBox().width, one.getBBox().height))"


def open_table(page: Page, game: str, content: dict[str, Any], **options: Any) -> None:
    if not page.url.startswith("http"):
        page.goto("/")  # makes a guest of the browser
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": game, "seats": seats, "content": content, "options": options, "pace": 0}
    go(page, f"/t/{post(page, '/api/tables', wish)['table']['id']}")
    Sitting(page).wait_asked()


def check_words(shown: Locator, game: str, content: dict[str, Any], thing: str, effect: bool = True) -> None:
    """The name and the effect line, and nothing on the page that was not filled in."""
    known = bottega.game(game, content)
    found = next(one for one in known.things() if one.id == thing)
    name = found.name if isinstance(found.name, str) else known.say(found.name, "en")
    text = "".join((shown.text_content() or "").split())
    assert "".join(name.split()) in text
    if effect:
        assert "".join(known.effect_text(found.effect, "en").split()) in text
    said = shown.page.evaluate(SAID)
    assert not [line for line in said.splitlines() if "{" in line or "}" in line or "undefined" in line]


def check_drawn(parts: Locator) -> None:
    """Each part of the drawing is there and has an extent: none refers to a symbol that does not exist."""
    expect(parts.first).to_be_attached()
    sizes = parts.evaluate_all(SIZES)
    assert min(sizes) > 0, sizes


def test_a_feat_and_a_face_without_drawings_get_a_medal_and_a_plaque(page: Page) -> None:
    open_table(page, "dice-forge", FORGE, sets=["pan"])
    feat = page.locator("[data-about='feat/pan']")
    expect(feat).to_be_visible()
    check_words(feat, "dice-forge", FORGE, "feat/pan")
    expect(feat.locator(".emblem")).to_be_visible()
    check_drawn(feat.locator(".emblem use"))
    face = page.locator(".net [data-about='face/g5m1']").first
    check_words(face, "dice-forge", FORGE, "face/g5m1", effect=False)
    expect(face.locator(".plaque .figure")).to_have_text(["5", "1", "+"])
    check_drawn(face.locator(".plaque use"))


def test_a_building_of_florenza_without_a_drawing_gets_a_house(page: Page) -> None:
    open_table(page, "florenza", FLORENZA)
    tile = page.locator("[data-place='supply/31']")
    expect(tile).to_be_visible()
    check_words(tile, "florenza", FLORENZA, "supply/31")
    check_drawn(tile.locator("svg.house path"))


def test_a_building_of_the_dice_game_without_a_drawing_gets_a_house(page: Page) -> None:
    open_table(page, "florenza-dice", DICE_GAME)
    page.get_by_role("button", name="Building table").first.click()
    row = page.locator(".drawer [data-place='building/26']")
    expect(row).to_be_visible()
    check_words(row, "florenza-dice", DICE_GAME, "building/26")
    check_drawn(row.locator("svg.house > :is(path, use)"))
