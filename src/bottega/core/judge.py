"""What a position is worth to a seat: expected final points, the lead over the best opponent, the chance to win.

Without learned weights a judge uses the heuristic. With them it adds a small net: the features of the position (see
`features.py`), one hidden layer, and an output layer for each round. The predictions of the net are right on average;
the heuristic is better at small differences, so positions are compared by a combination of both. All of this is done
with integers, so that it is the same on every machine. Three hidden units share a word of 60 bits, which makes adding a
row of weights cheap; and a move changes only a few cells, so the hidden layer of the previous position is updated
instead of being computed again.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bottega.core.position import OVER, ROUND, SEATS, TO_ACT, Position, game_of

LANE: Final = 20  # bits of a hidden unit in a word
LANES: Final = 3
HALF: Final = 1 << 19
LANE_MASK: Final = (1 << 20) - 1
OFFSET: Final = HALF + (HALF << 20) + (HALF << 40)
HIDDEN_ONE: Final = 2048  # the value of 1.0 in a hidden unit
OUTPUT_ONE: Final = 4096  # and in a weight of the output layer
HEURISTIC_UNIT: Final = 4.0  # the heuristic is a feature in quarters of a point
OUTPUTS: Final = 2  # own points, and the lead
ROUNDS: Final = 16  # rounds that are distinguished, from 0

# As in features.py.
NUMBER: Final = 0
VALUE: Final = 1
BITS: Final = 2
SEAT: Final = 3
INDEX: Final = 4
SKIPPED: Final = 5

USUAL_WIN: Final = 60.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the heuristic. `assess` stores its results in `points`, `lead` and `chance`."""

    points: float
    lead: float
    chance: float
    win: float  # the weight of winning in comparisons, relative to a point of the lead
    learned: bool  # whether small differences are meaningful

    def __init__(self) -> None:
        self.win = USUAL_WIN
        self.learned = False
        self.points = 0.0
        self.lead = 0.0
        self.chance = 0.0

    def start(self, position: Position, seat: i64) -> None:
        """Prepare to assess, for this seat, positions a few moves after this one."""

    def assess(self, position: Position, seat: i64) -> float:
        """What the position is worth to the seat: a number to compare with others, in points."""
        if i64(position.cells[TO_ACT]) == OVER:
            return self.settle(position, seat)
        self.points = position.heuristic(seat)
        seats = position.seats
        if seats == 1:
            self.lead = self.points
            self.chance = 0.5
            return self.points
        best = -1e9
        for other in range(seats):
            if other != seat:
                best = max(best, position.heuristic(other))
        self.lead = self.points - best
        self.chance = logistic(self.lead / 12.0)
        return self.worth(position, self.points)

    def settle(self, position: Position, seat: i64) -> float:
        """The same for a game that is over."""
        scores = position.scores()
        winners = position.winners()
        self.points = float(scores[seat])
        self.chance = 1.0 / float(len(winners)) if seat in winners else 0.0
        self.lead = self.points
        if len(scores) > 1:
            best = -1000000
            for other in range(len(scores)):
                if other != seat:
                    best = max(best, scores[other])
            self.lead -= float(best)
        return self.worth(position, position.heuristic(seat))

    def worth(self, position: Position, heuristic: float) -> float:
        """The results as one number: the lead and the chance to win; in a solo game, the points."""
        return self.lead + self.win * self.chance if i64(position.cells[SEATS]) > 1 else self.points


