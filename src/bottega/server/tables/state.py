"""The state of a table, and everything that can be read from it.

A viewer's *revision* increases with every change that the viewer may see: changes of the table, and draft steps of the
viewer's own seats. A seat's `changed` is the holder's revision at the time when the seat's decision last changed; a
message that was sent for an older revision is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec

from bottega.bots import DEFAULT_BOT
from bottega.core.chance import FairDice, own_word
from bottega.core.game import Game, leaves
from bottega.core.guide import Guide
from bottega.core.play import Play
from bottega.core.position import Position, new_buffer
from bottega.core.record import GUIDE, HAND, Fair, Record, RecordSeat, TakenBack, chained
from bottega.server import clock as server_clock
from bottega.server.protocol.tables import Clock
from bottega.server.refusal import RequestRefused
from bottega.server.seats.drafts import Drafted, play_draft
from bottega.server.seats.seat import Seat
from bottega.server.tables.log_lines import LogEntry, Note
from bottega.server.tables.proposals import Proposal

Status = Literal["open", "playing", "over"]

MAX_ANSWERS = 400
"""How many answered messages are remembered, to recognize repeated ones."""


class TableState:
    """One table. `play` has the position and the record and, once the game has begun, the dice."""

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
        """The name that the host gave it; empty: none."""
        self.created = server_clock.now() if created is None else created
        self.updated = self.created
        self.status: Status = "open"
        self.revision = 0
        self.lines: list[LogEntry] = []
        self.answered: dict[tuple[str, str], int] = {}
        """The revision after each answered message, by guest and message id."""
        self.notes: list[Note] = []
        self.clock: Clock | None = None
        self.points_hidden = False
        """Points are counted only at the end."""
        self.next_table: str | None = None
        """The table of the rematch."""
        self.tried_table: str | None = None
        """In a try-out: the table from which a moment was copied, and after how many of its moves."""
        self.tried_move: int | None = None
        self.proposals: list[Proposal] = []
        self.guide: Guide | None = None
        """The guide that sets dice and moves; None: an ordinary game."""
        self.thinker: int | None = None
        """The number of the server that runs its bots."""
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
        """Whether a guide sets dice and moves."""
        return self.guide is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.position.waiting if self.status == "playing" else ()

    @property
    def waits_for_bot(self) -> bool:
        return any(self.seats[seat].active_bot is not None for seat in self.waiting)

    @property
    def stand_in(self) -> str:
        """The bot that plays for absent people."""
        return (self.clock.bot if self.clock is not None else None) or DEFAULT_BOT

    def time_up(self, seat: Seat) -> float | None:
        """When the seat's time is up; None: it has no limit, or nothing to decide."""
        return time_up(seat, self.waiting, self.clock)

    def is_late(self, seat: Seat, now: float) -> bool:
        """Whether the seat's time is up, or a bot plays because it was up before."""
        if seat.stand_in is not None:
            return seat.stand_in.why == "clock" and not seat.stand_in.once
        end = self.time_up(seat)
        return end is not None and end <= now

    @property
    def due(self) -> float | None:
        """When the server has to act at the table by itself; None: never."""
        times = [each.earliest for each in self.proposals if not each.waits_for]
        if self.clock is not None and self.clock.at_zero != "nothing":
            times += [self.time_up(seat) for seat in self.seats]
        return min((time for time in times if time is not None), default=None)

    @property
    def real_dice(self) -> bool:
        """Whether people roll real dice and enter the results."""
        return self.play.record.dice == HAND

    @property
    def day(self) -> str | None:
        """The day whose dice are used; None: they are not dice of a day."""
        return self.play.record.day

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def fair(self) -> Fair:
        """The published facts about the dice; the words are published before the game begins."""
        fair = cast(Fair, self.play.record.fair)
        return fair if self.status != "open" else Fair(fair.commitment, self.words, after=fair.after)

    @property
    def words(self) -> list[str]:
        """The word of each seat for the dice; dice of a day have none."""
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
        """The record as it may be shown: dumps and the secret of the dice would reveal hidden things before the end."""
        seats = [RecordSeat(seat.name, seat.bot if seat.kind == "bot" else None) for seat in self.seats]
        rounds = self.play.record.rounds if self.status == "over" else []
        fair = None if self.real_dice else self.fair
        return msgspec.structs.replace(self.play.record, seats=seats, fair=fair, rounds=rounds)

    def seats_of(self, guest: str | None) -> list[Seat]:
        """The seats of a guest."""
        return [seat for seat in self.seats if guest is not None and seat.guest == guest]

    def viewpoints(self, guest: str | None) -> list[int | None] | None:
        """The seats of a guest, for `Game.may_know`; [None]: a spectator; None: the game is over, and all is open."""
        if self.status == "over":
            return None
        return [seat.seat for seat in self.seats_of(guest)] or [None]

    def revision_for(self, guest: str | None) -> int:
        """The revision of a viewer."""
        return self.revision + sum(seat.steps for seat in self.seats_of(guest))

    def seat_at(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise RequestRefused("unknown-seat")
        return self.seats[number]

    def own_seat(self, guest: str | None, number: int) -> Seat:
        """A seat that the guest holds."""
        seat = self.seat_at(number)
        if guest is None or seat.guest != guest or seat.kind != "guest":
            raise RequestRefused("not-yours")
        return seat

    def drafted(self, seat: Seat) -> Drafted:
        """The seat's draft, played out."""
        if seat.seat not in self._drafted:
            self._drafted[seat.seat] = play_draft(self.game, self.position, seat.draft, seat.seat)
        return self._drafted[seat.seat]

    def draft_notation(self, seat: Seat) -> list[list[str]]:
        """The seat's draft in notation."""
        gestures: list[list[str]] = [[] for _ in seat.draft]
        if gestures:
            for step in self.drafted(seat).steps:
                gestures[step.gesture].append(step.notation)
        return gestures

    # -- a guided first game -----------------------------------------------------------------------------------------

    def _guide_index(self, seat: int) -> int | None:
        """The index of the guide's next move for this seat, after its draft; None: the guide has none."""
        if self.guide is None:
            return None
        at = self.moves + len(self.drafted(self.seats[seat]).steps)
        following = self.guide.moves[at : at + 1]
        return at if following and following[0].startswith(f"{seat} ") else None

    def guided_action(self, seat: int) -> int | None:
        """The only action that the guide allows the seat next; None: it allows all."""
        at = self._guide_index(seat)
        if at is None or self.guide is None:
            return None
        notation = self.guide.moves[at].partition(" ")[2]
        return self.game.parse(self.drafted(self.seats[seat]).position, notation)

    def guided_then(self, seat: int) -> int | None:
        """The action that the guide wants right after `guided_action`; None: dice or others come between."""
        at, drafted = self._guide_index(seat), self.drafted(self.seats[seat])
        if at is None or self.guide is None or drafted.complete:
            return None
        now, then = [*self.guide.moves, ""][at : at + 2]
        if not then.startswith(f"{seat} "):
            return None
        position = drafted.position.copy()
        position.apply(self.game.parse(position, now.partition(" ")[2]), seat)
        return None if leaves(position, seat) else self.game.parse(position, then.partition(" ")[2])

    def taught(self, seat: int) -> int:
        """The number of the lesson with which the game began, once its last step is done; 0: none, or it was left."""
        if self.play.record.dice != GUIDE:
            return 0
        if self.guide is not None:
            done = self.moves + len(self.drafted(self.seats[seat]).steps)
            return self.guide.number if done >= len(self.guide.moves) else 0
        ended = (one for one in self.game.guides if len(one.moves) == self.fair.after)
        made = self.play.record.moves
        return next((one.number for one in ended if made[: len(one.moves)] == one.moves), 0)

    def guide_step(self, seat: int) -> int | None:
        """The guide's step for the seat, counted from 0: the next one or, with a complete draft, its last one."""
        if self.guide is None:
            return None
        drafted = self.drafted(self.seats[seat])
        at = self.moves + len(drafted.steps) - 1 if drafted.complete else self._guide_index(seat)
        return None if at is None else self.guide.number_at(at)

    # -- repeated messages ----------------------------------------------------------------------------------------

    def record_answer(self, guest: str, message: str) -> None:
        """Remember that a message was carried out."""
        self.record_answers({(guest, message): self.revision_for(guest)})

    def record_answers(self, done: dict[tuple[str, str], int]) -> None:
        """Remember messages that were carried out, with the revisions after them; the oldest are dropped."""
        self.answered |= done
        while len(self.answered) > MAX_ANSWERS:
            del self.answered[next(iter(self.answered))]


def time_up(seat: Seat, waiting: Sequence[int], clock: Clock | None) -> float | None:
    """When the time of a seat is up; None: it has no limit, or nothing to decide."""
    if clock is None or clock.seconds is None or seat.active_bot is not None or seat.seat not in waiting:
        return None
    return seat.since + clock.seconds
