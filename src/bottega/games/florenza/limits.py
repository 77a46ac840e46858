"""What a family can have at most: no more than the whole game brings, less what is still to come.

Every familiar is used once a round, and nothing that is gained on the way is more than its best use. So a position
within these limits stays within them, whatever is played, and no number ever leaves its range.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bottega.core.errors import DumpError
from bottega.games.florenza import layout as at
from bottega.games.florenza.layout import Tables
from bottega.games.florenza.names import GAINS
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import is_ghost, whose_turn
from bottega.games.florenza.rules.elections import bishop_value

COLUMNS = at.BP_COLUMN + 1
"""Resources, fiorini, PP and BP."""
GHOST_ACTS = (at.GHOST_ACTIVATE, at.GHOST_CATEGORY, at.GHOST_BUILDING, at.GHOST_PLACE)
DEALS = {at.SOLD: 2, at.BOUGHT: 1, at.GAVE: 1, at.MARKET_TAKE: 1}
"""The resources that the rest of a visit to the market can bring."""

Row = list[int]


class Best(NamedTuple):
    """The most that the content can give of each column."""

    use: Row  # of a familiar
    incomes: Row
    uses: int  # of familiars in a round
    rolled: Row  # what is still open once a work is paid: the artist, and a complete house


def check_limits(p: FlorenzaPosition) -> None:
    """Refuse more of anything than a game can bring by now."""
    best = _best(p.tables)
    whole = _round(p, best)
    t = p.tables
    start = [int(t.start_goods)] * at.RESOURCES + [int(t.start_florins), 2 * max(t.packed["building_pp"]), 0]
    for seat in range(p.seats):
        held = [int(p.goods(seat, kind)) for kind in range(at.RESOURCES)]
        held += [int(p.florins(seat)), int(p.crest(seat)) + int(p.tokens(seat)), int(p.mitre(seat))]
        coming = _coming(p, seat, best, whole)
        for column, name in enumerate(GAINS[:COLUMNS]):
            most = start[column] + int(t.rounds) * whole[column] - coming[column]
            if held[column] > most:
                raise DumpError(
                    f"families[{seat}]: nobody can have {held[column]} {name} by now, only {most}"
                )


@lru_cache(maxsize=16)
def _best(t: Tables) -> Best:
    rows = t.packed
    buildings, captains, preachers = (
        _highest(rows[name]) for name in ("building_gain", "fortune_gain", "preacher_gain")
    )
    swapped = [count + 1 if column < at.RESOURCES else count for column, count in enumerate(preachers)]
    artist = max(rows["faces"] + rows["after"])
    rolled = [0] * COLUMNS
    rolled[at.PP_COLUMN], rolled[at.BP_COLUMN] = artist + int(t.palazzo_pp), int(t.chiesa_bp)
    other = [max(DEALS.values())] * at.RESOURCES + [max(int(t.sell), int(t.administration))]
    other += [max(max(rows["building_pp"]), max(rows["work_pp"]) + rolled[at.PP_COLUMN])]
    other += [max(1, max(rows["work_bp"]) + rolled[at.BP_COLUMN])]
    use = [max(column) for column in zip(buildings, captains, swapped, other, strict=True)]
    violet = [
        value * (rows["building_violet"][number // at.GAINS] != 0)
        for number, value in enumerate(rows["building_gain"][: int(t.buildings) * at.GAINS])
    ]
    incomes = [at.SQUARES * count for count in _highest(violet)]
    incomes[at.MARBLE] += int(t.common_marble)
    incomes[at.WOOD] += int(t.common_wood)
    for kind in range(at.RESOURCES):
        incomes[kind] += 1
    incomes[at.FLORINS_COLUMN] += int(t.common_florins)
    works_and_markers = int(t.works) - at.DISTRICT_WORKS + sum(rows["special_amount"])
    incomes[at.PP_COLUMN] += works_and_markers + int(t.palazzo_pp)
    incomes[at.BP_COLUMN] += works_and_markers + int(t.chiesa_bp)
    return Best(use, incomes, max(int(t.members), int(t.rounds) + 1), rolled)


def _highest(rows: Row) -> Row:
    """The highest value of each column of rows of gains."""
    return [max(0, *rows[column :: at.GAINS]) for column in range(COLUMNS)]


def _round(p: FlorenzaPosition, best: Best) -> Row:
    """The most that one round can bring to a family."""
    found = [more + best.uses * each for more, each in zip(best.incomes, best.use, strict=True)]
    found[at.PP_COLUMN] += int(p.seats) * best.uses * int(p.tables.occupation) + _elections(
        p, found[at.BP_COLUMN]
    )
    return found


def _elections(p: FlorenzaPosition, devotion: int) -> int:
    """The most prestige that elections can bring: the Bishop's prize, being Cardinal, a crest that was below 0."""
    t = p.tables
    spaces = range(int(t.bishop_floor), int(t.rounds) * devotion + 1)
    return max(int(bishop_value(p, space)) for space in spaces) + int(p.seats) - int(t.crest_floor)


