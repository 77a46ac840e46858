"""What the server and a client say to each other: every body of the HTTP interface and every message of the socket.

`docs/protocol.md` tells how they are used, `python -m bottega.server.schema` prints them as one JSON Schema. Fields are
only ever added. What a client may leave out has a default; the server sends every field.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Language = Literal["en", "it", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")]
PLAIN = r"^[^\x00-\x1f\x7f-\x9f]*(?![\s\S])"
"""No control characters. The end is written so that Python and JavaScript mean the same by it, newlines included."""
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]

Code = Literal[
    "malformed",
    "too-large",
    "too-many",
    "foreign-origin",
    "unknown-game",
    "unknown-content",
    "bad-options",
    "bad-record",
    "unknown-table",
    "unknown-seat",
    "unknown-move",
    "unknown-bot",
    "unknown-order",
    "bad-link",
    "taken",
    "host-only",
    "not-yours",
    "not-started",
    "over",
    "stale",
    "illegal",
    "draft-complete",
    "no-draft",
    "guided",
    "unknown-seal",
    "not-over",
    "no-hints",
    "not-found",
    "unreadable",
    "no-storage",
    "failed",
]
"""Why something was refused. People read the text beside it, programs this."""


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """What goes over the wire: unknown fields are refused, also in the schema."""


class Problem(Wire, frozen=True):
    """The body of every refusal over HTTP."""

    code: Code
    text: str


# -- the games -------------------------------------------------------------------------------------------------


class Choice(Wire, frozen=True):
    """One of the values that something can be set to, and how people call it."""

    value: str
    label: str


class OptionInfo(Wire, frozen=True):
    """An option of a game. `choice` is one of the choices, `choices` a list of them; `number` has its limits."""

    name: str
    label: str
    kind: Literal["flag", "number", "choice", "choices", "text"]
    default: Any
    optional: bool
    """May be null: then the game decides."""
    choices: list[Choice]
    minimum: int | None
    maximum: int | None


class OrderInfo(Wire, frozen=True):
    """A standing order that a seat can give; the first choice is to be asked."""

    name: str
    label: str
    choices: list[Choice]


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
    guide: bool
    """It has a guided first game: see `Learn`."""


class RuleInfo(Wire, frozen=True):
    """A rule of a game's catalogue."""

    id: str
    part: str
    text: str


# -- guests and tables -----------------------------------------------------------------------------------------


class Me(Wire, frozen=True):
    """Who you are here: a guest by a cookie, with a name that you can change."""

    name: str


class ChangeMe(Wire, frozen=True):
    name: Name


class SeatWish(Wire, frozen=True):
    """Who shall sit there: you, whoever has the link, or a bot by name (none: the game's usual one)."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: str | None = None
    word: Word | None = None
    """Your word for the dice, if you sit there: see `Fair`."""


class Seal(Wire, frozen=True):
    """The promise of the dice of the next table that you make: the SHA-256 of its secret."""

    commitment: str


Commitment = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+(?![\s\S])")]


class CreateTable(Wire, frozen=True):
    """A new table. The game begins by itself as soon as no seat is open."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    """Milliseconds that a bot takes at least for a decision."""
    commitment: Commitment | None = None
    """From `/api/seal`, so that the dice were promised before the words were known; none: the server makes one."""


class ImportTable(Wire, frozen=True):
    """A table from a record: it goes on after the first `move` moves, or after all of them.

    Without seats you play all of them; a finished game is only looked at.
    """

    record: dict[str, Any]
    move: Count | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    commitment: Commitment | None = None


class PlayNow(Wire, frozen=True):
    """A table for you and bots, in one call; alone if `players` is 1."""

    game: str
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    bot: str | None = None
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
    commitment: Commitment | None = None
    word: Word | None = None


class Learn(Wire, frozen=True):
    """A guided first game for you: the server sets the dice and says what to do, until the guide ends or is left."""

    game: str
    pace: Annotated[int, Meta(ge=0, le=5000)] = 700
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


class TableInfo(Wire, frozen=True):
    """A table. Times are seconds since 1970."""

    id: str
    game: str
    title: str
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
    next: str | None
    """The table where the same people play again: see `Rematch`."""


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


# -- replay ----------------------------------------------------------------------------------------------------


class SheetLine(Wire, frozen=True):
    """A line of the score sheet: the points of each seat; the last line is the total."""

    label: str
    points: list[int]


class LogLine(Wire, frozen=True):
    """Something that happened, as a sentence; also what happened as data, for pictures and filters."""

    number: int
    """Lines are counted from 0 over the whole game."""
    move: int
    """How many moves had been made when it happened: the number for `/at/{move}`."""
    seat: int
    """Whose it was; -1: nobody's."""
    text: str
    rule: str
    kind: str
    args: dict[str, int]


