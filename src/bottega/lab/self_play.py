"""The games from which `bottega train` learns, and the matches that show how well it did. It needs numpy."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from bottega.bots import Bot, make
from bottega.bots.match import run
from bottega.bots.steps import StepBot
from bottega.core.features import features
from bottega.core.judge import OUTPUTS, Judge
from bottega.core.position import CHANCE, OVER, Position, restore, tables_of
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng
from bottega.core.weights import Weights, make_judge
from bottega.lab.simulate import SHARE

Floats = Any  # a numpy array; numpy is not installed when types are checked
Cells = Any

SAMPLES = 24
"""How many positions of a game are kept, each as two seats see it."""
TRACE = 0.85
"""The weight of later results relative to what was expected at the next sample."""


class TrainingSettings(msgspec.Struct, frozen=True):
    """The parameters of a training run."""

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
    """Games of self-play with which the result is calibrated."""


class Data(msgspec.Struct):
    """Positions: their cells, the observing seat, the heuristic, and the results: points, lead, share of the win.

    `targets` are the points and lead to learn: the results, or a mixture with what was expected soon after.
    """

    cells: Cells
    seats: Cells
    heuristic: Floats
    results: Floats
    targets: Floats


class SelfPlay:
    """Plays the games of a training run, with or without learned weights."""

    def __init__(self, settings: TrainingSettings, weights: Weights | None = None) -> None:
        self.settings = settings
        self.game = find_game(settings.game, settings.content)
        assert self.game.shape is not None
        self.features = features(self.game.shape, self.start(0))
        self.judge = make_judge(weights, self.features) if weights else None

    def start(self, number: int) -> Position:
        options = self.settings.options[number % len(self.settings.options)]
        return self.game.start(self.settings.players, **options)

    def one_game(self, generation: int, number: int, explore: int) -> Data:
        """Play a game and keep some of its positions. In `explore` of 1000 decisions the bot explores."""
        seed = (self.settings.seed, generation, number)
        dice, rng = Rng(*seed, 0), Rng(*seed, 1)
        p = self.start(number)
        bots = [self.player(Rng(*seed, 2 + seat), explore) for seat in range(p.seats)]
        anyone = make("random", rng)
        kept: list[bytes] = []
        actor = 0
        while p.to_act != OVER:
            if p.to_act == CHANCE:
                p.apply(p.sample(dice))
            else:
                actor = p.to_act
                stray = self.judge is None and rng.below(1000) < explore
                p.apply((anyone if stray else bots[actor]).choose(p.copy(), actor))
            if p.to_act != OVER and rng.below(3) == 0:
                kept.append(p.key())
        while len(kept) > SAMPLES:
            kept.pop(rng.below(len(kept)))
        seats = list(range(self.settings.players))
        while len(seats) > 2:
            seats.pop(rng.below(len(seats)))
        return join([self.samples(kept, seat, p) for seat in seats])

    def samples(self, kept: list[bytes], seat: int, final: Position) -> Data:
        """Positions of one game in order, as a seat sees them."""
        end = Judge()
        end.settle(final, seat)
        result = (end.points, end.lead, end.chance)
        heuristics, targets = [], []
        target = np.array(result[:OUTPUTS])
        judge = self.judge
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

    def player(self, rng: Rng, explore: int) -> Bot:
        if self.judge is None:
            return make("greedy", rng)
        bot = StepBot(rng)
        bot.judge = self.judge
        bot.explore = explore
        return bot

    def one_match(self, generation: int, number: int) -> tuple[int, int, int]:
        """Play a game one step ahead against greedy: the share of the win, own points, and those of the others."""
        seed = (self.settings.seed, generation, number)
        p = self.start(number)
        chair = number % self.settings.players
        bots: list[Bot] = [make("greedy", Rng(*seed, 1 + seat)) for seat in range(p.seats)]
        bots[chair] = self.player(Rng(*seed, 1 + chair), 0)
        run(p, bots, Rng(*seed, 0))
        scores, winners = p.scores(), p.winners()
        won = SHARE // len(winners) if chair in winners else 0
        return won, scores[chair], sum(scores) - scores[chair]


def encode(weights: Weights | None) -> bytes:
    """Weights in the form in which they are sent to workers; empty if there are none."""
    return msgspec.json.encode(weights) if weights else b""


@lru_cache(maxsize=1)
def _self_play(settings: bytes, weights: bytes) -> SelfPlay:
    """The players for this run, made once in each process."""
    learned = msgspec.json.decode(weights, type=Weights) if weights else None
    return SelfPlay(msgspec.json.decode(settings, type=TrainingSettings), learned)


def play_samples(
    settings: TrainingSettings, generation: int, weights: bytes, explore: int, numbers: list[int]
) -> list[tuple[int, Data]]:
    """Play the games with these numbers and return positions to learn from."""
    players = _self_play(msgspec.json.encode(settings), weights)
    return [(number, players.one_game(generation, number, explore)) for number in numbers]


def play_matches(
    settings: TrainingSettings, generation: int, weights: bytes, numbers: list[int]
) -> list[tuple[int, int, int]]:
    """Play the matches with these numbers and return their results."""
    players = _self_play(msgspec.json.encode(settings), weights)
    return [players.one_match(generation, number) for number in numbers]


def join(parts: list[Data]) -> Data:
    return Data(
        np.concatenate([part.cells for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.heuristic for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )
