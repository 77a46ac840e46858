"""What a position of Florenza holds, and how its actions are numbered; `make layout` generates layout.py from it."""

from __future__ import annotations

from typing import Any

from bottega.core.shape import SKIP, WHOSE, Block, Field, Numbers, Read, Shape, Size, constants
from bottega.games.florenza.names import (
    FIGURES,
    GAINS,
    GHOST_ACTIONS,
    INCOMES,
    LEVELS,
    MARKERS,
    PHASES,
    RESOURCES,
    SCORES,
    SPECIALITIES,
    STAGES,
    STATES,
    VERDICTS,
)

MOST_SEATS = 5
SQUARES = 8
FACES = 6
GHOST_SPACES = 8
DISPLAY_SLOTS = 10  # at most 5 more characters than families
FORTUNE_ROWS = 3
HOUSE_WORKS = 4  # of a Palazzo or a Chiesa
DISTRICT_WORKS = 2 * HOUSE_WORKS
COSTS = len(RESOURCES) + 1
MOST_INCENTIVES = 3
MOST_ROLLS = 3

# The most that content may have, and what the first box has.
MOST_BUILDINGS = 40
MOST_WORKS = 32
MOST_CHARACTERS = 48
MOST_PREACHERS = 8
MOST_FORTUNES = 10
FIRST_BUILDINGS = range(30)
FIRST_WORKS = range(27)
FIRST_CHARACTERS = [*range(40), MOST_CHARACTERS]  # the last stands for the anonymous artists, or for nobody
FIRST_PREACHERS = [*range(6), MOST_PREACHERS]  # the last stands for the anonymous preacher
FIRST_FORTUNES = range(6)

MOST_MEMBERS = 20
MOST_POINTS = 9999


def last_seat(p: Any) -> int:
    return int(p.seats) - 1


def words(kind: str) -> Any:
    """The names of things of the content."""
    return lambda p: p.tables.words[kind]


CHARACTER = {"character": MOST_CHARACTERS}
MAIN_WORK = {"work": MOST_WORKS - DISTRICT_WORKS}
OWN_WORK = {"work": DISTRICT_WORKS}
SQUARE = {"square": SQUARES}

