"""Files of learned weights: `weights/2.json` in a game's folder is for two players, made by `bottega train`.

A file says what it was trained for (game, content, the names of the features) and how: the command, the seed, and the
results of the matches by which it was chosen.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import zlib
from array import array
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.features import Features, features
from bottega.core.judge import LANE, LANES, OUTPUTS, ROUNDS, Judge, LearnedJudge

if TYPE_CHECKING:
    from bottega.core.game import Game
    from bottega.core.position import Position

log = logging.getLogger(__name__)


class Weights(msgspec.Struct):
    """A small net with integer weights, for positions of a game with a number of players (see `judge.py`)."""

    game: str
    players: str
    content: str
    """The hash of the content that it was trained on."""
    features: str
    """A hash of the names of the features."""
    command: str
    seed: int
    games: int
    results: dict[str, Any]
    hidden: int
    rows: str
    """16-bit numbers: the hidden layer's weights, a row for each feature, one for the heuristic, one for the bias."""
    output: str
    """32-bit numbers: for each round and output a weight for each hidden unit."""
    linear: list[float]
    scale: list[float]
    blend: float
    """The weight of the heuristic in comparisons."""
    win: float = 60.0
    """The weight of winning in comparisons, relative to a point of the lead."""
    calibrated: int = 0
    """The number of games of self-play with which its points and chances were calibrated."""
    finer: list[float] = []
    """For each round and stage (see `Shape.progress`): a change of the points, constant and slope of the chance."""


def pack(numbers: Any, code: str) -> str:
    """A row of integers as text."""
    return base64.b85encode(zlib.compress(array(code, numbers).tobytes(), 9)).decode()


def unpack(text: str, code: str) -> list[int]:
    found = array(code)
    found.frombytes(zlib.decompress(base64.b85decode(text)))
    return found.tolist()


def features_hash(found: Features) -> str:
    return hashlib.sha256("\n".join(found.names).encode()).hexdigest()[:16]


def load_judge(game: Game, position: Position) -> Judge:
    """The judge for positions like this one: with learned weights if they fit, otherwise with the heuristic."""
    players = game.weights_name(position)
    file = files(game.package) / "weights" / f"{players}.json"
    if game.shape is None or not file.is_file():
        return Judge()
    weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    found = features(game.shape, position)
    if weights.features != features_hash(found):
        log.warning("%s: the weights for %s players do not fit; bots use the heuristic", game.name, players)
        return Judge()
    if weights.content != game.content.hash:
        log.warning("%s: the weights for %s players were learned on another content", game.name, players)
    return make_judge(weights, found)


def make_judge(weights: Weights, found: Features) -> LearnedJudge:
    units = weights.hidden
    words = units // LANES
    numbers = unpack(weights.rows, "h")
    packed = []
    for first in range(0, len(numbers), LANES):
        packed.append(sum(numbers[first + lane] << LANE * lane for lane in range(LANES)))
    output = unpack(weights.output, "i")
    assert len(packed) == words * (len(found.names) + 2)
    assert len(output) == ROUNDS * OUTPUTS * units
    assert not weights.finer or found.progress >= 0
    cells = [cell for view in found.cells for cell in view]
    return LearnedJudge(
        len(found.cells[0]),
        _row([cell.kind for cell in cells]),
        _row([cell.row for cell in cells]),
        _row([cell.values for cell in cells]),
        _row([cell.unit for cell in cells]),
        _row(packed[:-words]),
        _row(packed[-words:]),
        _row(output),
        vec[float](weights.linear),
        vec[float](weights.scale),
        i64(found.progress),
        vec[float](weights.finer),
        weights.blend,
        weights.win,
    )


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])
