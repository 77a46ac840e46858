"""Guard against failing bots: the bot is reported by name, the position is saved, and a simpler bot continues."""

from __future__ import annotations

import json
import logging
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from bottega.bots.base import Bot
from bottega.core.errors import BottegaError
from bottega.core.home import data_folder
from bottega.core.position import Position, game_of

log = logging.getLogger(__name__)

TIME_LIMIT = 60.0
"""Seconds that a bot may take for a decision."""
KEPT = 10
"""How many failures of a bot a process reports and keeps; all others are only counted."""

_kept: Counter[str] = Counter()


class TimedOut(Exception):
    """The time for a decision has run out."""


class BotFailure(BottegaError):
    """A bot has not decided; the message says why."""


class Failure(msgspec.Struct, frozen=True):
    """A decision that a bot did not make: in which game of a series, at which seat, and why."""

    game: int
    bot: str
    seat: int
    reason: str


class Guarded(Bot):
    """A bot with its name, and a simpler one that decides whenever it fails."""

    def __init__(self, name: str, bot: Bot, simpler: Bot, seconds: float = TIME_LIMIT) -> None:
        super().__init__(bot.rng, bot.setting)
        self.name = name
        self.bot = bot
        self.simpler = simpler
        self.seconds = seconds
        self.failed = 0
        self.reasons: list[tuple[int, str]] = []
        """The seats and reasons of the failures that are kept."""

    def choose(self, position: Position, seat: int) -> int:
        try:
            with time_limit(self.seconds):
                action = int(self.bot.choose(position.copy(), seat))
            if position.refusal(action, seat) == 0:
                return action
            reason = f"action {action} is not legal"
        except BotFailure as failure:
            reason = str(failure)
        except TimedOut:
            reason = f"it took more than {self.seconds:g} seconds"
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
        self.failed += 1
        _kept[self.name] += 1
        if _kept[self.name] <= KEPT:
            self.reasons.append((int(seat), reason))
            report(self.name, position, seat, reason)
        elif _kept[self.name] == KEPT + 1:
            log.warning("the bot %s goes on failing; from now on its failures are only counted", self.name)
        return self.simpler.choose(position, seat)


def failures_of(bots: Sequence[Bot], game: int) -> tuple[list[int], list[Failure]]:
    """How often each of these bots failed in a game, and the failures that were kept; empty if none did."""
    guarded = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Guarded) and bot.failed]
    failed = [0] * len(bots) if guarded else []
    for seat, bot in guarded:
        failed[seat] = bot.failed
    return failed, [Failure(game, bot.name, at, reason) for _, bot in guarded for at, reason in bot.reasons]


def report(name: str, position: Position, seat: int, reason: str) -> None:
    """Log which bot failed and why, and save the position to a file that `Game.load` can read."""
    game = game_of(position)
    failure = {"bot": name, "reason": reason, "seat": seat, "position": position.dump()}
    if game is not None:
        failure |= {"game": game.source, "content": game.content.hash}
    try:
        folder = data_folder() / "failures"
        folder.mkdir(exist_ok=True)
        file = folder / f"{time.time_ns()}.json"
        file.write_text(json.dumps(failure), "utf-8")
        log.warning("the bot %s failed: %s; the position was saved in %s", name, reason, file)
    except (OSError, BottegaError) as error:
        log.warning("the bot %s failed: %s; the position could not be saved: %s", name, reason, error)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TimedOut after this many seconds, if signals allow it: in the main thread, with the alarm unused."""
    usable = threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer")
    if not usable or signal.getitimer(signal.ITIMER_REAL)[0] > 0:
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise TimedOut

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
