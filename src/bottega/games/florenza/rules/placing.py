"""Phase 4: the families place their familiars one at a time, in turn order, in seven ways; charity is in charity.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules import charity, works
from bottega.games.florenza.rules.agenda import ask, is_ghost, roll
from bottega.games.florenza.rules.box import is_in_box
from bottega.games.florenza.rules.characters import event_artist, refuse_character
from bottega.games.florenza.rules.family import at_floor, first_empty, leave_zone, prestige, take_tile

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-4.1: one familiar each in turn order, again and again, until nobody has any left; nobody may pass.

    A familiar that could only go to the administration goes there without a question.
    """
    while True:
        seat = next_with_familiars(p)
        if seat < 0:
            return False
        if is_ghost(p, seat):
            return roll(p, at.GHOST_SPACE)
        if has_choice(p, seat):
            return ask(p, at.PLACING, seat)
        administer(p, seat)
        end_turn(p)


def next_with_familiars(p: FlorenzaPosition) -> i64:
    """fx-4.1: the turn passes to the next family with familiars to place, from the current one on; -1 if none."""
    # hot: raw cells
    cells, seats = p.cells, p.seats
    for passed in range(seats):
        place = p.turn + passed
        if place >= seats:
            place -= seats
        seat = i64(cells[at.ORDER_AT + place]) - 1
        if cells[at.SEATS_AT + seat * at.SEAT_SIZE + at.ZONE_AT] > 0:
            cells[at.TURN_AT] = i16(place)
            return seat
    return -1


def next_place(p: FlorenzaPosition) -> None:
    """The turn passes to the next family in order, and from the last to the first."""
    place = p.turn + 1
    if place == p.seats:
        place = 0
    p.set_turn(place)


def end_turn(p: FlorenzaPosition) -> None:
    """fx-4.1, fx-4.9, fx-4.15: the turn passes, unless familiars of Antonio da Padova are still to be placed."""
    if p.at_once > 0:
        p.add_at_once(-1)
        if p.at_once > 0:
            return
    next_place(p)


def as_if_asked(p: FlorenzaPosition, seat: i64) -> FlorenzaPosition:
    """A copy in which it is this family's turn to place a familiar."""
    copy = p.copy()
    for place in range(copy.seats):
        if copy.order(place) == seat:
            copy.set_turn(place)
    copy.set_at_once(0)
    ask(copy, at.PLACING, seat)
    return copy


