"""Where everything lies in the cells of a position, and how things are numbered.

Written by `make layout` from shape.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bottega.core.position import Position, cells_from

MOST_SEATS: Final = 5
SQUARES: Final = 8
FACES: Final = 6  # of a die
GHOST_SPACES: Final = 8  # on a ghost's table
DISPLAY_SLOTS: Final = 10
HOUSE_WORKS: Final = 4  # works of a Palazzo or a Chiesa
PALAZZO: Final = 0  # as a house: its first work
CHIESA: Final = 4
PLACE_PALAZZO: Final = 0  # as a place of works
PLACE_CHIESA: Final = 1
DISTRICT_WORKS: Final = 8  # the works of a district come first
MOST_BUILDINGS: Final = 40
FIRST_BUILDINGS: Final = 30  # of the first box: their actions follow each other
MOST_WORKS: Final = 32
MOST_CHARACTERS: Final = 48
MOST_PREACHERS: Final = 8
MOST_FORTUNES: Final = 10
FORTUNE_ROWS: Final = 3  # of a captain of fortune
ANONYMOUS: Final = 48  # as an artist
NOBODY: Final = 48  # as the character to reserve
ANONYMOUS_PREACHER: Final = 8
RESOURCES: Final = 6
COSTS: Final = 7  # columns of a row of costs: resources, fiorini
GAINS: Final = 10  # columns of a row of gains: the same, PP, BP, familiars
FLORINS_COLUMN: Final = 6
PP_COLUMN: Final = 7
BP_COLUMN: Final = 8
MEMBERS_COLUMN: Final = 9
SPECIALITIES: Final = 3
MARKERS: Final = 4  # the neutral one is 0
MOST_ROLLS: Final = 3  # for a work: two in the Duomo, one by the Muse
INCENTIVES: Final = 4  # from none to the most

# Resources.
MARBLE: Final = 0
WOOD: Final = 1
METAL: Final = 2
GOLD: Final = 3
SPICE: Final = 4
TEXTILE: Final = 5

# Phases.
PHASE_SETUP: Final = 0
PHASE_INCOME: Final = 1
PHASE_CAPTAIN: Final = 2
PHASE_BISHOP: Final = 3
PHASE_PLACING: Final = 4
PHASE_ECONOMY: Final = 5
PHASE_ARTWORKS: Final = 6
PHASE_ELECTIONS: Final = 7
PHASE_ROUND_END: Final = 8

# Stages.
DRAW_CHARACTER: Final = 0
DRAW_FORTUNE: Final = 1
DRAW_ORDER: Final = 2
FIRST_BUILDING: Final = 3
GHOST_FIRST: Final = 4
THIRD_DIE: Final = 5
THIRD_CHOICE: Final = 6
RESERVATION: Final = 7
PLACING: Final = 8
CHOOSE_ARTIST: Final = 9
SWAP_GIVE: Final = 10
SWAP_TAKE: Final = 11
GHOST_SPACE: Final = 12
GHOST_ACTIVATE: Final = 13
GHOST_CATEGORY: Final = 14
GHOST_BUILDING: Final = 15
GHOST_PLACE: Final = 16
WINDOW: Final = 17
SOLD: Final = 18
BOUGHT: Final = 19
GAVE: Final = 20
MARKET_TAKE: Final = 21
SALE: Final = 22
CONSTRUCTION: Final = 23
COMMISSION: Final = 24
PAYMENT: Final = 25
INCENTIVE: Final = 26
CALL_MUSE: Final = 27
ROLL: Final = 28
JUDGE: Final = 29
CHOOSE_MARKER: Final = 30
FINISHED: Final = 31

# States of a square with a building.
BUILT: Final = 0
PLANNED: Final = 1
BLOCKED: Final = 2

# Figures on a ghost's table.
SPACE_FREE: Final = 0
SPACE_STANDING: Final = 1
SPACE_LYING: Final = 2

# States of a captain of fortune.
NOT_IN_PLAY: Final = 0
FREE: Final = 1
TURNED_OVER: Final = 2  # by a ghost
HELD: Final = 3  # by the familiar of seat 0; HELD + n: of seat n

# What a work or a special marker gives every round.
GIVES_PP: Final = 1
GIVES_BP: Final = 2
GIVES_MEMBERS: Final = 3

# Actions of a ghost.
GHOST_DOES_ACTIVATE: Final = 0
GHOST_DOES_BUILD: Final = 1
GHOST_DOES_CHIESA: Final = 2
GHOST_DOES_PALAZZO: Final = 3
GHOST_DOES_FORTUNE: Final = 4
GHOST_DOES_BISHOP: Final = 5
GHOST_DOES_MAIN: Final = 6

# Verdicts of the forecast.
SHORT: Final = 0
ENOUGH: Final = 1
BY_MARKET: Final = 2
KEPT_BACK: Final = 3
BY_CAPTAIN: Final = 4

# Lines of the final score.
SCORE_CREST: Final = 0
SCORE_TOKENS: Final = 1
SCORE_BISHOP_SPACE: Final = 2
SCORE_GOODS: Final = 3
SCORE_CAPTAIN: Final = 4
SCORE_BISHOP: Final = 5
SCORE_SQUARES: Final = 6
SCORE_WORKS: Final = 7
SCORE_NO_PALAZZO: Final = 8
SCORE_NO_CHIESA: Final = 9
SCORES: Final = 10

# Why an action is refused; 1 is NOT_TO_ACT of core.position.
NO_SUCH_MOVE: Final = 2
NO_TILE: Final = 3
SAME_SQUARE: Final = 4
CANNOT_PAY: Final = 5
NOT_ON_DISPLAY: Final = 6
IS_RESERVED: Final = 7
IS_TAKEN: Final = 8
NO_BUILDING: Final = 9
NOT_BUILT: Final = 10
IS_VIOLET: Final = 11
IS_OCCUPIED: Final = 12
IS_BLOCKED: Final = 13
AT_FLOOR: Final = 14
DISTRICT_FULL: Final = 15
WORK_MADE: Final = 16
WORK_PLANNED: Final = 17
NO_MARKER: Final = 18
NO_SPECIALITY: Final = 19
IS_PREACHER: Final = 20
SPACE_TAKEN: Final = 21
PREACHER_AT_FLOOR: Final = 22
MARKET_TAKEN: Final = 23
NO_CAPTAIN: Final = 24
NOT_HELD: Final = 25
NOT_YOURS: Final = 26
DEAL_PAST: Final = 27
NOT_ON_MARKET: Final = 28
NOT_ROLLED: Final = 29
NO_MUSE: Final = 30
BEYOND_SIX: Final = 31
MARKER_USED: Final = 32
MARKER_NEEDED: Final = 33
NOT_PLANNED: Final = 34
NO_SUCH_SEAT: Final = 35
NOT_IN_BOX: Final = 36
TURNED_BY_GHOST: Final = 37
SAME_KIND: Final = 38
MUST_BUILD: Final = 39
MUST_PLACE: Final = 40

# Where the fields of the table begin in the cells, and those of a seat within the seat.
PHASE_AT: Final = 3
STAGE_AT: Final = 4
PERSONS_AT: Final = 5
WITH_DICE_AT: Final = 6
OPEN_TOKENS_AT: Final = 7
CAPTAIN_AT: Final = 8
BISHOP_AT: Final = 9
RESERVED_AT: Final = 10
MUSE_USED_AT: Final = 11
TURN_AT: Final = 12
SQUARE_AT: Final = 13
ASKED_AT: Final = 14
AT_ONCE_AT: Final = 15
REACHED_AT: Final = 16
CATEGORY_AT: Final = 17
DRAWS_AT: Final = 18
BUILDING_PASS_AT: Final = 19
LATEST_AT: Final = 20
WORK_NOW_AT: Final = 21
SPECIALITY_AT: Final = 22
GIVEN_AT: Final = 23
ROLLS_AT: Final = 25
DUOMO_BY_AT: Final = 28
DUOMO_PREACHER_AT: Final = 29
ORDER_AT: Final = 30
SUPPLY_AT: Final = 35
CARD_AT: Final = 75
TAKEN_AT: Final = 123
TURNED_AT: Final = 171
DISPLAY_AT: Final = 219
FORTUNE_AT: Final = 229
MAIN_MADE_BY_AT: Final = 239
MAIN_MARKER_AT: Final = 263
MAIN_PLANNED_BY_AT: Final = 287
MAIN_ARTIST_AT: Final = 311
GOODS_AT: Final = 0
FLORINS_AT: Final = 6
CREST_AT: Final = 7
MITRE_AT: Final = 8
TOKENS_AT: Final = 9
PIECES_AT: Final = 10
RESERVE_AT: Final = 11
ZONE_AT: Final = 12
EXILED_AT: Final = 13
MARKET_AT: Final = 14
ADMINISTRATION_AT: Final = 15
CHURCH_AT: Final = 16
NEUTRAL_AT: Final = 17
SPECIAL_AT: Final = 18
LEVEL_AT: Final = 21
TILE_AT: Final = 22
STATE_AT: Final = 30
MEMBER_AT: Final = 38
SPACE_AT: Final = 46
OWN_MADE_AT: Final = 54
OWN_ARTIST_AT: Final = 62
SEATS_AT: Final = 335  # the first cell of the first seat
SEAT_SIZE: Final = 70  # cells of a seat

# Actions. A constant is the first number of its kind.
OCCUPY: Final = 0  # (for each owner and square)
BUILD: Final = 40  # (for each building)
WORK: Final = 70  # plan it, or realise it next (for each work)
HIRE: Final = 97  # (for each artist)
PREACH_CHURCH: Final = 138  # (for each preacher)
PREACH_DUOMO: Final = 145  # (for each preacher)
TO_MARKET: Final = 152
TO_ADMINISTRATION: Final = 153
TO_FORTUNE: Final = 154  # (for each fortune)
RESERVE: Final = 160  # (for each character)
NAME: Final = 201  # the third resource (for each resource)
SELL: Final = 207  # (for each resource)
BUY: Final = 213  # (for each resource)
GIVE: Final = 219  # (for each resource)
TAKE: Final = 225  # (for each resource)
PAY_FORTUNE: Final = 231  # (for each captain and row)
DONE: Final = 249
ACTIVATE: Final = 250
CONSTRUCT: Final = 251
REFUSE: Final = 252
PAY_AS: Final = 253  # (for each speciality)
ACCEPT: Final = 256  # a face that was rolled, less one (for each face)
CALL: Final = 262  # the Muse
ENCOURAGE: Final = 263  # the artist, with fiorini (for each steps)
MARK_WITH: Final = 267  # (for each marker)
ACTIONS: Final = 322

ACTION_KINDS: Final[vec[i16]] = cells_from(
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
     0, 0, 0, 0, 0, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
     40, 40, 40, 40, 40, 40, 40, 40, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
     70, 70, 70, 70, 70, 70, 70, 70, 70, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97,
     97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 97, 138,
     138, 138, 138, 138, 138, 138, 145, 145, 145, 145, 145, 145, 145, 152, 153, 154, 154, 154, 154, 154, 154,
     160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160,
     160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 201,
     201, 201, 201, 201, 201, 207, 207, 207, 207, 207, 207, 213, 213, 213, 213, 213, 213, 219, 219, 219, 219,
     219, 219, 225, 225, 225, 225, 225, 225, 231, 231, 231, 231, 231, 231, 231, 231, 231, 231, 231, 231, 231,
     231, 231, 231, 231, 231, 249, 250, 251, 252, 253, 253, 253, 256, 256, 256, 256, 256, 256, 262, 263, 263,
     263, 263, 267, 267, 267, 267, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 70, 70, 70, 70, 70, 97, 97, 97,
     97, 97, 97, 97, 97, 138, 138, 145, 145, 154, 154, 154, 154, 160, 160, 160, 160, 160, 160, 160, 160, 231,
     231, 231, 231, 231, 231, 231, 231, 231, 231, 231, 231]
)  # fmt: skip
ACTION_INDICES: Final[vec[i16]] = cells_from(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
     28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
     16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
     14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
     15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 48,
     0, 1, 2, 3, 4, 5, 8, 0, 1, 2, 3, 4, 5, 8, 0, 0, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
     12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
     38, 39, 48, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0,
     1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2, 3, 4, 5, 0, 0,
     1, 2, 3, 0, 1, 2, 3, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 27, 28, 29, 30, 31, 40, 41, 42, 43, 44, 45,
     46, 47, 6, 7, 6, 7, 6, 7, 8, 9, 40, 41, 42, 43, 44, 45, 46, 47, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
     28, 29]
)  # fmt: skip
HIRE_NUMBERS: Final[vec[i16]] = cells_from(
    [97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
     118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 286, 287,
     288, 289, 290, 291, 292, 293, 137]
)  # fmt: skip
PREACH_CHURCH_NUMBERS: Final[vec[i16]] = cells_from(
    [138, 139, 140, 141, 142, 143, 294, 295, 144]
)  # fmt: skip
PREACH_DUOMO_NUMBERS: Final[vec[i16]] = cells_from(
    [145, 146, 147, 148, 149, 150, 296, 297, 151]
)  # fmt: skip
RESERVE_NUMBERS: Final[vec[i16]] = cells_from(
    [160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
     181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 302, 303,
     304, 305, 306, 307, 308, 309, 200]
)  # fmt: skip


def action_kind(number: i64) -> i64:
    """The kind of an action: the first number of its kind."""
    return i64(ACTION_KINDS[number])


def action_index(number: i64) -> i64:
    """Which one of its kind an action is."""
    return i64(ACTION_INDICES[number])


def occupy(owner: i64, square: i64) -> i64:
    return owner * 8 + square


def occupy_square(index: i64) -> i64:
    return index % 8


def occupy_owner(index: i64) -> i64:
    return index // 8


def build(building: i64) -> i64:
    return 40 + building if building < 30 else 241 + building


def work(work: i64) -> i64:
    return 70 + work if work < 27 else 254 + work


def hire(artist: i64) -> i64:
    return i64(HIRE_NUMBERS[artist])


def preach_church(preacher: i64) -> i64:
    return i64(PREACH_CHURCH_NUMBERS[preacher])


def preach_duomo(preacher: i64) -> i64:
    return i64(PREACH_DUOMO_NUMBERS[preacher])


def to_fortune(fortune: i64) -> i64:
    return 154 + fortune if fortune < 6 else 292 + fortune


def reserve(character: i64) -> i64:
    return i64(RESERVE_NUMBERS[character])


def name(resource: i64) -> i64:
    return 201 + resource


def sell(resource: i64) -> i64:
    return 207 + resource


def buy(resource: i64) -> i64:
    return 213 + resource


def give(resource: i64) -> i64:
    return 219 + resource


def take(resource: i64) -> i64:
    return 225 + resource


def pay_fortune(captain: i64, row: i64) -> i64:
    index = captain * 3 + row
    return 231 + index if index < 18 else 292 + index


def pay_fortune_row(index: i64) -> i64:
    return index % 3


def pay_fortune_captain(index: i64) -> i64:
    return index // 3


def pay_as(speciality: i64) -> i64:
    return 253 + speciality


def accept(face: i64) -> i64:
    return 256 + face


def encourage(steps: i64) -> i64:
    return 263 + steps


def mark_with(marker: i64) -> i64:
    return 267 + marker


class FlorenzaCells(Position):
    """A position whose cells have names."""

    @property
    def phase(self) -> i64:
        """The phase of the round."""
        return i64(self.cells[3])

    def set_phase(self, value: i64) -> None:
        self.cells[3] = i16(value)

    @property
    def stage(self) -> i64:
        """What is asked, drawn or rolled now."""
        return i64(self.cells[4])

    def set_stage(self, value: i64) -> None:
        self.cells[4] = i16(value)

    @property
    def persons(self) -> i64:
        """How many seats are persons; the seats after them are ghosts."""
        return i64(self.cells[5])

    def set_persons(self, value: i64) -> None:
        self.cells[5] = i16(value)

    def add_persons(self, value: i64) -> None:
        self.cells[5] += i16(value)

    @property
    def with_dice(self) -> i64:
        """Whether artists roll dice."""
        return i64(self.cells[6])

    def set_with_dice(self, value: i64) -> None:
        self.cells[6] = i16(value)

    @property
    def open_tokens(self) -> i64:
        """Whether everybody sees the value of everybody's tokens."""
        return i64(self.cells[7])

    def set_open_tokens(self, value: i64) -> None:
        self.cells[7] = i16(value)

    @property
    def captain(self) -> i64:
        """The seat of the Captain of the People, or -1: vacant."""
        return i64(self.cells[8]) - 1

    def set_captain(self, value: i64) -> None:
        self.cells[8] = i16(value + 1)

    @property
    def bishop(self) -> i64:
        """The seat of the Bishop, or -1: vacant."""
        return i64(self.cells[9]) - 1

    def set_bishop(self, value: i64) -> None:
        self.cells[9] = i16(value + 1)

    @property
    def reserved(self) -> i64:
        """The character that the Captain keeps, or -1."""
        return i64(self.cells[10]) - 1

    def set_reserved(self, value: i64) -> None:
        self.cells[10] = i16(value + 1)

    @property
    def muse_used(self) -> i64:
        """Whether the Muse has been called in this round."""
        return i64(self.cells[11])

    def set_muse_used(self, value: i64) -> None:
        self.cells[11] = i16(value)

    @property
    def turn(self) -> i64:
        """The place in the order of the family that is served."""
        return i64(self.cells[12])

    def set_turn(self, value: i64) -> None:
        self.cells[12] = i16(value)

    def add_turn(self, value: i64) -> None:
        self.cells[12] += i16(value)

    @property
    def square(self) -> i64:
        """Phase 5: the squares before it are done; 8: the end of the phase."""
        return i64(self.cells[13])

    def set_square(self, value: i64) -> None:
        self.cells[13] = i16(value)

    def add_square(self, value: i64) -> None:
        self.cells[13] += i16(value)

    @property
    def asked(self) -> i64:
        """Whether the question of the phase, or of the square, has been asked."""
        return i64(self.cells[14])

    def set_asked(self, value: i64) -> None:
        self.cells[14] = i16(value)

    def add_asked(self, value: i64) -> None:
        self.cells[14] += i16(value)

    @property
    def at_once(self) -> i64:
        """Familiars that Antonio da Padova still lets one place at once."""
        return i64(self.cells[15])

    def set_at_once(self, value: i64) -> None:
        self.cells[15] = i16(value)

    def add_at_once(self, value: i64) -> None:
        self.cells[15] += i16(value)

    @property
    def reached(self) -> i64:
        """Without dice: the value reached so far."""
        return i64(self.cells[16])

    def set_reached(self, value: i64) -> None:
        self.cells[16] = i16(value)

    def add_reached(self, value: i64) -> None:
        self.cells[16] += i16(value)

    @property
    def category(self) -> i64:
        """A ghost's first die for a building."""
        return i64(self.cells[17])

    def set_category(self, value: i64) -> None:
        self.cells[17] = i16(value)

    def add_category(self, value: i64) -> None:
        self.cells[17] += i16(value)

    @property
    def draws(self) -> i64:
        """Characters still to draw."""
        return i64(self.cells[18])

    def set_draws(self, value: i64) -> None:
        self.cells[18] = i16(value)

    def add_draws(self, value: i64) -> None:
        self.cells[18] += i16(value)

    @property
    def building_pass(self) -> i64:
        """How often each family has built during the set-up."""
        return i64(self.cells[19])

    def set_building_pass(self, value: i64) -> None:
        self.cells[19] = i16(value)

    def add_building_pass(self, value: i64) -> None:
        self.cells[19] += i16(value)

    @property
    def latest(self) -> i64:
        """Captain of fortune paid last in this window, from 1."""
        return i64(self.cells[20])

    def set_latest(self, value: i64) -> None:
        self.cells[20] = i16(value)

    def add_latest(self, value: i64) -> None:
        self.cells[20] += i16(value)

    @property
    def work_now(self) -> i64:
        """The work being planned or realised, or -1."""
        return i64(self.cells[21]) - 1

    def set_work_now(self, value: i64) -> None:
        self.cells[21] = i16(value + 1)

    @property
    def speciality(self) -> i64:
        """The speciality that is paid, or -1."""
        return i64(self.cells[22]) - 1

    def set_speciality(self, value: i64) -> None:
        self.cells[22] = i16(value + 1)

    def given(self, number: i64) -> i64:
        """Resources given in a swap, or -1."""
        return i64(self.cells[23 + number]) - 1

    def set_given(self, number: i64, value: i64) -> None:
        self.cells[23 + number] = i16(value + 1)

    def rolls(self, number: i64) -> i64:
        """Faces rolled for a work, or 0."""
        return i64(self.cells[25 + number])

    def set_rolls(self, number: i64, value: i64) -> None:
        self.cells[25 + number] = i16(value)

    def add_rolls(self, number: i64, value: i64) -> None:
        self.cells[25 + number] += i16(value)

    @property
    def duomo_by(self) -> i64:
        """The seat of the familiar on the Duomo's preacher space, or -1."""
        return i64(self.cells[28]) - 1

    def set_duomo_by(self, value: i64) -> None:
        self.cells[28] = i16(value + 1)

    @property
    def duomo_preacher(self) -> i64:
        """The preacher on the Duomo's space, or -1."""
        return i64(self.cells[29]) - 1

    def set_duomo_preacher(self, value: i64) -> None:
        self.cells[29] = i16(value + 1)

    def order(self, place: i64) -> i64:
        """The seat at a place of the turn order, or -1."""
        return i64(self.cells[30 + place]) - 1

    def set_order(self, place: i64, value: i64) -> None:
        self.cells[30 + place] = i16(value + 1)

    def supply(self, building: i64) -> i64:
        """Tiles of a building that nobody has."""
        return i64(self.cells[35 + building])

    def set_supply(self, building: i64, value: i64) -> None:
        self.cells[35 + building] = i16(value)

    def add_supply(self, building: i64, value: i64) -> None:
        self.cells[35 + building] += i16(value)

    def card(self, character: i64) -> i64:
        """The card of a character, 1 to 6; 0: in the bag, -1: retired."""
        return i64(self.cells[75 + character])

    def set_card(self, character: i64, value: i64) -> None:
        self.cells[75 + character] = i16(value)

    def add_card(self, character: i64, value: i64) -> None:
        self.cells[75 + character] += i16(value)

    def taken(self, character: i64) -> i64:
        """Whether a character's tile is away from its card."""
        return i64(self.cells[123 + character])

    def set_taken(self, character: i64, value: i64) -> None:
        self.cells[123 + character] = i16(value)

    def turned(self, character: i64) -> i64:
        """Whether an artist has made his masterpiece."""
        return i64(self.cells[171 + character])

    def set_turned(self, character: i64, value: i64) -> None:
        self.cells[171 + character] = i16(value)

    def display(self, slot: i64) -> i64:
        """The characters by arrival, or -1."""
        return i64(self.cells[219 + slot]) - 1

    def set_display(self, slot: i64, value: i64) -> None:
        self.cells[219 + slot] = i16(value + 1)

    def fortune(self, fortune: i64) -> i64:
        """The state of a captain of fortune."""
        return i64(self.cells[229 + fortune])

    def set_fortune(self, fortune: i64, value: i64) -> None:
        self.cells[229 + fortune] = i16(value)

    def add_fortune(self, fortune: i64, value: i64) -> None:
        self.cells[229 + fortune] += i16(value)

    def main_made_by(self, work: i64) -> i64:
        """The seat that made a work of the main board, or -1."""
        return i64(self.cells[239 + work]) - 1

    def set_main_made_by(self, work: i64, value: i64) -> None:
        self.cells[239 + work] = i16(value + 1)

    def main_marker(self, work: i64) -> i64:
        """The marker on a work of the main board."""
        return i64(self.cells[263 + work])

    def set_main_marker(self, work: i64, value: i64) -> None:
        self.cells[263 + work] = i16(value)

    def main_planned_by(self, work: i64) -> i64:
        """The seat that has planned it, or -1."""
        return i64(self.cells[287 + work]) - 1

    def set_main_planned_by(self, work: i64, value: i64) -> None:
        self.cells[287 + work] = i16(value + 1)

    def main_artist(self, work: i64) -> i64:
        """The artist planned for it, or -1."""
        return i64(self.cells[311 + work]) - 1

    def set_main_artist(self, work: i64, value: i64) -> None:
        self.cells[311 + work] = i16(value + 1)

    def goods(self, seat: i64, resource: i64) -> i64:
        """How many of a resource."""
        return i64(self.cells[335 + seat * 70 + resource])

    def set_goods(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[335 + seat * 70 + resource] = i16(value)

    def add_goods(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[335 + seat * 70 + resource] += i16(value)

    def florins(self, seat: i64) -> i64:
        """Fiorini."""
        return i64(self.cells[341 + seat * 70])

    def set_florins(self, seat: i64, value: i64) -> None:
        self.cells[341 + seat * 70] = i16(value)

    def add_florins(self, seat: i64, value: i64) -> None:
        self.cells[341 + seat * 70] += i16(value)

    def crest(self, seat: i64) -> i64:
        """The place on the Captain track."""
        return i64(self.cells[342 + seat * 70])

    def set_crest(self, seat: i64, value: i64) -> None:
        self.cells[342 + seat * 70] = i16(value)

    def add_crest(self, seat: i64, value: i64) -> None:
        self.cells[342 + seat * 70] += i16(value)

    def mitre(self, seat: i64) -> i64:
        """On the Bishop track."""
        return i64(self.cells[343 + seat * 70])

    def set_mitre(self, seat: i64, value: i64) -> None:
        self.cells[343 + seat * 70] = i16(value)

    def add_mitre(self, seat: i64, value: i64) -> None:
        self.cells[343 + seat * 70] += i16(value)

    def tokens(self, seat: i64) -> i64:
        """The value of the prestige tokens."""
        return i64(self.cells[344 + seat * 70])

    def set_tokens(self, seat: i64, value: i64) -> None:
        self.cells[344 + seat * 70] = i16(value)

    def add_tokens(self, seat: i64, value: i64) -> None:
        self.cells[344 + seat * 70] += i16(value)

    def pieces(self, seat: i64) -> i64:
        """How many tokens they are."""
        return i64(self.cells[345 + seat * 70])

    def set_pieces(self, seat: i64, value: i64) -> None:
        self.cells[345 + seat * 70] = i16(value)

    def add_pieces(self, seat: i64, value: i64) -> None:
        self.cells[345 + seat * 70] += i16(value)

    def reserve(self, seat: i64) -> i64:
        """Familiars in the reserve."""
        return i64(self.cells[346 + seat * 70])

    def set_reserve(self, seat: i64, value: i64) -> None:
        self.cells[346 + seat * 70] = i16(value)

    def add_reserve(self, seat: i64, value: i64) -> None:
        self.cells[346 + seat * 70] += i16(value)

    def zone(self, seat: i64) -> i64:
        """Familiars to place."""
        return i64(self.cells[347 + seat * 70])

    def set_zone(self, seat: i64, value: i64) -> None:
        self.cells[347 + seat * 70] = i16(value)

    def add_zone(self, seat: i64, value: i64) -> None:
        self.cells[347 + seat * 70] += i16(value)

    def exiled(self, seat: i64) -> i64:
        """Familiars on the Bishop's card."""
        return i64(self.cells[348 + seat * 70])

    def set_exiled(self, seat: i64, value: i64) -> None:
        self.cells[348 + seat * 70] = i16(value)

    def add_exiled(self, seat: i64, value: i64) -> None:
        self.cells[348 + seat * 70] += i16(value)

    def market(self, seat: i64) -> i64:
        """Familiars on the market."""
        return i64(self.cells[349 + seat * 70])

    def set_market(self, seat: i64, value: i64) -> None:
        self.cells[349 + seat * 70] = i16(value)

    def add_market(self, seat: i64, value: i64) -> None:
        self.cells[349 + seat * 70] += i16(value)

    def administration(self, seat: i64) -> i64:
        """Familiars at the administration."""
        return i64(self.cells[350 + seat * 70])

    def set_administration(self, seat: i64, value: i64) -> None:
        self.cells[350 + seat * 70] = i16(value)

    def add_administration(self, seat: i64, value: i64) -> None:
        self.cells[350 + seat * 70] += i16(value)

    def church(self, seat: i64) -> i64:
        """The preacher at the Chiesa, or -1."""
        return i64(self.cells[351 + seat * 70]) - 1

    def set_church(self, seat: i64, value: i64) -> None:
        self.cells[351 + seat * 70] = i16(value + 1)

    def neutral(self, seat: i64) -> i64:
        """Neutral markers left."""
        return i64(self.cells[352 + seat * 70])

    def set_neutral(self, seat: i64, value: i64) -> None:
        self.cells[352 + seat * 70] = i16(value)

    def add_neutral(self, seat: i64, value: i64) -> None:
        self.cells[352 + seat * 70] += i16(value)

    def special(self, seat: i64, number: i64) -> i64:
        """Whether a special marker is left."""
        return i64(self.cells[353 + seat * 70 + number])

    def set_special(self, seat: i64, number: i64, value: i64) -> None:
        self.cells[353 + seat * 70 + number] = i16(value)

    def level(self, seat: i64) -> i64:
        """The level of a ghost, or -1: a person."""
        return i64(self.cells[356 + seat * 70]) - 1

    def set_level(self, seat: i64, value: i64) -> None:
        self.cells[356 + seat * 70] = i16(value + 1)

    def tile(self, seat: i64, square: i64) -> i64:
        """The building on a square, or -1."""
        return i64(self.cells[357 + seat * 70 + square]) - 1

    def set_tile(self, seat: i64, square: i64, value: i64) -> None:
        self.cells[357 + seat * 70 + square] = i16(value + 1)

    def state(self, seat: i64, square: i64) -> i64:
        """The state of the building on a square."""
        return i64(self.cells[365 + seat * 70 + square])

    def set_state(self, seat: i64, square: i64, value: i64) -> None:
        self.cells[365 + seat * 70 + square] = i16(value)

    def member(self, seat: i64, square: i64) -> i64:
        """The seat of the familiar on a square, or -1."""
        return i64(self.cells[373 + seat * 70 + square]) - 1

    def set_member(self, seat: i64, square: i64, value: i64) -> None:
        self.cells[373 + seat * 70 + square] = i16(value + 1)

    def space(self, seat: i64, space: i64) -> i64:
        """The figure on a space of a ghost's table."""
        return i64(self.cells[381 + seat * 70 + space])

    def set_space(self, seat: i64, space: i64, value: i64) -> None:
        self.cells[381 + seat * 70 + space] = i16(value)

    def own_made(self, seat: i64, work: i64) -> i64:
        """Whether a work of the district is made."""
        return i64(self.cells[389 + seat * 70 + work])

    def set_own_made(self, seat: i64, work: i64, value: i64) -> None:
        self.cells[389 + seat * 70 + work] = i16(value)

    def own_artist(self, seat: i64, work: i64) -> i64:
        """The artist planned for it, or -1: not planned."""
        return i64(self.cells[397 + seat * 70 + work]) - 1

    def set_own_artist(self, seat: i64, work: i64, value: i64) -> None:
        self.cells[397 + seat * 70 + work] = i16(value + 1)
