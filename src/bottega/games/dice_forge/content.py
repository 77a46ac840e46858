"""The numbers of the box, typed and checked, and packed for the engine."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bottega.core.errors import ContentError
from bottega.core.things import line
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.names import BLESSINGS, CARDS, COLOURS, FACE_KINDS, FACES, RESOURCES, SLOTS
from bottega.games.dice_forge.rules.cards import LINES
from bottega.games.dice_forge.shape import MOST_GLORY
from bottega.games.dice_forge.tables import has_effect

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Amount = Annotated[int, Meta(ge=0, le=12)]
Number = Annotated[int, Meta(ge=1, le=12)]
Price = Annotated[int, Meta(ge=1, le=24)]
Glory = Annotated[int, Meta(ge=0, le=50)]
Resource = Literal["gold", "sun", "moon", "glory"]
Colour = Literal["red", "blue", "yellow", "green"]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all tables."""


class Face(Row, frozen=True):
    name: Name
    kind: Literal["plain", "choice", "triple", "mirror", "ship", "shield", "boar"]
    gold: Amount = 0
    sun: Amount = 0
    moon: Amount = 0
    glory: Amount = 0
    matches: Resource | None = None
    copies: Annotated[int, Meta(ge=1, le=4)] = 0

    @property
    def amounts(self) -> list[int]:
        return [self.gold, self.sun, self.moon, self.glory]

    @property
    def is_special(self) -> bool:
        """Whether it does more than give what is on it; such faces are in the Gardens."""
        return self.kind not in ("plain", "choice")


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


class Amounts(Row, frozen=True):
    gold: Amount = 0
    sun: Amount = 0
    moon: Amount = 0

    @property
    def all(self) -> list[int]:
        return [self.gold, self.sun, self.moon, 0]


