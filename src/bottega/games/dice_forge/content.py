"""The numbers of the box, typed and checked, and packed for the engine."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.core.errors import ContentError
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import (
    CARDS,
    COLOURS,
    FACE_KINDS,
    FACES,
    GIVES,
    REINFORCEMENTS,
    RESOURCES,
    SLOTS,
)
from bottega.games.dice_forge.tables import Tables

Amount = Annotated[int, Meta(ge=0, le=12)]
Number = Annotated[int, Meta(ge=1, le=12)]
Price = Annotated[int, Meta(ge=1, le=24)]
Glory = Annotated[int, Meta(ge=0, le=50)]
Resource = Literal["gold", "sun", "moon", "glory"]
Colour = Literal["red", "blue", "yellow", "green"]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all tables."""


class Face(Row, frozen=True):
    name: str
    kind: Literal["plain", "choice", "triple", "mirror", "ship", "shield", "boar"]
    gold: Amount = 0
    sun: Amount = 0
    moon: Amount = 0
    glory: Amount = 0
    matches: Resource | None = None
    copies: Annotated[int, Meta(ge=1, le=4)] = 0

    def amounts(self) -> list[int]:
        return [self.gold, self.sun, self.moon, self.glory]


class Special(Row, frozen=True):
    times: Annotated[int, Meta(ge=1, le=3)]
    discount: Amount
    shield_glory: Glory


class Boar(Row, frozen=True):
    sun: Number
    moon: Number
    glory: Number
    order: Annotated[list[Colour], Meta(min_length=4, max_length=4)]


class Dice(Row, frozen=True):
    light: Annotated[list[str], Meta(min_length=6, max_length=6)]
    dark: Annotated[list[str], Meta(min_length=6, max_length=6)]


class Stack(Row, frozen=True):
    price: Price
    faces: Annotated[list[str], Meta(min_length=4, max_length=4)]


class Card(Row, frozen=True):
    name: str
    slot: str
    portal: Annotated[int, Meta(ge=1, le=7)]
    set: Literal["introductory", "alternate"]
    sun: Amount
    moon: Amount
    points: Glory


class Elder(Row, frozen=True):
    price: Number
    glory: Glory


class Shards(Row, frozen=True):
    gold: Number
    sun: Number
    moon: Number


class Spirits(Row, frozen=True):
    gold: Number
    moon: Number


class Hammer(Row, frozen=True):
    steps: Annotated[int, Meta(ge=1, le=50)]
    first: Glory
    second: Glory


class OneGlory(Row, frozen=True):
    glory: Glory


class Rolls(Row, frozen=True):
    rolls: Annotated[int, Meta(ge=1, le=6)]


class Extra(Row, frozen=True):
    price: Number


class Players(Row, frozen=True):
    name: Literal["2", "3", "4"]
    cards: Annotated[int, Meta(ge=1, le=4)]
    faces: Annotated[int, Meta(ge=1, le=4)]
    gold: list[Amount]
    rounds: Annotated[int, Meta(ge=1, le=20)]
    blessings: Annotated[int, Meta(ge=1, le=3)]


class Box(Row, frozen=True):
    """Everything that the box holds."""

    face: list[Face]
    special: Special
    boar: Boar
    dice: Dice
    stack: Annotated[list[Stack], Meta(min_length=10, max_length=10)]
    card: list[Card]
    elder: Elder
    owl: Shards
    spirits: Spirits
    chest: Shards
    hammer: Hammer
    triton: Shards
    bear: OneGlory
    typhon: OneGlory
    sphinx: Rolls
    cancer: Rolls
    sentinel: OneGlory
    cyclops: OneGlory
    limits: Shards
    extra: Extra
    players: Annotated[list[Players], Meta(min_length=3, max_length=3)]


