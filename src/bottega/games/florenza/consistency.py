"""Whether a loaded position is possible: nothing is missing or there twice, and the agenda fits the stage."""

from __future__ import annotations

from bottega.core.errors import DumpError
from bottega.core.position import CHANCE, OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza.names import STAGES
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import works
from bottega.games.florenza.rules.agenda import whose_turn
from bottega.games.florenza.rules.setup import fortunes_due, fortunes_in_play, tiles_in_play

CHANCE_STAGES = {
    at.DRAW_CHARACTER, at.DRAW_FORTUNE, at.DRAW_ORDER, at.GHOST_FIRST, at.THIRD_DIE, at.GHOST_SPACE,
    at.GHOST_ACTIVATE, at.GHOST_CATEGORY, at.GHOST_BUILDING, at.GHOST_PLACE, at.ROLL,
}  # fmt: skip


def check(p: FlorenzaPosition) -> None:
    """Refuse an impossible position."""
    _check_tiles(p)
    _check_members(p)
    _check_markers(p)
    _check_characters(p)
    _check_stage(p)
    _check_agenda(p)
    _check_answers(p)


def _check_tiles(p: FlorenzaPosition) -> None:
    placed = [int(p.tile(seat, square)) for seat in range(p.seats) for square in range(at.SQUARES)]
    for building, name in enumerate(p.tables.words["building"]):
        due = tiles_in_play(p, building)
        if placed.count(building) + p.supply(building) != due:
            raise DumpError(f"supply.{name}: with those in the districts there must be {due} tiles")


def _members_of(p: FlorenzaPosition, seat: int) -> int:
    """All familiars of a family, wherever they are."""
    t = p.tables
    count = p.reserve(seat) + p.zone(seat) + p.exiled(seat) + p.market(seat) + p.administration(seat)
    count += (p.church(seat) >= 0) + (p.duomo_by == seat)
    count += sum(p.fortune(fortune) == at.HELD + seat for fortune in range(t.fortunes))
    count += sum(works.planned_by(p, seat, work) == seat for work in range(t.works))
    squares = [p.member(owner, square) for owner in range(p.seats) for square in range(at.SQUARES)]
    return int(count + squares.count(seat))


def _check_members(p: FlorenzaPosition) -> None:
    for seat in range(p.persons):
        found = _members_of(p, seat)
        if found != p.tables.members:
            raise DumpError(f"families[{seat}]: there are {found} familiars, not {p.tables.members}")


def _check_markers(p: FlorenzaPosition) -> None:
    """Markers on works and in hand make up the family's own."""
    due = int(p.tables.neutral_markers)
    for seat in range(p.seats):
        made = [work for work in range(p.tables.works) if works.made_by(p, seat, work) == seat]
        markers = [int(works.marker_on(p, work)) for work in made]
        special = [p.special(seat, marker - 1) + markers.count(marker) for marker in range(1, at.MARKERS)]
        if p.neutral(seat) + markers.count(0) != due or special != [1] * len(special):
            raise DumpError(
                f"families[{seat}]: markers on works and in hand must be {due} neutral and {len(special)} special ones"
            )


def _check_characters(p: FlorenzaPosition) -> None:
    """A tile on a work or a preacher space is one of the display, and taken."""
    t = p.tables
    seats, main = range(p.seats), range(at.DISTRICT_WORKS, t.works)
    used = [works.artist_of(p, seat, work) for seat in seats for work in range(at.DISTRICT_WORKS)]
    used += [works.artist_of(p, 0, work) for work in main]
    preachers = [p.duomo_preacher, *(p.church(seat) for seat in seats)]
    used += [int(t.preacher_character[preacher]) for preacher in preachers if preacher >= 0]
    named = [int(number) for number in used if 0 <= number < t.characters]
    for number in named:
        name = t.words["character"][number]
        if named.count(number) > 1:
            raise DumpError(f"display: {name} is used twice")
        if p.card(number) < 1 or not p.taken(number):
            raise DumpError(f"display: {name} is used and must be there, taken")


def _check_stage(p: FlorenzaPosition) -> None:
    """Somebody decides or something is drawn, as the stage says."""
    stage, who = int(p.stage), int(p.to_act)
    if (who == OVER) != (stage == at.FINISHED) or (who == CHANCE) != (stage in CHANCE_STAGES):
        raise DumpError(f"to_act: it does not fit the stage {STAGES[stage]}")
    if not -1 <= p.turn < p.seats or (p.turn < 0 and p.phase != at.PHASE_SETUP):
        raise DumpError(f"agenda.turn: there is no place {p.turn}")
    if p.phase != at.PHASE_SETUP and fortunes_in_play(p) != fortunes_due(p):
        raise DumpError("fortunes: there are as many as families")


def _check_agenda(p: FlorenzaPosition) -> None:
    """The agenda has what the stage is about."""
    stage, name = int(p.stage), STAGES[p.stage]
    if (at.PAYMENT <= stage < at.FINISHED or stage == at.CHOOSE_ARTIST) and p.work_now < 0:
        raise DumpError(f"agenda.work: {name} is about a work")
    missing = {
        "category": p.category == 0 and stage == at.GHOST_BUILDING,
        "speciality": p.speciality < 0 and stage in (at.INCENTIVE, at.CALL_MUSE, at.ROLL, at.JUDGE),
        "value": p.reached == 0 and stage in (at.INCENTIVE, at.CALL_MUSE),
        "rolls": p.rolls(0) == 0 and stage == at.JUDGE,
        "given": p.given(0) < 0 and stage in (at.SWAP_TAKE, at.GAVE, at.MARKET_TAKE),
    }
    for word, is_missing in missing.items():
        if is_missing:
            raise DumpError(f"agenda.{word}: it is missing at {name}")
    if stage > at.DRAW_ORDER and stage != at.FINISHED:
        _check_turn(p, stage, name)


def _check_turn(p: FlorenzaPosition, stage: int, name: str) -> None:
    """Whoever decides or rolls has the turn, and a familiar or a planned work to do it with."""
    due = int(whose_turn(p))
    if stage in (at.PLACING, at.CHOOSE_ARTIST, at.GHOST_SPACE):
        if p.zone(due) == 0:
            raise DumpError(f"families[{due}].zone: nobody is there to place at {name}")
    elif stage >= at.PAYMENT:
        if works.planned_by(p, due, p.work_now) != due:
            raise DumpError(f"agenda.work: seat {due} has not planned it")
    elif stage in (at.THIRD_CHOICE, at.RESERVATION):
        due = int(p.captain)
    elif at.WINDOW <= stage <= at.CONSTRUCTION and p.square < at.SQUARES:
        due = int(p.member(due, p.square))
    if p.to_act >= 0 and p.to_act != due:
        raise DumpError(f"to_act: it is not the turn of seat {p.to_act}")


def _check_answers(p: FlorenzaPosition) -> None:
    """There is something to choose from."""
    who, name = int(p.to_act), STAGES[p.stage]
    if who >= 0:
        if who >= p.persons:
            raise DumpError("to_act: ghosts never act")
        if not p.actions():
            raise DumpError(f"to_act: seat {who} has nothing to decide at {name}")
    elif who == CHANCE and not p.weights():
        raise DumpError(f"stage: nothing is left to draw at {name}")
