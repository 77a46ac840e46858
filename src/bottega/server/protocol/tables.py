"""Games, guests, tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bottega.server.protocol.basics import (
    Count,
    Document,
    Name,
    OptionalDocument,
    TableName,
    Token,
    Wire,
    Word,
    no_document,
)


class Choice(Wire, frozen=True):
    """One of the values that something can be set to, and how people call it."""

    value: str
    label: str
    group: str = ""
    """Of the choices of one group at most one is taken; one without a group is for all groups that have none."""


class OptionInfo(Wire, frozen=True):
    """An option of a game. `choice` is one of the choices, `choices` a list of them; `number` has its limits.

    `against_bots` is its default where one person plays against bots alone.
    """

    name: str
    label: str
    about: str
    """What it means, in a sentence or two."""
    kind: Literal["flag", "number", "choice", "choices", "text"]
    default: Any
    against_bots: Any
    optional: bool
    """May be null: then the game decides."""
    alone: bool
    """It makes sense only if one person plays."""
    choices: list[Choice]
    minimum: int | None
    maximum: int | None
    """Of a number; or how many `choices` there are, where each may come several times."""


class OrderInfo(Wire, frozen=True):
    """A standing order that a seat can give; the first choice is to be asked."""

    name: str
    label: str
    choices: list[Choice]


class LevelPoints(Wire, frozen=True):
    """How many points bots of each level make among themselves with so many players, as measured."""

    players: int
    points: dict[str, int]


class GameInfo(Wire, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionInfo]
    orders: list[OrderInfo]
    bots: list[Choice]
    levels: list[str]
    """Those of the bots that are levels for people, from the weakest to the strongest."""
    default_bot: str
    level_points: list[LevelPoints]
    lessons: list[str]
    """The titles of its lessons, from the first: see `Learn`."""
    reconstructed: int
    """How many values of its box nobody has seen printed: see `BoxInfo`."""
    counts_up: bool
    """Its points are added up from what lies open: a table may leave that to the end, see `CreateTable`."""


class RuleInfo(Wire, frozen=True):
    """A rule of a game's catalogue."""

    id: str
    part: str
    text: str


class Me(Wire, frozen=True):
    """Who you are here: a guest by a cookie, with a name that you can change."""

    name: str
    recovery: float | None
    """When your recovery code was made; null: you have none."""
    before: str | None
    """The name of whom this browser was before it used a link or a code: it can go back. Null: nobody with a name or a
    table."""


class ChangeMe(Wire, frozen=True):
    name: Name


class SeatWish(Wire, frozen=True):
    """Who shall sit there: you, whoever has the link, or a bot by name (none: the game's usual one)."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    word: Word | None = None
    """Your word for the dice, if you sit there: see `Fair`."""


Commitment = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+(?![\s\S])")]


class Clock(Wire, frozen=True):
    """How long a seat may take for a decision, and what happens then."""

    seconds: Annotated[int, Meta(ge=5, le=60 * 24 * 3600)] | None = None
    """For each decision; null: the time is only shown."""
    at_zero: Literal["nothing", "move", "bot"] = "nothing"
    """`move`: a bot plays this turn. `bot`: a bot plays until the holder comes back. In any case the host may take the
    seat then."""
    bot: str | None = None
    """Which bot; none: the usual one. It also plays for those whom the others let it play for."""


class CreateTable(Wire, frozen=True):
    """A new table. The game begins by itself as soon as no seat is open."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pace: Annotated[int, Meta(ge=0, le=5000)] = 450
    """Milliseconds that a bot takes at least for a decision."""
    hide_points: bool = False
    """Points are counted at the end only: until then nobody is sent any, see `GameInfo.counts_up`."""
    name: TableName = ""
    """What people call the table; empty: a client finds something."""
    clock: Clock | None = None
    """None: nobody counts the time."""
    content: OptionalDocument = msgspec.field(default_factory=no_document)
    """Values of your own box, from `BoxMade`; none: those that Bottega ships."""
    real_dice: bool = False
    """People roll real dice and enter what they show: see `Enter`."""
    commitment: Commitment | None = None
    """From `/api/seal`, so that the dice were promised before the words were known; none: the server makes one."""


class ImportTable(Wire, frozen=True):
    """A table from a record: it goes on after the first `move` moves, or after all of them.

    Without seats you play all of them; a finished game is only looked at.
    """

    record: Document
    move: Count | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    pace: Annotated[int, Meta(ge=0, le=5000)] = 450
    commitment: Commitment | None = None
    name: TableName = ""
    tried: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """To try something else at this moment of a table: see `TriedLine`."""


class PlayNow(Wire, frozen=True):
    """A table for you and bots, in one call; alone if `players` is 1."""

    game: str
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    bot: str | None = None
    pace: Annotated[int, Meta(ge=0, le=5000)] = 450
    commitment: Commitment | None = None
    word: Word | None = None


class NotYetInfo(Wire, frozen=True):
    """Something that a lesson has not shown: a sentence and a picture."""

    id: str
    icon: str
    kind: str
    """The stuff that gives the icon its colour; empty: none."""
    text: str
    does: list[str]
    """How the notations of the actions begin by which it is met."""


