"""A table: every change that people and bots can make.

Everything here happens in memory and at once; the manager stores what has changed before anybody hears of it. A method
either does its work or raises `Refusal` and changes nothing.
"""

from __future__ import annotations

import contextlib
import secrets
from collections import Counter
from typing import Any, Literal, cast

import msgspec

from bottega.core.chance import DayDice, FairDice
from bottega.core.errors import BottegaError, RecordError
from bottega.core.game import leaves
from bottega.core.position import CHANCE, OVER, Event, Position
from bottega.core.record import DAY, HAND, NEWER_RULES, Fair, Record, Result, RoundEnd
from bottega.core.replaying import rolled_so_far
from bottega.server import clock
from bottega.server.protocol.messages import Act, Confirm, Plan, SetOrder, Undo
from bottega.server.refusal import Refusal
from bottega.server.seats.drafts import Drafted, check_action, empty_draft, extend, play_out_noted
from bottega.server.seats.plans import Planned, note_gesture, play_out_plan
from bottega.server.seats.seat import PlanAhead, Seat, StandIn, distinct, hash_token
from bottega.server.seats.standing_orders import expire_orders, give_order, ordered_action
from bottega.server.tables.log_lines import Line, Note
from bottega.server.tables.replaying import replay, replay_all
from bottega.server.tables.state import TableState, is_guided

FORSAKEN = 7 * 24 * 3600.0
"""Seconds without a move after which not only the host may end a game."""