def check(box: Box) -> None:
    """What the types cannot say."""
    _check_names("face", [face.name for face in box.face], FACES)
    _check_names("card", [card.name for card in box.card], CARDS)
    _check_names("players", [row.name for row in box.players], ("2", "3", "4"))
    for face in box.face:
        _check_face(face)
    ordinary = {face.name for face in box.face if face.kind in ("plain", "choice")}
    sold: set[str] = set()
    for number, stack in enumerate(box.stack, 1):
        _check_stack(number, stack, ordinary, sold)
    for die, faces in (("light", box.dice.light), ("dark", box.dice.dark)):
        if not ordinary.issuperset(faces):
            raise ContentError(
                f"table dice, cell {die}: only plain and choice faces can be on a starting die"
            )
    for slot in SLOTS:
        _check_slot(slot, [card for card in box.card if card.slot == slot])
    if sorted(box.boar.order) != sorted(COLOURS):
        raise ContentError("table boar, cell order: every colour once")
    for row in box.players:
        if len(row.gold) != int(row.name):
            raise ContentError(f"table players, row {row.name}, cell gold: one number for each player")


def _check_names(table: str, names: list[str], known: tuple[str, ...]) -> None:
    for number, (name, expected) in enumerate(zip(names, known, strict=False), 1):
        if name != expected:
            raise ContentError(
                f"table {table}, row {number}, cell name: {expected!r} belongs here, not {name!r}"
            )
    if len(names) != len(known):
        raise ContentError(f"table {table}: there are {len(known)} rows, not {len(names)}")


def _check_face(face: Face) -> None:
    special = FACES.index(face.name) >= FACES.index("mirror")
    expected = {"x3": "triple"}.get(face.name, face.name.split("-")[0]) if special else "plain or choice"
    where = f"table face, row {face.name}, cell"
    if face.kind not in expected.split(" or "):
        raise ContentError(f"{where} kind: the rules make it {expected}")
    if face.kind in ("plain", "choice") and not any(face.amounts()):
        raise ContentError(f"{where} kind: a face gives something")
    if (face.kind == "shield") != (face.matches is not None):
        raise ContentError(f"{where} matches: a shield matches a resource, and only a shield does")
    if face.kind == "boar" and (face.gold or face.glory or not face.sun or not face.moon):
        raise ContentError(f"{where} kind: a boar gives suns or moons")
    if special != (face.copies > 0):
        raise ContentError(f"{where} copies: faces of the Gardens have copies, the others lie in stacks")


def _check_stack(number: int, stack: Stack, ordinary: set[str], sold: set[str]) -> None:
    kinds = set(stack.faces)
    where = f"table stack, row {number}, cell faces"
    if not ordinary.issuperset(kinds):
        raise ContentError(f"{where}: only plain and choice faces are for sale")
    if len(kinds) not in (1, 4):
        raise ContentError(f"{where}: four equal faces or four different ones")
    if sold & kinds:
        raise ContentError(f"{where}: {min(sold & kinds)} lies in another stack already")
    sold |= kinds


def _check_slot(slot: str, cards: list[Card]) -> None:
    if (
        not 1 <= len(cards) <= 2
        or [card.set for card in cards] != ["introductory", "alternate"][: len(cards)]
    ):
        raise ContentError(
            f"table card: slot {slot} has an introductory set, and at most one alternate after it"
        )
    if len({card.portal for card in cards}) != 1:
        raise ContentError(f"table card: the cards of slot {slot} belong to one portal")


BY_FACE = {"kind": 1, "amount": 4, "matches": 1, "colour": 1, "price": 1, "stack": 1, "mask": 1, "copies": 1}
BY_CARD = {"slot": 1, "portal": 1, "cost": 2, "points": 1, "gives": 1}
"""The lists with an entry, or several, for each face or card, which have room for the most there can be."""