def has_choice(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether there is anything besides the administration."""
    if refuse_market(p, seat) == 0:
        return True
    for action in range(i64(at.ACTIONS)):
        if action != at.TO_ADMINISTRATION and is_in_box(p, action) and refuse(p, seat, action) == 0:
            return True
    return False


# -- A: activate a building ------------------------------------------------------------------------------------------


def is_open(p: FlorenzaPosition, owner: i64, square: i64) -> bool:
    """fx-4.2: a built building that is not violet, not blocked and empty can be occupied."""
    building = p.tile(owner, square)
    if building < 0 or p.member(owner, square) >= 0 or p.state(owner, square) != at.BUILT:
        return False
    return p.tables.building_violet[building] == 0


def refuse_occupation(p: FlorenzaPosition, seat: i64, owner: i64, square: i64) -> i64:
    """fx-4.2, fx-4.3: why a building cannot be occupied; a family on the lowest Captain space cannot use a rival's."""
    if owner >= p.seats:
        return at.NO_SUCH_SEAT
    if is_open(p, owner, square):
        return at.AT_FLOOR if owner != seat and at_floor(p, seat) else 0
    building = p.tile(owner, square)
    if building < 0:
        return at.NO_BUILDING
    if p.state(owner, square) == at.PLANNED:
        return at.NOT_BUILT
    if p.tables.building_violet[building] != 0:
        return at.IS_VIOLET
    return at.IS_BLOCKED if p.state(owner, square) == at.BLOCKED else at.IS_OCCUPIED


def occupy(p: FlorenzaPosition, seat: i64, owner: i64, square: i64) -> None:
    """fx-4.2, fx-4.3: the familiar is put on the building; for a rival's, one PP goes to its owner at once."""
    leave_zone(p, seat)
    p.set_member(owner, square, seat)
    if p.log is not None:
        args: dict[str, int] = {"building": p.tile(owner, square), "owner": owner, "square": square + 1}
        args["ghost"] = int(is_ghost(p, owner))
        p.log.append(Event("occupies" if owner == seat else "occupies-rival", seat, args, "fx-4.2"))
    pay_owner(p, seat, owner)


def pay_owner(p: FlorenzaPosition, seat: i64, owner: i64) -> None:
    """fx-4.3: the use of a rival's building is paid with prestige, from crest to crest."""
    if owner != seat:
        prestige(p, seat, -p.tables.occupation)
        prestige(p, owner, p.tables.occupation)


# -- B: plan a building ------------------------------------------------------------------------------------------------


def refuse_building(p: FlorenzaPosition, seat: i64, building: i64) -> i64:
    """fx-4.4: any tile of the supply, as long as the district has an empty square; the cost need not be in hand yet."""
    if p.supply(building) == 0:
        return at.NO_TILE
    return at.DISTRICT_FULL if first_empty(p, seat) < 0 else 0


def plan_building(p: FlorenzaPosition, seat: i64, building: i64) -> None:
    """fx-4.4: the tile lies under construction on the lowest empty square, with the familiar on it."""
    leave_zone(p, seat)
    square = take_tile(p, seat, building, at.PLANNED)
    p.set_member(seat, square, seat)
    if p.log is not None:
        p.log.append(Event("plans-building", seat, {"building": building, "square": square + 1}, "fx-4.4"))


# -- C: plan an artwork ------------------------------------------------------------------------------------------------


def refuse_work(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-4.5: a work without marker and familiar, in one's own district or on the main board."""
    if works.made_by(p, seat, work) >= 0:
        return at.WORK_MADE
    if works.planned_by(p, seat, work) >= 0:
        return at.WORK_PLANNED
    return at.NO_MARKER if spare_markers(p, seat, work < at.DISTRICT_WORKS) < 1 else 0


def spare_markers(p: FlorenzaPosition, seat: i64, in_district: bool) -> i64:
    """fx-4.7: markers beyond those that planned works need; in the district only neutral ones can be used."""
    own = works.count_planned_own(p, seat)
    spare = markers_left(p, seat) - own - works.count_planned_main(p, seat)
    return min(spare, p.neutral(seat) - own) if in_district else spare


def markers_left(p: FlorenzaPosition, seat: i64) -> i64:
    """Markers of all kinds that are not on a work."""
    return p.neutral(seat) + p.special(seat, 0) + p.special(seat, 1) + p.special(seat, 2)


def refuse_artist(p: FlorenzaPosition, seat: i64, work: i64, artist: i64) -> i64:
    """fx-4.6: an artist on display, free, with a speciality that the work shows; the anonymous are always there."""
    if artist == at.ANONYMOUS:
        return 0
    t = p.tables
    if t.preacher_of[artist] >= 0:
        return at.IS_PREACHER
    reason = refuse_character(p, artist, seat)
    if reason != 0:
        return reason
    return at.NO_SPECIALITY if i64(t.skills[artist]) & i64(t.work_artists[work]) == 0 else 0


def can_make(p: FlorenzaPosition, seat: i64, work: i64, character: i64) -> bool:
    """fx-4.6: whether `refuse_artist` would allow a character of the display, a little faster."""
    t = p.tables
    if i64(t.skills[character]) & i64(t.work_artists[work]) == 0:
        return False
    return refuse_character(p, character, seat) == 0


def some_artist(p: FlorenzaPosition, seat: i64, work: i64) -> bool:
    """Whether anybody on display could make the work; if not, it goes to an anonymous artist without a question."""
    for slot in range(i64(at.DISPLAY_SLOTS)):
        character = p.display(slot)
        if character < 0:
            return False
        if can_make(p, seat, work, character):
            return True
    return False


def plan_work(p: FlorenzaPosition, seat: i64, work: i64, artist: i64) -> None:
    """fx-4.5, fx-4.6: the familiar and the artist's tile are put on the work; nothing is paid yet."""
    leave_zone(p, seat)
    works.plan(p, seat, work, artist)
    if p.log is not None:
        args: dict[str, int] = {"work": work, "artist": event_artist(p, artist)}
        p.log.append(Event("plans-work", seat, args, "fx-4.5"))


# -- E, F, G: market, administration, captains of fortune ------------------------------------------------------------


def refuse_market(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-4.10: each family may have one familiar on the market."""
    return at.MARKET_TAKEN if p.market(seat) > 0 else 0


def to_market(p: FlorenzaPosition, seat: i64) -> None:
    """fx-4.10: the familiar waits on the market for phase 5."""
    leave_zone(p, seat)
    p.set_market(seat, 1)
    if p.log is not None:
        p.log.append(Event("to-market", seat, {}, "fx-4.10"))


def administer(p: FlorenzaPosition, seat: i64) -> None:
    """fx-4.11: any number of familiars may go to the administration."""
    leave_zone(p, seat)
    p.add_administration(seat, 1)
    if p.log is not None:
        p.log.append(Event("to-administration", seat, {}, "fx-4.11"))


def refuse_fortune(p: FlorenzaPosition, fortune: i64) -> i64:
    """fx-4.12: one familiar on each captain of fortune; a family may hire several."""
    state = p.fortune(fortune)
    if state == at.NOT_IN_PLAY:
        return at.NO_CAPTAIN
    if state == at.TURNED_OVER:
        return at.TURNED_BY_GHOST
    return 0 if state == at.FREE else at.IS_OCCUPIED


def hire_fortune(p: FlorenzaPosition, seat: i64, fortune: i64) -> None:
    """fx-4.12: the familiar is put on the captain's card."""
    leave_zone(p, seat)
    p.set_fortune(fortune, at.HELD + seat)
    if p.log is not None:
        p.log.append(Event("to-fortune", seat, {"fortune": fortune}, "fx-4.12"))


# -- choices -----------------------------------------------------------------------------------------------------------


def refuse(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """Why a familiar cannot be used in this way; 0 if it can."""
    kind = at.action_kind(action)
    index = at.action_index(action)
    if kind == at.OCCUPY:
        return refuse_occupation(p, seat, at.occupy_owner(index), at.occupy_square(index))
    if kind == at.BUILD:
        return refuse_building(p, seat, index)
    if kind == at.WORK:
        return refuse_work(p, seat, index)
    if kind == at.PREACH_CHURCH or kind == at.PREACH_DUOMO:
        return charity.refuse(p, seat, index, kind == at.PREACH_DUOMO)
    if kind == at.TO_MARKET:
        return refuse_market(p, seat)
    if kind == at.TO_FORTUNE:
        return refuse_fortune(p, index)
    if kind == at.DONE or kind == at.REFUSE:
        return at.MUST_PLACE
    return 0 if kind == at.TO_ADMINISTRATION else at.NO_SUCH_MOVE


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """Everything that may be done with a familiar, in the order of the rulebook."""
    seat = p.to_act
    count = fill_occupations(p, buf, seat)
    if first_empty(p, seat) >= 0:
        buildings = p.tables.buildings
        count = fill_buildings(p, buf, count, 0, min(buildings, i64(at.FIRST_BUILDINGS)))
        count = fill_buildings(p, buf, count, at.FIRST_BUILDINGS, buildings)
    count = fill_works(p, buf, count, seat)
    count = charity.fill(p, buf, count, seat)
    if refuse_market(p, seat) == 0:
        buf[count] = i16(at.TO_MARKET)
        count += 1
    buf[count] = i16(at.TO_ADMINISTRATION)
    count += 1
    return fill_fortunes(p, buf, count)


def fill_fortunes(p: FlorenzaPosition, buf: vec[i16], count: i64) -> i64:
    """The captains of fortune that nobody has hired."""
    # hot: raw cells
    cells = p.cells
    for fortune in range(p.tables.fortunes):
        if cells[at.FORTUNE_AT + fortune] == at.FREE:
            buf[count] = i16(at.to_fortune(fortune))
            count += 1
    return count


def fill_occupations(p: FlorenzaPosition, buf: vec[i16], seat: i64) -> i64:
    """The buildings that may be occupied, as defined by `is_open`."""
    # hot: raw cells
    cells, violet = p.cells, p.tables.building_violet
    low = at_floor(p, seat)
    count: i64 = 0
    for owner in range(p.seats):
        if owner == seat or not low:
            base = at.SEATS_AT + owner * at.SEAT_SIZE
            first = at.occupy(owner, 0)
            for square in range(i64(at.SQUARES)):
                tile = i64(cells[base + at.TILE_AT + square])  # building + 1
                if tile == 0 or cells[base + at.MEMBER_AT + square] != 0:
                    continue
                if cells[base + at.STATE_AT + square] == at.BUILT and violet[tile - 1] == 0:
                    buf[count] = i16(first + square)
                    count += 1
    return count


def fill_buildings(p: FlorenzaPosition, buf: vec[i16], count: i64, first: i64, last: i64) -> i64:
    """The buildings of the supply from one up to another; the numbers of their actions must be consecutive."""
    # hot: raw cells
    cells = p.cells
    before_first = at.build(first) - first
    for building in range(first, last):
        if cells[at.SUPPLY_AT + building] > 0:
            buf[count] = i16(before_first + building)
            count += 1
    return count


def fill_works(p: FlorenzaPosition, buf: vec[i16], start: i64, seat: i64) -> i64:
    """The works that may be planned; planned ones are counted along the way, for the markers that they need."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    count = start
    planned: i64 = 0
    for work in range(i64(at.DISTRICT_WORKS)):
        if cells[base + at.OWN_ARTIST_AT + work] != 0:
            planned += 1
        elif cells[base + at.OWN_MADE_AT + work] == 0:
            buf[count] = i16(at.WORK + work)
            count += 1
    if p.neutral(seat) - planned < 1:
        count = start
    for work in range(p.tables.works - at.DISTRICT_WORKS):
        if cells[at.MAIN_MADE_BY_AT + work] == 0:
            planned_by = i64(cells[at.MAIN_PLANNED_BY_AT + work])  # seat + 1
            if planned_by == 0:
                buf[count] = i16(at.work(at.DISTRICT_WORKS + work))
                count += 1
            elif planned_by == seat + 1:
                planned += 1
    return count if markers_left(p, seat) > planned else start


def place(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a use of a familiar; True if it leads to another question first."""
    seat = p.to_act
    kind = at.action_kind(action)
    index = at.action_index(action)
    if kind == at.OCCUPY:
        occupy(p, seat, at.occupy_owner(index), at.occupy_square(index))
    elif kind == at.BUILD:
        plan_building(p, seat, index)
    elif kind == at.WORK:
        if some_artist(p, seat, index):
            p.set_work_now(index)
            return ask(p, at.CHOOSE_ARTIST, seat)
        plan_work(p, seat, index, at.ANONYMOUS)
    elif kind == at.PREACH_CHURCH or kind == at.PREACH_DUOMO:
        if charity.preach(p, seat, index, kind == at.PREACH_DUOMO):
            return ask(p, at.SWAP_GIVE, seat)
    elif kind == at.TO_MARKET:
        to_market(p, seat)
    elif kind == at.TO_ADMINISTRATION:
        administer(p, seat)
    else:
        hire_fortune(p, seat, index)
    end_turn(p)
    return False


def refuse_hiring(p: FlorenzaPosition, action: i64) -> i64:
    """Why an artist cannot be hired for the chosen work; 0 if he can."""
    if at.action_kind(action) != at.HIRE:
        return at.NO_SUCH_MOVE
    return refuse_artist(p, p.to_act, p.work_now, at.action_index(action))


def fill_hiring(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The artists for the chosen work."""
    # hot: raw cells
    cells, seat, work = p.cells, p.to_act, p.work_now
    count: i64 = 0
    for slot in range(i64(at.DISPLAY_SLOTS)):
        character = i64(cells[at.DISPLAY_AT + slot]) - 1
        if character < 0:
            break
        if can_make(p, seat, work, character):
            buf[count] = i16(at.hire(character))
            count += 1
    buf[count] = i16(at.hire(at.ANONYMOUS))
    return count + 1


def hire(p: FlorenzaPosition, artist: i64) -> None:
    """Carry out the choice of an artist for the work."""
    plan_work(p, p.to_act, p.work_now, artist)
    p.set_work_now(-1)
    end_turn(p)


def swap(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out one half of Bernardo's swap, or decline it; True if the other half is asked next."""
    if charity.swap_step(p, action):
        return True
    end_turn(p)
    return False
