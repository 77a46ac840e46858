"""What may be done: the reasons against an action, the canonical list, and carrying an action out.

The canonical list leaves out what only permutes, what can be done later just as well, and what is dominated:

- from the supply, everything but the next missing icon, in a fixed order, of a project that the supply can finish now:
  before a die is taken the next Rione space (for each building it could become), with a die in hand the works that the
  die can complete; while a resource is being placed only the buildings that bear on it; in phases 1 and 2 nothing,
  and at the end of a turn nothing unless it is the last of the game;
- of two resources of one die the second goes no further up the sheet than the first, unless it must;
- dominated: fewer resources than the die can give, a dearer artist than it must be, a hire without the Bottega's
  discount, resources that would all be lost, and letting a resource go that can be exchanged or changed into Fiorini.

Building twice within the use of one die, the second time something that bears on it, is left out as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import CHANCE, NOT_TO_ACT
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import agenda, dice, flow, rione, sheet, works
from bottega.games.florenza_dice.rules.sheet import of

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


# -- every action --------------------------------------------------------------------------------------------------


def refusal(p: FlorenzaDicePosition, action: i64, seat: i64) -> i64:
    """Why the seat may not take the action; 0 if it may."""
    if seat < 0 or seat >= p.seats or of(p, seat, at.ASKED) == at.NOTHING:
        return NOT_TO_ACT
    if action < at.GAIN:
        return dice.refuse_take(p, seat, action - at.TAKE)
    if action < at.PLACE:
        return refuse_use(p, seat, action)
    if action < at.SPEND:
        return refuse_goods(p, seat, action)
    if action < at.PAY:
        return sheet.refuse_spend(p, seat, (action - at.SPEND) // 6, (action - at.SPEND) % 6)
    if action < at.BUILD:
        return sheet.refuse_pay(p, seat, action - at.PAY)
    if action < at.TRACK:
        return rione.refuse_build(p, seat, action - at.BUILD + 1)
    asked = of(p, seat, at.ASKED)
    if action < at.DONE:
        return 0 if asked == at.ASK_TRACK else at.NO_TRACK_TO_NAME
    return 0 if asked == at.ASK_DONE else at.NOT_YET


def refuse_use(p: FlorenzaDicePosition, seat: i64, action: i64) -> i64:
    """fd-5.4, fd-9.13: a die in hand is used in exactly one way; Fiorini are always possible."""
    if of(p, seat, at.ASKED) != at.ASK_USE:
        return at.NO_DIE_IN_HAND
    die = agenda.die_in_hand(p, seat)
    if action < at.STEP:
        return 0 if dice.gives_goods(p, seat, die, action - at.GAIN + 1) else at.WRONG_VALUE
    if action < at.MONEY:
        return dice.refuse_steps(p, seat, die, action - at.STEP + 1)
    if action == at.MONEY:
        return 0
    if action == at.INNKEEPER:
        return sheet.refuse_once(p, seat, at.TAVERNA)
    if action < at.PILGRIM:
        return refuse_identical(p, seat, action - at.IDENTICAL)
    if action < at.ANONYMOUS:
        return sheet.refuse_once(p, seat, at.CONVENTO)
    if action < at.HIRE:
        code = action - at.ANONYMOUS
        return dice.refuse_anonymous(p, seat, code >> 1, code & 1)
    code = action - at.HIRE
    return dice.refuse_hire(p, seat, die, code >> 3, (code >> 2 & 1) + 1, code >> 1 & 1, code & 1)


def refuse_identical(p: FlorenzaDicePosition, seat: i64, resource: i64) -> i64:
    """fd-9.4, fd-5.5: the resource chosen must have a free icon, as long as any has."""
    refused = sheet.refuse_once(p, seat, at.MERCATANTE)
    if refused != 0:
        return refused
    if dice.any_place(p, seat, at.ANY) and not dice.any_place(p, seat, resource):
        return at.NO_ICON
    return 0


def refuse_goods(p: FlorenzaDicePosition, seat: i64, action: i64) -> i64:
    """fd-5.1, fd-9.7: a resource obtained is marked, changed into Fiorini, or lost if there is no icon for it."""
    if of(p, seat, at.ASKED) != at.ASK_PLACE:
        return at.NOTHING_TO_PLACE
    item = agenda.top(p, seat)
    if action < at.CHANGE:
        return dice.refuse_place(p, seat, item, (action - at.PLACE) // 6, (action - at.PLACE) % 6)
    if action == at.CHANGE:
        return sheet.refuse_once(p, seat, at.CAMBIAVALUTE)
    return at.MUST_PLACE if dice.any_place(p, seat, agenda.goods_resource(item)) else 0


# -- the canonical list ----------------------------------------------------------------------------------------------


def fill(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    """The canonical actions of the seat, written into the buffer; returns how many."""
    asked = of(p, seat, at.ASKED)
    if asked == at.ASK_PLACE:
        return fill_place(p, buf, seat)
    if asked == at.ASK_DIE:
        return fill_take(p, buf, seat)
    if asked == at.ASK_USE:
        return fill_use(p, buf, seat)
    if asked == at.ASK_TRACK:
        for track in range(i64(at.TRACKS)):
            buf[track] = i16(at.TRACK + track)
        return at.TRACKS
    if asked == at.ASK_DONE:
        buf[0] = i16(at.DONE)
        return fill_build(p, buf, seat, 1) if flow.last_turn(p) else 1
    return 0


def fill_take(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    cells = p.cells
    any_die = dice.refuse_used(p, seat) == 0
    count: i64 = 0
    for die in range(i64(at.DICE)):
        if any_die or i64(cells[at.ORDER + die]) == 0:
            buf[count] = i16(at.TAKE + die)
            count += 1
    return fill_build(p, buf, seat, count)


def affordable(p: FlorenzaDicePosition, icons: i64, spare: i64, fiorini: i64) -> bool:
    """Whether so much of a supply could mark all these icons."""
    bits = p.tables.bits
    return i64(bits[icons & at.RESOURCE_BITS]) <= spare and i64(bits[icons >> 12]) <= fiorini


def first_kind(icons: i64) -> i64:
    """The kind of the first of these icons."""
    for kind in range(i64(at.RESOURCES)):
        if icons >> 2 * kind & 3 != 0:
            return kind
    return at.FIORINI_KIND


def from_supply(project: i64, kind: i64) -> i64:
    """The action that marks an icon of this kind from the supply."""
    return at.PAY + project if kind == at.FIORINI_KIND else at.SPEND + project * 6 + kind


def fill_build(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, count: i64) -> i64:
    """Every building that the next space could become now: its next step, each step once."""
    cells, cost, bits = p.cells, p.tables.cost, p.tables.bits
    mine = at.TABLE + seat * at.SEAT
    project = i64(cells[mine + at.NEXT])
    if project == at.PROJECTS:
        return count
    unmarked = ~i64(cells[mine + at.MARKS + project])
    spare = i64(cells[mine + at.SPARE])
    fiorini = i64(cells[mine + at.FIORINI])
    owned = i64(cells[mine + at.OWNED]) | i64(cells[mine + at.OWNED + 1]) << 12
    absent = ~i64(p.tables.need[project])
    seen: i64 = 0
    for number in range(i64(1), i64(at.BUILDINGS + 1)):
        lacking = i64(cost[number]) & unmarked
        if i64(bits[lacking & at.RESOURCE_BITS]) > spare or i64(bits[lacking >> 12]) > fiorini:
            continue
        if owned >> number - 1 & 1 != 0:
            continue
        if lacking == 0:
            buf[count] = i16(at.BUILD + number - 1)
            count += 1
        elif lacking & absent == 0:
            kind = first_kind(lacking)
            if seen >> kind & 1 == 0:
                seen |= i64(1) << kind
                buf[count] = i16(from_supply(project, kind))
                count += 1
    return count


def towards(p: FlorenzaDicePosition, seat: i64, number: i64) -> i64:
    """The next action on the way to the building, if the supply suffices for all of it; -1 if not."""
    project = of(p, seat, at.NEXT)
    if project == at.PROJECTS or sheet.owns(p, seat, number):
        return -1
    lacking = rione.missing(p, seat, number)
    if lacking == 0:
        return at.BUILD + number - 1
    if lacking & ~i64(p.tables.need[project]) != 0:
        return -1
    if not affordable(p, lacking, of(p, seat, at.SPARE), of(p, seat, at.FIORINI)):
        return -1
    return from_supply(project, first_kind(lacking))


def fill_use(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    tables = p.tables
    die = agenda.die_in_hand(p, seat)
    buf[0] = i16(at.MONEY)
    count: i64 = 1
    if useful_goods(p, seat, die):
        buf[count] = i16(at.GAIN + (1 if dice.gives_goods(p, seat, die, 2) else 0))
        count += 1
    if i64(tables.track_of[die]) != at.NONE:
        for steps in range(1, 3):
            if dice.gives_person(p, seat, die, steps):
                buf[count] = i16(at.STEP + steps - 1)
                count += 1
    if of(p, seat, at.OWNED + 1) != 0:
        count = fill_powers(p, buf, seat, count)
    return fill_works(p, buf, seat, die, count)


def useful_goods(p: FlorenzaDicePosition, seat: i64, die: i64) -> bool:
    """Whether the die's resources would not all be lost."""
    if dice.any_place(p, seat, die) or dice.may_change(p, seat):
        return True
    return dice.may_exchange(p, seat, agenda.goods(die, 1, die, 0)) and dice.any_place(p, seat, at.ANY)


