"""The set-up: characters, captains of fortune, turn order, and the two first buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.common import (
    ask,
    can_pay,
    first_empty,
    is_ghost,
    pay,
    prestige,
    seat_at,
    throw,
)

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def prepare(p: FlorenzaPosition) -> None:
    """fx-0.1, fx-0.5: what every family starts with, and the tiles in play: houses go by the number of families."""
    cells = p.cells
    t = p.tables
    seats = p.seats
    cells[at.CAPTAIN] = -1
    cells[at.BISHOP] = -1
    cells[at.DRAWS] = i16(seats + t.more_characters)
    cells[at.TURN] = i16(seats - 1)
    for building in range(i64(at.BUILDINGS)):
        beyond = i64(t.building_beyond[building])
        tiles = i64(t.building_tiles[building])
        cells[at.SUPPLY + building] = i16(tiles if beyond == 99 else max(0, min(tiles, seats + beyond)))
    for seat in range(seats):
        base = at.FAMILY + seat * at.STRIDE
        cells[base + at.NEUTRAL] = i16(t.neutral_markers)
        for special in range(i64(3)):
            cells[base + at.SPECIAL + special] = 1
        if not is_ghost(p, seat):
            cells[base + at.RESERVE] = i16(t.members)
            cells[base + at.FLORINS] = i16(t.start_florins)
            for kind in range(i64(at.GOODS_COUNT)):
                cells[base + kind] = i16(t.start_goods)


def proceed(p: FlorenzaPosition) -> bool:
    """Go on with the set-up until something is drawn or asked; False when it is done."""
    cells = p.cells
    if cells[at.DRAWS] > 0:
        return throw(p, at.DRAW_CHARACTER)
    if fortunes_in_play(p) < min(p.seats, i64(at.FORTUNES)):
        return throw(p, at.DRAW_FORTUNE)
    if order_open(p):
        return throw(p, at.DRAW_ORDER)
    while cells[at.PASS] < 2:
        while cells[at.TURN] >= 0:
            if first_building(p, seat_at(p, i64(cells[at.TURN]))):
                return True
            cells[at.TURN] -= 1
        cells[at.PASS] += 1
        cells[at.TURN] = i16(p.seats - 1)
    return False


# -- draws ---------------------------------------------------------------------------------------------------------


def arrive(p: FlorenzaPosition, character: i64) -> None:
    """fx-0.3: a drawn character lies under the card of its stay, below those that came before, ready for a
    masterpiece.
    """
    cells = p.cells
    cells[at.COLUMN + character] = p.tables.stay[character]
    cells[at.TURNED + character] = 0
    cells[at.DRAWS] -= 1
    for slot in range(i64(10)):
        if cells[at.DISPLAY + slot] == 0:
            cells[at.DISPLAY + slot] = i16(character + 1)
            break
    if p.log is not None:
        p.log.append(
            Event("arrives", -1, {"character": character, "card": i64(p.tables.stay[character])}, "fx-0.3")
        )


def in_bag(p: FlorenzaPosition) -> i64:
    """How many characters have not been drawn."""
    count: i64 = 0
    for character in range(i64(at.CHARACTERS)):
        if p.cells[at.COLUMN + character] == 0:
            count += 1
    return count


def fortunes_in_play(p: FlorenzaPosition) -> i64:
    count: i64 = 0
    for fortune in range(i64(at.FORTUNES)):
        if p.cells[at.FORTUNE + fortune] != at.NOT_IN_PLAY:
            count += 1
    return count


def enlist(p: FlorenzaPosition, fortune: i64) -> None:
    """fx-0.4: as many captains of fortune as families are in play for the whole game."""
    p.cells[at.FORTUNE + fortune] = i16(at.FREE)
    if p.log is not None:
        p.log.append(Event("enlisted", -1, {"fortune": fortune}, "fx-0.4"))


def order_open(p: FlorenzaPosition) -> bool:
    """fx-0.6: the order of the first round is drawn; a person alone comes before the ghosts."""
    cells = p.cells
    seats = p.seats
    if cells[at.ORDER] == 0 and i64(cells[at.PERSONS]) == 1:
        cells[at.ORDER] = 1
    place: i64 = 0
    while place < seats and cells[at.ORDER + place] != 0:
        place += 1
    if place == seats - 1:
        for seat in range(seats):
            if not has_place(p, seat):
                take_place(p, seat)
        return False
    return place < seats


def has_place(p: FlorenzaPosition, seat: i64) -> bool:
    for place in range(p.seats):
        if i64(p.cells[at.ORDER + place]) == seat + 1:
            return True
    return False


def take_place(p: FlorenzaPosition, seat: i64) -> None:
    """fx-0.6: the drawn family takes the first free place of the order."""
    cells = p.cells
    for place in range(p.seats):
        if cells[at.ORDER + place] == 0:
            cells[at.ORDER + place] = i16(seat + 1)
            if p.log is not None:
                p.log.append(Event("order", seat, {"place": place + 1}, "fx-0.6"))
            return


# -- first buildings -------------------------------------------------------------------------------------------------


def first_building(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-0.7: from the last to the first, twice, each family builds one; whoever can must, and nobody is asked
    without a choice.
    """
    if is_ghost(p, seat):
        for face in range(i64(6)):
            if ghost_may_start_with(p, seat, face):
                return throw(p, at.GHOST_FIRST)
        return False
    found: i64 = -1
    for building in range(i64(at.BUILDINGS)):
        if first_refusal(p, seat, building) == 0:
            if found >= 0:
                return ask(p, at.FIRST_BUILDING, seat)
            found = building
    if found >= 0:
        build_first(p, seat, found)
    elif p.log is not None:
        p.log.append(Event("no-first-building", seat, {}, "fx-0.7"))
    return False


