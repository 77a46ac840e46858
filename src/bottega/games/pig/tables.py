"""The content, packed for the engine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bottega.core.position import GameTables


@final
class Tables(GameTables):
    sides: i64
    bust: i64

    def __init__(self, sides: int, bust: int) -> None:
        super().__init__()
        self.sides = sides
        self.bust = bust

    def __reduce__(self) -> tuple[type[Tables], tuple[int, int]]:
        return Tables, (self.sides, self.bust)
