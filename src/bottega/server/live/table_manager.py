"""The tables in memory: load, lock, change, store, broadcast; bots; eviction.

A table is loaded when it is asked for and leaves memory when nobody has been there for a while. Whatever changes it
holds its lock: first the engine says yes, then it is stored, then everybody is sent the new state.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bottega.core.errors import BottegaError
from bottega.server import clock
from bottega.server.cluster.bus import LOOK, Here, Saved
from bottega.server.live.chat import Chats
from bottega.server.live.viewers import Live, Viewer
from bottega.server.metrics import Metrics
from bottega.server.people.daily_dice import Days
from bottega.server.people.dice_commitments import Promises
from bottega.server.protocol.basics import encode
from bottega.server.protocol.messages import AskWhy, ClientMessage, Look, Mute, Ping, Propose, Say
from bottega.server.protocol.states import Done, Looked, Pong, Seats, ServerMessage, Why
from bottega.server.refusal import Refusal, say
from bottega.server.settings import Settings
from bottega.server.storage.saving import Conflict
from bottega.server.storage.store import Store
from bottega.server.tables import proposals
from bottega.server.tables.dispatch import FOR_ALL, AlreadyDone, carry_out, is_missed, welcome
from bottega.server.tables.proposals import Around
from bottega.server.tables.table import Table
from bottega.server.views.game_catalogue import Offer
from bottega.server.views.presenter import Presence, Show
from bottega.server.views.reasons import why
from bottega.server.workers.analyses import Analyses
from bottega.server.workers.jobs import Box
from bottega.server.workers.pool import JobFailed, Thinkers, Workers

log = logging.getLogger(__name__)

T = TypeVar("T")

STOPS = "the server stops; come again"
"""The reason in the last frame of a socket."""

STORAGE_PAUSE = 5.0
"""Seconds until a bot tries again whose move could not be stored."""

CLAIM_SECONDS = 5.0
"""How often a server looks for tables whose bots have lost their server."""

ATTEMPTS = 8
"""How often a change is tried if other servers change the same table meanwhile."""

LOOKED_TOGETHER = 8
TOLD_TOGETHER = 4
"""So many actions that are looked at, or viewers who are told of a message, count in the limits as one more message."""


class Hall:
    """All that happens at tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.days = Days("")
        self.offer = Offer(settings.offered())
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.helpers = Workers(settings.helpers, settings.help_seconds)
        self.analyses = Analyses(store, settings.analysts, settings.analysis_seconds)
        self._helped: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.lives: dict[str, Live] = {}
        self.promises = Promises()
        self.chats = Chats(store, settings.chat_rate)
        self._loading = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None
        self._claimer: asyncio.Task[None] | None = None
        self._news: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.visited: set[str] = set()
        """Tables that people were at since the keeper last wrote it down."""

    # -- opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Hear of other servers, and wake the bots that nobody thinks for."""
        self.days = Days(await self.store.key("days"))
        await self.store.listen(self._heard, self._seen_elsewhere, self._said_elsewhere)
        await self._claim()
        self._sweeper = asyncio.create_task(self._sweep())
        self._claimer = asyncio.create_task(self._claim_again())

    async def finish(self, seconds: float) -> None:
        """End all sockets before the server stops; wait as long as that, at most, for messages that are answered."""
        self.stopping = True
        for live in self.lives.values():
            for viewer in live.viewers:
                viewer.finish(STOPS)
        until = time.monotonic() + seconds
        while any(live.viewers for live in self.lives.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    @asynccontextmanager
    async def nobody_comes(self) -> AsyncIterator[frozenset[str]]:
        """While this lasts no table is loaded; which ones are there already."""
        async with self._loading:
            yield frozenset(self.lives)

    async def close(self) -> None:
        tasks = [live.bots for live in self.lives.values()] + [self._sweeper, self._claimer, *self._news]
        for live in list(self.lives.values()):
            self._forget(live)
        for task in tasks:
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.thinkers.close()
        await self.helpers.close()
        await self.analyses.close()
        await self.store.close()

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for live in list(self.lives.values()):
                busy = live.viewers or live.lock.locked() or (live.bots is not None and not live.bots.done())
                if not busy and live.used < before:
                    self._forget(live)

    # -- other servers -----------------------------------------------------------------------------------------------

    async def _claim(self) -> None:
        """Think for bots whose server has ended."""
        while ids := await self.store.claim():
            for id in ids:
                with contextlib.suppress(Refusal):  # what cannot be read is in the log, and the others go on
                    async with self.at(id) as live:
                        self._wake_bots(live)

    async def _claim_again(self) -> None:
        while self.store.shared:
            await asyncio.sleep(CLAIM_SECONDS)
            with contextlib.suppress(Refusal):
                await self._claim()
                running = set(await self.store.servers())
                for live in self.lives.values():
                    if not live.elsewhere.keys() <= running:
                        live.elsewhere = {at: live.elsewhere[at] for at in live.elsewhere.keys() & running}
                        self._tell_presence(live)

    def _seen_elsewhere(self, id: str, here: Here | None) -> None:
        """Another server tells who is at a table there, or asks who is here."""
        live = self.lives.get(id)
        if live is None:
            return
        if here is None:
            live.published = frozenset()
        elif here.guests:
            live.elsewhere[here.server] = here.guests
        else:
            live.elsewhere.pop(here.server, None)
        self._tell_presence(live)

    def _said_elsewhere(self, id: str, guest: str) -> None:
        """Something was said at a table; or a guest reads its chat in another way."""
        if id in self.lives:
            self._tell_chat(self.lives[id], anew=guest)

    def _publish(self, live: Live) -> None:
        """Tell the other servers who is here, if that has changed."""
        if self.store.shared and live.here != live.published:
            live.published = live.here
            self._soon(self.store.tell_presence(live.table.id, live.published))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._news.add(task)
        task.add_done_callback(self._news.discard)

    def _heard(self, saved: Saved) -> None:
        """A table was saved by another server. What nobody here may see is loaded when somebody here comes to it."""
        one = self.lives.get(saved.table)
        for live in [one] if one is not None else [] if saved.table else list(self.lives.values()):
            if saved.version == LOOK or saved.version > self.store.version(live.table.id):
                live.behind = True
                if not saved.only or any(viewer.guest == saved.only for viewer in live.viewers):
                    self._soon(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            if not live.gone:
                with contextlib.suppress(Refusal):
                    await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        """Load what other servers have changed at a table that one is at, and tell those who may know."""
        live.behind = False
        if live.broken or not self.store.shared:
            return
        table = live.table
        revision, seats = table.revision, list(table.seats)
        try:
            if not await self.store.refresh(table):
                return
        except Conflict:
            live.broken = True
            await self._mend(live)
            return
        if table.revision != revision:
            self.tell(live)
        else:
            for before, seat in zip(seats, table.seats, strict=True):
                if before != seat and seat.guest is not None:
                    self.tell(live, only=seat.guest)
        self._wake_bots(live)

    def _forget(self, live: Live) -> None:
        """Drop a table from memory; the database has all that was ever acknowledged."""
        live.gone = True
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
            self.store.forget(live.table.id)
        for viewer in live.viewers:
            viewer.close("come again")

    # -- a table -----------------------------------------------------------------------------------------------------

    async def _live(self, id: str) -> Live:
        found = self.lives.get(id)
        if found is not None:
            return found
        if not id.isprintable():
            raise Refusal("unknown-table")
        async with self._loading:
            if id not in self.lives:
                self.lives[id] = Live(await self._read(id))
                if self.store.shared:
                    self._soon(self.store.tell_presence(id, None))
                self._wake_bots(self.lives[id])
            return self.lives[id]

    async def _read(self, id: str) -> Table:
        """The table as the database has it. Whatever is wrong with one table concerns no other."""
        try:
            row = await self.store.row(id)
            if row is None:
                raise Refusal("unknown-table")
            return await self.store.load(row, self.offer.game_at(row.table))
        except Refusal as refusal:
            if refusal.code == "unknown-game":
                log.warning("table %s... cannot be read: %s", id[:6], refusal.say("en"))
            raise
        except Exception as error:
            about = str(error) if isinstance(error, BottegaError) else repr(error)
            log.warning("table %s... cannot be read: %s", id[:6], about.partition("\n")[0])
            raise Refusal("unreadable") from error

    async def _mend(self, live: Live) -> None:
        """Read a table again whose last change could not be stored: what was not stored has not happened."""
        if live.broken:
            live.table = await self._read(live.table.id)
            live.show = Show(live.table)
            live.broken = False
            self.tell(live)

    @asynccontextmanager
    async def at(self, id: str, newest: bool = True) -> AsyncIterator[Live]:
        """Be at a table: nobody else here changes it meanwhile. `newest`: as it is now, whichever server changed it."""
        while True:
            live = await self._live(id)
            async with live.lock:
                if live.gone:
                    continue
                await self._mend(live)
                if newest or live.behind:
                    await self._refresh(live)
                live.used = time.monotonic()
                self.visited.add(id)
                self.days.open(live.table)
                yield live
                return

    async def change(
        self,
        live: Live,
        do: Callable[[Table], T],
        answered: tuple[str, str] | None = None,
        only: str | None = None,
    ) -> T:
        """Change a table that one is at: do it, store it, then tell everybody, or only one guest.

        If another server has changed it meanwhile, it is done again on the table as it is now.
        """
        for _ in range(ATTEMPTS):
            live.broken = True
            revision = live.table.revision
            try:
                result = do(live.table)
                proposals.settle(live.table, clock.now())
            except (Refusal, AlreadyDone):
                live.broken = False
                raise
            if answered is not None:
                live.table.remember(*answered)
            only = only if live.table.revision == revision else None
            try:
                await self.store.save(live.table, answered, only)
            except Conflict:
                await self._mend(live)
                continue
            live.broken = False
            self.tell(live, only, answered=answered)
            self._wake_bots(live)
            return result
        raise Refusal("stale")

    async def reread(self, ids: Collection[str]) -> None:
        """Tables were changed in the database beside this: those in memory are read again."""
        for live in [self.lives[id] for id in ids if id in self.lives]:
            async with live.lock:
                if not live.gone:
                    live.broken = True
                    with contextlib.suppress(Refusal):
                        await self._mend(live)

    async def add(self, table: Table) -> Live:
        """A new table."""
        await self.store.save(table)
        live = self.lives[table.id] = Live(table)
        self._wake_bots(live)
        return live

    # -- viewers -----------------------------------------------------------------------------------------------------

    async def enter(self, id: str, guest: str | None, language: str, since: int) -> Viewer:
        """Connect a viewer, who gets the state at once."""
        async with self.at(id) as live:
            if guest is not None and is_missed(live.table, guest):
                await self.change(live, lambda table: welcome(table, guest))
            viewer = Viewer(guest, language, max(0, min(since, len(live.table.lines))))
            viewer.taken_back = len(live.table.play.record.taken_back)
            live.viewers.add(viewer)
            self.tell(live, viewer=viewer)
            self._tell_presence(live, besides=viewer)
            self._wake_bots(live)
            return viewer

    def leave(self, id: str, viewer: Viewer) -> None:
        live = self.lives.get(id)
        if live is not None and viewer in live.viewers:
            live.viewers.discard(viewer)
            live.used = time.monotonic()
            self._tell_presence(live)

    def tell(
        self,
        live: Live,
        only: str | None = None,
        viewer: Viewer | None = None,
        answered: tuple[str, str] | None = None,
    ) -> None:
        """Send the new state: to everybody, to one guest, or to one connection. Alike ones are made once.

        `answered` is the guest and the message that led to it.
        """
        presence = live.presence()
        if viewer is None and only is None:
            live.told = presence._replace(watchers=0)
        made: dict[tuple[str | None, str, int, int], tuple[bytes, msgspec.Raw]] = {}
        sitting = {seat.guest for seat in live.table.seats} - {None}
        involved = {live.table.host, *sitting}
        if any(each.said is None and each.guest in sitting for each in live.viewers):
            self._tell_chat(live)
        for each in [viewer] if viewer is not None else live.viewers:
            if only is not None and each.guest != only:
                continue
            if each.taken_back != len(live.table.play.record.taken_back):
                each.taken_back = len(live.table.play.record.taken_back)
                each.next_line = 0
            guest = each.guest if each.guest in involved else None
            key = (guest, each.language, each.next_line, id(each.view))
            try:
                if key not in made:
                    answers = answered[1] if answered is not None and answered[0] == each.guest else None
                    made[key] = _state(live, each, presence, answers)
            except Exception:
                log.exception("a table of %s cannot be shown", live.table.play.record.game)
                each.close("cannot be shown")  # the others play on
                continue
            message, each.view = made[key]
            each.send(message)
            each.next_line = len(live.table.lines)

    def _tell_chat(self, live: Live, anew: str = "") -> None:
        """Send those who sit there what is new in the chat; one guest gets all of it anew."""
        for viewer in live.viewers:
            if anew and viewer.guest == anew:
                viewer.said = None
        self._soon(self.chats.deliver(live))

    def _tell_presence(self, live: Live, besides: Viewer | None = None) -> None:
        """Tell who is connected and who thinks, if that has changed. That a watcher comes or goes is no news."""
        self._publish(live)
        presence = live.presence()
        if presence._replace(watchers=0) == live.told:
            return
        live.told = presence._replace(watchers=0)
        for viewer in live.viewers:
            if viewer is not besides:
                viewer.send(Seats(live.show.seats(viewer.guest, viewer.language, presence)))

    # -- messages ----------------------------------------------------------------------------------------------------

    async def handle(
        self, id: str, guest: str | None, language: str, message: ClientMessage, viewer: Viewer | None = None
    ) -> ServerMessage:
        """Carry out a message of a guest and answer it."""
        began = time.perf_counter()
        answer = await self._answer(id, guest, language, message, viewer)
        self.metrics.messages.count(kind=kind(message), answer=kind(answer))
        self.metrics.message_times.note(time.perf_counter() - began)
        return answer

    def surcharge(self, id: str, message: ClientMessage) -> int:
        """What a message counts in the limits besides itself: by what it lets the server do, and for how many."""
        if isinstance(message, Look):
            return len(message.actions) // LOOKED_TOGETHER
        if isinstance(message, Ping | AskWhy) or id not in self.lives:
            return 0
        return len(self.lives[id].viewers) // TOLD_TOGETHER

    async def _answer(
        self, id: str, guest: str | None, language: str, message: ClientMessage, viewer: Viewer | None
    ) -> ServerMessage:
        try:
            if isinstance(message, Ping) and viewer is not None:
                viewer.hidden = message.hidden
            return await self._handle(id, guest, language, message)
        except Refusal as refusal:
            if refusal.code == "stale" and viewer is not None:
                with contextlib.suppress(Refusal):
                    async with self.at(id) as live:
                        self.tell(live, viewer=viewer)
            return refusal.message(message.id, language)
        except Exception:
            log.exception("a message failed")
            return Refusal("failed").message(message.id, language)

    async def _handle(
        self, id: str, guest: str | None, language: str, message: ClientMessage
    ) -> ServerMessage:
        if isinstance(message, Ping):
            return Pong(message.id)
        if isinstance(message, AskWhy):
            async with self.at(id, newest=False) as live:
                seat = live.table.own(guest, message.seat)
                return Why(message.id, why(live.show, seat, message.action, message.target, language))
        if isinstance(message, Look):
            async with self.at(id, newest=False) as live:
                seat = live.table.own(guest, message.seat)
                previews = []
                for preview in live.show.look(seat, message.actions, language):
                    previews.append(preview)
                    await asyncio.sleep(0)  # each takes a millisecond or two: the others come in between
                return Looked(message.id, previews)
        if guest is None:
            raise Refusal("not-yours")
        if isinstance(message, Say | Mute):
            return await self._talk(id, guest, message)
        name = ""
        if isinstance(message, Propose):
            name = await self.guest_name(guest, language)
            self.offer.bot(message.bot)
        async with self.at(id, newest=False) as live:
            only = None if isinstance(message, FOR_ALL) else guest
            with contextlib.suppress(AlreadyDone):
                await self.change(
                    live,
                    lambda table: carry_out(table, guest, message, partial(self.around, live), name),
                    (guest, message.id),
                    only,
                )
            return Done(message.id, live.table.done[guest, message.id])

    async def _talk(self, id: str, guest: str, message: Say | Mute) -> Done:
        async with self.at(id, newest=False) as live:
            if isinstance(message, Say):
                await self.chats.say(live.table, guest, message)
            else:
                await self.chats.mute(live.table, guest, message)
            self._tell_chat(live, anew=guest if isinstance(message, Mute) else "")
            return Done(message.id, live.table.seen(guest))

    def around(self, live: Live) -> Around:
        """What a table has to know for proposals and clocks."""
        return Around(clock.now(), live.guests, self.settings.away_seconds)

    async def guest_name(self, guest: str, language: str) -> str:
        """The guest's name; a guest without one gets a number that stays the same."""
        name = await self.store.guest_name(guest)
        number = 100 + int.from_bytes(hashlib.sha256(guest.encode()).digest()[:4], "big") % 900
        return name or say("guest-name", language, number=number)

    # -- what takes long ---------------------------------------------------------------------------------------------

    async def help(self, guest: str, job: str, *arguments: Any) -> Any:
        """Let a worker do a job for a guest, who has one done at a time: so nobody fills the queue."""
        async with self._helped.setdefault(guest, asyncio.Lock()):
            try:
                return await self.helpers.do(job, *arguments)
            except JobFailed as error:
                log.error("the job %s failed: %s", job, error)
                raise Refusal("failed") from error

    # -- bots --------------------------------------------------------------------------------------------------------

    def _wake_bots(self, live: Live) -> None:
        if live.bots is None or live.bots.done():
            if live.table.thinker == self.store.number and self._next_bot(live) is not None:
                live.bots = asyncio.create_task(self._play_bots(live))

    def _next_bot(self, live: Live) -> int | None:
        """The first bot that the table waits for."""
        table = live.table
        return next((seat for seat in table.waiting if table.seats[seat].thinks is not None), None)

    async def _play_bots(self, live: Live) -> None:
        """Let the bots of a table decide as long as it waits for one."""
        try:
            while not live.gone and (number := self._next_bot(live)) is not None:
                if live.table.thinker != self.store.number:
                    return
                try:
                    await self._one_bot(live, number)
                except Refusal as refusal:
                    if live.broken and refusal.code != "stale":
                        await asyncio.sleep(STORAGE_PAUSE)
        except Exception:
            log.exception("a bot's move failed")

    async def _one_bot(self, live: Live, number: int) -> None:
        table = live.table
        began = time.monotonic()
        live.thinking = {number}
        self._tell_presence(live)
        bot, taken_back = table.seats[number].thinks or "random", len(table.play.record.taken_back)
        try:
            record = table.play.record
            box = Box(record.game, record.content, record.box)
            action = table.guided_action(number)
            if action is None:
                action = await self.thinkers.choose(bot, table.position.copy(), number, box, table.id)
            await asyncio.sleep(max(0.0, began + self._pause(table, number) - time.monotonic()))
        finally:
            live.thinking = set()

        def act(table: Table) -> None:
            seat = table.seats[number]
            same = seat.thinks == bot and len(table.play.record.taken_back) == taken_back
            if table.thinker != self.store.number or not same or number not in table.waiting:
                raise Refusal("stale")  # what is to be decided now is thought about anew
            table.bot_acts(seat, action)

        async with live.lock:
            await self._mend(live)
            if not live.gone and live.table is table:
                await self.change(live, act)

    def _pause(self, table: Table, seat: int) -> float:
        """People should be able to follow: a bot takes its time for its first decision, less for those after it."""
        moves = table.play.record.moves
        going_on = bool(moves) and moves[-1].startswith(f"{seat} ")
        return table.pace / 1000 / (4 if going_on else 1)


def kind(message: ClientMessage | ServerMessage) -> str:
    """The name of a kind of message on the wire."""
    return str(message.__struct_config__.tag)


def _state(live: Live, viewer: Viewer, presence: Presence, answers: str | None) -> tuple[bytes, msgspec.Raw]:
    """The state for a viewer, encoded, and the view in it."""
    state = live.show.state(viewer.guest, viewer.language, viewer.next_line, presence, answers)
    view: msgspec.Raw = state.view
    if view == viewer.view:
        state = msgspec.structs.replace(state, view=None)
    return encode(state), view
