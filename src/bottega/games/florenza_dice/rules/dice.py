"""The use of the dice: which may be taken, what for, and where the resources go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bottega.core.position import Event
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice.rules import agenda, works
from bottega.games.florenza_dice.rules.sheet import (
    free_icons,
    gain_fiorini,
    mark,
    open_kinds,
    owns,
    refuse_icon,
    refuse_once,
    use_once,
)

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


# -- taking a die ------------------------------------------------------------------------------------------------


def is_bonus_die(p: FlorenzaDicePosition, seat: i64) -> bool:
    """Whether the die to take now is a bonus."""
    return agenda.top(p, seat) == at.ITEM_DIE or p.stage == at.STAGE_WAITING_DICE


def refuse_take(p: FlorenzaDicePosition, seat: i64, die: i64) -> i64:
    """fd-4.2, fd-4.3: three different dice for the Active Player, one from UNUSED for each of the others."""
    if p.asked(seat) != at.ASK_DIE:
        return at.NO_DIE_NOW
    if p.die_order(die) == 0:
        return 0
    return refuse_used(p, seat)


def refuse_used(p: FlorenzaDicePosition, seat: i64) -> i64:
    """fd-3.4, fd-8.6: a die on USED may be used by the Bishop as Non-Active Player, and as a bonus."""
    if is_bonus_die(p, seat):
        return 0
    if seat == p.active:
        return at.DIE_TAKEN
    return 0 if seat == p.bishop else at.DIE_USED


def take(p: FlorenzaDicePosition, seat: i64, die: i64) -> None:
    """fd-4.2, fd-4.3, fd-8.6, fd-8.7: only the Active Player's dice move to USED; a bonus use is not taking."""
    kind, rule = "took", "fd-4.2"
    if agenda.top(p, seat) == at.ITEM_DIE:
        agenda.pop(p, seat)
        kind, rule = "took-bonus", "fd-8.6"
    elif p.stage == at.STAGE_WAITING_DICE:
        p.add_waiting_dice(seat, -1)
        kind, rule = "took-bonus", "fd-2.4"
    else:
        if seat == p.active:
            p.set_die_order(die, p.tables.dice_used - p.dice_left(seat) + 1)
        else:
            p.set_taken(seat, die + 1)
            rule = "fd-4.3"
        p.add_dice_left(seat, -1)
    agenda.push(p, seat, agenda.use(die))
    if p.log is not None:
        p.log.append(Event(kind, seat, {"die": die, "value": p.die_value(die)}, rule))


# -- the three uses ----------------------------------------------------------------------------------------------


def may_change_value(p: FlorenzaDicePosition, seat: i64, die: i64) -> bool:
    """fd-9.1: the seat may use this die as any value."""
    return p.any_value(seat) >> die & 1 != 0


def value_changer(p: FlorenzaDicePosition, seat: i64, die: i64) -> i64:
    """The seat's building that lets it use the die as any value; 0 for none."""
    number = i64(p.tables.value_of[die])
    while number != 0 and not owns(p, seat, number):
        number = i64(p.tables.alike[number])
    return number


def gives_goods(p: FlorenzaDicePosition, seat: i64, die: i64, amount: i64) -> bool:
    """fd-5.1, fd-9.1: whether the die, with its own or a changed value, gives this number of resources."""
    if may_change_value(p, seat, die):
        return i64(p.tables.goods_any[die]) >> amount & 1 != 0
    return i64(p.tables.goods[die * at.SIDES + p.die_value(die) - 1]) == amount


def gives_person(p: FlorenzaDicePosition, seat: i64, die: i64, amount: i64) -> bool:
    """fd-5.2, fd-5.3, fd-9.1: whether the die gives this number of steps, or an artist at this price (in hundreds)."""
    if may_change_value(p, seat, die):
        return i64(p.tables.person_any[die]) >> amount & 1 != 0
    return i64(p.tables.person[die * at.SIDES + p.die_value(die) - 1]) == amount


def best_price(p: FlorenzaDicePosition, seat: i64, die: i64) -> i64:
    """The lowest price at which the die can be used."""
    return 1 if gives_person(p, seat, die, 1) else 2


def refuse_steps(p: FlorenzaDicePosition, seat: i64, die: i64, count: i64) -> i64:
    """fd-5.2: only white, brown and grey dice move on tracks, 1 or 2 steps depending on their value."""
    if i64(p.tables.track_of[die]) == at.NONE:
        return at.NO_TRACK
    return 0 if gives_person(p, seat, die, count) else at.WRONG_VALUE


