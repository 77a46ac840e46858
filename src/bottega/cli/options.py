"""Reading the options of a game from the command line."""

from __future__ import annotations

from typing import Any, get_origin

import msgspec

from bottega.core.errors import OptionError
from bottega.core.game import Game


def read_options(game: Game, words: list[str]) -> dict[str, Any]:
    """`["level=hard", "ghosts=media,facile"]` as a dictionary; items of a list are separated by commas."""
    lists = {
        field.name
        for field in msgspec.structs.fields(game.Options)
        if get_origin(field.type) in (list, tuple)
    }
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"an option must have the form name=value, not {word!r}")
        options[name] = [part for part in value.split(",") if part] if name in lists else value
    game.check_options(options)
    return options