def pack(box: Box) -> Tables:
    """The content as the engine wants it."""
    faces, cards = box.face, box.card
    stacks = {name: number for number, stack in enumerate(box.stack, 1) for name in stack.faces}
    copies = {name: stack.faces.count(name) for stack in box.stack for name in stack.faces}
    colours = [FACES.index(name) + 1 for name in FACES if name.startswith(("shield-", "boar-"))]
    by_slot = {slot: [CARDS.index(card.name) + 1 for card in cards if card.slot == slot] for slot in SLOTS}
    rows = {int(row.name): row for row in box.players}
    shards = {name: getattr(box, name) for name in ("limits", "chest", "triton", "owl")}
    triples = {name: [row.gold, row.sun, row.moon, 0] for name, row in shards.items()}
    lists: dict[str, list[int]] = {
        "kind": [at.PLAIN, *(list(FACE_KINDS).index(face.kind) for face in faces)],
        "amount": [0, 0, 0, 0, *(amount for face in faces for amount in face.amounts())],
        "matches": [0, *(RESOURCES.index(face.matches) if face.matches else 0 for face in faces)],
        "colour": [(face - colours[0]) % 4 if face in colours else 0 for face in range(len(faces) + 1)],
        "price": [
            0,
            *(box.stack[stacks[face.name] - 1].price if face.name in stacks else 0 for face in faces),
        ],
        "stack": [0, *(stacks.get(face.name, 0) for face in faces)],
        "mask": [
            0,
            *(sum((amount > 0) << at_ for at_, amount in enumerate(face.amounts())) for face in faces),
        ],
        "goods": sorted(
            (number for number, face in enumerate(faces, 1) if face.name in stacks),
            key=lambda number: (box.stack[stacks[faces[number - 1].name] - 1].price, number),
        ),
        "mixed": [number for number, stack in enumerate(box.stack, 1) if len(set(stack.faces)) > 1],
        "copies": [0, *(copies.get(face.name, face.copies) for face in faces)],
        "shields": colours[:4],
        "boars": colours[4:],
        "bonus": [0, box.boar.sun, box.boar.moon, box.boar.glory],
        "dice": [FACES.index(name) + 1 for name in (*box.dice.light, *box.dice.dark)],
        "slot": [0, *(SLOTS.index(card.slot) for card in cards)],
        "portal": [0, *(card.portal for card in cards)],
        "cost": [0, 0, *(cost for card in cards for cost in (card.sun, card.moon))],
        "points": [0, *(card.points for card in cards)],
        "gives": [0, *(FACES.index(GIVES[card.name]) + 1 if card.name in GIVES else 0 for card in cards)],
        "reinforcements": [CARDS.index(name) + 1 for name in REINFORCEMENTS],
        "sets": [number for slot in SLOTS for number in (by_slot[slot] + [0])[:2]],
        "boar_order": [COLOURS.index(colour) for colour in box.boar.order],
        "limit": triples["limits"],
        "chest": triples["chest"],
        "triton": triples["triton"],
        "owl": triples["owl"],
        "spirits": [box.spirits.gold, 0, box.spirits.moon, 0],
        "cards_each": [0, 0, *(rows[players].cards for players in (2, 3, 4))],
        "faces_each": [0, 0, *(rows[players].faces for players in (2, 3, 4))],
        "rounds": [0, 0, *(rows[players].rounds for players in (2, 3, 4))],
        "blessings": [0, 0, *(rows[players].blessings for players in (2, 3, 4))],
        "gold": [gold for players in range(5) for gold in _gold(rows, players)],
        "faces": [box.special.times, box.special.discount, box.special.shield_glory],
        "hammer": [box.hammer.steps, box.hammer.first, box.hammer.second],
        "elder": [box.elder.price, box.elder.glory],
        "cards": [box.extra.price, box.bear.glory, box.typhon.glory],
        "rolls": [box.sphinx.rolls, box.cancer.rolls, box.sentinel.glory, box.cyclops.glory],
    }
    for name, each in BY_FACE.items():
        lists[name] += [0] * (each * (at.MOST_FACES + 1) - len(lists[name]))
    for name, each in BY_CARD.items():
        lists[name] += [0] * (each * (at.MOST_CARDS + 1) - len(lists[name]))
    return Tables(lists, [face.name for face in faces], [card.name for card in cards])


def _gold(rows: dict[int, Players], players: int) -> list[int]:
    return ([*rows[players].gold, 0, 0] if players in rows else [0, 0, 0, 0])[:4]
