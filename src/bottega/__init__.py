"""Bottega: a workshop for tabletop games.

>>> import bottega
>>> game = bottega.game("pig")
>>> position = game.start(players=2)
>>> position.to_act == bottega.CHANCE
True
"""

from bottega.core.errors import (
    BottegaError,
    ContentError,
    DumpError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    UnknownGame,
)
from bottega.core.game import Game
from bottega.core.languages import LANGUAGES
from bottega.core.play import Play
from bottega.core.position import CHANCE, OVER, Event, Position, new_buffer
from bottega.core.record import Record
from bottega.core.registry import game, game_for, game_names
from bottega.core.rng import Rng
from bottega.core.texts import Text

read = Play.read

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "OVER",
    "BottegaError",
    "ContentError",
    "DumpError",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Play",
    "Position",
    "Record",
    "RecordError",
    "Rng",
    "Text",
    "UnknownGame",
    "__version__",
    "game",
    "game_for",
    "game_names",
    "new_buffer",
    "read",
]
