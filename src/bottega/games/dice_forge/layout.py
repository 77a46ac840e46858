"""Where everything lies in the cells of a position, and how actions and outcomes are numbered."""

from __future__ import annotations

from typing import Final

# Resources.
GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
RESOURCES: Final = 4

# Dice.
LIGHT: Final = 0
DARK: Final = 1
BOTH: Final = 2
SIDES: Final = 6

# Faces are numbered from 1 in the order of the content; 0 is no face.
NO_FACE: Final = 0
FACES: Final = 30
COLOURS: Final = 4  # of shields and boars: sun, moon, gold, glory as the content lists them

# Kinds of faces.
PLAIN: Final = 0  # gives everything on it
CHOICE: Final = 1  # gives one of the resources on it
TRIPLE: Final = 2
MIRROR: Final = 3
SHIP: Final = 4
SHIELD: Final = 5
BOAR: Final = 6

# Cards, by their place in the content; 0 is no card.
NO_CARD: Final = 0
ELDER: Final = 1
SPIRITS: Final = 2
OWL: Final = 3
SHIP_CARD: Final = 4
MINOTAUR: Final = 5
SHIELD_CARD: Final = 6
GORGON: Final = 7
TRITON_CARD: Final = 8
MIRROR_CARD: Final = 9
SPHINX: Final = 10
CYCLOPS: Final = 11
HAMMER_CARD: Final = 12
CHEST: Final = 13
HIND: Final = 14
BEAR: Final = 15
SATYRS: Final = 16
BOAR_CARD: Final = 17
FERRYMAN: Final = 18
CERBERUS_CARD: Final = 19
HELMET: Final = 20
CANCER: Final = 21
SENTINEL: Final = 22
HYDRA: Final = 23
TYPHON: Final = 24
CARDS: Final = 25

SLOTS: Final = 15
PORTALS: Final = 7
STACKS: Final = 10

# -- cells ---------------------------------------------------------------------------------------------------

HEADER: Final = 3  # as in core.position; written out, for only numbers of the same module are folded
ACTIVE: Final = HEADER  # the active player
STEP: Final = HEADER + 1  # of the turn, below
BLESSINGS: Final = HEADER + 2  # blessings of everybody still to come in this turn
EXTRA: Final = HEADER + 3  # 1 once the extra action has been paid for
FEAT: Final = HEADER + 4  # the card paid for and not yet taken, while an ousted hero is blessed
IN_THE_AIR: Final = HEADER + 5  # dice to be rolled, one bit each: 2 * seat + die
USED: Final = HEADER + 6  # reinforcements used in this turn: Elders, Owls, Hinds
LAST_OWL: Final = HEADER + 9  # what an Owl brought just now, from 1; for the canonical order
DARK_FORGED: Final = HEADER + 10  # 1 once this offering has forged on the dark die; for the canonical order
BOUGHT: Final = HEADER + 11  # faces of this offering, one bit each, 15 to a cell
BOUGHT_CELLS: Final = 2
SETS: Final = BOUGHT + BOUGHT_CELLS  # the card of each slot; 0 until it is drawn
CARDS_LEFT: Final = SETS + SLOTS  # in each slot
FACES_LEFT: Final = CARDS_LEFT + SLOTS  # of each face, in Sanctuary and Gardens
BOAR_OWNER: Final = FACES_LEFT + FACES  # of each colour: seat + 1
SEAT: Final = BOAR_OWNER + COLOURS  # here the seats begin

# Within a seat. The four reserves come first, so that a resource is its own offset.
HAMMER: Final = 4  # gold put on the Hammers, all together
TRITONS: Final = 5
CERBERI: Final = 6
FORGED: Final = 7  # faces ever forged
PAWN: Final = 8  # the portal, 0 at home
SHOWS: Final = 9  # the side that shows, of each die
DICE: Final = SHOWS + 2  # twice six faces
OWNED: Final = DICE + 2 * SIDES  # cards, by slot
# What the seat is resolving.
BLESSING: Final = OWNED + SLOTS  # its kind, below
STAGE: Final = BLESSING + 1
ROLLED: Final = BLESSING + 2  # the two faces as rolled
ACTS: Final = BLESSING + 4  # the two faces that act: as rolled, or as copied by a mirror
PICKED: Final = BLESSING + 6  # Satyrs: whose dice, 2 * seat + die + 1
FIRST: Final = BLESSING + 8  # which of the two is applied first
GAVE: Final = BLESSING + 9  # what each of the two gave, a bit for each resource
REPEAT: Final = BLESSING + 11  # 1 while Cerberus repeats
CONVERTS: Final = BLESSING + 12  # the card whose conversion is on: Sentinel or Cyclops
DEPTH: Final = BLESSING + 13  # of the agenda
AGENDA: Final = BLESSING + 14  # items of three cells: kind and two numbers; the last is on top
ITEM: Final = 3
DEEPEST: Final = 8
SEAT_SIZE: Final = AGENDA + ITEM * DEEPEST