@final
class LearnedJudge(Judge):
    """Judges by learned weights.

    `kinds`, `rows`, `values` and `units` say how each observing seat reads each cell, one seat after the other.
    """

    kinds: Final[vec[i64]]
    rows: Final[vec[i64]]
    values: Final[vec[i64]]
    units: Final[vec[i64]]
    weights: Final[
        vec[i64]
    ]  # of the hidden layer, a row of words for each feature; the last row: the heuristic
    bias: Final[vec[i64]]
    output: Final[vec[i64]]  # for each round and output a weight for each hidden unit
    linear: Final[vec[float]]  # for each round and output: a constant, and the factor of the heuristic
    scale: Final[vec[float]]  # for each round: constant and slope of the chance to win, given the lead
    progress: Final[i64]  # the cell that says how far a round has come; -1: there is none
    stages: Final[i64]  # how many values it has
    finer: Final[
        vec[float]
    ]  # for each round and stage: a change of the points, constant and slope of the chance
    blend: Final[float]  # the weight of the heuristic in comparisons, relative to the learned value
    words: Final[i64]
    cells: Final[i64]
    last: Final[i64]  # the row of the heuristic
    sums: vec[i64]  # the hidden layer now
    base: vec[i64]  # the hidden layer of the position that was given to `start`
    before: vec[i16]  # its cells
    base_seat: i64  # the seat that `base` is for; -1: there is no base

    def __init__(
        self,
        cells: i64,
        kinds: vec[i64],
        rows: vec[i64],
        values: vec[i64],
        units: vec[i64],
        weights: vec[i64],
        bias: vec[i64],
        output: vec[i64],
        linear: vec[float],
        scale: vec[float],
        progress: i64,
        finer: vec[float],
        blend: float,
        win: float,
    ) -> None:
        super().__init__()
        self.win = win
        self.learned = True
        self.cells = cells
        self.kinds = kinds
        self.rows = rows
        self.values = values
        self.units = units
        self.weights = weights
        self.bias = bias
        self.output = output
        self.linear = linear
        self.scale = scale
        self.progress = progress
        self.stages = len(finer) // (ROUNDS * 3)
        self.finer = finer
        self.blend = blend
        self.words = len(bias)
        self.last = len(weights) // len(bias) - 1
        self.sums = bias[:]
        self.base = bias[:]
        self.before = vec[i16]([i16(0)] * cells)
        self.base_seat = -1

    def start(self, position: Position, seat: i64) -> None:
        cells = position.cells
        for word in range(self.words):
            self.sums[word] = self.bias[word]
        first = seat * self.cells
        for at in range(self.cells):
            value = i64(cells[at])
            self.before[at] = cells[at]
            if value != 0 or self.kinds[first + at] == SEAT:
                self.add_features(first + at, value, seat, position.seats, 1)
        for word in range(self.words):
            self.base[word] = self.sums[word]
        self.base_seat = seat

    def add_features(self, at: i64, value: i64, seat: i64, seats: i64, times: i64) -> None:
        """Add the weights of a cell's features to the hidden layer; with `times` of -1, subtract them."""
        kind = self.kinds[at]
        if kind == NUMBER:
            self.add_row(self.rows[at], times * (value // self.units[at]))
        elif kind == VALUE:
            if value > 0:
                self.add_row(self.rows[at] + min(value, self.values[at]) - 1, times)
        elif kind == BITS:
            for bit in range(self.values[at]):
                if value >> bit & 1 != 0:
                    self.add_row(self.rows[at] + bit, times)
        elif kind != SKIPPED:
            whose = value - 1 if kind == INDEX else value
            if 0 <= whose < seats:
                away = whose - seat
                self.add_row(self.rows[at] + (away + seats if away < 0 else away), times)

    def add_row(self, row: i64, times: i64) -> None:
        sums, weights, first = self.sums, self.weights, row * self.words
        for word in range(self.words):
            sums[word] += times * weights[first + word]

    def assess(self, position: Position, seat: i64) -> float:
        cells = position.cells
        if i64(cells[TO_ACT]) == OVER:
            return self.settle(position, seat)
        if self.base_seat != seat:
            self.start(position, seat)
        for word in range(self.words):
            self.sums[word] = self.base[word]
        first = seat * self.cells
        seats = position.seats
        for at in range(self.cells):
            now, then = cells[at], self.before[at]
            if now != then:
                self.add_features(first + at, i64(then), seat, seats, -1)
                self.add_features(first + at, i64(now), seat, seats, 1)
        heuristic = position.heuristic(seat)
        self.add_row(self.last, i64(math.floor(heuristic * HEURISTIC_UNIT)))
        number = min(i64(cells[ROUND]), i64(ROUNDS - 1))
        self.read_out(number, heuristic)
        worth = self.worth(position, heuristic)
        if self.stages > 0:
            self.refine(number, min(i64(cells[self.progress]), self.stages - 1))
        return worth

    def worth(self, position: Position, heuristic: float) -> float:
        if i64(position.cells[SEATS]) == 1:
            return self.points + self.blend * heuristic
        return self.lead + self.blend * heuristic + self.win * self.chance

    def read_out(self, number: i64, heuristic: float) -> None:
        """Points, lead and chance in this round, from the hidden layer."""
        output = self.output
        units = self.words * LANES
        at = number * OUTPUTS * units
        points: i64 = 0
        lead: i64 = 0
        for word in range(self.words):
            packed = self.sums[word] + OFFSET
            for _ in range(i64(LANES)):
                unit = (packed & LANE_MASK) - HALF
                if unit > 0:
                    points += unit * output[at]
                    lead += unit * output[at + units]
                packed >>= LANE
                at += 1
        one = float(HIDDEN_ONE * OUTPUT_ONE)
        first = number * OUTPUTS * 2
        linear = self.linear
        self.points = float(points) / one + linear[first] + linear[first + 1] * heuristic
        self.lead = float(lead) / one + linear[first + 2] + linear[first + 3] * heuristic
        self.chance = logistic(self.scale[2 * number] + self.scale[2 * number + 1] * self.lead)

    def refine(self, number: i64, stage: i64) -> None:
        """Make points and chance right for this stage of the round; comparisons do not need it."""
        first = (number * self.stages + stage) * 3
        finer = self.finer
        self.points += finer[first]
        self.chance = logistic(finer[first + 1] + finer[first + 2] * self.lead)


def judge_for(position: Position) -> Judge:
    """The judge of a position's game for this number of players; it uses the heuristic if nothing was learned."""
    game = game_of(position)
    if game is None:
        return Judge()
    found: Judge = game.judge(position)
    return found


def logistic(x: float) -> float:
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0