def fill_powers(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, count: i64) -> i64:
    """Taverna, Mercatante and Convento."""
    if sheet.refuse_once(p, seat, at.TAVERNA) == 0:
        buf[count] = i16(at.INNKEEPER)
        count += 1
    if sheet.refuse_once(p, seat, at.MERCATANTE) == 0:
        kinds = sheet.open_kinds(p, seat)
        for resource in range(i64(at.RESOURCES)):
            if kinds >> 2 * resource & 3 != 0:
                buf[count] = i16(at.IDENTICAL + resource)
                count += 1
    if sheet.refuse_once(p, seat, at.CONVENTO) == 0:
        for track in range(i64(at.TRACKS)):
            buf[count] = i16(at.PILGRIM + track)
            count += 1
    return count


def fill_works(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, die: i64, count: i64) -> i64:
    """The artists that the die can hire, and the next icon of works that the supply can make ready for one."""
    casa = sheet.refuse_once(p, seat, at.CASA) == 0
    hires = i64(p.tables.artist_of[die]) != at.NONE
    if not casa and not hires:
        return count
    price: i64 = 0
    if hires:
        price = dice.best_price(p, seat, die)
    discount: i64 = 1 if works.may_discount(p, seat) else 0
    due = works.reduced(p, price, discount)
    stars: i64 = 1 if of(p, seat, at.STARS) > 0 else 0
    spare = of(p, seat, at.SPARE)
    fiorini = of(p, seat, at.FIORINI)
    for work in range(i64(at.WORKS)):
        if of(p, seat, at.ARTIST + work) > 0:
            continue
        lacking = sheet.free_icons(p, seat, work)
        if lacking != 0 and not affordable(p, lacking, spare, fiorini):
            continue
        money = fiorini - i64(p.tables.bits[lacking >> 12])
        paid = hires and due <= money and works.right_artist(p, seat, work, die)
        if not paid and not casa:
            continue
        if lacking != 0:
            buf[count] = i16(from_supply(work, first_kind(lacking)))
            count += 1
            continue
        for star in range(stars + 1):
            if paid:
                buf[count] = i16(at.HIRE + work * 8 + (price - 1) * 4 + discount * 2 + star)
                count += 1
            if casa:
                buf[count] = i16(at.ANONYMOUS + work * 2 + star)
                count += 1
    return count


