"""How good a position is: for greedy and search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza import scoring
from bottega.games.florenza.rules import placing
from bottega.games.florenza.rules.artworks import roll_count
from bottega.games.florenza.rules.common import artist_points, seat_at, work_at
from bottega.games.florenza.rules.forecast import WORK_LINE, Forecast, forecast

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

BISHOP_POINT: Final = 0.6
FAMILIAR: Final = 0.9
FAILURE: Final = 5.0
"""Beyond its penalty: a plan that fails has wasted a familiar, an artist and a turn."""


def value(p: FlorenzaPosition, seat: i64) -> float:
    """Points now, those that everything placed will bring, and what is left over for later."""
    if p.to_act == OVER:
        return float(scoring.final_score(p, seat))
    if p.to_act == seat and p.cells[at.STAGE] == at.CHOOSE_ARTIST:
        return with_best_artist(p, seat)
    return planned_value(p, seat)


def with_best_artist(p: FlorenzaPosition, seat: i64) -> float:
    """A work whose artist is still to be chosen is worth what the best choice makes of it."""
    work = i64(p.cells[at.WORK_NOW]) - 1
    best = with_artist(p, seat, at.ANONYMOUS)
    for slot in range(i64(10)):
        artist = i64(p.cells[at.DISPLAY + slot]) - 1
        if artist >= 0 and placing.artist_refusal(p, seat, work, artist) == 0:
            best = max(best, with_artist(p, seat, artist))
    return best


def with_artist(p: FlorenzaPosition, seat: i64, artist: i64) -> float:
    after = p.copy()
    after.apply(at.HIRE + artist)
    return value(after, seat)


def planned_value(p: FlorenzaPosition, seat: i64) -> float:
    """Crest and tokens, the forecast, goods left over, incomes to come, and the penalties that threaten."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    rounds = t.rounds - p.round
    f = forecast(p, seat)
    mitre = float(i64(cells[base + at.MITRE])) + f.bp
    return (
        float(scoring.score_so_far(p, seat))
        + f.pp
        - FAILURE * float(f.failed)
        + mitre * BISHOP_POINT
        + stock(p, f, rounds)
        + district(p, seat, f, rounds)
        + works(p, seat, f, rounds)
        + in_the_making(p, seat)
        + float(i64(cells[base + at.ZONE])) * FAMILIAR
    )


def stock(p: FlorenzaPosition, f: Forecast, rounds: i64) -> float:
    """Goods that nothing planned needs: half a point for a resource at the end, more while there is time to use
    it.
    """
    later = 0.25 if rounds > 0 else 0.0
    total = 0.0
    for kind in range(i64(at.GOODS_COUNT)):
        count = float(i64(f.left[kind]))
        total += count * 0.5 + min(count, 3.0) * later
    money = float(i64(f.left[at.FLORINS_COLUMN])) / 200.0
    return total + money + (min(money, 2.0) * 0.5 if rounds > 0 else 0.0)


def district(p: FlorenzaPosition, seat: i64, f: Forecast, rounds: i64) -> float:
    """Filled squares and what their buildings will give; a planned building counts if the forecast pays for it."""
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    total = float(t.empty_square * scoring.empty_squares(p, seat))
    for square in range(i64(at.SQUARES)):
        building = i64(cells[base + at.TILE + square]) - 1
        if building < 0:
            continue
        if cells[base + at.STATE + square] == at.PLANNED and not is_paid_for(f, seat * at.SQUARES + square):
            total += float(t.empty_square)
            continue
        total += building_worth(p, building) * float(rounds)
    return total


def is_paid_for(f: Forecast, where: i64) -> bool:
    """Whether the forecast expects this square or work to succeed."""
    for number in range(f.count):
        if i64(f.where[number]) == where:
            return f.verdict[number] != 0
    return True


