"""Tables of Dice Forge: new ones, and moments of games, one for each kind of decision."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, cast

from playwright.sync_api import Locator, Page, ViewportSize

import bottega
from bottega import OVER, Rng
from bottega.core.chance import SeededDice
from bottega.core.play import Play
from bottega.games.dice_forge.names import ITEMS, STEPS
from bottega.games.dice_forge.view import ForgeView
from tests.page.sitting import Sitting, go, post

GAME = bottega.game("dice-forge")
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
GOODS = ("gold", "sun", "moon", "glory")
QUIET = ("setup", "blessings", "taking", "over")
"""Steps in which nobody is asked by the turn itself."""
INNER = ("resolve", "row")
"""Items of an agenda that ask nothing."""
KINDS = tuple(name for name in STEPS if name not in QUIET) + tuple(
    name for name in ITEMS if name not in INNER
)
"""Every kind of decision that the engine has."""

RICH = "rich"
"""Not a kind of its own: an action of somebody who can buy several faces, or take one of several feats."""
MUCH = {"gold": 9, "sun": 3, "moon": 2}
TOGETHER = "together"
"""Not a kind of its own: two players of two have to decide at the same time."""

SETS = ("ship", "shield", "triton", "cyclops", "bear", "boar", "cerberus", "sentinel", "typhon")
"""The alternative cards of all slots."""
GAMES = (31, 52, 9, 18)
"""Games in which every kind comes, as the rules are now; if they do not suffice, others are tried."""
MOST_GAMES = 100


class Moment(NamedTuple):
    """A record, and after how many moves a seat is asked."""

    record: dict[str, Any]
    move: int
    seat: int


def asked(play: Play) -> Iterator[tuple[str, int]]:
    """What each waiting seat is asked."""
    view = cast(ForgeView, GAME.view(play.position, None))
    for seat in play.position.waiting:
        question = view.players[seat].asked
        assert question is not None
        yield question.kind, seat
        reserves = view.players[seat].reserves
        if question.kind == "action" and all(reserves[good].amount >= most for good, most in MUCH.items()):
            yield RICH, seat
        if len(play.position.waiting) == play.position.seats == 2:
            yield TOGETHER, seat


@cache
def moments() -> dict[str, Moment]:
    """A moment of each kind of decision, from a few games with random moves."""
    found: dict[str, Moment] = {}
    for number in (*GAMES, *range(MOST_GAMES)):
        if {*KINDS, RICH, TOGETHER} <= set(found):
            break
        for kind, moment in moments_of(number).items():
            found.setdefault(kind, moment)
    return found


def moments_of(number: int) -> dict[str, Moment]:
    """The first moment of each kind in a game with random moves, with two or three players."""
    rng = Rng(number, 7)
    seen: dict[str, tuple[int, int]] = {}
    sets = list(SETS) if number % 3 else ["introductory"]
    play = Play.start(GAME, 2 + number % 2, {"sets": sets}, dice=SeededDice(number, 3))
    play.roll()
    while play.position.to_act != OVER:
        for kind, seat in asked(play):
            if seat == play.position.waiting[0]:
                seen.setdefault(kind, (len(play.record.moves), seat))
        actions = play.position.actions()
        play.act(actions[rng.below(len(actions))])
        play.roll()
    record = json.loads(play.record.dumps())
    return {kind: Moment(record, move, seat) for kind, (move, seat) in seen.items()}


def sit_at(page: Page, table: str) -> Sitting:
    go(page, f"/t/{table}")
    page.locator(f".table[data-table='{table}'] footer.bar.asked").wait_for()
    return Sitting(page)


def open_moment(page: Page, moment: Moment) -> Sitting:
    """A table that goes on from the moment, with all seats our own."""
    if not page.url.startswith("http"):
        page.goto("/")  # makes a guest of the browser
    body = {"record": moment.record, "move": moment.move, "pace": 0}
    return sit_at(page, post(page, "/api/import", body)["table"]["id"])


def new_game(page: Page, players: int = 2, **options: Any) -> Sitting:
    body = {"game": "dice-forge", "players": players, "pace": 0, "bot": "random", "options": options}
    if not page.url.startswith("http"):
        page.goto("/")  # makes a guest of the browser
    return sit_at(page, post(page, "/api/play", body)["table"]["id"])


def on_board(page: Page) -> Locator:
    """What calls on the board and in the strips: the things themselves, not the list in the bar."""
    return page.locator(".main [data-place].answers:visible:not([disabled])")


MEETING = """() => {
  const all = [...document.querySelectorAll('.bench .beside')].map((one) => one.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap((one, at) => all.slice(at + 1).filter((other) => meet(one, other))).length;
}"""
"""How many badges, and faces that are replaced, lie on each other."""
