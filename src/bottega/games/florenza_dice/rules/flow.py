"""The course of the game: rounds, phases and turns, and what is carried out between two decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, OVER, ROUND, TO_ACT, Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import agenda, dice, ghost, rione, tracks, works
from bottega.games.florenza_dice.rules.sheet import in_turn, of, open_kinds, own, put, solo

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


def rounds(p: FlorenzaDicePosition) -> i64:
    """fd-1.1: the number of rounds follows from the number of players."""
    return i64(p.tables.rounds[p.seats - 1])


def last_turn(p: FlorenzaDicePosition) -> bool:
    """fd-10.1: whether no turn follows this one."""
    return p.round == rounds(p) and next_active(p) == i64(p.cells[at.FIRST])


def next_active(p: FlorenzaDicePosition) -> i64:
    """fd-4.4, fd-11.1: the player to the left; alone, the Ghost and the player in turn."""
    players: i64 = 2 if solo(p) else p.seats
    after = i64(p.cells[at.ACTIVE]) + 1
    if after == players:
        return 0
    return after


# -- phase 1 of round 1: the free building -------------------------------------------------------------------------


def rolled_building(p: FlorenzaDicePosition, side: i64) -> None:
    """fd-2.1: the free building is the one with the number rolled, in space 1."""
    seat: i64 = 0
    while of(p, seat, at.BUILDING) != 0:
        seat += 1
    put(p, seat, at.BUILDING, side)
    own(p, seat, side)
    if p.log is not None:
        p.log.append(Event("free-building", seat, {"building": side}, "fd-2.1"))
    if seat == p.seats - 1:
        find_first(p)


def lowest(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-2.2: whether nobody rolled less."""
    for other in range(p.seats):
        if of(p, other, at.BUILDING) < of(p, seat, at.BUILDING):
            return False
    return True


def find_first(p: FlorenzaDicePosition) -> None:
    """fd-2.2: the lowest roll is First Player for the whole game; among equals the lot decides."""
    tied: i64 = 0
    found: i64 = -1
    for seat in range(p.seats):
        if lowest(p, seat):
            tied += 1
            found = seat
    if tied > 1:
        p.cells[at.STAGE] = i16(at.DRAW_FIRST)
    else:
        first_player(p, found)


