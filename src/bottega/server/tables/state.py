"""What a table is, and what can be read of it.

A viewer's *revision* rises with every change that the viewer may know of: those of the table, and the draft steps of
the viewer's own seats. A seat's `changed` is its holder's revision when what the seat has to decide last changed; a
message that was sent for an older revision is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec

from bottega.bots import DEFAULT_BOT
from bottega.core.chance import FairDice, own_word
from bottega.core.game import Game
from bottega.core.guide import Guide
from bottega.core.play import Play
from bottega.core.position import Position, new_buffer
from bottega.core.record import HAND, Fair, Record, TakenBack, chained
from bottega.core.record import Seat as RecordSeat
from bottega.server import clock as server_clock
from bottega.server.protocol.tables import Clock
from bottega.server.refusal import Refusal
from bottega.server.seats.drafts import Drafted, play_out
from bottega.server.seats.seat import Seat
from bottega.server.tables.log_lines import Line, Note
from bottega.server.tables.proposals import Proposal

Status = Literal["open", "playing", "over"]

MAX_ANSWERS = 400
"""How many of the last messages are kept, to recognize those that are sent again."""


class TableState:
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
        self.name = ""
        """What the host calls it; empty: nothing."""
        self.created = server_clock.now() if created is None else created
        self.updated = self.created
        self.status: Status = "open"
        self.revision = 0
        self.lines: list[Line] = []
        self.answered: dict[tuple[str, str], int] = {}
        """The revision that each message which was carried out had led to."""
        self.notes: list[Note] = []
        self.clock: Clock | None = None
        self.points_hidden = False
        """It was agreed that points are counted at the end only."""
        self.next_table: str | None = None
        """The table where the same people play again."""
        self.proposals: list[Proposal] = []
        self.guide: Guide | None = None
        """What sets the dice and the moves of all seats now; None: a game like any other."""
        self.thinker: int | None = None
        """The number of the server that thinks for its bots."""
        self._chain: list[str] = [""]
        self.changed_seats: set[int] = set()
        """Seats that have changed since the table was stored."""
        self.valid_moves: int | None = None
        """How many of the stored moves are still valid; None: all."""
        self._drafted: dict[int, Drafted] = {}
        self._buffer = new_buffer()

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
    def game_name(self) -> str:
        return self.play.record.game

    @property
    def players(self) -> int:
        return self.play.record.players

    @property
    def options(self) -> dict[str, Any]:
        return self.play.record.options

    @property
    def round(self) -> int:
        return int(self.position.round)

    @property
    def content(self) -> str:
        """The hash of the content."""
        return self.play.record.content

    @property
    def taken_back(self) -> list[TakenBack]:
        return self.play.record.taken_back

    @property
    def guided(self) -> bool:
        """The guide sets the dice and the moves of all seats now."""
        return self.guide is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.position.waiting if self.status == "playing" else ()

    @property
    def waits_for_bot(self) -> bool:
        return any(self.seats[seat].thinks is not None for seat in self.waiting)

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return (self.clock.bot if self.clock is not None else None) or DEFAULT_BOT

    def time_up(self, seat: Seat) -> float | None:
        """When the seat's time is up; None: it has as much as it wants, or nothing to decide."""
        return time_up(seat, self.waiting, self.clock)

    def is_late(self, seat: Seat, now: float) -> bool:
        """Whether the seat's time is up, or was and a bot plays since."""
        if seat.stand_in is not None:
            return seat.stand_in.why == "clock" and not seat.stand_in.once
        up = self.time_up(seat)
        return up is not None and up <= now

    @property
    def due(self) -> float | None:
        """When something has to be done at the table, even if nobody does anything; None: never."""
        times = [each.earliest for each in self.proposals if not each.waits_for]
        if self.clock is not None and self.clock.at_zero != "nothing":
            times += [self.time_up(seat) for seat in self.seats]
        return min((time for time in times if time is not None), default=None)

    @property
    def real_dice(self) -> bool:
        """People roll real dice and enter what they show."""
        return self.play.record.dice == HAND

    @property
    def day(self) -> str | None:
        """The day whose dice are rolled here."""
        return self.play.record.day

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
        """The word of each seat for the dice; those of a day have none."""
        if self.day is not None:
            return []
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
        fair = None if self.real_dice else self.fair
        return msgspec.structs.replace(self.play.record, seats=seats, fair=fair, rounds=rounds)

    def seats_of(self, guest: str | None) -> list[Seat]:
        """The seats of a guest."""
        return [seat for seat in self.seats if guest is not None and seat.guest == guest]

    def revision_for(self, guest: str | None) -> int:
        """The revision of a viewer."""
        return self.revision + sum(seat.steps for seat in self.seats_of(guest))

    def at_seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("unknown-seat")
        return self.seats[number]

    def own_seat(self, guest: str | None, number: int) -> Seat:
        """A seat that the guest holds."""
        seat = self.at_seat(number)
        if guest is None or seat.guest != guest or seat.kind != "guest":
            raise Refusal("not-yours")
        return seat

    def drafted(self, seat: Seat) -> Drafted:
        """The seat's draft, played out."""
        if seat.seat not in self._drafted:
            self._drafted[seat.seat] = play_out(self.game, self.position, seat.draft, seat.seat)
        return self._drafted[seat.seat]

    def draft_notation(self, seat: Seat) -> list[list[str]]:
        """The seat's draft in notation."""
        gestures: list[list[str]] = [[] for _ in seat.draft]
        if gestures:
            for step in self.drafted(seat).steps:
                gestures[step.gesture].append(step.notation)
        return gestures

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
        """The step of the guide that the seat is at, counted from 0: the next, or the last of a complete draft."""
        if self.guide is None:
            return None
        drafted = self.drafted(self.seats[seat])
        at = self.moves + len(drafted.steps) - 1 if drafted.complete else self._guided(seat)
        return None if at is None else self.guide.number_at(at)

    # -- messages known again ----------------------------------------------------------------------------------------

    def record_answer(self, guest: str, message: str) -> None:
        """A message was carried out."""
        self.record_answers({(guest, message): self.revision_for(guest)})

    def record_answers(self, done: dict[tuple[str, str], int]) -> None:
        """Messages that were carried out, and what they have led to; the oldest are forgotten."""
        self.answered |= done
        while len(self.answered) > MAX_ANSWERS:
            del self.answered[next(iter(self.answered))]


def time_up(seat: Seat, waiting: Sequence[int], clock: Clock | None) -> float | None:
    """When the time of a seat is up; None: it has as much as it wants, or nothing to decide."""
    if clock is None or clock.seconds is None or seat.thinks is not None or seat.seat not in waiting:
        return None
    return seat.since + clock.seconds
