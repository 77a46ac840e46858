"""Moments of Dice Forge games, one for each kind of decision, to open as tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, cast

import bottega
from bottega import OVER, Rng
from bottega.core.chance import SeededDice
from bottega.core.play import Play
from bottega.games.dice_forge.names import ITEMS, STEPS
from bottega.games.dice_forge.view import ForgeView

GAME = bottega.game("dice-forge")
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
