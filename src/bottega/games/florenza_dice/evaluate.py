"""How good a position is, in points: for greedy and search.

What is scored counts fully. What is only begun counts by how much of its work is done, and less if the remaining dice
can hardly finish it. Dice still to be used in this turn, and what a die in use still has to give, count by their best
obvious use; so looking one small decision ahead covers the whole use of the die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.position import OVER
from bottega.games.florenza_dice import layout as at
from bottega.games.florenza_dice import scoring
from bottega.games.florenza_dice.rules import agenda, dice, flow, works
from bottega.games.florenza_dice.rules.sheet import is_solo, owns, refuse_once

if TYPE_CHECKING:
    from bottega.games.florenza_dice.position import FlorenzaDicePosition


@final
class Weights:
    """What things are worth, in points."""

    fiorini: float  # the first hundreds, and those beyond
    fiorini_more: float
    enough: i64
    spare: float
    star: float
    step: float  # a mark on a track by itself
    captain: float  # being ahead, for each remaining round
    bishop: float
    resource: float  # a resource of choice
    die: float  # a die won
    onward: float  # a step on another track
    straight: (
        float  # the part of a project's worth that grows linearly with the work done; the rest grows late
    )
    artist: float  # the effort of getting an artist, in resources
    building: float  # the effort of entering a building, likewise
    coin: float  # the effort of 100 Fiorini, in resources
    goods_a_die: float  # resources that a die brings
    palazzo: float  # how much of the Palazzo's and the Chiesa's bonus a completed work anticipates
    chiesa: float
    power: float  # of a building's power, for each remaining die
    ahead: float  # a mark on a Rione space beyond the next
    surplus: float  # a mark on the next space that the intended building does not need

    def __init__(self) -> None:
        self.fiorini = 0.55
        self.fiorini_more = 0.3
        self.enough = 4
        self.spare = 1.4
        self.star = 1.7
        self.step = 0.2
        self.captain = 1.0
        self.bishop = 0.3
        self.resource = 1.2
        self.die = 2.2
        self.onward = 0.8
        self.straight = 0.5
        self.artist = 1.7
        self.building = 0.2
        self.coin = 0.5
        self.goods_a_die = 1.7
        self.palazzo = 0.5
        self.chiesa = 0.4
        self.power = 0.09
        self.ahead = 0.2
        self.surplus = 0.1


WEIGHTS: Final = Weights()


def heuristic(p: FlorenzaDicePosition, seat: i64) -> float:
    """How good the position is for the seat."""
    return Assessment(p, seat, WEIGHTS).total()


@final
class Assessment:
    """The evaluation of one position; values needed more than once are computed once."""

    p: FlorenzaDicePosition
    seat: i64
    w: Weights
    to_come: float  # dice that the seat will still use
    rounds: float  # rounds remaining after this one
    first: vec[float]  # what the best free icon of each resource adds, and the second best
    second: vec[float]

    def __init__(self, p: FlorenzaDicePosition, seat: i64, w: Weights) -> None:
        self.p = p
        self.seat = seat
        self.w = w
        self.to_come = dice_to_come(p, seat)
        self.rounds = float(flow.rounds(p) - p.round)
        self.first = vec[float]([0.0] * at.RESOURCES)
        self.second = vec[float]([0.0] * at.RESOURCES)

    def total(self) -> float:
        p, seat = self.p, self.seat
        if p.to_act == OVER:
            return float(scoring.total(p, seat)) + 0.01 * float(scoring.projects(p, seat))
        done = scoring.total(p, seat) - scoring.supply(p, seat)
        result = float(done) + self.supply() + self.begun() + self.rione() + self.offices()
        return result + self.pending() + self.dice_left()

    # -- what lies on the sheet ----------------------------------------------------------------------------------

    def money(self, hundreds: i64) -> float:
        """What these hundreds of Fiorini are worth; less if few dice are left to spend them with."""
        w = self.w
        low = 1.0 / float(self.p.tables.end_fiorini)
        most = min(hundreds, w.enough)
        use = min(1.0, self.to_come / 6.0)
        each = low + (w.fiorini - low) * use
        more = low + (w.fiorini_more - low) * use
        return float(most) * each + float(hundreds - most) * more

    def supply(self) -> float:
        p, seat, w = self.p, self.seat, self.w
        tables = p.tables
        use = min(1.0, self.to_come / 5.0)
        spare = float(tables.end_spare) + (w.spare - float(tables.end_spare)) * use
        star = float(tables.end_star) + (w.star - float(tables.end_star)) * use
        result = float(p.spare(seat)) * spare + self.money(p.fiorini(seat))
        return result + float(p.stars(seat)) * star

    def worth(self, work: i64) -> float:
        """What completing a work brings, including the artist's points."""
        p, w = self.p, self.w
        tables = p.tables
        result = float(i64(tables.work_points[work]) + tables.paid)
        kind = i64(tables.work_effect[work])
        if kind == at.EFFECT_SPARE:
            result += w.spare
        elif kind == at.EFFECT_FIORINI:
            result += (self.rounds + 1.0) * float(tables.income) * w.fiorini
        elif kind != at.EFFECT_NONE:
            track = kind - at.EFFECT_CAPTAIN
            result += self.step_worth(track, p.track_marks(self.seat, track)) + self.rounds * w.onward
        first: i64 = 0 if work < at.CHIESA else at.CHIESA
        bonus = w.palazzo if first == 0 else w.chiesa
        return result + bonus * float(works.completed(p, self.seat, first))

    def part(self, worth: float, done: float, needed: float, dice_needed: float) -> float:
        """What something begun is worth: by the part done, and by whether the remaining dice can finish it."""
        share = done / needed
        grown = share * (self.w.straight + (1.0 - self.w.straight) * share)
        spare = self.to_come - dice_needed
        if spare < 0.0:
            return 0.0
        return worth * grown * min(1.0, 0.6 + 0.1 * spare)

    def effort(self, icons: i64) -> float:
        """The effort of marking these icons, in resources."""
        bits = self.p.tables.bit_counts
        return float(i64(bits[icons & at.RESOURCE_BITS])) + self.w.coin * float(
            i64(bits[icons >> at.FIORINI_SHIFT])
        )

    def dice_for(self, icons: i64) -> float:
        """About how many dice it takes to get the resources for these icons."""
        return float(i64(self.p.tables.bit_counts[icons & at.RESOURCE_BITS])) / self.w.goods_a_die

    def begun(self) -> float:
        """All works that are not completed, and what one more mark on each would add."""
        p, seat, w = self.p, self.seat, self.w
        result = 0.0
        for number in range(p.tables.works):
            work = i64(p.tables.projects[number])
            if p.artist(seat, work) > 0:
                continue
            need = i64(p.tables.need[work])
            lacking = need & ~p.marks(seat, work)
            needed = self.effort(need) + w.artist
            done = self.effort(need) - self.effort(lacking)
            worth = self.worth(work)
            dice_needed = 1.0 + self.dice_for(lacking)
            now = self.part(worth, done, needed, dice_needed)
            result += now
            if lacking & at.RESOURCE_BITS != 0:
                after = self.part(worth, done + 1.0, needed, dice_needed - 1.0 / w.goods_a_die)
                self.offer(lacking, after - now)
        return result

    def offer(self, lacking: i64, gain: float) -> None:
        """Record what marking one of these icons would add."""
        for kind in range(i64(at.RESOURCES)):
            icons = lacking >> 2 * kind & 3
            if icons != 0:
                if gain > self.first[kind]:
                    self.second[kind] = gain if icons == 3 else self.first[kind]
                    self.first[kind] = gain
                elif gain > self.second[kind]:
                    self.second[kind] = gain

    def rione(self) -> float:
        """The powers of existing buildings, and what the spaces are worth."""
        p, seat = self.p, self.seat
        result = 0.0
        for number in range(1, p.tables.buildings + 1):
            if owns(p, seat, number):
                result += self.power(number)
        project = p.next_project(seat)
        if project == p.tables.rione_end:
            return result
        result += self.next_space(project)
        if self.to_come > 6.0:
            for later in range(project + 1, p.tables.rione_end):
                ahead = p.marks(seat, later) & at.RESOURCE_BITS
                result += self.w.ahead * float(i64(p.tables.bit_counts[ahead]))
        return result

    def next_space(self, project: i64) -> float:
        """The best building that the next space could become, and what one more mark there would add."""
        p, seat, w = self.p, self.seat, self.w
        tables = p.tables
        space = project - at.RIONE
        bonus = float(i64(tables.space_points[space])) + float(i64(tables.space_spare[space])) * w.spare
        marks = p.marks(seat, project)
        best, best_gain = -1.0, 0.0
        best_lacking: i64 = 0
        for number in range(1, p.tables.buildings + 1):
            if owns(p, seat, number):
                continue
            cost = i64(tables.cost[number])
            lacking = cost & ~marks
            worth = bonus + self.power(number) + float(i64(tables.building_points[number]))
            needed = self.effort(cost) + w.building
            done = self.effort(cost) - self.effort(lacking)
            now = self.part(worth, done, needed, self.dice_for(lacking))
            gain = 0.0
            if lacking & at.RESOURCE_BITS != 0:
                gain = (
                    self.part(worth, done + 1.0, needed, self.dice_for(lacking) - 1.0 / w.goods_a_die) - now
                )
            if now > best or (now == best and gain > best_gain):
                best, best_gain, best_lacking = now, gain, lacking
        self.offer(best_lacking & at.RESOURCE_BITS, best_gain)
        free = i64(tables.need[project]) & ~marks & at.RESOURCE_BITS
        self.offer(free & ~best_lacking, w.surplus)
        return best + w.surplus * float(i64(tables.bit_counts[marks & at.RESOURCE_BITS]))

    def power(self, number: i64) -> float:
        """What a building's power is worth for the remaining dice."""
        tables, w = self.p.tables, self.w
        power = i64(tables.power[number])
        if power == at.POWER_NONE:
            return 0.0
        if power == at.POWER_SPARES:
            spares = float(i64(tables.power_amount[number]))
            return 0.0 if owns(self.p, self.seat, number) else w.spare * spares
        if power == at.POWER_VALUE or power == at.POWER_EXCHANGE:
            return w.power * self.to_come * 0.7
        if power == at.POWER_MINT or power == at.POWER_ANY_ARTIST:
            return w.power * self.to_come
        return w.power * self.to_come * (2.0 if power < at.POWER_MONEY else 1.2)

    # -- tracks --------------------------------------------------------------------------------------------------

    def step_worth(self, track: i64, marked: i64) -> float:
        """What the next step on a track brings."""
        tables, w = self.p.tables, self.w
        if marked >= i64(tables.track_length[track]):
            return float(tables.overflow) * w.fiorini
        space = track * at.LONGEST + marked
        kind = i64(tables.track_bonus[space])
        result = w.step + float(i64(tables.track_points[space]))
        if kind == at.BONUS_FIORINI:
            return result + w.fiorini
        if kind == at.BONUS_STAR:
            return result + w.star
        if kind == at.BONUS_BOX:
            return result + w.spare
        if kind == at.BONUS_RESOURCE:
            return result + w.resource
        if kind == at.BONUS_DIE:
            return result + w.die
        if kind == at.BONUS_CROSS or kind == at.BONUS_CAPTAIN or kind == at.BONUS_BISHOP:
            return result + w.onward
        return result

    def steps_worth(self, track: i64, count: i64) -> float:
        marked = self.p.track_marks(self.seat, track)
        result = 0.0
        for step in range(count):
            result += self.step_worth(track, marked + step)
        return result

    def offices(self) -> float:
        """The worth of marks by themselves, of the next spaces, and of being ahead for Captain and Bishop."""
        p, seat, w = self.p, self.seat, self.w
        result = 0.0
        for track in range(i64(at.TRACKS)):
            marks = p.track_marks(seat, track)
            result += w.step * float(marks)
            if self.to_come > 0.0:
                near = self.step_worth(track, marks) + 0.6 * self.step_worth(track, marks + 1)
                result += 0.15 * near * min(1.0, self.to_come / 6.0)
            if track != at.PREACHER and self.rounds > 0.0:
                each = w.captain if track == at.CAPTAIN else w.bishop
                result += each * self.rounds * self.lead(track, marks)
        return result

    def lead(self, track: i64, marks: i64) -> float:
        """How likely the seat is to get the office, by its lead over the others."""
        p = self.p
        best: i64 = i64(p.tables.least[track]) - 1
        for other in range(p.seats):
            if other != self.seat:
                best = max(best, p.track_marks(other, track))
        if is_solo(p):
            best = max(best, p.ghost_marks(track))
        ahead = float(marks - best)
        return max(0.0, min(1.0, 0.5 + 0.25 * (ahead - 0.5)))

    # -- what is still to be done ----------------------------------------------------------------------------------

    def pending(self) -> float:
        """The worth of everything on the agenda, by its best use."""
        p, seat = self.p, self.seat
        result = 0.0
        for depth in range(p.depth(seat)):
            item = p.agenda(seat, depth)
            kind = agenda.kind(item)
            if kind == at.ITEM_GOODS:
                resource, count = agenda.goods_resource(item), agenda.goods_count(item)
                result += self.goods_worth(resource, count, agenda.goods_die(item))
            elif kind == at.ITEM_USE:
                result += self.use_worth(agenda.use_die(item))
            elif kind == at.ITEM_DIE:
                result += self.best_die(1, True)
            elif kind == at.ITEM_STEPS:
                result += self.steps_worth(agenda.steps_track(item), agenda.steps_count(item))
            elif kind == at.ITEM_CHIESA:
                steps = p.tables.chiesa_steps
                result += max(
                    self.steps_worth(0, steps), self.steps_worth(1, steps), self.steps_worth(2, steps)
                )
        return result

    def dice_left(self) -> float:
        """The worth of the dice still to be taken in this turn."""
        p, seat = self.p, self.seat
        left = p.dice_left(seat)
        if left > 0:
            return self.best_die(left, seat != p.active and seat == p.bishop)
        waiting = p.waiting_dice(seat)
        if waiting > 0:
            return self.w.die * float(waiting)
        return 0.0

    def best_die(self, count: i64, any_die: bool) -> float:
        """The worth of the best uses of this number of different dice."""
        best, second, third = 0.0, 0.0, 0.0
        for die in range(i64(at.DICE)):
            if any_die or self.p.die_order(die) == 0:
                worth = self.use_worth(die)
                if worth > best:
                    best, second, third = worth, best, second
                elif worth > second:
                    second, third = worth, second
                elif worth > third:
                    third = worth
        if count == 1:
            return best
        return best + second if count == 2 else best + second + third

    def goods_worth(self, resource: i64, count: i64, die: i64) -> float:
        """What the resources to be marked will add."""
        if resource == at.ANY:
            return self.best_resource()
        first, second = self.first[resource], self.second[resource]
        if die < at.DICE and self.p.exchange(self.seat) >> die & 1 != 0:
            other = self.best_resource()
            if count == 1:
                first = max(first, other)
            else:
                second = max(second, other)
        if refuse_once(self.p, self.seat, at.POWER_CHANGE) == 0:
            coins = float(self.p.tables.amount[at.POWER_CHANGE]) * self.w.fiorini
            if count == 1:
                first = max(first, coins)
            else:
                second = max(second, coins)
        return first if count == 1 else first + second

    def best_resource(self) -> float:
        best = 0.0
        for resource in range(i64(at.RESOURCES)):
            best = max(best, self.first[resource])
        return best

    def use_worth(self, die: i64) -> float:
        """The worth of the best use of a die."""
        p, seat, w = self.p, self.seat, self.w
        tables = p.tables
        if p.die_value(die) == 0:
            return w.die
        held = p.fiorini(seat)
        best = self.money(held + i64(tables.money[die])) - self.money(held)
        amount: i64 = 2 if dice.gives_goods(p, seat, die, 2) else 1
        best = max(best, self.goods_worth(die, amount, die))
        track = i64(tables.track_of[die])
        if track != at.NONE:
            steps: i64 = 2 if dice.gives_person(p, seat, die, 2) else 1
            best = max(best, self.steps_worth(track, steps))
        else:
            best = max(best, self.hire_worth(die))
        if p.powers(seat) != 0:
            best = max(best, self.powers_worth())
        return best

    def powers_worth(self) -> float:
        """The worth of the powers that replace the use of a die."""
        p, seat = self.p, self.seat
        tables = p.tables
        best = 0.0
        if refuse_once(p, seat, at.POWER_MONEY) == 0:
            held = p.fiorini(seat)
            best = self.money(held + i64(p.tables.amount[at.POWER_MONEY])) - self.money(held)
        if refuse_once(p, seat, at.POWER_IDENTICAL) == 0:
            for resource in range(i64(at.RESOURCES)):
                best = max(
                    best, self.goods_worth(resource, i64(p.tables.amount[at.POWER_IDENTICAL]), at.NONE)
                )
        if refuse_once(p, seat, at.POWER_STEPS) == 0:
            for track in range(i64(at.TRACKS)):
                best = max(best, self.steps_worth(track, i64(p.tables.amount[at.POWER_STEPS])))
        if refuse_once(p, seat, at.POWER_ANONYMOUS) == 0:
            for number in range(tables.works):
                gain = self.completion(i64(tables.projects[number]), 0)
                best = max(best, gain - float(tables.paid - tables.anonymous))
        return best

    def hire_worth(self, die: i64) -> float:
        """The worth of the best work that the die's artist could complete now."""
        p, seat = self.p, self.seat
        discount: i64 = 1 if works.may_discount(p, seat) else 0
        due = works.reduced(p, dice.best_price(p, seat, die), discount)
        best = 0.0
        for number in range(p.tables.works):
            work = i64(p.tables.projects[number])
            if works.is_right_artist(p, seat, work, die):
                best = max(best, self.completion(work, due))
        return best

    def completion(self, work: i64, due: i64) -> float:
        """What completing a work now would add, with what it still needs from the supply; 0 if it is impossible."""
        p, seat, w = self.p, self.seat, self.w
        tables = p.tables
        if p.artist(seat, work) > 0:
            return 0.0
        need = i64(tables.need[work])
        lacking = need & ~p.marks(seat, work)
        goods, coins = (
            i64(tables.bit_counts[lacking & at.RESOURCE_BITS]),
            i64(tables.bit_counts[lacking >> at.FIORINI_SHIFT]),
        )
        held = p.fiorini(seat)
        if goods > p.spare(seat) or coins + due > held:
            return 0.0
        worth = self.worth(work)
        done = self.effort(need) - self.effort(lacking)
        now = self.part(worth, done, self.effort(need) + w.artist, 1.0 + self.dice_for(lacking))
        cost = self.money(held) - self.money(held - coins - due) + float(goods) * w.spare
        star = 0.5 if p.stars(seat) > 0 else 0.0
        return worth + star - now - cost


def dice_to_come(p: FlorenzaDicePosition, seat: i64) -> float:
    """About how many dice the seat will still use: those of this turn, and its share of the remaining turns."""
    players: i64 = 2 if is_solo(p) else p.seats
    turns = flow.rounds(p) * players - p.turn
    each = float(p.tables.dice_used + players - 1) / float(players)
    now = p.dice_left(seat) + p.waiting_dice(seat)
    stage = p.stage
    if stage == at.STAGE_ROLL or stage == at.STAGE_WAITING_DICE:
        now += p.tables.dice_used if seat == p.active else 1
    elif stage == at.STAGE_ACTIVE and seat != p.active:
        now += 1
    top = agenda.kind(agenda.top(p, seat))
    if top == at.ITEM_USE or top == at.ITEM_DIE:
        now += 1
    return float(turns) * each + float(now)