def _coming(p: FlorenzaPosition, seat: int, best: Best, whole: Row) -> Row:
    """The most that the family can still gain until the end of the game."""
    phase, stage = int(p.phase), int(p.stage)
    later = int(p.tables.rounds) - int(p.round)
    if phase == at.PHASE_INCOME:
        later += 1
    found = [later * count + _uses_left(p, seat) * each for count, each in zip(whole, best.use, strict=True)]
    if at.PHASE_INCOME < phase < at.PHASE_ELECTIONS:
        found[at.PP_COLUMN] += _elections(p, best.incomes[at.BP_COLUMN] + best.uses * best.use[at.BP_COLUMN])
        rivals = sum(_placements_left(p, other) for other in range(p.seats) if other != seat)
        found[at.PP_COLUMN] += rivals * int(p.tables.occupation)
    if p.to_act == seat:
        for kind in range(at.RESOURCES):
            found[kind] += 1 if stage in (at.SWAP_GIVE, at.SWAP_TAKE) else DEALS.get(stage, 0)
    if stage in (at.ROLL, at.JUDGE) and whose_turn(p) == seat:
        found = [count + more for count, more in zip(found, best.rolled, strict=True)]
    return found


def _uses_left(p: FlorenzaPosition, seat: int) -> int:
    """How many familiars can still bring something in this round, the work that has been paid not counted."""
    phase, stage = int(p.phase), int(p.stage)
    if phase in (at.PHASE_SETUP, at.PHASE_INCOME) or phase > at.PHASE_ARTWORKS:
        return 0
    if phase < at.PHASE_ECONOMY:
        if is_ghost(p, seat):
            return _placements_left(p, seat)
        return int(p.tables.members) - (p.church(seat) >= 0) - (p.duomo_by == seat)
    count = sum(works.planned_by(p, seat, work) == seat for work in range(p.tables.works))
    if stage in (at.ROLL, at.JUDGE, at.CHOOSE_MARKER) and whose_turn(p) == seat:
        count -= 1
    if phase == at.PHASE_ECONOMY:
        count += int(p.market(seat)) + sum(
            p.fortune(one) == at.HELD + seat for one in range(p.tables.fortunes)
        )
        count += sum(
            p.member(owner, square) == seat for owner in range(p.seats) for square in range(at.SQUARES)
        )
    return count


def _placements_left(p: FlorenzaPosition, seat: int) -> int:
    """How many familiars the family can still place in phase 4."""
    phase = int(p.phase)
    if not at.PHASE_INCOME < phase < at.PHASE_ECONOMY:
        return 0
    if not is_ghost(p, seat):
        return int(p.reserve(seat)) + int(p.zone(seat))
    acting = p.stage in GHOST_ACTS and whose_turn(p) == seat
    return int(p.zone(seat)) + (phase == at.PHASE_CAPTAIN or acting)
