"""Blessings: the faces of one or two dice, from the roll to Cerberus.

A blessing goes through its stages, one after the other: mirrors are settled, then the order, then the two faces are
applied, then Cerberus may repeat it. Minotaur's loss and the faces borrowed by Satyrs go the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from bottega.core.position import SEATS, Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition

EVERYTHING: Final = -1
"""Instead of an option: all that is on a face."""


# -- from the roll to the end ----------------------------------------------------------------------------------


def divine(p: ForgePosition, seat: i64) -> None:
    """df-3.1: both dice are rolled and both faces applied."""
    begin(p, seat, at.DIVINE)
    forging.throw(p, seat, at.BOTH)


def minor(p: ForgePosition, seat: i64, die: i64) -> None:
    """df-3.2: one die, chosen beforehand, is rolled; the other plays no part."""
    begin(p, seat, at.MINOR)
    forging.throw(p, seat, die)


def begin(p: ForgePosition, seat: i64, kind: i64) -> None:
    """Put a blessing, a loss or borrowed faces on the agenda."""
    p.cells[at.SEAT + seat * at.SEAT_SIZE + at.BLESSING] = i16(kind)
    agenda.push(p.cells, seat, at.RESOLVE)


def next_of_row(p: ForgePosition, seat: i64) -> None:
    """df-7.10, df-7.21: blessings in a row, each resolved to its end before the next roll."""
    cells = p.cells
    item = agenda.top(cells, seat)
    left, die = i64(cells[item + 1]), i64(cells[item + 2])
    if left == 0:
        agenda.pop(cells, seat)
        cells[at.SEAT + seat * at.SEAT_SIZE + at.CONVERTS] = 0
        return
    cells[item + 1] = i16(left - 1)
    if die == at.BOTH:
        divine(p, seat)
    else:
        minor(p, seat, die)


def resolve(p: ForgePosition, seat: i64) -> None:
    """df-3.1: the stages of a blessing one after the other, until something else is on the agenda or it is over."""
    cells = p.cells
    here = at.SEAT + seat * at.SEAT_SIZE
    depth = cells[here + at.DEPTH]
    while cells[here + at.DEPTH] == depth:
        stage = i64(cells[here + at.STAGE])
        cells[here + at.STAGE] = i16(stage + 1)
        if stage <= at.SETTLE_DARK:
            settle(p, seat, stage)
        elif stage == at.SET_ORDER:
            set_order(p, seat)
        elif stage == at.APPLY_FIRST:
            apply_face(p, seat, i64(cells[here + at.FIRST]))
        elif stage == at.APPLY_SECOND:
            apply_face(p, seat, 1 - i64(cells[here + at.FIRST]))
        elif stage == at.ASK_CERBERUS:
            if can_repeat(p, seat):
                agenda.push(cells, seat, at.REPEAT_IT)
        else:
            finish(p, seat)


def finish(p: ForgePosition, seat: i64) -> None:
    """A blessing is over: nothing of it stays but what it gave and what the dice show."""
    cells = p.cells
    agenda.pop(cells, seat)
    here = at.SEAT + seat * at.SEAT_SIZE
    for cell in range(here + at.BLESSING, here + at.CONVERTS):
        cells[cell] = 0


# -- mirrors -----------------------------------------------------------------------------------------------------


def settle(p: ForgePosition, seat: i64, slot: i64) -> None:
    """df-3.5: a mirror is settled before anything is applied; a single candidate is copied without asking."""
    cells = p.cells
    here = at.SEAT + seat * at.SEAT_SIZE
    face = i64(cells[here + at.ROLLED + slot])
    if i64(p.tables.kind[face]) != at.MIRROR:
        cells[here + at.ACTS + slot] = i16(face)
        return
    found = candidates(p, seat, slot)
    if found == 0:
        return
    if found & (found - 1) != 0:
        agenda.push(cells, seat, at.COPY_WHAT, slot)
        return
    only: i64 = 0
    while found >> (only + 1) != 0:
        only += 1
    copy(p, seat, slot, only)


def copy(p: ForgePosition, seat: i64, slot: i64, face: i64) -> None:
    """df-3.5: the mirror takes on the face that it copies."""
    p.cells[at.SEAT + seat * at.SEAT_SIZE + at.ACTS + slot] = i16(face)
    if p.log is not None:
        p.log.append(Event("copied", seat, {"face": face}, "df-3.5"))


def candidates(p: ForgePosition, seat: i64, slot: i64) -> i64:
    """df-3.5, df-3.6: the faces that a mirror can copy, a bit each.

    All that show on the others' dice; a mirror among them opens the copier's own other face instead. For a mirror
    borrowed by Satyrs the owner of the die stands in the copier's place.
    """
    cells, kind = p.cells, p.tables.kind
    copier, die = seat, slot
    picked = i64(cells[at.SEAT + seat * at.SEAT_SIZE + at.PICKED + slot])
    if picked > 0:
        copier, die = (picked - 1) >> 1, (picked - 1) & 1
    found: i64 = 0
    mirrors = False
    for other in range(i64(cells[SEATS])):
        if other != copier:
            for its in range(i64(2)):
                face = forging.shown(p, other, its)
                if i64(kind[face]) == at.MIRROR:
                    mirrors = True
                else:
                    found |= 1 << face
    if mirrors:
        own = forging.shown(p, copier, 1 - die)
        if i64(kind[own]) != at.MIRROR:
            found |= 1 << own
    return found


# -- the order ---------------------------------------------------------------------------------------------------


def set_order(p: ForgePosition, seat: i64) -> None:
    """df-3.1, df-3.8: light die, then dark die; but a shield after what it looks at, and gold before a ship.

    Only where gold first could run over the limit does the order matter: then the player is asked.
    """
    cells, kind = p.cells, p.tables.kind
    here = at.SEAT + seat * at.SEAT_SIZE
    light = i64(kind[i64(cells[here + at.ACTS])])
    dark = i64(kind[i64(cells[here + at.ACTS + 1])])
    if light == at.SHIELD and dark != at.SHIELD:
        cells[here + at.FIRST] = 1
    if (light == at.SHIP) == (dark == at.SHIP) or i64(cells[here + at.BLESSING]) == at.LOSS:
        return
    with_gold: i64 = 1 if light == at.SHIP else 0
    gold = i64(p.tables.amount[at.RESOURCES * i64(cells[here + at.ACTS + with_gold]) + at.GOLD])
    if gold == 0:
        return
    cells[here + at.FIRST] = i16(with_gold)
    if i64(cells[here + at.GOLD]) + gold > reserves.limit(p, seat, at.GOLD):
        agenda.push(cells, seat, at.WHICH_FIRST)


def put_ship_first(p: ForgePosition, seat: i64, ship_first: bool) -> None:
    """df-3.1: the player has chosen between ship and gold; gold first is how it stands."""
    agenda.pop(p.cells, seat)
    if ship_first:
        p.cells[at.SEAT + seat * at.SEAT_SIZE + at.FIRST] ^= 1


# -- the faces ---------------------------------------------------------------------------------------------------


def times(p: ForgePosition, seat: i64, slot: i64) -> i64:
    """df-3.4: x3 triples the other face, whatever it is, and does nothing by itself."""
    other = i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.ACTS + 1 - slot])
    if i64(p.tables.kind[other]) == at.TRIPLE:
        return p.tables.times
    return 1


def apply_face(p: ForgePosition, seat: i64, slot: i64) -> None:
    """df-3.3, df-3.11: the effect of a face; it cannot be refused."""
    cells, t = p.cells, p.tables
    here = at.SEAT + seat * at.SEAT_SIZE
    face = i64(cells[here + at.ACTS + slot])
    if face == at.NO_FACE:
        return
    kind = i64(t.kind[face])
    if kind == at.PLAIN:
        collect(p, seat, slot, EVERYTHING)
    elif kind == at.CHOICE or kind == at.BOAR:
        agenda.push(cells, seat, at.TAKE_WHAT, slot)
    elif kind == at.SHIELD:
        shield(p, seat, slot)
    elif kind == at.SHIP and i64(cells[here + at.BLESSING]) != at.LOSS:
        agenda.push(cells, seat, at.PURCHASE, t.discount * times(p, seat, slot))


def is_option(p: ForgePosition, seat: i64, slot: i64, resource: i64) -> bool:
    """df-3.3: of a choice face one resource is taken, useful or not."""
    face = i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.ACTS + slot])
    return i64(p.tables.amount[at.RESOURCES * face + resource]) > 0


def take(p: ForgePosition, seat: i64, slot: i64, resource: i64) -> None:
    """df-3.3, df-3.9: the option of a choice face, or the shard of a boar, whose owner then takes a bonus."""
    cells, t = p.cells, p.tables
    agenda.pop(cells, seat)
    face = i64(cells[at.SEAT + seat * at.SEAT_SIZE + at.ACTS + slot])
    if i64(t.kind[face]) == at.BOAR:
        agenda.push(cells, seat, at.BONUS, i64(t.colour[face]), times(p, seat, slot))
    collect(p, seat, slot, resource)


def amount(p: ForgePosition, seat: i64, slot: i64, resource: i64, option: i64) -> i64:
    """df-3.3, df-3.4: what a face gives of a resource, if that is the option taken, tripled beside x3."""
    if option != EVERYTHING and option != resource:
        return 0
    face = i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.ACTS + slot])
    return i64(p.tables.amount[at.RESOURCES * face + resource]) * times(p, seat, slot)


def collect(p: ForgePosition, seat: i64, slot: i64, option: i64) -> None:
    """df-3.3: note what the face gives, for a shield beside it, and give it; Sentinel and Cyclops ask first."""
    here = at.SEAT + seat * at.SEAT_SIZE
    gave = i64(p.tables.mask[i64(p.cells[here + at.ACTS + slot])])
    if option != EVERYTHING:
        gave = 1 << option
    p.cells[here + at.GAVE + slot] = i16(gave)
    yields(p, seat, slot, option)


def yields(p: ForgePosition, seat: i64, slot: i64, option: i64) -> None:
    """df-7.22, df-7.11: during these feats what is rolled may be turned into glory."""
    converts = i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.CONVERTS])
    if converts != 0 and convertible(p, seat, slot, option) > 0:
        agenda.push(p.cells, seat, at.CONVERT_IT, slot, option)
    else:
        give(p, seat, slot, option, False)


def convertible(p: ForgePosition, seat: i64, slot: i64, option: i64) -> i64:
    """df-7.22, df-7.11: the shards, or the gold, of a face that can be turned into glory."""
    total: i64 = 0
    for resource in range(i64(at.GLORY)):
        if turns(p, seat, resource):
            total += amount(p, seat, slot, resource, option)
    return total


def turns(p: ForgePosition, seat: i64, resource: i64) -> bool:
    """df-7.22, df-7.11: Cyclops turns gold into glory, Sentinel suns and moons."""
    if i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.CONVERTS]) == at.CYCLOPS:
        return resource == at.GOLD
    return resource == at.SUN or resource == at.MOON


def convert(p: ForgePosition, seat: i64, slot: i64, option: i64, converted: bool) -> None:
    """df-7.22, df-7.11: all of it or nothing, before the limits are looked at."""
    agenda.pop(p.cells, seat)
    give(p, seat, slot, option, converted)


def give(p: ForgePosition, seat: i64, slot: i64, option: i64, converted: bool) -> None:
    """df-3.3: gain what the face gives, or lose it to Minotaur."""
    cells, t = p.cells, p.tables
    here = at.SEAT + seat * at.SEAT_SIZE
    loses = i64(cells[here + at.BLESSING]) == at.LOSS
    each = at.RESOURCES * i64(cells[here + at.ACTS + slot])
    by = times(p, seat, slot)
    gold: i64 = 0
    for resource in range(i64(at.RESOURCES)):
        number = i64(t.amount[each + resource]) * by
        if number == 0 or (option != EVERYTHING and option != resource):
            continue
        if loses:
            reserves.lose(p, seat, resource, number, "df-7.5")
        elif converted and turns(p, seat, resource):
            glory = t.gold_glory if resource == at.GOLD else t.sun_glory
            reserves.gain(p, seat, at.GLORY, number * glory, "df-3.3")
        elif resource == at.GOLD:
            gold = number
        else:
            reserves.gain(p, seat, resource, number, "df-3.3")
    reserves.gain_gold(p, seat, gold, "df-3.3")


def shield(p: ForgePosition, seat: i64, slot: i64) -> None:
    """df-3.8: glory if the other face gives the shield's resource, else the shield's lower half; never both."""
    cells, t = p.cells, p.tables
    here = at.SEAT + seat * at.SEAT_SIZE
    matches = i64(t.matches[i64(cells[here + at.ACTS + slot])])
    if (i64(cells[here + at.GAVE + 1 - slot]) >> matches) & 1 == 0:
        yields(p, seat, slot, EVERYTHING)
    elif i64(cells[here + at.BLESSING]) == at.LOSS:
        reserves.lose(p, seat, at.GLORY, t.shield_glory, "df-7.5")
    else:
        reserves.gain(p, seat, at.GLORY, t.shield_glory, "df-3.8")


def purchase(p: ForgePosition, seat: i64, face: i64, discount: i64) -> None:
    """df-3.7: a ship lets its owner buy one Sanctuary face at a discount and forge it at once."""
    agenda.pop(p.cells, seat)
    forging.buy(p, seat, face, discount, "df-3.7")


def boar_owner(p: ForgePosition, colour: i64) -> i64:
    """df-3.10: the owner of the Boar of that colour."""
    return i64(p.cells[at.BOAR_OWNER + colour]) - 1


def bonus(p: ForgePosition, roller: i64, resource: i64) -> None:
    """df-3.10: the owner of the Boar gains, at choice, each time its face is applied; three times beside x3."""
    cells = p.cells
    item = agenda.top(cells, roller)
    owner = boar_owner(p, i64(cells[item + 1]))
    left = i64(cells[item + 2]) - 1
    if left == 0:
        agenda.pop(cells, roller)
    else:
        cells[item + 2] = i16(left)
    reserves.gain(p, owner, resource, i64(p.tables.bonus[resource]), "df-3.10")


# -- Cerberus ------------------------------------------------------------------------------------------------------


def can_repeat(p: ForgePosition, seat: i64) -> bool:
    """df-7.19: after a blessing of one's own, once for each roll, if there is anything to repeat."""
    cells, kind = p.cells, p.tables.kind
    here = at.SEAT + seat * at.SEAT_SIZE
    if i64(cells[here + at.CERBERI]) == 0 or i64(cells[here + at.REPEAT]) != 0:
        return False
    if i64(cells[here + at.BLESSING]) > at.MINOR:
        return False
    for slot in range(i64(2)):
        face = i64(cells[here + at.ROLLED + slot])
        if face != at.NO_FACE and i64(kind[face]) != at.TRIPLE:
            return True
    return False


def repeat(p: ForgePosition, seat: i64) -> None:
    """df-7.19: the faces as rolled are applied a second time, and everything is decided anew."""
    cells = p.cells
    agenda.pop(cells, seat)
    here = at.SEAT + seat * at.SEAT_SIZE
    cells[here + at.CERBERI] -= 1
    cells[here + at.REPEAT] = 1
    cells[here + at.STAGE] = i16(at.SETTLE_LIGHT)
    for cell in range(here + at.ACTS, here + at.REPEAT):
        cells[cell] = 0
    if p.log is not None:
        p.log.append(Event("repeated", seat, {}, "df-7.19"))
