"""How many points bots of a level make among themselves, as measured by `python -m tools.level_points`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

NAME = "level_points.toml"


def level_points(package: str) -> dict[int, dict[str, int]]:
    """The mean points of each level by the number of players; nothing for a game that was not measured."""
    try:
        source = (files(package) / NAME).read_text("utf-8")
    except FileNotFoundError:
        return {}
    return {int(players): points for players, points in tomllib.loads(source).items()}
