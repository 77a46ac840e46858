"""Where everything lies in the cells of a position, and how things are numbered.

Written by `make layout` from shape.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Position, cells_from

MOST_SEATS: Final = 4
MOST_FACES: Final = 40  # faces are numbered from 1 in the order of the content
MOST_CARDS: Final = 32  # and so are cards
MOST_REINFORCEMENTS: Final = 8  # kinds of them
NO_FACE: Final = 0
NO_CARD: Final = 0
SIDES: Final = 6
BOTH: Final = 2  # instead of a die: both
SLOTS: Final = 15
PORTALS: Final = 7
DEEPEST: Final = 8  # items of an agenda
ITEM_SIZE: Final = 3  # cells of an item
MOST_GOLD: Final = 36  # in one gain: no face holds more than 12
ELDER_CARD: Final = 1
SPIRITS_CARD: Final = 2
OWL_CARD: Final = 3
MINOTAUR_CARD: Final = 5
SHIELD_CARD: Final = 6
TRITON_CARD: Final = 8
HAMMER_CARD: Final = 12
CHEST_CARD: Final = 13
HIND_CARD: Final = 14
BEAR_CARD: Final = 15
SATYRS_CARD: Final = 16
BOAR_CARD: Final = 17
CERBERUS_CARD: Final = 19
TYPHON_CARD: Final = 24

# Resources.
GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
RESOURCES: Final = 4

# Dice.
LIGHT: Final = 0
DARK: Final = 1

# Colours of shields and boars.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = 4

# Kinds of faces.
PLAIN: Final = 0  # gives everything on it
CHOICE: Final = 1  # gives one of the resources on it
TRIPLE: Final = 2
MIRROR: Final = 3
SHIP: Final = 4
SHIELD: Final = 5
BOAR: Final = 6

# Kinds of blessings.
NO_BLESSING: Final = 0
DIVINE: Final = 1
MINOR: Final = 2
BORROWED: Final = 3  # two faces picked by Satyrs
LOSS: Final = 4  # what Minotaur takes

# Stages of a blessing.
SETTLE_LIGHT: Final = 0
SETTLE_DARK: Final = 1
SET_ORDER: Final = 2
APPLY_FIRST: Final = 3
APPLY_SECOND: Final = 4
ASK_CERBERUS: Final = 5
FINISH: Final = 6

# Items of an agenda, with the meaning of their numbers.
RESOLVE: Final = 1  # a blessing, stage by stage
ROW: Final = 2  # (how many more, die): blessings in a row
COPY_WHAT: Final = 3  # (slot): the face that a mirror copies
WHICH_FIRST: Final = 4  # ship or gold
TAKE_WHAT: Final = 5  # (slot): one option of a choice face or of a boar
CONVERT_IT: Final = 6  # (slot, option)
SPLIT: Final = 7  # (gold): how much of it goes on the Hammer
PURCHASE: Final = 8  # (discount): with a ship
FORGE_WHERE: Final = 9  # (face)
BONUS: Final = 10  # (colour, how many): asked of the owner of the Boar
REPEAT_IT: Final = 11  # with a Cerberus token
WHICH_DIE: Final = 12  # (how many rolls)
OWL_WHAT: Final = 13
WHICH_SHIELD: Final = 14
BEARER: Final = 15  # of a boar
PICK: Final = 16  # (slot): a die for Satyrs

# Steps of a turn.
STEP_SETUP: Final = 0
STEP_BLESSINGS: Final = 1
STEP_REINFORCEMENTS: Final = 2
STEP_ACTION: Final = 3
STEP_OFFERING: Final = 4  # within an offering
STEP_TAKING: Final = 5  # the portal is free: the card is taken
STEP_EXTRA: Final = 6
STEP_END: Final = 7  # after the extra action: asked only with a Triton token in hand
STEP_OVER: Final = 8

# Why an action is refused; 1 is NOT_TO_ACT of core.position.
NOT_ASKED: Final = 2
NO_TRITON: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_AN_OPTION: Final = 5
TOO_MUCH: Final = 6
NOT_FOR_SALE: Final = 7
SOLD_OUT: Final = 8
TOO_EXPENSIVE: Final = 9
ALREADY_BOUGHT: Final = 10
NOT_ON_DIE: Final = 11
BOAR_STAYS: Final = 12
NOT_SHOWN: Final = 13
NO_SUCH_CARD: Final = 14  # not in this game
NO_CARDS_LEFT: Final = 15
NO_SHARDS: Final = 16
NOT_OWNED: Final = 17  # no unused reinforcement of that kind
REINFORCEMENT_UNPAID: Final = 18
NO_SHIELD: Final = 19
NOT_YOURSELF: Final = 20
SAME_DIE: Final = 21
NO_EXTRA: Final = 22
NOT_OPTIONAL: Final = 23
NO_SUCH_PLAYER: Final = 24

# Where the fields of the table begin in the cells, and those of a seat within the seat.
ACTIVE_AT: Final = 3
STEP_AT: Final = 4
BLESSINGS_AT: Final = 5
EXTRA_AT: Final = 6
FEAT_AT: Final = 7
IN_THE_AIR_AT: Final = 8
USED_AT: Final = 9
LAST_OWL_AT: Final = 17
DARK_FORGED_AT: Final = 18
BOUGHT_AT: Final = 19
SLOT_CARD_AT: Final = 25
CARDS_LEFT_AT: Final = 40
FACES_LEFT_AT: Final = 55
BOAR_OWNER_AT: Final = 96
RESERVE_AT: Final = 0
HAMMER_AT: Final = 4
TRITONS_AT: Final = 5
CERBERI_AT: Final = 6
FORGED_AT: Final = 7
PORTAL_AT: Final = 8
SHOWS_AT: Final = 9
FACE_AT: Final = 11
OWNED_AT: Final = 23
BLESSING_AT: Final = 38
STAGE_AT: Final = 39
ROLLED_AT: Final = 40
ACTS_AT: Final = 42
PICKED_AT: Final = 44
FIRST_AT: Final = 46
GIVEN_AT: Final = 47
REPEAT_AT: Final = 49
CONVERTS_AT: Final = 50
DEPTH_AT: Final = 51
AGENDA_AT: Final = 52
SEATS_AT: Final = 100  # the first cell of the first seat
SEAT_SIZE: Final = 76  # cells of a seat

# Actions. A constant is the first number of its kind.
DONE: Final = 0
TRITON: Final = 1  # (for each resource)
TAKE: Final = 4  # (for each resource)
KEEP: Final = 8
CONVERT: Final = 9
SHIP_FIRST: Final = 10
GOLD_FIRST: Final = 11
AGAIN: Final = 12  # repeat with a Cerberus token
PAY_EXTRA: Final = 13
ROLL_DIE: Final = 14  # (for each die)
USE: Final = 16  # (for each reinforcement)
PUT: Final = 19  # on the Hammer (for each gold)
BUY: Final = 56  # (for each face)
FORGE: Final = 86  # in place of a face (for each die and face)
COPY: Final = 146  # (for each face)
CHOOSE_SHIELD: Final = 176  # (for each colour)
UNDERTAKE: Final = 180  # (for each card)
GIVE_BOAR: Final = 205  # (for each seat)
BORROW: Final = 209  # (for each seat and die)
ACTIONS: Final = 274

ACTION_KINDS: Final[vec[i16]] = cells_from(
    [0, 1, 1, 1, 4, 4, 4, 4, 8, 9, 10, 11, 12, 13, 14, 14, 16, 16, 16, 19, 19, 19, 19, 19, 19, 19, 19, 19,
     19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
     19, 19, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56,
     56, 56, 56, 56, 56, 56, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86,
     86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86,
     86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 146, 146, 146, 146, 146, 146, 146, 146, 146,
     146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146,
     176, 176, 176, 176, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180, 180,
     180, 180, 180, 180, 180, 180, 180, 180, 205, 205, 205, 205, 209, 209, 209, 209, 209, 209, 209, 209, 16,
     16, 16, 16, 16, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86,
     86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 86, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 146, 180,
     180, 180, 180, 180, 180, 180, 180]
)  # fmt: skip
ACTION_INDICES: Final[vec[i16]] = cells_from(
    [0, 0, 1, 2, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
     14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 0, 1, 2, 3,
     4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 1,
     2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
     41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
     67, 68, 69, 70, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
     24, 25, 26, 27, 28, 29, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
     19, 20, 21, 22, 23, 24, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 30, 31, 32, 33, 34, 35, 36,
     37, 38, 39, 40, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81,
     30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 25, 26, 27, 28, 29, 30, 31, 32]
)  # fmt: skip
FORGE_NUMBERS: Final[vec[i16]] = cells_from(
    [86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108,
     109, 110, 111, 112, 113, 114, 115, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 116, 117, 118,
     119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139,
     140, 141, 142, 143, 144, 145, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254]
)  # fmt: skip


def action_kind(number: i64) -> i64:
    """The kind of an action: the first number of its kind."""
    return i64(ACTION_KINDS[number])


def action_index(number: i64) -> i64:
    """Which one of its kind an action is."""
    return i64(ACTION_INDICES[number])


def triton(resource: i64) -> i64:
    return 1 + resource


def take(resource: i64) -> i64:
    return 4 + resource


def roll_die(die: i64) -> i64:
    return 14 + die


def use(reinforcement: i64) -> i64:
    return 16 + reinforcement if reinforcement < 3 else 214 + reinforcement


def put(gold: i64) -> i64:
    return 19 + gold


def buy(face: i64) -> i64:
    return 56 + face if face < 30 else 192 + face


def forge(die: i64, face: i64) -> i64:
    return i64(FORGE_NUMBERS[die * 41 + face])


def forge_face(index: i64) -> i64:
    return index % 41


def forge_die(index: i64) -> i64:
    return index // 41


def copy(face: i64) -> i64:
    return 146 + face if face < 30 else 225 + face


def choose_shield(colour: i64) -> i64:
    return 176 + colour


def undertake(card: i64) -> i64:
    return 180 + card if card < 25 else 241 + card


def give_boar(seat: i64) -> i64:
    return 205 + seat


def borrow(seat: i64, die: i64) -> i64:
    return 209 + seat * 2 + die


def borrow_die(index: i64) -> i64:
    return index % 2


def borrow_seat(index: i64) -> i64:
    return index // 2


# Outcomes. A constant is the first number of its kind.
SIDE: Final = 0  # of the die (for each side)
DRAW_CARD: Final = 6  # for a slot (for each card)
DRAW_FACE: Final = 31  # out of the Sanctuary (for each face)
OUTCOMES: Final = 80

OUTCOME_KINDS: Final[vec[i16]] = cells_from(
    [0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 31, 31, 31,
     31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
     31, 6, 6, 6, 6, 6, 6, 6, 6, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31]
)  # fmt: skip
OUTCOME_INDICES: Final[vec[i16]] = cells_from(
    [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
     24, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
     27, 28, 29, 25, 26, 27, 28, 29, 30, 31, 32, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]
)  # fmt: skip


def outcome_kind(number: i64) -> i64:
    """The kind of an outcome: the first number of its kind."""
    return i64(OUTCOME_KINDS[number])


def outcome_index(number: i64) -> i64:
    """Which one of its kind an outcome is."""
    return i64(OUTCOME_INDICES[number])


def side(side: i64) -> i64:
    return side


def draw_card(card: i64) -> i64:
    return 6 + card if card < 25 else 36 + card


def draw_face(face: i64) -> i64:
    return 31 + face if face < 30 else 39 + face


class ForgeCells(Position):
    """A position whose cells have names."""

    @property
    def active(self) -> i64:
        """The active player."""
        return i64(self.cells[3])

    def set_active(self, value: i64) -> None:
        self.cells[3] = i16(value)

    def add_active(self, value: i64) -> None:
        self.cells[3] += i16(value)

    @property
    def step(self) -> i64:
        """The step of the turn."""
        return i64(self.cells[4])

    def set_step(self, value: i64) -> None:
        self.cells[4] = i16(value)

    @property
    def blessings(self) -> i64:
        """Blessings of everybody still to come in this turn."""
        return i64(self.cells[5])

    def set_blessings(self, value: i64) -> None:
        self.cells[5] = i16(value)

    def add_blessings(self, value: i64) -> None:
        self.cells[5] += i16(value)

    @property
    def extra(self) -> i64:
        """Whether the extra action has been paid for."""
        return i64(self.cells[6])

    def set_extra(self, value: i64) -> None:
        self.cells[6] = i16(value)

    @property
    def feat(self) -> i64:
        """The card paid for and not yet taken, while an ousted hero is blessed."""
        return i64(self.cells[7])

    def set_feat(self, value: i64) -> None:
        self.cells[7] = i16(value)

    @property
    def in_the_air(self) -> i64:
        """Dice to be rolled, one bit each: 2 * seat + die."""
        return i64(self.cells[8])

    def set_in_the_air(self, value: i64) -> None:
        self.cells[8] = i16(value)

    def add_in_the_air(self, value: i64) -> None:
        self.cells[8] += i16(value)

    def used(self, reinforcement: i64) -> i64:
        """How often each reinforcement was used in this turn."""
        return i64(self.cells[9 + reinforcement])

    def set_used(self, reinforcement: i64, value: i64) -> None:
        self.cells[9 + reinforcement] = i16(value)

    def add_used(self, reinforcement: i64, value: i64) -> None:
        self.cells[9 + reinforcement] += i16(value)

    @property
    def last_owl(self) -> i64:
        """What an Owl brought just now, -1: nothing; for the canonical order."""
        return i64(self.cells[17]) - 1

    def set_last_owl(self, value: i64) -> None:
        self.cells[17] = i16(value + 1)

    @property
    def dark_forged(self) -> i64:
        """Whether this offering has forged on the dark die; for the canonical order."""
        return i64(self.cells[18])

    def set_dark_forged(self, value: i64) -> None:
        self.cells[18] = i16(value)

    def bought(self, cell: i64) -> i64:
        """Faces of this offering, one bit each, 8 to a cell."""
        return i64(self.cells[19 + cell])

    def set_bought(self, cell: i64, value: i64) -> None:
        self.cells[19 + cell] = i16(value)

    def add_bought(self, cell: i64, value: i64) -> None:
        self.cells[19 + cell] += i16(value)

    def slot_card(self, slot: i64) -> i64:
        """The card of a slot; 0 until it is drawn."""
        return i64(self.cells[25 + slot])

    def set_slot_card(self, slot: i64, value: i64) -> None:
        self.cells[25 + slot] = i16(value)

    def cards_left(self, slot: i64) -> i64:
        """Cards left in a slot."""
        return i64(self.cells[40 + slot])

    def set_cards_left(self, slot: i64, value: i64) -> None:
        self.cells[40 + slot] = i16(value)

    def add_cards_left(self, slot: i64, value: i64) -> None:
        self.cells[40 + slot] += i16(value)

    def faces_left(self, face: i64) -> i64:
        """Faces left in Sanctuary and Gardens."""
        return i64(self.cells[55 + face])

    def set_faces_left(self, face: i64, value: i64) -> None:
        self.cells[55 + face] = i16(value)

    def add_faces_left(self, face: i64, value: i64) -> None:
        self.cells[55 + face] += i16(value)

    def boar_owner(self, colour: i64) -> i64:
        """Who owns the Boar of a colour; -1: nobody."""
        return i64(self.cells[96 + colour]) - 1

    def set_boar_owner(self, colour: i64, value: i64) -> None:
        self.cells[96 + colour] = i16(value + 1)

    def reserve(self, seat: i64, resource: i64) -> i64:
        """How much of a resource the seat has."""
        return i64(self.cells[100 + seat * 76 + resource])

    def set_reserve(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[100 + seat * 76 + resource] = i16(value)

    def add_reserve(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[100 + seat * 76 + resource] += i16(value)

    def gold(self, seat: i64) -> i64:
        return i64(self.cells[100 + seat * 76])

    def set_gold(self, seat: i64, value: i64) -> None:
        self.cells[100 + seat * 76] = i16(value)

    def add_gold(self, seat: i64, value: i64) -> None:
        self.cells[100 + seat * 76] += i16(value)

    def sun(self, seat: i64) -> i64:
        return i64(self.cells[101 + seat * 76])

    def set_sun(self, seat: i64, value: i64) -> None:
        self.cells[101 + seat * 76] = i16(value)

    def add_sun(self, seat: i64, value: i64) -> None:
        self.cells[101 + seat * 76] += i16(value)

    def moon(self, seat: i64) -> i64:
        return i64(self.cells[102 + seat * 76])

    def set_moon(self, seat: i64, value: i64) -> None:
        self.cells[102 + seat * 76] = i16(value)

    def add_moon(self, seat: i64, value: i64) -> None:
        self.cells[102 + seat * 76] += i16(value)

    def glory(self, seat: i64) -> i64:
        return i64(self.cells[103 + seat * 76])

    def set_glory(self, seat: i64, value: i64) -> None:
        self.cells[103 + seat * 76] = i16(value)

    def add_glory(self, seat: i64, value: i64) -> None:
        self.cells[103 + seat * 76] += i16(value)

    def hammer(self, seat: i64) -> i64:
        """Gold on all Hammers together."""
        return i64(self.cells[104 + seat * 76])

    def set_hammer(self, seat: i64, value: i64) -> None:
        self.cells[104 + seat * 76] = i16(value)

    def add_hammer(self, seat: i64, value: i64) -> None:
        self.cells[104 + seat * 76] += i16(value)

    def tritons(self, seat: i64) -> i64:
        """Triton tokens."""
        return i64(self.cells[105 + seat * 76])

    def set_tritons(self, seat: i64, value: i64) -> None:
        self.cells[105 + seat * 76] = i16(value)

    def add_tritons(self, seat: i64, value: i64) -> None:
        self.cells[105 + seat * 76] += i16(value)

    def cerberi(self, seat: i64) -> i64:
        """Cerberus tokens."""
        return i64(self.cells[106 + seat * 76])

    def set_cerberi(self, seat: i64, value: i64) -> None:
        self.cells[106 + seat * 76] = i16(value)

    def add_cerberi(self, seat: i64, value: i64) -> None:
        self.cells[106 + seat * 76] += i16(value)

    def forged(self, seat: i64) -> i64:
        """Faces forged since the start."""
        return i64(self.cells[107 + seat * 76])

    def set_forged(self, seat: i64, value: i64) -> None:
        self.cells[107 + seat * 76] = i16(value)

    def add_forged(self, seat: i64, value: i64) -> None:
        self.cells[107 + seat * 76] += i16(value)

    def portal(self, seat: i64) -> i64:
        """Where the pawn stands; 0 is home."""
        return i64(self.cells[108 + seat * 76])

    def set_portal(self, seat: i64, value: i64) -> None:
        self.cells[108 + seat * 76] = i16(value)

    def add_portal(self, seat: i64, value: i64) -> None:
        self.cells[108 + seat * 76] += i16(value)

    def shows(self, seat: i64, die: i64) -> i64:
        """The side of a die that shows."""
        return i64(self.cells[109 + seat * 76 + die])

    def set_shows(self, seat: i64, die: i64, value: i64) -> None:
        self.cells[109 + seat * 76 + die] = i16(value)

    def add_shows(self, seat: i64, die: i64, value: i64) -> None:
        self.cells[109 + seat * 76 + die] += i16(value)

    def face(self, seat: i64, die: i64, side: i64) -> i64:
        """The face on a side of a die."""
        return i64(self.cells[111 + seat * 76 + die * 6 + side])

    def set_face(self, seat: i64, die: i64, side: i64, value: i64) -> None:
        self.cells[111 + seat * 76 + die * 6 + side] = i16(value)

    def add_face(self, seat: i64, die: i64, side: i64, value: i64) -> None:
        self.cells[111 + seat * 76 + die * 6 + side] += i16(value)

    def owned(self, seat: i64, slot: i64) -> i64:
        """Copies of the card of a slot."""
        return i64(self.cells[123 + seat * 76 + slot])

    def set_owned(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[123 + seat * 76 + slot] = i16(value)

    def add_owned(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[123 + seat * 76 + slot] += i16(value)

    def blessing(self, seat: i64) -> i64:
        """The kind of blessing that is being resolved."""
        return i64(self.cells[138 + seat * 76])

    def set_blessing(self, seat: i64, value: i64) -> None:
        self.cells[138 + seat * 76] = i16(value)

    def add_blessing(self, seat: i64, value: i64) -> None:
        self.cells[138 + seat * 76] += i16(value)

    def stage(self, seat: i64) -> i64:
        """Its stage."""
        return i64(self.cells[139 + seat * 76])

    def set_stage(self, seat: i64, value: i64) -> None:
        self.cells[139 + seat * 76] = i16(value)

    def add_stage(self, seat: i64, value: i64) -> None:
        self.cells[139 + seat * 76] += i16(value)

    def rolled(self, seat: i64, slot: i64) -> i64:
        """The two faces as rolled."""
        return i64(self.cells[140 + seat * 76 + slot])

    def set_rolled(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[140 + seat * 76 + slot] = i16(value)

    def add_rolled(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[140 + seat * 76 + slot] += i16(value)

    def acts(self, seat: i64, slot: i64) -> i64:
        """The two faces that act: as rolled, or as copied by a mirror."""
        return i64(self.cells[142 + seat * 76 + slot])

    def set_acts(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[142 + seat * 76 + slot] = i16(value)

    def add_acts(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[142 + seat * 76 + slot] += i16(value)

    def picked(self, seat: i64, slot: i64) -> i64:
        """The two dice that Satyrs picked: 2 * seat + die + 1."""
        return i64(self.cells[144 + seat * 76 + slot])

    def set_picked(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[144 + seat * 76 + slot] = i16(value)

    def add_picked(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[144 + seat * 76 + slot] += i16(value)

    def first(self, seat: i64) -> i64:
        """Which of the two faces is applied first."""
        return i64(self.cells[146 + seat * 76])

    def set_first(self, seat: i64, value: i64) -> None:
        self.cells[146 + seat * 76] = i16(value)

    def add_first(self, seat: i64, value: i64) -> None:
        self.cells[146 + seat * 76] += i16(value)

    def given(self, seat: i64, slot: i64) -> i64:
        """What each of the two gave, a bit for each resource."""
        return i64(self.cells[147 + seat * 76 + slot])

    def set_given(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[147 + seat * 76 + slot] = i16(value)

    def add_given(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[147 + seat * 76 + slot] += i16(value)

    def repeat(self, seat: i64) -> i64:
        """Whether Cerberus repeats."""
        return i64(self.cells[149 + seat * 76])

    def set_repeat(self, seat: i64, value: i64) -> None:
        self.cells[149 + seat * 76] = i16(value)

    def converts(self, seat: i64) -> i64:
        """The card that turns what is rolled into glory."""
        return i64(self.cells[150 + seat * 76])

    def set_converts(self, seat: i64, value: i64) -> None:
        self.cells[150 + seat * 76] = i16(value)

    def depth(self, seat: i64) -> i64:
        """How many items the agenda has."""
        return i64(self.cells[151 + seat * 76])

    def set_depth(self, seat: i64, value: i64) -> None:
        self.cells[151 + seat * 76] = i16(value)

    def add_depth(self, seat: i64, value: i64) -> None:
        self.cells[151 + seat * 76] += i16(value)

    def agenda(self, seat: i64, item: i64, part: i64) -> i64:
        """An item, the last on top: its kind and two numbers."""
        return i64(self.cells[152 + seat * 76 + item * 3 + part])

    def set_agenda(self, seat: i64, item: i64, part: i64, value: i64) -> None:
        self.cells[152 + seat * 76 + item * 3 + part] = i16(value)

    def add_agenda(self, seat: i64, item: i64, part: i64, value: i64) -> None:
        self.cells[152 + seat * 76 + item * 3 + part] += i16(value)
