"""What a viewer is shown of a table: every sentence and every list that leaves the server is made here.

A viewer is a guest, who holds some of the seats, or nobody. Positions reach a viewer only through `Game.view` and the
score sheet; drafts only their holder.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from bottega.core.game import LAST, Entry, Game, leaves, one_sentence
from bottega.core.position import Event, Position
from bottega.core.record import NEWER_RULES
from bottega.core.texts import Text
from bottega.server.jobs import Hinted, Past, fair, score_sheet
from bottega.server.offer import own_text
from bottega.server.protocol import (
    ActionInfo,
    Change,
    DraftStep,
    HintInfo,
    Hints,
    Lesson,
    LogLine,
    Moment,
    MySeat,
    OrderState,
    Outcome,
    PlanStep,
    Preview,
    Reason,
    SeatInfo,
    SheetLine,
    State,
    TableInfo,
    ThingInfo,
    encode,
)
from bottega.server.refusal import Refusal, say
from bottega.server.store import Row
from bottega.server.table import Planned, Seat, Step, Table, is_guided

MOST_REASONS = 3

CACHED = 10
"""How many views, sheets and lists of a table are kept: enough for who drafts and for who is sent the same."""

T = TypeVar("T")


def costs(game: Game, position: Position, after: Position, seat: int) -> bool:
    """Whether the action that leads from one position to the other takes goods or points from the seat."""
    then = game.goods(after, seat)
    fewer = any(count > then[good] for good, count in game.goods(position, seat).items())
    return fewer or bool(after.scores()[seat] < position.scores()[seat])


class Presence(NamedTuple):
    """Who looks at a table now, and which seats' bots think."""

    guests: frozenset[str] = frozenset()
    watchers: int = 0
    thinking: frozenset[int] = frozenset()


NOBODY = Presence()


