"""What a position of Dice Forge holds, and how things are numbered; `make layout` generates layout.py from it."""

from __future__ import annotations

from bottega.core.shape import MOST_VALUE, SKIP, WHOSE, Block, Field, Numbers, Read, Shape, Size, constants
from bottega.games.dice_forge.names import (
    BLESSINGS,
    CARDS,
    COLOURS,
    DICE,
    FACE_KINDS,
    FACES,
    ITEMS,
    REINFORCEMENTS,
    RESOURCES,
    SLOTS,
    STEPS,
)

MOST_SEATS = 4
MOST_FACES = 40
MOST_CARDS = 32
MOST_REINFORCEMENTS = 8
MOST_COPIES = 4
MOST_GOLD = 36
MOST_GLORY = 30000
SIDES = 6
PORTALS = 7
DEEPEST = 8

KNOWN_CARDS = (
    *("elder", "spirits", "owl", "minotaur", "shield", "triton", "hammer", "chest", "hind", "bear", "satyrs"),
    *("boar", "cerberus", "typhon"),
)
"""Cards that the engine knows by name, outside of their own functions."""

SEATS = {"seat": MOST_SEATS}
SLOT = {"slot": 2}
FACE = {"face": MOST_FACES + 1}
CARD = {"card": MOST_CARDS + 1}
FIRST_FACES = {"face": range(len(FACES) + 1)}
FIRST_CARDS = {"card": range(len(CARDS) + 1)}


