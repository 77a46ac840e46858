"""A table: every change that people and bots can make.

All changes are made in memory. `live.live_tables` stores them before the new state is sent to anybody. A method either
does its work, or raises `RequestRefused` and changes nothing.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import cast

import msgspec

from bottega.core.chance import DayDice, FairDice
from bottega.core.errors import BottegaError, RecordError
from bottega.core.game import leaves
from bottega.core.position import CHANCE, OVER, Event, Position
from bottega.core.record import DAY, HAND, Fair, Record
from bottega.core.replaying import rolled_so_far
from bottega.server import clock
from bottega.server.protocol.messages import Act, Confirm, Plan, SetOrder, Undo
from bottega.server.refusal import RequestRefused
from bottega.server.seats.drafts import Drafted, check_action, empty_draft, extend, play_draft_notation
from bottega.server.seats.plans import Planned, change_plan, drop_done, expire_plan, play_plan
from bottega.server.seats.seat import PlanAhead, Seat
from bottega.server.seats.standing_orders import expire_orders, give_order, ordered_action
from bottega.server.tables.log_lines import LogEntry, Note
from bottega.server.tables.replaying import replay_all
from bottega.server.tables.state import TableState


class Table(TableState):
    """One table, as people and bots change it."""

    # -- dice and log ------------------------------------------------------------------------------------------------

    def use_dice(self, record: Record, fair: Fair, number: int = 0) -> None:
        """Set up the dice; `number` is the number of the next roll.

        The secret is published when the game is over; that of a day when the day is: see `DailyDice.publish_secret`.
        """
        if record.dice == HAND:
            self.play.dice = None
        elif record.dice == DAY:
            rolled: Counter[tuple[int, str]] = Counter()
            with contextlib.suppress(RecordError):  # the table was continued from a dump under newer rules
                rolled = rolled_so_far(self.game, record, fair)
            self.play.dice = DayDice(self.secret, self.game, rolled)
        else:
            self.play.dice = FairDice(self.secret, fair.words, number)
            fair.secret = self.secret.hex() if self.status == "over" else None

    def add_notes(self, notes: list[Note]) -> None:
        """Insert notes into the log, each after the lines of the moves before it."""
        for note in notes:
            self.notes.append(note)
            at = next((at for at, line in enumerate(self.lines) if line.move > note.after), len(self.lines))
            self.lines.insert(at, LogEntry(note.after, Event(note.kind, note.seat, {}, ""), note))

    def begin(self) -> None:
        """Begin the game if no seat is open: fix the words for the dice, and roll."""
        if self.status != "open" or any(seat.kind == "open" for seat in self.seats):
            return
        self.status = "playing"
        fair = cast(Fair, self.play.record.fair)
        fair.words = self.words
        self.use_dice(self.play.record, fair)
        self.forget_drafts()
        self.roll_and_run_orders()

    def roll_and_run_orders(self) -> None:
        """Roll until somebody has to decide, and carry out standing orders."""
        self._roll()
        self._update_decisions({})
        self._run_orders()

    def forget_draft(self, seat: Seat) -> None:
        self._drafted.pop(seat.seat, None)

    def forget_drafts(self) -> None:
        self._drafted.clear()

    # -- the table as a whole ----------------------------------------------------------------------------------------

    def set_name(self, guest: str, name: str) -> None:
        """Give the table a name; empty: none."""
        if guest != self.host:
            raise RequestRefused("host-only")
        self.name = name
        self.revision += 1

    def set_next_table(self, table: str) -> None:
        """Set the table of the rematch. The log notes it."""
        self.next_table = table
        self.add_notes([Note(self.moves, "rematch", -1, table)])
        self.revision += 1

    def touch(self) -> None:
        """Mark that something has changed for everybody."""
        self.revision += 1
        self.updated = clock.now()

    def mark_changed(self, seat: Seat) -> None:
        self.touch()
        self.changed_seats.add(seat.seat)

    # -- drafts ------------------------------------------------------------------------------------------------------

    def act(self, guest: str | None, message: Act) -> None:
        """Add the actions of a gesture to the seat's draft, if the rules allow them all.

        If the message says `confirm`, a draft that is then complete becomes final.
        """
        seat = self._acting_seat(guest, message)
        actions = [message.action, *message.then]
        if self.guided_action(seat.seat) not in (None, message.action):
            raise RequestRefused("guided")
        drafted = extend(self.game, self.drafted(seat), len(seat.draft), actions, seat.seat)
        self._check_guide(drafted, seat.seat)
        self._set_draft(seat, [*seat.draft, actions], drafted)
        if message.confirm and drafted.complete:
            self._make_final(seat)

    def undo(self, guest: str | None, message: Undo) -> None:
        """Undo all gestures of the draft but the first `keep`."""
        seat = self._acting_seat(guest, message)
        if message.keep >= len(seat.draft):
            raise RequestRefused("no-draft")
        steps = self.drafted(seat).steps
        kept = [step for step in steps if step.gesture < message.keep]
        drafted = Drafted(steps[len(kept)].before, kept, False)
        self._set_draft(seat, seat.draft[: message.keep], drafted)

    def confirm(self, guest: str | None, message: Confirm) -> None:
        """Make the draft final."""
        seat = self._acting_seat(guest, message)
        if not seat.draft:
            raise RequestRefused("no-draft")
        self._make_final(seat)

    def _make_final(self, seat: Seat) -> None:
        """Play the moves of the draft, and everything that follows by itself."""
        steps = self.drafted(seat).steps
        drop_done(seat, self.draft_notation(seat))
        seat.draft = []
        seat.notice = ""
        self.advance(seat.seat, [step.action for step in steps])

    def bot_acts(self, seat: Seat, action: int) -> None:
        """Play the action of a bot, without a draft. A bot that stands in for one turn leaves at its end."""
        check_action(self.game, self.position, action, seat.seat)
        after = self.position.copy()
        after.apply(action, seat.seat)
        if seat.stand_in is not None and seat.stand_in.once and leaves(after, seat.seat):
            seat.stand_in = None
        self.advance(seat.seat, [action])

    def _acting_seat(self, guest: str | None, message: Act | Undo | Confirm | Plan) -> Seat:
        """The seat of a message; refused unless the guest holds it and the message is not stale."""
        seat = self.own_seat(guest, message.seat)
        if self.status == "open":
            raise RequestRefused("not-started")
        if seat.stand_in is not None:
            raise RequestRefused("replaced")
        if message.revision < seat.changed:
            raise RequestRefused("stale")
        if self.status == "over":
            raise RequestRefused("over")
        return seat

    def _set_draft(self, seat: Seat, draft: list[list[int]], drafted: Drafted) -> None:
        seat.draft = draft
        self._drafted[seat.seat] = drafted
        seat.steps += 1
        seat.notice = ""
        seat.changed = self.revision_for(seat.guest)
        self.changed_seats.add(seat.seat)

    # -- moves -------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, actions: list[int]) -> None:
        """Play the actions of a seat, or outcomes of real dice (seat -1), and everything that follows by itself."""
        self.touch()
        if seat >= 0:
            self.changed_seats.add(seat)
            self.seats[seat].turn += 1
        self._play(seat, actions)
        self._run_orders()

    def take_back(self, moves: int) -> None:
        """Go back to the first `moves` moves, and drop drafts and plans. The numbers of dropped rolls stay used."""
        self.play.take_back(moves)
        self.valid_moves = moves
        self.play.position, self.lines, _ = replay_all(self.game, self.play.record)
        notes, self.notes = self.notes, []
        self.add_notes([msgspec.structs.replace(note, after=min(note.after, moves)) for note in notes])
        del self._chain[moves + 1 :]
        self.forget_drafts()
        self.touch()
        for seat in self.seats:
            seat.draft, seat.plan, seat.notice = [], None, ""
            seat.changed = self.revision_for(seat.guest)
            self.changed_seats.add(seat.seat)
        self._update_decisions({})

    def restart_clock(self, seat: Seat) -> None:
        """Restart the clock of the seat's decision, if it has one."""
        seat.since = clock.now() if seat.seat in self.waiting else 0.0

    def _play(self, seat: int, actions: list[int]) -> None:
        before = {other.seat: self._decision(other) for other in self.seats if other.seat != seat}
        drafts = {other.seat: self.draft_notation(other) for other in self.seats if other.draft}
        for action in actions:
            self._log(self.play.act(action, seat) if seat >= 0 else self.play.outcome(action))
        self.forget_drafts()
        rolled = self._roll()
        self.restore_drafts(drafts)
        self._update_decisions({} if rolled or seat < 0 else before)

    def _roll(self) -> bool:
        """Roll until somebody has to decide."""
        rolled = False
        while self.position.to_act == CHANCE and not self.real_dice:
            self._log(self._roll_once())
            rolled = True
        if self.position.to_act == OVER:
            self.status = "over"
        self._finish_guide()
        return rolled

    def enter_outcomes(self, outcomes: list[int], note: Note) -> None:
        """Play outcomes of real dice, and note who entered them."""
        self.add_notes([note])
        self.advance(-1, outcomes)

    def _roll_once(self) -> list[Event]:
        """Roll once, or take the outcome that the guide sets."""
        if self.guide is None or self.moves >= len(self.guide.moves):
            return self.play.roll_once()
        notation = self.guide.moves[self.moves].removeprefix("* ")
        return self.play.outcome(self.game.parse(self.position, notation))

    def _run_orders(self) -> None:
        """Carry out standing orders until somebody has to decide."""
        self._expire_orders()
        self._expire_plans()
        while (ordered := self._next_order()) is not None:
            self.seats[ordered[0]].turn += 1
            self._play(*ordered)
            self._expire_orders()
            self._expire_plans()

    def _next_order(self) -> tuple[int, list[int]] | None:
        """The first seat whose standing orders decide now, and their actions."""
        for number in self.waiting if self.guide is None else ():
            action = ordered_action(self.game, self.position, self.seats[number])
            if action is not None:
                return number, [action]
        return None

    def _log(self, events: list[Event]) -> None:
        self.lines += [LogEntry(self.moves, event) for event in events]

    def _decision(self, seat: Seat) -> tuple[bytes, ...] | None:
        """The legal actions of a person, before and after the draft, to compare decisions; None: nothing to decide."""
        if seat.kind != "guest" or seat.seat not in self.waiting:
            return None
        drafted = self.drafted(seat)
        if drafted.complete:
            return self._options(self.position, seat.seat), b""
        return self._options(self.position, seat.seat), self._options(drafted.position, seat.seat)

    def _options(self, position: Position, seat: int) -> bytes:
        count = position.fill(self._buffer, seat)
        return bytes(self._buffer[:count])

    def _update_decisions(self, before: dict[int, tuple[bytes, ...] | None]) -> None:
        """Mark the seats whose decision differs from that in `before`."""
        for seat in self.seats:
            if seat.seat not in self.waiting and not seat.since:
                continue
            if seat.seat not in before or before[seat.seat] != self._decision(seat):
                seat.asked = self.moves
                self.restart_clock(seat)
                seat.changed = self.revision_for(seat.guest)
                self.changed_seats.add(seat.seat)

    def restore_drafts(self, drafts: dict[int, list[list[str]]]) -> None:
        """Play drafts, given in notation, on the present position; those that are no longer legal are dropped."""
        for number, notations in drafts.items():
            seat = self.seats[number]
            try:
                drafted = play_draft_notation(self.game, self.position, notations, number)
            except (BottegaError, RequestRefused):
                self._set_draft(seat, [], empty_draft(self.position))
                seat.notice = "notice-draft-dropped"
            else:
                seat.draft = [[] for _ in notations]
                for step in drafted.steps:
                    seat.draft[step.gesture].append(step.action)
                self._drafted[number] = drafted

    # -- a guided first game -----------------------------------------------------------------------------------------

    def leave_guide(self, guest: str) -> None:
        """Continue without the guide, with fair dice from here on."""
        if not self.seats_of(guest):
            raise RequestRefused("not-yours")
        if self.guide is not None:
            self.abandon_guide()
            self.touch()
            self._update_decisions({})

    def abandon_guide(self) -> None:
        if self.guide is not None:
            self.guide = None
            self._note_left()

    def _note_left(self) -> None:
        cast(Fair, self.play.record.fair).after = self.moves
        self.add_notes([Note(self.moves, "guide-left", -1)])

    def resume_guide(self, guided: bool) -> None:
        """Continue with the guide after loading; leave it if the game's guide has changed since."""
        if guided:
            self.guide = next(
                (
                    guide
                    for guide in self.game.guides
                    if len(guide.moves) == self.fair.after
                    and guide.moves[: self.moves] == self.play.record.moves
                ),
                None,
            )
            if self.guide is None:
                self._note_left()

    def _finish_guide(self) -> None:
        if self.guide is not None and self.moves >= self.fair.after:
            self.guide = None
            for seat in self.seats:
                if seat.kind == "guest":
                    seat.notice = "notice-guide-over"
                    self.changed_seats.add(seat.seat)

    def _check_guide(self, drafted: Drafted, seat: int) -> None:
        """Raise RequestRefused if a draft deviates from the guide."""
        if self.guide is not None:
            guided = self.guide.moves[self.moves :]
            done = [f"{seat} {step.notation}" for step in drafted.steps]
            if done[: len(guided)] != guided[: len(done)]:
                raise RequestRefused("guided")

    # -- standing orders ---------------------------------------------------------------------------------------------

    def set_order(self, guest: str | None, message: SetOrder) -> None:
        """Set or remove a standing order."""
        seat = self.own_seat(guest, message.seat)
        give_order(self.game, seat, message, self.moves, self.round)
        seat.steps += 1
        self.changed_seats.add(seat.seat)

    def _expire_orders(self) -> None:
        for seat in self.seats:
            if expire_orders(seat, self.round):
                seat.notice = "notice-order-expired"
                self.changed_seats.add(seat.seat)

    # -- plans for the next turns ------------------------------------------------------------------------------------

    def plan(self, guest: str | None, message: Plan) -> None:
        """Change the plan of a seat."""
        seat = self._acting_seat(guest, message)
        change_plan(self.game, seat, message, self.round, lambda plan: self._play_plan(seat, plan))
        seat.steps += 1
        seat.changed = self.revision_for(seat.guest)
        self.changed_seats.add(seat.seat)

    def may_plan(self, seat: Seat) -> bool:
        """Whether the seat can plan its next turn, because others have to decide now."""
        others = self.status == "playing" and seat.seat not in self.waiting and self.guide is None
        return others and self.game.ahead(self.position, seat.seat) is not None

    def planned(self, seat: Seat) -> Planned | None:
        """The seat's plan, played as if all its turns came now; None: it has none."""
        if seat.plan is None or self.status != "playing":
            return None
        return self._play_plan(seat, seat.plan)

    def _play_plan(self, seat: Seat, plan: PlanAhead) -> Planned | None:
        """Play a plan after the seat's draft; gestures that the draft contains are skipped."""
        start = self.drafted(seat).position if seat.seat in self.waiting else self.position
        return play_plan(self.game, start, plan.gestures, self.draft_notation(seat), seat.seat)

    def _expire_plans(self) -> None:
        for seat in self.seats:
            if expire_plan(seat, self.round):
                self.changed_seats.add(seat.seat)
