"""The dice of the day: one secret for each day and game.

Secrets are derived from a key that all servers on a database share. The hash of a secret is published the day before,
the secret itself when the day is over. docs/dice.md says what this proves and what not.
"""

from __future__ import annotations

import calendar
import hmac
import time

from bottega.server import clock
from bottega.server.people.guests import DAY, Clock
from bottega.server.tables.table import Table

DATE_FORMAT = "%Y-%m-%d"


class DailyDice:
    """The secrets by game and day; days are those of UTC."""

    def __init__(self, key: str, now: Clock = clock.now) -> None:
        self._key = key.encode()
        self._now = now

    def today(self, days_later: int = 0) -> str:
        """The date of today, or of the day so many days later."""
        return time.strftime(DATE_FORMAT, time.gmtime(self._now() + days_later * DAY))

    def seconds_left(self) -> float:
        """Seconds until tomorrow."""
        return self.end(self.today()) - self._now()

    def end(self, day: str) -> float:
        """The time at which a day ends."""
        return float(calendar.timegm(time.strptime(day, DATE_FORMAT)) + DAY)

    def is_over(self, day: str) -> bool:
        return day < self.today()

    def secret(self, game: str, day: str) -> bytes:
        """The secret of a game's dice on a day."""
        return hmac.digest(self._key, f"day\n{day}\n{game}".encode(), "sha256")

    def publish_secret(self, table: Table) -> None:
        """Publish the secret of a finished game with the dice of a day, once the day is over."""
        fair = table.play.record.fair
        if table.day is not None and table.status == "over" and fair is not None and self.is_over(table.day):
            fair.secret = table.secret.hex()
