"""What may be done: the reasons against an action, the canonical list, and carrying an action out.

The canonical list leaves out what only changes the order, what can be done later just as well, and what is dominated:

- from the supply, everything except the next missing icon, in a fixed order, of a project that the supply can finish
  now: before a die is taken, the next Rione space (for each building it could become); with a die in hand, the works
  that the die can complete; while a resource is being placed, only the buildings that help with it and could not be
  built before; in phases 1 and 2 nothing, and at the end of a turn nothing unless it is the last of the game;
- of two resources from one die, the one placed as it is comes first, then the one exchanged, then the one changed into
  Fiorini; of two placed as they are, the second goes no further up the sheet than the first;
- dominated: fewer resources than the die can give, a more expensive artist than necessary, a hire without the discount
  that the seat has, resources that would all be lost, and giving up a resource that can be exchanged or changed into
  Fiorini.

Building twice during the use of one die, the second time something that helps with it, is left out as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, NOT_TO_ACT
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import agenda, dice, flow, rione, sheet, works

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


# -- every action --------------------------------------------------------------------------------------------------


def waiting(p: FlorenzaDicePosition) -> tuple[int, ...]:
    """fd-4.3: all seats that have something to decide, in turn order."""
    first: int = p.to_act
    if first < 0:
        return ()
    seats: int = p.seats
    order = [(first + step) % seats for step in range(seats)]
    return tuple([seat for seat in order if p.asked(seat) != at.ASK_NOTHING])


def refuse(p: FlorenzaDicePosition, action: i64, seat: i64) -> i64:
    """Why the seat may not take the action; 0 if it may."""
    if seat < 0 or seat >= p.seats or p.asked(seat) == at.ASK_NOTHING:
        return NOT_TO_ACT
    kind, index = at.action_kind(action), at.action_index(action)
    if kind == at.TAKE:
        return dice.refuse_take(p, seat, index)
    if kind == at.PLACE or kind == at.CAMBIAVALUTE or kind == at.LOSE:
        return refuse_goods(p, seat, kind, index)
    if kind == at.SPEND:
        return sheet.refuse_spend(p, seat, at.spend_project(index), at.spend_resource(index))
    if kind == at.PAY:
        return sheet.refuse_pay(p, seat, index)
    if kind == at.BUILD:
        return rione.refuse_build(p, seat, index + 1)
    if kind == at.TRACK:
        return 0 if p.asked(seat) == at.ASK_TRACK else at.NO_TRACK_TO_NAME
    if kind == at.DONE:
        return 0 if p.asked(seat) == at.ASK_DONE else at.NOT_YET
    return refuse_use(p, seat, kind, index)


def refuse_use(p: FlorenzaDicePosition, seat: i64, kind: i64, index: i64) -> i64:
    """fd-5.4, fd-9.13: a die in hand is used in exactly one way; Fiorini are always possible."""
    if p.asked(seat) != at.ASK_USE:
        return at.NO_DIE_IN_HAND
    die = agenda.die_in_hand(p, seat)
    if kind == at.GAIN:
        return 0 if dice.gives_goods(p, seat, die, index + 1) else at.WRONG_VALUE
    if kind == at.STEP:
        return dice.refuse_steps(p, seat, die, index + 1)
    if kind == at.MONEY:
        return 0
    if kind == at.TAVERNA:
        return sheet.refuse_once(p, seat, at.POWER_MONEY)
    if kind == at.MERCATANTE:
        return refuse_identical(p, seat, index)
    if kind == at.CONVENTO:
        return sheet.refuse_once(p, seat, at.POWER_STEPS)
    if kind == at.CASA:
        return dice.refuse_anonymous(p, seat, at.casa_work(index), at.casa_star(index))
    price, discount = at.hire_price(index) + 1, at.hire_discount(index)
    return dice.refuse_hire(p, seat, die, at.hire_work(index), price, discount, at.hire_star(index))


def refuse_identical(p: FlorenzaDicePosition, seat: i64, resource: i64) -> i64:
    """fd-9.4, fd-5.5: the chosen resource must have a free icon, as long as any has one."""
    refused = sheet.refuse_once(p, seat, at.POWER_IDENTICAL)
    if refused != 0:
        return refused
    if dice.has_place(p, seat, at.ANY) and not dice.has_place(p, seat, resource):
        return at.NO_ICON
    return 0


def refuse_goods(p: FlorenzaDicePosition, seat: i64, kind: i64, index: i64) -> i64:
    """fd-5.1, fd-9.7: a resource obtained is marked, changed into Fiorini, or lost if there is no icon for it."""
    if p.asked(seat) != at.ASK_PLACE:
        return at.NOTHING_TO_PLACE
    item = agenda.top(p, seat)
    if kind == at.PLACE:
        return dice.refuse_place(p, seat, item, at.place_project(index), at.place_resource(index))
    if kind == at.CAMBIAVALUTE:
        return sheet.refuse_once(p, seat, at.POWER_CHANGE)
    return at.MUST_PLACE if dice.has_place(p, seat, agenda.goods_resource(item)) else 0


# -- the canonical list ----------------------------------------------------------------------------------------------


def fill(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    """The canonical actions of the seat, written into the buffer; returns how many."""
    if seat < 0:
        seat = p.to_act
    asked = p.asked(seat)
    if asked == at.ASK_PLACE:
        return fill_place(p, buf, seat)
    if asked == at.ASK_DIE:
        return fill_take(p, buf, seat)
    if asked == at.ASK_USE:
        return fill_use(p, buf, seat)
    if asked == at.ASK_TRACK:
        for track in range(i64(at.TRACKS)):
            buf[track] = i16(at.track(track))
        return at.TRACKS
    if asked == at.ASK_DONE:
        buf[0] = i16(at.DONE)
        return fill_build(p, buf, seat, 1) if flow.is_last_turn(p) else 1
    return 0


def fill_take(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:  # hot: raw cells
    """The dice that may be taken, and the next steps towards a building."""
    cells = p.cells
    any_die = dice.refuse_used(p, seat) == 0
    count: i64 = 0
    for die in range(i64(at.DICE)):
        if any_die or i64(cells[at.DIE_ORDER_AT + die]) == 0:
            buf[count] = i16(at.take(die))
            count += 1
    return fill_build(p, buf, seat, count)


def can_afford(p: FlorenzaDicePosition, icons: i64, spare: i64, fiorini: i64) -> bool:
    """Whether these Spare Resources and hundreds of Fiorini could mark all these icons."""
    bits = p.tables.bit_counts
    return i64(bits[icons & at.RESOURCE_BITS]) <= spare and i64(bits[icons >> at.FIORINI_SHIFT]) <= fiorini


def first_kind(icons: i64) -> i64:
    """The kind of the first of these icons."""
    for kind in range(i64(at.RESOURCES)):
        if icons >> 2 * kind & 3 != 0:
            return kind
    return at.FIORINI_KIND


def from_supply(project: i64, kind: i64) -> i64:
    """The action that marks an icon of this kind from the supply."""
    return at.pay(project) if kind == at.FIORINI_KIND else at.spend(project, kind)


def fill_build(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, count: i64) -> i64:  # hot: raw cells
    """Every building that the next space could become now: its next step, each step once."""
    cells, tables = p.cells, p.tables
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    project = i64(cells[base + at.NEXT_PROJECT_AT])
    if project == tables.rione_end:
        return count
    unmarked, absent = ~i64(cells[base + at.MARKS_AT + project]), ~i64(tables.need[project])
    spare, fiorini = i64(cells[base + at.SPARE_AT]), i64(cells[base + at.FIORINI_AT])
    cost, bits, owned = tables.cost, tables.bit_counts, sheet.owned_bits(p, seat)
    seen: i64 = 0
    for number in range(1, tables.buildings + 1):
        lacking = i64(cost[number]) & unmarked
        if i64(bits[lacking & at.RESOURCE_BITS]) > spare or i64(bits[lacking >> at.FIORINI_SHIFT]) > fiorini:
            continue
        if owned >> number - 1 & 1 != 0:
            continue
        if lacking == 0:
            buf[count] = i16(at.build(number - 1))
            count += 1
        elif lacking & absent == 0:
            kind = first_kind(lacking)
            if seen >> kind & 1 == 0:
                seen |= i64(1) << kind
                buf[count] = i16(from_supply(project, kind))
                count += 1
    return count


def towards(p: FlorenzaDicePosition, seat: i64, number: i64) -> i64:
    """The next action towards the building, if the supply is enough for all of it; -1 if not."""
    if not rione.has_space(p, seat) or sheet.owns(p, seat, number):
        return -1
    lacking = rione.missing(p, seat, number)
    if lacking == 0:
        return at.build(number - 1)
    project = p.next_project(seat)
    if lacking & ~i64(p.tables.need[project]) != 0:
        return -1
    if not can_afford(p, lacking, p.spare(seat), p.fiorini(seat)):
        return -1
    return from_supply(project, first_kind(lacking))


def fill_use(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    """The uses of the die in hand."""
    die = agenda.die_in_hand(p, seat)
    buf[0] = i16(at.MONEY)
    count: i64 = 1
    if is_useful(p, seat, die):
        buf[count] = i16(at.gain(1 if dice.gives_goods(p, seat, die, 2) else 0))
        count += 1
    if i64(p.tables.track_of[die]) != at.NONE:
        for steps in range(1, 3):
            if dice.gives_person(p, seat, die, steps):
                buf[count] = i16(at.step(steps - 1))
                count += 1
    if p.powers(seat) & at.ONCE_BITS != 0:
        count = fill_powers(p, buf, seat, count)
    return fill_works(p, buf, seat, die, count)


def is_useful(p: FlorenzaDicePosition, seat: i64, die: i64) -> bool:
    """Whether the die's resources would not all be lost."""
    if dice.has_place(p, seat, die) or dice.may_change(p, seat):
        return True
    return dice.may_exchange(p, seat, agenda.goods(die, 1, die, at.FRESH)) and dice.has_place(p, seat, at.ANY)


