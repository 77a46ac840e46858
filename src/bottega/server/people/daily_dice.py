"""One secret for each day and game.

The secrets follow from a key that all servers on a database share. A secret's hash is published the day before, the
secret itself when the day is over. What this proves, and what not, is told in docs/dice.md.
"""

from __future__ import annotations

import calendar
import hmac
import time

from bottega.server import clock
from bottega.server.people.guests import DAY, Clock
from bottega.server.tables.table import Table

FORM = "%Y-%m-%d"


class DailyDice:
    """Days are those of UTC."""

    def __init__(self, key: str, now: Clock = clock.now) -> None:
        self._key = key.encode()
        self._now = now

    def today(self, later: int = 0) -> str:
        """The date of today, or of some days later."""
        return time.strftime(FORM, time.gmtime(self._now() + later * DAY))

    def left(self) -> float:
        """Seconds until tomorrow."""
        return self.end(self.today()) - self._now()

    def end(self, day: str) -> float:
        """When a day is over."""
        return float(calendar.timegm(time.strptime(day, FORM)) + DAY)

    def is_over(self, day: str) -> bool:
        return day < self.today()

    def secret(self, game: str, day: str) -> bytes:
        """The secret of a game's dice on a day."""
        return hmac.digest(self._key, f"day\n{day}\n{game}".encode(), "sha256")

    def open(self, table: Table) -> None:
        """Publish the secret of a finished game with the dice of a day, once the day is over."""
        fair = table.play.record.fair
        if table.day is not None and table.status == "over" and fair is not None and self.is_over(table.day):
            fair.secret = table.secret.hex()
