"""How good a position is: for greedy and search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza import scoring
from bottega.games.florenza.rules import placing, works
from bottega.games.florenza.rules.agenda import whose_turn
from bottega.games.florenza.rules.artworks import best_rolled
from bottega.games.florenza.rules.characters import artist_points
from bottega.games.florenza.rules.forecast import WORK_LINE, Forecast, forecast, is_paid_for
from bottega.games.florenza.rules.search import square_line

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition

BISHOP_POINT: Final = 0.6
FAMILIAR: Final = 0.9
FAILURE: Final = 5.0
"""The cost of a failed plan beyond its penalty: it has wasted a familiar, an artist and a turn."""


def heuristic(p: FlorenzaPosition, seat: i64) -> float:
    """Current points, those that everything placed will bring, and what is left for later."""
    if p.to_act == OVER:
        return float(scoring.final_score(p, seat))
    if p.to_act == seat and p.stage == at.CHOOSE_ARTIST:
        return with_best_artist(p, seat)
    return planned_value(p, seat)


def with_best_artist(p: FlorenzaPosition, seat: i64) -> float:
    """The value of a work whose artist has not been chosen yet: that of the best choice."""
    best = with_artist(p, seat, at.ANONYMOUS)
    for slot in range(i64(at.DISPLAY_SLOTS)):
        artist = p.display(slot)
        if artist >= 0 and placing.refuse_artist(p, seat, p.work_now, artist) == 0:
            best = max(best, with_artist(p, seat, artist))
    return best


def with_artist(p: FlorenzaPosition, seat: i64, artist: i64) -> float:
    after = p.copy()
    after.apply(at.hire(artist))
    return heuristic(after, seat)


def planned_value(p: FlorenzaPosition, seat: i64) -> float:
    """Crest and tokens, the forecast, goods left over, future incomes, and penalties that may come."""
    t = p.tables
    rounds = t.rounds - p.round
    f = forecast(p, seat)
    mitre = float(p.mitre(seat)) + f.bp
    return (
        float(scoring.score_so_far(p, seat))
        + f.pp
        - FAILURE * float(f.failed)
        + mitre * BISHOP_POINT
        + stock(p, f, rounds)
        + district(p, seat, f, rounds)
        + works_worth(p, seat, f, rounds)
        + in_the_making(p, seat)
        + float(p.zone(seat)) * FAMILIAR
    )


def stock(p: FlorenzaPosition, f: Forecast, rounds: i64) -> float:
    """Goods that no plan needs: half a point for a resource at the end, more while there is time to use it."""
    later = 0.25 if rounds > 0 else 0.0
    total = 0.0
    for kind in range(i64(at.RESOURCES)):
        count = float(i64(f.left[kind]))
        total += count * 0.5 + min(count, 3.0) * later
    money = float(i64(f.left[at.FLORINS_COLUMN])) / 200.0
    return total + money + (min(money, 2.0) * 0.5 if rounds > 0 else 0.0)


def district(p: FlorenzaPosition, seat: i64, f: Forecast, rounds: i64) -> float:
    """Filled squares, and what their buildings will give; a planned building counts if the forecast pays for it."""
    t = p.tables
    total = float(t.empty_square * scoring.empty_squares(p, seat))
    for square in range(i64(at.SQUARES)):
        building = p.tile(seat, square)
        if building < 0:
            continue
        if p.state(seat, square) == at.PLANNED and not is_paid_for(f, square_line(seat, square)):
            total += float(t.empty_square)
            continue
        total += building_worth(p, building) * float(rounds)
    return total


def building_worth(p: FlorenzaPosition, building: i64) -> float:
    """What a building gives its owner in a round; if it needs a familiar, minus the worth of the familiar."""
    t = p.tables
    first = building * at.GAINS
    worth = float(i64(t.building_gain[first + at.FLORINS_COLUMN])) / 200.0
    for kind in range(i64(at.RESOURCES)):
        worth += 0.75 * float(i64(t.building_gain[first + kind]))
        worth -= 0.75 * float(i64(t.building_pay[building * at.COSTS + kind]))
    worth += float(i64(t.building_gain[first + at.PP_COLUMN]))
    worth += BISHOP_POINT * float(i64(t.building_gain[first + at.BP_COLUMN]))
    if t.building_violet[building] != 0:
        return worth + FAMILIAR * float(i64(t.building_gain[first + at.MEMBERS_COLUMN]))
    return max(0.0, worth - FAMILIAR + 0.3) + 0.1


def works_worth(p: FlorenzaPosition, seat: i64, f: Forecast, rounds: i64) -> float:
    """Incomes of finished works, and the penalties for what is missing in the district."""
    t = p.tables
    total = 0.0
    for work in range(i64(at.DISTRICT_WORKS), t.works):
        mine = works.made_by(p, seat, work) == seat
        if mine or is_coming(p, seat, f, work):
            total += income_worth(i64(t.work_income[work])) * float(rounds)
        if mine and works.marker_on(p, work) > 0:
            special = works.marker_on(p, work) - 1
            amount = float(i64(t.special_amount[special]))
            total += income_worth(i64(t.special_income[special])) * amount * float(rounds)
    return total + house(p, seat, f, at.PALAZZO, rounds) + house(p, seat, f, at.CHIESA, rounds)


def is_coming(p: FlorenzaPosition, seat: i64, f: Forecast, work: i64) -> bool:
    """Whether the work is planned and will be paid, or is being realised."""
    if works.planned_by(p, seat, work) != seat:
        return False
    return is_paid_for(f, WORK_LINE + work)


def income_worth(income: i64) -> float:
    """What PP, BP or a familiar is worth."""
    if income == at.GIVES_PP:
        return 1.0
    return BISHOP_POINT if income == at.GIVES_BP else FAMILIAR


def house(p: FlorenzaPosition, seat: i64, f: Forecast, first: i64, rounds: i64) -> float:
    """The Palazzo or the Chiesa, identified by its first work: remaining penalties, and the bonus for completing it."""
    t = p.tables
    done: i64 = 0
    coming: i64 = 0
    for work in range(first, first + at.HOUSE_WORKS):
        if works.made_by(p, seat, work) >= 0:
            done += 1
        elif is_coming(p, seat, f, work):
            coming += 1
    total = float(t.missing_work * (at.HOUSE_WORKS - done - coming))
    if done + coming == 0:
        total += float(t.no_palazzo if first == at.PALAZZO else t.no_chiesa)
    if done + coming == at.HOUSE_WORKS:
        bonus = float(t.palazzo_pp) if first == at.PALAZZO else BISHOP_POINT * float(t.chiesa_bp)
        total += bonus * float(rounds) + (bonus if coming > 0 else 0.0)
    return total


def in_the_making(p: FlorenzaPosition, seat: i64) -> float:
    """A work that is paid but whose artist's points are not settled: what they will be on average."""
    t = p.tables
    if p.speciality < 0 or whose_turn(p) != seat:
        return 0.0
    work = p.work_now
    artist = works.artist_of(p, seat, work)
    if not p.with_dice:
        points = float(i64(t.work_pp[work])) + BISHOP_POINT * float(i64(t.work_bp[work]))
        return points + float(artist_points(p, artist, p.speciality, p.reached))
    best = best_rolled(p, artist)
    if p.stage != at.ROLL:
        return float(best)
    total: i64 = 0
    for face in range(i64(1), i64(at.FACES + 1)):
        total += max(best, artist_points(p, artist, p.speciality, face))
    return float(total) / 6.0
