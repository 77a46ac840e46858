"""The content, packed for the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from bottega.core.position import GameTables, cells_from
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
class Tables(GameTables):
    """Shared by all positions of one content, and never changed.

    Lists by face or card begin with an entry for "none", and have room for the maximum that a content can have.
    """

    def __init__(self, source: dict[str, list[int]], names: dict[str, list[str]]) -> None:
        super().__init__()
        self.source: Final = source
        self.names: Final = names
        self.face_names: Final = names["faces"]  # number 1 is the first
        self.card_names: Final = names["cards"]
        self.faces: Final[i64] = len(names["faces"])  # how many different ones there are
        # faces
        self.kind: Final = cells_from(source["kind"])
        self.amount: Final = cells_from(source["amount"])  # 4 * face + resource; for a shield its lower half
        self.matches: Final = cells_from(source["matches"])  # the resource that a shield looks for
        self.colour: Final = cells_from(source["colour"])  # of shields and boars, from 0
        self.price: Final = cells_from(source["price"])  # 0: not for sale
        self.stack: Final = cells_from(source["stack"])  # of the Sanctuary, from 1
        self.mask: Final = cells_from(source["mask"])  # a bit for each resource that a face can give
        self.copies: Final = cells_from(source["copies"])  # in the box, without the starting dice
        self.goods: Final = cells_from(source["goods"])  # the faces for sale, cheapest first
        self.mixed: Final = cells_from(source["mixed"])  # the stacks of different faces
        self.shields: Final = cells_from(source["shields"])  # the faces by colour
        self.boars: Final = cells_from(source["boars"])
        self.bonus: Final = cells_from(source["bonus"])  # of the owner of a Boar, by resource
        self.dice: Final = cells_from(source["dice"])  # the twelve starting faces
        # cards
        self.slot: Final = cells_from(source["slot"])
        self.portal: Final = cells_from(source["portal"])
        self.cost: Final = cells_from(source["cost"])  # 2 * card: suns, moons
        self.points: Final = cells_from(source["points"])
        self.gives: Final = cells_from(source["gives"])  # the face that a card gives, 0 if none
        self.times: Final = cells_from(source["times"])  # how many blessings a card gives, 0 if none
        self.blessing: Final = cells_from(source["blessing"])  # of which kind
        self.conversion: Final = cells_from(source["conversion"])  # 4 * card + resource: glory for a piece
        self.card_amounts: Final = cells_from(source["card_amounts"])  # 4 * card + resource
        self.card_price: Final = cells_from(source["card_price"])  # gold
        self.card_glory: Final = cells_from(source["card_glory"])
        self.is_known: Final = cells_from(source["is_known"])  # whether `evaluate` knows what the card brings
        self.when_taken: Final = [effect(name) for name in names["when_taken"]]
        self.when_used: Final = [effect(name) for name in names["when_used"]]
        self.reinforcements: Final = cells_from(
            source["reinforcements"]
        )  # the cards that can be used in a turn
        self.sets: Final = cells_from(source["sets"])  # the cards slot by slot, the introductory one first
        self.first_set: Final = cells_from(source["first_set"])  # where a slot begins in `sets`; and the end
        self.boar_order: Final = cells_from(
            source["boar_order"]
        )  # the colours of the Boar cards from the top
        # inventory
        self.limit: Final = cells_from(source["limit"])
        # by the number of players
        self.cards_each: Final = cells_from(source["cards_each"])
        self.faces_each: Final = cells_from(source["faces_each"])
        self.rounds: Final = cells_from(source["rounds"])
        self.blessings: Final = cells_from(source["blessings"])
        self.gold: Final = cells_from(source["gold"])  # 4 * players + seat
        # single numbers
        self.factor: Final[i64] = source["factor"][0]  # of x3
        self.discount: Final[i64] = source["discount"][0]  # of a ship
        self.shield_glory: Final[i64] = source["shield_glory"][0]
        self.hammer_steps: Final[i64] = source["hammer_steps"][0]  # of each side
        self.hammer_first: Final[i64] = source["hammer_rewards"][0]
        self.hammer_second: Final[i64] = source["hammer_rewards"][1]
        self.extra_price: Final[i64] = source["extra_price"][0]

    def card_amount(self, card: i64, resource: i64) -> i64:
        """What a card gives of a resource, at once or at choice."""
        return i64(self.card_amounts[at.RESOURCES * card + resource])

    def converts(self, card: i64) -> bool:
        """Whether the card turns anything that is rolled into glory."""
        for resource in range(i64(at.RESOURCES)):
            if self.conversion[at.RESOURCES * card + resource] > 0:
                return True
        return False

    def __reduce__(self) -> tuple[type[Tables], tuple[object, ...]]:
        return Tables, (self.source, self.names)
