"""The course of the game: rounds, phases and turns, and what is carried out between two decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import CHANCE, OVER, Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice import scoring
from bottega.games.florenza_dice.rules import agenda, dice, ghost, rione, sheet, tracks, works
from bottega.games.florenza_dice.rules.sheet import in_turn, is_solo, open_kinds, own

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def rounds(p: FlorenzaDicePosition) -> i64:
    """fd-1.1: the number of rounds follows from the number of players."""
    return i64(p.tables.rounds[p.seats - 1])


def is_last_turn(p: FlorenzaDicePosition) -> bool:
    """fd-10.1: whether no turn follows this one."""
    return p.round == rounds(p) and next_active(p) == p.first


def next_active(p: FlorenzaDicePosition) -> i64:
    """fd-4.4, fd-11.1: the player to the left; in the solo game, the Ghost and the player alternate."""
    players: i64 = 2 if is_solo(p) else p.seats
    after = p.active + 1
    if after == players:
        return 0
    return after


# -- phase 1 of round 1: the free building -------------------------------------------------------------------------


def set_up(p: FlorenzaDicePosition, target: i64) -> None:
    """fd-1.2, fd-11.1: everybody has the starting supply and rolls for a free building."""
    t = p.tables
    p.set_to_act(CHANCE)
    p.set_round(1)
    p.set_stage(at.STAGE_ROLL_BUILDINGS)
    p.set_first(-1)
    p.set_captain(-1)
    p.set_bishop(-1)
    p.set_target(target)
    for seat in range(p.seats):
        p.set_fiorini(seat, t.start_fiorini)
        p.set_spare(seat, t.start_spare)
        p.set_stars(seat, t.start_stars)
        p.set_next_project(seat, at.RIONE + 1)


def rolled_building(p: FlorenzaDicePosition, side: i64) -> None:
    """fd-2.1: the free building is the one with the number rolled, in space 1."""
    seat: i64 = 0
    while p.building(seat, 0) != 0:
        seat += 1
    p.set_building(seat, 0, side)
    own(p, seat, side)
    if p.log is not None:
        p.log.append(Event("free-building", seat, {"building": side}, "fd-2.1"))
    if seat == p.seats - 1:
        find_first(p)


def is_lowest(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-2.2: whether nobody rolled less."""
    for other in range(p.seats):
        if p.building(other, 0) < p.building(seat, 0):
            return False
    return True


def find_first(p: FlorenzaDicePosition) -> None:
    """fd-2.2: the lowest roll is First Player for the whole game; among equals a draw decides."""
    tied: i64 = 0
    found: i64 = -1
    for seat in range(p.seats):
        if is_lowest(p, seat):
            tied += 1
            found = seat
    if tied > 1:
        p.set_stage(at.STAGE_DRAW_FIRST)
    else:
        first_player(p, found)


