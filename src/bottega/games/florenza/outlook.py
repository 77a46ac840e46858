"""Whether what a family could plan next can be paid, with everything that it has placed already."""

from __future__ import annotations

from bottega.core.position import new_cells
from bottega.games.florenza import layout as at
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing, works
from bottega.games.florenza.rules.forecast import forecast
from bottega.games.florenza.rules.plans import add_needs
from bottega.games.florenza.tables import Tables

NOW = "now"
"""What is in hand pays for it and for everything else that is planned."""
IN_TIME = "in-time"
"""The forecast pays for it: with what is still to come, or with the market."""

CACHED = 32
"""Views, drawings and sentences ask about the same few positions again and again."""
_recent: dict[tuple[Tables, bytes, int], Outlook] = {}


def outlook(p: FlorenzaPosition, seat: int) -> Outlook:
    """The outlook of a family, from a small cache."""
    known = (p.tables, p.key(), seat)
    if known not in _recent:
        if len(_recent) >= CACHED:
            _recent.clear()
        _recent[known] = Outlook(p.copy(), seat)
    return _recent[known]


class Outlook:
    """Of a family with familiars to place. What makes the forecast fail, here or elsewhere, is out of reach: None."""

    def __init__(self, p: FlorenzaPosition, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.asked = 0 <= seat < p.persons and p.phase == at.PHASE_PLACING and p.zone(seat) > 0
        self.failed = int(forecast(p, seat).failed) if self.asked else 0
        self.judged: dict[tuple[int, int], str | None] = {}

    def building(self, building: int) -> str | None:
        if not self.asked or placing.refuse_building(self.p, self.seat, building) != 0:
            return None
        return self._judge(at.build(building), at.ANONYMOUS)

    def work(self, work: int, artist: int = at.ANONYMOUS) -> str | None:
        """With this artist in the cheapest of his specialities that the work shows."""
        p, t = self.p, self.p.tables
        if (
            not self.asked
            or works.made_by(p, self.seat, work) >= 0
            or works.planned_by(p, self.seat, work) >= 0
        ):
            return None
        if t.skills[artist] & t.work_artists[work] == 0:
            return None
        return self._judge(at.work(work), artist)

    def _judge(self, action: int, artist: int) -> str | None:
        if (action, artist) not in self.judged:
            self.judged[action, artist] = self._after(action, artist)
        return self.judged[action, artist]

    def _after(self, action: int, artist: int) -> str | None:
        """Plan it, and see what the forecast makes of it."""
        after = self.p.copy()
        if at.action_kind(action) == at.BUILD:
            placing.plan_building(after, self.seat, at.action_index(action))
        else:
            placing.plan_work(after, self.seat, at.action_index(action), artist)
        if forecast(after, self.seat).failed > self.failed:
            return None
        asked = new_cells(at.COSTS)
        add_needs(after, self.seat, 0, asked)
        need = [int(amount) for amount in asked]
        held = [int(after.goods(self.seat, kind)) for kind in range(at.RESOURCES)]
        held.append(int(after.florins(self.seat)))
        return NOW if all(have >= amount for have, amount in zip(held, need, strict=True)) else IN_TIME
