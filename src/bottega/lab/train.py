"""Learning the value of positions from bots that play themselves: `bottega train`. It needs numpy.

A run has generations. In each the bots play many games (first `greedy`, then one step ahead with what was learned); a
small net learns the final points and the lead from positions of these games and of the generation before; and matches
against `greedy` tell whether it plays better than all before it. Everything is kept in a folder: a run that was stopped
goes on where it was, and `log.jsonl` has a line for each step.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bottega.bots import Bot, make
from bottega.bots.match import run
from bottega.bots.steps import StepBot
from bottega.core.features import BITS, INDEX, NUMBER, SEAT, VALUE, Cell, features
from bottega.core.judge import HEURISTIC_UNIT, HIDDEN_ONE, LANES, OUTPUT_ONE, OUTPUTS, ROUNDS, Judge
from bottega.core.position import CHANCE, OVER, ROUND, Position, restore, tables_of
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng
from bottega.core.weights import Weights, features_hash, make_judge, pack

Floats = Any  # an array of numpy, which is not there when types are checked
Cells = Any

UNIT = 10.0
"""Points are learned in tens."""
SAMPLES = 24
"""Positions that are kept of a game, each as two seats see it."""
TRACE = 0.85
"""How much what came later counts beside what was expected at the next sample."""
BLENDS = (1.0, 2.0, 4.0)
"""How much the heuristic may count beside what was learned; matches tell which is best."""
CHUNK = 500
"""Games in a file."""


class Course(msgspec.Struct, frozen=True):
    """What is to be learned, and how long."""

    game: str
    players: int
    options: tuple[dict[str, Any], ...] = ({},)
    """The options of the games, in turn."""
    content: str | None = None
    seed: int = 1
    generations: int = 3
    games: int = 6000
    hidden: int = 24
    epochs: int = 4
    matches: int = 200
    explore: int = 25
    calibration: int = 1000
    """Games of its own play by which what was learned is made right on average."""


class Data(msgspec.Struct):
    """Positions: their cells, who looks, the heuristic, and what became of it: points, lead, share of the win.

    `targets` are points and lead to learn: the results, or a mixture with what was expected soon after.
    """

    cells: Cells
    seats: Cells
    heuristic: Floats
    results: Floats
    targets: Floats


class Net(msgspec.Struct):
    """The parameters while they are learned; features are divided by `scale`."""

    scale: Floats
    first: Floats
    bias: Floats
    output: Floats
    linear: Floats
    chance: Floats


class Training:
    """A course being followed. Iterate to let it run: each item is a line of the log."""

    def __init__(self, course: Course, folder: Path, command: str) -> None:
        if course.hidden % LANES:
            raise ValueError(f"the number of hidden units must be a multiple of {LANES}, not {course.hidden}")
        self.course = course
        self.folder = folder
        self.command = command
        self.game = find_game(course.game, course.content)
        first = self.start(0)
        assert self.game.shape is not None
        self.name = self.game.weights_name(first)
        self.features = features(self.game.shape, first)
        folder.mkdir(parents=True, exist_ok=True)

    def start(self, number: int) -> Position:
        options = self.course.options[number % len(self.course.options)]
        return self.game.start(self.course.players, **options)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        course = self.course
        best: Weights | None = None
        latest: Judge | None = None
        data: list[Data] = []
        for generation in range(course.generations):
            file = self.folder / f"generation-{generation}.json"
            if not file.exists():
                before = self.folder / f"games-{generation - 1}"
                if not data and before.exists():
                    data = [read_data(path) for path in sorted(before.glob("*.npz"))]
                fresh: list[Data] = []
                for line, chunk in self.play(generation, latest):
                    fresh.append(chunk)
                    yield self.log(line)
                net: Net | None = None
                for line, learned in self.fit(join(data + fresh), generation):
                    net = learned
                    yield self.log(line)
                assert net is not None
                data = fresh
                weights = export(net, self, generation)
                for blend in BLENDS:
                    results = self.match(msgspec.structs.replace(weights, blend=blend), generation)
                    yield self.log({"generation": generation, "blend": blend, "match": results})
                    if not weights.results or results["score"] > weights.results["score"]:
                        weights.results, weights.blend = results, blend
                replace(file, msgspec.json.encode(weights))
            weights = msgspec.json.decode(file.read_bytes(), type=Weights)
            latest = make_judge(weights, self.features)
            if best is None or weights.results["score"] > best.results["score"]:
                best = weights
        assert best is not None
        file = self.folder / "best.json"
        if not file.exists():
            best = self.calibrate(best)
            replace(file, msgspec.json.encode(best))
            yield self.log({"best": best.results, "blend": best.blend, "calibrated": best.calibrated})

    def log(self, line: dict[str, Any]) -> dict[str, Any]:
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({"time": round(time.time()), **line}) + "\n")
        return line

    # -- games -----------------------------------------------------------------------------------------------------

    def play(self, generation: int, judge: Judge | None) -> Iterator[tuple[dict[str, Any], Data]]:
        """The games of a generation, file by file; files that are there already are read."""
        folder = self.folder / f"games-{generation}"
        folder.mkdir(exist_ok=True)
        for start in range(0, self.course.games, CHUNK):
            file = folder / f"{start:06}.npz"
            if not file.exists():
                numbers = range(start, min(self.course.games, start + CHUNK))
                games = [self.one_game(generation, number, judge, self.course.explore) for number in numbers]
                write_data(file, join(games))
            chunk = read_data(file)
            line = {"generation": generation, "games": start + CHUNK, "points": mean_points(chunk)}
            yield line, chunk

    def one_game(self, generation: int, number: int, judge: Judge | None, explore: int) -> Data:
        """Play a game, and keep some of its positions. In `explore` of 1000 decisions something else is tried."""
        seed = (self.course.seed, generation, number)
        dice, rng = Rng(*seed, 0), Rng(*seed, 1)
        p = self.start(number)
        bots = [self.player(judge, Rng(*seed, 2 + seat), explore) for seat in range(p.seats)]
        anyone = make("random", rng)
        kept: list[bytes] = []
        actor = 0
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                p.apply(p.sample(dice))
            else:
                actor = p.to_act
                stray = judge is None and rng.below(1000) < explore
                p.apply((anyone if stray else bots[actor]).choose(p.copy(), actor))
            if p.to_act != OVER and rng.below(3) == 0:
                kept.append(p.key())
        while len(kept) > SAMPLES:
            kept.pop(rng.below(len(kept)))
        seats = list(range(self.course.players))
        while len(seats) > 2:
            seats.pop(rng.below(len(seats)))
        return join([self.samples(kept, seat, p, judge) for seat in seats])

    def samples(self, kept: list[bytes], seat: int, final: Position, judge: Judge | None) -> Data:
        """Positions of one game in their order, as a seat sees them."""
        end = Judge()
        end.settle(final, seat)
        result = (end.points, end.lead, end.chance)
        heuristics, targets = [], []
        target = np.array(result[:OUTPUTS])
        for key in reversed(kept):
            p = restore(type(final), tables_of(final), key)
            heuristics.append(p.heuristic(seat))
            targets.append(target)
            if judge is not None:
                judge.start(p, seat)
                judge.assess(p, seat)
                target = TRACE * target + (1 - TRACE) * np.array((judge.points, judge.lead))
        count = len(kept)
        return Data(
            np.frombuffer(b"".join(kept), dtype="<i2").reshape(count, len(final.cells)),
            np.full(count, seat, dtype=np.int16),
            np.array(heuristics[::-1], dtype=np.float32),
            np.tile(np.array(result, dtype=np.float32), (count, 1)),
            np.array(targets[::-1], dtype=np.float32).reshape(count, OUTPUTS),
        )

    def player(self, judge: Judge | None, rng: Rng, explore: int) -> Bot:
        if judge is None:
            return make("greedy", rng)
        bot = StepBot(rng)
        bot.judge = judge
        bot.explore = explore
        return bot

    # -- learning --------------------------------------------------------------------------------------------------

    def fit(self, data: Data, generation: int) -> Iterator[tuple[dict[str, Any], Net]]:
        """Learn from the data; a tenth of it, whole games, tells how well."""
        course = self.course
        rng = np.random.default_rng([course.seed, generation])
        count = len(data.seats)
        held = np.zeros(count, dtype=bool)
        for start in range(0, count, 20 * SAMPLES):
            held[start : start + 2 * SAMPLES] = True
        train, test = np.flatnonzero(~held), np.flatnonzero(held)
        rounds = np.minimum(data.cells[:, ROUND], ROUNDS - 1)
        targets = data.targets / UNIT
        net = self.new_net(data, train, rounds, targets, rng)
        parameters = [net.first, net.bias, net.output, net.linear]
        moments = [(np.zeros_like(one), np.zeros_like(one)) for one in parameters]
        size, step = 1024, 0
        steps = course.epochs * (len(train) // size)
        for epoch in range(course.epochs):
            order = rng.permutation(train)
            for start in range(0, len(order) - size + 1, size):
                rows = order[start : start + size]
                x = self.inputs(data, rows) / net.scale
                gradients = backward(net, x, rounds[rows], data.heuristic[rows] / UNIT, targets[rows])
                step += 1
                rate = 0.002 * (1.0 - 0.95 * step / steps)
                for parameter, gradient, (mean, square) in zip(parameters, gradients, moments, strict=True):
                    mean += 0.1 * (gradient - mean)
                    square += 0.001 * (gradient * gradient - square)
                    corrected = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                    parameter -= rate * (mean / (1 - 0.9**step)) / corrected
                net.first *= 1 - 1e-5
            guesses = self.guess(net, data, test)
            truth = data.results[test]
            error = np.sqrt(np.mean((guesses - truth[:, :OUTPUTS]) ** 2, axis=0))
            line = {
                "generation": generation,
                "epoch": epoch,
                "points off": round(float(error[0]), 3),
                "lead off": round(float(error[1]), 3),
                "spread": [round(float(one), 3) for one in truth[:, :OUTPUTS].std(axis=0)],
            }
            if epoch == course.epochs - 1:
                guesses += shift(net, guesses, truth, rounds[test])
                net.chance = chances(guesses[:, 1], truth[:, 2], rounds[test])
            yield line, net

    def new_net(self, data: Data, train: Any, rounds: Cells, targets: Floats, rng: Any) -> Net:
        """A net that knows what follows from the heuristic alone in each round."""
        hidden = self.course.hidden
        sample = self.inputs(data, rng.permutation(train)[:4096])
        spread = sample.std(axis=0)
        scale = np.where(sample.max(axis=0) > 3, np.maximum(spread, 0.5), 1.0).astype(np.float32)
        linear = np.zeros((ROUNDS, OUTPUTS, 2), dtype=np.float32)
        for number in range(ROUNDS):
            rows = train[rounds[train] == number]
            if len(rows) < 20:
                continue
            known = np.stack([np.ones(len(rows)), data.heuristic[rows] / UNIT], axis=1)
            linear[number] = np.linalg.lstsq(known, targets[rows], rcond=None)[0].T
        width = sample.shape[1]
        first = rng.normal(0, 0.5 / np.sqrt(60), (width, hidden)).astype(np.float32)
        output = np.repeat(rng.normal(0, 0.1, (1, OUTPUTS, hidden)), ROUNDS, axis=0).astype(np.float32)
        bias = np.full(hidden, 0.1, dtype=np.float32) - (sample / scale).mean(axis=0) @ first
        return Net(scale, first, bias, output, linear, np.zeros((ROUNDS, 2), dtype=np.float32))

    def inputs(self, data: Data, rows: Any) -> Floats:
        """The features of some positions as numbers, the heuristic last."""
        cells, seats = data.cells[rows], data.seats[rows]
        found = np.zeros((len(rows), len(self.features.names) + 1), dtype=np.float32)
        for seat, view in enumerate(self.features.cells):
            mine = np.flatnonzero(seats == seat)
            if len(mine):
                spread_out(found, mine, cells[mine], view, seat, len(self.features.cells))
        found[:, -1] = np.floor(data.heuristic[rows] * HEURISTIC_UNIT)
        return found

    def guess(self, net: Net, data: Data, rows: Any) -> Floats:
        """Points and lead, as the net sees them."""
        found = []
        for start in range(0, len(rows), 4096):
            part = rows[start : start + 4096]
            rounds = np.minimum(data.cells[part, ROUND], ROUNDS - 1)
            x = self.inputs(data, part) / net.scale
            found.append(forward(net, x, rounds, data.heuristic[part] / UNIT)[1] * UNIT)
        return np.concatenate(found)

    def calibrate(self, weights: Weights) -> Weights:
        """Make points and chances right on average in each round of games in which these weights play themselves.

        What is compared in play changes little by it: with others at the table the points do not count there.
        """
        judge = make_judge(weights, self.features)
        games = self.course.calibration
        data = join([self.one_game(2000, number, judge, explore=0) for number in range(games)])
        rounds = np.minimum(data.cells[:, ROUND], ROUNDS - 1)
        first = self.start(0)
        guesses = np.zeros((len(rounds), OUTPUTS), dtype=np.float32)
        for row, (cells, seat) in enumerate(zip(data.cells, data.seats, strict=True)):
            position = restore(type(first), tables_of(first), cells.tobytes())
            judge.assess(position, int(seat))
            guesses[row] = judge.points, judge.lead
        linear = np.array(weights.linear, dtype=np.float32).reshape(ROUNDS, OUTPUTS, 2)
        for number in range(ROUNDS):
            rows = np.flatnonzero(rounds == number)
            if len(rows) >= 50:
                known = np.stack([np.ones(len(rows)), data.heuristic[rows]], axis=1)
                off = data.results[rows, 0] - guesses[rows, 0]
                linear[number, 0] += np.linalg.lstsq(known, off, rcond=None)[0]
        scale = chances(guesses[:, 1], data.results[:, 2], rounds)
        return msgspec.structs.replace(
            weights,
            linear=[round(float(one), 5) for one in linear.ravel()],
            scale=[round(float(one), 6) for one in scale.ravel()],
            calibrated=games,
        )

    # -- matches ---------------------------------------------------------------------------------------------------

    def match(self, weights: Weights, generation: int) -> dict[str, Any]:
        """One step ahead with these weights against greedy, seats in turn."""
        judge = make_judge(weights, self.features)
        won, points, others = 0.0, 0, 0
        for number in range(self.course.matches):
            seed = (self.course.seed, 1000 + generation, number)
            p = self.start(number)
            chair = number % self.course.players
            bots: list[Bot] = [make("greedy", Rng(*seed, 1 + seat)) for seat in range(p.seats)]
            step = StepBot(Rng(*seed, 1 + chair))
            step.judge = judge
            bots[chair] = step
            run(p, bots, Rng(*seed, 0))
            scores, winners = p.scores(), p.winners()
            won += 1 / len(winners) if chair in winners else 0
            points += scores[chair]
            others += sum(scores) - scores[chair]
        games = self.course.matches
        alone = len(self.features.cells) == 1
        return {
            "games": games,
            "won against greedy": round(won / games, 4),
            "own points": round(points / games, 2),
            "others": round(others / games / max(1, len(self.features.cells) - 1), 2),
            "score": points / games if alone else won / games,
        }


def spread_out(found: Floats, mine: Any, cells: Cells, view: tuple[Cell, ...], seat: int, seats: int) -> None:
    """Add the features of the cells to these rows, as `features.read` has them."""
    for at, cell in enumerate(view):
        values = cells[:, at].astype(np.int64)
        if cell.kind == NUMBER:
            found[mine, cell.row] += values // cell.unit
        elif cell.kind == VALUE:
            some = np.flatnonzero(values > 0)
            found[mine[some], cell.row + np.minimum(values[some], cell.values) - 1] += 1
        elif cell.kind == BITS:
            if values.any():
                for bit in range(cell.values):
                    found[mine, cell.row + bit] += values >> bit & 1
        elif cell.kind in (SEAT, INDEX):
            whose = values - (cell.kind == INDEX)
            some = np.flatnonzero((whose >= 0) & (whose < seats))
            found[mine[some], cell.row + (whose[some] - seat) % seats] += 1


def forward(net: Net, x: Floats, rounds: Any, heuristic: Floats) -> tuple[Floats, Floats]:
    """The hidden units, and the outputs in tens of points."""
    units = np.maximum(x @ net.first + net.bias, 0)
    output, linear = net.output[rounds], net.linear[rounds]
    guesses = np.einsum("nu,nou->no", units, output) + linear[:, :, 0] + linear[:, :, 1] * heuristic[:, None]
    return units, guesses


def backward(net: Net, x: Floats, rounds: Any, heuristic: Floats, targets: Floats) -> list[Floats]:
    """The gradients of the mean square error by weights, bias, output and linear part."""
    units, guesses = forward(net, x, rounds, heuristic)
    wrong = 2 * (guesses - targets) / len(x)
    output = np.zeros_like(net.output)
    np.add.at(output, rounds, wrong[:, :, None] * units[:, None, :])
    linear = np.zeros_like(net.linear)
    np.add.at(linear, rounds, np.stack([wrong, wrong * heuristic[:, None]], axis=2))
    hidden = np.einsum("no,nou->nu", wrong, net.output[rounds]) * (units > 0)
    return [x.T @ hidden, hidden.sum(axis=0), output, linear]


def shift(net: Net, guesses: Floats, truth: Floats, rounds: Any) -> Floats:
    """Make the guesses right on average in each round; return by how much they change."""
    changes = np.zeros_like(guesses)
    for number in range(ROUNDS):
        rows = np.flatnonzero(rounds == number)
        if len(rows) >= 50:
            off = (truth[rows, :OUTPUTS] - guesses[rows]).mean(axis=0)
            net.linear[number, :, 0] += off / UNIT
            changes[rows] = off
    return changes


def chances(leads: Floats, won: Floats, rounds: Any) -> Floats:
    """For each round the constant and the slope of the chance to win by the lead: a logistic regression."""
    found = np.zeros((ROUNDS, 2), dtype=np.float32)
    for number in range(ROUNDS):
        rows = np.flatnonzero(rounds == number)
        slope = np.array([0.0, 0.05])
        if len(rows) >= 50:
            x = np.stack([np.ones(len(rows)), leads[rows]], axis=1)
            for _ in range(20):
                chance = 1 / (1 + np.exp(-np.clip(x @ slope, -30, 30)))
                spread = chance * (1 - chance) + 1e-6
                curve = x.T @ (x * spread[:, None]) + np.diag([0.1, 1.0])
                slope = slope + np.linalg.solve(
                    curve, x.T @ (won[rows] - chance) - np.array([0.1, 1.0]) * slope
                )
        found[number] = slope
    return found


def export(net: Net, training: Training, generation: int) -> Weights:
    """The net in whole numbers, as `judge.py` has it."""
    course = training.course
    rows = np.concatenate([net.first / net.scale[:, None], net.bias[None]]) * HIDDEN_ONE
    output = net.output * UNIT * OUTPUT_ONE
    linear = net.linear.copy()
    linear[:, :, 0] *= UNIT
    return Weights(
        game=training.game.name,
        players=training.name,
        content=training.game.content.hash,
        features=features_hash(training.features),
        command=training.command,
        seed=course.seed,
        games=course.games * (generation + 1),
        results={},
        calibrated=0,
        hidden=course.hidden,
        rows=pack(np.clip(np.rint(rows), -32767, 32767).astype(int).ravel().tolist(), "h"),
        output=pack(np.rint(output).astype(int).ravel().tolist(), "i"),
        linear=[round(float(one), 5) for one in linear.ravel()],
        scale=[round(float(one), 6) for one in net.chance.ravel()],
        blend=1.0,
    )


def join(parts: list[Data]) -> Data:
    return Data(
        np.concatenate([part.cells for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.heuristic for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


def mean_points(data: Data) -> float:
    return round(float(data.results[:, 0].mean()), 2)


def write_data(file: Path, data: Data) -> None:
    """Write the file under another name first, so that a file that is there is complete."""
    draft = file.with_suffix(".tmp")
    with draft.open("wb") as stream:
        np.savez(stream, **msgspec.structs.asdict(data))
    draft.replace(file)


def read_data(file: Path) -> Data:
    with np.load(file) as found:
        return Data(**found)


def replace(file: Path, content: bytes) -> None:
    draft = file.with_suffix(".tmp")
    draft.write_bytes(content)
    draft.replace(file)