def first_player(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-2.2, fd-11.1: the First Player begins every round; in the solo game it is the player."""
    p.set_first(seat)
    p.set_active(seat)
    if p.log is not None:
        p.log.append(Event("first", seat, {}, "fd-2.2"))
    begin_turn(p)


# -- phases 1 and 2 from round 2 -------------------------------------------------------------------------------------


def begin_round(p: FlorenzaDicePosition) -> None:
    """fd-2.3: from round 2 a round begins with the incomes of the Chiesa; offices last one round."""
    p.set_round(p.round + 1)
    p.set_stage(at.STAGE_INCOME)
    p.set_captain(-1)
    p.set_bishop(-1)
    if p.log is not None:
        p.log.append(Event("round", -1, {"round": p.round}, "fd-2.3"))
    for seat in range(p.seats):
        due: i64 = 0
        for work in range(at.CHIESA, p.tables.chiesa_end):
            if p.artist(seat, work) > 0:
                due |= i64(1) << work - at.CHIESA
        if due != 0:
            agenda.push(p, seat, agenda.income(due))
            resolve(p, seat)


def pay_income(p: FlorenzaDicePosition, seat: i64, works_due: i64) -> None:
    """fd-2.3: one work after the other. Their order makes no difference in the end, so nobody is asked for it."""
    work: i64 = 0
    while works_due >> work & 1 == 0:
        work += 1
    agenda.pop(p, seat)
    rest = works_due & ~(i64(1) << work)
    if rest != 0:
        agenda.push(p, seat, agenda.income(rest))
    if p.log is not None:
        number = i64(p.tables.number_of[at.CHIESA + work])
        p.log.append(Event("income", seat, {"work": number}, "fd-2.3"))
    works.effect(p, seat, at.CHIESA + work, "fd-2.3")


def elect(p: FlorenzaDicePosition) -> None:
    """fd-3.1, fd-3.2, fd-3.3: both offices are filled again; the Captain gets a resource of choice."""
    p.set_stage(at.STAGE_ROLES)
    captain = foremost(p, at.CAPTAIN)
    bishop = foremost(p, at.BISHOP)
    p.set_captain(captain)
    p.set_bishop(bishop)
    if p.log is not None:
        p.log.append(elected("captain", captain, p.seats, "fd-3.1"))
        p.log.append(elected("bishop", bishop, p.seats, "fd-3.3"))
    if 0 <= captain < p.seats:
        agenda.push(p, captain, agenda.goods(at.ANY, 1, at.NONE, at.FRESH))
        resolve(p, captain)


def elected(office: str, seat: i64, seats: i64, rule: str) -> Event:
    """Report that an office was filled, or not."""
    if 0 <= seat < seats:
        return Event(office, seat, {}, rule)
    return Event(f"no-{office}" if seat < 0 else f"ghost-{office}", -1, {}, rule)


def foremost(p: FlorenzaDicePosition, track: i64) -> i64:
    """fd-3.1, fd-3.3, fd-11.4: who has strictly the most marks, and no fewer than the office needs; -1: nobody."""
    best: i64 = i64(p.tables.least[track]) - 1
    found: i64 = -1
    for seat in range(p.seats):
        marks = p.track_marks(seat, track)
        if marks > best:
            best, found = marks, seat
        elif marks == best:
            found = -1
    if is_solo(p):
        marks = p.ghost_marks(track)
        if marks > best:
            found = 1
        elif marks == best:
            found = -1
    return found


# -- phase 3: turns --------------------------------------------------------------------------------------------------


def begin_turn(p: FlorenzaDicePosition) -> None:
    """fd-4.1: the Active Player rolls all six dice."""
    p.add_turn(1)
    p.set_stage(at.STAGE_ROLL)
    if p.log is not None:
        active = p.active
        if active < p.seats:
            p.log.append(Event("turn", active, {}, "fd-4.1"))
        else:
            p.log.append(Event("ghost-turn", -1, {}, "fd-11.1"))


def rolled(p: FlorenzaDicePosition, side: i64) -> None:
    """fd-4.1: the dice in the order of the dice board."""
    die: i64 = 0
    while p.die_value(die) != 0:
        die += 1
    p.set_die_value(die, side)
    if p.log is not None:
        p.log.append(Event("rolled", -1, {"die": die, "value": side}, "fd-4.1"))
    if die == at.DICE - 1:
        after_roll(p)


def after_roll(p: FlorenzaDicePosition) -> None:
    """fd-2.4, fd-11.2: dice won in the income are used first; the Ghost chooses at once."""
    if p.active >= p.seats:
        ghost.choose_dice(p)
        begin_others(p)
    else:
        p.set_stage(at.STAGE_WAITING_DICE)


def next_owner(p: FlorenzaDicePosition) -> i64:
    """fd-2.4: the first in turn order, from the Active Player on, with a die of the income to use; -1: nobody."""
    seats = p.seats
    seat = p.active
    for _ in range(seats):
        if p.waiting_dice(seat) > 0:
            return seat
        seat += 1
        if seat == seats:
            seat = 0
    return -1


def begin_active(p: FlorenzaDicePosition) -> None:
    """fd-4.2: the Active Player uses three different dice, one after the other."""
    active = p.active
    p.set_stage(at.STAGE_ACTIVE)
    p.set_dice_left(active, p.tables.dice_used)
    resolve(p, active)


def begin_others(p: FlorenzaDicePosition) -> None:
    """fd-4.3: every other player uses one die; none has to wait for another."""
    p.set_stage(at.STAGE_OTHERS)
    active = p.active
    for seat in range(p.seats):
        if seat != active:
            p.set_dice_left(seat, 1)
            resolve(p, seat)


def end_turn(p: FlorenzaDicePosition) -> None:
    """fd-4.4, fd-10.1: the player to the left is next; after the last of them a new round begins, or the game ends."""
    clear_turn(p)
    if is_last_turn(p):
        p.set_stage(at.STAGE_OVER)
        if p.log is not None:
            p.log.append(Event("end", -1, {}, "fd-10.1"))
            if is_solo(p):
                points, target = scoring.total(p, 0), p.target
                kind = "solo-won" if points > target else "solo-lost"
                p.log.append(Event(kind, 0, {"points": points, "target": target}, "fd-11.6"))
        return
    active = next_active(p)
    p.set_active(active)
    if active == p.first:
        begin_round(p)
    else:
        begin_turn(p)


def clear_turn(p: FlorenzaDicePosition) -> None:  # hot: raw cells
    """fd-9.12: nothing remains of a turn that is over: no dice on the board, and (1x) effects can be used again."""
    cells = p.cells
    for die in range(i64(at.DICE)):
        cells[at.DIE_VALUE_AT + die] = 0
        cells[at.DIE_ORDER_AT + die] = 0
    base: i64 = at.SEATS_AT
    for _ in range(p.seats):
        cells[base + at.ONCE_AT] = 0
        cells[base + at.TAKEN_AT] = 0
        base += at.SEAT_SIZE


# -- from one decision to the next -----------------------------------------------------------------------------------


def advance(p: FlorenzaDicePosition) -> None:
    """Find who acts next: a seat that has something to decide, otherwise what the next stage brings."""
    while True:
        stage = p.stage
        if stage == at.STAGE_ROLL_BUILDINGS or stage == at.STAGE_DRAW_FIRST or stage == at.STAGE_ROLL:
            p.set_to_act(CHANCE)
            return
        if stage == at.STAGE_OVER:
            p.set_to_act(OVER)
            return
        seat = first_asked(p)
        if seat >= 0:
            p.set_to_act(seat)
            return
        if stage == at.STAGE_INCOME:
            elect(p)
        elif stage == at.STAGE_ROLES:
            begin_turn(p)
        elif stage == at.STAGE_WAITING_DICE:
            owner = next_owner(p)
            if owner >= 0:
                resolve(p, owner)
            else:
                begin_active(p)
        elif stage == at.STAGE_ACTIVE:
            if is_solo(p):
                ghost.walk_unused(p)
                end_turn(p)
            else:
                begin_others(p)
        else:
            end_turn(p)


def first_asked(p: FlorenzaDicePosition) -> i64:
    """fd-4.3: the first in turn order, from the Active Player on, with something to decide; -1 for nobody."""
    seats = p.seats
    seat = p.active
    if seat >= seats:
        seat = 0
    for _ in range(seats):
        if p.asked(seat) != at.ASK_NOTHING:
            return seat
        seat += 1
        if seat == seats:
            seat = 0
    return -1


def resolve(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-8.1, fd-4.5: carry out the seat's agenda, latest items first, until something must be asked."""
    asked: i64 = at.ASK_NOTHING
    while asked == at.ASK_NOTHING:
        item = agenda.top(p, seat)
        kind = agenda.kind(item)
        if kind == at.ITEM_STEPS:
            next_step(p, seat, item)
        elif kind == at.ITEM_GOODS:
            asked = settle_goods(p, seat, item)
        elif kind == at.ITEM_USE:
            asked = at.ASK_USE
        elif kind == at.ITEM_DIE:
            asked = at.ASK_DIE
        elif kind == at.ITEM_CHIESA:
            if tracks.can_step(p, seat):
                asked = at.ASK_TRACK
            else:
                works.name_track(p, seat, at.CAPTAIN)
        elif kind == at.ITEM_INCOME:
            pay_income(p, seat, agenda.income_works(item))
        else:
            asked = ask_for_turn(p, seat)
            break
    p.set_asked(seat, asked)


def next_step(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """fd-8.1: one step at a time; the others wait until all that follows from it is done."""
    track, count = agenda.steps_track(item), agenda.steps_count(item)
    if count == 1:
        agenda.pop(p, seat)
    else:
        agenda.replace(p, seat, agenda.steps(track, count - 1))
    tracks.step(p, seat, track)


def settle_goods(p: FlorenzaDicePosition, seat: i64, item: i64) -> i64:
    """fd-5.1: a resource with only one place is put there, one without any is lost; otherwise the player is asked."""
    ways = dice.places(p, seat, agenda.goods_resource(item))
    if dice.may_change(p, seat):
        return at.ASK_PLACE
    if dice.may_exchange(p, seat, item) and dice.places(p, seat, at.ANY) > ways:
        return at.ASK_PLACE
    if in_turn(p) and can_act(p, seat):
        return at.ASK_PLACE
    if ways > 1 and not fill_all_places(p, seat, item):
        return at.ASK_PLACE
    if ways == 0:
        dice.lose(p, seat, item)
    else:
        put_only(p, seat, item)
    return at.ASK_NOTHING


def fill_all_places(p: FlorenzaDicePosition, seat: i64, item: i64) -> bool:
    """Whether two resources fill the only two places for them, and nothing can be done between the two."""
    resource = agenda.goods_resource(item)
    if agenda.goods_count(item) != 2 or resource == at.ANY:
        return False
    others = open_kinds(p, seat) & at.RESOURCE_BITS & ~(i64(3) << 2 * resource)
    if others != 0 and dice.may_exchange(p, seat, item):
        return False
    found: i64 = 0
    for project in range(p.tables.rione_end):
        free = sheet.free_icons(p, seat, project) >> 2 * resource & 3
        if free == 0:
            continue
        found += 1 if free != 3 else 2
        if found > 2:
            return False
        before = p.marks(seat, project)
        sheet.mark(p, seat, project, resource)
        can_build = in_turn(p) and rione.can_build(p, seat)
        p.set_marks(seat, project, before)
        if can_build:
            return False
    return found == 2


def put_only(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """Put a resource in the only place for it."""
    own = agenda.goods_resource(item)
    for project in range(p.tables.rione_end):
        for resource in range(i64(at.RESOURCES)):
            if own == resource or own == at.ANY:
                if dice.refuse_place(p, seat, item, project, resource) == 0:
                    dice.place(p, seat, item, project, resource)
                    return


def ask_for_turn(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-4.5, fd-1.3, fd-1.6: ask first for the dice that are due; then, if the supply allows anything, for the end."""
    stage = p.stage
    if stage == at.STAGE_WAITING_DICE:
        if p.waiting_dice(seat) > 0:
            return at.ASK_DIE
        if seat == p.active:
            return at.ASK_NOTHING  # the Active Player's own dice come next
    elif stage != at.STAGE_ACTIVE and stage != at.STAGE_OTHERS:
        return at.ASK_NOTHING
    elif p.dice_left(seat) > 0:
        return at.ASK_DIE
    return at.ASK_DONE if can_act(p, seat) else at.ASK_NOTHING


def can_act(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-1.3, fd-1.5, fd-6.6: whether the seat could spend from its supply or build."""
    useful: i64 = 0
    if p.spare(seat) > 0:
        useful |= at.RESOURCE_BITS
    if p.fiorini(seat) > 0:
        useful |= at.FIORINI_BITS
    if useful != 0 and open_kinds(p, seat) & useful != 0:
        return True
    return rione.can_build(p, seat)
