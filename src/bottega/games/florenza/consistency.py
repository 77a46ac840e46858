"""Whether a loaded position is possible: nothing is missing or duplicated, and the agenda fits the stage.

history.py checks whether a game can have led there.
"""

from __future__ import annotations

from bottega.core.errors import DumpError
from bottega.core.position import CHANCE, OVER
from bottega.games.florenza import layout as at
from bottega.games.florenza.history import PLACED, check_history, several
from bottega.games.florenza.names import PHASES, STAGES
from bottega.games.florenza.position import FlorenzaPosition
from bottega.games.florenza.rules import artworks, ghosts, windows, works
from bottega.games.florenza.rules.agenda import (
    faces_rolled,
    is_ghost,
    resources_given,
    whose_turn,
)
from bottega.games.florenza.rules.characters import on_display
from bottega.games.florenza.rules.family import can_pay, first_empty
from bottega.games.florenza.rules.placing import markers_left, refuse_work
from bottega.games.florenza.rules.setup import count_in_bag, fortunes_due, fortunes_in_play, tiles_in_play

GHOST_STAGES = (
    at.GHOST_SPACE, at.GHOST_ACTIVATE, at.GHOST_CATEGORY, at.GHOST_BUILDING, at.GHOST_PLACE,
)  # fmt: skip
CHANCE_STAGES = {
    at.DRAW_CHARACTER, at.DRAW_FORTUNE, at.DRAW_ORDER, at.GHOST_FIRST, at.THIRD_DIE, at.ROLL, *GHOST_STAGES,
}  # fmt: skip
PHASE_STAGES = {
    at.PHASE_SETUP: (at.DRAW_CHARACTER, at.DRAW_FORTUNE, at.DRAW_ORDER, at.FIRST_BUILDING, at.GHOST_FIRST),
    at.PHASE_INCOME: (at.THIRD_DIE, at.THIRD_CHOICE),
    at.PHASE_CAPTAIN: (at.RESERVATION,),
    at.PHASE_BISHOP: (),
    at.PHASE_PLACING: (at.PLACING, at.CHOOSE_ARTIST, at.SWAP_GIVE, at.SWAP_TAKE, *GHOST_STAGES),
    at.PHASE_ECONOMY: range(at.WINDOW, at.CONSTRUCTION + 1),
    at.PHASE_ARTWORKS: range(at.COMMISSION, at.CHOOSE_MARKER + 1),
    at.PHASE_ELECTIONS: (at.FINISHED,),
    at.PHASE_ROUND_END: (at.DRAW_CHARACTER,),
}
AT_WORK = (at.PHASE_PLACING, at.PHASE_ECONOMY, at.PHASE_ARTWORKS, at.PHASE_ELECTIONS)
"""The phases in which things placed in the round are on the board, from the first familiar to the end of the game."""


def check(p: FlorenzaPosition) -> None:
    """Refuse an impossible position."""
    check_things(p)
    _check_stage(p)
    check_history(p)
    _check_agenda(p)
    if at.DRAW_ORDER < p.stage < at.FINISHED:
        _check_turn(p)
        _check_square(p)
        _check_work(p)
    _check_answers(p)


# -- things --------------------------------------------------------------------------------------------------------


def check_things(p: FlorenzaPosition) -> None:
    """Refuse what cannot be on the table in this phase, whatever the question."""
    _check_tiles(p)
    _check_squares(p)
    _check_members(p)
    _check_ghosts(p)
    _check_markers(p)
    _check_characters(p)
    _check_fortunes(p)


def _check_tiles(p: FlorenzaPosition) -> None:
    placed = [int(p.tile(seat, square)) for seat in range(p.seats) for square in range(at.SQUARES)]
    for building, name in enumerate(p.tables.words["building"]):
        due = tiles_in_play(p, building)
        if placed.count(building) + p.supply(building) != due:
            raise DumpError(f"supply.{name}: with those in the districts there must be {due} tiles")


