"""A move of Pig as text, and back: `roll`, `hold`; an outcome is the side of the die, `4`."""

from __future__ import annotations

from bottega.core.errors import NotationError
from bottega.core.position import CHANCE
from bottega.games.pig.layout import HOLD, ROLL
from bottega.games.pig.position import PigPosition

WORDS = {ROLL: "roll", HOLD: "hold"}


def notate(p: PigPosition, action: int) -> str:
    return str(action) if p.to_act == CHANCE else WORDS[action]


def parse(p: PigPosition, text: str) -> int:
    if p.to_act == CHANCE:
        if text.isdecimal() and 1 <= int(text) <= p.tables.sides:
            return int(text)
        raise NotationError(f"{text!r} is not a side of the die; expected 1 to {p.tables.sides}")
    for action, word in WORDS.items():
        if word == text:
            return action
    raise NotationError(f"{text!r} is not a move of pig; expected roll or hold")