class Drawing(Wire, frozen=True):
    """The board in letters of one width, as a terminal shows it: for games that a page does not draw itself."""

    text: str


class Moment(Wire, frozen=True):
    """The table after its first `move` moves, and what the last of them did."""

    move: int
    of: int
    round: int
    seat: int
    """Who made the move; -1: the dice, or nobody yet."""
    notation: str
    text: str
    """The move as a sentence; empty at the beginning."""
    lines: list[LogLine]
    view: Any
    sheet: list[SheetLine]
    waiting: list[int]
    from_dump: bool
    """Shown from a dump: the move was made by older rules and is not legal by those of today."""


class Turn(Wire, frozen=True):
    """What a seat did in a row, with the dice before it: the moves after `first` up to `last`, and the points then."""

    seat: int
    """-1: only dice."""
    round: int
    first: int
    last: int
    scores: list[int]


class Course(Wire, frozen=True):
    """A game turn by turn."""

    start: list[int]
    """The points before the first move."""
    turns: list[Turn]


class Standing(Wire, frozen=True):
    """How the game stood after a move: expected final points and chance to win of each seat."""

    move: int
    round: int
    points: list[float]
    chance: list[float]


class Considered(Wire, frozen=True):
    """An action as the analysis sees it: what it touches on the board, and what can be expected of it."""

    text: str
    targets: list[str]
    points: float
    chance: float


class DecisionInfo(Wire, frozen=True):
    """A decision of a finished game: move number `move` of the record, and the best that there was."""

    move: int
    round: int
    seat: int
    mark: Literal["", "slip", "mistake"]
    """Set only where the loss is larger than its uncertainty."""
    chosen: Considered
    best: list[Considered]
    lost_points: float
    lost_chance: float


class ThrowInfo(Wire, frozen=True):
    """All dice that fell together, the moves `move` to `end`: what they brought each seat beyond the average."""

    move: int
    end: int
    round: int
    points: list[float]
    chance: list[float]


class TurningPoint(Wire, frozen=True):
    """A move that changed the chances much: whose it raised, and how far."""

    move: int
    round: int
    seat: int
    before: float
    after: float
    thrown: bool
    """By dice, not by a decision."""
    text: str


class Analysis(Wire, frozen=True):
    """Where a finished game was won."""

    learned: bool
    """Whether points and chances come from a learned value; if not, a rule of thumb compares the seats."""
    graph: list[Standing]
    decisions: list[DecisionInfo]
    throws: list[ThrowInfo]
    turns: list[TurningPoint]
    luck: list[float] | None
    """The points that all throws brought each seat; null where such a sum explains nothing."""
    words: str
    """All of it in a paragraph."""


class AnalysisState(Wire, frozen=True):
    """An analysis, or how far it is: `done` of `moves` moves."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    moves: int
    analysis: Analysis | None


class ThingInfo(Wire, frozen=True):
    """Something of the box, by its id: its name, and what it does in a sentence."""

    name: str
    text: str


class Check(Wire, frozen=True):
    """The result of checking a record: rules and result always, the dice once the game is over."""

    ok: bool
    text: str
    moves: int
    rolls: int
    dice_checked: bool
    fair: Fair


class Fair(Wire, frozen=True):
    """What proves the dice. The secret comes when the game is over; its SHA-256 is the commitment, published before."""

    commitment: str
    words: list[str]
    secret: str | None


class Gap(Wire, frozen=True):
    """Rolls that were made and not used: `skipped` of them, before roll `number`."""

    number: int
    skipped: int
    why: Literal["takeback", "newer-rules"]


class Faces(Wire, frozen=True):
    """What could come of a roll or a draw: each outcome in notation, and its weight."""

    outcomes: list[str]
    weights: list[int]


class RollInfo(Wire, frozen=True):
    """A roll or a draw of a finished game."""

    move: int
    """Which move of the record it is, from 1."""
    number: int
    faces: int
    """The place of its faces in the list of the proof."""
    outcome: str
    """What came, in notation, as the record has it."""


class DiceProof(Wire, frozen=True):
    """All that is needed to recount the dice of a finished game."""

    fair: Fair
    seats: int
    rolls: list[RollInfo]
    faces: list[Faces]
    gaps: list[Gap]
    moves: list[str]
    """All moves of the record: see `State.chain`."""
    result: Outcome | None


class Fault(Wire, frozen=True):
    """A fault of the page itself, for the log of the server."""

    part: Annotated[str, Meta(max_length=40)]
    """Which part of the page failed."""
    error: Annotated[str, Meta(max_length=1000)]
    stack: Annotated[str, Meta(max_length=4000)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    message: Annotated[str, Meta(max_length=4000)] = ""
    """The message of the server that the page was showing, in short."""


class Alive(Wire, frozen=True):
    """The process answers; nothing is said of its database."""

    version: str


class Health(Wire, frozen=True):
    status: Literal["ok", "failing"]
    """Failing, with the HTTP status 503: the database cannot be read or written, or the server stops."""
    problem: str
    """What is wrong; empty: nothing."""
    version: str
    tables: int
    """In memory now."""
    page: bool
    """The page is built."""


# -- what a client sends over the socket -----------------------------------------------------------------------
#
# `id` is the client's own name for the message: a repeated one changes nothing and gets the same answer again.
# `revision` is that of the state which the client saw.


class Act(Wire, frozen=True, tag_field="type", tag="act"):
    """Add an action to the seat's draft, and those that follow in the same gesture: all of them, or none."""

    id: MoveId
    revision: Count
    seat: SeatNumber
    action: Count
    then: Annotated[list[Count], Meta(max_length=8)] = []


