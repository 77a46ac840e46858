"""Whether what a family could plan next can be paid, with everything that it has placed already."""

from __future__ import annotations

from bottega.games.florenza import layout as at
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing
from bottega.games.florenza.rules.common import first_empty, work_at
from bottega.games.florenza.rules.forecast import Forecast, forecast, planned, total_need

NOW = "now"
"""What is in hand pays for it and for everything else that is planned."""
IN_TIME = "in-time"
"""The forecast pays for it: with what is still to come, or with the market."""


class Outlook:
    """Of a family with familiars to place. What makes the forecast fail, here or elsewhere, is out of reach: None."""

    def __init__(self, p: FlorenzaPosition, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.asked = 0 <= seat < p.cells[at.PERSONS] and p.cells[at.PHASE] == 4
        self.asked = self.asked and p.cells[at.FAMILY + seat * at.STRIDE + at.ZONE] > 0
        self.failed = int(forecast(p, seat).failed) if self.asked else 0

    def building(self, building: int) -> str | None:
        p = self.p
        if not self.asked or p.cells[at.SUPPLY + building] == 0 or first_empty(p, self.seat) < 0:
            return None
        after = p.copy()
        placing.plan_building(after, self.seat, building)
        return self._judge(after)

    def work(self, work: int, artist: int = at.ANONYMOUS) -> str | None:
        """With this artist in the cheapest of his specialities that the work shows."""
        p, t = self.p, self.p.tables
        cell = work_at(self.seat, work)
        if not self.asked or p.cells[cell + at.MARK] or p.cells[cell + at.PLAN]:
            return None
        if t.skills[artist] & t.work_artists[work] == 0:
            return None
        after = p.copy()
        placing.plan_work(after, self.seat, work, artist)
        return self._judge(after)

    def _judge(self, after: FlorenzaPosition) -> str | None:
        if forecast(after, self.seat).failed > self.failed:
            return None
        asked = Forecast()
        total_need(after, self.seat, asked, planned(after, self.seat))
        base = at.FAMILY + self.seat * at.STRIDE
        held = all(after.cells[base + kind] >= asked.need[kind] for kind in range(at.COSTS))
        return NOW if held else IN_TIME
