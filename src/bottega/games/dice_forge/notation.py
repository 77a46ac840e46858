"""A move of Dice Forge as text, and back: `buy g3`, `forge light g1`, `feat owl`, `put 2`, `take sun`, `done`.

Seats are numbered from 0. An outcome is the side of the die that was rolled, `4`; at set-up it is the set that was
drawn, `set owl`, or the face that was taken out, `out g6`. Every action has one text, the same in every position.
"""

from __future__ import annotations

from bottega.core.errors import NotationError
from bottega.core.position import CHANCE
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import CARDS, COLOURS, DICE, FACES, RESOURCES
from bottega.games.dice_forge.position import ForgePosition

REINFORCEMENTS = ("elder", "owl", "hind")
SETUP_HINT = "say a side of the die, 0 to 5, or at set-up: set CARD, out FACE"


def _actions() -> dict[int, str]:
    """The text of every action."""
    words = {
        at.DONE: "done",
        at.KEEP: "keep",
        at.CONVERT: "convert",
        at.SHIP_FIRST: "ship first",
        at.GOLD_FIRST: "gold first",
        at.AGAIN: "again",
        at.PAY_EXTRA: "extra",
    }
    words |= {at.TRITON + which: f"triton {word}" for which, word in enumerate(RESOURCES[:3])}
    words |= {at.TAKE + which: f"take {word}" for which, word in enumerate(RESOURCES)}
    words |= {at.ROLL_DIE + die: f"roll {word}" for die, word in enumerate(DICE)}
    words |= {at.USE + kind: f"use {word}" for kind, word in enumerate(REINFORCEMENTS)}
    words |= {at.PUT + gold: f"put {gold}" for gold in range(at.MOST_GOLD + 1)}
    words |= {at.CHOOSE + colour: f"shield {word}" for colour, word in enumerate(COLOURS)}
    words |= {at.GIVE + seat: f"boar {seat}" for seat in range(4)}
    words |= {at.BORROW + die: f"borrow {die // 2} {DICE[die % 2]}" for die in range(8)}
    for face, name in enumerate(("none", *FACES)):
        words |= {at.BUY + face: f"buy {name}", at.COPY + face: f"copy {name}"}
        words |= {at.FORGE + die * at.FACES + face: f"forge {word} {name}" for die, word in enumerate(DICE)}
    words |= {at.UNDERTAKE + card: f"feat {name}" for card, name in enumerate(("none", *CARDS))}
    return words


def _outcomes() -> dict[int, str]:
    """The text of every outcome."""
    words = {side: str(side) for side in range(at.SIDES)}
    words |= {at.DRAW_CARD + card: f"set {name}" for card, name in enumerate(("none", *CARDS))}
    words |= {at.DRAW_FACE + face: f"out {name}" for face, name in enumerate(("none", *FACES))}
    return words


ACTIONS = _actions()
OUTCOMES = _outcomes()
ACTION_NUMBERS = {word: action for action, word in ACTIONS.items()}
OUTCOME_NUMBERS = {word: outcome for outcome, word in OUTCOMES.items()}


def notate(p: ForgePosition, action: int) -> str:
    return OUTCOMES[action] if p.to_act == CHANCE else ACTIONS[action]


def parse(p: ForgePosition, text: str) -> int:
    words = " ".join(text.split())
    numbers = OUTCOME_NUMBERS if p.to_act == CHANCE else ACTION_NUMBERS
    if words in numbers:
        return numbers[words]
    if p.to_act == CHANCE:
        raise NotationError(f"{text!r} is not an outcome here; {SETUP_HINT}")
    raise NotationError(
        f"{text!r} is not a move of dice-forge; e.g. buy g3, forge light g1, feat owl, put 2, done"
    )