def refuse_hire(
    p: FlorenzaDicePosition, seat: i64, die: i64, work: i64, price: i64, discount: i64, star: i64
) -> i64:
    """fd-5.3, fd-7.2: a green, red or yellow die hires an artist of its type, if the price is in the supply."""
    if i64(p.tables.artist_of[die]) == at.NONE:
        return at.NO_ARTIST
    refused = works.refuse_closed(p, seat, work)
    if refused != 0:
        return refused
    if not works.is_right_artist(p, seat, work, die):
        return at.WRONG_ARTIST
    refused = works.refuse_work(p, seat, work, star)
    if refused != 0:
        return refused
    if not gives_person(p, seat, die, price):
        return at.WRONG_VALUE
    if discount != 0:
        refused = refuse_once(p, seat, at.POWER_DISCOUNT)
        if refused != 0:
            return refused
    return at.NO_MONEY if works.reduced(p, price, discount) > p.fiorini(seat) else 0


def refuse_anonymous(p: FlorenzaDicePosition, seat: i64, work: i64, star: i64) -> i64:
    """fd-9.3: any die, any work that is ready."""
    refused = refuse_once(p, seat, at.POWER_ANONYMOUS)
    return refused if refused != 0 else works.refuse_work(p, seat, work, star)


def can_hire(p: FlorenzaDicePosition, seat: i64, die: i64) -> bool:
    """Whether the die could complete a work now."""
    discount: i64 = 1 if works.may_discount(p, seat) else 0
    for number in range(p.tables.works):
        work = i64(p.tables.projects[number])
        if refuse_hire(p, seat, die, work, best_price(p, seat, die), discount, 0) == 0:
            return True
    return False


def log_value(p: FlorenzaDicePosition, seat: i64, die: i64, printed: i64, used: i64) -> None:
    """fd-9.1: log the building that changed the value, if the die itself does not give this much."""
    if printed != used:
        assert p.log is not None
        p.log.append(Event("value", seat, {"die": die, "building": value_changer(p, seat, die)}, "fd-9.1"))


def use_for_goods(p: FlorenzaDicePosition, seat: i64, die: i64, count: i64) -> None:
    """fd-5.1: resources of the die's kind, to be marked at once."""
    if p.log is not None:
        log_value(p, seat, die, i64(p.tables.goods[die * at.SIDES + p.die_value(die) - 1]), count)
        p.log.append(Event("gained", seat, {"resource": die, "count": count}, "fd-5.1"))
    agenda.push(p, seat, agenda.goods(die, count, die, at.FRESH))


def use_for_steps(p: FlorenzaDicePosition, seat: i64, die: i64, count: i64) -> None:
    """fd-5.2: steps on the die's track."""
    if p.log is not None:
        log_value(p, seat, die, i64(p.tables.person[die * at.SIDES + p.die_value(die) - 1]), count)
    agenda.push(p, seat, agenda.steps(i64(p.tables.track_of[die]), count))


def use_for_money(p: FlorenzaDicePosition, seat: i64, die: i64) -> None:
    """fd-5.4: any die gives Fiorini, whatever it shows."""
    gain_fiorini(p, seat, i64(p.tables.money[die]), "fd-5.4")


def use_for_more_money(p: FlorenzaDicePosition, seat: i64) -> None:
    """fd-9.6, fd-9.13: more Fiorini, in place of the whole use of a die."""
    use_once(p, seat, at.POWER_MONEY)
    fiorini = i64(p.tables.amount[at.POWER_MONEY])
    p.add_fiorini(seat, fiorini)
    if p.log is not None:
        args = {"fiorini": 100 * fiorini, "building": i64(p.tables.building_with[at.POWER_MONEY])}
        p.log.append(Event("taverna", seat, args, "fd-9.6"))


def use_for_identical(p: FlorenzaDicePosition, seat: i64, resource: i64) -> None:
    """fd-9.4, fd-9.2, fd-9.13: identical resources of choice; none of them can be exchanged."""
    use_once(p, seat, at.POWER_IDENTICAL)
    count = i64(p.tables.amount[at.POWER_IDENTICAL])
    if p.log is not None:
        args = {"resource": resource, "count": count}
        args["building"] = i64(p.tables.building_with[at.POWER_IDENTICAL])
        p.log.append(Event("mercatante", seat, args, "fd-9.4"))
    agenda.push(p, seat, agenda.goods(resource, count, at.NONE, at.FRESH))


def use_for_steps_of_choice(p: FlorenzaDicePosition, seat: i64, track: i64) -> None:
    """fd-9.5, fd-9.13: steps on a track of choice, in place of the whole use of a die."""
    use_once(p, seat, at.POWER_STEPS)
    count = i64(p.tables.amount[at.POWER_STEPS])
    if p.log is not None:
        args = {"track": track, "count": count}
        args["building"] = i64(p.tables.building_with[at.POWER_STEPS])
        p.log.append(Event("convento", seat, args, "fd-9.5"))
    agenda.push(p, seat, agenda.steps(track, count))


