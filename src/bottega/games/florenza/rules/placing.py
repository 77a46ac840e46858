"""Phase 4: the families place their familiars one at a time, in turn order, in seven ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import (
    absence,
    ask,
    at_floor,
    call_members,
    first_empty,
    florins,
    gain,
    goods_total,
    is_ghost,
    prestige,
    seat_at,
    throw,
    work_at,
)

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def proceed(p: FlorenzaPosition) -> bool:
    """fx-4.1: one familiar each in turn order, again and again, until nobody has any left; nobody may pass.

    Whoever could only go to the administration goes there without being asked.
    """
    cells = p.cells
    seats = p.seats
    while True:
        idle: i64 = 0
        while idle < seats and cells[at.FAMILY + seat_at(p, i64(cells[at.TURN])) * at.STRIDE + at.ZONE] == 0:
            next_place(p)
            idle += 1
        if idle == seats:
            return False
        seat = seat_at(p, i64(cells[at.TURN]))
        if is_ghost(p, seat):
            return throw(p, at.GHOST_SPACE)
        if has_choice(p, seat):
            return ask(p, at.PLACING, seat)
        administer(p, seat)


def next_place(p: FlorenzaPosition) -> None:
    place = i64(p.cells[at.TURN]) + 1
    if place == p.seats:
        place = 0
    p.cells[at.TURN] = i16(place)


def end_turn(p: FlorenzaPosition) -> None:
    """fx-4.1, fx-4.9: the turn passes, unless familiars that Antonio da Padova brought are still to be placed."""
    cells = p.cells
    if cells[at.AT_ONCE] > 0:
        cells[at.AT_ONCE] -= 1
        if cells[at.AT_ONCE] > 0:
            return
    next_place(p)


def has_choice(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether there is anything besides the administration."""
    if market_refusal(p, seat) == 0:
        return True
    for building in range(i64(at.BUILDINGS)):
        if build_refusal(p, seat, building) == 0:
            return True
    for action in range(i64(at.TO_MARKET)):
        if action < at.HIRE or action > at.HIRE + at.ANONYMOUS:
            if place_refusal(p, seat, action) == 0:
                return True
    for fortune in range(i64(at.FORTUNES)):
        if fortune_refusal(p, seat, fortune) == 0:
            return True
    return False


def leave_zone(p: FlorenzaPosition, seat: i64) -> None:
    p.cells[at.FAMILY + seat * at.STRIDE + at.ZONE] -= 1


# -- A: activate a building ------------------------------------------------------------------------------------------


def is_open(cells: vec[i16], violet: vec[i16], cell: i64) -> bool:
    """fx-4.2: a built building that is not violet, not blocked and empty can be occupied."""
    building = i64(cells[cell + at.TILE]) - 1
    if building < 0 or cells[cell + at.MEMBER] != 0 or cells[cell + at.STATE] != at.BUILT:
        return False
    return violet[building] == 0


def occupy_refusal(p: FlorenzaPosition, seat: i64, owner: i64, square: i64) -> i64:
    """fx-4.2, fx-4.3: why a building cannot be occupied; a rival's not from the lowest space of the Captain track."""
    cells = p.cells
    if owner >= p.seats:
        return at.NO_SUCH_SEAT
    cell = at.FAMILY + owner * at.STRIDE + square
    if is_open(cells, p.tables.building_violet, cell):
        return at.AT_FLOOR if owner != seat and at_floor(p, seat) else 0
    building = i64(cells[cell + at.TILE]) - 1
    if building < 0:
        return at.NO_BUILDING
    if cells[cell + at.STATE] == at.PLANNED:
        return at.NOT_BUILT
    if p.tables.building_violet[building] != 0:
        return at.IS_VIOLET
    return at.IS_BLOCKED if cells[cell + at.STATE] == at.BLOCKED else at.IS_OCCUPIED


