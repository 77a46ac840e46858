"""A table: a record that is being written, its seats, and their drafts.

Everything here happens in memory and at once; the hall stores what has changed before anybody hears of it. A method
either does its work or raises `Refusal` and changes nothing.

A viewer's *revision* rises with every change that the viewer may know of: those of the table, and the draft steps of
the viewer's own seats. A seat's `changed` is its holder's revision when what the seat has to decide last changed; a
message that was sent for an older revision is stale.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections.abc import Set
from typing import Any, Literal, NamedTuple, cast

import msgspec

from bottega.core.chance import FairDice, commitment, own_word
from bottega.core.errors import BottegaError, OptionError, RecordError
from bottega.core.game import Game, leaves
from bottega.core.game import Refusal as GameRefusal
from bottega.core.guide import Guide
from bottega.core.play import Play, first_position, replay_move, verify_dice
from bottega.core.position import CHANCE, OVER, Event, Position, new_buffer
from bottega.core.record import GUIDE, NEWER_RULES, Fair, Record, Result, RoundEnd, chained
from bottega.core.record import Seat as RecordSeat
from bottega.server.protocol import Act, Confirm, Plan, SetOrder, Undo
from bottega.server.refusal import Refusal

Kind = Literal["guest", "open", "bot", "ghost"]
Status = Literal["open", "playing", "over"]

FORSAKEN = 7 * 24 * 3600.0
"""Seconds without a move after which not only the host may end a game."""

REMEMBERED = 400
"""How many of the last messages are kept, to recognize those that are sent again."""


class StandingOrder(msgspec.Struct, forbid_unknown_fields=True):
    """An order as it was given: after `after` moves, in that round."""

    choice: str
    until: Literal["game", "round"]
    after: int
    round: int


class PlanAhead(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat has planned for its next turns of a round: gestures in notation."""

    round: int
    gestures: list[list[str]]