# -- resources to be marked ----------------------------------------------------------------------------------------


def may_exchange(p: FlorenzaDicePosition, seat: i64, item: i64) -> bool:
    """fd-9.2: one of the resources of a die may be taken as another, with the building of that die."""
    die = agenda.goods_die(item)
    return die < at.DICE and p.exchange(seat) >> die & 1 != 0


def may_change(p: FlorenzaDicePosition, seat: i64) -> bool:
    """fd-9.7: the seat can change a resource obtained into Fiorini."""
    return refuse_once(p, seat, at.POWER_CHANGE) == 0


def has_place(p: FlorenzaDicePosition, seat: i64, resource: i64) -> bool:
    """Whether there is a free icon for the resource; ANY: for any resource."""
    kinds = open_kinds(p, seat)
    if resource == at.ANY:
        return kinds & at.RESOURCE_BITS != 0
    return kinds >> 2 * resource & 3 != 0


def places(p: FlorenzaDicePosition, seat: i64, resource: i64) -> i64:
    """In how many ways the resource can be marked: 0, 1, or 2 for more than one."""
    found: i64 = 0
    first, last = resource, resource + 1
    if resource == at.ANY:
        first, last = 0, at.RESOURCES
    for project in range(p.tables.rione_end):
        free = free_icons(p, seat, project)
        if free != 0:
            for kind in range(first, last):
                if free >> 2 * kind & 3 != 0:
                    if found == 1:
                        return 2
                    found = 1
    return found


def refuse_place(p: FlorenzaDicePosition, seat: i64, item: i64, project: i64, resource: i64) -> i64:
    """fd-5.1, fd-5.5, fd-9.2: on a free icon of its kind; on another kind only by choice or exchange."""
    own = agenda.goods_resource(item)
    if own != at.ANY and own != resource and not may_exchange(p, seat, item):
        return at.OTHER_RESOURCE
    return refuse_icon(p, seat, project, resource)


def place(p: FlorenzaDicePosition, seat: i64, item: i64, project: i64, resource: i64) -> None:
    """fd-5.1, fd-9.2: mark it; a resource that is not the die's own was the one exchanged."""
    mark(p, seat, project, resource)
    if p.log is not None:
        log_place(p, seat, item, project, resource)
    own, die, last = agenda.goods_resource(item), agenda.goods_die(item), project
    if resource != own:
        die, last = at.NONE, at.EXCHANGED
    one_less(p, seat, agenda.goods(own, agenda.goods_count(item), die, last))


def log_place(p: FlorenzaDicePosition, seat: i64, item: i64, project: i64, resource: i64) -> None:
    """fd-8.5: a resource is logged as placed, exchanged, or taken by choice."""
    assert p.log is not None
    args: dict[str, int] = {"resource": resource, "project": i64(p.tables.number_of[project])}
    own = agenda.goods_resource(item)
    if own == at.ANY:
        rule = "fd-3.2" if p.stage == at.STAGE_ROLES else "fd-8.5"
        p.log.append(Event("placed", seat, args, rule))
    elif own != resource:
        p.log.append(Event("exchanged", seat, args, "fd-9.2"))
    else:
        p.log.append(Event("placed", seat, args, "fd-5.1"))


def change(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """fd-9.7: Fiorini in place of one resource."""
    use_once(p, seat, at.POWER_CHANGE)
    fiorini = i64(p.tables.amount[at.POWER_CHANGE])
    p.add_fiorini(seat, fiorini)
    resource, count = agenda.goods_resource(item), agenda.goods_count(item)
    if p.log is not None:
        args = {"fiorini": 100 * fiorini, "resource": resource}
        args["building"] = i64(p.tables.building_with[at.POWER_CHANGE])
        p.log.append(Event("changed", seat, args, "fd-9.7"))
    one_less(p, seat, agenda.goods(resource, count, agenda.goods_die(item), at.CHANGED))


def lose(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    """fd-5.1: a resource without a free icon is lost."""
    if p.log is not None:
        p.log.append(Event("lost", seat, {"resource": agenda.goods_resource(item)}, "fd-5.1"))
    one_less(p, seat, item)


def one_less(p: FlorenzaDicePosition, seat: i64, item: i64) -> None:
    count = agenda.goods_count(item)
    if count == 1:
        agenda.pop(p, seat)
    else:
        die, last = agenda.goods_die(item), agenda.goods_last(item)
        agenda.replace(p, seat, agenda.goods(agenda.goods_resource(item), count - 1, die, last))
