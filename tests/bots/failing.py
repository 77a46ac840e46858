"""Bots that fail, each in its way."""

from __future__ import annotations

import time

from bottega import Position
from bottega.bots import Bot

HERE = "tests.bots.failing"


class Failing(Bot):
    def choose(self, position: Position, seat: int) -> int:
        raise ValueError("I don't know")


class Cheating(Bot):
    def choose(self, position: Position, seat: int) -> int:
        return 999


class Hanging(Bot):
    def choose(self, position: Position, seat: int) -> int:
        while True:
            time.sleep(1)