# Kinds of blessing.
NO_BLESSING: Final = 0
DIVINE: Final = 1
MINOR: Final = 2
BORROWED: Final = 3  # two faces picked by Satyrs
LOSS: Final = 4  # Minotaur

# Stages of a blessing.
SETTLE_LIGHT: Final = 0
SETTLE_DARK: Final = 1
SET_ORDER: Final = 2
APPLY_FIRST: Final = 3
APPLY_SECOND: Final = 4
ASK_CERBERUS: Final = 5
FINISH: Final = 6

# Items of an agenda.
RESOLVE: Final = 1  # a blessing, stage by stage
ROW: Final = 2  # (how many more, die): blessings one after the other
COPY_WHAT: Final = 3  # (slot): the target of a mirror
WHICH_FIRST: Final = 4  # ship or gold
TAKE_WHAT: Final = 5  # (slot): one option of a choice face or of a boar
CONVERT_IT: Final = 6  # (slot, option)
SPLIT: Final = 7  # (gold): how much goes on the Hammer
PURCHASE: Final = 8  # (discount): a ship's
FORGE_WHERE: Final = 9  # (face)
BONUS: Final = 10  # (colour, how many): asked of the owner of the Boar
REPEAT_IT: Final = 11
WHICH_DIE: Final = 12  # (how many rolls)
OWL_WHAT: Final = 13
WHICH_SHIELD: Final = 14
BEARER: Final = 15
PICK: Final = 16  # (slot): a die for Satyrs

# Steps of a turn.
SETUP: Final = 0
BLESSING_STEP: Final = 1
REINFORCEMENTS: Final = 2
ACTION: Final = 3
OFFERING: Final = 4  # within an offering
TAKING: Final = 5  # the portal is free: the card is taken
EXTRA_STEP: Final = 6
END_STEP: Final = 7  # after the extra action: asked only with a Triton in hand
GAME_OVER: Final = 8

# -- actions -------------------------------------------------------------------------------------------------

DONE: Final = 0
TRITON: Final = 1  # + gold, sun or moon
TAKE: Final = TRITON + 3  # + resource
KEEP: Final = TAKE + RESOURCES
CONVERT: Final = KEEP + 1
SHIP_FIRST: Final = CONVERT + 1
GOLD_FIRST: Final = SHIP_FIRST + 1
AGAIN: Final = GOLD_FIRST + 1  # Cerberus
PAY_EXTRA: Final = AGAIN + 1
ROLL_DIE: Final = PAY_EXTRA + 1  # + die
USE: Final = ROLL_DIE + 2  # + Elder, Owl, Hind
PUT: Final = USE + 3  # + gold on the Hammer
MOST_GOLD: Final = 36  # in one gain: no face holds more than 12
BUY: Final = PUT + MOST_GOLD + 1  # + face
FORGE: Final = BUY + FACES  # + die * FACES + face that is replaced
COPY: Final = FORGE + 2 * FACES  # + face
CHOOSE: Final = COPY + FACES  # + colour of a shield
UNDERTAKE: Final = CHOOSE + COLOURS  # + card
GIVE: Final = UNDERTAKE + CARDS  # + seat that bears the boar
BORROW: Final = GIVE + 4  # + 2 * seat + die
ACTIONS: Final = BORROW + 8

# -- outcomes ------------------------------------------------------------------------------------------------

DRAW_CARD: Final = SIDES  # + card: the set of a slot; below it the sides of a die
DRAW_FACE: Final = DRAW_CARD + CARDS  # + face: taken out of the Sanctuary
OUTCOMES: Final = DRAW_FACE + FACES

# -- reasons why not -----------------------------------------------------------------------------------------

NOT_ASKED: Final = 2
NO_TRITON: Final = 3
NOT_YOUR_TURN: Final = 4
NOT_AN_OPTION: Final = 5
TOO_MUCH: Final = 6
NOT_FOR_SALE: Final = 7
SOLD_OUT: Final = 8
TOO_DEAR: Final = 9
TWICE: Final = 10
NOT_ON_DIE: Final = 11
BOAR_STAYS: Final = 12
NOT_SHOWN: Final = 13
NO_SUCH_CARD: Final = 14  # not in this game
NO_CARDS_LEFT: Final = 15
NO_SHARDS: Final = 16
NOT_OWNED: Final = 17  # no unused reinforcement of that kind
ELDER_UNPAID: Final = 18
NO_SHIELD: Final = 19
NOT_YOURSELF: Final = 20
SAME_DIE: Final = 21
NO_EXTRA: Final = 22
MUST: Final = 23  # what cannot be refused
