"""What a family could plan next and pay for, given everything already placed; and what an action would ruin."""

from __future__ import annotations

from functools import cached_property

from bottega.core.position import new_cells
from bottega.games.florenza import layout as at
from bottega.games.florenza.layout import Tables
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing, works
from bottega.games.florenza.rules.forecast import WORK_LINE, Forecast, advice, forecast, paying_for
from bottega.games.florenza.rules.plans import add_needs, bit, is_work, planned, square_bit, work_bit
from bottega.games.florenza.rules.search import point, square_line

NOW = "now"
"""What the family has pays for it and for everything else planned."""
IN_TIME = "in-time"
"""The forecast pays for it, with what is still to come or with the market."""

CACHED = 256
"""The size of the cache: views, drawings and sentences ask about the same few positions repeatedly."""
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
    """The outlook of a family with familiars to place. What would make something fail is out of reach: None."""

    def __init__(self, p: FlorenzaPosition, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.asked = 0 <= seat < p.persons and p.phase == at.PHASE_PLACING and p.zone(seat) > 0
        self.judged: dict[tuple[int, int], str | None] = {}

    @cached_property
    def forecast(self) -> Forecast:
        return advice(self.p, self.seat)

    def building(self, building: int) -> str | None:
        if self.p.stage == at.FIRST_BUILDING:
            return NOW if self.p.to_act == self.seat and self.p.refusal(at.build(building)) == 0 else None
        if not self.asked or placing.refuse_building(self.p, self.seat, building) != 0:
            return None
        return self._judge(at.build(building), at.ANONYMOUS)

    def work(self, work: int, artist: int = at.ANONYMOUS) -> str | None:
        """The reach of a work with this artist, in the cheapest of his specialities that the work shows."""
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
        """Plan it, and see what the forecast says."""
        after = self.p.copy()
        if at.action_kind(action) == at.BUILD:
            placing.plan_building(after, self.seat, at.action_index(action))
        else:
            placing.plan_work(after, self.seat, at.action_index(action), artist)
        if forecast(after, self.seat).failed > self.forecast.failed:
            return None
        asked = new_cells(at.COSTS)
        add_needs(after, self.seat, 0, asked)
        for kind in range(at.RESOURCES):
            if after.goods(self.seat, kind) < int(asked[kind]):
                return IN_TIME
        return NOW if after.florins(self.seat) >= int(asked[at.FLORINS_COLUMN]) else IN_TIME

    # -- in phases 5 and 6 -------------------------------------------------------------------------------------

    def market_moves(self, now: bool = False) -> list[int]:
        """The deals that the forecast relies on; with `now`, only those of the current question."""
        helps = [int(cell) for cell in self.forecast.helps]
        moves = list(zip(helps[::2], helps[1::2], strict=True))
        here = int(point(self.p)) if now else -1
        return [
            action
            for where, action in moves
            if at.action_kind(action) != at.PAY_FORTUNE and (not now or where == here)
        ]

    def asked_about(self) -> int:
        """The planned thing or the sale of the current question, as in the forecast's lines; -1 if there is none."""
        if self.p.stage in (at.WINDOW, at.SALE, at.CONSTRUCTION) and self.p.square < at.SQUARES:
            return int(point(self.p))
        return int(WORK_LINE + self.p.work_now) if self.p.stage == at.PAYMENT else -1

    def short(self) -> tuple[list[int], list[int]]:
        """The lines that fail in any case, and those that fail if what is asked about is paid for.

        It can be paid for: the family would not be asked otherwise.
        """
        f, asked = self.forecast, self.asked_about()
        lines = [int(f.where[line]) for line in range(f.count) if f.verdict[line] == at.SHORT]
        if asked not in lines:
            return lines, []
        lines.remove(asked)
        number = next((int(one) for one in planned(self.p, self.seat) if self._line(int(one)) == asked), -1)
        if number < 0:
            return lines, []  # a sale
        paid = paying_for(self.p, self.seat, number)
        if paid is None:
            return [asked, *lines], []
        then = [int(paid.where[line]) for line in range(paid.count) if paid.verdict[line] == at.SHORT]
        return [line for line in lines if line in then], [line for line in then if line not in lines]

    def ruined(self, action: int) -> list[int]:
        """The planned things that the forecast pays for now but no longer after this action, as in its lines.

        This excludes what the action itself gives up and, as long as familiars are being placed, what the forecast
        would give up for something more valuable.
        """
        past = self.forecast.failing
        if action == at.REFUSE and self.p.stage == at.CONSTRUCTION:
            past |= square_bit(self.p.square)
        elif action == at.REFUSE and self.p.stage == at.PAYMENT:
            past |= work_bit(self.p.work_now)
        hopeful = [int(number) for number in planned(self.p, self.seat) if not past & bit(number)]
        if not hopeful:
            return []
        after = self.p.copy()
        after.apply(action)
        then = forecast(after, self.seat)
        worse = self.p.phase != at.PHASE_PLACING or then.failed > self.forecast.failed
        failing = int(then.failing) if worse else 0
        return [self._line(number) for number in hopeful if self._is_lost(after, number, failing)]

    def _line(self, number: int) -> int:
        if is_work(number):
            return int(WORK_LINE + number - at.SQUARES)
        return int(square_line(self.seat, number))

    def _is_lost(self, after: FlorenzaPosition, number: int, failing: int) -> bool:
        """Whether something planned has failed by now, or will fail."""
        if failing & bit(number):
            return True
        if not is_work(number):
            return after.tile(self.seat, number) < 0
        work = number - at.SQUARES
        made, claimed = works.made_by(after, self.seat, work), works.planned_by(after, self.seat, work)
        return made != self.seat and claimed != self.seat
