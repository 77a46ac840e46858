"""A table: every change that people and bots can make.

Everything here happens in memory and at once; the manager stores what has changed before anybody hears of it. A method
either does its work or raises `Refusal` and changes nothing.
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
from bottega.server.refusal import Refusal
from bottega.server.seats.drafts import Drafted, check_action, empty_draft, extend, play_out_noted
from bottega.server.seats.plans import Planned, change_plan, drop_done, expire_plan, play_out_plan
from bottega.server.seats.seat import PlanAhead, Seat
from bottega.server.seats.standing_orders import expire_orders, give_order, ordered_action
from bottega.server.tables.log_lines import Line, Note
from bottega.server.tables.replaying import replay_all
from bottega.server.tables.state import TableState


class Table(TableState):
    """One table, as people and bots change it."""

    # -- dice and log ------------------------------------------------------------------------------------------------

    def use_dice(self, record: Record, fair: Fair, number: int = 0) -> None:
        """Take up the dice; `number` is that of the next roll.

        The secret is open when the game is over, that of a day when the day is: see `Days.open`.
        """
        if record.dice == HAND:
            self.play.dice = None
        elif record.dice == DAY:
            rolled: Counter[tuple[int, str]] = Counter()
            with contextlib.suppress(RecordError):  # by newer rules the table goes on from a dump
                rolled = rolled_so_far(self.game, record, fair)
            self.play.dice = DayDice(self.secret, self.game, rolled)
        else:
            self.play.dice = FairDice(self.secret, fair.words, number)
            fair.secret = self.secret.hex() if self.status == "over" else None

    def add_notes(self, notes: list[Note]) -> None:
        """Put notes into the log, each after the lines of the moves before it."""
        for note in notes:
            self.notes.append(note)
            at = next((at for at, line in enumerate(self.lines) if line.move > note.after), len(self.lines))
            self.lines.insert(at, Line(note.after, Event(note.kind, note.seat, {}, ""), note))

    def begin(self) -> None:
        """Begin as soon as no seat is free: the words are fixed, and the dice fall."""
        if self.status != "open" or any(seat.kind == "open" for seat in self.seats):
            return
        self.status = "playing"
        fair = cast(Fair, self.play.record.fair)
        fair.words = self.words
        self.use_dice(self.play.record, fair)
        self.forget_drafts()
        self.roll_and_follow()

    def roll_and_follow(self) -> None:
        """Roll until somebody has to decide, and carry out standing orders."""
        self._roll()
        self._update_decisions({})
        self._follow()

    def forget_draft(self, seat: Seat) -> None:
        self._drafted.pop(seat.seat, None)

    def forget_drafts(self) -> None:
        self._drafted.clear()

    # -- the table as a whole ----------------------------------------------------------------------------------------

    def set_name(self, guest: str, name: str) -> None:
        """Give the table a name; empty: none."""
        if guest != self.host:
            raise Refusal("host-only")
        self.name = name
        self.revision += 1

    def set_next_table(self, table: str) -> None:
        """Tell everybody where the same people play again."""
        self.next_table = table
        self.add_notes([Note(self.moves, "rematch", -1, table)])
        self.revision += 1

    def touch(self) -> None:
        """Note that something has changed for everybody."""
        self.revision += 1
        self.updated = clock.now()

    def mark_changed(self, seat: Seat) -> None:
        self.touch()
        self.changed_seats.add(seat.seat)

    # -- drafts ------------------------------------------------------------------------------------------------------

    def act(self, guest: str | None, message: Act) -> None:
        """Add the actions of a gesture to the seat's draft, if the rules allow them all.

        If the message asks for it, a draft that is complete then is made final.
        """
        seat = self._asked(guest, message)
        actions = [message.action, *message.then]
        if self.guided_action(seat.seat) not in (None, message.action):
            raise Refusal("guided")
        drafted = extend(self.game, self.drafted(seat), len(seat.draft), actions, seat.seat)
        self._check_guide(drafted, seat.seat)
        self._redraft(seat, [*seat.draft, actions], drafted)
        if message.confirm and drafted.complete:
            self._make_final(seat)

    def undo(self, guest: str | None, message: Undo) -> None:
        """Take the draft back to its first gestures."""
        seat = self._asked(guest, message)
        if message.keep >= len(seat.draft):
            raise Refusal("no-draft")
        steps = self.drafted(seat).steps
        kept = [step for step in steps if step.gesture < message.keep]
        drafted = Drafted(steps[len(kept)].before, kept, False)
        self._redraft(seat, seat.draft[: message.keep], drafted)

    def confirm(self, guest: str | None, message: Confirm) -> None:
        """Make the draft final."""
        seat = self._asked(guest, message)
        if not seat.draft:
            raise Refusal("no-draft")
        self._make_final(seat)

    def _make_final(self, seat: Seat) -> None:
        """Play the draft, and let follow what follows."""
        steps = self.drafted(seat).steps
        drop_done(seat, self.draft_notation(seat))
        seat.draft = []
        seat.notice = ""
        self.advance(seat.seat, [step.action for step in steps])

    def bot_acts(self, seat: Seat, action: int) -> None:
        """Carry out what a bot has chosen: its moves need no draft. One that plays a single turn leaves at its end."""
        check_action(self.game, self.position, action, seat.seat)
        after = self.position.copy()
        after.apply(action, seat.seat)
        if seat.stand_in is not None and seat.stand_in.once and leaves(after, seat.seat):
            seat.stand_in = None
        self.advance(seat.seat, [action])

    def _asked(self, guest: str | None, message: Act | Undo | Confirm | Plan) -> Seat:
        """The seat of a message, if the guest holds it and has seen how it stands."""
        seat = self.own_seat(guest, message.seat)
        if self.status == "open":
            raise Refusal("not-started")
        if seat.stand_in is not None:
            raise Refusal("replaced")
        if message.revision < seat.changed:
            raise Refusal("stale")
        if self.status == "over":
            raise Refusal("over")
        return seat

    def _redraft(self, seat: Seat, draft: list[list[int]], drafted: Drafted) -> None:
        seat.draft = draft
        self._drafted[seat.seat] = drafted
        seat.steps += 1
        seat.notice = ""
        seat.changed = self.revision_for(seat.guest)
        self.changed_seats.add(seat.seat)

    # -- moves -------------------------------------------------------------------------------------------------------

    def advance(self, seat: int, actions: list[int]) -> None:
        """The actions of a seat, or outcomes of real dice (-1), then everything that follows by itself."""
        self.touch()
        if seat >= 0:
            self.changed_seats.add(seat)
            self.seats[seat].turn += 1
        self._play(seat, actions)
        self._follow()

    def take_back(self, left: int) -> None:
        """Go back to the first `left` moves. What was drafted and planned since is gone; used numbers stay used."""
        self.play.take_back(left)
        self.valid_moves = left
        self.play.position, self.lines, _ = replay_all(self.game, self.play.record)
        notes, self.notes = self.notes, []
        self.add_notes([msgspec.structs.replace(note, after=min(note.after, left)) for note in notes])
        del self._chain[left + 1 :]
        self.forget_drafts()
        self.touch()
        for seat in self.seats:
            seat.draft, seat.plan, seat.notice = [], None, ""
            seat.changed = self.revision_for(seat.guest)
            self.changed_seats.add(seat.seat)
        self._update_decisions({})

    def restart_clock(self, seat: Seat) -> None:
        """The time for the seat's decision begins now, if it has one."""
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

    def take_outcomes(self, outcomes: list[int], note: Note) -> None:
        """What real dice show, and the note that says who has entered it."""
        self.add_notes([note])
        self.advance(-1, outcomes)

    def _roll_once(self) -> list[Event]:
        """Roll once, or what the guide says."""
        if self.guide is None or self.moves >= len(self.guide.moves):
            return self.play.roll_once()
        notation = self.guide.moves[self.moves].removeprefix("* ")
        return self.play.outcome(self.game.parse(self.position, notation))

    def _follow(self) -> None:
        """Standing orders, one after the other, until somebody has to be asked."""
        self._expire_orders()
        self._expire_plans()
        while (due := self._next_order()) is not None:
            self.seats[due[0]].turn += 1
            self._play(*due)
            self._expire_orders()
            self._expire_plans()

    def _next_order(self) -> tuple[int, list[int]] | None:
        """The first seat whose standing orders decide for it now, and what they do."""
        for number in self.waiting if self.guide is None else ():
            action = ordered_action(self.game, self.position, self.seats[number])
            if action is not None:
                return number, [action]
        return None

    def _log(self, events: list[Event]) -> None:
        self.lines += [Line(self.moves, event) for event in events]

    def _decision(self, seat: Seat) -> tuple[bytes, ...] | None:
        """What a person on the seat may do now, on the table and at the end of the draft; None: nothing."""
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
        """Mark the seats whose decision is not the one that it was before. Who had and has none is not marked."""
        for seat in self.seats:
            if seat.seat not in self.waiting and not seat.since:
                continue
            if seat.seat not in before or before[seat.seat] != self._decision(seat):
                seat.asked = self.moves
                self.restart_clock(seat)
                seat.changed = self.revision_for(seat.guest)
                self.changed_seats.add(seat.seat)

    def restore_drafts(self, drafts: dict[int, list[list[str]]]) -> None:
        """Make drafts in notation anew, on the position as it is now; those that no longer apply are dropped."""
        for number, noted in drafts.items():
            seat = self.seats[number]
            try:
                drafted = play_out_noted(self.game, self.position, noted, number)
            except (BottegaError, Refusal):
                self._redraft(seat, [], empty_draft(self.position))
                seat.notice = "notice-draft-dropped"
            else:
                seat.draft = [[] for _ in noted]
                for step in drafted.steps:
                    seat.draft[step.gesture].append(step.action)
                self._drafted[number] = drafted

    # -- a guided first game -----------------------------------------------------------------------------------------

    def leave_guide(self, guest: str) -> None:
        """Play on without the guide, from here and with fair dice."""
        if not self.seats_of(guest):
            raise Refusal("not-yours")
        if self.guide is not None:
            self.abandon_guide()
            self.touch()
            self._update_decisions({})

    def abandon_guide(self) -> None:
        if self.guide is not None:
            self.guide = None
            cast(Fair, self.play.record.fair).after = self.moves
            self.add_notes([Note(self.moves, "guide-left", -1)])

    def resume_guide(self, guided: bool) -> None:
        """Go on with the guide after loading; leave it if the game's guide has changed since."""
        self.guide = self.game.guide if guided else None
        if self.guide is not None and self.guide.moves[: self.moves] != self.play.record.moves:
            self.abandon_guide()

    def _finish_guide(self) -> None:
        if self.guide is not None and self.moves >= self.fair.after:
            self.guide = None
            for seat in self.seats:
                if seat.kind == "guest":
                    seat.notice = "notice-guide-over"
                    self.changed_seats.add(seat.seat)

    def _check_guide(self, drafted: Drafted, seat: int) -> None:
        """Raise if a draft is not what the guide shows."""
        if self.guide is not None:
            shown = self.guide.moves[self.moves :]
            done = [f"{seat} {step.notation}" for step in drafted.steps]
            if done[: len(shown)] != shown[: len(done)]:
                raise Refusal("guided")

    # -- standing orders ---------------------------------------------------------------------------------------------

    def set_order(self, guest: str | None, message: SetOrder) -> None:
        """Set a standing order, or take it back."""
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
        """Change what the seat has planned for its next turns."""
        seat = self._asked(guest, message)
        change_plan(self.game, seat, message, self.round, lambda plan: self._play_out_plan(seat, plan))
        seat.steps += 1
        seat.changed = self.revision_for(seat.guest)
        self.changed_seats.add(seat.seat)

    def may_plan(self, seat: Seat) -> bool:
        """Whether others are asked and the seat could plan its next turn."""
        others = self.status == "playing" and seat.seat not in self.waiting and self.guide is None
        return others and self.game.ahead(self.position, seat.seat) is not None

    def planned(self, seat: Seat) -> Planned | None:
        """The seat's plan, played out as if all of its turns came now; None: it has none."""
        if seat.plan is None or self.status != "playing":
            return None
        return self._play_out_plan(seat, seat.plan)

    def _play_out_plan(self, seat: Seat, plan: PlanAhead) -> Planned | None:
        """What the draft has carried out already is no longer planned."""
        start = self.drafted(seat).position if seat.seat in self.waiting else self.position
        return play_out_plan(self.game, start, plan.gestures, self.draft_notation(seat), seat.seat)

    def _expire_plans(self) -> None:
        for seat in self.seats:
            if expire_plan(seat, self.round):
                self.changed_seats.add(seat.seat)
