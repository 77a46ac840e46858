"""The hall: the tables that somebody is at, their viewers and their bots.

A table is loaded when it is asked for and leaves memory when nobody has been there for a while. Whatever changes it
holds its lock: first the engine says yes, then it is stored, then everybody is sent the new state.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bottega.core.chance import commitment
from bottega.core.errors import BottegaError
from bottega.server.analyses import Analyses
from bottega.server.jobs import Box
from bottega.server.metrics import Metrics
from bottega.server.offer import Offer
from bottega.server.protocol import (
    Act,
    AskWhy,
    ClientMessage,
    Confirm,
    Done,
    Look,
    Looked,
    Ping,
    Plan,
    Pong,
    Seats,
    ServerMessage,
    SetOrder,
    State,
    Undo,
    Why,
    encode,
)
from bottega.server.refusal import Refusal
from bottega.server.settings import Settings
from bottega.server.showing import NOBODY, Presence, Show
from bottega.server.store import Conflict, Here, Store
from bottega.server.table import Table
from bottega.server.thinkers import JobFailed, Thinkers, Workers

log = logging.getLogger(__name__)

T = TypeVar("T")

QUEUE = 256
"""How many messages may wait for a slow connection before it is closed; it resumes later."""


STOPS = "the server stops; come again"
"""The reason in the last frame of a socket."""

STORAGE_PAUSE = 5.0
"""Seconds until a bot tries again whose move could not be stored."""

CLAIM_SECONDS = 5.0
"""How often a server looks for tables whose bots have lost their server."""

ATTEMPTS = 8
"""How often a change is tried if other servers change the same table meanwhile."""

PROMISES = 10_000
"""How many secrets are kept for tables that guests are about to make."""


class AlreadyDone(Exception):
    """The message was carried out before: here, or by another server."""


class Viewer:
    """A connection to a table."""

    def __init__(self, guest: str | None, language: str, next_line: int) -> None:
        self.guest = guest
        self.language = language
        self.next_line = next_line
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.reason = ""
        """Why the connection is ended."""
        self._answering = False

    def send(self, message: ServerMessage | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close("too slow")

    def close(self, reason: str) -> None:
        """End the connection at once; the client comes back by itself."""
        self.reason = reason
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def finish(self, reason: str) -> None:
        """End the connection when the message that is being answered is answered and all that waits is sent."""
        if not self.reason:
            self.reason = reason
            if not self._answering:
                self._end()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Answer a message."""
        self._answering = True
        try:
            yield
        finally:
            self._answering = False
            if self.reason:
                self._end()

    def _end(self) -> None:
        try:
            self.queue.put_nowait(None)
        except asyncio.QueueFull:
            self.close(self.reason)


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.show = Show(table)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.thinking: set[int] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.gone = False
        self.elsewhere: dict[int, frozenset[str]] = {}
        """The guests at other servers, by server."""
        self.published: frozenset[str] = frozenset()
        """The guests here that other servers were told of last."""
        self.told = NOBODY
        """The presence that viewers were told of last."""
        self.broken = False
        """A change was made and could not be stored: the table is read again before anybody goes on."""

    @property
    def here(self) -> frozenset[str]:
        """The guests with a seat who are connected to this server."""
        sitting = {seat.guest for seat in self.table.seats}
        return frozenset(viewer.guest for viewer in self.viewers if viewer.guest and viewer.guest in sitting)

    def presence(self) -> Presence:
        sitting = {seat.guest for seat in self.table.seats if seat.guest is not None}
        guests = self.here.union(*self.elsewhere.values())
        watchers = sum(viewer.guest not in sitting for viewer in self.viewers)
        return Presence(guests, watchers, frozenset(self.thinking))

    def state(self, guest: str | None, language: str, since: int) -> State:
        return self.show.state(guest, language, since, self.presence())