class Undo(Wire, frozen=True, tag_field="type", tag="undo"):
    """Take the draft back to its first `keep` gestures; 0: all of it."""

    id: MoveId
    revision: Count
    seat: SeatNumber
    keep: Count


class Confirm(Wire, frozen=True, tag_field="type", tag="confirm"):
    """Make the draft final: from now on everybody sees it, and the dice fall."""

    id: MoveId
    revision: Count
    seat: SeatNumber


class SetOrder(Wire, frozen=True, tag_field="type", tag="order"):
    """Set a standing order. It acts on later decisions only, until the end of the game or of this round."""

    id: MoveId
    seat: SeatNumber
    order: Annotated[str, Meta(max_length=64, pattern=PLAIN)]
    choice: Annotated[str, Meta(max_length=64, pattern=PLAIN)]
    until: Literal["game", "round"] = "game"


class Plan(Wire, frozen=True, tag_field="type", tag="plan"):
    """Plan ahead on the turns of others: keep these gestures of the plan, in this order, and add one.

    `keep` is null to give up planning. Nothing of a plan is ever played by itself.
    """

    id: MoveId
    revision: Count
    seat: SeatNumber
    keep: Annotated[list[Count], Meta(max_length=16)] | None
    add: Annotated[list[Count], Meta(max_length=8)] = []


class AskWhy(Wire, frozen=True, tag_field="type", tag="why"):
    """Why can't I? For an action, or for everything that a target on the board could be used for."""

    id: MoveId
    seat: SeatNumber
    action: Count | None = None
    target: Annotated[str, Meta(max_length=120, pattern=PLAIN)] | None = None


class Look(Wire, frozen=True, tag_field="type", tag="look"):
    """What would these actions do? For what the seat has selected, or for a few that are compared."""

    id: MoveId
    seat: SeatNumber
    actions: Annotated[list[Count], Meta(min_length=1, max_length=40)]


class Ping(Wire, frozen=True, tag_field="type", tag="ping"):
    id: MoveId


ClientMessage = Act | Undo | Confirm | SetOrder | Plan | AskWhy | Look | Ping


# -- what the server sends -------------------------------------------------------------------------------------


class Change(Wire, frozen=True):
    """How much the seat has of something, before and after an action, and how much is lost to a limit."""

    good: str
    before: int
    after: int
    lost: int


class Preview(Wire, frozen=True):
    """What an action would do, up to the next die or decision."""

    action: int
    lines: list[str]
    before: int
    """The seat's points."""
    after: int
    changes: list[Change]
    more: Any
    """What the game's own board shows besides; null: nothing."""


class ActionInfo(Wire, frozen=True):
    """Something that the seat may do now."""

    action: int
    text: str
    target: str
    """The thing on the board that it touches, by the view's own name."""
    targets: list[str]
    """All things that stand for it, the target among them: the equal sides of a die."""
    notation: str
    ends_draft: bool
    """After it only undo and confirm are left."""
    short: str
    """A few words for a list, read under the title of the group."""
    group: str
    """The title above it in a list; empty: it stands under none. The entries of a group follow one another."""
    rank: int
    """Its rank in the list, in which actions come sorted already."""
    more: bool
    """Listed only on request: another action does the same or better, or it cannot succeed."""
    last: bool
    """It ends the turn, and stands at the end of every list."""
    any_time: bool
    """It does not answer the question: it may be taken at any time of the seat's turn."""
    costs: bool
    """It takes goods or points from the seat."""
    ruins: list[str]
    """The names of things that the seat has planned and that would fail by it; the preview says so too."""


