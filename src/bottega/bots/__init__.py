"""Players that decide by themselves, by name."""

from __future__ import annotations

from importlib import import_module

from bottega.bots.base import Bot
from bottega.bots.beginners import FattorinoBot, GarzoneBot
from bottega.bots.exe import GRACE, PREFIX, ExeBot
from bottega.bots.flat import FlatBot
from bottega.bots.greedy import GreedyBot
from bottega.bots.guard import TIME_LIMIT, BotFailure, Guarded
from bottega.bots.levels import ApprendistaBot, LavoranteBot, MaestroBot
from bottega.bots.random import RandomBot
from bottega.bots.search import Budget, SearchBot, Thought
from bottega.core.errors import OptionError
from bottega.core.rng import Rng
from bottega.core.texts import Text, Texts

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "LEVELS",
    "Bot",
    "Budget",
    "FlatBot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "Thought",
    "guarded",
    "is_program",
    "label",
    "make",
    "make_safe",
]

LEVELS: dict[str, type[Bot]] = {
    "fattorino": FattorinoBot,
    "garzone": GarzoneBot,
    "apprendista": ApprendistaBot,
    "lavorante": LavoranteBot,
    "maestro": MaestroBot,
}
"""From the weakest to the strongest."""
BOTS: dict[str, type[Bot]] = {
    **LEVELS,
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "search": SearchBot,
}
DEFAULT_BOT = "greedy"
"""The bot that takes a seat for which no bot is named."""


def make(name: str, rng: Rng) -> Bot:
    """A bot by its name: `maestro`, `flat:200`, `module:Class` for your own, or `exe:COMMAND` for a program."""
    word, _, setting = name.partition(":")
    try:
        if word in BOTS:
            return BOTS[word](rng, setting)
        if not setting:
            raise OptionError(
                f"there is no bot {name!r}; choose {', '.join(BOTS)}, module:Class or exe:COMMAND"
            )
        if is_program(name):
            return ExeBot(rng, setting)
        kind = getattr(import_module(word), setting)
    except (ImportError, AttributeError) as error:
        raise OptionError(f"the bot {name!r} cannot be loaded: {error}") from error
    except (ValueError, BotFailure) as error:
        raise OptionError(f"the bot {name!r}: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise OptionError(f"{name!r} is not a bot: it must be a subclass of bottega.bots.Bot")
    return kind(rng)


def is_program(name: str) -> bool:
    """Whether a bot's name runs a program: whoever may choose it may run anything."""
    return name.partition(":")[0] == PREFIX


def make_safe(name: str, rng: Rng) -> Bot:
    """The same for long series of games: a user's own bot is guarded, so that its errors do not end the series."""
    return make(name, rng) if name.partition(":")[0] in BOTS else guarded(name, rng)


def guarded(name: str, rng: Rng) -> Bot:
    """The bot of that name, guarded; greedy decides whenever it fails."""
    bot = make(name, rng)
    seconds = (
        TIME_LIMIT + 2 * GRACE if isinstance(bot, ExeBot) else TIME_LIMIT
    )  # a program is told to stop first
    return Guarded(name, bot, make("greedy", rng), seconds)


def label(name: str, language: str) -> str:
    """The name of a bot for people; levels have a word for their strength."""
    word, _, setting = name.partition(":")
    texts = Texts(__name__)
    title = (
        texts.format(Text(f"bot-{word}"), language)
        if texts.has(f"bot-{word}", language)
        else word.capitalize()
    )
    return f"{title} {setting}" if setting else title