def first_refusal(p: FlorenzaPosition, seat: i64, building: i64) -> i64:
    """fx-0.7: a tile in the supply that can be paid, different from those on the same square of the families
    before.
    """
    cells = p.cells
    if cells[at.SUPPLY + building] == 0:
        return at.NO_TILE
    if not can_pay(p, seat, p.tables.building_cost, building, 0):
        return at.CANNOT_PAY
    return at.SAME_SQUARE if chosen_before(p, building) else 0


def chosen_before(p: FlorenzaPosition, building: i64) -> bool:
    """Whether a family that chose earlier in this pass has the building on the same square."""
    cells = p.cells
    square = i64(cells[at.PASS])
    for place in range(i64(cells[at.TURN]) + 1, p.seats):
        tile = at.FAMILY + seat_at(p, place) * at.STRIDE + at.TILE + square
        if i64(cells[tile]) == building + 1:
            return True
    return False


def build_first(p: FlorenzaPosition, seat: i64, building: i64) -> None:
    """fx-0.7: the cost is paid and the points are taken; the tile works from the first round."""
    if not is_ghost(p, seat):
        pay(p, seat, p.tables.building_cost, building, 0)
    prestige(p, seat, i64(p.tables.building_pp[building]))
    cells = p.cells
    square = first_empty(p, seat)
    cells[at.SUPPLY + building] -= 1
    cells[at.FAMILY + seat * at.STRIDE + at.TILE + square] = i16(building + 1)
    if p.log is not None:
        p.log.append(Event("first-building", seat, {"building": building, "square": square + 1}, "fx-0.7"))


def ghost_may_start_with(p: FlorenzaPosition, seat: i64, building: i64) -> bool:
    """fx-12.1: a ghost's die is rolled again if a ghost before it has the same, or if it has that building
    already.
    """
    cells = p.cells
    if cells[at.SUPPLY + building] == 0 or chosen_before(p, building):
        return False
    return i64(cells[at.FAMILY + seat * at.STRIDE + at.TILE]) != building + 1


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    seat = p.to_act
    count: i64 = 0
    for building in range(i64(at.BUILDINGS)):
        if first_refusal(p, seat, building) == 0:
            buf[count] = i16(at.BUILD + building)
            count += 1
    return count


def refusal(p: FlorenzaPosition, action: i64) -> i64:
    if action < at.BUILD or action >= at.WORK:
        return at.NO_SUCH_MOVE
    return first_refusal(p, p.to_act, action - at.BUILD)


def answer(p: FlorenzaPosition, action: i64) -> None:
    """Carry out the choice of a first building."""
    build_first(p, p.to_act, action - at.BUILD)
    p.cells[at.TURN] -= 1


def drawn(p: FlorenzaPosition, outcome: i64) -> None:
    """Carry out a draw or a ghost's die of the set-up."""
    stage = i64(p.cells[at.STAGE])
    if stage == at.DRAW_CHARACTER:
        arrive(p, outcome)
    elif stage == at.DRAW_FORTUNE:
        enlist(p, outcome)
    elif stage == at.DRAW_ORDER:
        take_place(p, outcome)
    else:
        build_first(p, seat_at(p, i64(p.cells[at.TURN])), outcome - 1)
        p.cells[at.TURN] -= 1