def building_worth(p: FlorenzaPosition, building: i64) -> float:
    """What a building gives its owner in a round; one that needs a familiar is worth what it gives beyond the
    familiar.
    """
    t = p.tables
    first = building * at.GAINS
    worth = float(i64(t.building_gain[first + at.FLORINS_COLUMN])) / 200.0
    for kind in range(i64(at.GOODS_COUNT)):
        worth += 0.75 * float(i64(t.building_gain[first + kind]))
        worth -= 0.75 * float(i64(t.building_pay[building * at.COSTS + kind]))
    worth += float(i64(t.building_gain[first + at.PP_COLUMN]))
    worth += BISHOP_POINT * float(i64(t.building_gain[first + at.BP_COLUMN]))
    if t.building_violet[building] != 0:
        return worth + FAMILIAR * float(i64(t.building_gain[first + at.MEMBERS_COLUMN]))
    return max(0.0, worth - FAMILIAR + 0.3) + 0.1


def works(p: FlorenzaPosition, seat: i64, f: Forecast, rounds: i64) -> float:
    """Incomes of made works, and the penalties for what is missing in the district."""
    cells = p.cells
    t = p.tables
    total = 0.0
    for work in range(at.DISTRICT_WORKS, at.WORKS):
        cell = work_at(seat, work)
        mine = i64(cells[cell + at.MARK]) == seat + 1
        if mine or is_coming(p, seat, f, work):
            total += flag_worth(i64(t.work_income[work])) * float(rounds)
        if mine and cells[cell + at.MARKER] > 0:
            marker = i64(cells[cell + at.MARKER]) - 1
            amount = float(i64(t.special[marker * 2 + 1]))
            total += flag_worth(i64(t.special[marker * 2])) * amount * float(rounds)
    return total + house(p, seat, f, 0, rounds) + house(p, seat, f, 4, rounds)


def is_coming(p: FlorenzaPosition, seat: i64, f: Forecast, work: i64) -> bool:
    """Whether the work is planned and will be paid, or is being realised."""
    if i64(p.cells[work_at(seat, work) + at.PLAN]) != seat + 1:
        return False
    return is_paid_for(f, WORK_LINE + work)


def flag_worth(kind: i64) -> float:
    if kind == 1:
        return 1.0
    return BISHOP_POINT if kind == 2 else FAMILIAR


def house(p: FlorenzaPosition, seat: i64, f: Forecast, first: i64, rounds: i64) -> float:
    """The Palazzo (first 0) or the Chiesa (first 4): penalties that remain, and the set when it is complete."""
    t = p.tables
    done: i64 = 0
    coming: i64 = 0
    for work in range(first, first + 4):
        if p.cells[work_at(seat, work) + at.MARK] != 0:
            done += 1
        elif is_coming(p, seat, f, work):
            coming += 1
    total = float(t.missing_work * (4 - done - coming))
    if done + coming == 0:
        total += float(t.no_palazzo if first == 0 else t.no_chiesa)
    if done + coming == 4:
        bonus = float(t.palazzo_pp) if first == 0 else BISHOP_POINT * float(t.chiesa_bp)
        total += bonus * float(rounds) + (bonus if coming > 0 else 0.0)
    return total


def in_the_making(p: FlorenzaPosition, seat: i64) -> float:
    """A work that is paid and whose artist's points are not settled: what they will be on average."""
    cells = p.cells
    t = p.tables
    stage = i64(cells[at.STAGE])
    if cells[at.ROW] == 0 or seat_at(p, i64(cells[at.TURN])) != seat:
        return 0.0
    work = i64(cells[at.WORK_NOW]) - 1
    artist = i64(cells[work_at(seat, work) + at.ARTIST]) - 1
    row = i64(cells[at.ROW]) - 1
    if cells[at.WITH_DICE] == 0:
        points = float(i64(t.work_pp[work])) + BISHOP_POINT * float(i64(t.work_bp[work]))
        return points + float(artist_points(p, artist, row, i64(cells[at.VALUE])))
    best: i64 = -100
    for roll in range(roll_count(p)):
        best = max(best, artist_points(p, artist, row, i64(cells[at.ROLLS + roll])))
    if stage != at.ROLL:
        return float(best)
    total: i64 = 0
    for face in range(i64(1), i64(7)):
        total += max(best, artist_points(p, artist, row, face))
    return float(total) / 6.0