def _check_squares(p: FlorenzaPosition) -> None:
    """Check that familiars are in legal places, and that a building under construction has its owner's on it."""
    at_work = p.phase in (at.PHASE_PLACING, at.PHASE_ECONOMY)
    for seat in range(p.seats):
        for square in range(at.SQUARES):
            where = f"families[{seat}].squares[{square}]"
            building, member, state = p.tile(seat, square), p.member(seat, square), p.state(seat, square)
            if member >= 0:
                violet = state != at.PLANNED and p.tables.building_violet[building]
                if not at_work or is_ghost(p, member) or violet or state == at.BLOCKED:
                    raise DumpError(f"{where}.member: no familiar of seat {member} can be there")
            if state == at.PLANNED and member != seat:
                raise DumpError(f"{where}.member: a building under construction has a familiar of its owner")
            if state == at.BLOCKED and (p.persons == p.seats or p.phase not in AT_WORK):
                raise DumpError(f"{where}.state: no ghost can have blocked it")


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
            raise DumpError(f"families[{seat}]: it has {several(found, 'familiar')}, not {p.tables.members}")
        placed = {
            "zone": p.zone(seat) and p.phase not in (at.PHASE_CAPTAIN, at.PHASE_PLACING),
            "administration": p.administration(seat) and p.phase != at.PHASE_PLACING,
            "market": p.market(seat) and p.phase not in (at.PHASE_PLACING, at.PHASE_ECONOMY),
            "preacher": p.church(seat) >= 0 and p.phase not in AT_WORK,
            "exiled": p.exiled(seat) and p.phase not in AT_WORK,
        }
        for word, is_wrong in placed.items():
            if is_wrong:
                raise DumpError(f"families[{seat}].{word}: no familiar is there in phase {PHASES[p.phase]}")
    if p.duomo_by >= 0 and (is_ghost(p, p.duomo_by) or p.phase not in AT_WORK):
        raise DumpError("duomo_preacher: no familiar can be there")


def _check_ghosts(p: FlorenzaPosition) -> None:
    """Check that ghosts have neither goods nor a reserve, and that tokens are worth at least their number."""
    for seat in range(p.seats):
        if is_ghost(p, seat):
            held = [p.florins(seat), p.reserve(seat), p.exiled(seat), p.market(seat), p.administration(seat)]
            held += [p.goods(seat, kind) for kind in range(at.RESOURCES)]
            if any(held) or p.church(seat) >= 0:
                raise DumpError(f"families[{seat}]: a ghost has neither goods nor a reserve")
            _check_figures(p, seat)
        if p.pieces(seat) > p.tokens(seat) or (p.tokens(seat) > 0 and p.pieces(seat) == 0):
            raise DumpError(f"families[{seat}].pieces: they are not worth {p.tokens(seat)}")


def _check_figures(p: FlorenzaPosition, seat: int) -> None:
    """Check that a ghost's table has room, unless all figures on it were placed in this round."""
    figures = [p.space(seat, space) for space in range(at.GHOST_SPACES)]
    if at.SPACE_FREE not in figures and at.SPACE_LYING in figures:
        raise DumpError(f"families[{seat}].table: a full table has lost the figures that lay on it")


def _check_markers(p: FlorenzaPosition) -> None:
    """Check that markers on works and in hand add up to the family's own, with one for each planned work."""
    due = int(p.tables.neutral_markers)
    for seat in range(p.seats):
        made = [work for work in range(p.tables.works) if works.made_by(p, seat, work) == seat]
        markers = [int(works.marker_on(p, work)) for work in made]
        special = [p.special(seat, marker - 1) + markers.count(marker) for marker in range(1, at.MARKERS)]
        if p.neutral(seat) + markers.count(0) != due or special != [1] * len(special):
            raise DumpError(
                f"families[{seat}]: markers on works and in hand must be {due} neutral and {len(special)} special ones"
            )
        own = works.count_planned_own(p, seat)
        if p.neutral(seat) < own or markers_left(p, seat) < own + works.count_planned_main(p, seat):
            raise DumpError(f"families[{seat}].works: there is no marker for each planned work")


def _check_characters(p: FlorenzaPosition) -> None:
    """Check that a tile on a work or a preacher space is on display and taken; ghosts take artists for the round."""
    t = p.tables
    names, used = t.words["character"], _characters_used(p)
    shown = on_display(p)
    if len(shown) > p.seats + t.more_characters:
        raise DumpError(f"display: there are at most {p.seats + t.more_characters} characters")
    for number in used:
        if used.count(number) > 1:
            raise DumpError(f"display: {names[number]} is used twice")
        if p.card(number) < 1 or not p.taken(number):
            raise DumpError(f"display: {names[number]} is used and must be there, taken")
    for number in shown:
        preacher = t.preacher_of[number] >= 0
        by_ghost = p.persons < p.seats and p.phase in AT_WORK and not preacher
        if p.taken(number) and number not in used and not by_ghost:
            raise DumpError(f"display: {names[number]} is taken, but nobody uses him")
        if p.turned(number) and preacher:
            raise DumpError(f"display: {names[number]} makes no masterpiece")
        if int(p.card(number)) > int(t.stay[number]):
            raise DumpError(f"display: {names[number]} stays for {t.stay[number]} rounds at most")
    if p.reserved >= 0 and (p.card(p.reserved) < 1 or p.phase not in AT_WORK):
        raise DumpError("reserved: nobody can be reserved who is not on display, or in this phase")


