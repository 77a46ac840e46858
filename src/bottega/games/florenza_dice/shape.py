"""What a position of the Florenza Dice Game holds, and how its actions are numbered; `make layout` generates layout.py.

A *project* is anything that icons are marked on: a work or a Rione space. There is room for more of them, and for more
buildings, than the first box has: the Palazzo's works are projects 0 to 5, the Chiesa's 6 to 11, the Rione spaces 12 to
21 (the first of them, space 1, has no icons). Whatever a box does not use stays empty.

The marks on a project are a set of bits, two for each kind: the first for the first icon of the kind, the second for
the second. Icons of one kind are alike, so the first is always marked before the second.
"""

from __future__ import annotations

from bottega.core.shape import MOST_VALUE, SKIP, WHOSE, Block, Field, Numbers, Read, Shape, Size, constants
from bottega.games.florenza_dice.names import (
    ASKED,
    BONUSES,
    DICE,
    EFFECTS,
    ITEMS,
    ONCE_POWERS,
    POWERS,
    RESOURCES,
    STAGES,
    TRACKS,
)

MOST_SEATS = 4
AREA_WORKS = 6
WORKS = 2 * AREA_WORKS
SPACES = 10
PROJECTS = WORKS + SPACES
BUILDINGS = 32
AGENDA_LENGTH = 11
SIDES = 6
LONGEST_TRACK = 20
MOST_POINTS = 20  # of an artist
ALL_DICE = (1 << len(DICE)) - 1
ALL_ONCE = (1 << len(ONCE_POWERS)) - 1

FIRST_WORKS = (*range(4), *range(AREA_WORKS, AREA_WORKS + 4))
FIRST_PROJECTS = (*FIRST_WORKS, *range(WORKS, WORKS + 8))

PROJECT_AND_RESOURCE = {"project": PROJECTS, "resource": len(RESOURCES)}

