"""The content, packed for the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import cards, feats

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition

Effect = Callable[["ForgePosition", i64, i64], None]
"""What a card does: called with the position, the seat and the card."""

SHARED_EFFECTS: Final[dict[str, Effect]] = {
    "nothing": feats.nothing,
    "face": feats.take_given,
    "blessing": feats.bless_in_a_row,
}


def has_effect(name: str) -> bool:
    """Whether there is an effect of that name: one that several cards share, or a function in rules/cards.py."""
    found = getattr(cards, name.replace("-", "_"), None)
    return name in SHARED_EFFECTS or getattr(found, "__module__", "") == cards.__name__


def effect(name: str) -> Effect:
    """The effect of that name."""
    if name in SHARED_EFFECTS:
        return SHARED_EFFECTS[name]
    found: Effect = getattr(cards, name.replace("-", "_"))
    return found


@final
class Tables(at.Tables):
    """The content, with the functions that carry out what cards do."""

    def __init__(self, packed: dict[str, Any]) -> None:
        super().__init__(packed)
        self.when_taken: Final = [effect(name) for name in self.taken_effects]
        self.when_used: Final = [effect(name) for name in self.used_effects]

    def card_amount(self, card: i64, resource: i64) -> i64:
        """What a card gives of a resource, at once or at choice."""
        return i64(self.card_amounts[at.RESOURCES * card + resource])

    def converts(self, card: i64) -> bool:
        """Whether the card turns anything that is rolled into glory."""
        for resource in range(i64(at.RESOURCES)):
            if self.conversion[at.RESOURCES * card + resource] > 0:
                return True
        return False
