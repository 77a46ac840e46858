"""A table as a viewer sees it: the state, with all sentences and lists.

A viewer is a guest, who may hold seats, or anonymous. Positions are shown only through `Game.view` and the score sheet;
drafts only to their holder.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bottega.core.differences import Sum
from bottega.core.game import Game
from bottega.core.parts import encoded, sum_of
from bottega.core.position import CHANCE, Event, Position
from bottega.server import clock
from bottega.server.protocol.basics import encode
from bottega.server.protocol.dice import Outcome
from bottega.server.protocol.replay import LogLine, Moment, SheetLine
from bottega.server.protocol.states import ActionInfo, ProposalInfo, Roll, State
from bottega.server.protocol.tables import SeatInfo, TableInfo, ThingInfo
from bottega.server.refusal import say
from bottega.server.seats.seat import Seat
from bottega.server.tables.proposals import Proposal
from bottega.server.tables.real_dice import may_correct, may_enter, roll_dice, rolls_now
from bottega.server.tables.table import Table
from bottega.server.views.actions import ActionList
from bottega.server.views.cache import LruCache
from bottega.server.views.log import TableLog
from bottega.server.views.own_seat import own_seat
from bottega.server.views.table_info import Presence, seat_names, table_info
from bottega.server.views.things import thing_info
from bottega.server.workers.jobs import PastPosition, fair_for_wire, score_sheet

CACHE_SIZE = 16
"""How many views, sheets and lists of a table are cached."""

STEP_CACHE_SIZE = 64
"""How many draft steps of a table are cached."""


class TablePresenter:
    """Makes the states of one table.

    Everything that depends only on position, seat and language is cached, because it is needed for every viewer after
    every change.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Game = table.game
        self._cache = LruCache(CACHE_SIZE)
        self.draft_steps = LruCache(STEP_CACHE_SIZE)
        self._sums = LruCache(CACHE_SIZE)
        """Views with their sums, by their ids, which stay valid because the views are cached, too."""
        self._shared_states: dict[str, tuple[tuple[int, Presence, str | None], State]] = {}
        self._names: dict[str, tuple[int, list[str]]] = {}
        self._log = TableLog(table)
        self._targets: tuple[bytes, dict[str, list[int]]] = (b"", {})

    # -- the table -------------------------------------------------------------------------------------------------

    @property
    def points_hidden(self) -> bool:
        """Whether points must not be sent, because they are counted only at the end."""
        return self.table.status != "over" and self.table.points_hidden

    def view(self, position: Position, seat: int | None) -> msgspec.Struct:
        """The view of a seat: that of a spectator, made once for all, with what only the seat sees."""
        key, hidden = position.key(), self.points_hidden
        shared = self._cache(("view", key), lambda: self.game.view(position, None))
        if seat is None or self.game.same_view:
            return self._cache(("shown", key, hidden), lambda: self._shown(shared, hidden))
        return self._cache(
            ("shown", key, hidden, seat),
            lambda: self._shown(self.game.personal_view(position, shared, seat), hidden),
        )

    def _shown(self, view: msgspec.Struct, hidden: bool) -> msgspec.Struct:
        shown: msgspec.Struct = self.game.without_points(view) if hidden else view
        return shown

    def encode(self, state: State) -> bytes:
        """A state as JSON; of its views only what the game has not encoded before is encoded."""
        mine = [my if my.view is None else replace(my, view=self._encoded_view(my.view)) for my in state.mine]
        return encode(replace(state, mine=mine, view=self._encoded_view(state.view)))

    def sum(self, state: State) -> Sum:
        """The checksum of a state as JSON, and its length."""
        return sum_of(self.encode, state)

    def _encoded_view(self, view: msgspec.Struct) -> msgspec.Raw:
        return encoded(
            lambda: self.game.encode_view(view),
            lambda: self._sums((id(view),), lambda: (view, sum_of(self.game.encode_view, view)))[1],
        )

    def names(self, language: str) -> list[str]:
        """The names of the seats, cached by revision."""
        revision, names = self._names.get(language, (-1, []))
        if revision != self.table.revision:
            names = seat_names(self.table.seats, self.table.players, language)
            self._names[language] = (self.table.revision, names)
        return names

    def seats(self, guest: str | None, language: str, presence: Presence) -> list[SeatInfo]:
        return self._seats_of(guest, self._shared(language, presence).table)

    def info(self, guest: str | None, language: str, presence: Presence) -> TableInfo:
        return self._info_of(guest, self._shared(language, presence).table)

    def state(
        self, guest: str | None, language: str, since: int, presence: Presence, answers: str | None = None
    ) -> State:
        """Everything that the viewer may see; `answers` is the viewer's message that caused it."""
        table = self.table
        shared = self._shared(language, presence)
        held = table.seats_of(guest)
        first_seat = held[0].seat if held else None
        view = self.view(table.position, first_seat)
        sheet = shared.sheet
        return replace(
            shared,
            revision=table.revision_for(guest),
            table=self._info_of(guest, shared.table),
            view=view,
            mine=[
                own_seat(self, seat, view if seat.seat == first_seat else None, sheet, language)
                for seat in held
            ],
            log=shared.log[since:],
            proposals=[self.proposal(each, guest, language) for each in table.proposals],
            roll=self.roll(guest, language) if table.real_dice else None,
            answers=answers,
        )

    def _info_of(self, guest: str | None, shared: TableInfo) -> TableInfo:
        table, waiting = self.table, self.table.waiting
        return replace(
            shared,
            host=guest is not None and table.host == guest,
            my_turn=any(seat.seat in waiting and seat.stand_in is None for seat in table.seats_of(guest))
            or rolls_now(table, guest),
            seats=self._seats_of(guest, shared),
            now=clock.now(),
        )

    def _seats_of(self, guest: str | None, shared: TableInfo) -> list[SeatInfo]:
        if guest is None:
            return shared.seats
        return [
            replace(info, mine=True) if seat.guest == guest else info
            for seat, info in zip(self.table.seats, shared.seats, strict=True)
        ]

    # -- what all viewers share -----------------------------------------------------------------------------------

    def _shared(self, language: str, presence: Presence) -> State:
        """The part of the state that all viewers share.

        It depends on the revision, on presence, and on the secret of the dice, which may be published at the end of a
        day.
        """
        key, state = self._shared_states.get(language, (None, None))
        now = (self.table.revision, presence, self.table.fair.secret)
        if state is None or key != now:
            state = self._make_shared(language, presence)
            self._shared_states[language] = (now, state)
        return state

    def _make_shared(self, language: str, presence: Presence) -> State:
        table = self.table
        result = table.play.record.result
        return State(
            revision=table.revision,
            moves=table.moves,
            chain=table.chain,
            table=table_info(table, self.game, None, language, presence),
            view=None,
            waiting=list(table.waiting),
            mine=[],
            sheet=self.sheet(table.position, language),
            log=self.log(language),
            fair=fair_for_wire(table.fair),
            result=Outcome(result.scores, result.winners) if result is not None else None,
            proposals=[],
            roll=None,
        )

    # -- parts of the state ----------------------------------------------------------------------------------------

    def proposal(self, proposal: Proposal, guest: str | None, language: str) -> ProposalInfo:
        """A proposal as a sentence, with the viewer's part in it."""
        about = self.names(language)[proposal.seat]
        key = f"proposal-seat-{proposal.to}" if proposal.kind == "seat" else f"proposal-{proposal.kind}"
        return ProposalInfo(
            number=proposal.number,
            kind=proposal.kind,
            text=say(key, language, by=proposal.name, name=about),
            seat=proposal.seat,
            mine=guest is not None and proposal.by == guest,
            asked=guest in proposal.waits_for,
            waits_for=[seat.name for one in proposal.waits_for for seat in self.table.seats_of(one)[:1]],
            earliest=proposal.earliest,
        )

    def sheet(self, position: Position, language: str) -> list[SheetLine]:
        if self.points_hidden:
            return []
        return self._cache(
            ("sheet", position.key(), language), lambda: score_sheet(self.game, position, language)
        )

    def roll(self, guest: str | None, language: str) -> Roll:
        """The roll of real dice that the table waits for."""
        table, dice, seat = self.table, [], -1
        if table.position.to_act == CHANCE and table.status == "playing":
            seat = self.game.die(table.position).seat
            key = ("roll", table.position.key(), language, *self.names(language))
            dice = self._cache(
                key, lambda: roll_dice(self.game, table.position, language, self.names(language))
            )
        may = bool(dice) and may_enter(table, guest)
        return Roll(seat=seat, mine=may, dice=dice, may_correct=may_correct(table, guest))

    def log(self, language: str) -> list[LogLine]:
        """All lines of the log."""
        return self._log.lines(self.names(language), language)

    def sentences(self, events: Sequence[Event], language: str) -> list[str]:
        """Events as sentences."""
        names = self.names(language)
        return [self._log.sentence(event, names, language) for event in events]

    def describe(self, position: Position, action: int, seat: int, language: str) -> str:
        """An action as a sentence, with the names at this table."""
        return self.game.describe(position, action, language, seat, self.names(language))

    def actions(self, position: Position, seat: int, language: str) -> list[ActionInfo]:
        """The legal actions of the seat."""
        key = ("actions", position.key(), seat, language, *self.names(language))
        return self._cache(key, lambda: self._make_actions(position, seat, language))

    def _make_actions(self, position: Position, seat: int, language: str) -> list[ActionInfo]:
        listed = ActionList(self.game, position, seat, language, self.names(language))
        return [listed.action(entry) for entry in self.game.entries(position, seat)]

    # -- things on the board and in the box ------------------------------------------------------------------------

    def targets(self, position: Position, seat: int) -> dict[str, list[int]]:
        """The actions of the seat for each target on the board, legal or not."""
        key = position.key() + bytes([seat])
        if self._targets[0] != key:
            found: dict[str, list[int]] = {}
            for action in range(self.game.action_count):
                with contextlib.suppress(LookupError):  # about something that this table does not have
                    found.setdefault(self.game.target(position, action, seat), []).append(action)
            self._targets = (key, found)
        return self._targets[1]

    def things(self, language: str) -> dict[str, ThingInfo]:
        return self._cache(("things", language), lambda: self._make_things(language))

    def _make_things(self, language: str) -> dict[str, ThingInfo]:
        return {
            thing.id: thing_info(thing, lambda said: self.game.say(said, language))
            for thing in self.game.things()
        }

    # -- replay ----------------------------------------------------------------------------------------------------

    def viewpoint(self, guest: str | None) -> Seat | None:
        """The viewer's seat from which a drawing is made: one that has to decide, else the first."""
        held = self.table.seats_of(guest)
        return next((seat for seat in held if seat.seat in self.table.waiting), held[0] if held else None)

    def moment(self, move: int, past: PastPosition, language: str) -> Moment:
        """The table after the first `move` moves."""
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
