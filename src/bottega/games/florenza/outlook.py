"""Whether what a family could plan next can be paid, with everything that it has placed already."""

from __future__ import annotations

from bottega.games.florenza import layout as at
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing
from bottega.games.florenza.rules.common import first_empty, work_at
from bottega.games.florenza.rules.forecast import Forecast, forecast, planned, total_need
from bottega.games.florenza.tables import Tables

NOW = "now"
"""What is in hand pays for it and for everything else that is planned."""
IN_TIME = "in-time"
"""The forecast pays for it: with what is still to come, or with the market."""

REMEMBERED = 32
"""Views, drawings and sentences ask about the same few positions again and again."""
_recent: dict[tuple[Tables, bytes, int], Outlook] = {}


def outlook(p: FlorenzaPosition, seat: int) -> Outlook:
    """The outlook of a family, remembered for a while."""
    known = (p.tables, p.key(), seat)
    if known not in _recent:
        if len(_recent) >= REMEMBERED:
            _recent.clear()
        _recent[known] = Outlook(p.copy(), seat)
    return _recent[known]


class Outlook:
    """Of a family with familiars to place. What makes the forecast fail, here or elsewhere, is out of reach: None."""

    def __init__(self, p: FlorenzaPosition, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.asked = 0 <= seat < p.cells[at.PERSONS] and p.cells[at.PHASE] == 4
        self.asked = self.asked and p.cells[at.FAMILY + seat * at.STRIDE + at.ZONE] > 0
        self.failed = int(forecast(p, seat).failed) if self.asked else 0
        self.judged: dict[tuple[int, int], str | None] = {}

    def building(self, building: int) -> str | None:
        p = self.p
        if not self.asked or p.cells[at.SUPPLY + building] == 0 or first_empty(p, self.seat) < 0:
            return None
        return self._judge(at.BUILD + building, at.ANONYMOUS)

    def work(self, work: int, artist: int = at.ANONYMOUS) -> str | None:
        """With this artist in the cheapest of his specialities that the work shows."""
        p, t = self.p, self.p.tables
        cell = work_at(self.seat, work)
        if not self.asked or p.cells[cell + at.MARK] or p.cells[cell + at.PLAN]:
            return None
        if t.skills[artist] & t.work_artists[work] == 0:
            return None
        return self._judge(at.WORK + work, artist)

    def _judge(self, action: int, artist: int) -> str | None:
        if (action, artist) not in self.judged:
            self.judged[action, artist] = self._after(action, artist)
        return self.judged[action, artist]

    def _after(self, action: int, artist: int) -> str | None:
        """Plan it, and see what the forecast makes of it."""
        after = self.p.copy()
        if action < at.WORK:
            placing.plan_building(after, self.seat, action - at.BUILD)
        else:
            placing.plan_work(after, self.seat, action - at.WORK, artist)
        if forecast(after, self.seat).failed > self.failed:
            return None
        asked = Forecast()
        total_need(after, self.seat, asked, planned(after, self.seat))
        base = at.FAMILY + self.seat * at.STRIDE
        held = all(after.cells[base + kind] >= asked.need[kind] for kind in range(at.COSTS))
        return NOW if held else IN_TIME
