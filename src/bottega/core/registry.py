"""Games by name: those of this package, and those that other packages provide by an entry point."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

import msgspec

from bottega.core.content import ContentSource, content_names, find_content
from bottega.core.errors import ContentError, UnknownGame
from bottega.core.game import Game
from bottega.core.record import Record

GROUP = "bottega.games"
CUSTOM_GAMES = 32
"""How many games with custom content are kept in memory."""

_loading = threading.RLock()
"""One thread at a time loads a game: compiled modules that import each other in two threads at once crash Python. What
is loaded is found without the lock."""

_kinds: dict[str, type[Game]] = {}
_shipped_games: dict[tuple[str, str], Game] = {}


def game_names() -> list[str]:
    """The names of the installed games."""
    return sorted(entry_points(group=GROUP).names)


def game(name: str, content: ContentSource | None = None) -> Game:
    """A game by its name, or by `module:attribute`; with the given content instead of its default one."""
    kind = _kind(name)
    if content is None:
        return _shipped(name, kind.edition)
    if isinstance(content, str) and content in content_names(kind.package):
        return _shipped(name, content)
    return _make(name, content)


def load_shipped(name: str) -> None:
    """Load a game with all its shipped contents: after that `game` and `shipped_game` find them at once."""
    for content in content_names(_kind(name).package):
        _shipped(name, content)
    game(name)


def game_for(record: Record) -> Game:
    """The game of a record, with the content it was played with."""
    return game_by_hash(record.game, record.content, record.box)


def shipped_game(name: str, hash: str) -> Game | None:
    """A game with the shipped content that has this hash."""
    content = find_content(_kind(name).package, hash)
    return _shipped(name, content) if content is not None else None


def game_by_hash(name: str, hash: str, box: Mapping[str, Any] | None = None) -> Game:
    """A game with the content that has this hash: a shipped one, otherwise the tables in `box`."""
    shipped = shipped_game(name, hash)
    if shipped is not None:
        return shipped
    if box is None:
        raise ContentError(f"{name} has no content {hash}; give the file that was played with")
    found = _custom(name, msgspec.json.encode(box))
    if found.content.hash != hash:
        raise ContentError(f"the tables that came with it are not those of the content {hash}")
    return found


def _shipped(name: str, content: str) -> Game:
    found = _shipped_games.get((name, content))
    if found is None:
        with _loading:
            found = _shipped_games.get((name, content)) or _make(name, content)
            _shipped_games[name, content] = found
    return found


@lru_cache(CUSTOM_GAMES)
def _custom(name: str, box: bytes) -> Game:
    return _make(name, msgspec.json.decode(box))


def _make(name: str, content: ContentSource) -> Game:
    made = _kind(name)(content)
    made.source = name
    return made


def _kind(name: str) -> type[Game]:
    found = _kinds.get(name)
    if found is None:
        with _loading:
            found = _kinds[name] = _load_kind(name)
    return found


def _load_kind(name: str) -> type[Game]:
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
