"""A slow recount of Pig: the points are the points."""

from __future__ import annotations

from typing import Any

from bottega import Game


def recount(game: Game, dump: dict[str, Any]) -> list[int]:
    return list(dump["points"])
