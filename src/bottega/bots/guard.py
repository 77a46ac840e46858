"""Guard against failing bots: the bot is reported by name, the position is saved, and a simpler bot continues."""

from __future__ import annotations

import json
import logging
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bottega.bots.base import Bot
from bottega.core.errors import BottegaError
from bottega.core.home import data_folder
from bottega.core.position import Position, game_of

log = logging.getLogger(__name__)

TIME_LIMIT = 60.0
"""Seconds that a bot may take for a decision."""


class TimedOut(Exception):
    """The time for a decision has run out."""


class BotFailure(BottegaError):
    """A bot has not decided; the message says why."""


class Guarded(Bot):
    """A bot with its name, and a simpler one that decides whenever it fails."""

    def __init__(self, name: str, bot: Bot, simpler: Bot, seconds: float = TIME_LIMIT) -> None:
        super().__init__(bot.rng, bot.setting)
        self.name = name
        self.bot = bot
        self.simpler = simpler
        self.seconds = seconds

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
        report(self.name, position, seat, reason)
        return self.simpler.choose(position, seat)


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