def occupy(p: FlorenzaPosition, seat: i64, owner: i64, square: i64) -> None:
    """fx-4.2, fx-4.3: the familiar stands on the building; for a rival's, one PP goes to its owner at once."""
    cells = p.cells
    leave_zone(p, seat)
    base = at.FAMILY + owner * at.STRIDE + square
    cells[base + at.MEMBER] = i16(seat + 1)
    if p.log is not None:
        building = i64(cells[base + at.TILE]) - 1
        args: dict[str, int] = {"building": building, "owner": owner, "square": square + 1}
        p.log.append(Event("occupies" if owner == seat else "occupies-rival", seat, args, "fx-4.2"))
    pay_owner(p, seat, owner)


def pay_owner(p: FlorenzaPosition, seat: i64, owner: i64) -> None:
    """fx-4.3: the use of a rival's building is paid with prestige, from crest to crest."""
    if owner != seat:
        prestige(p, seat, -p.tables.occupation)
        prestige(p, owner, p.tables.occupation)


# -- B: plan a building ------------------------------------------------------------------------------------------------


def build_refusal(p: FlorenzaPosition, seat: i64, building: i64) -> i64:
    """fx-4.4: any tile of the supply, as long as the district has an empty square; nothing need be in hand yet."""
    if p.cells[at.SUPPLY + building] == 0:
        return at.NO_TILE
    if first_empty(p, seat) < 0:
        return at.DISTRICT_FULL
    return 0


def plan_building(p: FlorenzaPosition, seat: i64, building: i64) -> None:
    """fx-4.4: the tile lies under construction on the lowest empty square, with the familiar on it."""
    cells = p.cells
    leave_zone(p, seat)
    square = first_empty(p, seat)
    base = at.FAMILY + seat * at.STRIDE + square
    cells[at.SUPPLY + building] -= 1
    cells[base + at.TILE] = i16(building + 1)
    cells[base + at.STATE] = i16(at.PLANNED)
    cells[base + at.MEMBER] = i16(seat + 1)
    if p.log is not None:
        p.log.append(Event("plans-building", seat, {"building": building, "square": square + 1}, "fx-4.4"))


# -- C: plan an artwork ------------------------------------------------------------------------------------------------


def work_refusal(p: FlorenzaPosition, seat: i64, work: i64) -> i64:
    """fx-4.5: a work without marker and familiar, of one's own district or the main board."""
    cells = p.cells
    cell = work_at(seat, work)
    if cells[cell + at.MARK] != 0:
        return at.WORK_MADE
    if cells[cell + at.PLAN] != 0:
        return at.WORK_PLANNED
    if spare_markers(p, seat, work < at.DISTRICT_WORKS) < 1:
        return at.NO_MARKER
    return 0


def planned_works(p: FlorenzaPosition, seat: i64, district: bool) -> i64:
    """How many works of the district, or of the main board, the family has planned."""
    cells = p.cells
    count: i64 = 0
    if district:
        base = at.FAMILY + seat * at.STRIDE + at.OWN_WORKS
        for work in range(i64(at.DISTRICT_WORKS)):
            if cells[base + work * 4 + at.PLAN] != 0:
                count += 1
    else:
        for work in range(i64(at.MAIN_WORKS)):
            if i64(cells[at.WORKS_AT + work * 4 + at.PLAN]) == seat + 1:
                count += 1
    return count


def spare_markers(p: FlorenzaPosition, seat: i64, district: bool) -> i64:
    """fx-4.7: markers beyond those that planned works need; only neutral ones serve in the district."""
    own = planned_works(p, seat, True)
    spare = any_spare(p, seat, own + planned_works(p, seat, False))
    return min(spare, neutral_spare(p, seat, own)) if district else spare


def neutral_spare(p: FlorenzaPosition, seat: i64, own: i64) -> i64:
    """Neutral markers beyond those for so many planned works of the district."""
    return i64(p.cells[at.FAMILY + seat * at.STRIDE + at.NEUTRAL]) - own


