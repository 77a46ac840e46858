"""Learning the value of positions by self-play: `bottega train`. It needs numpy.

A run has generations. In each, bots play many games (first `greedy`, then one step ahead with the learned value). A
small net learns the final points and the lead from positions of these games and of the previous generation. Matches
against `greedy` decide whether it plays better than all before it. Everything is kept in a folder: an interrupted run
continues where it was, and `log.jsonl` has a line for each step.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bottega.core.features import BITS, INDEX, NUMBER, SEAT, VALUE, CellFeatures
from bottega.core.judge import HEURISTIC_UNIT, HIDDEN_ONE, LANES, OUTPUT_ONE, OUTPUTS, ROUNDS
from bottega.core.position import ROUND, restore, tables_of
from bottega.core.weights import Weights, features_hash, make_judge, pack
from bottega.lab.self_play import (
    SAMPLES,
    Cells,
    Data,
    Floats,
    SelfPlay,
    TrainingSettings,
    encode,
    join,
    play_matches,
    play_samples,
)
from bottega.lab.simulate import SHARE
from bottega.lab.workers import Workers, make_workers

UNIT = 10.0
"""Points are learned in units of ten."""
BLENDS = (1.0, 2.0, 4.0)
"""Candidate weights of the heuristic relative to the learned value; matches decide which is best."""
ENOUGH = 50
"""Positions from which on an average is trusted."""
FILE = 500
"""How many games are stored in one file."""


class Net(msgspec.Struct):
    """The parameters during training; features are divided by `scale`."""

    scale: Floats
    first: Floats
    bias: Floats
    output: Floats
    linear: Floats
    chance: Floats


class Training:
    """A training run. Iterate to run it: each item is a line of the log."""

    def __init__(
        self, settings: TrainingSettings, folder: Path, command: str, workers: Workers | None = None
    ) -> None:
        if settings.hidden % LANES:
            raise ValueError(
                f"the number of hidden units must be a multiple of {LANES}, not {settings.hidden}"
            )
        self.settings = settings
        self.folder = folder
        self.command = command
        self.workers = workers or make_workers()
        players = SelfPlay(settings)
        self.game, self.features = players.game, players.features
        self.first = players.start(0)
        self.name = self.game.weights_name(self.first)
        folder.mkdir(parents=True, exist_ok=True)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        course = self.settings
        best: Weights | None = None
        latest: Weights | None = None
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
            latest = weights
            if best is None or weights.results["score"] > best.results["score"]:
                best = weights
        assert best is not None
        file = self.folder / "best.json"
        if not file.exists():
            best = self.refine(self.calibrate(best))
            replace(file, msgspec.json.encode(best))
            yield self.log({"best": best.results, "blend": best.blend, "calibrated": best.calibrated})

    def log(self, line: dict[str, Any]) -> dict[str, Any]:
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({"time": round(time.time()), **line}) + "\n")
        return line

    # -- games -----------------------------------------------------------------------------------------------------

    def play(self, generation: int, weights: Weights | None) -> Iterator[tuple[dict[str, Any], Data]]:
        """The games of a generation, file by file; existing files are read instead."""
        folder = self.folder / f"games-{generation}"
        folder.mkdir(exist_ok=True)
        files = {start: folder / f"{start:06}.npz" for start in range(0, self.settings.games, FILE)}
        numbers = {start: range(start, min(self.settings.games, start + FILE)) for start in files}
        missing = [number for start, file in files.items() if not file.exists() for number in numbers[start]]
        games: dict[int, Data] = {}
        work = partial(play_samples, self.settings, generation, encode(weights), self.settings.explore)
        played = self.workers.run(work, missing)
        for start, file in files.items():
            while not file.exists():
                games.update(next(played))
                if all(number in games for number in numbers[start]):
                    write_data(file, join([games.pop(number) for number in numbers[start]]))
            chunk = read_data(file)
            line = {"generation": generation, "games": numbers[start].stop, "points": mean_points(chunk)}
            yield line, chunk

    # -- learning --------------------------------------------------------------------------------------------------

    def fit(self, data: Data, generation: int) -> Iterator[tuple[dict[str, Any], Net]]:
        """Learn from the data; a tenth of it, in whole games, is held out for validation."""
        course = self.settings
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
                net.chance = chances(guesses[:, 1], truth[:, 2], rounds[test], ROUNDS)
            yield line, net

    def new_net(self, data: Data, train: Any, rounds: Cells, targets: Floats, rng: Any) -> Net:
        """A net initialised with what the heuristic alone predicts in each round."""
        hidden = self.settings.hidden
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
        """Points and lead as predicted by the net."""
        found = []
        for start in range(0, len(rows), 4096):
            part = rows[start : start + 4096]
            rounds = np.minimum(data.cells[part, ROUND], ROUNDS - 1)
            x = self.inputs(data, part) / net.scale
            found.append(forward(net, x, rounds, data.heuristic[part] / UNIT)[1] * UNIT)
        return np.concatenate(found)

    def calibrate(self, weights: Weights) -> Weights:
        """Make points and chances right on average in each round, in games of self-play with these weights.

        This hardly changes the comparison of actions: with several players the points do not count there.
        """
        data, guesses = self.self_play(weights, 2000)
        rounds = np.minimum(data.cells[:, ROUND], ROUNDS - 1)
        linear = np.array(weights.linear, dtype=np.float32).reshape(ROUNDS, OUTPUTS, 2)
        for number in range(ROUNDS):
            rows = np.flatnonzero(rounds == number)
            if len(rows) >= ENOUGH:
                known = np.stack([np.ones(len(rows)), data.heuristic[rows]], axis=1)
                off = data.results[rows, 0] - guesses[rows, 0]
                linear[number, 0] += np.linalg.lstsq(known, off, rcond=None)[0]
        scale = chances(guesses[:, 1], data.results[:, 2], rounds, ROUNDS)
        return msgspec.structs.replace(
            weights,
            linear=[round(float(one), 5) for one in linear.ravel()],
            scale=[round(float(one), 6) for one in scale.ravel()],
            calibrated=self.settings.calibration,
        )

    def refine(self, weights: Weights) -> Weights:
        """Make points and chances right on average in each stage of a round too, if the game's shape names one.

        This changes nothing in how actions are compared.
        """
        if self.features.progress < 0:
            return weights
        data, guesses = self.self_play(weights, 2001)
        stages = 1 + int(data.cells[:, self.features.progress].max())
        rounds = np.minimum(data.cells[:, ROUND], ROUNDS - 1)
        when = rounds * stages + data.cells[:, self.features.progress]
        finer = np.zeros((ROUNDS * stages, 3), dtype=np.float32)
        finer[:, 1:] = chances(guesses[:, 1], data.results[:, 2], when, ROUNDS * stages)
        for number in range(ROUNDS * stages):
            rows = np.flatnonzero(when == number)
            if len(rows) >= ENOUGH:
                finer[number, 0] = (data.results[rows, 0] - guesses[rows, 0]).mean()
            else:
                finer[number, 1:] = weights.scale[2 * (number // stages) :][:2]
        return msgspec.structs.replace(weights, finer=[round(float(one), 5) for one in finer.ravel()])

    def self_play(self, weights: Weights, generation: int) -> tuple[Data, Floats]:
        """Positions of games of self-play with these weights, and the points and lead that the weights predict."""
        judge = make_judge(weights, self.features)
        games = self.settings.calibration
        work = partial(play_samples, self.settings, generation, encode(weights), 0)
        played = dict(game for chunk in self.workers.run(work, range(games)) for game in chunk)
        data = join([played[number] for number in range(games)])
        first = self.first
        guesses = np.zeros((len(data.seats), OUTPUTS), dtype=np.float32)
        for row, (cells, seat) in enumerate(zip(data.cells, data.seats, strict=True)):
            position = restore(type(first), tables_of(first), cells.tobytes())
            judge.assess(position, int(seat))
            guesses[row] = judge.points, judge.lead
        return data, guesses

    # -- matches ---------------------------------------------------------------------------------------------------

    def match(self, weights: Weights, generation: int) -> dict[str, Any]:
        """Play matches one step ahead with these weights against greedy, alternating seats."""
        work = partial(play_matches, self.settings, 1000 + generation, encode(weights))
        results = [
            result for chunk in self.workers.run(work, range(self.settings.matches)) for result in chunk
        ]
        won, points, others = (sum(column) for column in zip(*results, strict=True))
        games = self.settings.matches
        alone = len(self.features.cells) == 1
        return {
            "games": games,
            "won against greedy": round(won / SHARE / games, 4),
            "own points": round(points / games, 2),
            "others": round(others / games / max(1, len(self.features.cells) - 1), 2),
            "score": points / games if alone else won / SHARE / games,
        }


def spread_out(
    found: Floats, mine: Any, cells: Cells, view: tuple[CellFeatures, ...], seat: int, seats: int
) -> None:
    """Add the features of the cells to these rows, as `features.read` defines them."""
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
    """The hidden units, and the outputs in units of ten points."""
    units = np.maximum(x @ net.first + net.bias, 0)
    output, linear = net.output[rounds], net.linear[rounds]
    guesses = np.einsum("nu,nou->no", units, output) + linear[:, :, 0] + linear[:, :, 1] * heuristic[:, None]
    return units, guesses


def backward(net: Net, x: Floats, rounds: Any, heuristic: Floats, targets: Floats) -> list[Floats]:
    """The gradients of the mean squared error with respect to weights, bias, output and linear part."""
    units, guesses = forward(net, x, rounds, heuristic)
    wrong = 2 * (guesses - targets) / len(x)
    output = np.zeros_like(net.output)
    np.add.at(output, rounds, wrong[:, :, None] * units[:, None, :])
    linear = np.zeros_like(net.linear)
    np.add.at(linear, rounds, np.stack([wrong, wrong * heuristic[:, None]], axis=2))
    hidden = np.einsum("no,nou->nu", wrong, net.output[rounds]) * (units > 0)
    return [x.T @ hidden, hidden.sum(axis=0), output, linear]


def shift(net: Net, guesses: Floats, truth: Floats, rounds: Any) -> Floats:
    """Make the predictions right on average in each round; return by how much they change."""
    changes = np.zeros_like(guesses)
    for number in range(ROUNDS):
        rows = np.flatnonzero(rounds == number)
        if len(rows) >= ENOUGH:
            off = (truth[rows, :OUTPUTS] - guesses[rows]).mean(axis=0)
            net.linear[number, :, 0] += off / UNIT
            changes[rows] = off
    return changes


def chances(leads: Floats, won: Floats, when: Any, count: int) -> Floats:
    """For each of `count` times, constant and slope of the chance to win given the lead, by logistic regression."""
    found = np.zeros((count, 2), dtype=np.float32)
    for number in range(count):
        rows = np.flatnonzero(when == number)
        slope = np.array([0.0, 0.05])
        if len(rows) >= ENOUGH:
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
    """The net with integer weights, as `judge.py` uses it."""
    course = training.settings
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


def mean_points(data: Data) -> float:
    return round(float(data.results[:, 0].mean()), 2)


def write_data(file: Path, data: Data) -> None:
    """Write the file under a temporary name first, so that an existing file is always complete."""
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