def fill_place(p: FlorenzaDicePosition, buf: vec[i16], seat: i64) -> i64:
    item = agenda.top(p, seat)
    own = agenda.goods_resource(item)
    any_kind = own == at.ANY or dice.may_exchange(p, seat, item)
    count = list_places(p, buf, seat, own, any_kind, agenda.goods_last(item))
    if count == 0:
        count = list_places(p, buf, seat, own, any_kind, 0)
    if dice.may_change(p, seat):
        buf[count] = i16(at.CHANGE)
        count += 1
    if count == 0:
        buf[0] = i16(at.LOSE)
        count = 1
    if sheet.in_turn(p):
        count = fill_helpful(p, buf, seat, item, count)
    return count


def list_places(
    p: FlorenzaDicePosition, buf: vec[i16], seat: i64, own: i64, any_kind: bool, start: i64
) -> i64:
    """Where the resource can go: its own kind from the given project on, other kinds anywhere."""
    cells, need = p.cells, p.tables.need
    marks = at.TABLE + seat * at.SEAT + at.MARKS
    space = i64(cells[marks - at.MARKS + at.NEXT])
    count: i64 = 0
    for project in range(i64(at.PROJECTS)):
        if at.RIONE <= project < space:
            continue
        free = i64(need[project]) & ~i64(cells[marks + project])
        if any_kind:
            for resource in range(i64(at.RESOURCES)):
                if free >> 2 * resource & 3 != 0 and (resource != own or project >= start):
                    buf[count] = i16(at.PLACE + project * 6 + resource)
                    count += 1
        elif free >> 2 * own & 3 != 0 and project >= start:
            buf[count] = i16(at.PLACE + project * 6 + own)
            count += 1
    return count