def any_spare(p: FlorenzaPosition, seat: i64, planned: i64) -> i64:
    """Markers of any kind beyond those for so many planned works."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    special = (
        i64(cells[base + at.SPECIAL]) + i64(cells[base + at.SPECIAL + 1]) + i64(cells[base + at.SPECIAL + 2])
    )
    return i64(cells[base + at.NEUTRAL]) + special - planned


def artist_refusal(p: FlorenzaPosition, seat: i64, work: i64, character: i64) -> i64:
    """fx-4.6: an artist on display, free, with a speciality that the work shows; the anonymous are always there."""
    if character == at.ANONYMOUS:
        return 0
    t = p.tables
    if t.preacher_of[character] >= 0:
        return at.IS_PREACHER
    reason = absence(p, character, seat)
    if reason != 0:
        return reason
    if i64(t.skills[character]) & i64(t.work_artists[work]) == 0:
        return at.NO_SPECIALITY
    return 0


def some_artist(p: FlorenzaPosition, seat: i64, work: i64) -> bool:
    """Whether anybody on display could make the work; else nobody is asked, and an anonymous one gets it."""
    for slot in range(i64(10)):
        character = i64(p.cells[at.DISPLAY + slot]) - 1
        if character < 0:
            return False
        if artist_refusal(p, seat, work, character) == 0:
            return True
    return False


def plan_work(p: FlorenzaPosition, seat: i64, work: i64, character: i64) -> None:
    """fx-4.5, fx-4.6: familiar and artist's tile lie on the work; nothing is paid yet."""
    cells = p.cells
    leave_zone(p, seat)
    cell = work_at(seat, work)
    cells[cell + at.PLAN] = i16(seat + 1)
    cells[cell + at.ARTIST] = i16(character + 1)
    if character < at.CHARACTERS:
        cells[at.TAKEN + character] = 1
    if p.log is not None:
        p.log.append(Event("plans-work", seat, {"work": work, "artist": character}, "fx-4.5"))


# -- D: charity --------------------------------------------------------------------------------------------------------


def preach_refusal(p: FlorenzaPosition, seat: i64, preacher: i64, duomo: bool) -> i64:
    """fx-4.8: a free space, a preacher who would come, and the whole price in hand."""
    space: i64 = at.DUOMO_BY
    if not duomo:
        space = at.FAMILY + seat * at.STRIDE + at.CHURCH
    if p.cells[space] != 0:
        return at.SPACE_TAKEN
    reason = preacher_refusal(p, seat, preacher)
    if reason != 0:
        return reason
    return at.CANNOT_PAY if florins(p, seat) < preacher_price(p, preacher, duomo) else 0


def preacher_refusal(p: FlorenzaPosition, seat: i64, preacher: i64) -> i64:
    """fx-4.8: a preacher on display or an anonymous one; not for a loss at the bottom of a track."""
    t = p.tables
    if preacher != at.NAMELESS:
        reason = absence(p, i64(t.preacher_character[preacher]), seat)
        if reason != 0:
            return reason
    if i64(t.preacher_gain[preacher * at.GAINS + at.PP_COLUMN]) < 0 and at_floor(p, seat):
        return at.PREACHER_AT_FLOOR
    if i64(t.preacher_gain[preacher * at.GAINS + at.BP_COLUMN]) < 0:
        if i64(p.cells[at.FAMILY + seat * at.STRIDE + at.MITRE]) <= t.bishop_floor:
            return at.PREACHER_AT_FLOOR
    return 0


def preacher_price(p: FlorenzaPosition, preacher: i64, duomo: bool) -> i64:
    """fx-4.8: the Duomo's space costs more than the preacher alone."""
    price = i64(p.tables.preacher_price[preacher])
    return price + p.tables.duomo_charity if duomo else price


