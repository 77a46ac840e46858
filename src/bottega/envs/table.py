"""A game as the environments use it: its positions, what a seat sees and may do, and the rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from librt.strings import BytesWriter

from bottega.core.game import Game
from bottega.core.position import CHANCE, Position, new_buffer
from bottega.core.registry import game as find_game
from bottega.core.rng import Rng
from bottega.envs.observations import Column, columns, observer
from bottega.envs.rewards import reward

Array = Any  # a numpy array; numpy is not installed when types are checked


class EnvGame:
    """A game for a number of players, with its options."""

    def __init__(
        self, name: str, players: int | None, rewards: str, content: str | None, options: dict[str, Any]
    ) -> None:
        self.game: Game = find_game(name, content)
        self.players = self.game.check_players(players)
        self.options = options
        self.reward = reward(rewards)
        self.first = self.start()
        self.actions = int(self.game.action_count)
        self.columns: list[Column] = columns(self.game, self.first)
        self.observer = observer(self.game, self.first)
        self._buffer = new_buffer()

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvGame:
        """Return itself: it never changes, so copies of states share it."""
        return self

    def start(self) -> Position:
        return self.game.start(self.players, **self.options)

    def roll(self, position: Position, rng: Rng) -> None:
        """Continue to the next decision, or to the end."""
        while position.to_act == CHANCE:
            position.apply(position.sample(rng))

    def observe(self, position: Position, seat: int) -> Array:
        out = BytesWriter()
        self.observer.write(position, seat, out)
        return np.frombuffer(out.getvalue(), dtype="<i2")

    def legal(self, position: Position, seat: int) -> list[int]:
        """The canonical actions of the seat: see docs/contract.md."""
        if seat not in position.waiting:
            return []
        return [int(self._buffer[at]) for at in range(position.fill(self._buffer, seat))]

    def mask(self, position: Position, seat: int) -> Array:
        """1 for every canonical action of the seat."""
        found = np.zeros(self.actions, dtype=np.int8)
        legal = self.legal(position, seat)
        if legal:
            found[legal] = 1
        return found

    def limits(self) -> tuple[Array, Array]:
        """The smallest and the largest value of each number of an observation."""
        low = np.array([column.low for column in self.columns], dtype=np.int16)
        high = np.array([column.high for column in self.columns], dtype=np.int16)
        return low, high

    def space(self) -> Dict:
        """The observation space of an agent: what it sees, and what it may do."""
        low, high = self.limits()
        view = Box(low, high, dtype=low.dtype)
        return Dict({"observation": view, "action_mask": Box(0, 1, (self.actions,), dtype="int8")})

    def shown(self, position: Position, seat: int) -> dict[str, Array]:
        """The observation of a position."""
        return {"observation": self.observe(position, seat), "action_mask": self.mask(position, seat)}

    def rewards(self, position: Position) -> list[float]:
        """The rewards of the seats that somebody plays; ghosts get none."""
        return self.reward(position.scores(), position.winners())[: self.players]