def _characters_used(p: FlorenzaPosition) -> list[int]:
    """The characters on works and preacher spaces; an artist must suit the work."""
    t = p.tables
    used: list[int] = []
    for seat in range(p.seats):
        for work in range(t.works):
            if works.planned_by(p, seat, work) != seat:
                continue
            artist, name = int(works.artist_of(p, seat, work)), t.words["work"][work]
            if is_ghost(p, seat) or p.phase not in PLACED or works.made_by(p, seat, work) >= 0:
                raise DumpError(f"works.{name}: seat {seat} cannot have planned it")
            _check_reserved(p, seat, artist)
            if not artworks.fitting_specialities(p, seat, work):
                raise DumpError(f"works.{name}: the artist has no speciality for it")
            used.append(artist)
    called = [(p.duomo_by, p.duomo_preacher), *((seat, p.church(seat)) for seat in range(p.seats))]
    for seat, preacher in called:
        if preacher >= 0:
            used.append(int(t.preacher_character[preacher]))
            _check_reserved(p, int(seat), used[-1])
    return [number for number in used if 0 <= number < t.characters]


def _check_reserved(p: FlorenzaPosition, seat: int, character: int) -> None:
    """Check that nobody uses the character that the Captain of this round has reserved."""
    if p.phase in PLACED and 0 <= character == p.reserved and seat != p.captain:
        raise DumpError("reserved: another family uses him")


def _check_fortunes(p: FlorenzaPosition) -> None:
    """Check that captains of fortune are held by people, or turned over by ghosts."""
    if p.phase != at.PHASE_SETUP and fortunes_in_play(p) != fortunes_due(p):
        raise DumpError("fortunes: there are as many as families")
    for fortune, name in enumerate(p.tables.words["fortune"]):
        state = p.fortune(fortune)
        if state >= at.HELD:
            possible = not is_ghost(p, state - at.HELD) and p.phase in (at.PHASE_PLACING, at.PHASE_ECONOMY)
        else:
            possible = state != at.TURNED_OVER or (p.persons < p.seats and p.phase in AT_WORK)
        if not possible:
            raise DumpError(f"fortunes.{name}: he can neither be hired nor turned over by this seat or now")


# -- the stage and its agenda --------------------------------------------------------------------------------------


def _check_stage(p: FlorenzaPosition) -> None:
    """Check that the stage belongs to the phase, and that somebody decides or something is drawn accordingly."""
    stage, who = int(p.stage), int(p.to_act)
    if stage not in PHASE_STAGES[p.phase]:
        raise DumpError(f"stage: {STAGES[stage]} does not belong to phase {PHASES[p.phase]}")
    if (who == OVER) != (stage == at.FINISHED) or (who == CHANCE) != (stage in CHANCE_STAGES):
        raise DumpError(f"to_act: it does not fit the stage {STAGES[stage]}")
    last = p.round == p.tables.rounds
    begun = (p.round > 0) == (p.phase > at.PHASE_SETUP)
    if not begun or (last and p.phase == at.PHASE_ROUND_END) or (who == OVER and not last):
        raise DumpError(f"round: {p.round} does not fit phase {PHASES[p.phase]}")
    in_turns = p.phase in (at.PHASE_SETUP, *PLACED)
    if not 0 <= p.turn < p.seats or (p.turn > 0 and not in_turns):
        raise DumpError(f"agenda.turn: it cannot be {p.turn} in phase {PHASES[p.phase]}")
    by_die = p.captain < 0 or is_ghost(p, p.captain)
    if p.phase == at.PHASE_INCOME and by_die != (stage == at.THIRD_DIE):
        raise DumpError("stage: the Captain names the third resource, or else the die does")
    if p.muse_used and p.phase not in (at.PHASE_ARTWORKS, at.PHASE_ELECTIONS):
        raise DumpError(f"muse_used: she cannot have been called in phase {PHASES[p.phase]}")


