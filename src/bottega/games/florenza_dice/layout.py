"""Where everything lies in a position's cells, and how actions are numbered.

Things are counted from 0: six resources and the Fiorini as the seventh `kind`; six dice in the order of the dice board;
eight works (the Palazzo's four, then the Chiesa's four); eight Rione spaces; three tracks. A *project* is anything that
icons are marked on: the works are projects 0 to 7, the Rione spaces 8 to 15 (the first of them, space 1, has no icons).

The marks on a project are a set of bits, two for each kind: the first for the first icon of the kind, the second for
the second. Icons of one kind are alike, so the first is always marked before the second.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = 6
FIORINI_KIND: Final = 6
KINDS: Final = 7
DICE: Final = 6
WORKS: Final = 8
AREA_WORKS: Final = 4
CHIESA: Final = 4  # the first work of the Chiesa
SPACES: Final = 8
PROJECTS: Final = 16
RIONE: Final = 8  # the project of Rione space 1
TRACKS: Final = 3
ARTISTS: Final = 3
BUILDINGS: Final = 25
MOST_SEATS: Final = 4
ANY: Final = 6  # a resource of the player's choice
NONE: Final = 7

CAPTAIN: Final = 0
BISHOP: Final = 1
PREACHER: Final = 2

RESOURCE_BITS: Final = 0xFFF
FIORINI_BITS: Final = 0x3000

# -- cells of the table ----------------------------------------------------------------------------------------

HEADER: Final = 3  # as in core.position; written out, for only numbers of the same module are folded
STAGE: Final = HEADER
FIRST: Final = HEADER + 1  # the First Player, -1 before there is one
ACTIVE: Final = HEADER + 2  # the Active Player; in the solo game the Ghost is seat 1
TURN: Final = HEADER + 3  # turns begun in this game
CAPTAIN_SEAT: Final = HEADER + 4  # Captain in this round: a seat, -1 for nobody, solo: 1 for the Ghost
BISHOP_SEAT: Final = HEADER + 5
TARGET: Final = HEADER + 6  # solo: the points to exceed; else 0
GHOST: Final = HEADER + 7  # solo: the Ghost's marks on the Captain and the Bishop track
VALUE: Final = HEADER + 9  # of each die, 0 before it is rolled
ORDER: Final = HEADER + 15  # of each die: 0 on UNUSED; on USED, as which of the three it was taken
TABLE: Final = HEADER + 21

# -- cells of a seat, counted from its own first -----------------------------------------------------------------

MARKS: Final = 0  # of each project
ARTIST: Final = 16  # of each work: the artist's points; 0 while it is not completed
BUILDING: Final = 24  # of each Rione space: the building's number, 0 for none
MARKED: Final = 32  # spaces marked on each track
FIORINI: Final = 35  # in hundreds
SPARE: Final = 36
STARS: Final = 37
OWNED: Final = 38  # buildings 1 to 12 as bits 0 to 11, and in the next cell 13 to 25 as bits 0 to 12
NEXT: Final = 40  # the project of the lowest Rione space without a building; PROJECTS if all have one
ONCE: Final = 41  # the (1x) effects used in this turn, as bits
PALAZZO_TURN: Final = 42  # the turn in which the Palazzo was completed, else 0
PALAZZO_BONUS: Final = 43
TAKEN: Final = 44  # the die used as Non-Active Player in this turn, counted from 1, else 0
DICE_LEFT: Final = 45  # dice still to use in this turn
WAITING_DICE: Final = 46  # Die bonuses of the Income phase
ASKED: Final = 47  # what the seat is asked for now
DEPTH: Final = 48  # items on its agenda
AGENDA: Final = 49
AGENDA_LENGTH: Final = 11
SEAT: Final = 60

# -- stages ------------------------------------------------------------------------------------------------------

ROLL_BUILDINGS: Final = 0  # phase 1 of round 1: each player's free building
DRAW_FIRST: Final = 1  # ... and the lot among the lowest
INCOME: Final = 2  # phase 1 from round 2
ROLES: Final = 3  # phase 2: the Captain's resource
ROLL_DICE: Final = 4  # phase 3: six dice, one after the other
WAITED: Final = 5  # Die bonuses from the Income phase
ACTIVE_TURN: Final = 6
OTHERS: Final = 7  # the Non-Active Players
FINISHED: Final = 8

# -- what a seat can be asked for --------------------------------------------------------------------------------

NOTHING: Final = 0
ASK_DIE: Final = 1
ASK_USE: Final = 2
ASK_PLACE: Final = 3
ASK_TRACK: Final = 4
ASK_DONE: Final = 5

# -- items of an agenda: the kind in the low three bits, its numbers above ---------------------------------------

ITEM_DIE: Final = 1  # a Die bonus
ITEM_USE: Final = 2  # a die in hand: die << 3
ITEM_GOODS: Final = 3  # resources to mark: see `goods`
ITEM_STEPS: Final = 4  # steps to make: track << 3 | steps << 5
ITEM_CHIESA: Final = 5  # the Chiesa's steps: a track is to be named
ITEM_INCOME: Final = 6  # works of the Chiesa that have not paid yet: bits << 3

# -- (1x) effects, as bits of ONCE ---------------------------------------------------------------------------------

CASA: Final = 0
MERCATANTE: Final = 1
CONVENTO: Final = 2
TAVERNA: Final = 3
CAMBIAVALUTE: Final = 4
BOTTEGA: Final = 5
ONCE_EFFECTS: Final = 6

# -- actions -------------------------------------------------------------------------------------------------------

TAKE: Final = 0  # + die
GAIN: Final = 6  # use it for resources: + amount - 1
STEP: Final = 8  # for steps on its track: + steps - 1
MONEY: Final = 10
INNKEEPER: Final = 11  # Taverna
IDENTICAL: Final = 12  # Mercatante: + resource
PILGRIM: Final = 18  # Convento: + track
ANONYMOUS: Final = 21  # Casa: + work * 2 + star
HIRE: Final = 37  # + work * 8 + (price in hundreds - 1) * 4 + discount * 2 + star
PLACE: Final = 101  # a resource obtained: + project * 6 + resource
CHANGE: Final = 197  # Cambiavalute: money instead of it
LOSE: Final = 198
SPEND: Final = 199  # a Spare Resource: + project * 6 + resource
PAY: Final = 295  # 100 Fiorini: + project
BUILD: Final = 311  # + number - 1
TRACK: Final = 336  # the Chiesa's steps: + track
DONE: Final = 339
ACTIONS: Final = 340

# -- outcomes ------------------------------------------------------------------------------------------------------

LOT: Final = 7  # the First Player drawn among the lowest: + seat; below it, the side of a die
OUTCOMES: Final = 11

# -- why an action is refused (1 is core's NOT_TO_ACT) -----------------------------------------------------------

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