def fill_powers(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, count: i64) -> i64:
    """The powers that replace the use of a die, other than the Anonymous Artist."""
    if sheet.refuse_once(p, seat, at.POWER_MONEY) == 0:
        buf[count] = i16(at.TAVERNA)
        count += 1
    if sheet.refuse_once(p, seat, at.POWER_IDENTICAL) == 0:
        kinds = sheet.open_kinds(p, seat)
        for resource in range(i64(at.RESOURCES)):
            if kinds >> 2 * resource & 3 != 0:
                buf[count] = i16(at.mercatante(resource))
                count += 1
    if sheet.refuse_once(p, seat, at.POWER_STEPS) == 0:
        for track in range(i64(at.TRACKS)):
            buf[count] = i16(at.convento(track))
            count += 1
    return count


def fill_works(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, die: i64, count: i64) -> i64:
    """The artists that the die can hire, and the next icon of works that the supply can make ready for them."""
    tables = p.tables
    anonymous = sheet.refuse_once(p, seat, at.POWER_ANONYMOUS) == 0
    hires = i64(tables.artist_of[die]) != at.NONE
    if not anonymous and not hires:
        return count
    price = dice.best_price(p, seat, die) if hires else 0
    discount: i64 = 1 if works.may_discount(p, seat) else 0
    due = works.reduced(p, price, discount)
    spare, fiorini = p.spare(seat), p.fiorini(seat)
    for number in range(tables.works):
        work = i64(tables.projects[number])
        if p.artist(seat, work) > 0:
            continue
        lacking = sheet.free_icons(p, seat, work)
        if lacking != 0 and not can_afford(p, lacking, spare, fiorini):
            continue
        money = fiorini - i64(tables.bit_counts[lacking >> at.FIORINI_SHIFT])
        paid = hires and due <= money and works.is_right_artist(p, seat, work, die)
        if not paid and not anonymous:
            continue
        if lacking != 0:
            buf[count] = i16(from_supply(work, first_kind(lacking)))
            count += 1
            continue
        for star in range(2 if p.stars(seat) > 0 else 1):
            if paid:
                buf[count] = i16(at.hire(work, price - 1, discount, star))
                count += 1
            if anonymous:
                buf[count] = i16(at.casa(work, star))
                count += 1
    return count


