"""States and replies to clients over the socket."""

from __future__ import annotations

from typing import Any, Literal

from bottega.server.protocol.basics import Code, Wire
from bottega.server.protocol.dice import Fair, Outcome
from bottega.server.protocol.people import Chat
from bottega.server.protocol.replay import LogLine, SheetLine
from bottega.server.protocol.tables import SeatInfo, TableInfo


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
    before: int | None
    """The seat's points; null at a table that counts them at the end only."""
    after: int | None
    """With what is sure to come of the action after the next dice: the points of a card whose place is taken first."""
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
    then: int | None
    """The action of the step after it, which may be done in the same gesture; null: dice or others come between."""


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
    taught: int
    """The number of the lesson with which this game began, once it has ended; 0: it began with none."""


class ProposalInfo(Wire, frozen=True):
    """Something that somebody proposes: `Agree` and `Refuse` name its number."""

    number: int
    kind: Literal["replace", "seat", "takeback"]
    text: str
    seat: int
    """The seat that it is about."""
    mine: bool
    """You have proposed it, and may withdraw it."""
    asked: bool
    """You have to agree, or to refuse."""
    waits_for: list[str]
    """The names of those who have not answered yet."""
    earliest: float | None
    """It is not done before, and not at all if the seat's holder comes back meanwhile; null: at once."""


class RollOutcome(Wire, frozen=True):
    """Something that a die can show, or that can be drawn."""

    notation: str
    text: str
    lines: list[LogLine]
    """What it would be in the log, from which a client can draw it."""


class RollDie(Wire, frozen=True):
    """A die of a roll. Dice of the same name are drawn from the same bag: what one shows, the others cannot."""

    name: str
    question: str
    outcomes: list[RollOutcome]


class Roll(Wire, frozen=True):
    """At a table with real dice: what is rolled now, and what the viewer may do."""

    seat: int
    """Who rolls; -1: nobody in particular."""
    mine: bool
    """The viewer may enter what the dice show."""
    dice: list[RollDie]
    """One roll; empty: nothing is rolled now."""
    may_correct: bool
    """The viewer may enter the last roll again."""


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
    """Empty as long as points are hidden."""
    log: list[LogLine]
    """Lines that this connection has not had yet."""
    fair: Fair
    result: Outcome | None
    proposals: list[ProposalInfo]
    roll: Roll | None
    """Null if the server rolls the dice."""
    answers: str | None = None
    """The message of this viewer's that led here, if one did: it is carried out and stored, and this answers it."""


class Changes(Wire, frozen=True, tag_field="type", tag="changes"):
    """A state, as its difference to the last one of this connection, for clients of `protocol` 2.

    Log and answers are not compared: in both states they are taken to be empty and null. See `core.differences`.
    """

    changes: Any
    """An object, or a list: the change of the state."""
    check: int
    """The checksum of the state that results. If it does not fit, connect again: the first state comes as a whole."""
    log: list[LogLine]
    answers: str | None


class Seats(Wire, frozen=True, tag_field="type", tag="seats"):
    """Who is connected and who thinks has changed, nothing else."""

    seats: list[SeatInfo]


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """A message was carried out and is stored: the answer if no state is, as to chat or to a repeated message."""

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


ServerMessage = State | Changes | Seats | Chat | Done | Refused | Why | Looked | Pong
