"""Blessings: the faces of one or two dice, from the roll to Cerberus.

A blessing goes through its stages, one after the other: mirrors are settled, then the order, then the two faces are
applied, then Cerberus may repeat it. Minotaur's loss and the faces borrowed by Satyrs go through the same stages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, forging, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition

EVERYTHING: Final = -1
"""Used instead of an option: everything on a face."""
MIRRORED: Final = 1
"""The bit of a mirror in a set of faces: no face has the number 0."""


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
    p.set_blessing(seat, kind)
    agenda.push(p, seat, at.RESOLVE)


def next_of_row(p: ForgePosition, seat: i64) -> None:
    """df-7.10, df-7.21: blessings in a row, each resolved completely before the next roll."""
    left, die = agenda.first(p, seat), agenda.second(p, seat)
    if left == 0:
        agenda.pop(p, seat)
        p.set_converts(seat, 0)
        return
    agenda.set_first(p, seat, left - 1)
    if die == at.BOTH:
        divine(p, seat)
    else:
        minor(p, seat, die)


def resolve(p: ForgePosition, seat: i64) -> None:
    """df-3.1: the stages of a blessing one after the other, until something else is on the agenda or it is over."""
    # hot: raw cells
    cells = p.cells
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    depth = cells[base + at.DEPTH_AT]
    while cells[base + at.DEPTH_AT] == depth:
        stage = i64(cells[base + at.STAGE_AT])
        cells[base + at.STAGE_AT] = i16(stage + 1)
        if stage <= at.SETTLE_DARK:
            settle(p, seat, stage)
        elif stage == at.SET_ORDER:
            set_order(p, seat)
        elif stage == at.APPLY_FIRST:
            apply_face(p, seat, i64(cells[base + at.FIRST_AT]))
        elif stage == at.APPLY_SECOND:
            apply_face(p, seat, 1 - i64(cells[base + at.FIRST_AT]))
        elif stage == at.ASK_CERBERUS:
            if can_repeat(p, seat):
                forget(p, seat)
                agenda.push(p, seat, at.REPEAT_IT)
        else:
            finish(p, seat)


def finish(p: ForgePosition, seat: i64) -> None:
    """End a blessing: nothing remains of it but what it gave and what the dice show."""
    # hot: raw cells
    cells = p.cells
    agenda.pop(p, seat)
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    for cell in range(base + at.BLESSING_AT, base + at.CONVERTS_AT):
        cells[cell] = 0


# -- mirrors -----------------------------------------------------------------------------------------------------


def settle(p: ForgePosition, seat: i64, slot: i64) -> None:
    """df-3.5: a mirror is settled before anything is applied; a single candidate is copied without asking."""
    face = p.rolled(seat, slot)
    if i64(p.tables.kind[face]) != at.MIRROR:
        p.set_acts(seat, slot, face)
        return
    found = candidates(p, seat, slot)
    if found == 0:
        p.set_picked(seat, slot, 0)
        return
    if found & (found - 1) != 0:
        agenda.push(p, seat, at.COPY_WHAT, slot)
        return
    only: i64 = 0
    while found >> (only + 1) != 0:
        only += 1
    copy(p, seat, slot, only)


def copy(p: ForgePosition, seat: i64, slot: i64, face: i64) -> None:
    """df-3.5: the mirror takes on the face that it copies; whose die it lies on no longer counts."""
    p.set_acts(seat, slot, face)
    p.set_picked(seat, slot, 0)
    if p.log is not None:
        p.log.append(Event("copied", seat, {"face": face}, "df-3.5"))


def candidates(p: ForgePosition, seat: i64, slot: i64) -> i64:
    """df-3.5, df-3.6: the faces that a mirror can copy, a bit each.

    These are all faces that show on the others' dice; a mirror among them allows the copier's own showing faces
    instead, except mirrors. For a mirror borrowed by Satyrs, the owner of the die counts as the copier.
    """
    copier = seat
    if p.picked(seat, slot) > 0:
        copier = (p.picked(seat, slot) - 1) >> 1
    found: i64 = 0
    mirrors = False
    for other in range(p.seats):
        if other != copier:
            seen = shown_faces(p, other)
            found |= seen
            mirrors = mirrors or seen & MIRRORED != 0
    if mirrors:
        found |= shown_faces(p, copier)
    return found & ~MIRRORED


def shown_faces(p: ForgePosition, seat: i64) -> i64:
    """df-3.5: the faces that show on a seat's dice, a bit each; MIRRORED for a mirror."""
    found: i64 = 0
    for die in range(i64(2)):
        face = forging.shown(p, seat, die)
        found |= MIRRORED if i64(p.tables.kind[face]) == at.MIRROR else 1 << face
    return found


# -- the order ---------------------------------------------------------------------------------------------------