HEAD = [
    Field("phase", "the phase of the round", words=PHASES),
    Field("stage", "what is asked, drawn or rolled now", words=STAGES),
    Field("persons", "how many seats are persons; the seats after them are ghosts", low=1, high=MOST_SEATS),
    Field("with_dice", "whether artists roll dice", flag=True, dump="dice"),
    Field("open_tokens", "whether everybody sees the value of everybody's tokens", flag=True, dump="open"),
    Field("captain", "the seat of the Captain of the People, or -1: vacant", index=True, high=last_seat),
    Field("bishop", "the seat of the Bishop, or -1: vacant", index=True, high=last_seat),
    Field("reserved", "the character that the Captain keeps, or -1", index=True, words=words("character")),
    Field("muse_used", "whether the Muse has been called in this round", flag=True),
]
AGENDA = [
    Field("turn", "the place in the order of the family that is served", low=-1, high=MOST_SEATS - 1),
    Field("square", "phase 5: the squares before it are done; 8: the end of the phase", high=SQUARES),
    Field("asked", "whether the question of the phase, or of the square, has been asked"),
    Field("at_once", "familiars that Antonio da Padova still lets one place at once", high=MOST_MEMBERS),
    Field("reached", "without dice: the value reached so far", high=FACES, dump="value"),
    Field("category", "a ghost's first die for a building", high=FACES),
    Field("draws", "characters still to draw", high=lambda p: p.tables.characters),
    Field("building_pass", "how often each family has built during the set-up", high=2, dump="pass"),
    Field("latest", "captain of fortune paid last in this window, from 1", high=lambda p: p.tables.fortunes),
    Field(
        "work_now", "the work being planned or realised, or -1", index=True, words=words("work"), dump="work"
    ),
    Field("speciality", "the speciality that is paid, or -1", index=True, words=SPECIALITIES),
]
TABLE = [
    Field(
        "given",
        "resources given in a swap, or -1",
        each={"number": 2},
        index=True,
        high=len(RESOURCES) - 1,
        dump="",
    ),
    Field("rolls", "faces rolled for a work, or 0", each={"number": MOST_ROLLS}, high=FACES, dump=""),
    Field(
        "duomo_by",
        "the seat of the familiar on the Duomo's preacher space, or -1",
        index=True,
        high=last_seat,
        dump="",
    ),
    Field(
        "duomo_preacher", "the preacher on the Duomo's space, or -1", index=True, high=MOST_PREACHERS, dump=""
    ),
    Field(
        "order",
        "the seat at a place of the turn order, or -1",
        {"place": MOST_SEATS},
        index=True,
        high=last_seat,
        dump="",
    ),
    Field("supply", "tiles of a building that nobody has", {"building": MOST_BUILDINGS}, high=20, dump=""),
    Field(
        "card",
        "the card of a character, 1 to 6; 0: in the bag, -1: retired",
        CHARACTER,
        low=-1,
        high=6,
        dump="",
    ),
    Field("taken", "whether a character's tile is away from its card", CHARACTER, flag=True, dump=""),
    Field("turned", "whether an artist has made his masterpiece", CHARACTER, flag=True, dump=""),
    Field(
        "display",
        "the characters by arrival, or -1",
        {"slot": DISPLAY_SLOTS},
        index=True,
        high=MOST_CHARACTERS - 1,
        dump="",
    ),
    Field(
        "fortune",
        "the state of a captain of fortune",
        {"fortune": MOST_FORTUNES},
        high=MOST_SEATS + 2,
        dump="",
    ),
    Field(
        "main_made_by",
        "the seat that made a work of the main board, or -1",
        MAIN_WORK,
        index=True,
        high=last_seat,
        dump="",
    ),
    Field("main_marker", "the marker on a work of the main board", MAIN_WORK, words=MARKERS, dump=""),
    Field(
        "main_planned_by",
        "the seat that has planned it, or -1",
        MAIN_WORK,
        index=True,
        high=last_seat,
        dump="",
    ),
    Field(
        "main_artist",
        "the artist planned for it, or -1",
        MAIN_WORK,
        index=True,
        high=MOST_CHARACTERS,
        dump="",
    ),
]
SEAT = [
    # resources and fiorini lie in the order of the columns of costs and gains
    Field("goods", "how many of a resource", {"resource": len(RESOURCES)}, high=999, by=RESOURCES),
    Field("florins", "fiorini", high=30000),
    Field("crest", "the place on the Captain track", low=lambda p: p.tables.crest_floor, high=MOST_POINTS),
    Field(
        "mitre", "on the Bishop track", low=lambda p: p.tables.bishop_floor, high=999, dump="bishop_points"
    ),
    Field("tokens", "the value of the prestige tokens", high=MOST_POINTS, hidden_unless="open_tokens"),
    Field("pieces", "how many tokens they are", high=MOST_POINTS),
    Field("reserve", "familiars in the reserve", high=MOST_MEMBERS),
    Field("zone", "familiars to place", high=MOST_MEMBERS),
    Field("exiled", "familiars on the Bishop's card", high=MOST_MEMBERS),
    Field("market", "familiars on the market"),
    Field("administration", "familiars at the administration", high=MOST_MEMBERS),
    Field("church", "the preacher at the Chiesa, or -1", index=True, high=MOST_PREACHERS, dump=""),
    Field("neutral", "neutral markers left", high=40, dump="neutral_markers"),
    Field("special", "whether a special marker is left", {"number": 3}, flag=True, dump="special_markers"),
    Field("level", "the level of a ghost, or -1: a person", index=True, words=LEVELS),
    Field("tile", "the building on a square, or -1", SQUARE, index=True, high=MOST_BUILDINGS - 1, dump=""),
    Field("state", "the state of the building on a square", SQUARE, words=STATES, dump=""),
    Field(
        "member", "the seat of the familiar on a square, or -1", SQUARE, index=True, high=last_seat, dump=""
    ),
    Field(
        "space", "the figure on a space of a ghost's table", {"space": GHOST_SPACES}, words=FIGURES, dump=""
    ),
    Field("own_made", "whether a work of the district is made", OWN_WORK, flag=True, dump=""),
    Field(
        "own_artist",
        "the artist planned for it, or -1: not planned",
        OWN_WORK,
        index=True,
        high=MOST_CHARACTERS,
        dump="",
    ),
]