class Show:
    """Shows one table.

    What follows from a position alone is made once and kept, by position, seat and language: it is shown again after
    every change, to every viewer.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Game = table.game
        self._kept: dict[tuple[object, ...], Any] = {}
        self._lines: dict[tuple[str, tuple[str, ...]], list[LogLine]] = {}
        self._targets: tuple[bytes, dict[str, list[int]]] = (b"", {})

    def _once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made for the key, or made now; what was not used for longest is dropped."""
        found: T = self._kept.pop(key, None) or make()
        self._kept[key] = found
        if len(self._kept) > CACHED:
            del self._kept[next(iter(self._kept))]
        return found

    # -- the table -------------------------------------------------------------------------------------------------

    def view(self, position: Position, seat: int | None) -> msgspec.Raw:
        """The view of a seat, encoded."""
        key = ("view", position.key(), seat)
        return self._once(key, lambda: msgspec.Raw(encode(self.game.view(position, seat))))

    def names(self, language: str) -> list[str]:
        """The names of the seats; those of ghosts are common nouns."""
        players = self.table.play.record.players
        return [seat_name(seat.kind, seat.name, seat.seat, players, language) for seat in self.table.seats]

    def seats(self, guest: str | None, language: str, presence: Presence) -> list[SeatInfo]:
        names = self.names(language)
        return [
            SeatInfo(
                seat=seat.seat,
                name=names[seat.seat],
                kind=seat.kind,
                bot=seat.bot,
                mine=guest is not None and seat.guest == guest,
                connected=seat.guest in presence.guests,
                waiting=seat.seat in self.table.waiting,
                thinking=seat.seat in presence.thinking,
            )
            for seat in self.table.seats
        ]

    def info(self, guest: str | None, language: str, presence: Presence) -> TableInfo:
        table = self.table
        record = table.play.record
        return TableInfo(
            id=table.id,
            game=record.game,
            title=self.game.title(language),
            players=record.players,
            options=record.options,
            status=table.status,
            host=guest is not None and table.host == guest,
            my_turn=any(seat.seat in table.waiting for seat in table.held(guest)),
            round=int(table.position.round),
            moves=table.moves,
            created=table.created,
            updated=table.updated,
            seats=self.seats(guest, language, presence),
            pace=table.pace,
            watchers=presence.watchers,
            guided=table.guide is not None,
            next=table.next,
        )

    def state(self, guest: str | None, language: str, since: int, presence: Presence) -> State:
        """Everything that the viewer may know."""
        table = self.table
        held = table.held(guest)
        front = held[0].seat if held else None
        view = self.view(table.position, front)
        sheet = self.sheet(table.position, language)
        result = table.play.record.result
        return State(
            revision=table.seen(guest),
            moves=table.moves,
            chain=table.chain,
            table=self.info(guest, language, presence),
            view=view,
            waiting=list(table.waiting),
            mine=[self.my_seat(seat, view if seat.seat == front else None, sheet, language) for seat in held],
            sheet=sheet,
            log=self.log(language)[since:],
            fair=fair(table.fair),
            result=Outcome(result.scores, result.winners) if result is not None else None,
        )

    def sheet(self, position: Position, language: str) -> list[SheetLine]:
        return self._once(
            ("sheet", position.key(), language), lambda: score_sheet(self.game, position, language)
        )

    def log(self, language: str) -> list[LogLine]:
        """All lines of the log, in a language."""
        names = self.names(language)
        key = (language, tuple(names))
        if key not in self._lines and len(self._lines) > CACHED:
            self._lines.clear()
        lines = self._lines.setdefault(key, [])
        for number in range(len(lines), len(self.table.lines)):
            move, event, note = self.table.lines[number]
            lines.append(
                LogLine(
                    number=number,
                    move=move,
                    seat=int(event.seat),
                    text=say(note.kind, language, name=note.name, before=note.before)
                    if note is not None
                    else self.tell(event, names, language),
                    rule=event.rule,
                    kind=event.kind,
                    args={name: int(value) for name, value in event.args.items()},
                )
            )
        return lines

    # -- a seat of the viewer's ------------------------------------------------------------------------------------

    def my_seat(self, seat: Seat, view: msgspec.Raw | None, sheet: list[SheetLine], language: str) -> MySeat:
        """A seat with its draft; `view` and `sheet` are what the state has for it already."""
        drafted = self.table.drafted(seat)
        position = drafted.position
        asked = self.table.status == "playing" and seat.seat in position.waiting
        planned = self.table.planned(seat)
        planning = planned is not None and not asked and not drafted.complete
        if planned is not None and planning:
            position = planned.position
        own_view = self.view(position, seat.seat) if drafted.steps or planning or view is None else view
        own_sheet = self.sheet(position, language) if drafted.steps else sheet
        guided = self.table.guided_action(seat.seat) if asked else None
        asks = asked or (planned is not None and planning and planned.more)
        return MySeat(
            seat=seat.seat,
            asked=asked or drafted.complete,
            question=self.game.say(self.game.question(position, seat.seat), language) if asks else "",
            actions=[
                action
                for action in (self.actions(position, seat.seat, language) if asks else [])
                if guided is None or action.action == guided
            ],
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
        """What a guided game says to the seat now."""
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

    def step(self, step: Step, seat: int, language: str) -> DraftStep:
        key = ("step", step.before.key(), step.gesture, step.action, seat, language, *self.names(language))
        return self._once(key, lambda: self._make_step(step, seat, language))

    def _make_step(self, step: Step, seat: int, language: str) -> DraftStep:
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
        names = self.names(language)
        return [
            self.action(position, entry, seat, language, names) for entry in self.game.entries(position, seat)
        ]

    def action(
        self, position: Position, entry: Entry, seat: int, language: str, names: list[str]
    ) -> ActionInfo:
        action = entry.action
        after = position.copy()
        after.apply(action, seat)
        return ActionInfo(
            action=action,
            text=self.game.describe(position, action, language, seat, names),
            target=self.game.target(position, action, seat),
            targets=self.game.targets(position, action, seat),
            notation=self.game.notate(position, action),
            ends_draft=leaves(after, seat),
            short=self.game.say(entry.short, language, names),
            group=self.game.say(Text(f"group-{entry.group}"), language) if entry.group else "",
            rank=entry.rank,
            more=entry.more,
            last=entry.rank == LAST,
            any_time=self.game.is_any_time(position, action),
            costs=costs(self.game, position, after, seat),
            ruins=self.game.ruins(position, action, language, seat),
        )

    # -- what if ---------------------------------------------------------------------------------------------------

    def look(self, seat: Seat, actions: list[int], language: str) -> list[Preview]:
        """What each of the actions would do."""
        drafted = self.table.drafted(seat)
        if self.table.status != "playing" or drafted.complete:
            raise Refusal("draft-complete" if drafted.complete else "not-started")
        position = self._asked_on(seat)
        for action in actions:
            self.table.check_action(position, action, seat.seat)
        return [self.preview(position, action, seat.seat, language) for action in actions]

    def _asked_on(self, seat: Seat) -> Position:
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
        return Preview(
            action=action,
            lines=self.told(events, language) + warning,
            before=int(position.scores()[seat]),
            after=int(after.scores()[seat]),
            changes=self.changes(position, after, events, seat),
            more=self.game.preview_more(position, after, seat),
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

    # -- why not ---------------------------------------------------------------------------------------------------

    def why(self, seat: Seat, action: int | None, target: str | None, language: str) -> list[Reason]:
        """Why an action, or everything that a target could be used for, is not possible; empty if something is."""
        if self.table.status != "playing":
            raise Refusal("over" if self.table.status == "over" else "not-started")
        drafted = self.table.drafted(seat)
        if drafted.complete:
            raise Refusal("draft-complete")
        position = self._asked_on(seat)
        if action is not None and action >= self.game.action_count:
            raise Refusal("illegal")
        guided = self.table.guided_action(seat.seat)
        if guided is not None and action != guided:
            told = self.describe(position, guided, seat.seat, language)
            return [
                Reason(
                    text=say("refused-guided", language),
                    rule="",
                    rule_text="",
                    action=guided,
                    action_text=told,
                    rule_title="",
                )
            ]
        candidates = (
            [action] if action is not None else self.targets(position, seat.seat).get(target or "", [])
        )
        reasons: dict[tuple[str, str], Reason] = {}
        for candidate in self._telling(position, candidates, seat.seat):
            refusal = self.game.refusal(position, candidate, seat.seat)
            if refusal is not None:
                text = self.game.say(refusal.text, language)
                reason = Reason(
                    text=text,
                    rule=refusal.rule,
                    rule_text=self.game.rules[refusal.rule].text(language),
                    action=candidate,
                    action_text=self.describe(position, candidate, seat.seat, language),
                    rule_title=self.game.part_title(self.game.rules[refusal.rule], language),
                )
                reasons.setdefault((refusal.rule, text), reason)
            if len(reasons) == MOST_REASONS:
                break
        return list(reasons.values())

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

    def _telling(self, position: Position, candidates: list[int], seat: int) -> list[int]:
        """The candidates, those first whose reason stands against the fewest actions: it says most about this one."""
        codes = {action: position.refusal(action, seat) for action in candidates}
        if 0 in codes.values():
            return []
        if len(set(codes.values())) == 1:
            return candidates
        common = Counter(position.refusal(action, seat) for action in range(self.game.action_count))
        return sorted(candidates, key=lambda action: common[codes[action]])

    # -- things of the box -----------------------------------------------------------------------------------------

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


def row_info(row: Row, game: Game, guest: str, language: str) -> TableInfo:
    """A table from its row, without loading the game."""
    table = row.table
    waiting = table["waiting"]
    return TableInfo(
        id=table["id"],
        game=table["game"],
        title=own_text(game, "game-title", language, table["game"]),
        players=table["players"],
        options=table["options"],
        status=table["status"],
        host=table["host"] == guest,
        my_turn=any(seat["guest"] == guest and seat["seat"] in waiting for seat in row.seats),
        round=table["round"],
        moves=table["moves"],
        created=table["created"],
        updated=table["updated"],
        seats=[
            SeatInfo(
                seat=seat["seat"],
                name=seat_name(seat["kind"], seat["name"], seat["seat"], table["players"], language),
                kind=seat["kind"],
                bot=seat["bot"],
                mine=seat["guest"] == guest,
                connected=False,
                waiting=seat["seat"] in waiting,
                thinking=False,
            )
            for seat in row.seats
        ],
        pace=table["pace"],
        watchers=0,
        next=next((note["name"] for note in table["notes"] if note["kind"] == "rematch"), None),
        guided=is_guided({note["kind"] for note in table["notes"]}, table["moves"], table["imported"]),
    )