class Hall:
    """All that happens at tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.offer = Offer(settings.offered())
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.helpers = Workers(settings.helpers, settings.help_seconds)
        self.analyses = Analyses(store, settings.analysts, settings.analysis_seconds)
        self._helped: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.lives: dict[str, Live] = {}
        self._promised: dict[str, bytes] = {}
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
        await self.store.listen(self._heard, self._seen_elsewhere)
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

    def _publish(self, live: Live) -> None:
        """Tell the other servers who is here, if that has changed."""
        if self.store.shared and live.here != live.published:
            live.published = live.here
            self._soon(self.store.tell_presence(live.table.id, live.published))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._news.add(task)
        task.add_done_callback(self._news.discard)

    def _heard(self, id: str, version: int) -> None:
        """A table was saved by some server; without an id: perhaps many were."""
        for live in [self.lives[id]] if id in self.lives else [] if id else list(self.lives.values()):
            if version != self.store.version(live.table.id):
                self._soon(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            if not live.gone:
                with contextlib.suppress(Refusal):
                    await self._refresh(live)

    async def _refresh(self, live: Live) -> None:
        """Load what other servers have changed at a table that one is at, and tell those who may know."""
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
                if newest:
                    await self._refresh(live)
                live.used = time.monotonic()
                self.visited.add(id)
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
            try:
                result = do(live.table)
            except (Refusal, AlreadyDone):
                live.broken = False
                raise
            if answered is not None:
                live.table.remember(*answered)
            try:
                await self.store.save(live.table, answered)
            except Conflict:
                await self._mend(live)
                continue
            live.broken = False
            self.tell(live, only, answered=answered)
            self._wake_bots(live)
            return result
        raise Refusal("stale")

    async def add(self, table: Table) -> Live:
        """A new table."""
        await self.store.save(table)
        live = self.lives[table.id] = Live(table)
        self._wake_bots(live)
        return live

    def promise(self, guest: str) -> str:
        """Make the secret of the next table of a guest, and publish its commitment before any word is known."""
        secret = secrets.token_bytes(32)
        self._promised.pop(guest, None)
        self._promised[guest] = secret
        if len(self._promised) > PROMISES:
            del self._promised[next(iter(self._promised))]
        return commitment(secret)

    def promised(self, guest: str, promise: str | None) -> bytes | None:
        """The secret that was promised to the guest, for one table only; None: nothing was."""
        if promise is None:
            return None
        secret = self._promised.pop(guest, b"")
        if commitment(secret) != promise:
            raise Refusal("unknown-seal")
        return secret

    # -- viewers -----------------------------------------------------------------------------------------------------

    async def enter(self, id: str, guest: str | None, language: str, since: int) -> Viewer:
        """Connect a viewer, who gets the state at once."""
        async with self.at(id) as live:
            viewer = Viewer(guest, language, max(0, min(since, len(live.table.lines))))
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
        if viewer is None and only is None:
            live.told = live.presence()._replace(watchers=0)
        made: dict[tuple[str | None, str, int], bytes] = {}
        for each in [viewer] if viewer is not None else live.viewers:
            if only is not None and each.guest != only:
                continue
            key = (each.guest, each.language, each.next_line)
            try:
                if key not in made:
                    answers = answered[1] if answered is not None and answered[0] == each.guest else None
                    made[key] = encode(msgspec.structs.replace(live.state(*key), answers=answers))
            except Exception:
                log.exception("a table of %s cannot be shown", live.table.play.record.game)
                each.close("cannot be shown")  # the others play on
                continue
            each.send(made[key])
            each.next_line = len(live.table.lines)

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

    async def _answer(
        self, id: str, guest: str | None, language: str, message: ClientMessage, viewer: Viewer | None
    ) -> ServerMessage:
        try:
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
                return Why(message.id, live.show.why(seat, message.action, message.target, language))
        if isinstance(message, Look):
            async with self.at(id, newest=False) as live:
                seat = live.table.own(guest, message.seat)
                return Looked(message.id, live.show.look(seat, message.actions, language))
        if guest is None:
            raise Refusal("not-yours")
        async with self.at(id, newest=False) as live:
            only = None if isinstance(message, Confirm) else guest
            with contextlib.suppress(AlreadyDone):
                await self.change(live, lambda table: _do(table, guest, message), (guest, message.id), only)
            return Done(message.id, live.table.done[guest, message.id])

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
        return next((seat for seat in table.waiting if table.seats[seat].kind == "bot"), None)

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
        bot = table.seats[number].bot or "random"
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
            if table.thinker != self.store.number or seat.bot != bot or number not in table.waiting:
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


def _do(table: Table, guest: str, message: Act | Undo | Confirm | SetOrder | Plan) -> None:
    if (guest, message.id) in table.done:
        raise AlreadyDone
    match message:
        case Act():
            table.act(guest, message)
        case Undo():
            table.undo(guest, message)
        case Confirm():
            table.confirm(guest, message)
        case SetOrder():
            table.set_order(guest, message)
        case Plan():
            table.plan(guest, message)
