"""Games by name: those of this package, and those that other packages bring through the entry point group."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from bottega.core.errors import UnknownGame
from bottega.core.game import Game

GROUP = "bottega.games"


def game_names() -> list[str]:
    """The names of the installed games."""
    return sorted(entry_points(group=GROUP).names)


def game(name: str, content: str | None = None) -> Game:
    """A game by its name, or by `module:attribute`; with another content file if one is given."""
    return _plain(name) if content is None else _make(name, content)


@cache
def _plain(name: str) -> Game:
    return _make(name, None)


def _make(name: str, content: str | None) -> Game:
    made = _kind(name)(content)
    made.source = name
    return made


def _kind(name: str) -> type[Game]:
    try:
        if ":" in name:
            module, _, attribute = name.partition(":")
            kind = getattr(import_module(module), attribute)
        else:
            found = entry_points(group=GROUP, name=name)
            if not found:
                raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(game_names())}")
            kind = next(iter(found)).load()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"the game {name!r} cannot be loaded: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise UnknownGame(f"{name!r} is not a game: it must be a subclass of bottega.Game")
    return kind
