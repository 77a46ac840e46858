"""Reading options from the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, get_origin

import msgspec

from bottega.core.errors import OptionError
from bottega.core.game import Game

PLOTS = (".svg", ".png", ".pdf")
"""The formats of plots."""


def check_target(option: str, name: str, endings: tuple[str, ...] = ()) -> Path:
    """A file that an option names and a command will write, checked before the command begins its work."""
    file = Path(name)
    folder = file.parent
    if endings and file.suffix.lower() not in endings:
        raise OptionError(f"{option} must name a file that ends in {' or '.join(endings)}, not {name}")
    if not folder.is_dir():
        raise OptionError(f"{option} {name}: there is no folder {folder}")
    if file.is_dir():
        raise OptionError(f"{option} {name}: this is a folder, not a file")
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise OptionError(f"{option} {name}: it cannot be written")
    return file


def check_folder(option: str, name: str) -> Path:
    """A folder that an option names and a command will make or go on with, checked likewise."""
    folder = Path(name)
    if folder.exists() and not folder.is_dir():
        raise OptionError(f"{option} {name}: this is a file, not a folder")
    above = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    if not (above.is_dir() and os.access(above, os.W_OK)):
        raise OptionError(f"{option} {name}: {above} cannot be written")
    return folder


def check_counts(**given: int) -> None:
    """Refuse numbers of things of which there must be at least one."""
    for name, number in given.items():
        if number < 1:
            raise OptionError(f"--{name} must be at least 1, not {number}")


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