class LessonInfo(Wire, frozen=True):
    """A lesson of a game, and what is said when it has ended."""

    number: int
    title: str
    known: str
    aim: str
    not_yet: list[NotYetInfo]


class Learn(Wire, frozen=True):
    """A guided game for you: the server sets the dice and says what to do, until the guide ends or is left."""

    game: str
    lesson: Annotated[int, Meta(ge=1, le=9)] = 1
    pace: Annotated[int, Meta(ge=0, le=5000)] = 450
    commitment: Commitment | None = None
    word: Word | None = None


class Rematch(Wire, frozen=True):
    """The game of a finished table once more, for everybody who sat there; whoever asks later gets the same table."""

    bot: str | None = None
    """The bots are of this kind; none: as before."""
    commitment: Commitment | None = None
    word: Word | None = None


class SeatInfo(Wire, frozen=True):
    """A seat, as everybody sees it. A ghost is a seat of the game's own that never acts."""

    seat: int
    name: str
    kind: Literal["guest", "open", "bot", "ghost"]
    bot: str | None
    mine: bool
    connected: bool
    waiting: bool
    """The game waits for a decision of this seat."""
    thinking: bool
    """A bot that is working on its decision."""
    stand_in: str | None
    """The bot that plays for the holder, until the holder comes back."""
    since: float | None
    """Since when the game waits for this seat, where a clock runs."""
    until: float | None
    """When its time is up."""


class TriedLine(Wire, frozen=True):
    """Where a try-out comes from: the table after its first `move` moves. Nobody waits for it."""

    table: str
    move: int


class TableInfo(Wire, frozen=True):
    """A table. Times are seconds since 1970."""

    id: str
    game: str
    title: str
    name: str
    """What the host calls the table; empty: nothing."""
    players: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    """Open: a seat is still free, the game has not begun."""
    host: bool
    """You made this table."""
    my_turn: bool
    round: int
    moves: int
    created: float
    updated: float
    seats: list[SeatInfo]
    pace: int
    watchers: int
    """Connections that hold no seat."""
    guided: bool
    """A guide sets the dice now: see `Learn`."""
    points_hidden: bool
    """Points are counted when the game is over, not before."""
    clock: Clock | None
    now: float
    """The time of the server, which all times here go by: a browser's clock may be wrong."""
    content: Literal["printed", "reconstructed", "own"]
    """Whether all values are known from the box, some are reconstructed, or somebody's own are played with."""
    real_dice: bool
    """People roll real dice and enter what they show."""
    day: str | None
    """It is played with the dice of this day: see `PlayDay`."""
    taken_back: int
    """How often moves were taken back. When that rises, the log comes again from its beginning."""
    tried: TriedLine | None
    """It is a try-out: it never counts as a table that waits for somebody."""
    next: str | None
    """The table where the same people play again: see `Rematch`."""


class ChangeTable(Wire, frozen=True):
    """Another name for the table (host only); empty: none."""

    name: TableName


class SeatLink(Wire, frozen=True):
    """The secret link of a seat: `/join#token`. It is shown once; a new one makes the old one useless."""

    seat: int
    token: str
    path: str


class NewTable(Wire, frozen=True):
    """A table just made: with the links for its open seats, and the page that anybody may watch."""

    table: TableInfo
    links: list[SeatLink]
    watch: str


class Join(Wire, frozen=True):
    """Take the seat of a link. The word goes into the dice: see `Fair`."""

    token: Token
    name: Name | None = None
    word: Word | None = None


class LookAtLink(Wire, frozen=True):
    token: Token


class LinkInfo(Wire, frozen=True):
    """What a seat's link leads to, before it is taken."""

    table: TableInfo
    seat: int
    taken: bool
    """Somebody else sits there."""
    commitment: str
    """Of the table's dice: a client keeps it before it sends a word."""
    after: int
    """How many moves were made elsewhere: their rolls are not proved. A client keeps this, too."""


class Joined(Wire, frozen=True):
    table: TableInfo
    seat: int


class ChangeSeat(Wire, frozen=True):
    """Put somebody else on a seat (host only), or change your own name."""

    kind: Literal["me", "open", "bot"] | None = None
    name: Name | None = None
    bot: str | None = None
    word: Word | None = None
    """For the dice, if you sit down before the game has begun."""


class SeatChanged(Wire, frozen=True):
    table: TableInfo
    link: SeatLink | None
    """For a seat that is open now."""


class EffectPart(Wire, frozen=True, omit_defaults=True):
    """A part of an effect line: a count with its sign, an icon with the word for it, or another thing by its id."""

    count: int | None = None
    sign: str = ""
    icon: str = ""
    word: str = ""
    thing: str = ""


class ThingInfo(Wire, frozen=True):
    """Something of the box, by its id: its name, a shorter one, what it does in a sentence, and that as a line."""

    name: str
    short: str
    text: str
    effect: list[str | EffectPart]
    """Words and signs stand for themselves."""