def preach(p: FlorenzaPosition, seat: i64, preacher: i64, duomo: bool) -> bool:
    """fx-4.8, fx-4.9: pay, take the familiars (in the Duomo one more), then the preacher's effect; True if he
    asks for a swap.
    """
    cells = p.cells
    t = p.tables
    base = at.FAMILY + seat * at.STRIDE
    price = preacher_price(p, preacher, duomo)
    leave_zone(p, seat)
    cells[base + at.FLORINS] -= i16(price)
    if duomo:
        cells[at.DUOMO_BY] = i16(seat + 1)
        cells[at.DUOMO_WHO] = i16(preacher + 1)
    else:
        cells[base + at.CHURCH] = i16(preacher + 1)
    if preacher != at.NAMELESS:
        cells[at.TAKEN + i64(t.preacher_character[preacher])] = 1
    due = i64(t.preacher_members[preacher])
    found = call_members(p, seat, due + t.duomo_members if duomo else due)
    if p.log is not None:
        args: dict[str, int] = {"preacher": preacher, "duomo": int(duomo), "price": price, "members": found}
        p.log.append(Event("charity", seat, args, "fx-4.8"))
    gain(p, seat, t.preacher_gain, preacher)
    if t.preacher_at_once[preacher] != 0 and found > 0:
        cells[at.AT_ONCE] = i16(max(i64(0), i64(cells[at.AT_ONCE]) - 1) + found + 1)
    return t.preacher_swap[preacher] != 0 and goods_total(p, seat) > 0


def swap(p: FlorenzaPosition, seat: i64, taken: i64) -> None:
    """fx-4.9: Bernardo di Chiaravalle changes one resource into another, if one likes."""
    cells = p.cells
    base = at.FAMILY + seat * at.STRIDE
    given = i64(cells[at.GIVEN]) - 1
    cells[base + taken] += 1
    cells[at.GIVEN] = 0
    if p.log is not None:
        p.log.append(Event("swaps-one", seat, {"given": given, "taken": taken}, "fx-4.9"))


# -- E, F, G: market, administration, captains of fortune ------------------------------------------------------------


def market_refusal(p: FlorenzaPosition, seat: i64) -> i64:
    """fx-4.10: one familiar of each family on the market."""
    return at.MARKET_TAKEN if p.cells[at.FAMILY + seat * at.STRIDE + at.MARKET] != 0 else 0


def to_market(p: FlorenzaPosition, seat: i64) -> None:
    """fx-4.10: the familiar waits on the market for phase 5."""
    leave_zone(p, seat)
    p.cells[at.FAMILY + seat * at.STRIDE + at.MARKET] = 1
    if p.log is not None:
        p.log.append(Event("to-market", seat, {}, "fx-4.10"))


def administer(p: FlorenzaPosition, seat: i64) -> None:
    """fx-4.11: any number of familiars may go to the administration."""
    leave_zone(p, seat)
    p.cells[at.FAMILY + seat * at.STRIDE + at.ADMINISTRATION] += 1
    if p.log is not None:
        p.log.append(Event("to-administration", seat, {}, "fx-4.11"))
    end_turn(p)


def fortune_refusal(p: FlorenzaPosition, seat: i64, fortune: i64) -> i64:
    """fx-4.12: one familiar on each captain of fortune; a family may hire several."""
    state = i64(p.cells[at.FORTUNE + fortune])
    if state == at.NOT_IN_PLAY:
        return at.NO_CAPTAIN
    return 0 if state == at.FREE else at.IS_OCCUPIED


def hire_fortune(p: FlorenzaPosition, seat: i64, fortune: i64) -> None:
    """fx-4.12: the familiar stands on the captain's card."""
    leave_zone(p, seat)
    p.cells[at.FORTUNE + fortune] = i16(at.BY + seat)
    if p.log is not None:
        p.log.append(Event("to-fortune", seat, {"fortune": fortune}, "fx-4.12"))


# -- the contract ------------------------------------------------------------------------------------------------------


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """Everything that may be done with a familiar, in the order of the rulebook."""
    cells = p.cells
    seat = p.to_act
    count: i64 = 0
    low = at_floor(p, seat)
    violet = p.tables.building_violet
    for owner in range(p.seats):
        if owner == seat or not low:
            base = at.FAMILY + owner * at.STRIDE
            for square in range(i64(at.SQUARES)):
                if is_open(cells, violet, base + square):
                    buf[count] = i16(at.OCCUPY + owner * at.SQUARES + square)
                    count += 1
    if first_empty(p, seat) >= 0:
        for building in range(i64(at.BUILDINGS)):
            if cells[at.SUPPLY + building] != 0:
                buf[count] = i16(at.BUILD + building)
                count += 1
    count = fill_works(p, buf, count, seat)
    count = fill_charity(p, buf, count, seat)
    if market_refusal(p, seat) == 0:
        buf[count] = i16(at.TO_MARKET)
        count += 1
    buf[count] = i16(at.TO_ADMINISTRATION)
    count += 1
    for fortune in range(i64(at.FORTUNES)):
        if cells[at.FORTUNE + fortune] == at.FREE:
            buf[count] = i16(at.TO_FORTUNE + fortune)
            count += 1
    return count