def first_player(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-2.2, fd-11.1: the First Player begins every round; in the solo game it is the player."""
    p.cells[at.FIRST] = i16(seat)
    p.cells[at.ACTIVE] = i16(seat)
    if p.log is not None:
        p.log.append(Event("first", seat, {}, "fd-2.2"))
    begin_turn(p)


# -- phases 1 and 2 from round 2 -------------------------------------------------------------------------------------


def begin_round(p: FlorenzaDicePosition) -> None:
    """fd-2.3: from round 2 a round begins with the incomes of the Chiesa; offices last one round."""
    cells = p.cells
    cells[ROUND] += 1
    cells[at.STAGE] = i16(at.INCOME)
    cells[at.CAPTAIN_SEAT] = -1
    cells[at.BISHOP_SEAT] = -1
    clear_dice(p)
    if p.log is not None:
        p.log.append(Event("round", -1, {"round": p.round}, "fd-2.3"))
    for seat in range(p.seats):
        due: i64 = 0
        for work in range(i64(at.AREA_WORKS)):
            if of(p, seat, at.ARTIST + at.CHIESA + work) > 0:
                due |= i64(1) << work
        if due != 0:
            agenda.push(p, seat, agenda.income(due))
            resolve(p, seat)


def pay_income(p: FlorenzaDicePosition, seat: i64, works_due: i64) -> None:
    """fd-2.3: one work after the other. Their order changes nothing in the end, so nobody is asked for it."""
    work: i64 = 0
    while works_due >> work & 1 == 0:
        work += 1
    agenda.pop(p, seat)
    rest = works_due & ~(i64(1) << work)
    if rest != 0:
        agenda.push(p, seat, agenda.income(rest))
    if p.log is not None:
        p.log.append(Event("income", seat, {"work": at.CHIESA + work}, "fd-2.3"))
    works.effect(p, seat, at.CHIESA + work, "fd-2.3")


def elect(p: FlorenzaDicePosition) -> None:
    """fd-3.1, fd-3.2, fd-3.3: both offices are filled anew; the Captain gets a resource of choice."""
    cells = p.cells
    cells[at.STAGE] = i16(at.ROLES)
    captain = foremost(p, at.CAPTAIN)
    bishop = foremost(p, at.BISHOP)
    cells[at.CAPTAIN_SEAT] = i16(captain)
    cells[at.BISHOP_SEAT] = i16(bishop)
    if p.log is not None:
        p.log.append(elected("captain", captain, p.seats, "fd-3.1"))
        p.log.append(elected("bishop", bishop, p.seats, "fd-3.3"))
    if 0 <= captain < p.seats:
        agenda.push(p, captain, agenda.goods(at.ANY, 1, at.NONE, 0))
        resolve(p, captain)


def elected(office: str, seat: i64, seats: i64, rule: str) -> Event:
    """The event that tells who has an office."""
    if 0 <= seat < seats:
        return Event(office, seat, {}, rule)
    return Event(f"no-{office}" if seat < 0 else f"ghost-{office}", -1, {}, rule)


def foremost(p: FlorenzaDicePosition, track: i64) -> i64:
    """fd-3.1, fd-3.3, fd-11.4: who has strictly the most marks, and no fewer than the office needs; -1: nobody."""
    best: i64 = i64(p.tables.least[track]) - 1
    found: i64 = -1
    for seat in range(p.seats):
        marks = of(p, seat, at.MARKED + track)
        if marks > best:
            best, found = marks, seat
        elif marks == best:
            found = -1
    if solo(p):
        marks = i64(p.cells[at.GHOST + track])
        if marks > best:
            found = 1
        elif marks == best:
            found = -1
    return found


# -- phase 3: turns --------------------------------------------------------------------------------------------------


def clear_dice(p: FlorenzaDicePosition) -> None:
    cells = p.cells
    for die in range(i64(at.DICE)):
        cells[at.VALUE + die] = 0
        cells[at.ORDER + die] = 0


def begin_turn(p: FlorenzaDicePosition) -> None:
    """fd-4.1, fd-9.12: the Active Player rolls all six dice; with the new turn every (1x) effect can be used again."""
    cells = p.cells
    clear_dice(p)
    cells[at.TURN] += 1
    cells[at.STAGE] = i16(at.ROLL_DICE)
    for seat in range(p.seats):
        put(p, seat, at.ONCE, 0)
        put(p, seat, at.TAKEN, 0)
    if p.log is not None:
        active = i64(cells[at.ACTIVE])
        if active < p.seats:
            p.log.append(Event("turn", active, {}, "fd-4.1"))
        else:
            p.log.append(Event("ghost-turn", -1, {}, "fd-11.1"))


def rolled(p: FlorenzaDicePosition, side: i64) -> None:
    """fd-4.1: the dice in the order of the dice board."""
    cells = p.cells
    die: i64 = 0
    while cells[at.VALUE + die] != 0:
        die += 1
    cells[at.VALUE + die] = i16(side)
    if p.log is not None:
        p.log.append(Event("rolled", -1, {"die": die, "value": side}, "fd-4.1"))
    if die == at.DICE - 1:
        after_roll(p)


def after_roll(p: FlorenzaDicePosition) -> None:
    """fd-2.4, fd-11.2: dice won in the income are used first; the Ghost chooses at once."""
    cells = p.cells
    if i64(cells[at.ACTIVE]) >= p.seats:
        ghost.choose_dice(p)
        begin_others(p)
        return
    cells[at.STAGE] = i16(at.WAITED)
    for seat in range(p.seats):
        if of(p, seat, at.WAITING_DICE) > 0:
            resolve(p, seat)


def begin_active(p: FlorenzaDicePosition) -> None:
    """fd-4.2: the Active Player uses three different dice, one after the other."""
    active = i64(p.cells[at.ACTIVE])
    p.cells[at.STAGE] = i16(at.ACTIVE_TURN)
    put(p, active, at.DICE_LEFT, p.tables.dice_used)
    resolve(p, active)


def begin_others(p: FlorenzaDicePosition) -> None:
    """fd-4.3: every other player uses one die; none has to wait for another."""
    p.cells[at.STAGE] = i16(at.OTHERS)
    active = i64(p.cells[at.ACTIVE])
    for seat in range(p.seats):
        if seat != active:
            put(p, seat, at.DICE_LEFT, 1)
            resolve(p, seat)


def end_turn(p: FlorenzaDicePosition) -> None:
    """fd-4.4, fd-10.1: the player to the left is next; after the last of them a new round begins, or the game ends."""
    cells = p.cells
    if last_turn(p):
        cells[at.STAGE] = i16(at.FINISHED)
        if p.log is not None:
            p.log.append(Event("end", -1, {}, "fd-10.1"))
        return
    active = next_active(p)
    cells[at.ACTIVE] = i16(active)
    if active == i64(cells[at.FIRST]):
        begin_round(p)
    else:
        begin_turn(p)


# -- from one decision to the next -----------------------------------------------------------------------------------


def advance(p: FlorenzaDicePosition) -> None:
    """Find who acts next: whoever is asked for something, else what the next stage brings."""
    cells = p.cells
    while True:
        stage = i64(cells[at.STAGE])
        if stage == at.ROLL_BUILDINGS or stage == at.DRAW_FIRST or stage == at.ROLL_DICE:
            cells[TO_ACT] = i16(CHANCE)
            return
        if stage == at.FINISHED:
            cells[TO_ACT] = i16(OVER)
            return
        seat = first_asked(p)
        if seat >= 0:
            cells[TO_ACT] = i16(seat)
            return
        if stage == at.INCOME:
            elect(p)
        elif stage == at.ROLES:
            begin_turn(p)
        elif stage == at.WAITED:
            begin_active(p)
        elif stage == at.ACTIVE_TURN:
            if solo(p):
                ghost.walk_unused(p)
                end_turn(p)
            else:
                begin_others(p)
        else:
            end_turn(p)


def first_asked(p: FlorenzaDicePosition) -> i64:
    """fd-4.3: the first in turn order, from the Active Player on, who is asked for something; -1 for nobody."""
    seats = p.seats
    seat = i64(p.cells[at.ACTIVE])
    if seat >= seats:
        seat = 0
    for _ in range(seats):
        if of(p, seat, at.ASKED) != at.NOTHING:
            return seat
        seat += 1
        if seat == seats:
            seat = 0
    return -1


def resolve(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-8.1, fd-4.5: carry out the seat's agenda, always what came up last, until something must be asked."""
    asked: i64 = at.NOTHING
    while asked == at.NOTHING:
        item = agenda.top(p, seat)
        kind = item & 7
        if kind == at.ITEM_STEPS:
            next_step(p, seat, item)
        elif kind == at.ITEM_GOODS:
            asked = settle_goods(p, seat, item)
        elif kind == at.ITEM_USE:
            asked = at.ASK_USE
        elif kind == at.ITEM_DIE:
            asked = at.ASK_DIE
        elif kind == at.ITEM_CHIESA:
            asked = at.ASK_TRACK
        elif kind == at.ITEM_INCOME:
            pay_income(p, seat, item >> 3)
        else:
            asked = ask_for_turn(p, seat)
            break
    put(p, seat, at.ASKED, asked)


def next_step(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """fd-8.1: one step at a time; the others wait until all that follows from it is done."""
    track, count = item >> 3 & 3, item >> 5
    if count == 1:
        agenda.pop(p, seat)
    else:
        agenda.replace(p, seat, agenda.steps(track, count - 1))
    tracks.step(p, seat, track)


def settle_goods(p: FlorenzaDicePosition, seat: i64, item: i64) -> i64:
    """fd-5.1: a resource with one place is put there, one without is lost; asked is only where there is a choice."""
    if dice.may_exchange(p, seat, item) or dice.may_change(p, seat):
        return at.ASK_PLACE
    resource = agenda.goods_resource(item)
    ways = dice.places(p, seat, resource)
    if ways > 1 or (in_turn(p) and can_act(p, seat)):
        return at.ASK_PLACE
    if ways == 0:
        dice.lose(p, seat, item)
    else:
        put_only(p, seat, item)
    return at.NOTHING


def put_only(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """Put a resource in the one place that there is for it."""
    own = agenda.goods_resource(item)
    for project in range(i64(at.PROJECTS)):
        for resource in range(i64(at.RESOURCES)):
            if own == resource or own == at.ANY:
                if dice.refuse_place(p, seat, item, project, resource) == 0:
                    dice.place(p, seat, item, project, resource)
                    return


def ask_for_turn(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-4.5, fd-1.3: the dice that are due first; then, if the supply still allows anything, the end of the turn."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.WAITED:
        return at.ASK_DIE if of(p, seat, at.WAITING_DICE) > 0 else at.NOTHING
    if stage != at.ACTIVE_TURN and stage != at.OTHERS:
        return at.NOTHING
    if of(p, seat, at.DICE_LEFT) > 0:
        return at.ASK_DIE
    return at.ASK_DONE if can_act(p, seat) else at.NOTHING


def can_act(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-1.3, fd-1.5: whether the seat could spend from its supply or build."""
    useful: i64 = 0
    if of(p, seat, at.SPARE) > 0:
        useful |= at.RESOURCE_BITS
    if of(p, seat, at.FIORINI) > 0:
        useful |= at.FIORINI_BITS
    if useful != 0 and open_kinds(p, seat) & useful != 0:
        return True
    for number in range(i64(1), i64(at.BUILDINGS + 1)):
        if rione.refuse_build(p, seat, number) == 0:
            return True
    return False
