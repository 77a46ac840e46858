"""Dice: what they show, how they fall, and how new faces get onto them; and where the faces come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def face_at(p: ForgePosition, seat: i64, die: i64, side: i64) -> i64:
    """The face on a side of a die."""
    return i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.DICE + die * at.SIDES + side])


def shown(p: ForgePosition, seat: i64, die: i64) -> i64:
    """The face that shows on a die."""
    here = at.SEAT + seat * at.SEAT_SIZE
    return i64(p.cells[here + at.DICE + die * at.SIDES + i64(p.cells[here + at.SHOWS + die])])


def next_die(p: ForgePosition) -> i64:
    """df-2.2: dice are rolled one by one, seat by seat from the active player, light before dark; as 2 * seat + die."""
    air = i64(p.cells[at.IN_THE_AIR])
    which = 2 * i64(p.cells[at.ACTIVE])
    bits = air >> which
    if bits == 0:
        bits, which = air, 0
    while bits & 3 == 0:
        bits >>= 2
        which += 2
    return which + 1 - (bits & 1)


def throw(p: ForgePosition, seat: i64, dice: i64) -> None:
    """Take up one die of a seat, or both, to roll."""
    bits: i64 = 3
    if dice != at.BOTH:
        bits = 1 << dice
    p.cells[at.IN_THE_AIR] |= i16(bits << (2 * seat))


def rolled(p: ForgePosition, side: i64) -> None:
    """df-3.1: the die that was rolled lies with this side up."""
    cells = p.cells
    which = next_die(p)
    seat, die = which >> 1, which & 1
    here = at.SEAT + seat * at.SEAT_SIZE
    cells[at.IN_THE_AIR] ^= i16(1 << which)
    cells[here + at.SHOWS + die] = i16(side)
    face = cells[here + at.DICE + die * at.SIDES + side]
    kind = i64(cells[here + at.BLESSING])
    if kind != at.NO_BLESSING and kind != at.BORROWED:
        cells[here + at.ROLLED + die] = face
    if p.log is not None:
        p.log.append(Event("rolled", seat, {"die": die, "face": i64(face)}, "df-3.1"))


def lowest(p: ForgePosition, seat: i64, die: i64, side: i64) -> i64:
    """The lowest side of the die with the same face: it stands for all of them."""
    first = at.SEAT + seat * at.SEAT_SIZE + at.DICE + die * at.SIDES
    face = p.cells[first + side]
    for other in range(side):
        if p.cells[first + other] == face:
            return other
    return side


def can_buy(p: ForgePosition, seat: i64, face: i64, discount: i64) -> i64:
    """df-5.4, df-5.1: only Sanctuary faces are for sale, while there are any; the price must be paid. 0 or a reason."""
    price = i64(p.tables.price[face])
    if price == 0:
        return at.NOT_FOR_SALE
    if i64(p.cells[at.FACES_LEFT + face]) == 0:
        return at.SOLD_OUT
    if price - discount > i64(p.cells[at.SEAT + seat * at.SEAT_SIZE + at.GOLD]):
        return at.TOO_DEAR
    return 0


def buy(p: ForgePosition, seat: i64, face: i64, discount: i64, rule: str) -> None:
    """df-5.1: pay the price, take the face, and forge it at once."""
    price = i64(p.tables.price[face]) - discount
    if p.log is not None:
        p.log.append(Event("bought", seat, {"face": face, "price": price if price > 0 else 0}, rule))
    if price > 0:
        reserves.pay(p, seat, at.GOLD, price, rule)
    take_face(p, seat, face)


def take_face(p: ForgePosition, seat: i64, face: i64) -> None:
    """df-5.2: a face that was taken is forged at once; that cannot be refused."""
    p.cells[at.FACES_LEFT + face] -= 1
    agenda.push(p.cells, seat, at.FORGE_WHERE, face)


def can_replace(p: ForgePosition, seat: i64, die: i64, face: i64) -> i64:
    """df-5.3: any face of one's dice can be replaced, except a boar. 0 or a reason."""
    first = at.SEAT + seat * at.SEAT_SIZE + at.DICE + die * at.SIDES
    for side in range(i64(at.SIDES)):
        if i64(p.cells[first + side]) == face:
            return at.BOAR_STAYS if i64(p.tables.kind[face]) == at.BOAR else 0
    return at.NOT_ON_DIE


def forge(p: ForgePosition, seat: i64, face: i64, die: i64, old: i64) -> None:
    """df-5.2: the new face replaces the old one and is turned up; no effect is applied."""
    cells = p.cells
    agenda.pop(cells, seat)
    here = at.SEAT + seat * at.SEAT_SIZE
    first = here + at.DICE + die * at.SIDES
    side: i64 = 0
    while i64(cells[first + side]) != old:
        side += 1
    cells[first + side] = i16(face)
    cells[here + at.SHOWS + die] = i16(side)
    cells[here + at.FORGED] += 1
    if i64(cells[at.STEP]) == at.OFFERING and die == at.DARK:
        cells[at.DARK_FORGED] = 1
    if p.log is not None:
        p.log.append(Event("forged", seat, {"die": die, "face": face, "old": old}, "df-5.2"))
