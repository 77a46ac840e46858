"""Thousands of games that advance together, for self-play."""

from __future__ import annotations

import numpy as np

from bottega.core.batch import Batch
from bottega.envs.table import Array, EnvGame


class VectorEnv:
    """`count` games side by side. In each, one seat decides and gets its observation; `step` takes one action in each.

    `seats[n]` decides in game n, sees `observations[n]` and may take the actions that are true in `masks[n]`. After a
    step, `ended[n]` says that game n is over; then `rewards[n]` has the reward of each seat, and everything else is
    about the game that takes its place. The arrays are reused in each step: copy what you want to keep.
    """

    def __init__(self, game: EnvGame, count: int, seed: int = 0) -> None:
        if count < 1:
            raise ValueError(f"the number of games must be at least 1, not {count}")
        self.game = game
        self.count = count
        self.actions = game.actions
        self.observations: Array = np.zeros((count, len(game.columns)), dtype=np.int16)
        self.masks: Array = np.zeros((count, game.actions), dtype=bool)
        self.seats: Array = np.zeros(count, dtype=np.int16)
        self.ended: Array = np.zeros(count, dtype=bool)
        self.rewards: Array = np.zeros((count, game.players), dtype=np.float32)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Restart all games; they are determined by the seed and the actions."""
        self.batch = Batch(self.game.first, self.count, seed, self.game.observer)
        self._read()

    def step(self, actions: Array) -> None:
        """Take an action in each game. If one of them is illegal, nothing is done and IllegalAction is raised."""
        self.batch.step(np.asarray(actions).astype("<i2").tobytes())
        self._read()

    def _read(self) -> None:
        batch = self.batch
        self.seats[:] = np.frombuffer(batch.seats.getvalue(), dtype="<i2")
        self.observations[:] = np.frombuffer(batch.observations.getvalue(), dtype="<i2").reshape(
            self.observations.shape
        )
        self.masks[:] = False
        self.masks.reshape(-1)[np.frombuffer(batch.legal.getvalue(), dtype="<i4")] = True
        self.ended[:] = False
        self.rewards[:] = 0
        for number, scores, winners in zip(batch.ended, batch.scores, batch.winners, strict=True):
            self.ended[number] = True
            self.rewards[number] = self.game.reward(scores, winners)[: self.game.players]

    def sample(self, rng: Array) -> Array:
        """A random action for each game, from a numpy generator."""
        chances = rng.random(self.masks.shape, dtype=np.float32)
        chances *= self.masks
        return chances.argmax(axis=1)
