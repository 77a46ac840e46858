"""How good a position is, in points: for greedy and search.

What a seat has, and what it can still expect: points, reserves according to their use, the yield of its dice in the
remaining blessings, what its cards bring in the remaining turns, the Hammer, and whatever is in progress.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.dice_forge import layout as at
from bottega.games.dice_forge import scoring
from bottega.games.dice_forge.rules import agenda, feats, flow, reserves

if TYPE_CHECKING:
    from bottega.games.dice_forge.position import ForgePosition

# In points; tuned by letting greedy play itself while changing one or two of them at a time.
SUN_WORTH: Final = 2.25  # a sun that can still be spent
MOON_WORTH: Final = 1.62
GOLD_EARLY: Final = 1.1
GOLD_LATE: Final = 0.35
EARLY_TURNS: Final = 6.0  # with this many own turns left or more, gold has its full worth
ELDERS_GOLD: Final = 0.54  # gold for somebody with an Elder, at least
HAMMERED_GOLD: Final = 0.42  # gold for somebody with an open Hammer, at least
CROWDED: Final = 0.54  # the share of its worth that a full reserve loses
LATE_ROLLS: Final = 0.2  # the share of a roll's worth that is left after the last action
SHIP_WORTH: Final = 2.16
MIRROR_GAIN: Final = 1.09  # relative to the others' average face, because it can choose
HELMET: Final = 0.6  # how much of what x3 could add it actually adds
ELDER_TURN: Final = 0.97  # what a card brings in a turn
OWL_TURN: Final = 2.1
HIND_TURN: Final = 0.6  # relative to a roll of the better die
BEAR_TURN: Final = 2.16
CHEST_TURN: Final = 0.6
HAMMER_LATER: Final = 0.33  # for each gold still to come, as far as there are steps
HAMMER_NEW: Final = 0.48
CERBERUS_ROLLS: Final = 0.9  # relative to an average blessing
USUAL_GAIN: Final = 1.4  # an unknown card is worth this many times its price, like the others
RIVALS: Final = 0.16  # how much the others' points count relative to one's own


@final
class Outlook:
    """What a seat can expect: how long the game still lasts, and what things are worth to it."""

    p: ForgePosition
    seat: i64
    turns: float  # remaining own turns with an action
    blessings: float  # remaining divine blessings
    useful: float  # those before the last action
    gold: float
    sun: float
    moon: float
    mirror: float  # what a mirror copies, on average
    light: float  # a roll of the light die, without x3
    dark: float
    triples: float  # what x3 on either die adds to a divine blessing
    income: float  # gold to come

    def __init__(self, p: ForgePosition, seat: i64) -> None:
        t = p.tables
        seats = p.seats
        active, step = p.active, p.step
        rounds = i64(t.rounds[seats]) - p.round
        each = i64(t.blessings[seats])
        self.p = p
        self.seat = seat
        acts = active < seat or (active == seat and step <= at.STEP_OFFERING)
        self.turns = float(rounds + (1 if acts else 0))
        blessings = (rounds * seats + seats - 1 - active) * each + p.blessings
        self.blessings = float(blessings)
        useful = blessings - (seats - 1 - seat) * each
        self.useful = float(useful) if useful > 0 and self.turns > 0.0 else 0.0
        self.mirror = 0.0
        self.set_units()
        self.set_dice()

    def set_units(self) -> None:
        """Set what gold, suns and moons are worth: nothing once the last action is done."""
        spare = self.turns / EARLY_TURNS
        if spare > 1.0:
            spare = 1.0
        if self.turns == 0.0:
            self.gold, self.sun, self.moon = 0.0, 0.0, 0.0
            return
        self.gold = GOLD_LATE + (GOLD_EARLY - GOLD_LATE) * spare
        if reserves.copies(self.p, self.seat, at.ELDER_CARD) > 0 and self.gold < ELDERS_GOLD:
            self.gold = ELDERS_GOLD
        self.sun, self.moon = SUN_WORTH, MOON_WORTH

    def set_dice(self) -> None:
        """Set the mean of a roll of each die, and the gold that all remaining blessings may bring."""
        p, seats = self.p, self.p.seats
        others = 0.0
        for other in range(seats):
            if other != self.seat:
                others += self.mean(other, at.LIGHT) + self.mean(other, at.DARK)
        self.mirror = MIRROR_GAIN * others / float(2 * (seats - 1))
        self.light = self.mean(self.seat, at.LIGHT)
        self.dark = self.mean(self.seat, at.DARK)
        self.triples = self.helmets(at.LIGHT) * self.dark + self.helmets(at.DARK) * self.light
        gold: i64 = 0
        for die in range(i64(2)):
            for side in range(i64(at.SIDES)):
                face = p.face(self.seat, die, side)
                gold += i64(p.tables.amount[at.RESOURCES * face + at.GOLD])
        self.income = float(gold) / 6.0 * self.blessings

    def mean(self, seat: i64, die: i64) -> float:
        """The average worth of a die's faces to this seat."""
        total = 0.0
        for side in range(i64(at.SIDES)):
            total += self.face(self.p.face(seat, die, side))
        return total / 6.0

    def helmets(self, die: i64) -> float:
        """The chance of x3 on a die, times what it adds."""
        count: i64 = 0
        for side in range(i64(at.SIDES)):
            if i64(self.p.tables.kind[self.p.face(self.seat, die, side)]) == at.TRIPLE:
                count += 1
        return HELMET * float(count * (self.p.tables.factor - 1)) / 6.0

    def face(self, face: i64) -> float:
        """What a face is worth when it is rolled; x3 has no worth by itself."""
        t = self.p.tables
        kind = i64(t.kind[face])
        if kind == at.MIRROR:
            return self.mirror
        if kind == at.SHIP:
            return SHIP_WORTH if self.turns > 2.0 else 0.5 * self.turns
        first = at.RESOURCES * face
        gold = float(i64(t.amount[first + at.GOLD])) * self.gained_gold()
        sun = float(i64(t.amount[first + at.SUN])) * self.sun
        moon = float(i64(t.amount[first + at.MOON])) * self.moon
        glory = float(i64(t.amount[first + at.GLORY]))
        if kind == at.PLAIN:
            return gold + sun + moon + glory
        if kind == at.SHIELD:
            return 0.7 * (gold + sun + moon + glory) + 0.3 * float(t.shield_glory)
        return max(max(gold, sun), max(moon, glory))

    def gained_gold(self) -> float:
        """What gained gold is worth: it can go on the Hammer."""
        if reserves.steps_left(self.p, self.seat) > 0:
            return max(self.gold, HAMMERED_GOLD)
        return self.gold

    # -- what one has ----------------------------------------------------------------------------------------------

    def reserves(self) -> float:
        """The worth of the reserves according to their use; the fuller they are, the less."""
        p, seat = self.p, self.seat
        total = 0.0
        for resource in range(i64(at.GLORY)):
            unit = self.gold if resource == at.GOLD else self.sun if resource == at.SUN else self.moon
            has = float(p.reserve(seat, resource))
            most = float(reserves.limit(p, seat, resource))
            total += unit * has * (1.0 - CROWDED * has / most)
        return total

    def dice(self) -> float:
        """What the dice will bring: shards and gold only while they can be spent."""
        return (self.light + self.dark + self.triples) * (
            self.useful + LATE_ROLLS * (self.blessings - self.useful)
        )

    def replaced(self, face: i64) -> float:
        """What a new face adds to the dice in the best place."""
        p = self.p
        best = -1000.0
        for die in range(i64(2)):
            other = self.dark if die == at.LIGHT else self.light
            for side in range(i64(at.SIDES)):
                old = p.face(self.seat, die, side)
                kind = i64(p.tables.kind[old])
                if kind != at.BOAR and kind != at.TRIPLE:
                    best = max(best, self.worth(face, other) - self.worth(old, other))
        return best * self.useful / 6.0

    def worth(self, face: i64, other: float) -> float:
        """The worth of a face together with the other die; x3 is worth what it adds to that."""
        if i64(self.p.tables.kind[face]) == at.TRIPLE:
            return float(self.p.tables.factor - 1) * other
        return self.face(face)

    def hammer(self) -> float:
        """The worth of steps on the track, as far as future gold may complete the side."""
        p, t = self.p, self.p.tables
        if reserves.steps_left(p, self.seat) <= 0:
            return 0.0
        put = p.hammer(self.seat)
        done = put % t.hammer_steps
        reward = t.hammer_second if (put // t.hammer_steps) & 1 else t.hammer_first
        needed = float(t.hammer_steps - done)
        hope = self.income / needed
        if hope > 1.0:
            hope = 1.0
        later = HAMMER_LATER * min(self.income, float(reserves.steps_left(p, self.seat)))
        return float(reward) * float(done) / float(t.hammer_steps) * hope + later

    def cards(self) -> float:
        """What the seat's cards will bring."""
        p = self.p
        total = 0.0
        for slot in range(i64(at.SLOTS)):
            count = p.owned(self.seat, slot)
            if count > 0:
                total += float(count) * self.card(p.slot_card(slot))
        total += float(p.tritons(self.seat)) * self.triton()
        total += float(p.cerberi(self.seat)) * self.cerberus()
        return total

    def card(self, card: i64) -> float:
        """What one copy of a card will bring beyond its points; the Hammer is counted by its track."""
        if card == at.ELDER_CARD:
            return self.turns * ELDER_TURN
        if card == at.OWL_CARD:
            return self.turns * OWL_TURN
        if card == at.HIND_CARD:
            return self.turns * HIND_TURN * max(self.light, self.dark)
        if card == at.BEAR_CARD:
            return self.turns * BEAR_TURN
        if card == at.CHEST_CARD:
            return self.turns * CHEST_TURN
        if card == at.BOAR_CARD:
            return self.blessings * 3.0 / 6.0
        return 0.0

    def triton(self) -> float:
        """The worth of a Triton token: the best that it can bring."""
        t = self.p.tables
        gold, suns = t.card_amount(at.TRITON_CARD, at.GOLD), t.card_amount(at.TRITON_CARD, at.SUN)
        return max(float(gold) * self.gold, float(suns) * self.sun)

    def cerberus(self) -> float:
        """The worth of a Cerberus token: nearly a blessing, since the player picks a good one to repeat."""
        if self.blessings == 0.0:
            return 0.0
        return CERBERUS_ROLLS * (self.light + self.dark)

    # -- what is half done -----------------------------------------------------------------------------------------

    def pending(self) -> float:
        """The worth of dice in the air, and of everything on the seat's own agenda."""
        p = self.p
        total = 0.0
        air = (p.in_the_air >> (2 * self.seat)) & 3
        kind = p.blessing(self.seat)
        if air != 0 and (kind == at.DIVINE or kind == at.MINOR):
            total += self.rolls(air & 1, air >> 1)
        for depth in range(p.depth(self.seat)):
            kind, first = p.agenda(self.seat, depth, 0), p.agenda(self.seat, depth, 1)
            total += self.item(kind, first, p.agenda(self.seat, depth, 2))
        card = p.feat
        if card != at.NO_CARD and p.active == self.seat:
            total += float(i64(p.tables.points[card])) + self.feat(card)
        return total

    def rolls(self, light: i64, dark: i64) -> float:
        """The worth of these numbers of rolls of each die; both together are a divine blessing."""
        total = float(light) * self.light + float(dark) * self.dark
        return total + self.triples if light > 0 and dark > 0 else total

    def item(self, kind: i64, a: i64, b: i64) -> float:
        """What an item of the agenda will bring."""
        if kind == at.SPLIT:
            return float(a) * self.gained_gold()
        if kind == at.FORGE_WHERE:
            return self.replaced(a)
        if kind == at.ROW:
            return float(a) * (self.rolls(1, 1) if b == at.BOTH else self.rolls(1 - b, b))
        if kind == at.WHICH_DIE:
            return float(a) * max(self.light, self.dark)
        if kind == at.TAKE_WHAT or kind == at.CONVERT_IT:
            return self.face(self.p.acts(self.seat, a))
        if kind == at.OWL_WHAT:
            return OWL_TURN
        if kind == at.PURCHASE:
            return SHIP_WORTH
        if kind == at.PICK:
            return 2.0 * self.mirror
        return 0.0

    def feat(self, card: i64) -> float:
        """What taking a card brings beyond its points, immediately and later."""
        t = self.p.tables
        if i64(t.gives[card]) != at.NO_FACE:
            return self.replaced(i64(t.gives[card]))
        if i64(t.times[card]) > 0:
            minor = i64(t.blessing[card]) == at.MINOR
            return float(i64(t.times[card])) * (max(self.light, self.dark) if minor else self.rolls(1, 1))
        if i64(t.is_known[card]):
            return self.known_feat(card)
        return max(0.0, USUAL_GAIN * self.cost(card) - float(i64(t.points[card])))

    def known_feat(self, card: i64) -> float:
        """What taking a card with its own effect brings."""
        p, t = self.p, self.p.tables
        if card == at.SHIELD_CARD:
            return self.replaced(i64(t.shields[0]))
        if card == at.SPIRITS_CARD:
            room = reserves.limit(p, self.seat, at.MOON) - p.moon(self.seat)
            moons = min(room, t.card_amount(card, at.MOON))
            return float(t.card_amount(card, at.GOLD)) * self.gold + float(moons) * self.moon
        if card == at.SATYRS_CARD:
            return 2.0 * self.mirror
        if card == at.TRITON_CARD:
            return self.triton()
        if card == at.CERBERUS_CARD:
            return self.cerberus()
        if card == at.TYPHON_CARD:
            return float(p.forged(self.seat) * i64(t.card_glory[card]))
        if card == at.HAMMER_CARD:
            spare = self.income - float(reserves.steps_left(p, self.seat))
            return HAMMER_NEW * max(0.0, min(spare, 30.0))
        return self.card(card)

    def cost(self, card: i64) -> float:
        """What a card's price is worth to the seat."""
        cost = self.p.tables.cost
        return float(i64(cost[2 * card])) * self.sun + float(i64(cost[2 * card + 1])) * self.moon

    def best_action(self) -> float:
        """What the best action would add, for a seat that still has one in this turn."""
        p, t = self.p, self.p.tables
        step = p.step
        if p.active != self.seat or step > at.STEP_ACTION or step == at.STEP_SETUP:
            return 0.0
        best = 0.0
        for slot in range(i64(at.SLOTS)):
            card = p.slot_card(slot)
            if feats.refuse_feat(p, self.seat, card) == 0:
                best = max(best, float(i64(t.points[card])) + self.feat(card) - self.cost(card))
        for good in range(len(t.goods)):
            face = i64(t.goods[good])
            if flow.refuse_offer(p, self.seat, face) == 0:
                best = max(best, self.replaced(face) - float(i64(t.price[face])) * self.gold)
        return best


def heuristic(p: ForgePosition, seat: i64) -> float:
    """The points that a seat has and can expect, minus a little for the others' points."""
    rivals = 0.0
    seats = p.seats
    for other in range(seats):
        if other != seat:
            rivals += standing(p, other)
    mine = float(scoring.score(p, seat))
    if p.to_act != OVER:
        ahead = Outlook(p, seat)
        mine += ahead.reserves() + ahead.dice() + ahead.hammer() + ahead.cards() + ahead.pending()
        mine += ahead.best_action() + bonuses(p, seat)
    return mine - RIVALS * rivals / float(seats - 1)


def standing(p: ForgePosition, seat: i64) -> float:
    """Another player's points and reserves."""
    shards = p.sun(seat) + p.moon(seat)
    return float(scoring.score(p, seat)) + 2.0 * float(shards) + 0.5 * float(p.gold(seat))


def bonuses(p: ForgePosition, seat: i64) -> float:
    """The worth of bonuses of the seat's boars that wait on others' agendas."""
    total: i64 = 0
    for other in range(p.seats):
        if agenda.is_busy(p, other):
            if agenda.kind(p, other) == at.BONUS and p.boar_owner(agenda.first(p, other)) == seat:
                total += agenda.second(p, other) * i64(p.tables.bonus[at.GLORY])
    return float(total)
