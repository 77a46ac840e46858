"""Tables of Florenza X at a given decision: games that play themselves from a seed until somebody is asked for it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Page

import bottega
from bottega import CHANCE, OVER, Play
from bottega.core.chance import SeededDice
from bottega.core.record import RecordSeat
from bottega.games.florenza.names import STAGES
from tests.page.sitting import GO, post

NAMES = ("Ada", "Bruno", "Carla", "Dino", "Emma")

OPEN = ".left [data-place].open, .left .nobody"
TILES = ".drawer .tile.open"
DECIDE = ".decision .card:not(.last), .decision .faces button, .decision .card"
"""What answers the question: places on the board, tiles in the drawer or the cards of a window over it."""


def decisions(seed: int, players: int, **options: Any) -> Iterator[tuple[Play, str]]:
    """A random game, stopped wherever somebody is asked; with what they are asked for."""
    game = bottega.game("florenza")
    rng = random.Random(seed)
    seats = [RecordSeat(NAMES[seat]) for seat in range(max(players, 1 + len(options.get("ghosts", ()))))]
    play = Play.start(game, players, options, seats, SeededDice(seed))
    while play.position.to_act != OVER:
        if play.position.to_act == CHANCE:
            play.roll()
            continue
        p: Any = play.position
        yield play, STAGES[p.stage]
        play.act(wish(play, rng))


def wish(play: Play, rng: random.Random) -> int:
    """Anything but an idle familiar or giving up, if there is something else."""
    actions = list(play.position.actions())
    idle = ("administration", "refuse", "done")
    lively = [one for one in actions if play.game.notate(play.position, one) not in idle]
    return rng.choice(lively or actions)


class Walk:
    """A random game and its records where somebody is asked for something for the first time."""

    def __init__(self, seed: int, players: int, options: str) -> None:
        self.going = decisions(seed, players, **json.loads(options))
        self.found: dict[str, tuple[str, int]] = {}

    def first(self, wanted: str) -> tuple[str, int]:
        while wanted not in self.found:
            play, stage = next(self.going)
            if stage not in self.found:
                self.found[stage] = play.record.dumps(), int(play.position.to_act)
        return self.found[wanted]


walk = cache(Walk)


@cache
def record_at(
    stage: str, seed: int, players: int = 2, round: int = 0, nth: int = 1, options: str = "{}"
) -> tuple[str, int]:
    """A random game until this is asked in this round or later, for the nth time; and who is asked."""
    if not round and nth == 1:
        return walk(seed, players, options).first(stage)
    for play, asked in decisions(seed, players, **json.loads(options)):
        p: Any = play.position
        nth -= asked == stage and p.round >= round
        if nth == 0:
            return play.record.dumps(), int(p.to_act)
    raise AssertionError(f"nobody is asked for {stage} in the game with seed {seed}")


def open_at(
    page: Page, stage: str, seed: int, players: int = 2, round: int = 0, nth: int = 1, **options: Any
) -> int:
    """Sit down at such a table, with bots on the other seats; the seat that is asked is ours."""
    record, seat = record_at(stage, seed, players, round, nth, json.dumps(options))
    seats = [
        {"kind": "me", "name": NAMES[number]} if number == seat else {"kind": "bot", "bot": "random"}
        for number in range(players)
    ]
    if not page.url.startswith("http"):
        page.goto("/")  # makes a guest of the browser
    made = post(page, "/api/import", {"record": json.loads(record), "seats": seats, "pace": 0})
    page.evaluate(GO, f"/t/{made['table']['id']}")
    page.locator(".table:not([data-left]) footer.bar.asked").first.wait_for()
    return seat
