"""The content, packed for the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import GameTables, cells_from


class Tables(GameTables):
    """Shared by all positions of one content, and never changed. Lists by face, card or stack begin with 0 for none.

    Lists by face or card have room for the most that a content can have.
    """

    source: dict[str, list[int]]
    face_names: Final[list[str]]  # number 1 is the first
    card_names: Final[list[str]]
    faces: Final[i64]  # how many different faces there are
    # faces
    kind: Final[vec[i16]]
    amount: Final[vec[i16]]  # 4 * face + resource; of a shield its lower half
    matches: Final[vec[i16]]  # the resource that a shield looks for
    colour: Final[vec[i16]]  # of shields and boars, from 0
    price: Final[vec[i16]]  # 0: not for sale
    stack: Final[vec[i16]]  # of the Sanctuary, from 1
    mask: Final[vec[i16]]  # a bit for each resource that a face can give
    goods: Final[vec[i16]]  # the faces for sale, cheapest first
    mixed: Final[vec[i16]]  # the stacks of different faces
    copies: Final[vec[i16]]  # in the box, without the starting dice
    shields: Final[vec[i16]]  # the faces by colour
    boars: Final[vec[i16]]
    bonus: Final[vec[i16]]  # of the owner of a Boar, by resource
    dice: Final[vec[i16]]  # the twelve starting faces
    # cards
    slot: Final[vec[i16]]
    portal: Final[vec[i16]]
    cost: Final[vec[i16]]  # 2 * card: suns, moons
    points: Final[vec[i16]]
    gives: Final[vec[i16]]  # the face that a card gives, 0 if none
    sets: Final[vec[i16]]  # 2 * slot: introductory and alternate card
    reinforcements: Final[vec[i16]]  # the cards that are used in the second step of a turn
    boar_order: Final[vec[i16]]  # the colours of the Boar cards from the top
    # inventory
    limit: Final[vec[i16]]
    chest: Final[vec[i16]]
    triton: Final[vec[i16]]
    owl: Final[vec[i16]]
    spirits: Final[vec[i16]]
    # players: five entries, by their number
    cards_each: Final[vec[i16]]
    faces_each: Final[vec[i16]]
    rounds: Final[vec[i16]]
    blessings: Final[vec[i16]]
    gold: Final[vec[i16]]  # of each seat
    # single numbers
    times: i64
    discount: i64
    shield_glory: i64
    hammer_steps: i64
    hammer_first: i64
    hammer_second: i64
    elder_price: i64
    elder_glory: i64
    extra_price: i64
    bear_glory: i64
    typhon_glory: i64
    sphinx_rolls: i64
    cancer_rolls: i64
    sun_glory: i64  # a shard turned by Sentinel
    gold_glory: i64  # gold turned by Cyclops

    def __init__(self, source: dict[str, list[int]], face_names: list[str], card_names: list[str]) -> None:
        super().__init__()
        self.source = source
        self.face_names = face_names
        self.card_names = card_names
        self.faces = len(face_names)
        self.kind = cells_from(source["kind"])
        self.amount = cells_from(source["amount"])
        self.matches = cells_from(source["matches"])
        self.colour = cells_from(source["colour"])
        self.price = cells_from(source["price"])
        self.stack = cells_from(source["stack"])
        self.mask = cells_from(source["mask"])
        self.goods = cells_from(source["goods"])
        self.mixed = cells_from(source["mixed"])
        self.copies = cells_from(source["copies"])
        self.shields = cells_from(source["shields"])
        self.boars = cells_from(source["boars"])
        self.bonus = cells_from(source["bonus"])
        self.dice = cells_from(source["dice"])
        self.slot = cells_from(source["slot"])
        self.portal = cells_from(source["portal"])
        self.cost = cells_from(source["cost"])
        self.points = cells_from(source["points"])
        self.gives = cells_from(source["gives"])
        self.sets = cells_from(source["sets"])
        self.reinforcements = cells_from(source["reinforcements"])
        self.boar_order = cells_from(source["boar_order"])
        self.limit = cells_from(source["limit"])
        self.chest = cells_from(source["chest"])
        self.triton = cells_from(source["triton"])
        self.owl = cells_from(source["owl"])
        self.spirits = cells_from(source["spirits"])
        self.cards_each = cells_from(source["cards_each"])
        self.faces_each = cells_from(source["faces_each"])
        self.rounds = cells_from(source["rounds"])
        self.blessings = cells_from(source["blessings"])
        self.gold = cells_from(source["gold"])
        self.times, self.discount, self.shield_glory = source["faces"]
        self.hammer_steps, self.hammer_first, self.hammer_second = source["hammer"]
        self.elder_price, self.elder_glory = source["elder"]
        self.extra_price, self.bear_glory, self.typhon_glory = source["cards"]
        self.sphinx_rolls, self.cancer_rolls, self.sun_glory, self.gold_glory = source["rolls"]

    def __reduce__(self) -> tuple[type[Tables], tuple[object, ...]]:
        return Tables, (self.source, self.face_names, self.card_names)