def _check_agenda(p: FlorenzaPosition) -> None:
    """Check that the agenda has what the stage is about, and nothing else."""
    stage, name = int(p.stage), STAGES[p.stage]
    about_work = stage == at.CHOOSE_ARTIST or at.PAYMENT <= stage < at.FINISHED
    given = {at.SWAP_TAKE: 1, at.GAVE: 1, at.MARKET_TAKE: 2}
    due = {
        "work": (p.work_now >= 0, about_work),
        "speciality": (p.speciality >= 0, stage in (at.INCENTIVE, at.CALL_MUSE, at.ROLL, at.JUDGE)),
        "value": (p.reached > 0, stage in (at.INCENTIVE, at.CALL_MUSE)),
        "category": (p.category > 0, stage == at.GHOST_BUILDING),
        "given": (len(resources_given(p)), given.get(stage, 0)),
        "draws": (p.draws > 0, stage == at.DRAW_CHARACTER),
        "asked": (bool(p.asked), p.phase == at.PHASE_ROUND_END),
    }
    for word, (found, expected) in due.items():
        if found != expected:
            problem = "missing" if found < expected else "not due"
            raise DumpError(f"agenda.{word}: it is {problem} at {name}")
    odd = {
        "rolls": p.rolls(0) > 0 and stage not in (at.ROLL, at.JUDGE),
        "pass": p.building_pass > 0 and p.phase != at.PHASE_SETUP,
        "square": p.square > 0 and p.phase != at.PHASE_ECONOMY,
        "latest": p.latest > 0 and stage != at.WINDOW,
        "at_once": p.at_once > 0 and p.phase != at.PHASE_PLACING,
    }
    for word, is_odd in odd.items():
        if is_odd:
            raise DumpError(f"agenda.{word}: it is not due at {name}")
    room = int(p.seats) + int(p.tables.more_characters) - len(on_display(p))
    due_draws = max(0, min(room, int(count_in_bag(p))))
    if p.draws != due_draws:
        raise DumpError(f"agenda.draws: {several(due_draws, 'character')} must be drawn, not {p.draws}")


def _check_turn(p: FlorenzaPosition) -> None:
    """Check that the seat that decides or rolls has the turn, and a familiar or a planned work for it."""
    stage, name = int(p.stage), STAGES[p.stage]
    due = int(whose_turn(p))
    if (stage in GHOST_STAGES or stage == at.GHOST_FIRST) != is_ghost(p, due) and p.phase in (
        at.PHASE_SETUP,
        at.PHASE_PLACING,
    ):
        raise DumpError(f"agenda.turn: {name} is not for seat {due}")
    if stage in (at.PLACING, at.CHOOSE_ARTIST, at.GHOST_SPACE):
        if p.zone(due) == 0:
            raise DumpError(f"families[{due}].zone: nobody is there to place at {name}")
        if p.at_once > p.zone(due):
            raise DumpError(f"agenda.at_once: {several(int(p.zone(due)), 'familiar')} can be placed at once")
    elif stage >= at.PAYMENT:
        if works.planned_by(p, due, p.work_now) != due:
            raise DumpError(f"agenda.work: seat {due} has not planned it")
    elif stage in (at.THIRD_CHOICE, at.RESERVATION):
        due = int(p.captain)
    elif at.WINDOW <= stage <= at.CONSTRUCTION and p.square < at.SQUARES:
        due = int(p.member(due, p.square))
    if p.to_act >= 0 and p.to_act != due:
        raise DumpError(f"to_act: it is not the turn of seat {p.to_act}")
    if p.phase == at.PHASE_PLACING:
        _check_charity(p, int(whose_turn(p)))


def _check_charity(p: FlorenzaPosition, seat: int) -> None:
    """Check that a preacher of the family allows a swap, or familiars to be placed at once."""
    t, swap = p.tables, p.stage in (at.SWAP_GIVE, at.SWAP_TAKE)
    called = [(p.church(seat), 0), (p.duomo_preacher if p.duomo_by == seat else -1, int(t.duomo_members))]
    at_once = [
        int(t.preacher_members[preacher]) + more
        for preacher, more in called
        if preacher >= 0 and t.preacher_at_once[preacher]
    ]
    most = sum(at_once) + swap if at_once else 0
    if p.at_once > most:
        raise DumpError(
            f"agenda.at_once: seat {seat} has no preacher for {several(int(p.at_once), 'familiar')}"
        )
    if swap and not any(preacher >= 0 and t.preacher_swap[preacher] for preacher, _ in called):
        raise DumpError(f"stage: seat {seat} has no preacher who offers a swap")


