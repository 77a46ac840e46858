"""Tables of the Florenza Dice Game at a given moment: games that play themselves from a seed until it comes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from playwright.sync_api import Page

import bottega
from bottega import CHANCE, OVER, Play
from bottega.core.chance import SeededDice
from bottega.core.record import RecordSeat
from bottega.games.florenza_dice.view import FlorenzaDiceView
from tests.page.sitting import open_record

GAME = bottega.game("florenza-dice")
NAMES = ("Ada", "Bruno", "Carla", "Dino")
LIVELY = ("build", "hire", "gain 2", "place", "gain", "take", "step", "money", "steps")
"""What is done rather than anything else, in this order."""


def buildable(play: Play, seat: int) -> bool:
    return any(notation.startswith("build") for notation in offered(play, seat))


def completes(play: Play, seat: int) -> bool:
    """Whether placing something would complete the cost of a building."""
    if buildable(play, seat):
        return False
    for action in play.position.actions(seat):
        if GAME.notate(play.position, action).startswith("place"):
            after = play.position.copy()
            after.apply(action, seat)
            more: Any = GAME.preview_more(play.position, after, seat)
            if more and any(pair.building for pair in more.pairs):
                return True
    return False


MOMENTS: dict[str, Callable[[Play, int], bool]] = {
    "start": lambda play, seat: True,
    "house": lambda play, seat: buildable(play, seat) and asked(play, seat) == "die",
    "houses": lambda play, seat: len([one for one in offered(play, seat) if one.startswith("build")]) > 1,
    "completes": completes,
    "others": lambda play, seat: len(play.position.waiting) == 2,
    "end of turn": lambda play, seat: asked(play, seat) == "done",
    "round 3": lambda play, seat: view(play).round == 3 and asked(play, seat) == "place",
}


def view(play: Play) -> FlorenzaDiceView:
    return cast(FlorenzaDiceView, GAME.view(play.position, None))


def asked(play: Play, seat: int) -> str:
    question = view(play).players[seat].asked
    return question.kind if question else ""


def offered(play: Play, seat: int) -> list[str]:
    return [GAME.notate(play.position, action) for action in play.position.actions(seat)]


def wish(play: Play, seat: int, rng: random.Random, building: bool) -> int:
    """Something lively, on the next space of the Rione if possible."""
    by_notation = {GAME.notate(play.position, one): one for one in play.position.actions(seat)}
    street = f"rione/{next((one.number for one in view(play).players[seat].spaces if one.next), 0)}"
    for verb in LIVELY:
        found = [one for one in by_notation if one.startswith(verb) and (building or verb != "build")]
        if found:
            return by_notation[rng.choice([one for one in found if street in one] or found)]
    return by_notation.get("done", next(iter(by_notation.values())))


@cache
def record_at(moment: str, players: int = 2, seed: int = 1) -> tuple[str, int]:
    """The record of a game until the first seat is asked at such a moment; and its seat."""
    rng = random.Random(seed)
    seats = [RecordSeat(name) for name in NAMES[:players]]
    play = Play.start(GAME, players, {}, seats, SeededDice(seed))
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            play.roll()
            continue
        seat = play.position.waiting[0]
        if MOMENTS[moment](play, seat):
            return play.record.dumps(), seat
        play.act(wish(play, seat, rng, building="house" not in moment), seat)
    raise AssertionError(f"there is no {moment} in the game with seed {seed}")


@cache
def finished(players: int = 2, seed: int = 1) -> str:
    """The record of a whole game."""
    rng = random.Random(seed)
    play = Play.start(GAME, players, {}, [RecordSeat(name) for name in NAMES[:players]], SeededDice(seed))
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            play.roll()
            continue
        seat = play.position.waiting[0]
        play.act(wish(play, seat, rng, building=True), seat)
    return play.record.dumps()


def open_finished(page: Page, players: int = 2, seed: int = 1) -> None:
    """A table whose game is over; the first seat was ours."""
    seats = [
        {"kind": "me", "name": NAMES[number]} if number == 0 else {"kind": "bot", "bot": "random"}
        for number in range(players)
    ]
    open_record(page, json.loads(finished(players, seed)), seats)


def open_at(page: Page, moment: str, players: int = 2, seed: int = 1, mine: str = "asked") -> int:
    """Sit down at such a table; the seat that is asked is ours, or `all`, or all that are `waiting`."""
    record, seat = record_at(moment, players, seed)
    own = {"asked": [seat], "waiting": [seat, (seat + 1) % players], "all": range(players)}[mine]
    seats = [
        {"kind": "me", "name": NAMES[number]}
        if number in own
        else {"kind": "bot", "bot": "random", "name": NAMES[number]}
        for number in range(players)
    ]
    open_record(page, json.loads(record), seats)
    return seat