SHAPE = Shape(
    position="ForgePosition",
    sizes=[
        Size("MOST_SEATS", MOST_SEATS),
        Size("MOST_FACES", MOST_FACES, "faces are numbered from 1 in the order of the content"),
        Size("MOST_CARDS", MOST_CARDS, "and so are cards"),
        Size("MOST_REINFORCEMENTS", MOST_REINFORCEMENTS, "kinds of them"),
        Size("NO_FACE", 0),
        Size("NO_CARD", 0),
        Size("SIDES", SIDES),
        Size("BOTH", 2, "instead of a die: both"),
        Size("SLOTS", len(SLOTS)),
        Size("PORTALS", PORTALS),
        Size("DEEPEST", DEEPEST, "items of an agenda"),
        Size("ITEM_SIZE", 3, "cells of an item"),
        Size("MOST_GOLD", MOST_GOLD, "in one gain: no face holds more than 12"),
        *(Size(f"{name.upper()}_CARD", CARDS.index(name) + 1) for name in KNOWN_CARDS),
    ],
    numbers=[
        Numbers("Resources.", constants("", RESOURCES), count="RESOURCES"),
        Numbers("Dice.", constants("", DICE)),
        Numbers("Colours of shields and boars.", constants("", COLOURS), count="COLOURS"),
        Numbers("Kinds of faces.", constants("", FACE_KINDS)),
        Numbers("Kinds of blessings.", {"NO_BLESSING": "", **constants("", BLESSINGS)}),
        Numbers(
            "Stages of a blessing.",
            {
                "SETTLE_LIGHT": "",
                "SETTLE_DARK": "",
                "SET_ORDER": "",
                "APPLY_FIRST": "",
                "APPLY_SECOND": "",
                "ASK_CERBERUS": "",
                "FINISH": "",
            },
        ),
        Numbers("Items of an agenda, with the meaning of their numbers.", constants("", ITEMS), 1),
        Numbers("Steps of a turn.", constants("STEP_", STEPS)),
    ],
    table=[
        Field("active", "the active player", high=lambda p: p.seats - 1),
        Field("step", "the step of the turn", words=list(STEPS)),
        Field(
            "blessings",
            "blessings of everybody still to come in this turn",
            high=lambda p: p.tables.blessings[p.seats],
        ),
        Field("extra", "whether the extra action has been paid for", flag=True),
        Field(
            "feat",
            "the card paid for and not yet taken, while an ousted hero is blessed",
            words=lambda p: p.tables.card_names,
            none=True,
        ),
        Field("in_the_air", "dice to be rolled, one bit each: 2 * seat + die", high=0xFF, dump=""),
        Field(
            "used",
            "how often each reinforcement was used in this turn",
            each={"reinforcement": MOST_REINFORCEMENTS},
            high=MOST_COPIES,
            by=lambda p: [p.tables.card_names[card - 1] for card in p.tables.reinforcements],
        ),
        Field(
            "last_owl",
            "what an Owl brought just now, -1: nothing; for the canonical order",
            words=RESOURCES[:3],
            index=True,
        ),
        Field(
            "dark_forged",
            "whether this offering has forged on the dark die; for the canonical order",
            flag=True,
        ),
        Field(
            "bought",
            "faces of this offering, one bit each, 8 to a cell",
            each={"cell": MOST_FACES // 8 + 1},
            high=0xFF,
            dump="",
        ),
        Field(
            "slot_card",
            "the card of a slot; 0 until it is drawn",
            each={"slot": len(SLOTS)},
            words=lambda p: p.tables.card_names,
            none=True,
            by=SLOTS,
            dump="sets",
        ),
        Field(
            "cards_left",
            "cards left in a slot",
            each={"slot": len(SLOTS)},
            high=MOST_COPIES,
            by=SLOTS,
            dump="cards",
        ),
        Field("faces_left", "faces left in Sanctuary and Gardens", each=FACE, high=20, dump=""),
        Field(
            "boar_owner",
            "who owns the Boar of a colour; -1: nobody",
            each={"colour": len(COLOURS)},
            high=lambda p: p.seats - 1,
            index=True,
            by=COLOURS,
            dump="boars",
        ),
    ],
    seat=[
        Field(
            "reserve",
            "how much of a resource the seat has",
            each={"resource": len(RESOURCES)},
            high=MOST_GLORY,
            dump="",
            parts=RESOURCES,
        ),
        Field("hammer", "gold on all Hammers together", high=400),
        Field("tritons", "Triton tokens", high=MOST_COPIES),
        Field("cerberi", "Cerberus tokens", high=MOST_COPIES),
        Field("forged", "faces forged since the start", high=1000),
        Field("portal", "where the pawn stands; 0 is home", high=PORTALS),
        Field("shows", "the side of a die that shows", each={"die": len(DICE)}, high=SIDES - 1),
        Field(
            "face",
            "the face on a side of a die",
            each={"die": len(DICE), "side": SIDES},
            high=MOST_FACES,
            dump="",
        ),
        Field(
            "owned",
            "copies of the card of a slot",
            each={"slot": len(SLOTS)},
            high=MOST_COPIES,
            by=SLOTS,
            dump="cards",
        ),
        # What the seat is resolving.
        Field("blessing", "the kind of blessing that is being resolved", high=8, dump=""),
        Field("stage", "its stage", high=8, dump=""),
        Field("rolled", "the two faces as rolled", each=SLOT, high=MOST_FACES, dump=""),
        Field(
            "acts",
            "the two faces that act: as rolled, or as copied by a mirror",
            each=SLOT,
            high=MOST_FACES,
            dump="",
        ),
        Field(
            "picked",
            "the two dice that Satyrs picked: 2 * seat + die + 1",
            each=SLOT,
            high=2 * MOST_SEATS,
            dump="",
        ),
        Field("first", "which of the two faces is applied first", dump=""),
        Field("given", "what each of the two gave, a bit for each resource", each=SLOT, high=0xF, dump=""),
        Field("repeat", "whether Cerberus repeats", flag=True, dump=""),
        Field(
            "converts",
            "the card that turns what is rolled into glory",
            words=lambda p: p.tables.card_names,
            none=True,
        ),
        Field("depth", "how many items the agenda has", high=8, dump=""),
        Field(
            "agenda",
            "an item, the last on top: its kind and two numbers",
            each={"item": DEEPEST, "part": 3},
            high=MOST_VALUE,
            dump="",
        ),
    ],
    actions=[
        Block("DONE"),
        Block("TRITON", each={"resource": 3}),
        Block("TAKE", each={"resource": 4}),
        Block("KEEP"),
        Block("CONVERT"),
        Block("SHIP_FIRST"),
        Block("GOLD_FIRST"),
        Block("AGAIN", "repeat with a Cerberus token"),
        Block("PAY_EXTRA"),
        Block("ROLL_DIE", each={"die": 2}),
        Block(
            "USE",
            each={"reinforcement": MOST_REINFORCEMENTS},
            first={"reinforcement": range(len(REINFORCEMENTS))},
        ),
        Block("PUT", "on the Hammer", each={"gold": MOST_GOLD + 1}),
        Block("BUY", each=FACE, first=FIRST_FACES),
        Block("FORGE", "in place of a face", each={"die": 2, **FACE}, first=FIRST_FACES),
        Block("COPY", each=FACE, first=FIRST_FACES),
        Block("CHOOSE_SHIELD", each={"colour": len(COLOURS)}),
        Block("UNDERTAKE", each=CARD, first=FIRST_CARDS),
        Block("GIVE_BOAR", each=SEATS),
        Block("BORROW", each={**SEATS, "die": 2}),
    ],
    outcomes=[
        Block("SIDE", "of the die", each={"side": SIDES}),
        Block("DRAW_CARD", "for a slot", each=CARD, first=FIRST_CARDS),
        Block("DRAW_FACE", "out of the Sanctuary", each=FACE, first=FIRST_FACES),
    ],
    refusals={
        "NOT_ASKED": "",
        "NO_TRITON": "",
        "NOT_YOUR_TURN": "",
        "NOT_AN_OPTION": "",
        "TOO_MUCH": "",
        "NOT_FOR_SALE": "",
        "SOLD_OUT": "",
        "TOO_EXPENSIVE": "",
        "ALREADY_BOUGHT": "",
        "NOT_ON_DIE": "",
        "BOAR_STAYS": "",
        "NOT_SHOWN": "",
        "NO_SUCH_CARD": "not in this game",
        "NO_CARDS_LEFT": "",
        "NO_SHARDS": "",
        "NOT_OWNED": "no unused reinforcement of that kind",
        "REINFORCEMENT_UNPAID": "",
        "NO_SHIELD": "",
        "NOT_YOURSELF": "",
        "SAME_DIE": "",
        "NO_EXTRA": "",
        "NOT_OPTIONAL": "",
        "NO_SUCH_PLAYER": "",
    },
    features={
        "active": WHOSE,
        "boar_owner": WHOSE,
        "face": Read("value", MOST_FACES, alike=("side",)),
        "blessing": Read("value", len(BLESSINGS)),
        **dict.fromkeys(
            (
                *(
                    "in_the_air",
                    "last_owl",
                    "dark_forged",
                    "bought",
                    "portal",
                    "shows",
                    "stage",
                    "rolled",
                    "acts",
                ),
                *("picked", "first", "given", "repeat", "converts", "depth", "agenda"),
            ),
            SKIP,
        ),
    },
)
