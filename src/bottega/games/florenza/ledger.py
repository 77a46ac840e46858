"""The ledger of a family: every line of the forecast, what is left after it, and what would fix a shortage."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from bottega.core.languages import typographic
from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Box, Goods
from bottega.games.florenza.names import GAINS, RESOURCES, VERDICTS
from bottega.games.florenza.outlook import outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.forecast import WORK_LINE, forecast, moves
from bottega.games.florenza.rules.forecast import Forecast as FamilyForecast
from bottega.games.florenza.rules.placing import as_if_asked, place, plan_work
from bottega.games.florenza.rules.plans import bit, is_work, lowest_price, planned, work_penalty
from bottega.games.florenza.rules.search import END
from bottega.games.florenza.targets import captain_id, square_id, target, work_id

MOST_CURES = 3
IDLE = ("short", "kept-back", "unused")
"""Verdicts for lines that bring nothing."""


class Amount(Struct, forbid_unknown_fields=True):
    """An amount of something: a resource by its name, `florins`, `pp`, `bp` or `members`."""

    what: str
    count: int


class ForecastLine(Struct, forbid_unknown_fields=True):
    """What the family will have at a square or work, what that changes, and what it will be short of.

    The administration, the market and the captains of fortune have lines as well, without `have` and `short`; the first
    two have no name. A market that the forecast does not need is `unused`, a captain who gets nothing is `unpaid`.
    `artist` is the name of a work's artist, None for an anonymous one.
    """

    target: str
    name: str
    artist: str | None
    verdict: str
    have: list[Amount]
    changes: list[Amount]
    short: list[Amount]


class Cure(Struct, forbid_unknown_fields=True):
    """A place where another familiar would make less of the plan fail, and what it would bring."""

    target: str
    name: str
    changes: list[Amount]


class Forecast(Struct, forbid_unknown_fields=True):
    """How everything placed will resolve, what will be left, and the family's moves that lead there.

    The moves are notations, in the order in which phases 5 and 6 ask for them; rolls, incentives, the Muse and markers
    are left out. `lost` are the PP that the failures cost. `cures` are given for the viewer's own family, as long as it
    has familiars to place.
    """

    lines: list[ForecastLine]
    left: list[Amount]
    lost: int
    moves: list[str]
    cures: list[Cure]


def amounts(row: list[int]) -> list[Amount]:
    """The amounts that are not zero in a row of six resources, fiorini, PP, BP, familiars."""
    return [Amount(name, count) for name, count in zip(GAINS, row, strict=False) if count]


@lru_cache(1024)
def printed(goods: Goods) -> list[Amount]:
    """The amounts of a row of the content. Nobody may change the list."""
    return amounts(goods.row())


def work_name(box: Box, work: int) -> str:
    """A work with its place, since there is a Facciata almost everywhere."""
    row = box.artwork[work]
    return typographic(f"{row.name} ({next(place.name for place in box.place if place.id == row.place)})")


def line_name(p: FlorenzaPosition, box: Box, where: int) -> str:
    """The building or work of a line of the forecast."""
    if where >= WORK_LINE:
        return work_name(box, where - WORK_LINE)
    district, square = divmod(where, at.SQUARES)
    return box.building[p.tile(district, square)].name


def with_artist(p: FlorenzaPosition, seat: int) -> FlorenzaPosition:
    """A work whose artist is still to be chosen counts with an anonymous one."""
    if p.stage == at.CHOOSE_ARTIST and p.to_act == seat and works.planned_by(p, seat, p.work_now) < 0:
        p = p.copy()
        plan_work(p, seat, p.work_now, at.ANONYMOUS)
    return p


def family_forecast(p: FlorenzaPosition, box: Box, words: list[str], seat: int, cured: bool) -> Forecast:
    """The forecast of a family, with the moves it assumes as notations and, on request, with cures."""
    p = with_artist(p, seat)
    f = outlook(p, seat).forecast
    lines = forecast_lines(p, box, seat, f)
    return Forecast(
        lines=lines,
        left=amounts([int(f.left[kind]) for kind in range(at.COSTS)]),
        lost=_lost(p, box, seat, f, lines),
        moves=[words[action] for action in moves(p, seat, f)],
        cures=_cures(p, box, seat, f) if cured else [],
    )


def with_cures(p: FlorenzaPosition, box: Box, seat: int, found: Forecast) -> Forecast:
    """The forecast of a family with what would help it."""
    p = with_artist(p, seat)
    return replace(found, cures=_cures(p, box, seat, outlook(p, seat).forecast))


def _lost(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast, lines: list[ForecastLine]) -> int:
    """The penalties of everything that fails, down to the floor of the track; works fail before others are realised."""
    penalties = _penalties(p, seat, f)
    crest, lost = int(p.crest(seat)), 0
    for line in lines:
        falls = min(penalties.get(line.target, 0), crest - box.start.crest_floor)
        lost += falls
        crest -= falls
        if line.verdict not in IDLE:
            crest = max(
                box.start.crest_floor, crest + sum(one.count for one in line.changes if one.what == "pp")
            )
    return lost


def _penalties(p: FlorenzaPosition, seat: int, f: FamilyForecast) -> dict[str, int]:
    """What each planned thing costs if it fails, by its target."""
    found = {}
    for number in planned(p, seat):
        if f.failing & bit(number):
            work = int(number) - at.SQUARES
            if is_work(number):
                found[work_id(p, seat, work)] = int(work_penalty(p, seat, work))
            else:
                found[square_id(seat, int(number))] = int(p.tables.failed_building)
    return found


def forecast_lines(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast) -> list[ForecastLine]:
    """Everything placed, in the order of execution; the market and the captains at the point where they are used."""
    found = []
    if p.administration(seat):
        brought = int(p.administration(seat)) * box.rates.administration
        found.append(_help_line("administration", "", "enough", {"florins": brought}))
    helps = [(int(f.helps[n]), int(f.helps[n + 1])) for n in range(0, len(f.helps), 2)]
    for number in range(f.count):
        where = int(f.where[number])
        if where < WORK_LINE:
            found += _help_lines(p, box, [action for moment, action in helps if moment == where])
        elif not number or int(f.where[number - 1]) < WORK_LINE:
            found += _end_lines(p, box, seat, helps)
        found.append(_line(p, box, seat, f, number))
    if not f.count or int(f.where[f.count - 1]) < WORK_LINE:
        found += _end_lines(p, box, seat, helps)
    return found


def _line(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast, number: int) -> ForecastLine:
    """A square or a work."""
    where, first = int(f.where[number]), number * at.COSTS
    work = where - WORK_LINE
    return ForecastLine(
        target=work_id(p, seat, work) if work >= 0 else square_id(*divmod(where, at.SQUARES)),
        name=line_name(p, box, where),
        artist=_artist_name(p, box, seat, work) if work >= 0 else None,
        verdict=VERDICTS[f.verdict[number]],
        have=amounts([int(f.have[first + kind]) for kind in range(at.COSTS)]),
        changes=_work_changes(p, box, seat, work) if work >= 0 else _square_changes(p, box, where),
        short=amounts([int(f.short[first + kind]) for kind in range(at.COSTS)]),
    )


def _artist_name(p: FlorenzaPosition, box: Box, seat: int, work: int) -> str | None:
    artist = int(works.artist_of(p, seat, work))
    return None if artist < 0 or artist == at.ANONYMOUS else box.character[artist].name


def _work_changes(p: FlorenzaPosition, box: Box, seat: int, work: int) -> list[Amount]:
    cost = [-amount for amount in box.artwork[work].cost.row()]
    cost[at.FLORINS_COLUMN] -= int(lowest_price(p, seat, work))
    return amounts(cost)


def _square_changes(p: FlorenzaPosition, box: Box, where: int) -> list[Amount]:
    """What a planned building costs, or what a built one asks and gives."""
    district, square = divmod(where, at.SQUARES)
    row = box.building[p.tile(district, square)]
    if p.state(district, square) == at.PLANNED:
        return amounts([-amount for amount in row.cost.row()])
    return [Amount(one.what, -one.count) for one in amounts(row.pay.row())] + amounts(row.gain.row())


def _help_line(target: str, name: str, verdict: str, changes: dict[str, int]) -> ForecastLine:
    changed = [Amount(what, changes[what]) for what in GAINS if changes.get(what)]
    return ForecastLine(target, name, None, verdict, [], changed, [])


def _help_lines(p: FlorenzaPosition, box: Box, helps: list[int]) -> list[ForecastLine]:
    """One visit to the market, and rows of captains."""
    deals = [action for action in helps if at.action_kind(action) != at.PAY_FORTUNE]
    found = [_help_line("market", "", "enough", _deal_changes(box, deals))] if deals else []
    for action in helps:
        if action not in deals:
            index = at.action_index(action)
            found.append(
                _captain_line(p, box, int(at.pay_fortune_captain(index)), int(at.pay_fortune_row(index)))
            )
    return found


def _deal_changes(box: Box, deals: list[int]) -> dict[str, int]:
    changes = dict.fromkeys(GAINS, 0)
    florins = {at.SELL: box.rates.sell, at.BUY: -box.rates.buy}
    for action in deals:
        kind = int(at.action_kind(action))
        changes[RESOURCES[at.action_index(action)]] += -1 if kind in (at.SELL, at.GIVE) else 1
        changes["florins"] += florins.get(kind, 0)
    return changes


def _captain_line(p: FlorenzaPosition, box: Box, captain: int, row: int) -> ForecastLine:
    card = box.captain[captain]
    changes = dict(zip(GAINS, card.rows()[row].row(), strict=False))
    changes["florins"] -= card.prices()[row]
    return _help_line(captain_id(p, captain), card.name, "enough" if row else "unpaid", changes)


def _end_lines(p: FlorenzaPosition, box: Box, seat: int, helps: list[tuple[int, int]]) -> list[ForecastLine]:
    """The end of phase 5: what is used there, unpaid captains, and a market that is not needed."""
    found = _help_lines(p, box, [action for moment, action in helps if moment == END])
    paid = [at.action_index(action) for _, action in helps if at.action_kind(action) == at.PAY_FORTUNE]
    captains = {int(at.pay_fortune_captain(index)) for index in paid}
    for fortune in range(p.tables.fortunes):
        if p.fortune(fortune) == at.HELD + seat and fortune not in captains:
            found.append(_captain_line(p, box, fortune, 0))
    if p.market(seat) and len(paid) == len(helps):
        found.append(_help_line("market", "", "unused", {}))
    return found


def _cures(p: FlorenzaPosition, box: Box, seat: int, f: FamilyForecast) -> list[Cure]:
    """Places where another familiar would help, simplest first; only places that bring what is short are considered."""
    if f.failed == 0 or p.phase != at.PHASE_PLACING or p.zone(seat) == 0:
        return []
    asked = as_if_asked(p, seat)
    missing = {
        kind for kind in range(at.COSTS) if any(f.short[line * at.COSTS + kind] for line in range(f.count))
    }
    found: list[Cure] = []
    for action in sorted(asked.actions(), key=_simplicity):
        if len(found) < MOST_CURES and _may_help(p, action, missing):
            after = asked.copy()
            place(after, action)
            then = forecast(after, seat)
            if then.failed < f.failed:
                aim = target(asked, action)
                line = next(one for one in forecast_lines(after, box, seat, then) if one.target == aim)
                if all((line.name, line.changes) != (cure.name, cure.changes) for cure in found):
                    found.append(Cure(aim, line.name, line.changes))
    return found


CURES = (at.TO_MARKET, at.TO_ADMINISTRATION, at.TO_FORTUNE, at.OCCUPY)


def _simplicity(action: int) -> int:
    kind = int(at.action_kind(action))
    return CURES.index(kind) if kind in CURES else len(CURES)


def _may_help(p: FlorenzaPosition, action: int, missing: set[int]) -> bool:
    """Whether a place for a familiar brings anything of these kinds."""
    kind, index, t = int(at.action_kind(action)), int(at.action_index(action)), p.tables
    if kind == at.TO_MARKET:
        return True
    if kind == at.TO_ADMINISTRATION:
        return at.FLORINS_COLUMN in missing
    if kind == at.TO_FORTUNE:
        rows = range(index * at.FORTUNE_ROWS, (index + 1) * at.FORTUNE_ROWS)
        return any(t.fortune_gain[row * at.GAINS + kind] > 0 for row in rows for kind in missing)
    if kind == at.OCCUPY:
        building = int(p.tile(at.occupy_owner(index), at.occupy_square(index)))
        return any(t.building_gain[building * at.GAINS + kind] > 0 for kind in missing)
    return False
