"""A move of Dice Forge as text, and back: `buy g3`, `forge light g1`, `feat owl`, `put 2`, `take sun`, `done`.

Seats are numbered from 0. An outcome is the side of the die that was rolled, `4`; during setup it is the set that was
drawn, `set owl`, or the face that was removed, `out g6`. Every action has one text, the same in every position.
"""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.errors import NotationError
from bottega.core.position import CHANCE
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import COLOURS, DICE, RESOURCES
from bottega.games.dice_forge.position import ForgePosition
from bottega.games.dice_forge.tables import Tables

VERBS = {
    at.DONE: "done",
    at.TRITON: "triton",
    at.TAKE: "take",
    at.KEEP: "keep",
    at.CONVERT: "convert",
    at.SHIP_FIRST: "ship first",
    at.GOLD_FIRST: "gold first",
    at.AGAIN: "again",
    at.PAY_EXTRA: "extra",
    at.ROLL_DIE: "roll",
    at.USE: "use",
    at.PUT: "put",
    at.BUY: "buy",
    at.FORGE: "forge",
    at.COPY: "copy",
    at.CHOOSE_SHIELD: "shield",
    at.UNDERTAKE: "feat",
    at.GIVE_BOAR: "boar",
    at.BORROW: "borrow",
}
HINT = "e.g. buy g3, forge light g1, feat owl, put 2, done"
SETUP_HINT = "say a side of the die, 0 to 5, or at set-up: set CARD, out FACE"


class Notation:
    """The texts of all actions and outcomes, with the names of one content."""

    def __init__(self, t: Tables) -> None:
        reinforcements = [t.card_names[card - 1] for card in t.reinforcements]
        words: dict[int, Sequence[str]] = {
            at.TRITON: RESOURCES,
            at.TAKE: RESOURCES,
            at.ROLL_DIE: DICE,
            at.USE: _all_names(reinforcements, "reinforcement", at.MOST_REINFORCEMENTS),
            at.CHOOSE_SHIELD: COLOURS,
        }
        faces = _all_names(["none", *t.face_names], "face", at.MOST_FACES + 1)
        cards = _all_names(["none", *t.card_names], "card", at.MOST_CARDS + 1)
        self.actions = [_action(action, words, faces, cards) for action in range(at.ACTIONS)]
        self.outcomes = [_outcome(outcome, faces, cards) for outcome in range(at.OUTCOMES)]
        self.action_numbers = {word: action for action, word in enumerate(self.actions)}
        self.outcome_numbers = {word: outcome for outcome, word in enumerate(self.outcomes)}

    def notate(self, p: ForgePosition, action: int) -> str:
        return self.outcomes[action] if p.to_act == CHANCE else self.actions[action]

    def parse(self, p: ForgePosition, text: str) -> int:
        words = " ".join(text.split())
        numbers = self.outcome_numbers if p.to_act == CHANCE else self.action_numbers
        if words in numbers:
            return numbers[words]
        if p.to_act == CHANCE:
            raise NotationError(f"{text!r} is not an outcome here; {SETUP_HINT}")
        raise NotationError(f"{text!r} is not a move of dice-forge; {HINT}")


def _all_names(names: list[str], thing: str, count: int) -> list[str]:
    """The names; numbers that this content does not use get names like "face 30"."""
    return [*names, *(f"{thing} {number}" for number in range(len(names), count))]


def _action(action: int, words: dict[int, Sequence[str]], faces: list[str], cards: list[str]) -> str:
    kind, index = int(at.action_kind(action)), int(at.action_index(action))
    verb = VERBS[kind]
    if kind in words:
        return f"{verb} {words[kind][index]}"
    if kind in (at.BUY, at.COPY):
        return f"{verb} {faces[index]}"
    if kind == at.FORGE:
        return f"{verb} {DICE[at.forge_die(index)]} {faces[at.forge_face(index)]}"
    if kind == at.UNDERTAKE:
        return f"{verb} {cards[index]}"
    if kind == at.BORROW:
        return f"{verb} {at.borrow_seat(index)} {DICE[at.borrow_die(index)]}"
    if kind in (at.PUT, at.GIVE_BOAR):
        return f"{verb} {index}"
    return verb


def _outcome(outcome: int, faces: list[str], cards: list[str]) -> str:
    kind, index = at.outcome_kind(outcome), int(at.outcome_index(outcome))
    if kind == at.DRAW_CARD:
        return f"set {cards[index]}"
    return f"out {faces[index]}" if kind == at.DRAW_FACE else str(index)
