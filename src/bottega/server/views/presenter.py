"""What a viewer is shown of a table: every sentence and list.

A viewer is a guest, who holds some of the seats, or nobody. Positions reach a viewer only through `Game.view` and the
score sheet; drafts only their holder.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bottega.core.game import Game, one_sentence
from bottega.core.position import CHANCE, Event, Position
from bottega.core.record import NEWER_RULES
from bottega.server import clock
from bottega.server.protocol.dice import Outcome
from bottega.server.protocol.replay import LogLine, Moment, SheetLine
from bottega.server.protocol.states import (
    ActionInfo,
    Change,
    DraftStep,
    HintInfo,
    Hints,
    Lesson,
    MySeat,
    OrderState,
    PlanStep,
    Preview,
    ProposalInfo,
    Roll,
    State,
)
from bottega.server.protocol.tables import SeatInfo, TableInfo, ThingInfo
from bottega.server.refusal import Refusal, say
from bottega.server.seats.drafts import DraftedStep, check_action
from bottega.server.seats.plans import Planned
from bottega.server.seats.seat import Seat
from bottega.server.tables.log_lines import HANDED_OVER, Line
from bottega.server.tables.proposals import Proposal
from bottega.server.tables.real_dice import may_correct, may_enter, roll_dice, rolls_now
from bottega.server.tables.table import Table
from bottega.server.views.actions import ActionList
from bottega.server.views.game_catalogue import kind_of_content
from bottega.server.workers.jobs import Hinted, Past, fair, score_sheet

CACHED = 10
"""How many views, sheets and lists of a table are kept: enough for who drafts and for who is sent the same."""

STEPS = 64
"""How many steps of drafts are kept."""

T = TypeVar("T")


class Presence(NamedTuple):
    """Who looks at a table now, and which seats' bots think."""

    guests: frozenset[str] = frozenset()
    watchers: int = 0
    thinking: frozenset[int] = frozenset()


NOBODY = Presence()


class LruCache:
    """What was made last, by key: as much as there is room for."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._made: dict[tuple[object, ...], Any] = {}

    def __call__(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made for the key, or made now; what was not used for longest is dropped."""
        found: T = self._made.pop(key, None) or make()
        self._made[key] = found
        if len(self._made) > self._room:
            del self._made[next(iter(self._made))]
        return found