class Card(Row, frozen=True):
    """A feat: where it is, what it costs, and what it does.

    Effects: the card gives a `face`; or a `blessing`, `times` in a row, during which the resources in `converts` may be
    turned into glory; or `effect` is "points" (nothing else), "owned" (other rules check who owns it) or
    "reinforcement". All other cards, and reinforcements, have a function with their name in rules/cards.py.
    """

    name: Name
    slot: str
    portal: Annotated[int, Meta(ge=1, le=at.PORTALS)]
    set: Literal["introductory", "alternate"]
    sun: Amount
    moon: Amount
    points: Glory
    effect: Literal["points", "owned", "reinforcement"] | None = None
    face: str | None = None
    blessing: Literal["minor", "divine"] | None = None
    times: Annotated[int, Meta(ge=1, le=6)] | None = None
    converts: list[Literal["gold", "sun", "moon"]] = []
    amounts: Amounts = Amounts()
    price: Amount = 0
    glory: Glory = 0
    steps: Annotated[int, Meta(ge=1, le=50)] | None = None
    rewards: list[Glory] = []

    @property
    def when_taken(self) -> str:
        """The name of the effect when the card is taken."""
        if self.face is not None:
            return "face"
        if self.blessing is not None:
            return "blessing"
        return self.name if self.effect is None else "nothing"

    @property
    def when_used(self) -> str:
        """The name of the effect when the card is used as a reinforcement."""
        return self.name if self.effect == "reinforcement" else "nothing"

    @property
    def line(self) -> str:
        """The effect as a line, see core/things.py; empty if nobody has written it."""
        if self.face is not None:
            return f"(forge) [face/{self.face}]"
        if self.blessing is not None:
            dice = "[die] [die]" if self.blessing == "divine" else "[die]"
            turned = " ".join(f"[{name}]" for name in self.converts)
            worth = "[glory]" if self.glory == 1 else "{glory} [glory]"
            return f"{{times}} × {dice} {turned} [to] {worth}" if turned else f"{{times}} × {dice}"
        return "(points-alone)" if self.effect == "points" else LINES.get(self.name, "")

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers that a line can name."""
        amounts = {name: number for name, number in zip(RESOURCES, self.amounts.all, strict=True) if number}
        return {
            **amounts,
            "price": self.price,
            "glory": self.glory,
            "times": self.times or 0,
            "steps": self.steps or 0,
            "reward": self.rewards[0] if self.rewards else 0,
        }


class Shards(Row, frozen=True):
    gold: Number
    sun: Number
    moon: Number


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
    """Everything in the box."""

    face: list[Face]
    special: Special
    boar: Boar
    dice: Dice
    stack: Annotated[list[Stack], Meta(min_length=1, max_length=16)]
    card: list[Card]
    limits: Shards
    extra: Extra
    players: Annotated[list[Players], Meta(min_length=3, max_length=3)]

    def card_named(self, name: str) -> Card:
        return next(card for card in self.card if card.name == name)


# -- checks --------------------------------------------------------------------------------------------------------


def check(box: Box) -> None:
    """Checks that types cannot express."""
    _check_names("face", [face.name for face in box.face], FACES, at.MOST_FACES)
    _check_names("card", [card.name for card in box.card], CARDS, at.MOST_CARDS)
    _check_names("players", [row.name for row in box.players], ("2", "3", "4"), 3)
    for face in box.face:
        _check_face(face)
    for card in box.card:
        _check_card(card, [face.name for face in box.face if face.is_special])
    _check_reinforcements(box)
    ordinary = {face.name for face in box.face if not face.is_special}
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


def _check_names(table: str, names: list[str], first: tuple[str, ...], most: int) -> None:
    """The rows of the first box come first, so that they keep their numbers; others may follow."""
    for number, (name, expected) in enumerate(zip(names, first, strict=False), 1):
        if name != expected:
            raise ContentError(
                f"table {table}, row {number}, cell name: {expected!r} belongs here, not {name!r}"
            )
    if len(names) < len(first):
        raise ContentError(f"table {table}: {first[len(names)]!r} is missing")
    if len(names) > most:
        raise ContentError(f"table {table}: there are {len(names)} rows, and at most {most} are possible")
    for name in names:
        if names.count(name) > 1:
            raise ContentError(f"table {table}: two rows are called {name!r}")


def _check_face(face: Face) -> None:
    known = FACES[FACES.index("mirror") :]
    where = f"table face, row {face.name}, cell"
    if face.name in known:
        expected = {"x3": "triple"}.get(face.name, face.name.split("-")[0])
        if face.kind != expected:
            raise ContentError(f"{where} kind: by the rules it is {expected}")
    elif face.is_special:
        raise ContentError(f"{where} kind: only {', '.join(known)} can be a {face.kind}")
    elif not any(face.amounts):
        raise ContentError(f"{where} kind: a face must give something")
    if (face.kind == "shield") != (face.matches is not None):
        raise ContentError(f"{where} matches: a shield matches a resource, and only a shield does")
    if face.kind == "boar" and (face.gold or face.glory or not face.sun or not face.moon):
        raise ContentError(f"{where} kind: a boar gives suns or moons")
    if face.is_special != (face.copies > 0):
        raise ContentError(f"{where} copies: faces of the Gardens have copies, the others lie in stacks")


def _check_card(card: Card, gardens: list[str]) -> None:
    where = f"table card, row {card.name}"
    if card.slot not in SLOTS:
        raise ContentError(f"{where}, cell slot: {card.slot!r} is not one of {', '.join(SLOTS)}")
    if sum(cell is not None for cell in (card.effect, card.face, card.blessing)) > 1:
        raise ContentError(f"{where}: a card has one of effect, face and blessing")
    if card.face is not None and card.face not in gardens:
        raise ContentError(f"{where}, cell face: {card.face!r} is not one of {', '.join(gardens)}")
    if (card.blessing is None) != (card.times is None):
        raise ContentError(f"{where}, cell times: it belongs to a blessing")
    if card.converts and (card.blessing is None or not card.glory):
        raise ContentError(
            f"{where}, cell converts: it belongs to a blessing, and glory says what a piece is worth"
        )
    if (card.name == "hammer") != (card.steps is not None and len(card.rewards) == 2):
        raise ContentError(f"{where}: steps and two rewards belong to the Hammer")
    if not (has_effect(card.when_taken) and has_effect(card.when_used)):
        raise ContentError(
            f"{where}: nothing says what the card does; give it a face, a blessing or an effect, "
            f"or write the function {card.name.replace('-', '_')} in rules/cards.py"
        )
    if not card.line:
        raise ContentError(f"{where}: rules/cards.py has no line for it in LINES")
    try:
        line(card.line, card.numbers)
    except KeyError as missing:
        raise ContentError(f"{where}: its line names {missing}, which the row does not have") from None


def _check_reinforcements(box: Box) -> None:
    count = sum(card.effect == "reinforcement" for card in box.card)
    if count > at.MOST_REINFORCEMENTS:
        raise ContentError(
            f"table card: there are {count} reinforcements, and at most {at.MOST_REINFORCEMENTS} are possible"
        )


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
    if [card.set for card in cards] != ["introductory", *["alternate"] * (len(cards) - 1)]:
        raise ContentError(f"table card: slot {slot} has an introductory set, and alternates after it")
    for card in cards:
        if card.portal != cards[0].portal:
            raise ContentError(
                f"table card, row {card.name}, cell portal: "
                f"the cards of slot {slot} belong to portal {cards[0].portal}"
            )


# -- packing -------------------------------------------------------------------------------------------------------


def pack(box: Box) -> dict[str, Any]:
    """What the rules need of a content, by the names that it has in `p.tables`.

    Lists by face or card begin with an entry for "none", and have room for the most that a content can have.
    """
    return {
        "face_names": [face.name for face in box.face],  # number 1 is the first
        "card_names": [card.name for card in box.card],
        "faces": len(box.face),  # how many different ones there are
        "taken_effects": ["nothing", *(card.when_taken for card in box.card)],
        "used_effects": ["nothing", *(card.when_used for card in box.card)],
        **_pack_faces(box),
        **_pack_cards(box),
        **_pack_rest(box),
    }


def _by_number(rows: list[list[int]], most: int) -> list[int]:
    """The numbers of all rows one after the other, preceded by zeros for "none" and padded with zeros at the end."""
    width = len(rows[0])
    return [*[0] * width, *(number for row in rows for number in row), *[0] * (width * (most - len(rows)))]


def _pack_faces(box: Box) -> dict[str, list[int]]:
    faces, names = box.face, [face.name for face in box.face]
    stacks = {name: number for number, stack in enumerate(box.stack, 1) for name in stack.faces}
    prices = {name: stack.price for stack in box.stack for name in stack.faces}
    copies = {name: stack.faces.count(name) for stack in box.stack for name in stack.faces}
    colours = [
        COLOURS.index(face.name.split("-")[1]) if face.kind in ("shield", "boar") else 0 for face in faces
    ]
    masks = [sum((amount > 0) << at_ for at_, amount in enumerate(face.amounts)) for face in faces]
    lists = {
        "kind": [[list(FACE_KINDS).index(face.kind)] for face in faces],
        "amount": [face.amounts for face in faces],  # 4 * face + resource; for a shield its lower half
        "matches": [
            [RESOURCES.index(face.matches) if face.matches else 0] for face in faces
        ],  # the resource that a shield looks for
        "colour": [[colour] for colour in colours],  # of shields and boars, from 0
        "price": [[prices.get(name, 0)] for name in names],  # 0: not for sale
        "stack": [[stacks.get(name, 0)] for name in names],  # of the Sanctuary, from 1
        "mask": [[mask] for mask in masks],  # a bit for each resource that a face can give
        "copies": [
            [copies.get(face.name, face.copies)] for face in faces
        ],  # in the box, without the starting dice
    }
    for_sale = [number for number, name in enumerate(names, 1) if name in stacks]
    return {name: _by_number(rows, at.MOST_FACES) for name, rows in lists.items()} | {
        "goods": sorted(for_sale, key=lambda number: (prices[names[number - 1]], number)),  # cheapest first
        "mixed": [
            number for number, stack in enumerate(box.stack, 1) if len(set(stack.faces)) > 1
        ],  # the stacks of different faces
        "shields": [names.index(f"shield-{colour}") + 1 for colour in COLOURS],  # by colour
        "boars": [names.index(f"boar-{colour}") + 1 for colour in COLOURS],
        "dice": [
            names.index(name) + 1 for name in (*box.dice.light, *box.dice.dark)
        ],  # the twelve starting faces
    }


def _pack_cards(box: Box) -> dict[str, list[int]]:
    cards, faces = box.card, [face.name for face in box.face]
    lists = {
        "slot": [[SLOTS.index(card.slot)] for card in cards],
        "portal": [[card.portal] for card in cards],
        "cost": [[card.sun, card.moon] for card in cards],  # 2 * card: suns, moons
        "points": [[card.points] for card in cards],
        "gives": [
            [faces.index(card.face) + 1 if card.face else 0] for card in cards
        ],  # the face that a card gives, 0 if none
        "times": [[card.times or 0] for card in cards],  # how many blessings a card gives, 0 if none
        "blessing": [
            [list(BLESSINGS).index(card.blessing) + 1 if card.blessing else 0] for card in cards
        ],  # of which kind
        "conversion": [
            [card.glory if name in card.converts else 0 for name in RESOURCES] for card in cards
        ],  # 4 * card + resource: glory for a piece
        "is_known": [
            [int(card.name in CARDS or card.effect == "points")] for card in cards
        ],  # whether `evaluate` knows what the card brings
        "card_amounts": [card.amounts.all for card in cards],  # 4 * card + resource
        "card_price": [[card.price] for card in cards],  # gold
        "card_glory": [[card.glory] for card in cards],
    }
    sets = [[number for number, card in enumerate(cards, 1) if card.slot == slot] for slot in SLOTS]
    return (
        {name: _by_number(rows, at.MOST_CARDS) for name, rows in lists.items()}
        | {
            "reinforcements": [
                number for number, card in enumerate(cards, 1) if card.effect == "reinforcement"
            ],  # the cards that can be used in a turn
            "sets": [
                card for of_slot in sets for card in of_slot
            ],  # the cards slot by slot, the introductory one first
            "first_set": [
                sum(len(of_slot) for of_slot in sets[:slot]) for slot in range(len(SLOTS) + 1)
            ],  # where a slot begins in `sets`; and the end
            "boar_order": [
                COLOURS.index(colour) for colour in box.boar.order
            ],  # the colours of the Boar cards from the top
        }
    )


def _pack_rest(box: Box) -> dict[str, int | list[int]]:
    rows = [next((row for row in box.players if row.name == str(players)), None) for players in range(5)]
    hammer = box.card_named("hammer")
    return {
        "limit": [box.limits.gold, box.limits.sun, box.limits.moon, MOST_GLORY],
        "bonus": [0, box.boar.sun, box.boar.moon, box.boar.glory],  # of the owner of a Boar, by resource
        "cards_each": [row.cards if row else 0 for row in rows],  # by the number of players
        "faces_each": [row.faces if row else 0 for row in rows],
        "rounds": [row.rounds if row else 0 for row in rows],
        "blessings": [row.blessings if row else 0 for row in rows],
        "gold": [
            gold for row in rows for gold in ([*row.gold, 0, 0][:4] if row else [0, 0, 0, 0])
        ],  # 4 * players + seat
        "factor": box.special.times,  # of x3
        "discount": box.special.discount,  # of a ship
        "shield_glory": box.special.shield_glory,
        "hammer_steps": hammer.steps or 0,  # of each side
        "hammer_first": hammer.rewards[0],
        "hammer_second": hammer.rewards[1],
        "extra_price": box.extra.price,
    }