class Table(TableState):
    """One table, as people and bots change it."""

    # -- taking up --------------------------------------------------------------------------------------------------

    def take_up(self, record: Record, rolls: int, drafts: dict[int, list[list[str]]]) -> None:
        """Replay what was stored; `rolls` is the number of the next roll, `drafts` are in notation."""
        position, self.lines, kept = replay_all(self.game, record)
        if kept is not None and self.status == "playing":
            self._drop_moves(record, kept)
        if record.fair is not None and self.status != "open":
            self._take_dice(record, record.fair, rolls)
        notes, self.notes = self.notes, []
        self.take_notes(notes)
        self.play.position = position
        self.play.record = record
        self._take_up_guide()
        self._read_drafts(drafts)
        if self.kept is not None:
            self._roll()
            self._note({})
            self._follow()

    def _drop_moves(self, record: Record, kept: int) -> None:
        """Drop the moves that newer rules do not allow; the table goes on before them."""
        self.kept = kept
        self.revision += 1
        del record.moves[kept:]
        if record.fair is not None:
            rolls = sum(move.startswith("*") for move in record.moves[record.fair.after :])
            record.fair.forget(rolls, record.fair.next_number, NEWER_RULES)

    def catch_up(
        self,
        seats: list[Seat],
        moves: list[str],
        rolls: list[int],
        rounds: list[RoundEnd],
        result: Result | None,
        next_roll: int,
        drafts: dict[int, list[list[str]]],
        notes: list[Note],
    ) -> None:
        """Take over what another server has stored: the seats as they are now, and what is new of the rest."""
        record = self.play.record
        start = len(record.moves)
        record.moves += moves
        replay(self.game, self.position, record, start, self.lines)
        self.take_notes(notes[len(self.notes) :])
        self._take_up_guide()
        record.rounds += rounds
        record.result = result
        self.seats = seats
        self._drafted.clear()
        if record.fair is not None and self.status != "open":
            record.fair.words = self.words
            record.fair.numbers += rolls
            self._take_dice(record, record.fair, next_roll)
        self._read_drafts(drafts)
        self.touched.clear()

    def _take_dice(self, record: Record, fair: Fair, number: int = 0) -> None:
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

    def take_notes(self, notes: list[Note]) -> None:
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
        self._take_dice(self.play.record, fair)
        self._drafted.clear()
        self._roll()
        self._note({})
        self._follow()

    # -- seats -------------------------------------------------------------------------------------------------------

    def unused(self, name: str, besides: int = -1) -> str:
        """The name, with a number if somebody else at the table has it."""
        return distinct(name, [seat.name for seat in self.seats if seat.seat != besides]) if name else ""

    def new_link(self, seat: Seat) -> str:
        """A new secret for the seat's link; what came before opens nothing any more."""
        token = secrets.token_urlsafe(24)
        seat.link = hash_token(token)
        seat.joined = False
        self.changed(seat)
        return token

    def join(self, seat: Seat, guest: str, name: str, word: str | None) -> None:
        """Let the guest who has the seat's link take it."""
        if seat.guest == guest:
            return
        if self.status == "over":
            raise Refusal("over")
        if seat.joined:
            raise Refusal("taken")
        seat.joined = True
        self.sit(seat, guest, name, word)

    def sit(self, seat: Seat, guest: str, name: str, word: str | None = None) -> None:
        """Let a guest take the seat."""
        before = seat.name
        seat.kind, seat.guest, seat.bot = "guest", guest, None
        seat.name = self.unused(name, seat.seat)
        self._hand_over(seat, before, word or "")

    def seat_bot(self, seat: Seat, bot: str, name: str) -> None:
        """Let a bot take the seat."""
        before = seat.name
        seat.kind, seat.guest, seat.bot = "bot", None, bot
        seat.link = None
        seat.name = self.unused(name, seat.seat)
        self._hand_over(seat, before)

    def free(self, seat: Seat) -> str:
        """Free the seat for whoever has its new link, which is returned."""
        before = seat.name
        seat.kind, seat.guest, seat.bot = "open", None, None
        seat.name = ""
        self._hand_over(seat, before)
        return self.new_link(seat)

    def rename(self, seat: Seat, name: str) -> None:
        seat.name = self.unused(name, seat.seat)
        self.changed(seat)

    def needs_consent(self, seat: Seat, guest: str) -> bool:
        """Whether the host must ask before the seat goes to somebody else: in a game that goes on, until time is up."""
        held = seat.kind == "guest" and seat.guest not in (None, guest)
        return held and self.status == "playing" and not self.is_late(seat, clock.now())

    def let_bot_play(
        self, seat: Seat, bot: str, why: Literal["holder", "people", "clock"], once: bool = False
    ) -> None:
        """Let a bot play for the holder of the seat, for one turn or until the holder comes back. The log says so."""
        kind: Any = "bot-plays" if why != "clock" else "time-up-move" if once else "time-up-bot"
        self.take_notes([Note(self.moves, kind, seat.seat, seat.name)])
        seat.stand_in = StandIn(bot, why, once)
        seat.draft = []
        self._drafted.pop(seat.seat, None)
        self.changed(seat)
        seat.changed = self.seen(seat.guest)

    def come_back(self, seat: Seat) -> None:
        """The bot leaves the seat to its holder, who has all the time for the present decision. The log says so."""
        if seat.stand_in is not None:
            seat.stand_in = None
            self._time(seat)
            self.take_notes([Note(self.moves, "person-back", seat.seat, seat.name)])
            self.changed(seat)
            seat.changed = self.seen(seat.guest)

    def replaced(self, guest: str) -> list[Seat]:
        """The seats of a guest that a bot plays for, until the guest comes back."""
        held = self.held(guest) if self.status == "playing" else []
        return [seat for seat in held if seat.stand_in is not None and not seat.stand_in.once]

    def run_out(self, now: float) -> None:
        """Let a bot play for those whose time is up, if that was agreed."""
        agreed = self.clock
        if agreed is None or agreed.at_zero == "nothing" or self.status != "playing":
            return
        for seat in self.seats:
            if seat.stand_in is None and self.is_late(seat, now):
                self.let_bot_play(seat, self.stand_in, "clock", once=agreed.at_zero == "move")

    def _hand_over(self, seat: Seat, before: str, word: str = "") -> None:
        """What the one before had planned and ordered is gone, and the word too, as long as the dice do not need it.

        In a game that has begun everybody is told.
        """
        if self.status == "open":
            seat.word = word
        else:
            kind: Any = "seat-freed" if not seat.name else "seat-changed" if before else "seat-joined"
            self.take_notes([Note(self.moves, kind, seat.seat, seat.name, before)])
            self._leave_guide()
        seat.draft, seat.orders, seat.plan, seat.notice = [], {}, None, ""
        seat.stand_in = None
        self._time(seat)
        self._drafted.pop(seat.seat, None)
        self.revision += seat.steps  # so that nobody's revision falls, see `seen`
        seat.steps = 0
        self.changed(seat)
        self.begin()
        seat.changed = self.seen(seat.guest)

    def call(self, guest: str, name: str) -> None:
        """Give the table a name; empty: none."""
        if guest != self.host:
            raise Refusal("host-only")
        self.name = name
        self.revision += 1

    def go_on_at(self, table: str) -> None:
        """Tell everybody where the same people play again."""
        self.take_notes([Note(self.moves, "rematch", -1, table)])
        self.revision += 1

    def end(self, guest: str) -> None:
        """End a game that nobody will finish, so that the secret of its dice is opened.

        The host may do it, and whoever holds a seat if nothing has happened for long.
        """
        if self.status != "playing":
            raise Refusal("over" if self.status == "over" else "not-started")
        forsaken = bool(self.held(guest)) and clock.now() - self.updated > FORSAKEN
        if guest != self.host and not forsaken:
            raise Refusal("host-only")
        self.status = "over"
        for seat in self.seats:
            if seat.draft or seat.plan is not None:
                seat.draft, seat.plan = [], None
                self.touched.add(seat.seat)
        self._drafted.clear()
        if self.day is None:
            cast(Fair, self.play.record.fair).secret = self.secret.hex()
        self.take_notes([Note(self.moves, "game-ended", -1)])
        self.revision += 1
        self.updated = clock.now()

    def ask_hint(self, guest: str | None, number: int) -> Position:
        """The position in which the seat asks for a hint: only where nobody else plays. The log says so, once."""
        seat = self.own(guest, number)
        if self.day is not None:
            raise Refusal("day-dice")
        if any(other.guest not in (None, guest) or other.kind == "open" for other in self.seats):
            raise Refusal("no-hints")
        if self.status != "playing":
            raise Refusal("over")
        drafted = self.drafted(seat)
        if drafted.complete:
            raise Refusal("draft-complete")
        if number not in drafted.position.waiting:
            raise Refusal("illegal")
        note = Note(self.moves, "hint-used", number, seat.name)
        if note not in self.notes:
            self.take_notes([note])
            self.revision += 1
            self.updated = clock.now()
        return drafted.position.copy()

    def changed(self, seat: Seat) -> None:
        self.revision += 1
        self.updated = clock.now()
        self.touched.add(seat.seat)

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
        self._forget_planned(seat, self.noted(seat))
        seat.draft = []
        seat.notice = ""
        self._advance(seat.seat, [step.action for step in steps])

    def bot_acts(self, seat: Seat, action: int) -> None:
        """Carry out what a bot has chosen: its moves need no draft. One that plays a single turn leaves at its end."""
        check_action(self.game, self.position, action, seat.seat)
        after = self.position.copy()
        after.apply(action, seat.seat)
        if seat.stand_in is not None and seat.stand_in.once and leaves(after, seat.seat):
            seat.stand_in = None
        self._advance(seat.seat, [action])

    def _asked(self, guest: str | None, message: Act | Undo | Confirm | Plan) -> Seat:
        """The seat of a message, if the guest holds it and has seen how it stands."""
        seat = self.own(guest, message.seat)
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
        seat.changed = self.seen(seat.guest)
        self.touched.add(seat.seat)

    # -- moves -------------------------------------------------------------------------------------------------------

    def _advance(self, seat: int, actions: list[int]) -> None:
        """The actions of a seat, or outcomes of real dice (-1), then everything that follows by itself."""
        self.revision += 1
        self.updated = clock.now()
        if seat >= 0:
            self.touched.add(seat)
            self.seats[seat].turn += 1
        self._take(seat, actions)
        self._follow()

    def take_back(self, left: int) -> None:
        """Go back to the first `left` moves. What was drafted and planned since is gone; used numbers stay used."""
        self.play.take_back(left)
        self.kept = left
        self.play.position, self.lines, _ = replay_all(self.game, self.play.record)
        notes, self.notes = self.notes, []
        self.take_notes([msgspec.structs.replace(note, after=min(note.after, left)) for note in notes])
        del self._chain[left + 1 :]
        self._drafted.clear()
        self.revision += 1
        self.updated = clock.now()
        for seat in self.seats:
            seat.draft, seat.plan, seat.notice = [], None, ""
            seat.changed = self.seen(seat.guest)
            self.touched.add(seat.seat)
        self._note({})

    def _time(self, seat: Seat) -> None:
        """The time for the seat's decision begins now, if it has one."""
        seat.since = clock.now() if seat.seat in self.waiting else 0.0

    def _take(self, seat: int, actions: list[int]) -> None:
        before = {other.seat: self._decision(other) for other in self.seats if other.seat != seat}
        drafts = {other.seat: self.noted(other) for other in self.seats if other.draft}
        for action in actions:
            self._log(self.play.act(action, seat) if seat >= 0 else self.play.outcome(action))
        self._drafted.clear()
        rolled = self._roll()
        self._read_drafts(drafts)
        self._note({} if rolled or seat < 0 else before)

    def _roll(self) -> bool:
        """Roll until somebody has to decide."""
        rolled = False
        while self.position.to_act == CHANCE and not self.real_dice:
            self._log(self._roll_once())
            rolled = True
        if self.position.to_act == OVER:
            self.status = "over"
        self._end_guide()
        return rolled

    def take_outcomes(self, outcomes: list[int], note: Note) -> None:
        """What real dice show, and the note that says who has entered it."""
        self.take_notes([note])
        self._advance(-1, outcomes)

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
        while (due := self._due()) is not None:
            self.seats[due[0]].turn += 1
            self._take(*due)
            self._expire_orders()
            self._expire_plans()

    def _due(self) -> tuple[int, list[int]] | None:
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

    def _note(self, before: dict[int, tuple[bytes, ...] | None]) -> None:
        """Mark the seats whose decision is not the one that it was before. Who had and has none is not marked."""
        for seat in self.seats:
            if seat.seat not in self.waiting and not seat.since:
                continue
            if seat.seat not in before or before[seat.seat] != self._decision(seat):
                seat.asked = self.moves
                self._time(seat)
                seat.changed = self.seen(seat.guest)
                self.touched.add(seat.seat)

    def _read_drafts(self, drafts: dict[int, list[list[str]]]) -> None:
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
        if not self.held(guest):
            raise Refusal("not-yours")
        if self.guide is not None:
            self._leave_guide()
            self.revision += 1
            self.updated = clock.now()
            self._note({})

    def _leave_guide(self) -> None:
        if self.guide is not None:
            self.guide = None
            cast(Fair, self.play.record.fair).after = self.moves
            self.take_notes([Note(self.moves, "guide-left", -1)])

    def _take_up_guide(self) -> None:
        """Go on with the guide, if it is not at its end; a table that began with another one leaves it."""
        going_on = is_guided({note.kind for note in self.notes}, self.moves, self.fair.after)
        self.guide = self.game.guide if going_on else None
        if self.guide is not None and self.guide.moves[: self.moves] != self.play.record.moves:
            self._leave_guide()

    def _end_guide(self) -> None:
        if self.guide is not None and self.moves >= self.fair.after:
            self.guide = None
            for seat in self.seats:
                if seat.kind == "guest":
                    seat.notice = "notice-guide-over"
                    self.touched.add(seat.seat)

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
        seat = self.own(guest, message.seat)
        give_order(self.game, seat, message, self.moves, int(self.position.round))
        seat.steps += 1
        self.touched.add(seat.seat)

    def _expire_orders(self) -> None:
        for seat in self.seats:
            if expire_orders(seat, int(self.position.round)):
                seat.notice = "notice-order-expired"
                self.touched.add(seat.seat)

    # -- plans for the next turns ------------------------------------------------------------------------------------

    def plan(self, guest: str | None, message: Plan) -> None:
        """Change what the seat has planned for its next turns."""
        seat = self._asked(guest, message)
        if message.keep is None:
            seat.plan = None
        else:
            before = seat.plan.gestures if seat.plan is not None else []
            if any(at >= len(before) for at in message.keep):
                raise Refusal("no-draft")
            kept = PlanAhead(int(self.position.round), [before[at] for at in message.keep])
            if message.add:
                planned = self._play_out_plan(seat, kept)
                kept.gestures.append(note_gesture(self.game, planned, message.add, seat.seat))
            seat.plan = kept
        seat.steps += 1
        seat.changed = self.seen(seat.guest)
        self.touched.add(seat.seat)

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
        return play_out_plan(self.game, start, plan.gestures, self.noted(seat), seat.seat)

    def _forget_planned(self, seat: Seat, done: list[list[str]]) -> None:
        """What was planned and is done now."""
        if seat.plan is not None:
            seat.plan.gestures = [gesture for gesture in seat.plan.gestures if gesture not in done]

    def _expire_plans(self) -> None:
        """A plan is for one round; the seat goes on planning in the next."""
        for seat in self.seats:
            if seat.plan is not None and seat.plan.round != self.position.round:
                seat.plan = PlanAhead(int(self.position.round), [])
                self.touched.add(seat.seat)