class HintInfo(Wire, frozen=True):
    """One of the best actions that a seat has now, and what speaks for it."""

    action: int
    text: str
    targets: list[str]
    close: bool
    """It is not clearly worse than the best one."""
    points: float
    """Expected at the end of the game."""
    chance: float
    preview: Preview
    """What it does at once."""


class Hints(Wire, frozen=True):
    """The two or three best actions of a seat, the best first."""

    learned: bool
    """Whether points and chances come from a learned value; if not, only the order says something."""
    hints: list[HintInfo]


class DraftStep(Wire, frozen=True):
    """A step of a draft, with what it did. The steps of one gesture have its number, and are undone together."""

    gesture: int
    text: str
    notation: str
    target: str
    lines: list[str]


class OrderState(Wire, frozen=True):
    """A standing order of the seat, as it is set."""

    name: str
    choice: str
    until: Literal["game", "round"]


class PlanStep(Wire, frozen=True):
    """A gesture that the seat has planned for one of its next turns; `number` is for `keep`."""

    number: int
    text: str
    target: str
    actions: list[int]
    refused: str
    """Why it is no longer possible; empty: it still is."""


class Lesson(Wire, frozen=True):
    """What a guided game says to the seat now: the only action offered is the one that it tells of."""

    step: int
    """Counted from 1."""
    steps: int
    text: str


class MySeat(Wire, frozen=True):
    """A seat of yours: what it is asked, what it may do, and its draft and its plan, which nobody else sees."""

    seat: int
    asked: bool
    """The seat has something to decide, or a draft to confirm."""
    question: str
    actions: list[ActionInfo]
    draft: list[DraftStep]
    complete: bool
    """The draft has come to its end: only undo and confirm are left."""
    view: Any
    """With the draft on the board; null: the same as the state's."""
    sheet: list[SheetLine] | None
    """With the draft; null: the same as the state's."""
    orders: list[OrderState]
    may_plan: bool
    """It is the turn of others, and the game lets the seat plan ahead."""
    plan: list[PlanStep] | None
    """What the seat has planned for its next turns; null: it does not plan ahead."""
    planning: bool
    """Question, actions and view are those of the seat's next turn: they can be added to the plan."""
    notice: str
    """A draft was dropped because the board changed under it, a standing order expired, or the guide ended."""
    lesson: Lesson | None
    """Null: the seat may do what the rules allow."""


class Outcome(Wire, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class State(Wire, frozen=True, tag_field="type", tag="state"):
    """Everything that a viewer may know of a table. It comes on connecting and after every change."""

    revision: int
    """Rises with every change at the table, drafts among them."""
    moves: int
    """How many moves the record has."""
    chain: str
    """The hash of these moves: who keeps it sees later whether one of them was changed. See docs/dice.md."""
    table: TableInfo
    view: Any
    """The confirmed position, as this viewer sees it."""
    waiting: list[int]
    mine: list[MySeat]
    sheet: list[SheetLine]
    log: list[LogLine]
    """Lines that this connection has not had yet."""
    fair: Fair
    result: Outcome | None
    answers: str | None = None
    """The message of this viewer's that led here, if one did: it is carried out and stored."""


class Seats(Wire, frozen=True, tag_field="type", tag="seats"):
    """Who is connected and who thinks has changed, nothing else."""

    seats: list[SeatInfo]


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """A message was carried out and is stored; the new state came just before."""

    id: str
    revision: int


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """A message was not carried out and changed nothing. After `stale` the state comes again.

    `id` is null if the message has none that can be read.
    """

    id: str | None
    code: Code
    text: str
    rule: str
    rule_text: str
    rule_title: str
    """The heading under which people find the rule; empty: no rule of the game says no."""


class Reason(Wire, frozen=True):
    """Why something is not possible now, with the rule that says so."""

    text: str
    rule: str
    rule_text: str
    action: int
    action_text: str
    rule_title: str
    """The heading under which people find the rule."""


class Why(Wire, frozen=True, tag_field="type", tag="because"):
    """The answer to `why`: the most helpful reasons first; none if it is possible."""

    id: str
    reasons: list[Reason]


class Looked(Wire, frozen=True, tag_field="type", tag="looked"):
    """The answer to `look`: a preview of each action."""

    id: str
    previews: list[Preview]


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    id: str


ServerMessage = State | Seats | Done | Refused | Why | Looked | Pong

encode = msgspec.json.Encoder().encode


class Unreadable(Exception):
    """Not a message of a client."""


class _WithId(Struct):
    id: MoveId


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_decode_id = msgspec.json.Decoder(_WithId).decode


def read_message(data: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable from error


def read_id(data: str | bytes) -> str | None:
    """The id of a message that is refused unread, so that the client knows which one; None: it has none."""
    try:
        return _decode_id(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