def fill_works(p: FlorenzaPosition, buf: vec[i16], start: i64, seat: i64) -> i64:
    """The works that may be planned; planned ones are counted on the way, for the markers that they need."""
    cells = p.cells
    count = start
    own: i64 = 0
    others: i64 = 0
    base = at.FAMILY + seat * at.STRIDE + at.OWN_WORKS
    for work in range(i64(at.DISTRICT_WORKS)):
        if cells[base + work * 4 + at.MARK] == 0:
            if cells[base + work * 4 + at.PLAN] == 0:
                buf[count] = i16(at.WORK + work)
                count += 1
            else:
                own += 1
    if neutral_spare(p, seat, own) < 1:
        count = start
    for work in range(i64(at.MAIN_WORKS)):
        cell = at.WORKS_AT + work * 4
        if cells[cell + at.MARK] == 0:
            plan = i64(cells[cell + at.PLAN])
            if plan == 0:
                buf[count] = i16(at.WORK + at.DISTRICT_WORKS + work)
                count += 1
            elif plan == seat + 1:
                others += 1
    return count if any_spare(p, seat, own + others) > 0 else start


def fill_charity(p: FlorenzaPosition, buf: vec[i16], count: i64, seat: i64) -> i64:
    """The preachers of the display, and the anonymous one, for the spaces that are free."""
    cells = p.cells
    church = cells[at.FAMILY + seat * at.STRIDE + at.CHURCH] == 0
    duomo = cells[at.DUOMO_BY] == 0
    money = florins(p, seat)
    if (not church and not duomo) or money < p.tables.cheapest_preacher:
        return count
    for slot in range(i64(11)):
        preacher: i64 = at.NAMELESS
        if slot < 10:
            character = i64(cells[at.DISPLAY + slot]) - 1
            if character < 0:
                continue
            preacher = i64(p.tables.preacher_of[character])
            if preacher < 0:
                continue
        if preacher_refusal(p, seat, preacher) != 0:
            continue
        if church and money >= preacher_price(p, preacher, False):
            buf[count] = i16(at.PREACH_CHURCH + preacher)
            count += 1
        if duomo and money >= preacher_price(p, preacher, True):
            buf[count] = i16(at.PREACH_DUOMO + preacher)
            count += 1
    return count