SHAPE = Shape(
    position="FlorenzaDicePosition",
    sizes=[
        Size("MOST_SEATS", MOST_SEATS),
        Size("DICE", len(DICE)),
        Size("SIDES", SIDES),
        Size("TRACKS", len(TRACKS)),
        Size("LONGEST", LONGEST_TRACK, "spaces of a track at most"),
        Size("FREE_BUILDINGS", 6, "buildings that a roll can give: those with the first numbers"),
        Size("BUILDINGS", BUILDINGS, "at most"),
        Size("AREA_WORKS", AREA_WORKS, "works of the Palazzo, and of the Chiesa, at most"),
        Size("WORKS", WORKS),
        Size("CHIESA", AREA_WORKS, "the first work of the Chiesa"),
        Size("SPACES", SPACES, "Rione spaces at most"),
        Size("RIONE", WORKS, "the project of Rione space 1"),
        Size("PROJECTS", PROJECTS),
        Size("AGENDA_LENGTH", AGENDA_LENGTH),
        Size("RESOURCES", len(RESOURCES)),
        Size("FIORINI_KIND", len(RESOURCES), "the kind of icon after the resources"),
        Size("KINDS", len(RESOURCES) + 1),
        Size("RESOURCE_BITS", 0xFFF, "all icons of resources"),
        Size("FIORINI_BITS", 0x3000, "all icons of Fiorini"),
        Size("FIORINI_SHIFT", 12),
        Size("ONCE_BITS", ALL_ONCE, "all (1x) powers"),
        Size("ANY", len(RESOURCES), "a resource of the player's choice"),
        Size("NONE", 7, "no die, track or artist"),
        Size(
            "FRESH",
            31,
            "in goods: nothing is placed yet; this and what follows stand where a project can stand",
        ),
        Size("MUST_EXCHANGE", 30, "the building for the exchange was just built"),
        Size("MUST_CHANGE", 29, "the building that gives Fiorini for a resource was just built"),
        Size(
            "EXCHANGED",
            28,
            "one was exchanged, for an icon of the building that gives Fiorini for a resource",
        ),
        Size("CHANGED", 27, "one became Fiorini"),
    ],
    numbers=[
        Numbers("Tracks.", constants("", TRACKS)),
        Numbers("Stages of a round.", constants("STAGE_", STAGES)),
        Numbers("What a seat can be asked for.", constants("ASK_", ASKED)),
        Numbers("Items of an agenda; see rules/agenda.py.", constants("ITEM_", ITEMS), first=1),
        Numbers("Powers of buildings; those that come first are (1x).", constants("POWER_", POWERS)),
        Numbers("What completed works give.", constants("EFFECT_", EFFECTS)),
        Numbers("Bonuses of track spaces.", constants("BONUS_", BONUSES)),
    ],
    table=[
        Field("stage", words=tuple(STAGES)),
        Field("first", "the First Player, -1 before there is one", low=-1, dump=""),
        Field("active", "the Active Player; in the solo game the Ghost is seat 1", dump=""),
        Field("turn", "turns begun in this game", high=MOST_VALUE, dump=""),
        Field("captain", "the Captain's seat; -1: nobody, in the solo game 1: the Ghost", low=-1, dump=""),
        Field("bishop", "the Bishop's seat, likewise", low=-1, dump=""),
        Field("target", "in the solo game the points to exceed", high=1000, dump=""),
        Field(
            "ghost_marks",
            "in the solo game the Ghost's marks",
            each={"track": 2},
            high=LONGEST_TRACK,
            dump="",
        ),
        Field(
            "die_value",
            "what a die shows, 0 before it is rolled",
            each={"die": len(DICE)},
            high=SIDES,
            dump="",
        ),
        Field(
            "die_order",
            "as which die it was taken to USED, else 0",
            each={"die": len(DICE)},
            high=len(DICE),
            dump="",
        ),
    ],
    seat=[
        Field(
            "marks",
            "the icons marked on a project, as bits",
            each={"project": PROJECTS},
            high=0x3FFF,
            dump="",
        ),
        Field(
            "artist",
            "an artist's points, 0: the work is not complete",
            each={"work": WORKS},
            high=MOST_POINTS,
            dump="",
        ),
        Field(
            "building",
            "the number of a space's building, 0 for none",
            each={"space": SPACES},
            high=BUILDINGS,
            dump="",
        ),
        Field(
            "track_marks",
            "spaces marked on a track",
            each={"track": len(TRACKS)},
            high=LONGEST_TRACK,
            dump="",
        ),
        Field("fiorini", "in hundreds", high=10_000, dump=""),
        Field("spare", "Spare Resources", high=1000),
        Field("stars", high=1000),
        Field(
            "owned", "buildings as bits, eight in a cell", each={"eight": BUILDINGS // 8}, high=255, dump=""
        ),
        Field("powers", "what the buildings can do, as bits", high=MOST_VALUE, dump=""),
        Field("any_value", "the dice that buildings let use as any value, as bits", high=ALL_DICE, dump=""),
        Field("exchange", "the dice whose resources buildings let exchange, as bits", high=ALL_DICE, dump=""),
        Field("next_project", "the lowest Rione space without a building", high=PROJECTS, dump=""),
        Field("once", "the (1x) powers used in this turn, as bits", high=ALL_ONCE, dump=""),
        Field("palazzo_turn", "the turn in which the Palazzo was completed, else 0", high=lambda p: p.turn),
        Field("palazzo_bonus", "the points for completing the Palazzo", high=100),
        Field("taken", "the die used as Non-Active Player in this turn, plus 1", words=DICE, none=True),
        Field("dice_left", "dice still to use in this turn", high=lambda p: p.tables.dice_used),
        Field("waiting_dice", "Die bonuses of the Income phase", high=10),
        Field("asked", "what the seat is asked for now", words=ASKED),
        Field("depth", "how many items are on the agenda", high=AGENDA_LENGTH, dump=""),
        Field("agenda", "an item of the agenda", each={"depth": AGENDA_LENGTH}, high=MOST_VALUE, dump=""),
    ],
    actions=[
        Block("TAKE", "a die", each={"die": len(DICE)}),
        Block("GAIN", "use it for resources: one, or two", each={"amount": 2}),
        Block("STEP", "use it for steps on its track: one, or two", each={"amount": 2}),
        Block("MONEY", "use it for Fiorini"),
        Block("TAVERNA", "use it for more Fiorini"),
        Block("MERCATANTE", "use it for identical resources", each={"resource": len(RESOURCES)}),
        Block("CONVENTO", "use it for steps on a track of choice", each={"track": len(TRACKS)}),
        Block(
            "CASA",
            "use it for an Anonymous Artist, with a star or without",
            each={"work": WORKS, "star": 2},
            first={"work": FIRST_WORKS},
        ),
        Block(
            "HIRE",
            "use it for its artist; price 0 is 100",
            each={"work": WORKS, "price": 2, "discount": 2, "star": 2},
            first={"work": FIRST_WORKS},
        ),
        Block("PLACE", "a resource obtained", each=PROJECT_AND_RESOURCE, first={"project": FIRST_PROJECTS}),
        Block("CAMBIAVALUTE", "Fiorini in place of it"),
        Block("LOSE", "let it go"),
        Block("SPEND", "a Spare Resource", each=PROJECT_AND_RESOURCE, first={"project": FIRST_PROJECTS}),
        Block("PAY", "100 Fiorini", each={"project": PROJECTS}, first={"project": FIRST_PROJECTS}),
        Block("BUILD", "building 0 is number 1", each={"building": BUILDINGS}, first={"building": range(25)}),
        Block("TRACK", "name the track for the Chiesa's steps", each={"track": len(TRACKS)}),
        Block("DONE", "end the turn"),
    ],
    outcomes=[
        Block("SIDE", "of a die, 1 to 6", each={"side": 7}),
        Block("LOT", "the First Player drawn among the lowest", each={"seat": MOST_SEATS}),
    ],
    refusals=dict.fromkeys(
        (
            "NO_DIE_NOW",
            "DIE_TAKEN",
            "DIE_USED",
            "NO_DIE_IN_HAND",
            "WRONG_VALUE",
            "NO_TRACK",
            "NO_ARTIST",
            "WRONG_ARTIST",
            "WORK_COMPLETE",
            "NOT_READY",
            "NO_MONEY",
            "NO_STAR",
            "NOT_OWNED",
            "USED_ONCE",
            "NO_TURN",
            "NOTHING_TO_PLACE",
            "OTHER_RESOURCE",
            "NO_ICON",
            "CLOSED",
            "MUST_PLACE",
            "NO_SPARE",
            "NO_SPACE",
            "OWNED_ALREADY",
            "COST_MISSING",
            "NO_TRACK_TO_NAME",
            "NOT_YET",
            "NOT_IN_BOX",
        ),
        "",
    ),
    features={
        **dict.fromkeys(("first", "active", "captain", "bishop"), WHOSE),
        "die_value": Read("value", 6),
        "die_order": Read("value", 1),
        "marks": Read("bits", 14),
        "artist": Read("value", 8),
        "track_marks": Read("value", 20),
        "owned": Read("bits", 8),
        "once": Read("bits", len(ONCE_POWERS)),
        "palazzo_turn": Read("value", 1),
        **dict.fromkeys(
            ("target", "building", "powers", "any_value", "exchange", "taken", "depth", "agenda"), SKIP
        ),
    },
)
