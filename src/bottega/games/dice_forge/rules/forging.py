"""Dice: what they show, how they fall, and how new faces get onto them; and where the faces come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge.rules import agenda

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition


def shown(p: ForgePosition, seat: i64, die: i64) -> i64:
    """The face that shows on a die."""
    return p.face(seat, die, p.shows(seat, die))


def next_die(p: ForgePosition) -> i64:
    """df-2.2: dice are rolled one by one, seat by seat from the active player, light before dark; as 2 * seat + die."""
    # hot: raw cells
    air = i64(p.cells[at.IN_THE_AIR_AT])
    which = 2 * i64(p.cells[at.ACTIVE_AT])
    bits = air >> which
    if bits == 0:
        bits, which = air, 0
    while bits & 3 == 0:
        bits >>= 2
        which += 2
    return which + 1 - (bits & 1)


def throw(p: ForgePosition, seat: i64, dice: i64) -> None:
    """Pick up one die of a seat, or both, to roll."""
    bits: i64 = 3
    if dice != at.BOTH:
        bits = 1 << dice
    p.set_in_the_air(p.in_the_air | (bits << (2 * seat)))


def rolled(p: ForgePosition, side: i64) -> None:
    """df-3.1: the die that was rolled lies with this side up."""
    # hot: raw cells
    cells = p.cells
    which = next_die(p)
    seat, die = which >> 1, which & 1
    base = at.SEATS_AT + seat * at.SEAT_SIZE
    cells[at.IN_THE_AIR_AT] ^= i16(1 << which)
    cells[base + at.SHOWS_AT + die] = i16(side)
    face = i64(cells[base + at.FACE_AT + die * at.SIDES + side])
    kind = i64(cells[base + at.BLESSING_AT])
    if kind != at.NO_BLESSING and kind != at.BORROWED:
        cells[base + at.ROLLED_AT + die] = i16(face)
    if p.log is not None:
        if is_first_roll(p, which):
            p.log.append(Event("turn", p.active, {"round": p.round}, "df-2.1"))
        p.log.append(Event("rolled", seat, {"die": die, "face": face}, "df-3.1"))


def is_first_roll(p: ForgePosition, which: i64) -> bool:
    """df-2.1: whether this die is the first of the game, so that the first turn has to be reported."""
    others = ((1 << (2 * p.seats)) - 1) ^ (1 << which)
    if p.round > 1 or p.active > 0 or p.step != at.STEP_BLESSINGS or p.in_the_air != others:
        return False
    return p.blessings == i64(p.tables.blessings[p.seats]) - 1


def lowest(p: ForgePosition, seat: i64, die: i64, side: i64) -> i64:
    """The lowest side of the die with the same face: it stands for all of them."""
    # hot: raw cells
    first = at.SEATS_AT + seat * at.SEAT_SIZE + at.FACE_AT + die * at.SIDES
    face = p.cells[first + side]
    for other in range(side):
        if p.cells[first + other] == face:
            return other
    return side


def refuse_purchase(p: ForgePosition, seat: i64, face: i64, discount: i64) -> i64:
    """df-5.4, df-5.1: only Sanctuary faces are for sale, while there are any; the price must be paid. 0 or a reason."""
    price = i64(p.tables.price[face])
    if price == 0:
        return at.NOT_FOR_SALE
    if p.faces_left(face) == 0:
        return at.SOLD_OUT
    if price - discount > p.gold(seat):
        return at.TOO_EXPENSIVE
    return 0


def buy(p: ForgePosition, seat: i64, face: i64, discount: i64, rule: str) -> None:
    """df-5.1: pay the price, take the face, and forge it at once."""
    price = i64(p.tables.price[face]) - discount
    if price < 0:
        price = 0
    p.add_gold(seat, -price)
    if p.log is not None:
        p.log.append(Event("bought", seat, {"face": face, "price": price}, rule))
    take_face(p, seat, face)


def take_face(p: ForgePosition, seat: i64, face: i64) -> None:
    """df-5.2: a face that was taken is forged at once; that cannot be refused."""
    p.add_faces_left(face, -1)
    agenda.push(p, seat, at.FORGE_WHERE, face)


def refuse_replacement(p: ForgePosition, seat: i64, die: i64, face: i64) -> i64:
    """df-5.3: any face of one's dice can be replaced, except a boar. 0 or a reason."""
    for side in range(i64(at.SIDES)):
        if p.face(seat, die, side) == face:
            return at.BOAR_STAYS if i64(p.tables.kind[face]) == at.BOAR else 0
    return at.NOT_ON_DIE


def forge(p: ForgePosition, seat: i64, face: i64, die: i64, old: i64) -> None:
    """df-5.2, df-5.5: the new face replaces the old one and is turned up; no effect is applied."""
    agenda.pop(p, seat)
    side: i64 = 0
    while p.face(seat, die, side) != old:
        side += 1
    p.set_face(seat, die, side, face)
    p.set_shows(seat, die, side)
    p.add_forged(seat, 1)
    if p.step == at.STEP_OFFERING and die == at.DARK:
        p.set_dark_forged(1)
    if p.log is not None:
        p.log.append(Event("forged", seat, {"die": die, "face": face, "old": old}, "df-5.2"))