def set_order(p: ForgePosition, seat: i64) -> None:
    """df-3.1, df-3.8: light die, then dark die; but a shield after the face it depends on, and gold before a ship.

    The order matters only if gold first could exceed the limit: then the player is asked.
    """
    kind = p.tables.kind
    light = i64(kind[p.acts(seat, 0)])
    dark = i64(kind[p.acts(seat, 1)])
    if light == at.SHIELD and dark != at.SHIELD:
        p.set_first(seat, 1)
    if (light == at.SHIP) == (dark == at.SHIP) or p.blessing(seat) == at.LOSS:
        return
    with_gold: i64 = 1 if light == at.SHIP else 0
    gold = i64(p.tables.amount[at.RESOURCES * p.acts(seat, with_gold) + at.GOLD])
    if gold == 0:
        return
    p.set_first(seat, with_gold)
    if p.gold(seat) + gold > reserves.limit(p, seat, at.GOLD):
        agenda.push(p, seat, at.WHICH_FIRST)


def put_ship_first(p: ForgePosition, seat: i64, ship_first: bool) -> None:
    """df-3.1: the player has chosen between ship and gold; gold first is already the order."""
    agenda.pop(p, seat)
    if ship_first:
        p.set_first(seat, p.first(seat) ^ 1)


# -- the faces ---------------------------------------------------------------------------------------------------


def times(p: ForgePosition, seat: i64, slot: i64) -> i64:
    """df-3.4: x3 triples the other face, whatever it is, and does nothing by itself."""
    other = p.acts(seat, 1 - slot)
    if i64(p.tables.kind[other]) == at.TRIPLE:
        return p.tables.factor
    return 1


def apply_face(p: ForgePosition, seat: i64, slot: i64) -> None:
    """df-3.3, df-3.11: the effect of a face; it cannot be refused."""
    t = p.tables
    face = p.acts(seat, slot)
    if face == at.NO_FACE:
        return
    kind = i64(t.kind[face])
    if kind == at.PLAIN:
        collect(p, seat, slot, EVERYTHING)
    elif kind == at.CHOICE or kind == at.BOAR:
        agenda.push(p, seat, at.TAKE_WHAT, slot)
    elif kind == at.SHIELD:
        shield(p, seat, slot)
    elif kind == at.SHIP and p.blessing(seat) != at.LOSS:
        agenda.push(p, seat, at.PURCHASE, t.discount * times(p, seat, slot))


def is_option(p: ForgePosition, seat: i64, slot: i64, resource: i64) -> bool:
    """df-3.3: one resource of a choice face is taken, useful or not."""
    face = p.acts(seat, slot)
    return i64(p.tables.amount[at.RESOURCES * face + resource]) > 0


def take(p: ForgePosition, seat: i64, slot: i64, resource: i64) -> None:
    """df-3.3, df-3.9: the option of a choice face, or the shard of a boar, whose owner then takes a bonus.

    df-7.5: a bonus of one's own in a loss comes after both losses, whichever die showed the mirror.
    """
    t = p.tables
    agenda.pop(p, seat)
    face = p.acts(seat, slot)
    if i64(t.kind[face]) == at.BOAR:
        colour = i64(t.colour[face])
        if p.blessing(seat) == at.LOSS and p.boar_owner(colour) == seat:
            agenda.push_below(p, seat, at.BONUS, colour, times(p, seat, slot))
        else:
            agenda.push(p, seat, at.BONUS, colour, times(p, seat, slot))
    collect(p, seat, slot, resource)


def amount(p: ForgePosition, seat: i64, slot: i64, resource: i64, option: i64) -> i64:
    """df-3.3, df-3.4: how much of a resource a face gives, if that is the option taken; tripled beside x3."""
    if option != EVERYTHING and option != resource:
        return 0
    face = p.acts(seat, slot)
    return i64(p.tables.amount[at.RESOURCES * face + resource]) * times(p, seat, slot)


def collect(p: ForgePosition, seat: i64, slot: i64, option: i64) -> None:
    """df-3.3: record what the face gives, for a shield beside it, and give it; Sentinel and Cyclops ask first."""
    if i64(p.tables.kind[p.acts(seat, 1 - slot)]) == at.SHIELD:
        gave = i64(p.tables.mask[p.acts(seat, slot)])
        p.set_given(seat, slot, gave if option == EVERYTHING else 1 << option)
    gain_or_convert(p, seat, slot, option)


def gain_or_convert(p: ForgePosition, seat: i64, slot: i64, option: i64) -> None:
    """df-7.22, df-7.11: during these feats what is rolled may be turned into glory."""
    converts = p.converts(seat)
    if converts != 0 and convertible(p, seat, slot, option) > 0:
        agenda.push(p, seat, at.CONVERT_IT, slot, option)
    else:
        give(p, seat, slot, option, False)