REFUSALS = (
    "NO_SUCH_MOVE", "NO_TILE", "SAME_SQUARE", "CANNOT_PAY", "NOT_ON_DISPLAY", "IS_RESERVED", "IS_TAKEN",
    "NO_BUILDING", "NOT_BUILT", "IS_VIOLET", "IS_OCCUPIED", "IS_BLOCKED", "AT_FLOOR", "DISTRICT_FULL",
    "WORK_MADE", "WORK_PLANNED", "NO_MARKER", "NO_SPECIALITY", "IS_PREACHER", "SPACE_TAKEN",
    "PREACHER_AT_FLOOR", "MARKET_TAKEN", "NO_CAPTAIN", "NOT_HELD", "NOT_YOURS", "DEAL_PAST",
    "NOT_ON_MARKET", "NOT_ROLLED", "NO_MUSE", "BEYOND_SIX", "MARKER_USED", "MARKER_NEEDED", "NOT_PLANNED",
    "NO_SUCH_SEAT", "NOT_IN_BOX", "TURNED_BY_GHOST", "SAME_KIND", "MUST_BUILD", "MUST_PLACE",
)  # fmt: skip

SHAPE = Shape(
    position="FlorenzaPosition",
    sizes=[
        Size("MOST_SEATS", MOST_SEATS),
        Size("SQUARES", SQUARES),
        Size("FACES", FACES, "of a die"),
        Size("GHOST_SPACES", GHOST_SPACES, "on a ghost's table"),
        Size("DISPLAY_SLOTS", DISPLAY_SLOTS),
        Size("HOUSE_WORKS", HOUSE_WORKS, "works of a Palazzo or a Chiesa"),
        Size("PALAZZO", 0, "as a house: its first work"),
        Size("CHIESA", HOUSE_WORKS),
        Size("PLACE_PALAZZO", 0, "as a place of works"),
        Size("PLACE_CHIESA", 1),
        Size("DISTRICT_WORKS", DISTRICT_WORKS, "the works of a district come first"),
        Size("MOST_BUILDINGS", MOST_BUILDINGS),
        Size("FIRST_BUILDINGS", len(FIRST_BUILDINGS), "of the first box: their actions follow each other"),
        Size("MOST_WORKS", MOST_WORKS),
        Size("MOST_CHARACTERS", MOST_CHARACTERS),
        Size("MOST_PREACHERS", MOST_PREACHERS),
        Size("MOST_FORTUNES", MOST_FORTUNES),
        Size("FORTUNE_ROWS", FORTUNE_ROWS, "of a captain of fortune"),
        Size("ANONYMOUS", MOST_CHARACTERS, "as an artist"),
        Size("NOBODY", MOST_CHARACTERS, "as the character to reserve"),
        Size("ANONYMOUS_PREACHER", MOST_PREACHERS),
        Size("RESOURCES", len(RESOURCES)),
        Size("COSTS", COSTS, "columns of a row of costs: resources, fiorini"),
        Size("GAINS", len(GAINS), "columns of a row of gains: the same, PP, BP, familiars"),
        Size("FLORINS_COLUMN", GAINS.index("florins")),
        Size("PP_COLUMN", GAINS.index("pp")),
        Size("BP_COLUMN", GAINS.index("bp")),
        Size("MEMBERS_COLUMN", GAINS.index("members")),
        Size("SPECIALITIES", len(SPECIALITIES)),
        Size("MARKERS", len(MARKERS), "the neutral one is 0"),
        Size("MOST_ROLLS", MOST_ROLLS, "for a work: two in the Duomo, one by the Muse"),
        Size("INCENTIVES", MOST_INCENTIVES + 1, "from none to the most"),
    ],
    numbers=[
        Numbers("Resources.", constants("", RESOURCES)),
        Numbers("Phases.", constants("PHASE_", PHASES)),
        Numbers("Stages.", constants("", STAGES)),
        Numbers("States of a square with a building.", constants("", STATES)),
        Numbers("Figures on a ghost's table.", constants("SPACE_", FIGURES)),
        Numbers(
            "States of a captain of fortune.",
            {
                "NOT_IN_PLAY": "",
                "FREE": "",
                "TURNED_OVER": "by a ghost",
                "HELD": "by the familiar of seat 0; HELD + n: of seat n",
            },
        ),
        Numbers("What a work or a special marker gives every round.", constants("GIVES_", INCOMES), first=1),
        Numbers("Actions of a ghost.", constants("GHOST_DOES_", GHOST_ACTIONS)),
        Numbers("Verdicts of the forecast.", constants("", VERDICTS)),
        Numbers("Lines of the final score.", constants("SCORE_", SCORES), count="SCORES"),
    ],
    refusals=dict.fromkeys(REFUSALS, ""),
    table=[*HEAD, *AGENDA, *TABLE],
    seat=SEAT,
    actions=[
        Block("OCCUPY", each={"owner": MOST_SEATS, "square": SQUARES}),
        Block("BUILD", each={"building": MOST_BUILDINGS}, first={"building": FIRST_BUILDINGS}),
        Block("WORK", "plan it, or realise it next", {"work": MOST_WORKS}, {"work": FIRST_WORKS}),
        Block("HIRE", each={"artist": MOST_CHARACTERS + 1}, first={"artist": FIRST_CHARACTERS}),
        Block("PREACH_CHURCH", each={"preacher": MOST_PREACHERS + 1}, first={"preacher": FIRST_PREACHERS}),
        Block("PREACH_DUOMO", each={"preacher": MOST_PREACHERS + 1}, first={"preacher": FIRST_PREACHERS}),
        Block("TO_MARKET"),
        Block("TO_ADMINISTRATION"),
        Block("TO_FORTUNE", each={"fortune": MOST_FORTUNES}, first={"fortune": FIRST_FORTUNES}),
        Block("RESERVE", each={"character": MOST_CHARACTERS + 1}, first={"character": FIRST_CHARACTERS}),
        Block("NAME", "the third resource", {"resource": len(RESOURCES)}),
        Block("SELL", each={"resource": len(RESOURCES)}),
        Block("BUY", each={"resource": len(RESOURCES)}),
        Block("GIVE", each={"resource": len(RESOURCES)}),
        Block("TAKE", each={"resource": len(RESOURCES)}),
        Block(
            "PAY_FORTUNE",
            each={"captain": MOST_FORTUNES, "row": FORTUNE_ROWS},
            first={"captain": FIRST_FORTUNES},
        ),
        Block("DONE"),
        Block("ACTIVATE"),
        Block("CONSTRUCT"),
        Block("REFUSE"),
        Block("PAY_AS", each={"speciality": len(SPECIALITIES)}),
        Block("ACCEPT", "a face that was rolled, less one", {"face": FACES}),
        Block("CALL", "the Muse"),
        Block("ENCOURAGE", "the artist, with fiorini", {"steps": MOST_INCENTIVES + 1}),
        Block("MARK_WITH", each={"marker": len(MARKERS)}),
    ],
    progress="phase",
    features={
        **dict.fromkeys(("captain", "bishop", "duomo_by", "order", "main_made_by", "main_planned_by"), WHOSE),
        "member": Read("seat", alike=("square",)),
        "rolls": Read("number"),
        "display": Read("value", MOST_CHARACTERS, alike=("slot",)),
        "florins": Read("number", unit=50),
        "church": Read("value", MOST_PREACHERS + 1),
        "tile": Read("value", MOST_BUILDINGS, alike=("square",)),
        "state": Read("value", len(STATES), alike=("square",)),
        "space": Read("value", len(FIGURES), alike=("space",)),
        "own_artist": Read("value", 1),
        **dict.fromkeys(
            (
                *(
                    "persons",
                    "open_tokens",
                    "reserved",
                    "category",
                    "draws",
                    "latest",
                    "given",
                    "duomo_preacher",
                ),
                *("supply", "card", "taken", "turned", "fortune", "main_marker", "main_artist", "pieces"),
            ),
            SKIP,
        ),
    },
)