def fill_place(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    """What may be done with a resource, in this order: place it as it is, exchange it, take Fiorini for it."""
    item = agenda.top(p, seat)
    last = agenda.goods_last(item)
    count = fill_fates(p, buf, seat, item, last)
    out_of_order: i64 = 0
    if count == 0 and last != at.FRESH:
        count = fill_fates(p, buf, seat, item, at.FRESH)
        out_of_order = count
    if count == 0:
        buf[0] = i16(at.LOSE)
        count = 1
    if last == at.FRESH and agenda.goods_resource(item) != at.ANY:
        return count
    found = fill_helpful(p, buf, seat, item, count)
    if out_of_order == 0 or found == count:
        return found
    for place in range(count, found):  # only what helps: the rest comes in order
        buf[place - count] = buf[place]
    return found - count


def fill_fates(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64, last: i64) -> i64:
    """The places for a resource, and Fiorini instead, if they come after what was done with the previous one."""
    if last == at.CHANGED:
        return 0
    if last == at.FRESH and agenda.goods_count(item) == 2:
        return fill_first(p, buf, seat, item)
    count: i64 = 0
    if last != at.MUST_CHANGE and last != at.EXCHANGED:
        other = agenda.goods_resource(item) == at.ANY or dice.may_exchange(p, seat, item)
        start: i64 = last if last < at.PROJECTS else 0 if last == at.FRESH else at.PROJECTS
        count = list_places(p, buf, seat, item, other, start, 0)
    if last != at.MUST_EXCHANGE and dice.may_change(p, seat):
        buf[count] = i16(at.CAMBIAVALUTE)
        count += 1
    return count


def fill_first(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64) -> i64:
    """What may be done with the first of two: it is placed as it is, if there is an icon for it. It is exchanged only
    if the other one is then changed into Fiorini, and changed into Fiorini only if these help to build the exchange."""
    exchange, change = dice.may_exchange(p, seat, item), dice.may_change(p, seat)
    count = list_places(p, buf, seat, item, False, 0, 0)
    if exchange and (change or count == 0):
        count = list_places(p, buf, seat, item, True, at.PROJECTS, count)
    elif exchange:
        count = list_serving(p, buf, seat, item, count)
    elif not change and count > 1:
        count = without_last(p, buf, seat, item, count)
    if change and (count == 0 or fiorini_serve(p, seat, item)):
        buf[count] = i16(at.CAMBIAVALUTE)
        count += 1
    return count


def list_places(  # hot: raw cells
    p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64, other: bool, start: i64, count: i64
) -> i64:
    """Where a resource can go: its own kind from the given project on, other kinds anywhere."""
    own = agenda.goods_resource(item)
    cells, tables, need, numbers = p.cells, p.tables, p.tables.need, at.PLACE_NUMBERS
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    project: i64 = -1
    while True:
        project += 1
        if project == tables.palazzo_end:
            project = at.CHIESA
        elif project == tables.chiesa_end:
            project = i64(cells[base + at.NEXT_PROJECT_AT])
        if project == tables.rione_end:
            return count
        free = i64(need[project]) & ~i64(cells[base + at.MARKS_AT + project])
        if free == 0:
            continue
        if other:
            for resource in range(i64(at.RESOURCES)):
                if free >> 2 * resource & 3 != 0 and (resource != own or project >= start):
                    buf[count] = numbers[project * at.RESOURCES + resource]
                    count += 1
        elif free >> 2 * own & 3 != 0 and project >= start:
            buf[count] = numbers[project * at.RESOURCES + own]
            count += 1


def without_last(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64, count: i64) -> i64:
    """Remove the last place from the list if it would leave no later place for the second resource, unless the first is
    for a building there."""
    own = agenda.goods_resource(item)
    project = at.place_project(at.action_index(i64(buf[count - 1])))
    if sheet.free_icons(p, seat, project) >> 2 * own & 3 == 3:
        return count
    if project == p.next_project(seat) and would_serve(p, seat, item, own):
        return count
    return count - 1


def list_serving(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64, count: i64) -> i64:
    """The exchanges that help to build the building that gives Fiorini for the other resource."""
    number = i64(p.tables.building_with[at.POWER_CHANGE])
    project = p.next_project(seat)
    for resource in range(i64(at.RESOURCES)):
        if resource != agenda.goods_resource(item) and would_lead(p, seat, resource, number):
            if sheet.has_icon(p, seat, project, resource):
                buf[count] = i16(at.place(project, resource))
                count += 1
    return count


def would_serve(p: FlorenzaDicePosition, seat: i64, item: i64, resource: i64) -> bool:
    """Whether the resource, marked on the next space, would lead to a building that helps with the other one."""
    if would_lead(p, seat, resource, i64(p.tables.building_with[at.POWER_CHANGE])):
        return True
    die = agenda.goods_die(item)
    number: i64 = i64(p.tables.exchange_of[die]) if die != at.NONE else 0
    while number != 0:
        if would_lead(p, seat, resource, number):
            return True
        number = i64(p.tables.alike[number])
    return False


def would_lead(p: FlorenzaDicePosition, seat: i64, resource: i64, number: i64) -> bool:
    """Whether the building needs the resource on the next space, and the supply is enough for the rest of it."""
    if not rione.has_space(p, seat) or sheet.owns(p, seat, number):
        return False
    icon = i64(1) << 2 * resource
    if i64(p.tables.cost[number]) & icon == 0:
        return False
    return is_within(p, seat, rione.missing(p, seat, number) & ~icon, p.fiorini(seat))


def is_within(p: FlorenzaDicePosition, seat: i64, lacking: i64, fiorini: i64) -> bool:
    """Whether the next space has these icons, and the Spare Resources and this much money are enough for them."""
    absent = lacking & ~i64(p.tables.need[p.next_project(seat)])
    return absent == 0 and can_afford(p, lacking, p.spare(seat), fiorini)


def fiorini_serve(p: FlorenzaDicePosition, seat: i64, item: i64) -> bool:
    """Whether Fiorini for one resource would pay what is missing for the building that exchanges the other one."""
    die = agenda.goods_die(item)
    if die == at.NONE or dice.may_exchange(p, seat, item) or not rione.has_space(p, seat):
        return False
    more = p.fiorini(seat) + i64(p.tables.amount[at.POWER_CHANGE])
    number = i64(p.tables.exchange_of[die])
    while number != 0:
        if needs_last(p, seat, number, die, at.FRESH):
            if is_within(p, seat, rione.missing(p, seat, number), more):
                return True
        number = i64(p.tables.alike[number])
    return False


def fill_helpful(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64, count: i64) -> i64:
    """fd-6.4: buildings that would help with the resource being placed, to exchange it or to change it into money, and
    that could not be built before the die was taken, judging by what was done with the previous resource."""
    if not sheet.in_turn(p):
        return count
    tables = p.tables
    start, last, own, die = (
        count,
        agenda.goods_last(item),
        agenda.goods_resource(item),
        agenda.goods_die(item),
    )
    change = i64(tables.building_with[at.POWER_CHANGE])
    if own == at.ANY or last == at.EXCHANGED:
        return add_towards(p, buf, seat, change, start, count)
    marked = last == p.next_project(seat)
    if not marked and last != at.CHANGED:
        return count
    if marked and i64(tables.cost[change]) >> 2 * own & 1 != 0:
        count = add_towards(p, buf, seat, change, start, count)
    if die != at.NONE and not dice.may_exchange(p, seat, item):
        number = i64(tables.exchange_of[die])
        while number != 0:
            if needs_last(p, seat, number, own, last):
                count = add_towards(p, buf, seat, number, start, count)
            number = i64(tables.alike[number])
    return count


def needs_last(p: FlorenzaDicePosition, seat: i64, number: i64, own: i64, last: i64) -> bool:
    """Whether the building needs the icon just marked on the next space, or Fiorini for a resource, now or later."""
    if last < at.PROJECTS:
        return i64(p.tables.cost[number]) >> 2 * own & 1 != 0
    lacking = i64(p.tables.bit_counts[rione.missing(p, seat, number) >> at.FIORINI_SHIFT])
    had = p.fiorini(seat)
    if last == at.CHANGED:
        had -= i64(p.tables.amount[at.POWER_CHANGE])
    return lacking > had


def add_towards(
    p: FlorenzaDicePosition, buf: vec[i16], seat: i64, number: i64, start: i64, count: i64
) -> i64:
    """List the next action towards the building, unless it is already listed from `start` on."""
    action = towards(p, seat, number)
    if action < 0:
        return count
    for listed in range(start, count):
        if i64(buf[listed]) == action:
            return count
    buf[count] = i16(action)
    return count + 1


# -- carrying it out -------------------------------------------------------------------------------------------------


def apply(p: FlorenzaDicePosition, action: i64, seat: i64) -> None:
    """Carry out an action of the seat, or an outcome, and everything automatic after it."""
    if p.to_act == CHANCE:
        outcome(p, action)
    else:
        if seat < 0:
            seat = p.to_act
        act(p, action, seat)
        if action != at.DONE:
            flow.resolve(p, seat)
    flow.advance(p)


def outcome(p: FlorenzaDicePosition, number: i64) -> None:
    """Carry out an outcome: a side of a die, or the First Player drawn."""
    stage = p.stage
    if stage == at.STAGE_ROLL:
        flow.rolled(p, number)
    elif stage == at.STAGE_ROLL_BUILDINGS:
        flow.rolled_building(p, number)
    else:
        flow.first_player(p, at.outcome_index(number))


def act(p: FlorenzaDicePosition, action: i64, seat: i64) -> None:
    """Carry out an action of the seat."""
    kind, index = at.action_kind(action), at.action_index(action)
    if kind == at.PLACE:
        dice.place(p, seat, agenda.top(p, seat), at.place_project(index), at.place_resource(index))
    elif kind == at.TAKE:
        dice.take(p, seat, index)
    elif kind == at.CAMBIAVALUTE:
        dice.change(p, seat, agenda.top(p, seat))
    elif kind == at.LOSE:
        dice.lose(p, seat, agenda.top(p, seat))
    elif kind == at.SPEND:
        sheet.spend(p, seat, at.spend_project(index), at.spend_resource(index))
    elif kind == at.PAY:
        sheet.pay(p, seat, index)
    elif kind == at.BUILD:
        rione.build(p, seat, index + 1)
    elif kind == at.TRACK:
        works.name_track(p, seat, index)
    elif kind == at.DONE:
        done(p, seat)
    else:
        use(p, seat, kind, index)


def done(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-4.5: the player ends the turn."""
    p.set_asked(seat, at.ASK_NOTHING)


def use(p: FlorenzaDicePosition, seat: i64, kind: i64, index: i64) -> None:
    """fd-9.13: one use of the die in hand."""
    die = agenda.die_in_hand(p, seat)
    agenda.pop(p, seat)
    if kind == at.GAIN:
        dice.use_for_goods(p, seat, die, index + 1)
    elif kind == at.STEP:
        dice.use_for_steps(p, seat, die, index + 1)
    elif kind == at.MONEY:
        dice.use_for_money(p, seat, die)
    elif kind == at.TAVERNA:
        dice.use_for_more_money(p, seat)
    elif kind == at.MERCATANTE:
        dice.use_for_identical(p, seat, index)
    elif kind == at.CONVENTO:
        dice.use_for_steps_of_choice(p, seat, index)
    elif kind == at.CASA:
        works.anonymous(p, seat, at.casa_work(index), at.casa_star(index))
    else:
        price, discount = at.hire_price(index) + 1, at.hire_discount(index)
        if p.log is not None:
            dice.log_value(p, seat, die, i64(p.tables.person[die * at.SIDES + p.die_value(die) - 1]), price)
        works.hire(p, seat, die, at.hire_work(index), price, discount, at.hire_star(index))