class TablePresenter:
    """Shows one table.

    What follows from a position alone is made once and kept, by position, seat and language: it is shown again after
    every change, to every viewer.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Game = table.game
        self._content = kind_of_content(table.game)
        self._once = LruCache(CACHED)
        self._steps = LruCache(STEPS)
        self._alike: dict[str, tuple[tuple[int, Presence, str | None], State]] = {}
        self._names: dict[str, tuple[int, list[str]]] = {}
        self._taken_back = 0
        self._lines: dict[tuple[str, int, tuple[str, ...]], list[LogLine]] = {}
        self._targets: tuple[bytes, dict[str, list[int]]] = (b"", {})

    # -- the table -------------------------------------------------------------------------------------------------

    @property
    def points_hidden(self) -> bool:
        """Nobody is sent any points now: they are counted when the game is over."""
        return self.table.status != "over" and self.table.hides_points

    def view(self, position: Position, seat: int | None) -> msgspec.Raw:
        """The view of a seat, encoded."""
        seat, hidden = None if self.game.same_view else seat, self.points_hidden
        return self._once(
            ("view", position.key(), seat, hidden), lambda: self._make_view(position, seat, hidden)
        )

    def _make_view(self, position: Position, seat: int | None, hidden: bool) -> msgspec.Raw:
        view = self.game.view(position, seat)
        return msgspec.Raw(self.game.encode_view(self.game.without_points(view) if hidden else view))

    def names(self, language: str) -> list[str]:
        """The names of the seats; those of ghosts are common nouns. They change with the revision only."""
        revision, names = self._names.get(language, (-1, []))
        if revision != self.table.revision:
            players = self.table.play.record.players
            names = [
                seat_name(seat.kind, seat.name, seat.seat, players, language) for seat in self.table.seats
            ]
            self._names[language] = (self.table.revision, names)
        return names

    def seats(self, guest: str | None, language: str, presence: Presence) -> list[SeatInfo]:
        return self._seats_of(guest, self._for_all(language, presence).table)

    def info(self, guest: str | None, language: str, presence: Presence) -> TableInfo:
        return self._info_of(guest, self._for_all(language, presence).table)

    def state(
        self, guest: str | None, language: str, since: int, presence: Presence, answers: str | None = None
    ) -> State:
        """Everything that the viewer may know; `answers` is the viewer's message that led to it."""
        table = self.table
        for_all = self._for_all(language, presence)
        held = table.held(guest)
        front = held[0].seat if held else None
        view = self.view(table.position, front)
        sheet = for_all.sheet
        return replace(
            for_all,
            revision=table.seen(guest),
            table=self._info_of(guest, for_all.table),
            view=view,
            mine=[self.my_seat(seat, view if seat.seat == front else None, sheet, language) for seat in held],
            log=for_all.log[since:],
            proposals=[self.proposal(each, guest, language) for each in table.proposals],
            roll=self.roll(guest, language) if table.real_dice else None,
            answers=answers,
        )

    def _info_of(self, guest: str | None, for_all: TableInfo) -> TableInfo:
        table, waiting = self.table, self.table.waiting
        return replace(
            for_all,
            host=guest is not None and table.host == guest,
            my_turn=any(seat.seat in waiting and seat.stand_in is None for seat in table.held(guest))
            or rolls_now(table, guest),
            seats=self._seats_of(guest, for_all),
            now=clock.now(),
        )

    def _seats_of(self, guest: str | None, for_all: TableInfo) -> list[SeatInfo]:
        if guest is None:
            return for_all.seats
        return [
            replace(info, mine=True) if seat.guest == guest else info
            for seat, info in zip(self.table.seats, for_all.seats, strict=True)
        ]

    # -- what everybody may know -----------------------------------------------------------------------------------

    def _for_all(self, language: str, presence: Presence) -> State:
        """What is alike in the states of all viewers; their own parts and the time are missing.

        It changes with the revision, with who is there, and when a day is over, which opens the secret of its dice.
        """
        key, state = self._alike.get(language, (None, None))
        now = (self.table.revision, presence, self.table.fair.secret)
        if state is None or key != now:
            state = self._make_for_all(language, presence)
            self._alike[language] = (now, state)
        return state

    def _make_for_all(self, language: str, presence: Presence) -> State:
        table = self.table
        result = table.play.record.result
        return State(
            revision=table.revision,
            moves=table.moves,
            chain=table.chain,
            table=self._make_info(language, presence),
            view=None,
            waiting=list(table.waiting),
            mine=[],
            sheet=self.sheet(table.position, language),
            log=self.log(language),
            fair=fair(table.fair),
            result=Outcome(result.scores, result.winners) if result is not None else None,
            proposals=[],
            roll=None,
        )

    def _make_info(self, language: str, presence: Presence) -> TableInfo:
        table = self.table
        record = table.play.record
        return TableInfo(
            id=table.id,
            game=record.game,
            title=self.game.title(language),
            name=table.name,
            players=record.players,
            options=record.options,
            status=table.status,
            host=False,
            my_turn=False,
            round=int(table.position.round),
            moves=table.moves,
            created=table.created,
            updated=table.updated,
            seats=self._make_seats(language, presence),
            pace=table.pace,
            watchers=presence.watchers,
            guided=table.guide is not None,
            points_hidden=self.points_hidden,
            clock=table.clock,
            now=0.0,
            content=self._content,
            real_dice=table.real_dice,
            day=table.day,
            taken_back=len(record.taken_back),
            next=table.next,
        )

    def _make_seats(self, language: str, presence: Presence) -> list[SeatInfo]:
        names, waiting = self.names(language), self.table.waiting
        return [
            SeatInfo(
                seat=seat.seat,
                name=names[seat.seat],
                kind=seat.kind,
                bot=seat.bot,
                mine=False,
                connected=seat.guest in presence.guests,
                waiting=seat.seat in waiting,
                thinking=seat.seat in presence.thinking,
                stand_in=seat.stand_in.bot if seat.stand_in is not None else None,
                since=self._since(seat),
                until=self.table.time_up(seat),
            )
            for seat in self.table.seats
        ]

    def _since(self, seat: Seat) -> float | None:
        running = self.table.clock is not None and seat.thinks is None and seat.seat in self.table.waiting
        return seat.since if running else None

    # -- parts of the state ----------------------------------------------------------------------------------------

    def proposal(self, proposal: Proposal, guest: str | None, language: str) -> ProposalInfo:
        """A proposal in a sentence, and what the viewer has to do with it."""
        about = self.names(language)[proposal.seat]
        key = f"proposal-seat-{proposal.to}" if proposal.kind == "seat" else f"proposal-{proposal.kind}"
        return ProposalInfo(
            number=proposal.number,
            kind=proposal.kind,
            text=say(key, language, by=proposal.name, name=about),
            seat=proposal.seat,
            mine=guest is not None and proposal.by == guest,
            asked=guest in proposal.waits_for,
            waits_for=[seat.name for one in proposal.waits_for for seat in self.table.held(one)[:1]],
            earliest=proposal.earliest,
        )

    def sheet(self, position: Position, language: str) -> list[SheetLine]:
        if self.points_hidden:
            return []
        return self._once(
            ("sheet", position.key(), language), lambda: score_sheet(self.game, position, language)
        )

    def roll(self, guest: str | None, language: str) -> Roll:
        """What is rolled with real dice now."""
        table, dice, seat = self.table, [], -1
        if table.position.to_act == CHANCE and table.status == "playing":
            seat = self.game.die(table.position).seat
            key = ("roll", table.position.key(), language, *self.names(language))
            dice = self._once(
                key, lambda: roll_dice(self.game, table.position, language, self.names(language))
            )
        may = bool(dice) and may_enter(table, guest)
        return Roll(seat=seat, mine=may, dice=dice, may_correct=may_correct(table, guest))

    def log(self, language: str) -> list[LogLine]:
        """All lines of the log, in a language."""
        names = self.names(language)
        handed_over = sum(note.kind in HANDED_OVER for note in self.table.notes)
        key = (language, handed_over, tuple(names))
        if len(self.table.play.record.taken_back) != self._taken_back:
            self._lines.clear()
            self._taken_back = len(self.table.play.record.taken_back)
        if key not in self._lines and len(self._lines) > CACHED:
            self._lines.clear()
        lines = self._lines.setdefault(key, [])
        fresh = self.table.lines[len(lines) :]
        for (move, event, note), then in zip(fresh, self._names_then(fresh, names), strict=True):
            lines.append(
                LogLine(
                    number=len(lines),
                    move=move,
                    seat=int(event.seat),
                    text=say(note.kind, language, name=note.name, before=note.before)
                    if note is not None
                    else self.tell(event, then, language),
                    rule=event.rule,
                    kind=event.kind,
                    args={name: int(value) for name, value in event.args.items()},
                )
            )
        return lines

    def _names_then(self, lines: Sequence[Line], names: list[str]) -> list[list[str]]:
        """The names of the seats at each of these lines: a seat may have changed hands after it."""
        found = []
        for line in reversed(lines):
            found.append(names)
            note = line.note
            if note is not None and note.kind in HANDED_OVER:
                names = [*names[: note.seat], note.before, *names[note.seat + 1 :]]
        return found[::-1]

    # -- a seat of the viewer's ------------------------------------------------------------------------------------

    def my_seat(self, seat: Seat, view: msgspec.Raw | None, sheet: list[SheetLine], language: str) -> MySeat:
        """A seat with its draft; `view` and `sheet` are what the state has for it already."""
        drafted = self.table.drafted(seat)
        position = drafted.position
        asked = self.table.status == "playing" and seat.seat in position.waiting and seat.stand_in is None
        planned = self.table.planned(seat)
        planning = planned is not None and not asked and not drafted.complete
        if planned is not None and planning:
            position = planned.position
        own_view = self.view(position, seat.seat) if drafted.steps or planning or view is None else view
        own_sheet = self.sheet(position, language) if drafted.steps else sheet
        asks = asked or (planned is not None and planning and planned.more)
        actions = self.actions(position, seat.seat, language) if asks else []
        if asked and self.table.guide is not None:
            guided = self.table.guided_action(seat.seat)
            actions = [action for action in actions if guided in (None, action.action)]
        return MySeat(
            seat=seat.seat,
            asked=asked or drafted.complete,
            question=self.game.say(self.game.question(position, seat.seat), language) if asks else "",
            actions=actions,
            draft=[self.step(step, seat.seat, language) for step in drafted.steps],
            complete=drafted.complete,
            view=own_view if own_view != view else None,
            sheet=own_sheet if own_sheet != sheet else None,
            orders=[OrderState(name, order.choice, order.until) for name, order in seat.orders.items()],
            may_plan=self.table.may_plan(seat),
            plan=self.plan(seat, planned, language),
            planning=planning,
            notice=say(seat.notice, language) if seat.notice else "",
            lesson=self.lesson(seat, language),
        )

    def lesson(self, seat: Seat, language: str) -> Lesson | None:
        """What a guided game says to the seat now; while a draft waits to be confirmed, what it said before."""
        guide, at = self.table.guide, self.table.guide_step(seat.seat)
        if guide is None or at is None:
            return None
        return Lesson(step=at + 1, steps=len(guide.step), text=guide.step[at].text(language))

    def plan(self, seat: Seat, planned: Planned | None, language: str) -> list[PlanStep] | None:
        if seat.plan is None:
            return None
        return [
            PlanStep(
                number=step.number,
                text=one_sentence(
                    [
                        self.describe(before, action, seat.seat, language)
                        for before, action in zip(step.before, step.actions, strict=True)
                    ]
                ),
                target=self.game.target(step.before[0], step.actions[0], seat.seat),
                actions=step.actions,
                refused=self.game.say(step.refused.text, language) if step.refused is not None else "",
            )
            for step in (planned.steps if planned is not None else [])
        ]

    def step(self, step: DraftedStep, seat: int, language: str) -> DraftStep:
        key = ("step", step.before.key(), step.gesture, step.action, seat, language, *self.names(language))
        return self._steps(key, lambda: self._make_step(step, seat, language))

    def _make_step(self, step: DraftedStep, seat: int, language: str) -> DraftStep:
        return DraftStep(
            gesture=step.gesture,
            text=self.describe(step.before, step.action, seat, language),
            notation=step.notation,
            target=self.game.target(step.before, step.action, seat),
            lines=self.told(step.events, language),
        )

    def describe(self, position: Position, action: int, seat: int, language: str) -> str:
        """The action as a sentence, with the names of this table."""
        return self.game.describe(position, action, language, seat, self.names(language))

    def told(self, events: Sequence[Event], language: str) -> list[str]:
        names = self.names(language)
        return [self.tell(event, names, language) for event in events]

    def tell(self, event: Event, names: list[str], language: str) -> str:
        return (
            say(event.kind, language) if event.kind == NEWER_RULES else self.game.tell(event, names, language)
        )

    def actions(self, position: Position, seat: int, language: str) -> list[ActionInfo]:
        """Everything that the seat may do, each with its consequences."""
        key = ("actions", position.key(), seat, language, *self.names(language))
        return self._once(key, lambda: self._make_actions(position, seat, language))

    def _make_actions(self, position: Position, seat: int, language: str) -> list[ActionInfo]:
        listed = ActionList(self.game, position, seat, language, self.names(language))
        return [listed.action(entry) for entry in self.game.entries(position, seat)]

    # -- what if ---------------------------------------------------------------------------------------------------

    def look(self, seat: Seat, actions: list[int], language: str) -> Iterator[Preview]:
        """What each of the actions would do, one after the other."""
        self.check_asked(seat)
        position = self.asked_on(seat)
        for action in actions:
            check_action(self.table.game, position, action, seat.seat)
        return (self.preview(position, action, seat.seat, language) for action in actions)

    def check_asked(self, seat: Seat) -> None:
        """Raise if the seat has nothing to decide: the game has not begun or is over, or the draft is complete."""
        if self.table.status != "playing":
            raise Refusal("over" if self.table.status == "over" else "not-started")
        if self.table.drafted(seat).complete:
            raise Refusal("draft-complete")

    def asked_on(self, seat: Seat) -> Position:
        """The position on which the seat decides: with its draft, or with its plan on the turns of others."""
        planned = self.table.planned(seat) if seat.seat not in self.table.waiting else None
        return planned.position if planned is not None else self.table.drafted(seat).position

    def preview(self, position: Position, action: int, seat: int, language: str) -> Preview:
        after = position.copy()
        events: list[Event] = []
        after.log = events
        after.apply(action, seat)
        after.log = None
        ruins = self.game.ruins(position, action, language, seat)
        warning = [self.game.warning(ruins, language)] if ruins else []
        more, hidden = self.game.preview_more(position, after, seat), self.points_hidden
        return Preview(
            action=action,
            lines=self.told([one for one in events if not self.game.begins_turn(one)], language) + warning,
            before=None if hidden else int(position.scores()[seat]),
            after=None if hidden else int(after.scores()[seat]) + self.game.promised(after, seat),
            changes=self.changes(position, after, events, seat),
            more=self.game.without_points(more) if hidden else more,
        )

    def hints(self, position: Position, seat: int, found: Hinted, language: str) -> Hints:
        return Hints(
            found.learned,
            [
                HintInfo(
                    action=action,
                    text=self.describe(position, action, seat, language),
                    targets=self.game.targets(position, action, seat),
                    close=one.close,
                    points=one.option.points,
                    chance=one.option.chance,
                    preview=self.preview(position, action, seat, language),
                )
                for action, one in found.hints
            ],
        )

    def changes(self, position: Position, after: Position, events: list[Event], seat: int) -> list[Change]:
        """The goods of the seat that change, or that are lost to a limit."""
        before, then = self.game.goods(position, seat), self.game.goods(after, seat)
        lost = self.game.lost(events, seat)
        return [
            Change(good, count, then[good], lost.get(good, 0))
            for good, count in before.items()
            if count != then[good] or lost.get(good, 0)
        ]

    # -- things on the board and in the box ------------------------------------------------------------------------

    def targets(self, position: Position, seat: int) -> dict[str, list[int]]:
        """The actions of the seat that touch each thing on the board, legal or not."""
        key = position.key() + bytes([seat])
        if self._targets[0] != key:
            found: dict[str, list[int]] = {}
            for action in range(self.game.action_count):
                with contextlib.suppress(LookupError):  # about something that this table does not have
                    found.setdefault(self.game.target(position, action, seat), []).append(action)
            self._targets = (key, found)
        return self._targets[1]

    def things(self, language: str) -> dict[str, ThingInfo]:
        return self._once(("things", language), lambda: self._make_things(language))

    def _make_things(self, language: str) -> dict[str, ThingInfo]:
        return {
            thing.id: ThingInfo(
                thing.name if isinstance(thing.name, str) else self.game.say(thing.name, language),
                self.game.say(thing.text, language) if thing.text is not None else "",
            )
            for thing in self.game.things()
        }

    # -- replay ----------------------------------------------------------------------------------------------------

    def eye(self, guest: str | None) -> Seat | None:
        """The seat through whose eyes a viewer sees a drawing: one that is asked, else the first."""
        held = self.table.held(guest)
        return next((seat for seat in held if seat.seat in self.table.waiting), held[0] if held else None)

    def moment(self, move: int, past: Past, language: str) -> Moment:
        """The table after `move` moves."""
        return Moment(
            move=move,
            of=self.table.moves,
            round=past.round,
            seat=past.seat,
            notation=past.notation,
            text=past.text,
            lines=[line for line in self.log(language) if line.move == move],
            view=msgspec.Raw(past.view),
            sheet=past.sheet,
            waiting=past.waiting,
            from_dump=past.from_dump,
        )


def seat_name(kind: str, name: str, seat: int, players: int, language: str) -> str:
    return say("ghost-name", language, number=seat - players + 1) if kind == "ghost" and not name else name
