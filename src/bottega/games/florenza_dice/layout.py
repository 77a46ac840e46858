"""Where everything lies in the cells of a position, and how things are numbered.

Written by `make layout` from shape.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Position, cells_from

MOST_SEATS: Final = 4
DICE: Final = 6
SIDES: Final = 6
TRACKS: Final = 3
LONGEST: Final = 20  # spaces of a track at most
FREE_BUILDINGS: Final = 6  # buildings that a roll can give: those with the first numbers
BUILDINGS: Final = 32  # at most
AREA_WORKS: Final = 6  # works of the Palazzo, and of the Chiesa, at most
WORKS: Final = 12
CHIESA: Final = 6  # the first work of the Chiesa
SPACES: Final = 10  # Rione spaces at most
RIONE: Final = 12  # the project of Rione space 1
PROJECTS: Final = 22
AGENDA_LENGTH: Final = 11
RESOURCES: Final = 6
FIORINI_KIND: Final = 6  # the kind of icon after the resources
KINDS: Final = 7
RESOURCE_BITS: Final = 4095  # all icons of resources
FIORINI_BITS: Final = 12288  # all icons of Fiorini
FIORINI_SHIFT: Final = 12
ONCE_BITS: Final = 63  # all (1x) powers
ANY: Final = 6  # a resource of the player's choice
NONE: Final = 7  # no die, track or artist
FRESH: Final = 31  # in goods: nothing is placed yet; this and what follows stand where a project can stand
MUST_EXCHANGE: Final = 30  # the building for the exchange was just built
MUST_CHANGE: Final = 29  # the building that gives Fiorini for a resource was just built
EXCHANGED: Final = 28  # one was exchanged, for an icon of the building that gives Fiorini for a resource
CHANGED: Final = 27  # one became Fiorini

# Tracks.
CAPTAIN: Final = 0
BISHOP: Final = 1
PREACHER: Final = 2

# Stages of a round.
STAGE_ROLL_BUILDINGS: Final = 0  # phase 1 of round 1: each player's free building
STAGE_DRAW_FIRST: Final = 1  # ... and the draw among the lowest
STAGE_INCOME: Final = 2  # phase 1 from round 2
STAGE_ROLES: Final = 3  # phase 2: the Captain's resource
STAGE_ROLL: Final = 4  # phase 3: six dice, one after the other
STAGE_WAITING_DICE: Final = 5  # Die bonuses from the Income phase
STAGE_ACTIVE: Final = 6  # the Active Player's dice
STAGE_OTHERS: Final = 7  # the Non-Active Players
STAGE_OVER: Final = 8

# What a seat can be asked for.
ASK_NOTHING: Final = 0
ASK_DIE: Final = 1
ASK_USE: Final = 2
ASK_PLACE: Final = 3
ASK_TRACK: Final = 4
ASK_DONE: Final = 5

# Items of an agenda; see rules/agenda.py.
ITEM_DIE: Final = 1  # a Die bonus
ITEM_USE: Final = 2  # a die in hand
ITEM_GOODS: Final = 3  # resources to mark
ITEM_STEPS: Final = 4  # steps to make on a track
ITEM_CHIESA: Final = 5  # the Chiesa's steps: a track is to be named
ITEM_INCOME: Final = 6  # works of the Chiesa that have not paid yet

# Powers of buildings; those that come first are (1x).
POWER_ANONYMOUS: Final = 0
POWER_IDENTICAL: Final = 1
POWER_STEPS: Final = 2
POWER_MONEY: Final = 3
POWER_CHANGE: Final = 4
POWER_DISCOUNT: Final = 5
POWER_VALUE: Final = 6
POWER_EXCHANGE: Final = 7
POWER_SPARES: Final = 8
POWER_MINT: Final = 9
POWER_ANY_ARTIST: Final = 10
POWER_NONE: Final = 11

# What completed works give.
EFFECT_NONE: Final = 0
EFFECT_SPARE: Final = 1
EFFECT_FIORINI: Final = 2
EFFECT_CAPTAIN: Final = 3
EFFECT_BISHOP: Final = 4
EFFECT_PREACHER: Final = 5

# Bonuses of track spaces.
BONUS_BLANK: Final = 0
BONUS_FIORINI: Final = 1
BONUS_STAR: Final = 2
BONUS_BOX: Final = 3
BONUS_CROSS: Final = 4
BONUS_CAPTAIN: Final = 5
BONUS_BISHOP: Final = 6
BONUS_RESOURCE: Final = 7
BONUS_DIE: Final = 8
BONUS_1_POINT: Final = 9
BONUS_2_POINTS: Final = 10
BONUS_3_POINTS: Final = 11

# Why an action is refused; 1 is NOT_TO_ACT of core.position.
NO_DIE_NOW: Final = 2
DIE_TAKEN: Final = 3
DIE_USED: Final = 4
NO_DIE_IN_HAND: Final = 5
WRONG_VALUE: Final = 6
NO_TRACK: Final = 7
NO_ARTIST: Final = 8
WRONG_ARTIST: Final = 9
WORK_COMPLETE: Final = 10
NOT_READY: Final = 11
NO_MONEY: Final = 12
NO_STAR: Final = 13
NOT_OWNED: Final = 14
USED_ONCE: Final = 15
NO_TURN: Final = 16
NOTHING_TO_PLACE: Final = 17
OTHER_RESOURCE: Final = 18
NO_ICON: Final = 19
CLOSED: Final = 20
MUST_PLACE: Final = 21
NO_SPARE: Final = 22
NO_SPACE: Final = 23
OWNED_ALREADY: Final = 24
COST_MISSING: Final = 25
NO_TRACK_TO_NAME: Final = 26
NOT_YET: Final = 27
NOT_IN_BOX: Final = 28

# Where the fields of the table begin in the cells, and those of a seat within the seat.
STAGE_AT: Final = 3
FIRST_AT: Final = 4
ACTIVE_AT: Final = 5
TURN_AT: Final = 6
CAPTAIN_AT: Final = 7
BISHOP_AT: Final = 8
TARGET_AT: Final = 9
GHOST_MARKS_AT: Final = 10
DIE_VALUE_AT: Final = 12
DIE_ORDER_AT: Final = 18
MARKS_AT: Final = 0
ARTIST_AT: Final = 22
BUILDING_AT: Final = 34
TRACK_MARKS_AT: Final = 44
FIORINI_AT: Final = 47
SPARE_AT: Final = 48
STARS_AT: Final = 49
OWNED_AT: Final = 50
POWERS_AT: Final = 54
ANY_VALUE_AT: Final = 55
EXCHANGE_AT: Final = 56
NEXT_PROJECT_AT: Final = 57
ONCE_AT: Final = 58
PALAZZO_TURN_AT: Final = 59
PALAZZO_BONUS_AT: Final = 60
TAKEN_AT: Final = 61
DICE_LEFT_AT: Final = 62
WAITING_DICE_AT: Final = 63
ASKED_AT: Final = 64
DEPTH_AT: Final = 65
AGENDA_AT: Final = 66
SEATS_AT: Final = 24  # the first cell of the first seat
SEAT_SIZE: Final = 77  # cells of a seat

# Actions. A constant is the first number of its kind.
TAKE: Final = 0  # a die (for each die)
GAIN: Final = 6  # use it for resources: one, or two (for each amount)
STEP: Final = 8  # use it for steps on its track: one, or two (for each amount)
MONEY: Final = 10  # use it for Fiorini
TAVERNA: Final = 11  # use it for more Fiorini
MERCATANTE: Final = 12  # use it for identical resources (for each resource)
CONVENTO: Final = 18  # use it for steps on a track of choice (for each track)
CASA: Final = 21  # use it for an Anonymous Artist, with a star or without (for each work and star)
HIRE: Final = 37  # use it for its artist; price 0 is 100 (for each work and price and discount and star)
PLACE: Final = 101  # a resource obtained (for each project and resource)
CAMBIAVALUTE: Final = 197  # Fiorini in place of it
LOSE: Final = 198  # let it go
SPEND: Final = 199  # a Spare Resource (for each project and resource)
PAY: Final = 295  # 100 Fiorini (for each project)
BUILD: Final = 311  # building 0 is number 1 (for each building)
TRACK: Final = 336  # name the track for the Chiesa's steps (for each track)
DONE: Final = 339  # end the turn
ACTIONS: Final = 465

ACTION_KINDS: Final[vec[i16]] = cells_from(
    [0, 0, 0, 0, 0, 0, 6, 6, 8, 8, 10, 11, 12, 12, 12, 12, 12, 12, 18, 18, 18, 21, 21, 21, 21, 21, 21, 21,
     21, 21, 21, 21, 21, 21, 21, 21, 21, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
     37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
     37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 197, 198, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 295, 311, 311, 311, 311,
     311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311, 311,
     336, 336, 336, 339, 21, 21, 21, 21, 21, 21, 21, 21, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
     37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 101, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 101,
     101, 101, 101, 101, 101, 101, 101, 101, 101, 101, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199, 199,
     199, 199, 199, 199, 295, 295, 295, 295, 295, 295, 311, 311, 311, 311, 311, 311, 311]
)  # fmt: skip
ACTION_INDICES: Final[vec[i16]] = cells_from(
    [0, 1, 2, 3, 4, 5, 0, 1, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5, 0, 1, 2, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15,
     16, 17, 18, 19, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
     24, 25, 26, 27, 28, 29, 30, 31, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
     66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
     14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
     52, 53, 54, 55, 56, 57, 58, 59, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
     90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
     113, 114, 115, 116, 117, 118, 119, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
     18, 19, 20, 21, 22, 23, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55,
     56, 57, 58, 59, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93,
     94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
     116, 117, 118, 119, 0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19, 0, 1, 2, 3, 4, 5, 6, 7, 8,
     9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 0, 1, 2, 0, 8, 9, 10, 11, 20, 21, 22, 23,
     32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89,
     90, 91, 92, 93, 94, 95, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 60, 61, 62, 63, 64, 65, 66, 67,
     68, 69, 70, 71, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 24, 25, 26, 27, 28, 29, 30,
     31, 32, 33, 34, 35, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 120, 121, 122, 123, 124, 125, 126,
     127, 128, 129, 130, 131, 4, 5, 10, 11, 20, 21, 25, 26, 27, 28, 29, 30, 31]
)  # fmt: skip
CASA_NUMBERS: Final[vec[i16]] = cells_from(
    [21, 22, 23, 24, 25, 26, 27, 28, 340, 341, 342, 343, 29, 30, 31, 32, 33, 34, 35, 36, 344, 345, 346, 347]
)  # fmt: skip
HIRE_NUMBERS: Final[vec[i16]] = cells_from(
    [37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
     63, 64, 65, 66, 67, 68, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363,
     69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
     95, 96, 97, 98, 99, 100, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379]
)  # fmt: skip
PLACE_NUMBERS: Final[vec[i16]] = cells_from(
    [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121,
     122, 123, 124, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 125, 126, 127, 128, 129, 130,
     131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 392, 393, 394,
     395, 396, 397, 398, 399, 400, 401, 402, 403, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160,
     161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181,
     182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 404, 405, 406, 407, 408, 409,
     410, 411, 412, 413, 414, 415]
)  # fmt: skip
SPEND_NUMBERS: Final[vec[i16]] = cells_from(
    [199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219,
     220, 221, 222, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 427, 223, 224, 225, 226, 227, 228,
     229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 428, 429, 430,
     431, 432, 433, 434, 435, 436, 437, 438, 439, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258,
     259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279,
     280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 440, 441, 442, 443, 444, 445,
     446, 447, 448, 449, 450, 451]
)  # fmt: skip
PAY_NUMBERS: Final[vec[i16]] = cells_from(
    [295, 296, 297, 298, 452, 453, 299, 300, 301, 302, 454, 455, 303, 304, 305, 306, 307, 308, 309, 310, 456,
     457]
)  # fmt: skip


def action_kind(number: i64) -> i64:
    """The kind of an action: the first number of its kind."""
    return i64(ACTION_KINDS[number])


def action_index(number: i64) -> i64:
    """Which one of its kind an action is."""
    return i64(ACTION_INDICES[number])


def take(die: i64) -> i64:
    return die


def gain(amount: i64) -> i64:
    return 6 + amount


def step(amount: i64) -> i64:
    return 8 + amount


def mercatante(resource: i64) -> i64:
    return 12 + resource


def convento(track: i64) -> i64:
    return 18 + track


def casa(work: i64, star: i64) -> i64:
    return i64(CASA_NUMBERS[work * 2 + star])


def casa_star(index: i64) -> i64:
    return index % 2


def casa_work(index: i64) -> i64:
    return index // 2


def hire(work: i64, price: i64, discount: i64, star: i64) -> i64:
    return i64(HIRE_NUMBERS[work * 8 + price * 4 + discount * 2 + star])


def hire_star(index: i64) -> i64:
    return index % 2


def hire_discount(index: i64) -> i64:
    return index // 2 % 2


def hire_price(index: i64) -> i64:
    return index // 4 % 2


def hire_work(index: i64) -> i64:
    return index // 8


def place(project: i64, resource: i64) -> i64:
    return i64(PLACE_NUMBERS[project * 6 + resource])


def place_resource(index: i64) -> i64:
    return index % 6


def place_project(index: i64) -> i64:
    return index // 6


def spend(project: i64, resource: i64) -> i64:
    return i64(SPEND_NUMBERS[project * 6 + resource])


def spend_resource(index: i64) -> i64:
    return index % 6


def spend_project(index: i64) -> i64:
    return index // 6


def pay(project: i64) -> i64:
    return i64(PAY_NUMBERS[project])


def build(building: i64) -> i64:
    return 311 + building if building < 25 else 433 + building


def track(track: i64) -> i64:
    return 336 + track


# Outcomes. A constant is the first number of its kind.
SIDE: Final = 0  # of a die, 1 to 6 (for each side)
LOT: Final = 7  # the First Player drawn among the lowest (for each seat)
OUTCOMES: Final = 11

OUTCOME_KINDS: Final[vec[i16]] = cells_from(
    [0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7]
)  # fmt: skip
OUTCOME_INDICES: Final[vec[i16]] = cells_from(
    [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3]
)  # fmt: skip


def outcome_kind(number: i64) -> i64:
    """The kind of an outcome: the first number of its kind."""
    return i64(OUTCOME_KINDS[number])


def outcome_index(number: i64) -> i64:
    """Which one of its kind an outcome is."""
    return i64(OUTCOME_INDICES[number])


def side(side: i64) -> i64:
    return side


def lot(seat: i64) -> i64:
    return 7 + seat


class FlorenzaDiceCells(Position):
    """A position whose cells have names."""

    @property
    def stage(self) -> i64:
        return i64(self.cells[3])

    def set_stage(self, value: i64) -> None:
        self.cells[3] = i16(value)

    @property
    def first(self) -> i64:
        """The First Player, -1 before there is one."""
        return i64(self.cells[4])

    def set_first(self, value: i64) -> None:
        self.cells[4] = i16(value)

    def add_first(self, value: i64) -> None:
        self.cells[4] += i16(value)

    @property
    def active(self) -> i64:
        """The Active Player; in the solo game the Ghost is seat 1."""
        return i64(self.cells[5])

    def set_active(self, value: i64) -> None:
        self.cells[5] = i16(value)

    def add_active(self, value: i64) -> None:
        self.cells[5] += i16(value)

    @property
    def turn(self) -> i64:
        """Turns begun in this game."""
        return i64(self.cells[6])

    def set_turn(self, value: i64) -> None:
        self.cells[6] = i16(value)

    def add_turn(self, value: i64) -> None:
        self.cells[6] += i16(value)

    @property
    def captain(self) -> i64:
        """The Captain's seat; -1: nobody, in the solo game 1: the Ghost."""
        return i64(self.cells[7])

    def set_captain(self, value: i64) -> None:
        self.cells[7] = i16(value)

    def add_captain(self, value: i64) -> None:
        self.cells[7] += i16(value)

    @property
    def bishop(self) -> i64:
        """The Bishop's seat, likewise."""
        return i64(self.cells[8])

    def set_bishop(self, value: i64) -> None:
        self.cells[8] = i16(value)

    def add_bishop(self, value: i64) -> None:
        self.cells[8] += i16(value)

    @property
    def target(self) -> i64:
        """In the solo game the points to exceed."""
        return i64(self.cells[9])

    def set_target(self, value: i64) -> None:
        self.cells[9] = i16(value)

    def add_target(self, value: i64) -> None:
        self.cells[9] += i16(value)

    def ghost_marks(self, track: i64) -> i64:
        """In the solo game the Ghost's marks."""
        return i64(self.cells[10 + track])

    def set_ghost_marks(self, track: i64, value: i64) -> None:
        self.cells[10 + track] = i16(value)

    def add_ghost_marks(self, track: i64, value: i64) -> None:
        self.cells[10 + track] += i16(value)

    def die_value(self, die: i64) -> i64:
        """What a die shows, 0 before it is rolled."""
        return i64(self.cells[12 + die])

    def set_die_value(self, die: i64, value: i64) -> None:
        self.cells[12 + die] = i16(value)

    def add_die_value(self, die: i64, value: i64) -> None:
        self.cells[12 + die] += i16(value)

    def die_order(self, die: i64) -> i64:
        """As which die it was taken to USED, else 0."""
        return i64(self.cells[18 + die])

    def set_die_order(self, die: i64, value: i64) -> None:
        self.cells[18 + die] = i16(value)

    def add_die_order(self, die: i64, value: i64) -> None:
        self.cells[18 + die] += i16(value)

    def marks(self, seat: i64, project: i64) -> i64:
        """The icons marked on a project, as bits."""
        return i64(self.cells[24 + seat * 77 + project])

    def set_marks(self, seat: i64, project: i64, value: i64) -> None:
        self.cells[24 + seat * 77 + project] = i16(value)

    def add_marks(self, seat: i64, project: i64, value: i64) -> None:
        self.cells[24 + seat * 77 + project] += i16(value)

    def artist(self, seat: i64, work: i64) -> i64:
        """An artist's points, 0: the work is not complete."""
        return i64(self.cells[46 + seat * 77 + work])

    def set_artist(self, seat: i64, work: i64, value: i64) -> None:
        self.cells[46 + seat * 77 + work] = i16(value)

    def add_artist(self, seat: i64, work: i64, value: i64) -> None:
        self.cells[46 + seat * 77 + work] += i16(value)

    def building(self, seat: i64, space: i64) -> i64:
        """The number of a space's building, 0 for none."""
        return i64(self.cells[58 + seat * 77 + space])

    def set_building(self, seat: i64, space: i64, value: i64) -> None:
        self.cells[58 + seat * 77 + space] = i16(value)

    def add_building(self, seat: i64, space: i64, value: i64) -> None:
        self.cells[58 + seat * 77 + space] += i16(value)

    def track_marks(self, seat: i64, track: i64) -> i64:
        """Spaces marked on a track."""
        return i64(self.cells[68 + seat * 77 + track])

    def set_track_marks(self, seat: i64, track: i64, value: i64) -> None:
        self.cells[68 + seat * 77 + track] = i16(value)

    def add_track_marks(self, seat: i64, track: i64, value: i64) -> None:
        self.cells[68 + seat * 77 + track] += i16(value)

    def fiorini(self, seat: i64) -> i64:
        """In hundreds."""
        return i64(self.cells[71 + seat * 77])

    def set_fiorini(self, seat: i64, value: i64) -> None:
        self.cells[71 + seat * 77] = i16(value)

    def add_fiorini(self, seat: i64, value: i64) -> None:
        self.cells[71 + seat * 77] += i16(value)

    def spare(self, seat: i64) -> i64:
        """Spare Resources."""
        return i64(self.cells[72 + seat * 77])

    def set_spare(self, seat: i64, value: i64) -> None:
        self.cells[72 + seat * 77] = i16(value)

    def add_spare(self, seat: i64, value: i64) -> None:
        self.cells[72 + seat * 77] += i16(value)

    def stars(self, seat: i64) -> i64:
        return i64(self.cells[73 + seat * 77])

    def set_stars(self, seat: i64, value: i64) -> None:
        self.cells[73 + seat * 77] = i16(value)

    def add_stars(self, seat: i64, value: i64) -> None:
        self.cells[73 + seat * 77] += i16(value)

    def owned(self, seat: i64, eight: i64) -> i64:
        """Buildings as bits, eight in a cell."""
        return i64(self.cells[74 + seat * 77 + eight])

    def set_owned(self, seat: i64, eight: i64, value: i64) -> None:
        self.cells[74 + seat * 77 + eight] = i16(value)

    def add_owned(self, seat: i64, eight: i64, value: i64) -> None:
        self.cells[74 + seat * 77 + eight] += i16(value)

    def powers(self, seat: i64) -> i64:
        """What the buildings can do, as bits."""
        return i64(self.cells[78 + seat * 77])

    def set_powers(self, seat: i64, value: i64) -> None:
        self.cells[78 + seat * 77] = i16(value)

    def add_powers(self, seat: i64, value: i64) -> None:
        self.cells[78 + seat * 77] += i16(value)

    def any_value(self, seat: i64) -> i64:
        """The dice that buildings let use as any value, as bits."""
        return i64(self.cells[79 + seat * 77])

    def set_any_value(self, seat: i64, value: i64) -> None:
        self.cells[79 + seat * 77] = i16(value)

    def add_any_value(self, seat: i64, value: i64) -> None:
        self.cells[79 + seat * 77] += i16(value)

    def exchange(self, seat: i64) -> i64:
        """The dice whose resources buildings let exchange, as bits."""
        return i64(self.cells[80 + seat * 77])

    def set_exchange(self, seat: i64, value: i64) -> None:
        self.cells[80 + seat * 77] = i16(value)

    def add_exchange(self, seat: i64, value: i64) -> None:
        self.cells[80 + seat * 77] += i16(value)

    def next_project(self, seat: i64) -> i64:
        """The lowest Rione space without a building."""
        return i64(self.cells[81 + seat * 77])

    def set_next_project(self, seat: i64, value: i64) -> None:
        self.cells[81 + seat * 77] = i16(value)

    def add_next_project(self, seat: i64, value: i64) -> None:
        self.cells[81 + seat * 77] += i16(value)

    def once(self, seat: i64) -> i64:
        """The (1x) powers used in this turn, as bits."""
        return i64(self.cells[82 + seat * 77])

    def set_once(self, seat: i64, value: i64) -> None:
        self.cells[82 + seat * 77] = i16(value)

    def add_once(self, seat: i64, value: i64) -> None:
        self.cells[82 + seat * 77] += i16(value)

    def palazzo_turn(self, seat: i64) -> i64:
        """The turn in which the Palazzo was completed, else 0."""
        return i64(self.cells[83 + seat * 77])

    def set_palazzo_turn(self, seat: i64, value: i64) -> None:
        self.cells[83 + seat * 77] = i16(value)

    def add_palazzo_turn(self, seat: i64, value: i64) -> None:
        self.cells[83 + seat * 77] += i16(value)

    def palazzo_bonus(self, seat: i64) -> i64:
        """The points for completing the Palazzo."""
        return i64(self.cells[84 + seat * 77])

    def set_palazzo_bonus(self, seat: i64, value: i64) -> None:
        self.cells[84 + seat * 77] = i16(value)

    def add_palazzo_bonus(self, seat: i64, value: i64) -> None:
        self.cells[84 + seat * 77] += i16(value)

    def taken(self, seat: i64) -> i64:
        """The die used as Non-Active Player in this turn, plus 1."""
        return i64(self.cells[85 + seat * 77])

    def set_taken(self, seat: i64, value: i64) -> None:
        self.cells[85 + seat * 77] = i16(value)

    def dice_left(self, seat: i64) -> i64:
        """Dice still to use in this turn."""
        return i64(self.cells[86 + seat * 77])

    def set_dice_left(self, seat: i64, value: i64) -> None:
        self.cells[86 + seat * 77] = i16(value)

    def add_dice_left(self, seat: i64, value: i64) -> None:
        self.cells[86 + seat * 77] += i16(value)

    def waiting_dice(self, seat: i64) -> i64:
        """Die bonuses of the Income phase."""
        return i64(self.cells[87 + seat * 77])

    def set_waiting_dice(self, seat: i64, value: i64) -> None:
        self.cells[87 + seat * 77] = i16(value)

    def add_waiting_dice(self, seat: i64, value: i64) -> None:
        self.cells[87 + seat * 77] += i16(value)

    def asked(self, seat: i64) -> i64:
        """What the seat is asked for now."""
        return i64(self.cells[88 + seat * 77])

    def set_asked(self, seat: i64, value: i64) -> None:
        self.cells[88 + seat * 77] = i16(value)

    def depth(self, seat: i64) -> i64:
        """How many items are on the agenda."""
        return i64(self.cells[89 + seat * 77])

    def set_depth(self, seat: i64, value: i64) -> None:
        self.cells[89 + seat * 77] = i16(value)

    def add_depth(self, seat: i64, value: i64) -> None:
        self.cells[89 + seat * 77] += i16(value)

    def agenda(self, seat: i64, depth: i64) -> i64:
        """An item of the agenda."""
        return i64(self.cells[90 + seat * 77 + depth])

    def set_agenda(self, seat: i64, depth: i64, value: i64) -> None:
        self.cells[90 + seat * 77 + depth] = i16(value)

    def add_agenda(self, seat: i64, depth: i64, value: i64) -> None:
        self.cells[90 + seat * 77 + depth] += i16(value)