def fill_artists(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The artists for the chosen work."""
    cells = p.cells
    seat = p.to_act
    work = i64(cells[at.WORK_NOW]) - 1
    count: i64 = 0
    for slot in range(i64(10)):
        character = i64(cells[at.DISPLAY + slot]) - 1
        if character < 0:
            break
        if artist_refusal(p, seat, work, character) == 0:
            buf[count] = i16(at.HIRE + character)
            count += 1
    buf[count] = i16(at.HIRE + at.ANONYMOUS)
    return count + 1


def place_refusal(p: FlorenzaPosition, seat: i64, action: i64) -> i64:
    """Why a familiar cannot be used so; 0 if it can."""
    if action < at.BUILD:
        return occupy_refusal(p, seat, action >> 3, action & 7)
    if action < at.WORK:
        return build_refusal(p, seat, action - at.BUILD)
    if action < at.HIRE:
        return work_refusal(p, seat, action - at.WORK)
    if action >= at.PREACH_CHURCH and action < at.TO_MARKET:
        if action < at.PREACH_DUOMO:
            return preach_refusal(p, seat, action - at.PREACH_CHURCH, False)
        return preach_refusal(p, seat, action - at.PREACH_DUOMO, True)
    if action == at.TO_MARKET:
        return market_refusal(p, seat)
    if action == at.TO_ADMINISTRATION:
        return 0
    if action >= at.TO_FORTUNE and action < at.RESERVE_FOR_ONESELF:
        return fortune_refusal(p, seat, action - at.TO_FORTUNE)
    return at.NO_SUCH_MOVE


def hire_refusal(p: FlorenzaPosition, action: i64) -> i64:
    """Why an artist cannot be given the chosen work; 0 if he can."""
    if action < at.HIRE or action > at.HIRE + at.ANONYMOUS:
        return at.NO_SUCH_MOVE
    return artist_refusal(p, p.to_act, i64(p.cells[at.WORK_NOW]) - 1, action - at.HIRE)


def place(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out a use of a familiar; True if something more is asked for it first."""
    seat = p.to_act
    cells = p.cells
    if action < at.BUILD:
        occupy(p, seat, action >> 3, action & 7)
    elif action < at.WORK:
        plan_building(p, seat, action - at.BUILD)
    elif action < at.HIRE:
        if some_artist(p, seat, action - at.WORK):
            cells[at.WORK_NOW] = i16(action - at.WORK + 1)
            return ask(p, at.CHOOSE_ARTIST, seat)
        plan_work(p, seat, action - at.WORK, at.ANONYMOUS)
    elif action < at.TO_MARKET:
        duomo = action >= at.PREACH_DUOMO
        if preach(p, seat, action - (at.PREACH_DUOMO if duomo else at.PREACH_CHURCH), duomo):
            return ask(p, at.SWAP_GIVE, seat)
    elif action == at.TO_MARKET:
        to_market(p, seat)
    elif action == at.TO_ADMINISTRATION:
        administer(p, seat)
        return False
    else:
        hire_fortune(p, seat, action - at.TO_FORTUNE)
    end_turn(p)
    return False


def hire(p: FlorenzaPosition, action: i64) -> None:
    """Carry out the choice of an artist for the work."""
    work = i64(p.cells[at.WORK_NOW]) - 1
    p.cells[at.WORK_NOW] = 0
    plan_work(p, p.to_act, work, action - at.HIRE)
    end_turn(p)


def swap_refusal(p: FlorenzaPosition, action: i64) -> i64:
    """fx-4.9: give one resource that is in hand and take one of another kind, or leave it."""
    if p.cells[at.STAGE] == at.SWAP_TAKE:
        if action < at.TAKE or action >= at.PAY_FORTUNE:
            return at.NO_SUCH_MOVE
        return at.NO_SUCH_MOVE if action - at.TAKE == i64(p.cells[at.GIVEN]) - 1 else 0
    if action == at.DONE:
        return 0
    if action < at.GIVE or action >= at.TAKE:
        return at.NO_SUCH_MOVE
    return at.NOT_HELD if p.cells[at.FAMILY + p.to_act * at.STRIDE + action - at.GIVE] == 0 else 0


def swap_step(p: FlorenzaPosition, action: i64) -> bool:
    """Carry out one half of Bernardo's swap, or leave it; True if the other half is asked."""
    cells = p.cells
    seat = p.to_act
    if action >= at.GIVE and action < at.TAKE:
        cells[at.GIVEN] = i16(action - at.GIVE + 1)
        cells[at.FAMILY + seat * at.STRIDE + action - at.GIVE] -= 1
        return ask(p, at.SWAP_TAKE, seat)
    if action != at.DONE:
        swap(p, seat, action - at.TAKE)
    end_turn(p)
    return False


def fill_swap(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """Both halves of Bernardo's swap."""
    first: i64 = at.TAKE if p.cells[at.STAGE] == at.SWAP_TAKE else at.GIVE
    count: i64 = 0
    for kind in range(i64(at.GOODS_COUNT)):
        if swap_refusal(p, first + kind) == 0:
            buf[count] = i16(first + kind)
            count += 1
    if first == at.GIVE:
        buf[count] = i16(at.DONE)
        count += 1
    return count
