"""The setup: characters, captains of fortune, turn order, and the first two buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Event
from bottega.games.florenza import layout as at
from bottega.games.florenza.rules.agenda import ask, is_ghost, roll, whose_turn
from bottega.games.florenza.rules.family import can_pay, pay, prestige, take_tile

if TYPE_CHECKING:
    from bottega.games.florenza.position import FlorenzaPosition


def seat(p: FlorenzaPosition, persons: i64, levels: list[int], dice: bool, open_tokens: bool) -> None:
    """fx-12.14: people first, then a ghost for each level."""
    p.set_persons(persons)
    p.set_with_dice(1 if dice else 0)
    p.set_open_tokens(1 if open_tokens else 0)
    for ghost, level in enumerate(levels):
        p.set_level(persons + ghost, level)


def prepare(p: FlorenzaPosition) -> None:
    """fx-0.1, fx-0.5, fx-12.9: what every family starts with, and the tiles in play; a ghost counts as a family."""
    t = p.tables
    seats = p.seats
    p.set_draws(seats + t.more_characters)
    p.set_turn(seats - 1)
    for building in range(t.buildings):
        p.set_supply(building, tiles_in_play(p, building))
    for seat in range(seats):
        p.set_neutral(seat, t.neutral_markers)
        for special in range(i64(at.MARKERS - 1)):
            p.set_special(seat, special, 1)
        if not is_ghost(p, seat):
            p.set_reserve(seat, t.members)
            p.set_florins(seat, t.start_florins)
            for kind in range(i64(at.RESOURCES)):
                p.set_goods(seat, kind, t.start_goods)


def tiles_in_play(p: FlorenzaPosition, building: i64) -> i64:
    """fx-0.5: how many tiles of a building this number of families plays with."""
    t = p.tables
    tiles = i64(t.building_tiles[building])
    if t.building_by_families[building] == 0:
        return tiles
    return max(i64(0), min(tiles, p.seats + i64(t.building_beyond[building])))


def proceed(p: FlorenzaPosition) -> bool:
    """Continue the setup until there is a draw or a question; False when it is done."""
    if p.draws > 0:
        return roll(p, at.DRAW_CHARACTER)
    if fortunes_in_play(p) < fortunes_due(p):
        return roll(p, at.DRAW_FORTUNE)
    if order_open(p):
        return roll(p, at.DRAW_ORDER)
    while p.building_pass < 2:
        while p.turn >= 0:
            if first_building(p, whose_turn(p)):
                return True
            p.add_turn(-1)
        p.add_building_pass(1)
        p.set_turn(p.seats - 1)
    return False


# -- draws ---------------------------------------------------------------------------------------------------------


def arrive(p: FlorenzaPosition, character: i64) -> None:
    """fx-0.3: a drawn character lies under the card of its stay, below those that came before, ready for a
    masterpiece.
    """
    stay = i64(p.tables.stay[character])
    p.set_card(character, stay)
    p.set_turned(character, 0)
    p.add_draws(-1)
    for slot in range(i64(at.DISPLAY_SLOTS)):
        if p.display(slot) < 0:
            p.set_display(slot, character)
            break
    if p.log is not None:
        p.log.append(Event("arrives", -1, {"character": character, "card": stay}, "fx-0.3"))


def count_in_bag(p: FlorenzaPosition) -> i64:
    """How many characters have not been drawn."""
    # hot: raw cells
    cells = p.cells
    count: i64 = 0
    for character in range(p.tables.characters):
        if cells[at.CARD_AT + character] == 0:
            count += 1
    return count


def in_bag(p: FlorenzaPosition, number: i64) -> i64:
    """A character of the bag, counted from 0."""
    # hot: raw cells
    cells = p.cells
    left = number
    character: i64 = 0
    while True:
        if cells[at.CARD_AT + character] == 0:
            if left == 0:
                return character
            left -= 1
        character += 1


def fortunes_in_play(p: FlorenzaPosition) -> i64:
    """How many captains of fortune have been drawn."""
    count: i64 = 0
    for fortune in range(p.tables.fortunes):
        if p.fortune(fortune) != at.NOT_IN_PLAY:
            count += 1
    return count


def fortunes_due(p: FlorenzaPosition) -> i64:
    """fx-0.4: how many captains of fortune there are: one for each family."""
    return min(p.seats, p.tables.fortunes)


def enlist(p: FlorenzaPosition, fortune: i64) -> None:
    """fx-0.4: as many captains of fortune as families are in play for the whole game."""
    p.set_fortune(fortune, at.FREE)
    if p.log is not None:
        p.log.append(Event("enlisted", -1, {"fortune": fortune}, "fx-0.4"))


def order_open(p: FlorenzaPosition) -> bool:
    """fx-0.6: the order of the first round is drawn; a person alone comes before the ghosts."""
    seats = p.seats
    if p.order(0) < 0 and p.persons == 1:
        take_place(p, 0)
    place: i64 = 0
    while place < seats and p.order(place) >= 0:
        place += 1
    if place == seats - 1:
        for seat in range(seats):
            if not has_place(p, seat):
                take_place(p, seat)
        return False
    return place < seats


def has_place(p: FlorenzaPosition, seat: i64) -> bool:
    """Whether a family has a place in the order."""
    for place in range(p.seats):
        if p.order(place) == seat:
            return True
    return False


def take_place(p: FlorenzaPosition, seat: i64) -> None:
    """fx-0.6: the drawn family takes the first free place of the order."""
    for place in range(p.seats):
        if p.order(place) < 0:
            p.set_order(place, seat)
            if p.log is not None:
                p.log.append(Event("order", seat, {"place": place + 1}, "fx-0.6"))
            return


# -- first buildings -------------------------------------------------------------------------------------------------


def first_building(p: FlorenzaPosition, seat: i64) -> bool:
    """fx-0.7: from the last to the first, twice, each family builds one if it can; a family without a choice is not
    asked.
    """
    if is_ghost(p, seat):
        for face in range(i64(at.FACES)):
            if ghost_may_start_with(p, seat, face):
                return roll(p, at.GHOST_FIRST)
        return False
    found: i64 = -1
    for building in range(p.tables.buildings):
        if refuse_first(p, seat, building) == 0:
            if found >= 0:
                return ask(p, at.FIRST_BUILDING, seat)
            found = building
    if found >= 0:
        build_first(p, seat, found)
    elif p.log is not None:
        p.log.append(Event("no-first-building", seat, {}, "fx-0.7"))
    return False


def refuse_first(p: FlorenzaPosition, seat: i64, building: i64) -> i64:
    """fx-0.7: a tile in the supply that can be paid, different from those on the same square of the families
    before.
    """
    if p.supply(building) == 0:
        return at.NO_TILE
    if not can_pay(p, seat, p.tables.building_cost, building, 0):
        return at.CANNOT_PAY
    return at.SAME_SQUARE if chosen_before(p, building) else 0


def chosen_before(p: FlorenzaPosition, building: i64) -> bool:
    """Whether a family that chose earlier in this pass has the building on the same square."""
    square = p.building_pass
    for place in range(p.turn + 1, p.seats):
        if p.tile(p.order(place), square) == building:
            return True
    return False


def build_first(p: FlorenzaPosition, seat: i64, building: i64) -> None:
    """fx-0.7: the cost is paid and the points are scored; the tile works from the first round on."""
    if not is_ghost(p, seat):
        pay(p, seat, p.tables.building_cost, building, 0)
    prestige(p, seat, i64(p.tables.building_pp[building]))
    square = take_tile(p, seat, building, at.BUILT)
    if p.log is not None:
        p.log.append(Event("first-building", seat, {"building": building, "square": square + 1}, "fx-0.7"))


def ghost_may_start_with(p: FlorenzaPosition, seat: i64, building: i64) -> bool:
    """fx-12.1: a ghost's die is rolled again if a ghost before it has the same, or if it has that building
    already.
    """
    if p.supply(building) == 0 or chosen_before(p, building):
        return False
    return p.tile(seat, 0) != building


def refuse(p: FlorenzaPosition, action: i64) -> i64:
    """Why this is not a possible first building; 0 if it is."""
    kind = at.action_kind(action)
    if kind == at.DONE or kind == at.REFUSE:
        return at.MUST_BUILD
    if kind != at.BUILD:
        return at.NO_SUCH_MOVE
    return refuse_first(p, p.to_act, at.action_index(action))


def fill(p: FlorenzaPosition, buf: vec[i16]) -> i64:
    """The first buildings to choose from."""
    count: i64 = 0
    for building in range(p.tables.buildings):
        if refuse_first(p, p.to_act, building) == 0:
            buf[count] = i16(at.build(building))
            count += 1
    return count


def decide(p: FlorenzaPosition, building: i64) -> None:
    """Carry out the choice of a first building."""
    build_first(p, p.to_act, building)
    p.add_turn(-1)


def possible(p: FlorenzaPosition) -> list[int]:
    """What can be drawn or rolled now: all equally likely."""
    t = p.tables
    if p.stage == at.DRAW_CHARACTER:
        return [int(character) for character in range(t.characters) if p.card(character) == 0]
    if p.stage == at.DRAW_FORTUNE:
        return [int(fortune) for fortune in range(t.fortunes) if p.fortune(fortune) == at.NOT_IN_PLAY]
    if p.stage == at.DRAW_ORDER:
        return [int(seat) for seat in range(p.seats) if not has_place(p, seat)]
    if p.stage == at.GHOST_FIRST:
        ghost = whose_turn(p)
        return [int(face) for face in range(1, 7) if ghost_may_start_with(p, ghost, face - 1)]
    return [1, 2, 3, 4, 5, 6]


def drawn(p: FlorenzaPosition, outcome: i64) -> None:
    """Carry out a draw or a ghost's die of the setup."""
    stage = p.stage
    if stage == at.DRAW_CHARACTER:
        arrive(p, outcome)
    elif stage == at.DRAW_FORTUNE:
        enlist(p, outcome)
    elif stage == at.DRAW_ORDER:
        take_place(p, outcome)
    else:
        build_first(p, whose_turn(p), outcome - 1)
        p.add_turn(-1)
