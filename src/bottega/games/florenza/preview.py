"""What the board shows of an action before it is taken: the forecast after it, and the artists for a work."""

from __future__ import annotations

from msgspec import Struct

from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Box
from bottega.games.florenza.outlook import Outlook, outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing, plans
from bottega.games.florenza.rules.characters import is_masterpiece
from bottega.games.florenza.rules.forecast import expected_points, forecast
from bottega.games.florenza.view import Amount, Forecast, amounts, character_id, family_forecast, line_name


class Pair(Struct, forbid_unknown_fields=True):
    """An artist for the work in hand: `action` chooses him.

    `price` is what both ask in fiorini, with the cheapest speciality that fits; `mean` are the points that he gives on
    average and `masterpiece` the chance of one. `left` and `short` are the goods in the end and the planned things that
    fail, as the forecast has them.
    """

    action: int
    artist: str
    price: int
    mean: float
    masterpiece: float
    reach: str | None
    left: list[Amount]
    short: list[str]


class FlorenzaPreview(Struct, forbid_unknown_fields=True):
    """`ruined` are the things planned already that are paid without the action and fail with it."""

    forecast: Forecast
    ruined: list[str]
    pairs: list[Pair]


def preview_more(
    before: FlorenzaPosition, after: FlorenzaPosition, box: Box, words: list[str], seat: int
) -> FlorenzaPreview | None:
    if before.phase < at.PHASE_PLACING or before.phase > at.PHASE_ARTWORKS or after.round != before.round:
        return None
    paid = names_of(before, box, seat, short=False)
    return FlorenzaPreview(
        forecast=family_forecast(after, box, words, seat),
        ruined=[name for name in names_of(after, box, seat, short=True) if name in paid],
        pairs=pairs(after, box, seat) if after.stage == at.CHOOSE_ARTIST and after.to_act == seat else [],
    )


def names_of(p: FlorenzaPosition, box: Box, seat: int, *, short: bool) -> list[str]:
    """What is placed, and the forecast sees fail or not."""
    f = forecast(p, seat)
    lines = [line for line in range(f.count) if (f.verdict[line] == at.SHORT) == short]
    return [line_name(p, box, int(f.where[line])) for line in lines]


def pairs(p: FlorenzaPosition, box: Box, seat: int) -> list[Pair]:
    """Everybody who may make the work that is being planned."""
    ahead = outlook(p, seat)
    return [_pair(p, box, ahead, action) for action in p.actions() if at.action_kind(action) == at.HIRE]


def _pair(p: FlorenzaPosition, box: Box, ahead: Outlook, action: int) -> Pair:
    seat, work, artist = ahead.seat, int(p.work_now), int(at.action_index(action))
    planned = p.copy()
    placing.plan_work(planned, seat, work, artist)
    place = int(p.tables.work_place[work])
    speciality = int(plans.cheapest_speciality(planned, seat, work))
    left = forecast(planned, seat).left
    return Pair(
        action=action,
        artist=character_id(p, artist),
        price=int(plans.lowest_price(planned, seat, work)) + box.artwork[work].cost.florins,
        mean=round(expected_points(p, artist, speciality, place), 2),
        masterpiece=round(_chance(p, artist, speciality, place), 3),
        reach=ahead.work(work, artist),
        left=amounts([int(left[kind]) for kind in range(at.COSTS)]),
        short=names_of(planned, box, seat, short=True),
    )


def _chance(p: FlorenzaPosition, artist: int, speciality: int, place: int) -> float:
    """Of a masterpiece: with any of the rolls that the place gives; without dice, at the place's value."""
    if not p.with_dice:
        return float(is_masterpiece(p, artist, speciality, int(p.tables.place_base[place])))
    faces = [is_masterpiece(p, artist, speciality, face) for face in range(1, at.FACES + 1)]
    return 1 - (1 - sum(faces) / at.FACES) ** int(p.tables.place_rolls[place])