def convertible(p: ForgePosition, seat: i64, slot: i64, option: i64) -> i64:
    """df-7.22, df-7.11: the shards, or the gold, of a face that can be turned into glory."""
    total: i64 = 0
    for resource in range(i64(at.GLORY)):
        if glory_for(p, seat, resource) > 0:
            total += amount(p, seat, slot, resource, option)
    return total


def glory_for(p: ForgePosition, seat: i64, resource: i64) -> i64:
    """df-7.22, df-7.11: what a piece of the resource can be turned into, by the card that is being resolved."""
    return i64(p.tables.conversion[at.RESOURCES * p.converts(seat) + resource])


def convert(p: ForgePosition, seat: i64, slot: i64, option: i64, converted: bool) -> None:
    """df-7.22, df-7.11: all of it or nothing, before the limits apply."""
    agenda.pop(p, seat)
    give(p, seat, slot, option, converted)


def give(p: ForgePosition, seat: i64, slot: i64, option: i64, converted: bool) -> None:
    """df-3.3: gain what the face gives, or lose it to Minotaur."""
    # hot: raw cells
    cells, t = p.cells, p.tables
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    loses = i64(cells[base + at.BLESSING_AT]) == at.LOSS
    each = at.RESOURCES * i64(cells[base + at.ACTS_AT + slot])
    by = times(p, seat, slot)
    gold: i64 = 0
    for resource in range(i64(at.RESOURCES)):
        number = i64(t.amount[each + resource]) * by
        if number == 0 or (option != EVERYTHING and option != resource):
            continue
        if loses:
            reserves.lose(p, seat, resource, number, "df-7.5")
        elif converted and glory_for(p, seat, resource) > 0:
            rule = "df-7.11" if resource == at.GOLD else "df-7.22"
            reserves.gain(p, seat, at.GLORY, number * glory_for(p, seat, resource), rule)
        elif resource == at.GOLD:
            gold = number
        else:
            reserves.gain(p, seat, resource, number, "df-3.3")
    reserves.gain_gold(p, seat, gold, "df-3.3")


def shield(p: ForgePosition, seat: i64, slot: i64) -> None:
    """df-3.8: glory if the other face gives the shield's resource, otherwise the shield's lower half; never both."""
    t = p.tables
    matches = i64(t.matches[p.acts(seat, slot)])
    if (p.given(seat, 1 - slot) >> matches) & 1 == 0:
        gain_or_convert(p, seat, slot, EVERYTHING)
    elif p.blessing(seat) == at.LOSS:
        reserves.lose(p, seat, at.GLORY, t.shield_glory, "df-7.5")
    else:
        reserves.gain(p, seat, at.GLORY, t.shield_glory, "df-3.8")


def purchase(p: ForgePosition, seat: i64, face: i64, discount: i64) -> None:
    """df-3.7: a ship lets its owner buy one Sanctuary face at a discount and forge it at once."""
    agenda.pop(p, seat)
    forging.buy(p, seat, face, discount, "df-3.7")


def bonus(p: ForgePosition, roller: i64, resource: i64) -> None:
    """df-3.10: the owner of the Boar chooses a gain each time its face is applied; three times beside x3."""
    owner = p.boar_owner(agenda.first(p, roller))
    left = agenda.second(p, roller) - 1
    if left == 0:
        agenda.pop(p, roller)
    else:
        agenda.set_second(p, roller, left)
    reserves.gain(p, owner, resource, i64(p.tables.bonus[resource]), "df-3.10")


# -- Cerberus ------------------------------------------------------------------------------------------------------


def can_repeat(p: ForgePosition, seat: i64) -> bool:
    """df-7.19: after one's own blessing, once for each roll, if there is anything to repeat."""
    kind = p.tables.kind
    if p.cerberi(seat) == 0 or p.repeat(seat) != 0:
        return False
    if p.blessing(seat) > at.MINOR:
        return False
    for slot in range(i64(2)):
        face = p.rolled(seat, slot)
        if face != at.NO_FACE and i64(kind[face]) != at.TRIPLE:
            return True
    return False


def forget(p: ForgePosition, seat: i64) -> None:
    """df-7.19: both faces are applied; for a repeat only what was rolled counts."""
    p.set_first(seat, 0)
    for slot in range(i64(2)):
        p.set_acts(seat, slot, at.NO_FACE)
        p.set_given(seat, slot, 0)


def repeat(p: ForgePosition, seat: i64) -> None:
    """df-7.19: the faces as rolled are applied a second time, and everything is decided again."""
    agenda.pop(p, seat)
    p.add_cerberi(seat, -1)
    p.set_repeat(seat, 1)
    p.set_stage(seat, at.SETTLE_LIGHT)
    if p.log is not None:
        p.log.append(Event("repeated", seat, {}, "df-7.19"))
