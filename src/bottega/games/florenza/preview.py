"""What the board shows in the preview of an action: the forecast after it, and the artists for a work."""

from __future__ import annotations

from msgspec import Struct

from bottega.games.florenza import layout as at
from bottega.games.florenza.content import Box
from bottega.games.florenza.ledger import Forecast, family_forecast, line_name
from bottega.games.florenza.outlook import Outlook, outlook
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import placing, plans
from bottega.games.florenza.rules.characters import is_masterpiece
from bottega.games.florenza.rules.forecast import expected_points
from bottega.games.florenza.targets import character_id


class Pair(Struct, forbid_unknown_fields=True):
    """An artist for the current work: `action` chooses him.

    `price` is what both cost in fiorini, with the cheapest speciality that fits; `mean` are the points that he gives on
    average and `masterpiece` the chance of one. `ruins` are the planned things that would no longer be paid for.
    """

    action: int
    artist: str
    price: int
    mean: float
    masterpiece: float
    reach: str | None
    ruins: list[str]
    forecast: Forecast


class FlorenzaPreview(Struct, forbid_unknown_fields=True):
    """The family's forecast after the action, and the artists if the action is a work that needs one."""

    forecast: Forecast
    pairs: list[Pair]


def preview_more(
    before: FlorenzaPosition, after: FlorenzaPosition, box: Box, words: list[str], seat: int
) -> FlorenzaPreview | None:
    if before.phase < at.PHASE_PLACING or before.phase > at.PHASE_ARTWORKS or after.round != before.round:
        return None
    return FlorenzaPreview(
        forecast=family_forecast(after, box, words, seat, True),
        pairs=pairs(after, box, words, seat)
        if after.stage == at.CHOOSE_ARTIST and after.to_act == seat
        else [],
    )


def pairs(p: FlorenzaPosition, box: Box, words: list[str], seat: int) -> list[Pair]:
    """Everybody who may make the work that is being planned."""
    ahead = outlook(p, seat)
    return [
        _pair(p, box, words, ahead, action) for action in p.actions() if at.action_kind(action) == at.HIRE
    ]


def _pair(p: FlorenzaPosition, box: Box, words: list[str], ahead: Outlook, action: int) -> Pair:
    seat, work, artist = ahead.seat, int(p.work_now), int(at.action_index(action))
    planned = p.copy()
    placing.plan_work(planned, seat, work, artist)
    place = int(p.tables.work_place[work])
    speciality = int(plans.cheapest_speciality(planned, seat, work))
    return Pair(
        action=action,
        artist=character_id(p, artist),
        price=int(plans.lowest_price(planned, seat, work)) + box.artwork[work].cost.florins,
        mean=round(expected_points(p, artist, speciality, place), 2),
        masterpiece=round(_chance(p, artist, speciality, place), 3),
        reach=ahead.work(work, artist),
        ruins=[line_name(p, box, where) for where in ahead.ruined(action)],
        forecast=family_forecast(planned, box, words, seat, True),
    )


def _chance(p: FlorenzaPosition, artist: int, speciality: int, place: int) -> float:
    """The chance of a masterpiece: with any of the rolls that the place gives; without dice, at the place's value."""
    if not p.with_dice:
        return float(is_masterpiece(p, artist, speciality, int(p.tables.place_base[place])))
    faces = [is_masterpiece(p, artist, speciality, face) for face in range(1, at.FACES + 1)]
    return 1 - (1 - sum(faces) / at.FACES) ** int(p.tables.place_rolls[place])