def _check_square(p: FlorenzaPosition) -> None:
    """Phases 4 and 5: check that what is asked about a square, a window or a ghost's die is possible."""
    t, stage, district = p.tables, int(p.stage), int(whose_turn(p))
    possible = True
    if stage == at.GHOST_SPACE:
        possible = ghosts.free_spaces(p, district) > 0
    elif stage == at.GHOST_ACTIVATE:
        possible = ghosts.count_candidates(p, district) > 0
    elif stage in (at.GHOST_CATEGORY, at.GHOST_BUILDING):
        possible = first_empty(p, district) >= 0
    elif stage == at.CHOOSE_ARTIST:
        possible = refuse_work(p, district, p.work_now) == 0
    elif at.SOLD <= stage <= at.MARKET_TAKE:
        possible = p.market(p.to_act) == 0 and (p.square == at.SQUARES or _can_deal(p, district))
    elif stage == at.WINDOW and p.square == at.SQUARES:
        possible = windows.has_last_window(p, p.to_act)
    elif stage in (at.WINDOW, at.SALE, at.CONSTRUCTION):
        building = int(p.tile(district, p.square)) if p.square < at.SQUARES else -1
        planned = building >= 0 and p.state(district, p.square) == at.PLANNED
        if building < 0:
            possible = False
        elif stage == at.WINDOW:
            possible = windows.has_window(p, p.to_act, building, planned)
        elif stage == at.CONSTRUCTION:
            possible = planned and can_pay(p, p.to_act, t.building_cost, building, 0)
        else:
            sale = t.building_sale[building] != 0 and not planned
            possible = sale and can_pay(p, p.to_act, t.building_pay, building, 0)
    if not possible:
        raise DumpError(f"stage: there is nothing to decide or to roll for at {STAGES[stage]}")
    if p.latest > 0 and (p.fortune(p.latest - 1) != at.FREE or not windows.has_hired(p, p.to_act)):
        raise DumpError("agenda.latest: he must be free again, and another one hired")


def _can_deal(p: FlorenzaPosition, district: int) -> bool:
    """Whether a visit to the market can have begun before the square."""
    building = int(p.tile(district, p.square))
    if p.state(district, p.square) == at.PLANNED or p.tables.building_sale[building] != 0:
        return True
    return bool(windows.has_hired(p, p.to_act))


def _check_work(p: FlorenzaPosition) -> None:
    """Phase 6: check that the plans can be paid, and that the place and the variant allow the rolls and values."""
    t, stage = p.tables, int(p.stage)
    if p.phase != at.PHASE_ARTWORKS:
        return
    seat, work = int(whose_turn(p)), int(p.work_now)
    if stage in (at.COMMISSION, at.PAYMENT):
        for planned in range(t.works):
            if works.planned_by(p, seat, planned) == seat and not artworks.can_pay_work(p, seat, planned):
                raise DumpError(f"works.{t.words['work'][planned]}: it cannot be paid, and has failed by now")
    if stage == at.COMMISSION:
        return
    if stage == at.CHOOSE_MARKER and work < at.DISTRICT_WORKS:
        raise DumpError("agenda.work: only on the main board a marker is chosen")
    if p.speciality >= 0 and not artworks.fitting_specialities(p, seat, work) >> p.speciality & 1:
        raise DumpError("agenda.speciality: neither work nor artist have it")
    if (stage in (at.ROLL, at.JUDGE) and not p.with_dice) or (
        stage in (at.INCENTIVE, at.CALL_MUSE) and p.with_dice
    ):
        raise DumpError(f"stage: {STAGES[stage]} is not played with these options")
    place = int(t.work_place[work])
    due, rolls = int(t.place_rolls[place]), len(faces_rolled(p))
    most = due + 1 if p.muse_used else due
    if rolls > (most - 1 if stage == at.ROLL else most) or (stage == at.JUDGE and rolls < due):
        raise DumpError(f"agenda.rolls: {several(rolls, 'roll')} cannot lie there at {STAGES[stage]}")
    base = int(t.place_base[place])
    highest = base if stage == at.INCENTIVE else base + int(t.most_incentives)
    if p.reached and not base <= p.reached <= min(highest, at.FACES - 1):
        raise DumpError(f"agenda.value: {p.reached} cannot have been reached")
    asked = {
        at.JUDGE: artworks.is_judged,
        at.INCENTIVE: artworks.can_encourage,
        at.CALL_MUSE: artworks.is_call_asked,
    }
    if stage in asked and not asked[stage](p, seat):
        raise DumpError(f"stage: there is nothing to decide at {STAGES[stage]}")


def _check_answers(p: FlorenzaPosition) -> None:
    """Check that there is something to choose: a question with one answer is not asked."""
    who, name = int(p.to_act), STAGES[p.stage]
    if who >= 0:
        if who >= p.persons:
            raise DumpError("to_act: ghosts never act")
        if len(p.actions()) < 2:
            raise DumpError(f"to_act: seat {who} has nothing to decide at {name}")
    elif who == CHANCE and not p.weights():
        raise DumpError(f"stage: nothing is left to draw at {name}")