def fill_helpful(p: FlorenzaDicePosition, buf: vec[i16], seat: i64, item: i64, count: i64) -> i64:
    """fd-6.4: the buildings that would bear on the resource being placed: the Cambiavalute, and the die's exchange."""
    first = towards(p, seat, i64(p.tables.once[at.CAMBIAVALUTE]))
    if first >= 0:
        buf[count] = i16(first)
        count += 1
    die = agenda.goods_die(item)
    if die < at.DICE:
        second = towards(p, seat, i64(p.tables.exchange_of[die]))
        if second >= 0 and second != first:
            buf[count] = i16(second)
            count += 1
    return count


# -- carrying it out -------------------------------------------------------------------------------------------------


def apply(p: FlorenzaDicePosition, action: i64, seat: i64) -> None:
    """Carry out an action of the seat, or an outcome, and everything automatic after it."""
    if p.to_act == CHANCE:
        outcome(p, action)
    else:
        act(p, action, seat)
        if action != at.DONE:
            flow.resolve(p, seat)
    flow.advance(p)


def outcome(p: FlorenzaDicePosition, number: i64) -> None:
    """A die, or the lot for the First Player."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.ROLL_DICE:
        flow.rolled(p, number)
    elif stage == at.ROLL_BUILDINGS:
        flow.rolled_building(p, number)
    else:
        flow.first_player(p, number - at.LOT)


def act(p: FlorenzaDicePosition, action: i64, seat: i64) -> None:
    """An action of the seat, in the order of their numbers."""
    if action < at.GAIN:
        dice.take(p, seat, action - at.TAKE)
    elif action < at.PLACE:
        use(p, action, seat)
    elif action < at.CHANGE:
        code = action - at.PLACE
        dice.place(p, seat, agenda.top(p, seat), code // 6, code % 6)
    elif action == at.CHANGE:
        dice.cambiavalute(p, seat, agenda.top(p, seat))
    elif action == at.LOSE:
        dice.lose(p, seat, agenda.top(p, seat))
    elif action < at.PAY:
        sheet.spend(p, seat, (action - at.SPEND) // 6, (action - at.SPEND) % 6)
    elif action < at.BUILD:
        sheet.pay(p, seat, action - at.PAY)
    elif action < at.TRACK:
        rione.build(p, seat, action - at.BUILD + 1)
    elif action < at.DONE:
        agenda.pop(p, seat)
        works.chiesa_complete(p, seat, action - at.TRACK)
    else:
        done(p, seat)


def done(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-4.5: the player ends the turn."""
    sheet.put(p, seat, at.ASKED, at.NOTHING)


def use(p: FlorenzaDicePosition, action: i64, seat: i64) -> None:
    """fd-9.13: one use of the die in hand."""
    die = agenda.die_in_hand(p, seat)
    agenda.pop(p, seat)
    if action < at.STEP:
        dice.use_for_goods(p, seat, die, action - at.GAIN + 1)
    elif action < at.MONEY:
        dice.use_for_steps(p, seat, die, action - at.STEP + 1)
    elif action == at.MONEY:
        dice.use_for_money(p, seat, die)
    elif action == at.INNKEEPER:
        dice.taverna(p, seat)
    elif action < at.PILGRIM:
        dice.mercatante(p, seat, action - at.IDENTICAL)
    elif action < at.ANONYMOUS:
        dice.convento(p, seat, action - at.PILGRIM)
    elif action < at.HIRE:
        code = action - at.ANONYMOUS
        works.anonymous(p, seat, code >> 1, code & 1)
    else:
        code = action - at.HIRE
        works.hire(p, seat, code >> 3, (code >> 2 & 1) + 1, code >> 1 & 1, code & 1)
