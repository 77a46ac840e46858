"""Where everything lies in the cells of a position, and how actions and stages are numbered."""

from __future__ import annotations

from typing import Final

# The shape of the box.
SQUARES: Final = 8
BUILDINGS: Final = 30
DISTRICT_WORKS: Final = 8
MAIN_WORKS: Final = 19
WORKS: Final = 27
CHARACTERS: Final = 40
ANONYMOUS: Final = 40  # as an artist
PREACHERS: Final = 7
NAMELESS: Final = 6  # the anonymous preacher
FORTUNES: Final = 6
MOST_SEATS: Final = 5
GOODS_COUNT: Final = 6
COSTS: Final = 7
GAINS: Final = 10
FLORINS_COLUMN: Final = 6
PP_COLUMN: Final = 7
BP_COLUMN: Final = 8
MEMBERS_COLUMN: Final = 9
DUOMO_PLACE: Final = 2

# -- cells of the table ------------------------------------------------------------------------------------------

HEADER: Final = 3  # as in core.position; written out, for only numbers of the same module are folded
PHASE: Final = HEADER  # 0 the set-up, 1 to 8
STAGE: Final = HEADER + 1  # what is asked or drawn now
PERSONS: Final = HEADER + 2  # seats from here on are ghosts
WITH_DICE: Final = HEADER + 3
OPEN_TOKENS: Final = HEADER + 4
CAPTAIN: Final = HEADER + 5  # seat, -1 vacant
BISHOP: Final = HEADER + 6
RESERVED: Final = HEADER + 7  # character + 1
MUSE_USED: Final = HEADER + 8
DUOMO_BY: Final = HEADER + 9  # seat + 1 of the familiar on the Duomo's preacher space
DUOMO_WHO: Final = HEADER + 10  # preacher + 1
TURN: Final = HEADER + 11  # place in the order
SQUARE: Final = HEADER + 12  # phase 5: the squares before it are done; 8: the end of the phase
ASKED: Final = HEADER + 13  # phase 5: the window before this square is past
AT_ONCE: Final = HEADER + 14  # familiars that Antonio da Padova lets one place at once
WORK_NOW: Final = HEADER + 15  # work + 1 that is being planned or realised
ROW: Final = HEADER + 16  # speciality + 1 that is paid
GIVEN: Final = HEADER + 17  # resources + 1 given in a swap, up to two
ROLLS: Final = HEADER + 19  # up to three faces
VALUE: Final = HEADER + 22  # without dice: the value reached so far
CATEGORY: Final = HEADER + 23  # a ghost's first die for a building
DRAWS: Final = HEADER + 24  # characters still to draw
PASS: Final = HEADER + 25  # of the set-up
LATEST: Final = HEADER + 26  # captain of fortune + 1 paid last in this window
ORDER: Final = HEADER + 27  # seat + 1 by place
SUPPLY: Final = ORDER + MOST_SEATS  # tiles of each building
COLUMN: Final = SUPPLY + BUILDINGS  # of each character: 0 in the bag, 1 to 6 the card, -1 retired
TAKEN: Final = COLUMN + CHARACTERS  # 1: the tile is not on its card
TURNED: Final = TAKEN + CHARACTERS  # 1: masterpiece made
DISPLAY: Final = TURNED + CHARACTERS  # character + 1, in order of arrival
FORTUNE: Final = DISPLAY + 10  # see below
WORKS_AT: Final = FORTUNE + FORTUNES  # works of the main board
FAMILY: Final = WORKS_AT + MAIN_WORKS * 4  # the first family

# A captain of fortune is out of play, free, turned over by a ghost, or holds the familiar of seat (n - BY).
NOT_IN_PLAY: Final = 0
FREE: Final = 1
TURNED_OVER: Final = 2
BY: Final = 3

# Four cells of a work.
MARK: Final = 0  # seat + 1 of who made it
MARKER: Final = 1  # 0 neutral, 1 to 3 special
PLAN: Final = 2  # seat + 1 of the familiar on it
ARTIST: Final = 3  # character + 1; 41 anonymous

# -- cells of a family -------------------------------------------------------------------------------------------

GOODS: Final = 0
FLORINS: Final = 6
CREST: Final = 7  # Captain track
MITRE: Final = 8  # Bishop track
TOKENS: Final = 9
PIECES: Final = 10  # how many tokens
RESERVE: Final = 11
ZONE: Final = 12  # familiars to place
EXILED: Final = 13
MARKET: Final = 14
ADMINISTRATION: Final = 15
CHURCH: Final = 16  # preacher + 1 on the space of its Chiesa
NEUTRAL: Final = 17
SPECIAL: Final = 18  # three
LEVEL: Final = 21  # of a ghost, 1 to 4
TILE: Final = 22  # building + 1 of each square
STATE: Final = 30
MEMBER: Final = 38  # seat + 1 of the familiar on it
SPACE: Final = 46  # of a ghost's table
OWN_WORKS: Final = 54
STRIDE: Final = OWN_WORKS + DISTRICT_WORKS * 4

# State of a square.
BUILT: Final = 0
PLANNED: Final = 1
BLOCKED: Final = 2  # by a ghost, until the end of the round

# Figures on a ghost's table.
STANDING: Final = 1
LYING: Final = 2

# -- stages ------------------------------------------------------------------------------------------------------

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

# -- actions -----------------------------------------------------------------------------------------------------

OCCUPY: Final = 0  # + seat * 8 + square
BUILD: Final = OCCUPY + MOST_SEATS * SQUARES  # + building
WORK: Final = BUILD + BUILDINGS  # + work: plan it, or realise it next
HIRE: Final = WORK + WORKS  # + character, or ANONYMOUS
PREACH_CHURCH: Final = HIRE + CHARACTERS + 1  # + preacher
PREACH_DUOMO: Final = PREACH_CHURCH + PREACHERS
TO_MARKET: Final = PREACH_DUOMO + PREACHERS
TO_ADMINISTRATION: Final = TO_MARKET + 1
TO_FORTUNE: Final = TO_ADMINISTRATION + 1  # + captain
RESERVE_FOR_ONESELF: Final = TO_FORTUNE + FORTUNES  # + character, or CHARACTERS: nobody
NAME: Final = RESERVE_FOR_ONESELF + CHARACTERS + 1  # + resource
SELL: Final = NAME + GOODS_COUNT
BUY: Final = SELL + GOODS_COUNT
GIVE: Final = BUY + GOODS_COUNT
TAKE: Final = GIVE + GOODS_COUNT
PAY_FORTUNE: Final = TAKE + GOODS_COUNT  # + captain * 3 + row
DONE: Final = PAY_FORTUNE + FORTUNES * 3
ACTIVATE: Final = DONE + 1
CONSTRUCT: Final = ACTIVATE + 1
REFUSE: Final = CONSTRUCT + 1
PAY_AS: Final = REFUSE + 1  # + speciality
FACE: Final = PAY_AS + 3  # + face - 1
CALL: Final = FACE + 6
ENCOURAGE: Final = CALL + 1  # + steps of 50 fiorini
MARK_WITH: Final = ENCOURAGE + 4  # + marker
ACTIONS: Final = MARK_WITH + 4

# -- refusals ----------------------------------------------------------------------------------------------------

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