class Seat(msgspec.Struct):
    """A seat, and what only its holder may know."""

    seat: int
    kind: Kind
    name: str
    word: str = ""
    """What the holder brought for the dice; empty: it follows from the dice's secret."""
    bot: str | None = None
    guest: str | None = None
    link: str | None = None
    """The hash of the seat's link; nobody knows the link but who was given it."""
    joined: bool = False
    """The holder came by the link: it is of no use to others."""
    draft: list[list[int]] = []
    """The numbers of the actions by gesture."""
    steps: int = 0
    """How often the draft has changed."""
    changed: int = 0
    asked: int = 0
    """The moves of the record when the seat's present decision arose."""
    orders: dict[str, StandingOrder] = {}
    plan: PlanAhead | None = None
    notice: str = ""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something after `after` moves that is not a move: a seat changed hands, a hint was used, the game was ended."""

    after: int
    kind: Literal[
        "seat-changed",
        "seat-joined",
        "seat-freed",
        "game-ended",
        "hint-used",
        "guided",
        "guide-left",
        "rematch",
    ]
    seat: int
    name: str = ""
    before: str = ""


class Line(NamedTuple):
    """An event, and how many moves had been made when it had happened; or a note."""

    move: int
    event: Event
    note: Note | None = None


class Step(NamedTuple):
    """A step of a draft: its gesture, the position before it, the action and what it did."""

    gesture: int
    before: Position
    action: int
    notation: str
    events: list[Event]


class Drafted(NamedTuple):
    """The position as a seat sees it with its draft on the board."""

    position: Position
    steps: list[Step]
    complete: bool


class PlannedStep(NamedTuple):
    """A gesture of a plan: its number, its actions, the position before each, and why the last one is refused."""

    number: int
    actions: list[int]
    before: list[Position]
    refused: GameRefusal | None


class Planned(NamedTuple):
    """The position as a seat sees it with its plan on the board, and whether it can plan more."""

    position: Position
    steps: list[PlannedStep]
    more: bool


class Table:
    """One table. `play` has the position and the record; the dice are in it once the game has begun."""

    def __init__(
        self,
        id: str,
        play: Play,
        seats: list[Seat],
        host: str,
        secret: bytes,
        pace: int,
        created: float | None = None,
    ) -> None:
        self.id = id
        self.play = play
        self.game: Game = play.game
        self.seats = seats
        self.host = host
        self.secret = secret
        self.pace = pace
        self.created = time.time() if created is None else created
        self.updated = self.created
        self.status: Status = "open"
        self.revision = 0
        self.lines: list[Line] = []
        self.done: dict[tuple[str, str], int] = {}
        """The revision that each message which was carried out had led to."""
        self.notes: list[Note] = []
        self.guide: Guide | None = None
        """What sets the dice and the moves of all seats now; None: a game like any other."""
        self.thinker: int | None = None
        """The number of the server that thinks for its bots."""
        self._chain: list[str] = [""]
        self.touched: set[int] = set()
        """Seats that have changed since the table was stored."""
        self.kept: int | None = None
        """How many of the stored moves are still valid; None: all."""
        self._drafted: dict[int, Drafted] = {}
        self._buffer = new_buffer()

    # -- making and taking up ----------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game,
        options: dict[str, Any],
        seats: list[Seat],
        host: str,
        pace: int,
        secret: bytes | None = None,
        guide: Guide | None = None,
    ) -> Table:
        """A new table for seats that are people or bots; the game may add ghosts. `secret`: one already promised."""
        secret = secret or secrets.token_bytes(32)
        try:
            play = Play.start(game, len(seats), options)
        except OptionError as error:
            raise Refusal("bad-options", problem=str(error)) from error
        ghosts = [Seat(at, "ghost", "") for at in range(len(seats), play.position.seats)]
        play.record.fair = Fair(commitment(secret), [])
        table = cls(secrets.token_urlsafe(16), play, seats + ghosts, host, secret, pace)
        table.touched.update(range(len(table.seats)))
        if guide is not None:
            table.guide = guide
            play.record.fair.after = len(guide.moves)
            play.record.dice = GUIDE
            table.take_notes([Note(0, "guided", -1)])
        table.begin()
        return table

    @classmethod
    def from_record(
        cls,
        game: Game,
        record: Record,
        moves: int | None,
        seats: list[Seat],
        host: str,
        pace: int,
        secret: bytes | None = None,
    ) -> Table:
        """A table that goes on after the first `moves` moves of a record, with dice of its own.

        A finished record keeps its dice and their proof.
        """
        try:
            play = Play.repeat(game, record, moves)
        except BottegaError as error:
            raise Refusal("bad-record", problem=str(error)) from error
        players = play.record.players
        if len(seats) != players:
            raise Refusal("bad-record", problem=f"it has {players} players, not {len(seats)}")
        ghosts = [Seat(at, "ghost", "") for at in range(players, play.position.seats)]
        secret = secret or secrets.token_bytes(32)
        table = cls(secrets.token_urlsafe(16), play, seats + ghosts, host, secret, pace)
        play.record.fair = Fair(commitment(secret), [], after=table.moves)
        if play.record.result is not None and record.fair is not None and record.fair.secret is not None:
            table._keep_dice(record.fair)
        position = first_position(game, play.record)
        table._replay(position, play.record, 0)
        table.touched.update(range(len(table.seats)))
        if play.record.result is not None:
            table.status = "over"
        else:
            table.begin()
        return table

    def _keep_dice(self, fair: Fair) -> None:
        """The dice of a finished record, if they prove it: its secret, its words and the numbers of its rolls."""
        try:
            verify_dice(self.game, self.play.record, fair)
        except RecordError:
            return
        if len(fair.words) == len(self.seats):
            self.secret = bytes.fromhex(fair.secret or "")
            self.play.record.fair = fair
            for seat, word in zip(self.seats, fair.words, strict=True):
                seat.word = word

    def take_up(self, record: Record, rolls: int, drafts: dict[int, list[list[str]]]) -> None:
        """Replay what was stored; `rolls` is the number of the next roll, `drafts` are in notation."""
        position = first_position(self.game, record)
        try:
            self._replay(position, record, 0)
        except RecordError:
            if record.rules == self.game.rules_version:
                raise
            position = self._go_on(record)
        if record.fair is not None and self.status != "open":
            self.play.dice = FairDice(self.secret, record.fair.words, rolls)
            record.fair.secret = self.secret.hex() if self.status == "over" else None
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
        self._replay(self.position, record, start)
        self.take_notes(notes[len(self.notes) :])
        self._take_up_guide()
        record.rounds += rounds
        record.result = result
        self.seats = seats
        self._drafted.clear()
        if record.fair is not None and self.status != "open":
            record.fair.words = self.words
            record.fair.numbers += rolls
            record.fair.secret = self.secret.hex() if self.status == "over" else None
            self.play.dice = FairDice(self.secret, record.fair.words, next_roll)
        self._read_drafts(drafts)
        self.touched.clear()

    def take_notes(self, notes: list[Note]) -> None:
        """Put notes into the log, each after the lines of the moves before it."""
        for note in notes:
            self.notes.append(note)
            at = next((at for at, line in enumerate(self.lines) if line.move > note.after), len(self.lines))
            self.lines.insert(at, Line(note.after, Event(note.kind, note.seat, {}, ""), note))

    def _replay(self, position: Position, record: Record, start: int) -> None:
        for at in range(start, len(record.moves)):
            position.log = []
            replay_move(self.game, position, record.moves[at], at)
            self.lines += [Line(at + 1, event) for event in position.log]
        position.log = None

    def _go_on(self, record: Record) -> Position:
        """Under newer rules a table goes on from its last dump, and the log says so.

        If all moves after some dump are legal, the table has gone on from there before. A finished one stays as it is.
        """
        lines = self.lines
        for end in record.rounds:
            position = self._from_dump(end, lines)
            with contextlib.suppress(RecordError):
                self._replay(position, record, end.after)
                return position
        if not record.rounds:
            raise RecordError("the record follows older rules, and there is no dump to go on from")
        end = record.rounds[-1]
        if self.status == "playing":
            self.kept = end.after
            self.revision += 1
            del record.moves[end.after :]
            if record.fair is not None:
                rolls = sum(move.startswith("*") for move in record.moves[record.fair.after :])
                record.fair.forget(rolls, record.fair.next_number, NEWER_RULES)
        return self._from_dump(end, lines)

    def _from_dump(self, end: RoundEnd, lines: list[Line]) -> Position:
        """The position of a dump, with the log up to it."""
        self.lines = [line for line in lines if line.move <= end.after]
        self.lines.append(Line(end.after, Event(NEWER_RULES, -1, {}, "")))
        return self.game.load(end.position)

    def begin(self) -> None:
        """Begin as soon as no seat is free: the words are fixed, and the dice fall."""
        if self.status != "open" or any(seat.kind == "open" for seat in self.seats):
            return
        self.status = "playing"
        words = self.words
        self.play.dice = FairDice(self.secret, words)
        cast(Fair, self.play.record.fair).words = words
        self._drafted.clear()
        self._roll()
        self._note({})
        self._follow()

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        return self.play.position

    @property
    def moves(self) -> int:
        return len(self.play.record.moves)

    @property
    def rolls(self) -> int:
        """The number of the next roll."""
        return self.play.dice.number if isinstance(self.play.dice, FairDice) else 0

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.position.waiting if self.status == "playing" else ()

    @property
    def waits_for_bot(self) -> bool:
        return any(self.seats[seat].kind == "bot" for seat in self.waiting)

    @property
    def next(self) -> str | None:
        """The table where the same people play again."""
        return next((note.name for note in self.notes if note.kind == "rematch"), None)

    def go_on_at(self, table: str) -> None:
        """Tell everybody where the same people play again."""
        self.take_notes([Note(self.moves, "rematch", -1, table)])
        self.revision += 1

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def fair(self) -> Fair:
        """What everybody may know of the dice now: the words are published while seats are still being taken."""
        fair = cast(Fair, self.play.record.fair)
        return fair if self.status != "open" else Fair(fair.commitment, self.words)

    @property
    def words(self) -> list[str]:
        """The word of each seat for the dice."""
        return [seat.word or own_word(self.secret, seat.seat) for seat in self.seats]

    @property
    def chain(self) -> str:
        """The hash of all moves: see `bottega.core.record.chained`."""
        moves = self.play.record.moves
        del self._chain[len(moves) + 1 :]
        for move in moves[len(self._chain) - 1 :]:
            self._chain.append(chained(self.secret, self._chain[-1], move))
        return self._chain[-1]

    def record(self) -> Record:
        """The record as it may be shown: dumps hide nothing, so they and the dice's secret come at the end."""
        seats = [RecordSeat(seat.name, seat.bot if seat.kind == "bot" else None) for seat in self.seats]
        rounds = self.play.record.rounds if self.status == "over" else []
        return msgspec.structs.replace(self.play.record, seats=seats, fair=self.fair, rounds=rounds)

    def held(self, guest: str | None) -> list[Seat]:
        """The seats of a guest."""
        return [seat for seat in self.seats if guest is not None and seat.guest == guest]

    def seen(self, guest: str | None) -> int:
        """The revision of a viewer."""
        return self.revision + sum(seat.steps for seat in self.held(guest))

    def at_seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("unknown-seat")
        return self.seats[number]

    def own(self, guest: str | None, number: int) -> Seat:
        """A seat that the guest holds."""
        seat = self.at_seat(number)
        if guest is None or seat.guest != guest or seat.kind != "guest":
            raise Refusal("not-yours")
        return seat

    def drafted(self, seat: Seat) -> Drafted:
        """The seat's draft, played out."""
        if seat.seat not in self._drafted:
            self._drafted[seat.seat] = self._play_out(seat)
        return self._drafted[seat.seat]

    def _play_out(self, seat: Seat) -> Drafted:
        drafted = Drafted(self.position.copy(), [], False)
        for gesture, actions in enumerate(seat.draft):
            drafted = self._extended(drafted, gesture, actions, seat.seat)
        return drafted

    def _extended(self, drafted: Drafted, gesture: int, actions: list[int], seat: int) -> Drafted:
        """A draft with one more gesture, if the rules allow all its actions."""
        position, steps, complete = drafted.position.copy(), list(drafted.steps), drafted.complete
        for action in actions:
            if complete:
                raise Refusal("draft-complete")
            self.check_action(position, action, seat)
            before, notation = position.copy(), self.game.notate(position, action)
            events: list[Event] = []
            position.log = events
            position.apply(action, seat)
            position.log = None
            steps.append(Step(gesture, before, action, notation, events))
            complete = leaves(position, seat)
        return Drafted(position, steps, complete)

    def noted(self, seat: Seat) -> list[list[str]]:
        """The seat's draft in notation."""
        gestures: list[list[str]] = [[] for _ in seat.draft]
        if gestures:
            for step in self.drafted(seat).steps:
                gestures[step.gesture].append(step.notation)
        return gestures

    # -- seats -------------------------------------------------------------------------------------------------------

    def unused(self, name: str, besides: int = -1) -> str:
        """The name, with a number if somebody else at the table has it."""
        taken = {seat.name for seat in self.seats if seat.seat != besides}
        if not name or name not in taken:
            return name
        return next(f"{name[:36]} {n}" for n in range(2, 100) if f"{name[:36]} {n}" not in taken)

    def new_link(self, seat: Seat) -> str:
        """A new secret for the seat's link; what came before opens nothing any more."""
        token = secrets.token_urlsafe(24)
        seat.link = hash_token(token)
        seat.joined = False
        self._change(seat)
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
        self._change(seat)

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
        self._drafted.pop(seat.seat, None)
        self._change(seat)
        self.begin()
        seat.changed = self.seen(seat.guest)

    def end(self, guest: str) -> None:
        """End a game that nobody will finish, so that the secret of its dice is opened.

        The host may do it, and whoever holds a seat if nothing has happened for long.
        """
        if self.status != "playing":
            raise Refusal("over" if self.status == "over" else "not-started")
        forsaken = bool(self.held(guest)) and time.time() - self.updated > FORSAKEN
        if guest != self.host and not forsaken:
            raise Refusal("host-only")
        self.status = "over"
        for seat in self.seats:
            if seat.draft or seat.plan is not None:
                seat.draft, seat.plan = [], None
                self.touched.add(seat.seat)
        self._drafted.clear()
        fair = cast(Fair, self.play.record.fair)
        fair.secret = self.secret.hex()
        self.take_notes([Note(self.moves, "game-ended", -1)])
        self.revision += 1
        self.updated = time.time()

    def ask_hint(self, guest: str | None, number: int) -> Position:
        """The position in which the seat asks for a hint: only where nobody else plays. The log says so, once."""
        seat = self.own(guest, number)
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
            self.updated = time.time()
        return drafted.position.copy()

    def _change(self, seat: Seat) -> None:
        self.revision += 1
        self.updated = time.time()
        self.touched.add(seat.seat)

    # -- drafts ------------------------------------------------------------------------------------------------------

    def act(self, guest: str | None, message: Act) -> None:
        """Add the actions of a gesture to the seat's draft, if the rules allow them all."""
        seat = self._asked(guest, message)
        actions = [message.action, *message.then]
        if self.guided_action(seat.seat) not in (None, message.action):
            raise Refusal("guided")
        drafted = self._extended(self.drafted(seat), len(seat.draft), actions, seat.seat)
        self._check_guide(drafted, seat.seat)
        self._redraft(seat, [*seat.draft, actions], drafted)

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
        """Make the draft final, and let follow what follows."""
        seat = self._asked(guest, message)
        steps = self.drafted(seat).steps
        if not steps:
            raise Refusal("no-draft")
        self._forget_planned(seat, self.noted(seat))
        seat.draft = []
        seat.notice = ""
        self._advance(seat.seat, [step.action for step in steps])

    def bot_acts(self, seat: Seat, action: int) -> None:
        """Carry out what a bot has chosen: its moves need no draft."""
        self.check_action(self.position, action, seat.seat)
        self._advance(seat.seat, [action])

    def check_action(self, position: Position, action: int, seat: int) -> None:
        """Raise if the seat may not take the action."""
        if not 0 <= action < self.game.action_count:
            raise Refusal("illegal")
        reason = self.game.refusal(position, action, seat)
        if reason is not None:
            raise Refusal("illegal", game=self.game, reason=reason)

    def _asked(self, guest: str | None, message: Act | Undo | Confirm | Plan) -> Seat:
        """The seat of a message, if the guest holds it and has seen how it stands."""
        seat = self.own(guest, message.seat)
        if self.status == "open":
            raise Refusal("not-started")
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
        """The actions of a seat, then everything that follows by itself."""
        self.revision += 1
        self.updated = time.time()
        self.touched.add(seat)
        self._take(seat, actions)
        self._follow()

    def _take(self, seat: int, actions: list[int]) -> None:
        before = {other.seat: self._decision(other) for other in self.seats if other.seat != seat}
        drafts = {other.seat: self.noted(other) for other in self.seats if other.draft}
        for action in actions:
            self._log(self.play.act(action, seat))
        self._drafted.clear()
        rolled = self._roll()
        self._read_drafts(drafts)
        self._note({} if rolled else before)

    def _roll(self) -> bool:
        """Roll until somebody has to decide."""
        rolled = False
        while self.position.to_act == CHANCE:
            self._log(self._roll_once())
            rolled = True
        if self.position.to_act == OVER:
            self.status = "over"
        self._end_guide()
        return rolled

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
            self._take(*due)
            self._expire_orders()
            self._expire_plans()

    def _due(self) -> tuple[int, list[int]] | None:
        """The first seat whose standing orders decide for it now, and what they do."""
        for number in self.waiting if self.guide is None else ():
            seat = self.seats[number]
            orders = {name: order.choice for name, order in seat.orders.items() if order.after < seat.asked}
            if orders and not seat.draft:
                action = self.game.standing_action(self.position, number, orders)
                if action is not None and self.position.refusal(action, number) == 0:
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
        """Mark the seats whose decision is not the one that it was before."""
        for seat in self.seats:
            if seat.seat not in before or before[seat.seat] != self._decision(seat):
                seat.asked = self.moves
                seat.changed = self.seen(seat.guest)
                self.touched.add(seat.seat)

    def _read_drafts(self, drafts: dict[int, list[list[str]]]) -> None:
        """Make drafts in notation anew, on the position as it is now; those that no longer apply are dropped."""
        for number, noted in drafts.items():
            seat = self.seats[number]
            nothing = drafted = Drafted(self.position.copy(), [], False)
            try:
                for gesture, notations in enumerate(noted):
                    for notation in notations:
                        action = self.game.find(drafted.position, notation, number)
                        drafted = self._extended(drafted, gesture, [action], number)
            except (BottegaError, Refusal):
                self._redraft(seat, [], nothing)
                seat.notice = "notice-draft-dropped"
            else:
                seat.draft = [[] for _ in noted]
                for step in drafted.steps:
                    seat.draft[step.gesture].append(step.action)
                self._drafted[number] = drafted

    # -- a guided first game -----------------------------------------------------------------------------------------

    def _guided(self, seat: int) -> int | None:
        """Which move of the guide is the next of this seat, with its draft; None: it may do what it likes."""
        if self.guide is None:
            return None
        at = self.moves + len(self.drafted(self.seats[seat]).steps)
        due = self.guide.moves[at : at + 1]
        return at if due and due[0].startswith(f"{seat} ") else None

    def guided_action(self, seat: int) -> int | None:
        """What the guide lets a seat do next."""
        at = self._guided(seat)
        if at is None or self.guide is None:
            return None
        notation = self.guide.moves[at].partition(" ")[2]
        return self.game.parse(self.drafted(self.seats[seat]).position, notation)

    def guide_step(self, seat: int) -> int | None:
        """The step of the guide that the seat is at, counted from 0."""
        at = self._guided(seat)
        return self.guide.number_at(at) if self.guide is not None and at is not None else None

    def leave_guide(self, guest: str) -> None:
        """Play on without the guide, from here and with fair dice."""
        if not self.held(guest):
            raise Refusal("not-yours")
        if self.guide is not None:
            self._leave_guide()
            self.revision += 1
            self.updated = time.time()
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
        """Set a standing order, or take it back by its first choice, "ask"."""
        seat = self.own(guest, message.seat)
        order = next((order for order in self.game.orders if order.name == message.order), None)
        if order is None or message.choice not in order.choices:
            raise Refusal("unknown-order")
        orders = {name: given for name, given in seat.orders.items() if name != message.order}
        if message.choice != order.choices[0]:
            orders[message.order] = StandingOrder(
                message.choice, message.until, self.moves, self.position.round
            )
        seat.orders = orders
        seat.steps += 1
        self.touched.add(seat.seat)

    def _expire_orders(self) -> None:
        for seat in self.seats:
            kept = {
                name: order
                for name, order in seat.orders.items()
                if order.until == "game" or order.round == self.position.round
            }
            if len(kept) < len(seat.orders):
                seat.orders = kept
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
            self._add_planned(seat, kept, message.add)
            seat.plan = kept
        seat.steps += 1
        seat.changed = self.seen(seat.guest)
        self.touched.add(seat.seat)

    def _add_planned(self, seat: Seat, plan: PlanAhead, actions: list[int]) -> None:
        """Add a gesture, if the rules would allow it on the seat's next turn."""
        if not actions:
            return
        planned = self._with_plan(seat, plan)
        if planned is None or not planned.more:
            raise Refusal("illegal")
        position = planned.position.copy()
        noted = []
        for action in actions:
            self.check_action(position, action, seat.seat)
            noted.append(self.game.notate(position, action))
            position.apply(action, seat.seat)
        plan.gestures.append(noted)

    def may_plan(self, seat: Seat) -> bool:
        """Whether others are asked and the seat could plan its next turn."""
        others = self.status == "playing" and seat.seat not in self.waiting and self.guide is None
        return others and self.game.ahead(self.position, seat.seat) is not None

    def planned(self, seat: Seat) -> Planned | None:
        """The seat's plan, played out as if all of its turns came now; None: it has none."""
        if seat.plan is None or self.status != "playing":
            return None
        return self._with_plan(seat, seat.plan)

    def _with_plan(self, seat: Seat, plan: PlanAhead) -> Planned | None:
        """What the draft has carried out already is no longer planned."""
        drafted = self.drafted(seat).position if seat.seat in self.waiting else self.position
        position = self.game.ahead(drafted, seat.seat)
        if position is None:
            return None
        steps: list[PlannedStep] = []
        more = True
        drafting = self.noted(seat)
        for number, gesture in enumerate(plan.gestures):
            if not more or gesture in drafting:
                continue
            with contextlib.suppress(BottegaError):  # older rules may have had other notations
                after, step = self._try(position, number, gesture, seat.seat)
                steps.append(step)
                if step.refused is None:
                    following = self.game.ahead(after, seat.seat)
                    more = following is not None
                    position = after if following is None else following
        return Planned(position, steps, more)

    def _try(
        self, position: Position, number: int, gesture: list[str], seat: int
    ) -> tuple[Position, PlannedStep]:
        """The position after a gesture of a plan, as far as it is possible."""
        step = PlannedStep(number, [], [], None)
        for notation in gesture:
            action = self.game.parse(position, notation)
            step.actions.append(action)
            step.before.append(position)
            refused = self.game.refusal(position, action, seat)
            if refused is not None:
                return position, step._replace(refused=refused)
            position = position.copy()
            position.apply(action, seat)
        return position, step

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

    # -- messages known again ----------------------------------------------------------------------------------------

    def remember(self, guest: str, message: str) -> None:
        """A message was carried out."""
        self.know({(guest, message): self.seen(guest)})

    def know(self, done: dict[tuple[str, str], int]) -> None:
        """Messages that were carried out, and what they have led to; the oldest are forgotten."""
        self.done |= done
        while len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


def is_guided(notes: Set[str], moves: int, after: int) -> bool:
    """Whether a table with notes of these kinds follows its guide, which sets the first moves."""
    return "guided" in notes and "guide-left" not in notes and moves < after


def hash_token(token: str) -> str:
    """How the secret of a link is stored."""
    return hashlib.sha256(token.encode()).hexdigest()
